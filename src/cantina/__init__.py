"""One digital table for three Star Wars tabletop games: the door for Python.

>>> import cantina
>>> cantina.game_names()
['destiny', 'outer-rim', 'smugglers-dice', 'x-wing']
>>> table = cantina.start("smugglers-dice", seats=2, seed=7)
>>> table.waiting
(0, 1)
>>> table.answer(0, "asteroids")
>>> table.answer(1, "night-run")
>>> result = cantina.play(table, [cantina.bot("random", "smugglers-dice", seed) for seed in (1, 2)])
>>> table.over, len(result.standings)
(True, 2)

Whatever is named here is loaded when it is first used, so `import cantina` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    import msgspec

    Seats = int | Sequence[str]
    Options = Mapping[str, object] | None

    from cantina.bots.arena import Contest, Match, Tally
    from cantina.core.ask import Refused
    from cantina.core.event import Log
    from cantina.core.fluent import Writer
    from cantina.core.game import Game
    from cantina.core.piece import State
    from cantina.core.problem import Problem
    from cantina.core.record import Record
    from cantina.core.rng import Rng
    from cantina.core.rulebook import Paragraph, Rulebook
    from cantina.core.table import Table
    from cantina.core.text import Text
    from cantina.core.window import Bot, Explains, Glimpse, Reason, Window
    from cantina.core.wire import Event, OpenAsk, Option, Result, Standing
    from cantina.games.destiny.state import Duel
    from cantina.games.destiny.view import DuelView
    from cantina.games.outer_rim.state import Galaxy
    from cantina.games.outer_rim.view import View as GalaxyView
    from cantina.games.smugglers_dice.game import Sky
    from cantina.games.smugglers_dice.game import View as SkyView
    from cantina.games.x_wing.state import Battle
    from cantina.games.x_wing.view_records import BattleView

    S = TypeVar("S", bound=State)

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "Contest",
    "Event",
    "Explains",
    "Game",
    "Glimpse",
    "Log",
    "Match",
    "OpenAsk",
    "Option",
    "Paragraph",
    "Problem",
    "Reason",
    "Record",
    "Refused",
    "Result",
    "Rng",
    "Rulebook",
    "Standing",
    "Table",
    "Tally",
    "Text",
    "Window",
    "Writer",
    "bot",
    "bot_names",
    "contest",
    "game",
    "game_names",
    "load",
    "play",
    "rulebook",
    "start",
    "values",
    "view",
    "write",
]

_HOMES = {
    "Bot": "core.window",
    "Contest": "bots.arena",
    "Event": "core.wire",
    "Explains": "core.window",
    "Game": "core.game",
    "Glimpse": "core.window",
    "Log": "core.event",
    "Match": "bots.arena",
    "OpenAsk": "core.wire",
    "Option": "core.wire",
    "Paragraph": "core.rulebook",
    "Problem": "core.problem",
    "Reason": "core.window",
    "Record": "core.record",
    "Refused": "core.ask",
    "Result": "core.wire",
    "Rng": "core.rng",
    "Rulebook": "core.rulebook",
    "Standing": "core.wire",
    "Table": "core.table",
    "Tally": "bots.arena",
    "Text": "core.text",
    "Window": "core.window",
    "Writer": "core.fluent",
}
"""Where each class lives."""


if not TYPE_CHECKING:  # or a type checker would take every misspelt name for anything

    def __getattr__(name: str) -> object:
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"cantina has no {name!r}; it has: {', '.join(__all__)}")
        return getattr(import_module(f"cantina.{home}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def game_names() -> list[str]:
    """Return the names of all games that are installed."""
    from cantina.core import registry

    return registry.game_names()


def game(name: str) -> Game[State, msgspec.Struct, msgspec.Struct]:
    """Return a game: its options, its cards, its rules."""
    from cantina.core.registry import find_game

    return find_game(name)


@overload
def start(
    name: Literal["outer-rim"],
    seats: Seats = 2,
    options: Options = None,
    seed: int = 0,
) -> Table[Galaxy]: ...
@overload
def start(
    name: Literal["x-wing"], seats: Seats = 2, options: Options = None, seed: int = 0
) -> Table[Battle]: ...
@overload
def start(
    name: Literal["destiny"], seats: Seats = 2, options: Options = None, seed: int = 0
) -> Table[Duel]: ...
@overload
def start(
    name: Literal["smugglers-dice"],
    seats: Seats = 2,
    options: Options = None,
    seed: int = 0,
) -> Table[Sky]: ...
@overload
def start(name: str, seats: Seats = 2, options: Options = None, seed: int = 0) -> Table[Any]: ...
def start(name: str, seats: Seats = 2, options: Options = None, seed: int = 0) -> Table[Any]:
    """Start a match: seats are a number, or the names of the people on them."""
    from cantina.core.table import Table

    return Table.start(game(name), seats, options, seed)


@overload
def view(table: Table[Galaxy], seat: int | None = None) -> GalaxyView: ...
@overload
def view(table: Table[Battle], seat: int | None = None) -> BattleView: ...
@overload
def view(table: Table[Duel], seat: int | None = None) -> DuelView: ...
@overload
def view(table: Table[Sky], seat: int | None = None) -> SkyView: ...
def view(table: Table[Any], seat: int | None = None) -> msgspec.Struct:
    """Return all that a seat (None: a spectator) may know, typed by its game."""
    seen: msgspec.Struct = table.view(seat)
    return seen


def values(table: Table[S], seat: int) -> dict[str, object]:
    """Return what a seat may answer now: the key of each option with the value the rules get."""
    ask = table.ask(seat)
    keys = ask.keys()
    return {key: ask.find(key) for key in keys}


def load(path: str | Path) -> Record:
    """Read a saved match; `.replay()` gives a table that has played it and plays on."""
    from pathlib import Path

    from cantina.core.record import Record

    return Record.load(Path(path))


def bot_names(game: str) -> list[str]:
    """Return the bots that play a game, the weakest first."""
    from cantina.bots import registry

    return registry.bot_names(game)


def bot(name: str, game: str, seed: int = 0) -> Bot:
    """Return a new bot; anything with `choose(window) -> key` is one."""
    from cantina.bots.registry import make_bot

    return make_bot(name, game, seed)


def play(table: Table[S], players: Sequence[Bot]) -> Result:
    """Let bots answer, one for each seat, until the match is over."""
    from cantina.bots.arena import play_out

    return play_out(table, players)


def contest(
    game: str,
    seats: Sequence[str],
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
) -> Tally:
    """Play many matches between bots; a seed gives the same ones on any number of jobs."""
    from cantina.bots.arena import Contest, run_contest

    return run_contest(Contest(game, tuple(seats), games, seed, dict(options or {})), jobs)


def rulebook(game: str, language: str = "en") -> Rulebook:
    """Return the numbered statements of a game's rules, to look up and to search."""
    from cantina.core import rulebook as books

    return books.rulebook(game, language)


def write(message: Text, language: str = "en", names: Sequence[str] = ()) -> str:
    """Write a text as a sentence; names are those of the people on the seats."""
    from cantina.core.fluent import Writer

    return Writer(language, names).write(message)
