"""Words that stand beside the one card that says them: at the bound, with nothing, for whom."""

from typing import Any

import pytest

from cantina.core.ask import Refused
from cantina.core.testing import drive
from cantina.games.outer_rim.cards.combat import InCombat
from cantina.games.outer_rim.cards.contacts import LookAtContacts, MoveContact, RevealContact
from cantina.games.outer_rim.cards.credits import Gamble
from cantina.games.outer_rim.cards.dice import Cancel, Reroll, Turn
from cantina.games.outer_rim.cards.frames import AnyCondition, AnyEffect
from cantina.games.outer_rim.cards.jobs import CompleteJob
from cantina.games.outer_rim.cards.market import GainTop, Search
from cantina.games.outer_rim.cards.movement import BringPatrol, Move, MovePatrol
from cantina.games.outer_rim.cards.reputation import GainFame, GainReputation, LoseReputation
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.content.characters import (
    ChaseOther,
    EncounterWithin,
    EquipmentCosts,
    MarkPlanet,
    PatrolWithin,
    StealDroid,
)
from cantina.games.outer_rim.content.databank_contacts import EnemyFaction
from cantina.games.outer_rim.content.databank_jobs import Stake
from cantina.games.outer_rim.content.databank_start import DiscardCargo
from cantina.games.outer_rim.content.encounters_kafrene import PreventDamage, SwapContacts
from cantina.games.outer_rim.content.encounters_lothal import Jump
from cantina.games.outer_rim.content.luxury_deck import PatrolPaysFame
from cantina.games.outer_rim.library import PATROLS
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.contacts import token_of
from cantina.games.outer_rim.rules.rewards import pay_out
from cantina.games.outer_rim.state import Combat, Galaxy
from cantina.games.outer_rim.terms import Face, Faction, MarketDeck, Skill, Where, Whose
from cases import each_case
from outer_rim.card_table import CAST, galaxy, own, perform, seat_at

PASS, MISS = ["crit", "blank"], ["blank", "blank"]
DROID = "databank_k_2so"
REWARDED = next(
    each for each in PATROLS.values() if each.reward is not None and each.reward.fame > 0
)
UNREWARDED = next(
    each for each in PATROLS.values() if each.reward is not None and each.reward.fame == 0
)


def fighting(attacker: int, defender: int, enemy: str = "player", **more: Any) -> Combat:
    """Return a combat on the ground; an enemy that is no player has the seat -1."""
    return Combat("ground", attacker, defender, enemy, **more)


FIGHTS: list[tuple[str, AnyCondition, Combat | None, bool]] = [
    ("who attacks for a bounty", InCombat(enemy="bounty"), fighting(0, 1, bounty="b"), True),
    ("who protects a crew does not", InCombat(enemy="bounty"), fighting(1, 0, bounty="b"), False),
    ("a fight for no bounty", InCombat(enemy="bounty"), fighting(0, 1), False),
    ("a fight of others", InCombat(), fighting(1, 2), False),
    ("an own fight, attacked", InCombat(), fighting(1, 0), True),
    ("a fight on the ground", InCombat(kind="ground"), fighting(0, 1), True),
    ("no fight in space", InCombat(kind="ship"), fighting(0, 1), False),
    ("an enemy of the faction", EnemyFaction(Faction.HUTT),
     fighting(0, -1, enemy="card", enemy_faction="hutt"), True),
    ("an enemy of another faction", EnemyFaction(Faction.HUTT),
     fighting(0, -1, enemy="card", enemy_faction="rebel"), False),
    ("an enemy of no faction", EnemyFaction(Faction.HUTT), fighting(0, -1, enemy="card"), False),
    ("a player whom the Hutts like attacks", EnemyFaction(Faction.HUTT), fighting(1, 0), True),
    ("a player whom the Hutts like is attacked", EnemyFaction(Faction.HUTT), fighting(0, 1), True),
    ("a player whom they do not like", EnemyFaction(Faction.HUTT), fighting(0, 2), False),
    ("their friend fights somebody else", EnemyFaction(Faction.HUTT), fighting(2, 1), False),
    ("no fight with an enemy", EnemyFaction(Faction.HUTT), None, False),
    ("a patrol whose defeat makes famous", PatrolPaysFame(),
     fighting(0, -1, enemy="patrol", enemy_id=REWARDED.id), True),
    ("a patrol whose defeat does not", PatrolPaysFame(),
     fighting(0, -1, enemy="patrol", enemy_id=UNREWARDED.id), False),
    ("no patrol at all", PatrolPaysFame(), fighting(0, 1), False),
    ("no fight with a patrol", PatrolPaysFame(), None, False),
]  # fmt: skip


@each_case(FIGHTS, "condition", "combat", "expected")
def test_which_fight_it_is(condition: AnyCondition, combat: Combat | None, expected: bool) -> None:
    g = galaxy(*CAST[:3])
    g.players[1].reputation["hutt"] = 1
    g.combat = combat
    assert condition.holds(Scene(g, 0)) is expected


def test_a_patrol_is_near_up_to_the_last_space_and_only_while_one_moves() -> None:
    g = galaxy(at="naboo")
    away = {each.faction: each for each in g.patrols}["hutt"]
    for space, near in (("naboo", True), ("t5_om", False)):
        away.space = space
        moving = Scene(g, 0, event=Event(Moment.PATROL_ICON, 0, faction="hutt"))
        assert PatrolWithin(0).holds(moving) is near
        assert PatrolWithin(99).holds(moving)
    assert not PatrolWithin(99).holds(Scene(g, 0))


def test_equipment_is_worth_what_it_costs_and_what_has_no_cost_nothing() -> None:
    g = galaxy()
    g.players[0].ship = "aggressor"
    own(g, 0, "gear_dl_44", "cantonica_ord_mantell_5", "mod_quad_laser")
    for mods, gear, least, holds in (
        (1, 2, 5000, True),
        (1, 2, 6000, False),
        (2, 1, 0, False),
        (1, 3, 0, False),
    ):
        assert EquipmentCosts(mods, gear, least).holds(Scene(g, 0)) is holds


def test_a_planet_is_marked_where_there_is_one_without_a_mark() -> None:
    g = galaxy(at="naboo")
    assert MarkPlanet().can(Scene(g, 0))
    g.players[0].marked = ["tatooine"]
    assert MarkPlanet().can(Scene(g, 0))
    g.players[0].marked = ["naboo"]
    assert not MarkPlanet().can(Scene(g, 0))
    assert MarkPlanet().can(Scene(g, 1))
    g.players[0].space, g.players[0].marked = "t5_om", []
    assert not MarkPlanet().can(Scene(g, 0))


def test_a_droid_is_taken_from_whoever_is_here() -> None:
    g = galaxy(*CAST[:3])
    for player in g.players:
        player.ship = "aggressor"
    own(g, 1, DROID)
    assert StealDroid().can(Scene(g, 0))
    assert not StealDroid().can(Scene(g, 1)), "it is his own"
    assert perform(g, StealDroid())
    assert [player.assets for player in g.players] == [[DROID], [], []]
    g.players[0].space = "tatooine"
    assert not perform(g, StealDroid(), seat=2)


def test_a_patrol_is_sent_after_one_of_the_others() -> None:
    for chosen in (1, 2):
        event = Event(Moment.PATROL_ICON, 0, faction="hutt", other=0)
        assert perform(galaxy(*CAST[:3]), ChaseOther(), str(chosen), event=event)
        assert event.other == chosen
    with pytest.raises(Refused):
        perform(galaxy(*CAST[:3]), ChaseOther(), "0", event=event)


def emptied(g: Galaxy) -> Galaxy:
    """Take every contact off the map."""
    g.contacts = []
    return g


NOTHING_DONE: list[tuple[str, AnyEffect]] = [
    ("nobody's droid", StealDroid()),
    ("no patrol moves", ChaseOther()),
    ("no cargo is delivered", DiscardCargo()),
    ("no damage comes", PreventDamage(1)),
    ("no contact to swap", SwapContacts()),
    ("no contact to look at", LookAtContacts(Where.ANY)),
    ("no contact to reveal", RevealContact(Where.ANY)),
    ("no contact to move", MoveContact(Where.ANY)),
    ("nothing to encounter in no space", EncounterWithin(0)),
    ("no roll to repeat", Reroll()),
    ("no roll to turn", Turn((Face.FOCUS,), Face.HIT)),
    ("no roll to cancel of", Cancel(Face.HIT)),
    ("no job to complete", CompleteJob()),
    ("no patrol here to move", MovePatrol(Whose.PATROL, 1)),
    ("no patrol here to bring", BringPatrol(Whose.PATROL)),
    ("no ship is gained as a card", GainTop(MarketDeck.SHIP)),
]


@each_case(NOTHING_DONE, "effect")
def test_where_there_is_nothing_nothing_is_done(effect: AnyEffect) -> None:
    assert not perform(emptied(galaxy()), effect)


def test_contacts_are_swapped_only_with_one_here_and_one_elsewhere() -> None:
    g = galaxy(at="naboo")
    here = [token for token in g.contacts if token.place.startswith("naboo")]
    away = [token for token in g.contacts if token not in here]
    assert SwapContacts().can(Scene(g, 0))
    for contacts in (here, away):
        g.contacts = list(contacts)
        assert not SwapContacts().can(Scene(g, 0))
        assert not perform(g, SwapContacts())
    g.contacts = [here[0], away[0], *here[1:]]
    places = here[0].place, away[0].place
    answers = [here[0].place] if len(here) > 1 else []
    assert perform(g, SwapContacts(), *answers)
    swapped = token_of(g, away[0].contact), token_of(g, here[0].contact)
    assert tuple([token.place for token in swapped]) == places


def test_a_jump_leads_to_a_planet_of_the_same_tile_and_may_stay() -> None:
    g = galaxy(at="lothal")
    assert perform(g, Jump(), "mon_calamari")
    assert g.players[0].space == "mon_calamari"
    assert perform(g, Jump(), "mon_calamari")
    assert g.players[0].space == "mon_calamari"
    with pytest.raises(Refused):
        perform(g, Jump(), "naboo")


def test_no_more_damage_is_prevented_than_comes() -> None:
    for coming, left in ((3, 1), (2, 0), (1, 0)):
        event = Event(Moment.BEFORE_DAMAGE, 0, amount=coming)
        assert perform(galaxy(), PreventDamage(2), event=event)
        assert event.amount == left


def test_stakes_are_whole_and_both_can_lay_them() -> None:
    effect = Stake(5000, Skill.INFLUENCE, passed=GainFame(2), failed=GainFame())
    for mine, theirs, highest in ((3000, 10000, 3000), (10000, 2000, 2000), (10000, 10000, 5000)):
        for stake, named in ((highest, True), (highest + 1000, False)):
            g = galaxy()
            g.players[0].credits, g.players[1].credits = mine, theirs
            if named:
                perform(g, effect, str(stake), "yes", dice=[PASS, MISS], other=1)
                after = [player.credits for player in g.players]
                assert after == [mine + stake, theirs - stake]
            else:
                with pytest.raises(Refused):
                    perform(g, effect, str(stake), other=1)


@pytest.mark.rule("OR-CREDITS-5")
@pytest.mark.parametrize("giver", [0, 1])
def test_a_stake_that_one_of_both_gave_away_meanwhile_is_none(giver: int) -> None:
    g = galaxy(at="takodana")
    own(g, 0, "luxury_legendary_sabacc")
    g.players[0].credits = g.players[1].credits = 2000
    g.turn = 1
    table = seat_at(g, ["databank_40a", PASS, MISS])
    table.answer(0, "job:luxury_legendary_sabacc")
    table.answer(0, "2000")
    table.interject(giver, f"credits:{1 - giver}:1000")
    table.answer(1, "yes")
    credits = [each.credits for each in table.seen.players]
    assert credits == ([1000, 3000] if giver == 0 else [3000, 1000])


def test_a_stake_not_matched_is_none_and_the_test_is_made_all_the_same() -> None:
    effect = Stake(5000, Skill.INFLUENCE, passed=GainFame(2), failed=GainFame())
    for answers in (("0",), ("2000", "no")):
        g = galaxy()
        assert perform(g, effect, *answers, dice=[PASS, MISS], other=1)
        assert [each.credits for each in g.players] == [10000, 10000]
        assert g.players[0].fame == 2


def test_a_reward_may_take_as_well_as_give() -> None:
    g = galaxy()
    g.players[0].fame = 3
    losses = Reward(
        credits=-2000,
        fame=-1,
        reputation=((Faction.HUTT, -1), (Faction.REBEL, 1)),
        effect=GainReputation(Faction.IMPERIAL),
    )
    drive(pay_out(g, 0, losses, "job"))
    player = g.players[0]
    assert (player.credits, player.fame) == (8000, 2)
    standing = {name: value for name, value in player.reputation.items() if value}
    assert standing == {"hutt": -1, "rebel": 1, "imperial": 1}


def test_what_was_done_is_told_as_done() -> None:
    place = next(token.place for token in galaxy().contacts if token.place.startswith("naboo"))
    done: list[tuple[AnyEffect, tuple[str, ...]]] = [
        (RevealContact(Where.HERE), (place,)),
        (LookAtContacts(Where.HERE), (place,)),
        (MovePatrol(Faction.HUTT, 0), ()),
        (Move(0), ()),
        (LoseReputation(Faction.HUTT), ()),
    ]
    for effect, answers in done:
        g = galaxy(at="naboo")
        if len([each for each in g.contacts if each.place.startswith("naboo")]) == 1:
            answers = ()
        assert perform(g, effect, *answers), effect


def test_who_gambles_pays_first_and_wins_twice_the_stake() -> None:
    gamble = Gamble(2000, Skill.INFLUENCE)
    g = galaxy("boba_fett", "bossk", "han_solo")
    g.players[1].credits = 1000
    assert perform(g, gamble, "yes", "yes", dice=[PASS, MISS])
    assert [each.credits for each in g.players] == [12000, 1000, 8000]
    assert not perform(g, gamble, "no", "yes", dice=[PASS])
    assert [each.credits for each in g.players] == [12000, 1000, 10000]
    g.players[0].credits = 1999
    assert not gamble.can(Scene(g, 0))
    assert gamble.can(Scene(g, 2))


def test_a_search_finds_nothing_in_an_empty_deck() -> None:
    g = galaxy()
    for card in g.market[MarketDeck.CARGO].cards():
        g.market[MarketDeck.CARGO].remove(card)
    assert not Search(MarketDeck.CARGO, 3).can(Scene(g, 0))
    assert not perform(g, Search(MarketDeck.CARGO, 3))
