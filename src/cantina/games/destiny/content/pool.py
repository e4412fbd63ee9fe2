"""Every card there is, set by set."""

from __future__ import annotations

from cantina.games.destiny.content import (
    across_the_galaxy,
    allies_of_necessity,
    awakenings,
    convergence,
    empire_at_war,
    legacies,
    rivals,
    spark_of_hope,
    spirit_of_rebellion,
    two_player_game,
    way_of_the_force,
)
from cantina.games.destiny.printed import Card

SETS = (
    awakenings,
    spirit_of_rebellion,
    empire_at_war,
    two_player_game,
    legacies,
    rivals,
    way_of_the_force,
    across_the_galaxy,
    convergence,
    allies_of_necessity,
    spark_of_hope,
)

CARDS: tuple[Card, ...] = tuple(card for one in SETS for card in one.CARDS)
