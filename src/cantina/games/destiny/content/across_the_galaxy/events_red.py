"""Red events of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AtG 22 Browbeat",
        "villain red common, cost 1",
        Remove(THAT_PLAYERS_DIE),
        only_if=Compared(More(Count(Dice(YOU)), Count(Dice(OPPONENT))), AtLeast(1)),
    ),
    event(
        "AtG 23 Commence Primary Ignition",
        "villain red uncommon, cost 2",
        Then(
            Activate(One(Cards(YOU, SUPPORTS, colours=RED))),
            May(Resolve(AnyNumber(Dice(YOU, on=THAT_CARD)), keep=True)),
        ),
    ),
    event(
        "AtG 24 Drop 'Em",
        "villain red uncommon, cost 2",
        To(
            Spot(RED_CHARACTERS, 2),
            ForEach(
                UpTo(2, Cards(types=CHARACTERS, upgrades=AtLeast(1))),
                ReturnToHand(One(Cards(types=UPGRADES, subtypes=WEAPON, on=THAT_CHARACTER))),
            ),
        ),
    ),
    event("AtG 25 Hatching A Plan", "villain red common, cost 0", Turn(A_DIE, Showing(DISCARD))),
    event(
        "AtG 26 Imposing Presence",
        "villain red common, cost 1",
        Choose(
            (
                If(Compared(HandSize(OPPONENT), AtMost(3)), Remove(THAT_PLAYERS_DIE)),
                If(Compared(HandSize(OPPONENT), Exactly(0)), Remove(Several(2, Dice(THAT_PLAYER)))),
            )
        ),
    ),
    event(
        "AtG 27 In Tandem",
        "villain red common, cost 1",
        To(Spot(RED_CHARACTERS), Turn(AnyNumber(Dice(YOU, subtypes=VEHICLE), same_title=True))),
    ),
    event(
        "AtG 28 Questioned Loyalty",
        "villain red uncommon, cost 0",
        Then(
            Declare(Declared.CARD),
            Do(
                (
                    LookAt(AN_OPPONENTS_HAND),
                    Discard(Each(Cards(zone=Zone.LOOKED_AT, title_chosen=True))),
                )
            ),
        ),
        only_if=There(Dice(YOU, shows=DISCARD)),
    ),
    event(
        "AtG 29 Reach The Stars",
        "villain red common, cost 1",
        Then(Reroll(UpTo(2, Dice())), If(OnYourBattlefield(), Reroll(UpTo(2, Dice())))),
        keywords="ambush",
    ),
    event(
        "AtG 76 Aerial Advantage",
        "hero red common, cost 1",
        Do(
            (
                To(Spot(RED_CHARACTERS), Turn(A_DIE)),
                May(To(Spot(Cards(subtypes=VEHICLE)), Remove(A_DIE))),
                May(To(Spot(Cards(subtypes=MOD)), Choose((Turn(A_DIE), Remove(A_DIE))))),
            )
        ),
        only_if=ControlBattlefield(),
    ),
    event(
        "AtG 77 Attack of The Clones",
        "hero red uncommon, cost 5",
        Ready(AnyNumber(Cards(YOU, CHARACTERS, unique=False, ready=False), same_title=True)),
    ),
    event(
        "AtG 78 Dogfight",
        "hero red uncommon, cost 2",
        Then(
            Exhaust(One(Cards(OPPONENT, subtypes=VEHICLE))),
            May(Ready(One(Cards(subtypes=VEHICLE)))),
        ),
    ),
    event(
        "AtG 79 Evacuate",
        "hero red uncommon, cost 4",
        Then(
            Defeat(One(Cards(YOU, CHARACTERS, unique=False))),
            Later(Moment.END_OF_ACTION_PHASE, ReturnToGame(THAT_CHARACTER)),
        ),
    ),
    event(
        "AtG 80 Inflame",
        "hero red common, cost 0",
        Turn(AN_OPPONENTS_DIE, Showing(DAMAGE)),
        keywords="ambush",
    ),
    event(
        "AtG 81 Outgun",
        "hero red common, cost 0",
        To(
            Do(
                (
                    SpotAnyNumber(
                        Cards(types=UPGRADES, subtypes=MOD, on=Each(Cards(YOU, subtypes=VEHICLE)))
                    ),
                    Spend(JustDone(Handled.CARDS)),
                )
            ),
            Remove(Several(JustDone(Handled.RESOURCES), Dice())),
        ),
    ),
    event(
        "AtG 82 Turn The Tables",
        "hero red uncommon, cost 2",
        Then(Remove(A_DAMAGE_DIE), Turn(UpTo(2, Dice(YOU)), Showing(DAMAGE))),
        only_if=There(Dice(YOU, shows=FOCUS)),
    ),
    event(
        "AtG 121 Attack Formation",
        "neutral red common, cost 1",
        To(
            Spot(RED_CHARACTERS),
            Resolve(
                One(Dice(YOU, types=(CardType.SUPPORT, CardType.UPGRADE, CardType.BATTLEFIELD))),
                plus=Count(Dice(YOU, copy_of_that=True)),
            ),
        ),
    ),
    event(
        "AtG 122 Barrel Roll",
        "neutral red common, cost 0",
        Do(
            (Activate(One(Cards(YOU, SUPPORTS))), twice(Reroll(AnyNumber(Dice(YOU, on=THAT_CARD)))))
        ),
    ),
    event(
        "AtG 123 Deployment",
        "neutral red common, cost 1",
        Activate(
            Together(
                (AnyNumber(Cards(YOU, SUPPORTS)), AnyNumber(Cards(YOU, CHARACTERS, unique=False)))
            )
        ),
    ),
    event(
        "AtG 124 Fleet Command",
        "neutral red common, cost 0",
        Reroll(UpTo(Count(Cards(YOU, CHARACTERS, colours=RED)), Dice())),
    ),
    event(
        "AtG 125 Intense Fire",
        "neutral red common, cost 1",
        Resolve(
            One(Dice(YOU, shows=DAMAGE)),
            plus=Rather(
                1,
                2,
                Compared(
                    More(Count(Cards(YOU, colours=RED)), Count(Cards(OPPONENT, colours=RED))),
                    AtLeast(1),
                ),
            ),
        ),
    ),
    event(
        "AtG 126 Revised Order",
        "neutral red common, cost 1",
        Do((Turn(A_DIE, OneHigher()), If(ControlBattlefield(), ReturnToHand(THIS)))),
    ),
    event(
        "AtG 127 Snuff Out",
        "neutral red uncommon, cost 2",
        Remove(Each(Dice(shows=DAMAGE))),
        only_if=ControlBattlefield(),
    ),
    event(
        "AtG 128 Transfer",
        "neutral red uncommon, cost 0",
        MoveUpgrade(
            One(Cards(types=UPGRADES, subtypes=MOD, on=Each(Cards(YOU, subtypes=VEHICLE)))),
            One(Cards(YOU, SUPPORTS, subtypes=VEHICLE)),
        ),
    ),
)
