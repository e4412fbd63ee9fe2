"""The store: matches, seats, moves, checkpoints, chat; `people.py` has accounts.

Moves are only ever appended, under the unique key (match, seq): of two processes that both want
to write move 17 one fails with `Conflict`, reloads, and finds the other's move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cantina.server.process.settings import Settings
from cantina.server.process.supervisor import Duty
from cantina.server.store import schema
from cantina.server.store.archives import Archives, archived
from cantina.server.store.database import Conflict, Database, from_row
from cantina.server.store.friends import Friends
from cantina.server.store.hindsights import Hindsights
from cantina.server.store.orders import OrderBook
from cantina.server.store.passkeys import Passkeys
from cantina.server.store.people import People
from cantina.server.store.post import PostBox
from cantina.server.store.private import Private
from cantina.server.store.processes import Processes, parts
from cantina.server.store.ratings import Played, Ratings, settle
from cantina.server.store.retention import Retention
from cantina.server.store.rows import Checkpoint, Line, Match, Move, Seat, Turn
from cantina.server.store.seeks import Seeks
from cantina.server.store.tournaments import Tournaments
from cantina.server.store.turns import TurnChange, Turns, change_turns


class Store:
    """All that is kept of matches, and beside it of people and processes."""

    def __init__(self, settings: Settings, process: str = "", duty: Duty | None = None) -> None:
        self._database = Database(settings, duty)
        self.process = process
        self.people = People(self._database)
        self.passkeys = Passkeys(self._database)
        self.hindsights = Hindsights(self._database)
        self.tournaments = Tournaments(self._database)
        self.friends = Friends(self._database)
        self.private = Private(self._database)
        self.ratings = Ratings(self._database)
        self.seeks = Seeks(self._database)
        self.processes = Processes(self._database, process, settings.own_address)
        self.turns = Turns(self._database, process)
        self.post = PostBox(self._database)
        self.orders = OrderBook(self._database)
        self.archives = Archives(self._database)
        self.retention = Retention(self._database)

    async def open(self) -> None:
        """Bring the schema up to date and start writing."""
        await self._database.open()

    async def close(self) -> None:
        """Finish writing."""
        await self._database.close()

    # --- matches and seats ------------------------------------------------------------------------

    async def create(
        self, match: Match, seats: Iterable[Seat], checkpoint: bytes | None = None
    ) -> None:
        """Store a new match with its seats (and, for a branch, where it starts)."""
        rows = [msgspec.structs.asdict(seat) for seat in seats]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.matches), msgspec.structs.asdict(match))
            connection.execute(insert(schema.seats), rows)
            if checkpoint is not None:
                row = {"match": match.id, "seq": 0, "data": checkpoint}
                connection.execute(insert(schema.checkpoints), row)

        await self._database.write(work)

    async def match(self, match: str) -> tuple[Match, list[Seat]] | None:
        """Return a match and its seats."""
        found = await self.matches(schema.matches.c.id == match)
        return found[0] if found else None

    async def matches(self, where: Any, limit: int = 100) -> list[tuple[Match, list[Seat]]]:
        """Return matches with their seats, newest first."""

        def work(connection: Connection) -> list[tuple[Match, list[Seat]]]:
            query = select(schema.matches).where(where)
            query = query.order_by(schema.matches.c.created.desc()).limit(limit)
            found = [from_row(Match, row) for row in connection.execute(query).mappings()]
            ids = [match.id for match in found]
            by_match: dict[str, list[Seat]] = {one: [] for one in ids}
            for start in range(0, len(ids), 500):
                part = schema.seats.c.match.in_(ids[start : start + 500])
                order = schema.seats.c.seat
                for row in connection.execute(select(schema.seats).where(part).order_by(order)):
                    by_match[row.match].append(from_row(Seat, row._mapping))
            return [(match, by_match[match.id]) for match in found]

        return await self._database.read(work)

    async def listed(
        self, state: str, limit: int = 100, per_owner: int = 100
    ) -> list[tuple[Match, list[Seat]]]:
        """Return the public matches in a state, of each owner no more than a few."""
        matches = schema.matches.c
        rank = func.row_number().over(
            partition_by=func.coalesce(matches.owner, matches.id), order_by=matches.created.desc()
        )
        public = (
            select(matches.id, matches.created, rank.label("rank"))
            .where(matches.state == state, matches.listed.is_(True))
            .subquery()
        )
        fair = select(public.c.id).where(public.c.rank <= per_owner)
        fair = fair.order_by(public.c.created.desc()).limit(limit)
        return await self.matches(matches.id.in_(fair.scalar_subquery()), limit)

    async def named(self, ids: Sequence[str]) -> list[tuple[Match, list[Seat]]]:
        """Return these matches with their seats, newest first."""
        return await self.matches(schema.matches.c.id.in_(ids)) if ids else []

    async def running(self, ids: Sequence[str]) -> list[tuple[Match, list[Seat]]]:
        """Return those of these matches that run."""
        matches = schema.matches.c
        found: list[tuple[Match, list[Seat]]] = []
        for part in parts(ids):
            found += await self.matches(
                and_(matches.state == "running", matches.id.in_(part)), 1000
            )
        return found

    async def claim_rematch(self, match: str, rematch: str) -> bool:
        """Name the one table at which a match is played again; False when there is one."""
        matches = schema.matches.c
        query = update(schema.matches).where(matches.id == match, matches.rematch.is_(None))
        query = query.values(rematch=rematch)
        changed: int = await self._database.write(lambda one: one.execute(query).rowcount)
        return changed == 1

    async def change_options(self, match: str, options: str, seal: str | None) -> bool:
        """Note what is agreed on at a table now; False once its match has begun."""
        matches = schema.matches.c
        query = update(schema.matches).where(matches.id == match, matches.state == "open")
        query = query.values(options=options, seal=seal)
        changed: int = await self._database.write(lambda one: one.execute(query).rowcount)
        return changed == 1

    async def change_seat(self, match: str, seat: int, is_free: bool, **values: Any) -> bool:
        """Update a seat; with `is_free` only while nobody holds it."""
        seats = schema.seats.c
        query = update(schema.seats).where(seats.match == match, seats.seat == seat)
        if is_free:
            query = query.where(seats.digest.is_(None), seats.kind != "bot")
        query = query.values(**values)
        changed: int = await self._database.write(lambda one: one.execute(query).rowcount)
        return changed == 1

    async def claim_seats(self, account: str, held: Iterable[tuple[str, str]]) -> set[str]:
        """Give seats, named by match and token digest, to an account unless another has them.

        Return the matches where that changed something.
        """
        seats = schema.seats.c
        queries = [
            update(schema.seats)
            .where(seats.match == match, seats.digest == digest, seats.account.is_(None))
            .values(account=account)
            .returning(seats.match)
            for match, digest in held
        ]

        def work(connection: Connection) -> set[str]:
            return {one for query in queries for one in connection.execute(query).scalars()}

        return await self._database.write(work)

    # --- moves and checkpoints --------------------------------------------------------------------

    async def append(
        self,
        move: Move,
        checkpoint: bytes | None = None,
        match_values: Mapping[str, Any] | None = None,
        change: TurnChange | None = None,
        played: tuple[str, Sequence[Played]] | None = None,
    ) -> list[Turn]:
        """Append a move; on disk when this returns. Raises Conflict if the number is taken.

        With the last move of a rated match comes who `played` which game for what place.

        Return the turns that begin with it.
        """

        def work(connection: Connection) -> list[Turn]:
            if checkpoint is not None:
                row = {"match": move.match, "seq": move.seq, "data": checkpoint}
                connection.execute(insert(schema.checkpoints), row)
            if match_values is not None:
                query = update(schema.matches).where(schema.matches.c.id == move.match)
                connection.execute(query.values(**match_values))
            if played is not None:
                settle(connection, move.match, played[0], move.at, played[1])
            return [] if change is None else change_turns(connection, change)

        needs_work = not (checkpoint is None and match_values is None and change is None)
        try:
            begun: list[Turn] | None = await self._database.writer.append(
                msgspec.structs.astuple(move), work if needs_work else None
            )
            return begun or []
        except IntegrityError as error:
            raise Conflict from error

    async def moves(self, match: str, after: int = 0, up_to: int = 2**31 - 1) -> list[Move]:
        """Return the moves numbered after+1 … up_to."""
        moves = schema.moves.c
        query = (
            select(schema.moves)
            .where(moves.match == match, moves.seq > after, moves.seq <= up_to)
            .order_by(moves.seq)
        )

        def work(connection: Connection) -> list[Move]:
            found = [from_row(Move, row) for row in connection.execute(query).mappings()]
            return found or [
                move for move in archived(connection, match)[0] if after < move.seq <= up_to
            ]

        return await self._database.read(work)

    async def checkpoint(self, match: str, up_to: int = 2**31 - 1) -> Checkpoint | None:
        """Return the last checkpoint at or before a number."""
        points = schema.checkpoints.c
        query = (
            select(schema.checkpoints)
            .where(points.match == match, points.seq <= up_to)
            .order_by(points.seq.desc())
            .limit(1)
        )

        def work(connection: Connection) -> Checkpoint | None:
            row = connection.execute(query).mappings().first()
            if row is not None:
                return from_row(Checkpoint, row)
            kept = [one for one in archived(connection, match)[1] if one.seq <= up_to]
            return kept[-1] if kept else None

        return await self._database.read(work)

    async def checkpoints(self, match: str, after: int, up_to: int) -> list[Checkpoint]:
        """Return the checkpoints numbered after+1 … up_to."""
        points = schema.checkpoints.c
        query = select(schema.checkpoints).where(
            points.match == match, points.seq > after, points.seq <= up_to
        )

        def work(connection: Connection) -> list[Checkpoint]:
            found = [from_row(Checkpoint, row) for row in connection.execute(query).mappings()]
            return found or [
                one for one in archived(connection, match)[1] if after < one.seq <= up_to
            ]

        return await self._database.read(work)

    async def renew_checkpoint(self, checkpoint: Checkpoint) -> None:
        """Store a position, also in the place of one that can no longer be read."""
        points = schema.checkpoints.c
        same = and_(points.match == checkpoint.match, points.seq == checkpoint.seq)
        row = msgspec.structs.asdict(checkpoint)

        def work(connection: Connection) -> None:
            connection.execute(schema.checkpoints.delete().where(same))
            connection.execute(insert(schema.checkpoints), row)

        await self._database.write(work)

    async def recover(self, ids: Sequence[str]) -> list[tuple[Checkpoint, list[Move]]]:
        """Return the last checkpoint and the moves since of each of these running matches."""
        found: list[tuple[Checkpoint, list[Move]]] = []
        for part in parts(ids):
            found += await self._recover(part)
        return found

    async def _recover(self, ids: Sequence[str]) -> list[tuple[Checkpoint, list[Move]]]:
        def work(connection: Connection) -> list[tuple[Checkpoint, list[Move]]]:
            points, matches, moves = schema.checkpoints, schema.matches, schema.moves
            running = and_(matches.c.state == "running", matches.c.id.in_(ids))
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
                found[row["match"]] = (from_row(Checkpoint, row), [])
            newer = and_(last.c.match == moves.c.match, moves.c.seq > last.c.seq)
            query = select(moves).join(last, newer).order_by(moves.c.match, moves.c.seq)
            for row in connection.execute(query).mappings():
                found[row["match"]][1].append(from_row(Move, row))
            return list(found.values())

        return await self._database.read(work)

    async def expire(self, listed_before: float, unlisted_before: float) -> list[str]:
        """Drop the tables that never began; return them."""
        matches = schema.matches.c
        is_old = or_(
            and_(matches.listed.is_(True), matches.created < listed_before),
            matches.created < unlisted_before,
        )
        gone = schema.matches.delete().where(matches.state == "open", is_old)
        query = gone.returning(matches.id)
        return await self._database.write(lambda one: list(one.execute(query).scalars()))

    async def drop(self, match: str) -> None:
        """Delete a table that has not begun."""
        matches = schema.matches.c
        gone = schema.matches.delete().where(matches.id == match, matches.state == "open")
        await self._database.write(lambda one: one.execute(gone))

    async def finish(self, match: str, at: float, result: str) -> None:
        """Note that a match is over which cannot be played to its end."""
        ended = update(schema.matches).where(schema.matches.c.id == match)
        ended = ended.values(state="finished", finished=at, result=result)
        await self._database.write(lambda one: one.execute(ended))

    # --- chat -------------------------------------------------------------------------------------

    async def add_line(self, line: Line) -> None:
        """Store a chat line; raises Conflict if its number is taken."""
        try:
            await self._database.write(
                lambda one: one.execute(insert(schema.chat), msgspec.structs.asdict(line))
            )
        except IntegrityError as error:
            raise Conflict from error

    async def lines(self, match: str, after: int = 0, limit: int = 100) -> list[Line]:
        """Return the newest chat lines after a number, oldest first."""
        chat = schema.chat.c
        query = (
            select(schema.chat)
            .where(chat.match == match, chat.id > after)
            .order_by(chat.id.desc())
            .limit(limit)
        )
        found = await self._database.read(
            lambda one: [from_row(Line, row) for row in one.execute(query).mappings()]
        )
        return found[::-1]

    async def matches_of(self, account: str) -> list[tuple[Match, list[Seat]]]:
        """Return the matches in which an account holds a seat."""
        own = select(schema.seats.c.match).where(schema.seats.c.account == account)
        mine = schema.matches.c.id.in_(own)
        running = await self.matches(and_(mine, schema.matches.c.state == "running"))
        return running + await self.matches(and_(mine, schema.matches.c.state != "running"))
