"""Words of the cards one by one: done or not, offered or not, how much, and for whom.

A case is a sentence, a word, how the table lies, and whether something comes of it.
"""

from collections.abc import Callable

from cantina.games.outer_rim.cards.assets import DeliverThis, DiscardAsset, DiscardThis, Has, Owned
from cantina.games.outer_rim.cards.combat import FightPlayer, InCombat
from cantina.games.outer_rim.cards.contacts import LookAtContacts, MeetContact, RevealContact
from cantina.games.outer_rim.cards.credits import Spend, TakeCredits
from cantina.games.outer_rim.cards.damage import IsDamaged, Recover, Suffer
from cantina.games.outer_rim.cards.dice import Add, Cancel, Reroll, Turn
from cantina.games.outer_rim.cards.events import EventIs, FameForCredits, Prevents
from cantina.games.outer_rim.cards.flow import AllOf, AnyOf, Do, Not, Otherwise, Sequence
from cantina.games.outer_rim.cards.frames import AnyCondition, AnyEffect
from cantina.games.outer_rim.cards.jobs import RemoveJob
from cantina.games.outer_rim.cards.market import BuyTop, DiscardTop, Sell
from cantina.games.outer_rim.cards.movement import ExtraTurn
from cantina.games.outer_rim.cards.players import ChoosePlayer, PlayerHere, That
from cantina.games.outer_rim.cards.reputation import (
    GainFame,
    GainReputation,
    LoseReputation,
    MoreFame,
    OtherReputation,
    Reputation,
)
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.cards.tests import NextTestUnskilled, SkillForTest
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import (
    AssetType,
    Face,
    Faction,
    Hurt,
    MarketDeck,
    Trait,
    Where,
    Whose,
)
from cases import each_case
from outer_rim.card_table import galaxy, own, perform

Change = Callable[[Galaxy], object]


def as_it_is(_: Galaxy) -> None:
    """Leave the table as it lies."""


def player(seat: int = 0, **fields: object) -> Change:
    """Give a player other values."""

    def change(g: Galaxy) -> None:
        for name, value in fields.items():
            setattr(g.players[seat], name, value)

    return change


def standing(faction: str, value: int, seat: int = 0) -> Change:
    """Give a player another reputation."""
    return lambda g: g.players[seat].reputation.update({faction: value})


def has(*cards: str, seat: int = 0) -> Change:
    """Give a player cards."""
    return lambda g: own(g, seat, *cards)


CAN: list[tuple[str, AnyEffect, Change, bool]] = [
    ("spending all there is", Spend(10000), as_it_is, True),
    ("spending more than there is", Spend(10001), as_it_is, False),
    (
        "a price lowered for each asset", Spend(10500, 500, Owned(AssetType.GEAR)),
        has("gear_dl_44"), True,
    ),
    ("recovering of the character", Recover(), player(damage=1), True),
    ("recovering without damage", Recover(), as_it_is, False),
    (
        "recovering of the ship, when the character is hurt", Recover(what=Hurt.SHIP),
        player(damage=1), False,
    ),
    (
        "recovering of both, when the ship is hurt", Recover(what=Hurt.BOTH), player(ship_damage=1),
        True,
    ),
    ("losing reputation", LoseReputation(Faction.HUTT), as_it_is, True),
    ("losing negative reputation", LoseReputation(Faction.HUTT), standing("hutt", -1), False),
    (
        "losing it in any case", LoseReputation(Faction.HUTT, even_if_negative=True),
        standing("hutt", -1), True,
    ),
    ("fighting somebody here", FightPlayer(), as_it_is, True),
    ("fighting nobody", FightPlayer(), player(1, space="tatooine"), False),
    ("fighting who has more fame", FightPlayer(MoreFame()), player(1, fame=1), True),
    ("fighting who has no more", FightPlayer(MoreFame()), as_it_is, False),
    ("choosing who is here", ChoosePlayer(GainFame()), as_it_is, True),
    ("choosing nobody", ChoosePlayer(GainFame()), player(1, space="tatooine"), False),
    ("an extra turn of the current player", ExtraTurn(), as_it_is, True),
    ("an extra turn of another", ExtraTurn(), lambda g: setattr(g, "current", 1), False),
    ("a second extra turn", ExtraTurn(), lambda g: setattr(g, "extra_turn_gained", True), False),
    ("buying within means", BuyTop((MarketDeck.GEAR_MOD,)), as_it_is, True),
    ("buying beyond means", BuyTop((MarketDeck.GEAR_MOD,)), player(credits=0), False),
    ("buying for less", BuyTop((MarketDeck.GEAR_MOD,), 20000), player(credits=0), True),
    ("discarding from a deck", DiscardTop((MarketDeck.BOUNTY,)), as_it_is, True),
    ("selling gear", Sell((AssetType.GEAR,), 1000), has("gear_dl_44"), True),
    ("selling no gear", Sell((AssetType.CARGO,), 1000), has("gear_dl_44"), False),
    ("discarding gear", DiscardAsset(AssetType.GEAR), has("gear_dl_44"), True),
    (
        "discarding other gear", DiscardAsset(AssetType.GEAR, Trait.ILLEGAL), has("gear_dl_44"),
        False,
    ),
    ("discarding no gear", DiscardAsset(AssetType.GEAR), as_it_is, False),
    ("looking at contacts here", LookAtContacts(Where.HERE), as_it_is, True),
    ("looking at contacts in space", LookAtContacts(Where.HERE), player(space="nav_1"), False),
    ("looking at those one hunts", LookAtContacts(Where.ANY, hunted=True), as_it_is, False),
    ("revealing one here", RevealContact(Where.HERE), as_it_is, True),
    ("meeting one here", MeetContact(Where.HERE), as_it_is, True),
    ("rerolling without a roll", Reroll(), as_it_is, False),
    ("turning without a roll", Turn((Face.FOCUS,), Face.HIT), as_it_is, False),
    ("adding without a roll", Add(), as_it_is, False),
    ("cancelling without a roll", Cancel(Face.HIT), as_it_is, False),
]  # fmt: skip


@each_case(CAN, "effect", "change", "expected")
def test_what_is_offered(effect: AnyEffect, change: Change, expected: bool) -> None:
    g = galaxy()
    change(g)
    assert effect.can(Scene(g, 0)) is expected


NOTHING_DONE: list[tuple[str, AnyEffect, Change]] = [
    ("no event to prevent", Prevents(), as_it_is),
    ("no reward to change", FameForCredits(), as_it_is),
    ("no job to be unskilled in", NextTestUnskilled(), as_it_is),
    ("no test to be skilled for", SkillForTest(), as_it_is),
    ("no job to remove", RemoveJob(), as_it_is),
    ("no cargo to deliver", DeliverThis(), as_it_is),
    ("no card to discard", DiscardThis(), as_it_is),
    ("nobody to choose", ChoosePlayer(GainFame()), player(1, space="tatooine")),
    ("nobody to fight", FightPlayer(won=GainFame()), player(1, space="tatooine")),
    ("that player is nobody", That(GainFame()), as_it_is),
    ("nothing to recover", Recover(2), as_it_is),
    ("no roll to add to", Add(), as_it_is),
    ("no patrol here to please", GainReputation(Whose.PATROL), as_it_is),
    ("no favor is owed", GainReputation(Whose.FAVOR), as_it_is),
    ("too dear", Spend(10001), as_it_is),
    ("nothing to sell", Sell((AssetType.GEAR,), 1000), as_it_is),
    ("nothing to discard", DiscardAsset(AssetType.GEAR), as_it_is),
    ("nothing within means", BuyTop((MarketDeck.GEAR_MOD,)), player(credits=0)),
]  # fmt: skip


@each_case(NOTHING_DONE, "effect", "change")
def test_nothing_comes_of_it(effect: AnyEffect, change: Change) -> None:
    g = galaxy()
    change(g)
    credits = g.players[0].credits
    assert not perform(g, effect)
    assert [each.fame for each in g.players] == [0, 0]
    assert g.players[0].credits == credits


HOLDS: list[tuple[str, AnyCondition, Change, int, bool]] = [
    ("the character is damaged", IsDamaged(), player(damage=1), -1, True),
    ("the ship is damaged", IsDamaged(), player(ship_damage=1), -1, True),
    ("only the other player is", IsDamaged(), player(1, damage=1), -1, False),
    ("the ship is not", IsDamaged(Hurt.SHIP), player(damage=1), -1, False),
    ("the other has more fame", MoreFame(), player(1, fame=2), 1, True),
    ("the other has as much fame", MoreFame(), as_it_is, 1, False),
    ("the other has less fame", MoreFame(), player(0, fame=2), 1, False),
    ("there is no other", MoreFame(), player(1, fame=2), -1, False),
    ("positive with the Hutts", Reputation(Faction.HUTT, (1,)), standing("hutt", 1), -1, True),
    ("neutral with the Hutts", Reputation(Faction.HUTT, (1,)), as_it_is, -1, False),
    (
        "the other's reputation", OtherReputation((1,), Faction.HUTT), standing("hutt", 1, 1), 1,
        True,
    ),
    ("not your own", OtherReputation((1,), Faction.HUTT), standing("hutt", 1), 1, False),
    ("the other's with anybody", OtherReputation((1,)), standing("rebel", 1, 1), 1, True),
    (
        "the other's with that one", OtherReputation((1,), Faction.HUTT), standing("rebel", 1, 1),
        1, False,
    ),
    ("nobody's reputation", OtherReputation((0,)), as_it_is, -1, False),
    ("somebody is here", PlayerHere(), as_it_is, -1, True),
    ("nobody is here", PlayerHere(), player(1, space="tatooine"), -1, False),
    ("somebody with more fame is here", PlayerHere(MoreFame()), as_it_is, -1, False),
    ("one asset", Has(AssetType.GEAR), has("gear_dl_44"), -1, True),
    ("two assets", Has(AssetType.GEAR, 2), has("gear_dl_44"), -1, False),
    ("an asset of another type", Has(AssetType.CARGO), has("gear_dl_44"), -1, False),
    (
        "an asset of a trait", Has(AssetType.GEAR, trait=Trait.ILLEGAL), has("gear_dl_44"), -1,
        False,
    ),
    ("no droid", Has(AssetType.GEAR, droid=True), has("gear_dl_44"), -1, False),
    ("no combat", InCombat(), as_it_is, -1, False),
    ("no event", EventIs("bounty"), as_it_is, -1, False),
    ("both", AllOf((IsDamaged(), PlayerHere())), player(damage=1), -1, True),
    ("only one of both", AllOf((IsDamaged(), PlayerHere())), as_it_is, -1, False),
    ("either", AnyOf((IsDamaged(), PlayerHere())), as_it_is, -1, True),
    ("neither", AnyOf((IsDamaged(), MoreFame())), as_it_is, -1, False),
    ("not", Not(IsDamaged()), as_it_is, -1, True),
]  # fmt: skip


@each_case(HOLDS, "condition", "change", "other", "expected")
def test_whether_it_holds(
    condition: AnyCondition, change: Change, other: int, expected: bool
) -> None:
    g = galaxy()
    change(g)
    assert condition.holds(Scene(g, 0, other=other)) is expected


def test_an_event_is_of_one_sort_only() -> None:
    g = galaxy()
    scene = Scene(g, 0, event=Event(Moment.ENCOUNTER, 0, kind="bounty"))
    assert EventIs("bounty").holds(scene)
    assert not EventIs("job").holds(scene)
    assert not EventIs("illegal").holds(scene)


def test_prevented_is_the_event_and_told_as_done() -> None:
    event = Event(Moment.ENCOUNTER, 0)
    assert perform(galaxy(), Prevents(), event=event)
    assert event.prevented


def test_credits_of_a_reward_become_one_fame() -> None:
    event = Event(Moment.ENCOUNTER, 0, reward=Reward(credits=3000, fame=1))
    g = galaxy()
    assert FameForCredits().can(Scene(g, 0, event=event))
    assert perform(g, FameForCredits(), event=event)
    assert event.reward is not None
    assert (event.reward.credits, event.reward.fame) == (0, 2)
    assert not FameForCredits().can(Scene(g, 0, event=event))


def test_a_sequence_is_done_only_when_all_of_it_was() -> None:
    g = galaxy()
    assert perform(g, Sequence((GainFame(), GainFame(2))))
    assert not perform(g, Sequence((Recover(), GainFame())))
    assert not perform(g, Sequence((GainFame(), Recover())))
    assert g.players[0].fame == 5
    assert not perform(g, Do((Recover(), GainFame())))
    assert perform(g, Otherwise(Recover(), GainFame()))
    assert not perform(g, Otherwise(Recover(), Recover()))


def test_that_player_takes_part_and_the_text_is_about_you() -> None:
    g = galaxy()
    assert perform(g, That(GainFame()), other=1)
    assert [each.fame for each in g.players] == [0, 1]
    assert perform(g, That(TakeCredits(3000)), other=1)
    assert [each.credits for each in g.players] == [7000, 13000]
    assert perform(g, TakeCredits(99000), other=1)
    assert [each.credits for each in g.players] == [20000, 0]
    assert not perform(g, TakeCredits(1000), other=1)


def test_damage_is_taken_and_recovered_where_it_says() -> None:
    g = galaxy()
    perform(g, Suffer(2))
    perform(g, Suffer(1, Hurt.SHIP))
    assert (g.players[0].damage, g.players[0].ship_damage) == (2, 1)
    assert perform(g, Recover(1))
    assert (g.players[0].damage, g.players[0].ship_damage) == (1, 1)
    assert perform(g, Recover(what=Hurt.BOTH))
    assert (g.players[0].damage, g.players[0].ship_damage) == (0, 0)
    assert [g.players[1].damage, g.players[1].ship_damage] == [0, 0]


def test_the_owned_are_counted_and_lower_a_price() -> None:
    g = galaxy()
    g.players[0].ship = "aggressor"
    own(g, 0, "gear_dl_44")
    own(g, 1, "gear_jetpack")
    assert Owned(AssetType.GEAR).count(Scene(g, 0)) == 1
    assert Owned(AssetType.GEAR, "gear_dl_44").count(Scene(g, 0)) == 1
    assert Owned(AssetType.GEAR, "gear_jetpack").count(Scene(g, 0)) == 0
    assert Spend(3000, 1000, Owned(AssetType.GEAR)).price(Scene(g, 0)) == 2000
    assert Spend(500, 1000, Owned(AssetType.GEAR)).price(Scene(g, 0)) == 0
