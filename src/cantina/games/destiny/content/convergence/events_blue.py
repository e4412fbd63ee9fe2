"""Blue events of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "CONV 6 A Tale of Tragedy",
        "villain blue common, cost 1",
        Then(
            PickCard(One(Cards(YOU, CHARACTERS, subtypes=SITH))),
            Then(
                PickCard(One(Cards(types=CHARACTERS, not_that=True))),
                Turn(Each(Dice(on=THAT_CHARACTER, types=CHARACTERS))),
            ),
        ),
    ),
    event(
        "CONV 7 Breaking Bonds",
        "villain blue common, cost 1",
        Do(
            (
                PickCard(A_CHARACTER),
                Discard(One(Cards(types=(CardType.DOWNGRADE,), on=THAT_CHARACTER))),
                If(CardIs(THAT_CHARACTER, Cards(subtypes=SITH)), May(Turn(A_DIE, Showing(BLANK)))),
            )
        ),
    ),
    event(
        "CONV 8 Fit of Rage",
        "villain blue common, cost 2",
        RemoveShields(ALL, Each(Cards(Whose.EACH_OPPONENT, CHARACTERS))),
    ),
    event(
        "CONV 9 Forsaken",
        "villain blue uncommon, cost 0",
        Remove(One(Dice(value=AtMost(2)))),
        only_if=AnyOf(
            (Compared(Count(Dice(YOU)), Exactly(1)), Compared(Count(Dice(OPPONENT)), Exactly(1)))
        ),
    ),
    event(
        "CONV 59 A Friend Lost",
        "hero blue common, cost 1",
        Turn(UpTo(2, Dice(YOU)), Showing(DAMAGE)),
        only_if=There(Cards(YOU, CHARACTERS, zone=Zone.DEFEATED, unique=True)),
    ),
    event(
        "CONV 60 Channel the Force",
        "hero blue common, cost 2",
        Do(
            (
                Reroll(A_DIE),
                May(To(Spot(LEADERS), Turn(A_DIE))),
                May(To(Spot(Cards(subtypes=JEDI)), Remove(A_DIE))),
            )
        ),
    ),
    event(
        "CONV 62 Disciplined Mind",
        "hero blue common, cost 1",
        To(Spot(Cards(subtypes=JEDI)), Remove(One(Dice(not_subtypes=JEDI)))),
    ),
    event("CONV 63 Strong Intuition", "hero blue common, cost 1", Then(Draw(3), DiscardFromHand())),
    event(
        "CONV 64 Upper Hand",
        "hero blue starter, cost 0",
        Remove(One(Dice(value=Exactly(0)))),
        only_if=There(Dice(YOU, value=AtLeast(2))),
    ),
    event(
        "CONV 106 Attunement",
        "neutral blue common, cost 1",
        Do(
            (
                If(There(Dice(YOU, shows=MELEE)), Deal(1, A_CHARACTER)),
                If(There(Dice(YOU, shows=SHIELD)), GiveShields(1, A_CHARACTER)),
                If(There(Dice(YOU, shows=BLANK)), May(Turn(A_DIE, Showing(BLANK)))),
            )
        ),
    ),
    event(
        "CONV 107 Circle of Shelter",
        "neutral blue uncommon move, cost 0",
        Resolve(
            YOUR_CHARACTER_DIE,
            as_symbol=Symbol.SHIELD,
            keep=CardIs(ITS_CARD, Cards(bears=("Soresu Mastery",))),
        ),
    ),
    event(
        "CONV 108 Deflecting Slash",
        "neutral blue uncommon move, cost 1",
        To(
            Activate(One(Cards(YOU, CHARACTERS, colours=BLUE))),
            Do(
                (
                    Remove(One(Dice(shows=(Symbol.RANGED, Symbol.INDIRECT)))),
                    If(
                        CardIs(THAT_CHARACTER, Cards(bears=("Soresu Mastery",))),
                        GiveShields(2, THAT_CHARACTER),
                    ),
                )
            ),
        ),
    ),
    event(
        "CONV 109 Fatal Blow",
        "neutral blue common move, cost 2",
        Resolve(
            One(Dice(YOU, types=CHARACTERS, shows=DAMAGE)),
            plus=Count(Cards(types=UPGRADES, on=ITS_CARD)),
        ),
    ),
    event(
        "CONV 110 Overqualified",
        "neutral blue common, cost 1",
        Then(Pick(YOUR_DIE), Remove(One(Dice(value=Below(ValueOf(THOSE_DICE)))))),
    ),
    event(
        "CONV 111 Twin Strike",
        "neutral blue common move, cost 0",
        Resolve(UpTo(2, Dice(YOU, types=CHARACTERS, colours=BLUE, shows=MELEE)), unblockable=True),
    ),
)
