"""Blue events of Spirit of Rebellion, played."""

import pytest

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_lightsaber_throw_needs_a_melee_die() -> None:
    d = scene("SoR 72", team=[In(BLUE, dice=("1MD",))]).play("SoR 72", FOE)
    assert (d.damage(FOE), d.pool(0)) == (2, ["1MD"])
    assert not scene("SoR 72").can(0, "play", "SoR 72")


def test_manipulate_blanks_a_die_on_each_side() -> None:
    d = scene("SoR 73", team=[In(PAL, dice=("1R",))], foes=[In(FOE, dice=("2RD",))])
    d.play("SoR 73").side(0, FOE, "-")
    assert (d.pool(0), d.pool(1)) == (["-"], ["-"])
    none = scene("SoR 73", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    assert none.play("SoR 73").pool(1) == ["2RD"]


@pytest.mark.parametrize(("before", "left"), [((), 9), (("SoR 74",), 7)])
def test_no_disintegrations_discards_more_with_a_copy_in_the_pile(
    before: tuple[str, ...], left: int
) -> None:
    assert scene("SoR 74", discard=before).play("SoR 74").deck_size(1) == left


def test_now_you_will_die_resolves_a_die_as_melee_damage_of_its_value() -> None:
    d = scene("SoR 75", team=[In("AW 10", dice=("2Dr",))]).play("SoR 75", FOE)
    assert d.damage(FOE) == 2


def test_rise_again_heals_and_arms_a_unique_blue_character() -> None:
    d = scene("SoR 76", team=[In("AW 10", damage=6), PAL], discard=["AW 59"]).play("SoR 76")
    d.yes(0)
    assert (d.damage("AW 10"), d.card("AW 59").host) == (1, d.id("AW 10"))


def test_the_price_of_failure_defeats_your_own_to_ready_a_character() -> None:
    d = scene("SoR 77", team=[In(BLUE, exhausted=True), PAL]).play("SoR 77", PAL)
    assert not d.in_play(PAL)
    assert not d.exhausted(BLUE)
    nobody = scene("SoR 77", team=[RED, PAL]).play("SoR 77")
    assert nobody.in_play(PAL)


def test_determination_resolves_a_die_as_another_symbol() -> None:
    d = scene("SoR 102", team=[In("SoR 34", dice=("2F", "1MD"))])
    d.play("SoR 102", ("SoR 34", 0))
    d.choose(0, "resource")
    assert d.resources(0) == 2
    assert not scene("SoR 102", team=[In(PAL, dice=("1R",))]).can(0, "play", "SoR 102")


def test_synchronicity_needs_blade_and_shield() -> None:
    d = scene("SoR 106", team=[In(BLUE, dice=("1MD", "1Sh"))], foes=[In(FOE, shields=2)])
    d.play("SoR 106", FOE)
    assert (d.damage(FOE), d.shields(FOE)) == (2, 2)
    assert not scene("SoR 106", team=[In(BLUE, dice=("1MD",))]).can(0, "play", "SoR 106")


def test_decisive_blow_removes_the_dice_of_whom_it_struck() -> None:
    struck = In(FOE, dice=("2RD",), upgrades=[In("AW 54", dice=("1RD",))])
    d = scene("SoR 127", team=[In(BLUE, dice=("1MD",))], foes=[struck, In(FOE2, dice=("1R",))])
    d.play("SoR 127", FOE)
    assert (d.damage(FOE), d.pool(1)) == (1, ["1R"])


def test_trust_your_instincts_rerolls_the_dice_of_a_blue_character() -> None:
    team = [In(BLUE, dice=("1MD", "-")), In(PAL, dice=("-",))]
    d = scene("SoR 133", team=team).play("SoR 133")
    assert d.can_choose(0, (BLUE, 0), (BLUE, 1), (PAL, 0)) == [True, True, False]
    d.rolls((BLUE, "1F")).choose(0, (BLUE, 1)).yes(0)
    assert (d.pool(0), d.hand(0)) == (["1MD", "1F", "-"], ["Take Cover"])


def test_caution_shields_another_character_than_that_of_the_die() -> None:
    d = scene("SoR 100", team=[In(BLUE, dice=("1R",)), PAL]).play("SoR 100")
    assert d.can_choose(0, BLUE, PAL) == [False, True]
    d.choose(0, PAL)
    assert (d.pool(0), d.shields(PAL)) == ([], 3)


def test_guard_removes_as_many_enemy_dice_as_the_blade_is_worth() -> None:
    d = scene(
        "SoR 103", team=[In("AW 35", dice=("2MD",))], foes=[In(FOE2, dice=("3MD1", "1R", "-"))]
    )
    d.play("SoR 103", [(FOE2, 0), (FOE2, 1)])
    assert (d.pool(0), d.pool(1)) == ([], ["-"])


def test_high_ground_strikes_the_character_whose_die_it_removed() -> None:
    d = scene("SoR 128", foes=[In(FOE, dice=("2RD",))]).play("SoR 128")
    assert (d.pool(1), d.damage(FOE)) == ([], 1)
    upgrade = scene("SoR 128", foes=[In(FOE, upgrades=[In("AW 54", dice=("1RD",))])])
    assert upgrade.play("SoR 128").damage(FOE) == 0
    assert not scene("SoR 128", controller=1).can(0, "play", "SoR 128")


def test_overconfidence_removes_the_lower_of_two_rerolled_dice() -> None:
    d = scene("SoR 130", team=[In(BLUE, dice=("1R",))], foes=[In(FOE2, dice=("3MD1", "-"))])
    d.play("SoR 130")
    d.rolls((FOE2, "3MD1"), (FOE2, "1Sh")).choose(0, (FOE2, 0), (FOE2, 1))
    assert d.pool(1) == ["3MD1"]
