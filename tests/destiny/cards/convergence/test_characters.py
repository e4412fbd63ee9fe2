"""Each character, downgrade and battlefield of Convergence that stands alone, played."""

from typing import Any

import pytest

from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, RED, Scene, scene
from destiny.table import In, Named

VADER = "AW 10"  # Darth Vader: blue Sith, die 2MD 3MD 2Dr 1Sh 1R -
FIGHTER = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
VEERS = "AW 4"  # General Veers: red leader, die 1RD 2RD +2RD 1Sh 1R -
ENFYS = "CONV 141"  # Enfys Nest: yellow scoundrel


def test_sly_moore_guides_a_sith_and_clouds_minds() -> None:
    d = scene("CONV 4", (None,), team=[In(VADER, dice=("1R",))])
    d.activate("CONV 4", ("CONV 4", "1F")).rolls((VADER, "3MD"))
    d.yes(0)
    assert d.pool(0) == ["3MD", "1F"]
    special = scene("CONV 4", ("Sp",), foes=[In(FOE, dice=("2RD",))], foe_hand=["AW 44"])
    special.resolve("CONV 4", 0, (FOE, 0)).side(0, FOE, "-")
    assert (special.pool(1), special.hand(1)) == (["-"], [])


def test_wat_tambor_rolls_what_he_builds() -> None:
    d = scene("CONV 22", (None,), hand=[FIGHTER, "AoN 17"], resources=3).rolls((FIGHTER, "2RD"))
    d.use("CONV 22")
    assert d.pool(0) == ["2RD"]
    assert d.resources(0) == 0


@pytest.mark.parametrize("used", [True, False])
def test_ahsoka_tano_follows_a_jedi_with_a_die_of_hers(used: bool) -> None:
    d = scene("CONV 54", ("+2MD",), team=["CONV 58"], foes=[FOE])
    d.activate("CONV 58", ("CONV 58", "1R"))
    d.yes(0) if used else d.no(0)
    if used:
        d.choose(0, FOE)
    assert d.damage(FOE) == (2 if used else 0)


def test_vigilant_jedi_turns_a_blow_aside() -> None:
    d = scene("CONV 58", ("Sp",), foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))])
    d.resolve("CONV 58", 0, FOE2)
    assert d.pool(1) == ["1R"]
    assert d.damage(FOE2) == 1
    none = scene("CONV 58", ("Sp",), foes=[In(FOE, dice=("1R",))]).resolve("CONV 58")
    assert none.damage(FOE) == 0


@pytest.mark.parametrize("used", [True, False])
def test_k_2so_may_end_the_phase_with_his_fall(used: bool) -> None:
    d = scene(In("CONV 72", damage=10), foes=[In(FOE, dice=("1RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, "CONV 72")
    d.yes(0) if used else d.no(0)
    assert ("ds-log-phase-end" in d.log()) is used


def test_k_2so_rerolls_as_many_as_his_first_die_shows() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    d = scene("CONV 72", ("1R",), foes=foes).rolls(("CONV 72", "2MD"))
    d.use("CONV 72")
    d.rolls((FOE, "-"), (FOE2, "1R")).choose(0, (FOE, 0), (FOE2, 0))
    assert d.pool(1) == ["-", "1R"]


def test_kes_dameron_commands_any_number_of_troopers() -> None:
    team = [In(RED, dice=("2RD",)), In(PAL, dice=("1R",))]
    d = scene("CONV 73", ("2RD",), team=team, foes=[FOE]).use("CONV 73", (RED, 0), FOE)
    d.then(("CONV 73", 0), FOE)
    assert d.damage(FOE) == 4
    assert d.pool(0) == ["1R"]


@pytest.mark.parametrize(("card", "friend"), [("CONV 74", VEERS), ("CONV 88", ENFYS)])
def test_some_guard_only_beside_the_right_friend(card: str, friend: str) -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), FOE2]
    d = scene(card, (None,), team=[friend], foes=foes).rolls((card, "1RD"))
    d.act(0, "activate", card).choose(0, (FOE, 0))
    assert d.damage(card) == 2
    alone = scene(card, (None,), team=[RED], foes=foes).activate(card, (card, "1RD"))
    assert alone.my_turn_is_over


def test_padme_amidala_fires_focus_as_indirect_damage() -> None:
    d = scene("CONV 75", ("2F",), foes=[FOE])
    d.act(0, "resolve", ("CONV 75", 0), "indirect")
    assert d.damage(FOE) == 2


@pytest.mark.parametrize(("hurt", "dealt"), [(5, 1), (6, 2)])
def test_chewbacca_hits_harder_when_badly_hurt(hurt: int, dealt: int) -> None:
    d = scene(In("CONV 88", dice=("1RD",), damage=hurt), foes=[FOE, FOE2])
    d.resolve("CONV 88", 0, FOE)
    assert d.damage(FOE) == dealt


# --- downgrades and battlefields ----------------------------------------------------------------


def test_secrets_laid_bare_shows_three_cards_of_the_active_bearer() -> None:
    d = scene("CONV 105", foe_hand=["AW 44", "AW 59", "RIV 17", BLANK_CARD])
    d.pass_(0)
    d.rolls((FOE, "1R")).draws("AW 44", "AW 59", "RIV 17").act(1, "activate", FOE)
    assert "ds-log-revealed" in d.log()


def shot_down(downgrade: str, **more: Any) -> Scene:
    """Have an enemy that bears this downgrade defeated."""
    foes: list[In | Named] = [In(FOE, damage=6), FOE2]
    d = scene(downgrade, team=[In(RED, dice=("1RD",))], foes=foes, **more)
    return d.resolve(RED, 0, FOE)


@pytest.mark.parametrize("used", [True, False])
def test_death_mark_pays_in_cards(used: bool) -> None:
    d = shot_down("CONV 39")
    d.yes(0) if used else d.no(0)
    assert len(d.hand(0)) == (3 if used else 0)


def test_death_mark_pays_only_for_its_bearer() -> None:
    d = scene("CONV 39", team=[In(RED, dice=("1RD",))], foes=[FOE, In(FOE2, damage=9)])
    d.resolve(RED, 0, FOE2)
    assert not d.in_play(FOE2)
    assert d.my_turn_is_over


@pytest.mark.parametrize("place", ["hand", "discard"])
def test_enticing_reward_pays_in_arms(place: str) -> None:
    d = shot_down("CONV 40", **{place: ["RIV 17"]})
    d.yes(0)
    assert d.card("RIV 17").host == d.id(RED)


@pytest.mark.parametrize("used", [True, False])
def test_wanted_pays_in_resources(used: bool) -> None:
    d = shot_down("CONV 143")
    d.yes(0) if used else d.no(0)
    assert d.resources(0) == (2 if used else 0)


def test_wounded_takes_a_health_away() -> None:
    d = scene("CONV 161", foes=[In(FOE, damage=5), FOE2], team=[In(RED, dice=("1RD",))])
    d.resolve(RED, 0, FOE)
    assert not d.in_play(FOE)


def test_mean_streets_grow_with_each_claim() -> None:
    d = scene("CONV 177", team=[ENFYS], hand=["EaW 124", "EaW 137"], foe_supports=[FIGHTER])
    d.claim()
    d.yes(0).yes(0).choose(0, "EaW 137")
    assert d.exhausted(FIGHTER)
    assert d.card("CONV 177").resources == 1


@pytest.mark.parametrize("choice", ["0", "1"])
def test_salt_flats_blank_a_die_or_turn_a_leaders(choice: str) -> None:
    team = [In(VEERS, dice=("1R",))]
    d = scene("CONV 179", team=team, foes=[In(FOE, dice=("2RD",))]).use("CONV 179", choice)
    d.choose(0, (FOE, 0)).side(0, FOE, "-") if choice == "0" else d.side(0, VEERS, "2RD")
    assert (d.pool(0), d.pool(1)) == ((["1R"], ["-"]) if choice == "0" else (["2RD"], ["2RD"]))


def test_wattos_shop_buys_at_full_price() -> None:
    d = scene("CONV 180", team=[In(PAL, upgrades=["CONV 171"])], supports=[FIGHTER])
    d.claim(FIGHTER)
    assert d.resources(0) == 3
    assert not d.in_play(FIGHTER)
