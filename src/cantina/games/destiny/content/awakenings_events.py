"""Events of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
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
        "AW 81",
        "Enrage",
        "villain blue common",
        cost=0,
        does=To(Deal(1, One(Cards(YOU, CHARACTERS, colours=BLUE))), Gain(1)),
    ),
    event(
        "AW 84",
        "Intimidate",
        "villain blue common",
        cost=0,
        does=RemoveShields(ALL, A_CHARACTER),
        reprints=("04018",),
    ),
    event(
        "AW 91",
        "Nowhere to Run",
        "villain gray uncommon",
        cost=2,
        does=Turn(Each(Dice(YOU, shows=BLANK))),
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
        "AW 115",
        "Defensive Stance",
        "hero blue common",
        cost=1,
        does=GiveShields(2, A_CHARACTER),
        reprints=("04039", "09061"),
    ),
    event(
        "AW 117",
        "Heroism",
        "hero blue common",
        cost=0,
        does=Then(
            Do(
                (
                    Pick(One(Dice(OPPONENT, shows=MELEE_OR_RANGED))),
                    Deal(ValueOf(THOSE_DICE), One(Cards(YOU, CHARACTERS, unique=True))),
                )
            ),
            Remove(THOSE_DICE),
        ),
    ),
    event(
        "AW 126",
        "Daring Escape",
        "hero gray uncommon",
        cost=2,
        keywords="ambush",
        does=Then(Reroll(AnyNumber(Dice(OPPONENT))), Remove(Each(Dice(THAT_PLAYER, shows=BLANK)))),
    ),
    event(
        "AW 128",
        "Draw Attention",
        "hero yellow common",
        cost=0,
        does=MoveDamage(2, YOUR_CHARACTER, One(Cards(YOU, CHARACTERS, not_that=True)), up_to=True),
        reprints=("09094",),
    ),
    event(
        "AW 129",
        "Hyperspace Jump",
        "hero yellow uncommon",
        cost=3,
        does=Do((EndActionPhase(), May(SwitchBattlefield()), SetAside(THIS))),
    ),
    event(
        "AW 130",
        "Let The Wookiee Win",
        "hero yellow uncommon",
        cost=1,
        does=As(
            OPPONENT,
            Choose(
                (Deal(2, One(Cards(YOU, CHARACTERS, ready=False))), Remove(Several(2, Dice(YOU))))
            ),
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
    event(
        "AW 146",
        "Disturbance in the Force",
        "neutral blue common",
        cost=1,
        does=Reroll(Each(Dice())),
    ),
    event(
        "AW 149",
        "Use The Force",
        "neutral blue starter",
        cost=1,
        does=To(Spot(BLUE_CHARACTERS), Turn(A_DIE)),
        reprints=("09112",),
    ),
    event("AW 151", "Aim", "neutral gray starter", cost=1, does=Turn(YOUR_DIE, Showing(RANGED))),
    event(
        "AW 153",
        "Block",
        "neutral gray common",
        cost=2,
        does=Remove(Each(Dice(OPPONENT, shows=MELEE))),
        reprints=("09163",),
    ),
    event(
        "AW 154",
        "Close Quarters Assault",
        "neutral gray starter",
        cost=0,
        does=DiscardAtRandom(Count(Dice(YOU, shows=MELEE)), OPPONENT),
    ),
    event(
        "AW 155",
        "Dodge",
        "neutral gray common",
        cost=2,
        does=Remove(Each(Dice(OPPONENT, shows=RANGED))),
        reprints=("09164",),
    ),
    event(
        "AW 156",
        "Flank",
        "neutral gray uncommon",
        cost=1,
        only_if=Compared(
            More(
                Count(Cards(YOU, CHARACTERS, ready=True)),
                Count(Cards(OPPONENT, CHARACTERS, ready=True)),
            ),
            AtLeast(1),
        ),
        does=Remove(One(Dice(THAT_PLAYER))),
        reprints=("04044", "10015"),
    ),
    event("AW 157", "Take Cover", "neutral gray common", cost=0, does=GiveShields(1, A_CHARACTER)),
    event(
        "AW 162",
        "Unpredictable",
        "neutral yellow common",
        cost=0,
        keywords="ambush",
        does=Reroll(A_DIE),
        reprints=("09150",),
    ),
)
