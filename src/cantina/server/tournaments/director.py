"""Keeps tournaments going: opens their tables, reads how they ended, pairs the next round.

Everything is found again from the store, so whoever looks next goes on where another stopped: a
table has its id before it is opened, and a change that comes second begins again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable

import msgspec
from sqlalchemy.exc import IntegrityError

from cantina.core.registry import find_game
from cantina.core.wire import Result
from cantina.server.http import lobby, rated, tokens, wishes
from cantina.server.match.errands import Arm
from cantina.server.match.happenings import read_saved
from cantina.server.process.hall import Elsewhere, Hall
from cantina.server.process.orders import CLOSED
from cantina.server.process.supervisor import Duty
from cantina.server.store.database import Conflict
from cantina.server.store.ratings import places
from cantina.server.store.rows import Match, Seat
from cantina.server.tournaments import course
from cantina.server.tournaments.forms import Pairing, Tournament

TRIES = 5
"""How often a change is tried against others' changes."""


class Director:
    """Looks after the tournaments of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def keep(self, duty: Duty) -> None:
        """Look at every running tournament, again and again."""
        while True:
            is_well = True
            for tournament in await self._hall.store.tournaments.running():
                try:
                    await self.look_at(tournament)
                except Exception as error:  # the other tournaments must not wait for this one
                    duty.failed(error)
                    is_well = False
            if is_well:
                duty.well()
            await asyncio.sleep(self._hall.settings.tournament_seconds)

    async def change(
        self, tournament: str, work: Callable[[Tournament], object]
    ) -> Tournament | None:
        """Change a tournament, on top of whatever others changed; None if there is none."""
        for _ in range(TRIES):
            found = await self._hall.store.tournaments.get(tournament)
            if found is None:
                return None
            work(found)
            try:
                await self._hall.store.tournaments.change(found)
            except Conflict:
                continue
            return found
        raise Conflict

    async def look_at(self, tournament: Tournament) -> None:
        """Open the tables of this round that are not there, and take in what has ended."""
        ended: dict[str, tuple[int, ...]] = {}
        for pairing in tournament.played[-1]:
            if pairing.is_over:
                continue
            stored = await self._hall.store.match(pairing.table)
            if stored is None or stored[0].state == "open":
                await self._open(tournament, pairing, is_stored=stored is not None)
            elif stored[0].result is not None:
                result = msgspec.json.decode(stored[0].result, type=Result)
                if result.reason.id == CLOSED:
                    continue  # the host decides what it counts for
                gave_up = await self._gave_up(pairing.table)
                order = places(len(pairing.players), result, gave_up)
                ended[pairing.table] = tuple(place - min(order) + 1 for place in order)
        if ended or all(one.is_over for one in tournament.played[-1]):
            await self._take_in(tournament.id, ended)

    async def _gave_up(self, table: str) -> frozenset[int]:
        """Return who gave up, or ran out of time, at a table that is over: they come last."""
        last = await self._hall.store.checkpoint(table)
        return frozenset() if last is None else frozenset(read_saved(last.data).conceded)

    async def _take_in(self, tournament: str, ended: dict[str, tuple[int, ...]]) -> None:
        def work(found: Tournament) -> None:
            for table, order in ended.items():
                course.decide(found, table, order, by_host=False)
            course.go_on(found, tokens.new_id)

        changed = await self.change(tournament, work)
        if changed is not None and changed.state == "running":
            for pairing in changed.played[-1]:
                if not pairing.is_over:
                    await self._open(changed, pairing)

    async def _open(
        self, tournament: Tournament, pairing: Pairing, *, is_stored: bool = False
    ) -> None:
        """Open a table, unless somebody has just done so, and begin there if it is ours."""
        if not is_stored:
            with contextlib.suppress(IntegrityError):
                await self._hall.store.create(*await self._table(tournament, pairing))
        with contextlib.suppress(Elsewhere):
            await lobby.start_if_full(self._hall, await lobby.find_room(self._hall, pairing.table))

    async def _options(self, tournament: Tournament, pairing: Pairing) -> str:
        """Return what is played at a table: what the host chose, with what its players brought."""
        if not tournament.brings:
            return tournament.options
        lists = [tournament.entrants[player].lists for player in pairing.players]
        errand = Arm(
            game=tournament.game,
            options=tournament.options.encode(),
            lists=msgspec.json.encode(lists),
            table=pairing.table,
        )
        return wishes.answer_of(await self._hall.at_desk(errand)).decode()

    async def _table(self, tournament: Tournament, pairing: Pairing) -> tuple[Match, list[Seat]]:
        """Return a rated table with everybody in their seat; their accounts are the key to it."""
        match = Match(
            id=pairing.table,
            game=tournament.game,
            title=tournament.title,
            listed=True,
            autostart=True,
            options=await self._options(tournament, pairing),
            clock=msgspec.json.encode(tournament.clock).decode(),
            rules=find_game(tournament.game).rules,
            secret=secrets.token_hex(24),
            host=tokens.digest(tokens.new_token()),
            created=time.time(),
            driver=self._hall.process,
            rated=True,
        )
        seats: list[Seat] = []
        for number, player in enumerate(pairing.players):
            one = tournament.entrants[player]
            account = await self._hall.store.people.account(one.account)
            values = await rated.seat_values(self._hall, match, one.name, account)
            digest = tokens.digest(tokens.new_token())
            seats.append(Seat(match=match.id, seat=number, kind="human", digest=digest, **values))
        return rated.seal(match), seats
