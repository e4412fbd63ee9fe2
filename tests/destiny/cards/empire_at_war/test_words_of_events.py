"""Events of Empire at War that brought words of their own, played."""

import pytest

from cantina.games.destiny.cards.players import OPPONENT
from cantina.games.destiny.cards.vocabulary import ACTION, Ability, Cards, Discard, One, Zone
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import support
from destiny.table import In, Named

FIGHTER = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
SWORD = "RIV 17"  # Vibrosword: gray weapon, cost 3


def test_prepare_for_war_is_the_first_action_of_a_round() -> None:
    d = scene("EaW 65", hand=[BLANK_CARD])
    assert d.can(0, "play", "EaW 65")
    d.play("EaW 65")
    assert d.resources(0) == 1
    later = scene("EaW 65", team=[PAL, RED])
    later.rolls((PAL, "1R")).act(0, "activate", PAL)
    later.pass_(1)
    assert not later.can(0, "play", "EaW 65")


def test_prepare_for_war_may_follow_a_pass() -> None:
    d = scene("EaW 65")
    d.pass_(0)
    d.rolls((FOE, "1R")).act(1, "activate", FOE)
    assert not d.can(0, "play", "EaW 65")


def test_ruthless_tactics_adds_the_cost_to_the_value() -> None:
    d = scene("EaW 67", team=[In(PAL, dice=("3RD1",))], resources=1).play("EaW 67", FOE)
    assert (d.damage(FOE), d.resources(0)) == (4, 0)


def test_take_prisoner_discards_two_for_each_fallen() -> None:
    foes: list[In | Named] = [In(FOE, damage=6), FOE2]
    d = scene("EaW 68", team=[In(RED, dice=("1RD",))], foes=foes, foe_hand=[BLANK_CARD] * 3)
    d.resolve(RED, 0, FOE)
    d.pass_(1)
    first, second = d.g.players[1].hand[:2]
    d.table.force(first)
    d.table.force(second)
    d.play("EaW 68")
    assert len(d.hand(1)) == 1


@pytest.mark.parametrize(("paid", "left"), [("2", 8), ("0", 10)])
def test_buy_out_buys_cards_off_a_deck(paid: str, left: int) -> None:
    d = scene("EaW 80", resources=2).play("EaW 80", paid)
    assert d.deck_size(1) == left
    assert d.resources(0) == 2 - int(paid)


def test_coercion_leaves_no_other_action() -> None:
    d = scene("EaW 81", foe_hand=[BLANK_CARD, SWORD], foe_resources=3).play("EaW 81")
    d.choose(1, FOE)  # Take Cover, played without a choice
    assert d.shields(FOE) == 1
    d.pass_(0)
    assert d.can(1, "play", SWORD)


def test_coercion_binds_only_who_is_able() -> None:
    d = scene("EaW 81", foe_hand=["EaW 122"]).play("EaW 81")
    assert "pass" in d.offered(1)
    nobody = scene("EaW 81", team=[RED], foe_hand=[BLANK_CARD]).play("EaW 81")
    assert "pass" in nobody.offered(1)


def test_coercion_ends_with_the_event_gone_from_the_hand() -> None:
    thief = support("Thief", Ability(ACTION, Discard(One(Cards(OPPONENT, zone=Zone.HAND)))))
    d = scene("EaW 81", foe_hand=[BLANK_CARD, SWORD], foe_resources=3, supports=[thief])
    d.g.players[0].rash = True  # the next card played has Ambush
    d.play("EaW 81")
    d.use(thief, "B:" + BLANK_CARD)
    assert d.discard(1) == ["Take Cover"]
    assert "pass" in d.offered(1) and d.can(1, "play", SWORD)


def test_only_business_matters_sells_yellow_dice() -> None:
    team = [In(PAL, dice=("1R",)), In("AW 22", dice=("1R",)), In(BLUE, dice=("1F",))]
    d = scene("EaW 82", team=team).play("EaW 82", [(PAL, 0), ("AW 22", 0)])
    assert (d.resources(0), d.pool(0)) == (2, ["1F"])


def test_pilfered_goods_arm_each_yellow_character_or_not() -> None:
    d = scene("EaW 83", team=[PAL, "AW 22", BLUE], hand=[SWORD, "CONV 171"])
    d.play("EaW 83")
    d.yes(0).choose(0, SWORD)
    d.yes(0)
    assert d.card(SWORD).host == d.id(PAL)
    assert d.card("CONV 171").host == d.id("AW 22")
    assert d.resources(0) == 0


def test_pilfered_goods_may_be_left() -> None:
    d = scene("EaW 83", team=[PAL, "AW 22"], hand=[SWORD]).play("EaW 83")
    d.no(0).no(0)
    assert d.hand(0) == ["Vibrosword"]


def test_twin_shadows_needs_two_of_one_title() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("EaW 84", team=[PAL, PAL], foes=foes).play("EaW 84", [(FOE, 0), (FOE2, 0)])
    assert d.pool(1) == []
    assert scene("EaW 84", team=[PAL, RED], foes=foes).play("EaW 84").pool(1) == ["2RD", "1R"]


def test_all_quiet_on_the_front_turns_shields_into_lost_cards() -> None:
    d = scene("EaW 89", team=[In(PAL, shields=2), In(RED, shields=1)])
    d.play("EaW 89", PAL, RED, "none")
    assert (d.shields(PAL), d.shields(RED), d.deck_size(1)) == (1, 0, 8)


def test_entrenched_spreads_five_shields_within_three_each() -> None:
    d = scene("EaW 90", team=[In(PAL, shields=1), RED]).play("EaW 90", PAL, PAL)
    assert (d.shields(PAL), d.shields(RED)) == (3, 3)


def test_fortuitous_strike_counts_the_ranged_dice_rerolled() -> None:
    team = [In(RED, dice=("-",)), In(PAL, dice=("-",)), In(BLUE, dice=("1RD",))]
    d = scene("EaW 91", team=team).rolls((RED, "1RD"), (PAL, "1R"))
    d.play("EaW 91", [(RED, 0), (PAL, 0)], FOE)
    assert d.damage(FOE) == 1


@pytest.mark.parametrize("shown", ["2RD", "-"])
def test_reckless_reentry_risks_the_vehicle(shown: str) -> None:
    d = scene("EaW 93", supports=[In(FIGHTER, exhausted=True)]).rolls((FIGHTER, shown))
    d.play("EaW 93")
    assert d.in_play(FIGHTER) is (shown != "-")


@pytest.mark.parametrize("discarded", [True, False])
def test_strike_briefing_orders_three_cards_and_may_discard_one(discarded: bool) -> None:
    deck = ["AW 44", SWORD, "AW 59", BLANK_CARD]
    d = scene("EaW 94", foe_deck=deck).play("EaW 94", SWORD, "AW 44")
    d.yes(0) if discarded else d.no(0)
    assert d.discard(1) == (["Vibrosword"] if discarded else [])


@pytest.mark.parametrize(("shown", "hit"), [("1R", True), ("1Dr", False)])
def test_against_the_odds_pays_when_the_symbol_comes_again(shown: str, hit: bool) -> None:
    d = scene("EaW 107", team=[In(PAL, dice=("1R",))]).rolls((PAL, shown)).play("EaW 107")
    if hit:
        d.yes(0)
    assert d.resources(0) == (3 if hit else 0)
    assert d.my_turn_is_over


def test_impersonate_moves_damage_about_within_health() -> None:
    d = scene("EaW 111", team=[In(PAL, damage=3), In(RED, damage=9, shields=2)])
    d.play("EaW 111", PAL)
    assert not d.in_play(RED) or d.damage(RED) == 10
    assert d.prompt(0) == "ds-ask-damage-from"
    d.choose(0)
    assert not d.in_play(RED)
    assert d.damage(PAL) == 2


def test_impersonate_may_move_nothing() -> None:
    d = scene("EaW 111", team=[In(PAL, damage=3), RED]).play("EaW 111", "none")
    assert (d.damage(PAL), d.damage(RED)) == (3, 0)


@pytest.mark.parametrize("card", ["EaW 113", "CONV 95"])
def test_who_flees_passes_for_a_while(card: str) -> None:
    d = scene(card, team=[PAL, RED], foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))])
    d.play(card, [(FOE, 0), (FOE2, 0)])
    assert d.pool(1) == []
    d.rolls((FOE, "1R")).act(1, "activate", FOE)
    d.rolls((FOE2, "1R")).act(1, "activate", FOE2)
    assert d.asked() == (1,)
    d.act(1, "resolve", (FOE, 0)).choose(1, "stop")
    assert d.asked() == ((1,) if card == "EaW 113" else (0,))


def test_fall_back_keeps_one_upgrade_for_each_player() -> None:
    team = [In(PAL, upgrades=[SWORD, "CONV 171"])]
    d = scene("EaW 120", team=team, foes=[In(FOE, upgrades=["AW 44"]), FOE2])
    d.play("EaW 120", SWORD)
    d.choose(1)
    assert [d.in_play(SWORD), d.in_play("CONV 171"), d.in_play("AW 44")] == [True, False, False]


def test_the_day_is_ours_claims_what_was_claimed() -> None:
    d = scene("EaW 125", team=[PAL], controller=1)
    d.pass_(0)
    d.act(1, "claim")
    d.no(1) if d.asked() == (1,) else None
    d.play("EaW 125")
    assert d.log().count("ds-log-claim") == 2
    assert d.g.controller == 0
    assert d.g.round == 3  # both had to pass


def test_battle_of_wills_breaks_the_weaker() -> None:
    d = scene("EaW 128", foes=[FOE]).rolls((PAL, "3RD1")).rolls((FOE, "2RD")).play("EaW 128")
    assert (d.pool(0), d.pool(1)) == (["3RD1"], [])
    tired = scene("EaW 128", foes=[In(FOE, exhausted=True)]).rolls((PAL, "1R")).play("EaW 128")
    assert (tired.pool(0), tired.pool(1)) == (["1R"], [])
    even = scene("EaW 128", foes=[FOE]).rolls((PAL, "1R")).rolls((FOE, "1R")).play("EaW 128")
    assert (even.pool(0), even.pool(1)) == ([], [])


def test_force_vision_looks_at_five_cards() -> None:
    d = scene("EaW 129", foe_deck=["AW 44", SWORD, "AW 59"]).play("EaW 129", "1")
    assert "ds-log-looks" in d.log()
    assert d.prompt(0) == "ds-ask-additional"


@pytest.mark.parametrize("found", [True, False])
def test_lightsaber_pull_searches_for_a_blue_weapon(found: bool) -> None:
    d = scene("EaW 130", team=[BLUE], deck=["AW 59", SWORD, BLANK_CARD])
    d.play("EaW 130", "AW 59" if found else "none")
    assert d.hand(0) == (["Lightsaber"] if found else [])


def test_pickpocket_draws_what_was_discarded() -> None:
    d = scene("EaW 139", foe_hand=["AW 44"]).play("EaW 139")
    assert (d.hand(1), d.hand(0)) == ([], ["Take Cover"])
    empty = scene("EaW 139").play("EaW 139")
    assert empty.hand(0) == []


def test_trickery_removes_dice_by_the_costs_of_a_hand() -> None:
    foes: list[In | Named] = [
        In(FOE, dice=("2RD",)),
        In(FOE2, dice=("3MD1",)),
        In(RED, dice=("1Dr",)),
    ]
    d = scene("EaW 141", hand=["AW 44", SWORD], foes=foes).play("EaW 141")
    d.yes(0)
    d.no(0)
    assert d.pool(1) == ["3MD1", "1Dr"]
    assert d.hand(0) == []


def test_dangerous_mission_turns_to_a_side_with_a_cost() -> None:
    d = scene("EaW 146", foes=[In(FOE, dice=("2RD",)), In("AW 38", dice=("1R",))]).play("EaW 146")
    assert d.pool(1) == ["2RD1", "1R"]


def test_endurance_brings_a_removed_die_back() -> None:
    d = scene("EaW 147", team=[In(PAL, dice=("1R",))], foe_hand=["AW 153"], foe_resources=9)
    assert not d.can(0, "play", "EaW 147")
    d = scene("EaW 147", team=[In(PAL, dice=("2RD1",))], foe_hand=["CONV 123"], foe_resources=9)
    d.pass_(0)
    d.act(1, "play", "CONV 123").choose(1, (PAL, 0))
    d.rolls((PAL, "1R")).play("EaW 147")
    assert d.pool(0) == ["1R"]
