"""What the learned judge of Destiny looks at: two teams compared."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

from cantina.games.destiny.bot.worth import card_worth, die_worth
from cantina.games.destiny.facts import KNOWN
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.state import Duel

OF_A_TEAM: Final = (
    "health",
    "shields",
    "characters",
    "strongest",
    "weakest",
    "character-dice",
    "upgrade-dice",
    "support-dice",
    "upgrades",
    "supports",
    "rolled",
    "resources",
    "hand",
    "deck",
)
LOOKS: Final = (
    "written",
    "balance",
    "round",
    "battlefield",
    "others",
    "hand-worth",
    *[f"own-{name}" for name in OF_A_TEAM],
    *[f"rival-{name}" for name in OF_A_TEAM],
)
"""The rival is the strongest of the others; of hands only the own is looked into."""
SURE: Final = 6.0


def look_at(g: Duel, seat: int) -> list[float]:
    """Return the numbers of one team, all of which lie open."""
    lasting: list[float] = []
    shields = upgrades = supports = 0.0
    kinds: dict[int, str] = {}
    for card in g.play.values():
        if card.controller != seat:
            continue
        kinds[card.id] = card.kind
        if card.kind == "character":
            lasting.append(max(0, ongoing.health(g, card) - card.damage))
            shields += card.shields
        elif card.kind == "upgrade":
            upgrades += KNOWN[g.codes[card.id]].cost
        elif card.kind == "support":
            supports += KNOWN[g.codes[card.id]].cost
    dice = {"character": 0.0, "upgrade": 0.0, "support": 0.0}
    rolled = 0.0
    for die in g.dice.values():
        if die.controller == seat:
            kind = kinds.get(die.card, "character")
            dice[kind if kind in dice else "support"] += die_worth(g.die_codes[die.id]) / 3.0
            rolled += die.face >= 0
    player = g.players[seat]
    return [
        sum(lasting) / 10.0,
        shields / 3.0,
        len(lasting),
        max(lasting, default=0.0) / 10.0,
        min(lasting, default=0.0) / 10.0,
        *dice.values(),
        upgrades / 5.0,
        supports / 5.0,
        rolled / 3.0,
        player.resources / 3.0,
        len(player.hand) / 5.0,
        len(player.deck) / 20.0,
    ]


def look(g: Duel, seat: int, value: float, strength: Callable[[Duel, int], float]) -> list[float]:
    """Return what a seat sees of its team, of the strongest other, and of its own hand."""
    others = [player.seat for player in g.players if player.seat != seat and not player.out]
    rival = max(others, key=lambda other: strength(g, other), default=seat)
    mine, theirs = look_at(g, seat), look_at(g, rival)
    hand = sum([card_worth(g.codes[card]) for card in g.players[seat].hand])
    return [
        max(-SURE, min(SURE, log(max(value, 1e-6) / max(1.0 - value, 1e-6)))),
        log((mine[0] + 0.1) / (theirs[0] + 0.1)),
        min(g.round, 10) / 5.0,
        (g.controller == seat) - (g.controller == rival),
        len(others) - 1,
        hand / 20.0,
        *mine,
        *theirs,
    ]
