"""Scenarios of actions, flying and wounds, told in the tests alone."""

from typing import Any

import pytest

from scenario_book import scenario
from x_wing.scenarios.scene import (
    ANNA,
    BORIS,
    EAST,
    NORTH,
    SOUTH,
    Scene,
    acting,
    flying,
    imperial,
    rebel,
    rock,
)
from x_wing.ships import damage


@scenario("XW-T003")
@pytest.mark.parametrize("cards", [["minor-hull-breach"], ["minor-hull-breach", ""]])
def test_t003_the_hull_breaks_before_the_rock_is_met(cards: list[str]) -> None:
    scene = flying(
        rebel("rookiepilot", 450, 300, shields=0, hurt=cards, dial="koiogran:4"),
        imperial("academypilot", 100, 800),
        rebel("lukeskywalker", 800, 100),
        obstacles=[rock(440, 460, 495, 515)],
        dice=("h", "c"),
    )
    assert scene.is_gone(0)
    assert scene.thrown == ([1, 1] if len(cards) == 1 else [1])
    assert scene.never_rolled() == ([] if len(cards) == 1 else [["critical"]])
    if len(cards) == 1:
        told = [event.text.id for event in scene.table.log]
        assert "xw-log-damage-face-up" in told


@scenario("XW-T018")
def test_t018_a_leader_whom_nobody_is_below() -> None:
    vader = imperial("darthvader", 450, 490, shields=0, upgrades=["squadleader"])
    scene = Scene(
        rebel("wedgeantilles", 450, 300),
        vader,
        imperial("academypilot", 570, 490),
        rebel("lukeskywalker", 500, 300),
        initiative="rebel",
        turn=2,
    )
    scene.draw("damaged-cockpit").attacks(ANNA, 1, "cbb", "bb")
    assert scene.up(1) == ["damaged-cockpit"]
    assert scene.skill(1) == 9
    assert scene.is_offered(BORIS, "attack"), "Vader still fires before Luke"
    wounded = imperial(
        "darthvader",
        450,
        490,
        shields=0,
        upgrades=["squadleader"],
        damage=damage("damaged-cockpit", dealt=2),
        dial="straight:2",
    )
    later = Scene(
        rebel("rookiepilot", 100, 100, activated=True),
        wounded,
        imperial("academypilot", 570, 370, dial="straight:2"),
        step="activation",
        turn=3,
    )
    assert later.skill(1) == 0
    assert later.ship(1).activated
    assert not later.ship(2).activated
    assert "card:upgrade:squadleader:0" not in later.offered(BORIS)


@scenario("XW-T019")
def test_t019_an_order_that_the_wingman_cannot_follow() -> None:
    scene = acting(
        imperial("darthvader", 450, 500, upgrades=["squadleader"]),
        imperial("stormsquadronpilot", 320, 500, tokens={"stress": 1}),
        imperial("academypilot", 580, 500, tokens={"focus": 1}, actions=["focus"]),
        rebel("rookiepilot", 450, 300),
    ).does(BORIS, "card:upgrade:squadleader:0")
    if scene.is_offered(BORIS, "2"):
        scene.does(BORIS, "2")
    if scene.is_offered(BORIS, "yes"):
        scene.does(BORIS, "yes")
    assert "evade" in scene.offered(BORIS)
    assert scene.is_offered(BORIS, "barrel-roll")
    assert "focus" not in scene.offered(BORIS)
    scene.does(BORIS, "evade")
    own = scene.offered(BORIS)
    assert {"focus", "evade", "target-lock:3"} <= set(own)
    assert scene.is_offered(BORIS, "barrel-roll")
    assert "card:upgrade:squadleader:0" not in own
    assert scene.does(BORIS, "focus").has(0, "focus") == 1
    assert (scene.has(1, "evade"), scene.has(1, "focus")) == (0, 0)


@scenario("XW-T028")
def test_t028_vader_rolls_closer_then_locks() -> None:
    def vader() -> Any:
        return acting(imperial("darthvader", 450, 650), rebel("rookiepilot", 450, 300))

    scene = vader()
    assert not scene.is_offered(BORIS, "target-lock")
    rolls = [key for key in scene.offered(BORIS) if key.startswith("barrel-roll:right")]
    places: dict[Any, tuple[str, ...]] = {}
    for key in rolls:
        other = vader().does(BORIS, key)
        if other.place(0)[:2] == (450, 650):
            for second in other.offered(BORIS):
                third = vader().does(BORIS, key, second)
                places[third.place(0)] = (key, second)
        else:
            places[other.place(0)] = (key,)
    scene.does(BORIS, *places[370, 630, SOUTH])
    assert scene.is_offered(BORIS, "target-lock:1")
    scene.does(BORIS, "target-lock:1")
    assert scene.locks(0).count(1) == 1
    level = vader().does(BORIS, *places[370, 650, SOUTH])
    assert not level.is_offered(BORIS, "target-lock")


@scenario("XW-T029")
def test_t029_the_opponent_steers_a_stressed_pilot_off_the_mat() -> None:
    scene = flying(
        rebel("lukeskywalker", 450, 100, dial="straight:2"),
        imperial("academypilot", 450, 700, facing=NORTH, tokens={"stress": 1}, dial="koiogran:3"),
    )
    ways = scene.offered(ANNA)
    assert {"straight:5", "turn:left:1", "bank:right:2"} <= set(ways)
    assert not any(key.startswith("koiogran") for key in ways)
    scene.does(ANNA, "straight:5")
    assert scene.is_gone(1)
    assert scene.winners() == (ANNA,)
    assert scene.place(0) == (450, 100, NORTH)


@scenario("XW-T030")
def test_t030_who_leaves_first_loses_first() -> None:
    scene = flying(
        rebel("rookiepilot", 450, 60, facing=SOUTH, dial="straight:2"),
        imperial("academypilot", 450, 850, facing=NORTH, dial="straight:2"),
    )
    assert scene.is_gone(1)
    assert scene.winners() == (ANNA,)
    assert scene.place(0) == (450, 60, SOUTH)


@scenario("XW-T034")
def test_t034_lando_gives_what_the_action_bar_shows_and_it_counts() -> None:
    def flown(stress: bool) -> Any:
        wedge = rebel("wedgeantilles", 450, 300, upgrades=["marksmanship"], dial="straight:3")
        wedge.tokens = {"stress": 1} if stress else {}
        return flying(
            rebel("landocalrissian", 580, 250, dial="straight:1"),
            wedge,
            imperial("academypilot", 450, 560),
        )

    scene = flown(False)
    lando = next(key for key in scene.offered(ANNA) if "landocalrissian" in key)
    scene.does(ANNA, lando)
    if scene.is_offered(ANNA, "1"):
        scene.does(ANNA, "1")
    if scene.is_offered(ANNA, "yes"):
        scene.does(ANNA, "yes")
    free = scene.offered(ANNA)
    assert "focus" in free
    assert any(key.startswith("target-lock") for key in free)
    assert not any("marksmanship" in key for key in free)
    scene.does(ANNA, "focus")
    assert scene.has(1, "focus") == 1
    while not scene.ship(1).activated:
        scene.passes(ANNA)
    own = scene.offered(ANNA)
    assert "card:upgrade:marksmanship:0" in own
    assert "focus" not in own
    assert any(key.startswith("target-lock") for key in own)
    held = flown(True)
    held.does(ANNA, next(key for key in held.offered(ANNA) if "landocalrissian" in key))
    for key in ("1", "yes"):
        if key in held.offered(ANNA):
            held.does(ANNA, key)
    assert held.prompt(ANNA) != "xw-ask-free-action"
    assert held.has(1, "focus") == 0


@scenario("XW-T035")
@pytest.mark.parametrize(("face", "mended"), [("h", True), ("c", False)])
def test_t035_vader_repairs_the_sensors_and_uses_them_in_the_same_breath(
    face: str, mended: bool
) -> None:
    scene = acting(
        imperial("darthvader", 450, 490, shields=0, hurt=["damaged-sensor-array"]),
        rebel("rookiepilot", 450, 300),
    )
    bar = ("focus", "evade", "target-lock", "barrel-roll")
    assert not any(scene.is_offered(BORIS, action) for action in bar)
    repair = next(key for key in scene.offered(BORIS) if key.startswith("card:damage"))
    scene.roll(face).does(BORIS, repair)
    assert scene.up(0) == ([] if mended else ["damaged-sensor-array"])
    assert all(scene.is_offered(BORIS, action) is mended for action in bar)
    assert repair not in scene.offered(BORIS)


@scenario("XW-T036")
def test_t036_two_holes_one_repair_per_round() -> None:
    scene = acting(
        imperial(
            "darthvader", 450, 490, shields=0, hurt=["structural-damage", "structural-damage"]
        ),
        rebel("rookiepilot", 450, 300),
    )
    repair = next(key for key in scene.offered(BORIS) if key.startswith("card:damage"))
    scene.roll("h").does(BORIS, repair)
    assert (scene.up(0), scene.down(0)) == (["structural-damage"], 1)
    assert not any(key.startswith("card:damage") for key in scene.offered(BORIS))
    scene.waits_for(ANNA, "attack:primary:0").attacks(ANNA, 0, "bbb", "bb")
    assert scene.thrown[-1] == 2
    assert scene.damage(0) == 2


@scenario("XW-T037")
def test_t037_the_injured_dark_lord_is_an_ordinary_pilot_of_great_skill() -> None:
    scene = flying(
        imperial(
            "darthvader",
            450,
            600,
            shields=0,
            upgrades=["squadleader"],
            hurt=["injured-pilot"],
            dial="straight:3",
        ),
        imperial("stormsquadronpilot", 540, 420, had_combat=True),
        rebel("rookiepilot", 450, 250, had_combat=True),
    )
    assert scene.skill(0) == 9
    assert "card:upgrade:squadleader:0" not in scene.offered(BORIS)
    scene.does(BORIS, "focus")
    assert scene.has(0, "focus") == 1
    assert not scene.is_offered(BORIS, "evade")


@scenario("XW-T046")
def test_t046_boba_fett_decides_late_but_only_which_way() -> None:
    def flown(dial: str) -> Any:
        return flying(imperial("bobafett", 450, 600, dial=dial), rebel("rookiepilot", 100, 100))

    scene = flown("bank:left:2")
    ability = next(key for key in scene.offered(BORIS) if "bobafett" in key)
    kept = flown("bank:left:2").passes(BORIS)
    scene.does(BORIS, ability)
    if scene.g.ships[0].activated is False or scene.prompt(BORIS) == "xw-ask-maneuver":
        scene.does(BORIS, next(key for key in scene.offered(BORIS) if "right" in key))
    (x, y, heading), other = scene.place(0), kept.place(0)
    assert (round(x + other[0], 1), y) == (900, other[1])
    assert {heading, other[2]} == {225, 315}
    assert not any("bobafett" in key for key in flown("turn:left:2").offered(BORIS))


@scenario("XW-T048")
def test_t048_r2_d2_works_in_a_traffic_jam() -> None:
    scene = flying(
        rebel("lukeskywalker", 450, 300, shields=1, upgrades=["r2d2"], dial="straight:2"),
        imperial("academypilot", 450, 440, facing=EAST),
    )
    if scene.prompt(ANNA) == "xw-ask-use":
        scene.uses(ANNA, "upgrade:r2d2")
    assert scene.place(0) == (450, 400, NORTH)
    assert scene.ship(0).touching == [1]
    assert scene.ship(0).shields == 2
    assert not scene.is_offered(ANNA, "focus")
    assert not scene.is_offered(ANNA, "attack")


@scenario("XW-T050")
@pytest.mark.parametrize(("face", "lives"), [("h", False), ("c", True)])
def test_t050_the_last_turn_of_the_screw(face: str, lives: bool) -> None:
    scene = flying(
        imperial(
            "obsidiansquadronpilot", 450, 600, hurt=["minor-hull-breach", ""], dial="koiogran:3"
        ),
        rebel("lukeskywalker", 100, 100, dial="straight:2"),
        dice=(face,),
    )
    assert scene.thrown == [1]
    if lives:
        assert scene.is_there(0)
        assert scene.has(0, "stress") == 1
        assert not scene.table.over
    else:
        assert scene.winners() == (ANNA,)
        assert scene.place(1) == (100, 100, NORTH)
