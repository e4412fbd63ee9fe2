"""Words about bombs and mines."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.cards import choose_card
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.names import weapon_name
from cantina.games.x_wing.rules.bomb_tokens import detonation_of, is_kept
from cantina.games.x_wing.rules.bombs import drop, hiding_places, lay, may_drop
from cantina.games.x_wing.rules.discarding import discard_upgrade


class DropBomb(CardEffect, frozen=True):
    """Drop the token of this card; the card is discarded, unless it makes its own tokens."""

    keeps: bool = False

    def says(self) -> Text:
        return text("xw-says-drop" if self.keeps else "xw-says-drop-this")

    def can(self, scene: Scene) -> bool:
        return may_drop(scene.yours)

    async def do(self, scene: Scene) -> Outcome:
        if not self.keeps:
            discard_upgrade(scene.g, scene.you, scene.source.card)
        await drop(scene.g, scene.you, scene.source.card)
        return DONE


def droppable(scene: Scene, mines: bool) -> list[str]:
    """Return the equipped bombs: those that are no actions, or all of them."""
    cards = dict.fromkeys(scene.yours.upgrades)
    found = {card: detonation_of(card) for card in cards}
    return [card for card, what in found.items() if what is not None and (mines or not what.mine)]


def layable(scene: Scene) -> list[str]:
    """Return the equipped bombs that can be discarded for their tokens."""
    return [card for card in droppable(scene, mines=True) if not is_kept(card)]


ENOUGH = "enough"


class LayBombs(CardEffect, frozen=True):
    """Discard any number of your bombs and place their tokens far from all enemies."""

    def can(self, scene: Scene) -> bool:
        return bool(layable(scene)) and any(True for _ in hiding_places(scene.g, scene.you))

    async def do(self, scene: Scene) -> Outcome:
        while LayBombs().can(scene):
            card = await Ask(
                scene.yours.seat,
                "xw-ask-lay-bomb",
                [*layable(scene), ENOUGH],
                label=lambda card: (
                    text("xw-option-lay-enough")
                    if card == ENOUGH
                    else text("xw-option-weapon", weapon=weapon_name(card))
                ),
            )
            if card == ENOUGH:
                break
            discard_upgrade(scene.g, scene.you, card)
            await lay(scene.g, scene.you, card)
        return DONE


class DropAnyBomb(CardEffect, frozen=True):
    """Choose one of your bombs, discard it and drop its token."""

    mines: bool = False
    """Also those that are actions."""
    ahead: bool = False
    """Only with the front guides."""

    def says(self) -> Text:
        return text("xw-says-drop-any-ahead" if self.ahead else "xw-says-drop-any")

    def can(self, scene: Scene) -> bool:
        return may_drop(scene.yours) and bool(droppable(scene, self.mines))

    async def do(self, scene: Scene) -> Outcome:
        cards = droppable(scene, self.mines)
        card = cards[0] if len(cards) == 1 else await choose_card(scene, cards)
        if not is_kept(card):
            discard_upgrade(scene.g, scene.you, card)
        await drop(scene.g, scene.you, card, self.ahead)
        return DONE
