"""Actions: one after the movement, and free ones (XW-ACTION and the basic actions)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing.cards.gifts import givers, is_denied
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import Found, card_actions, rules_in_force
from cantina.games.x_wing.cards.standing.actions import (
    ActsUnderStress,
    ActsWithSlots,
    Forbidden,
    LendsActions,
    MoreActions,
    MovesUnderStress,
)
from cantina.games.x_wing.cards.windows import happens, say_used
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.library import ship_type, upgrade_card
from cantina.games.x_wing.missions.deeds import (
    MISSION_ACTIONS,
    mission_action_label,
    mission_actions,
    perform_mission_action,
)
from cantina.games.x_wing.names import ship_name, source_name
from cantina.games.x_wing.rules import barrel_rolls, boosts, special_actions, tokens
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.receiving import receive
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.rules.special_actions import SPECIAL
from cantina.games.x_wing.rules.target_locks import acquire_and_tell, lockable, unlockable
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Battle, CardKind, Ship, Source
from cantina.games.x_wing.terms import Deed, Slot, Token, Whose, Window

PASS = "pass"
FOCUS = "focus"
EVADE = "evade"
TARGET_LOCK = "target-lock"
BARREL_ROLL = "barrel-roll"
BOOST = "boost"
CARD = "card"

Choice = tuple[str | int, ...]

PASSING: Choice = (PASS,)


class Offer(NamedTuple):
    """Which actions a ship is offered: all it has, or what a card says."""

    only: str = ""
    """The only action, or `CARD` for those of cards."""
    granted: bool = False
    """Even if the action bar does not show it."""
    daring: bool = False
    """Although its maneuver overlapped a ship."""
    bar_only: bool = False
    upgrades_only: bool = False
    slot: Slot | None = None
    """The only symbol of those upgrades, if it is not all of them."""


ANY = Offer()

DENIABLE = {FOCUS: Deed.FOCUS_ACTION, EVADE: Deed.EVADE_ACTION}


def name_of(ship: Ship, choice: Choice) -> str:
    """XW-ACTION-7: which action it is; a card's action is its own, whichever copy."""
    if choice[0] != CARD:
        return str(choice[0])
    source = Source.named(str(choice[1]))
    if source.kind is not CardKind.DAMAGE:
        return str(source)
    kind = next(card.kind for card in ship.damage if str(card.card_id) == source.card)
    return f"{source.kind.value}:{kind}"


def is_held_by_stress(g: Battle, ship: Ship) -> bool:
    """XW-STRESS-2: a stressed ship cannot act, unless a card says otherwise."""
    return tokens.is_stressed(ship) and not rules_in_force(g, ship, ActsUnderStress)


def may_act(g: Battle, ship: Ship, daring: bool = False) -> bool:
    """XW-STRESS-2, XW-OVERLAP-4: whether a ship may perform any action at all, even a free one."""
    if is_held_by_stress(g, ship) and not acts_a_little(g, ship):
        return False
    held = ship.flight.overlapped and not by_reference(g) and g.phase == "activation"
    return daring or not held


def moves_under_stress(g: Battle, ship: Ship) -> bool:
    """Whether a card lets a stressed ship boost and roll."""
    count = tokens.held(ship, tokens.STRESS)
    return any(count <= gives.most for gives in rules_in_force(g, ship, MovesUnderStress))


def acts_a_little(g: Battle, ship: Ship) -> bool:
    """Whether a card leaves a stressed ship some of its actions."""
    return moves_under_stress(g, ship) or bool(rules_in_force(g, ship, ActsWithSlots))


def in_spite_of_stress(g: Battle, ship: Ship, found: Iterable[Choice]) -> Iterator[Choice]:
    """Go through the actions that cards leave to a stressed ship."""
    kinds = (BOOST, BARREL_ROLL) if moves_under_stress(g, ship) else ()
    slots = {slot for gives in rules_in_force(g, ship, ActsWithSlots) for slot in gives.slots}
    for choice in found:
        if choice[0] in kinds or (
            choice[0] == CARD and slot_of(Source.named(str(choice[1]))) in slots
        ):
            yield choice


def slot_of(source: Source) -> Slot | None:
    """Return the slot of the upgrade card an action comes from."""
    if source.kind is not CardKind.UPGRADE:
        return None
    return upgrade_card(source.card).slot


def action_bar(g: Battle, ship: Ship) -> Sequence[str]:
    """XW-ACTION-2: the icons of the ship's action bar that it may use."""
    for gives in rules_in_force(g, ship, Forbidden):
        if gives.deed is Deed.ACTION_BAR and gives.whose is Whose.YOU:
            return ()
    return action_icons(g, ship)


def action_icons(g: Battle, ship: Ship) -> Sequence[str]:
    """Return the icons of a ship's action bar: the printed ones and what cards add."""
    printed, added = printed_icons(ship.pilot), rules_in_force(g, ship, MoreActions)
    return [*printed, *[gives.action.value for gives in added]] if added else printed


@cache
def printed_icons(pilot: str) -> tuple[str, ...]:
    """Return the icons that are printed on a pilot's card."""
    return tuple(action.value for action in ship_type(pilot).actions)


def free_actions(g: Battle, ship: Ship, offer: Offer = ANY) -> list[Choice]:
    """Return the actions a ship may perform now: all, or only those of an offer."""
    return list(each_free_action(g, ship, offer))


def can_act_freely(g: Battle, ship: Ship, offer: Offer = ANY) -> bool:
    """Whether there is any action that a ship may perform now."""
    return any(True for _ in each_free_action(g, ship, offer))


def each_free_action(g: Battle, ship: Ship, offer: Offer) -> Iterator[Choice]:
    """Go through the actions a ship may perform now; whoever needs one only stops there."""
    if not may_act(g, ship, offer.daring):
        return iter(())
    found = each_offered(g, ship, offer)
    if is_held_by_stress(g, ship):
        found = in_spite_of_stress(g, ship, found)
    return each_of(ship, offer, found) if ship.deeds.actions or offer is not ANY else found


def each_of(ship: Ship, offer: Offer, found: Iterator[Choice]) -> Iterator[Choice]:
    """Go through the actions that an offer names and the ship has not performed yet."""
    only, done = offer.only, ship.deeds.actions
    for choice in found:
        if offer.upgrades_only and not is_of_upgrade(choice, offer.slot):
            continue
        if not (done and name_of(ship, choice) in done) and (not only or choice[0] == only):
            yield choice


def each_offered(g: Battle, ship: Ship, offer: Offer) -> Iterator[Choice]:
    """Go through what an offer names: the bar's actions, those of cards, those of a mission."""
    only = offer.only
    yield from bar_choices(g, ship, [only] if offer.granted else action_bar(g, ship))
    if only in ("", CARD) and not offer.bar_only:
        yield from card_choices(g, ship)
    if not only and not offer.bar_only:
        for action in mission_actions(g, ship):
            yield (action,)


def is_of_upgrade(choice: Choice, slot: Slot | None) -> bool:
    """Whether an action is one of an upgrade card, of a slot or of any."""
    found = slot_of(Source.named(str(choice[1]))) if choice[0] == CARD else None
    return found is not None and slot in (None, found)


def bar_choices(g: Battle, ship: Ship, bar: Sequence[str]) -> Iterator[Choice]:
    """Go through the ways to use the icons of an action bar."""
    for action in bar:
        if action in DENIABLE:
            if not is_denied(g, ship, DENIABLE[action]):
                yield (action,)
        elif action == TARGET_LOCK:
            for target in lockable(g, ship):
                yield TARGET_LOCK, target
        elif action == BARREL_ROLL:
            for side in barrel_rolls.each_open_side(g, ship):
                yield BARREL_ROLL, side
        elif action == BOOST:
            for bearing in boosts.open_bearings(g, ship):
                yield BOOST, bearing
        elif action in SPECIAL:
            yield from special_actions.choices(g, ship, action)


def headers_for(g: Battle, ship: Ship) -> list[Found]:
    """Return the further actions of a ship's own cards, and those a friend shares."""
    found = card_actions(g, ship)
    for friend in givers(g, LendsActions):
        lends = friend is not ship and friend.side == ship.side
        if lends and is_within(friend, ship, LENT_RANGE):
            for gives in rules_in_force(g, friend, LendsActions):
                if ship_type(ship.pilot).xws == gives.ship:
                    found += [h for h in card_actions(g, friend) if slot_of(h[0]) is gives.slot]
    return found


LENT_RANGE = 3


def card_choices(g: Battle, ship: Ship) -> Iterator[Choice]:
    """XW-ACTION-5: the actions under the header "Action" of the ship's cards."""
    for source, index, ability in headers_for(g, ship):
        scene = Scene(g, ship.ship_id, ship.ship_id, source)
        if ability.effect.can(scene):
            yield CARD, str(source), index


def refused(g: Battle, ship: Ship) -> Iterable[Blocked]:
    """Explain the actions that are missing."""
    for action in ship.deeds.actions:
        if action in ACTION_LABELS:
            label = Text(ACTION_LABELS[action])
            yield Blocked(action, label, text("xw-blocked-same-action"), "XW-ACTION-7")
    bar = action_bar(g, ship)
    for action, message in ACTION_LABELS.items():
        if action not in bar:
            yield Blocked(action, Text(message), text("xw-blocked-no-icon"), "XW-ACTION-2")
    if TARGET_LOCK in bar:
        yield from unlockable(g, ship)
    if BARREL_ROLL in bar:
        yield from barrel_rolls.closed_sides(g, ship)


ACTION_LABELS = {
    FOCUS: "xw-option-focus",
    EVADE: "xw-option-evade",
    TARGET_LOCK: "xw-option-target-lock",
    BARREL_ROLL: "xw-option-barrel-roll",
    BOOST: "xw-option-boost",
}


def label_of(g: Battle, ship_id: int, choice: Choice) -> Text:
    """Label an action."""
    kind = choice[0]
    if kind == PASS:
        return text("xw-option-pass-action")
    if kind == TARGET_LOCK:
        return text("xw-option-lock", ship=ship_name(g, int(choice[1])))
    if kind == BARREL_ROLL:
        return barrel_rolls.side_label(str(choice[1]))
    if kind == BOOST:
        return boosts.bearing_label(str(choice[1]))
    if kind in MISSION_ACTIONS:
        return mission_action_label(g, str(kind))
    if kind in SPECIAL:
        return special_actions.label_of(g, ship_id, choice)
    if kind == CARD:
        return text(
            "xw-option-card-action", card=source_name(g, ship_id, Source.named(str(choice[1])))
        )
    return Text(ACTION_LABELS[str(kind)])


def place_of(ship_id: int, choice: Choice) -> str:
    """Say where on the table an action is clicked."""
    return f"ship:{choice[1]}" if choice[0] in AT_OTHERS else f"ship:{ship_id}"


AT_OTHERS = (TARGET_LOCK, special_actions.COORDINATE, special_actions.JAM)


async def choose_and_perform(g: Battle, ship_id: int, prompt: str, offer: Offer = ANY) -> bool:
    """XW-ACTION-4: offer the possible actions and passing; say whether one was performed."""

    def options() -> Iterator[Choice]:
        yield from each_free_action(g, g.ships[ship_id], offer)
        yield PASSING

    choice = await Ask(
        g.ships[ship_id].seat,
        text(prompt, ship=ship_name(g, ship_id)),
        options,
        label=lambda choice: label_of(g, ship_id, choice),
        at=lambda choice: place_of(ship_id, choice),
        note=lambda choice: note_of(g, ship_id, choice),
        blocked=lambda: refused(g, g.ships[ship_id]),
        rules=("XW-ACTION-1", "XW-ACTION-4"),
    )
    if choice[0] == PASS:
        g.say("xw-log-passes-action", "XW-ACTION-4", ship=ship_name(g, ship_id))
        return False
    await perform(g, ship_id, choice)
    return True


def note_of(g: Battle, ship_id: int, choice: Choice) -> Text | None:
    """Say what a card's action would do."""
    if choice[0] != CARD:
        return None
    for source, index, ability in headers_for(g, g.ships[ship_id]):
        if (str(source), index) == choice[1:]:
            return ability.effect.says()
    return None


async def free_action(g: Battle, ship_id: int, offer: Offer = ANY) -> bool:
    """XW-ACTION-3: perform a free action; one that a card named needs no second question."""
    options = free_actions(g, g.ships[ship_id], offer)
    if offer.only and len(options) == 1:
        await perform(g, ship_id, options[0])
        return True
    return await choose_and_perform(g, ship_id, "xw-ask-free-action", offer)


async def perform(g: Battle, ship_id: int, choice: Choice) -> None:
    """Perform an action; it counts as performed for the rest of the round (XW-ACTION-7)."""
    ship = g.ships[ship_id]
    ship.deeds.actions += (name_of(ship, choice),)
    ship.deeds.strained = tokens.is_stressed(ship)
    kind = choice[0]
    ship.deeds.acted_on = int(choice[1]) if kind in AT_OTHERS else NOBODY
    if kind in (FOCUS, EVADE):
        await receive(g, ship_id, Token(kind))
    elif kind == TARGET_LOCK:
        await acquire_and_tell(g, ship_id, int(choice[1]))
    elif kind == BARREL_ROLL:
        await barrel_rolls.roll_to(g, ship_id, str(choice[1]))
    elif kind == BOOST:
        await boosts.boost_to(g, ship_id, Bearing(str(choice[1])))
    elif kind == special_actions.COORDINATE:
        await coordinate(g, ship_id, int(choice[1]))
    elif kind in SPECIAL:
        await special_actions.perform(g, ship_id, choice)
    elif kind in MISSION_ACTIONS:
        perform_mission_action(g, ship, str(kind))
    else:
        await perform_card(g, ship_id, str(choice[1]), int(choice[2]))
    if ship.status == IN_PLAY:  # a SLAM may lead off the mat, a roll onto a mine
        await happens(g, Window.ACTION_PERFORMED, ship_id)


async def coordinate(g: Battle, ship_id: int, friend: int) -> None:
    """Let another friendly ship perform a free action."""
    g.say("xw-log-coordinates", ship=ship_name(g, ship_id), friend=ship_name(g, friend))
    await happens(g, Window.COORDINATES, ship_id)
    if can_act_freely(g, g.ships[friend]):
        await free_action(g, friend)


async def perform_card(g: Battle, ship_id: int, source: str, index: int) -> None:
    """Perform the action of a card."""
    for found, number, ability in headers_for(g, g.ships[ship_id]):
        if (str(found), number) == (source, index):
            say_used(g, found, ship_id)
            await ability.effect.do(Scene(g, ship_id, ship_id, found))
            return
