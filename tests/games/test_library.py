"""Card browsers: every game lists all its cards, and every line of them can be read."""

from __future__ import annotations

import pytest

from cantina.core.fluent import Writer
from cantina.core.registry import find_game


@pytest.mark.parametrize("name", ["outer-rim", "x-wing", "destiny"])
def test_lists_every_card_with_its_text(name: str) -> None:
    game = find_game(name)
    cards = {card.id: card for card in game.cards()}  # type: ignore[attr-defined]
    missing = [one for one in game.content() if one not in cards]
    assert missing == []
    writer = Writer("en")
    for card in cards.values():
        assert writer.write(card.name)
        assert all(writer.write(line) for line in card.lines)


def test_tells_the_facts_a_market_card_shows() -> None:
    cards = {card.id: card for card in find_game("outer-rim").cards()}  # type: ignore[attr-defined]
    crystal = cards["cargo_coaxium_crystal"]
    assert (crystal.kind, crystal.cost, crystal.destination) == ("cargo", 1000, "ryloth")
    assert (crystal.credits, crystal.faction, crystal.distance) == (5000, "syndicate", 3)


def test_tells_the_sides_of_a_destiny_die() -> None:
    cards = {card.id: card for card in find_game("destiny").cards()}  # type: ignore[attr-defined]
    rey = cards["01038"]
    assert rey.sides == ("1MD", "+2MD", "1Dc", "1R", "+1R", "-")
    assert (rey.health, rey.colour, rey.affiliation) == (10, "blue", "hero")
