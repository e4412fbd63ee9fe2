"""The words of the effect language for market, assets and deals with other players."""

import pytest

from cantina.core.deck import Deck
from cantina.games.outer_rim.cards.assets import DiscardAsset
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.flow import Do, To
from cantina.games.outer_rim.cards.market import BuyTop, DiscardTop, GainTop, Search, Sell
from cantina.games.outer_rim.cards.players import ChoosePlayer, That
from cantina.games.outer_rim.cards.reputation import GainFame, LoseReputation
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.content.characters import MarketAction, MarkPlanet, StealDroid
from cantina.games.outer_rim.content.databank_jobs import Duel, Stake
from cantina.games.outer_rim.content.encounters_ryloth import BuyShip
from cantina.games.outer_rim.library import SHIPS
from cantina.games.outer_rim.terms import AssetType, MarketDeck, Skill, Trait, Whose
from outer_rim.card_table import galaxy, own, perform, put_on_market

HIT = ["hit", "blank"]
MISS = ["blank", "blank"]


# --- market and assets ----------------------------------------------------------------------------


def test_buying_the_top_card_for_less() -> None:
    g = galaxy()
    put_on_market(g, "mod_shield_upgrade")
    put_on_market(g, "gear_dl_44")
    assert perform(g, BuyTop((MarketDeck.GEAR_MOD,), discount=2000))
    assert g.players[0].assets == ["gear_dl_44"]
    assert g.players[0].credits == 9000
    g.players[0].credits, g.players[0].assets = 2000, []
    assert not BuyTop((MarketDeck.GEAR_MOD,), discount=2000).can(Scene(g, 0))
    assert not perform(g, BuyTop((MarketDeck.GEAR_MOD,), discount=2000)), "and nobody is asked"
    g.players[0].credits = 3000
    assert BuyTop((MarketDeck.GEAR_MOD,), discount=2000).can(Scene(g, 0))


def test_of_an_empty_deck_nothing_is_gained() -> None:
    g = galaxy()
    g.market["cargo"] = Deck()
    assert not perform(g, GainTop(MarketDeck.CARGO))
    assert g.players[0].assets == []


@pytest.mark.rule("OR-MARKET-10")
def test_gaining_the_top_card_for_free_reveals_the_next() -> None:
    g = galaxy()
    g.market["cargo"].shuffle()
    put_on_market(g, "cargo_droid_parts")
    assert perform(g, GainTop(MarketDeck.CARGO), "keep", dice=["cargo_salvage"])
    assert g.players[0].assets == ["cargo_droid_parts"]
    assert g.players[0].credits == 10000
    assert g.market["cargo"].top == ("cargo_salvage",)


@pytest.mark.rule("OR-MARKET-12")
def test_a_search_begins_with_the_face_up_card() -> None:
    g = galaxy()
    put_on_market(g, "bounty_lobot")
    drawn = ["bounty_greedo", "bounty_chewbacca", "bounty_saw_gerrera"]
    g.market["bounty"].shuffle()
    put_on_market(g, "bounty_lobot")
    dice = [*drawn, "bounty_wanted_1"]
    perform(g, Search(MarketDeck.BOUNTY, 4, free=True), "bounty_chewbacca", "keep", dice=dice)
    assert g.players[0].assets == ["bounty_chewbacca"]
    assert g.market["bounty"].top == ("bounty_wanted_1",)


def test_discarding_a_top_card_of_any_deck() -> None:
    g = galaxy()
    put_on_market(g, "ship_lancer")
    put_on_market(g, "ship_yt_1300")
    assert perform(g, DiscardTop(), "ship")
    assert g.market["ship"].bottom == ("ship_yt_1300",)
    assert g.market["ship"].top[0] == "ship_lancer"


def test_a_market_action_at_a_navpoint_only_if_the_card_says_so() -> None:
    g = galaxy(at="t5_om")
    assert not MarketAction().can(Scene(g, 0))
    effect = MarketAction(at_navpoints=True)
    assert effect.can(Scene(g, 0))
    put_on_market(g, "job_casino_heist")
    perform(g, effect, "skip", "skip")
    g.players[0].space = "maelstrom"
    assert not effect.can(Scene(g, 0))


def test_who_owns_nothing_sells_nothing() -> None:
    g = galaxy()
    assert not perform(g, Sell((AssetType.CARGO, AssetType.GEAR), 2000))
    assert g.players[0].credits == 10000


def test_selling_an_asset_for_more_than_its_cost() -> None:
    g = galaxy()
    effect = Sell((AssetType.CARGO, AssetType.GEAR), 2000)
    assert not effect.can(Scene(g, 0))
    own(g, 0, "gear_dl_44", "mod_quad_laser")
    assert perform(g, effect)
    assert g.players[0].assets == ["mod_quad_laser"]
    assert g.players[0].credits == 15000
    assert g.market["gear_mod"].bottom == ("gear_dl_44",)


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
    effect = To(DiscardAsset(AssetType.CARGO, Trait.ILLEGAL), GainFame())
    own(g, 0, "cargo_salvage")
    assert not effect.can(Scene(g, 0))
    g.players[0].ship = "yv_666"
    own(g, 0, "cargo_stolen_weapons")
    assert perform(g, effect)
    assert g.players[0].assets == ["cargo_salvage"]


def test_an_unfinished_message_cannot_be_thrown_away() -> None:
    g = galaxy()
    own(g, 0, "navpoint_4")
    assert not DiscardAsset(AssetType.JOB).can(Scene(g, 0))
    own(g, 0, "job_casino_heist")
    assert perform(g, DiscardAsset(AssetType.JOB))
    assert g.players[0].assets == ["navpoint_4"]


def test_taking_a_droid_from_another_player_here() -> None:
    g = galaxy("ig_88", "bossk", step="action")
    own(g, 1, "databank_lobot")
    assert not StealDroid().can(Scene(g, 0))
    g.players[1].ship = "lancer"
    own(g, 1, "databank_k_2so")
    assert perform(g, StealDroid())
    assert g.players[0].assets == ["databank_k_2so"]
    assert g.players[1].assets == ["databank_lobot"]


def test_a_planet_is_marked_once() -> None:
    g = galaxy("jyn_erso", "bossk", at="lothal")
    assert perform(g, MarkPlanet())
    assert g.players[0].marked == ["lothal"]
    assert not MarkPlanet().can(Scene(g, 0))


# --- other players --------------------------------------------------------------------------------


def test_where_nobody_else_is_nobody_is_chosen() -> None:
    g = galaxy("boba_fett", "bossk")
    g.players[1].space = "lothal"
    assert not perform(g, ChoosePlayer(That(GainFame())))
    assert [player.fame for player in g.players] == [0, 0]


def test_that_player_is_the_chosen_one() -> None:
    g = galaxy("boba_fett", "bossk", "han_solo")
    perform(g, ChoosePlayer(That(Do((GainCredits(1000), GainFame())))), "2")
    assert [player.fame for player in g.players] == [0, 0, 1]
    perform(g, ChoosePlayer(That(LoseReputation(Whose.RIVAL))), "1", "syndicate")
    assert g.players[1].reputation["syndicate"] == -1
    assert g.players[0].reputation["syndicate"] == 0


def test_equal_stakes_go_to_a_lone_pass() -> None:
    g = galaxy("boba_fett", "bossk")
    effect = Stake(5000, Skill.INFLUENCE, passed=GainFame(2), failed=GainFame())
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
    effect = Duel((Skill.KNOWLEDGE, Skill.STEALTH), won=GainFame(2), lost=That(GainFame()))
    # Boba: knowledge fails, stealth passes; Lando (AI): knowledge passes with a hit, stealth fails.
    assert perform(g, effect, dice=[MISS, HIT, HIT, HIT], other=1)
    assert [player.fame for player in g.players] == [2, 0]
    assert not perform(g, effect, dice=[MISS, HIT, MISS, MISS], other=1)
    assert [player.fame for player in g.players] == [2, 1]
