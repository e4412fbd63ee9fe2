"""Characters of Legacies whose words are many: each played."""

import pytest

from destiny.cards.scene import FOE, FOE2, PAL, RED, scene
from destiny.table import In

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
    guards = [In("LEG 30", dice=(None,)), PAL]
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
