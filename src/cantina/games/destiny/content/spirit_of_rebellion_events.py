"""Events of Spirit of Rebellion."""

from __future__ import annotations

from cantina.core.effects import Choose, Do, Then, To
from cantina.games.destiny.cards.vocabulary.conditions import There
from cantina.games.destiny.cards.vocabulary.effects import (
    Deal,
    Gain,
    Heal,
    Mill,
    MoveShields,
    Play,
    PlayStacked,
    Remove,
    Reroll,
    Resolve,
    StackUnderThis,
    SwitchBattlefield,
    UseClaim,
)
from cantina.games.destiny.cards.vocabulary.flow import As, Pick, Spot
from cantina.games.destiny.cards.vocabulary.phrases import (
    A_CHARACTER,
    AN_OPPONENTS_CHARACTER,
    AN_OPPONENTS_DIE,
    BLANK,
    BLUE,
    BLUE_CHARACTERS,
    CHARACTERS,
    EACH_CHARACTER_OF_AN_OPPONENT,
    MELEE,
    OPPONENT,
    RANGED,
    RED,
    RED_CHARACTERS,
    THAT_CARD,
    THAT_PLAYER,
    THOSE_DICE,
    YOU,
    YOUR_CHARACTER,
)
from cantina.games.destiny.cards.vocabulary.selectors import (
    AnyNumber,
    AtMost,
    Cards,
    Dice,
    One,
    Zone,
)
from cantina.games.destiny.cards.vocabulary.values import CostOf, Count, ValueOf
from cantina.games.destiny.printed import Card, event
from cantina.games.destiny.terms import MELEE_OR_RANGED, Symbol

CARDS: tuple[Card, ...] = (
    event(
        "SoR 65",
        "Traitor!",
        "villain red uncommon",
        cost=1,
        keywords="ambush",
        does=Then(
            Mill(1, YOU),
            Remove(One(Dice(not_shows=(Symbol.SPECIAL,), value=AtMost(CostOf(THAT_CARD))))),
        ),
    ),
    event(
        "SoR 71",
        "Anger",
        "villain blue uncommon",
        cost=0,
        only_if=There(Dice(YOU, shows=BLANK), 2),
        does=Resolve(One(Dice(OPPONENT, shows=MELEE_OR_RANGED))),
    ),
    event(
        "SoR 80",
        "Doubt",
        "villain gray common",
        cost=0,
        does=Then(
            Reroll(AN_OPPONENTS_DIE),
            As(THAT_PLAYER, Choose((Resolve(THOSE_DICE), Remove(THOSE_DICE)))),
        ),
        reprints=("04020",),
    ),
    event(
        "SoR 91",
        "Friendly Fire",
        "hero red uncommon",
        cost=2,
        does=To(
            Do((Spot(RED_CHARACTERS), Remove(One(Dice(OPPONENT, shows=RANGED))))),
            Deal(ValueOf(THOSE_DICE), A_CHARACTER),
        ),
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
        "SoR 113",
        "Long Con",
        "hero yellow common",
        cost=0,
        does=Gain(Count(Cards(YOU, zone=Zone.DISCARD, copy_of_this=True, not_this=True))),
    ),
    event(
        "SoR 119",
        "Bombing Run",
        "neutral red uncommon",
        cost=0,
        does=Then(
            Resolve(One(Dice(YOU, colours=RED, shows=(Symbol.DISRUPT,)))),
            Deal(1, EACH_CHARACTER_OF_AN_OPPONENT),
        ),
    ),
    event(
        "SoR 121",
        "Salvo",
        "neutral red uncommon",
        cost=2,
        does=Resolve(One(Dice(YOU, shows=RANGED)), against_each=Cards(OPPONENT, CHARACTERS)),
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
    event(
        "SoR 136",
        "Evade",
        "neutral gray common",
        cost=1,
        does=Remove(One(Dice(shows=RANGED))),
        reprints=("04043",),
    ),
    event(
        "SoR 137",
        "New Orders",
        "neutral gray uncommon",
        cost=2,
        does=Do((SwitchBattlefield(), UseClaim())),
    ),
    event(
        "SoR 138",
        "Parry",
        "neutral gray common",
        cost=1,
        does=Remove(One(Dice(shows=MELEE))),
        reprints=("04021",),
    ),
)
