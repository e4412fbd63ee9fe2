"""Each character of Across the Galaxy, played."""

from destiny.building import problems
from destiny.cards.scene import BLUE, FOE, PAL, scene
from destiny.table import In

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
