"""Blue events of Awakenings, played."""

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_force_strike_turns_a_blue_die_to_melee_and_may_resolve_it() -> None:
    d = scene("AW 83", team=[In(BLUE, dice=("1F",)), In(PAL, dice=("-",))])
    d.play("AW 83").yes(0)
    d.choose(0, FOE)
    assert (d.damage(FOE), d.pool(0)) == (1, ["-"])
    kept = scene("AW 83", team=[In(BLUE, dice=("1F",))]).play("AW 83").no(0)
    assert kept.pool(0) == ["1MD"]


def test_isolation_removes_a_character_die_for_a_blue_character() -> None:
    foes = [In(FOE, dice=("2RD",), upgrades=[In("AW 54", dice=("1RD",))])]
    d = scene("AW 85", team=[BLUE], foes=foes).play("AW 85")
    assert d.pool(1) == ["1RD"]
    assert scene("AW 85", team=[PAL], foes=foes).play("AW 85").pool(1) == ["2RD", "1RD"]


def test_force_misdirection_removes_every_enemy_die_with_the_symbol_of_a_blue_die() -> None:
    foes = [In(FOE, dice=("2RD", "1RD")), In(FOE2, dice=("3MD1",))]
    d = scene("AW 116", team=[In("AW 12", dice=("1RD",)), In(RED, dice=("1Dr",))], foes=foes)
    d.play("AW 116")
    assert d.pool(1) == ["3MD1"]


def test_noble_sacrifice_defeats_a_blue_character_to_exhaust_another() -> None:
    d = scene("AW 118", team=[BLUE, PAL]).play("AW 118", FOE)
    assert not d.in_play(BLUE)
    assert d.exhausted(FOE)
    assert not scene("AW 118", team=[PAL]).play("AW 118").exhausted(FOE)


def test_willpower_moves_damage_between_exhausted_characters_past_shields() -> None:
    team = [In(PAL, damage=2, exhausted=True), In(BLUE, damage=2)]
    d = scene("AW 122", team=team, foes=[In(FOE, exhausted=True, shields=1), FOE2])
    d.play("AW 122")
    assert (d.damage(PAL), d.damage(FOE), d.shields(FOE)) == (1, 1, 1)
