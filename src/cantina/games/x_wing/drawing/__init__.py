"""X-Wing in a terminal."""

from __future__ import annotations

from typing import ClassVar

from cantina.core import drawing
from cantina.core.drawing import Grid, Line, Look, Span, line, paragraphs
from cantina.core.text import Text, text
from cantina.core.wire import Option
from cantina.games.x_wing.drawing.dials import ARROWS, COLOURS, DIAL_PROMPT, dial_grid
from cantina.games.x_wing.drawing.mat import draw_mat, mark_of, place_of, subject
from cantina.games.x_wing.drawing.ships import attack_lines, ship_lines, title
from cantina.games.x_wing.view_records import BattleView


class Drawing(drawing.Drawing[BattleView]):
    """The mat beside the question, ships above it."""

    columns: ClassVar[bool] = True

    def title(self, view: BattleView) -> Line:
        """Return the game, the round and the phase."""
        return [*super().title(view), Span("  "), *title(view, self.write)]

    def board(self, look: Look) -> list[Line]:
        """Draw the mat."""
        return draw_mat(look)

    def side(self, look: Look) -> list[Line]:
        """List the ships."""
        mission = look.view.mission
        told = paragraphs([line(self.write(mission.title), "title")], look.width) if mission else []
        room = look.height - len(told)
        return [*told, *ship_lines(look.view, look.width, room, self.write)]

    def dice(self, look: Look) -> list[Line]:
        """Draw the attack in progress."""
        attack = look.view.attack
        return attack_lines(look.view, attack, self.write) if attack is not None else []

    def grid(self, look: Look) -> Grid | None:
        """Return the dials as grids."""
        if look.ask is None or look.ask.prompt.id != DIAL_PROMPT:
            return None
        return dial_grid(look.view, look.ask, self.write)

    def more(self, look: Look, option: Option) -> str:
        """Name the letter of the ship on the mat, where it is not the one that is asked about."""
        ship = place_of(option.at)
        return f"({mark_of(ship)})" if ship >= 0 and ship != subject(look) else ""

    def shown_at(self, view: BattleView, place: str) -> list[str]:
        """Return the cards of the ship at a place."""
        ship_id = place_of(place)
        found = [ship for ship in view.ships if ship.ship_id == ship_id]
        return [card for ship in found for card in self.cards_of(view, ship.ship_id)]

    def at_hand(self, view: BattleView) -> list[str]:
        """Return the cards of every ship."""
        return [card for ship in view.ships for card in self.cards_of(view, ship.ship_id)]

    def cards_of(self, view: BattleView, ship_id: int) -> list[str]:
        """Return pilot, upgrades and face-up damage of a ship."""
        ship = next(each for each in view.ships if each.ship_id == ship_id)
        cards = [f"pilot:{ship.pilot}", *[f"upgrade:{each}" for each in ship.upgrades]]
        cards += [f"damage:{each.kind}" for each in ship.damage if each.face_up]
        return [card for card in cards if card in self.printed]

    def face(self, card: str) -> list[Line]:
        """Draw a card with its values, and a ship card with its dial."""
        printed = self.printed[card]
        name, *lines = super().face(card)
        facts = [self.write(text("web-xw-kind", kind=printed.kind))]
        if printed.ship_name is not None:
            facts.append(self.write(printed.ship_name))
        if printed.points:
            facts.append(self.write(text("web-xw-points", points=printed.points)))
        if printed.unique:
            facts.append(self.write(text("web-xw-unique")))
        found = [name, line(" · ".join(facts), "dim")]
        if printed.kind == "pilot":
            found += self.values_of(card)
        return [*found, *lines, *self.dial_of(card)]

    def values_of(self, card: str) -> list[Line]:
        """Write skill, attack, agility, hull, shields, actions and slots of a ship card."""
        printed = self.printed[card]
        words = ("web-xw-attack", "web-xw-agility", "web-xw-hull", "web-xw-shields")
        values = [self.write(text("web-xw-skill", skill=printed.skill))]
        values += [
            f"{self.write(Text(word))} {value}"
            for word, value in zip(words, printed.values, strict=True)
        ]
        actions = [self.write(text("web-xw-action", action=action)) for action in printed.actions]
        slots = [self.write(text("web-xw-slot", slot=slot)) for slot in printed.slots]
        return [line(" · ".join(each)) for each in (values, actions, slots) if each]

    def dial_of(self, card: str) -> list[Line]:
        """Draw the dial of a ship card."""
        entries = self.printed[card].dial
        columns = [each for each in ARROWS if each in {entry.bearing for entry in entries}]
        found: list[Line] = []
        for speed in sorted({entry.speed for entry in entries}, reverse=True):
            drawn = line(f"{speed} ", "dim")
            for bearing in columns:
                there = [e.difficulty for e in entries if (e.bearing, e.speed) == (bearing, speed)]
                arrow = f" {ARROWS[bearing]} " if there else "   "
                drawn.append(Span(arrow, COLOURS.get(there[0], "") if there else ""))
            found.append(drawn)
        return found
