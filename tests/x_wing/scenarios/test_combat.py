"""Scenarios of combat: targets, dice, simultaneous attacks, obstruction, teams (first.yaml)."""

from typing import Any

import msgspec
import pytest

from cantina.server.protocol.messages import Say
from scenario_book import scenario
from x_wing.scenarios.scene import (
    ANNA,
    BORIS,
    CLARA,
    NORTH,
    Scene,
    acting,
    duel,
    imperial,
    rebel,
    rock,
)


@scenario("XW-S051")
def test_near_by_the_base_but_range_two_inside_the_arc() -> None:
    scene = Scene(
        rebel("rookiepilot"), imperial("academypilot", 560, 400, facing=NORTH, had_combat=True)
    )
    scene.attacks(ANNA, 1, "bbb", "bbb")
    assert scene.thrown == [3, 3]
    locking = acting(rebel("rookiepilot"), imperial("academypilot", 560, 400, facing=NORTH))
    assert "target-lock:1" in locking.offered(ANNA)


@scenario("XW-S052")
@pytest.mark.parametrize(("y", "seen"), [(380, False), (390, True)])
def test_the_arc_is_a_little_narrower_than_a_right_angle(y: int, seen: bool) -> None:
    scene = Scene(rebel("rookiepilot"), imperial("academypilot", 562, y, facing=NORTH))
    assert scene.is_offered(ANNA, "attack:primary:1") is seen


@scenario("XW-S053")
def test_a_ship_in_between_neither_blocks_nor_obstructs() -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 200),
        imperial("academypilot", 450, 300),
        imperial("academypilot", 450, 400),
    )
    assert {"attack:primary:1", "attack:primary:2"} <= set(scene.offered(ANNA))
    scene.attacks(ANNA, 2, "hhh", "bbb")
    assert scene.thrown == [3, 3]


@scenario("XW-S054")
def test_a_skipped_attack_does_not_come_back() -> None:
    scene = duel(rebel("lukeskywalker"), imperial("obsidiansquadronpilot"))
    scene.passes(ANNA).attacks(BORIS, 0, "bb", "bb")
    assert not scene.is_offered(ANNA, "attack")
    assert "xw-log-end-phase" in scene.told()


@scenario("XW-S055")
def test_a_lock_on_somebody_else_is_worth_nothing_here() -> None:
    scene = duel(
        rebel("rookiepilot", lock=2),
        imperial("academypilot", had_combat=True),
        more=(imperial("academypilot", 50, 850, had_combat=True),),
    )
    scene.attacks(ANNA, 1, "bbf", "bbb")
    assert not scene.is_offered(ANNA, "lock")
    scene.waits_for(ANNA, "0:straight")
    assert scene.locks(0).count(2) == 1


@scenario("XW-S056")
def test_focus_first_and_lock_second_is_allowed_and_worse() -> None:
    scene = duel(
        rebel("redsquadronpilot", tokens={"focus": 1}, lock=1),
        imperial("obsidiansquadronpilot", had_combat=True),
    )
    scene.attacks(ANNA, 1, "fbb").does(ANNA, "focus")
    assert scene.faces() == "hbb"
    scene.roll("fh", "bbb").does(ANNA, "lock", "1+2")
    assert scene.damage(1) == 2
    assert scene.down(1) == 2


@scenario("XW-S057")
def test_several_evade_tokens_may_go_into_one_defense() -> None:
    scene = duel(
        rebel("rookiepilot"),
        imperial("nightbeast", tokens={"focus": 1, "evade": 2}, had_combat=True),
    )
    scene.attacks(ANNA, 1, "hhh", "fbb").does(BORIS, "focus", "evade")
    assert scene.faces("defense") == "ebbe"
    scene.does(BORIS, "evade")
    assert "xw-log-misses" in scene.told()
    assert scene.ship(1).tokens == {}
    assert scene.damage(1) == 0


@scenario("XW-S058")
def test_evades_eat_hits_before_criticals() -> None:
    scene = duel(rebel("redsquadronpilot"), imperial("academypilot", had_combat=True))
    scene.draw("console-fire").attacks(ANNA, 1, "chc", "eeb")
    assert scene.up(1) == ["console-fire"]
    assert scene.down(1) == 0
    assert scene.table.view(ANNA).ships[1].critical_tokens == 1


@scenario("XW-S059")
@pytest.mark.parametrize(("at", "thrown"), [(2, []), (1, [1, 3])])
def test_a_value_reduced_to_zero_still_profits_from_range_one(at: int, thrown: list[int]) -> None:
    scene = duel(
        rebel("rebeloperative", hurt=["weapon-malfunction"], shields=0),
        imperial("academypilot", had_combat=True),
        at=at,
    )
    scene.attacks(ANNA, 1, *("b", "bbb")[: len(thrown)])
    assert scene.thrown == thrown
    assert scene.damage(1) == 0
    assert "xw-log-end-phase" in scene.told()


@scenario("XW-S060")
def test_elusiveness_strikes_before_the_lock_and_locks_that_die() -> None:
    scene = duel(
        rebel("greensquadronpilot", upgrades=["elusiveness"], had_combat=True),
        imperial("darthvader", lock=0),
    )
    scene.attacks(BORIS, 0, "cb")
    assert scene.offered(BORIS) == []
    scene.roll("b").uses(ANNA, "upgrade:elusiveness").does(ANNA, "0")
    assert scene.faces() == "bb"
    assert scene.has(0, "stress") == 1
    scene.roll("h", "bbb").does(BORIS, "lock")
    assert scene.offered(BORIS) == ["1"]
    scene.does(BORIS, "1")
    assert scene.ship(0).shields == 1


@scenario("XW-S061")
def test_juke_works_before_the_defender() -> None:
    scene = duel(
        rebel("lukeskywalker", had_combat=True),
        imperial("blacksquadronpilot", upgrades=["juke"], tokens={"evade": 1}),
        at=1,
    )
    scene.attacks(BORIS, 0, "hhb", "eb").uses(BORIS, "upgrade:juke", you=1)
    assert scene.faces("defense") == "fb"
    assert scene.has(1, "evade") == 1
    scene.uses(ANNA, "pilot:lukeskywalker")
    assert scene.ship(0).shields == 1


@scenario("XW-S067")
def test_killing_the_last_ship_ends_the_game_on_the_spot() -> None:
    scene = duel(
        rebel("lukeskywalker"),
        imperial("nightbeast", hurt=["", ""]),
        more=(rebel("rookiepilot", 400, 300),),
    )
    scene.attacks(ANNA, 1, "hhb", "bbe")
    assert scene.is_gone(1)
    assert scene.winners() == (ANNA,)
    assert "xw-log-end-phase" not in scene.told()
    assert scene.table.waiting == ()


@scenario("XW-S078")
def test_the_doomed_pilot_shoots_back_with_the_damage_just_received() -> None:
    scene = duel(
        rebel("redsquadronpilot", shields=0, hurt=[""]),
        imperial("blacksquadronpilot"),
        more=(rebel("rookiepilot", 800, 100), imperial("academypilot", 100, 800)),
    )
    scene.draw("weapon-malfunction").attacks(BORIS, 0, "hc", "bb")
    assert scene.is_there(0)
    assert scene.damage(0) == 3
    assert scene.up(0) == ["weapon-malfunction"]
    scene.attacks(ANNA, 1, "bb", "bbb")
    assert scene.thrown[2] == 2
    assert scene.is_gone(0)
    assert len(scene.g.deck.discard) == 3


@scenario("XW-S079")
def test_who_has_already_fired_gets_no_second_word() -> None:
    scene = duel(
        rebel("redsquadronpilot"),
        imperial("blacksquadronpilot", hurt=["", ""]),
        more=(rebel("rookiepilot", 800, 100), imperial("academypilot", 100, 800)),
    )
    scene.attacks(BORIS, 0, "bb", "bb").attacks(ANNA, 1, "hhh", "bbe")
    assert scene.is_gone(1)
    assert len(scene.g.deck.discard) == 4


@scenario("XW-S080")
def test_a_doomed_ship_is_still_a_target() -> None:
    scene = Scene(
        rebel("redsquadronpilot", 450, 300, facing=270, shields=0, hurt=["", ""]),
        imperial("blacksquadronpilot", 420, 490),
        imperial("blacksquadronpilot", 480, 490),
        rebel("rookiepilot", 800, 100),
    )
    scene.dooms(BORIS, "1")
    assert scene.is_offered(BORIS, "attack:primary:0")
    scene.draw("damaged-engine").attacks(BORIS, 0, "cb", "bb")
    assert scene.is_gone(0)
    dealt = [e.text.id for e in scene.table.log if "damage-face" in e.text.id]
    assert dealt == ["xw-log-damage-face-down", "xw-log-damage-face-up"]
    told = scene.told()
    assert told.index("xw-log-destroyed") < told.index("xw-log-end-phase")


@scenario("XW-S081")
def test_the_last_two_ships_kill_each_other() -> None:
    scene = duel(
        rebel("redsquadronpilot", shields=0, hurt=["", ""]),
        imperial("blacksquadronpilot", hurt=["", ""]),
    )
    scene.attacks(BORIS, 0, "hb", "bb")
    assert scene.is_there(0)
    assert not scene.table.over
    scene.attacks(ANNA, 1, "hhb", "ebb")
    assert scene.is_gone(0)
    assert scene.is_gone(1)
    assert scene.winners() == (BORIS,)


@scenario("XW-S082")
def test_swarm_tactics_makes_a_cadet_lukes_equal_also_in_dying() -> None:
    def swarm() -> Any:
        return duel(
            rebel("lukeskywalker"),
            imperial("academypilot", hurt=["", ""]),
            more=(imperial("howlrunner", 520, 490, upgrades=["swarmtactics"]),),
            step="begin-combat",
            initiative="rebel",
        )

    scene = swarm().uses(BORIS, "upgrade:swarmtactics", you=2)
    assert scene.skill(1) == 8
    scene.attacks(ANNA, 1, "hhh", "bbb")
    assert scene.is_there(1)
    scene.does(BORIS, "1").attacks(BORIS, 0, "bb", "bb").passes(BORIS)
    assert scene.is_gone(1)
    without = swarm().does(BORIS, "none").attacks(ANNA, 1, "hhh", "bbb")
    assert without.is_gone(1)


@scenario("XW-S084")
def test_what_the_end_phase_takes_and_what_it_leaves() -> None:
    scene = duel(
        rebel(
            "lukeskywalker",
            upgrades=["marksmanship"],
            tokens={"focus": 1, "stress": 1},
            had_combat=True,
        ),
        imperial("darthvader", tokens={"evade": 1, "focus": 1}, lock=0, had_combat=True),
        step="end-phase",
    )
    assert scene.ship(0).tokens == {"stress": 1}
    assert scene.ship(1).tokens == {}
    assert scene.locks(1).count(0) == 1
    used = acting(rebel("lukeskywalker", upgrades=["marksmanship"]), imperial("darthvader"))
    used.does(ANNA, "card:upgrade:marksmanship:0").waits_for(ANNA, "0:straight:1")
    assert used.g.ship(0).cards.lasting == ()
    later = duel(
        rebel("lukeskywalker", upgrades=["marksmanship"]), imperial("darthvader", had_combat=True)
    )
    later.attacks(ANNA, 1, "fbb", "bbb")
    assert later.g.attack is None


WALL = (420, 480, 330, 360)


@scenario("XW-S090")
def test_rock_and_distance_both_help_the_defender() -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 200),
        imperial("academypilot", 450, 490, tokens={"focus": 1}, had_combat=True),
        obstacles=[rock(*WALL)],
    )
    scene.attacks(ANNA, 1, "hhh", "fbefb")
    assert scene.thrown == [3, 5]
    scene.does(BORIS, "focus")
    assert scene.damage(1) == 0


@scenario("XW-S091")
def test_a_torpedo_through_an_asteroid_gives_one_die() -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 200, upgrades=["protontorpedoes"], lock=1),
        imperial("academypilot", 450, 490, had_combat=True),
        obstacles=[rock(*WALL)],
    )
    scene.attacks(ANNA, 1, "hbbb", "eeee", weapon="protontorpedoes")
    assert scene.thrown == [4, 4]
    assert scene.locks(0) == []
    assert scene.ship(0).upgrades == []


@scenario("XW-S093")
def test_biggs_protects_his_partners_ship() -> None:
    def team(biggs: Any) -> Any:
        return Scene(
            biggs,
            imperial("obsidiansquadronpilot", 475, 490),
            rebel("rookiepilot", 500, 300, seat=CLARA, had_combat=True),
            seats=("rebel", "imperial", "rebel"),
        )

    scene = team(rebel("biggsdarklighter", 450, 300, had_combat=True))
    assert scene.offered(BORIS) == ["attack:primary:0", "pass"]
    aside = team(rebel("biggsdarklighter", 560, 470, had_combat=True))
    assert "attack:primary:2" in aside.offered(BORIS)


@scenario("XW-S094")
def test_partners_may_talk_aloud_but_not_show_dials() -> None:
    scene = Scene(
        rebel("lukeskywalker"),
        imperial("academypilot", 450, 800),
        rebel("rookiepilot", 600, 300, seat=CLARA),
        seats=("rebel", "imperial", "rebel"),
        step="planning",
    )
    scene.does(CLARA, "2:straight:1")
    assert scene.table.view(ANNA).ships[2].dial == ""
    assert scene.refuses(ANNA, "2:straight:2")
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"chat","text":"go","to":[0]}', type=Say)
    scene.does(ANNA, "0:straight:1").does(BORIS, "1:straight:2").passes(BORIS)
    assert scene.is_offered(CLARA, "focus")
    assert scene.offered(ANNA) == []
    for seat in (ANNA, BORIS, CLARA):
        told = [e.text.id for e in scene.table.events(seat)]
        assert told.count("xw-log-reveals") == 2
