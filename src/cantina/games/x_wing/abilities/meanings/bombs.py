"""How words about bombs and mines work and read."""

from __future__ import annotations

from cantina.core.effects import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.abilities.meanings.common import card_of, choose_card
from cantina.games.x_wing.abilities.printing import plain
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.words.bombs import (
    Detonation,
    DropAnyBomb,
    DropBomb,
    Launches,
    LoadsDice,
    LongDrops,
    Splinters,
)
from cantina.games.x_wing.bombs import detonation_of, drop, may_drop
from cantina.games.x_wing.discarding import discard_upgrade

plain(LongDrops, "xw-gives-long-drops")
plain(Launches, "xw-gives-launches")
plain(Splinters, "xw-gives-splinters")
plain(LoadsDice, "xw-gives-loads-dice")
plain(DropAnyBomb, "xw-does-drop-any")


# --- effects ---------------------------------------------------------------------------------


@language.says(DropBomb)
def _(node: DropBomb) -> Text:
    return text("xw-does-drop" if node.keeps else "xw-does-drop-this")


@language.can(DropBomb)
def _(scene: Scene, _node: DropBomb) -> bool:
    return may_drop(scene.g.ship(scene.you))


@language.does(DropBomb)
async def _(scene: Scene, node: DropBomb) -> Outcome:
    if not node.keeps:
        discard_upgrade(scene.g, scene.you, card_of(scene))
    await drop(scene.g, scene.you, card_of(scene))
    return DONE


def droppable(scene: Scene) -> list[str]:
    """Return the equipped bombs that are no actions."""
    cards = dict.fromkeys(scene.g.ship(scene.you).upgrades)
    found = {card: detonation_of(card) for card in cards}
    return [card for card, what in found.items() if what is not None and not what.mine]


@language.can(DropAnyBomb)
def _(scene: Scene, _node: DropAnyBomb) -> bool:
    return may_drop(scene.g.ship(scene.you)) and bool(droppable(scene))


@language.does(DropAnyBomb)
async def _(scene: Scene, _node: DropAnyBomb) -> Outcome:
    cards = droppable(scene)
    card = cards[0] if len(cards) == 1 else await choose_card(scene, cards)
    discard_upgrade(scene.g, scene.you, card)
    await drop(scene.g, scene.you, card)
    return DONE


# --- abilities -------------------------------------------------------------------------------


@language.says(Detonation)
def _(node: Detonation) -> Text:
    message = "xw-ability-mine" if node.mine else "xw-ability-bomb"
    return Text(message, {"effect": language.text(node.blast), "count": node.tokens})
