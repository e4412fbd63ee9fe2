"""The pilot of `hard` and `ace`: where ships really stop, what an action leads to, what is kept."""

import pytest

from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.window import Window
from cantina.games.x_wing.bot.clash import Clash
from cantina.games.x_wing.bot.expert import ExpertPilot
from cantina.games.x_wing.bot.headings import threatening
from cantina.games.x_wing.bot.sight import Sight
from cantina.games.x_wing.bot.stances import own_stances, standing
from cantina.games.x_wing.bot.wing import Thinking, Wing, plain
from cantina.games.x_wing.geometry import Pose, do_overlap
from x_wing.duels import shoot, upgraded
from x_wing.faces import BLANK, EVADE, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, play, position

THINKING = Thinking(draws=2, peers=1, exact=True)


def pilot(seed: int = 1) -> ExpertPilot:
    return ExpertPilot(seed, THINKING)


def answer(table: Skirmish, seat: int) -> str:
    return pilot().choose(Window(table, seat))


def test_a_ship_that_runs_into_another_stands_where_it_really_stops() -> None:
    first = tie("academypilot", at=(450, 500, 270), dial="straight:2")
    later = x_wing("lukeskywalker", at=(450, 200, 90), dial="koiogran:4")
    table = play(position(later, first, step="planning"))
    sight = Sight(table.view(REBEL))
    other = Sight(table.view(IMPERIAL))
    places = {
        0: own_stances(sight, sight.by_id[0], ["koiogran:4"]),
        1: own_stances(other, other.by_id[1], ["straight:2"]),
    }
    loose, exact = (Clash(sight, places, exact=exact) for exact in (False, True))
    assert loose.value([0, 0]) != exact.value([0, 0])
    stopped = exact.own[0].stances[-1].pose
    assert stopped.heading == 90.0  # XW-KOIOGRAN-3: it does not turn
    assert not do_overlap(stopped, places[1][0].pose)


def test_those_who_act_twice_or_fly_fast_are_expected_with_their_tokens() -> None:
    twice = tie("soontirfel", upgrades=("pushthelimit",))
    fast = tie("deltasquadronpilot", at=(300, 500, 270), upgrades=("tiex7",))
    table = play(position(x_wing(), twice, fast, step="planning"))
    sight = Sight(table.view(IMPERIAL))

    def evades(ship: int, key: str) -> int:
        return own_stances(sight, sight.by_id[ship], [key], exact=True)[0].evades

    assert evades(1, "straight:2") == 1
    assert evades(1, "koiogran:3") == 0  # stressed, it acts no more
    assert [evades(2, f"straight:{speed}") for speed in (2, 3)] == [0, 1]


def test_large_ships_are_placed_side_by_side_and_look_ahead() -> None:
    game = find_game("x-wing")
    options = game.drawn({"squads": ["scouttrio", "scouttrio"]}, 2, 5)
    table = Table.start(game, 2, options, seed=5, log=False)
    pilots = [pilot(seat) for seat in range(2)]
    while table.state.phase == "setup":
        seat = table.waiting[0]
        table.answer(seat, pilots[seat].choose(Window(table, seat)))
    sight = Sight(table.view(0))
    for squad in (sight.friends, sight.enemies):
        assert {ship.heading % 180.0 for ship in squad} == {90.0}
        along = sorted(ship.x for ship in squad)
        assert along[-1] - along[0] < 400.0


def test_an_ace_that_moves_last_rolls_out_of_the_arc() -> None:
    ace = tie("soontirfel", at=(450, 420, 90))
    hunters = [x_wing(at=(430, 300, 90), activated=True), x_wing(at=(400, 290, 90), activated=True)]
    table = play(position(*hunters, ace, step="perform-action", active=2))
    assert answer(table, IMPERIAL).startswith(("barrel-roll:", "boost:"))


def test_who_is_in_no_danger_and_shoots_takes_a_token() -> None:
    hunter = tie("soontirfel", at=(450, 450, 270))
    prey = x_wing(at=(450, 300, 270), activated=True)
    table = play(position(prey, hunter, step="perform-action", active=1))
    assert answer(table, IMPERIAL) == "focus"


@pytest.mark.parametrize(
    ("red", "wanted"),
    [([HIT] * 3, "use:0:upgrade:crackshot:0"), ([HIT, HIT, BLANK], "none")],
)
def test_an_evade_is_cancelled_only_where_a_hit_comes_through(red: list[str], wanted: str) -> None:
    table = shoot(upgraded("crackshot"), tie(), red, [EVADE] * 3)
    assert answer(table, REBEL) == wanted


def test_enemies_who_plan_as_common_sense_does_see_no_more_than_it() -> None:
    ships = [x_wing(at=(400 + 80 * number, 200, 90)) for number in range(2)]
    aces = [tie("soontirfel", at=(450, 600, 270), upgrades=("pushthelimit",))]
    table = play(position(*ships, *aces, step="planning"))
    sight = Sight(table.view(REBEL))
    wing = Wing(sight, THINKING, Rng(1))
    wing.plan()
    keys = {one.key for one in wing.clash.enemies[0].stances}
    assert wing.expected
    assert {way[2] for way, _ in wing.expected} <= keys
    assert any(one.evades for one in wing.clash.enemies[0].stances)
    assert not any(one.evades for one in plain(wing.clash.enemies[0].stances))


def test_a_shot_that_a_heading_promises_counts_by_what_it_would_take() -> None:
    table = play(position(x_wing(), tie(at=(450, 600, 270)), step="planning"))
    sight = Sight(table.view(REBEL))
    places = {ship.ship_id: [standing(ship)] for ship in sight.by_id.values()}
    fighters = Clash(sight, places, exact=True).fighters
    behind = [standing(sight.by_id[1])._replace(pose=Pose(450, 600, 90))]
    prey = Clash(sight, {**places, 1: behind}, exact=True).fighters
    even, _ = threatening(fighters[0], 0, fighters[1], 0)
    better, _ = threatening(prey[0], 0, prey[1], 0)
    assert better > 0.0
    assert better > even
