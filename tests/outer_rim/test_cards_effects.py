"""Each word of the effect language, performed with scripted chance."""

import pytest

from cantina.games.outer_rim.catalogue import SHIPS
from cantina.games.outer_rim.contacts import token_of
from cantina.games.outer_rim.context import Context
from cantina.games.outer_rim.effects.conditions import (
    Has,
    HasCredits,
    IsDamaged,
    MoreFame,
    MostFamous,
    OnPlanet,
    Owned,
    PositiveStandings,
    Reputation,
)
from cantina.games.outer_rim.effects.language import count, holds, possible
from cantina.games.outer_rim.effects.nodes import (
    BringPatrol,
    BuyShip,
    BuyTop,
    ChoosePlayer,
    DiscardAsset,
    DiscardTop,
    Duel,
    EncounterWithin,
    EndTurn,
    ExtraTurn,
    Fight,
    FightPlayer,
    GainCredits,
    GainFame,
    GainReputation,
    GainTop,
    Gamble,
    Jump,
    LookAtContacts,
    LoseCredits,
    LoseReputation,
    MarketAction,
    MarkPlanet,
    Move,
    MoveContact,
    MovePatrol,
    Recover,
    RevealContact,
    RollDice,
    Search,
    Sell,
    Spend,
    Stake,
    StealCrew,
    Suffer,
    SwapContacts,
    TakeCredits,
    That,
)
from cantina.games.outer_rim.effects.nodes import Test as SkillTest
from cantina.games.outer_rim.effects.words import choose, every, if_, may, otherwise, then, to
from cantina.games.outer_rim.fame import Won
from cantina.games.outer_rim.patrols import patrol
from outer_rim.card_table import galaxy, own, perform, put_on_market

HIT = ["hit", "blank"]
MISS = ["blank", "blank"]


# --- sequences ------------------------------------------------------------------------------------


@pytest.mark.rule("OR-TIMING-2")
def test_may_can_be_declined_without_consequence() -> None:
    g = galaxy()
    assert not perform(g, may(GainCredits(2000)), "no")
    assert g.players[0].credits == 10000
    assert perform(g, may(GainCredits(2000)), "yes")
    assert g.players[0].credits == 12000


@pytest.mark.rule("OR-TIMING-4")
def test_to_needs_the_whole_cost_first() -> None:
    g = galaxy()
    g.players[0].credits = 2000
    effect = to(Spend(3000), GainFame())
    assert not possible(Context(g, 0), effect)
    assert not perform(g, effect)
    assert not perform(g, may(effect))
    assert (g.players[0].credits, g.players[0].fame) == (2000, 0)
    g.players[0].credits = 3000
    assert perform(g, effect)
    assert (g.players[0].credits, g.players[0].fame) == (0, 1)


@pytest.mark.rule("OR-TIMING-5")
def test_no_fame_for_reputation_that_cannot_be_lost() -> None:
    g = galaxy()
    g.players[0].reputation["hutt"] = -1
    assert not perform(g, to(LoseReputation("hutt"), GainFame()))
    assert g.players[0].fame == 0
    g.players[0].reputation["hutt"] = 0
    assert perform(g, to(LoseReputation("hutt"), GainFame()))
    assert (g.players[0].reputation["hutt"], g.players[0].fame) == (-1, 1)


@pytest.mark.rule("OR-TIMING-6", "OR-TIMING-7")
def test_and_does_what_is_possible() -> None:
    g = galaxy()
    g.players[0].reputation["rebel"] = -1
    assert not perform(g, every(GainCredits(5000), LoseReputation("rebel")))
    assert g.players[0].credits == 15000
    assert not perform(g, every(LoseReputation("rebel"), GainFame()))
    assert g.players[0].fame == 1


@pytest.mark.rule("OR-TIMING-3")
def test_then_goes_in_order() -> None:
    g = galaxy()
    g.players[0].credits = 1000
    perform(g, then(GainCredits(3000), Spend(4000), GainCredits(1000)))
    assert g.players[0].credits == 1000
    perform(g, then(Spend(4000), GainCredits(3000)))
    assert g.players[0].credits == 4000


def test_choose_offers_only_what_can_be_done() -> None:
    g = galaxy()
    g.players[0].credits = 500
    assert perform(g, choose(to(Spend(1000), GainFame()), GainCredits(500)))
    assert (g.players[0].credits, g.players[0].fame) == (1000, 0)
    assert perform(g, choose(to(Spend(1000), GainFame()), GainCredits(500)), "0")
    assert (g.players[0].credits, g.players[0].fame) == (0, 1)
    assert not perform(g, choose(Spend(1000), Spend(2000)))


def test_otherwise_and_if() -> None:
    g = galaxy()
    effect = otherwise(may(Spend(2000)), Suffer(1))
    perform(g, effect, "no")
    assert g.players[0].damage == 1
    perform(g, effect, "yes")
    assert (g.players[0].damage, g.players[0].credits) == (1, 8000)
    perform(g, if_(HasCredits(8000), GainFame(), GainCredits(1000)))
    perform(g, if_(HasCredits(9000), GainFame(), GainCredits(1000)))
    assert (g.players[0].fame, g.players[0].credits) == (1, 9000)


@pytest.mark.rule("OR-FAME-6")
def test_fame_gained_together_is_compared_when_both_have_it() -> None:
    g = galaxy()
    g.players[0].fame = g.players[1].fame = 9
    g.players[1].credits = 11000
    with pytest.raises(Won):
        perform(g, every(GainFame(), That(GainFame()), together=True), other=1)
    assert g.winner == 1


# --- credits, reputation, damage ------------------------------------------------------------------


def test_losing_and_taking_credits_stops_at_nothing() -> None:
    g = galaxy()
    g.players[0].credits = 1000
    perform(g, LoseCredits(2000))
    assert g.players[0].credits == 0
    g.players[1].credits = 3000
    assert perform(g, TakeCredits(5000), other=1)
    assert [player.credits for player in g.players] == [3000, 0]


def test_a_price_falls_for_each_counted_card() -> None:
    g = galaxy()
    own(g, 0, "bounty_lobot", "databank_90a")
    price = Spend(3000, less=1000, per=Owned("bounty"))
    perform(g, price)
    assert g.players[0].credits == 9000


def test_reputation_with_the_planet_a_patrol_here_or_a_faction_of_choice() -> None:
    g = galaxy(at="naboo")
    perform(g, GainReputation("planet"))
    assert g.players[0].reputation["imperial"] == 1
    g.players[0].space = "takodana"
    assert not perform(g, GainReputation("planet"))
    patrol(g, "hutt").space = "takodana"
    perform(g, GainReputation("patrol"))
    assert g.players[0].reputation["hutt"] == 1
    perform(g, LoseReputation("any"), "rebel")
    assert g.players[0].reputation["rebel"] == -1
    assert perform(g, LoseReputation("rebel", even_if_negative=True))
    perform(g, GainReputation("syndicate", 2))
    assert g.players[0].reputation["syndicate"] == 1


def test_damage_and_recovery() -> None:
    g = galaxy()
    perform(g, then(Suffer(2), Suffer(1, "ship")))
    assert (g.players[0].damage, g.players[0].ship_damage) == (2, 1)
    assert holds(Context(g, 0), IsDamaged("ship"))
    perform(g, Recover(1, "character"))
    perform(g, Recover(0, "both"))
    assert (g.players[0].damage, g.players[0].ship_damage) == (0, 0)
    assert not possible(Context(g, 0), Recover(1, "ship"))


# --- tests, dice, combat --------------------------------------------------------------------------


@pytest.mark.rule("OR-TEST-8")
def test_only_the_printed_result_of_a_test_follows() -> None:
    g = galaxy()  # Boba Fett has Stealth
    effect = SkillTest("stealth", passed=GainFame())
    assert perform(g, effect, dice=[HIT])
    assert not perform(g, effect, dice=[MISS])
    assert g.players[0].fame == 1
    perform(g, SkillTest("stealth", failed=Suffer(1)), dice=[HIT])
    assert g.players[0].damage == 0


def test_a_test_of_one_of_two_skills_is_the_players_choice() -> None:
    g = galaxy("lando_calrissian", "bossk")
    effect = SkillTest(("tech", "influence"), passed=GainFame())
    assert perform(g, effect, "influence", "pass", dice=[HIT])
    assert not perform(g, effect, "tech", "pass", dice=[HIT])
    assert g.players[0].fame == 1


def test_each_fitting_die_counts() -> None:
    g = galaxy()
    effect = RollDice(3, ("focus",), each=GainCredits(1000), otherwise=Suffer(1))
    perform(g, effect, dice=[["focus", "hit", "focus"]])
    assert (g.players[0].credits, g.players[0].damage) == (12000, 0)
    perform(g, effect, dice=[["crit", "hit", "blank"]])
    assert (g.players[0].credits, g.players[0].damage) == (12000, 1)
    own(g, 0, "databank_w1_le")
    perform(g, RollDice(Owned("crew"), ("hit",), each=GainFame()), dice=[["hit"]])
    assert g.players[0].fame == 1


@pytest.mark.rule("OR-COMBAT-11", "OR-COMBAT-25")
def test_fighting_an_enemy_on_a_card() -> None:
    g = galaxy()
    effect = Fight("stormtroopers", "ground", 2, won=GainFame(), lost=LoseCredits(1000))
    won = [["hit", "hit", "blank"], ["hit", "blank"]]
    assert perform(g, effect, dice=won)
    assert (g.players[0].fame, g.players[0].damage, g.players[0].credits) == (1, 1, 10000)
    lost = [["blank", "blank", "blank"], ["hit", "blank"]]
    assert not perform(g, effect, dice=lost)
    assert (g.players[0].fame, g.players[0].damage, g.players[0].credits) == (1, 2, 9000)
    assert perform(g, Fight("savrip", "ship", 1), dice=[["hit", "hit"], ["crit"]])
    assert (g.players[0].fame, g.players[0].ship_damage) == (1, 2)


def test_what_needs_survival_comes_after_the_damage() -> None:
    g = galaxy()
    g.players[0].damage = 3
    effect = Fight("casino_security", "ground", 3, survived=GainFame())
    dice = [["hit", "hit", "hit"], ["hit", "blank", "blank"]]
    perform(g, effect, dice=dice)
    assert (g.players[0].fame, g.players[0].defeated) == (0, True)
    g.players[0].damage, g.players[0].defeated = 2, False
    perform(g, effect, dice=dice)
    assert (g.players[0].fame, g.players[0].defeated) == (1, False)


@pytest.mark.rule("OR-DEFEAT-8")
def test_fighting_a_player_who_fits_and_is_not_defeated() -> None:
    g = galaxy("boba_fett", "bossk", "ketsu_onyo", at="takodana")
    effect = FightPlayer(who=MoreFame(), won=GainFame())
    assert not possible(Context(g, 0), effect)
    g.players[1].fame = g.players[2].fame = 2
    g.players[2].defeated = True
    assert perform(g, effect, dice=[["hit", "hit", "blank"], ["hit", "blank", "blank"]])
    assert [player.damage for player in g.players] == [1, 2, 0]
    assert g.players[0].fame == 1


@pytest.mark.rule("OR-CORE-3")
def test_a_card_can_order_space_combat_on_a_planet() -> None:
    g = galaxy(at="naboo")
    perform(g, FightPlayer(kind="ship"), dice=[["hit", "blank"], ["blank", "blank"]])
    assert (g.players[1].ship_damage, g.players[1].damage) == (1, 0)


@pytest.mark.rule("OR-AI-DECIDE-1")
def test_gambling_is_open_to_everybody_here_but_the_ai_declines() -> None:
    g = galaxy("lando_calrissian", "bossk")
    effect = Gamble(2000, "influence")
    # Lando stakes and passes (no reroll wanted), Bossk stakes and fails.
    perform(g, effect, "yes", "yes", "pass", dice=[HIT, HIT])
    assert [player.credits for player in g.players] == [12000, 8000]
    g.players[1].is_ai = True
    perform(g, effect, "yes", "pass", dice=[MISS])
    assert [player.credits for player in g.players] == [10000, 8000]


# --- movement, patrols, turns ---------------------------------------------------------------------


def test_extra_movement_follows_the_normal_rules() -> None:
    g = galaxy(at="mon_calamari")
    perform(g, Move(3), "t3_li")
    assert g.players[0].space == "t3_li"


def test_a_direct_jump_on_the_tile() -> None:
    g = galaxy(at="lothal")
    perform(g, Jump(), "mon_calamari")
    assert g.players[0].space == "mon_calamari"


@pytest.mark.rule("OR-PATROL-MOVE-13")
def test_moving_a_patrol_any_way_or_bringing_it_here() -> None:
    g = galaxy(at="naboo")
    assert patrol(g, "rebel").space == "t1_lo"
    perform(g, MovePatrol("rebel", 2), "t1_om")
    assert patrol(g, "rebel").space == "t1_om"
    perform(g, BringPatrol("rebel"))
    assert patrol(g, "rebel").space == "naboo"
    perform(g, MovePatrol("any", 1), "hutt", "t6_im")
    assert patrol(g, "hutt").space == "t6_im"


@pytest.mark.rule("OR-MAELSTROM-4")
def test_no_extra_turn_in_an_extra_turn() -> None:
    g = galaxy()
    assert perform(g, ExtraTurn())
    assert g.extra_turn_gained
    g = galaxy()
    g.extra_turn = True
    assert not possible(Context(g, 0), ExtraTurn())
    assert not perform(g, ExtraTurn())
    assert not g.extra_turn_gained


def test_ending_the_turn_is_for_the_current_player() -> None:
    g = galaxy()
    perform(g, EndTurn(), seat=1)
    assert not g.turn_over
    perform(g, EndTurn())
    assert g.turn_over


# --- market and assets ----------------------------------------------------------------------------


def test_buying_the_top_card_for_less() -> None:
    g = galaxy()
    put_on_market(g, "mod_shield_upgrade")
    put_on_market(g, "gear_dl_44")
    assert perform(g, BuyTop(("gear_mod",), discount=2000))
    assert g.players[0].assets == ["gear_dl_44"]
    assert g.players[0].credits == 9000
    g.players[0].credits, g.players[0].assets = 2000, []
    assert not possible(Context(g, 0), BuyTop(("gear_mod",), discount=2000))
    g.players[0].credits = 3000
    assert possible(Context(g, 0), BuyTop(("gear_mod",), discount=2000))


@pytest.mark.rule("OR-MARKET-10")
def test_gaining_the_top_card_for_free_reveals_the_next() -> None:
    g = galaxy()
    g.market["cargo"].shuffle()
    put_on_market(g, "cargo_droid_parts")
    assert perform(g, GainTop("cargo"), "keep", dice=["cargo_salvage"])
    assert g.players[0].assets == ["cargo_droid_parts"]
    assert g.players[0].credits == 10000
    assert g.market["cargo"].top == ["cargo_salvage"]


@pytest.mark.rule("OR-MARKET-12")
def test_a_search_begins_with_the_face_up_card() -> None:
    g = galaxy()
    put_on_market(g, "bounty_lobot")
    drawn = ["bounty_greedo", "bounty_chewbacca", "bounty_saw_gerrera"]
    g.market["bounty"].shuffle()
    put_on_market(g, "bounty_lobot")
    dice = [*drawn, "bounty_wanted_1"]
    perform(g, Search("bounty", 4, free=True), "bounty_chewbacca", "keep", dice=dice)
    assert g.players[0].assets == ["bounty_chewbacca"]
    assert g.market["bounty"].top == ["bounty_wanted_1"]


def test_discarding_a_top_card_of_any_deck() -> None:
    g = galaxy()
    put_on_market(g, "ship_lancer")
    put_on_market(g, "ship_yt_1300")
    assert perform(g, DiscardTop(), "ship")
    assert g.market["ship"].bottom == ["ship_yt_1300"]
    assert g.market["ship"].top[0] == "ship_lancer"


def test_a_market_action_at_a_navpoint_only_if_the_card_says_so() -> None:
    g = galaxy(at="t5_om")
    assert not possible(Context(g, 0), MarketAction())
    effect = MarketAction(at_navpoints=True)
    assert possible(Context(g, 0), effect)
    put_on_market(g, "job_casino_heist")
    perform(g, effect, "skip", "skip")
    g.players[0].space = "maelstrom"
    assert not possible(Context(g, 0), effect)


def test_selling_an_asset_for_more_than_its_cost() -> None:
    g = galaxy()
    effect = Sell(("cargo", "gear"), 2000)
    assert not possible(Context(g, 0), effect)
    own(g, 0, "gear_dl_44", "mod_quad_laser")
    assert perform(g, effect)
    assert g.players[0].assets == ["mod_quad_laser"]
    assert g.players[0].credits == 15000
    assert g.market["gear_mod"].bottom == ["gear_dl_44"]


@pytest.mark.rule("OR-CARD-18")
def test_buying_any_unused_ship_takes_its_card_out_of_the_deck() -> None:
    g = galaxy()
    g.players[0].ship_damage = 2
    perform(g, BuyShip(), "lancer", dice=["ship_used_ship_for_sale"])
    assert g.players[0].ship == "lancer"
    assert not g.players[0].ship_flipped
    assert g.players[0].credits == 10000 - SHIPS["lancer"].cost
    assert "ship_lancer" in g.removed
    assert "ship_lancer" not in g.market["ship"].cards()
    assert g.players[0].ship_damage == 0


def test_discarding_an_asset_as_a_price() -> None:
    g = galaxy()
    effect = to(DiscardAsset("cargo", "ILLEGAL"), GainFame())
    own(g, 0, "cargo_salvage")
    assert not possible(Context(g, 0), effect)
    g.players[0].ship = "yv_666"
    own(g, 0, "cargo_stolen_weapons")
    assert perform(g, effect)
    assert g.players[0].assets == ["cargo_salvage"]


def test_an_unfinished_message_cannot_be_thrown_away() -> None:
    g = galaxy()
    own(g, 0, "navpoint_4")
    assert not possible(Context(g, 0), DiscardAsset("job"))
    own(g, 0, "job_casino_heist")
    assert perform(g, DiscardAsset("job"))
    assert g.players[0].assets == ["navpoint_4"]


def test_taking_a_droid_from_another_player_here() -> None:
    g = galaxy("ig_88", "bossk", step="action")
    own(g, 1, "databank_lobot")
    assert not possible(Context(g, 0), StealCrew(droid=True))
    g.players[1].ship = "lancer"
    own(g, 1, "databank_k_2so")
    assert perform(g, StealCrew(droid=True))
    assert g.players[0].assets == ["databank_k_2so"]
    assert g.players[1].assets == ["databank_lobot"]


def test_a_planet_is_marked_once() -> None:
    g = galaxy("jyn_erso", "bossk", at="lothal")
    assert perform(g, MarkPlanet())
    assert g.players[0].marked == ["lothal"]
    assert not possible(Context(g, 0), MarkPlanet())


# --- contacts -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-CONTACT-17")
def test_a_secret_look_is_for_one_player() -> None:
    g = galaxy(at="naboo")
    perform(g, LookAtContacts("here", most=2), "naboo:0")
    here = [token for token in g.contacts if token.place.startswith("naboo")]
    assert [token.seen_by for token in here] == [[0], [0]]
    assert not any(token.face_up for token in here)
    assert not possible(Context(g, 0), LookAtContacts("here"))
    assert possible(Context(g, 1), LookAtContacts("here"))


def test_a_look_for_a_hunted_class_only() -> None:
    g = galaxy(at="ryloth")
    own(g, 0, "bounty_greedo")
    perform(g, LookAtContacts("here", hunted=True))
    seen = [token.contact for token in g.contacts if 0 in token.seen_by]
    assert len(seen) == 1
    place = next(token.place for token in g.contacts if token.contact == seen[0])
    assert place == "ryloth:1"  # the green space


def test_revealing_swapping_and_moving_contacts() -> None:
    g = galaxy(at="takodana")
    perform(g, RevealContact("here"), "takodana:0")
    up = [token for token in g.contacts if token.face_up]
    assert [token.place for token in up] == ["takodana:0"]
    hidden = next(token for token in g.contacts if token.place == "kessel:0")
    perform(g, SwapContacts(), "takodana:0", "kessel:0")
    assert (up[0].place, hidden.place) == ("kessel:0", "takodana:0")
    assert (up[0].face_up, hidden.face_up) == (True, False)
    assert not possible(Context(g, 0), MoveContact("any", here=True))
    g.contacts.remove(hidden)
    perform(g, MoveContact("any", here=True), "naboo:0")
    assert any(token.place == "takodana:0" for token in g.contacts)
    assert not any(token.place == "naboo:0" for token in g.contacts)


def test_one_certain_contact_goes_to_one_certain_planet() -> None:
    g = galaxy(at="naboo")
    effect = MoveContact("any", this="thrawn", to="lothal")
    assert not perform(g, effect)
    g.contacts = [token for token in g.contacts if token.place != "lothal:0"]
    assert perform(g, effect)
    token = token_of(g, "thrawn")
    assert token is not None and token.place == "lothal:0"


def test_reach_is_up_to_three_spaces_but_not_the_own_space() -> None:
    g = galaxy("ketsu_onyo", "bossk", at="ryloth")
    patrol(g, "hutt").space = "naboo"
    patrol(g, "rebel").space = "ryloth"
    g.players[0].ship = "aggressor"
    dice = [["crit", "hit", "hit", "hit", "hit"], ["blank", "blank", "blank"]]
    assert perform(g, EncounterWithin(3), "patrol:hutt", dice=dice)
    assert g.players[0].credits == 13000
    assert g.players[0].reputation["hutt"] == -1
    patrol(g, "hutt").space = "t1_li"
    g.contacts = []
    assert not possible(Context(g, 0), EncounterWithin(3))


# --- other players --------------------------------------------------------------------------------


def test_that_player_is_the_chosen_one() -> None:
    g = galaxy("boba_fett", "bossk", "han_solo")
    perform(g, ChoosePlayer(That(every(GainCredits(1000), GainFame()))), "2")
    assert [player.fame for player in g.players] == [0, 0, 1]
    perform(g, ChoosePlayer(That(LoseReputation("rival"))), "1", "syndicate")
    assert g.players[1].reputation["syndicate"] == -1
    assert g.players[0].reputation["syndicate"] == 0


def test_equal_stakes_go_to_a_lone_pass() -> None:
    g = galaxy("boba_fett", "bossk")
    effect = Stake(5000, "influence", passed=GainFame(2), failed=GainFame())
    perform(g, effect, "3000", "yes", dice=[["crit", "blank"], MISS], other=1)
    assert [player.credits for player in g.players] == [13000, 7000]
    assert g.players[0].fame == 2
    perform(g, effect, "1000", "yes", dice=[MISS, MISS], other=1)
    assert [player.credits for player in g.players] == [13000, 7000]
    assert g.players[0].fame == 3
    perform(g, effect, "1000", "yes", dice=[MISS, ["crit", "hit"]], other=1)
    assert [player.credits for player in g.players] == [12000, 8000]
    g.players[0].credits, g.players[1].credits = 13000, 7000
    perform(g, effect, "2000", "no", dice=[MISS, ["crit", "hit"]], other=1)
    assert [player.credits for player in g.players] == [13000, 7000]


@pytest.mark.rule("OR-AI-TURN-15")
def test_in_a_duel_the_ai_tests_too_and_ties_are_yours() -> None:
    g = galaxy("boba_fett", "lando_calrissian", solo=True)
    g.players[1].is_ai = True
    effect = Duel(("knowledge", "stealth"), won=GainFame(2), lost=That(GainFame()))
    # Boba: knowledge fails, stealth passes; Lando (AI): knowledge passes with a hit, stealth fails.
    assert perform(g, effect, dice=[MISS, HIT, HIT, HIT], other=1)
    assert [player.fame for player in g.players] == [2, 0]
    assert not perform(g, effect, dice=[MISS, HIT, MISS, MISS], other=1)
    assert [player.fame for player in g.players] == [2, 1]


# --- conditions -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-FAME-10")
def test_conditions_look_at_the_table() -> None:
    g = galaxy(at="naboo")
    x = Context(g, 0)
    assert holds(x, MostFamous())
    g.players[1].fame = 1
    assert not holds(x, MostFamous())
    assert holds(x, OnPlanet("imperial")) and not holds(x, OnPlanet("rebel"))
    assert holds(x, Reputation("hutt", (0, 1))) and not holds(x, Reputation("hutt", (-1,)))
    assert not holds(x, Has("crew"))
    own(g, 0, "databank_w1_le")
    assert holds(x, Has("crew", droid=True)) and not holds(x, Has("crew", 2))
    assert count(x, Owned("crew")) == 1
    g.players[0].reputation.update(hutt=1, rebel=1)
    assert holds(x, PositiveStandings(2)) and not holds(x, PositiveStandings(3))
