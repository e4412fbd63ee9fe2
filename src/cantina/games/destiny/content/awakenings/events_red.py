"""Red events of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AW 68",
        "Cannon Fodder",
        "villain red common",
        cost=0,
        does=Then(
            Do(
                (
                    Pick(One(Dice(OPPONENT, shows=MELEE_OR_RANGED))),
                    Deal(ValueOf(THOSE_DICE), One(Cards(YOU, CHARACTERS, unique=False))),
                )
            ),
            Remove(THOSE_DICE),
        ),
    ),
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
        "AW 103",
        "Commando Raid",
        "hero red uncommon",
        cost=1,
        does=Then(Resolve(One(Dice(YOU, colours=RED, shows=(Symbol.DISCARD,))), plus=2), Draw(1)),
    ),
    event(
        "AW 104",
        "Defensive Position",
        "hero red common",
        cost=1,
        only_if=ControlBattlefield(),
        does=Remove(Each(Dice(OPPONENT, value=AtLeast(2)))),
    ),
    event(
        "AW 105",
        "Field Medic",
        "hero red common",
        cost=1,
        does=Heal(2, A_CHARACTER),
        reprints=("09078",),
    ),
    event(
        "AW 106",
        "Hit and Run",
        "hero red common",
        cost=0,
        keywords="ambush",
        does=Activate(One(Cards(YOU, CHARACTERS, colours=RED))),
    ),
    event(
        "AW 107",
        "It's a Trap!",
        "hero red uncommon",
        cost=1,
        does=Then(Pick(AN_OPPONENTS_DIE), Turn(UpTo(2, Dice(YOU, colours=RED)), SymbolPicked())),
    ),
    event("AW 108", "Natural Talent", "hero red common", cost=1, does=Resolve(YOUR_DIE, plus=1)),
    event(
        "AW 109",
        "Rearm",
        "hero red uncommon",
        cost=0,
        does=Play(One(Cards(YOU, UPGRADES, zone=Zone.DISCARD, colours=RED)), less=1),
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
        "AW 141",
        "Leadership",
        "neutral red uncommon",
        cost=1,
        does=To(
            Exhaust(One(Cards(YOU, CHARACTERS, colours=RED, unique=True))),
            Ready(One(Cards(types=CHARACTERS, not_that=True))),
        ),
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
