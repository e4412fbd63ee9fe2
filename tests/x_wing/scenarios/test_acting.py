"""Scenarios of actions, as first.yaml tells them."""

from typing import Any

import pytest

from cantina.games.x_wing.state import Ship
from scenario_book import scenario
from x_wing.scenarios.scene import ANNA, BORIS, NORTH, Scene, acting, imperial, rebel, rock


def far_rookie() -> Ship:
    return rebel("rookiepilot", 800, 100)


@scenario("XW-S039")
def test_the_free_focus_leaves_the_real_action_open() -> None:
    scene = Scene(
        imperial("nightbeast", 600, 600, dial="straight:2"),
        imperial("academypilot", 300, 600, dial="straight:2"),
        rebel("rookiepilot", 100, 100, activated=True),
        step="activation",
    )
    assert scene.prompt(BORIS) == "xw-ask-action"  # the Academy Pilot's, no free one
    scene.passes(BORIS).uses(BORIS, "pilot:nightbeast")
    assert scene.has(0, "focus") == 1
    assert "focus" not in scene.offered(BORIS)
    assert scene.is_offered(BORIS, "barrel-roll")
    scene.does(BORIS, "evade")
    assert "xw-log-gains-evade" in scene.told()


@scenario("XW-S040")
def test_lock_behind_you_at_299_not_ahead_of_you_at_301() -> None:
    scene = acting(
        rebel("rookiepilot", 450, 450),
        imperial("academypilot", 450, 111, facing=NORTH),
        imperial("academypilot", 450, 791),
    )
    assert "target-lock:1" in scene.offered(ANNA)
    assert "target-lock:2" not in scene.offered(ANNA)
    scene.does(ANNA, "target-lock:1")
    locks = scene.table.view(BORIS).locks
    assert [(lock.by, lock.on) for lock in locks] == [(0, 1)]


@scenario("XW-S041")
def test_a_new_lock_leaves_the_other_pilots_lock_alone() -> None:
    scene = acting(
        rebel("redsquadronpilot", 450, 300, lock=2),
        rebel("rookiepilot", 380, 300, lock=2),
        imperial("academypilot", 450, 490),
        imperial("academypilot", 520, 490),
    )
    scene.does(ANNA, "target-lock:3")
    locks = sorted((lock.by, lock.on) for lock in scene.table.view(None).locks)
    assert locks == [(0, 3), (1, 2)]
    scene.waits_for(ANNA, "attack:primary:2").attacks(ANNA, 2, "bbb", "bbb")
    assert not scene.is_offered(ANNA, "lock")
    scene.waits_for(ANNA, "attack:primary:2").attacks(ANNA, 2, "bbb")
    assert scene.is_offered(ANNA, "lock")


@scenario("XW-S042")
@pytest.mark.parametrize(
    ("side", "slide", "end"),
    [("right", 20, (530, 320)), ("right", -20, (530, 280)), ("left", 0, (370, 300))],
)
def test_how_far_a_barrel_roll_can_slide(side: str, slide: int, end: tuple[int, int]) -> None:
    scene = acting(imperial("academypilot", 450, 300, facing=NORTH), far_rookie())
    scene.does(BORIS, f"barrel-roll:{side}")
    assert scene.refuses(BORIS, "21")
    scene.does(BORIS, str(slide))
    assert scene.place(0) == (*end, NORTH)


@scenario("XW-S043")
def test_a_ship_beside_you_blocks_only_some_of_the_rolls() -> None:
    def rolling() -> Any:
        return acting(
            imperial("academypilot", 450, 300, facing=NORTH), rebel("rookiepilot", 530, 345)
        )

    scene = rolling().does(BORIS, "barrel-roll:right")
    assert scene.refuses(BORIS, "10")
    scene.does(BORIS, "0")
    assert scene.place(0) == (530, 300, NORTH)
    other = rolling().does(BORIS, "barrel-roll:right", "-20")
    assert other.place(0) == (530, 280, NORTH)
    tested = rolling()
    assert {"focus", "evade", "barrel-roll:left", "barrel-roll:right"} <= set(tested.offered(BORIS))


@scenario("XW-S044")
def test_in_the_book_only_the_end_of_a_roll_must_be_clear() -> None:
    rocks = [rock(475, 505, 285, 315), rock(360, 380, 290, 310)]
    scene = acting(imperial("academypilot", 450, 300, facing=NORTH), far_rookie(), obstacles=rocks)
    assert "barrel-roll:left" not in scene.offered(BORIS)
    scene.does(BORIS, "barrel-roll:right", "0")
    assert scene.place(0) == (530, 300, NORTH)
    assert scene.thrown == []
    later = acting(
        imperial("academypilot", 450, 300, facing=NORTH),
        far_rookie(),
        obstacles=rocks,
        options={"rules": "reference"},
    )
    assert not later.is_offered(BORIS, "barrel-roll:right")


@scenario("XW-S045")
def test_no_barrel_roll_off_the_mat() -> None:
    scene = acting(imperial("academypilot", 875, 450, facing=NORTH), far_rookie())
    assert "barrel-roll:right" not in scene.offered(BORIS)
    assert scene.refuses(BORIS, "barrel-roll:right")
    scene.does(BORIS, "barrel-roll:left", "0")
    assert scene.place(0) == (795, 450, NORTH)


@scenario("XW-S046")
def test_darth_vaders_two_actions_must_differ_and_may_be_one() -> None:
    def vader() -> Any:
        return acting(imperial("darthvader", 450, 500), rebel("lukeskywalker", 450, 250))

    scene = vader().does(BORIS, "target-lock:1")
    assert not scene.is_offered(BORIS, "target-lock")
    scene.does(BORIS, "focus")
    assert not scene.is_offered(BORIS, "evade")
    assert scene.locks(0).count(1) == 1
    assert scene.has(0, "focus") == 1
    one = vader().does(BORIS, "target-lock:1", "pass")
    assert not one.is_offered(BORIS, "focus")


@scenario("XW-S047")
def test_squad_leader_gives_a_free_action_but_no_repeated_one() -> None:
    def leading() -> Any:
        return acting(
            imperial("darthvader", 450, 500, upgrades=["squadleader"]),
            imperial("academypilot", 520, 500, tokens={"focus": 1}, actions=["focus"]),
            imperial("academypilot", 380, 500, tokens={"stress": 1}),
            rebel("rookiepilot"),
        ).does(BORIS, "card:upgrade:squadleader:0")

    scene = leading().does(BORIS, "1", "yes")
    assert "focus" not in scene.offered(BORIS)
    scene.does(BORIS, "evade")
    assert (scene.has(1, "focus"), scene.has(1, "evade")) == (1, 1)
    assert "card:upgrade:squadleader:0" not in scene.offered(BORIS)
    scene.does(BORIS, "focus")
    assert scene.has(0, "focus") == 1
    assert not scene.is_offered(BORIS, "evade")
    other = leading().does(BORIS, "2")
    assert other.prompt(BORIS) == "xw-ask-action"  # Vader's second; the stressed pilot has none
    assert other.has(2, "evade") == 0


@scenario("XW-S048")
def test_damaged_sensor_array_blocks_the_bar_not_the_droid() -> None:
    scene = acting(
        rebel("redsquadronpilot", upgrades=["r2f2"], shields=0, hurt=["damaged-sensor-array"]),
        imperial("academypilot", 450, 490),
    )
    cards = [key for key in scene.offered(ANNA) if key.startswith("card:")]
    assert set(scene.offered(ANNA)) == {*cards, "pass"}
    assert "card:upgrade:r2f2:0" in cards
    repair = next(key for key in cards if key.startswith("card:damage"))
    scene.roll("c").does(ANNA, repair)
    assert scene.up(0) == ["damaged-sensor-array"]
    assert scene.table.view(ANNA).ships[0].critical_tokens == 1
    assert "card:upgrade:r2f2:0" not in scene.offered(ANNA)


@scenario("XW-S049")
def test_r2_f2_is_an_action_lasts_a_round_and_raises_agility() -> None:
    scene = acting(rebel("rookiepilot", upgrades=["r2f2"]), imperial("academypilot", 450, 590))
    scene.does(ANNA, "card:upgrade:r2f2:0")
    assert not scene.is_offered(ANNA, "focus")
    scene.waits_for(BORIS, "attack:primary:0").attacks(BORIS, 0, "bb", "bbbb")
    assert scene.thrown == [2, 4]
    again = Scene(
        rebel("rookiepilot", upgrades=["r2f2"], had_combat=True),
        imperial("academypilot", 450, 590),
        turn=2,
    )
    again.attacks(BORIS, 0, "bb", "bbb")
    assert again.thrown == [2, 3]
    rounds = acting(rebel("rookiepilot", upgrades=["r2f2"]), imperial("academypilot", *(450, 590)))
    rounds.does(ANNA, "card:upgrade:r2f2:0").waits_for(ANNA, "0:straight:1")
    assert rounds.g.ship(0).cards.lasting == ()


@scenario("XW-S050")
def test_push_the_limit_is_paid_after_the_free_action() -> None:
    def pushing() -> Any:
        return acting(
            rebel("greensquadronpilot", upgrades=["pushthelimit"]),
            imperial("academypilot", 450, 490),
        )

    scene = pushing().does(ANNA, "evade").uses(ANNA, "upgrade:pushthelimit")
    assert "evade" not in scene.offered(ANNA)
    assert scene.has(0, "stress") == 0
    scene.does(ANNA, "focus")
    tokens = scene.ship(0).tokens
    assert tokens == {"evade": 1, "focus": 1, "stress": 1}
    assert scene.prompt(ANNA) != "xw-ask-use"
    declined = pushing().does(ANNA, "evade", "none")
    assert declined.ship(0).tokens == {"evade": 1}


@scenario("XW-S150")
def test_a_boost_needs_a_free_landing_place() -> None:
    scene = acting(
        imperial("alphasquadronpilot", 450, 600),
        rebel("rookiepilot", 470, 500),
        imperial("academypilot", 100, 800),
    )
    assert "boost:straight" not in scene.offered(BORIS)
    assert scene.refuses(BORIS, "boost:straight")
    scene.does(BORIS, "boost:bank:right")
    assert scene.place(0) == (412.43, 509.29, 225)
    assert not scene.is_offered(BORIS, "focus")
    assert scene.has(0, "stress") == 0
    other = acting(imperial("academypilot", 100, 800), far_rookie())
    assert not other.is_offered(BORIS, "boost")
