"""Everything the language can do; importing this module fills it in and checks every card."""

from __future__ import annotations

from cantina.games.outer_rim.cards import (
    judge,
    perform_assets,
    perform_basics,
    perform_places,
    perform_players,
    perform_windows,
    printing,
    printing_conditions,
)
from cantina.games.outer_rim.cards.checking import check_catalogue
from cantina.games.outer_rim.content import tables

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
