"""Keywords and play restrictions, card by card."""

import pytest

from destiny.cards import alike
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In

REDEPLOY = [
    "AW 8", "AW 59", "SoR 8", "TPG 30", "RIV 17", "WotF 117", "WotF 142", "CONV 169", "AoN 18",
]  # fmt: skip
BLUE_ONLY = ["AW 14", "AW 57", "AW 60", "SoR 14", "TPG 8", "CONV 14", "AoN 5"]
YELLOW_ONLY = ["SoR 60", "SoR 118", "SoR 150", "LEG 27"]


@pytest.mark.parametrize("place", REDEPLOY)
def test_an_upgrade_with_redeploy_may_move_on_or_stay_and_be_lost(place: str) -> None:
    victim = In(FOE, damage=6, upgrades=[place])
    d = scene(team=[In(RED, dice=("1RD",))], foes=[victim, FOE2])
    d.resolve(RED, 0, FOE).choose(1, FOE2)
    assert d.card(place).host == d.id(FOE2)
    lost = scene(team=[In(RED, dice=("1RD",))], foes=[victim, FOE2])
    lost.resolve(RED, 0, FOE).choose(1)
    assert not lost.in_play(place)


def test_modular_frame_redeploys_from_droid_to_droid() -> None:
    victim = In("CONV 19", damage=7, upgrades=["CONV 34"])
    d = scene(team=[In(RED, dice=("1RD",))], foes=[victim, "EaW 26"])
    d.resolve(RED, 0, "CONV 19").choose(1, "EaW 26")
    assert d.card("CONV 34").host == d.id("EaW 26")


@pytest.mark.parametrize("place", BLUE_ONLY)
def test_an_upgrade_for_blue_characters_goes_on_no_other(place: str) -> None:
    assert scene(team=[BLUE], hand=[place], resources=4).can(0, "play", place)
    assert not scene(team=[PAL, RED], hand=[place], resources=4).can(0, "play", place)


@pytest.mark.parametrize("place", YELLOW_ONLY)
def test_an_upgrade_for_yellow_characters_goes_on_no_other(place: str) -> None:
    assert scene(team=[PAL], hand=[place], resources=4).can(0, "play", place)
    assert not scene(team=[BLUE, RED], hand=[place], resources=4).can(0, "play", place)


def test_traitor_ambushes() -> None:
    d = scene("SoR 65", foes=[In(FOE, dice=("-",))]).play("SoR 65")
    assert d.prompt(0) == "ds-ask-additional"


def test_obi_wan_the_hermit_is_a_guardian() -> None:
    assert alike.is_guardian("SoR 37", "1R")
