"""The fourteen kinds of damage cards, face up."""

import pytest

from cantina.games.x_wing.state import Ship
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, act, fight, fly, play, position

AWAY = (850, 850, 90)
CORNER = (60, 60, 90)


def cards(table: Skirmish, ship_id: int = 0) -> list[tuple[str, bool]]:
    """Return what lies beside a ship, looking under the cards that lie face down."""
    return [(card.kind, card.face_up) for card in table.state.ship(ship_id).damage]


def dealt(kind: str, *chance: list[str], target: Ship | None = None) -> Skirmish:
    """Deal one face-up card by an attack."""
    target = target or tie()
    return fight(x_wing(), target, [CRITICAL, BLANK, BLANK], [BLANK] * 3, kind, *chance)


def test_blinded_pilot_skips_the_dice_of_one_attack() -> None:
    table = fight(tie(damage=damage("blinded-pilot")), x_wing())
    assert "xw-log-misses" in table.told_ids()
    assert cards(table) == [("blinded-pilot", False)]
    again = fight(
        tie(damage=damage("blinded-pilot", face_up=False)), x_wing(), [BLANK] * 2, [BLANK] * 2
    )
    assert "xw-log-misses" in again.told_ids()


@pytest.mark.parametrize(("turn", "skill"), [(1, 5), (2, 0)])
def test_damaged_cockpit_counts_from_the_next_round(turn: int, skill: int) -> None:
    ship = tie("nightbeast", damage=damage("damaged-cockpit", dealt=1))
    table = play(position(ship, x_wing(), turn=turn))
    assert table.seen.ships[0].skill == skill


def test_injured_pilot_silences_pilot_and_elite_upgrades() -> None:
    hurt = x_wing("lukeskywalker", damage=damage("injured-pilot"), shields=0)
    table = fight(tie(), hurt, [HIT, BLANK], [FOCUS, BLANK])
    assert len(table.ship(1).damage) == 2  # Luke's ability was not offered
    table = fight(tie(), x_wing("lukeskywalker"), [HIT, BLANK], [FOCUS, BLANK])
    assert table.offered(REBEL) == ["use:1:pilot:lukeskywalker:0", "done"]
    elite = tie("blacksquadronpilot", upgrades=["determination"], damage=damage("injured-pilot"))
    table = dealt("stunned-pilot", target=elite)
    assert len(table.ship(1).damage) == 2  # Determination is ignored
    droid = x_wing("lukeskywalker", upgrades=["r2d2"], damage=damage("injured-pilot"), shields=0)
    table = fly("straight:1", droid, tie(at=AWAY))
    assert table.offered(REBEL)[0] == "use:0:upgrade:r2d2:0"  # an astromech is no Elite upgrade


@pytest.mark.parametrize("obstacle", [False, True])
def test_stunned_pilot_hurts_after_an_overlap(obstacle: bool) -> None:
    from cantina.games.x_wing.state import Obstacle

    ship = tie("blacksquadronpilot", at=(450, 600, 270), damage=damage("stunned-pilot"))
    if obstacle:
        rock = Obstacle(0, "coreasteroid0", 450.0, 480.0, 0.0)
        table = fly("straight:2", ship, x_wing(at=CORNER), chance=([BLANK],), obstacles=[rock])
    else:
        table = fly("straight:2", ship, x_wing(at=(450, 470, 180)))
    assert len(table.ship(0).damage) == 2
    free = fly("straight:2", tie(damage=damage("stunned-pilot")), x_wing(at=CORNER))
    assert len(free.ship(0).damage) == 1


@pytest.mark.parametrize(("face", "count"), [(HIT, 2), (CRITICAL, 1), (FOCUS, 1), (BLANK, 1)])
def test_console_fire_burns_at_the_start_of_combat(face: str, count: int) -> None:
    ships = (tie(damage=damage("console-fire")), x_wing(at=CORNER))
    table = play(position(*ships, step="begin-combat"), [face])
    assert len(table.ship(0).damage) == count


def test_console_fire_is_put_out_by_an_action() -> None:
    table = act(tie(damage=damage("console-fire")), x_wing(at=CORNER))
    (key,) = [key for key in table.offered(IMPERIAL) if key.startswith("card")]
    table.answer(IMPERIAL, key)  # and no die falls at the start of combat
    assert cards(table) == [("console-fire", False)]


def test_damaged_engine_makes_turns_red() -> None:
    table = fly("turn:left:2", tie(damage=damage("damaged-engine")), x_wing(at=CORNER))
    assert table.ship(0).tokens == {"stress": 1}
    table = fly("bank:left:2", tie(damage=damage("damaged-engine")), x_wing(at=CORNER))
    assert table.ship(0).tokens == {}


@pytest.mark.parametrize(("face", "repaired"), [(HIT, True), (CRITICAL, False), (BLANK, False)])
def test_damaged_sensor_array_allows_only_its_repair(face: str, repaired: bool) -> None:
    table = act(tie(damage=damage("damaged-sensor-array")), x_wing(at=CORNER), chance=([face],))
    (key, passing) = table.offered(IMPERIAL)
    assert passing == "pass"
    table.answer(IMPERIAL, key)
    assert cards(table) == [("damaged-sensor-array", not repaired)]


@pytest.mark.parametrize(("face", "count"), [(HIT, 2), (CRITICAL, 1), (FOCUS, 1)])
def test_minor_explosion_hurts_at_once_and_turns_down(face: str, count: int) -> None:
    table = dealt("minor-explosion", [face])
    assert len(cards(table, 1)) == count
    assert ("minor-explosion", False) in cards(table, 1)


@pytest.mark.parametrize(
    ("dial", "chance", "count"),
    [("koiogran:3", ([HIT],), 2), ("koiogran:3", ([BLANK],), 1), ("straight:3", (), 1)],
)
def test_minor_hull_breach_hurts_after_red_maneuvers(
    dial: str, chance: tuple[list[str], ...], count: int
) -> None:
    ship = tie(damage=damage("minor-hull-breach"))
    table = fly(dial, ship, x_wing(at=CORNER), chance=chance)
    assert len(table.ship(0).damage) == count
    assert cards(table)[0] == ("minor-hull-breach", True)


def test_munitions_failure_discards_a_weapon_of_the_owners_choice() -> None:
    target = x_wing("rookiepilot", shields=0, upgrades=["protontorpedoes", "r2f2"])
    table = fight(tie(), target, [CRITICAL, BLANK], [BLANK] * 2, "munitions-failure")
    assert table.state.ship(1).upgrades == ("r2f2",)
    assert cards(table, 1) == [("munitions-failure", False)]
    unarmed = fight(tie(), x_wing(shields=0), [CRITICAL, BLANK], [BLANK] * 2, "munitions-failure")
    assert cards(unarmed, 1) == [("munitions-failure", False)]


def test_structural_damage_lowers_agility_until_repaired() -> None:
    table = act(tie(damage=damage("structural-damage")), x_wing(at=CORNER), chance=([BLANK],))
    assert table.seen.ships[0].agility == 2
    (key,) = [key for key in table.offered(IMPERIAL) if key.startswith("card")]
    table.answer(IMPERIAL, key)
    assert cards(table) == [("structural-damage", True)]  # a blank repairs nothing


def test_two_structural_damages_never_lower_agility_below_zero() -> None:
    ship = tie("darkcurse", damage=damage("structural-damage", "structural-damage"))
    ship.pilot = "hortonsalm"  # a Y-wing: agility 1
    assert play(position(ship, x_wing())).seen.ships[0].agility == 0


def test_thrust_control_fire_stresses_and_turns_down() -> None:
    table = dealt("thrust-control-fire")
    assert table.ship(1).tokens == {"stress": 1}
    assert cards(table, 1) == [("thrust-control-fire", False)]


@pytest.mark.parametrize(("face", "repaired"), [(HIT, True), (CRITICAL, True), (FOCUS, False)])
def test_weapon_malfunction_weakens_the_primary_weapon_until_repaired(
    face: str, repaired: bool
) -> None:
    table = act(tie(damage=damage("weapon-malfunction")), x_wing(at=CORNER), chance=([face],))
    assert table.view(None).ships[0].attack == 1
    (key,) = [key for key in table.offered(IMPERIAL) if key.startswith("card")]
    table.answer(IMPERIAL, key)
    assert cards(table) == [("weapon-malfunction", not repaired)]
    assert table.view(None).ships[0].attack == (2 if repaired else 1)


def test_direct_hit_counts_twice() -> None:
    table = dealt("direct-hit")
    assert table.seen.ships[1].damage_total == 2
    assert table.ship(1).status == "in play"


def test_a_burning_ship_can_die_before_its_attack() -> None:
    ships = (tie(damage=damage("console-fire", "", face_up=True)), tie(at=AWAY), x_wing(at=CORNER))
    table = play(position(*ships, step="begin-combat"), [HIT], "direct-hit", "direct-hit")
    assert table.ship(0).status == "destroyed"
    assert EVADE not in table.ship(1).tokens


def test_the_ship_that_may_strike_back_suffers_its_explosion_first() -> None:
    ships = (
        tie("blacksquadronpilot"),
        x_wing("redsquadronpilot", shields=0, damage=damage("")),
        x_wing("rookiepilot", at=CORNER),
    )
    table = play(position(*ships), [CRITICAL, BLANK], [BLANK] * 2, "minor-explosion", [HIT])
    table.attack(IMPERIAL, 1)
    assert (table.ship(1).doomed, len(table.ship(1).damage)) == (True, 3)
