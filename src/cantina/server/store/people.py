"""Accounts and their sessions."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from cantina.server.store import schema
from cantina.server.store.database import Conflict, Database, from_row
from cantina.server.store.rows import Account


class People:
    """Whoever has an account."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_account(self, account: Account) -> None:
        """Store an account; raises Conflict if the name is taken."""
        try:
            await self._database.write(
                lambda one: one.execute(insert(schema.accounts), msgspec.structs.asdict(account))
            )
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

    async def set_language(self, account: str, language: str) -> None:
        """Remember what language an account reads."""
        chosen = schema.accounts.update().where(schema.accounts.c.id == account)
        await self._database.write(lambda one: one.execute(chosen.values(lang=language)))

    async def add_session(self, digest: str, account: str, now: float) -> None:
        """Remember a session."""
        row = {"digest": digest, "account": account, "created": now}
        await self._database.write(lambda one: one.execute(insert(schema.sessions), row))

    async def end_session(self, digest: str) -> None:
        """Forget a session."""
        query = schema.sessions.delete().where(schema.sessions.c.digest == digest)
        await self._database.write(lambda one: one.execute(query))
