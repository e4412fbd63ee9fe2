"""Weapons of Convergence."""

from __future__ import annotations

from cantina.core.cards import NOTHING, Outcome
from cantina.games.destiny.asking import choose_cards
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import damage
from cantina.games.destiny.rules.symbols import targets


class ThrowTokens(Effect, frozen=True):
    """Remove any number of resources from this card to deal n damage to as many characters."""

    n: int

    def can(self, scene: Scene) -> bool:
        return Token.RESOURCE.on(scene, scene.card) > 0

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        most = Token.RESOURCE.on(scene, scene.card)
        prompt = scene.question("ds-ask-deal")
        chosen = await choose_cards(g, scene.seat, prompt, targets(g, scene.seat), 0, most)
        if not chosen:
            return NOTHING
        g.play[scene.card].resources -= len(chosen)
        hits = await damage.deal(scene, [(card, self.n) for card in chosen])
        return damage.outcome(scene, hits)


CARDS: tuple[Card, ...] = (
    upgrade(
        "CONV 16 Palpatine's Lightsaber",
        "unique villain blue legendary weapon, cost 2; die 1MD 2MD +2MD 1Sh 1R -",
        Ability(
            AFTER_PLAYING, Gain(Capped(Count(Cards(types=UPGRADES, subtypes=ABILITY, on=HOST)), 2))
        ),
        Standing(CopiesNotUnique(), when=CardIs(HOST, Cards(names=("Palpatine",)))),
    ),
    upgrade(
        "CONV 33 E-5 Blaster Carbine",
        "villain red starter weapon, cost 2; die 1RD +2RD 2ID +2ID 1R -",
        Standing(HasKeyword(Keyword.REDEPLOY, THIS), when=CardIs(HOST, Cards(subtypes=DROID))),
    ),
    upgrade(
        "CONV 50 Dengar's Fire Blade",
        "unique villain yellow rare weapon, cost 3; die 2MD +4MD 2Dr 2Sh 1R -",
        Ability(
            AFTER_PLAYING, Deal(1, One(Cards(types=CHARACTERS, bears_subtypes=BOUNTY))), may=True
        ),
        Ability(
            POWER_ACTION,
            If(
                CardIs(HOST, Cards(names=("Dengar",))),
                Turn(One(Dice(YOU, types=CHARACTERS, on=HOST)), OfValue(1)),
            ),
        ),
    ),
    upgrade(
        "CONV 70 Mace Windu's Lightsaber",
        "unique hero blue legendary weapon, cost 3; die 1MD 2MD +3MD 2Sh Sp -",
        Ability(POWER_ACTION, MoveUpgrade(THIS, One(Cards(YOU, names=("Mace Windu",))))),
        Ability(
            SPECIAL,
            Then(
                Deal(2, A_CHARACTER, unblockable=True),
                If(
                    CardIs(THAT_CHARACTER, Cards(remaining_health=Exactly(1))),
                    Defeat(THAT_CHARACTER),
                ),
            ),
        ),
    ),
    upgrade(
        "CONV 102 Chewbacca's Blaster Rifle",
        "unique hero yellow legendary weapon, cost 3; die 2RD 3RD 4RD1 1Dr 1Dc -",
        Ability(
            AFTER_PLAYING,
            To(
                Deal(1, HOST),
                Then(
                    RollIn(ThisDie(at_rest=True)),
                    If(CardIs(HOST, Cards(names=("Chewbacca",))), May(Resolve(THOSE_DICE))),
                ),
            ),
            may=True,
        ),
    ),
    upgrade(
        "CONV 138 A-300 Blaster",
        "neutral red rare weapon, cost 2; die 1RD 2RD +2RD 1Dr 1Dr -",
        keywords="redeploy",
    ),
    upgrade(
        "CONV 139 Quicksilver Baton",
        "neutral red legendary weapon, cost 2; die 2MD +1MD +2MD 1Dr 1Sh -",
        Ability(
            AFTER_PLAYING,
            Do(
                (
                    If(CardIs(HOST, Cards(subtypes=LEADER)), RollIn(ThisDie(at_rest=True))),
                    If(
                        CardIs(HOST, Cards(subtypes=TROOPER)),
                        May(
                            To(
                                Spend(1),
                                RollIn(
                                    One(
                                        Dice(YOU, types=CHARACTERS, on=HOST, place=DiePlace.ON_CARD)
                                    )
                                ),
                            )
                        ),
                    ),
                )
            ),
        ),
    ),
    upgrade(
        "CONV 156 Enfys Nest's Electroripper",
        "unique neutral yellow rare weapon, cost 2; die 2MD 3MD1 1Sh 1R Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    Deal(1, EACH_CHARACTER_OF_AN_OPPONENT, unblockable=True),
                    If(
                        CardIs(HOST, Cards(names=("Enfys Nest",))),
                        Remove(One(Dice(THAT_PLAYER, types=CHARACTERS))),
                    ),
                )
            ),
        ),
    ),
    upgrade(
        "CONV 158 Ordnance Launcher",
        "neutral yellow rare weapon, cost 3; die +1RD +2RD +3RD +1Dc +2Sh +1R",
        Ability(
            After(Resolves(Dice(YOU, subtypes=SCOUNDREL))),
            Resolve(THIS_DIE, as_base=True),
            may=True,
        ),
        keywords="ambush",
    ),
    upgrade(
        "CONV 169 Grievance Striker",
        "unique neutral gray starter weapon, cost 2; die 1RD 2ID 2ID 1Dr 1Sh -",
        Ability(
            After(Plays(THIS, on=Cards(names=("General Grievous", "Obi-Wan Kenobi")))),
            Deal(1, A_CHARACTER),
            may=True,
        ),
        keywords="redeploy",
    ),
    upgrade(
        "CONV 171 Punch Dagger", "neutral gray starter weapon, cost 1; die 1MD 2MD1 1Dr 1R - -"
    ),
    upgrade(
        "CONV 172 Sonic Detonators",
        "neutral gray rare weapon, cost 3; die 2Dr 1Dc 2Dc Sp Sp -",
        Ability(AFTER_PLAYING, PlaceTokens(Token.RESOURCE, 6, THIS)),
        Ability(SPECIAL, ThrowTokens(2)),
    ),
)
