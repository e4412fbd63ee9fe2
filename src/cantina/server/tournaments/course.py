"""What happens to a tournament: joining, beginning, results, the next round, the end.

Pure: everything is decided from the tournament itself, so that it can be tried without a server
and two processes come to the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from cantina.core.problem import Problem
from cantina.core.text import text
from cantina.server.tournaments import pairing as pairs
from cantina.server.tournaments.forms import Entrant, Pairing, Tournament
from cantina.server.tournaments.standings import standings

LEAST = 2


class TournamentProblem(Problem):
    """Something that cannot be done to the tournament now."""


def join(tournament: Tournament, account: str, name: str, lists: Sequence[Any] = ()) -> None:
    """Let somebody take part, with what they bring."""
    if tournament.state != "open":
        raise TournamentProblem(text("server-tournament-begun"))
    if any(one.account == account for one in tournament.entrants):
        raise TournamentProblem(text("server-tournament-joined"))
    if len(tournament.entrants) >= tournament.most:
        raise TournamentProblem(text("server-tournament-full", most=tournament.most))
    if tournament.brings and not lists:
        raise TournamentProblem(text("server-tournament-bring"))
    tournament.entrants.append(Entrant(account=account, name=name, lists=list(lists)))


def bring(tournament: Tournament, account: str, lists: Sequence[Any]) -> None:
    """Let somebody bring something else; from the beginning on it stays."""
    one = tournament.entrants[number_of(tournament, account)]
    if tournament.state != "open":
        raise TournamentProblem(text("server-tournament-lists-closed"))
    one.lists = list(lists)


def leave(tournament: Tournament, account: str) -> None:
    """Take somebody out; of a running tournament what they have not finished is lost."""
    number = number_of(tournament, account)
    if tournament.state == "open":
        del tournament.entrants[number]
        return
    tournament.entrants[number].is_out = True
    for each in tournament.played[-1]:
        if number in each.players and not each.is_over:
            award(each, [number])


def number_of(tournament: Tournament, account: str) -> int:
    """Return the number of somebody who takes part, or refuse."""
    for number, one in enumerate(tournament.entrants):
        if one.account == account and not one.is_out:
            return number
    raise TournamentProblem(text("server-tournament-not-in"))


def award(pairing: Pairing, absent: Sequence[int]) -> None:
    """Decide a pairing against those who are absent; if all are, nobody beat anybody."""
    here = [player for player in pairing.players if player not in absent]
    pairing.places = tuple(1 if player in here else 2 if here else 1 for player in pairing.players)
    pairing.is_awarded = True


def begin(tournament: Tournament, new_table: Callable[[], str]) -> None:
    """Close the list and pair the first round."""
    if tournament.state != "open":
        raise TournamentProblem(text("server-tournament-begun"))
    if len(tournament.entrants) < LEAST:
        raise TournamentProblem(text("server-tournament-too-few", least=LEAST))
    tournament.state = "running"
    _pair(tournament, new_table)


def decide(tournament: Tournament, table: str, places: Sequence[int], by_host: bool) -> bool:
    """Note how a table ended; say whether that was news."""
    for each in tournament.played[-1] if tournament.played else []:
        if each.table == table and not each.is_over:
            if len(places) != len(each.players) or min(places) != 1:
                raise TournamentProblem(text("server-tournament-bad-places"))
            each.places = tuple(places)
            each.is_awarded = by_host
            return True
    return False


def go_on(tournament: Tournament, new_table: Callable[[], str]) -> bool:
    """Pair the next round, or end it, when all of this round is over; say whether it was."""
    if tournament.state != "running" or not all(one.is_over for one in tournament.played[-1]):
        return False
    if _is_last(tournament):
        tournament.state = "finished"
    else:
        _pair(tournament, new_table)
    return True


def rounds_of(tournament: Tournament) -> int:
    """Return how many rounds it has."""
    count = len(tournament.entrants)
    if tournament.kind == "round-robin":
        return pairs.circle_rounds(count)
    if tournament.kind == "knockout":
        return max(1, (count - 1).bit_length())
    return tournament.rounds or max(1, (count - 1).bit_length())


def _is_last(tournament: Tournament) -> bool:
    return (
        len(tournament.played) >= rounds_of(tournament)
        or len(tournament.staying()) < LEAST
        or (tournament.kind == "knockout" and len(tournament.played[-1]) == 1)
    )


def winners(tournament: Tournament) -> list[int]:
    """Return who goes on in a knockout; of those who tie, the better seed."""
    found = []
    for each in tournament.played[-1]:
        best = min(each.places)
        found.append(
            min(p for p, place in zip(each.players, each.places, strict=True) if place == best)
        )
    return found


def _pair(tournament: Tournament, new_table: Callable[[], str]) -> None:
    """Lay out the next round; who rests has won, who left has lost."""
    round_ = [Pairing(players=players) for players in _next_players(tournament)]
    for each in round_:
        absent = [player for player in each.players if tournament.entrants[player].is_out]
        if each.is_bye:
            each.places = (2,) if absent else (1,)
        elif absent and len(each.players) - len(absent) < LEAST:
            award(each, absent)
        else:
            each.players = tuple(player for player in each.players if player not in absent)
            each.table = new_table()
    tournament.played.append(round_)


def _next_players(tournament: Tournament) -> list[tuple[int, ...]]:
    number = len(tournament.played)
    everybody = list(range(len(tournament.entrants)))
    if tournament.kind == "round-robin":
        return pairs.circle(everybody, number)
    if tournament.kind == "knockout":
        if number == 0:
            return pairs.bracket(everybody)
        return pairs.next_of_bracket(winners(tournament))
    staying = set(tournament.staying())
    ranked = [row.player for row in standings(tournament) if row.player in staying]
    tables = [each.players for round_ in tournament.played for each in round_]
    met = pairs.meetings(tables)
    if tournament.kind == "league":
        return pairs.seat_groups(ranked, tournament.seats, met, number)
    points = {row.player: row.points for row in standings(tournament)}
    rested = Counter(players[0] for players in tables if len(players) == 1)
    begun = Counter(players[0] for players in tables if len(players) > 1)
    return pairs.swiss(ranked, points, met, rested, begun)
