"""Yellow events of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AW 128",
        "Draw Attention",
        "hero yellow common",
        cost=0,
        does=MoveDamage(2, YOUR_CHARACTER, One(Cards(YOU, CHARACTERS, not_that=True)), up_to=True),
        reprints=("09094",),
    ),
    event(
        "AW 129",
        "Hyperspace Jump",
        "hero yellow uncommon",
        cost=3,
        does=Do((EndActionPhase(), May(SwitchBattlefield()), SetAside(THIS))),
    ),
    event(
        "AW 130",
        "Let The Wookiee Win",
        "hero yellow uncommon",
        cost=1,
        does=As(
            OPPONENT,
            Choose(
                (Deal(2, One(Cards(YOU, CHARACTERS, ready=False))), Remove(Several(2, Dice(YOU))))
            ),
        ),
    ),
    event(
        "AW 162",
        "Unpredictable",
        "neutral yellow common",
        cost=0,
        keywords="ambush",
        does=Reroll(A_DIE),
        reprints=("09150",),
    ),
)
