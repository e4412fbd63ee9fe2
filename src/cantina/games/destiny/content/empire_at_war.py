"""Cards of Empire at War."""

from __future__ import annotations

from cantina.core.effects import Do, May, Then, To
from cantina.games.destiny.cards.vocabulary.conditions import CardIs
from cantina.games.destiny.cards.vocabulary.effects import (
    Activate,
    CostLess,
    Deal,
    Defeat,
    Discard,
    Exhaust,
    Gain,
    LookAt,
    Mill,
    MoveDamage,
    MoveUpgrade,
    Play,
    Ready,
    Remove,
    Reroll,
    Resolve,
    ReturnToHand,
    RollSetAside,
    Spend,
    SymbolOfThisDie,
    TakeResources,
    Turn,
)
from cantina.games.destiny.cards.vocabulary.events import (
    Activates,
    Defeated,
    First,
    Plays,
    TakesAction,
)
from cantina.games.destiny.cards.vocabulary.flow import As, Declare, Declared, Later, Moment
from cantina.games.destiny.cards.vocabulary.frames import (
    Action,
    After,
    Before,
    Inherent,
    Instead,
    Ongoing,
    PowerAction,
    Special,
)
from cantina.games.destiny.cards.vocabulary.phrases import (
    A_CHARACTER,
    AN_OPPONENTS_CHARACTER,
    BLANK,
    BLUE,
    CHARACTERS,
    EVENTS,
    ITS_CARD,
    OPPONENT,
    RED,
    SUPPORTS,
    THAT_CARD,
    THAT_CHARACTER,
    THAT_PLAYER,
    THIS,
    THIS_DIE,
    UPGRADES,
    VEHICLE,
    WEAPON,
    YOU,
)
from cantina.games.destiny.cards.vocabulary.rules import (
    CostChanges,
    IgnoresRestrictions,
    ModifiesAny,
    StartsWithMore,
    XIs,
)
from cantina.games.destiny.cards.vocabulary.selectors import (
    AtLeast,
    AtMost,
    Cards,
    Dice,
    Each,
    Exactly,
    One,
    Whose,
    Zone,
)
from cantina.games.destiny.cards.vocabulary.values import Count, EventAmount, HandSize, More, Rather
from cantina.games.destiny.printed import Card, character, event, support, upgrade

CARDS: tuple[Card, ...] = (
    character(
        "EaW 1",
        "Ciena Ree",
        "unique villain red rare",
        subtitle="Adept Pilot",
        points="8/11",
        health=9,
        sides="1RD +2RD 1Dr 1R 1R -",
        subtypes="pilot",
        abilities=(PowerAction(To(Spend(2), Ready(One(Cards(subtypes=VEHICLE))))),),
    ),
    character(
        "EaW 2",
        "General Hux",
        "unique villain red rare",
        subtitle="Aspiring Commander",
        points="11/14",
        health=11,
        sides="1RD 2F 1Dc 1R Sp -",
        subtypes="leader",
        abilities=(
            Special(
                Play(
                    One(Cards(YOU, EVENTS, zone=Zone.HAND, colours=RED)),
                    less=Count(Cards(YOU, CHARACTERS)),
                )
            ),
        ),
    ),
    character(
        "EaW 3",
        "MagnaGuard",
        "villain red rare",
        points="9",
        health=8,
        sides="1MD 2MD1 2MD1 1Sh 1R -",
        subtypes="droid guard",
        abilities=(
            Instead(Defeated(THIS, by_damage=True), Later(Moment.END_OF_ROUND, Defeat(THIS))),
        ),
    ),
    character(
        "EaW 4",
        "Thrawn",
        "unique villain red legendary",
        subtitle="Master Strategist",
        points="14/17",
        health=12,
        sides="1F 2F 1Dr 1Sh 2R -",
        subtypes="leader",
        abilities=(
            After(
                Activates(THIS),
                May(
                    Then(
                        Declare(Declared.NUMBER),
                        Do(
                            (
                                LookAt(Each(Cards(OPPONENT, zone=Zone.HAND))),
                                Discard(One(Cards(zone=Zone.LOOKED_AT, cost_chosen=True))),
                            )
                        ),
                    )
                ),
            ),
        ),
    ),
    character(
        "EaW 8",
        "Quinlan Vos",
        "unique villain blue rare",
        subtitle="Dark Disciple",
        points="12/15",
        health=11,
        sides="2MD +2MD 1Dc 1R Sp -",
        subtypes="apprentice",
        abilities=(Special(Deal(More(HandSize(), HandSize(THAT_PLAYER)), AN_OPPONENTS_CHARACTER)),),
    ),
    character(
        "EaW 9",
        "Servant of the Dark Side",
        "villain blue rare",
        points="8",
        health=7,
        sides="1MD 3MD1 1F 1Sh 1R -",
        subtypes="scavenger",
        abilities=(
            Before(
                Defeated(Cards(YOU, CHARACTERS, colours=BLUE, not_this=True)),
                May(MoveUpgrade(One(Cards(types=UPGRADES, on=THAT_CHARACTER)), THIS)),
            ),
        ),
    ),
    character(
        "EaW 10",
        "Seventh Sister",
        "unique villain blue legendary",
        subtitle="Agile Inquisitor",
        points="11/14",
        health=10,
        sides="1MD 2MD 1Dr 1Sh 1R -",
        subtypes="inquisitor",
        abilities=(After(Activates(THIS), May(RollSetAside("ID9 Seeker Droid"))),),
    ),
    character(
        "EaW 11",
        "Grand Inquisitor",
        "unique villain blue legendary",
        subtitle="Sith Loyalist",
        points="14/19",
        balance="13/17",
        health=12,
        sides="2MD 3MD1 2F 1R Sp -",
        subtypes="inquisitor",
        abilities=(
            Special(Then(Remove(One(Dice(types=CHARACTERS, shows=BLANK))), Deal(2, ITS_CARD))),
        ),
    ),
    upgrade(
        "EaW 13",
        "ID9 Seeker Droid",
        "villain blue rare",
        cost=2,
        sides="XMD XF XDr XDc XSh -",
        subtypes="droid",
        abilities=(Inherent(XIs(Count(Dice(YOU, names=("ID9 Seeker Droid",))))),),
    ),
    character(
        "EaW 16",
        "Bazine Netal",
        "unique villain yellow rare",
        subtitle="Master Manipulator",
        points="7/10",
        health=8,
        sides="1Dr 1Dc 2Sh1 1R Sp -",
        subtypes="advisor",
        abilities=(
            Special(
                Deal(Rather(1, 3, CardIs(THAT_CHARACTER, Cards(damage=Exactly(0)))), A_CHARACTER)
            ),
        ),
    ),
    character(
        "EaW 17",
        "Bossk",
        "unique villain yellow rare",
        subtitle="Wookiee Slayer",
        points="11/15",
        health=11,
        sides="1RD +2RD 3MD1 1Dr 1R -",
        subtypes="bounty-hunter",
        abilities=(
            After(
                Activates(THIS),
                May(
                    MoveDamage(
                        1, AN_OPPONENTS_CHARACTER, One(Cards(types=CHARACTERS, not_that=True))
                    )
                ),
            ),
        ),
    ),
    character(
        "EaW 18",
        "Cad Bane",
        "unique villain yellow legendary",
        subtitle="Vicious Mercenary",
        points="13/17",
        health=12,
        sides="2RD 3RD1 2Dc1 1Sh 1R -",
        subtypes="bounty-hunter",
        abilities=(
            Action(
                Then(Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND)), on=THIS), May(Activate(THIS)))
            ),
        ),
    ),
    character(
        "EaW 19",
        "Gamorrean Guard",
        "villain yellow rare",
        points="10",
        health=11,
        sides="1MD 3MD1 +2MD 1Dr - -",
        subtypes="guard",
        keywords="guardian",
    ),
    character(
        "EaW 24",
        "General Rieekan",
        "unique hero red rare",
        subtitle="Defensive Mastermind",
        points="12/15",
        health=11,
        sides="1F 2F 1Sh 2Sh 1R -",
        subtypes="leader",
        abilities=(
            After(
                Activates(THIS),
                May(
                    Mill(Count(Cards(YOU, CHARACTERS, shields=AtLeast(1), not_this=True)), OPPONENT)
                ),
            ),
        ),
    ),
    character(
        "EaW 25",
        "Hera Syndulla",
        "unique hero red rare",
        subtitle="Phoenix Leader",
        points="9/12",
        health=10,
        sides="1RD 1F 1Sh 1R Sp -",
        subtypes="leader pilot spectre",
        abilities=(
            Special(
                Then(
                    Play(One(Cards(YOU, zone=Zone.HAND, subtypes=VEHICLE)), free=True),
                    Later(Moment.END_OF_ACTION_PHASE, ReturnToHand(THAT_CARD)),
                )
            ),
        ),
    ),
    character(
        "EaW 26",
        "K-2SO",
        "unique hero red legendary",
        subtitle="Reprogrammed Droid",
        points="15/20",
        balance="13/18",
        health=12,
        sides="2MD 3MD 1Dc 2Sh 1R -",
        subtypes="droid",
        abilities=(
            Ongoing(CostChanges(2, Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS)),
            After(
                Plays(Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS, or_moved=True),
                Ready(THIS),
                first=First.EACH_GAME,
            ),
        ),
    ),
    character(
        "EaW 27",
        "Rookie Pilot",
        "hero red rare",
        points="7",
        health=7,
        sides="+2RD +2RD 1Sh 1R - -",
        subtypes="pilot",
        abilities=(After(Activates(THIS), May(Reroll(One(Dice(YOU, subtypes=VEHICLE))))),),
    ),
    character(
        "EaW 31",
        "Ahsoka Tano",
        "unique hero blue legendary",
        subtitle="Force Operative",
        points="13/17",
        balance="12/15",
        health=11,
        sides="2MD 2MD 1Dc 1Sh 1R -",
        abilities=(
            After(
                Activates(THIS), May(To(Spend(EventAmount()), Ready(THIS))), first=First.EACH_ROUND
            ),
        ),
    ),
    character(
        "EaW 32",
        "Jedi Instructor",
        "hero blue rare",
        points="8",
        health=9,
        sides="1RD 1MD 1F 1Sh 1R -",
        subtypes="jedi",
        abilities=(
            After(Activates(THIS), May(Turn(One(Dice(YOU, types=CHARACTERS)), SymbolOfThisDie()))),
        ),
    ),
    character(
        "EaW 33",
        "Kanan Jarrus",
        "unique hero blue rare",
        subtitle="Rebel Jedi",
        points="10/13",
        health=10,
        sides="1RD 2MD 1F 1Dr 1R -",
        subtypes="jedi spectre",
        abilities=(Before(TakesAction(), May(Resolve(One(Dice(YOU, on=THIS, types=CHARACTERS))))),),
    ),
    character(
        "EaW 34",
        "Mace Windu",
        "unique hero blue legendary",
        subtitle="Jedi Champion",
        points="16/22",
        balance="14/19",
        health=12,
        sides="2MD 2MD 4MD1 1Sh 1R -",
        subtypes="jedi leader",
        abilities=(
            Action(
                To(
                    Remove(THIS_DIE),
                    Defeat(One(Cards(types=CHARACTERS, remaining_health=AtMost(2)))),
                )
            ),
        ),
    ),
    support(
        "EaW 35",
        "Training Remote",
        "hero blue rare",
        cost=1,
        sides="+1* +1* +1* +2*1 - -",
        abilities=(Inherent(ModifiesAny(Dice(YOU, types=CHARACTERS, colours=BLUE))),),
    ),
    character(
        "EaW 38",
        "Ezra Bridger",
        "unique hero yellow rare",
        subtitle="Force-sensitive Thief",
        points="7/10",
        health=7,
        sides="1RD +2RD 1Dr 1R Sp -",
        subtypes="scavenger",
        abilities=(
            Ongoing(IgnoresRestrictions(Cards(YOU, UPGRADES, colours=BLUE))),
            Special(TakeResources(1, OPPONENT)),
        ),
    ),
    character(
        "EaW 39",
        "Lando Calrissian",
        "unique hero yellow rare",
        subtitle="Galactic Entrepreneur",
        points="13/16",
        health=11,
        sides="1RD 1F 2Dc1 1R 3R1 -",
        subtypes="scoundrel",
        abilities=(Ongoing(StartsWithMore(1)),),
    ),
    character(
        "EaW 40",
        "Sabine Wren",
        "unique hero yellow legendary",
        subtitle="Explosives Expert",
        points="15/20",
        balance="16/21",
        health=11,
        sides="2RD 3RD 3Dr1 1Sh 1R -",
        subtypes="spectre",
        abilities=(
            Before(
                Activates(THIS),
                May(
                    Play(
                        One(Cards(YOU, UPGRADES, zone=Zone.DISCARD, subtypes=WEAPON)),
                        on=THIS,
                        less=Rather(0, 1, CardIs(THAT_CARD, Cards(word="Thermal"))),
                    )
                ),
            ),
        ),
    ),
    character(
        "EaW 41",
        "Wookiee Warrior",
        "hero yellow rare",
        points="9",
        health=10,
        sides="2MD1 3MD1 1Dc 1Sh 1R -",
        subtypes="wookiee trooper",
    ),
    support(
        "EaW 127",
        "Tech Team",
        "neutral red common",
        cost=1,
        abilities=(Before(Plays(Cards(YOU, SUPPORTS)), May(To(Exhaust(THIS), CostLess(1)))),),
        reprints=("09136",),
    ),
    event(
        "EaW 142",
        "Truce",
        "neutral yellow common",
        cost=0,
        keywords="ambush",
        does=As(Whose.EVERYONE, Gain(1)),
        reprints=("09149",),
    ),
)
