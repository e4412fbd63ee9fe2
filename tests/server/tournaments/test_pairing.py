"""Who meets whom: everybody once, likes with likes, the best seeds late."""

from collections import Counter
from itertools import combinations, count

import pytest

from cantina.server.protocol.requests import Clock
from cantina.server.tournaments import course
from cantina.server.tournaments.forms import Kind, Pairing, Tournament
from cantina.server.tournaments.pairing import bracket, circle, circle_rounds, groups, meetings
from cantina.server.tournaments.standings import standings


def opened(kind: Kind, players: int, **more: int) -> Tournament:
    tournament = Tournament(
        id="t", title="", kind=kind, game="destiny", host="h", host_name="Hera", created=0.0,
        clock=Clock(per_game=60), **more,
    )  # fmt: skip
    for number in range(players):
        course.join(tournament, f"account{number}", f"Player {number}")
    return tournament


def tables() -> course.Callable[[], str]:
    numbers = count()
    return lambda: f"table{next(numbers)}"


def play(tournament: Tournament, beats: course.Callable[[Pairing], tuple[int, ...]]) -> None:
    """Play a tournament to its end; the function says how each table ends."""
    new = tables()
    course.begin(tournament, new)
    while tournament.state == "running":
        for each in tournament.played[-1]:
            if not each.is_over:
                assert course.decide(tournament, each.table, beats(each), by_host=False)
        assert course.go_on(tournament, new)


def the_stronger(pairing: Pairing) -> tuple[int, ...]:
    """Let the better seed win; at a table of several they end in the order of their seeds."""
    return tuple(sorted(pairing.players).index(player) + 1 for player in pairing.players)


@pytest.mark.parametrize("players", range(2, 10))
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    rounds = [circle(range(players), number) for number in range(circle_rounds(players))]
    for round_ in rounds:
        assert sorted(player for table in round_ for player in table) == list(range(players))
    met = meetings([table for round_ in rounds for table in round_])
    assert set(met) == {frozenset(pair) for pair in combinations(range(players), 2)}
    assert set(met.values()) == {1}
    begun = Counter(table[0] for round_ in rounds for table in round_ if len(table) == 2)
    assert max(begun.values()) - min(begun[one] for one in range(players)) <= 2


def test_the_two_best_seeds_meet_in_the_last_round_and_rest_first() -> None:
    assert bracket(range(8)) == [(0, 7), (3, 4), (1, 6), (2, 5)]
    assert bracket(range(6)) == [(0,), (3, 4), (1,), (2, 5)]


def test_a_knockout_is_won_by_whoever_loses_nothing() -> None:
    tournament = opened("knockout", 6)
    play(tournament, the_stronger)
    assert [len(round_) for round_ in tournament.played] == [4, 2, 1]
    rows = standings(tournament)
    assert [row.player for row in rows[:2]] == [0, 1]
    assert {row.player for row in rows[2:4]} == {2, 3}


def test_a_tie_in_a_knockout_goes_to_the_better_seed() -> None:
    tournament = opened("knockout", 4)
    play(tournament, lambda pairing: (1,) * len(pairing.players))
    assert tournament.played[-1][0].players == (0, 1)
    assert standings(tournament)[0].place == 1


@pytest.mark.parametrize("players", [4, 7, 8, 16, 33])
def test_swiss_pairs_nobody_twice_and_rests_nobody_twice(players: int) -> None:
    tournament = opened("swiss", players)
    play(tournament, the_stronger)
    assert len(tournament.played) == (players - 1).bit_length()
    met = meetings([one.players for round_ in tournament.played for one in round_])
    assert max(met.values()) == 1
    rested = Counter(one.players[0] for r in tournament.played for one in r if one.is_bye)
    assert max(rested.values(), default=1) == 1
    assert standings(tournament)[0].player == 0


def test_swiss_pairs_those_with_the_same_points() -> None:
    tournament = opened("swiss", 8, rounds=2)
    play(tournament, the_stronger)
    assert [sorted(one.players) for one in tournament.played[0]] == [[0, 4], [1, 5], [2, 6], [3, 7]]
    assert sorted(sorted(one.players) for one in tournament.played[1]) == [
        [0, 2], [1, 3], [4, 6], [5, 7],
    ]  # fmt: skip


def test_equal_points_are_told_apart_by_the_opponents() -> None:
    tournament = opened("swiss", 6, rounds=3)
    play(tournament, the_stronger)
    rows = standings(tournament)
    equal = [(row.opponents, row.place) for row in rows if row.points == 1.0]
    assert len({opponents for opponents, _ in equal}) > 1
    assert equal == sorted(equal, key=lambda one: (-one[0], one[1]))
    assert len({place for _, place in equal}) > 1


def test_who_is_equal_in_everything_shares_a_place() -> None:
    tournament = opened("swiss", 4, rounds=2)
    play(tournament, the_stronger)
    assert [(row.points, row.place) for row in standings(tournament)] == [
        (2.0, 1), (1.0, 2), (1.0, 2), (0.0, 4),
    ]  # fmt: skip


def test_tables_of_a_league_are_as_even_as_they_can_be() -> None:
    assert groups(9, 4) == [3, 3, 3]
    assert groups(10, 4) == [4, 3, 3]
    assert groups(5, 4) == [3, 2]
    assert groups(4, 4) == [4]


def test_a_league_mixes_people_and_counts_whom_one_has_beaten() -> None:
    tournament = opened("league", 12, rounds=3, seats=4)
    play(tournament, the_stronger)
    assert all(len(one.players) == 4 for round_ in tournament.played for one in round_)
    met = meetings([one.players for round_ in tournament.played for one in round_])
    assert max(met.values()) <= 2
    last = tournament.played[0][0]
    assert sorted(last.score(player) for player in last.players) == pytest.approx(
        [0, 1 / 3, 2 / 3, 1]
    )
    assert standings(tournament)[0].player == 0


def test_who_leaves_loses_what_is_not_finished_and_is_paired_no_more() -> None:
    tournament = opened("swiss", 4, rounds=3)
    new = tables()
    course.begin(tournament, new)
    course.leave(tournament, "account0")
    first = next(one for one in tournament.played[0] if 0 in one.players)
    assert first.is_awarded
    assert first.score(0) == 0.0
    other = next(one for one in tournament.played[0] if not one.is_over)
    course.decide(tournament, other.table, (1, 2), by_host=False)
    assert course.go_on(tournament, new)
    assert all(0 not in one.players for one in tournament.played[1])
    with pytest.raises(course.TournamentProblem):
        course.leave(tournament, "account0")


def test_a_round_waits_for_its_last_table() -> None:
    tournament = opened("round-robin", 4)
    new = tables()
    course.begin(tournament, new)
    one, _ = tournament.played[0]
    course.decide(tournament, one.table, (1, 2), by_host=False)
    assert not course.go_on(tournament, new)
    assert len(tournament.played) == 1


def test_a_result_is_taken_once() -> None:
    tournament = opened("round-robin", 3)
    course.begin(tournament, tables())
    pairing = next(one for one in tournament.played[0] if not one.is_bye)
    assert course.decide(tournament, pairing.table, (2, 1), by_host=False)
    assert not course.decide(tournament, pairing.table, (1, 2), by_host=False)
    assert pairing.places == (2, 1)
    with pytest.raises(course.TournamentProblem):
        course.decide(opened_running(), "table0", (2, 2), by_host=True)


def opened_running() -> Tournament:
    tournament = opened("swiss", 2)
    course.begin(tournament, tables())
    return tournament


def test_nobody_joins_twice_or_late_and_nobody_plays_alone() -> None:
    tournament = opened("swiss", 1, most=2)
    with pytest.raises(course.TournamentProblem):
        course.begin(tournament, tables())
    with pytest.raises(course.TournamentProblem):
        course.join(tournament, "account0", "Again")
    course.join(tournament, "other", "Other")
    with pytest.raises(course.TournamentProblem):
        course.join(tournament, "third", "Third")
    course.begin(tournament, tables())
    with pytest.raises(course.TournamentProblem):
        course.join(tournament, "third", "Third")
