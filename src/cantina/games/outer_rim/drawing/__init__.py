"""Outer Rim in a terminal."""

from __future__ import annotations

from typing import Final

from cantina.core import drawing
from cantina.core.drawing import Line, Look, Span, Write, in_columns, line, paragraphs, side_by_side
from cantina.core.game import AnyGame
from cantina.core.text import seat_name, text
from cantina.core.wire import Option, kind_and_rest
from cantina.games.outer_rim.board import for_sale, player_lines
from cantina.games.outer_rim.cards.card_text import patrol_lines
from cantina.games.outer_rim.catalogue import Printed
from cantina.games.outer_rim.drawing.rim_map import HEIGHT, distances, draw_map
from cantina.games.outer_rim.drawing.tables import planet_cells, scene_lines
from cantina.games.outer_rim.library import CARDS, PATROLS
from cantina.games.outer_rim.names import patrol_name, space_name
from cantina.games.outer_rim.view import ContactView, View

PLANET_WIDTH: Final = 25
"""So wide a column of planets is at least."""
PAGES: Final = 3


class Drawing(drawing.Drawing[View]):
    """The map, then planets, market and captains; on pages where there is little room."""

    def __init__(self, game: AnyGame, write: Write) -> None:
        super().__init__(game, write)
        for token in PATROLS:
            name, lines = patrol_name(token), patrol_lines(token)
            self.printed[f"patrol:{token}"] = Printed(f"patrol:{token}", "patrol", name, lines)

    def title(self, view: View) -> Line:
        """Return the turn and how the reader stands."""
        turn = text("or-board-turn", turn=view.turn, player=seat_name(view.current))
        found = [*super().title(view), Span(f"  {self.write(turn)}")]
        if view.seat is None or not view.players[view.seat].character:
            return found
        me = view.players[view.seat]
        fame = f"{me.fame}/{view.fame_to_win} {self.write(text('web-or-fame'))}"
        credits = self.write(text("web-or-stake-credits", amount=me.credits))
        found += [Span("  "), Span(fame, "warn"), Span(f"  {credits}", "good")]
        if me.space:
            found.append(Span(f"  {self.write(space_name(me.space))}"))
        return found

    def pages(self, look: Look) -> int:
        """Return how many pages the board needs."""
        return 1 if len(self.whole(look)) <= look.height else PAGES

    def board(self, look: Look) -> list[Line]:
        """Draw everything, or from the open page on: map, own things, market and others."""
        whole = self.whole(look)
        if len(whole) <= look.height:
            return whole
        parts = [self.chart(look), self.captains(look, own=True), self.rest(look)]
        found = parts[look.page]
        for part in parts[look.page + 1 :]:
            if len(found) + len(part) <= look.height:
                found = [*found, [], *part]
        return found

    def whole(self, look: Look) -> list[Line]:
        """Draw it all, the market beside the captains."""
        half = (look.width - 2) // 2
        narrow = look._replace(width=half)
        below = side_by_side(self.captains(narrow, own=True), self.rest(narrow), half)
        return [*self.chart(look), [], *below]

    def rest(self, look: Look) -> list[Line]:
        """Draw the market and everybody else."""
        return [*self.market(look), *self.captains(look, own=False)]

    def chart(self, look: Look) -> list[Line]:
        """Draw the map over the planets."""
        if not look.view.tiles:
            return []
        count = max(2, (look.width + 2) // (PLANET_WIDTH + 2))
        planets = in_columns(planet_cells(look.view, self.write), count, look.width)
        return [*draw_map(look, self.write)[:HEIGHT], *planets]

    def market(self, look: Look) -> list[Line]:
        """List what is for sale."""
        if not any(deck.face_up for deck in look.view.market):
            return []
        rows: list[Line] = [line(self.write(text("web-or-market")), "title")]
        for deck in look.view.market:
            kind = self.write(text("web-or-deck-short", deck=deck.deck))
            rows.append([Span(f"  {kind}: ", "dim"), Span(self.write(for_sale(deck)))])
        return paragraphs(rows, look.width, 4)

    def captains(self, look: Look, own: bool) -> list[Line]:
        """Describe the reader, or everybody else."""
        view: View = look.view
        found: list[Line] = []
        for player in view.players:
            if player.character and (player.seat == view.seat) == own:
                head, *rows = player_lines(view, player, self.write)
                found.append([Span(f"{player.seat + 1} ", f"seat{player.seat % 4}"), Span(head)])
                found += [line(row, "dim" if not own else "") for row in rows]
        return paragraphs(found, look.width, 4)

    def dice(self, look: Look) -> list[Line]:
        """Draw the fight, the test, the card being read."""
        return scene_lines(look, self.write)

    def more(self, look: Look, option: Option) -> str:
        """Say how far a space is, and who or what waits there."""
        kind, place = kind_and_rest(option.at)
        if kind != "space" or not look.view.tiles or not option.key.startswith("move"):
            return ""
        away = distances(look.view).get(place, 0)
        parts = [self.write(text("web-or-spaces", count=away))] if away else []
        parts += [
            self.write(patrol_name(patrol.token))
            for patrol in look.view.patrols
            if patrol.space == place
        ]
        return " · ".join(parts)

    def shown_at(self, view: View, place: str) -> list[str]:
        """Return the cards at a place: in a deck, of a contact, patrols of a space."""
        kind, rest = kind_and_rest(place)
        if kind == "deck":
            found = [deck.face_up for deck in view.market if deck.deck == rest]
            found += [CARDS[card].ship or "" for card in found if card in CARDS]
        elif kind == "contact":
            found = [card for each in view.contacts if each.place == rest for card in known(each)]
        elif kind == "space":
            tokens = [f"patrol:{each.token}" for each in view.patrols if each.space == rest]
            here = [card for each in view.contacts if each.planet == rest for card in known(each)]
            found = [*tokens, *here]
        else:
            found = [rest]
        return [card for card in found if card in self.printed]

    def at_hand(self, view: View) -> list[str]:
        """Return own cards, the market, patrols, known contacts, everybody else's cards."""
        found: list[str] = []
        for player in sorted(view.players, key=lambda each: each.seat != view.seat):
            found += [player.character, player.ship]
            found += [card for slot in player.slots for card in slot.cards] + player.secrets
        found += [card for deck in view.market for card in self.shown_at(view, f"deck:{deck.deck}")]
        found += [f"patrol:{patrol.token}" for patrol in view.patrols]
        found += [card for each in view.contacts for card in known(each)]
        return [card for card in dict.fromkeys(found) if card in self.printed]


def known(token: ContactView) -> list[str]:
    """Return a contact the reader knows, and its databank card where that may be read."""
    if token.contact is None:
        return []
    if token.text is None:
        return [token.contact]
    cards = [card.id for card in CARDS.values() if card.databank == token.databank]
    return [token.contact, *cards[:1]]
