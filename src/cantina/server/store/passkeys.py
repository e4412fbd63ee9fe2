"""Passkeys, and the challenges that they answer."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, func, insert, select, update

from cantina.server.store import schema
from cantina.server.store.database import Conflict, Database, from_row
from cantina.server.store.people import set_password
from cantina.server.store.rows import Passkey

MOST_PASSKEYS = 20


class Passkeys:
    """What opens accounts without a password."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_challenge(
        self, digest: str, kind: str, account: str | None, until: float
    ) -> None:
        """Remember a challenge; who answers it, and how, is the caller's."""
        row = {"digest": digest, "kind": kind, "account": account, "until": until}
        await self._database.write(lambda one: one.execute(insert(schema.challenges), row))

    async def use_challenge(self, digest: str, kind: str, account: str | None, now: float) -> bool:
        """Use a challenge up; say whether it was open, of this kind and for this account."""
        kept = schema.challenges.c
        query = schema.challenges.delete().where(
            kept.digest == digest,
            kept.kind == kind,
            kept.account.is_(None) if account is None else kept.account == account,
            kept.until > now,
        )
        return await self._database.write(lambda one: one.execute(query).rowcount == 1)

    async def of(self, account: str) -> list[Passkey]:
        """Return the passkeys of an account, the oldest first."""
        kept = schema.passkeys.c
        query = select(schema.passkeys).where(kept.account == account).order_by(kept.created)

        def work(connection: Connection) -> list[Passkey]:
            return [from_row(Passkey, row) for row in connection.execute(query).mappings()]

        return await self._database.read(work)

    async def passkey(self, passkey: str) -> Passkey | None:
        """Return a passkey."""
        query = select(schema.passkeys).where(schema.passkeys.c.id == passkey)

        def work(connection: Connection) -> Passkey | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else from_row(Passkey, row)

        return await self._database.read(work)

    async def add(self, passkey: Passkey) -> bool:
        """Store a passkey; False when there are too many, Conflict when somebody has it."""
        kept = schema.passkeys.c

        def work(connection: Connection) -> bool:
            known = select(kept.id).where(kept.id == passkey.id)
            if connection.execute(known).first() is not None:
                raise Conflict
            own = select(func.count()).where(kept.account == passkey.account)
            if connection.execute(own).scalar_one() >= MOST_PASSKEYS:
                return False
            connection.execute(insert(schema.passkeys), msgspec.structs.asdict(passkey))
            return True

        return await self._database.write(work)

    async def used(self, passkey: str, count: int, now: float) -> bool:
        """Note that a passkey has signed; if its count went back, it opens nothing any more."""
        kept = schema.passkeys.c
        this = schema.passkeys.c.id == passkey
        goes_on = kept.count < count if count else kept.count == 0
        signed = update(schema.passkeys).where(this, kept.doubted.is_(None), goes_on)
        doubted = update(schema.passkeys).where(this, kept.doubted.is_(None))

        def work(connection: Connection) -> bool:
            if connection.execute(signed.values(count=count, used=now)).rowcount == 1:
                return True
            connection.execute(doubted.values(doubted=now))
            return False

        return await self._database.write(work)

    async def rename(self, account: str, passkey: str, name: str) -> None:
        """Call a passkey something else."""
        kept = schema.passkeys.c
        this = and_(kept.account == account, kept.id == passkey)
        query = update(schema.passkeys).where(this).values(name=name)
        await self._database.write(lambda one: one.execute(query))

    async def remove(self, account: str, passkey: str) -> bool:
        """Forget a passkey; False when it is the only way into its account."""
        kept, accounts = schema.passkeys.c, schema.accounts.c
        own = kept.account == account
        others = select(func.count()).where(own, kept.id != passkey, kept.doubted.is_(None))
        password = select(accounts.password).where(accounts.id == account)

        def work(connection: Connection) -> bool:
            has_password = bool(connection.execute(password).scalar())
            if not has_password and not connection.execute(others).scalar_one():
                return False
            connection.execute(schema.passkeys.delete().where(own, kept.id == passkey))
            return True

        return await self._database.write(work)

    async def drop_password(self, account: str, here: str) -> None:
        """Let an account open to its passkeys only; every session but one ends."""
        await self._database.write(lambda one: set_password(one, account, "", here))
