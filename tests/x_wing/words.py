"""A moment of a battle in which one word of a card is tried.

Your ship flies north from (450, 300), the enemy south from (450, 500): Range 2, nose to nose.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from cantina.core.cards import Outcome
from cantina.core.testing import drive
from cantina.core.text import Text
from cantina.core.wire import Option
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import Condition, Effect
from cantina.games.x_wing.state import Attack, AttackResults, CardKind, Result, Ship, Source
from cantina.games.x_wing.terms import Die
from cases import each_case
from x_wing.ships import tie, x_wing
from x_wing.table import position

BESIDE = (450.0, 350.0, 90.0)  # just ahead of your ship, at Range 1
FAR = (450.0, 800.0, 270.0)  # beyond Range 3
BEHIND = (450.0, 150.0, 90.0)  # behind your ship, at Range 2


def scene(
    *ships: Ship,
    you: int = 0,
    about: int = 1,
    attack: tuple[int, int] | None = None,
    results: dict[str, Any] | None = None,
    rolls: tuple[str, str] = ("", ""),
    **changes: Any,
) -> Scene:
    """Lay ships out; "you" are the first, it is about the second; an attack may be going on."""
    g = position(*(ships or (x_wing(), tie())))
    if attack is not None:
        g.attack = Attack(*attack, range=2, **changes)
        g.attack.results = AttackResults(**(results or {}))
        faces = {"h": "hit", "c": "critical", "f": "focus", "e": "evade", "b": "blank"}
        g.attack.dice.attack_roll = [Result(faces[one]) for one in rolls[0]]
        g.attack.dice.defense_roll = [Result(faces[one]) for one in rolls[1]]
    return Scene(g, you, about, Source(CardKind.PILOT, "rookiepilot"))


def done(effect: Effect, at: Scene, *answers: str, chance: Sequence[object] = ()) -> Outcome:
    """Do an effect, answer what it asks, and let dice and cards fall as written."""
    outcome = drive(effect.do(at), answers, chance)
    assert isinstance(outcome, Outcome)
    return outcome


def options(asking: Awaitable[Any]) -> list[Option]:
    """Return the answers to the question that a rule asks first."""
    ask: Any = asking.__await__().send(None)
    return list(ask.show(1, False).options)


def shown(asking: Awaitable[Any]) -> dict[str, Text]:
    """Return those answers as they are worded."""
    return {option.key: option.label for option in options(asking)}


def clickable(asking: Awaitable[Any]) -> dict[str, str | None]:
    """Return those answers with what there is to click for them."""
    return {option.key: option.at for option in options(asking)}


Cases = Sequence[tuple[Any, ...]]


def holds_as_told(cases: Cases) -> Any:
    """Return the test that each condition of a table holds, or does not, where it says so."""
    return true_as_told(cases, Condition.holds)


def offered_as_told(cases: Cases) -> Any:
    """Return the test that each effect of a table can be done, or cannot, where it says so."""
    return true_as_told(cases, Effect.can)


def true_as_told(cases: Cases, question: Callable[[Any, Scene], bool]) -> Any:
    """Return the test that a question to each word of a table is answered as it says."""

    @each_case(cases, "word", "ships", "about", "expected")
    def test(word: Any, ships: tuple[Ship, ...], about: dict[str, Any], expected: bool) -> None:
        assert getattr(word, question.__name__)(scene(*ships, **about)) is expected

    return test


ATTACK, DEFENSE = Die.ATTACK, Die.DEFENSE
MINE: dict[str, Any] = {"attack": (0, 1)}
HIT_AND_BLANK: dict[str, Any] = {**MINE, "rolls": ("hb", "ef")}
TWINS: dict[str, Any] = {**MINE, "rolls": ("hh", "")}
THEIRS: dict[str, Any] = {"attack": (1, 0)}
FRIEND = x_wing
