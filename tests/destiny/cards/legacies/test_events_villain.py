"""The villains' events of Legacies, played."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import FIGHTER, RAIDER, SENTRY
from destiny.table import In


def test_consumed_by_the_dark_side_hurts_a_blue_friend_to_blank_a_die() -> None:
    d = scene("LEG 75", team=[BLUE], foes=[In(FOE2, dice=("3MD1",))]).play("LEG 75")
    assert (d.damage(BLUE), d.pool(1)) == (1, ["-"])
    assert scene("LEG 75", foes=[In(FOE2, dice=("3MD1",))]).play("LEG 75").pool(1) == ["3MD1"]


def test_dark_scheme_discards_one_of_five_and_orders_the_rest() -> None:
    deck = ["AW 59", "AW 44", "AW 57", "AW 60", "AW 14", "AW 8"]
    d = scene("LEG 76", foe_deck=deck).play("LEG 76", "AW 57", "AW 14", "AW 60", "AW 44")
    assert d.discard(1) == ["Force Throw"]
    names = [d.g.codes[card] for card in d.g.players[1].deck.top]
    assert names == ["01014", "01060", "01044", "01059", "01008"]
    short = scene("LEG 76", foe_deck=["AW 59"]).play("LEG 76")
    assert short.deck_size(1) == 0


def test_double_strike_leaves_the_die_in_the_pool() -> None:
    d = scene("LEG 77", team=[In(FIGHTER, dice=("2MD",))], foes=[FOE]).play("LEG 77", FOE)
    assert (d.damage(FOE), d.pool(0)) == (2, ["2MD"])


def test_frighten_strips_three_shields_from_anybody() -> None:
    foes = [In(FOE, shields=3), In(FOE2, shields=1)]
    d = scene("LEG 78", foes=foes).play("LEG 78", FOE, FOE2, FOE)
    assert (d.shields(FOE), d.shields(FOE2)) == (1, 0)
    fewer = scene("LEG 78", foes=foes).play("LEG 78", FOE, "none")
    assert fewer.shields(FOE) == 2
    assert fewer.prompt(0) == "ds-ask-additional"  # ambush


def test_i_am_your_father_takes_a_die_unless_the_hand_goes() -> None:
    foes = [In(FOE, dice=("1R",))]
    d = scene("LEG 79", foes=foes, foe_hand=[BLANK_CARD]).play("LEG 79").no(1)
    assert (d.resources(0), d.pool(1), d.hand(1)) == (1, [], ["Take Cover"])
    given = scene("LEG 79", foes=foes, foe_hand=[BLANK_CARD] * 2).play("LEG 79").yes(1)
    assert (given.resources(0), given.pool(1), given.hand(1)) == (0, ["1R"], [])
    empty = scene("LEG 79", foes=foes).play("LEG 79")
    assert empty.resources(0) == 1  # nothing to discard


def test_snare_needs_an_exhausted_friend() -> None:
    assert not scene("LEG 80").can(0, "play", "LEG 80")
    d = scene("LEG 80", team=[In(PAL, exhausted=True)]).play("LEG 80", FOE2)
    assert d.exhausted(FOE2)


def test_spell_of_removal_removes_a_die_for_an_odd_cost() -> None:
    foes = [In(FOE, dice=("2RD",))]
    odd = scene("LEG 81", team=[BLUE], foes=foes, deck=["AW 59"]).play("LEG 81", "0")
    assert (odd.discard(0), odd.pool(1)) == (["Lightsaber", "Spell of Removal"], [])
    even = scene("LEG 81", team=[BLUE], foes=foes, deck=["AW 44"]).play("LEG 81", "0")
    assert even.pool(1) == ["2RD"]


def test_witch_magick_heals_for_each_odd_cost_revealed() -> None:
    d = scene("LEG 82", team=[In(PAL, damage=5)], deck=["AW 59", "AW 44", "AW 57", "AW 60"])
    d.play("LEG 82", PAL)
    assert d.damage(PAL) == 3
    assert "ds-log-revealed" in d.log()


def test_crush_the_rebellion_deals_half_of_the_die_rounded_up() -> None:
    d = scene("LEG 85", foes=[In(FOE2, dice=("3MD1",))]).play("LEG 85")
    assert (d.pool(1), d.damage(FOE2)) == ([], 2)


def test_scorched_earth_counts_the_dice_of_the_opponent() -> None:
    foes = [In(FOE2, dice=("3MD1", "1R", "-"))]
    assert scene("LEG 87", foes=foes).play("LEG 87").damage(FOE2) == 3
    assert not scene("LEG 87", foes=foes, controller=1).can(0, "play", "LEG 87")


def test_shrapnel_blast_removes_a_die_of_who_was_hit() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("LEG 88", foes=foes).play("LEG 88").choose(1, FOE2).yes(0)
    assert (d.damage(FOE2), d.pool(1)) == (1, ["2RD"])
    declined = scene("LEG 88", foes=foes).play("LEG 88").choose(1, FOE2).no(0)
    assert declined.pool(1) == ["2RD", "1R"]


def test_target_practice_rerolls_red_dice_twice() -> None:
    team = [In(RED, dice=("1Dr",)), In(PAL, dice=("1R",))]
    d = scene("LEG 89", team=team)
    d.rolls((RED, "-"))
    d.rolls((RED, "2RD"))
    d.play("LEG 89", (RED, 0), (RED, 0))
    assert d.pool(0) == ["2RD", "1R"]


def test_three_steps_ahead_gives_three_actions() -> None:
    d = scene("LEG 90", resources=1).play("LEG 90")
    assert d.g.extra == [0, 0] and d.prompt(0) == "ds-ask-additional"


def test_delve_plays_a_card_for_nothing() -> None:
    d = scene("LEG 92", hand=["AW 59"], team=[PAL]).play("LEG 92")
    assert d.damage(PAL) == 1
    assert (d.in_play("AW 59"), d.resources(0)) == (True, 0)


def test_free_for_all_trades_dice_for_indirect_damage() -> None:
    d = scene("LEG 93", team=[In(PAL, dice=("1R", "1Dr"))], foes=[FOE])
    d.play("LEG 93", [(PAL, 0), (PAL, 1)])
    assert (d.pool(0), d.damage(FOE)) == ([], 2)
    none = scene("LEG 93", team=[In(PAL, dice=("1R",))], foes=[FOE]).play("LEG 93", "none")
    assert (none.pool(0), none.damage(FOE)) == (["1R"], 0)


def test_in_pursuit_answers_an_activation_of_the_last_turn() -> None:
    d = scene("LEG 94", foes=[FOE])
    assert not d.can(0, "play", "LEG 94")
    d.pass_(0)
    d.rolls((FOE, "2RD"))
    d.act(1, "activate", FOE)
    d.rolls((PAL, "1R"))
    d.play("LEG 94", PAL)
    assert d.pool(0) == ["1R"]


def test_in_pursuit_forgets_the_turn_before() -> None:
    d = scene("LEG 94", foes=[FOE], hand=["LEG 160"])
    d.pass_(0)
    d.rolls((FOE, "2RD"))
    d.act(1, "activate", FOE)
    d.play("LEG 160")
    d.pass_(1)
    assert not d.can(0, "play", "LEG 94")


def test_no_good_to_me_dead_sells_health_to_a_foe() -> None:
    d = scene("LEG 95", foes=[In(FOE, damage=5)]).play("LEG 95", "2")
    assert (d.damage(FOE), d.resources(0)) == (3, 2)
    less = scene("LEG 95", foes=[In(FOE, damage=5)]).play("LEG 95", "0")
    assert (less.damage(FOE), less.resources(0)) == (5, 0)


def test_outnumber_needs_more_characters() -> None:
    foes = [In(FOE, dice=("2RD",))]
    assert scene("LEG 99", team=[PAL, RED], foes=foes).play("LEG 99").pool(1) == []
    assert not scene("LEG 99", team=[PAL], foes=foes).can(0, "play", "LEG 99")


def test_outnumber_speaks_of_the_opponent_whoever_plays_it() -> None:
    d = scene(team=[In(RAIDER, dice=("1RD",))], foes=[FOE, SENTRY], foe_hand=["LEG 99"])
    d.g.players[1].resources = 1
    d.pass_(0)
    d.act(1, "play", "LEG 99")
    assert d.pool(0) == []
