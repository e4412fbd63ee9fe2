"""Scenarios of damage, damage cards and the end phase, as first.yaml tells them."""

from typing import Any

import pytest

from cantina.games.x_wing.state import CardKind, DamageDeck, Ship, Source
from scenario_book import scenario
from x_wing.scenarios.scene import ANNA, BORIS, Scene, acting, duel, imperial, rebel
from x_wing.ships import damage


def critical_tokens(scene: Scene, ship_id: int) -> int:
    return int(scene.table.view(ANNA).ships[ship_id].critical_tokens)


def others() -> tuple[Ship, Ship]:
    return (rebel("rookiepilot", 800, 100), imperial("academypilot", 100, 800))


def hits(
    victim: Ship, *rolls: str, cards: list[str] | tuple[Any, ...] = (), **settings: Any
) -> Scene:
    """Let a TIE attack a Rebel ship at Range 2."""
    scene = duel(victim, imperial("academypilot"), more=others(), **settings)
    victim.had_combat = True
    scene.waits_for(BORIS, "attack:primary:0")
    return scene.draw(*cards).attacks(BORIS, 0, *rolls)


def struck(
    victim: Ship, *rolls: str, cards: list[str] | tuple[Any, ...] = (), **settings: Any
) -> Scene:
    """Let an X-wing attack an Imperial ship at Range 2."""
    victim.had_combat = True
    scene = duel(rebel("redsquadronpilot"), victim, more=others(), **settings)
    return scene.draw(*cards).attacks(ANNA, 1, *rolls)


@scenario("XW-S062")
def test_the_last_shield_takes_the_hit_the_critical_goes_through() -> None:
    scene = hits(rebel("rookiepilot", shields=1), "ch", "bb", cards=["structural-damage"])
    assert scene.ship(0).shields == 0
    assert scene.up(0) == ["structural-damage"]
    assert scene.table.view(ANNA).ships[0].agility == 1


@scenario("XW-S063")
def test_three_criticals_against_two_shields() -> None:
    scene = duel(
        rebel("rookiepilot", had_combat=True), imperial("academypilot"), at=1, more=others()
    )
    scene.waits_for(BORIS, "attack:primary:0").draw("thrust-control-fire")
    scene.attacks(BORIS, 0, "ccc", "bf")
    assert scene.ship(0).shields == 0
    assert (scene.up(0), scene.down(0)) == ([], 1)
    assert scene.has(0, "stress") == 1
    assert critical_tokens(scene, 0) == 0


@scenario("XW-S064")
def test_direct_hit_counts_double_face_up_and_single_face_down() -> None:
    scene = struck(imperial("academypilot", hurt=[""]), "cbb", "bbb", cards=["direct-hit"])
    assert scene.is_gone(1)
    assert len(scene.g.deck.discard) == 2
    other = struck(imperial("academypilot"), "hhb", "bbb")
    assert other.down(1) == 2
    assert other.damage(1) == 2
    assert other.is_there(1)
    assert all(not card.kind for card in other.table.view(BORIS).ships[1].damage)


@scenario("XW-S065")
def test_the_deck_runs_out_between_two_points_of_one_attack() -> None:
    deck = DamageDeck(
        pools=[["console-fire"]],
        left=1,
        discard=["direct-hit", "blinded-pilot", "injured-pilot", "stunned-pilot"],
    )
    scene = hits(rebel("rookiepilot", shields=0), "hh", "bb", deck=deck)
    assert scene.down(0) == 2
    assert scene.g.deck.left == 3
    assert scene.g.deck.discard == []


@scenario("XW-S066")
def test_with_no_card_left_a_critical_is_just_a_hit() -> None:
    last = duel(
        rebel("rookiepilot", shields=0, hurt=["", ""], had_combat=True),
        imperial("academypilot"),
        more=others(),
        deck=DamageDeck(pools=[["console-fire", "direct-hit"]], left=2),
    )
    assert last.g.deck.left == 0
    last.waits_for(BORIS, "attack:primary:0").attacks(BORIS, 0, "cb", "bb")
    assert last.is_gone(0)
    assert "xw-log-damage-face-up" not in last.told()
    assert sorted(last.g.deck.discard) == ["console-fire", "direct-hit"]


@scenario("XW-S068")
@pytest.mark.parametrize(("face", "total"), [("h", 2), ("c", 1)])
def test_minor_explosion_can_add_a_card_and_falls_silent(face: str, total: int) -> None:
    cards = ["minor-explosion", "direct-hit"]
    scene = struck(imperial("obsidiansquadronpilot"), "cbb", "bbb", face, cards=cards[:1])
    assert scene.damage(1) == total
    assert scene.up(1) == []
    assert critical_tokens(scene, 1) == 0


@scenario("XW-S069")
def test_munitions_failure_lets_the_owner_pick() -> None:
    ywing = rebel(
        "graysquadronpilot",
        shields=0,
        upgrades=["ioncannonturret", "protontorpedoes", "r2astromech"],
    )
    scene = hits(ywing, "cb", "b", cards=["munitions-failure"])
    assert sorted(scene.offered(ANNA)) == ["ioncannonturret", "protontorpedoes"]
    scene.does(ANNA, "protontorpedoes")
    assert scene.ship(0).upgrades == ["ioncannonturret", "r2astromech"]
    assert scene.up(0) == []
    bare = struck(imperial("academypilot"), "cbb", "bbb", cards=["munitions-failure"])
    assert (bare.up(1), bare.down(1)) == ([], 1)


@scenario("XW-S070")
def test_console_fire_burns_in_initiative_order_and_only_on_a_hit() -> None:
    scene = Scene(
        rebel("biggsdarklighter", shields=0, hurt=["console-fire"]),
        imperial("academypilot", 450, 490, hurt=["console-fire", ""]),
        imperial("academypilot", 520, 490),
        step="begin-combat",
        dice=("h", "c"),
    )
    assert scene.thrown == [1, 1]
    assert scene.is_gone(1)
    assert scene.damage(0) == 1
    assert not scene.is_offered(BORIS, "attack:primary:0") or scene.g.active != 1


@scenario("XW-S071")
def test_console_fire_can_be_put_out() -> None:
    rookie = rebel("rookiepilot", shields=0, hurt=["console-fire"], tokens={"stress": 1})
    rookie.dial = "bank:left:2"
    target = imperial("academypilot", 300, 800, activated=True)
    scene = Scene(rookie, target, step="activation", dice=("b",))
    assert scene.thrown == [1]
    assert "xw-log-no-action-stress" in scene.told()
    scene.does(ANNA, "0:straight:1").does(BORIS, "1:straight:2").passes(BORIS)
    action = next(key for key in scene.offered(ANNA) if key.startswith("card:damage"))
    scene.does(ANNA, action)
    assert scene.up(0) == []
    assert scene.has(0, "focus") == 0
    assert critical_tokens(scene, 0) == 0
    scene.waits_for(ANNA, "0:straight:1")
    assert scene.thrown == [1]
    assert scene.damage(0) == 1


@scenario("XW-S072")
def test_an_injured_ace_shoots_like_a_cadet() -> None:
    mauler = imperial(
        "maulermithel", upgrades=["marksmanship"], hurt=["injured-pilot"], tokens={"focus": 1}
    )
    healthy = imperial("maulermithel", upgrades=["marksmanship"])
    for ship in (mauler, healthy):
        ship.beside(lasting=(Source(CardKind.UPGRADE, "marksmanship"),))
    scene = duel(rebel("wedgeantilles", had_combat=True), mauler, at=1)
    scene.attacks(BORIS, 0, "fbb")
    assert scene.thrown == [3]
    assert not scene.is_offered(BORIS, "use:")
    assert scene.skill(1) == 7
    sound = duel(rebel("wedgeantilles", had_combat=True), healthy, at=1)
    sound.attacks(BORIS, 0, "fbbb")
    assert sound.is_offered(BORIS, "use:1:upgrade:marksmanship")


@scenario("XW-S073")
def test_a_blinded_pilot_keeps_the_card_until_he_attacks() -> None:
    def blinded() -> Any:
        return duel(
            rebel("rookiepilot", hurt=["blinded-pilot"], shields=0),
            imperial("academypilot", had_combat=True),
            at=1,
        )

    waiting = blinded().passes(ANNA)
    assert waiting.up(0) == ["blinded-pilot"]
    scene = blinded().attacks(ANNA, 1)
    assert scene.thrown == []
    assert scene.damage(1) == 0
    assert scene.up(0) == []
    assert critical_tokens(scene, 0) == 0
    assert "xw-log-end-phase" in scene.told()


@scenario("XW-S074")
def test_damaged_cockpit_waits_for_the_next_round() -> None:
    scene = Scene(
        rebel("lukeskywalker", 450, 300, shields=0, damage=damage("damaged-cockpit", dealt=3)),
        imperial("darthvader", 450, 490, had_combat=True),
        imperial("academypilot", 520, 490),
        turn=3,
    )
    assert scene.skill(0) == 8
    assert scene.is_offered(ANNA, "attack")
    scene.passes(ANNA).waits_for(ANNA, "0:straight:1")
    assert scene.skill(0) == 0
    scene.does(ANNA, "0:straight:1").does(BORIS, "1:straight:2", "2:straight:2")
    assert scene.g.active == 0
    scene.passes(ANNA)
    assert scene.g.active == 2
    later = Scene(
        rebel("lukeskywalker", 450, 300, shields=0, damage=damage("damaged-cockpit", dealt=3)),
        imperial("darthvader", 450, 490),
        imperial("academypilot", 520, 490),
        turn=4,
    )
    order = []
    for _ in range(3):
        order.append(later.g.active)
        later.passes(later.table.waiting[0])
    assert order == [1, 2, 0]


@scenario("XW-S075")
@pytest.mark.parametrize(("y", "end", "cards"), [(260, 220, 2), (200, 260, 1)])
def test_stunned_pilot_punishes_a_collision(y: int, end: int, cards: int) -> None:
    scene = Scene(
        rebel("redsquadronpilot", 450, 100, shields=0, hurt=["stunned-pilot"], dial="straight:3"),
        imperial("academypilot", 450, y, activated=True),
        step="activation",
    )
    assert scene.place(0)[:2] == (450, end)
    assert scene.damage(0) == cards
    assert scene.is_offered(ANNA, "focus") is (cards == 1)


@scenario("XW-S076")
def test_a_critical_face_repairs_the_weapons_but_not_the_hull_plates() -> None:
    def wounded() -> Any:
        return acting(
            rebel("redsquadronpilot", shields=0, hurt=["weapon-malfunction", "structural-damage"]),
            imperial("blacksquadronpilot", 450, 490),
        )

    scene = wounded()
    by_kind = {str(card.card_id): card.kind for card in scene.g.ship(0).damage}
    keys = {by_kind[key.split(":")[2]]: key for key in scene.offered(ANNA) if "damage" in key}
    scene.roll("c").does(ANNA, keys["structural-damage"])
    assert scene.up(0) == ["weapon-malfunction", "structural-damage"]
    scene = wounded().roll("c").does(ANNA, keys["weapon-malfunction"])
    assert scene.up(0) == ["structural-damage"]
    assert critical_tokens(scene, 0) == 1
    scene.attacks(BORIS, 0, "bb", "b").attacks(ANNA, 1, "bbb", "bbb")
    assert scene.thrown == [1, 2, 1, 3, 3]
    assert scene.damage(0) == 2


@scenario("XW-S077")
def test_determination_throws_away_pilot_cards_and_nothing_else() -> None:
    scene = struck(
        imperial("blacksquadronpilot", upgrades=["determination"]),
        "ccb",
        "bbb",
        cards=["injured-pilot", "direct-hit"],
    )
    assert scene.g.deck.discard == ["injured-pilot"]
    assert scene.up(1) == ["direct-hit"]
    assert scene.damage(1) == 2
    assert scene.is_there(1)
    assert scene.ship(1).upgrades == ["determination"]
    assert critical_tokens(scene, 1) == 1


@scenario("XW-S083")
def test_the_r5_astromech_unmakes_half_a_direct_hit_but_no_wound() -> None:
    scene = Scene(
        rebel("rookiepilot", shields=0, upgrades=["r5astromech"], hurt=["direct-hit"]),
        imperial("academypilot", 450, 490),
        rebel(
            "redsquadronpilot",
            700,
            100,
            shields=0,
            upgrades=["r5astromech"],
            hurt=["injured-pilot"],
        ),
        step="end-phase",
    )
    assert scene.offered(ANNA) == ["use:0:upgrade:r5astromech:0", "none"]
    scene.uses(ANNA, "upgrade:r5astromech")
    assert (scene.up(0), scene.damage(0)) == ([], 1)
    assert critical_tokens(scene, 0) == 0
    assert scene.up(2) == ["injured-pilot"]
    later = hits(
        rebel("rookiepilot", shields=0, damage=damage("direct-hit", face_up=False)), "hb", "bb"
    )
    assert later.damage(0) == 2
    assert later.is_there(0)
    worse = hits(rebel("rookiepilot", shields=0, hurt=["direct-hit"]), "hb", "bb")
    assert worse.is_gone(0)
