"""The rim as a strip: two lanes from base to base, planets named with their distances."""

from __future__ import annotations

from typing import Final

from cantina.core.drawing import Line, Look, Span, Write
from cantina.games.outer_rim.names import faction_name, space_name
from cantina.games.outer_rim.rules.map import TILE_OF_ID, chart
from cantina.games.outer_rim.view import SpaceView, View

HEIGHT: Final = 7
"""Names, the outer lane, a crossing over three rows, the inner lane, names."""
NODE_ROWS: Final = (1, 3, 5)
MARGIN: Final = 3
"""Room for the letters of the bases at both ends."""
FACTION_STYLES: Final = {"rebel": "bad", "imperial": "blue", "hutt": "good", "syndicate": "warn"}

LAYOUTS: Final = {
    "t1": ("lo cantonica om ro", "", "li im ord_mantell ri"),
    "t2": ("lo om lothal ro", "", "li im mon_calamari ri"),
    "t3": ("lo a . . b ro", ". . . . e .", "li maelstrom kessel c d ri"),
    "t4": ("lo tatooine om ro", "", "li im nal_hutta ri"),
    "t5": ("lo ryloth om ro", "", "li im naboo ri"),
    "t6": ("lo ring_of_kafrene om ro", "", "li takodana im ri"),
}
"""Where the spaces of a tile are drawn: outer lane, crossing, inner lane, as its links run.

An empty crossing is the one navpoint between the two planets."""

Place = tuple[float, int]


def places_of(tiles: list[str]) -> tuple[dict[str, Place], int]:
    """Return column and row of every space, and how many columns there are."""
    found: dict[str, Place] = {}
    first = 0
    for tile in tiles:
        lanes = [lane.split() for lane in LAYOUTS[tile]]
        for row, lane in enumerate(lanes):
            for column, short in enumerate(lane):
                if short != ".":
                    found[full_name(tile, short)] = (float(first + column), row)
        if not lanes[1]:
            outer, inner = [found[planet][0] for planet in TILE_OF_ID[tile].planets]
            found[f"{tile}_x"] = ((outer + inner) / 2, 1)
        first += len(lanes[0])
    return found, first


def full_name(tile: str, short: str) -> str:
    """Return the id of a space that a layout names shortly."""
    return short if len(short) > 2 else f"{tile}_{short}"


class Strip:
    """The rows of the map while they are drawn."""

    def __init__(self, look: Look, write: Write) -> None:
        self.look, self.write = look, write
        self.view: View = look.view
        self.places, columns = places_of(self.view.tiles)
        self.step = max(2.0, (look.width - 2 * MARGIN) / columns)
        self.width = look.width
        self.letters = [[" "] * self.width for _ in range(HEIGHT)]
        self.styles = [[""] * self.width for _ in range(HEIGHT)]

    def put(self, x: int, y: int, said: str, style: str = "") -> None:
        """Write something from a place on."""
        for offset, letter in enumerate(said):
            if 0 <= x + offset < self.width:
                self.letters[y][x + offset] = letter
                self.styles[y][x + offset] = style

    def at(self, space: str) -> tuple[int, int]:
        """Return the character of a space."""
        column, row = self.places[space]
        return MARGIN + round(column * self.step), NODE_ROWS[row]

    def draw_links(self) -> None:
        """Draw the routes between spaces."""
        for space in self.view.spaces:
            for other in space.links:
                if space.id < other:
                    self.draw_link(self.at(space.id), self.at(other))

    def draw_link(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Draw one route."""
        (x, y), (right, bottom) = sorted([start, end], key=lambda each: (each[1], each[0]))
        if y == bottom:
            self.put(x + 1, y, "─" * (right - x - 1), "dim")
            return
        for row in range(y + 1, bottom):
            across = x + (right - x) * (row - y) / (bottom - y)
            stroke = "│" if right == x else "╲" if right > x else "╱"
            self.put(round(across), row, stroke, "dim")

    def draw_spaces(self) -> None:
        """Draw every space, lit where one may go, with the pieces on it."""
        offered = {option.at for option in self.look.ask.options} if self.look.ask else set()
        pointed = self.look.option.at if self.look.option is not None else None
        for space in self.view.spaces:
            x, y = self.at(space.id)
            place = f"space:{space.id}"
            style = FACTION_STYLES.get(space.faction, "") if space.kind == "planet" else "dim"
            style = "lit" if place in offered else style
            self.put(x, y, GLYPHS[space.kind], "cursor" if place == pointed else style)
            self.draw_pieces(space, x, y)

    def draw_pieces(self, space: SpaceView, x: int, y: int) -> None:
        """Draw players by their numbers and patrols by the letters of their factions."""
        pieces = [
            (str(player.seat + 1), f"seat{player.seat % 4}")
            for player in self.view.players
            if player.space == space.id
        ]
        for patrol in self.view.patrols:
            if patrol.space == space.id:
                letter = letter_of(patrol.faction, self.write)
                pieces.append((letter, FACTION_STYLES[patrol.faction]))
        for offset, (said, style) in enumerate(pieces):
            self.put(x + 1 + offset, y, said, style)

    def draw_names(self) -> None:
        """Name planets over the outer and under the inner lane, with how far they are."""
        away = distances(self.view)
        for lane, y in ((0, 0), (2, HEIGHT - 1)):
            planets = [s for s in self.view.spaces if s.kind != "navpoint"]
            planets = [space for space in planets if self.places[space.id][1] == lane]
            planets.sort(key=lambda space: self.places[space.id])
            free = 0
            for place, space in enumerate(planets):
                limit = (
                    self.at(planets[place + 1].id)[0] if place + 1 < len(planets) else self.width
                )
                far = f" {away[space.id]}" if away.get(space.id) else ""
                room = max(4, limit + 4 - free - 1 - len(far))
                name = self.write(space_name(space.id))
                said = name if len(name) <= room else name[: room - 1] + "…"
                x = max(free, self.at(space.id)[0] - (len(said) + len(far)) // 2)
                x = min(x, self.width - len(said) - len(far))
                style = FACTION_STYLES.get(space.faction, "")
                self.put(x, y, said, "cursor" if self.is_pointed(space.id) else style)
                self.put(x + len(said), y, far, "dim")
                free = x + len(said) + len(far) + 1

    def is_pointed(self, space: str) -> bool:
        """Whether the option under the cursor is about a space."""
        return self.look.option is not None and self.look.option.at == f"space:{space}"

    def draw_bases(self) -> None:
        """Write whose base is at each end."""
        for space in self.view.spaces:
            if space.base:
                x, y = self.at(space.id)
                left = x < self.width // 2
                letter = letter_of(space.base, self.write)
                self.put(0 if left else self.width - 1, y, letter, FACTION_STYLES[space.base])

    def lines(self) -> list[Line]:
        """Return the finished rows."""
        return [
            [Span(letter, style) for letter, style in zip(letters, styles, strict=True)]
            for letters, styles in zip(self.letters, self.styles, strict=True)
        ]


GLYPHS: Final = {"planet": "●", "navpoint": "○", "maelstrom": "◎"}


def letter_of(faction: str, write: Write) -> str:
    """Return the first letter of a faction."""
    return write(faction_name(faction))[:1].upper()


def home(view: View) -> str:
    """Return the space from which distances are counted: the reader's, or the current player's."""
    seat = view.current if view.seat is None else view.seat
    return view.players[seat].space


def distances(view: View) -> dict[str, int]:
    """Return how many spaces away everything is from the reader."""
    start = home(view)
    return chart(tuple(view.tiles)).distances[start] if start else {}


def draw_map(look: Look, write: Write) -> list[Line]:
    """Draw the map in seven rows."""
    strip = Strip(look, write)
    strip.draw_links()
    strip.draw_bases()
    strip.draw_spaces()
    strip.draw_names()
    return strip.lines()
