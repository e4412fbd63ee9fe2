"""Battlefields of Spirit of Rebellion."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Target
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.which_dice import Dice
from cantina.games.destiny.cards.words import Effect


class ForbidRolling(Effect, frozen=True):
    """These dice cannot be rolled into a pool or rerolled during the next round."""

    dice: Target[Dice]

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.dice.choose(scene, "ds-ask-forbid-die")
        for die in found:
            if die in scene.g.dice:
                scene.g.dice[die].frozen = scene.g.round + 1
                scene.g.changes += 1
                scene.g.say("ds-log-frozen", die=facts.die_text(scene.g, die))
        return scene.report(full, len(found))


CARDS: tuple[Card, ...] = (
    battlefield(
        "SoR 151 Carbon-freezing Chamber, Bespin",
        "neutral gray uncommon",
        Ability(CLAIM, ForbidRolling(One(Dice(types=CHARACTERS, place=DiePlace.ANYWHERE)))),
    ),
    battlefield(
        "SoR 152 Cargo Hold, Eravana",
        "neutral gray common",
        Ability(
            CLAIM,
            MoveUpgrade(
                One(Cards(types=UPGRADES, on=Each(Cards(types=CHARACTERS)))),
                One(Cards(types=CHARACTERS, same_side=True)),
            ),
        ),
    ),
    battlefield(
        "SoR 153 Docking Bay, Finalizer",
        "neutral gray common",
        Ability(CLAIM, Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND_OR_DISCARD)), less=1)),
    ),
    battlefield(
        "SoR 154 Ewok Village, Endor",
        "neutral gray common",
        Ability(CLAIM, RemoveShields(ALL, A_CHARACTER)),
    ),
    battlefield(
        "SoR 155 Maz's Castle, Takodana",
        "neutral gray uncommon",
        Ability(
            CLAIM, Do((Draw(2), PutOnDeck(AnyNumber(Cards(YOU, zone=Zone.HAND)), DeckPlace.BOTTOM)))
        ),
    ),
    battlefield(
        "SoR 156 Moisture Farm, Tatooine", "neutral gray uncommon", Ability(CLAIM, Gain(1))
    ),
    battlefield(
        "SoR 157 Otoh Gunga, Naboo", "neutral gray common", Ability(CLAIM, Heal(1, A_CHARACTER))
    ),
    battlefield(
        "SoR 158 Secluded Beach, Scarif",
        "neutral gray common",
        Ability(CLAIM, Remove(One(Dice(OPPONENT, shows=RANGED)))),
    ),
    battlefield(
        "SoR 159 Secret Facility, Scarif",
        "neutral gray uncommon",
        Ability(CLAIM, Resolve(UpTo(3, Dice(YOU, shows=MELEE_OR_RANGED)))),
    ),
    battlefield(
        "SoR 160 War-Torn Streets, Jedha",
        "neutral gray common",
        Ability(CLAIM, DiscardAtRandom(1, OPPONENT)),
    ),
)
