"""The table as text for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from cantina.core.text import Text, seat_name, text
from cantina.games.destiny.view import BattleView, CardView, PlayerView

Write = Callable[[Text], str]


def board(view: BattleView, write: Write) -> str:
    """Draw the table: each player's area, the battlefield, and what is in the queue."""
    names = {card.id: card.name for card in view.cards}
    lines = [write(text("ds-board-round", round=view.round))]
    field = next((card for card in view.cards if card.id == view.battlefield), None)
    if field is not None:
        owner = seat_name(view.controller) if view.controller >= 0 else text("ds-board-nobody")
        lines.append(write(text("ds-board-battlefield", card=field.name, seat=owner)))
    if view.queue:
        lines.append(write(text("ds-board-queue", cards=", ".join(view.queue))))
    for seat in view.seating:
        lines += player_lines(view, view.players[seat], names, write)
    return "\n".join(lines)


def player_lines(
    view: BattleView, player: PlayerView, names: dict[int, str], write: Write
) -> list[str]:
    """Draw one player's area."""
    lines = [
        "",
        write(
            text(
                "ds-board-player",
                seat=seat_name(player.seat),
                resources=player.resources,
                hand=player.hand_size,
                deck=player.deck_size,
                discard=len(player.discard),
            )
        ),
    ]
    own = [c for c in view.cards if c.controller == player.seat and c.kind != "battlefield"]
    for card in own:
        if card.host < 0:
            lines.append("  " + write(card_line(card)))
            lines += [
                "    + " + write(card_line(other)) for other in view.cards if other.host == card.id
            ]
    if player.pool:
        shown = "  ".join([f"{die.side} ({die_name(die.card, names)})" for die in player.pool])
        lines.append("  " + write(text("ds-board-pool", dice=shown)))
    if player.hand:
        cards = ", ".join([f"{card.name} ({card.cost})" for card in player.hand])
        lines.append("  " + write(text("ds-board-hand", cards=cards)))
    return lines


def die_name(card: int, names: dict[int, str]) -> str:
    """Return the title of the card a die belongs to."""
    return names.get(card, "-")


def card_line(card: CardView) -> Text:
    """Describe a card in play in one line."""
    return text(
        "ds-board-card",
        name=card.name,
        kind=card.kind,
        state="exhausted" if card.exhausted else "ready",
        damage=card.damage,
        health=card.health,
        shields=card.shields,
        resources=card.resources,
    )
