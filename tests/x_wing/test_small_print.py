"""Small print: what a card or a rule says beside its point, and is easily overlooked."""

import json
from math import dist

import pytest

from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import kit_of, watchers
from cantina.games.x_wing.geometry import TOLERANCE, Pose
from cantina.games.x_wing.rules import cloaking
from cantina.games.x_wing.rules.bomb_tokens import TOKEN_RADIUS
from cantina.games.x_wing.rules.bombs import beside_each_other
from cantina.games.x_wing.rules.damage import take_kind
from cantina.games.x_wing.rules.docking import dock_all
from cantina.games.x_wing.rules.placing import BAND, lies_in_band
from cantina.games.x_wing.rules.squads import check_xws
from cantina.games.x_wing.state import Attack
from cantina.games.x_wing.terms import Window
from x_wing.duels import shoot, upgraded
from x_wing.faces import BLANK
from x_wing.scenarios.scene import rock
from x_wing.ships import IMPERIAL, REBEL, tie, upgrade_source, x_wing
from x_wing.table import act, fly, play, position

FAR = (450, 800, 270)


# --- on the mat -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("beyond", "inside"), [(0.0, True), (TOLERANCE, True), (0.02, False)])
def test_a_base_on_the_line_of_a_band_lies_in_it(beyond: float, inside: bool) -> None:
    g = position(x_wing(), tie())
    low = BAND - beyond
    base = ((430.0, low), (470.0, low), (470.0, low + 40.0), (430.0, low + 40.0))
    assert lies_in_band(g, "south", base, 2) is inside


def test_the_one_shift_that_is_left_almost_at_the_end_of_the_template_is_found() -> None:
    g = position(x_wing("whisper"), tie(at=(850, 850, 90)))
    g.obstacles = [rock(325, 335, 339.7, 350), rock(325, 335, 290, 299.3)]
    assert cloaking.good_slides(g, g.ship(0), "left") == [19.5]
    assert "left" in cloaking.open_ways(g, g.ship(0))


@pytest.mark.parametrize("heading", [7.0, 33.0, 61.0, 158.0])
def test_tokens_in_a_row_touch_however_the_row_is_turned(heading: float) -> None:
    first, *others = beside_each_other(Pose(450.0, 300.0, heading), 3)
    assert [dist(first, other) for other in others] == pytest.approx(
        [2.0 * TOKEN_RADIUS] * 2, abs=0.0015
    )


@pytest.mark.rule("XW-DOCK-1")
def test_nobody_docks_to_an_enemy() -> None:
    ghost = x_wing("lothalrebel", upgrades=["ghost"], status="awaiting")
    phantom = x_wing("sabinewren", upgrades=["phantom"], status="awaiting")
    phantom.side, phantom.seat = "imperial", IMPERIAL
    g = position(ghost, phantom)
    dock_all(g)
    assert (g.ship(0).docked, g.ship(1).status) == (-1, "awaiting")


# --- pilots and upgrades --------------------------------------------------------------------------


def test_leia_leaves_green_maneuvers_green() -> None:
    leia = x_wing("outerrimsmuggler", upgrades=["leiaorgana"], at=(700, 300, 90), dial="straight:1")
    tired = x_wing(at=(450, 200, 90), dial="straight:2", tokens={"stress": 1})
    enemy = tie("blacksquadronpilot", at=FAR, dial="straight:2")
    table = play(position(leia, tired, enemy, step="begin-activation"))
    table.use(REBEL, "upgrade:leiaorgana")
    table.answer(REBEL, "pass")
    assert table.ship(1).tokens == {}


@pytest.mark.rule("XW-TARGET-4")
def test_arvel_crynyd_attacks_nobody_who_touches_him_from_behind() -> None:
    arvel = x_wing("arvelcrynyd", at=(450, 300, 90), touching=[1])
    chaser = tie(at=(450, 260, 90), touching=[0], had_combat=True)
    table = play(position(arvel, chaser, tie(had_combat=True)))
    assert table.offered(REBEL) == ["attack:primary:2", "pass"]
    assert table.blocked(REBEL)["attack:primary:1"] == "XW-TARGET-4"


def test_a_jammed_weapons_engineer_locks_nobody_not_even_a_second_ship() -> None:
    ship = tie("gammasquadronpilot", upgrades=["tieshuttle", "weaponsengineer"], tokens={"jam": 1})
    table = act(ship, x_wing(at=(450, 300, 90)), x_wing(at=(520, 300, 90)))
    table.answer(IMPERIAL, "target-lock:1")
    assert (table.seen.locks, table.ship(0).tokens) == ([], {})
    assert "-1" not in table.offered(IMPERIAL)


@pytest.mark.parametrize(("away", "usable"), [(290.0, False), (310.0, True)])
def test_an_enemy_ahead_at_range_3_keeps_the_flight_assist_quiet(away: float, usable: bool) -> None:
    ship = upgraded("flightassistastromech", at=(450, 100, 90))
    table = fly("straight:1", ship, tie(at=(450, 220 + away, 270)))
    assert ("use:0:upgrade:flightassistastromech:1" in table.offered(REBEL)) is usable


def test_an_ig_2000_does_not_share_a_pilots_ability_with_himself() -> None:
    ig88d = x_wing("ig88d", upgrades=["ig2000"])
    table = fly("segnor:left:3", ig88d, tie(at=FAR))
    assert table.offered(REBEL).count("use:0:pilot:ig88d:0") == 1


def test_what_the_attacker_himself_may_use_is_shown_before_what_a_friend_offers() -> None:
    helper = x_wing("redsquadronpilot", at=(800, 100, 90), upgrades=["m9g8"], lock=0)
    table = shoot(upgraded("predator"), tie(), [BLANK] * 3, more=(helper,))
    used = [key for key in table.offered(REBEL) if key.startswith("use:")]
    assert used == ["use:0:upgrade:predator:1", "use:2:upgrade:m9g8:0"]


def test_a_weapon_that_is_gone_speaks_until_its_attack_is_over() -> None:
    g = position(x_wing(), tie(), x_wing(upgrades=["protontorpedoes"]))
    assert watchers(g, Window.MODIFY_ATTACK_DICE, 0) == []
    assert Window.MODIFY_ATTACK_DICE not in kit_of(g, g.ship(0)).at
    g.attack = Attack(0, 1, "protontorpedoes")
    assert watchers(g, Window.MODIFY_ATTACK_DICE, 0) == [g.ship(0)]


def test_a_card_that_speaks_of_an_attack_needs_one() -> None:
    at = Scene(position(x_wing(), tie()), 0, 1, upgrade_source("marksmanship"))
    with pytest.raises(ValueError, match="marksmanship needs an attack in progress"):
        _ = at.attack


# --- decks and squads -----------------------------------------------------------------------------


def test_a_kind_is_taken_from_the_deck_as_it_was_shuffled_last() -> None:
    g = position(x_wing(), tie())
    beside_ships = ["blinded-pilot", "injured-pilot"]  # nobody has turned these two over
    g.deck.pools = [list(beside_ships), ["injured-pilot", "stunned-pilot"]]
    g.deck.left = 2
    take_kind(g, g.ship(0), "injured-pilot")
    assert (g.deck.pools, g.deck.left) == ([beside_ships, ["stunned-pilot"]], 1)


@pytest.mark.rule("XW-SQUAD-1")
def test_a_file_that_says_what_the_cards_cost_is_not_remarked_upon() -> None:
    pilots = [{"name": "rookiepilot", "ship": "xwing"}] * 2
    said = {"faction": "rebel", "pilots": pilots, "points": 42}
    assert check_xws(json.dumps(said)).remarks == ()
    assert [one.code for one in check_xws(json.dumps({**said, "points": 41})).remarks] == [
        "wrong_points"
    ]


@pytest.mark.rule("XW-UNIQUE-1")
def test_only_what_has_a_bullet_is_refused_a_second_time() -> None:
    luke = {"name": "lukeskywalker", "ship": "xwing"}
    rookie = {"name": "rookiepilot", "ship": "xwing"}

    def codes(*pilots: dict[str, str]) -> list[str]:
        report = check_xws(json.dumps({"faction": "rebel", "pilots": pilots}))
        return [problem.code for problem in report.problems]

    assert codes(rookie, rookie, luke) == []
    assert codes(rookie, luke, luke) == ["not_unique"]
