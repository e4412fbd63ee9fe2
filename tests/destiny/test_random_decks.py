"""Random decks: legal, the same for the same number, with a certain card where one is named."""

from __future__ import annotations

import pytest

from cantina.core.problem import BadOptions
from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.decks import Deck
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.random_decks import random_deck
from cantina.games.destiny.rules.deckbuilding import check
from cantina.games.destiny.rules.formats import CONSTRUCTED


def codes_in(deck: Deck) -> set[str]:
    team = {member.code for member in deck.team}
    return team | set(deck.cards) | set(deck.battlefields) | set(deck.plots)


def test_a_number_always_gives_the_same_legal_deck() -> None:
    decks = [random_deck(seed) for seed in range(40)]
    assert decks == [random_deck(seed) for seed in range(40)]
    assert all(check(deck, CONSTRUCTED, True).legal for deck in decks)
    assert len({deck.team for deck in decks}) > 30


def test_every_card_of_the_pool_can_be_asked_for() -> None:
    for number, card in enumerate(CARDS):
        deck = random_deck(number, True, card.code)
        assert card.code in codes_in(deck), card.name
        assert check(deck, CONSTRUCTED, True).legal, card.name


def test_both_copies_of_a_card_asked_for_are_in_the_deck() -> None:
    assert random_deck(3, True, "09059").cards["09059"] == 2


def test_of_many_cards_asked_for_the_first_is_in_and_others_as_they_fit() -> None:
    codes = [card.code for card in CARDS][::31]
    for number in range(6):
        deck = random_deck(number, True, *codes[number:], *codes[:number])
        assert codes[number] in codes_in(deck)
        assert len(codes_in(deck) & set(codes)) > 5
        assert check(deck, CONSTRUCTED, True).legal


def test_a_plot_for_one_colour_is_found_beside_liked_cards_of_all_colours() -> None:
    solidarity = "08156"
    deck = random_deck(3801745, True, solidarity, *[card.code for card in CARDS][::31])
    assert deck.plots == (solidarity,)
    assert check(deck, CONSTRUCTED, True).legal


def test_a_match_is_built_around_several_cards_another_one_in_each_deck() -> None:
    seats, options = game.showing("09059+08028+05014", 3)
    decks = [options["decks"][seat].split(":")[2] for seat in range(seats)]
    assert decks == ["09059+08028+05014", "08028+05014+09059"]
    assert Table.start(game, seats, options).state.step


def test_a_deck_of_an_unknown_card_is_refused() -> None:
    with pytest.raises(BadOptions):
        Table.start(game, 2, {"decks": ["random:1:nonsense", "random:2"]})


def test_a_plot_for_neutral_teams_finds_one() -> None:
    for seed in range(300, 312):
        deck = random_deck(seed, True, "08155")
        assert deck.plots == ("08155",)
