"""Downgrades of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    downgrade(
        "CONV 5 Mind Extraction",
        "villain blue uncommon, cost 2",
        Standing(LosesAbilities(HOST)),
        Ability(ACTION, To(Exhaust(HOST), Discard(THIS)), by=THAT_PLAYER),
    ),
    downgrade(
        "CONV 39 Death Mark",
        "villain yellow common bounty, cost 0",
        Ability(After(Defeated(HOST)), Draw(3), may=True),
    ),
    downgrade(
        "CONV 40 Enticing Reward",
        "villain yellow uncommon bounty, cost 1",
        Ability(
            After(Defeated(HOST)),
            Play(
                One(
                    Cards(
                        YOU,
                        UPGRADES,
                        zone=Zone.HAND_OR_DISCARD,
                        subtypes=(Subtype.EQUIPMENT, Subtype.WEAPON),
                    )
                ),
                free=True,
            ),
            may=True,
        ),
    ),
    downgrade(
        "CONV 76 Target Acquired",
        "hero red uncommon intel, cost 1",
        Standing(DrawsIndirect(HOST)),
        only_on=Cards(types=CHARACTERS, damage=AtLeast(1)),
    ),
    downgrade(
        "CONV 105 Secrets Laid Bare",
        "neutral blue common intel, cost 0",
        Ability(
            After(Activates(HOST, by=ANYONE)),
            Reveal(AtRandom(3, Cards(THAT_PLAYER, zone=Zone.HAND))),
        ),
    ),
    downgrade(
        "CONV 121 Hampered", "neutral red uncommon injury, cost 0", Standing(OneDieEachTurn(HOST))
    ),
    downgrade(
        "CONV 143 Wanted",
        "neutral yellow common bounty, cost 0",
        Ability(After(Defeated(HOST)), Gain(2), may=True),
    ),
    downgrade(
        "CONV 160 Shock Collar",
        "neutral gray common equipment, cost 2",
        Ability(After(Activates(HOST, by=ANYONE)), Deal(1, HOST)),
    ),
    downgrade(
        "CONV 161 Wounded", "neutral gray common injury, cost 1", Standing(MoreHealth(-1, HOST))
    ),
)
