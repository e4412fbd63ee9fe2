"""Decks and piles: what is put where in which order, what is seen, and what is meant afterwards."""

from typing import Any

import pytest

from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    AddToHand,
    After,
    As,
    Cards,
    CardType,
    Count,
    DeckPlace,
    Discard,
    DiscardFromHand,
    Do,
    Draw,
    Each,
    EventAmount,
    Gain,
    Happened,
    LookAt,
    Mill,
    Mills,
    One,
    PutBack,
    PutOnDeck,
    Reveal,
    Search,
    SetAside,
    Several,
    ShuffleDeck,
    ThatCard,
    Top,
    Zone,
)
from destiny.cards.scene import BLANK_CARD
from destiny.made import made
from destiny.words.trial import Case, check_case, on_the_table, sentence, trial

SABER, COVER = "Lightsaber", "Take Cover"
PILE, HAND = Cards(YOU, zone=Zone.DISCARD), Cards(YOU, zone=Zone.HAND)
SEEN = Cards(zone=Zone.LOOKED_AT)
OTHERS = Each(Cards(YOU, (CardType.SUPPORT,), not_this=True))
CHEST, CRATE = made("support", "Chest"), made("support", "Crate")
TWO = ["AW 59", BLANK_CARD]
LOOK = LookAt(Top(2, YOU))
DECK: dict[str, Any] = {"deck": [*TWO, "AW 60"]}

CASES: list[Case] = [
    ("one of two put on a deck", PutOnDeck(Several(2, PILE)), {"discard": ["AW 59"]}, (),
     {"done": False, "amount": 1, "deck_size": (11, 10)}),
    ("none put on a deck", PutOnDeck(Each(PILE)), {}, (), {"done": False, "amount": 0}),
    ("cards in play go without a question", PutOnDeck(OTHERS), {"supports": [CHEST, CRATE]}, (),
     {"done": True, "amount": 2, "deck_size": (12, 10)}),
    ("a card in play goes on top", Do((PutOnDeck(OTHERS), Draw(1))), {"supports": [CHEST]}, (),
     {"hand": (["Chest"], [])}),
    ("a card in play goes under", Do((PutOnDeck(OTHERS, DeckPlace.BOTTOM), Draw(2))),
     {"supports": [CHEST], "deck": [BLANK_CARD]}, (), {"hand": (["Chest", COVER], [])}),
    ("a card looked at goes under", Do((LOOK, PutOnDeck(One(SEEN), DeckPlace.BOTTOM), Draw(1))),
     DECK, ("AW 59",), {"hand": ([COVER], []), "deck_size": (2, 10)}),
    ("one added, the other put back", Do((LOOK, AddToHand(One(SEEN)), PutBack(), Draw(1))),
     DECK, (BLANK_CARD,), {"hand": ([SABER, COVER], []), "deck_size": (1, 10)}),
    ("what was added was looked at no more", Do((LOOK, AddToHand(One(SEEN)), Discard(Each(SEEN)))),
     DECK, (BLANK_CARD,), {"hand": ([COVER], []), "discard": ([SABER], [])}),
    ("what was discarded was looked at no more",
     Do((LOOK, Discard(One(SEEN)), Gain(Count(SEEN)))), DECK, (BLANK_CARD,),
     {"resources": (1, 0), "discard": ([COVER], [])}),
    ("what was revealed was looked at", Do((Reveal(Each(HAND)), Gain(Count(SEEN)))),
     {"hand": TWO}, (), {"resources": (2, 0)}),
    ("what was drawn is that card", Do((Draw(1), Discard(ThatCard()))), DECK, (),
     {"hand": ([], []), "discard": ([SABER], [])}),
    ("what was discarded is that card", Do((DiscardFromHand(), SetAside(ThatCard()))),
     {"hand": ["AW 59"]}, (), {"discard": ([], [])}),
    ("what was milled is that card", Do((Mill(1, OPPONENT), SetAside(ThatCard()))),
     {"foe_deck": TWO}, (), {"discard": ([], []), "deck_size": (10, 1)}),
    ("who was milled is that player", Do((Mill(1, OPPONENT), As(THAT_PLAYER, Gain(1)))), {}, (),
     {"resources": (0, 1)}),
    ("one of all could not be milled in full", Mill(2, Whose.EVERYONE), {"deck": ["AW 59"]}, (),
     {"done": False, "amount": 3}),
    ("put back is done", Do((LOOK, PutBack(DeckPlace.BOTTOM), Draw(1))), DECK, ("AW 59",),
     {"deck_size": (2, 10)}),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=sentence)
def test_what_it_does(case: Case) -> None:
    check_case(case)


def test_several_cards_are_put_on_a_deck_in_your_order() -> None:
    d = trial(Do((PutOnDeck(Each(PILE)), Draw(1))), "AW 59", discard=TWO)
    assert (d.hand(0), d.deck_size(0)) == ([COVER], 11), "what is put first lies under the next"


def test_a_shuffled_deck_is_in_no_known_order() -> None:
    mixer = made("support", "Mixer", Ability(ACTION, Do((ShuffleDeck(), Draw(1)))))
    d = on_the_table(mixer, **DECK)
    d.draws("AW 60")
    d.use(mixer)
    assert d.hand(0) == ["Lightsaber Pull"] or d.id("AW 60") in d.g.players[0].hand


def test_a_card_in_play_is_shuffled_into_its_deck() -> None:
    mixer = made("support", "Mixer", Ability(ACTION, PutOnDeck(OTHERS, DeckPlace.SHUFFLED)))
    d = on_the_table(mixer, supports=[CHEST])
    d.use(mixer)
    assert (d.in_play(CHEST), d.deck_size(0)) == (False, 11)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (AddToHand(One(PILE)), "ds-log-added-to-hand"),
        (Do((LookAt(Top(1, YOU)), AddToHand(Each(SEEN)))), "ds-log-unseen-to-hand"),
        (Do((LookAt(Top(1, YOU)), AddToHand(Each(SEEN), reveal=True))), "ds-log-added-to-hand"),
    ],
)
def test_a_card_from_a_deck_is_seen_only_where_it_is_shown(effect: Any, told: str) -> None:
    d = trial(effect, discard=["AW 59"], deck=["AW 60"])
    logs = {"ds-log-added-to-hand", "ds-log-unseen-to-hand"} & set(d.log())
    assert logs == {told}


@pytest.mark.rule("DS-SEARCH-2")
def test_a_card_searched_for_is_shown_and_is_that_card() -> None:
    effect = Do((Search(Cards(names=("Lightsaber",))), Discard(ThatCard())))
    d = trial(effect, "AW 59", **DECK)
    assert (d.discard(0), "ds-log-added-to-hand" in d.log()) == ([SABER], True)


def test_one_card_discarded_after_a_look_counts_as_one() -> None:
    bell = made(
        "support", "Bell", Ability(After(Mills(YOU, OPPONENT)), Gain(EventAmount(Happened.REMOVED)))
    )
    d = trial(Do((LookAt(Top(1, OPPONENT)), Discard(Each(SEEN)))), supports=[bell])
    assert d.resources(0) == 1
