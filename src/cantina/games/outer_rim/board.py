"""The board as text for a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.cards.card_text import (
    asset_lines,
    character_side,
    section_lines,
    ship_abilities,
)
from cantina.games.outer_rim.library import CARDS, SHIPS, asset
from cantina.games.outer_rim.names import (
    card_name,
    character_name,
    class_name,
    contact_name,
    deck_name,
    face_name,
    faction_name,
    patrol_name,
    ship_name,
    space_name,
)
from cantina.games.outer_rim.scenes import ReadingView
from cantina.games.outer_rim.view import MarketView, PlayerView, SpaceView, View

Write = Callable[[Text], str]

UNREAD: Final = ("or-line-type", "or-line-start", "or-line-discarded", "or-line-removed")
"""Lines of a card that nobody needs to read again while owning it."""


def board(view: View, write: Write) -> str:
    """Draw map, market and players."""
    lines = [write(text("or-board-turn", turn=view.turn, player=seat_name(view.current)))]
    lines += _map_lines(view, write)
    lines += market_lines(view, write)
    for player in view.players:
        if player.character:
            lines += player_lines(view, player, write)
    for reading in (view.job, view.reading):
        if reading is not None:
            lines += reading_lines(reading, write)
    if view.roll is not None:
        faces = [face_name(die.face) for die in view.roll.dice if not die.cancelled]
        lines.append(write(text("or-board-roll", results=faces)))
    return "\n".join(lines)


def _map_lines(view: View, write: Write) -> list[str]:
    """Every space with something on it, tile by tile in clockwise order."""
    rows = []
    for space in sorted(view.spaces, key=lambda each: (each.arc, each.id)):
        here = _pieces(view, space, write)
        if space.kind == "navpoint" and not here:
            continue
        name = write(space_name(space.id))
        if space.faction:
            name += f" ({write(faction_name(space.faction))})"
        rows.append((name, ", ".join(here)))
    return _columns(rows)


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    """Align the second column."""
    width = max((len(name) for name, _ in rows), default=0)
    return [f"  {name:{width}}  {rest}".rstrip() for name, rest in rows]


def _pieces(view: View, space: SpaceView, write: Write) -> list[str]:
    found = [write(seat_name(each.seat)) for each in view.players if each.space == space.id]
    found += [write(patrol_name(each.token)) for each in view.patrols if each.space == space.id]
    for token in view.contacts:
        if token.planet == space.id:
            known = write(contact_name(token.contact)) if token.contact else "?"
            found.append(f"[{write(class_name(token.contact_class))}: {known}]")
    tokens = view.ai_goals.get(space.id, 0)
    if tokens:
        found.append(write(text("or-board-goal", count=tokens)))
    return found


def market_lines(view: View, write: Write) -> list[str]:
    """List what is for sale, deck by deck."""
    rows = []
    for deck in view.market:
        rows.append((write(deck_name(deck.deck)), write(for_sale(deck))))
    return _columns(rows)


def for_sale(deck: MarketView) -> Text:
    """Name the face-up card of a deck with its printed price, and how many cards there are."""
    if not deck.face_up:
        return text("or-board-deck-empty")
    name, printed = card_name(deck.face_up), CARDS[deck.face_up]
    cost = printed.asset.cost if printed.asset is not None else None
    if printed.ship in SHIPS:
        cost = SHIPS[printed.ship].cost
    if cost is None:
        return text("or-board-deck", card=name, count=deck.count)
    return text("or-board-deck-priced", card=name, price=cost, count=deck.count)


def reading_lines(reading: ReadingView, write: Write) -> list[str]:
    """Read out the card being resolved, as far as it may be read."""
    lines = [write(card_name(reading.card))]
    for number, words in enumerate(reading.texts, start=1):
        lines.append(f"  {number}. {write(words)}")
    return lines


def player_lines(view: View, player: PlayerView, write: Write) -> list[str]:
    """Describe a player: values, reputation, cards; the seat itself reads what they say."""
    head = text(
        "or-board-player",
        player=seat_name(player.seat),
        character=character_name(player.character),
        fame=player.fame,
        goal=view.fame_to_win,
        credits=player.credits,
        space=space_name(player.space) if player.space else text("or-board-nowhere"),
    )
    lines = [write(head)]
    if player.ship:
        values = text(
            "or-board-values",
            ship=ship_name(player.ship, player.ship_flipped),
            damage=player.damage,
            health=player.health,
            shipdamage=player.ship_damage,
            hull=player.hull,
            ground=player.ground_combat,
            combat=player.ship_combat,
            hyperdrive=player.hyperdrive,
        )
        lines.append("  " + write(values))
    standing = ", ".join(
        f"{write(faction_name(faction))} {'-0+'[value + 1]}"
        for faction, value in player.reputation.items()
    )
    lines.append("  " + standing)
    cards = [card for slot in player.slots for card in slot.cards]
    if player.seat == view.seat:
        return lines + _own_lines(player, cards, write)
    if cards:
        lines.append("  " + ", ".join([write(card_name(card)) for card in cards]))
    return lines


def _own_lines(player: PlayerView, cards: list[str], write: Write) -> list[str]:
    """Read out what the seat itself has to work with: goals, abilities, cards, secrets."""
    rows = [(character_name(player.character), character_side(player.character, player.flipped))]
    if player.ship:
        name = ship_name(player.ship, player.ship_flipped)
        rows.append((name, ship_abilities(player.ship, player.ship_flipped)))
    rows += [(card_name(card), list(asset_lines(asset(card)))) for card in cards]
    for card in player.secrets:
        kept = [each for each in CARDS[card].sections if each.secret is not None]
        rows.append((card_name(card), [line for each in kept for line in section_lines(each)]))
    return [
        f"  {write(name)}: " + "; ".join([write(line) for line in lines if line.id not in UNREAD])
        for name, lines in rows
        if lines
    ]
