"""Destiny in a terminal."""

from __future__ import annotations

from cantina.core import drawing
from cantina.core.drawing import Line, Look, Span, line, paragraphs
from cantina.core.text import Text, seat_name, text
from cantina.core.wire import Option, kind_and_rest
from cantina.games.destiny.drawing.areas import battlefield_line, player_area, side_style
from cantina.games.destiny.facts import KNOWN, code_name, side_text
from cantina.games.destiny.terms import side
from cantina.games.destiny.view import CardView, DuelView


class Drawing(drawing.Drawing[DuelView]):
    """The opponents above, the battlefield between, the reader below."""

    def title(self, view: DuelView) -> Line:
        """Return the round."""
        said = self.write(text("ds-board-round", round=view.round))
        return [*super().title(view), Span(f"  {said}")]

    def board(self, look: Look) -> list[Line]:
        """Draw the areas of all players, with the texts of cards where there is room."""
        full = self.areas(look, texts=True)
        return full if len(full) <= look.height else self.areas(look, texts=False)

    def areas(self, look: Look, texts: bool) -> list[Line]:
        """Draw the opponents, the battlefield, and the reader last."""
        view: DuelView = look.view
        found: list[Line] = []
        for seat in [seat for seat in view.seating if seat != view.seat]:
            found += player_area(look, view.players[seat], self.write, texts)
        found += battlefield_line(look, self.write)
        if view.seat is not None:
            found += player_area(look, view.players[view.seat], self.write, texts)
        return found

    def dice(self, look: Look) -> list[Line]:
        """Name what is being applied, and what lies in the queue."""
        if not look.view.queue:
            return []
        waiting = [code_name(code) for code in look.view.queue]
        return paragraphs(
            [line(self.write(text("ds-board-queue", cards=waiting)), "dim")], look.width
        )

    def more(self, look: Look, option: Option) -> str:
        """Say whose a card is and how it stands, or what it costs."""
        kind, number = kind_and_rest(option.at)
        if kind == "die":
            owner = [
                player.seat
                for player in look.view.players
                for die in player.pool
                if str(die.id) == number
            ]
            return self.write(seat_name(owner[0])) if owner else ""
        found = [card for card in look.view.cards if kind == "card" and str(card.id) == number]
        if found:
            return self.standing(look.view, found[0])
        hand = [card for each in look.view.players for card in each.hand if str(card.id) == number]
        if hand and option.key.startswith("play"):
            return self.write(text("web-ds-cost", cost=hand[0].cost))
        return ""

    def standing(self, view: DuelView, card: CardView) -> str:
        """Say whose a card is and how much it can take."""
        if card.kind == "battlefield":
            return ""
        parts = [self.write(seat_name(card.controller))]
        if card.kind == "character":
            left = card.health - card.damage
            parts.append(self.write(text("web-ds-health-of", left=left, of=card.health)))
        if card.shields:
            parts.append(self.write(text("web-ds-has-shields", count=card.shields)))
        return ", ".join(parts)

    def shown_at(self, view: DuelView, place: str) -> list[str]:
        """Return the card at a place, or the one whose die lies there."""
        kind, number = kind_and_rest(place)
        codes: list[str] = []
        if kind == "card":
            codes = [card.code for card in view.cards if str(card.id) == number]
            for one in view.players:
                outside = (*one.hand, *one.discard, *one.set_aside)
                codes += [card.code for card in outside if str(card.id) == number]
        elif kind == "die":
            dice = [die for one in view.players for die in (*one.pool, *one.on_cards)]
            codes = [die.code for die in dice if str(die.id) == number]
        return self.known(codes)

    def at_hand(self, view: DuelView) -> list[str]:
        """Return the hand, what is in play, the discard piles."""
        own = sorted(view.players, key=lambda each: each.seat != view.seat)
        codes = [card.code for player in own for card in player.hand]
        codes += [card.code for card in view.cards]
        codes += [card.code for player in own for card in player.discard]
        return self.known(codes)

    def known(self, codes: list[str]) -> list[str]:
        """Return the printed cards of these codes; reprints are read as what they reprint."""
        found = [KNOWN[code].definition.code for code in codes if code in KNOWN]
        return [code for code in dict.fromkeys(found) if code in self.printed]

    def face(self, card: str) -> list[Line]:
        """Draw a card with its facts and the sides of its die."""
        printed = self.printed[card]
        name, *lines = super().face(card)
        if printed.subtitle is not None:
            name = [*name, Span(f", {self.write(printed.subtitle)}", "dim")]
        facts = [
            self.write(text("web-ds-kind", kind=printed.kind)),
            self.write(text("ds-word", word=printed.colour)),
            self.write(text("web-ds-side", side=printed.affiliation)),
            *[self.write(text("ds-word", word=subtype)) for subtype in printed.subtypes],
        ]
        if printed.unique:
            facts.append(self.write(Text("web-ds-unique")))
        numbers = []
        if printed.cost is not None:
            numbers.append(self.write(text("web-ds-cost", cost=printed.cost)))
        if printed.points:
            points = "/".join(str(each) for each in printed.points)
            numbers.append(self.write(text("web-ds-points", points=points)))
        if printed.health:
            numbers.append(f"{self.write(Text('web-ds-health'))} {printed.health}")
        found = [name, line(" · ".join(facts), "dim"), line(" · ".join(numbers))]
        dice: Line = []
        for code in printed.sides:
            dice += [Span(f"[{self.write(side_text(side(code)))}]", side_style(code)), Span(" ")]
        return [each for each in (*found, dice, *lines) if each]
