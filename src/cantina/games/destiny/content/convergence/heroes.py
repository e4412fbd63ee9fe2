"""Heroes and neutral characters of Convergence."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.destiny.cards.flow import one_of
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import free_for_all


class Negotiate(Effect, frozen=True):
    """An opponent carries out one of these as "you"; then you carry out two of the others."""

    options: tuple[Effect, ...]

    async def do(self, scene: Scene) -> Outcome:
        """Let an opponent do one of these as his own, then do two others (DS-CLARIFY-48)."""
        opponent = await OPPONENT.choose(scene)
        left = list(range(len(self.options)))
        for seat in (opponent, scene.seat, scene.seat):
            if seat is None:
                continue
            async with free_for_all.part_of(scene.g, seat):
                chosen = await Ask(
                    seat,
                    scene.question("ds-ask-negotiate"),
                    left[:],
                    label=lambda index: self.options[index].says(),
                )
                left.remove(chosen)
                await self.options[chosen].do(scene.by(seat))
        return DONE

    def says(self) -> Text:
        return text("ds-says-negotiate", options=one_of(self.options))


CARDS: tuple[Card, ...] = (
    character(
        "CONV 54 Ahsoka Tano, Brash Prodigy",
        "unique hero blue rare apprentice, 8/11 points, 8 health; die 1MD +2MD +2MD +2Sh 1R -",
        Ability(
            After(Activates(Cards(YOU, subtypes=JEDI))),
            Resolve(One(Dice(YOU, on=THIS)), as_base=True),
            may=True,
        ),
    ),
    character(
        "CONV 55 Lor San Tekka, True Believer",
        "unique hero blue rare scavenger, 9/11 points, 10 health; die 1F 2F 1Dc 1Sh 1R -",
        Ability(
            POWER_ACTION,
            Then(
                Reveal(Several(3, Cards(YOU, zone=Zone.DISCARD))),
                Do(
                    (
                        As(OPPONENT, AddToHand(A_CARD_LOOKED_AT)),
                        SetAside(Each(Cards(zone=Zone.LOOKED_AT))),
                    )
                ),
            ),
        ),
    ),
    character(
        "CONV 56 Mace Windu, Inspiring Master",
        "unique hero blue rare jedi leader, 12/16 points, 11 health; die 1MD 2MD 2MD 2F 1R -",
        Ability(
            POWER_ACTION,
            Do(
                (
                    LookAt(Top(4, YOU)),
                    May(Play(One(Cards(types=UPGRADES, zone=Zone.LOOKED_AT)))),
                    PutBack(DeckPlace.BOTTOM),
                    If(
                        CardIs(THAT_CHARACTER, Cards(subtypes=JEDI)), GiveShields(1, THAT_CHARACTER)
                    ),
                )
            ),
        ),
    ),
    character(
        "CONV 57 Obi-Wan Kenobi, Ardent Avenger",
        "unique hero blue starter jedi, 14/18 points, 11 health; die 2MD 3MD1 2F 2Sh 1R -",
        Ability(POWER_ACTION, Resolve(One(Dice(YOU, value=AtLeast(2))), plus=1)),
    ),
    character(
        "CONV 58 Vigilant Jedi",
        "hero blue rare jedi, 8 points, 8 health; die 2MD 2MD1 1Sh 1R Sp -",
        Ability(SPECIAL, Then(Remove(A_DAMAGE_DIE), Deal(1, A_CHARACTER))),
    ),
    character(
        "CONV 72 K-2SO, Incognito",
        "unique hero red rare droid, 11/14 points, 11 health; die 2MD 3MD1 1Dc 1Sh 1R -",
        Ability(After(Defeated(THIS)), EndActionPhase(), may=True),
        Ability(POWER_ACTION, Then(Reroll(YOUR_DIE), Reroll(UpTo(ValueOf(THOSE_DICE), Dice())))),
    ),
    character(
        "CONV 73 Kes Dameron, Courageous Sergeant",
        "unique hero red rare leader trooper, 13/16 points, 11 health; die 2RD 3RD1 1F 2F 1R -",
        Ability(ACTION, Resolve(AnyNumber(Dice(YOU, subtypes=TROOPER)))),
    ),
    character(
        "CONV 74 Naboo Palace Guard",
        "hero red rare guard trooper, 8 points, 9 health; die 1RD 1RD +2RD 1F 1Sh -",
        Standing(HasKeyword(Keyword.GUARDIAN, THIS), when=There(Cards(YOU, subtypes=LEADER))),
    ),
    character(
        "CONV 75 Padmé Amidala, Resolute Senator",
        "unique hero red legendary leader, 11/14 points, 10 health; die 1F 2F 3F 1Dc 1R -",
        Standing(ResolvesAs(Dice(YOU, shows=FOCUS), Symbol.INDIRECT)),
    ),
    character(
        "CONV 88 Chewbacca, The Beast",
        "unique hero yellow legendary wookiee scoundrel, 12/15 points, 13 health"
        "; die 1RD +2RD 2MD1 1Dc 1R -",
        Standing(
            HasKeyword(Keyword.GUARDIAN, THIS),
            when=There(Cards(YOU, subtypes=SCOUNDREL, not_this=True)),
        ),
        Ability(
            Before(Resolves(ThisDie(shows=DAMAGE))),
            Raise(1),
            when=CardIs(THIS, Cards(damage=AtLeast(6))),
        ),
    ),
    character(
        "CONV 89 Ezra Bridger, Resourceful Cutpurse",
        "unique hero yellow rare scavenger spectre, 9/12 points, 8 health"
        "; die 1RD 2RD 1Dr 1Dc 1R -",
        Standing(IgnoresRestrictions(Cards(YOU, UPGRADES, colours=BLUE))),
        Standing(OpensClaimersPool()),
    ),
    character(
        "CONV 90 Maz Kanata, Canny Negotiator",
        "unique hero yellow rare scoundrel, 10/13 points, 10 health; die 2RD 2ID 1F 1Sh 1R -",
        Ability(
            POWER_ACTION,
            Negotiate(
                (Indirect(1, ANYONE), Turn(AN_OPPONENTS_DIE), Reroll(ANY_OF_YOUR_DICE), Draw(1))
            ),
        ),
    ),
    character(
        "CONV 91 Satine Kryze, Hope of Mandalore",
        "unique hero yellow starter leader, 8/10 points, 9 health; die 2ID 1F 1F 1R 2R1 -",
        Ability(AFTER_ACTIVATING, Reroll(YOUR_DIE), may=True),
    ),
    character(
        "CONV 141 Enfys Nest, Fearsome Outlaw",
        "unique neutral yellow legendary leader scoundrel, 14/18 points, 12 health"
        "; die 1MD 2MD1 3MD1 1Sh 2R1 -",
        Building(MayIncludeUpTo(2, Affiliation.VILLAIN)),
        Building(MayIncludeUpTo(2, Affiliation.HERO)),
        Ability(
            POWER_ACTION,
            Resolve(UpTo(3, Dice(YOU, subtypes=SCOUNDREL), same_symbol=True), free=True),
        ),
    ),
    character(
        "CONV 142 Enfys Nest's Marauder",
        "neutral yellow rare scavenger scoundrel, 8 points, 9 health; die 1MD1 2MD1 +2MD 1Sh 2R1 -",
        Building(MayIncludeUpTo(1, Affiliation.VILLAIN)),
        Building(MayIncludeUpTo(1, Affiliation.HERO)),
        Ability(After(Resolves(ThisDie(has_cost=True))), Indirect(1, OPPONENT), may=True),
    ),
)
