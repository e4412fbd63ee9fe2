"""How words about actions work and read."""

from __future__ import annotations

from cantina.core.effects import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.meanings.common import subject
from cantina.games.x_wing.cards.printing import ACTIONS, DEEDS, WHOSE, plain, ranges
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.actions import (
    ActionsPerStep,
    ActsUnderStress,
    ActsWithSlots,
    BarAction,
    BoostsTurning,
    CardAction,
    DaringAction,
    Denies,
    Forbidden,
    FreeAction,
    GrantedAction,
    LacksAction,
    LendsActions,
    MoreActions,
    MovesUnderStress,
    Performed,
    PerformedSlot,
    RollAside,
    RollsCurved,
    RollsFar,
    SkipAction,
    WasStressed,
)
from cantina.games.x_wing.library import ship_type, upgrade_card
from cantina.games.x_wing.printed import Slot, card_name
from cantina.games.x_wing.rules.actions import (
    BAR_ONLY,
    CARD,
    DARING,
    GRANTED,
    UPGRADES_ONLY,
    free_action,
    free_actions,
)
from cantina.games.x_wing.rules.barrel_rolls import can_roll, roll_aside
from cantina.games.x_wing.rules.equipping import slot_name

plain(WasStressed, "xw-when-was-stressed")
plain(ActsUnderStress, "xw-gives-acts-under-stress")
plain(RollsFar, "xw-gives-rolls-far")
plain(BoostsTurning, "xw-gives-boosts-turning")
plain(BarAction, "xw-does-bar-action")
plain(DaringAction, "xw-does-daring-action")
plain(SkipAction, "xw-does-skip-action")
plain(RollAside, "xw-does-roll-aside")


# --- conditions ------------------------------------------------------------------------------


@language.says(LacksAction)
def _(node: LacksAction) -> Text:
    return text("xw-when-lacks-action", action=Text(ACTIONS[node.action]))


@language.holds(LacksAction)
def lacks_action(scene: Scene, node: LacksAction) -> bool:
    """Look for an action in the ship's printed action bar."""
    return node.action not in ship_type(scene.g.ship(scene.ship).pilot).actions


@language.says(Performed)
def _(node: Performed) -> Text:
    return text("xw-when-performed", actions=[Text(ACTIONS[action]) for action in node.actions])


@language.holds(Performed)
def _(scene: Scene, node: Performed) -> bool:
    actions = scene.g.ship(scene.ship).actions
    return bool(actions) and actions[-1] in node.actions


@language.says(PerformedSlot)
def _(node: PerformedSlot) -> Text:
    return text("xw-when-performed-slot", slots=[slot_name(Slot(slot)) for slot in node.slots])


@language.holds(PerformedSlot)
def _(scene: Scene, node: PerformedSlot) -> bool:
    actions = scene.g.ship(scene.ship).actions
    kind, _, card = actions[-1].partition(":") if actions else ("", "", "")
    return kind == "upgrade" and upgrade_card(card).slot.value in node.slots


@language.holds(WasStressed)
def _(scene: Scene, _node: WasStressed) -> bool:
    return scene.g.ship(scene.ship).strained


# --- modifiers -------------------------------------------------------------------------------


@language.says(ActionsPerStep)
def _(node: ActionsPerStep) -> Text:
    return text("xw-gives-actions", count=node.count)


@language.says(MoreActions)
def _(node: MoreActions) -> Text:
    return text("xw-gives-action", action=Text(ACTIONS[node.action]))


@language.says(RollsCurved)
def _(node: RollsCurved) -> Text:
    if node.must:
        return text("xw-gives-must-roll-curved")
    return text("xw-gives-rolls-curved", count=node.stress)


@language.says(LendsActions)
def _(node: LendsActions) -> Text:
    ship = Text(card_name("ship", node.ship))
    return text("xw-gives-lends-actions", ship=ship, slot=slot_name(Slot(node.slot)))


@language.says(ActsWithSlots)
def _(node: ActsWithSlots) -> Text:
    return text("xw-gives-acts-with-slots", slots=[slot_name(Slot(slot)) for slot in node.slots])


@language.says(MovesUnderStress)
def _(node: MovesUnderStress) -> Text:
    return text("xw-gives-moves-under-stress", count=node.most)


@language.says(Forbidden)
def _(node: Forbidden) -> Text:
    return text("xw-gives-forbidden", whose=Text(WHOSE[node.whose]), deed=Text(DEEDS[node.deed]))


@language.says(Denies)
def _(node: Denies) -> Text:
    deed = Text(DEEDS[node.deed])
    return text("xw-gives-denies", range=ranges(1, node.farthest), deed=deed)


# --- effects ---------------------------------------------------------------------------------


@language.says(FreeAction)
def _(node: FreeAction) -> Text:
    if not node.action:
        return text("xw-does-free-action")
    return text("xw-does-free-named", action=Text(ACTIONS[node.action]))


@language.can(FreeAction)
def can_take_free_action(scene: Scene, node: FreeAction) -> bool:
    """Whether there is a free action the ship may perform."""
    return bool(free_actions(scene.g, subject(scene), node.action))


@language.does(FreeAction)
async def take_free_action(scene: Scene, node: FreeAction) -> Outcome:
    """XW-ACTION-3: perform a free action."""
    return Outcome(await free_action(scene.g, scene.ship, node.action))


@language.can(BarAction)
def _(scene: Scene, _node: BarAction) -> bool:
    return bool(free_actions(scene.g, subject(scene), "", BAR_ONLY))


@language.does(BarAction)
async def _(scene: Scene, _node: BarAction) -> Outcome:
    return Outcome(await free_action(scene.g, scene.ship, "", BAR_ONLY))


@language.says(GrantedAction)
def _(node: GrantedAction) -> Text:
    return text("xw-does-free-named", action=Text(ACTIONS[node.action]))


@language.can(GrantedAction)
def _(scene: Scene, node: GrantedAction) -> bool:
    return bool(free_actions(scene.g, subject(scene), node.action, GRANTED))


@language.does(GrantedAction)
async def _(scene: Scene, node: GrantedAction) -> Outcome:
    return Outcome(await free_action(scene.g, scene.ship, node.action, GRANTED))


@language.can(DaringAction)
def _(scene: Scene, _node: DaringAction) -> bool:
    return bool(free_actions(scene.g, subject(scene), "", DARING))


@language.does(DaringAction)
async def _(scene: Scene, _node: DaringAction) -> Outcome:
    return Outcome(await free_action(scene.g, scene.ship, "", DARING))


@language.says(CardAction)
def _(node: CardAction) -> Text:
    if node.slot:
        return text("xw-does-slot-action", slot=slot_name(Slot(node.slot)))
    return text("xw-does-card-action")


@language.can(CardAction)
def _(scene: Scene, node: CardAction) -> bool:
    return bool(free_actions(scene.g, subject(scene), CARD, UPGRADES_ONLY + node.slot))


@language.does(CardAction)
async def _(scene: Scene, node: CardAction) -> Outcome:
    return Outcome(await free_action(scene.g, scene.ship, CARD, UPGRADES_ONLY + node.slot))


@language.does(SkipAction)
async def _(scene: Scene, _node: SkipAction) -> Outcome:
    subject(scene).skips_action = True
    return DONE


@language.can(RollAside)
def can_roll_aside(scene: Scene, _: RollAside) -> bool:
    """Whether a barrel roll is possible."""
    return can_roll(scene.g, subject(scene))


@language.does(RollAside)
async def do_roll_aside(scene: Scene, _: RollAside) -> Outcome:
    """Perform a barrel roll inside another action."""
    await roll_aside(scene.g, scene.ship)
    return DONE
