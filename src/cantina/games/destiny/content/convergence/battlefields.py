"""Battlefields of Convergence."""

from __future__ import annotations

from cantina.core.cards import NOTHING, Outcome
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import damage
from cantina.games.destiny.rules.die_values import die_value


class ExchangeBlows(Effect, frozen=True):
    """Reroll a character die of an opponent and one of yours; each suffers what the other shows."""

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        fighters: list[tuple[int, int]] = []
        for whose in (OPPONENT, YOU):
            rerolled = await Reroll(One(Dice(whose, types=CHARACTERS))).do(scene)
            if rerolled.done:
                die = scene.dice[0]
                fighters.append((g.dice[die].card, die_value(scene, die)))
        if len(fighters) < 2:
            return NOTHING
        (foe, foe_value), (own, own_value) = fighters
        hits = await damage.deal(scene, [(foe, own_value), (own, foe_value)])
        return damage.outcome(scene, hits)


CARDS: tuple[Card, ...] = (
    battlefield(
        "CONV 174 Deathwatch Hideout, Concordia",
        "neutral gray starter",
        Ability(
            CLAIM,
            Do(
                (
                    Gain(1),
                    To(
                        Spot(Cards(names=("Satine Kryze",))),
                        PutOnDeck(One(Cards(YOU, zone=Zone.DISCARD)), DeckPlace.BOTTOM),
                    ),
                )
            ),
        ),
    ),
    battlefield(
        "CONV 175 Fighting Pit, Mimban",
        "neutral gray uncommon",
        Ability(POWER_ACTION, ExchangeBlows()),
    ),
    battlefield(
        "CONV 176 Lair of General Grievous, Vassek 3",
        "neutral gray starter",
        Ability(
            CLAIM,
            Choose(
                (
                    Unless(Indirect(1, THAT_PLAYER), OPPONENT, GiveResources(1)),
                    To(Spot(Cards(names=("General Grievous",))), Deal(1, A_CHARACTER)),
                )
            ),
        ),
    ),
    battlefield(
        "CONV 177 Mean Streets, Correlia",
        "neutral gray uncommon",
        Ability(
            CLAIM,
            Do(
                (
                    May(To(Spot(Cards(subtypes=SCOUNDREL)), PlaceTokens(Token.RESOURCE, 1, THIS))),
                    May(
                        Play(
                            One(Cards(YOU, EVENTS, zone=Zone.HAND)),
                            less=TokensOn(Token.RESOURCE, THIS),
                        )
                    ),
                )
            ),
        ),
    ),
    battlefield(
        "CONV 178 Military Camp, Kaller",
        "neutral gray uncommon",
        Ability(
            POWER_ACTION,
            Do(
                (
                    Activate(UpTo(2, Cards(YOU, CHARACTERS), share_subtype=True)),
                    May(
                        Reroll(
                            One(Dice(YOU, types=CHARACTERS, subtypes=TROOPER, on=THAT_CHARACTER))
                        )
                    ),
                )
            ),
        ),
    ),
    battlefield(
        "CONV 179 Salt Flats, Crait",
        "neutral gray uncommon",
        Ability(
            POWER_ACTION,
            Choose((Turn(A_DIE, Showing(BLANK)), Turn(One(Dice(YOU, subtypes=LEADER))))),
        ),
    ),
    battlefield(
        "CONV 180 Watto's Shop, Tatooine",
        "neutral gray uncommon",
        Ability(
            CLAIM,
            To(
                Discard(One(Cards(YOU, (CardType.SUPPORT, CardType.UPGRADE)))),
                Gain(CostOf(THAT_CARD)),
            ),
        ),
    ),
)
