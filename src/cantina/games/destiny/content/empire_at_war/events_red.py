"""Red events of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "EaW 61",
        "Commandeer",
        "villain red uncommon",
        cost=2,
        does=Resolve(One(Dice(OPPONENT, subtypes=VEHICLE)), free=True),
    ),
    event(
        "EaW 62",
        "Crossfire",
        "villain red common",
        cost=1,
        does=Choose(
            (
                Remove(One(Dice(has_cost=True))),
                To(Spend(1), Remove(Several(2, Dice(has_cost=True)))),
            )
        ),
    ),
    event(
        "EaW 63",
        "Drop Your Weapon!",
        "villain red uncommon",
        cost=2,
        does=To(
            Spot(RED_CHARACTERS, 2),
            Discard(
                One(
                    Cards(
                        types=UPGRADES,
                        subtypes=WEAPON,
                        on=Each(Cards(types=CHARACTERS, ready=True)),
                    )
                )
            ),
        ),
    ),
    event(
        "EaW 64",
        "Imperial Backing",
        "villain red uncommon",
        cost=2,
        keywords="ambush",
        does=Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND)), less=Count(Cards(YOU, CHARACTERS))),
    ),
    event(
        "EaW 66",
        "Red Alert",
        "villain red common",
        cost=3,
        does=Ready(One(Cards(types=CHARACTERS, colours=RED, unique=False))),
    ),
    event(
        "EaW 92",
        "Rearguard",
        "hero red common",
        cost=1,
        does=Remove(UpTo(Count(Dice(YOU, colours=RED, shows=(Symbol.SHIELD,))), Dice())),
    ),
    event(
        "EaW 95", "Swift Strike", "hero red common", cost=1, does=Remove(One(Dice(modifier=True)))
    ),
    event(
        "EaW 118",
        "Covering Fire",
        "neutral red common",
        cost=0,
        does=Reroll(UpTo(Count(Dice(YOU, shows=RANGED)), Dice(OPPONENT))),
    ),
    event(
        "EaW 119",
        "Deploy Squadron",
        "neutral red common",
        cost=0,
        does=Activate(AnyNumber(Cards(YOU, SUPPORTS))),
    ),
    event(
        "EaW 121",
        "Feint",
        "neutral red uncommon",
        cost=1,
        does=Then(
            Activate(YOUR_CHARACTER),
            May(To(Remove(Each(Dice(on=THAT_CHARACTER))), Ready(THAT_CHARACTER))),
        ),
    ),
    event(
        "EaW 122",
        "Flanking Maneuver",
        "neutral red uncommon",
        cost=2,
        does=Deal(Count(Dice(YOU, types=SUPPORTS)), A_CHARACTER),
    ),
    event(
        "EaW 123",
        "Heat Of Battle",
        "neutral red common",
        cost=2,
        does=Then(
            As(OPPONENT, Turn(UpTo(2, Dice(YOU)), Showing(MELEE_OR_RANGED))),
            Turn(UpTo(2, Dice(YOU)), Showing(MELEE_OR_RANGED)),
        ),
    ),
    event(
        "EaW 124",
        "Pinned Down",
        "neutral red common",
        cost=1,
        does=To(Spot(Cards(subtypes=VEHICLE)), Remove(A_DIE)),
    ),
)
