"""How much and how many: exact amounts, and one too many refused."""

import pytest

from cantina.core.ask import Refused
from destiny.cards.crowd import NAMES, crowd
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, Scene, scene
from destiny.cards.test_nothing_to_do import shown, use
from destiny.table import In, Named

AT_MOST = [
    ("AW 28", "action", 2, "my blue", "my red", "my unique"),
    ("LEG 125", "play", 2, "my blue", "their red", "my unique"),
    ("LEG 163", "action", 2, "my blue", "my red", "my unique"),
]


def keys(d: Scene, *names: str) -> str:
    return "+".join(str(d.die(NAMES[name])) for name in names)


@pytest.mark.parametrize(("place", "how", "most", "one", "two", "three"), AT_MOST)
def test_not_more_dice_than_the_card_says(
    place: str, how: str, most: int, one: str, two: str, three: str
) -> None:
    d = crowd(place, shown(place, how) if how == "special" else None)
    if how == "action" and place == "AW 28":
        d = crowd(place, ("1F",))
    use(d, place, how)
    with pytest.raises(Refused):
        d.table.answer(0, keys(d, one, two, three))


def test_the_best_defense_takes_two_enemy_dice_at_most() -> None:
    d = crowd("AW 75").play("AW 75", "SoR 1")
    assert d.can_choose(0, ("AW 2", 0), ("EaW 32", 0)) == [True, False]
    with pytest.raises(Refused):
        d.table.answer(0, keys(d, "their red", "their yellow", "their unique"))


def test_entangle_takes_two_dice_at_most() -> None:
    d = crowd("LEG 151").play("LEG 151")
    with pytest.raises(Refused):
        d.table.answer(0, keys(d, "their weapon", "my yellow", "my unique"))  # 0 + 0 + 1


@pytest.mark.parametrize(
    ("place", "how", "drawn"),
    [
        ("SoR 41", "action", 1),
        ("TPG 6", "special", 1),
        ("LEG 35", "special", 1),
        ("LEG 178", "claim", 1),
        ("CONV 66", "action", 1),
        ("AW 35", "activate", 1),
    ],
)
def test_as_many_cards_are_drawn_as_the_card_says(place: str, how: str, drawn: int) -> None:
    dice = ("1R",) if place == "SoR 41" else shown(place, how)
    d = scene(place, dice)
    if place == "TPG 6":
        d.rolls(("TPG 6", "1R"))
    use(d, place, how)
    if how == "claim":
        d.yes(0)
    assert len(d.hand(0)) == drawn


def test_grand_design_and_uneti_draw_one_each() -> None:
    d = scene("AoN 8", team=[RED], hand=["TPG 26"], resources=1)
    d.play("TPG 26").yes(0)
    assert len(d.hand(0)) == 1
    d = scene("CONV 66").use("CONV 66")
    assert (len(d.hand(0)), len(d.hand(1))) == (1, 1)
    assert d.exhausted("CONV 66")


def test_only_so_many_set_aside_dice_are_rolled() -> None:
    d = scene("SoR 3", (None,), spare_dice=["SoR 1"] * 3)
    d.rolls(("SoR 3", "1R")).rolls(("SoR 1", "2RD")).act(0, "activate", "SoR 3")
    assert len(d.pool(0)) == 2
    d = scene("EaW 10", (None,), spare_dice=["EaW 13"] * 3)
    d.activate("EaW 10", ("EaW 10", "1R"))
    d.rolls(("EaW 13", "XMD")).yes(0)
    assert len(d.pool(0)) == 2
    d = scene("CONV 18", (None,), spare_dice=["AW 2"] * 4, foes=[FOE2])
    d.rolls(("AW 2", "2RD"), ("AW 2", "-")).use("CONV 18")
    assert len(d.pool(0)) == 2
    d = scene("CONV 31", spare_dice=["AW 2"] * 4, team=["AW 4"], foes=[FOE2])
    d.rolls(("CONV 31", "2RD")).rolls(("AW 2", "1R"), ("AW 2", "-")).act(0, "activate", "CONV 31")
    assert len(d.pool(0)) == 3


def test_exactly_one_shield_moves_or_goes() -> None:
    d = scene("SoR 129", foes=[In(FOE, shields=3)]).play("SoR 129")
    assert (d.shields(FOE), d.shields(PAL)) == (2, 1)
    d = scene("TPG 9", team=[PAL], foes=[In(FOE, shields=3)])
    d.activate(PAL, (PAL, "1R"))
    d.yes(0).choose(0, FOE)
    assert d.shields(FOE) == 2
    team = [In(PAL, upgrades=[In("WotF 117", dice=("2MD",))]), In(BLUE, shields=3)]
    d = scene(team=team, foes=[FOE])
    d.resolve("WotF 117").yes(0).choose(0, FOE)
    assert (d.shields(PAL), d.shields(BLUE)) == (1, 2)


def test_exactly_one_resource_or_card_is_taken() -> None:
    d = scene("LEG 147", foes=[In(FOE, dice=("2RD",))], foe_resources=3)
    d.rolls((FOE, "-")).play("LEG 147")
    assert (d.resources(0), d.resources(1)) == (1, 2)
    d = scene("SoR 21", ("2Dr",), team=[In(PAL, dice=("1R",))], foe_hand=["AW 60", "AW 59"])
    d.use("SoR 21")
    d.draws("AW 60").choose(0, ("SoR 21", 0), (PAL, 0))
    assert d.hand(1) == ["Lightsaber"]
    d = scene("AoN 1", (None,), hand=["AW 115"], resources=1, foe_hand=["AW 59", "AW 60"])
    d.use("AoN 1").choose(1, "AW 59")  # the event itself waits in the queue
    d.choose(0, PAL)
    assert d.hand(1) == ["Mind Probe"]


def test_exact_prices() -> None:
    d = scene("EaW 127", hand=["RIV 8"], resources=3)
    d.play("RIV 8").yes(0)
    assert d.resources(0) == 1
    d = scene("EaW 18", (None,), hand=["RIV 17"], resources=4)
    d.use("EaW 18").no(0)
    assert d.resources(0) == 1
    d = scene("LEG 155", team=[PAL], hand=["RIV 17"], resources=4)
    d.play("LEG 155").no(0)
    assert d.resources(0) == 1
    d = scene("AoN 9", (None,), hand=["AW 130"], resources=2, foes=[In(FOE, dice=("2RD",))])
    d.use("AoN 9").rolls((FOE, "-")).choose(0, "0").choose(1, "0")
    assert d.resources(0) == 1
    d = scene("SoR 153", hand=["RIV 8"], resources=4).claim()
    assert d.resources(0) == 2


def test_mace_windu_ends_those_with_two_health_left_but_not_with_three() -> None:
    d = scene("EaW 34", ("2MD",), foes=[In(FOE, damage=4), In(FOE2, damage=8)]).use("EaW 34")
    assert d.in_play(FOE) and not d.in_play(FOE2)
    assert d.pool(0) == []


def test_calculated_risk_pays_from_a_value_of_two() -> None:
    d = scene("CONV 92", team=[In(RED, dice=("-",))])
    d.rolls((RED, "2RD")).play("CONV 92")
    assert d.resources(0) == 1


def test_republic_jedi_armor_adds_one_health_and_no_more() -> None:
    foes: list[In | Named] = [In(FOE, damage=6, upgrades=["CONV 71"]), FOE2]
    d = scene(team=[In(RED, dice=("2RD",))], foes=foes)
    d.resolve(RED, 0, FOE)
    assert not d.in_play(FOE)


def test_no_third_or_fourth_die_is_resolved() -> None:
    team = [In(PAL, dice=("1R",)), In(FOE2, dice=("1R",)), In(BLUE, dice=("1R",))]
    d = scene("SoR 45", (None,), team=team, foes=[FOE])
    d.activate("SoR 45", ("SoR 45", "1R"))
    d.yes(0).choose(0, (PAL, 0)).choose(0, (FOE2, 0))
    assert d.my_turn_is_over
    assert d.resources(0) == 2
    four = [In("AW 35", dice=("2MD", "2MD")), In("AW 36", dice=("1MD",)), In(RED, dice=("2RD",))]
    d = scene("SoR 159", team=four, foes=["SoR 11"])
    d.claim(("AW 35", 0), "SoR 11", ("AW 35", 1), "SoR 11", ("AW 36", 0), "SoR 11")
    assert d.pool(0) == ["2RD"]
    d = scene("CONV 26", team=four, foes=["SoR 11"])
    d.play("CONV 26", ("AW 35", 0), "SoR 11", ("AW 35", 1), "SoR 11", ("AW 36", 0), "SoR 11")
    assert d.pool(0) == ["2RD"]


def test_enfys_nest_takes_three_scoundrel_dice_of_one_symbol() -> None:
    team = [
        In("CONV 142", dice=("2R1",)), In("SoR 46", dice=("1R",)), In("AW 19", dice=("1R",)),
        In(RED, dice=("1Dr",)), In(PAL, dice=("1Dr",)),
    ]  # fmt: skip
    d = scene("CONV 141", ("2R1",), team=team)
    d.use("CONV 141", ("CONV 141", 0))
    options = (("CONV 142", 0), ("SoR 46", 0), ("AW 19", 0), (RED, 0), (PAL, 0))
    assert d.can_choose(0, *options) == [True, True, True, False, False]
    d.choose(0, ("CONV 142", 0)).choose(0, ("AW 19", 0))
    d.no(0)  # the marauder's own ability; a fourth die is not offered
    assert d.my_turn_is_over
    assert d.resources(0) == 5
