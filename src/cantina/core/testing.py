"""Small helpers for tests of any game."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any

from cantina.core.ask import BaseAsk, Refused
from cantina.core.chance import Chance, Reveal
from cantina.core.fluent import writer
from cantina.core.rng import Rng
from cantina.core.table import Table


def play(table: Table[Any], *answers: tuple[int, str]) -> Table[Any]:
    """Give answers in order, each as seat and key; return the table."""
    for seat, key in answers:
        table.answer(seat, key)
    return table


def play_at_random(table: Table[Any], rng: Rng, most: int = 1_000_000) -> Table[Any]:
    """Answer at random until the match is over or `most` answers were given."""
    if most >= 1_000_000:
        table.play_out(rng)
    for _ in range(most):
        if table.over or table.chance is not None:
            break
        table.answer_at_random(rng)
    return table


def offered(table: Table[Any], seat: int) -> list[str]:
    """Return the keys a seat may answer with; nothing when it is not asked."""
    return table.ask(seat).keys() if seat in table.waiting else []


def prompt(table: Table[Any], seat: int) -> str:
    """Return the id of the question a seat is asked."""
    return table.ask(seat).prompt_text().id


def blocked(table: Table[Any], seat: int) -> dict[str, str]:
    """Return the keys that are refused to a seat, each with the rule that refuses it."""
    return {item.key: item.rule for ask in table.asks(seat, explain=True) for item in ask.blocked}


def refusal(table: Table[Any], seat: int, key: str) -> Refused:
    """Give an answer that must be refused and change nothing; return the refusal."""
    before = table.fingerprint()
    try:
        table.answer(seat, key)
    except Refused as refused:
        assert table.fingerprint() == before, "a refused answer changed the table"
        return refused
    raise AssertionError(f"{key!r} was taken from seat {seat}")


def told(table: Table[Any], seat: int | None = None) -> list[str]:
    """Return the log as a seat reads it in English."""
    return [writer("en").write(event.text) for event in table.events(seat)]


def told_ids(table: Table[Any], seat: int | None = None) -> list[str]:
    """Return the message ids of the log as a seat may see it."""
    return [event.text.id for event in table.events(seat)]


async def _awaiting(running: Awaitable[Any]) -> Any:
    return await running


def drive(
    running: Awaitable[Any], answers: Iterable[str] = (), chance: Iterable[object] = ()
) -> Any:
    """Run a rule by itself with prepared answers and outcomes; all of them must be used up."""
    keys, outcomes = list(answers), list(chance)
    steps = _awaiting(running)
    value: Any = None
    while True:
        try:
            request = steps.send(value)
        except StopIteration as stop:
            assert not keys, f"never asked for: {keys}"
            assert not outcomes, f"never rolled: {outcomes}"
            return stop.value
        value = _reply(request, keys, outcomes)


def _reply(request: Any, keys: list[str], outcomes: list[object]) -> Any:
    if isinstance(request, Reveal):
        return None
    if isinstance(request, Chance):
        assert outcomes, f"no outcome left for {request.kind}"
        return request.parse(outcomes.pop(0))
    assert isinstance(request, BaseAsk)
    forced = request.forced()
    if forced is not None:
        return forced[2]
    assert keys, f"no answer left for {request.prompt_text().id}: {request.keys()}"
    return request.find(keys.pop(0))
