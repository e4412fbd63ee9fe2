"""Supports of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Condition


class ResolvedThisTurn(Condition, frozen=True):
    """You have resolved at least n dice this turn."""

    n: int

    def holds(self, scene: Scene) -> bool:
        return scene.g.acting == scene.seat and len(scene.g.resolved) >= self.n


CARDS: tuple[Card, ...] = (
    support(
        "CONV 12 Forbidden Lore",
        "villain blue uncommon, cost 0",
        Ability(
            Before(Plays(Cards(YOU, UPGRADES, colours=BLUE, subtypes=ABILITY))),
            To(Discard(THIS), Then(CostLess(1), May(To(Spot(Cards(subtypes=SITH)), Draw(1))))),
            may=True,
        ),
    ),
    support(
        "CONV 13 Imperialis",
        "unique villain blue rare vehicle, cost 2; die 1F 2F 1Sh 1R Sp -",
        Ability(After(Activates(Cards(YOU, names=("Palpatine",)))), Activate(THIS), may=True),
        Ability(SPECIAL, To(Discard(THIS), Indirect(4, OPPONENT))),
    ),
    support(
        "CONV 29 Defoliator Tank",
        "villain red starter vehicle, cost 4; die 3RD 4ID 2Dr 2Dc Sp -",
        Ability(
            SPECIAL,
            Deal(
                3,
                Each(Cards(types=CHARACTERS, not_subtypes=DROID, not_names=("General Grievous",))),
            ),
        ),
    ),
    support(
        "CONV 30 Imperial Officer",
        "villain red rare leader, cost 2; die 2RD1 1F 1F 1Dr 1R -",
        Ability(AFTER_ACTIVATING, Turn(One(Dice(YOU, subtypes=TROOPER))), may=True),
    ),
    support(
        "CONV 31 Megablaster Troopers",
        "villain red legendary trooper, cost 4; die 1RD 2RD 3ID 2Dr - -",
        Ability(
            AFTER_ACTIVATING,
            RollSetAside(
                "First Order Stormtrooper", Rather(1, 2, There(Cards(YOU, subtypes=LEADER)))
            ),
        ),
    ),
    support(
        "CONV 32 Stap Droid",
        "villain red starter droid, cost 1; die 1RD 1ID 3ID1 1Dc - -",
        keywords="ambush",
    ),
    support(
        "CONV 47 Bounty Board",
        "villain yellow uncommon, cost 1",
        Ability(ACTION, To(Exhaust(THIS), Search(Cards(subtypes=BOUNTY)))),
    ),
    support(
        "CONV 48 Punishing One",
        "unique villain yellow rare vehicle, cost 2; die 1RD 2RD 2ID 1Dr 1R -",
        Ability(
            After(Defeated(Cards(OPPONENT, CHARACTERS, bears_subtypes=BOUNTY))),
            Do((May(Ready(THIS)), May(To(Spot(Cards(names=("Dengar",))), Activate(THIS))))),
        ),
    ),
    support(
        "CONV 53 Assassin Droid",
        "villain gray starter droid, cost 3; die 1RD 1RD 2RD 1Dr - -",
        Ability(After(Rolls(THIS_DIE, into_pool=True)), Deal(1, A_CHARACTER), may=True),
    ),
    support(
        "CONV 65 Obi-Wan Kenobi's Interceptor",
        "unique hero blue starter vehicle, cost 3; die 2RD 3RD1 3ID 1Sh 1R -",
        Ability(
            AFTER_ACTIVATING,
            To(Spot(Cards(names=("Obi-Wan Kenobi",))), Turn(One(Dice(YOU, shows=BLANK)))),
            may=True,
        ),
    ),
    support(
        "CONV 66 Uneti Force Tree",
        "hero blue uncommon location, cost 1",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Then(PickPlayer(Whose.ANOTHER), Do((Draw(1), As(THAT_PLAYER, Draw(1))))),
            ),
        ),
    ),
    support(
        "CONV 67 Yoda's Spirit",
        "unique hero blue legendary jedi, cost 2; die 1F 1F 2F 2Sh 2Sh Sp",
        Standing(DiscardedIf(There(Cards(YOU, names=("Yoda",))))),
        Ability(
            SPECIAL, To(PutOnDeck(THIS, DeckPlace.SHUFFLED), Deal(3, A_CHARACTER, unblockable=True))
        ),
    ),
    support(
        "CONV 82 A-Wing",
        "hero red rare vehicle, cost 2; die 2RD 3RD1 1F 1Dr 1Dr -",
        Ability(
            AFTER_ACTIVATING,
            To(DiscardFromHand(), Resolve(AnyNumber(Dice(YOU, on=THIS)))),
            may=True,
        ),
    ),
    support(
        "CONV 83 Concerted Effort",
        "hero red uncommon, cost 1",
        Ability(
            After(Resolves(Dice(YOU))),
            To(Exhaust(THIS), Deal(1, A_CHARACTER)),
            when=ResolvedThisTurn(3),
            may=True,
        ),
    ),
    support(
        "CONV 84 LAAT Gunship",
        "hero red legendary vehicle, cost 4; die 2RD 3ID 2Sh 2R Sp Sp1",
        Ability(
            SPECIAL,
            Do(
                (
                    Then(
                        RollIn(One(Dice(YOU, subtypes=TROOPER, place=DiePlace.ON_CARD))),
                        Otherwise(Resolve(THOSE_DICE), Remove(THOSE_DICE)),
                    ),
                    RerollThisDie(),
                )
            ),
        ),
    ),
    support(
        "CONV 85 Padmé Amidala's Royal Starship",
        "unique hero red rare vehicle, cost 3; die 2F 3F 1Sh 2Sh 2R -",
        Ability(
            AFTER_ACTIVATING,
            Then(
                GiveShields(1, One(Cards(types=CHARACTERS, subtypes=LEADER))),
                If(
                    CardIs(THAT_CHARACTER, Cards(names=("Padmé Amidala",))),
                    Activate(THAT_CHARACTER),
                ),
            ),
            may=True,
        ),
    ),
    support(
        "CONV 100 Laser Tripwire",
        "hero yellow uncommon, cost 1",
        Ability(
            AFTER_ANY_CHARACTER_ACTIVATES,
            Do((Indirect(3, THAT_PLAYER), Discard(THIS))),
            when=There(Dice(on=THAT_CHARACTER, shows=DAMAGE), 2),
        ),
    ),
    support(
        "CONV 101 Rebel Cache",
        "hero yellow rare location, cost 3; die +2RD +3RD 2R Sp Sp -",
        Ability(
            After(RollsTogether(Dice(YOU, shows=RESOURCE))),
            PlaceTokens(Token.RESOURCE, 1, THIS),
            may=True,
        ),
        Ability(
            SPECIAL,
            TakeTokens(Token.RESOURCE, Rather(2, 3, There(Cards(YOU, subtypes=SCOUNDREL))), THIS),
        ),
    ),
    support(
        "CONV 115 Diatium Power Cell",
        "neutral blue uncommon, cost 1",
        Ability(
            Before(
                Resolves(
                    Dice(
                        YOU,
                        card=Cards(types=UPGRADES, subtypes=WEAPON, word="Lightsaber"),
                        shows=DAMAGE,
                    )
                )
            ),
            To(Exhaust(THIS), Raise(1)),
            may=True,
        ),
    ),
    support(
        "CONV 134 Conscript Squad",
        "neutral red rare trooper, cost 1; die 1RD +1RD +2RD 1Dr - -",
        Ability(After(Activates(Cards(YOU, subtypes=LEADER))), Activate(THIS), may=True),
    ),
    support(
        "CONV 135 Press the Advantage",
        "neutral red common, cost 1",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Then(
                    Reroll(YOUR_DIE),
                    If(
                        Compared(More(Count(Dice(YOU)), Count(Dice(OPPONENT))), AtLeast(1)),
                        May(Reroll(A_DIE)),
                    ),
                ),
            ),
        ),
    ),
    support(
        "CONV 137 V-Wing",
        "neutral red rare vehicle, cost 3; die 3RD 3RD1 2Dc1 1Sh 1R -",
        Standing(
            DieCostsLess(1, THIS_DIE),
            when=There(
                Dice(YOU, card=Cards(affiliations=(Affiliation.VILLAIN,), subtypes=VEHICLE))
            ),
        ),
        Standing(
            Protected(Dice(YOU, types=SUPPORTS, on=THIS)),
            when=There(Dice(YOU, card=Cards(affiliations=(Affiliation.HERO,), subtypes=VEHICLE))),
        ),
    ),
    support(
        "CONV 152 Entourage",
        "neutral yellow legendary scoundrel, cost 3; die 2ID 3ID 2Dr 2R Sp -",
        Ability(AFTER_PLAYING, Search(Cards(subtypes=SCOUNDREL)), may=True),
        Ability(SPECIAL, Deal(Count(Cards(YOU, subtypes=SCOUNDREL)), A_CHARACTER)),
    ),
    support(
        "CONV 153 Seeking The Truth",
        "neutral yellow common, cost 1",
        Ability(
            ACTION, To(Exhaust(THIS), Then(Reroll(YOUR_DIE), May(To(Spot(LEADERS), Reroll(A_DIE)))))
        ),
    ),
    support(
        "CONV 154 Smuggling Ring",
        "neutral yellow common, cost 2",
        Ability(ACTION, To(Exhaust(THIS), Do((Gain(1), ExtraActions())))),
    ),
    support(
        "CONV 155 Starviper",
        "neutral yellow rare vehicle, cost 4; die 3ID 2Dc 2Sh Sp Sp -",
        Ability(
            SPECIAL,
            Choose((Deal(3, A_CHARACTER), Discard(One(Cards(subtypes=VEHICLE, cost=AtMost(3)))))),
        ),
        keywords="ambush",
    ),
    support(
        "CONV 168 Fickle Mercenaries",
        "neutral gray rare scoundrel, cost 1; die 1RD 2RD 3RD1 2Dr 1Dc -",
        Ability(ACTION, To(Spend(2), TakeControl(THIS)), by=ANYONE),
    ),
)
