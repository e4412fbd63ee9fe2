"""Accounts and their sessions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, Table, func, insert, select
from sqlalchemy.exc import IntegrityError

from cantina.server.store import schema
from cantina.server.store.database import Conflict, Database, from_row
from cantina.server.store.likeness import skeleton
from cantina.server.store.rows import Account, Kept
from cantina.server.store.tournaments import forget_person, part_in

GONE: Final = "—"
"""The name of somebody who deleted their account."""
LEARNT: Final = "learnt-"
"""Under this id an account keeps the lessons it has finished; no list has an id with a dash."""


class People:
    """Whoever has an account."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_account(self, account: Account) -> None:
        """Store an account; raises Conflict if the name is taken, or looks like one that is."""
        looks = skeleton(account.folded)
        alike = select(schema.accounts.c.id).where(schema.accounts.c.skeleton == looks)

        def work(connection: Connection) -> None:
            if connection.execute(alike).first() is not None:
                raise Conflict
            row = {**msgspec.structs.asdict(account), "skeleton": looks}
            connection.execute(insert(schema.accounts), row)

        try:
            await self._database.write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def account_named(self, folded: str) -> Account | None:
        """Return the account of a case-folded name."""
        return await self._account(
            select(schema.accounts).where(schema.accounts.c.folded == folded)
        )

    async def account(self, account: str) -> Account | None:
        """Return the account with an id."""
        return await self._account(select(schema.accounts).where(schema.accounts.c.id == account))

    async def account_of(self, digest: str) -> Account | None:
        """Return the account that a session belongs to."""
        sessions = schema.sessions.c
        joined = schema.accounts.c.id == sessions.account
        return await self._account(
            select(schema.accounts).join(schema.sessions, joined).where(sessions.digest == digest)
        )

    async def _account(self, query: Any) -> Account | None:
        def work(connection: Connection) -> Account | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else from_row(Account, row)

        return await self._database.read(work)

    async def barred(self, accounts: Sequence[str], now: float) -> set[str]:
        """Return those of these accounts to which nobody may sign in."""
        known = schema.accounts.c
        query = select(known.id).where(known.id.in_(accounts), known.barred > now)
        return await self._database.read(lambda one: set(one.execute(query).scalars()))

    async def remember(self, account: str, **wishes: str | bool) -> None:
        """Remember what an account wishes: the language it reads, whether it hears friends."""
        chosen = schema.accounts.update().where(schema.accounts.c.id == account)
        await self._database.write(lambda one: one.execute(chosen.values(**wishes)))

    async def add_session(self, digest: str, account: str, now: float, device: str = "") -> None:
        """Remember a session."""
        row = {"digest": digest, "account": account, "created": now, "device": device}
        await self._database.write(lambda one: one.execute(insert(schema.sessions), row))

    async def end_session(self, digest: str) -> None:
        """Forget a session."""
        query = schema.sessions.delete().where(schema.sessions.c.digest == digest)
        await self._database.write(lambda one: one.execute(query))

    async def sessions(self, account: str) -> list[tuple[str, float, str | None]]:
        """Return the sessions of an account, newest first: digest, time and device."""
        kept = schema.sessions.c
        query = select(kept.digest, kept.created, kept.device).where(kept.account == account)
        ordered = query.order_by(kept.created.desc())
        found = await self._database.read(lambda one: one.execute(ordered).all())
        return [(digest, created, device) for digest, created, device in found]

    async def end_sessions(self, account: str, start: str) -> None:
        """Forget the sessions of an account whose digest begins like this."""
        kept = schema.sessions.c
        query = schema.sessions.delete().where(
            kept.account == account, kept.digest.startswith(start, autoescape=True)
        )
        await self._database.write(lambda one: one.execute(query))

    async def change_password(self, account: str, password: str, here: str) -> None:
        """Store another password; every session but one ends."""
        await self._database.write(lambda one: set_password(one, account, password, here))

    async def keep_codes(self, account: str, digests: list[str]) -> None:
        """Store codes that open an account, in place of older ones."""

        def work(connection: Connection) -> None:
            connection.execute(schema.codes.delete().where(schema.codes.c.account == account))
            rows = [{"digest": digest, "account": account} for digest in digests]
            connection.execute(insert(schema.codes), rows)

        await self._database.write(work)

    async def use_code(self, account: str, digest: str, password: str) -> bool:
        """Use a code up and store another password; say whether there was such a code."""
        kept = schema.codes.c
        query = schema.codes.delete().where(kept.account == account, kept.digest == digest)

        def work(connection: Connection) -> bool:
            is_known = connection.execute(query).rowcount == 1
            if is_known:
                set_password(connection, account, password, "")
            return is_known

        return await self._database.write(work)

    async def lists_of(self, account: str) -> list[Kept]:
        """Return what an account keeps, the latest first."""
        kept = schema.kept.c
        own = (kept.account == account) & (kept.id != LEARNT)
        query = select(schema.kept).where(own).order_by(kept.changed.desc())

        def work(connection: Connection) -> list[Kept]:
            return [from_row(Kept, row) for row in connection.execute(query).mappings()]

        return await self._database.read(work)

    async def keep_list(self, kept: Kept, most: int) -> bool:
        """Keep a list, instead of the one with its id; False when there are too many."""
        own = (schema.kept.c.account == kept.account) & (schema.kept.c.id != LEARNT)
        same = own & (schema.kept.c.id == kept.id)

        def work(connection: Connection) -> bool:
            connection.execute(schema.kept.delete().where(same))
            count = connection.execute(select(func.count()).where(own)).scalar_one()
            if count >= most:
                return False
            connection.execute(insert(schema.kept), msgspec.structs.asdict(kept))
            return True

        return await self._database.write(work)

    async def drop_list(self, account: str, list_id: str) -> None:
        """Forget a list."""
        kept = schema.kept.c
        query = schema.kept.delete().where((kept.account == account) & (kept.id == list_id))
        await self._database.write(lambda one: one.execute(query))

    async def learn(self, account: str, done: Sequence[str]) -> list[str]:
        """Add lessons and puzzles to those an account has finished; return all of them."""
        kept = schema.kept
        same = (kept.c.account == account) & (kept.c.id == LEARNT)

        def work(connection: Connection) -> list[str]:
            found = connection.execute(select(kept.c.data).where(same)).scalar_one_or_none()
            known: list[str] = [] if found is None else msgspec.json.decode(found)
            together = sorted({*known, *done})
            if together != known:
                row = Kept(
                    account=account,
                    id=LEARNT,
                    game="",
                    name=LEARNT,
                    data=msgspec.json.encode(together).decode(),
                    changed=time.time(),
                )
                connection.execute(kept.delete().where(same))
                connection.execute(insert(kept), msgspec.structs.asdict(row))
            return together

        return await self._database.write(work)

    async def everything(self, account: str) -> dict[str, Any]:
        """Return all that is kept about an account, secrets left out."""
        return await self._database.read(lambda one: everything(one, account))

    async def remove(self, account: str) -> list[str]:
        """Delete an account; return the tables at which it had a seat."""
        return await self._database.write(lambda one: remove(one, account))


def set_password(connection: Connection, account: str, password: str, here: str) -> None:
    """Store another password; every session but one ends, and no mailed link opens any more."""
    accounts, sessions, links = schema.accounts, schema.sessions, schema.links
    changed = accounts.update().where(accounts.c.id == account).values(password=password)
    connection.execute(changed)
    connection.execute(
        sessions.delete().where(sessions.c.account == account, sessions.c.digest != here)
    )
    connection.execute(links.delete().where(links.c.account == account, links.c.kind == "password"))


def everything(connection: Connection, account: str) -> dict[str, Any]:
    """Return all that is kept about an account, secrets left out."""
    accounts, seats, chat = schema.accounts.c, schema.seats.c, schema.chat.c
    lists, mail, devices = schema.kept.c, schema.addresses.c, schema.devices.c
    rests, keys, changes = schema.vacations.c, schema.passkeys.c, schema.rating_changes
    seeks, turns, private = schema.seeks.c, schema.turns.c, schema.private_lines.c
    who = select(
        accounts.id,
        accounts.name,
        accounts.created,
        accounts.lang,
        accounts.seen,
        accounts.rests,
        accounts.hears,
    )
    held = select(seats.match, seats.seat, seats.name).where(seats.account == account)
    sessions = select(schema.sessions.c.created, schema.sessions.c.device)
    said = select(chat.match, chat.at, chat.text).join(
        schema.seats, (seats.match == chat.match) & (seats.seat == chat.seat)
    )
    queries = {
        "account": who.where(accounts.id == account),
        "sessions": sessions.where(schema.sessions.c.account == account),
        "passkeys": select(keys.name, keys.created, keys.used).where(keys.account == account),
        "seats": held,
        "chat": said.where(seats.account == account),
        "lists": select(lists.game, lists.name, lists.data).where(lists.account == account),
        "mail": select(mail.address, mail.confirmed, mail.notices).where(mail.account == account),
        "devices": select(devices.name, devices.created).where(devices.account == account),
        "vacations": select(rests.began, rests.ends).where(rests.account == account),
        "ratings": select(schema.ratings).where(schema.ratings.c.account == account),
        "rated matches": select(changes).where(changes.c.account == account),
        "private lines": select(private.at, private.text).where(private.sender == account),
        "friends": _names(schema.friends, account),
        "blocked": _names(schema.blocks, account),
        "seeks": select(seeks.game, seeks.seats, seeks.rated, seeks.created).where(
            seeks.account == account
        ),
        "turns": select(turns.match, turns.seat, turns.asked, turns.due, turns.told)
        .join(schema.seats, (seats.match == turns.match) & (seats.seat == turns.seat))
        .where(seats.account == account),
    }
    found = {
        name: [dict(row) for row in connection.execute(query).mappings()]
        for name, query in queries.items()
    }
    return {**found, "tournaments": part_in(connection, account)}


def _names(bonds: Table, account: str) -> Select[tuple[str]]:
    """Return those to whom an account has a bond."""
    accounts = schema.accounts
    joined = select(accounts.c.name).join(bonds, bonds.c.other == accounts.c.id)
    return joined.where(bonds.c.account == account)


def remove(connection: Connection, account: str) -> list[str]:
    """Delete an account; return the tables at which it had a seat."""
    seats, chat = schema.seats, schema.chat
    mine = seats.c.account == account
    held = connection.execute(select(seats.c.match, seats.c.seat).where(mine)).all()
    for match, seat in held:
        connection.execute(chat.delete().where(chat.c.match == match, chat.c.seat == seat))
    connection.execute(chat.delete().where(chat.c.account == account))
    gone = {"name": GONE, "digest": None, "account": None, "rests": None}
    connection.execute(seats.update().where(mine).values(**gone))
    forget_person(connection, account, GONE)
    connection.execute(schema.accounts.delete().where(schema.accounts.c.id == account))
    return [match for match, _ in held]
