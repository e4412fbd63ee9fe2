"""Blue events of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.content.spirit_of_rebellion.stacking import PlayStacked, StackUnderThis

CARDS: tuple[Card, ...] = (
    event(
        "SoR 71",
        "Anger",
        "villain blue uncommon",
        cost=0,
        only_if=There(Dice(YOU, shows=BLANK), 2),
        does=Resolve(One(Dice(OPPONENT, shows=MELEE_OR_RANGED))),
    ),
    event(
        "SoR 101",
        "Destiny",
        "hero blue common",
        cost=0,
        does=Do(
            (
                Remove(AnyNumber(Dice(YOU, colours=BLUE))),
                Play(One(Cards(YOU, zone=Zone.HAND, cost=AtMost(ValueOf(THOSE_DICE)))), free=True),
            )
        ),
    ),
    event(
        "SoR 104",
        "Krayt Dragon Howl",
        "hero blue common",
        cost=0,
        does=To(
            Spot(BLUE_CHARACTERS),
            Then(
                Pick(AN_OPPONENTS_DIE), As(THAT_PLAYER, Choose((Remove(THOSE_DICE), Mill(2, YOU))))
            ),
        ),
    ),
    event(
        "SoR 105",
        "My Ally Is The Force",
        "hero blue uncommon",
        cost=2,
        keywords="ambush",
        does=Resolve(One(Dice(YOU, colours=BLUE)), keep=True),
    ),
    event(
        "SoR 129",
        "Momentum Shift",
        "neutral blue uncommon",
        cost=1,
        does=MoveShields(1, AN_OPPONENTS_CHARACTER, YOUR_CHARACTER),
    ),
    event(
        "SoR 131",
        "Premonitions",
        "neutral blue uncommon",
        cost=0,
        does=Choose((StackUnderThis(), PlayStacked())),
    ),
    event(
        "SoR 132",
        "Rejuvenate",
        "neutral blue common",
        cost=0,
        does=To(Spot(BLUE_CHARACTERS), Heal(1, A_CHARACTER)),
    ),
)
