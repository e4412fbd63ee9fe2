"""The words of the effect language for sequences, numbers, dice and combat."""

import pytest

from cantina.games.outer_rim.cards.assets import Has, Owned
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.credits import (
    GainCredits,
    Gamble,
    LoseCredits,
    Spend,
    TakeCredits,
)
from cantina.games.outer_rim.cards.damage import IsDamaged, Recover, Suffer
from cantina.games.outer_rim.cards.dice import RollDice
from cantina.games.outer_rim.cards.flow import (
    Choose,
    Do,
    If,
    May,
    Otherwise,
    Sequence,
    To,
    Together,
)
from cantina.games.outer_rim.cards.players import That
from cantina.games.outer_rim.cards.reputation import (
    GainFame,
    GainReputation,
    LoseReputation,
    MoreFame,
    Reputation,
)
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import Test as SkillTest
from cantina.games.outer_rim.content.characters import OnPlanet
from cantina.games.outer_rim.content.encounters_cantonica import HasCredits
from cantina.games.outer_rim.content.encounters_kafrene import MostFamous
from cantina.games.outer_rim.content.luxury_deck import PositiveStandings
from cantina.games.outer_rim.rules.fame import Won
from cantina.games.outer_rim.rules.patrols import patrol
from cantina.games.outer_rim.terms import AssetType, Face, Faction, Hurt, Skill, Whose
from outer_rim.card_table import galaxy, own, perform

HIT = ["hit", "blank"]
MISS = ["blank", "blank"]


# --- sequences ------------------------------------------------------------------------------------


@pytest.mark.rule("OR-TIMING-2")
def test_may_can_be_declined_without_consequence() -> None:
    g = galaxy()
    assert not perform(g, May(GainCredits(2000)), "no")
    assert g.players[0].credits == 10000
    assert perform(g, May(GainCredits(2000)), "yes")
    assert g.players[0].credits == 12000


@pytest.mark.rule("OR-TIMING-4")
def test_to_needs_the_whole_cost_first() -> None:
    g = galaxy()
    g.players[0].credits = 2000
    effect = To(Spend(3000), GainFame())
    assert not effect.can(Scene(g, 0))
    assert not perform(g, effect)
    assert not perform(g, May(effect))
    assert (g.players[0].credits, g.players[0].fame) == (2000, 0)
    g.players[0].credits = 3000
    assert perform(g, effect)
    assert (g.players[0].credits, g.players[0].fame) == (0, 1)


@pytest.mark.rule("OR-TIMING-5")
def test_no_fame_for_reputation_that_cannot_be_lost() -> None:
    g = galaxy()
    g.players[0].reputation["hutt"] = -1
    assert not perform(g, To(LoseReputation(Faction.HUTT), GainFame()))
    assert g.players[0].fame == 0
    g.players[0].reputation["hutt"] = 0
    assert perform(g, To(LoseReputation(Faction.HUTT), GainFame()))
    assert (g.players[0].reputation["hutt"], g.players[0].fame) == (-1, 1)


@pytest.mark.rule("OR-TIMING-6", "OR-TIMING-7")
def test_and_does_what_is_possible() -> None:
    g = galaxy()
    g.players[0].reputation["rebel"] = -1
    assert not perform(g, Do((GainCredits(5000), LoseReputation(Faction.REBEL))))
    assert g.players[0].credits == 15000
    assert not perform(g, Do((LoseReputation(Faction.REBEL), GainFame())))
    assert g.players[0].fame == 1


@pytest.mark.rule("OR-TIMING-3")
def test_then_goes_in_order() -> None:
    g = galaxy()
    g.players[0].credits = 1000
    perform(g, Sequence((GainCredits(3000), Spend(4000), GainCredits(1000))))
    assert g.players[0].credits == 1000
    perform(g, Sequence((Spend(4000), GainCredits(3000))))
    assert g.players[0].credits == 4000


def test_choose_offers_only_what_can_be_done() -> None:
    g = galaxy()
    g.players[0].credits = 500
    assert perform(g, Choose((To(Spend(1000), GainFame()), GainCredits(500))))
    assert (g.players[0].credits, g.players[0].fame) == (1000, 0)
    assert perform(g, Choose((To(Spend(1000), GainFame()), GainCredits(500))), "0")
    assert (g.players[0].credits, g.players[0].fame) == (0, 1)
    assert not perform(g, Choose((Spend(1000), Spend(2000))))


def test_otherwise_and_if() -> None:
    g = galaxy()
    effect = Otherwise(May(Spend(2000)), Suffer(1))
    perform(g, effect, "no")
    assert g.players[0].damage == 1
    perform(g, effect, "yes")
    assert (g.players[0].damage, g.players[0].credits) == (1, 8000)
    perform(g, If(HasCredits(8000), GainFame(), GainCredits(1000)))
    perform(g, If(HasCredits(9000), GainFame(), GainCredits(1000)))
    assert (g.players[0].fame, g.players[0].credits) == (1, 9000)


@pytest.mark.rule("OR-FAME-6")
def test_fame_gained_together_is_compared_when_both_have_it() -> None:
    g = galaxy()
    g.players[0].fame = g.players[1].fame = 9
    g.players[1].credits = 11000
    with pytest.raises(Won):
        perform(g, Together((GainFame(), That(GainFame()))), other=1)
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
    price = Spend(3000, less=1000, per=Owned(AssetType.BOUNTY))
    perform(g, price)
    assert g.players[0].credits == 9000


def test_reputation_with_the_planet_a_patrol_here_or_a_faction_of_choice() -> None:
    g = galaxy(at="naboo")
    perform(g, GainReputation(Whose.PLANET))
    assert g.players[0].reputation["imperial"] == 1
    g.players[0].space = "takodana"
    assert not perform(g, GainReputation(Whose.PLANET))
    patrol(g, "hutt").space = "takodana"
    perform(g, GainReputation(Whose.PATROL))
    assert g.players[0].reputation["hutt"] == 1
    perform(g, LoseReputation(Whose.ANY), "rebel")
    assert g.players[0].reputation["rebel"] == -1
    assert perform(g, LoseReputation(Faction.REBEL, even_if_negative=True))
    perform(g, GainReputation(Faction.SYNDICATE, 2))
    assert g.players[0].reputation["syndicate"] == 1


def test_damage_and_recovery() -> None:
    g = galaxy()
    perform(g, Sequence((Suffer(2), Suffer(1, Hurt.SHIP))))
    assert (g.players[0].damage, g.players[0].ship_damage) == (2, 1)
    assert IsDamaged(Hurt.SHIP).holds(Scene(g, 0))
    perform(g, Recover(1, Hurt.CHARACTER))
    perform(g, Recover(0, Hurt.BOTH))
    assert (g.players[0].damage, g.players[0].ship_damage) == (0, 0)
    assert not Recover(1, Hurt.SHIP).can(Scene(g, 0))
    g.players[0].ship_damage = 1
    assert Recover(0, Hurt.BOTH).can(Scene(g, 0)), "one of the two is enough"


# --- tests, dice, combat --------------------------------------------------------------------------


@pytest.mark.rule("OR-TEST-8")
def test_only_the_printed_result_of_a_test_follows() -> None:
    g = galaxy()  # Boba Fett has Stealth
    effect = SkillTest(Skill.STEALTH, passed=GainFame())
    assert perform(g, effect, dice=[HIT])
    assert not perform(g, effect, dice=[MISS])
    assert g.players[0].fame == 1
    perform(g, SkillTest(Skill.STEALTH, failed=Suffer(1)), dice=[HIT])
    assert g.players[0].damage == 0


def test_a_test_of_one_of_two_skills_is_the_players_choice() -> None:
    g = galaxy("lando_calrissian", "bossk")
    effect = SkillTest((Skill.TECH, Skill.INFLUENCE), passed=GainFame())
    assert perform(g, effect, "influence", "pass", dice=[HIT])
    assert not perform(g, effect, "tech", "pass", dice=[HIT])
    assert g.players[0].fame == 1


def test_each_fitting_die_counts() -> None:
    g = galaxy()
    effect = RollDice(3, (Face.FOCUS,), each=GainCredits(1000), otherwise=Suffer(1))
    perform(g, effect, dice=[["focus", "hit", "focus"]])
    assert (g.players[0].credits, g.players[0].damage) == (12000, 0)
    perform(g, effect, dice=[["crit", "hit", "blank"]])
    assert (g.players[0].credits, g.players[0].damage) == (12000, 1)
    own(g, 0, "databank_w1_le")
    perform(g, RollDice(Owned(AssetType.CREW), (Face.HIT,), each=GainFame()), dice=[["hit"]])
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
    assert not effect.can(Scene(g, 0))
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
    effect = Gamble(2000, Skill.INFLUENCE)
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
    x = Scene(g, 0)
    assert MostFamous().holds(x)
    g.players[1].fame = 1
    assert not MostFamous().holds(x)
    assert OnPlanet(Faction.IMPERIAL).holds(x) and not OnPlanet(Faction.REBEL).holds(x)
    assert Reputation(Faction.HUTT, (0, 1)).holds(x) and not Reputation(Faction.HUTT, (-1,)).holds(
        x
    )
    assert not Has(AssetType.CREW).holds(x)
    own(g, 0, "databank_w1_le")
    assert Has(AssetType.CREW, droid=True).holds(x) and not Has(AssetType.CREW, 2).holds(x)
    assert Owned(AssetType.CREW).count(x) == 1
    g.players[0].reputation.update(hutt=1, rebel=1)
    assert PositiveStandings(2).holds(x) and not PositiveStandings(3).holds(x)
