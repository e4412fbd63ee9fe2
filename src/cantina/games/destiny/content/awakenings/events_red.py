"""Red events of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AW 68 Cannon Fodder",
        "villain red common, cost 0",
        suffered_by(One(Cards(YOU, CHARACTERS, unique=False))),
    ),
    event(
        "AW 69 Closing the Net",
        "villain red common, cost 1",
        Do((As(OPPONENT, Remove(YOUR_DIE)), May(PutOnDeck(THIS, DeckPlace.BOTTOM)))),
    ),
    event(
        "AW 70 Endless Ranks",
        "villain red uncommon, cost 5",
        ReturnToGame(One(Cards(YOU, CHARACTERS, zone=Zone.DEFEATED, colours=RED, unique=False))),
    ),
    event(
        "AW 71 Occupation",
        "villain red common, cost 2",
        As(OPPONENT, Lose(ALL)),
        only_if=ControlBattlefield(),
    ),
    event(
        "AW 72 Probe",
        "villain red common, cost 0",
        Do(
            (
                LookAt(AtRandom(2, Cards(OPPONENT, zone=Zone.HAND))),
                Discard(Each(Cards(types=EVENTS, zone=Zone.LOOKED_AT))),
            )
        ),
        reprints=("09025",),
    ),
    event(
        "AW 73 Sweep the Area",
        "villain red common, cost 0",
        Reroll(Several(Count(Cards(YOU, CHARACTERS, colours=RED, ready=True)), Dice(OPPONENT))),
    ),
    event(
        "AW 74 Tactical Mastery",
        "villain red uncommon, cost 1",
        To(Spot(RED_CHARACTERS), ExtraActions(2)),
        reprints=("04015",),
    ),
    event(
        "AW 75 The Best Defense...",
        "villain red uncommon, cost 1",
        To(Deal(3, One(Cards(YOU, CHARACTERS, colours=RED))), Remove(UpTo(2, Dice(OPPONENT)))),
        reprints=("09028",),
    ),
    event(
        "AW 103 Commando Raid",
        "hero red uncommon, cost 1",
        Then(Resolve(One(Dice(YOU, colours=RED, shows=DISCARD)), plus=2), Draw(1)),
    ),
    event(
        "AW 104 Defensive Position",
        "hero red common, cost 1",
        Remove(Each(Dice(OPPONENT, value=AtLeast(2)))),
        only_if=ControlBattlefield(),
    ),
    event(
        "AW 105 Field Medic", "hero red common, cost 1", Heal(2, A_CHARACTER), reprints=("09078",)
    ),
    event(
        "AW 106 Hit and Run",
        "hero red common, cost 0",
        Activate(One(Cards(YOU, CHARACTERS, colours=RED))),
        keywords="ambush",
    ),
    event(
        "AW 107 It's a Trap!",
        "hero red uncommon, cost 1",
        Then(Pick(AN_OPPONENTS_DIE), Turn(UpTo(2, Dice(YOU, colours=RED)), SymbolPicked())),
    ),
    event("AW 108 Natural Talent", "hero red common, cost 1", Resolve(YOUR_DIE, plus=1)),
    event(
        "AW 109 Rearm",
        "hero red uncommon, cost 0",
        Play(One(Cards(YOU, UPGRADES, zone=Zone.DISCARD, colours=RED)), less=1),
    ),
    event("AW 110 Retreat", "hero red uncommon, cost 2", EndActionPhase(after=OPPONENT)),
    event(
        "AW 111 Strategic Planning",
        "hero red common, cost 1",
        Choose((Ready(One(Cards(types=SUPPORTS, mods=Exactly(0)))), Exhaust(A_SUPPORT))),
        reprints=("04037",),
    ),
    event(
        "AW 112 Surgical Strike",
        "hero red common, cost 1",
        To(
            Remove(AnyNumber(Dice(YOU, colours=RED, shows=RANGED))),
            Discard(One(Cards(types=SUPPORTS, cost=AtMost(ValueOf(THOSE_DICE, plus=1))))),
        ),
    ),
    event(
        "AW 138 Award Ceremony",
        "neutral red common, cost 1",
        To(
            Spot(RED_CHARACTERS),
            Do(
                (
                    Draw(Count(Cards(YOU, CHARACTERS, ready=False))),
                    SetAside(
                        Several(
                            Count(Cards(YOU, CHARACTERS, ready=False)), Cards(YOU, zone=Zone.HAND)
                        )
                    ),
                )
            ),
        ),
    ),
    event(
        "AW 139 Dug in",
        "neutral red uncommon, cost 1",
        ShareShields(3),
        only_if=ControlBattlefield(),
    ),
    event(
        "AW 140 Firepower",
        "neutral red common, cost 1",
        Resolve(
            One(Dice(YOU, colours=RED, shows=RANGED)),
            plus=Rather(1, 2, DieIs(THOSE_DICE, Dice(subtypes=VEHICLE))),
        ),
    ),
    event(
        "AW 141 Leadership",
        "neutral red uncommon, cost 1",
        To(
            Exhaust(One(Cards(YOU, CHARACTERS, colours=RED, unique=True))),
            Ready(One(Cards(types=CHARACTERS, not_that=True))),
        ),
    ),
    event(
        "AW 142 Logistics",
        "neutral red common, cost 0",
        To(Spot(RED_CHARACTERS), Resolve(One(Dice(YOU, shows=RESOURCE)), plus=1)),
        reprints=("04035",),
    ),
    event(
        "AW 143 Squad Tactics",
        "neutral red common, cost 0",
        Activate(AnyNumber(Cards(YOU, CHARACTERS, unique=False))),
        reprints=("09131",),
    ),
)
