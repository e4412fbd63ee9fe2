"""Assets: gaining, declining, making room, discarding, handing over."""

from __future__ import annotations

from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.rules.contacts import discard_contact, put_on_nearest_planet
from cantina.games.outer_rim.rules.discard import return_card, tell_discard
from cantina.games.outer_rim.rules.letting_go import let_go
from cantina.games.outer_rim.rules.progress import progress
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.rules.slots import fits, makes_room
from cantina.games.outer_rim.state import Galaxy

KEEP = "keep"
DECLINE = "decline"


async def gain_asset(g: Galaxy, seat: int, card: str, *, bought: bool = False) -> bool:
    """Gain a card as an asset, make room for it, or decline it (OR-ASSET-2 to -4).

    The card lies nowhere when this is called; it ends in a slot or goes back where it came from.
    """
    part = asset(card)
    g.in_hand.append(card)
    if part.contact:
        await discard_contact(g, part.contact)
    event = Event(Moment.CREW_GAINED, seat, card=card)
    if part.type == "crew":
        # A ship goal that new crew completes counts before slots, so that all crew are kept.
        await progress(g, event)
    decision = KEEP
    if not fits(g, seat, card):
        decision = await _make_room(g, seat, card)
    elif not bought and not event.turned:
        decision = await _keep_or_decline(g, seat, card)
    if decision not in (KEEP, DECLINE):
        await discard_asset(g, seat, decision)
    g.in_hand.remove(card)
    if decision == DECLINE:
        await _decline(g, seat, card)
        return False
    g.players[seat].assets.append(card)
    g.use(card)
    g.say("or-log-gain-card", "OR-ASSET-2", player=seat_name(seat), card=card_name(card))
    if part.type == "crew":
        await window(g, event, (seat,))
    await settle(g, seat)
    return True


async def _keep_or_decline(g: Galaxy, seat: int, card: str) -> str:
    if g.players[seat].is_ai:
        return KEEP
    return await choose(
        g,
        seat,
        lambda: text("or-ask-keep", card=card_name(card)),
        (KEEP, DECLINE),
        label=_decision_label,
        rules=("OR-ASSET-4",),
    )


async def _make_room(g: Galaxy, seat: int, card: str) -> str:
    return await choose(
        g,
        seat,
        lambda: text("or-ask-make-room", card=card_name(card)),
        lambda: [DECLINE, *makes_room(g, seat, card)],
        label=_decision_label,
        at=lambda old: None if old == DECLINE else f"card:{old}",
        rules=("OR-ASSET-3", "OR-ASSET-4"),
    )


def _decision_label(decision: str) -> Text:
    if decision == KEEP:
        return text("or-option-keep")
    if decision == DECLINE:
        return text("or-option-decline")
    return text("or-option-replace", card=card_name(decision))


async def _decline(g: Galaxy, seat: int, card: str) -> None:
    """OR-ASSET-4, OR-CREW-2: the card goes back, and the crew's token to the nearest planet."""
    tell_discard(g, seat, card)
    return_card(g, card)
    contact = asset(card).contact
    if contact and contact in g.unused_contacts:
        await put_on_nearest_planet(g, seat, contact)


async def discard_asset(g: Galaxy, seat: int, card: str) -> None:
    """Discard an owned asset by the rules for its kind (OR-DISCARD-1, OR-CREW-3, OR-BOUNTY-3)."""
    await let_go(g, seat, card)
    await settle(g, seat)


async def remove_asset(g: Galaxy, seat: int, card: str) -> None:
    """Remove an owned asset from the game."""
    await let_go(g, seat, card, removed=True)
    await settle(g, seat)


async def give_asset(g: Galaxy, seat: int, other: int, card: str) -> None:
    """Hand an asset over, with what lies on it; the new owner makes room (OR-TRADE-8, -10)."""
    captured = g.players[seat].captured.pop(card, "")
    g.players[seat].assets.remove(card)
    g.players[other].assets.append(card)
    if captured:
        g.players[other].captured[card] = captured
    g.say(
        "or-log-give",
        "OR-TRADE-1",
        player=seat_name(seat),
        other=seat_name(other),
        card=card_name(card),
    )


async def gain_this(scene: Scene) -> bool:
    """Gain the asset on the card that is being resolved (OR-SPACE-ENCOUNTER-11, -12)."""
    card = scene.source
    g = scene.g
    assert g.encounter is not None and g.encounter.card == card
    g.encounter.kept = True
    g.in_hand.remove(card)
    return await gain_asset(g, scene.seat, card)
