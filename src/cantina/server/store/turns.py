"""Who is waited for and until when, and when somebody's clocks rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from cantina.server.store import schema
from cantina.server.store.database import Database, from_row
from cantina.server.store.processes import parts
from cantina.server.store.rows import Move, Turn

YEAR = 365 * 86_400.0
AT_ONCE = 50
"""Tables or people that are looked at together."""


class TurnChange(msgspec.Struct, frozen=True):
    """What a happening changes about whom its table waits for."""

    match: str
    at: float
    ended: list[int]
    begun: list[int]
    seconds: float | None
    """For one move, where days are counted."""


class Untold(msgspec.Struct, frozen=True):
    """Somebody who could be told that it is their turn."""

    match: str
    seat: int
    account: str | None
    lang: str | None


def change_turns(connection: Connection, change: TurnChange) -> list[Turn]:
    """Store whom a table waits for now; return the turns that begin."""
    turns, seats = schema.turns, schema.seats.c
    # also those that begin: whoever stored them before may have been stopped before noting it
    if over := [*change.ended, *change.begun]:
        gone = and_(turns.c.match == change.match, turns.c.seat.in_(over))
        connection.execute(turns.delete().where(gone))
    if not change.begun:
        return []
    here = and_(seats.match == change.match, seats.seat.in_(change.begun))
    found = connection.execute(select(seats.seat, seats.account, seats.rests).where(here))
    begun = []
    for seat, account, rests in found:
        asked = max(change.at, rests or 0.0)
        due = None if change.seconds is None else asked + change.seconds
        told = None if account is not None else change.at
        begun.append(Turn(match=change.match, seat=seat, asked=asked, due=due, told=told))
    if begun:
        connection.execute(insert(turns), [msgspec.structs.asdict(turn) for turn in begun])
    return begun


class Turns:
    """The turns of all tables."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def change(self, change: TurnChange) -> list[Turn]:
        """Store whom a table waits for, while nothing happens there."""
        return await self._database.write(lambda one: change_turns(one, change))

    async def of(self, matches: Sequence[str]) -> dict[str, dict[int, Turn]]:
        """Return the turns of these matches, by seat."""

        def work(connection: Connection) -> dict[str, dict[int, Turn]]:
            found: dict[str, dict[int, Turn]] = {match: {} for match in matches}
            for part in parts(matches):
                query = select(schema.turns).where(schema.turns.c.match.in_(part))
                for row in connection.execute(query).mappings():
                    found[row["match"]][row["seat"]] = from_row(Turn, row)
            return found

        return await self._database.read(work)

    async def last_moves(self, matches: Sequence[str]) -> dict[str, Move]:
        """Return the last move of each of these matches."""
        moves = schema.moves

        def work(connection: Connection) -> dict[str, Move]:
            found: dict[str, Move] = {}
            for part in parts(matches):
                last = (
                    select(moves.c.match, func.max(moves.c.seq).label("seq"))
                    .where(moves.c.match.in_(part))
                    .group_by(moves.c.match)
                    .subquery()
                )
                same = and_(last.c.match == moves.c.match, last.c.seq == moves.c.seq)
                for row in connection.execute(select(moves).join(last, same)).mappings():
                    found[row["match"]] = from_row(Move, row)
            return found

        return await self._database.read(work)

    async def run_out(self, now: float, is_only_process: bool) -> list[str]:
        """Return matches at which somebody's days are over and that are for us to look after."""
        query, values = _run_out(is_only_process), {"now": now, "own": self._process}
        return await self._database.read(lambda one: list(one.execute(query, values).scalars()))

    async def untold(self, before: float, now: float, is_only_process: bool) -> list[Untold]:
        """Return people who have been waited for since before a moment and do not know it."""
        query = _untold(is_only_process)
        values = {"before": before, "now": now, "own": self._process}
        return await self._database.read(
            lambda one: [Untold(*row) for row in one.execute(query, values)]
        )

    async def forget(self, match: str) -> None:
        """Wait for nobody at a match."""
        query = schema.turns.delete().where(schema.turns.c.match == match)
        await self._database.write(lambda one: one.execute(query))

    async def mark_told(self, match: str, seat: int, now: float) -> None:
        """Remember that somebody knows."""
        await self._database.write(lambda one: claim_turn(one, match, seat, now))

    async def is_open(self, match: str, seat: int) -> bool:
        """Whether a table still waits for the answer of which a seat was told."""
        turns = schema.turns.c
        query = select(turns.due).where(turns.match == match, turns.seat == seat)
        same = query.where(turns.told.is_not(None))
        return await self._database.read(lambda one: one.execute(same).first() is not None)

    async def skip(self, seconds: float) -> None:
        """Let every clock in days stand still for as long as no server ran."""
        await self._database.write(lambda one: _shift(one, true(), seconds))

    # --- vacations --------------------------------------------------------------------------------

    async def vacation_used(self, account: str, now: float) -> float:
        """Return for how many seconds of the last year, and to come, an account's clocks rest."""
        return await self._database.read(lambda one: _vacation_used(one, account, now))

    async def rest(self, account: str, began: float, ends: float, most: float) -> list[str] | None:
        """Let the clocks of an account rest from now on; return the tables concerned.

        None when that would be more seconds than it has in a year.
        """

        def work(connection: Connection) -> list[str] | None:
            if _vacation_used(connection, account, began) + ends - began > most:
                return None
            row = {"account": account, "began": began, "ends": ends}
            connection.execute(insert(schema.vacations), row)
            return self._rest(connection, account, ends, ends - began)

        return await self._database.write(work)

    async def go_on(self, account: str, now: float) -> list[str]:
        """End a vacation; return the tables concerned."""
        rows = schema.vacations.c
        current = and_(rows.account == account, rows.ends > now)

        def work(connection: Connection) -> list[str]:
            ends = connection.execute(select(func.max(rows.ends)).where(current)).scalar()
            if ends is None:
                return []
            connection.execute(update(schema.vacations).where(current).values(ends=now))
            return self._rest(connection, account, None, now - ends)

        return await self._database.write(work)

    @staticmethod
    def _rest(
        connection: Connection, account: str, until: float | None, seconds: float
    ) -> list[str]:
        accounts, seats, matches = schema.accounts, schema.seats, schema.matches.c
        connection.execute(update(accounts).where(accounts.c.id == account).values(rests=until))
        unfinished = select(matches.id).where(matches.state != "finished")
        mine = and_(seats.c.account == account, seats.c.match.in_(unfinished))
        connection.execute(update(seats).where(mine).values(rests=until))
        held = connection.execute(select(seats.c.match, seats.c.seat).where(mine)).all()
        turns = schema.turns.c
        for match, seat in held:
            _shift(connection, and_(turns.match == match, turns.seat == seat), seconds)
        return [match for match, _ in held]


def _ours(is_only_process: bool) -> ColumnElement[bool]:
    """Whether no other living process serves a match."""
    if is_only_process:
        return true()
    driver, rows = schema.matches.c.driver, schema.processes.c
    others = and_(rows.until > bindparam("now"), rows.id != bindparam("own"))
    return or_(driver.is_(None), driver.not_in(select(rows.id).where(others)))


@cache  # it runs every two seconds: making such a statement anew costs as much as running it
def _run_out(is_only_process: bool) -> Select[str]:
    turns, matches = schema.turns.c, schema.matches.c
    return (
        select(turns.match)
        .join(schema.matches, matches.id == turns.match)
        .where(turns.due <= bindparam("now"), matches.state == "running", _ours(is_only_process))
        .distinct()
        .limit(AT_ONCE)
    )


@cache
def _untold(is_only_process: bool) -> Select[str, int, str | None, str | None]:
    turns, seats, matches = schema.turns.c, schema.seats.c, schema.matches.c
    return (
        select(turns.match, turns.seat, seats.account, seats.lang)
        .join(schema.matches, matches.id == turns.match)
        .join(schema.seats, and_(seats.match == turns.match, seats.seat == turns.seat))
        .where(turns.told.is_(None), turns.asked <= bindparam("before"))
        .where(matches.state == "running", _ours(is_only_process))
        .order_by(turns.asked)
        .limit(AT_ONCE)
    )


def _vacation_used(connection: Connection, account: str, now: float) -> float:
    rows = schema.vacations.c
    query = select(rows.began, rows.ends).where(rows.account == account)
    found = connection.execute(query).all()
    return float(sum(max(0.0, ends - max(began, now - YEAR)) for began, ends in found))


def _shift(connection: Connection, which: ColumnElement[bool], seconds: float) -> None:
    turns = schema.turns.c
    moved: dict[str, Any] = {"asked": turns.asked + seconds, "due": turns.due + seconds}
    days = and_(turns.due.is_not(None), which)
    connection.execute(update(schema.turns).where(days).values(**moved))


def claim_turn(connection: Connection, match: str, seat: int, now: float) -> bool:
    """Be the one who tells somebody that it is their turn; False when another was."""
    turns = schema.turns.c
    same = and_(turns.match == match, turns.seat == seat, turns.told.is_(None))
    query = update(schema.turns).where(same).values(told=now)
    return connection.execute(query).rowcount == 1
