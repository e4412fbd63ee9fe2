"""Systems, astromechs and tech of later expansions, one by one."""

from typing import Any

import pytest

from cantina.games.x_wing.state import Obstacle, Ship
from x_wing.duels import fire, shoot, upgraded
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, upgrade_source, x_wing
from x_wing.table import act, fly, play, position


def b_wing(card: str, **more: Any) -> Ship:
    return x_wing("daggersquadronpilot", upgrades=[card], **more)


ROCK = Obstacle(0, "coreasteroid5", 450.0, 400.0, 0.0)


# --- systems ----------------------------------------------------------------------------------


def test_accuracy_corrector_makes_two_hits() -> None:
    table = shoot(b_wing("accuracycorrector", tokens={"focus": 1}), tie(), [FOCUS] * 3, [BLANK] * 3)
    table.use(REBEL, "upgrade:accuracycorrector")
    assert len(table.ship(1).damage) == 2
    assert table.ship(0).tokens == {"focus": 1}  # the dice could not be modified again


def test_advanced_sensors_act_first() -> None:
    ship = b_wing("advancedsensors", at=(450, 200, 90))
    table = fly("straight:2", ship, tie())
    table.use(REBEL, "upgrade:advancedsensors")
    table.answer(REBEL, "focus")
    assert table.ship(0).y == pytest.approx(320.0)
    assert table.state.ship(0).deeds.actions == ("focus",)
    assert table.offered(REBEL)[0].startswith("attack")  # no action step


def test_advanced_targeting_computer_adds_a_critical() -> None:
    ship = tie("tempestsquadronpilot", upgrades=["advtargetingcomputer"], lock=1)
    table = shoot(ship, x_wing(tokens={"focus": 1}), [BLANK] * 2, [BLANK] * 2)
    table.use(IMPERIAL, "upgrade:advtargetingcomputer")
    assert table.attack_faces() == [BLANK, BLANK, CRITICAL]
    assert table.lock(0) == 1


def test_collision_detector_boosts_over_rocks() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["collisiondetector"])
    near = Obstacle(0, "coreasteroid5", 450.0, 350.0, 0.0)
    table = act(ship, tie(), obstacles=[near])
    assert "boost:straight" in table.offered(REBEL)
    plain = act(x_wing("greensquadronpilot"), tie(), obstacles=[near])
    assert "boost:straight" not in plain.offered(REBEL)


def test_collision_detector_ignores_criticals_of_rocks() -> None:
    ship = b_wing("collisiondetector", at=(450, 300, 90))
    table = fly("straight:2", ship, tie(), obstacles=[ROCK], chance=([CRITICAL],))
    assert table.ship(0).shields == 5
    plain = x_wing("daggersquadronpilot", at=(450, 300, 90))
    table = fly("straight:2", plain, tie(), obstacles=[ROCK], chance=([CRITICAL],))
    assert table.ship(0).shields == 4


def test_electronic_baffle_trades_stress_for_damage() -> None:
    table = fly("koiogran:2", b_wing("electronicbaffle", at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:electronicbaffle")
    assert (table.ship(0).tokens, table.ship(0).shields) == ({}, 4)


def test_electronic_baffle_sheds_ion() -> None:
    gunner = tie("gammasquadronpilot", upgrades=["ioncannon"])
    table = fire(gunner, b_wing("electronicbaffle"), "ioncannon", [HIT] * 3, [BLANK])
    table.use(REBEL, "upgrade:electronicbaffle", 1, you=1)
    assert (table.ship(1).tokens, table.ship(1).shields) == ({}, 3)


def test_sensor_jammer_spoils_a_hit() -> None:
    attacker = tie("obsidiansquadronpilot", tokens={"focus": 1})
    table = shoot(attacker, b_wing("sensorjammer"), [HIT, HIT], [BLANK])
    table.use(REBEL, "upgrade:sensorjammer", you=1)
    assert table.attack_faces() == [FOCUS, HIT]
    assert table.seen.attack.attack_roll[0].rerolled  # it cannot be rerolled


def test_thrust_corrector_gives_one_sure_evade() -> None:
    attacker = tie("obsidiansquadronpilot")
    ship = b_wing("thrustcorrector", tokens={"focus": 1})
    table = shoot(attacker, ship, [HIT, HIT], [BLANK])
    table.use(REBEL, "upgrade:thrustcorrector", you=1)
    assert table.ship(1).tokens == {"focus": 1, "stress": 1}
    assert table.ship(1).shields == 4
    tense = b_wing("thrustcorrector", tokens={"stress": 4})
    table = shoot(tie("obsidiansquadronpilot"), tense, [HIT, HIT], [BLANK])
    assert table.ship(1).shields == 3


# --- astromechs -------------------------------------------------------------------------------


def test_bb8_rolls_on_green() -> None:
    table = fly("straight:1", upgraded("bb8", at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:bb8")
    table.answer(REBEL, "barrel-roll:left")
    table.answer(REBEL, "0")
    assert table.ship(0).x == pytest.approx(370.0)
    white = fly("straight:3", upgraded("bb8", at=(450, 200, 90)), tie())
    assert "use:0:upgrade:bb8:0" not in white.offered(REBEL)


def test_chopper_throws_a_card_out() -> None:
    ship = x_wing("lukeskywalker", upgrades=["chopper-swx72", "hullupgrade"], shields=1)
    table = act(ship, tie())
    table.answer(REBEL, "card:upgrade:chopper-swx72:0")
    assert table.ship(0).upgrades == ["chopper-swx72"]
    assert table.ship(0).shields == 2
    alone = act(upgraded("chopper-swx72", shields=1), tie())
    assert "card:upgrade:chopper-swx72:0" not in alone.offered(REBEL)


def test_flight_assist_moves_when_nobody_is_ahead() -> None:
    ship = upgraded("flightassistastromech", at=(450, 300, 90))
    table = fly("straight:1", ship, tie(at=(450, 100, 90)))
    table.use(REBEL, "upgrade:flightassistastromech", 1)
    table.answer(REBEL, "0")
    table.answer(REBEL, "boost:straight")
    assert table.ship(0).y == pytest.approx(460.0)
    seen = fly("straight:1", upgraded("flightassistastromech", at=(450, 300, 90)), tie())
    assert "use:0:upgrade:flightassistastromech:1" not in seen.offered(REBEL)


def test_r4d6_softens_many_hits() -> None:
    table = shoot(
        tie("obsidiansquadronpilot", upgrades=["expose"], lasting=(upgrade_source("expose"),)),
        upgraded("r4d6"),
        [HIT] * 3,
        [BLANK] * 2,
    )
    table.use(REBEL, "upgrade:r4d6", you=1)
    assert table.ship(1).shields == 0
    assert table.ship(1).damage == []
    assert table.ship(1).tokens == {"stress": 1}


def test_r5p9_turns_focus_into_a_shield() -> None:
    ship = upgraded("r5p9", shields=0, tokens={"focus": 1}, had_combat=True)
    table = play(position(ship, tie(at=(800, 800, 0), had_combat=True)))
    table.use(REBEL, "upgrade:r5p9")
    assert table.ship(0).shields == 1


def test_r5x3_ignores_obstacles_for_a_round() -> None:
    ship = upgraded("r5x3", at=(450, 300, 90))
    table = fly("straight:2", ship, tie(), obstacles=[ROCK])
    table.use(REBEL, "upgrade:r5x3")
    assert table.state.ship(0).flight.struck == ()
    table.answer(REBEL, "focus")
    assert "attack:primary:1" in table.offered(REBEL)
    assert table.ship(0).upgrades == []


def test_r7_astromech_makes_the_attacker_reroll() -> None:
    ship = upgraded("r7astromech", lock=0)
    table = shoot(tie("obsidiansquadronpilot"), ship, [HIT] * 2, [BLANK] * 2, [BLANK] * 2)
    table.use(REBEL, "upgrade:r7astromech", you=1)
    table.answer(REBEL, "0+1")
    assert (table.lock(1), table.ship(1).shields) == (-1, 2)


def test_r7t1_locks_and_boosts() -> None:
    table = act(upgraded("r7t1"), tie())
    table.answer(REBEL, "card:upgrade:r7t1:0")
    table.answer(REBEL, "yes")
    assert table.lock(0) == 1
    table.answer(REBEL, "yes")
    table.answer(REBEL, "boost:straight")
    assert table.ship(0).y == pytest.approx(380.0)
    behind = act(upgraded("r7t1"), tie(at=(450, 500, 90)))
    behind.answer(REBEL, "card:upgrade:r7t1:0")
    behind.answer(REBEL, "no")  # only the boost was offered
    assert behind.lock(0) == -1


def test_r7t1_locks_where_no_boost_fits() -> None:
    rocks = [
        Obstacle(number, "coreasteroid5", x, 380.0) for number, x in enumerate((380, 450, 520))
    ]
    table = act(upgraded("r7t1"), tie(), obstacles=rocks)
    table.answer(REBEL, "card:upgrade:r7t1:0")
    table.answer(REBEL, "yes")
    assert table.lock(0) == 1
    assert table.ship(0).y == 300.0


# --- salvaged astromechs ----------------------------------------------------------------------


def test_overclocked_r4_keeps_focusing() -> None:
    ship = upgraded("overclockedr4", tokens={"focus": 1})
    table = shoot(ship, tie(tokens={"focus": 1}), [FOCUS] * 3, [BLANK] * 3)
    table.answer(REBEL, "focus")
    table.use(REBEL, "upgrade:overclockedr4")
    assert table.ship(0).tokens == {"stress": 1, "focus": 1}


def test_r4_agromech_locks_after_focus() -> None:
    ship = upgraded("r4agromech", tokens={"focus": 1})
    table = shoot(ship, tie(tokens={"focus": 1}), [FOCUS] * 3, [BLANK] * 3)
    table.answer(REBEL, "focus")
    table.use(REBEL, "upgrade:r4agromech")
    assert table.lock(0) == 1


def test_r4b11_makes_the_defender_reroll() -> None:
    table = shoot(upgraded("r4b11", lock=1), tie(), [HIT, HIT, BLANK], [EVADE] * 3, [BLANK] * 3)
    table.answer(REBEL, "done")  # the lock is kept for the defense dice
    table.use(REBEL, "upgrade:r4b11")
    table.answer(REBEL, "0+1+2")
    assert table.lock(0) == -1
    assert len(table.ship(1).damage) == 2


@pytest.mark.parametrize(("face", "own"), [(HIT, 2), (CRITICAL, 1)])
def test_r5p8_strikes_back(face: str, own: int) -> None:
    attacker = tie("tempestsquadronpilot")
    table = shoot(attacker, upgraded("r5p8"), [BLANK] * 2, [BLANK] * 2, [face])
    table.use(REBEL, "upgrade:r5p8", you=1)
    assert (table.ship(0).shields, table.ship(1).shields) == (1, own)


def test_salvaged_astromech_saves_from_ship_damage() -> None:
    table = shoot(
        tie("obsidiansquadronpilot"),
        upgraded("salvagedastromech", shields=0),
        [CRITICAL, BLANK],
        [BLANK] * 2,
        "minor-explosion",
    )
    table.use(REBEL, "upgrade:salvagedastromech", you=1)
    assert (table.ship(1).damage, table.ship(1).upgrades) == ([], [])
    pilot = shoot(
        tie("obsidiansquadronpilot"),
        upgraded("salvagedastromech", shields=0),
        [CRITICAL, BLANK],
        [BLANK] * 2,
        "injured-pilot",
    )
    assert pilot.ship(1).upgrades == ["salvagedastromech"]


def test_unhinged_astromech_makes_speed_three_green() -> None:
    ship = upgraded("unhingedastromech", at=(450, 200, 90), tokens={"stress": 1})
    assert fly("straight:3", ship, tie()).ship(0).tokens == {}


# --- tech -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "token"), [("commrelay", "evade"), ("advancedoptics", "focus")])
def test_tech_that_keeps_one_token(card: str, token: str) -> None:
    ship = upgraded(card, tokens={"focus": 1, "evade": 1})
    table = play(position(ship, tie(at=(800, 800, 0)), step="end-phase"))
    assert table.ship(0).tokens == {token: 1}


def test_advanced_optics_hold_only_one_focus() -> None:
    table = act(upgraded("advancedoptics", tokens={"focus": 1}), tie())
    table.answer(REBEL, "focus")
    assert table.ship(0).tokens == {"focus": 1}


def test_pattern_analyzer_acts_before_the_stress() -> None:
    table = fly("koiogran:4", upgraded("patternanalyzer", at=(450, 200, 90)), tie())
    table.answer(REBEL, "focus")
    assert table.ship(0).tokens == {"focus": 1, "stress": 1}


def test_pattern_analyzer_stresses_nobody_who_has_left() -> None:
    cards = ["rearadmiralchiraneau", "patternanalyzer"]
    shuttle = tie("majorstridan", upgrades=cards, at=(400, 720, 0))
    table = fly("turn:left:3", shuttle, x_wing(), tie())
    table.answer(IMPERIAL, "card:upgrade:rearadmiralchiraneau:0")  # straight on, over the edge
    assert table.view(REBEL).ships[0].status == "destroyed"
    assert table.view(REBEL).ships[0].tokens == {}
    assert "xw-log-gains-stress" not in {event.text.id for event in table.log}


def test_primed_thrusters_boost_under_stress() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["primedthrusters"], tokens={"stress": 2})
    table = act(ship, tie())
    assert "boost:straight" in table.offered(REBEL)
    assert "focus" not in table.offered(REBEL)
    tense = x_wing("greensquadronpilot", upgrades=["primedthrusters"], tokens={"stress": 3})
    assert "boost:straight" not in act(tense, tie()).offered(REBEL)


def test_a_sensor_cluster_without_a_blank_is_not_offered() -> None:
    ship = upgraded("sensorcluster", tokens={"focus": 1})
    table = shoot(tie("obsidiansquadronpilot"), ship, [HIT, HIT], [FOCUS, EVADE])
    assert table.seen.attack is not None
    assert not any("sensorcluster" in key for key in table.offered(REBEL))


def test_sensor_cluster_and_weapons_guidance() -> None:
    table = shoot(
        tie("obsidiansquadronpilot"),
        upgraded("sensorcluster", tokens={"focus": 1}),
        [HIT, HIT],
        [BLANK] * 2,
    )
    table.use(REBEL, "upgrade:sensorcluster", you=1)
    assert (table.ship(1).shields, table.ship(1).tokens) == (1, {})
    table = shoot(
        upgraded("weaponsguidance", tokens={"focus": 1}),
        tie(tokens={"focus": 1}),
        [BLANK] * 3,
        [BLANK] * 3,
    )
    table.use(REBEL, "upgrade:weaponsguidance")
    assert table.attack_faces() == [HIT, BLANK, BLANK]
    assert table.ship(0).tokens == {}


def test_threat_tracker_moves_when_a_locked_enemy_attacks() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["threattracker"], lock=1, had_combat=True)
    table = play(position(ship, tie(at=(450, 470, 270))))
    table.use(REBEL, "upgrade:threattracker")
    table.answer(REBEL, "boost:bank:left")
    assert table.lock(0) == -1
    assert table.ship(0).x < 440
