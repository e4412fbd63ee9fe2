"""A record as rows, to be studied with tables: one a match, one a decision, one an event.

The columns are described in docs/studying-records.md. Seats are numbered from 1, as in files.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from cantina.core.chance import raw_of
from cantina.core.fluent import Writer
from cantina.core.game import WITHDRAWN
from cantina.core.record import Record
from cantina.core.story import ANSWER, ASIDE, CHANCE
from cantina.core.table import Table

Row = dict[str, Any]


class Rows(msgspec.Struct):
    """The rows of one match."""

    match: Row
    decisions: list[Row]
    events: list[Row]


def rows_of(record: Record, name: str) -> Rows:
    """Play a match again, answer by answer, and write down what can be counted."""
    decisions = list(_decisions(record, name))
    table = record.replay()
    result, header = table.result, record.header
    winners = [seat + 1 for seat in result.winners] if result else []
    for row in decisions:
        row["won"] = row["seat"] in winners
    match = {
        "match": name,
        "game": header.game,
        "rules": header.rules,
        "seats": len(header.seats),
        "names": list(header.seats),
        "options": msgspec.json.encode(header.options, order="sorted").decode(),
        "seed": str(header.seed),
        "turns": table.state.turn,
        "decisions": len(decisions),
        "chances": sum(beat[0] == CHANCE for beat in record.beats),
        "over": table.over,
        "winners": winners,
        "scores": [float(one.score) for one in by_seat(table)],
        "ended_by": result.reason.id if result else None,
    }
    return Rows(match, decisions, list(_events(table, name)))


def by_seat(table: Table[Any]) -> list[Any]:
    """Return how each seat ended, in the order of seats."""
    standings = table.result.standings if table.result else ()
    return sorted(standings, key=lambda one: one.seat)


def _decisions(record: Record, name: str) -> Iterator[Row]:
    beats, moment = record.beats, record.header.moment
    places = [place for place, beat in enumerate(beats) if beat[0] in (ANSWER, ASIDE)]
    if not places:
        return
    table = record.replay(moment + places[0], log=False)
    for place, following in zip(places, [*places[1:], len(beats)], strict=True):
        kind, seat, key, _, _ = beats[place]
        if kind == ANSWER:
            ask = table.ask(seat)
            yield {
                "match": name,
                "game": record.header.game,
                "number": moment + place,
                "turn": table.state.turn,
                "seat": seat + 1,
                "name": record.header.seats[seat],
                "prompt": ask.prompt_text().id,
                "answer": key,
                "options": len(ask.keys()),
            }
        table.force(*[raw_of(one[2]) for one in beats[place:following] if one[0] == CHANCE])
        _do(table, kind, seat, key)


def _do(table: Table[Any], kind: int, seat: int, key: str) -> None:
    if kind == ANSWER:
        table.answer(seat, key)
    elif key == WITHDRAWN:
        table.withdraw(seat)
    else:
        table.interject(seat, key)


def _events(table: Table[Any], name: str) -> Iterator[Row]:
    write = Writer("en", table.names).write
    for event in table.log:
        yield {
            "match": name,
            "game": table.game.name,
            "number": event.seq,
            "turn": event.turn,
            "event": event.text.id,
            "arguments": msgspec.json.encode(event.text.args, order="sorted").decode(),
            "text": write(event.text),
            "at": list(event.at),
            "rules": list(event.rules),
            "only": None if event.only is None else [seat + 1 for seat in event.only],
        }
