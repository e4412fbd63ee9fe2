"""What a tournament came to: ratings, pairings, seats, verdicts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cantina.bots.ratings import TrialVerdict, rate, tally
from cantina.bots.tournament import (
    AUTOMATON,
    PlayedMatch,
    Tournament,
    block_scores,
    blocks_of,
    seat_scores,
)


class Player(msgspec.Struct, frozen=True):
    """A bot and its rating; the mean of the field is 0."""

    bot: str
    elo: float
    error: float
    """Half the width of the 95% interval."""
    points: float
    duels: int
    """Every other bot in a match is one duel: won, lost or drawn by place."""
    matches: int


class Pair(msgspec.Struct, frozen=True):
    """How two bots did against each other."""

    first: str
    second: str
    points: float
    duels: int


class Seat(msgspec.Struct, frozen=True):
    """How often a seat won, whoever sat there."""

    wins: float
    matches: int


class Trial(msgspec.Struct, frozen=True):
    """The verdict on a pairing."""

    pairing: tuple[str, ...]
    matches: int
    verdict: TrialVerdict


class Standings(msgspec.Struct, frozen=True):
    """The outcome of a tournament, the strongest first."""

    players: list[Player]
    pairs: list[Pair]
    seats: list[Seat]
    trials: list[Trial]
    entries: list[PlayedMatch]


def standings(tournament: Tournament, entries: Sequence[PlayedMatch]) -> Standings:
    """Work out what the matches say."""
    blocks = blocks_of(tournament, entries)
    names = tournament.players
    ratings = rate(len(names), blocks)
    met = tally(blocks)
    players = []
    for number, (bot, rating) in enumerate(zip(names, ratings, strict=True)):
        own = [met[pair] for pair in met if pair[0] == number]
        matches = sum(is_in(bot, entry) for entry in entries)
        points, duels = sum(one[0] for one in own), sum(one[1] for one in own)
        players.append(
            Player(bot, round(rating.elo, 2), round(rating.error, 2), points, duels, matches)
        )
    players.sort(key=lambda one: -one.elo)
    pairs = [
        Pair(names[first], names[second], *met[first, second])
        for first, second in sorted(met)
        if first < second
    ]
    seats = [Seat(*one) for one in seat_scores(entries, tournament.seats)]
    return Standings(players, pairs, seats, verdicts(tournament, entries), list(entries))


def is_in(bot: str, entry: PlayedMatch) -> bool:
    """Say whether a bot plays a match; the automaton plays against everybody who is alone."""
    return bot in entry.meeting.seats or bot == AUTOMATON


def verdicts(tournament: Tournament, entries: Sequence[PlayedMatch]) -> list[Trial]:
    """Judge every pairing, if this is a test."""
    if tournament.sprt is None:
        return []
    found = []
    for pairing in tournament.pairings():
        own = [entry for entry in entries if entry.meeting.pairing == pairing]
        verdict = tournament.sprt.judge(block_scores(blocks_of(tournament, own)))
        found.append(Trial(pairing, len(own), verdict))
    return found
