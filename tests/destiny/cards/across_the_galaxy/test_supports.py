"""Each support of Across the Galaxy, played."""

import pytest

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, scene
from destiny.table import In

FANG = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
VADER = "AW 10"
MOD = "AtG 152"  # Laser Cannon: a mod without a die


@pytest.mark.parametrize(("friend", "drawn"), [(VADER, 1), (PAL, 0)])
def test_meditation_chamber_heals_recycles_and_draws_for_vader(friend: str, drawn: int) -> None:
    team = [In(BLUE, damage=2), friend]
    d = scene("AtG 10", team=team, discard=["AW 59"]).use("AtG 10", *([BLUE] if drawn else []))
    assert (d.damage(BLUE), d.discard(0), len(d.hand(0))) == (1, [], drawn)


def test_vaders_fist_strikes_when_it_comes_and_again() -> None:
    d = scene(hand=["AtG 13"], resources=5)
    d.play("AtG 13").rolls(("AtG 13", "3RD")).yes(0)
    assert (d.pool(0), d.exhausted("AtG 13")) == (["3RD"], False)
    d = scene("AtG 13", team=[VADER]).rolls(("AtG 13", "3RD")).use("AtG 13")
    d.side(0, "AtG 13", "4ID1")
    assert d.pool(0) == ["4ID1"]


@pytest.mark.parametrize(("mods", "dealt"), [((), 2), ((MOD,), 3)])
def test_umbaran_hover_tank_hits_all_and_harder_with_a_mod(
    mods: tuple[str, ...], dealt: int
) -> None:
    tank = In("AtG 32", dice=("Sp1",), upgrades=mods)
    d = scene(tank, resources=1).resolve("AtG 32")
    assert (d.damage(FOE), d.damage(FOE2)) == (dealt, dealt)


def test_firespray_fits_a_mod_for_two_less() -> None:
    d = scene("AtG 48", hand=["AtG 131"]).use("AtG 48").no(0)
    assert d.card("AtG 131").host == d.id("AtG 48")


def test_black_one_obeys_poe_and_fires_on_with_a_droid() -> None:
    d = scene("AtG 85", ("-",), team=["AW 29"]).use("AtG 85").side(0, "AtG 85", "2RD")
    assert d.pool(0) == ["2RD"]
    one = In("AtG 85", dice=("Sp",), upgrades=["AtG 88"])
    d = scene(one).rolls(("AtG 85", "1Sh")).resolve("AtG 85", 0, FOE)
    assert (d.damage(FOE), d.pool(0)) == (1, ["1Sh"])
    d = scene("AtG 85", ("Sp",)).resolve("AtG 85", 0, FOE)
    assert d.pool(0) == []


def test_x_wing_counts_its_squadron() -> None:
    d = scene("AtG 86", ("XRD",), supports=["AtG 86"], foes=[FOE]).resolve("AtG 86", 0, FOE)
    assert d.damage(FOE) == 2


def test_nexus_of_power_turns_when_activated() -> None:
    d = scene("AtG 117", (None,)).activate("AtG 117", ("AtG 117", "0RD"))
    d.yes(0).side(0, "AtG 117", "0R")
    assert d.pool(0) == ["0R"]


def test_senate_chamber_trades_a_die_for_a_turn() -> None:
    d = scene("AtG 130", ("1R",), team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    d.use("AtG 130", (PAL, 0), (FOE, 0)).side(0, FOE, "-")
    assert (d.pool(0), d.pool(1)) == (["1R"], ["-"])
