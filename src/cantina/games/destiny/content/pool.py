"""Every card there is, set by set."""

from __future__ import annotations

from cantina.games.destiny.content import (
    across_the_galaxy,
    allies_of_necessity,
    awakenings_cards,
    awakenings_characters,
    awakenings_events,
    convergence_cards,
    convergence_characters,
    convergence_events,
    empire_at_war,
    legacies,
    rivals,
    spark_of_hope,
    spirit_of_rebellion_cards,
    spirit_of_rebellion_characters,
    spirit_of_rebellion_events,
    two_player_game,
    way_of_the_force,
)
from cantina.games.destiny.printed import Card

SETS = (
    awakenings_characters,
    awakenings_cards,
    awakenings_events,
    spirit_of_rebellion_characters,
    spirit_of_rebellion_cards,
    spirit_of_rebellion_events,
    empire_at_war,
    two_player_game,
    legacies,
    rivals,
    way_of_the_force,
    across_the_galaxy,
    convergence_characters,
    convergence_cards,
    convergence_events,
    allies_of_necessity,
    spark_of_hope,
)

CARDS: tuple[Card, ...] = tuple(card for one in SETS for card in one.CARDS)
