"""Characters of Legacies."""

from __future__ import annotations

from cantina.games.destiny.cards.lasting import Binding
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.state import Player


class ForceActivation(Binding, frozen=True):
    """Your next action this round must be to activate a character, if able."""

    def bind(self, you: Player) -> None:
        you.forced = True


CARDS: tuple[Card, ...] = (
    character(
        "LEG 1 Dark Advisor",
        "villain blue rare advisor, 8 points, 8 health; die 1ID 2ID 1F 1R Sp -",
        Ability(
            SPECIAL, Then(Draw(3), PutOnDeck(One(Cards(YOU, zone=Zone.HAND)), DeckPlace.EITHER))
        ),
    ),
    character(
        "LEG 2 Maul, Vengeful One",
        "unique villain blue legendary scavenger sith, 12/16 points, 11 health"
        "; die 2MD 3MD1 1Dr 1Dc 1R -",
        Ability(
            After(RemovesDice(Dice(YOU, on=THIS), by=OPPONENT)), Remove(THAT_PLAYERS_DIE), may=True
        ),
    ),
    character(
        "LEG 3 Mother Talzin, Nightsister Matriarch",
        "unique villain blue rare witch, 9/12 points, 9 health; die 1RD 2RD 1F 1Dc 1R -",
        Ability(
            AFTER_ACTIVATING,
            Do(
                (
                    Reveal(Top(1, ANYONE)),
                    If(CardIs(THAT_CARD, Cards(odd_cost=True)), Turn(THAT_PLAYERS_DIE)),
                )
            ),
            may=True,
        ),
    ),
    character(
        "LEG 4 Palpatine, Darth Sidious",
        "unique villain blue rare sith, 16/20 points, 12 health; die 2RD 2MD 2ID 1R 1R -",
        Ability(
            POWER_ACTION,
            Play(
                One(Cards(YOU, EVENTS, zone=Zone.HAND)),
                less=DifferentSymbols(Dice(YOU, shows=DAMAGE)),
            ),
        ),
    ),
    character(
        "LEG 9 Battle Droid",
        "villain red rare droid, 6 points, 6 health; die 1RD 1ID 1ID +2ID - -",
        Ability(
            AFTER_ACTIVATING,
            Activate(One(Cards(YOU, CHARACTERS, copy_of_this=True, not_this=True))),
            when=DieIs(THOSE_DICE, Dice(shows=INDIRECT, types=CHARACTERS)),
            may=True,
        ),
    ),
    character(
        "LEG 10 Kallus, Agent of the Empire",
        "unique villain red rare leader trooper, 14/18 points, 12 health"
        "; die 1RD 2RD 1MD 3MD1 1R -",
        Ability(
            POWER_ACTION,
            Choose((Turn(ThisDie(RANGED), Showing(MELEE)), Turn(ThisDie(MELEE), Showing(RANGED)))),
        ),
    ),
    character(
        "LEG 11 Nute Gunray, Separatist Viceroy",
        "unique villain red rare leader, 8/11 points, 8 health; die 1ID 1F 2Dr 1R +1R -",
        Standing(LessUpkeep(1, Whose.EACH_OPPONENT, or_mill=2)),
    ),
    character(
        "LEG 12 Tarkin, Grand Moff",
        "unique villain red legendary leader, 13/16 points, 11 health; die 2ID 1F 2F 2Dc 1R -",
        Ability(
            POWER_ACTION, To(Remove(Several(2, Dice(YOU), same_symbol=True)), Indirect(4, OPPONENT))
        ),
    ),
    character(
        "LEG 13 Veteran Stormtrooper",
        "villain red starter trooper, 9 points, 9 health; die 1RD 2RD 3ID 1R - -",
    ),
    character(
        "LEG 18 Bib Fortuna, Majordomo",
        "unique villain yellow rare advisor, 9/12 points, 9 health; die 1F 1Dr 1R Sp Sp -",
        Ability(
            SPECIAL,
            RollIn(
                One(Dice(YOU, types=CHARACTERS, card=Cards(not_this=True), place=DiePlace.ON_CARD))
            ),
        ),
    ),
    character(
        "LEG 19 Boba Fett, Deadly Mercenary",
        "unique villain yellow starter bounty-hunter, 12/16 points, 11 health"
        "; die 2RD 2MD 1Dr 1R Sp -",
        Ability(SPECIAL, Then(Pick(A_DIE), Deal(ValueOf(THOSE_DICE), A_CHARACTER))),
    ),
    character(
        "LEG 20 Doctor Aphra, Artifact Hunter",
        "unique villain yellow legendary scoundrel, 11/14 points, 10 health"
        "; die 2RD1 2ID 1Dc 2Sh 1R -",
        Standing(CostChanges(-1, Cards(subtypes=DROID), first_each_round=True)),
        Ability(After(DealsIndirect(YOU, YOU)), Draw(1), may=True),
    ),
    character(
        "LEG 21 Greedo, Unlucky Mercenary",
        "unique villain yellow legendary bounty-hunter, 7/11 points, 7 health"
        "; die 1RD 2RD 2ID 1Dr - -",
        Ability(
            Before(Defeated(THIS)),
            Then(
                RollIn(AnyNumber(Dice(YOU, on=THIS, types=CHARACTERS, place=DiePlace.ON_CARD))),
                Resolve(AnyNumber(Dice(YOU, on=THIS, types=CHARACTERS))),
            ),
        ),
    ),
    character(
        "LEG 22 Rebel Traitor",
        "villain yellow rare, 8 points, 8 health; die 1ID 2ID 1Dr 1Sh 1R -",
        Ability(AFTER_ACTIVATING, As(OPPONENT, ForceActivation()), may=True),
    ),
    character(
        "LEG 29 Aayla Secura, Jedi General",
        "unique hero blue rare jedi, 9/12 points, 10 health; die 1MD 2MD 2ID 1R Sp -",
        Ability(
            SPECIAL,
            Do((Turn(One(Dice(YOU, colours=(Colour.BLUE, Colour.RED)))), Turn(AN_OPPONENTS_DIE))),
        ),
    ),
    character(
        "LEG 30 Jedi Temple Guard",
        "hero blue rare jedi, 8 points, 8 health; die 1MD +2MD 1Sh 2Sh 1R -",
        keywords="guardian",
    ),
    character(
        "LEG 31 Luke Skywalker, Unlikely Hero",
        "unique hero blue starter apprentice, 11/14 points, 11 health; die 1RD 2RD 1MD 1Sh 1R -",
        Ability(POWER_ACTION, To(Spend(2), Resolve(One(Dice(YOU, on=THIS)), plus=2))),
    ),
    character(
        "LEG 32 Obi-Wan Kenobi, Jedi Master",
        "unique hero blue rare jedi, 15/19 points, 12 health; die 3MD 3MD1 1Sh 1Sh 1R -",
        Ability(AFTER_ACTIVATING, GiveShields(1, A_CHARACTER), may=True),
    ),
    character(
        "LEG 33 Yoda, Wizened Master",
        "unique hero blue legendary jedi, 10/13 points, 10 health; die 2F 1Dr 1Dc 1Sh Sp Sp",
        Ability(
            SPECIAL,
            Choose((Gain(1), GiveShields(1, A_CHARACTER), Turn(YOUR_DIE), Mill(1, ANYONE)), 2),
        ),
    ),
    character(
        "LEG 38 Clone Trooper",
        "hero red rare trooper, 8 points, 8 health; die 1RD 2RD 2ID 1R - -",
        Ability(
            AFTER_ACTIVATING,
            If(ControlBattlefield(), May(Reroll(YOUR_CHARACTER_DIE)), May(Reroll(THIS_DIE))),
        ),
    ),
    character(
        "LEG 39 Finn, Soldier of Necessity",
        "unique hero red legendary trooper, 12/16 points, 11 health; die 2RD +2RD 3ID 1R Sp -",
        Ability(SPECIAL, MoveDamage(1, One(Cards()), One(Cards(not_that=True)))),
    ),
    character(
        "LEG 40 Rose, Skilled Mechanic",
        "unique hero red rare engineer, 8/11 points, 9 health; die 2ID 1Dr 1Dc Sp Sp -",
        Ability(SPECIAL, Do((Gain(1), May(TakeTokens(Token.DAMAGE, 1, A_SUPPORT))))),
    ),
    character(
        "LEG 41 Wedge Antilles, Squad Leader",
        "unique hero red rare pilot, 11/15 points, 11 health; die 2ID +3ID 1Dr 1Sh 1R -",
        Ability(POWER_ACTION, Turn(One(Dice(YOU, subtypes=VEHICLE)))),
    ),
    character(
        "LEG 46 Han Solo, Savvy Smuggler",
        "unique hero yellow starter scoundrel, 11/14 points, 10 health; die 2RD 2RD1 1Dc 1R +1R -",
        Ability(AFTER_ACTIVATING, Reroll(A_DIE), may=True),
    ),
    character(
        "LEG 47 Jar Jar Binks, Clumsy Outcast",
        "unique hero yellow rare gungan, 7/9 points, 7 health; die 1ID 1Dr 1Dc 1Sh 1R -",
        Standing(AnyoneCanActivate()),
        Ability(AFTER_ACTIVATING, Reroll(Each(Dice(symbol_not_here=True)))),
    ),
    character(
        "LEG 48 Jedha Partisan",
        "hero yellow rare, 8 points, 8 health; die 2ID 2ID 1Dr 1Dc 1R -",
        Ability(After(DealsIndirect(YOU, OPPONENT)), Mill(1, ANYONE), may=True, limit=Limit.ROUND),
    ),
    character(
        "LEG 49 Saw Gerrera, Extremist Leader",
        "unique hero yellow legendary leader, 12/16 points, 11 health; die 2ID 3ID 1Dr 1R Sp -",
        Ability(SPECIAL, Then(DiscardAtRandom(1, ANYONE), Indirect(CostOf(THAT_CARD), OPPONENT))),
    ),
    character(
        "LEG 50 Zeb Orrelios, The Last Lasat",
        "unique hero yellow legendary spectre, 13/17 points, 12 health; die 1MD 2MD 3MD1 1Sh 1R -",
        Standing(ResolvesAs(ThisDie(MELEE), Symbol.RANGED)),
    ),
    character(
        "LEG 65 Hondo Ohnaka, Respected Businessman",
        "unique neutral yellow rare scoundrel, 12/15 points, 10 health; die 1F 2Dr 1Dc Sp Sp -",
        Ability(
            SPECIAL,
            Unless(Deal(3, One(Cards(THAT_PLAYER, CHARACTERS))), OPPONENT, GiveResources(1)),
        ),
    ),
)
