"""How strong accounts are at each game, and how that changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from cantina.core.wire import Result
from cantina.server.store import schema
from cantina.server.store.database import Database
from cantina.server.store.glicko import Rating, aged, together

PERIOD_SECONDS: Final = 30 * 24 * 3600.0
"""Who does not play becomes less sure once in this time; each match is a period of its own."""
UNSURE: Final = 110
"""A rating with a wider deviation says little yet."""
SURE_BY: Final = 2.0
"""Leaders rank by so many deviations below the rating: hardly anybody is weaker than that."""


class Played(msgspec.Struct, frozen=True):
    """A seat of a rated match that ended: whose it was and what place it took."""

    account: str
    seat: int
    place: int


class Shown(msgspec.Struct, frozen=True):
    """A rating as it is shown."""

    game: str
    rating: int
    deviation: int
    matches: int


class Change(msgspec.Struct, frozen=True):
    """What one match did to a rating."""

    match: str
    game: str
    at: float
    seat: int
    before: float
    rating: float


class Leader(msgspec.Struct, frozen=True):
    """A line of a game's table of leaders."""

    name: str
    rating: int
    deviation: int
    matches: int


def places(seats: int, result: Result, gave_up: frozenset[int]) -> list[int]:
    """Return the place of each seat; who gave up, or ran out of time, comes behind all others."""
    won = dict.fromkeys(result.winners, 1)
    told = {one.seat: one.place for one in result.standings}
    has_winner = bool(result.winners)
    found = [told.get(seat, won.get(seat, 2 if has_winner else 1)) for seat in range(seats)]
    stayed = [place for seat, place in enumerate(found) if seat not in gave_up]
    last = max(stayed, default=1) + 1
    return [last if seat in gave_up else place for seat, place in enumerate(found)]


class Ratings:
    """The ratings of all accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, account: str, game: str) -> Shown:
        """Return an account's rating at a game; that of a newcomer if it never played rated."""
        found = await self.all_of(account)
        fresh = Rating()
        unknown = Shown(game, round(fresh.rating), round(fresh.deviation), 0)
        return next((one for one in found if one.game == game), unknown)

    async def all_of(self, account: str) -> list[Shown]:
        """Return an account's ratings, by game."""
        kept = schema.ratings.c
        query = (
            select(kept.game, kept.rating, kept.deviation, kept.matches)
            .where(kept.account == account)
            .order_by(kept.game)
        )
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Shown(row[0], round(row[1]), round(row[2]), row[3]) for row in rows]

    async def history(self, account: str, limit: int) -> list[Change]:
        """Return the last changes of an account's ratings, oldest first."""
        kept = schema.rating_changes.c
        return (await self._changes(kept.account == account, limit))[::-1]

    async def of_match(self, match: str) -> list[Change]:
        """Return what a match did to the ratings of those who played it."""
        return await self._changes(schema.rating_changes.c.match == match, 32)

    async def _changes(self, where: Any, limit: int) -> list[Change]:
        kept = schema.rating_changes.c
        columns = [getattr(kept, name) for name in Change.__struct_fields__]
        query = select(*columns).where(where).order_by(kept.at.desc(), kept.seat).limit(limit)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Change(*row) for row in rows]

    async def leaders(self, game: str, limit: int, now: float) -> list[Leader]:
        """Return the strongest accounts at a game, by what is sure of them."""
        kept, accounts = schema.ratings.c, schema.accounts.c
        query = (
            select(accounts.name, kept.rating, kept.deviation, kept.matches)
            .join(schema.accounts, accounts.id == kept.account)
            .where(kept.game == game, or_(accounts.barred.is_(None), accounts.barred < now))
            .order_by(kept.sure.desc(), accounts.name)
            .limit(limit)
        )
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Leader(row[0], round(row[1]), round(row[2]), row[3]) for row in rows]


def settle(
    connection: Connection, match: str, game: str, at: float, played: Sequence[Played]
) -> None:
    """Change the ratings of those who played a match, once, in the transaction that ends it."""
    changes = schema.rating_changes
    done = select(changes.c.match).where(changes.c.match == match).limit(1)
    if len(played) < 2 or connection.execute(done).first() is not None:
        return
    before = _locked(connection, game, at, sorted(one.account for one in played))
    now = [aged(rating, (at - changed) / PERIOD_SECONDS) for rating, changed in before.values()]
    known = dict(zip(before, now, strict=True))
    after = together([(known[one.account], one.place) for one in played])
    kept = schema.ratings
    for one, fresh in zip(played, after, strict=True):
        mine = update(kept).where(kept.c.account == one.account, kept.c.game == game)
        values = msgspec.structs.asdict(fresh)
        sure = fresh.rating - SURE_BY * fresh.deviation
        connection.execute(mine.values(**values, sure=sure, matches=kept.c.matches + 1, changed=at))
        row = {
            "match": match,
            "account": one.account,
            "game": game,
            "at": at,
            "seat": one.seat,
            "before": known[one.account].rating,
            "rating": fresh.rating,
            "deviation": fresh.deviation,
        }
        connection.execute(insert(changes), row)


def _locked(
    connection: Connection, game: str, at: float, accounts: Sequence[str]
) -> dict[str, tuple[Rating, float]]:
    """Return the ratings of accounts, and since when they hold, for nobody else to change now.

    In one order for all processes, so that two matches never wait for each other.
    """
    fresh = Rating()
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    rows = [
        {
            "account": account,
            "game": game,
            **msgspec.structs.asdict(fresh),
            "sure": fresh.rating - SURE_BY * fresh.deviation,
            "matches": 0,
            "changed": at,
        }
        for account in accounts
    ]
    connection.execute(dialect.insert(schema.ratings).on_conflict_do_nothing(), rows)
    kept = schema.ratings.c
    query = (
        select(kept.account, kept.rating, kept.deviation, kept.volatility, kept.changed)
        .where(kept.game == game, kept.account.in_(accounts))
        .order_by(kept.account)
        .with_for_update()
    )
    return {
        account: (Rating(rating, deviation, volatility), changed)
        for account, rating, deviation, volatility, changed in connection.execute(query)
    }
