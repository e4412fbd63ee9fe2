"""Blue events of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AtG 7",
        "Fear and Dead Men",
        "villain blue uncommon",
        cost=2,
        does=Resolve(
            One(Dice(YOU, shows=MELEE)), free=True, against_each=Cards(OPPONENT, CHARACTERS)
        ),
    ),
    event(
        "AtG 9",
        "Let The Hate Flow",
        "villain blue common",
        cost=0,
        only_if=There(Dice(YOU, shows=BLANK)),
        does=Turn(A_DIE, Showing(BLANK)),
    ),
    event(
        "AtG 59",
        "Bewilder",
        "hero blue common",
        cost=0,
        does=To(
            Spot(BLUE_CHARACTERS),
            Then(
                Reroll(One(Dice(OPPONENT, types=CHARACTERS))),
                Mill(ValueOf(THOSE_DICE), THAT_PLAYER),
            ),
        ),
    ),
    event(
        "AtG 60",
        "Finishing Strike",
        "hero blue uncommon",
        cost=1,
        does=Then(
            Resolve(One(Dice(YOU, shows=MELEE)), unblockable=True),
            If(CardIs(THAT_CHARACTER, Cards(remaining_health=Exactly(1))), Defeat(THAT_CHARACTER)),
        ),
    ),
    event(
        "AtG 62",
        "Hold Off",
        "hero blue common",
        cost=0,
        only_if=There(Dice(YOU, shows=(Symbol.SHIELD,))),
        does=Choose((Remove(One(Dice(shows=MELEE))), GiveShields(1, A_CHARACTER))),
    ),
    event(
        "AtG 63",
        "Insight",
        "hero blue common",
        cost=0,
        does=Do((Draw(2), PutOnDeck(Several(2, Cards(YOU, zone=Zone.HAND)), DeckPlace.BOTTOM))),
    ),
    event(
        "AtG 110",
        "Conflicted",
        "neutral blue common",
        cost=1,
        does=Then(
            Reroll(One(Dice(YOU, types=CHARACTERS, colours=BLUE))),
            If(
                DieIs(THOSE_DICE, Dice(shows=DAMAGE)),
                Deal(2, A_CHARACTER),
                GiveShields(2, A_CHARACTER),
            ),
        ),
    ),
    event(
        "AtG 111",
        "Deadly Advance",
        "neutral blue common",
        cost=2,
        does=Turn(
            UpTo(Count(Cards(Whose.EACH_OPPONENT, CHARACTERS, ready=False)), Dice(YOU)),
            Showing(MELEE),
        ),
    ),
    event(
        "AtG 114",
        "You Were My Friend",
        "neutral blue common",
        cost=1,
        does=Do(
            (
                Turn(One(Dice(types=CHARACTERS))),
                If(
                    Compared(
                        More(Count(Cards(YOU, colours=BLUE)), Count(Cards(OPPONENT, colours=BLUE))),
                        AtLeast(1),
                    ),
                    May(Remove(THOSE_DICE)),
                ),
            )
        ),
    ),
)
