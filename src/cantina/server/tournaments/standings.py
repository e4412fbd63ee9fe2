"""The table of a tournament: points, and what decides where they are equal."""

from __future__ import annotations

import msgspec

from cantina.server.tournaments.forms import Pairing, Tournament


class Row(msgspec.Struct, kw_only=True):
    """One line of the table."""

    player: int
    place: int = 0
    points: float = 0.0
    opponents: float = 0.0
    """The points of all opponents (Buchholz)."""
    beaten: float = 0.0
    """The points of those beaten, half of those tied with (Sonneborn-Berger)."""
    won: int = 0
    played: int = 0


def standings(tournament: Tournament) -> list[Row]:
    """Return the table, best first; who is equal in everything shares a place."""
    pairings = [each for round_ in tournament.played for each in round_ if each.is_over]
    rows = {number: Row(player=number) for number in range(len(tournament.entrants))}
    for pairing in pairings:
        for player in pairing.players:
            rows[player].points += pairing.score(player)
            rows[player].won += pairing.score(player) == 1.0 and not pairing.is_bye
            rows[player].played += not pairing.is_bye
    for pairing in pairings:
        _add_strength(rows, pairing)
    lasted = {number: _lasted(tournament, number) for number in rows}

    def key(row: Row) -> tuple[float, ...]:
        return (lasted[row.player], row.points, row.opponents, row.beaten, row.won)

    ordered = sorted(rows.values(), key=lambda row: (*[-one for one in key(row)], row.player))
    for index, row in enumerate(ordered):
        before = ordered[index - 1]
        row.place = before.place if index and key(before) == key(row) else index + 1
    return ordered


def _add_strength(rows: dict[int, Row], pairing: Pairing) -> None:
    for player in pairing.players:
        own = pairing.places[pairing.players.index(player)]
        for other, place in zip(pairing.players, pairing.places, strict=True):
            if other != player:
                rows[player].opponents += rows[other].points
                rows[player].beaten += rows[other].points * _against(own, place)


def _against(own: int, place: int) -> float:
    return 1.0 if own < place else 0.5 if own == place else 0.0


def _lasted(tournament: Tournament, player: int) -> int:
    """Return how far somebody came in a knockout, where nothing else counts; else nothing."""
    if tournament.kind != "knockout":
        return 0
    rounds = [
        number
        for number, round_ in enumerate(tournament.played, 1)
        for pairing in round_
        if player in pairing.players
    ]
    won_last = any(
        pairing.is_over and pairing.score(player) == 1.0
        for pairing in (tournament.played[-1] if tournament.played else [])
        if player in pairing.players
    )
    return max(rounds, default=0) + won_last
