"""Words about upgrade and condition cards."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.library import CONDITIONS, upgrade_card
from cantina.games.x_wing.names import card_name, damage_name, ship_name, weapon_name
from cantina.games.x_wing.rules.condition_cards import (
    CARRIES_DAMAGE,
    assign_condition,
    remove_condition,
)
from cantina.games.x_wing.rules.damage import take_kind, unseen_kinds
from cantina.games.x_wing.rules.discarding import discard_upgrade, take_back, take_token
from cantina.games.x_wing.state import CardKind
from cantina.games.x_wing.terms import Slot, Trait


def choose_card(scene: Scene, cards: list[str]) -> Ask[str]:
    """Ask your player for an upgrade card."""
    return Ask(
        scene.yours.seat,
        "xw-ask-discard-upgrade",
        cards,
        label=lambda card: text("xw-option-weapon", weapon=weapon_name(card)),
    )


class HasSlot(CardCondition, frozen=True):
    """You have a card of this slot equipped."""

    slot: Slot

    def holds(self, scene: Scene) -> bool:
        return any(upgrade_card(card).slot is self.slot for card in scene.yours.upgrades)


class FirstRound(CardCondition, frozen=True):
    """It is the first round."""

    def holds(self, scene: Scene) -> bool:
        return scene.g.round == 1


PHASES = {"activation": "xw-name-activation-phase", "combat": "xw-phase-combat"}


class InPhase(CardCondition, frozen=True):
    """It is this phase of the round."""

    phase: str

    def says(self) -> Text:
        """Print it."""
        return text("xw-says-phase", phase=Text(PHASES[self.phase]))

    def holds(self, scene: Scene) -> bool:
        """Say whether it is this phase."""
        return scene.g.phase == self.phase


class DiscardThis(CardEffect, frozen=True):
    """Discard this upgrade card (XW-UPGRADE-3)."""

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        """XW-UPGRADE-3: the card leaves the game."""
        return Outcome(discard_upgrade(scene.g, scene.you, scene.source.card))


class DiscardOther(CardEffect, frozen=True):
    """Discard another upgrade card of the ship, of one slot or of any."""

    slot: Slot | None = None
    this_too: bool = False

    def says(self) -> Text:
        if self.slot:
            slot = self.slot.says()
            return text("xw-says-discard-slot", slot=slot)
        return text("xw-says-discard-other")

    def discardable(self, scene: Scene) -> list[str]:
        """Return the cards that may be discarded for an effect."""
        cards = dict.fromkeys(scene.yours.upgrades)
        return [
            card
            for card in cards
            if (self.this_too or card != scene.source.card)
            and (not self.slot or upgrade_card(card).slot is self.slot)
        ]

    def can(self, scene: Scene) -> bool:
        return bool(self.discardable(scene))

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        found = self.discardable(scene)
        card = found[0]
        if len(found) > 1:
            card = await choose_card(scene, found)
        return Outcome(discard_upgrade(scene.g, scene.you, card))


class RestoreCard(CardEffect, frozen=True):
    """Take back one of your discarded cards of some slots."""

    slots: tuple[Slot, ...]

    def restorable(self, scene: Scene) -> list[str]:
        """Return the discarded cards that may come back."""
        cards = dict.fromkeys(scene.yours.cards.discarded)
        return [card for card in cards if upgrade_card(card).slot in self.slots]

    def can(self, scene: Scene) -> bool:
        return bool(self.restorable(scene))

    async def do(self, scene: Scene) -> Outcome:
        card = await Ask(
            scene.yours.seat,
            "xw-ask-restore",
            self.restorable(scene),
            label=lambda card: text("xw-option-weapon", weapon=weapon_name(card)),
        )
        take_back(scene.yours, card)
        return DONE


class PlaceOnCard(CardEffect, frozen=True):
    """Put a token on this card."""

    async def do(self, scene: Scene) -> Outcome:
        ship = scene.yours
        ship.beside(on_cards=(*ship.cards.on_cards, scene.source.card))
        return DONE


class TakeFromCard(CardEffect, frozen=True):
    """Take a token off this card."""

    def can(self, scene: Scene) -> bool:
        return scene.source.card in scene.yours.cards.on_cards

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        take_token(scene.yours, scene.source.card)
        return DONE


def flip(scene: Scene, card: str) -> Outcome:
    """Turn an upgrade card over."""
    ship = scene.yours
    if card in ship.cards.flipped:
        ship.beside(flipped=tuple(other for other in ship.cards.flipped if other != card))
    else:
        ship.beside(flipped=(*ship.cards.flipped, card))
    scene.g.say("xw-log-flips", "XW-CARD-ABILITY-4", card=weapon_name(card))
    return DONE


class FlipCard(CardEffect, frozen=True):
    """Turn an upgrade card of yours to its other side."""

    card: str

    def can(self, scene: Scene) -> bool:
        return self.card in scene.yours.upgrades

    async def do(self, scene: Scene) -> Outcome:
        return flip(scene, self.card)


class FlipThis(CardEffect, frozen=True):
    """Turn this upgrade card to its other side."""

    async def do(self, scene: Scene) -> Outcome:
        return flip(scene, scene.source.card)


class AssignCondition(CardEffect, frozen=True):
    """The ship gets a condition card."""

    condition: str

    def says(self) -> Text:
        lines = [line.says() for line in CONDITIONS[self.condition].abilities]
        name = Text(card_name("condition", self.condition))
        return text("xw-says-assign-condition", name=name, lines=lines)

    async def do(self, scene: Scene) -> Outcome:
        if scene.yours.cards.mimics and scene.source.kind is CardKind.PILOT:
            return NOTHING  # whoever mimics an ability assigns no conditions with it
        assign_condition(scene.g, scene.ship, self.condition)
        return DONE


class RemoveCondition(CardEffect, frozen=True):
    """Remove this condition card."""

    async def do(self, scene: Scene) -> Outcome:
        remove_condition(scene.g, scene.yours, scene.source.card)
        return DONE


NO_CARD = "no-card"


class PutDamageInWait(CardEffect, frozen=True):
    """Choose a Pilot damage card nobody has seen and put it face up on the condition."""

    def can(self, scene: Scene) -> bool:
        return not scene.subject.cards.card_in_wait

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        if CARRIES_DAMAGE not in scene.subject.cards.conditions or scene.subject.cards.card_in_wait:
            return NOTHING
        kinds = unseen_kinds(g, scene.subject, Trait.PILOT)
        chosen = await Ask(
            g.ship(scene.you).seat,
            "xw-ask-card-in-wait",
            [*kinds, NO_CARD],
            label=lambda kind: (
                text("xw-option-no-card")
                if kind == NO_CARD
                else text("xw-option-damage-card", card=damage_name(kind))
            ),
        )
        if chosen == NO_CARD:
            remove_condition(g, scene.subject, CARRIES_DAMAGE)
            return NOTHING
        take_kind(g, scene.subject, chosen)
        scene.subject.beside(card_in_wait=chosen)
        g.say("xw-log-card-in-wait", ship=ship_name(g, scene.ship), card=damage_name(chosen))
        return DONE
