"""Scenarios of upgrade cards and secondary weapons, as first.yaml tells them."""

from typing import Any

import pytest

from cantina.games.x_wing.state import CardKind, Source
from scenario_book import scenario
from x_wing.scenarios.scene import ANNA, BORIS, NORTH, Scene, acting, duel, imperial, rebel
from x_wing.scenarios.test_pilots import attacker, defender


def hits_told(scene: Scene) -> list[tuple[object, object]]:
    """Return the uncancelled hits and criticals of each attack that hit."""
    told = [event.text.args for event in scene.table.log if event.text.id == "xw-log-hits"]
    return [(args["hits"], args["criticals"]) for args in told]


def card_key(scene: Scene, seat: int, card: str) -> str:
    return next(key for key in scene.offered(seat) if card in key)


@scenario("XW-S119")
def test_push_the_limit_after_vaders_first_action_costs_him_the_second() -> None:
    def vader() -> Any:
        return acting(
            imperial("darthvader", 450, 490, upgrades=["pushthelimit"]),
            rebel("rookiepilot", 450, 300),
        )

    first = vader().does(BORIS, "focus").uses(BORIS, "upgrade:pushthelimit").does(BORIS, "evade")
    assert first.ship(0).tokens == {"focus": 1, "evade": 1, "stress": 1}
    assert first.prompt(BORIS) != "xw-ask-action"
    second = vader().does(BORIS, "focus", "none", "target-lock:1")
    second.uses(BORIS, "upgrade:pushthelimit").does(BORIS, "evade")
    assert second.ship(0).tokens == {"focus": 1, "evade": 1, "stress": 1}
    assert second.locks(0).count(1) == 1


@scenario("XW-S121")
def test_r2_d2_works_for_a_stressed_luke_but_only_after_green() -> None:
    def flown(dial: str, stress: int, shields: int) -> Any:
        luke = rebel("lukeskywalker", upgrades=["r2d2"], shields=shields, dial=dial)
        luke.tokens = {"stress": stress} if stress else {}
        scene = Scene(luke, imperial("academypilot", 100, 800, activated=True), step="activation")
        if scene.prompt(ANNA) == "xw-ask-use":
            scene.uses(ANNA, "upgrade:r2d2")
        return scene.has(0, "stress"), scene.ship(0).shields, scene.is_offered(ANNA, "focus")

    assert flown("straight:1", 2, 0) == (1, 1, False)
    assert flown("bank:left:3", 1, 1) == (1, 1, False)
    assert flown("straight:2", 1, 1) == (0, 2, True)
    assert flown("straight:1", 0, 2) == (0, 2, True)


@scenario("XW-S122")
def test_marksmanship_sharpens_the_attack_and_does_nothing_in_defense() -> None:
    def luke() -> Any:
        ship = rebel("lukeskywalker", upgrades=["marksmanship"])
        ship.beside(lasting=(Source(CardKind.UPGRADE, "marksmanship"),))
        return ship

    scene = duel(luke(), imperial("darthvader"), 1)
    scene.attacks(BORIS, 0, "hhh", "ff")
    assert scene.offered(ANNA) == ["use:0:pilot:lukeskywalker:0", "done"]
    scene.uses(ANNA, "pilot:lukeskywalker")
    assert scene.ship(0).shields == 0
    scene.attacks(ANNA, 1, "ffhb").roll("bbb").does(ANNA, card_key(scene, ANNA, "marksmanship"))
    assert hits_told(scene)[-1] == (2, 1)


@scenario("XW-S123")
@pytest.mark.parametrize(("first", "last"), [("card", (2, 1)), ("focus", (3, 0))])
def test_torpedo_trick_and_focus_token_in_either_order(first: str, last: tuple[int, int]) -> None:
    scene = attacker(
        rebel("redsquadronpilot", upgrades=["protontorpedoes"], tokens={"focus": 1}, lock=1),
        imperial("obsidiansquadronpilot"),
    )
    scene.attacks(ANNA, 1, "fffb", weapon="protontorpedoes")
    assert not scene.is_offered(ANNA, "lock")
    scene.roll("bbb")
    if first == "card":
        scene.does(ANNA, card_key(scene, ANNA, "protontorpedoes"), "focus")
    else:
        scene.does(ANNA, "focus")
        assert not any("protontorpedoes" in key for key in scene.offered(ANNA))
    assert hits_told(scene) == [last]


@scenario("XW-S124")
def test_torpedoes_need_the_lock_on_this_very_target() -> None:
    scene = Scene(
        rebel("redsquadronpilot", upgrades=["protontorpedoes"], lock=1),
        imperial("academypilot", 430, 390, had_combat=True),
        imperial("academypilot", 470, 500, had_combat=True),
    )
    assert scene.offered(ANNA) == ["attack:primary:1", "attack:primary:2", "pass"]
    scene.attacks(ANNA, 2, "bbb", "bbb")
    assert not scene.is_offered(ANNA, "attack")
    assert scene.locks(0).count(1) == 1
    assert scene.ship(0).upgrades == ["protontorpedoes"]


@scenario("XW-S125")
@pytest.mark.parametrize(("face", "locks"), [("e", 1), ("f", 0), ("b", 0)])
def test_r5_k6_may_win_the_lock_back_but_not_for_this_attack(face: str, locks: int) -> None:
    scene = attacker(rebel("redsquadronpilot", upgrades=["r5k6"], lock=1), imperial("academypilot"))
    scene.attacks(ANNA, 1, "bbh").roll(face, "h", "bbb").does(ANNA, "lock", "0")
    assert not scene.is_offered(ANNA, "lock")
    assert scene.locks(0).count(1) == locks


@scenario("XW-S126")
def test_expert_handling_shakes_off_one_lock() -> None:
    scene = acting(
        rebel("lukeskywalker", 450, 300, upgrades=["experthandling"]),
        imperial("darthvader", 450, 490, lock=0),
        imperial("stormsquadronpilot", 520, 490, lock=0),
    )
    scene.does(ANNA, "card:upgrade:experthandling:0", "left", "0", "yes", "1")
    assert scene.place(0) == (370, 300, NORTH)
    assert scene.has(0, "stress") == 1
    assert scene.locks(1) == []
    assert scene.locks(2).count(0) == 1
    with_icon = acting(
        imperial("blacksquadronpilot", 450, 490, upgrades=["experthandling"]),
        rebel("rookiepilot", 450, 300, lock=0),
    )
    with_icon.does(BORIS, "card:upgrade:experthandling:0", "left", "0", "yes")
    assert with_icon.has(0, "stress") == 0
    assert with_icon.locks(1) == []


@scenario("XW-S127")
def test_the_ion_turret_does_one_damage_whatever_the_dice_say() -> None:
    scene = Scene(
        rebel("graysquadronpilot", upgrades=["ioncannonturret"]),
        imperial("obsidiansquadronpilot", 450, 200, facing=NORTH, had_combat=True),
    )
    assert scene.offered(ANNA) == ["attack:ioncannonturret:1", "pass"]
    scene.attacks(ANNA, 1, "hch", "ebb", weapon="ioncannonturret")
    assert scene.thrown == [3, 3]
    assert (scene.up(1), scene.down(1)) == ([], 1)
    assert scene.has(1, "ion") == 1
    assert scene.ship(0).upgrades == ["ioncannonturret"]


@scenario("XW-S130")
def test_r5_d8_throws_away_hidden_damage_not_open_wounds() -> None:
    def droid() -> Any:
        return acting(
            rebel("redsquadronpilot", upgrades=["r5d8"], shields=0, hurt=["structural-damage", ""]),
            imperial("academypilot", 450, 490),
        )

    scene = droid().roll("f").does(ANNA, "card:upgrade:r5d8:0")
    assert (scene.up(0), scene.down(0)) == (["structural-damage"], 0)
    assert len(scene.g.deck.discard) == 1
    assert not scene.is_offered(ANNA, "focus")
    nothing = droid().roll("b").does(ANNA, "card:upgrade:r5d8:0")
    assert (nothing.up(0), nothing.down(0)) == (["structural-damage"], 1)
    assert not nothing.is_offered(ANNA, "focus")


@scenario("XW-S131")
def test_concussion_missiles_turn_one_blank_into_a_hit() -> None:
    scene = defender(
        rebel("rookiepilot"),
        imperial(
            "stormsquadronpilot", upgrades=["concussionmissiles"], tokens={"focus": 1}, lock=0
        ),
        3,
    )
    scene.attacks(BORIS, 0, "bbfh", weapon="concussionmissiles")
    scene.does(BORIS, card_key(scene, BORIS, "concussionmissiles"))
    assert sorted(scene.faces()) == sorted("hbfh")
    scene.roll("eb").does(BORIS, "focus")
    assert scene.thrown == [4, 2]
    assert scene.ship(0).shields == 0
    assert scene.ship(1).upgrades == []


@scenario("XW-S132")
def test_cluster_missiles_strike_twice_for_one_lock() -> None:
    scene = defender(
        rebel("rookiepilot", tokens={"focus": 1}),
        imperial("tempestsquadronpilot", upgrades=["clustermissiles"], tokens={"focus": 1}, lock=0),
        1,
    )
    scene.attacks(BORIS, 0, "ffb", weapon="clustermissiles").roll("fb").does(BORIS, "focus")
    scene.roll("fhb", "fb").does(ANNA, "focus")
    assert scene.thrown == [3, 2, 3, 2]
    assert scene.ship(0).shields == 0
    assert scene.damage(0) == 0
    assert scene.ship(1).upgrades == []
    assert scene.locks(1) == []
    assert not scene.is_offered(BORIS, "attack")


@scenario("XW-S143")
def test_a_stealth_device_lasts_until_the_first_real_hit() -> None:
    scene = Scene(
        imperial("stormsquadronpilot", 450, 490, upgrades=["stealthdevice"], had_combat=True),
        rebel("redsquadronpilot", 400, 300),
        rebel("rookiepilot", 450, 300),
        rebel("rookiepilot", 500, 300),
    )
    scene.attacks(ANNA, 0, "hbb", "ebbb")
    assert scene.ship(0).upgrades == ["stealthdevice"]
    scene.does(ANNA, "2").attacks(ANNA, 0, "hbb", "bbbb")
    assert scene.ship(0).upgrades == []
    assert scene.ship(0).shields == 1
    scene.attacks(ANNA, 0, "bbb", "bbb")
    assert scene.thrown == [3, 4, 3, 4, 3, 3]


@scenario("XW-S144")
def test_predator_takes_two_dice_from_a_cadet() -> None:
    def wedge(target: str) -> Any:
        ship = rebel("wedgeantilles", upgrades=["predator"], lock=1)
        return attacker(ship, imperial(target)).attacks(ANNA, 1, "bbf")

    cadet = wedge("academypilot")
    cadet.roll("bh").does(ANNA, card_key(cadet, ANNA, "predator"), "0+1").does(ANNA, "lock")
    assert cadet.offered(ANNA) == ["2"]
    veteran = wedge("blacksquadronpilot")
    veteran.roll("b").does(ANNA, card_key(veteran, ANNA, "predator"))
    assert veteran.refuses(ANNA, "0+1")
    veteran.does(ANNA, "0").does(ANNA, "lock")
    assert veteran.offered(ANNA) == ["1", "2"]


@scenario("XW-S145")
def test_deadeye_pays_with_focus_where_a_lock_is_asked_for() -> None:
    def awing(tokens: Any) -> Any:
        ship = rebel(
            "greensquadronpilot", upgrades=["deadeye", "concussionmissiles"], tokens=tokens
        )
        return attacker(ship, imperial("academypilot"))

    scene = awing({"focus": 1}).attacks(ANNA, 1, "ffbh", weapon="concussionmissiles")
    assert scene.has(0, "focus") == 0
    assert scene.ship(0).upgrades == ["deadeye"]
    assert not scene.is_offered(ANNA, "focus")
    scene.roll("bbb").does(ANNA, card_key(scene, ANNA, "concussionmissiles"))
    assert hits_told(scene) == [(2, 0)]
    assert not awing({}).is_offered(ANNA, "attack:concussionmissiles")


@scenario("XW-S146")
def test_homing_missiles_keep_the_lock_and_ignore_evade_tokens() -> None:
    scene = attacker(
        rebel("prototypepilot", upgrades=["homingmissiles"], lock=1),
        imperial("nightbeast", tokens={"evade": 1, "focus": 1}),
    )
    scene.attacks(ANNA, 1, "bbhh", weapon="homingmissiles").roll("hb", "fbb")
    scene.does(ANNA, "lock", "0+1")
    assert scene.offered(BORIS) == ["focus", "done"]
    scene.does(BORIS, "focus")
    assert scene.damage(1) == 2
    assert "xw-log-spends-evade" not in scene.told()
    assert scene.ship(0).upgrades == []
    assert scene.locks(0) == []
