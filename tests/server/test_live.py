"""A live table: views and changes, reconnecting, several tabs, chat, undo, pause, giving up."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from server.harness import Api, Player, ServerProcess, hurt, meet, play, two

Seated = dict[str, Any]


def make(server: ServerProcess, seated: Seated, watch: bool = False) -> Player:
    return Player(server.ws, seated["table"], None if watch else seated["token"])


def test_a_person_plays_a_whole_match_against_a_bot(api: Api, server: ServerProcess) -> None:
    seated = api.create("human", "random")
    player = make(server, seated)
    play(player)
    assert player.result is not None
    assert len(player.accepted) >= 3
    assert api.table(seated["table"])["state"] == "finished"
    assert api.table(seated["table"])["result"] == player.result


def test_patched_views_are_what_a_fresh_connection_is_shown(
    api: Api, server: ServerProcess
) -> None:
    first, second = two(api)

    async def talk(one: Player, other: Player) -> None:
        for _ in range(30):
            moving = one if one.asks else other
            await moving.answer()
            await one.until(lambda seq=moving.accepted[-1]["seq"]: one.seq >= seq)
            async with make(server, first) as fresh:
                assert fresh.view == one.view
                assert fresh.asks == one.asks
            if one.result:
                break
            await other.until(lambda: one.asks or other.asks)
        assert "delta" in one.kinds, "changes come as patches"
        assert one.kinds.count("view") < one.kinds.count("delta")

    meet(talk, make(server, first), make(server, second))


def test_each_seat_is_asked_its_own_questions_and_spectators_none(
    api: Api, server: ServerProcess
) -> None:
    first, second = two(api)

    async def run() -> None:
        async with (
            make(server, first) as one,
            make(server, second) as two_,
            make(server, first, watch=True) as watcher,
        ):
            assert [ask["seat"] for ask in one.asks] == [0]
            assert [ask["seat"] for ask in two_.asks] == [1]
            assert watcher.asks == []
            assert watcher.waiting == [0, 1]
            assert watcher.welcome["seat"] is None
            await watcher.send({"type": "answer", "ask": 1, "key": "trade-lane"})
            await watcher.until(lambda: watcher.refused)
            assert watcher.refused[0]["reason"]["id"] == "server-spectator"

    asyncio.run(run())


def test_a_question_keeps_its_number_while_others_answer(api: Api, server: ServerProcess) -> None:
    first, second = two(api)

    async def talk(one: Player, other: Player) -> None:
        before = other.asks[0]["number"]
        await one.answer("trade-lane")
        await other.until(lambda: other.waiting == [1])
        assert other.asks[0]["number"] == before
        await other.answer("asteroids")
        assert len(other.accepted) == 1

    meet(talk, make(server, first), make(server, second))


def test_reconnecting_misses_nothing_and_doubles_nothing(api: Api, server: ServerProcess) -> None:
    first, second = two(api)
    rng = random.Random(5)

    async def run() -> None:
        async with make(server, second) as steady:
            shaky = await make(server, first).connect()
            other = asyncio.create_task(steady.play_on(rng))
            while shaky.result is None:
                await shaky.until(lambda: shaky.asks or shaky.result)
                if shaky.result is None:
                    await shaky.answer(rng=rng)
                    if rng.random() < 0.5:
                        await hurt(shaky) if rng.random() < 0.5 else await shaky.close()
                        await shaky.connect()
            await other
            numbers = [event["seq"] for event in shaky.events]
            assert numbers == sorted(set(numbers)), "each event once, in order"
            assert shaky.kinds.count("welcome") > 3
            whole = make(server, first)
            await whole.connect()
            assert [event["seq"] for event in whole.events] == numbers, "and none left out"
            assert whole.events == shaky.events
            assert steady.next_event == shaky.next_event

    asyncio.run(run())


def test_several_tabs_of_a_seat_stay_in_step(api: Api, server: ServerProcess) -> None:
    seated = api.create("human", "random")

    async def run() -> None:
        async with make(server, seated) as left, make(server, seated) as right:
            for _ in range(6):
                await left.until(lambda: left.asks or left.result)
                if left.result:
                    break
                await left.answer()
                await right.until(lambda: len(right.accepted) == len(left.accepted))
                assert right.accepted == left.accepted
                await left.until(lambda: left.asks or left.result)
                await right.until(lambda: right.asks == left.asks)
                assert right.view == left.view

    asyncio.run(run())


def test_an_answer_given_in_one_tab_is_stale_in_the_other(api: Api, server: ServerProcess) -> None:
    first, _ = two(api)

    async def run() -> None:
        async with make(server, first) as left, make(server, first) as right:
            number = right.asks[0]["number"]
            await left.answer("trade-lane")
            await right.send({"type": "answer", "ask": number, "key": "asteroids"})
            await right.until(lambda: right.refused)
            assert right.refused[0]["reason"]["id"] == "server-not-asked"
            assert right.refused[0]["ask"] == number

    asyncio.run(run())


def test_chat_reaches_everybody_and_is_there_for_whoever_comes_later(
    api: Api, server: ServerProcess
) -> None:
    first, second = two(api)

    async def talk(one: Player, other: Player) -> None:
        await one.send({"type": "chat", "text": "good luck <b>"})
        await other.until(lambda: other.chat)
        assert other.chat[0]["text"] == "good luck <b>"
        assert (other.chat[0]["name"], other.chat[0]["seat"]) == ("Ada", 0)
        async with make(server, first, watch=True) as late:
            assert [line["text"] for line in late.chat] == ["good luck <b>"]
            await late.send({"type": "chat", "text": "hello"})
            await one.until(lambda: len(one.chat) == 2)
            assert one.chat[1]["seat"] is None

    meet(talk, make(server, first), make(server, second))


def test_each_seat_has_its_language(api: Api, server: ServerProcess) -> None:
    first, second = two(api)

    async def run() -> None:
        one = await make(server, first).connect(lang="pl")
        two_ = await make(server, second).connect(lang="uk")
        await one.until(lambda: [seat.get("lang") for seat in one.seats] == ["pl", "uk"])
        await one.close()
        await two_.close()

    asyncio.run(run())
    assert [seat["lang"] for seat in api.table(first["table"])["seats"]] == ["pl", "uk"]


def test_undo_needs_the_others_consent(api: Api, server: ServerProcess) -> None:
    first, second = two(api)

    async def talk(one: Player, other: Player) -> None:
        await one.answer("trade-lane")
        await one.send({"type": "undo"})
        await other.until(lambda: other.proposal.get("kind") == "undo")
        assert (other.proposal["by"], other.proposal["needed"]) == (0, [1])
        await other.send({"type": "vote", "agree": False})
        await one.until(lambda: one.proposal.get("kind", "") is None)
        assert one.waiting == [1], "refused: the answer stands"
        await one.send({"type": "undo"})
        await other.until(lambda: other.proposal.get("kind") == "undo")
        await other.send({"type": "vote", "agree": True})
        await one.until(lambda: one.waiting == [0, 1])
        assert one.events[-1]["text"]["id"] == "server-event-undo"
        await one.answer("asteroids")
        assert len(one.accepted) == 2
        await one.send({"type": "vote", "agree": True})
        await one.until(lambda: one.refused)
        assert one.refused[0]["reason"]["id"] == "server-no-proposal"

    meet(talk, make(server, first), make(server, second))


def test_a_roll_cannot_be_taken_back(api: Api, server: ServerProcess) -> None:
    seated = api.create("human", "random")

    async def run() -> None:
        async with make(server, seated) as player:
            asked = ""
            while asked != "sd-ask-bribe":  # after the bribe the dice roll
                await player.until(lambda: player.asks)
                asked = player.asks[0]["prompt"]["id"]
                await player.answer({"sd-ask-cargo": "0", "sd-ask-bribe": "0"}.get(asked))
            await player.send({"type": "undo"})
            await player.until(lambda: player.refused)
            assert player.refused[0]["reason"]["id"] == "core-no-undo-chance"

    asyncio.run(run())


def test_a_pause_stops_the_match_until_somebody_goes_on(api: Api, server: ServerProcess) -> None:
    first, second = two(api)

    async def talk(one: Player, other: Player) -> None:
        await one.send({"type": "pause"})
        await other.until(lambda: other.paused)
        await other.answer("trade-lane")
        assert other.refused[0]["reason"]["id"] == "server-paused"
        await other.send({"type": "resume"})
        await other.until(lambda: not other.paused)
        await other.answer("trade-lane")
        assert len(other.accepted) == 1
        await other.send({"type": "resume"})
        await other.until(lambda: len(other.refused) == 2)
        assert other.refused[1]["reason"]["id"] == "server-not-paused"

    meet(talk, make(server, first), make(server, second))


def test_conceding_ends_a_duel(api: Api, server: ServerProcess) -> None:
    first, second = two(api)

    async def talk(one: Player, other: Player) -> None:
        await one.send({"type": "concede"})
        await other.until(lambda: other.result)
        assert other.result is not None
        assert other.result["winners"] == [1]
        assert other.events[-1]["text"]["id"] == "server-event-concede"
        await one.until(lambda: one.result)
        await one.send({"type": "concede"})
        await one.until(lambda: one.refused)
        assert one.refused[0]["reason"]["id"] == "server-not-running"

    meet(talk, make(server, first), make(server, second))
    assert api.table(first["table"])["state"] == "finished"


def test_among_three_a_bot_plays_on_for_who_gives_up(api: Api, server: ServerProcess) -> None:
    first = api.create("human", "open", "random", options={"target": 10})
    second = api.sit(first["table"], 1)

    async def talk(one: Player, other: Player) -> None:
        await one.send({"type": "concede"})
        await other.until(lambda: other.seats[0].get("conceded"))
        assert other.result is None
        await one.send({"type": "answer", "ask": one.asks[0]["number"], "key": "asteroids"})
        await one.until(lambda: one.refused)
        assert one.refused[0]["reason"]["id"] in ("server-bot-plays", "server-not-asked")
        await other.play_on()
        assert other.result is not None

    meet(talk, make(server, first), make(server, second))


def is_out(player: Player) -> bool:
    """Say whether the first player of a free-for-all has left it."""
    return bool(player.view["players"][0].get("out"))


def test_in_a_free_for_all_who_gives_up_leaves_the_table(api: Api, server: ServerProcess) -> None:
    first = api.create("human", "open", "random", game="destiny", seed=5)
    second = api.sit(first["table"], 1)

    async def run() -> None:
        async with make(server, first) as one, make(server, second) as two_:
            await one.send({"type": "concede"})
            await two_.until(lambda: two_.seats[0].get("conceded"))
            assert two_.result is None
            while not is_out(two_):
                await two_.until(lambda: two_.asks or is_out(two_))
                if two_.asks:
                    await two_.answer()
            assert two_.view["round"] == 1, "he left as soon as the first round began"
        async with make(server, second) as again:
            assert is_out(again)

    asyncio.run(run())


def test_a_bot_takes_over_an_absent_seat_and_gives_it_back(api: Api, server: ServerProcess) -> None:
    first, second = two(api)

    async def run() -> None:
        two_ = await make(server, second).connect()
        async with make(server, first) as one:
            await one.until(lambda: one.seats[1].get("connected"))
            await one.send({"type": "stand_in", "seat": 1})
            await one.until(lambda: one.refused)
            assert one.refused[0]["reason"]["id"] == "server-not-absent"
            await two_.close()
            await one.until(lambda: one.seats[1].get("away"))
            await one.send({"type": "stand_in", "seat": 1, "bot": "random"})
            await one.until(lambda: one.seats[1].get("stand_in") == "random")
            await one.until(lambda: one.waiting == [0])
            await one.answer()
            await one.until(lambda: one.asks)
            await two_.connect()
            await one.until(lambda: not one.seats[1].get("stand_in"))
            ids = [event["text"]["id"] for event in one.events]
            assert ids.index("server-event-stand-in") < ids.index("server-event-give-back")
            while not two_.asks:
                await one.answer()
                await two_.until(lambda: two_.asks or one.asks)
                await one.until(lambda: one.asks or two_.asks)
            await two_.answer()
            assert two_.accepted, "the person plays again"
            await two_.close()

    asyncio.run(run())


def test_a_table_can_replace_the_absent_by_itself(api: Api, server: ServerProcess) -> None:
    first = api.create("human", "open", absent="bot", options={"target": 10})
    api.sit(first["table"], 1)

    async def run() -> None:
        async with make(server, first) as one:
            await one.until(lambda: one.seats[1].get("stand_in"))
            await one.play_on()
            assert one.result is not None

    asyncio.run(run())


def test_who_runs_out_of_time_is_replaced_by_a_bot(api: Api, server: ServerProcess) -> None:
    first = api.create("human", "open", clock={"per_move": 3})

    async def run() -> None:
        async with make(server, first) as one:
            await asyncio.to_thread(api.sit, first["table"], 1)
            await one.until(lambda: one.asks)
            assert one.clocks["running"] == [0, 1]
            assert 0 < one.clocks["move"][0] <= 3
            await one.answer("trade-lane")
            assert one.clocks["running"] == [1]
            await one.until(lambda: one.seats[1].get("stand_in") == "normal")
            assert "server-event-timeout" in [event["text"]["id"] for event in one.events]
            await one.until(lambda: one.waiting != [1])

    asyncio.run(run())


def test_who_runs_out_of_time_forfeits_where_the_table_says_so(
    api: Api, server: ServerProcess
) -> None:
    first = api.create("human", "open", clock={"per_game": 3, "timeout": "forfeit"})

    async def run() -> None:
        async with make(server, first) as one:
            await asyncio.to_thread(api.sit, first["table"], 1)
            await one.until(lambda: one.asks)
            await one.answer("trade-lane")
            left = one.clocks["game"][0]
            assert left is not None
            assert 0 < left < 3
            await one.until(lambda: one.result)
            assert one.result is not None
            assert one.result["winners"] == [0]
            assert one.clocks["game"][0] == left, "only the waited-for lose time"

    asyncio.run(run())


def test_with_clocks_a_pause_needs_consent_and_stops_them(api: Api, server: ServerProcess) -> None:
    first, second = two(api, clock={"per_move": 100})

    async def talk(one: Player, other: Player) -> None:
        await one.send({"type": "pause"})
        await other.until(lambda: other.proposal.get("kind") == "pause")
        assert not other.paused
        await other.send({"type": "vote", "agree": True})
        await one.until(lambda: one.paused)
        assert one.clocks["running"] == []

    meet(talk, make(server, first), make(server, second))
