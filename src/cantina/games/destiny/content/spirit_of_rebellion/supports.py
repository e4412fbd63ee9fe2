"""Supports of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "SoR 30",
        "C-3PO",
        "unique hero red rare droid",
        cost=1,
        sides="1F 1Dc 1R 1R - -",
        abilities=(Ability(ACTION, To(Remove(THIS_DIE), Resolve(YOUR_DIE, as_symbol=Symbol.ANY))),),
    ),
    support(
        "SoR 70",
        "Imperial Inspection",
        "villain red uncommon",
        cost=0,
        abilities=(
            Ability(
                After(Rolls(Dice(YOU, shows=(Symbol.DISRUPT,)))),
                To(SetAside(THIS), ReturnToHand(One(Cards(types=UPGRADES, cost=AtMost(2))))),
                may=True,
            ),
        ),
    ),
    support(
        "SoR 123",
        "Aftermath",
        "neutral red common",
        cost=0,
        abilities=(
            Ability(After(Defeated(Cards(types=CHARACTERS))), To(Exhaust(THIS), Gain(1)), may=True),
        ),
        reprints=("11133",),
    ),
    support(
        "SoR 124",
        "Air Superiority",
        "neutral red common",
        cost=1,
        abilities=(
            Ability(After(Plays(THIS)), PlaceTokens(Token.SHIELD, 3, THIS)),
            Ability(ACTION, To(Exhaust(THIS), MoveShields(1, THIS, A_CHARACTER))),
        ),
    ),
    support(
        "SoR 149",
        "Outmaneuver",
        "neutral yellow common",
        cost=1,
        abilities=(Ability(After(ClaimsBattlefield()), Gain(1)),),
    ),
)
