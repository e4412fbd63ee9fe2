"""Everything the language can do; importing this module fills it in and checks every card."""

from __future__ import annotations

from cantina.games.outer_rim.content import tables
from cantina.games.outer_rim.effects import (
    judge,
    perform_assets,
    perform_basics,
    perform_places,
    perform_players,
    perform_windows,
    printing,
    printing_conditions,
)
from cantina.games.outer_rim.effects.check import check_catalogue

FILLED = (
    tables,
    judge,
    perform_assets,
    perform_basics,
    perform_places,
    perform_players,
    perform_windows,
    printing,
    printing_conditions,
)

check_catalogue()
