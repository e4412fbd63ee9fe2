"""Characters of Legacies whose words are many: each played."""

import pytest

from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

FANG = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -


def test_battle_droids_march_on_indirect_damage() -> None:
    d = scene("LEG 9", (None,), team=["LEG 9"]).activate("LEG 9", ("LEG 9", "1ID"))
    d.rolls(("LEG 9", "1RD")).yes(0)
    assert d.pool(0) == ["1ID", "1RD"]
    d = scene("LEG 9", (None,), team=["LEG 9"]).activate("LEG 9", ("LEG 9", "1RD"))
    assert d.my_turn_is_over


def test_greedo_shoots_before_he_falls() -> None:
    greedo = In("LEG 21", dice=(None,), damage=6)
    d = scene(RED, ("1RD",), team=[], foes=[greedo, FOE2])
    d.rolls(("LEG 21", "2RD")).resolve(RED, 0, "LEG 21")
    d.choose(1, ("LEG 21", 0)).choose(1, ("LEG 21", 0)).choose(1, RED)
    assert (d.damage(RED), d.in_play("LEG 21")) == (2, False)


def test_aayla_turns_a_die_of_hers_and_one_of_theirs() -> None:
    d = scene("LEG 29", ("Sp",), team=[In(RED, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    d.resolve("LEG 29", 0, (RED, 0)).side(0, RED, "2RD")
    d.side(0, FOE, "-")
    assert (d.pool(0), d.pool(1)) == (["2RD"], ["-"])


def test_jedi_temple_guard_guards() -> None:
    guards: list[In | Named] = [In("LEG 30", dice=(None,)), PAL]
    d = scene(team=guards, foes=[In(FOE, dice=("2RD",))]).activate("LEG 30")
    assert d.prompt(0) == "ds-ask-guardian"


def test_obi_wan_gives_a_shield_as_he_acts() -> None:
    d = scene("LEG 32", (None,)).activate("LEG 32", ("LEG 32", "1R"))
    d.yes(0).choose(0, PAL)
    assert d.shields(PAL) == 1


def test_yoda_does_two_things_of_four() -> None:
    d = scene("LEG 33", ("Sp",)).resolve("LEG 33", 0, "0", "1")
    d.choose(0, PAL)
    assert (d.resources(0), d.shields(PAL)) == (1, 1)


def test_finn_moves_damage_onto_any_card() -> None:
    team = [In(PAL, damage=1)]
    d = scene("LEG 39", ("Sp",), team=team, supports=[FANG]).resolve("LEG 39", 0, FANG)
    assert (d.damage(PAL), d.damage(FANG)) == (0, 1)


def test_wedge_turns_a_vehicle_die() -> None:
    d = scene("LEG 41", (None,), supports=[In(FANG, dice=("-",))]).use("LEG 41")
    assert d.side(0, FANG, "3RD").pool(0) == ["3RD"]


def test_saw_gerrera_turns_a_lost_card_into_damage() -> None:
    d = scene("LEG 49", ("Sp",), foes=[FOE], foe_hand=["AW 59"])
    d.draws("AW 59").resolve("LEG 49", 0, "1")
    assert (d.hand(1), d.damage(FOE)) == ([], 3)
    d = scene("LEG 49", ("Sp",), foes=[FOE]).resolve("LEG 49", 0, "1")
    assert d.damage(FOE) == 0


def test_zeb_throws_his_blows() -> None:
    d = scene("LEG 50", ("2MD",))
    assert d.can(0, "resolve", ("LEG 50", 0), "ranged")


@pytest.mark.parametrize(("pays", "hurt", "money"), [(True, 0, 1), (False, 3, 0)])
def test_hondo_asks_politely(pays: bool, hurt: int, money: int) -> None:
    d = scene("LEG 65", ("Sp",), foes=[FOE], foe_resources=1).resolve("LEG 65")
    (d.yes if pays else d.no)(1)
    assert (d.damage(FOE), d.resources(0)) == (hurt, money)


@pytest.mark.parametrize(("top", "turned"), [("AW 59", True), (BLANK_CARD, False)])
def test_mother_talzin_likes_odd_costs(top: str, turned: bool) -> None:
    foes = [In(FOE, dice=("2RD",))]
    d = scene("LEG 3", (None,), foes=foes, foe_deck=[top]).activate("LEG 3", ("LEG 3", "1R"))
    d.yes(0).choose(0, "1")
    if turned:
        d.side(0, FOE, "-")
    assert d.pool(1) == (["-"] if turned else ["2RD"])


def test_palpatine_schemes_cheaper_with_many_kinds_of_damage() -> None:
    d = scene("LEG 4", ("2MD",), team=[In(RED, dice=("2RD",))], hand=["LEG 102"])
    d.use("LEG 4", RED)
    assert (d.shields(RED), d.resources(0)) == (3, 0)


@pytest.mark.parametrize(("mills", "money", "deck"), [(True, 2, 8), (False, 1, 10)])
def test_nute_gunray_taxes_his_opponents(mills: bool, money: int, deck: int) -> None:
    d = scene("LEG 11", (None,), foe_hand=[BLANK_CARD] * 5).pass_(0).pass_(1)
    (d.yes if mills else d.no)(1)
    assert (d.resources(0), d.resources(1)) == (2, money)
    assert d.deck_size(1) == deck


def test_tarkin_trades_two_like_dice_for_four_damage() -> None:
    team = [In(RED, dice=("1RD",)), In(PAL, dice=("2RD1",))]
    d = scene("LEG 12", ("1R",), team=team, foes=[FOE]).use("LEG 12")
    assert d.refused(0, f"{d.die('LEG 12')}+{d.die(RED)}") == "DS-CHOOSE-4"
    d.choose(0, (RED, 0), (PAL, 0))
    assert (d.damage(FOE), d.pool(0)) == (4, ["1R"])
    d = scene("LEG 12", ("1R",), team=[In(RED, dice=("1RD",))], foes=[FOE]).use("LEG 12")
    assert d.damage(FOE) == 0


def test_doctor_aphra_learns_from_pain_and_buys_droids_cheaply() -> None:
    d = scene("LEG 20", (None,), team=[], supports=["LEG 24"], foes=[FOE])
    d.activate("LEG 24", ("LEG 24", "1Dr")).yes(0)
    assert (d.damage("LEG 20"), len(d.hand(0))) == (1, 1)
    assert scene("LEG 20", hand=["AoN 17"], resources=2).can(0, "play", "AoN 17")


def test_rebel_traitor_forces_an_activation() -> None:
    d = scene("LEG 22", (None,), foe_hand=["LEG 119"]).activate("LEG 22", ("LEG 22", "1R"))
    d.yes(0)
    assert d.kinds(1) == {"activate", "pass"}
    d.rolls((FOE, "1R")).act(1, "activate", FOE).pass_(0)
    assert d.can(1, "play", "LEG 119")


def test_rebel_traitor_cannot_force_the_exhausted() -> None:
    foes = [In(FOE, exhausted=True)]
    d = scene("LEG 22", (None,), foes=foes, foe_hand=["LEG 119"])
    d.activate("LEG 22", ("LEG 22", "1R")).yes(0)
    assert d.can(1, "play", "LEG 119")


def test_jar_jar_is_pushed_around_and_stirs_the_dice() -> None:
    foes = [In("LEG 47", dice=(None,))]
    d = scene(In(RED, dice=("2RD",)), team=[In(PAL, dice=("1R",))], foes=foes)
    d.rolls(("LEG 47", "1R")).rolls((RED, "1Dr")).act(0, "activate", "LEG 47")
    assert (d.pool(1), sorted(d.pool(0))) == (["1R"], ["1Dr", "1R"])
    assert d.exhausted("LEG 47")


def test_jedha_partisan_mills_for_the_first_indirect_damage() -> None:
    team = [In("LEG 48", dice=("2ID",)), In("LEG 48", dice=("2ID",))]
    d = scene(team=[team[0]], foes=[FOE2]).resolve("LEG 48").yes(0).choose(0, "1")
    assert (d.damage(FOE2), d.deck_size(1)) == (2, 9)
