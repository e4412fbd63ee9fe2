"""Suffering damage and the damage deck (XW-DAMAGE, XW-CRITICAL, XW-DECK)."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.core.ask import Ask
from cantina.core.chance import Pick, Reveal
from cantina.core.text import text
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.sources import rules_in_force, worth
from cantina.games.x_wing.cards.standing.damage import (
    CardsFaceUp,
    ChoosesDamage,
    DrawsDamage,
    FirstCardFaceUp,
    TurnsCardsDown,
)
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.library import DAMAGE, kinds_in
from cantina.games.x_wing.names import damage_name, is_craft
from cantina.games.x_wing.rules.aftermath import remember
from cantina.games.x_wing.rules.condition_cards import CARRIES_DAMAGE, remove_condition
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.state import IN_PLAY, Battle, DamageCard, DamageDeck, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Trait, Window

OTHER_NUMBERS = 1001
"""The number of the first card of the second deck, so that no two cards have the same."""


def new_deck(deck: str = "core") -> DamageDeck:
    """XW-DECK-1 to -3 and -5: all 33 cards of one of the two decks, shuffled."""
    kinds = kinds_in(deck)
    return DamageDeck(pools=[list(kinds)], left=len(kinds))


def lay_decks(g: Battle) -> None:
    """XW-SETUP-17: lay out the damage deck; by the reference each side has its own."""
    g.deck = new_deck(g.options.damage_deck)
    if by_reference(g):
        g.other_deck = new_deck(g.options.damage_deck)
        g.other_deck.next_id = OTHER_NUMBERS


def cards_left(g: Battle, ship: Ship) -> bool:
    """Whether deck or discard pile can give a ship a card (XW-LIMIT-4)."""
    deck = g.deck_for(ship.side)
    return bool(deck.left or deck.discard)


async def suffer(g: Battle, ship_id: int, critical: bool = False, cause: int = -1) -> None:
    """Apply a single point of damage; `cause` is the attacking ship, if any (XW-DAMAGE-3)."""
    ship = g.ship(ship_id)
    if ship.status != IN_PLAY:  # it fled or was destroyed by what went before
        return
    if critical and cause >= 0 and ship.cards.card_in_wait:
        await deal_in_wait(g, ship_id)
        return
    if g.attack is None or g.attack.defender != ship_id:
        remember(g, Window.DAMAGE_WAS_SUFFERED, ship_id)
    else:
        g.attack.results.suffered += 1
    if ship.shields:
        ship.shields -= 1
        remember(g, Window.SHIELDS_WERE_LOST, ship_id)
        tell(g, ship_id, "xw-log-loses-shield", "XW-DAMAGE-5")
        await happens(g, Window.SHIELD_LOST, ship_id)
        return
    if critical or is_dealt_face_up(g, ship, cause):
        await deal_face_up(g, ship_id, cause)
    else:
        await deal_face_down(g, ship_id)


def may_lie_face_up(g: Battle, ship: Ship) -> bool:
    """Whether a ship can have face-up cards: craft of missions never do (XW-MISSION-1-11)."""
    return not is_craft(ship)


def is_dealt_face_up(g: Battle, ship: Ship, cause: int) -> bool:
    """Whether a card makes everybody see the next damage card of a ship."""
    if (ship.upgrades or ship.damage) and rules_in_force(g, ship, CardsFaceUp):
        return True
    return cause >= 0 and use_first_of_round(g, g.ship(cause), ship)


def use_first_of_round(g: Battle, attacker: Ship, defender: Ship) -> bool:
    """Use up what cards say of a round's first attack and defense; say whether they did."""
    found = False
    for ship, role in ((attacker, "attacks"), (defender, "defends")):
        watches = ship.upgrades and rules_in_force(g, ship, FirstCardFaceUp)
        if watches and role not in ship.deeds.used_this_round:
            ship.deeds.used_this_round += (role,)
            found = True
    return found


def reshuffle_if_empty(g: Battle, ship: Ship) -> None:
    """XW-DAMAGE-9: when a card is needed and none is left, the discards become the deck."""
    deck = g.deck_for(ship.side)
    if not deck.left and deck.discard:
        deck.pools.append(sorted(deck.discard))
        deck.left = len(deck.discard)
        deck.discard = []
        g.say("xw-log-reshuffles", "XW-DAMAGE-9")


def new_card(g: Battle, ship: Ship, kind: str = "") -> DamageCard:
    """Put a card beside a ship: face up if its kind is said."""
    deck = g.deck_for(ship.side)
    substitute = not kind and not deck.left
    pool = len(deck.pools) - 1
    card = DamageCard(deck.next_id, kind, bool(kind), pool, g.round, substitute, arriving=True)
    deck.next_id += 1
    if g.attack is not None:
        g.attack.results.dealt = (*g.attack.results.dealt, card.card_id)
    ship.damage = (*ship.damage, card)
    return card


async def deal_face_down(g: Battle, ship_id: int) -> None:
    """XW-DAMAGE-6: nobody sees which card it is."""
    ship = g.ship(ship_id)
    reshuffle_if_empty(g, ship)
    card = new_card(g, ship)
    deck = g.deck_for(ship.side)
    if deck.left:
        deck.left -= 1
    tell(g, ship_id, "xw-log-damage-face-down", "XW-DAMAGE-6")
    await happens(g, Window.CARD_DEALT, ship_id, card=card.card_id)
    settle(g.ship(ship_id), card.card_id)


def settle(ship: Ship, card_id: int) -> None:
    """Note that a card is dealt and lies there, if nothing has taken it away."""
    change_card(ship, card_id, arriving=False)


async def draw_kind(g: Battle, ship_id: int) -> str:
    """Draw the uppermost card of a ship's deck and look at it."""
    reshuffle_if_empty(g, g.ship(ship_id))
    deck = g.deck_for(g.ship(ship_id).side)
    pool = deck.pools[-1]
    kind = await Pick(pool)
    pool.remove(kind)
    deck.left -= 1
    return kind


async def deal_face_up(g: Battle, ship_id: int, cause: int = -1) -> None:
    """XW-DAMAGE-7, XW-CRITICAL-1: draw a card, put it face up, then follow its text.

    Where no card is left (XW-LIMIT-4) or none may be face up it is normal damage.
    """
    if not cards_left(g, g.ship(ship_id)) or not may_lie_face_up(g, g.ship(ship_id)):
        await deal_face_down(g, ship_id)
        return
    await put_face_up(g, ship_id, await drawn_for(g, ship_id, cause))


async def deal_in_wait(g: Battle, ship_id: int) -> None:
    """Deal the card that waits on a condition; the condition goes."""
    ship = g.ship(ship_id)
    kind = ship.cards.card_in_wait
    ship.beside(card_in_wait="")
    remove_condition(g, ship, CARRIES_DAMAGE)
    await put_face_up(g, ship_id, kind)


def unseen_kinds(g: Battle, ship: Ship, trait: Trait) -> list[str]:
    """Return the kinds with a trait among the cards that nobody has seen since the last shuffle."""
    reshuffle_if_empty(g, ship)
    deck = g.deck_for(ship.side)
    pool = deck.pools[-1] if deck.left else []
    return sorted({kind for kind in pool if DAMAGE[kind].trait is trait})


def take_kind(g: Battle, ship: Ship, kind: str) -> None:
    """Take a card of a kind out of a ship's deck."""
    deck = g.deck_for(ship.side)
    deck.pools[-1].remove(kind)
    deck.left -= 1


async def put_face_up(g: Battle, ship_id: int, kind: str) -> None:
    """XW-CRITICAL-1: put a card face up beside a ship, then follow its text."""
    ship = g.ship(ship_id)
    card = new_card(g, ship, kind)
    g.use(f"damage:{kind}")
    tell(
        g, ship_id, "xw-log-damage-face-up", "XW-DAMAGE-7", "XW-CRITICAL-3", card=damage_name(kind)
    )
    if g.attack is not None and g.attack.defender == ship_id:
        g.attack.results.face_up = True
    if has_gift(g, ship, TurnsCardsDown):
        change_card(ship, card.card_id, face_up=False)
    await happens(g, Window.CARD_DEALT, ship_id, card=card.card_id)
    await resolve_face_up(g, ship_id, card.card_id)
    settle(g.ship(ship_id), card.card_id)


async def resolve_face_up(g: Battle, ship_id: int, card_id: int) -> None:
    """XW-CRITICAL-1: follow the text of a card, if it still lies there face up."""
    card = find_card(g.ship(ship_id), card_id)
    if card is not None and card.face_up:
        await happens(g, Window.CARD_DEALT_FACE_UP, ship_id, card=card_id)


async def turn_face_up(g: Battle, ship_id: int, card_id: int) -> None:
    """Turn a face-down card over; only now anybody sees which it is."""
    card = find_card(g.ship(ship_id), card_id)
    if card is None or card.substitute or not may_lie_face_up(g, g.ship(ship_id)):
        return
    kind = card.kind or await hidden_kind(g, ship_id, card)
    if not change_card(g.ship(ship_id), card_id, kind=kind, face_up=True):
        return
    g.use(f"damage:{kind}")
    tell(g, ship_id, "xw-log-damage-face-up", "XW-CRITICAL-1", card=damage_name(kind))
    await resolve_face_up(g, ship_id, card_id)


async def drawn_for(g: Battle, ship_id: int, cause: int) -> str:
    """Draw the card that is dealt; some ships draw several when they deal or get one."""
    attacker, ship = g.ship(cause) if cause >= 0 else None, g.ship(ship_id)
    if attacker is not None and (draws := rules_in_force(g, attacker, DrawsDamage)):
        return await choose_drawn(g, ship_id, attacker.seat, max(each.count for each in draws))
    if has_gift(g, ship, ChoosesDamage):
        counts = [gives.count for gives in rules_in_force(g, ship, ChoosesDamage)]
        return await choose_drawn(g, ship_id, ship.seat, max(counts))
    return await draw_kind(g, ship_id)


async def choose_drawn(g: Battle, ship_id: int, seat: int, count: int) -> str:
    """Draw several cards, let somebody choose one and discard the others."""
    deck = g.deck_for(g.ship(ship_id).side)
    while len(deck.looked_at) < count and cards_left(g, g.ship(ship_id)):
        deck.looked_at.append(await draw_kind(g, ship_id))
    chosen = await Ask(
        seat,
        "xw-ask-damage-card",
        list(dict.fromkeys(deck.looked_at)),
        label=lambda kind: text("xw-option-damage-card", card=damage_name(kind)),
    )
    deck.looked_at.remove(chosen)
    deck.discard.extend(deck.looked_at)
    deck.looked_at = []
    return chosen


def find_card(ship: Ship, card_id: int) -> DamageCard | None:
    """Return a damage card of a ship, if it is still there."""
    return next((card for card in ship.damage if card.card_id == card_id), None)


def change_card(ship: Ship, card_id: int, **changes: Any) -> bool:
    """Change a damage card of a ship; False if it is no longer there."""
    for place, card in enumerate(ship.damage):
        if card.card_id == card_id:
            changed = msgspec.structs.replace(card, **changes)
            ship.damage = (*ship.damage[:place], changed, *ship.damage[place + 1 :])
            return True
    return False


def turn_face_down(g: Battle, ship: Ship, card_id: int) -> None:
    """XW-CRITICAL-4: the effect ends; the card still counts as damage."""
    card = find_card(ship, card_id)
    if card is None or not card.face_up:
        return
    change_card(ship, card_id, face_up=False)
    tell(g, ship.ship_id, "xw-log-turned-down", "XW-CRITICAL-4", card=damage_name(card.kind))


async def discard(g: Battle, ship_id: int, card_id: int) -> None:
    """Put a damage card on the face-up discard pile; only now a hidden one is seen."""
    ship = g.ship(ship_id)
    card = find_card(ship, card_id)
    if card is None:
        return
    kind = card.kind or await hidden_kind(g, ship_id, card)
    ship = g.ship(ship_id)
    ship.damage = tuple(other for other in ship.damage if other.card_id != card_id)
    if kind:
        g.deck_for(ship.side).discard.append(kind)


async def hidden_kind(g: Battle, ship_id: int, card: DamageCard) -> str:
    """Look at a card that was dealt face down: any of its pool's unseen cards, equally likely."""
    if card.substitute:
        return ""
    await Reveal()
    pool = g.deck_for(g.ship(ship_id).side).pools[card.pool]
    kind = await Pick(pool)
    pool.remove(kind)
    return kind


def damage_on(ship: Ship) -> int:
    """XW-DESTROY-1, XW-DECK-4: count the damage cards; a face-up Direct Hit! counts twice."""
    if not ship.damage:
        return 0
    return sum(worth(card.kind) if card.face_up else 1 for card in ship.damage)
