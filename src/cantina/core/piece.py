"""Everything a game's state is made of, with a generated copy.

How a copy is made is found from the field types once per class; nothing is copied by hand, and
nothing is ever deep-copied. Lists, dicts, sets and Pieces are copied; everything else is immutable
and shared.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from cantina.core.event import NO_LOG, Log
from cantina.core.text import Text

try:
    from cantina.core import _copying as in_c
except ImportError:  # nothing was compiled here (docs/speed.md)
    in_c = None  # type: ignore[assignment]

Copier = Callable[[Any], Any]
P = TypeVar("P", bound="Piece")
V = TypeVar("V")

Plan = tuple[str, Any] | None
"""How a value is copied: "list", "dict" or "optional" with how what is in it is, and so on."""

FLAT: set[type] = set()
"""Pieces in pieces that hold immutable things only: they are copied as they are."""


class Piece(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A mutable thing in the state: a player, a ship, a deck. Refer to others by id only."""

    handed_on: ClassVar[tuple[str, ...]] = ()
    """What is known beside a piece and holds for its copies."""

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        for base in cls.__mro__[1:]:
            if base in FLAT:
                raise TypeError(f"{base.__name__} is copied as it is, so {cls.__name__} cannot be")

    def copy(self) -> Self:
        """Return an independent copy; the first call generates the class's own copy method."""
        return typing.cast("Self", _generate(self))


def _generate(piece: Piece) -> Any:
    """Give a class its own copy method and use it."""
    kind = type(piece)
    copier = make_copier(kind)
    setattr(kind, "copy", copier)  # noqa: B010  (typed as a method, made at run time)
    return copier(piece)


class Known(Generic[P, V]):
    """Something worked out when it is first asked for and then kept beside a piece.

    That is `functools.cached_property` without its lock. It is never part of the state; copies
    know it too where the class names it in `handed_on`.
    """

    def __init__(self, find: Callable[[P], V]) -> None:
        self.find = find
        self.name = find.__name__
        self.__doc__ = find.__doc__

    def __get__(self, piece: P, owner: type | None = None) -> V:
        found = self.find(piece)
        piece.__dict__[self.name] = found
        return found


class State(Piece, dict=True, kw_only=True, gc=True):
    """The whole game between two steps. Subclasses add the table's things."""

    step: str = ""
    """The next step; empty when the game is over."""
    turn: int = 0
    """Counts turns, rounds or whatever the game's log is grouped by."""
    log = NO_LOG
    """Where happenings are told. Attached by the table; never part of the state."""
    told = False
    """Whether anybody listens; where telling costs more than a few names, ask first."""

    def tell_to(self, log: Log) -> None:
        """Tell what happens from now on to a log."""
        self.log = log
        self.told = log is not NO_LOG

    def say(
        self,
        message: str,
        /,
        *rules: str,
        only: tuple[int, ...] | None = None,
        at: tuple[str, ...] = (),
        **arguments: str | int | float | Text | list[Text],
    ) -> None:
        """Tell what happened: a message id, the rules behind it, who may know (`only`)."""
        log = self.log
        if log is not NO_LOG:
            log.add(Text(message, arguments), rules, at, self.turn, only)

    def use(self, content: str) -> None:
        """Note that a card, pilot or encounter took effect (tests ask for all of them)."""
        log = self.log
        if log is not NO_LOG:
            log.used.add(content)


def described(state: State) -> Any:
    """Return a state as JSON holds it: the keys of every object are texts."""
    return msgspec.to_builtins(state, str_keys=True)


def _plan(kind: Any) -> Plan:
    """Return how a value of this type is copied; None when it may be shared."""
    origin = typing.get_origin(kind) or kind
    arguments = typing.get_args(kind)
    if isinstance(origin, type) and issubclass(origin, Piece):
        return ("flat" if _is_flat(origin) else "piece"), origin
    if origin is list:
        return "list", _plan(arguments[0])
    if origin is set:
        return "set", None
    if origin is dict:
        return "dict", _plan(arguments[1])
    if origin is typing.Union or origin is types.UnionType:
        return _plan_union(arguments)
    if origin is tuple and any(_plan(argument) for argument in arguments if argument is not ...):
        raise TypeError(f"a tuple in a state must hold immutable things only, not {kind}")
    return None


def _is_flat(kind: type[Piece]) -> bool:
    """Say whether a piece holds nothing that has to be copied, and is never something more."""
    if kind in FLAT:
        return True
    hints = typing.get_type_hints(kind)
    if kind.__subclasses__() or kind.__dictoffset__:
        return False
    if any(_plan(hints[field]) for field in kind.__struct_fields__):
        return False
    FLAT.add(kind)
    return True


def _plan_union(arguments: tuple[Any, ...]) -> Plan:
    """Copy a union whose mutable members are all copied in the same way."""
    plans = {_plan(argument) for argument in arguments} - {None}
    if not plans:
        return None
    if len(plans) > 1:
        raise TypeError(f"cannot tell how to copy the union of {arguments}")
    is_optional = sum(argument is not type(None) for argument in arguments) == 1
    return ("optional" if is_optional else "mixed"), plans.pop()


def _source(plan: Plan, value: str) -> str:
    """Return source that copies `value` by a plan."""
    if plan is None:
        return value
    how, what = plan
    if how == "list":
        return f"{value}[:]" if what is None else f"[{_source(what, 'item')} for item in {value}]"
    if how == "dict" and what is not None:
        return f"{{key: {_source(what, 'item')} for key, item in {value}.items()}}"
    if how == "flat":
        return f"{value}.__copy__()"
    if how in ("dict", "set", "piece"):
        return f"{value}.copy()"
    test = f"{value} is None" if how == "optional" else f"not isinstance({value}, MUTABLE)"
    return f"({value} if {test} else {_source(what, value)})"


def make_copier(cls: type[Piece], compiled: bool = True) -> Copier:
    """Make the copy method of a Piece class from its field types, in C where that was compiled."""
    hints = typing.get_type_hints(cls)
    plans = {field: _plan(hints[field]) for field in cls.__struct_fields__}
    if compiled and in_c is not None:
        return in_c.Copier(cls, tuple(plans.values()), cls.handed_on, _generate)
    lines = [
        "def copy(self):",
        # a subclass inherits this method until it gets its own
        "    if type(self) is not OWNER: return GENERATE(self)",
        "    new = self.__copy__()",
    ]
    for field, plan in plans.items():
        if plan is not None:
            lines.append(f"    new.{field} = {_source(plan, f'self.{field}')}")
    for known in cls.handed_on:
        lines.append(f"    if {known!r} in self.__dict__:")
        lines.append(f"        new.__dict__[{known!r}] = self.__dict__[{known!r}]")
    lines.append("    return new")
    namespace: dict[str, Any] = {
        "MUTABLE": (list, dict, set, Piece),
        "OWNER": cls,
        "GENERATE": _generate,
    }
    exec("\n".join(lines), namespace)
    copier: Copier = namespace["copy"]
    copier.__doc__ = Piece.copy.__doc__
    return copier
