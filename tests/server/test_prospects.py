"""Odds that take long to count keep no table waiting: they are told when they are there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cantina.core.ask import Ask
from cantina.core.hurry import TakesLong, in_a_hurry, need_time
from cantina.server.match.asks import NumberedAsk
from server.harness import Api, Player, ServerProcess


def count(value: str) -> float:
    if value == "far":
        need_time()
    return 0.25


def test_in_a_hurry_only_what_takes_long_is_left_out() -> None:
    ask = Ask(0, "sd-ask-route", ["near", "far"], odds=count)
    asked = NumberedAsk(ask, 7)
    assert [option.odds for option in asked.describe().options] == [0.25, None]
    assert asked.is_unfinished
    asked.finish(ask.show(7, explain=True))
    assert [option.odds for option in asked.describe().options] == [0.25, 0.25]
    assert not asked.is_unfinished
    need_time()
    with pytest.raises(TakesLong), in_a_hurry():
        need_time()
    need_time()


def odds(player: Player) -> list[Any]:
    return [option.get("odds") for option in player.asks[0]["options"]]


def test_a_question_is_shown_at_once_and_its_odds_when_they_are_counted(
    bad_bots: None, db: str
) -> None:
    with ServerProcess(db) as server:
        first = Api(server.url).create("human", "random", game="ponderous")

        async def run() -> None:
            async with Player(server.ws, first["table"], first["token"]) as player:
                assert odds(player) == [None] * 3, "nobody waits for the odds"
                number = player.asks[0]["number"]
                await player.until(lambda: odds(player) == [0.5] * 3)
                assert player.asks[0]["number"] == number
                async with Player(server.ws, first["table"], first["token"]) as again:
                    assert odds(again) == [0.5] * 3, "they are counted once"
                await player.answer()
                assert player.accepted, "the question is the same"

        asyncio.run(run())
