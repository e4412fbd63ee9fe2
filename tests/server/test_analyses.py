"""A finished match in hindsight: made once, kept, resumed; chances for spectators."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from cantina.server.match.analyses import standing_answers
from cantina.server.match.happenings import Happening, write_happening
from cantina.server.store.rows import Move
from server.harness import Api, Player, ServerProcess, play, wait_for


def finish(api: Api, server: ServerProcess) -> str:
    """Play a short match to its end and return its table."""
    first = api.create("human", "open", seed=4)
    second = api.sit(first["table"], 1)
    play(*[Player(server.ws, first["table"], one["token"]) for one in (first, second)])
    table: str = first["table"]
    return table


def look(api: Api, table: str) -> dict[str, Any]:
    answer = api.http.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def await_analysis(api: Api, table: str) -> dict[str, Any]:
    wait_for(lambda: look(api, table)["state"] not in ("waiting", "working"), "it never ends")
    return look(api, table)


def test_a_match_is_analysed_once_and_kept(api: Api, server: ServerProcess) -> None:
    table = finish(api, server)
    assert look(api, table) == {"state": "none"}, "nothing is made unless somebody asks"
    begun = api.post(f"/api/tables/{table}/analysis")
    assert (begun.status_code, begun.json()["state"]) == (200, "waiting")
    done = await_analysis(api, table)
    assert done["state"] == "done"
    found = done["found"]
    moments = api.http.get(f"/api/tables/{table}/replay").json()["moments"]
    answers = {one["seq"]: one["seat"] for one in moments if one["kind"] == "answer"}
    assert {one["at"] + 1: one["seat"] for one in found["decisions"]} == answers
    winners = api.table(table)["result"]["winners"]
    assert found["final"] == [float(seat in winners) / len(winners) for seat in (0, 1)]
    for seat in (0, 1):
        theirs = sum(
            one["after"][seat] - one["before"][seat]
            for one in found["decisions"]
            if one["seat"] != seat
        )
        moved = found["luck"][seat] + found["choice"][seat] + found["rest"][seat] + theirs
        first = found["decisions"][0]["before"][seat]
        assert first + moved == pytest.approx(found["final"][seat])
    started = time.monotonic()
    again = api.post(f"/api/tables/{table}/analysis").json()
    assert again == done, f"kept, hence there at once ({time.monotonic() - started:.1f} s)"


def test_the_better_line_can_be_tried_from_there(api: Api, server: ServerProcess) -> None:
    table = finish(api, server)
    api.post(f"/api/tables/{table}/analysis")
    found = await_analysis(api, table)["found"]
    assert found["costly"], "random answers cost something"
    costly = found["costly"][0]
    assert costly["best"] > costly["chance"]
    assert {costly["key"], costly["given"]} <= {one["key"] for one in costly["tried"]}
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    seats[costly["seat"]] = {"kind": "human"}
    branch = api.post(f"/api/tables/{table}/branch", {"seq": costly["at"], "seats": seats}).json()
    assert branch["seat"] == costly["seat"]

    async def run() -> None:
        async with Player(server.ws, branch["table"], branch["token"]) as player:
            await player.until(lambda: player.asks)
            await player.answer(costly["key"])
            assert not player.refused

    asyncio.run(run())


def test_a_match_that_is_not_over_keeps_its_secrets(api: Api) -> None:
    running = api.create("human", "open")
    api.sit(running["table"], 1)
    for ask in (api.http.get, api.post):
        answer = ask(f"/api/tables/{running['table']}/analysis")
        assert answer.json()["reason"]["id"] == "server-not-finished"
    assert api.http.get("/api/tables/nowhere/analysis").status_code == 404


def test_one_person_has_few_made_and_after_a_restart_they_begin_again(db: str) -> None:
    server = ServerProcess(db, analysis_decisions=12, analyses_per_hour=1)
    with server:
        api = Api(server.url)
        first, second = finish(api, server), finish(api, server)
        assert api.post(f"/api/tables/{first}/analysis").json()["state"] == "waiting"
        assert api.post(f"/api/tables/{first}/analysis").status_code == 200, "it is the same one"
        refused = api.post(f"/api/tables/{second}/analysis")
        assert refused.status_code == 429
        assert refused.json()["reason"]["id"] == "server-too-many-analyses"
        server.kill()
    with ServerProcess(db, analysis_decisions=12) as again:
        found = await_analysis(Api(again.url), first)
        assert found["state"] == "done"
        decisions = found["found"]["decisions"]
        assert len(decisions) == 12
        assert any(one["skipped"] for one in decisions)


def test_what_was_taken_back_is_not_blamed() -> None:
    def move(seq: int, kind: Any, seat: int | None, key: str | None = None) -> Move:
        happening = Happening(kind=kind, seat=seat, key=key)
        return Move(match="t", seq=seq, at=0.0, data=write_happening(happening))

    story = [
        move(1, "start", None),
        move(2, "answer", 0, "a"),
        move(3, "answer", 1, "b"),
        move(4, "answer", 0, "c"),
        move(5, "answer", 1, "d"),
        move(6, "undo", 0),
        move(7, "answer", 0, "e"),
    ]
    assert standing_answers(story) == [(2, 0, "a"), (3, 1, "b"), (7, 0, "e")]


def chances(player: Player) -> list[dict[str, Any]]:
    import json

    told = [message for frame in player.frames for message in json.loads(frame)]
    return [message for message in told if message["type"] == "chances"]


def test_spectators_are_told_the_chances_where_hints_are_allowed(
    api: Api, server: ServerProcess
) -> None:
    tables = [api.create("human", "open", hints=hints) for hints in (True, False)]
    for one in tables:
        api.sit(one["table"], 1)

    async def run() -> None:
        allowed, forbidden = (one["table"] for one in tables)
        async with (
            Player(server.ws, allowed, None) as spectator,
            Player(server.ws, allowed, tables[0]["token"]) as seated,
            Player(server.ws, forbidden, None) as other,
        ):
            await spectator.until(lambda: chances(spectator))
            told = chances(spectator)[-1]
            assert told["seq"] == spectator.seq
            assert sum(told["chances"]) == pytest.approx(1)
            assert not chances(seated), "whoever plays is told nothing"
            assert not chances(other), "nor is anybody where no bot may be asked"
            async with Player(server.ws, allowed, None) as late:
                await late.until(lambda: chances(late))
                assert chances(late)[-1] == told, "who comes later reads the same"

    asyncio.run(run())


def test_spectators_of_bots_that_never_rest_are_told_the_chances_too(
    api: Api, server: ServerProcess
) -> None:
    table = api.create("hard", "hard", game="destiny", seed=5)["table"]

    async def run() -> None:
        async with Player(server.ws, table, None) as spectator:
            await spectator.until(lambda: chances(spectator))
            assert not spectator.result, "the match was still on"
            assert sum(chances(spectator)[-1]["chances"]) == pytest.approx(1)

    asyncio.run(run())
