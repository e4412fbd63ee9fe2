"""One player's area: characters with their upgrades, supports, the pool, the hand."""

from __future__ import annotations

from typing import Final

from cantina.core.drawing import Line, Look, Span, Write, line, wrapped
from cantina.core.text import Text, seat_name, text
from cantina.games.destiny.board import player_line
from cantina.games.destiny.cards.lines import card_lines
from cantina.games.destiny.facts import KNOWN, code_name, side_text
from cantina.games.destiny.terms import DAMAGE, Symbol, side
from cantina.games.destiny.view import CardView, DieView, DuelView, PlayerView

COLOURS: Final = {"blue": "blue", "red": "bad", "yellow": "warn", "gray": "dim"}
FULL: Final = "♥"


def side_style(code: str) -> str:
    """Return the colour of a side: what hurts, what pays, what is nothing."""
    symbol = side(code).symbol
    if symbol is Symbol.BLANK:
        return "dim"
    return "bad" if symbol in DAMAGE else "blue" if symbol is Symbol.SHIELD else "warn"


def battlefield_line(look: Look, write: Write) -> list[Line]:
    """Draw the battlefield, whose it is, and what claiming it does."""
    view: DuelView = look.view
    field = next((card for card in view.cards if card.id == view.battlefield), None)
    if field is None:
        return []
    owner = seat_name(view.controller) if view.controller >= 0 else Text("ds-board-nobody")
    said = write(text("ds-board-battlefield", card=code_name(field.code), seat=owner))
    style = "cursor" if is_pointed(look, f"card:{field.id}") else ""
    head = [Span("── ", "dim"), Span(said, style)]
    told = " ".join([write(each) for each in card_lines(KNOWN[field.code].definition)])
    room = look.width - sum(len(span.text) for span in head) - 3
    shown = told if len(told) <= room else told[: max(0, room - 1)] + "…"
    return [[*head, Span(f"  {shown}", "dim")]]


def player_area(look: Look, player: PlayerView, write: Write, texts: bool) -> list[Line]:
    """Draw one player's area, with what its cards say where there is room."""
    view: DuelView = look.view
    found = [head_line(view, player, write)]
    own = [c for c in view.cards if c.controller == player.seat and c.kind != "battlefield"]
    small: Line = []
    for card in [each for each in own if each.host < 0]:
        if card.kind == "character":
            found += wrapped(character_line(look, card, write), look.width, 4)
            attached = [each for each in view.cards if each.host == card.id]
            found += told_lines(look, [card.code, *[each.code for each in attached]], write, texts)
        else:
            small += [Span(" · " if small else "  ", "dim"), *card_spans(look, card, write)]
    if small:
        found += wrapped(small, look.width, 4)
        found += told_lines(look, [c.code for c in own if is_small(c)], write, texts)
    if player.pool:
        found += wrapped(pool_line(look, player.pool, write), look.width, 4)
    if player.hand:
        found += wrapped(hand_line(look, player, write), look.width, 4)
        found += told_lines(look, [card.code for card in player.hand], write, texts)
    return found


def is_small(card: CardView) -> bool:
    """Whether a card lies beside the characters."""
    return card.host < 0 and card.kind != "character"


def told_lines(look: Look, codes: list[str], write: Write, texts: bool) -> list[Line]:
    """Write out what cards say, each once."""
    found: list[Line] = []
    for code in dict.fromkeys(codes) if texts else ():
        said = " ".join([write(each) for each in card_lines(KNOWN[code].definition)])
        if said:
            name = Span(f"      {write(code_name(code))}: ", "dim")
            found += wrapped([name, Span(said, "dim")], look.width, 8)
    return found


def head_line(view: DuelView, player: PlayerView, write: Write) -> Line:
    """Name a player with resources, hand, deck and discard pile."""
    found = [Span("▌", f"seat{player.seat % 4}"), Span(write(player_line(player)), "title")]
    if view.claimed == player.seat:
        found.append(Span(f" · {write(Text('web-ds-claimed'))}", "warn"))
    return found


def character_line(look: Look, card: CardView, write: Write) -> Line:
    """Draw a character: health, shields, dice on it, upgrades."""
    left = max(0, card.health - card.damage)
    found: Line = [
        Span("  "),
        *name_spans(look, card, write),
        Span(f" {left}/{card.health}{FULL}", "good" if left * 2 > card.health else "bad"),
        Span(" " + "◇" * card.shields if card.shields else "", "blue"),
    ]
    found += resting_dice(look, card)
    for other in look.view.cards:
        if other.host == card.id:
            found += [Span(" + ", "dim"), *card_spans(look, other, write)]
    return found


def card_spans(look: Look, card: CardView, write: Write) -> Line:
    """Draw a support, plot or upgrade."""
    found = name_spans(look, card, write)
    if card.resources:
        found.append(Span(f" {write(text('web-ds-has-resources', count=card.resources))}", "warn"))
    return [*found, *resting_dice(look, card)]


def name_spans(look: Look, card: CardView, write: Write) -> Line:
    """Name a card in its colour; an exhausted one is bracketed."""
    name = write(code_name(card.code))
    style = COLOURS.get(KNOWN[card.code].color.value, "")
    if is_pointed(look, f"card:{card.id}"):
        style = "cursor"
    return line(f"({name})" if card.exhausted else name, style)


def resting_dice(look: Look, card: CardView) -> Line:
    """Show how many dice lie on a card."""
    view: DuelView = look.view
    count = sum(die.card == card.id for player in view.players for die in player.on_cards)
    return [Span(" " + "▢" * count, "dim")] if count else []


def pool_line(look: Look, pool: tuple[DieView, ...], write: Write) -> Line:
    """Draw the dice of a pool."""
    found: Line = [Span("  ")]
    for die in pool:
        style = "cursor" if is_pointed(look, f"die:{die.id}") else side_style(die.side)
        said = write(side_text(side(die.side)))
        found += [Span(f"[{said}]", style), Span(f"{write(code_name(die.code))}  ", "dim")]
    return found


def hand_line(look: Look, player: PlayerView, write: Write) -> Line:
    """List the hand with what each card costs."""
    found: Line = [Span(f"  {write(Text('ds-board-hand'))} ", "title")]
    for place, card in enumerate(player.hand):
        style = COLOURS.get(KNOWN[card.code].color.value, "")
        if is_pointed(look, f"card:{card.id}"):
            style = "cursor"
        found.append(Span(" · " if place else "", "dim"))
        found += [Span(write(code_name(card.code)), style), Span(f" ({card.cost})", "dim")]
    return found


def is_pointed(look: Look, place: str) -> bool:
    """Whether the option under the cursor is about a place."""
    return look.option is not None and look.option.at == place
