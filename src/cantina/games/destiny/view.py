"""What a seat may know: open cards and dice for all, hands and decks only as their owners see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from cantina.core.shown import shown_of
from cantina.games.destiny import facts
from cantina.games.destiny.cards.standing import MoreHealth
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.state import ON_CARD, Card, Duel, Player, Report


class DieView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A die: what it shows, or nothing while it lies on its card."""

    id: int
    code: str
    card: int
    face: int = ON_CARD
    side: str = ""


class CardView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card in play with everything on it."""

    id: int
    code: str
    kind: str
    owner: int
    controller: int
    host: int = -1
    exhausted: bool = False
    damage: int = 0
    health: int = 0
    shields: int = 0
    resources: int = 0
    under: int = 0
    beneath: tuple[str, ...] = ()  # what lies beneath, for who may look (DS-CLARIFY-47)


class HandCard(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card outside play whose face this seat may see."""

    id: int
    code: str
    cost: int = 0


class ReportView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What the report at the end tells about a player."""

    damage: int = 0
    resources_gained: int = 0
    resources_spent: int = 0
    cards_played: int = 0
    dice_resolved: int = 0
    dice_rolled: int = 0
    luck: float = 0.0


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One player as a seat sees him (DS-HAND-4, DS-DECK-2, DS-RESOURCE-3)."""

    seat: int
    resources: int
    hand_size: int
    deck_size: int
    hand: tuple[HandCard, ...] = ()
    discard: tuple[HandCard, ...] = ()
    set_aside: tuple[HandCard, ...] = ()
    set_aside_dice: tuple[str, ...] = ()
    stacked: tuple[int, ...] = ()  # set-aside cards with a card face down on them
    known_top: tuple[str, ...] = ()  # from the top; "" where this seat does not know the card
    known_bottom: tuple[str, ...] = ()
    pool: tuple[DieView, ...] = ()
    on_cards: tuple[DieView, ...] = ()
    replaced: bool = False
    out: bool = False
    report: ReportView = ReportView()


class DuelView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole table as one seat (or a spectator) sees it."""

    seat: int | None
    step: str
    round: int
    active: int
    acting: int
    claimed: int
    battlefield: int
    controller: int
    passes: int
    seating: tuple[int, ...]
    players: tuple[PlayerView, ...]
    cards: tuple[CardView, ...]
    queue: tuple[str, ...] = ()
    played: tuple[HandCard, ...] = ()
    extra: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def view(g: Duel, seat: int | None) -> DuelView:
    """Show the table to a seat, or to a spectator."""
    return seen_from(g, seat, player_views(g), card_views(g))


def views(g: Duel, seats: Sequence[int | None]) -> list[DuelView]:
    """Show the table to several seats, which see nearly the same."""
    players, cards = player_views(g), card_views(g)
    return [seen_from(g, seat, players, cards) for seat in seats]


def seen_from(
    g: Duel, seat: int | None, players: tuple[PlayerView, ...], cards: tuple[CardView, ...]
) -> DuelView:
    """Add to what everybody sees of players and cards what only one seat may see."""
    if seat is not None:
        players = own_player_views(g, seat, players)
        if [card for card in g.play.values() if card.under and card.controller == seat]:
            cards = tuple([card_view(g, card, seat) for card in g.play.values()])
    return DuelView(
        seat,
        g.step,
        g.round,
        g.active,
        g.acting,
        g.claimed,
        g.battlefield,
        g.controller,
        g.passes,
        g.seating,
        players,
        cards,
        tuple([waiting.code for waiting in g.queue]) if g.queue else (),
        tuple([face(g, card) for card in g.played]) if g.played else (),
        tuple(g.extra),
        g.winners,
    )


def face(g: Duel, card: int) -> HandCard:
    """Show the face of a card."""
    return shown_face(card, g.codes[card])


@lru_cache(maxsize=8192)
def shown_face(card: int, code: str) -> HandCard:
    """Show the face of a card with this number; it never changes."""
    return HandCard(card, code, facts.KNOWN[code].cost)


@lru_cache(maxsize=8192)
def shown_die(die: int, code: str, card: int, face: int) -> DieView:
    """Show a die with this number as it lies."""
    if face == ON_CARD:
        return DieView(die, code, card)
    return DieView(die, code, card, face, facts.KNOWN[code].sides[face].code)


def card_views(g: Duel) -> tuple[CardView, ...]:
    """Show the cards in play to everybody; one that has not changed is shown as before."""
    kept: dict[int, tuple[Card, CardView]] = shown_of(g).part("cards", (), dict)
    codes, changing = g.codes, bool(g.carried[MoreHealth])
    found = []
    for number, card in g.play.items():
        last = kept.get(number)
        if last is None or changing or last[0] != card or last[1].code is not codes[number]:
            last = kept[number] = (card.copy(), card_view(g, card, None))
        found.append(last[1])
    return tuple(found)


def card_view(g: Duel, card: Card, seat: int | None) -> CardView:
    """Show a card in play."""
    number, under = card.id, card.under
    beneath = tuple([g.codes[each] for each in under]) if under and card.controller == seat else ()
    return CardView(
        number,
        g.codes[number],
        card.kind,
        g.owners[number],
        card.controller,
        card.host,
        card.exhausted,
        card.damage,
        ongoing.health(g, card) if card.kind == "character" else 0,
        card.shields,
        card.resources,
        len(under),
        beneath,
    )


def player_views(g: Duel) -> tuple[PlayerView, ...]:
    """Show all players; one about whom nothing has changed is shown as before."""
    part = shown_of(g).part
    resting: list[list[DieView]] = [[] for _ in g.players]
    for die in g.dice.values():
        if die.face == ON_CARD:
            resting[die.controller].append(
                shown_die(die.id, g.die_codes[die.id], die.card, ON_CARD)
            )
    found = []
    for player in g.players:
        pool = tuple([die_view(g, die) for die in player.pool])
        on_cards = tuple(resting[player.seat])
        piles = (player.discard, player.aside, player.stacked)
        sizes = (player.resources, len(player.hand), len(player.deck))
        things = (*sizes, *piles, pool, on_cards, player.replaced, player.out, player.report)
        found.append(part(player.seat, things, player_view, g, player, pool, on_cards))
    return tuple(found)


def player_view(
    g: Duel, player: Player, pool: tuple[DieView, ...], on_cards: tuple[DieView, ...]
) -> PlayerView:
    """Show a player as everybody sees him, with his dice in the pool and on his cards."""
    return PlayerView(
        player.seat,
        player.resources,
        len(player.hand),
        len(player.deck),
        discard=shown_of(g).part(("discard", player.seat), (player.discard,), pile_view, g, player),
        set_aside=tuple([face(g, card) for card in player.aside]),
        stacked=tuple([stack.base for stack in player.stacked]),
        pool=pool,
        on_cards=on_cards,
        replaced=player.replaced,
        out=player.out,
        report=report_view(player.report),
    )


def pile_view(g: Duel, player: Player) -> tuple[HandCard, ...]:
    """Show the discard pile of a player (DS-DISCARD-PILE-3)."""
    return tuple([face(g, card) for card in sorted(player.discard)])


def report_view(report: Report) -> ReportView:
    """Show what the report tells so far; everybody could have counted it."""
    return ReportView(
        report.damage,
        report.resources_gained,
        report.resources_spent,
        report.cards_played,
        report.dice_resolved,
        report.dice_rolled,
        round(report.luck / 6, 1),
    )


def own_player_views(g: Duel, seat: int, public: tuple[PlayerView, ...]) -> tuple[PlayerView, ...]:
    """Show all players to a seat; one about whom nothing has changed is shown as before."""
    part, found = shown_of(g).part, []
    for player, shown in zip(g.players, public, strict=True):
        deck = player.deck
        if player.seat != seat and not deck.top and not deck.bottom:
            found.append(shown)
            continue
        known = (deck.top, deck.top_seen, deck.bottom, deck.bottom_seen)
        things = (shown, player.hand, player.aside_dice, *known)
        found.append(part((seat, player.seat), things, own_player_view, g, player, seat, shown))
    return tuple(found)


def own_player_view(g: Duel, player: Player, seat: int, public: PlayerView) -> PlayerView:
    """Add a player's hand and set-aside dice for himself, and the cards a seat knows in decks."""
    deck = player.deck
    top = names(g, deck.known_top(seat)) if deck.top else ()
    known = names(g, deck.known_bottom(seat)) if deck.bottom else ()
    if player.seat != seat:
        return msgspec.structs.replace(public, known_top=top, known_bottom=known)
    return msgspec.structs.replace(
        public,
        hand=tuple([face(g, card) for card in player.hand]),
        set_aside_dice=tuple([g.die_codes[die] for die in player.aside_dice]),
        known_top=top,
        known_bottom=known,
    )


def names(g: Duel, cards: Sequence[int | None]) -> tuple[str, ...]:
    """Name the cards of a deck that a seat knows; nothing stands for one it does not."""
    return tuple(["" if card is None else g.codes[card] for card in cards])


def die_view(g: Duel, die: int) -> DieView:
    """Show a die in a pool."""
    found = g.dice[die]
    return shown_die(die, g.die_codes[die], found.card, found.face)
