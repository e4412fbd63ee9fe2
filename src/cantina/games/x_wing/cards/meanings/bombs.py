"""How words about bombs and mines work and read."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.effects import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.meanings.common import card_of, choose_card
from cantina.games.x_wing.cards.printing import plain
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.bombs import (
    Detonation,
    DropAnyBomb,
    DropBomb,
    DropsAhead,
    DropsTurning,
    HoldsBack,
    IgnoresBombs,
    Launches,
    LayBombs,
    LoadsDice,
    LongDrops,
    MeasuredOverBomb,
    Splinters,
)
from cantina.games.x_wing.names import weapon_name
from cantina.games.x_wing.rules.bombs import (
    detonation_of,
    drop,
    hiding_places,
    is_kept,
    lay,
    may_drop,
    outline_of,
)
from cantina.games.x_wing.rules.discarding import discard_upgrade
from cantina.games.x_wing.rules.firing import field_of
from cantina.games.x_wing.rules.measuring import attack_lines

plain(LayBombs, "xw-does-lay-bombs")
plain(LongDrops, "xw-gives-long-drops")
plain(Launches, "xw-gives-launches")
plain(Splinters, "xw-gives-splinters")
plain(LoadsDice, "xw-gives-loads-dice")
plain(DropsAhead, "xw-gives-drops-ahead")
plain(DropsTurning, "xw-gives-drops-turning")
plain(HoldsBack, "xw-gives-holds-back")
plain(IgnoresBombs, "xw-gives-ignores-bombs")
plain(MeasuredOverBomb, "xw-when-measured-over-bomb")


# --- conditions ------------------------------------------------------------------------------


@language.holds(MeasuredOverBomb)
def _(scene: Scene, _node: MeasuredOverBomb) -> bool:
    g, attack = scene.g, scene.g.attack
    side = g.ship(scene.you).side
    tokens = [outline_of(b.x, b.y) for b in g.bombs if g.ship(b.owner).side == side]
    if attack is None or not tokens:
        return False
    attacker = g.ship(attack.attacker)
    field = field_of(g, attacker, attack.weapon)
    return geometry.are_obstructed(attack_lines(attacker, g.ship(attack.defender), field), tokens)


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


@language.can(LayBombs)
def _(scene: Scene, _node: LayBombs) -> bool:
    return bool(layable(scene)) and bool(hiding_places(scene.g, scene.you))


def layable(scene: Scene) -> list[str]:
    """Return the equipped bombs that can be discarded for their tokens."""
    return [card for card in droppable(scene, mines=True) if not is_kept(card)]


@language.does(LayBombs)
async def _(scene: Scene, _node: LayBombs) -> Outcome:
    laid = 0
    while language.possible(scene, LayBombs()):
        card = await Ask(
            scene.g.ship(scene.you).seat,
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
        laid += 1
    return Outcome(laid > 0, laid)


ENOUGH = "enough"


@language.says(DropAnyBomb)
def _(node: DropAnyBomb) -> Text:
    return text("xw-does-drop-any-ahead" if node.ahead else "xw-does-drop-any")


def droppable(scene: Scene, mines: bool) -> list[str]:
    """Return the equipped bombs: those that are no actions, or all of them."""
    cards = dict.fromkeys(scene.g.ship(scene.you).upgrades)
    found = {card: detonation_of(card) for card in cards}
    return [card for card, what in found.items() if what is not None and (mines or not what.mine)]


@language.can(DropAnyBomb)
def _(scene: Scene, node: DropAnyBomb) -> bool:
    return may_drop(scene.g.ship(scene.you)) and bool(droppable(scene, node.mines))


@language.does(DropAnyBomb)
async def _(scene: Scene, node: DropAnyBomb) -> Outcome:
    cards = droppable(scene, node.mines)
    card = cards[0] if len(cards) == 1 else await choose_card(scene, cards)
    if not is_kept(card):
        discard_upgrade(scene.g, scene.you, card)
    await drop(scene.g, scene.you, card, node.ahead)
    return DONE


# --- abilities -------------------------------------------------------------------------------


@language.says(Detonation)
def _(node: Detonation) -> Text:
    message = "xw-ability-mine" if node.mine else "xw-ability-bomb"
    return Text(message, {"effect": language.text(node.blast), "count": node.tokens})
