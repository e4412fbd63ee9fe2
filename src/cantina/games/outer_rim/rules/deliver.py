"""The deliver action: cargo and captured contacts at their destination."""

from __future__ import annotations

from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.odds import DELIVERY_ODDS
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.assets import discard_asset, remove_asset
from cantina.games.outer_rim.rules.bounty import collect_bounty
from cantina.games.outer_rim.rules.databank import resolve_databank
from cantina.games.outer_rim.rules.dice import faces, throw
from cantina.games.outer_rim.rules.map import planet
from cantina.games.outer_rim.rules.progress import progress
from cantina.games.outer_rim.rules.rewards import collect, half
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import ILLEGAL_DELIVERY, Trait

STOP = "stop"


def deliverable(g: Galaxy, seat: int) -> list[str]:
    """Cargo and bounties with a captured contact for this planet (OR-DELIVER-2, -8, -10)."""
    here = planet(g, seat)
    player = g.players[seat]
    return [card for card in player.assets if _destination(g, seat, card) == here]  # OR-DELIVER-1


def _destination(g: Galaxy, seat: int, card: str) -> str:
    part = asset(card)
    if part.type == "cargo":
        return part.destination
    if part.bounty is not None and card in g.players[seat].captured:
        return part.bounty.destination
    return ""


async def deliver_action(g: Galaxy, seat: int) -> None:
    """Deliver one thing after another in the player's order (OR-DELIVER-10 to -12)."""
    tried: list[str] = []
    while not g.turn_over:
        left = [card for card in deliverable(g, seat) if card not in tried]
        if not left:
            return
        card = await choose(
            g,
            seat,
            "or-ask-deliver",
            [*left, STOP] if tried else left,
            label=_deliver_label,
            at=lambda card: None if card == STOP else f"card:{card}",
            odds=_delivery_odds,
            rules=("OR-DELIVER-10", "OR-DELIVER-11"),
        )
        if card == STOP:
            return
        tried.append(card)
        await deliver(g, seat, card)


def _deliver_label(card: str) -> Text:
    return (
        text("or-option-stop") if card == STOP else text("or-option-deliver", card=card_name(card))
    )


def _delivery_odds(card: str) -> float | None:
    return DELIVERY_ODDS if card != STOP and _needs_roll(card) else None


def delivery_odds(g: Galaxy, seat: int) -> float | None:
    """Return the chance of a delivery that is the only one and needs the roll."""
    cards = deliverable(g, seat)
    return _delivery_odds(*cards) if len(cards) == 1 else None


def _needs_roll(card: str) -> bool:
    """Every ILLEGAL cargo needs the roll unless its own text replaces it (OR-DELIVER-7)."""
    return is_illegal(card) and asset(card).own_delivery is None


async def deliver(g: Galaxy, seat: int, card: str) -> None:
    """Deliver one card (OR-DELIVER-14)."""
    part = asset(card)
    if part.bounty is not None:
        await _deliver_captured(g, seat, card)
    elif part.own_delivery is not None:
        event = Event(Moment.DELIVERY_ROLL, seat, card=card)
        await part.own_delivery.do(Scene(g, seat, card, event))
    elif not _needs_roll(card) or await _roll_allows(g, seat, card):
        await deliver_cargo(g, seat, card)


async def _roll_allows(g: Galaxy, seat: int, card: str) -> bool:
    """OR-DELIVER-4 to -6: one die; a hit delivers, anything else resolves databank card 1."""
    event = Event(Moment.DELIVERY_ROLL, seat, card=card)
    await throw(g, seat, 1, "delivery")
    await window(g, event, (seat,))
    assert g.roll is not None
    rolled = list(g.roll.results)
    await window(g, Event(Moment.AFTER_ROLL, seat, card=card), (seat,))
    if g.roll.results != rolled:
        # A rerolled die is rolled to deliver once more: what turns it comes last (OR-TIMING-10).
        await window(g, event, (seat,))
    delivered = "hit" in faces(g)
    g.roll = None
    if delivered:
        return True
    g.say("or-log-delivery-trouble", "OR-DELIVER-6", player=seat_name(seat), card=card_name(card))
    await resolve_databank(g, seat, ILLEGAL_DELIVERY, event)
    return False


async def deliver_cargo(g: Galaxy, seat: int, card: str, *, halved: bool = False) -> None:
    """Hand cargo over: the reward, then the card is discarded (OR-DELIVER-2, -3)."""
    part = asset(card)
    reward = part.reward or Reward()
    if halved:
        # Half the credits, and no fame.
        reward = Reward(credits=half(reward.credits), reputation=reward.reputation)
    g.say("or-log-delivered", "OR-DELIVER-2", player=seat_name(seat), card=card_name(card))
    event = Event(Moment.CARGO_DELIVERED, seat, card=card)
    await collect(g, seat, reward, "cargo", card)
    await progress(g, event)
    await window(g, event, (seat,))
    if card in g.players[seat].assets:
        await (remove_asset if part.removed else discard_asset)(g, seat, card)


async def _deliver_captured(g: Galaxy, seat: int, card: str) -> None:
    """OR-DELIVER-8, -9: the capture reward; card and token leave the game."""
    await collect_bounty(g, seat, card, "capture")
    event = Event(Moment.CAPTURE_DELIVERED, seat, card=card)
    await progress(g, event)
    await window(g, event, (seat,))


def is_illegal(card: str) -> bool:
    """Whether cargo is ILLEGAL."""
    return Trait.ILLEGAL in asset(card).traits
