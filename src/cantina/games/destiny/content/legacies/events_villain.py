"""Villain events of Legacies."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "LEG 75 Consumed By The Dark Side",
        "villain blue common, cost 0",
        To(Deal(1, One(Cards(YOU, CHARACTERS, colours=BLUE))), Turn(A_DIE, Showing(BLANK))),
    ),
    event(
        "LEG 76 Dark Scheme",
        "villain blue common, cost 1",
        Do((LookAt(Top(5, OPPONENT)), Discard(A_CARD_LOOKED_AT), PutBack())),
    ),
    event(
        "LEG 77 Double Strike",
        "villain blue uncommon, cost 2",
        Resolve(One(Dice(YOU, shows=MELEE)), keep=True),
    ),
    event(
        "LEG 78 Frighten",
        "villain blue common, cost 1",
        StripShields(3, Cards(types=CHARACTERS)),
        keywords="ambush",
    ),
    event(
        "LEG 79 I Am Your Father",
        "villain blue uncommon, cost 2",
        Unless(
            Resolve(One(Dice(THAT_PLAYER, types=CHARACTERS))),
            OPPONENT,
            Discard(Each(Cards(YOU, zone=Zone.HAND))),
        ),
    ),
    event(
        "LEG 80 Snare",
        "villain blue uncommon, cost 3",
        Exhaust(A_CHARACTER),
        only_if=There(Cards(YOU, CHARACTERS, ready=False)),
    ),
    event(
        "LEG 81 Spell of Removal",
        "villain blue common, cost 1",
        To(
            Spot(BLUE_CHARACTERS),
            Do((Mill(1, ANYONE), If(CardIs(THAT_CARD, Cards(odd_cost=True)), Remove(A_DIE)))),
        ),
    ),
    event(
        "LEG 82 Witch Magick",
        "villain blue common, cost 1",
        Do(
            (
                Reveal(Top(3, YOU)),
                Heal(Count(Cards(zone=Zone.LOOKED_AT, odd_cost=True)), A_CHARACTER),
            )
        ),
    ),
    event(
        "LEG 84 Battle Fatigue",
        "villain red common, cost 1",
        Remove(THAT_PLAYERS_DIE),
        only_if=Every(Cards(OPPONENT, CHARACTERS), Cards(damage=AtLeast(1))),
    ),
    event(
        "LEG 85 Crush the Rebellion",
        "villain red uncommon, cost 2",
        Then(Remove(A_DAMAGE_DIE), Indirect(Half(ValueOf(THOSE_DICE)), OPPONENT)),
    ),
    event("LEG 86 Imperial Might", "villain red common, cost 2", Resolve(YOUR_DIE, plus=2)),
    event(
        "LEG 87 Scorched Earth",
        "villain red uncommon, cost 2",
        Indirect(Count(Dice(THAT_PLAYER)), OPPONENT),
        only_if=ControlBattlefield(),
    ),
    event(
        "LEG 88 Shrapnel Blast",
        "villain red common, cost 1",
        Then(Indirect(1, OPPONENT), May(Remove(One(Dice(types=CHARACTERS, on=THAT_CHARACTER))))),
    ),
    event(
        "LEG 89 Target Practice",
        "villain red common, cost 0",
        Then(Reroll(AnyNumber(Dice(YOU, colours=RED))), Reroll(AnyNumber(Dice(YOU, colours=RED)))),
    ),
    event("LEG 90 Three Steps Ahead", "villain red uncommon, cost 3", ExtraActions(3)),
    event(
        "LEG 92 Delve",
        "villain yellow uncommon, cost 3",
        To(
            Indirect(1, YOU),
            Play(One(Cards(YOU, (CardType.SUPPORT, CardType.UPGRADE), zone=Zone.HAND)), free=True),
        ),
    ),
    event(
        "LEG 93 Free-For-All",
        "villain yellow uncommon, cost 1",
        Then(Remove(ANY_OF_YOUR_DICE), Indirect(JustDone(Handled.DICE), OPPONENT)),
    ),
    event(
        "LEG 94 In Pursuit",
        "villain yellow uncommon, cost 0",
        Activate(AnyNumber(Cards(YOU, CHARACTERS, colours=YELLOW))),
        only_if=OpponentActivated(),
    ),
    event(
        "LEG 95 No Good To Me Dead",
        "villain yellow common, cost 0",
        Do((Heal(2, AN_OPPONENTS_CHARACTER, up_to=True), Gain(JustDone(Handled.DAMAGE)))),
    ),
    event(
        "LEG 96 Rumors",
        "villain yellow common, cost 1",
        Then(
            As(OPPONENT, PickCard(One(Cards(YOU, zone=Zone.HAND)))),
            Do(
                (
                    LookAt(Each(Cards(THAT_PLAYER, zone=Zone.HAND, not_that=True))),
                    Discard(A_CARD_LOOKED_AT),
                )
            ),
        ),
    ),
    event(
        "LEG 97 Subdue",
        "villain yellow common, cost 1",
        Do(
            (
                PickCard(One(Cards(types=CHARACTERS, damage=AtLeast(3)))),
                Remove(One(Dice(on=THAT_CHARACTER))),
            )
        ),
    ),
    event(
        "LEG 98 Take Flight",
        "villain yellow common, cost 0",
        Reroll(UpTo(2, Dice(YOU, colours=YELLOW))),
        keywords="ambush",
    ),
    event(
        "LEG 99 Outnumber",
        "villain gray common, cost 1",
        Remove(THAT_PLAYERS_DIE),
        only_if=Compared(
            More(Count(Cards(YOU, CHARACTERS)), Count(Cards(OPPONENT, CHARACTERS))), AtLeast(1)
        ),
    ),
)
