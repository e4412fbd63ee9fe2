"""Yellow events of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "WotF 39 By Any Means",
        "villain yellow common, cost 1",
        Then(Remove(One(Dice(value=AtLeast(2)))), Indirect(1, YOU)),
    ),
    event(
        "WotF 40 Cocky",
        "villain yellow common, cost 0",
        To(Spot(YELLOW_CHARACTERS), As(Whose.EVERYONE, DiscardFromHand(2))),
    ),
    event(
        "WotF 41 Extreme Hubris",
        "villain yellow uncommon, cost 2",
        To(
            Spot(YELLOW_CHARACTERS, 2, or_one=Cards(names=("Jabba the Hutt",))),
            Resolve(YOUR_CHARACTER_DIE, keep=True),
        ),
    ),
    event(
        "WotF 42 Nefarious Deed",
        "villain yellow common, cost 0",
        MoveDamage(1, One(Cards(OPPONENT)), One(Cards(not_that=True))),
        keywords="ambush",
    ),
    event(
        "WotF 43 Paid Off",
        "villain yellow uncommon, cost 0",
        To(
            GiveResources(2, to=OPPONENT),
            Resolve(One(Dice(THAT_PLAYER, types=(CardType.CHARACTER, CardType.UPGRADE)))),
        ),
    ),
    event(
        "WotF 44 Partners in Crime",
        "villain yellow common, cost 0",
        Choose(
            (
                Resolve(AnyNumber(Dice(YOU, shows=DISRUPT)), as_symbol=Symbol.INDIRECT),
                Resolve(AnyNumber(Dice(YOU, shows=INDIRECT)), as_symbol=Symbol.DISRUPT),
            )
        ),
    ),
    event(
        "WotF 45 Quarrel",
        "villain yellow common, cost 0",
        As(OPPONENT, Choose((Lose(1), DiscardFromHand()))),
    ),
    event(
        "WotF 46 Rancorous",
        "villain yellow uncommon, cost 1",
        Remove(A_DIE),
        only_if=There(Dice(YOU, types=CHARACTERS, shows=BLANK)),
    ),
    event(
        "WotF 47 Sebulba Always Wins",
        "villain yellow uncommon, cost 2",
        Discard(One(Cards(types=SUPPORTS, tokens=AtLeast(1)))),
    ),
    event(
        "WotF 48 Sticky Situation",
        "villain yellow common, cost 1",
        Then(As(OPPONENT, Pick(A_DIE)), Remove(One(Dice(not_that=True)))),
    ),
    event(
        "WotF 92 Clandestine Operation",
        "hero yellow uncommon, cost 1",
        To(
            Spot(YELLOW_CHARACTERS, 2, or_one=Cards(names=("Cassian Andor",))),
            Then(
                Resolve(AnyNumber(Dice(YOU), same_symbol=True)),
                Mill(JustDone(Handled.DICE), ANYONE),
            ),
        ),
    ),
    event("WotF 93 Closing the Deal", "hero yellow common, cost 3", Do((Gain(5), MustPass(ALL)))),
    event(
        "WotF 94 Defensive Racing",
        "hero yellow uncommon, cost 0",
        To(
            Spot(YELLOW_CHARACTERS),
            RollIn(
                One(Dice(YOU, subtypes=VEHICLE, place=DiePlace.ON_CARD, removed_last_turn=True))
            ),
        ),
        only_if=There(Dice(YOU, subtypes=VEHICLE, place=DiePlace.ON_CARD, removed_last_turn=True)),
    ),
    event(
        "WotF 95 Dumb Luck",
        "hero yellow uncommon, cost 1",
        To(
            Spot(YELLOW_CHARACTERS, or_one=Cards(subtypes=GUNGAN)),
            Then(
                Reroll(UpTo(5, Dice(YOU))),
                Indirect(Count(Dice(YOU, shows=BLANK, that=True)), OPPONENT),
            ),
        ),
    ),
    event(
        "WotF 96 Mechanical Insight",
        "hero yellow common, cost 0",
        Do(
            (
                LookAt(Top(5, YOU)),
                AddToHand(
                    UpTo(1, Cards(zone=Zone.LOOKED_AT, subtypes=(Subtype.DROID, Subtype.PODRACER))),
                    reveal=True,
                ),
                PutBack(DeckPlace.BOTTOM),
            )
        ),
    ),
    event(
        "WotF 97 Narrow Escape",
        "hero yellow common, cost 0",
        Remove(A_DIE),
        only_if=Not(There(Cards(YOU, zone=Zone.HAND, not_this=True))),
    ),
    event(
        "WotF 98 Rigged Detonation",
        "hero yellow common, cost 1",
        Indirect(Capped(Resources(THAT_PLAYER), 5), THAT_PLAYER),
        only_if=OpponentControlsBattlefield(),
    ),
    event(
        "WotF 99 Righteous Cause",
        "hero yellow common, cost 0",
        MoveDamage(1, One(Cards(YOU)), One(Cards(YOU, same_type=True))),
        keywords="ambush",
    ),
    event(
        "WotF 100 Scoping the Target",
        "hero yellow uncommon, cost 1",
        If(
            Compared(DifferentSymbols(Dice(YOU)), AtLeast(5)),
            Choose(
                (
                    Deal(2, A_CHARACTER),
                    If(Compared(DifferentSymbols(Dice(YOU)), AtLeast(10)), Defeat(A_CHARACTER)),
                )
            ),
        ),
    ),
    event(
        "WotF 101 Shootout",
        "hero yellow common, cost 3",
        Then(
            Turn(UpTo(3, Dice(OPPONENT)), Showing(DAMAGE)),
            Turn(Several(JustDone(Handled.DICE), Dice(YOU)), Showing(DAMAGE)),
        ),
    ),
    event(
        "WotF 132 Friend or Foe",
        "neutral yellow common, cost 0",
        Then(
            Reroll(A_CHARACTER_DIE),
            If(DieIs(THOSE_DICE, Dice(shows=DAMAGE)), Deal(1, ITS_CARD), GiveShields(1, ITS_CARD)),
        ),
    ),
    event(
        "WotF 133 In The Crosshairs",
        "neutral yellow common, cost 3",
        Do((Declare(Declared.SYMBOL), Remove(AnyNumber(Dice(symbol_chosen=True))))),
        keywords="ambush",
    ),
    event(
        "WotF 134 Podracer Betting",
        "neutral yellow uncommon, cost 1",
        Do(
            (
                Declare(Declared.NUMBER),
                Then(
                    Reroll(One(Dice(YOU, subtypes=VEHICLE))),
                    If(
                        DieIs(THOSE_DICE, Dice(value_chosen=True)),
                        Gain(Rather(2, 3, DieIs(THOSE_DICE, Dice(subtypes=(Subtype.PODRACER,))))),
                    ),
                ),
            )
        ),
    ),
    event(
        "WotF 135 Reprogram",
        "neutral yellow uncommon, cost 0",
        Play(One(Cards(YOU, zone=Zone.HAND, subtypes=DROID)), less=1),
    ),
    event(
        "WotF 136 Risky Move",
        "neutral yellow uncommon, cost 1",
        To(
            Spot(YELLOW_CHARACTERS),
            Do((Remove(A_DIE), As(Whose.EACH_OPPONENT, GiveAmbush(this_round=True)))),
        ),
    ),
    event(
        "WotF 137 Start Your Engines!",
        "neutral yellow uncommon, cost 0",
        Search(Cards(subtypes=(Subtype.PODRACER,))),
    ),
)
