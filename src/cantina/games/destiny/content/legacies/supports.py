"""Supports of Legacies."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.names import title
from cantina.games.destiny.rules import zones


class AddToTeam(Effect, frozen=True):
    """Bring a further character with this title, and one die, from outside the game into play."""

    name: str

    async def do(self, scene: Scene) -> Outcome:
        card = zones.bring(scene.g, scene.seat, self.name)
        scene.g.say("ds-log-joined", seat=facts.player(scene.seat), card=facts.name(scene.g, card))
        scene.characters = (card,)
        return DONE

    def says(self) -> Text:
        return text(self.message(), name=title(self.name))


CARDS: tuple[Card, ...] = (
    support(
        "LEG 5 Kylo Ren's Starfighter",
        "unique villain blue legendary vehicle, cost 2; die 1RD 2RD 1Sh Sp Sp -",
        Ability(
            SPECIAL,
            Then(
                Declare(Declared.COLOUR),
                Do(
                    (
                        Reveal(AN_OPPONENTS_HAND),
                        Indirect(
                            Count(Cards(zone=Zone.LOOKED_AT, colour_chosen=True)), THAT_PLAYER
                        ),
                    )
                ),
            ),
        ),
    ),
    support(
        "LEG 14 Separatist Landing Craft",
        "villain red rare vehicle, cost 2; die 1Sh 2Sh 1R 1R Sp -",
        Ability(SPECIAL, Do((To(Spend(2), AddToTeam("Battle Droid")), Discard(THIS)))),
    ),
    support(
        "LEG 23 Ark Angel",
        "unique villain yellow rare vehicle, cost 2; die 1RD 2ID 1Sh 2Sh1 1R -",
        Ability(AFTER_ACTIVATING, Activate(UpTo(2, Cards(YOU, SUPPORTS, not_this=True)))),
    ),
    support(
        "LEG 24 BT-1",
        "unique villain yellow rare droid, cost 2; die 1MD 3MD1 1ID 2ID 1Dr -",
        Ability(AFTER_ACTIVATING, Then(Indirect(1, YOU), Indirect(1, OPPONENT))),
    ),
    support(
        "LEG 25 Slave I",
        "unique villain yellow starter vehicle, cost 3; die 2RD 2ID 3ID1 1Sh 1R -",
        Ability(
            POWER_ACTION,
            Then(
                Reroll(One(Dice(YOU, colours=YELLOW))),
                May(Remove(One(Dice(OPPONENT, value=Exactly(ValueOf(THOSE_DICE)))))),
            ),
        ),
    ),
    support(
        "LEG 28 BB-9E",
        "unique villain gray rare droid, cost 1; die 1MD 1ID 1Dr 1Dc Sp -",
        Ability(SPECIAL, Do((Reroll(AN_OPPONENTS_DIE), RerollThisDie()))),
    ),
    support(
        "LEG 34 ETA-2 Interceptor",
        "hero blue rare vehicle, cost 3; die 1RD 2RD 3ID 1Sh 1R -",
        Ability(
            ACTION,
            To(
                Choose((Remove(THIS_DIE), Remove(One(Dice(YOU, shows=SHIELD))))), Exhaust(A_SUPPORT)
            ),
        ),
    ),
    support(
        "LEG 35 R2-D2",
        "unique hero blue starter droid, cost 1; die 1MD 1Dr 1Sh 1R Sp Sp",
        Ability(SPECIAL, Do((Draw(1), May(Turn(YOUR_DIE))))),
    ),
    support(
        "LEG 42 Mortar Team",
        "hero red rare artillery, cost 2; die 1ID 1ID 2ID 2ID 1Dr -",
        Standing(ResolvesAs(ThisDie(INDIRECT), Symbol.RANGED), when=ControlBattlefield()),
    ),
    support(
        "LEG 43 Resistance Bomber",
        "hero red rare vehicle, cost 3; die 3ID 3ID 6ID2 2Dr - -",
        Ability(AFTER_RESOLVING, PlaceTokens(Token.DAMAGE, 1, THIS)),
        Standing(DiscardedIf(CardIs(THIS, Cards(damage=AtLeast(3))))),
    ),
    support(
        "LEG 51 Runaway Boomas",
        "hero yellow rare artillery, cost 3; die 2ID 2ID 3ID - - -",
        Ability(POWER_ACTION, To(Spend(1), RollSetAside("Runaway Boomas"))),
    ),
    support(
        "LEG 52 Millennium Falcon",
        "unique hero yellow starter vehicle, cost 4; die 2RD 3RD 4ID1 2Sh 2R -",
        Ability(AFTER_ACTIVATING, Activate(YOUR_CHARACTER), may=True),
    ),
    support(
        "LEG 55 Republic Cruiser",
        "hero gray rare vehicle, cost 2; die 1F 1R 1R Sp Sp -",
        Ability(
            SPECIAL,
            Choose(
                (
                    GiveShields(2, One(Cards(types=CHARACTERS, unique=True))),
                    GiveShields(1, Each(Cards(YOU, CHARACTERS, unique=True))),
                )
            ),
        ),
    ),
    support(
        "LEG 60 Ground Battalion",
        "neutral red rare, cost 4; die 2RD 2ID 3ID 4ID1 1Sh -",
        Ability(AFTER_ACTIVATING, TakeBattlefield(), may=True),
    ),
    support(
        "LEG 61 Lookout Post",
        "neutral red rare location, cost 2; die +2ID +3ID +3ID 1Sh 1R -",
        only_if=ControlBattlefield(),
    ),
    support(
        "LEG 66 Pirate Speeder Tank",
        "neutral yellow legendary vehicle, cost 5; die 3RD 4ID 5ID1 2Sh Sp -",
        Ability(SPECIAL, Do((Deal(2, A_CHARACTER), GiveShields(2, A_CHARACTER), ExtraActions(1)))),
    ),
    support(
        "LEG 70 Modified HWK-290",
        "neutral gray rare vehicle, cost 2; die 2RD 3RD1 3ID 4ID1 1R -",
        Ability(AFTER_PLAYING, PlaceTokens(Token.DAMAGE, 2, THIS)),
        Ability(AFTER_ACTIVATING, Indirect(TokensOn(Token.DAMAGE, THIS), YOU)),
    ),
    support(
        "LEG 83 Nightsister Coven",
        "villain blue uncommon, cost 1",
        Ability(
            After(Rolls(Dice(types=CHARACTERS, shows=BLANK))),
            To(
                Exhaust(THIS),
                Do(
                    (
                        Reveal(Top(1, ANYONE)),
                        If(CardIs(THAT_CARD, Cards(odd_cost=True)), Deal(1, ITS_CARD)),
                    )
                ),
            ),
            may=True,
        ),
    ),
    support(
        "LEG 91 Command Bridge",
        "villain red uncommon location, cost 1",
        Ability(
            ACTION, To(Exhaust(THIS), Activate(Several(2, Cards(YOU, CHARACTERS, unique=False))))
        ),
    ),
    support(
        "LEG 106 Defensive Teaching",
        "hero blue uncommon, cost 0",
        Standing(MoreShields(1, Cards(YOU, CHARACTERS, colours=BLUE))),
    ),
    support(
        "LEG 107 Yoda's Hut",
        "unique hero blue uncommon, cost 2",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Do(
                    (
                        GiveShields(1, A_CHARACTER),
                        If(CardIs(THAT_CHARACTER, Cards(shields=AtLeast(3))), Gain(1)),
                    )
                ),
            ),
        ),
    ),
    support(
        "LEG 115 Suppression Field",
        "hero red uncommon, cost 2",
        Standing(DiscardedIf(CardIs(THIS, Cards(damage=AtLeast(3))))),
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Do((Remove(A_DAMAGE_DIE), PlaceTokens(Token.DAMAGE, ValueOf(THOSE_DICE), THIS))),
            ),
        ),
    ),
    support(
        "LEG 122 Maz's Vault",
        "unique hero yellow uncommon location, cost 0",
        Standing(MoreUpkeep(1, Whose.EVERYONE)),
    ),
    support(
        "LEG 134 Perseverance",
        "neutral blue common, cost 1",
        Ability(ACTION, To(Exhaust(THIS), Then(Reroll(YOUR_DIE), May(Reroll(THOSE_DICE))))),
    ),
    support(
        "LEG 145 Bubble Shield",
        "neutral red uncommon, cost 1",
        Standing(TakesIndirect(3)),
        Standing(DiscardedIf(CardIs(THIS, Cards(damage=AtLeast(3))))),
    ),
    support(
        "LEG 146 Cover Team",
        "neutral red common, cost 1",
        Ability(ACTION, To(Exhaust(THIS), Resolve(One(Dice(YOU, shows=INDIRECT)), plus=1))),
    ),
    support(
        "LEG 163 Backup Specialist",
        "neutral gray common, cost 1",
        Ability(ACTION, To(Exhaust(THIS), Reroll(UpTo(2, Dice(YOU))))),
    ),
    support(
        "LEG 164 Remote Stockpile",
        "neutral gray common location, cost 1",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Choose(
                    (PlaceTokens(Token.RESOURCE, 1, THIS), TakeTokens(Token.RESOURCE, ALL, THIS))
                ),
            ),
        ),
    ),
    support(
        "LEG 165 Scrap Heap",
        "neutral gray uncommon location, cost 1",
        Ability(After(Mills(YOU, OPPONENT)), To(Exhaust(THIS), Gain(1)), may=True),
    ),
)
