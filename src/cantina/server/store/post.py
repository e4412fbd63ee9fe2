"""Where people are told something: their addresses and devices, and the letters on their way."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, and_, func, insert, or_, select, update

from cantina.server.store import schema
from cantina.server.store.database import Database, from_row
from cantina.server.store.people import set_password
from cantina.server.store.rows import Account, Address, Device, Letter, Link
from cantina.server.store.turns import Untold, claim_turn

AT_ONCE = 20
"""Letters taken together."""
MOST_DEVICES = 10
MOST_ACCOUNTS = 5
"""So many accounts of one address are helped at once."""


def fold_address(address: str) -> str:
    """Return an address as addresses are compared."""
    return address.strip().casefold()


class PostBox:
    """Addresses, devices, letters and the links in them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def push_key(self) -> str:
        """Return the private key by which push services know this server."""
        query = select(schema.house.c.value).where(schema.house.c.name == "push-key")
        return await self._database.read(lambda one: str(one.execute(query).scalar_one()))

    # --- addresses --------------------------------------------------------------------------------

    async def address(self, account: str) -> Address | None:
        """Return an account's address."""
        query = select(schema.addresses).where(schema.addresses.c.account == account)

        def work(connection: Connection) -> Address | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else from_row(Address, row)

        return await self._database.read(work)

    async def set_address(self, account: str, address: str, letter: Letter | None) -> None:
        """Keep an address that waits to be confirmed (none: forget it), and links to the old."""
        rows, links = schema.addresses, schema.links

        def work(connection: Connection) -> None:
            connection.execute(rows.delete().where(rows.c.account == account))
            connection.execute(links.delete().where(links.c.account == account))
            if letter is not None:
                fresh = Address(account=account, address=address, folded=fold_address(address))
                connection.execute(insert(rows), msgspec.structs.asdict(fresh))
                connection.execute(insert(schema.letters), msgspec.structs.asdict(letter))

        await self._database.write(work)

    async def confirm(self, digest: str, now: float) -> str | None:
        """Confirm an address by its link; return the address, or None for an unknown link."""
        rows = schema.addresses.c

        def work(connection: Connection) -> str | None:
            link = _use_link(connection, digest, "confirm", now)
            if link is None:
                return None
            same = and_(rows.account == link.account, rows.address == link.address)
            query = update(schema.addresses).where(same).values(confirmed=now)
            return link.address if connection.execute(query).rowcount else None

        return await self._database.write(work)

    async def set_notices(self, account: str, is_wanted: bool) -> None:
        """Tell an account by mail when it is its turn, or no longer."""
        rows = schema.addresses
        query = update(rows).where(rows.c.account == account).values(notices=is_wanted)
        await self._database.write(lambda one: one.execute(query))

    async def accounts_at(self, address: str) -> list[Account]:
        """Return the accounts that have confirmed an address."""
        rows, accounts = schema.addresses.c, schema.accounts
        query = (
            select(accounts)
            .join(schema.addresses, rows.account == accounts.c.id)
            .where(rows.folded == fold_address(address), rows.confirmed.is_not(None))
            .limit(MOST_ACCOUNTS)
        )
        return await self._database.read(
            lambda one: [from_row(Account, row) for row in one.execute(query).mappings()]
        )

    # --- links ------------------------------------------------------------------------------------

    async def add_links(self, links: list[Link], now: float) -> None:
        """Remember what mailed links open; those that opened nothing in time are forgotten."""
        old = schema.links.delete().where(schema.links.c.until < now)

        def work(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(insert(schema.links), [msgspec.structs.asdict(one) for one in links])

        await self._database.write(work)

    async def change_password(self, digest: str, password: str, now: float) -> str | None:
        """Store another password by a mailed link, which is used up; return whose it was."""

        def work(connection: Connection) -> str | None:
            link = _use_link(connection, digest, "password", now)
            if link is None:
                return None
            set_password(connection, link.account, password, "")
            return link.account

        return await self._database.write(work)

    async def owner_of_link(self, digest: str, kind: str, now: float) -> str | None:
        """Return whose account a mailed link is for, without using it."""
        links = schema.links.c
        same = and_(links.digest == digest, links.kind == kind, links.until > now)
        query = select(links.account).where(same)
        return await self._database.read(lambda one: one.execute(query).scalar())

    # --- devices ----------------------------------------------------------------------------------

    async def add_device(self, device: Device) -> None:
        """Keep a device; the oldest of too many goes, and another account loses the same one."""
        rows = schema.devices
        mine = rows.c.account == device.account
        newest = select(rows.c.id).where(mine).order_by(rows.c.created.desc()).limit(MOST_DEVICES)

        def work(connection: Connection) -> None:
            connection.execute(rows.delete().where(rows.c.id == device.id))
            connection.execute(insert(rows), msgspec.structs.asdict(device))
            kept = connection.execute(newest).scalars().all()
            connection.execute(rows.delete().where(mine, rows.c.id.not_in(kept)))

        await self._database.write(work)

    async def devices(self, account: str) -> list[Device]:
        """Return the devices of an account, newest first."""
        rows = schema.devices
        query = select(rows).where(rows.c.account == account).order_by(rows.c.created.desc())
        return await self._database.read(
            lambda one: [from_row(Device, row) for row in one.execute(query).mappings()]
        )

    async def device(self, device: str) -> Device | None:
        """Return a device."""
        query = select(schema.devices).where(schema.devices.c.id == device)

        def work(connection: Connection) -> Device | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else from_row(Device, row)

        return await self._database.read(work)

    async def drop_device(self, device: str, account: str | None = None) -> None:
        """Forget a device, if it is this account's."""
        rows = schema.devices
        query = rows.delete().where(rows.c.id == device)
        if account is not None:
            query = query.where(rows.c.account == account)
        await self._database.write(lambda one: one.execute(query))

    # --- letters ----------------------------------------------------------------------------------

    async def add_letter(self, letter: Letter) -> None:
        """Have a letter sent."""
        row = msgspec.structs.asdict(letter)
        await self._database.write(lambda one: one.execute(insert(schema.letters), row))

    async def announce(self, turn: Untold, now: float) -> int:
        """Have somebody told once that it is their turn; return by how many letters."""
        devices, addresses = schema.devices.c, schema.addresses.c
        wants_mail = and_(
            addresses.account == turn.account,
            addresses.notices.is_(True),
            addresses.confirmed.is_not(None),
        )

        def work(connection: Connection) -> int:
            if not claim_turn(connection, turn.match, turn.seat, now):
                return 0
            query = select(devices.id).where(devices.account == turn.account)
            ways = [(device, None) for device in connection.execute(query).scalars()]
            mail = select(addresses.address).where(wants_mail)
            ways += [(None, address) for address in connection.execute(mail).scalars()]
            lang = select(schema.accounts.c.lang).where(schema.accounts.c.id == turn.account)
            chosen = connection.execute(lang).scalar() or turn.lang or "en"
            for device, address in ways:
                letter = Letter(
                    id=new_letter_id(),
                    kind="turn",
                    account=turn.account,
                    device=device,
                    address=address,
                    match=turn.match,
                    seat=turn.seat,
                    lang=chosen,
                    due=now,
                )
                connection.execute(insert(schema.letters), msgspec.structs.asdict(letter))
            return len(ways)

        return await self._database.write(work)

    async def due_letters(self, now: float) -> list[Letter]:
        """Return letters that wait to be sent, the oldest first."""
        rows = schema.letters
        query = select(rows).where(rows.c.due <= now).order_by(rows.c.due).limit(AT_ONCE)
        return await self._database.read(
            lambda one: [from_row(Letter, row) for row in one.execute(query).mappings()]
        )

    async def claim_letter(self, letter: Letter, again: float) -> bool:
        """Be the one process that sends a letter; unless it is dropped it is due again then."""
        rows = schema.letters.c
        same = and_(rows.id == letter.id, rows.tries == letter.tries)
        query = update(schema.letters).where(same).values(tries=letter.tries + 1, due=again)
        claimed: int = await self._database.write(lambda one: one.execute(query).rowcount)
        return claimed == 1

    async def drop_letter(self, letter: str) -> None:
        """Forget a letter: it is sent, or cannot be."""
        query = schema.letters.delete().where(schema.letters.c.id == letter)
        await self._database.write(lambda one: one.execute(query))

    async def waiting(self) -> int:
        """Return how many letters have not been sent."""
        query = select(func.count()).select_from(schema.letters)
        return await self._database.read(lambda one: int(one.execute(query).scalar_one()))


def new_letter_id() -> str:
    """Return a letter's id."""
    return secrets.token_hex(8)


def _use_link(connection: Connection, digest: str, kind: str, now: float) -> Link | None:
    """Use a link up, and all others of its kind; None when there is no such link."""
    links = schema.links
    same = and_(links.c.digest == digest, links.c.kind == kind, links.c.until > now)
    row = connection.execute(select(links).where(same)).mappings().first()
    if row is None:
        return None
    link = from_row(Link, row)
    used = and_(links.c.account == link.account, links.c.kind == kind)
    connection.execute(links.delete().where(or_(used, links.c.until < now)))
    return link
