"""Characters of Awakenings."""

from __future__ import annotations

from cantina.core.effects import Choose, Do, If, May, Not, Then, To
from cantina.games.destiny.cards.vocabulary.conditions import CardIs, There
from cantina.games.destiny.cards.vocabulary.effects import (
    Activate,
    Deal,
    DiscardFromHand,
    Draw,
    ExtraActions,
    GiveShields,
    LookAt,
    Mill,
    MoveUpgrade,
    Play,
    Ready,
    Remove,
    RemoveShields,
    Reroll,
    Resolve,
    ResolveAnySide,
    Spend,
    Turn,
)
from cantina.games.destiny.cards.vocabulary.events import (
    Activates,
    DealtDamage,
    Defeated,
    EmptiesHand,
    GainsShields,
    Plays,
)
from cantina.games.destiny.cards.vocabulary.flow import As, PickCard
from cantina.games.destiny.cards.vocabulary.frames import (
    Action,
    After,
    Before,
    Building,
    Ongoing,
    Special,
)
from cantina.games.destiny.cards.vocabulary.phrases import (
    A_CHARACTER,
    A_DIE,
    AN_OPPONENTS_CHARACTER,
    CHARACTERS,
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
    YELLOW,
    YOU,
    YOUR_CHARACTER,
)
from cantina.games.destiny.cards.vocabulary.rules import (
    CostChanges,
    HasKeyword,
    IgnoresRestrictions,
    MayInclude,
)
from cantina.games.destiny.cards.vocabulary.selectors import AtRandom, Cards, Dice, One, UpTo, Zone
from cantina.games.destiny.cards.vocabulary.values import CostOf
from cantina.games.destiny.printed import Card, character
from cantina.games.destiny.terms import Affiliation, Keyword, Subtype

CARDS: tuple[Card, ...] = (
    character(
        "AW 1",
        "Captain Phasma",
        "unique villain red legendary",
        subtitle="Elite Trooper",
        points="12/15",
        health=11,
        sides="1RD 2RD 1F 1Dc 1R -",
        subtypes="leader trooper",
        abilities=(Ongoing(HasKeyword(Keyword.GUARDIAN, Cards(YOU, CHARACTERS, unique=False))),),
    ),
    character(
        "AW 2",
        "First Order Stormtrooper",
        "villain red rare",
        points="7",
        health=7,
        sides="1RD 2RD 2RD1 1R - -",
        subtypes="trooper",
        reprints=("09020",),
    ),
    character(
        "AW 3",
        "General Grievous",
        "unique villain red rare",
        subtitle="Jedi Hunter",
        points="13/18",
        balance="12/16",
        health=10,
        sides="2MD 2MD 3MD1 1Dr 1R -",
        subtypes="leader",
        abilities=(
            Before(
                Defeated(Cards(OPPONENT, CHARACTERS)),
                May(
                    MoveUpgrade(
                        One(
                            Cards(
                                types=UPGRADES, not_subtypes=(Subtype.ABILITY,), on=THAT_CHARACTER
                            )
                        ),
                        THIS,
                    )
                ),
            ),
        ),
    ),
    character(
        "AW 4",
        "General Veers",
        "unique villain red rare",
        subtitle="Field Commander",
        points="11/14",
        health=9,
        sides="1RD 2RD +2RD 1Sh 1R -",
        subtypes="leader",
        abilities=(Action(To(Remove(THIS_DIE), Turn(One(Dice(YOU, types=SUPPORTS))))),),
    ),
    character(
        "AW 9",
        "Count Dooku",
        "unique villain blue rare",
        subtitle="Devious Strategist",
        points="11/15",
        health=10,
        sides="1MD 2MD 1F 2Dc1 1R -",
        subtypes="sith",
        abilities=(Before(DealtDamage(THIS), May(To(DiscardFromHand(), GiveShields(1, THIS)))),),
    ),
    character(
        "AW 10",
        "Darth Vader",
        "unique villain blue legendary",
        subtitle="Sith Lord",
        points="16/21",
        balance="15/19",
        health=13,
        sides="2MD 3MD 2Dr 1Sh 1R -",
        subtypes="sith",
        abilities=(After(Activates(THIS), May(As(OPPONENT, DiscardFromHand()))),),
    ),
    character(
        "AW 11",
        "Kylo Ren",
        "unique villain blue starter",
        subtitle="Vader's Disciple",
        points="10/13",
        health=11,
        sides="1MD 2MD1 1Sh 1R Sp -",
        subtypes="apprentice",
        abilities=(
            Special(
                Then(
                    PickCard(AN_OPPONENTS_CHARACTER),
                    Then(
                        LookAt(AtRandom(1, Cards(THAT_PLAYER, zone=Zone.HAND))),
                        Deal(CostOf(THAT_CARD), THAT_CHARACTER),
                    ),
                )
            ),
        ),
    ),
    character(
        "AW 12",
        "Nightsister",
        "villain blue rare",
        points="8",
        health=7,
        sides="1RD 2RD 1Dr 1Dc 1R -",
        subtypes="witch",
        abilities=(Action(Do((Reroll(A_DIE), Deal(1, THIS)))),),
    ),
    character(
        "AW 19",
        "Bala-Tik",
        "unique villain yellow rare",
        subtitle="Gang Leader",
        points="8/11",
        health=8,
        sides="1RD +2RD 1F 1Sh 1R -",
        subtypes="leader scoundrel",
        abilities=(After(Defeated(Cards(OPPONENT, CHARACTERS)), May(Ready(THIS))),),
    ),
    character(
        "AW 20",
        "Jabba the Hutt",
        "unique villain yellow legendary",
        subtitle="The Great and Mighty",
        points="11/14",
        health=11,
        sides="1F 1F 2Dr 2Dc 1R -",
        subtypes="leader scoundrel",
        abilities=(After(Activates(THIS), May(Reroll(One(Dice(colours=YELLOW))))),),
    ),
    character(
        "AW 21",
        "Jango Fett",
        "unique villain yellow rare",
        subtitle="Lethal Mercenary",
        points="12/16",
        balance="11/14",
        health=10,
        sides="1RD 2RD 1MD 1R +1R -",
        subtypes="bounty-hunter",
        abilities=(
            After(Activates(Cards(OPPONENT, CHARACTERS), by=OPPONENT), May(Activate(THIS))),
        ),
    ),
    character(
        "AW 22",
        "Tusken Raider",
        "villain yellow rare",
        points="9",
        health=8,
        sides="1RD 1MD 3MD1 1Sh 1R -",
        subtypes="scavenger",
        abilities=(
            After(Activates(THIS), May(To(DiscardFromHand(), Resolve(One(Dice(YOU, on=THIS)))))),
        ),
    ),
    character(
        "AW 27",
        "Admiral Ackbar",
        "unique hero red rare",
        subtitle="Perceptive Tactician",
        points="10/14",
        balance="9/12",
        health=9,
        sides="1RD 2F 1Dc 1R 1R -",
        subtypes="leader",
        abilities=(
            After(
                EmptiesHand(OPPONENT, or_discards=True), As(THAT_PLAYER, Deal(2, YOUR_CHARACTER))
            ),
        ),
    ),
    character(
        "AW 28",
        "Leia Organa",
        "unique hero red rare",
        subtitle="Born Leader",
        points="12/16",
        balance="11/14",
        health=11,
        sides="1RD 2RD 2RD1 1F 1R -",
        subtypes="leader",
        abilities=(Action(To(Remove(THIS_DIE), Reroll(UpTo(2, Dice(YOU))))),),
    ),
    character(
        "AW 29",
        "Poe Dameron",
        "unique hero red legendary",
        subtitle="Ace Pilot",
        points="14/18",
        balance="16/20",
        health=12,
        sides="2RD 3RD1 1Dr 1R Sp -",
        subtypes="pilot",
        abilities=(
            Special(
                Then(
                    DiscardFromHand(),
                    Do(
                        (
                            ResolveAnySide(THAT_CARD),
                            If(CardIs(THAT_CARD, Cards(subtypes=VEHICLE)), May(Play(THAT_CARD))),
                        )
                    ),
                )
            ),
        ),
    ),
    character(
        "AW 30",
        "Rebel Trooper",
        "hero red rare",
        points="8",
        health=7,
        sides="1RD 2RD +1RD 1Sh 1R -",
        subtypes="trooper",
        keywords="guardian",
    ),
    character(
        "AW 35",
        "Luke Skywalker",
        "unique hero blue legendary",
        subtitle="Jedi Knight",
        points="15/20",
        balance="14/18",
        health=12,
        sides="2MD 3MD 1F 1Sh 1R -",
        subtypes="jedi",
        abilities=(After(Activates(THIS), Draw(1)),),
    ),
    character(
        "AW 36",
        "Padawan",
        "hero blue rare",
        points="8",
        health=7,
        sides="1MD 1MD 2MD 1F 1R -",
        subtypes="apprentice",
        abilities=(
            Ongoing(
                CostChanges(-1, Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS),
                when=Not(There(Cards(types=UPGRADES, on=THIS))),
            ),
        ),
    ),
    character(
        "AW 37",
        "Qui-Gon Jinn",
        "unique hero blue rare",
        subtitle="Ataru Master",
        points="13/17",
        health=11,
        sides="1MD 2MD 1Sh 2Sh 1R -",
        subtypes="jedi",
        abilities=(
            Before(GainsShields(THIS), May(To(RemoveShields(1, THIS), Deal(1, A_CHARACTER)))),
        ),
    ),
    character(
        "AW 38",
        "Rey",
        "unique hero blue starter",
        subtitle="Force Prodigy",
        points="9/12",
        health=10,
        sides="1MD +2MD 1Dc 1R +1R -",
        subtypes="scavenger",
        abilities=(After(Plays(Cards(YOU, UPGRADES), on=THIS), May(ExtraActions())),),
    ),
    character(
        "AW 45",
        "Finn",
        "unique hero yellow starter",
        subtitle="First Order Defector",
        points="13/16",
        balance="11/13",
        health=10,
        sides="1RD 2RD 1MD 1Sh 1R -",
        subtypes="scoundrel",
        abilities=(
            Ongoing(IgnoresRestrictions(Cards(YOU, UPGRADES, subtypes=WEAPON))),
            Building(
                MayInclude(
                    Cards(
                        colours=RED,
                        affiliations=(Affiliation.VILLAIN,),
                        subtypes=(Subtype.WEAPON, Subtype.VEHICLE),
                    )
                )
            ),
        ),
    ),
    character(
        "AW 46",
        "Han Solo",
        "unique hero yellow legendary",
        subtitle="Scoundrel",
        points="14/18",
        balance="13/16",
        health=10,
        sides="2RD 3RD1 2Dr 1R 1R -",
        subtypes="scoundrel",
        abilities=(After(Plays(Cards(YOU, keyword=Keyword.AMBUSH)), May(GiveShields(1, THIS))),),
    ),
    character(
        "AW 47",
        "Hired Gun",
        "hero yellow rare",
        points="8",
        health=9,
        sides="2RD1 3RD1 1Dr 1R 1R -",
        subtypes="scoundrel",
    ),
    character(
        "AW 48",
        "Padme Amidala",
        "unique hero yellow rare",
        subtitle="Queen of Naboo",
        points="10/14",
        health=10,
        sides="2F 1Dc 1R Sp Sp -",
        subtypes="leader",
        abilities=(Special(Choose((Mill(1, OPPONENT), To(Spend(1), Mill(2, OPPONENT))))),),
    ),
)
