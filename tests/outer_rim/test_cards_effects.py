"""The words of the effect language for sequences, numbers, dice and combat."""

import pytest

from cantina.games.outer_rim.cards.conditions import (
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
from cantina.games.outer_rim.cards.language import count, holds, possible
from cantina.games.outer_rim.cards.nodes import (
    Fight,
    FightPlayer,
    GainCredits,
    GainFame,
    GainReputation,
    Gamble,
    LoseCredits,
    LoseReputation,
    Recover,
    RollDice,
    Spend,
    Suffer,
    TakeCredits,
    That,
)
from cantina.games.outer_rim.cards.nodes import Test as SkillTest
from cantina.games.outer_rim.cards.phrases import choose, every, if_, may, otherwise, then, to
from cantina.games.outer_rim.cards.scene import Context
from cantina.games.outer_rim.rules.fame import Won
from cantina.games.outer_rim.rules.patrols import patrol
from outer_rim.card_table import galaxy, own, perform

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
