from collections import Counter
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantina.core.chance import Die, Pick, Roll, Shuffle
from cantina.core.deck import Deck, Draw, Peek, seen_by, shuffled
from cantina.core.hidden import resample_deck
from cantina.core.rng import Rng
from cantina.core.toy import ToyState, toy_table

CHI_SQUARE_23_AT_1_IN_100_000 = 66.6
"""24 orders leave 23 degrees of freedom."""


def dealt(deck: Deck[str], seed: int) -> list[str]:
    async def deal(state: ToyState) -> str | None:
        while deck:
            state.notes.append(await Draw(deck))
        return None

    return toy_table(deal, seed=seed).state.notes


def test_a_lazy_deck_is_statistically_a_shuffled_deck() -> None:
    trials = 4800
    orders = Counter(tuple(dealt(shuffled("abcd"), seed)) for seed in range(trials))
    expected = trials / factorial(4)
    assert len(orders) == 24
    chi_square = sum((count - expected) ** 2 / expected for count in orders.values())
    assert chi_square < CHI_SQUARE_23_AT_1_IN_100_000


def test_known_cards_come_where_they_were_put() -> None:
    deck = shuffled(["m", "n"])
    deck.put_on_top("second")
    deck.put_on_top("first")
    deck.put_at_bottom("last but one")
    deck.put_at_bottom("last")
    order = dealt(deck, 1)
    assert order[:2] == ["first", "second"]
    assert order[-2:] == ["last but one", "last"]
    assert sorted(order[2:4]) == ["m", "n"]


def test_an_order_nobody_has_seen_does_not_exist() -> None:
    deck = shuffled(["c", "a", "b"])
    assert deck.rest == ("a", "b", "c")
    deck.put_on_top("z", seen_by(1))
    deck.put_at_bottom("y")
    deck.shuffle()
    assert (deck.top, deck.rest, deck.bottom) == ((), ("a", "b", "c", "y", "z"), ())
    deck.shuffle_in(["k"])
    assert deck.rest == ("a", "b", "c", "k", "y", "z")


def test_a_peek_fixes_cards_and_only_those_who_looked_know_them() -> None:
    deck = shuffled("abc")

    async def peek(state: ToyState) -> str | None:
        state.notes.extend(await Peek(deck, 2, 1))
        return None

    toy_table(peek, script=["c", "a"])
    assert deck.known_top(1) == ["c", "a"]
    assert deck.known_top(0) == [None, None]
    assert deck.rest == ("b",)
    places = Counter()
    for seed in range(50):
        imagined = deck.copy()
        resample_deck(imagined, 0, Rng(seed))
        places[imagined.top[0]] += 1
        mine = deck.copy()
        resample_deck(mine, 1, Rng(seed))
        assert mine.top == ("c", "a")
    assert set(places) == {"a", "b", "c"}


def test_peeking_deeper_than_the_deck_shows_all_of_it() -> None:
    deck = shuffled("ab")
    deck.put_at_bottom("z")

    async def peek(state: ToyState) -> str | None:
        state.notes.extend(await Peek(deck, 5))
        return None

    found = toy_table(peek, seed=3).state.notes
    assert sorted(found[:2]) == ["a", "b"]
    assert found[2:] == ["z"]
    assert len(deck) == 3


def test_a_certain_card_can_be_taken_out() -> None:
    deck = shuffled("ab")
    deck.put_on_top("t")
    deck.put_at_bottom("z")
    for card in "atz":
        deck.remove(card)
    assert deck.cards() == ["b"]
    with pytest.raises(ValueError, match="'q' is not in this deck"):
        deck.remove("q")


def test_an_empty_deck_gives_no_card() -> None:
    async def draw(state: ToyState) -> str | None:
        await Draw(Deck[str]())
        return None

    with pytest.raises(ValueError, match="empty deck"):
        toy_table(draw)


@given(st.lists(st.integers(0, 9), min_size=1), st.integers(0, 2**20))
def test_cards_are_conserved(cards: list[int], seed: int) -> None:
    rng = Rng(seed)
    deck = shuffled(cards)
    for _ in range(rng.below(5)):
        card = rng.choice(deck.cards())
        deck.remove(card)
        if rng.below(2):
            deck.put_on_top(card, rng.below(4))
        else:
            deck.put_at_bottom(card, rng.below(4))
    resample_deck(deck, 0, rng)
    assert deck.cards() == sorted(cards)
    assert len(deck) == len(cards)


def test_dice_picks_and_orders_are_fair() -> None:
    rng = Rng(1)
    faces = Counter(Roll(Die("d6", range(6)), 6000).draw(rng))
    assert all(850 < faces[face] < 1150 for face in range(6))
    picked = Counter(Pick("ab").draw(rng) for _ in range(1000))
    assert 400 < picked["a"] < 600
    first = Counter(Shuffle("abc").draw(rng)[0] for _ in range(3000))
    assert all(850 < first[item] < 1150 for item in "abc")


def test_outcomes_are_listed_with_their_probabilities() -> None:
    assert len(Roll(Die("coin", "ht"), 3).outcomes()) == 8
    assert Pick("ab").outcomes() == [("a", 0.5), ("b", 0.5)]
    assert len(Shuffle("abc").outcomes()) == 6


def test_impossible_scripts_are_named() -> None:
    for request, outcome, problem in (
        (Roll(Die("coin", "ht"), 2), ["h"], "2 faces of the coin are needed"),
        (Pick("ab"), "c", "'c' is not among"),
        (Shuffle("ab"), ["a", "a"], "'a' is not left"),
        (Shuffle("ab"), ["a"], r"lacks \['b'\]"),
    ):
        with pytest.raises(ValueError, match=problem):
            request.parse(outcome)
