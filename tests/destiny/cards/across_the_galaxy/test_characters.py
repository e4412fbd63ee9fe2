"""Each character of Across the Galaxy, played."""

import pytest

from destiny.building import problems
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

FANG = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -


def test_mauler_mithel_shoots_a_vehicle_down() -> None:
    d = scene(
        "AtG 19", (None,), supports=[In(FANG, dice=("3RD",))], foe_supports=["LEG 52", "LEG 25"]
    )
    d.activate("AtG 19", ("AtG 19", "1R"))
    d.yes(0).choose(0, "LEG 25")
    assert (d.in_play("LEG 25"), d.in_play("LEG 52")) == (False, True)


def test_mauler_mithel_leaves_a_scratched_vehicle_flying() -> None:
    d = scene("AtG 19", (None,), supports=[In(FANG, dice=("2RD",))], foe_supports=["LEG 25"])
    d.activate("AtG 19", ("AtG 19", "1R"))
    d.yes(0).choose(0, "LEG 25")
    assert (d.in_play("LEG 25"), d.damage("LEG 25")) == (True, 2)


def test_super_battle_droid_turns_a_droid_to_damage() -> None:
    d = scene("AtG 20", ("1R",), team=[In(PAL, dice=("1R",))]).use("AtG 20")
    d.side(0, "AtG 20", "2ID")
    assert d.pool(0) == ["2ID", "1R"]


def test_tobias_beckett_pays_everybody_or_steals() -> None:
    d = scene("AtG 36", (None,)).use("AtG 36")
    assert (d.resources(0), d.resources(1)) == (1, 1)
    for before, after in ((0, (1, 0)), (1, (2, 0)), (2, (1, 1))):
        d = scene("AtG 36", ("Sp",), foe_resources=before).resolve("AtG 36")
        assert (d.resources(0), d.resources(1)) == after


def test_val_steals_or_strikes() -> None:
    d = scene("AtG 37", ("Sp",), foes=[FOE], foe_resources=2).resolve("AtG 37")
    assert (d.resources(0), d.damage(FOE)) == (1, 0)
    d = scene("AtG 37", ("Sp",), foes=[FOE]).resolve("AtG 37")
    assert (d.resources(0), d.damage(FOE)) == (0, 2)


def test_force_mystic_rolls_in_and_hands_on_blue_abilities() -> None:
    mystic = In("AtG 56", dice=("Sp",), upgrades=["AW 57"])
    d = scene(mystic, team=[PAL]).rolls(("AW 57", "1Dr")).resolve("AtG 56")
    assert d.pool(0) == ["1Dr"]
    hurt = In("AtG 56", damage=7, upgrades=["AW 57"])
    d = scene("SoR 1", ("1RD",), foes=[hurt, BLUE]).resolve("SoR 1", 0, "AtG 56").choose(1, BLUE)
    assert d.card("AW 57").host == d.id(BLUE)


def test_biggs_takes_a_vehicle_along() -> None:
    d = scene("AtG 72", (None,), supports=[FANG]).activate("AtG 72", ("AtG 72", "1R"))
    d.rolls((FANG, "-")).yes(0)
    d.rolls((FANG, "3RD")).choose(0, (FANG, 0))
    assert d.pool(0) == ["1R", "3RD"]


def test_han_solo_shows_a_villain_and_a_hero_card() -> None:
    d = scene("AtG 134", ("Sp",), hand=["LEG 86", "LEG 119"], foes=[FOE], foe_resources=1)
    d.resolve("AtG 134")
    d.yes(0).yes(0)
    assert (d.damage(FOE), d.resources(0), d.resources(1)) == (2, 1, 0)


def test_han_solo_with_empty_hands_only_hurts() -> None:
    d = scene("AtG 134", ("Sp",), foes=[FOE], foe_resources=1).resolve("AtG 134")
    assert d.my_turn_is_over
    assert (d.damage(FOE), d.resources(1)) == (2, 1)


def test_qira_knows_both_sides_of_the_street() -> None:
    team = ("2x Qi'Ra, Street Savvy", "Clawdite Shapeshifter")
    events = {"Impulsive": 2, "Rumors": 2}
    assert problems(*team, cards=events) == []
    assert problems(*team, cards={"Maz's Vault": 2}) == [("affiliation", "Maz's Vault")]
    d = scene("AtG 135", ("3RD1",), resources=1).resolve("AtG 135", 0, FOE)
    assert d.damage(FOE) == 3


def test_darth_vader_rolls_back_what_an_opponent_removed() -> None:
    vader = In("AtG 1", dice=("3MD", None))
    d = scene(vader, hand=[BLANK_CARD], foe_hand=["LEG 143"], foe_resources=1, controller=1)
    d.pass_(0)
    d.act(1, "play", "LEG 143")
    d.rolls(("AtG 1", "4MD1")).use("AtG 1")
    assert (d.pool(0), d.hand(0)) == (["4MD1"], [])


def test_darth_vader_has_nothing_to_bring_back() -> None:
    d = scene("AtG 1", (None,), hand=[BLANK_CARD]).use("AtG 1")
    assert len(d.hand(0)) == 1


def test_luce_discards_odd_costs_to_reroll() -> None:
    d = scene("AtG 2", (None,), hand=[BLANK_CARD, "AW 59"], foes=[In(FOE, dice=("2RD",))])
    d.rolls((FOE, "-")).use("AtG 2")
    assert (d.hand(0), d.pool(1)) == (["Take Cover"], ["-"])


def test_nightbrother_strikes_when_an_effect_rerolls_it() -> None:
    d = scene("AtG 3", ("-",), supports=["LEG 134"], foes=[FOE2])
    d.rolls(("AtG 3", "2MD")).use("LEG 134")
    d.no(0)
    d.yes(0).choose(0, FOE2)
    assert (d.damage(FOE2), d.deck_size(0)) == (3, 8)


def test_nightbrother_sleeps_when_a_card_is_discarded_to_reroll() -> None:
    d = scene("AtG 3", ("-",), hand=[BLANK_CARD]).rolls(("AtG 3", "2MD"))
    d.act(0, "reroll", BLANK_CARD)
    assert d.my_turn_is_over


def test_savage_opress_goes_first_unless_maul_is_there() -> None:
    d = scene("AtG 4", (None,), hand=[BLANK_CARD])
    assert d.kinds(0) == {"activate", "pass"}
    assert not d.can(0, "activate", PAL)
    d.activate("AtG 4", ("AtG 4", "1Dc")).pass_(1)
    assert d.can(0, "activate", PAL)
    assert scene("AtG 4", (None,), team=["LEG 2"]).can(0, "activate", "LEG 2")


def test_iden_versio_denies_additional_actions() -> None:
    events = ["LEG 119"]
    d = scene(In(PAL, dice=("1R",)), foes=[In("AtG 18", dice=("1R",))], team=[], hand=events)
    assert d.play("LEG 119").my_turn_is_over
    d = scene(In(PAL, dice=("1R",)), foes=["AtG 18"], team=[], hand=events)
    assert d.play("LEG 119").prompt(0) == "ds-ask-additional"


@pytest.mark.parametrize(
    ("pile", "held"), [(["AW 59"], []), ([], ["Lightsaber"]), ([BLANK_CARD], ["Lightsaber"])]
)
def test_yularen_punishes_a_card_already_seen(pile: list[str], held: list[str]) -> None:
    d = scene("AtG 21", (None,), foe_hand=["AW 59"], foe_discard=pile).use("AtG 21", "1")
    assert d.hand(1) == held


def test_dryden_vos_plays_what_his_deck_offers() -> None:
    d = scene("AtG 35", ("Sp",), deck=["AW 59", BLANK_CARD], team=[]).draws("AW 59")
    d.resolve("AtG 35").yes(0)
    assert (d.in_play("AW 59"), d.deck_size(0)) == (True, 1)
    d = scene("AtG 35", ("Sp",), deck=["AW 59", BLANK_CARD], team=[]).draws("AW 59")
    d.resolve("AtG 35").no(0)
    assert d.deck_size(0) == 2


def test_barriss_learns_from_the_turn_of_another_die() -> None:
    d = scene("AtG 55", ("1R",), hand=["LEG 125"], resources=2, foes=[In(FOE2, dice=("1R",))])
    d.play("LEG 125", [(FOE2, 0)]).side(0, FOE2, "1Sh")
    d.yes(0)
    assert d.pool(0) == ["1Sh"]


def test_barriss_does_not_answer_her_own_turn() -> None:
    d = scene("AtG 55", ("1R",), hand=["LEG 125"], resources=2)
    d.play("LEG 125", [("AtG 55", 0)]).side(0, "AtG 55", "1Sh")
    assert d.my_turn_is_over


@pytest.mark.parametrize(("blocks", "hurt"), [(True, 0), (False, 2)])
def test_kit_fisto_parries_with_his_blade(blocks: bool, hurt: int) -> None:
    d = scene(RED, ("2RD",), team=[], foes=[In("AtG 57", dice=("2MD",)), FOE])
    d.resolve(RED, 0, "AtG 57")
    (d.yes if blocks else d.no)(1)
    assert d.damage("AtG 57") == hurt
    assert len(d.pool(1)) == (0 if blocks else 1)


@pytest.mark.parametrize(("shields", "dealt"), [(1, 2), (2, 3), (3, 3)])
def test_qui_gon_is_strong_behind_his_shields(shields: int, dealt: int) -> None:
    d = scene(In("AtG 58", dice=("2MD",), shields=shields), foes=[FOE]).resolve("AtG 58", 0, FOE)
    assert d.damage(FOE) == dealt
    armed = In("AtG 58", shields=shields, upgrades=[In("RIV 17", dice=("1MD",))])
    d = scene(armed, foes=[FOE]).resolve("RIV 17", 0, FOE)
    assert d.damage(FOE) == (2 if shields == 3 else 1)


def test_cody_takes_the_field_and_uses_it() -> None:
    d = scene("AtG 73", ("Sp",), controller=1, foe_battlefields=["LEG 178"], deck=["AW 59"])
    d.resolve("AtG 73").yes(0)
    assert (d.g.controller, d.resources(0)) == (0, 1)
    d = scene("AtG 73", ("Sp",), battlefields=["AtG 157"], foes=[In(FOE, dice=("2RD",))])
    d.rolls((FOE, "-")).resolve("AtG 73", 0, (FOE, 0))
    assert d.pool(1) == ["-"]


def test_cody_brings_clone_troopers_for_less() -> None:
    assert ("too-many-points", "") not in problems("Clone Commander Cody", *["Clone Trooper"] * 3)


def test_jyn_erso_arranges_the_next_cards_of_an_opponent() -> None:
    d = scene("AtG 74", (None,), foe_deck=["AW 59", "AW 60", "AW 57", BLANK_CARD])
    d.activate("AtG 74", ("AtG 74", "1Dc"))
    d.yes(0).choose(0, "AW 57").choose(0, "AW 59")
    d.yes(0)
    assert (d.discard(1), d.deck_size(1)) == (["Force Throw"], 3)


def test_rebel_engineer_finds_a_mod() -> None:
    deck = ["AW 59", "AtG 152", "AW 57", "AW 60", BLANK_CARD]
    d = scene("AtG 75", (None,), deck=deck).activate("AtG 75", ("AtG 75", "1R"))
    d.yes(0).yes(0)
    for card in ("AW 59", "AW 57"):
        d.choose(0, card)
    assert (d.hand(0), d.deck_size(0)) == (["Laser Cannon"], 4)


def test_lando_launches_a_yellow_vehicle_by_surprise() -> None:
    d = scene("AtG 89", (None,), hand=["LEG 52"], resources=3).use("AtG 89")
    d.rolls(("LEG 52", "2R")).yes(0)
    d.no(0)  # the Falcon's own offer
    assert (d.in_play("LEG 52"), d.resources(0), d.prompt(0)) == (True, 0, "ds-ask-additional")


@pytest.mark.parametrize(("pays", "hurt"), [(True, 0), (False, 2)])
def test_boushh_names_a_price(pays: bool, hurt: int) -> None:
    d = scene("AtG 90", ("Sp",), foe_resources=1).resolve("AtG 90")
    (d.yes if pays else d.no)(1)
    assert (d.damage(FOE), d.damage(FOE2)) == (hurt, hurt)


def test_boushh_asks_for_two_beside_a_villain() -> None:
    d = scene("AtG 90", ("Sp",), team=[RED], foe_resources=1).resolve("AtG 90")
    assert d.damage(FOE) == 2  # one is not enough
    d = scene("AtG 90", ("Sp",), team=[RED], foe_resources=2).resolve("AtG 90").yes(1)
    assert (d.resources(0), d.damage(FOE)) == (2, 0)


def test_boushh_lets_five_yellow_villain_cards_in() -> None:
    team = ("2x Leia Organa, Boushh", "Hired Gun")
    assert problems(*team, cards={"Rumors": 2, "Subdue": 2}) == []
    assert problems(*team, cards={"Imperial Might": 1}) != []


def test_l3_37_lives_on_in_a_ship() -> None:
    falcon = In("LEG 52", exhausted=True)
    d = scene(RED, ("2RD",), team=[], foes=[In("AtG 91", damage=6), FOE], foe_supports=[falcon])
    d.resolve(RED, 0, "AtG 91")
    assert (d.card("AtG 91").kind, d.card("AtG 91").host) == ("upgrade", d.id("LEG 52"))
    assert not d.exhausted("LEG 52")


def test_l3_37_falls_without_a_ship_and_is_set_aside_with_it() -> None:
    d = scene(RED, ("2RD",), team=[], foes=[In("AtG 91", damage=6), FOE])
    d.resolve(RED, 0, "AtG 91")
    assert not d.in_play("AtG 91")
    foes: list[In | Named] = [In("AtG 91", damage=6), FOE]
    d = scene(RED, ("2RD",), team=[PAL], foes=foes, foe_supports=[FANG], hand=["AoN 5"])
    d.resolve(RED, 0, "AtG 91").pass_(1)
    assert d.in_play("AtG 91")
