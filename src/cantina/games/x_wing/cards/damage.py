"""Words about damage cards, shields and hull."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.chance import Pick
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.library import DAMAGE
from cantina.games.x_wing.names import damage_name, ship_name
from cantina.games.x_wing.rules.aftermath import remember
from cantina.games.x_wing.rules.damage import (
    change_card,
    deal_face_down,
    deal_face_up,
    discard,
    find_card,
    suffer,
    turn_face_down,
    turn_face_up,
)
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.values import shield_value
from cantina.games.x_wing.state import CardKind, Source
from cantina.games.x_wing.terms import Trait, Window


class HasTrait(CardCondition, frozen=True):
    """The damage card just dealt has this trait."""

    trait: Trait

    def holds(self, scene: Scene) -> bool:
        """XW-CRITICAL-2: the damage card just dealt has this trait."""
        card = find_card(scene.subject, scene.card)
        if card is None or not card.arriving:  # a card that is turned over is not dealt
            return False
        return card.face_up and DAMAGE[card.kind].trait is self.trait


class IsThisCard(CardCondition, frozen=True):
    """The damage card just dealt is this one."""

    def holds(self, scene: Scene) -> bool:
        """Look whether the card just dealt is the one the ability is printed on."""
        return scene.source == Source(CardKind.DAMAGE, str(scene.card))


class AfterRoundDealt(CardCondition, frozen=True):
    """The round in which this damage card was dealt is over."""

    def holds(self, scene: Scene) -> bool:
        """Look whether the round in which this damage card was dealt is over."""
        card = find_card(scene.subject, int(scene.source.card))
        return card is not None and card.round_dealt < scene.g.round


class NoShields(CardCondition, frozen=True):
    """You have no shield tokens."""

    def holds(self, scene: Scene) -> bool:
        return not scene.yours.shields


class ShieldsMissing(CardCondition, frozen=True):
    """You have fewer shield tokens than your shield value."""

    def holds(self, scene: Scene) -> bool:
        return scene.yours.shields < shield_value(scene.g, scene.yours)


class DefenderHasShields(CardCondition, frozen=True):
    """The defender has a shield token."""

    def holds(self, scene: Scene) -> bool:
        target = scene.defender
        return target is not None and target.shields > 0


class Damaged(CardCondition, frozen=True):
    """You have a damage card."""

    def holds(self, scene: Scene) -> bool:
        return bool(scene.yours.damage)


class ItIsDamaged(CardCondition, frozen=True):
    """The ship spoken of has a damage card."""

    def holds(self, scene: Scene) -> bool:
        return bool(scene.subject.damage)


class SufferedAtLeast(CardCondition, frozen=True):
    """You suffered so much damage or more in this attack."""

    damage: int

    def holds(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.suffered >= self.damage


class DamageAtMost(CardCondition, frozen=True):
    """You have so many damage cards or fewer."""

    cards: int

    def holds(self, scene: Scene) -> bool:
        return len(scene.yours.damage) <= self.cards


class DefenderHasDamage(CardCondition, frozen=True):
    """The defender has at least one damage card."""

    def holds(self, scene: Scene) -> bool:
        """Say whether the defender has a damage card."""
        target = scene.defender
        return target is not None and bool(target.damage)


class FaceUpDealt(CardCondition, frozen=True):
    """The attack dealt the defender a face-up damage card."""

    def holds(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.face_up


class RegainShield(CardEffect, frozen=True):
    """Get a shield token back, up to the shield value (XW-SETUP-16)."""

    def can(self, scene: Scene) -> bool:
        """XW-SETUP-16: never above the shield value."""
        return scene.subject.shields < shield_value(scene.g, scene.subject)

    async def do(self, scene: Scene) -> Outcome:
        """Get a shield token back."""
        if not self.can(scene):
            return NOTHING
        scene.subject.shields += 1
        scene.g.say("xw-log-regains-shield", "XW-SETUP-16", ship=ship_name(scene.g, scene.ship))
        return DONE


class LoseShield(CardEffect, frozen=True):
    """The ship loses a shield token."""

    async def do(self, scene: Scene) -> Outcome:
        """Take a shield token away."""
        ship = scene.subject
        if not ship.shields:
            return NOTHING
        ship.shields -= 1
        remember(scene.g, Window.SHIELDS_WERE_LOST, scene.ship)
        return DONE


class SpendShield(CardEffect, frozen=True):
    """Spend one of your shield tokens."""

    def can(self, scene: Scene) -> bool:
        return scene.yours.shields > 0

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        if not self.can(scene):  # another card at the same moment took the last one
            return NOTHING
        scene.yours.shields -= 1
        await happens(scene.g, Window.SHIELD_LOST, scene.you)
        return DONE


class Suffer(CardEffect, frozen=True):
    """Suffer damage (XW-DAMAGE-2)."""

    damage: int = 1
    critical: bool = False

    def says(self) -> Text:
        message = "xw-says-suffer-critical" if self.critical else "xw-says-suffer"
        return Text(message, {"count": self.damage})

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        """XW-DAMAGE-2: damage outside the results of an attack follows the same procedure."""
        for _ in range(self.damage):
            await suffer(scene.g, scene.ship, self.critical)
        await settle(scene)
        return Outcome(True, self.damage)


async def settle(scene: Scene) -> None:
    """Destroy a ship that was dealt its last card; a defender waits for the end of the attack."""
    attack = scene.g.attack
    if attack is None or attack.defender != scene.ship:
        await destroy_if_beaten(scene.g, scene.ship)


class DealFaceUp(CardEffect, frozen=True):
    """Deal the ship a face-up damage card."""

    async def do(self, scene: Scene) -> Outcome:
        await deal_face_up(scene.g, scene.ship)
        await settle(scene)
        return DONE


class DealFaceDown(CardEffect, frozen=True):
    """Deal the ship a face-down damage card."""

    async def do(self, scene: Scene) -> Outcome:
        await deal_face_down(scene.g, scene.ship)
        await settle(scene)
        return DONE


class FlipOneUp(CardEffect, frozen=True):
    """Turn a random face-down damage card of the ship face up and resolve it."""

    async def do(self, scene: Scene) -> Outcome:
        down = [card.card_id for card in scene.subject.damage if not card.face_up]
        if not down:
            return NOTHING
        await turn_face_up(scene.g, scene.ship, await Pick(down))
        await destroy_if_beaten(scene.g, scene.ship)
        return DONE


class TurnThisDown(CardEffect, frozen=True):
    """Turn this damage card face down (XW-CRITICAL-4)."""

    async def do(self, scene: Scene) -> Outcome:
        """Turn the card this is printed on face down."""
        turn_face_down(scene.g, scene.yours, int(scene.source.card))
        return DONE


def face_up_with(scene: Scene, trait: str) -> list[int]:
    """Return the ship's face-up damage cards with a trait."""
    return [
        card.card_id
        for card in scene.subject.damage
        if card.face_up and DAMAGE[card.kind].trait.value == trait
    ]


class TurnOneDown(CardEffect, frozen=True):
    """Turn one face-up damage card with a trait face down."""

    trait: Trait

    def can(self, scene: Scene) -> bool:
        """Whether there is such a card."""
        return bool(face_up_with(scene, self.trait))

    async def do(self, scene: Scene) -> Outcome:
        """Turn one face-up card face down."""
        found = face_up_with(scene, self.trait)
        if not found:
            return NOTHING
        kinds = {card.card_id: card.kind for card in scene.subject.damage}
        chosen = await Ask(
            scene.seat,
            "xw-ask-turn-down",
            found,
            label=lambda card: text("xw-option-damage-card", card=damage_name(kinds[card])),
        )
        turn_face_down(scene.g, scene.subject, chosen)
        return DONE


class TurnDealtDown(CardEffect, frozen=True):
    """Turn the card just dealt face down before it is resolved."""

    def can(self, scene: Scene) -> bool:
        card = find_card(scene.subject, scene.card)
        return card is not None and card.face_up

    async def do(self, scene: Scene) -> Outcome:
        found = change_card(scene.subject, scene.card, face_up=False)
        return DONE if found else NOTHING


class DiscardDealtCard(CardEffect, frozen=True):
    """Discard the damage card just dealt, unresolved."""

    async def do(self, scene: Scene) -> Outcome:
        """Discard the card just dealt before it does anything."""
        await discard(scene.g, scene.ship, scene.card)
        return DONE


class DiscardFaceDown(CardEffect, frozen=True):
    """Discard one of the ship's face-down damage cards."""

    async def do(self, scene: Scene) -> Outcome:
        """Discard a face-down card; which one is unknown, so any will do."""
        found = [card.card_id for card in scene.subject.damage if not card.face_up]
        if not found:
            return NOTHING
        await discard(scene.g, scene.ship, found[0])
        return DONE
