"""What may be done besides the question, at a server's table: a gift of credits in Outer Rim."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cantina.core.record import Record
from server.harness import Api, Player, ServerProcess
from server.test_remote import Terminal

GIFT = {"type": "aside", "key": "credits:1:1000"}


def credits(player: Player, seat: int) -> int:
    found: int = player.view["players"][seat]["credits"]
    return found


async def begin(one: Player, two: Player) -> None:
    """Answer whatever is asked until the first player's turn has begun."""
    rng = random.Random(3)
    while not (one.asks and one.asides):
        moving = one if one.asks else two
        await moving.answer(rng=rng)
        number = moving.accepted[-1]["seq"]
        for player in (one, two):
            await player.until(lambda player=player, number=number: player.seq >= number)


@pytest.mark.rule("OR-CREDITS-3")
def test_a_gift_is_offered_made_kept_and_proven(db: str) -> None:
    with ServerProcess(db) as server:
        api = Api(server.url)
        first = api.create("human", "open", game="outer-rim")
        table, second = first["table"], api.sit(first["table"], 1)
        before: list[int] = []

        async def give() -> None:
            async with (
                Player(server.ws, table, first["token"]) as one,
                Player(server.ws, table, second["token"]) as two,
            ):
                await begin(one, two)
                assert [each["key"] for each in one.asides] == [GIFT["key"]]
                # whoever is not asked may give to whose turn it is
                assert [each["key"] for each in two.asides] == ["credits:0:1000"]
                asked, (mine, theirs) = one.asks[0], (credits(one, 0), credits(one, 1))
                await one.send(GIFT)
                await two.until(lambda: credits(two, 1) == theirs + 1000)
                await one.until(lambda: credits(one, 0) == mine - 1000)
                assert two.events[-1]["text"]["id"] == "or-log-hand-over"
                assert one.asks[0]["number"] == asked["number"], "the question stays open"
                await one.send({"type": "aside", "key": "credits:1:999000"})
                await one.until(lambda: one.refused)
                assert one.refused[0]["rule"] == "OR-BUY-2"
                before.extend([credits(one, 0), credits(one, 1)])

        async def come_back() -> None:
            async with Player(server.ws, table, first["token"]) as one:
                assert [credits(one, 0), credits(one, 1)] == before
                await one.answer(rng=random.Random(1))
                await one.send({"type": "concede"})
                await one.until(lambda: one.result)

        server.dies_between(give, come_back)
        record = Record.parse(api.http.get(f"/api/tables/{table}/record").content)
        record.verify()
        told: list[Any] = [beat[2] for beat in record.beats]
        assert GIFT["key"] in told


def test_a_terminal_gives_and_reads_at_a_servers_table(server: ServerProcess) -> None:
    terminal = Terminal("outer-rim", "--server", server.url, "--seat", "human", "--seat", "random")
    try:
        for _ in range(10):
            terminal.type("1")
            terminal.type("g")
        for line in ("i Boba Fett", "g 1", "w", "l", "q"):
            terminal.type(line)
        terminal.process.wait(60)
        told = terminal.finish()
    finally:
        terminal.stop()
    assert "nothing that you may do besides the question" in told, "before the first turn"
    assert "Give 1000 credits to" in told or "Give 1,000 credits to" in told
    assert "hands 1" in told, "the log tells it"
    assert "Boba Fett" in told
