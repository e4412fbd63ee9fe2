"""Characters of Awakenings."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Target
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules.die_values import x_value_of
from cantina.games.destiny.rules.resources import spend
from cantina.games.destiny.rules.symbols import EFFECTS
from cantina.games.destiny.terms import Symbol


class ResolveAnySide(Effect, frozen=True):
    """Resolve one side, of your choice, of the die of that card, which is not in play."""

    card: Target[Cards]

    async def do(self, scene: Scene) -> Outcome:
        found, _ = await self.card.choose(scene, "ds-ask-pick-card")
        g = scene.g
        if not found:
            return scene.nothing()
        code = g.codes[found[0]]
        sides = facts.sides(code)
        able = [
            face
            for face, side in enumerate(sides)
            if side.symbol not in (Symbol.BLANK, Symbol.ANY)
            and not side.modifier
            and side.cost <= g.players[scene.seat].resources
        ]
        if not able:
            return scene.nothing()
        face = await Ask(
            scene.seat,
            scene.question("ds-ask-any-side"),
            able,
            label=lambda face: facts.side_text(sides[face]),
        )
        side = sides[face]
        spend(g, scene.seat, side.cost)
        own = scene.at(found[0], code)
        value = x_value_of(own, code) if side.is_x else side.value
        if value or side.symbol is Symbol.SPECIAL:
            await EFFECTS[side.symbol](own, value, False)
        return DONE


CARDS: tuple[Card, ...] = (
    character(
        "AW 1 Captain Phasma, Elite Trooper",
        "unique villain red legendary leader trooper, 12/15 points, 11 health"
        "; die 1RD 2RD 1F 1Dc 1R -",
        Standing(HasKeyword(Keyword.GUARDIAN, Cards(YOU, CHARACTERS, unique=False))),
    ),
    character(
        "AW 2 First Order Stormtrooper",
        "villain red rare trooper, 7 points, 7 health; die 1RD 2RD 2RD1 1R - -",
        reprints=("09020",),
    ),
    character(
        "AW 3 General Grievous, Jedi Hunter",
        "unique villain red rare leader, 13/18 points, 10 health; die 2MD 2MD 3MD1 1Dr 1R -",
        Ability(
            Before(Defeated(Cards(OPPONENT, CHARACTERS))),
            MoveUpgrade(One(Cards(types=UPGRADES, not_subtypes=ABILITY, on=THAT_CHARACTER)), THIS),
            may=True,
        ),
        balance="12/16",
    ),
    character(
        "AW 4 General Veers, Field Commander",
        "unique villain red rare leader, 11/14 points, 9 health; die 1RD 2RD +2RD 1Sh 1R -",
        Ability(ACTION, To(Remove(THIS_DIE), Turn(One(Dice(YOU, types=SUPPORTS))))),
    ),
    character(
        "AW 9 Count Dooku, Devious Strategist",
        "unique villain blue rare sith, 11/15 points, 10 health; die 1MD 2MD 1F 2Dc1 1R -",
        Ability(Before(DealtDamage(THIS)), To(DiscardFromHand(), GiveShields(1, THIS)), may=True),
    ),
    character(
        "AW 10 Darth Vader, Sith Lord",
        "unique villain blue legendary sith, 16/21 points, 13 health; die 2MD 3MD 2Dr 1Sh 1R -",
        Ability(AFTER_ACTIVATING, As(OPPONENT, DiscardFromHand()), may=True),
        balance="15/19",
    ),
    character(
        "AW 11 Kylo Ren, Vader's Disciple",
        "unique villain blue starter apprentice, 10/13 points, 11 health; die 1MD 2MD1 1Sh 1R Sp -",
        Ability(
            SPECIAL,
            Then(
                PickCard(AN_OPPONENTS_CHARACTER),
                Then(
                    LookAt(AtRandom(1, Cards(THAT_PLAYER, zone=Zone.HAND))),
                    Deal(CostOf(THAT_CARD), THAT_CHARACTER),
                ),
            ),
        ),
    ),
    character(
        "AW 12 Nightsister",
        "villain blue rare witch, 8 points, 7 health; die 1RD 2RD 1Dr 1Dc 1R -",
        Ability(ACTION, Do((Reroll(A_DIE), Deal(1, THIS)))),
    ),
    character(
        "AW 19 Bala-Tik, Gang Leader",
        "unique villain yellow rare leader scoundrel, 8/11 points, 8 health"
        "; die 1RD +2RD 1F 1Sh 1R -",
        Ability(After(Defeated(Cards(OPPONENT, CHARACTERS))), Ready(THIS), may=True),
    ),
    character(
        "AW 20 Jabba the Hutt, The Great and Mighty",
        "unique villain yellow legendary leader scoundrel, 11/14 points, 11 health"
        "; die 1F 1F 2Dr 2Dc 1R -",
        Ability(AFTER_ACTIVATING, Reroll(One(Dice(colours=YELLOW))), may=True),
    ),
    character(
        "AW 21 Jango Fett, Lethal Mercenary",
        "unique villain yellow rare bounty-hunter, 12/16 points, 10 health"
        "; die 1RD 2RD 1MD 1R +1R -",
        Ability(
            After(Activates(Cards(OPPONENT, CHARACTERS), by=OPPONENT)), Activate(THIS), may=True
        ),
        balance="11/14",
    ),
    character(
        "AW 22 Tusken Raider",
        "villain yellow rare scavenger, 9 points, 8 health; die 1RD 1MD 3MD1 1Sh 1R -",
        Ability(
            AFTER_ACTIVATING, To(DiscardFromHand(), Resolve(One(Dice(YOU, on=THIS)))), may=True
        ),
    ),
    character(
        "AW 27 Admiral Ackbar, Perceptive Tactician",
        "unique hero red rare leader, 10/14 points, 9 health; die 1RD 2F 1Dc 1R 1R -",
        Ability(
            After(EmptiesHand(OPPONENT, or_discards=True)), As(THAT_PLAYER, Deal(2, YOUR_CHARACTER))
        ),
        balance="9/12",
    ),
    character(
        "AW 28 Leia Organa, Born Leader",
        "unique hero red rare leader, 12/16 points, 11 health; die 1RD 2RD 2RD1 1F 1R -",
        Ability(ACTION, To(Remove(THIS_DIE), Reroll(UpTo(2, Dice(YOU))))),
        balance="11/14",
    ),
    character(
        "AW 29 Poe Dameron, Ace Pilot",
        "unique hero red legendary pilot, 14/18 points, 12 health; die 2RD 3RD1 1Dr 1R Sp -",
        Ability(
            SPECIAL,
            Then(
                DiscardFromHand(),
                Do(
                    (
                        ResolveAnySide(THAT_CARD),
                        If(CardIs(THAT_CARD, Cards(subtypes=VEHICLE)), May(Play(THAT_CARD))),
                    )
                ),
            ),
        ),
        balance="16/20",
    ),
    character(
        "AW 30 Rebel Trooper",
        "hero red rare trooper, 8 points, 7 health; die 1RD 2RD +1RD 1Sh 1R -",
        keywords="guardian",
    ),
    character(
        "AW 35 Luke Skywalker, Jedi Knight",
        "unique hero blue legendary jedi, 15/20 points, 12 health; die 2MD 3MD 1F 1Sh 1R -",
        Ability(AFTER_ACTIVATING, Draw(1)),
        balance="14/18",
    ),
    character(
        "AW 36 Padawan",
        "hero blue rare apprentice, 8 points, 7 health; die 1MD 1MD 2MD 1F 1R -",
        Standing(
            CostChanges(-1, Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS),
            when=Not(There(Cards(types=UPGRADES, on=THIS))),
        ),
    ),
    character(
        "AW 37 Qui-Gon Jinn, Ataru Master",
        "unique hero blue rare jedi, 13/17 points, 11 health; die 1MD 2MD 1Sh 2Sh 1R -",
        Ability(
            Before(GainsShields(THIS)), To(RemoveShields(1, THIS), Deal(1, A_CHARACTER)), may=True
        ),
    ),
    character(
        "AW 38 Rey, Force Prodigy",
        "unique hero blue starter scavenger, 9/12 points, 10 health; die 1MD +2MD 1Dc 1R +1R -",
        Ability(After(Plays(Cards(YOU, UPGRADES), on=THIS)), ExtraActions(), may=True),
    ),
    character(
        "AW 45 Finn, First Order Defector",
        "unique hero yellow starter scoundrel, 13/16 points, 10 health; die 1RD 2RD 1MD 1Sh 1R -",
        Standing(IgnoresRestrictions(Cards(YOU, UPGRADES, subtypes=WEAPON))),
        Building(
            MayInclude(
                Cards(
                    colours=RED,
                    affiliations=(Affiliation.VILLAIN,),
                    subtypes=(Subtype.WEAPON, Subtype.VEHICLE),
                )
            )
        ),
        balance="11/13",
    ),
    character(
        "AW 46 Han Solo, Scoundrel",
        "unique hero yellow legendary scoundrel, 14/18 points, 10 health; die 2RD 3RD1 2Dr 1R 1R -",
        Ability(After(Plays(Cards(YOU, keyword=Keyword.AMBUSH))), GiveShields(1, THIS), may=True),
        balance="13/16",
    ),
    character(
        "AW 47 Hired Gun",
        "hero yellow rare scoundrel, 8 points, 9 health; die 2RD1 3RD1 1Dr 1R 1R -",
    ),
    character(
        "AW 48 Padmé Amidala, Queen of Naboo",
        "unique hero yellow rare leader, 10/14 points, 10 health; die 2F 1Dc 1R Sp Sp -",
        Ability(SPECIAL, Choose((Mill(1, OPPONENT), To(Spend(1), Mill(2, OPPONENT))))),
    ),
)
