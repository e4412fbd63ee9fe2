"""Red events of Awakenings, played."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named


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
    team: list[In | Named] = [In(RED, dice=("-",)), In("AW 4", dice=("-",)), In(PAL, dice=("-",))]
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
    d.play("AW 141")
    assert (d.exhausted("AW 4"), d.exhausted(PAL)) == (True, False)
    spent = scene("AW 141", team=[In("AW 4", exhausted=True), In(PAL, exhausted=True)])
    assert spent.play("AW 141").exhausted(PAL)


def test_closing_the_net_goes_under_the_deck_if_you_like() -> None:
    foes = [In(FOE, dice=("2RD", "1RD"))]
    d = scene("AW 69", foes=foes).play("AW 69")
    d.choose(1, (FOE, 0)).yes(0)
    assert (d.pool(1), d.discard(0), d.deck_size(0)) == (["1RD"], [], 11)
    kept = scene("AW 69", foes=foes).play("AW 69").choose(1, (FOE, 1)).no(0)
    assert kept.discard(0) == ["Closing the Net"]


def test_endless_ranks_bring_a_plain_red_character_back() -> None:
    d = scene(
        "AW 70", team=[In(FOE2, dice=("3MD1",)), In(RED, damage=9)], foes=[In(FOE, dice=("1RD",))]
    )
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, RED)
    assert not d.in_play(RED)
    d.play("AW 70")
    assert (d.in_play(RED), d.damage(RED), d.exhausted(RED)) == (True, 0, False)
    d.pass_(1)
    d.activate(RED, (RED, "2RD"))
    assert "2RD" in d.pool(0)


def test_endless_ranks_without_a_fallen_trooper_do_nothing() -> None:
    assert scene("AW 70", team=[PAL]).play("AW 70").discard(0) == ["Endless Ranks"]


def test_occupation_takes_all_resources_of_an_opponent() -> None:
    d = scene("AW 71", foe_resources=4).play("AW 71")
    assert d.resources(1) == 0
    assert not scene("AW 71", controller=1).can(0, "play", "AW 71")


def test_sweep_the_area_rerolls_a_die_for_each_ready_red_character() -> None:
    team: list[In | Named] = [RED, "AW 4", In("AW 2", exhausted=True), PAL]
    d = scene("AW 73", team=team, foes=[In(FOE2, dice=("3MD1", "1R", "-"))]).play("AW 73")
    d.rolls((FOE2, "-"), (FOE2, "-")).choose(0, (FOE2, 0), (FOE2, 1))
    assert d.pool(1) == ["-", "-", "-"]


def test_retreat_leaves_the_opponent_one_action_before_the_phase_ends() -> None:
    d = scene("AW 110", foes=[In(FOE, dice=("1R",))]).play("AW 110")
    assert (d.asked(), d.prompt(1)) == ((1,), "ds-ask-additional")
    d.act(1, "resolve", (FOE, 0))
    assert (d.g.round, d.resources(1)) == (3, 3)
    declined = scene("AW 110").play("AW 110").choose(1, "decline")
    assert declined.g.round == 3


def test_retreat_leaves_nothing_to_an_opponent_who_has_claimed() -> None:
    d = scene("AW 110").pass_(0)
    d.act(1, "claim").act(0, "play", "AW 110")
    assert d.g.round == 3


def test_surgical_strike_aims_with_each_shot_one_higher() -> None:
    start = [In(RED, dice=("2RD", "1RD")), In(PAL, dice=("3RD1",))]
    d = scene("AW 112", team=start, foe_supports=["AW 6", "AW 31"]).play("AW 112", [(RED, 0)])
    assert (d.in_play("AW 6"), d.in_play("AW 31")) == (False, True)
    both = scene("AW 112", team=start, foe_supports=["AW 31"])
    both.play("AW 112", [(RED, 0), (RED, 1)])
    assert not both.in_play("AW 31")


def test_award_ceremony_draws_and_sets_as_many_aside() -> None:
    team: list[In | Named] = [In(RED, exhausted=True), In(PAL, exhausted=True)]
    d = scene("AW 138", team=team, hand=["AW 59", "AW 115"]).play("AW 138", ["AW 59", "AW 115"])
    assert d.hand(0) == ["Take Cover", "Take Cover"]
    assert {"Lightsaber", "Defensive Stance"} <= set(d.aside(0))
    nobody = scene("AW 138", team=[In(PAL, exhausted=True)]).play("AW 138")
    assert nobody.hand(0) == []


def test_dug_in_shares_three_shields_out() -> None:
    d = scene("AW 139", team=[PAL, In(BLUE, shields=2)]).play("AW 139", PAL, BLUE)
    assert (d.shields(PAL), d.shields(BLUE)) == (2, 3)
    full = scene("AW 139", team=[In(PAL, shields=3)]).play("AW 139")
    assert full.shields(PAL) == 3


def test_firepower_is_stronger_from_a_vehicle() -> None:
    d = scene("AW 140", team=[In(RED, dice=("1RD",))]).play("AW 140", FOE)
    assert d.damage(FOE) == 2
    vehicle = scene("AW 140", supports=[In("AW 6", dice=("2RD",))]).play("AW 140", FOE)
    assert vehicle.damage(FOE) == 4
