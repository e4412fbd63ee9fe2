"""Who is whose friend, and who keeps whom away.

A friendship is two rows, one from each; a single row is a request. Whoever is kept away is not
told: a request to somebody who keeps one away is stored and never shown to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Table, and_, func, insert, or_, select, update

from cantina.server.store import schema
from cantina.server.store.database import Database
from cantina.server.store.rows import account_owner

Bond = Literal["friend", "asked", "asks"]
"""A friend, somebody who was asked, somebody who asks."""


class Known(msgspec.Struct, frozen=True):
    """Somebody whom an account knows, and how."""

    id: str
    name: str
    bond: Bond
    seen: float | None
    hears: bool


class Friends:
    """Friendships and the opposite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, account: str) -> list[Known]:
        """Return all whom an account knows; nobody whom it keeps away."""
        return await self._database.read(lambda one: _known(one, account))

    async def bond(self, account: str, other: str) -> Bond | None:
        """Return how an account knows another."""
        found = await self.of(account)
        return next((one.bond for one in found if one.id == other), None)

    async def ask(self, account: str, other: str, now: float, most: int) -> bool:
        """Ask somebody to be friends, or agree; False when there are too many already."""
        row = {"account": account, "other": other, "at": now}
        return await self._database.write(lambda one: _keep(one, schema.friends, row, most))

    async def part(self, account: str, other: str) -> None:
        """End a friendship, or a request in either direction."""
        await self._database.write(lambda one: _part(one, account, other))

    async def block(self, account: str, other: str, now: float, most: int) -> bool:
        """Keep somebody away from now on; False when there are too many already."""
        row = {"account": account, "other": other, "at": now}

        def work(connection: Connection) -> bool:
            _part(connection, account, other)
            _give_seats_back(connection, account, other)
            return _keep(connection, schema.blocks, row, most)

        return await self._database.write(work)

    async def unblock(self, account: str, other: str) -> None:
        """Keep somebody away no longer."""
        kept = schema.blocks.c
        query = schema.blocks.delete().where(kept.account == account, kept.other == other)
        await self._database.write(lambda one: one.execute(query))

    async def blocked(self, account: str) -> dict[str, str]:
        """Return the names of those whom an account keeps away, by id."""
        kept, accounts = schema.blocks.c, schema.accounts.c
        query = (
            select(accounts.id, accounts.name)
            .join(schema.blocks, kept.other == accounts.id)
            .where(kept.account == account)
            .order_by(accounts.name)
        )
        rows = await self._database.read(lambda one: one.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def is_kept_away(self, account: str, by: Iterable[str]) -> bool:
        """Whether any of these accounts keeps one away."""
        kept = schema.blocks.c
        query = select(kept.account).where(kept.other == account, kept.account.in_(list(by)))
        return await self._database.read(lambda one: one.execute(query).first() is not None)

    async def apart(self, account: str) -> set[str]:
        """Return all with whom an account is not brought together, whoever of both wishes it."""
        return await self._database.read(lambda one: apart(one, account))

    async def seen(self, accounts: Sequence[str], now: float) -> None:
        """Remember that these accounts are here."""
        query = update(schema.accounts).where(schema.accounts.c.id.in_(accounts)).values(seen=now)
        await self._database.write(lambda one: one.execute(query))

    async def invitations(self, account: str) -> list[str]:
        """Return the open tables at which a seat is kept for an account."""
        seats, matches = schema.seats.c, schema.matches.c
        query = (
            select(seats.match)
            .join(schema.matches, matches.id == seats.match)
            .where(seats.kept_for == account, matches.state == "open")
        )
        return await self._database.read(lambda one: list(one.execute(query).scalars()))

    async def decline(self, account: str, match: str) -> bool:
        """Let go of the seat that is kept for an account; anybody may have it."""
        seats = schema.seats.c
        query = (
            update(schema.seats)
            .where(seats.match == match, seats.kept_for == account, seats.digest.is_(None))
            .values(kept_for=None, name=None, kind="open")
        )
        changed: int = await self._database.write(lambda one: one.execute(query).rowcount)
        return changed > 0


def apart(connection: Connection, account: str) -> set[str]:
    """Return all with whom an account is not brought together, whoever of both wishes it."""
    kept = schema.blocks.c
    query = select(kept.account, kept.other).where(
        or_(kept.account == account, kept.other == account)
    )
    return {one for row in connection.execute(query) for one in row} - {account}


def _known(connection: Connection, account: str) -> list[Known]:
    kept, accounts, away = schema.friends.c, schema.accounts.c, schema.blocks.c
    blocked = select(away.other).where(away.account == account)
    asked = set(connection.execute(select(kept.other).where(kept.account == account)).scalars())
    asking = set(connection.execute(select(kept.account).where(kept.other == account)).scalars())
    query = (
        select(accounts.id, accounts.name, accounts.seen, accounts.hears)
        .where(accounts.id.in_(asked | asking), accounts.id.not_in(blocked))
        .order_by(accounts.folded)
    )
    return [
        Known(one, name, _bond(one in asked, one in asking), seen, bool(hears))
        for one, name, seen, hears in connection.execute(query)
    ]


def _bond(is_asked: bool, asks: bool) -> Bond:
    if is_asked and asks:
        return "friend"
    return "asked" if is_asked else "asks"


def _keep(connection: Connection, table: Table, row: dict[str, Any], most: int) -> bool:
    """Write down how one account knows another; False when it knows too many already."""
    mine = table.c.account == row["account"]
    same = select(table.c.other).where(mine, table.c.other == row["other"])
    if connection.execute(same).first() is not None:
        return True
    if connection.execute(select(func.count()).where(mine)).scalar_one() >= most:
        return False
    connection.execute(insert(table), row)
    return True


def _part(connection: Connection, account: str, other: str) -> None:
    kept = schema.friends.c
    ours = and_(kept.account == account, kept.other == other)
    theirs = and_(kept.account == other, kept.other == account)
    connection.execute(schema.friends.delete().where(or_(ours, theirs)))


def _give_seats_back(connection: Connection, account: str, other: str) -> None:
    """Keep no seat for somebody any longer at one's own tables, nor one's own at theirs."""
    seats, matches = schema.seats.c, schema.matches.c
    for owner, guest in ((account, other), (other, account)):
        own = select(matches.id).where(matches.owner == account_owner(owner))
        connection.execute(
            update(schema.seats)
            .where(seats.kept_for == guest, seats.digest.is_(None), seats.match.in_(own))
            .values(kept_for=None, name=None, kind="open")
        )
