"""Finished matches in hindsight: piece by piece where the bots think, and kept with the match.

Each decision is an errand of its own and takes a fraction of a second, so that bots at other
tables hardly wait. What is wanted is written down first: after a restart it begins again.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from cantina.bots.hindsight import Costly, Decision, Thoroughness, conclude, share, spread, worst
from cantina.core.problem import Problem
from cantina.core.text import Text, text
from cantina.server.match import errands, pasts
from cantina.server.match.errands import Improve, InHindsight, Past, Weigh
from cantina.server.match.happenings import read_happening
from cantina.server.match.room import Room
from cantina.server.protocol.responses.replays import MatchAnalysis
from cantina.server.store.rows import Move

if TYPE_CHECKING:
    from cantina.server.process.hall import Hall

log = logging.getLogger(__name__)
PLAYOUTS: Final = 8
"""Worlds for each chance."""
CLOSER: Final = 24
"""Worlds in which other answers are tried."""
SECONDS: Final = 0.5
"""When a piece of work is content with what it has."""
ALL_SECONDS: Final = 40.0
"""How long all decisions of a match together may take: the more there are, the less each."""
LIMIT: Final = 8.0
"""When a worker is given up that does not stop by itself."""
MOST_RESUMED: Final = 50
"""Analyses begun again after a restart; others begin when somebody looks."""


class Underway:
    """An analysis that is being made."""

    def __init__(self, total: int = 0) -> None:
        self.done = 0
        self.total = total
        self.task: asyncio.Task[None] | None = None


class CannotAnalyse(Problem):
    """A match that nothing can be said of."""


class Analyses:
    """Makes the analyses that are wanted of the matches of one process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._underway: dict[str, Underway] = {}
        self._failed: dict[str, Text] = {}
        self._turn = asyncio.Semaphore(hall.settings.bot_workers)

    async def resume(self) -> None:
        """Begin again what a restart interrupted."""
        for match in await self._hall.store.hindsights.wanted(MOST_RESUMED):
            room = await self._hall.room(match)
            if room is not None:
                await self.look(room)

    async def look(self, room: Room) -> MatchAnalysis | bytes:
        """Say how far the analysis of a match is; one that is made comes as it was packed."""
        found = self._underway.get(room.id)
        if found is not None:
            state = "working" if found.total else "waiting"
            return MatchAnalysis(state, found.done, found.total)  # type: ignore[arg-type]
        kept = await self._hall.store.hindsights.find(room.id)
        if kept is not None and kept.data is not None:
            return kept.data
        if kept is not None:
            self._begin(room, kept.owner)
            return MatchAnalysis("waiting")
        failed = self._failed.get(room.id)
        return MatchAnalysis("none") if failed is None else MatchAnalysis("failed", reason=failed)

    async def want(self, room: Room, owner: str) -> MatchAnalysis | bytes:
        """Have a match analysed for somebody, unless that is done or under way."""
        self._failed.pop(room.id, None)
        await self._hall.store.hindsights.want(room.id, owner, time.time())
        return await self.look(room)

    def _begin(self, room: Room, owner: str) -> None:
        if room.id not in self._underway:
            found = self._underway[room.id] = Underway()
            found.task = asyncio.create_task(self._work(room, owner, found))

    async def _work(self, room: Room, owner: str, underway: Underway) -> None:
        try:
            async with self._turn:
                made = await self._made(room, owner, underway)
            packed = await asyncio.to_thread(pack, made)
            await self._hall.store.hindsights.keep(room.id, packed)
        except Problem as problem:
            await self._give_up(room, problem.reason)
        except Exception:
            log.exception("the analysis of table %s failed", room.id)
            await self._give_up(room, text("server-crash"))
        finally:
            del self._underway[room.id]

    async def _give_up(self, room: Room, reason: Text) -> None:
        """Want it no more: asked again, it would fail again."""
        self._failed[room.id] = reason
        await self._hall.store.hindsights.drop(room.id)

    async def _made(self, room: Room, owner: str, underway: Underway) -> MatchAnalysis:
        settings, seats = self._hall.settings, len(room.seats)
        answers = standing_answers(await self._hall.store.moves(room.id))
        if not answers or room.result is None:
            raise CannotAnalyse(text("core-nothing-to-analyse"))
        numbers = spread(range(len(answers)), settings.analysis_decisions)
        underway.total = Thoroughness(decisions=settings.analysis_decisions).total(
            len(answers), seats
        )
        decisions: list[Decision] = []
        seconds = min(SECONDS, ALL_SECONDS / len(numbers))
        for number, then in zip(numbers, [*numbers[1:], len(answers)], strict=True):
            found = await self._weighed(room, owner, answers[number], seconds)
            if found is not None:
                decisions.append(msgspec.structs.replace(found, skipped=then - number - 1))
            underway.done += 2
        if not decisions:
            raise CannotAnalyse(text("server-outdated"))
        costly: list[Costly] = []
        for decision in worst(decisions, seats):
            better = await self._improved(room, owner, decision)
            if better is not None:
                costly.append(better)
            underway.done += 1
        names = tuple([seat.name or seat.bot or "" for seat in room.seats])
        final = share(room.result, seats)
        return MatchAnalysis(
            "done", found=conclude(room.match.game, names, decisions, final, costly)
        )

    async def _weighed(
        self, room: Room, owner: str, answer: tuple[int, int, str], seconds: float
    ) -> Decision | None:
        seq, seat, key = answer

        def weigh(past: Past) -> InHindsight:
            return Weigh(past=past, seat=seat, key=key, playouts=PLAYOUTS, seconds=seconds)

        data = await self._done(room, owner, seq - 1, weigh)
        return msgspec.msgpack.decode(data, type=Decision) if data else None

    async def _improved(self, room: Room, owner: str, decision: Decision) -> Costly | None:
        def improve(past: Past) -> InHindsight:
            return Improve(past=past, decision=decision, playouts=CLOSER, seconds=SECONDS)

        data = await self._done(room, owner, decision.at, improve)
        return msgspec.msgpack.decode(data, type=Costly | None) if data else None

    async def _done(
        self, room: Room, owner: str, seq: int, errand: Callable[[Past], InHindsight]
    ) -> bytes:
        """Have one piece of work done on somebody's account; nothing if it cannot be done."""
        past = await pasts.near(self._hall.store, room, seq)
        if past is None:
            return b""
        share_of = self._hall.quotas.bot_seconds.of(owner)
        await asyncio.sleep(share_of.wait())
        began = time.monotonic()
        outcome = await self._hall.bots.ask(errand(past), LIMIT)
        if outcome.failed == errands.UNREADABLE:
            again = await pasts.whole(self._hall.store, room, seq)
            outcome = await self._hall.bots.ask(errand(again), LIMIT)
        share_of.charge(time.monotonic() - began)
        if not outcome.data:
            log.info("moment %d of table %s is left out: %s", seq, room.id, outcome.failed)
        return outcome.data

    async def close(self) -> None:
        """Stop; what is not made is begun again after the restart."""
        for found in list(self._underway.values()):
            if found.task is not None:
                found.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await found.task


def standing_answers(moves: Iterable[Move]) -> Sequence[tuple[int, int, str]]:
    """Return the answers that were not taken back: their numbers, seats and keys."""
    found: list[tuple[int, int, str]] = []
    for move in moves:
        told = read_happening(move.data)
        if told.seat is None:
            continue
        if told.kind == "answer":
            found.append((move.seq, told.seat, told.key or ""))
        elif told.kind == "undo":
            own = [place for place, answer in enumerate(found) if answer[1] == told.seat]
            found = found[: own[-1]] if own else found
    return found


def pack(made: MatchAnalysis) -> bytes:
    """Return an analysis as it is kept and sent."""
    return gzip.compress(msgspec.json.encode(made), 6)
