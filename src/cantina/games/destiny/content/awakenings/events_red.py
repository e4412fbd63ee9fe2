"""Red events of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AW 72",
        "Probe",
        "villain red common",
        cost=0,
        does=Do(
            (
                LookAt(AtRandom(2, Cards(OPPONENT, zone=Zone.HAND))),
                Discard(Each(Cards(types=EVENTS, zone=Zone.LOOKED_AT))),
            )
        ),
        reprints=("09025",),
    ),
    event(
        "AW 74",
        "Tactical Mastery",
        "villain red uncommon",
        cost=1,
        does=To(Spot(RED_CHARACTERS), ExtraActions(2)),
        reprints=("04015",),
    ),
    event(
        "AW 75",
        "The Best Defense...",
        "villain red uncommon",
        cost=1,
        does=To(Deal(3, One(Cards(YOU, CHARACTERS, colours=RED))), Remove(UpTo(2, Dice(OPPONENT)))),
        reprints=("09028",),
    ),
    event(
        "AW 111",
        "Strategic Planning",
        "hero red common",
        cost=1,
        does=Choose(
            (
                Ready(One(Cards(types=SUPPORTS, mods=Exactly(0)))),
                Exhaust(One(Cards(types=SUPPORTS))),
            )
        ),
        reprints=("04037",),
    ),
    event(
        "AW 142",
        "Logistics",
        "neutral red common",
        cost=0,
        does=To(Spot(RED_CHARACTERS), Resolve(One(Dice(YOU, shows=RESOURCE)), plus=1)),
        reprints=("04035",),
    ),
    event(
        "AW 143",
        "Squad Tactics",
        "neutral red common",
        cost=0,
        does=Activate(AnyNumber(Cards(YOU, CHARACTERS, unique=False))),
        reprints=("09131",),
    ),
)
