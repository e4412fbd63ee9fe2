"""Words about assets: having, gaining, discarding, delivering."""

from __future__ import annotations

from collections.abc import Awaitable

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition, Count, Effect, ToOne, outcome
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.rules.assets import discard_asset, gain_this
from cantina.games.outer_rim.rules.deliver import deliver_cargo
from cantina.games.outer_rim.rules.values import assets_of_type
from cantina.games.outer_rim.terms import AssetType, Trait


class Has(Condition, frozen=True):
    """At least so many assets of a type."""

    type: AssetType
    least: int = 1
    trait: Trait | None = None
    droid: bool = False

    def holds(self, scene: Scene) -> bool:
        """Count them."""
        fitting = [
            card
            for card in assets_of_type(scene.g, scene.seat, self.type)
            if (self.trait is None or self.trait in asset(card).traits)
            and (not self.droid or asset(card).droid)
        ]
        return len(fitting) >= self.least

    def reading(self) -> str:
        """Name the trait, or say that they are droids."""
        return "trait" if self.trait is not None else "droids" if self.droid else ""


class Owned(Count, frozen=True):
    """Number of own assets of a type."""

    type: AssetType
    card: str = ""
    """Only this card."""

    def count(self, scene: Scene) -> int:
        """Count them."""
        owned = assets_of_type(scene.g, scene.seat, self.type)
        return owned.count(self.card) if self.card else len(owned)

    def says(self) -> Text:
        """Name the card, or else the type."""
        if self.card:
            return text(f"{self.message()}-card", card=card_name(self.card))
        return text(self.message(), type=self.type.says())


class GainThis(Effect, frozen=True):
    """Gain the asset printed on this card."""

    async def do(self, scene: Scene) -> Outcome:
        """Gain it."""
        return outcome(await gain_this(scene))


class DiscardThis(Effect, frozen=True):
    """Discard this card."""

    def can(self, scene: Scene) -> bool:
        """Look whether it is owned."""
        return scene.source in scene.g.players[scene.seat].assets

    async def do(self, scene: Scene) -> Outcome:
        """Discard it."""
        if not self.can(scene):
            return NOTHING
        await discard_asset(scene.g, scene.seat, scene.source)
        return DONE


class DiscardAsset(ToOne[str], frozen=True):
    """Discard an own asset of this type; fails without one."""

    type: AssetType
    trait: Trait | None = None

    def among(self, scene: Scene) -> list[str]:
        """List the own assets that may be discarded."""
        return [
            card
            for card in assets_of_type(scene.g, scene.seat, self.type)
            if not asset(card).keeps and (self.trait is None or self.trait in asset(card).traits)
        ]

    def choose(self, scene: Scene, among: list[str]) -> Awaitable[str]:
        """Choose a card."""
        return ask.choose_card(scene.g, scene.seat, among, "or-ask-discard")

    async def do_to(self, scene: Scene, one: str) -> bool:
        """Discard it."""
        await discard_asset(scene.g, scene.seat, one)
        return True

    def reading(self) -> str:
        """Name the trait, if there is one."""
        return "" if self.trait is None else "trait"


def cargo_of_event(scene: Scene) -> str:
    """Return the cargo that is being delivered, while its owner has it."""
    card = scene.event.card if scene.event is not None else ""
    return card if card in scene.g.players[scene.seat].assets else ""


class DeliverThis(Effect, frozen=True):
    """Deliver the ILLEGAL cargo after all."""

    half: bool = False
    """For half the credits and without fame."""

    async def do(self, scene: Scene) -> Outcome:
        """Deliver it."""
        cargo = cargo_of_event(scene)
        if not cargo:
            return NOTHING
        await deliver_cargo(scene.g, scene.seat, cargo, halved=self.half)
        return DONE

    def reading(self) -> str:
        """Say what it pays."""
        return "half" if self.half else ""
