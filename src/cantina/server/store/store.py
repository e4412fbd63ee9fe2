"""The store: matches, seats, moves, checkpoints, chat, accounts, in SQLite or PostgreSQL.

Moves are only ever appended, under the unique key (match, seq): of two processes that both want
to write move 17 one fails with `Conflict`, reloads, and finds the other's move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    and_,
    create_engine,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import QueuePool

from cantina.server.process.settings import Settings
from cantina.server.store import schema as tables
from cantina.server.store.migrate import migrate
from cantina.server.store.writer import Writer

T = TypeVar("T")


class Conflict(Exception):  # noqa: N818
    """Another process wrote this number first."""


class Match(msgspec.Struct, kw_only=True):
    """A row of the matches table."""

    id: str
    game: str
    title: str = ""
    state: str = "open"
    listed: bool = True
    autostart: bool = False
    options: str = "{}"
    clock: str | None = None
    absent: str = "wait"
    secret: str = ""
    """What every roll of the match is drawn from."""
    seeded: bool = False
    host: str = ""
    created: float = 0.0
    started: float | None = None
    finished: float | None = None
    result: str | None = None
    branch_of: str | None = None
    branch_seq: int | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    hints: bool = False
    """Whether a player may ask a bot for advice."""
    rules: str | None = None
    """The version of the game's rules it began under; None for matches older than that."""


class Seat(msgspec.Struct, kw_only=True):
    """A row of the seats table."""

    match: str
    seat: int
    kind: str
    bot: str | None = None
    name: str | None = None
    digest: str | None = None
    account: str | None = None
    lang: str | None = None


class Move(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the moves table; `data` is a `Happening` as JSON (see `happenings.py`)."""

    match: str
    seq: int
    at: float
    data: str


class Checkpoint(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the checkpoints table."""

    match: str
    seq: int
    data: bytes


class Line(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the chat table."""

    match: str
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class Account(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the accounts table."""

    id: str
    name: str
    folded: str
    password: str
    created: float


Stored = TypeVar("Stored", Match, Seat, Move, Checkpoint, Line, Account)


def read(kind: type[Stored], row: RowMapping) -> Stored:
    """Make a struct from a row that may have more columns."""
    return kind(**{name: row[name] for name in kind.__struct_fields__})


def make_engine(settings: Settings) -> Engine:
    """Open the database: WAL with full sync on SQLite."""
    engine = create_engine(settings.database_url, poolclass=QueuePool, pool_size=4, max_overflow=8)
    if settings.is_sqlite:

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("PRAGMA busy_timeout=10000")

    return engine


class Store:
    """All reading and writing. Reads run in threads, writes in the one writer thread."""

    def __init__(self, settings: Settings) -> None:
        self.engine = make_engine(settings)
        self._settings = settings
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        await asyncio.to_thread(migrate, self.engine)
        self._writer = Writer(self.engine)

    async def close(self) -> None:
        """Finish writing."""
        if self._writer is not None:
            await self._writer.close()
        self.engine.dispose()

    @property
    def writer(self) -> Writer:
        """The writer of an open store."""
        if self._writer is None:
            raise RuntimeError("the store is not open")
        return self._writer

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    # --- matches and seats ------------------------------------------------------------------------

    async def create(
        self, match: Match, seats: Iterable[Seat], checkpoint: bytes | None = None
    ) -> None:
        """Store a new match with its seats (and, for a branch, where it starts)."""
        rows = [msgspec.structs.asdict(seat) for seat in seats]

        def work(connection: Connection) -> None:
            connection.execute(insert(tables.matches), msgspec.structs.asdict(match))
            connection.execute(insert(tables.seats), rows)
            if checkpoint is not None:
                row = {"match": match.id, "seq": 0, "data": checkpoint}
                connection.execute(insert(tables.checkpoints), row)

        await self.writer.do(work)

    async def match(self, match: str) -> tuple[Match, list[Seat]] | None:
        """Return a match and its seats."""
        found = await self.matches(tables.matches.c.id == match)
        return found[0] if found else None

    async def matches(self, where: Any, limit: int = 100) -> list[tuple[Match, list[Seat]]]:
        """Return matches with their seats, newest first."""

        def work(connection: Connection) -> list[tuple[Match, list[Seat]]]:
            query = select(tables.matches).where(where)
            query = query.order_by(tables.matches.c.created.desc()).limit(limit)
            found = [read(Match, row) for row in connection.execute(query).mappings()]
            ids = [match.id for match in found]
            by_match: dict[str, list[Seat]] = {one: [] for one in ids}
            for start in range(0, len(ids), 500):
                part = tables.seats.c.match.in_(ids[start : start + 500])
                order = tables.seats.c.seat
                for row in connection.execute(select(tables.seats).where(part).order_by(order)):
                    by_match[row.match].append(read(Seat, row._mapping))
            return [(match, by_match[match.id]) for match in found]

        return await self._read(work)

    async def listed(self, state: str, limit: int = 100) -> list[tuple[Match, list[Seat]]]:
        """Return the public matches in a state."""
        return await self.matches(
            and_(tables.matches.c.state == state, tables.matches.c.listed.is_(True)), limit
        )

    async def running(self) -> list[tuple[Match, list[Seat]]]:
        """Return every running match."""
        return await self.matches(tables.matches.c.state == "running", 1_000_000)

    async def claim_rematch(self, match: str, rematch: str) -> bool:
        """Name the one table at which a match is played again; False when there is one."""
        matches = tables.matches.c
        query = update(tables.matches).where(matches.id == match, matches.rematch.is_(None))
        query = query.values(rematch=rematch)
        changed: int = await self.writer.do(lambda one: one.execute(query).rowcount)
        return changed == 1

    async def change_seat(self, match: str, seat: int, is_free: bool, **values: Any) -> bool:
        """Update a seat; with `is_free` only while nobody holds it."""
        seats = tables.seats.c
        query = update(tables.seats).where(seats.match == match, seats.seat == seat)
        if is_free:
            query = query.where(seats.digest.is_(None), seats.kind != "bot")
        query = query.values(**values)
        changed: int = await self.writer.do(lambda one: one.execute(query).rowcount)
        return changed == 1

    async def claim_seats(self, account: str, held: Iterable[tuple[str, str]]) -> None:
        """Give seats, named by match and token digest, to an account unless another has them."""
        seats = tables.seats.c
        queries = [
            update(tables.seats)
            .where(seats.match == match, seats.digest == digest, seats.account.is_(None))
            .values(account=account)
            for match, digest in held
        ]

        def work(connection: Connection) -> None:
            for query in queries:
                connection.execute(query)

        await self.writer.do(work)

    # --- moves and checkpoints --------------------------------------------------------------------

    async def append(
        self,
        move: Move,
        checkpoint: bytes | None = None,
        match_values: Mapping[str, Any] | None = None,
    ) -> None:
        """Append a move; on disk when this returns. Raises Conflict if the number is taken."""

        def work(connection: Connection) -> None:
            if checkpoint is not None:
                row = {"match": move.match, "seq": move.seq, "data": checkpoint}
                connection.execute(insert(tables.checkpoints), row)
            if match_values is not None:
                query = update(tables.matches).where(tables.matches.c.id == move.match)
                connection.execute(query.values(**match_values))

        needs_work = checkpoint is not None or match_values is not None
        try:
            await self.writer.append(msgspec.structs.astuple(move), work if needs_work else None)
        except IntegrityError as error:
            raise Conflict from error

    async def moves(self, match: str, after: int = 0, up_to: int = 2**31 - 1) -> list[Move]:
        """Return the moves numbered after+1 … up_to."""
        moves = tables.moves.c
        query = (
            select(tables.moves)
            .where(moves.match == match, moves.seq > after, moves.seq <= up_to)
            .order_by(moves.seq)
        )
        return await self._read(
            lambda one: [read(Move, row) for row in one.execute(query).mappings()]
        )

    async def checkpoint(self, match: str, up_to: int = 2**31 - 1) -> Checkpoint | None:
        """Return the last checkpoint at or before a number."""
        points = tables.checkpoints.c
        query = (
            select(tables.checkpoints)
            .where(points.match == match, points.seq <= up_to)
            .order_by(points.seq.desc())
            .limit(1)
        )

        def work(connection: Connection) -> Checkpoint | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else read(Checkpoint, row)

        return await self._read(work)

    async def renew_checkpoint(self, checkpoint: Checkpoint) -> None:
        """Store a position, also in the place of one that can no longer be read."""
        points = tables.checkpoints.c
        same = and_(points.match == checkpoint.match, points.seq == checkpoint.seq)
        row = msgspec.structs.asdict(checkpoint)

        def work(connection: Connection) -> None:
            connection.execute(tables.checkpoints.delete().where(same))
            connection.execute(insert(tables.checkpoints), row)

        await self.writer.do(work)

    async def recover(self) -> list[tuple[Checkpoint, list[Move]]]:
        """Return the last checkpoint and the moves since for every running match, in one read."""

        def work(connection: Connection) -> list[tuple[Checkpoint, list[Move]]]:
            points, matches, moves = tables.checkpoints, tables.matches, tables.moves
            running = matches.c.state == "running"
            last = (
                select(points.c.match, func.max(points.c.seq).label("seq"))
                .join(matches, matches.c.id == points.c.match)
                .where(running)
                .group_by(points.c.match)
                .subquery()
            )
            same = and_(last.c.match == points.c.match, last.c.seq == points.c.seq)
            found: dict[str, tuple[Checkpoint, list[Move]]] = {}
            for row in connection.execute(select(points).join(last, same)).mappings():
                found[row["match"]] = (read(Checkpoint, row), [])
            newer = and_(last.c.match == moves.c.match, moves.c.seq > last.c.seq)
            query = select(moves).join(last, newer).order_by(moves.c.match, moves.c.seq)
            for row in connection.execute(query).mappings():
                found[row["match"]][1].append(read(Move, row))
            return list(found.values())

        return await self._read(work)

    async def lease(self, ids: Sequence[str], process: str, now: float, until: float) -> set[str]:
        """Take or keep the right to drive these matches' bots and clocks; return those held."""
        if not ids:
            return set()
        matches = tables.matches.c
        mine = or_(matches.driver == process, matches.driver_until < now)
        query = (
            update(tables.matches)
            .where(matches.id.in_(ids), matches.state == "running", mine)
            .values(driver=process, driver_until=until)
            .returning(matches.id)
        )
        return await self.writer.do(lambda one: set(one.execute(query).scalars()))

    async def release(self, ids: Sequence[str], process: str) -> None:
        """Give leases back."""
        matches = tables.matches.c
        query = update(tables.matches).where(matches.id.in_(ids), matches.driver == process)
        await self.writer.do(lambda one: one.execute(query.values(driver=None, driver_until=0)))

    async def orphans(self, now: float, limit: int = 20) -> list[str]:
        """Return running matches whose process has not renewed its lease."""
        matches = tables.matches.c
        is_orphan = and_(matches.driver.is_not(None), matches.driver_until < now)
        query = select(matches.id).where(matches.state == "running", is_orphan).limit(limit)
        return await self._read(lambda one: list(one.execute(query).scalars()))

    async def newest(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last move of each of these matches."""
        if not ids:
            return {}
        moves = tables.moves.c
        query = select(moves.match, func.max(moves.seq)).where(moves.match.in_(ids))
        query = query.group_by(moves.match)
        return await self._read(lambda one: {row[0]: row[1] for row in one.execute(query)})

    # --- chat -------------------------------------------------------------------------------------

    async def add_line(self, line: Line) -> None:
        """Store a chat line; raises Conflict if its number is taken."""
        try:
            await self.writer.do(
                lambda one: one.execute(insert(tables.chat), msgspec.structs.asdict(line))
            )
        except IntegrityError as error:
            raise Conflict from error

    async def lines(self, match: str, after: int = 0, limit: int = 100) -> list[Line]:
        """Return the newest chat lines after a number, oldest first."""
        chat = tables.chat.c
        query = (
            select(tables.chat)
            .where(chat.match == match, chat.id > after)
            .order_by(chat.id.desc())
            .limit(limit)
        )
        found = await self._read(
            lambda one: [read(Line, row) for row in one.execute(query).mappings()]
        )
        return found[::-1]

    # --- accounts ---------------------------------------------------------------------------------

    async def add_account(self, account: Account) -> None:
        """Store an account; raises Conflict if the name is taken."""
        try:
            await self.writer.do(
                lambda one: one.execute(insert(tables.accounts), msgspec.structs.asdict(account))
            )
        except IntegrityError as error:
            raise Conflict from error

    async def account_named(self, folded: str) -> Account | None:
        """Return the account of a case-folded name."""
        return await self._account(
            select(tables.accounts).where(tables.accounts.c.folded == folded)
        )

    async def account(self, account: str) -> Account | None:
        """Return the account with an id."""
        return await self._account(select(tables.accounts).where(tables.accounts.c.id == account))

    async def account_of(self, digest: str) -> Account | None:
        """Return the account that a session belongs to."""
        sessions = tables.sessions.c
        joined = tables.accounts.c.id == sessions.account
        return await self._account(
            select(tables.accounts).join(tables.sessions, joined).where(sessions.digest == digest)
        )

    async def _account(self, query: Any) -> Account | None:
        def work(connection: Connection) -> Account | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else read(Account, row)

        return await self._read(work)

    async def add_session(self, digest: str, account: str, now: float) -> None:
        """Remember a session."""
        row = {"digest": digest, "account": account, "created": now}
        await self.writer.do(lambda one: one.execute(insert(tables.sessions), row))

    async def end_session(self, digest: str) -> None:
        """Forget a session."""
        query = tables.sessions.delete().where(tables.sessions.c.digest == digest)
        await self.writer.do(lambda one: one.execute(query))

    async def matches_of(self, account: str) -> list[tuple[Match, list[Seat]]]:
        """Return the matches in which an account holds a seat."""
        own = select(tables.seats.c.match).where(tables.seats.c.account == account)
        return await self.matches(tables.matches.c.id.in_(own))
