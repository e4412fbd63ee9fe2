"""How bombs are dropped by cards, and how their words read."""

from __future__ import annotations

from cantina.core.effects import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.abilities import bomb_words as b
from cantina.games.x_wing.abilities.printing import plain
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.upgrade_executors import card_of, choose_card
from cantina.games.x_wing.bombs import detonation_of, drop, may_drop
from cantina.games.x_wing.content.cards import Slot
from cantina.games.x_wing.discarding import discard_upgrade
from cantina.games.x_wing.equipping import slot_name

can, does, says = language.can, language.does, language.says

plain(b.DropAnyBomb, "xw-does-drop-any")
plain(b.LongDrops, "xw-gives-long-drops")
plain(b.Launches, "xw-gives-launches")
plain(b.Splinters, "xw-gives-splinters")
plain(b.LoadsDice, "xw-gives-loads-dice")


@says(b.Detonation)
def _(node: b.Detonation) -> Text:
    message = "xw-ability-mine" if node.mine else "xw-ability-bomb"
    return Text(message, {"effect": language.text(node.blast), "count": node.tokens})


@says(b.DropBomb)
def _(node: b.DropBomb) -> Text:
    return text("xw-does-drop" if node.keeps else "xw-does-drop-this")


@can(b.DropBomb)
def _(scene: Scene, _node: b.DropBomb) -> bool:
    return may_drop(scene.g.ship(scene.you))


@does(b.DropBomb)
async def _(scene: Scene, node: b.DropBomb) -> Outcome:
    if not node.keeps:
        discard_upgrade(scene.g, scene.you, card_of(scene))
    await drop(scene.g, scene.you, card_of(scene))
    return DONE


def droppable(scene: Scene) -> list[str]:
    """Return the equipped bombs that are no actions."""
    cards = dict.fromkeys(scene.g.ship(scene.you).upgrades)
    found = {card: detonation_of(card) for card in cards}
    return [card for card, what in found.items() if what is not None and not what.mine]


@can(b.DropAnyBomb)
def _(scene: Scene, _node: b.DropAnyBomb) -> bool:
    return may_drop(scene.g.ship(scene.you)) and bool(droppable(scene))


@does(b.DropAnyBomb)
async def _(scene: Scene, _node: b.DropAnyBomb) -> Outcome:
    cards = droppable(scene)
    card = cards[0] if len(cards) == 1 else await choose_card(scene, cards)
    discard_upgrade(scene.g, scene.you, card)
    await drop(scene.g, scene.you, card)
    return DONE


@says(b.ActsWithSlots)
def _(node: b.ActsWithSlots) -> Text:
    return text("xw-gives-acts-with-slots", slots=[slot_name(Slot(slot)) for slot in node.slots])
