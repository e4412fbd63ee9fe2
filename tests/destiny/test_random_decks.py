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


def test_a_deck_of_an_unknown_card_is_refused() -> None:
    with pytest.raises(BadOptions):
        Table.start(game, 2, {"decks": ["random:1:nonsense", "random:2"]})


def test_a_plot_for_neutral_teams_finds_one() -> None:
    for seed in range(300, 312):
        deck = random_deck(seed, True, "08155")
        assert deck.plots == ("08155",)
