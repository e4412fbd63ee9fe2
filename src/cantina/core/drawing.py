"""How a game looks in a terminal: lines of styled words, drawn anew whenever something changes.

A game may bring a module `drawing` with a class `Drawing` made from this one; a game without gets
its text board. Styles are names (`STYLES`); whoever shows the lines decides on colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from cantina.core.game import AnyGame
from cantina.core.places import registered_games
from cantina.core.text import Text
from cantina.core.wire import Event, OpenAsk, Option

V = TypeVar("V")
Write = Callable[[Text], str]

STYLES: Final = (
    "title",
    "dim",
    "good",
    "bad",
    "warn",
    "blue",
    "lit",
    "cursor",
    "seat0",
    "seat1",
    "seat2",
    "seat3",
)
"""All names of styles: captions, shades, what can be chosen, what is chosen now, the seats."""


class Span(NamedTuple):
    """Some characters in one style."""

    text: str
    style: str = ""


Line = list[Span]


class Look(NamedTuple):
    """What is looked at: a view, the room there is, and what is being decided."""

    view: Any
    width: int
    height: int
    ask: OpenAsk | None = None
    option: Option | None = None
    """The option under the cursor."""
    page: int = 0


class Cell(NamedTuple):
    """A field of a grid: a caption, or the option with this number."""

    line: Line
    option: int = -1


Grid = list[list[Cell]]


def line(said: str, style: str = "") -> Line:
    """Make a line of one style."""
    return [Span(said, style)]


def length(drawn: Line) -> int:
    """Return how many columns a line takes."""
    return sum(len(span.text) for span in drawn)


def clipped(drawn: Line, width: int) -> Line:
    """Return as much of a line as fits; what is cut ends with an ellipsis."""
    if length(drawn) <= width:
        return drawn
    found: Line = []
    left = max(0, width - 1)
    for span in drawn:
        found.append(Span(span.text[:left], span.style))
        left -= len(span.text)
        if left <= 0:
            break
    return [*found, Span("…" if width > 0 else "")]


def padded(drawn: Line, width: int) -> Line:
    """Return a line of exactly this width."""
    short = clipped(drawn, width)
    return [*short, Span(" " * (width - length(short)))]


def wrapped(drawn: Line, width: int, indent: int = 0) -> list[Line]:
    """Break a line between words; what follows is indented."""
    lines: list[Line] = [[]]
    used = 0
    for span in drawn:
        for word in words_of(span.text):
            start = indent if len(lines) > 1 else 0
            if used + len(word.rstrip()) > width and used > start:
                lines.append([Span(" " * indent)])
                used = indent
                word = word.lstrip()
            for piece in pieces_of(word, width - indent):
                if used + len(piece.rstrip()) > width and used > indent:
                    lines.append([Span(" " * indent)])
                    used = indent
                add(lines[-1], piece, span.style)
                used += len(piece)
    return [without_end(each) for each in lines]


def add(drawn: Line, said: str, style: str) -> None:
    """Go on with a line, in its last style if that is the same."""
    if drawn and drawn[-1].style == style:
        drawn[-1] = Span(drawn[-1].text + said, style)
    else:
        drawn.append(Span(said, style))


def without_end(drawn: Line) -> Line:
    """Return a line without the blanks at its end."""
    if not drawn or not drawn[-1].text.endswith(" "):
        return drawn
    return [*drawn[:-1], Span(drawn[-1].text.rstrip(), drawn[-1].style)]


def words_of(said: str) -> list[str]:
    """Split before every word, keeping all characters."""
    found, word = [], ""
    for letter in said:
        if word and word[-1] == " " and letter != " ":
            found.append(word)
            word = ""
        word += letter
    return [*found, word] if word else found


def pieces_of(word: str, width: int) -> list[str]:
    """Cut a word that is longer than a whole line."""
    if len(word) <= width or width < 1:
        return [word]
    return [word[start : start + width] for start in range(0, len(word), width)]


def paragraphs(drawn: Iterable[Line], width: int, indent: int = 2) -> list[Line]:
    """Break many lines."""
    return [part for each in drawn for part in wrapped(each, width, indent)]


def side_by_side(
    left: Sequence[Line], right: Sequence[Line], width: int, gap: int = 2
) -> list[Line]:
    """Put two blocks next to each other; the left one is this wide."""
    rows = max(len(left), len(right))
    return [
        [
            *padded(left[row] if row < len(left) else [], width),
            Span(" " * gap),
            *(right[row] if row < len(right) else []),
        ]
        for row in range(rows)
    ]


def in_columns(cells: Sequence[Line], count: int, width: int) -> list[Line]:
    """Set cells in columns, filled downwards."""
    rows = -(-len(cells) // count)
    each = max(1, (width - 2 * (count - 1)) // count)
    found: list[Line] = []
    for row in range(rows):
        drawn: Line = []
        for column in range(count):
            place = column * rows + row
            if place < len(cells):
                drawn += [Span("  " if column else ""), *padded(cells[place], each)]
        found.append(drawn)
    return found


class Drawing(Generic[V]):
    """A game as a terminal shows it: this one is for games that bring none of their own."""

    columns: ClassVar[bool] = False
    """Whether the board stands beside the question, which suits one that is as high as wide."""

    def __init__(self, game: AnyGame, write: Write) -> None:
        self.game = game
        self.write = write
        self.printed: dict[str, Any] = {each.id: each for each in game.cards()}  # type: ignore[attr-defined]

    def title(self, view: V) -> Line:
        """Return the line over everything: the game, and where it stands."""
        return line(self.write(self.game.title), "title")

    def pages(self, look: Look) -> int:
        """Return on how many pages the board is, in so much room."""
        return 1

    def board(self, look: Look) -> list[Line]:
        """Draw the board in the room there is."""
        rows = self.game.board(look.view, self.write).split("\n")
        return paragraphs([line(row) for row in rows], look.width)

    def side(self, look: Look) -> list[Line]:
        """Draw what stands beside a board as high as wide."""
        return []

    def dice(self, look: Look) -> list[Line]:
        """Draw what the question is about: dice, what is needed, the card being read."""
        return []

    def more(self, look: Look, option: Option) -> str:
        """Say what an option's label leaves out: whose it is, how far, what it costs."""
        return ""

    def grid(self, look: Look) -> Grid | None:
        """Return the options as a grid, where a list would hide how they belong together."""
        return None

    def shown_at(self, view: V, place: str) -> list[str]:
        """Return the ids of the printed things at a place that options name (`card:7`)."""
        return []

    def at_hand(self, view: V) -> list[str]:
        """Return the ids of the printed things on the table that a player may want to read."""
        return []

    def face(self, card: str) -> list[Line]:
        """Draw a printed thing in full."""
        printed = self.printed[card]
        said = [line(self.write(each)) for each in printed.lines]
        return [line(self.write(printed.name), "title"), *said]

    def is_quiet(self, event: Event) -> bool:
        """Say whether an event is a step of a procedure that the rules go through every time."""
        return "-log-step-" in event.text.id


def find_drawing(game: AnyGame, write: Write) -> Drawing[Any]:
    """Return how a game is drawn: as it brings it, or as any."""
    entry = registered_games().get(game.name)
    name = f"{entry.module}.drawing" if entry is not None else ""
    if entry is None or find_spec(name) is None:
        return Drawing(game, write)
    made: Drawing[Any] = import_module(name).Drawing(game, write)
    return made
