"""Downgrades of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    downgrade(
        "CONV 121",
        "Hampered",
        "neutral red uncommon injury",
        cost=0,
        abilities=(Standing(OneDieEachTurn(HOST)),),
    ),
    downgrade(
        "CONV 160",
        "Shock Collar",
        "neutral gray common equipment",
        cost=2,
        abilities=(Ability(After(Activates(HOST, by=ANYONE)), Deal(1, HOST)),),
    ),
)
