"""Zones: where cards and dice are, and how they get from one place to another (DS-ZONE)."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.deck import EVERYBODY, Draw
from cantina.games.destiny import carried, facts
from cantina.games.destiny.state import NO_MEMORY, NOTHING, ON_CARD, Card, Die, Duel


def seats_from(g: Duel, first: int) -> list[int]:
    """Return the seats still in the game, clockwise from one of them (DS-FFA-7)."""
    start = g.seating.index(first)
    order = g.seating[start:] + g.seating[:start]
    return [seat for seat in order if not g.players[seat].out]


def opponents(g: Duel, seat: int) -> list[int]:
    """Return the opponents of a player still in the game, clockwise."""
    if len(g.players) == 2:
        return [1 - seat]
    return [other for other in seats_from(g, seat) if other != seat]


def first_decider(g: Duel) -> int:
    """Return who settles simultaneous matters (DS-SIMULTANEOUS-2, DS-FFA-16)."""
    return g.controller if g.controller >= 0 else g.decider


def attached(g: Duel, host: int) -> Sequence[Card]:
    """Return the upgrades and downgrades on a card."""
    return carried.attached(g, host)


def upgrades_on(g: Duel, host: int) -> list[Card]:
    """Return the upgrades on a card."""
    return [card for card in carried.attached(g, host) if card.kind == "upgrade"]


def characters(g: Duel, seat: int) -> list[Card]:
    """Return the characters a player controls."""
    return [card for card in g.carried[carried.CHARACTERS] if card.controller == seat]


def dice_of(g: Duel, card: int) -> Sequence[Die]:
    """Return the dice that lie on a card or were rolled from it (DS-DIE-OUT-5)."""
    return carried.dice_of(g, card)


def in_pool(g: Duel, die: int) -> bool:
    """Say whether a die is in a pool, and so shows a side."""
    found = g.dice.get(die)
    return found is not None and found.face != ON_CARD


def enter_play(g: Duel, card: int, controller: int, host: int = NOTHING) -> Card:
    """Put a card into the play area as a new arrival, with its die (DS-ZONE-4, DS-ZONE-5)."""
    arrived = Card(card, controller, facts.of(g, card).kind, host)
    g.play[card] = arrived
    carried.forget(g, arrived)
    place_die(g, card)
    g.changes += 1
    return arrived


def bring(g: Duel, seat: int, title: str) -> int:
    """Bring a character with its die from outside the game; it is the player's own (DS-OWNER-1)."""
    code = next(code for code, known in facts.KNOWN.items() if known.title == title)
    card, die = len(g.codes), len(g.die_codes)
    g.codes, g.owners = (*g.codes, code), (*g.owners, seat)
    g.die_codes, g.die_owners = (*g.die_codes, code), (*g.die_owners, seat)
    points = facts.KNOWN[code].definition.points
    assert points is not None
    g.play[card] = Card(card, seat, "character", points=points.one)
    g.dice[die] = Die(die, seat, card)
    carried.forget_all(g)
    g.changes += 1
    return card


def place_die(g: Duel, card: int, code: str = "") -> int:
    """Put a matching set-aside die on a card in play; NOTHING if none is left (DS-SET-ASIDE-3)."""
    owner = g.players[g.owners[card]]
    wanted = code or g.codes[card]
    for die in owner.aside_dice:
        if g.die_codes[die] == wanted:
            owner.aside_dice.remove(die)
            g.dice[die] = Die(die, g.play[card].controller, card)
            carried.forget_dice(g, card)
            return die
    return NOTHING


def use_battlefield(g: Duel, card: int, controller: int) -> None:
    """Put a battlefield into play, with its die if it has one (DS-BATTLEFIELD-1)."""
    g.play[card] = Card(card, controller, "battlefield")
    carried.forget(g, g.play[card])
    g.battlefield = card
    place_die(g, card)


def set_die_aside(g: Duel, die: Die) -> None:
    """Move a die to its owner's set-aside zone (DS-DIE-OUT-1, DS-DIE-OUT-2, DS-DEFEAT-3)."""
    leave_pool(g, die)
    del g.dice[die.id]
    carried.forget_dice(g, die.card)
    owner = g.players[g.die_owners[die.id]]
    owner.aside_dice.append(die.id)
    owner.aside_dice.sort()
    g.changes += 1


def leave_pool(g: Duel, die: Die) -> None:
    """Take a die out of the pool it is in."""
    if die.face != ON_CARD:
        g.players[die.controller].pool.remove(die.id)
        die.face = ON_CARD
        g.changes += 1


def return_die(g: Duel, die: Die) -> None:
    """Put a die from the pool back on its card, or aside if it has none (DS-POOL-5)."""
    if die.card not in g.play:
        set_die_aside(g, die)
    else:
        leave_pool(g, die)


def take_out_of_play(g: Duel, card: int) -> None:
    """Remove a card and its dice from play; every token on it is lost (DS-ZONE-7)."""
    for die in dice_of(g, card):
        set_die_aside(g, die)
    gone = g.play.pop(card)
    carried.forget(g, gone)
    for under in gone.under:
        set_card_aside(g, under)
    g.changes += 1


def discard(g: Duel, card: int) -> None:
    """Put a card into its owner's discard pile (DS-ZONE-8)."""
    g.players[g.owners[card]].discard.append(card)
    g.changes += 1


def take_from_pile(g: Duel, card: int) -> None:
    """Take a card out of its owner's deck or discard pile (DS-ZONE-8)."""
    owner = g.players[g.owners[card]]
    if card in owner.discard:
        owner.discard.remove(card)
    else:
        owner.deck.remove(card)


def set_card_aside(g: Duel, card: int) -> None:
    """Put a card into its owner's set-aside zone, face up (DS-SET-ASIDE-6)."""
    g.players[g.owners[card]].aside.append(card)
    g.changes += 1


def hold(g: Duel, seat: int, cards: Sequence[int]) -> list[int]:
    """Return the cards as an ability may keep them in mind; only this seat knows them."""
    held = list(cards)
    if held and g.memory is not NO_MEMORY:
        g.memory.held.append((seat, held))
    return held


def put_in_hand(g: Duel, card: int) -> None:
    """Put a card into its owner's hand."""
    hand = g.players[g.owners[card]].hand
    hand.append(card)
    hand.sort()
    g.changes += 1


def put_on_deck(g: Duel, card: int, bottom: bool = False, seen: int = EVERYBODY) -> None:
    """Put a card on top of its owner's deck or under it."""
    deck = g.players[g.owners[card]].deck
    if bottom:
        deck.put_at_bottom(card, seen)
    else:
        deck.put_on_top(card, seen)
    g.changes += 1


def shuffle_in(g: Duel, card: int) -> None:
    """Shuffle a card into its owner's deck."""
    g.players[g.owners[card]].deck.shuffle_in([card])
    g.changes += 1


async def draw(g: Duel, seat: int, count: int) -> list[int]:
    """Draw cards at once, as many as there are (DS-DRAW-1, DS-DRAW-3, DS-DRAW-4, DS-DRAW-2)."""
    player = g.players[seat]
    drawn = []
    for _ in range(min(count, len(player.deck))):
        drawn.append(await Draw(player.deck))
    if drawn:
        player.hand.extend(drawn)
        player.hand.sort()
        g.changes += 1
        g.say("ds-log-draw", "DS-DRAW-1", seat=facts.player(seat), count=len(drawn))
    return drawn
