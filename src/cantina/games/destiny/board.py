"""The table as text for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from cantina.core.text import Text, seat_name, text
from cantina.games.destiny.cards.lines import card_lines
from cantina.games.destiny.facts import KNOWN, code_name, side_text
from cantina.games.destiny.terms import side
from cantina.games.destiny.view import CardView, DieView, DuelView, HandCard, PlayerView

Write = Callable[[Text], str]


def board(view: DuelView, write: Write) -> str:
    """Draw the table: each player's area, the battlefield, and what is in the queue."""
    lines = [write(text("ds-board-round", round=view.round))]
    field = next((card for card in view.cards if card.id == view.battlefield), None)
    if field is not None:
        owner = seat_name(view.controller) if view.controller >= 0 else text("ds-board-nobody")
        lines.append(write(text("ds-board-battlefield", card=code_name(field.code), seat=owner)))
        lines += text_lines(field.code, write)
    if view.queue:
        waiting = [code_name(code) for code in view.queue]
        lines.append(write(text("ds-board-queue", cards=waiting)))
    for seat in view.seating:
        lines += player_lines(view, view.players[seat], write)
    return "\n".join(lines)


def player_line(player: PlayerView) -> Text:
    """Name a player with resources, hand, deck and discard pile."""
    return text(
        "ds-board-player",
        seat=seat_name(player.seat),
        resources=player.resources,
        hand=player.hand_size,
        deck=player.deck_size,
        discard=len(player.discard),
    )


def player_lines(view: DuelView, player: PlayerView, write: Write) -> list[str]:
    """Draw one player's area."""
    lines = ["", write(player_line(player))]
    own = [c for c in view.cards if c.controller == player.seat and c.kind != "battlefield"]
    for card in own:
        if card.host < 0:
            lines.append("  " + write(card_line(card)))
            lines += [
                "    + " + write(card_line(other)) for other in view.cards if other.host == card.id
            ]
    if player.pool:
        lines.append("  " + write(text("ds-board-pool", dice=[die_line(d) for d in player.pool])))
    if player.hand:
        lines.append("  " + write(text("ds-board-hand")))
        for in_hand in player.hand:
            lines.append("    " + write(hand_line(in_hand)))
            lines += ["    " + line for line in text_lines(in_hand.code, write)]
    return lines


def text_lines(code: str, write: Write) -> list[str]:
    """Write out what a card says."""
    return ["  " + write(line) for line in card_lines(KNOWN[code].definition)]


def die_line(die: DieView) -> Text:
    """Describe a die in a pool."""
    return text("ds-die", name=code_name(die.code), side=side_text(side(die.side)))


def hand_line(card: HandCard) -> Text:
    """Describe a card in hand."""
    return text("ds-board-hand-card", name=code_name(card.code), cost=card.cost)


def card_line(card: CardView) -> Text:
    """Describe a card in play in one line."""
    return text(
        "ds-board-card",
        name=code_name(card.code),
        kind=card.kind,
        state="exhausted" if card.exhausted else "ready",
        damage=card.damage,
        health=card.health,
        shields=card.shields,
        resources=card.resources,
    )
