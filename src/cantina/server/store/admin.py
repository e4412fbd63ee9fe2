"""What an operator does to people and tables, also while the server runs on the same database."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select

from cantina.core.problem import Problem
from cantina.core.text import text
from cantina.server.process.settings import Settings
from cantina.server.store import people, schema
from cantina.server.store.database import make_engine
from cantina.server.store.likeness import fold, skeleton
from cantina.server.store.orders import CLOSE, KICK
from cantina.server.store.retention import guests_tables

FOR_EVER = 1e12
DAY = 86_400.0
LONGEST_NAME = 40


class Unknown(Problem):
    """Somebody or something that is not there."""


class Person(msgspec.Struct, frozen=True):
    """An account, as an operator sees it."""

    name: str
    created: float
    seats: int
    barred: float | None
    muted: float | None


class Administration:
    """Works on a database that is at the newest schema."""

    def __init__(self, settings: Settings) -> None:
        self._engine = make_engine(settings)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def people(self) -> list[Person]:
        """Return all accounts, newest first."""
        accounts, seats = schema.accounts.c, schema.seats.c
        held = select(func.count()).where(seats.account == accounts.id).scalar_subquery()
        query = select(accounts.name, accounts.created, held, accounts.barred, accounts.muted)
        with self._engine.connect() as connection:
            return [
                Person(*row) for row in connection.execute(query.order_by(accounts.created.desc()))
            ]

    def tables(self) -> list[dict[str, Any]]:
        """Return the tables that are open or running, newest first, and who sits where."""
        matches, seats = schema.matches.c, schema.seats.c
        query = select(matches.id, matches.game, matches.title, matches.state, matches.created)
        current = query.where(matches.state != "finished").order_by(matches.created.desc())
        sitting = select(seats.match, seats.seat, seats.name, seats.bot).join(
            schema.matches, matches.id == seats.match
        )
        sitting = sitting.where(matches.state != "finished").order_by(seats.seat)
        people: dict[str, list[str]] = {}
        with self._engine.connect() as connection:
            for match, seat, name, bot in connection.execute(sitting):
                people.setdefault(match, []).append(f"{seat + 1} {name or bot or '–'}")
            found = [dict(row) for row in connection.execute(current).mappings()]
        return [{**row, "people": ", ".join(people.get(row["id"], []))} for row in found]

    def close_table(self, table: str) -> None:
        """Order a table's end without a result; the server that has it follows at once."""
        self._order(table, CLOSE, None)

    def kick(self, table: str, number: int) -> None:
        """Order that a seat is freed, or gives up where the match has begun."""
        self._order(table, KICK, number - 1)

    def _order(self, table: str, kind: str, seat: int | None) -> None:
        matches, seats = schema.matches.c, schema.seats.c
        state = select(matches.state).where(matches.id == table)
        held = select(seats.seat).where(seats.match == table, seats.seat == seat)
        with self._engine.begin() as connection:
            if connection.execute(state).scalar() not in ("open", "running"):
                raise Unknown(text("server-no-open-table", table=table))
            if seat is not None and connection.execute(held).first() is None:
                raise Unknown(text("server-no-seat"))
            row = {"id": secrets.token_hex(10), "match": table, "kind": kind, "seat": seat}
            connection.execute(insert(schema.orders), {**row, "at": time.time()})

    def bar(self, name: str, days: float | None) -> None:
        """Sign an account out everywhere and let nobody in; nought days let them in again."""
        with self._engine.begin() as connection:
            account = self._account(connection, name)
            self._change(connection, account, barred=_until(days))
            if days != 0:
                sessions = schema.sessions
                connection.execute(sessions.delete().where(sessions.c.account == account))

    def mute(self, name: str, days: float | None) -> None:
        """Take the chat from an account; nought days give it back."""
        with self._engine.begin() as connection:
            self._change(connection, self._account(connection, name), muted=_until(days))

    def rename(self, name: str, fresh: str) -> None:
        """Give an account another name, at its tables, too."""
        if not 0 < len(fresh.strip()) <= LONGEST_NAME or not fresh.isprintable():
            raise Unknown(text("server-bad-request", detail=fresh))
        folded = fold(fresh)
        looks = skeleton(folded)
        with self._engine.begin() as connection:
            account = self._account(connection, name)
            accounts = schema.accounts.c
            alike = select(accounts.id).where(accounts.skeleton == looks, accounts.id != account)
            if connection.execute(alike).first() is not None:
                raise Unknown(text("server-name-taken"))
            self._change(connection, account, name=fresh.strip(), folded=folded, skeleton=looks)
            seats = schema.seats
            mine = seats.update().where(seats.c.account == account)
            connection.execute(mine.values(name=fresh.strip()))

    def remove(self, name: str) -> int:
        """Delete an account; return at how many tables it sat."""
        with self._engine.begin() as connection:
            return len(people.remove(connection, self._account(connection, name)))

    def copy(self, name: str) -> dict[str, Any]:
        """Return all that is kept about an account."""
        with self._engine.connect() as connection:
            return people.everything(connection, self._account(connection, name))

    def forget(self, days: float) -> int:
        """Delete the finished tables older than that at which no account has a seat."""
        old = guests_tables(time.time() - days * DAY)
        with self._engine.begin() as connection:
            return connection.execute(old).rowcount

    @staticmethod
    def _account(connection: Connection, name: str) -> str:
        query = select(schema.accounts.c.id).where(schema.accounts.c.folded == fold(name))
        found = connection.execute(query).scalar()
        if found is None:
            raise Unknown(text("server-no-account", name=name))
        return str(found)

    @staticmethod
    def _change(connection: Connection, account: str, **values: Any) -> None:
        accounts = schema.accounts
        connection.execute(accounts.update().where(accounts.c.id == account).values(**values))


def _until(days: float | None) -> float | None:
    """Return until when something holds: for ever, for some days, or no more."""
    if days is None:
        return FOR_EVER
    return time.time() + days * DAY if days else None
