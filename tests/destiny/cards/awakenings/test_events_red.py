"""Red events of Awakenings, played."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_cannon_fodder_takes_the_blow_for_the_others() -> None:
    d = scene("AW 68", team=["AW 35", RED], foes=[In(FOE, dice=("2RD",))])
    d.play("AW 68")
    assert (d.damage(RED), d.damage("AW 35")) == (2, 0)
    assert d.pool(1) == []
    alone = scene("AW 68", team=["AW 35"], foes=[In(FOE, dice=("2RD",))]).play("AW 68")
    assert alone.pool(1) == ["2RD"]


def test_commando_raid_discards_two_cards_more_and_draws_one() -> None:
    d = scene("AW 103", team=[In("AW 27", dice=("1Dc",))], foe_hand=[BLANK_CARD] * 4)
    d.draws(*[f"B:{BLANK_CARD}#{copy}" for copy in (1, 2, 3)]).play("AW 103")
    assert (len(d.hand(1)), d.hand(0)) == (1, ["Take Cover"])


def test_defensive_position_removes_every_enemy_die_worth_two_or_more() -> None:
    foes = [In(FOE, dice=("2RD", "1RD")), In(FOE2, dice=("3MD1", "-"))]
    d = scene("AW 104", foes=foes).play("AW 104")
    assert d.pool(1) == ["1RD", "-"]
    assert not scene("AW 104", foes=foes, controller=1).can(0, "play", "AW 104")


def test_field_medic_heals_two_damage() -> None:
    assert scene("AW 105", team=[In(PAL, damage=3)]).play("AW 105", PAL).damage(PAL) == 1


def test_hit_and_run_activates_a_red_character_and_acts_again() -> None:
    d = scene("AW 106", team=[RED, PAL])
    d.rolls((RED, "2RD")).play("AW 106")
    assert d.pool(0) == ["2RD"]
    assert d.prompt(0) == "ds-ask-additional"


def test_it_is_a_trap_turns_two_red_dice_to_the_symbol_of_an_enemy_die() -> None:
    team = [In(RED, dice=("-",)), In("AW 4", dice=("-",)), In(PAL, dice=("-",))]
    d = scene("AW 107", team=team, foes=[In(FOE, dice=("2RD",))])
    d.play("AW 107")
    assert d.can_choose(0, (RED, 0), ("AW 4", 0), (PAL, 0)) == [True, True, False]
    d.choose(0, (RED, 0), ("AW 4", 0))
    d.side(0, RED, "2RD").side(0, "AW 4", "1RD")
    assert d.pool(0) == ["2RD", "1RD", "-"]


def test_natural_talent_adds_one_to_any_die() -> None:
    d = scene("AW 108", team=[In(PAL, dice=("1R",))]).play("AW 108")
    assert d.resources(0) == 2


def test_rearm_plays_a_red_upgrade_from_the_discard_pile_for_one_less() -> None:
    d = scene("AW 109", discard=["AW 54", "AW 55", "AW 59"], resources=2, team=[BLUE])
    d.play("AW 109")
    assert d.can_choose(0, "AW 54", "AW 55", "AW 59") == [True, True, False]
    d.choose(0, "AW 55")
    assert (d.in_play("AW 55"), d.resources(0)) == (True, 0)


def test_leadership_exhausts_a_unique_red_character_to_ready_another() -> None:
    d = scene("AW 141", team=["AW 4", In(PAL, exhausted=True)], foes=[FOE])
    d.play("AW 141", PAL)
    assert (d.exhausted("AW 4"), d.exhausted(PAL)) == (True, False)
    spent = scene("AW 141", team=[In("AW 4", exhausted=True), In(PAL, exhausted=True)])
    assert spent.play("AW 141").exhausted(PAL)
