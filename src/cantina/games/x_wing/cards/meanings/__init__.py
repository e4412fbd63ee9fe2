"""What the words mean, by the same subjects: when they hold, how they are done, how they read."""

from cantina.games.x_wing.cards.meanings import (
    actions,
    arcs,
    attacks,
    bombs,
    cards,
    comparing,
    damage,
    dials,
    further_attacks,
    maneuvers,
    modifying,
    rolling,
    ships,
    target_locks,
    tokens,
    values,
)

LOADED = (
    actions,
    arcs,
    attacks,
    bombs,
    cards,
    comparing,
    damage,
    dials,
    further_attacks,
    maneuvers,
    modifying,
    rolling,
    ships,
    target_locks,
    tokens,
    values,
)
"""All meanings: importing them declares them."""
