"""Tournaments: every pairing of bots, seats rotated, seeds mirrored; to the end or to a verdict.

Matches come in an order that nothing but the tournament decides, and are written down in it, so
that one that was interrupted goes on, and any number of workers gives the same file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any

import msgspec

from cantina.bots.crews import Crew
from cantina.bots.ledger import EACH, Ledger
from cantina.bots.matches import SEEDS, Fixture, Match
from cantina.bots.ratings import Block, Sprt
from cantina.core.problem import Problem
from cantina.core.registry import find_game
from cantina.core.text import text

AUTOMATON = "automaton"
"""Whom a bot that plays alone plays against: the game itself."""


class Tournament(msgspec.Struct, frozen=True):
    """What is played."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    games: int = 100
    """Matches of each pairing; of a test, at most."""
    seed: int = 0
    options: dict[str, Any] = {}
    sprt: Sprt | None = None
    seconds: float | None = None
    """Time for each answer. Timed bots do not play the same on every machine."""
    in_turn: tuple[dict[str, Any], ...] = ()
    """Options beside the common ones that rounds take in turn: other squads, say."""

    @property
    def players(self) -> tuple[str, ...]:
        """Return who is rated."""
        return (*self.bots, AUTOMATON) if self.seats == 1 else self.bots

    def pairings(self) -> list[tuple[str, ...]]:
        """Return who meets whom: as many bots as have seats, in every combination."""
        return list(combinations(self.bots, min(self.seats, len(self.bots))))

    def line_ups(self, pairing: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Return how a pairing sits down: everybody everywhere, equally often."""
        found: dict[tuple[str, ...], None] = {}
        for first in range(len(pairing)):
            filled = tuple(islice(cycle(pairing[first:] + pairing[:first]), self.seats))
            for start in range(self.seats):
                found[filled[start:] + filled[:start]] = None
        return list(found)

    def rounds(self, pairing: tuple[str, ...]) -> int:
        """Return how many seeds a pairing plays."""
        return -(-self.games // len(self.line_ups(pairing)))

    def meetings(self, pairing: tuple[str, ...]) -> Iterator[Meeting]:
        """Go through the matches of a pairing, seed by seed."""
        for number in range(self.rounds(pairing)):
            for seats in self.line_ups(pairing):
                yield Meeting(number, pairing, seats)

    def total(self) -> int:
        """Return how many matches there are at most."""
        return sum(self.rounds(one) * len(self.line_ups(one)) for one in self.pairings())

    def fixture(self, meeting: Meeting, records: Path | None) -> Fixture:
        """Return a match to be played; matches of one round have one seed."""
        seed = self.seed * SEEDS + meeting.round
        file = "" if records is None else str(records / meeting.file_name())
        own = self.in_turn[meeting.round % len(self.in_turn)] if self.in_turn else {}
        options = {**self.options, **own}
        return Fixture(self.game, meeting.seats, seed, options, self.seconds, file)

    def check(self) -> None:
        """Raise a Problem unless this can be played."""
        find_game(self.game).check_seats(self.seats)
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < (1 if self.seats == 1 else 2):
            raise Problem(text("core-tournament-bots"))
        if self.games < 1:
            raise Problem(text("core-tournament-games"))


class Meeting(msgspec.Struct, frozen=True):
    """One match of a tournament: which round, which pairing, who sits where."""

    round: int
    pairing: tuple[str, ...]
    seats: tuple[str, ...]

    def file_name(self) -> str:
        """Return a name for its record."""
        words = "-".join([Path(bot).stem.replace(":", "-") for bot in self.seats])
        return f"{self.round + 1:05}-{words}.jsonl"


class PlayedMatch(msgspec.Struct, frozen=True):
    """A played match, as it is written down."""

    meeting: Meeting
    match: Match


class OtherTournament(Problem):
    """A file that holds another tournament."""


class Book:
    """The file of a tournament: what it is, then one line a match."""

    def __init__(self, path: Path | None, tournament: Tournament) -> None:
        other = OtherTournament(text("core-other-tournament", file=str(path)))
        self._ledger = Ledger(path, _head(tournament), other, PlayedMatch, EACH)
        entries = [msgspec.json.decode(line, type=PlayedMatch) for line in self._ledger.lines]
        self._known = {entry.meeting: entry.match for entry in entries}

    def find(self, meeting: Meeting) -> Match | None:
        """Return how a match went that was played before."""
        return self._known.get(meeting)

    def add(self, entry: PlayedMatch) -> None:
        """Write a match down."""
        self._ledger.add(msgspec.json.encode(entry))


def _head(tournament: Tournament) -> bytes:
    """Return what must be the same to go on: all but how many matches are wanted."""
    rules = find_game(tournament.game).rules
    wanted = msgspec.to_builtins(msgspec.structs.replace(tournament, games=0))
    del wanted["games"]
    if not tournament.in_turn:
        del wanted["in_turn"]  # as files say that are older than it
    return msgspec.json.encode({"tournament": wanted, "rules": rules}, order="sorted")


def play_tournament(
    tournament: Tournament, players: Crew, book: Book, records: Path | None = None
) -> Iterator[PlayedMatch]:
    """Play what is not in the book yet; yields all matches, in order."""
    tournament.check()
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    if tournament.sprt is None:
        yield from _play(tournament, _round_robin(tournament), players, book, records)
        return
    for pairing in tournament.pairings():
        yield from _test(tournament, pairing, players, book, records)


def _round_robin(tournament: Tournament) -> Iterator[Meeting]:
    """Go through all matches, round by round, so that more rounds only add to them."""
    pairings = tournament.pairings()
    for number in range(max(map(tournament.rounds, pairings))):
        for pairing in pairings:
            for seats in tournament.line_ups(pairing):
                yield Meeting(number, pairing, seats)


def _play(
    tournament: Tournament,
    meetings: Iterable[Meeting],
    players: Crew,
    book: Book,
    records: Path | None,
) -> Iterator[PlayedMatch]:
    wanted = list(meetings)
    missing = [one for one in wanted if book.find(one) is None]
    played = players.play([tournament.fixture(one, records) for one in missing])
    for meeting in wanted:
        match = book.find(meeting)
        if match is None:
            match = next(played)
            book.add(PlayedMatch(meeting, match))
        yield PlayedMatch(meeting, match)


def _test(
    tournament: Tournament,
    pairing: tuple[str, ...],
    players: Crew,
    book: Book,
    records: Path | None,
) -> Iterator[PlayedMatch]:
    """Play a pairing until its test has a verdict, or no match is left."""
    sprt = tournament.sprt or Sprt()
    entries: list[PlayedMatch] = []
    size = len(tournament.line_ups(pairing))
    playing = _play(tournament, tournament.meetings(pairing), players, book, records)
    for entry in playing:
        entries.append(entry)
        yield entry
        if len(entries) % size == 0:
            scores = block_scores(blocks_of(tournament, entries))
            if sprt.judge(scores).decision != "open":
                return


# --- what the matches say -------------------------------------------------------------------------


def blocks_of(tournament: Tournament, entries: Iterable[PlayedMatch]) -> list[Block]:
    """Return who beat whom, the matches of one seed and pairing together."""
    numbers = {bot: number for number, bot in enumerate(tournament.players)}
    found: dict[tuple[int, tuple[str, ...]], Block] = {}
    for entry in entries:
        block = found.setdefault((entry.meeting.round, entry.meeting.pairing), [])
        seats, places = [numbers[bot] for bot in entry.meeting.seats], entry.match.places
        if tournament.seats == 1:
            block.append((seats[0], numbers[AUTOMATON], float(bool(entry.match.winners))))
            continue
        for first, second in combinations(range(len(seats)), 2):
            if seats[first] != seats[second]:
                score = (places[second] > places[first]) + (places[second] == places[first]) / 2
                block.append((seats[first], seats[second], score))
    return list(found.values())


def block_scores(blocks: Iterable[Block]) -> list[float]:
    """Return the mean score of the first player of each block."""
    scores = []
    for block in blocks:
        first = min(min(a, b) for a, b, _ in block)
        own = [score if a == first else 1 - score for a, b, score in block if first in (a, b)]
        scores.append(sum(own) / len(own))
    return scores


def seat_scores(entries: Iterable[PlayedMatch], seats: int) -> list[tuple[float, int]]:
    """Return how often each seat won, whoever sat there, and of how many matches."""
    wins = [0.0] * seats
    count = 0
    for entry in entries:
        count += 1
        for winner in entry.match.winners:
            wins[winner] += 1 / len(entry.match.winners)
    return [(one, count) for one in wins]
