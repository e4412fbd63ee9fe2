"""Hands, discard piles and decks: drawn, discarded, looked at, put back, searched."""

from typing import Any

import pytest

from cantina.games.destiny.cards.decks import DeckPlace
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    AddToHand,
    AnyNumber,
    AtRandom,
    Cards,
    CardType,
    Discard,
    DiscardAtRandom,
    DiscardFromHand,
    Do,
    Draw,
    Each,
    Find,
    LookAt,
    Mill,
    One,
    PutBack,
    PutOnDeck,
    ReturnToHand,
    Reveal,
    Search,
    SetAside,
    Several,
    ThatCard,
    Top,
    UpTo,
    Zone,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.awakenings.events_blue import DrawToHandSize
from cantina.games.destiny.content.awakenings.events_yellow import DiscardDownTo
from destiny.cards.scene import COVER, FOE, PAL, SABER, VEHICLE
from destiny.table import In
from destiny.words.trial import (
    Case,
    asks_only_where_it_can,
    check_case,
    is_a_pass,
    sentence,
    trial,
)

PROBE = "AW 60"  # Mind Probe, an upgrade
HAND = Cards(YOU, zone=Zone.HAND)
UPGRADES = Cards(YOU, types=(CardType.UPGRADE,))
IN_HAND = Cards(YOU, zone=Zone.HAND, types=(CardType.UPGRADE,))
PILE = Cards(YOU, zone=Zone.DISCARD)
SMALL_DECK = {"deck": [SABER, COVER, VEHICLE]}

CASES: list[Case] = [
    ("two are drawn", Draw(2), {}, (), {"deck_size": (8, 10), "done": True, "amount": 2}),
    (
        "fewer are drawn than wanted", Draw(2), {"deck": [SABER]}, (),
        {"hand": (["Lightsaber"], []), "done": False, "amount": 1},
    ),
    (
        "up to five are drawn", DrawToHandSize(), {"hand": [COVER]}, (),
        {"deck_size": (6, 10), "done": True, "amount": 4},
    ),
    (
        "a full hand draws none", DrawToHandSize(), {"hand": [COVER] * 5}, (),
        {"deck_size": (10, 10), "amount": 0},
    ),
    (
        "one card of your choice goes",
        DiscardFromHand(), {"hand": [SABER, COVER]}, (SABER,),
        {"hand": (["Take Cover"], []), "discard": (["Lightsaber"], []), "done": True, "amount": 1},
    ),
    (
        "two go although there is one: not done",
        DiscardFromHand(2), {"hand": [SABER]}, (),
        {"hand": ([], []), "discard": (["Lightsaber"], []), "done": False, "amount": 1},
    ),
    (
        "only cards that fit can go",
        DiscardFromHand(1, UPGRADES), {"hand": [COVER, SABER]}, (),
        {"hand": (["Take Cover"], []), "discard": (["Lightsaber"], []), "done": True, "amount": 1},
    ),
    (
        "any number: none is done too",
        DiscardFromHand(any_number=True), {"hand": [COVER, SABER]}, ([],),
        {"discard": ([], []), "done": True, "amount": 0},
    ),
    (
        "any number: all of them",
        DiscardFromHand(any_number=True), {"hand": [COVER, SABER]}, ([COVER, SABER],),
        {"hand": ([], []), "done": True, "amount": 2},
    ),
    (
        "down to one",
        DiscardDownTo(1), {"hand": [COVER, SABER, PROBE]}, ([COVER, PROBE],),
        {"hand": (["Lightsaber"], []), "done": True, "amount": 2},
    ),
    (
        "no fewer than there may be",
        DiscardDownTo(1), {"hand": [SABER]}, (),
        {"hand": (["Lightsaber"], []), "done": False, "amount": 0},
    ),
    (
        "the whole hand of an opponent, by chance",
        DiscardAtRandom(2, OPPONENT), {"foe_hand": [SABER]}, (),
        {"hand": ([], []), "discard": ([], ["Lightsaber"]), "done": False, "amount": 1},
    ),
    (
        "two from the top of a deck",
        Mill(2, OPPONENT), {"foe_deck": [SABER, COVER, VEHICLE]}, (),
        {
            "discard": ([], ["Lightsaber", "Take Cover"]), "deck_size": (10, 1), "done": True,
            "amount": 2,
        },
    ),
    (
        "more than the deck has",
        Mill(3, OPPONENT), {"foe_deck": [SABER, COVER]}, (),
        {"discard": ([], ["Lightsaber", "Take Cover"]), "done": False, "amount": 2},
    ),
    (
        "from everyone's deck",
        Mill(1, Whose.EVERYONE), {}, (),
        {"deck_size": (9, 9), "done": True, "amount": 2},
    ),
    (
        "that player is nobody yet", Mill(1, THAT_PLAYER), {}, (),
        {"deck_size": (10, 10), "done": False, "amount": 0},
    ),
    (
        "a card in play is discarded",
        Discard(One(Cards(OPPONENT, types=(CardType.SUPPORT,)))), {"foe_supports": [VEHICLE]}, (),
        {"in_play": {VEHICLE: False}, "discard": ([], ["Fang Fighter"]), "done": True, "amount": 1},
    ),
    (
        "cards in hand are discarded by what names them",
        Discard(Each(IN_HAND)), {"hand": [SABER, COVER, PROBE]}, (),
        {
            "hand": (["Take Cover"], []), "discard": (["Lightsaber", "Mind Probe"], []),
            "done": True, "amount": 2,
        },
    ),
    (
        "looked at, then discarded from the deck",
        Do((LookAt(Top(2, OPPONENT)), Discard(One(Cards(zone=Zone.LOOKED_AT))))),
        {"foe_deck": [SABER, PROBE, VEHICLE]}, (PROBE,),
        {"discard": ([], ["Mind Probe"]), "deck_size": (10, 2), "done": True},
    ),
    (
        "a card returns to its owner's hand",
        ReturnToHand(One(Cards(OPPONENT, types=(CardType.UPGRADE,)))),
        {"foes": [In(FOE, upgrades=[SABER])]}, (),
        {"in_play": {SABER: False}, "hand": ([], ["Lightsaber"]), "done": True, "amount": 1},
    ),
    (
        "from a discard pile nothing returns that way",
        ReturnToHand(One(PILE)), {"discard": [SABER]}, (),
        {"hand": ([], []), "discard": (["Lightsaber"], []), "done": False, "amount": 0},
    ),
    (
        "a card of the hand is set aside",
        SetAside(One(HAND)), {"hand": [SABER]}, (),
        {"hand": ([], []), "discard": ([], []), "done": True, "amount": 1},
    ),
    (
        "a card of the pile is set aside",
        SetAside(One(PILE)), {"discard": [SABER]}, (),
        {"discard": ([], []), "done": True, "amount": 1},
    ),
    (
        "two go on top in your order, the last one uppermost",
        Do((PutOnDeck(Several(2, PILE)), Draw(1))), {"discard": [SABER, COVER, PROBE]},
        ([SABER, PROBE], PROBE),
        {"hand": (["Lightsaber"], []), "discard": (["Take Cover"], []), "deck_size": (11, 10)},
    ),
    (
        "under the deck it is not drawn",
        Do((PutOnDeck(One(PILE), DeckPlace.BOTTOM), Draw(1))),
        {"discard": [SABER], "deck": [VEHICLE]}, (),
        {"hand": (["Fang Fighter"], []), "deck_size": (1, 10)},
    ),
    (
        "either: you say under it",
        Do((PutOnDeck(One(HAND), DeckPlace.EITHER), Draw(1))), {"hand": [SABER], "deck": [VEHICLE]},
        ("yes",),
        {"hand": (["Fang Fighter"], []), "deck_size": (1, 10)},
    ),
    (
        "either: you say on top",
        Do((PutOnDeck(One(HAND), DeckPlace.EITHER), Draw(1))), {"hand": [SABER], "deck": [VEHICLE]},
        ("no",),
        {"hand": (["Lightsaber"], []), "deck_size": (1, 10)},
    ),
    (
        "looked at and put back in another order",
        Do((LookAt(Top(2, YOU)), PutBack(), Draw(1))), SMALL_DECK, (COVER,),
        {"hand": (["Take Cover"], []), "deck_size": (2, 10)},
    ),
    (
        "looked at and put under the deck",
        Do((LookAt(Top(2, YOU)), PutBack(DeckPlace.BOTTOM), Draw(1))), SMALL_DECK, (COVER,),
        {"hand": (["Fang Fighter"], []), "deck_size": (2, 10)},
    ),
    (
        "one of those looked at comes to the hand",
        Do((LookAt(Top(2, YOU)), AddToHand(One(Cards(zone=Zone.LOOKED_AT))), PutBack(), Draw(1))),
        SMALL_DECK, (COVER,),
        {"hand": (["Lightsaber", "Take Cover"], []), "deck_size": (1, 10)},
    ),
    (
        "more are looked at than there are",
        LookAt(Top(4, YOU)), SMALL_DECK, (),
        {"deck_size": (3, 10), "done": False, "amount": 3},
    ),
    (
        "three are looked at", LookAt(Top(3, YOU)), SMALL_DECK, (),
        {"deck_size": (3, 10), "done": True, "amount": 3},
    ),
    (
        "the tops of all decks", Reveal(Top(2, Whose.EVERYONE)), SMALL_DECK, (),
        {"deck_size": (3, 10), "done": True, "amount": 4},
    ),
    (
        "no deck, nothing to look at", LookAt(Top(1, YOU)), {"deck": []}, (),
        {"done": False, "amount": 0},
    ),
    (
        "from the pile into the hand",
        AddToHand(One(PILE)), {"discard": [SABER, COVER]}, (COVER,),
        {"hand": (["Take Cover"], []), "discard": (["Lightsaber"], []), "done": True, "amount": 1},
    ),
    (
        "from an empty pile nothing",
        AddToHand(One(PILE)), {}, (),
        {"hand": ([], []), "done": False, "amount": 0},
    ),
    (
        "searched for in the deck",
        Search(UPGRADES), SMALL_DECK, (SABER,),
        {"hand": (["Lightsaber"], []), "deck_size": (2, 10), "done": True, "amount": 1},
    ),
    (
        "searched for and not taken",
        Search(UPGRADES), SMALL_DECK, ("none",),
        {"hand": ([], []), "deck_size": (3, 10), "done": False, "amount": 0},
    ),
    (
        "found in the pile, it stays there",
        Find(UPGRADES), {"discard": [SABER]}, ("no", SABER),
        {"hand": ([], []), "discard": (["Lightsaber"], []), "done": True, "amount": 1},
    ),
    (
        "found in the pile and taken",
        Do((Find(UPGRADES), AddToHand(ThatCard()))), {"discard": [SABER, COVER]}, ("no", SABER),
        {"hand": (["Lightsaber"], []), "discard": (["Take Cover"], [])},
    ),
    (
        "found in the deck and taken",
        Do((Find(UPGRADES), AddToHand(ThatCard()))), SMALL_DECK, ("yes", SABER),
        {"hand": (["Lightsaber"], []), "deck_size": (2, 10)},
    ),
    (
        "not found",
        Find(UPGRADES), SMALL_DECK, ("yes", "none"),
        {"deck_size": (3, 10), "done": False, "amount": 0},
    ),
    (
        "by chance, no more than there are",
        Discard(AtRandom(2, HAND)), {"hand": [SABER]}, (),
        {"hand": ([], []), "discard": (["Lightsaber"], []), "done": False, "amount": 1},
    ),
    (
        "several, no more than there are",
        Discard(Several(2, HAND)), {"hand": [SABER]}, (),
        {"hand": ([], []), "discard": (["Lightsaber"], []), "done": False, "amount": 1},
    ),
    (
        "up to two, none is done",
        Discard(UpTo(2, HAND)), {"hand": [SABER, COVER]}, ([],),
        {"hand": (["Lightsaber", "Take Cover"], []), "done": True, "amount": 0},
    ),
    (
        "any number",
        Discard(AnyNumber(HAND)), {"hand": [SABER, COVER, PROBE]}, ([SABER, COVER],),
        {"hand": (["Mind Probe"], []), "done": True, "amount": 2},
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=sentence)
def test_what_it_does(case: Case) -> None:
    check_case(case)


OFFERS: list[tuple[str, Effect, dict[str, Any], bool]] = [
    ("drawing", Draw(1), {}, True),
    ("drawing from nothing", Draw(1), {"deck": []}, False),
    ("filling the hand", DrawToHandSize(), {}, True),
    ("filling the hand from nothing", DrawToHandSize(), {"deck": []}, False),
    ("discarding two of two", DiscardFromHand(2), {"hand": [SABER, COVER]}, True),
    ("discarding two of one", DiscardFromHand(2), {"hand": [SABER]}, False),
    ("discarding what fits", DiscardFromHand(1, UPGRADES), {"hand": [SABER]}, True),
    ("discarding what does not fit", DiscardFromHand(1, UPGRADES), {"hand": [COVER]}, False),
    ("discarding down", DiscardDownTo(1), {"hand": [SABER, COVER]}, True),
    ("discarding down to what there is", DiscardDownTo(2), {"hand": [SABER, COVER]}, False),
    ("discarding of a full hand", DiscardAtRandom(1, OPPONENT), {"foe_hand": [SABER]}, True),
    ("discarding of an empty hand", DiscardAtRandom(1, OPPONENT), {"hand": [SABER]}, False),
    ("discarding of nobody's hand", DiscardAtRandom(1, THAT_PLAYER), {"foe_hand": [SABER]}, False),
    ("milling", Mill(1, OPPONENT), {"deck": []}, True),
    ("milling nothing", Mill(1, OPPONENT), {"foe_deck": []}, False),
    ("milling nobody", Mill(1, THAT_PLAYER), {}, False),
    ("looking", LookAt(Top(1, OPPONENT)), {"deck": []}, True),
    ("looking at nothing", LookAt(Top(1, OPPONENT)), {"foe_deck": []}, False),
    ("returning a card", ReturnToHand(One(UPGRADES)), {"team": [In(PAL, upgrades=[SABER])]}, True),
    ("returning no card", ReturnToHand(One(UPGRADES)), {"hand": [SABER]}, False),
    ("returning what is not in play", ReturnToHand(One(PILE)), {"discard": [SABER]}, False),
    ("setting aside from the pile", SetAside(One(PILE)), {"discard": [SABER]}, True),
    ("setting aside from the hand", SetAside(One(HAND)), {"hand": [SABER]}, True),
    ("setting aside nothing", SetAside(One(PILE)), {"hand": [SABER]}, False),
    ("searching", Search(UPGRADES), {}, True),
    ("searching nothing", Search(UPGRADES), {"deck": [], "discard": [SABER]}, False),
    ("finding in the pile", Find(UPGRADES), {"deck": [], "discard": [SABER]}, True),
    ("finding in the deck", Find(UPGRADES), {}, True),
    ("finding nowhere", Find(UPGRADES), {"deck": []}, False),
]  # fmt: skip


test_nobody_is_asked_where_nothing_can_come_of_it = asks_only_where_it_can(OFFERS)


def test_a_searched_deck_offers_only_what_fits() -> None:
    d = trial(Search(UPGRADES), **SMALL_DECK)
    assert d.can_choose(0, SABER, COVER, VEHICLE) == [True, False, False]
    d = trial(Find(UPGRADES), "yes", **SMALL_DECK)
    assert d.can_choose(0, SABER, COVER, VEHICLE) == [True, False, False]
    d = trial(Find(UPGRADES), "no", discard=[PROBE, COVER])
    assert d.can_choose(0, PROBE, COVER) == [True, False]


def test_an_emptied_opponent_is_not_milled_instead_of_you() -> None:
    d = trial(Mill(1, OPPONENT), foe_deck=[])
    assert (d.deck_size(0), d.done) == (10, False)


def test_looking_is_a_pass_and_shuffling_is_none() -> None:
    assert is_a_pass(LookAt(Top(2, YOU)))
    assert is_a_pass(Find(UPGRADES), "no", "none", discard=[SABER])
    assert not is_a_pass(Find(UPGRADES), "yes", "none", deck=[SABER])
    assert not is_a_pass(Search(UPGRADES), "none", deck=[SABER])
