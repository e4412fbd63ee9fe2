"""Everything a game's state is made of, with a generated copy.

A copy is made from the field types once per class and compiled; nothing is copied by hand, and
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

Copier = Callable[[Any], Any]
P = TypeVar("P", bound="Piece")
V = TypeVar("V")

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


def _copy_expression(kind: Any, value: str) -> str | None:
    """Return source that copies `value` of this type, or None when it may be shared."""
    origin = typing.get_origin(kind) or kind
    arguments = typing.get_args(kind)
    if isinstance(origin, type) and issubclass(origin, Piece):
        return f"{value}.__copy__()" if _is_flat(origin) else f"{value}.copy()"
    if origin is list:
        inner = _copy_expression(arguments[0], "item")
        return f"{value}[:]" if inner is None else f"[{inner} for item in {value}]"
    if origin is set:
        return f"{value}.copy()"
    if origin is dict:
        inner = _copy_expression(arguments[1], "item")
        if inner is None:
            return f"{value}.copy()"
        return f"{{key: {inner} for key, item in {value}.items()}}"
    if origin is typing.Union or origin is types.UnionType:
        return _copy_union(arguments, value)
    if origin is tuple and any(_copy_expression(a, "item") for a in arguments if a is not ...):
        raise TypeError(f"a tuple in a state must hold immutable things only, not {kind}")
    return None


def _is_flat(kind: type[Piece]) -> bool:
    """Say whether a piece holds nothing that has to be copied, and is never something more."""
    if kind in FLAT:
        return True
    hints = typing.get_type_hints(kind)
    if kind.__subclasses__() or kind.__dictoffset__:
        return False
    if any(_copy_expression(hints[field], "it") for field in kind.__struct_fields__):
        return False
    FLAT.add(kind)
    return True


def _copy_union(arguments: tuple[Any, ...], value: str) -> str | None:
    """Copy a union whose mutable members are all copied by the same expression."""
    expressions = {_copy_expression(argument, value) for argument in arguments} - {None}
    if not expressions:
        return None
    if len(expressions) > 1:
        raise TypeError(f"cannot tell how to copy the union of {arguments}")
    expression = expressions.pop()
    only_optional = sum(argument is not type(None) for argument in arguments) == 1
    test = f"{value} is None" if only_optional else f"not isinstance({value}, MUTABLE)"
    return f"({value} if {test} else {expression})"


def make_copier(cls: type[Piece]) -> Copier:
    """Compile the copy method of a Piece class from its field types."""
    hints = typing.get_type_hints(cls)
    lines = [
        "def copy(self):",
        # a subclass inherits this method until it gets its own
        "    if type(self) is not OWNER: return GENERATE(self)",
        "    new = self.__copy__()",
    ]
    for field in cls.__struct_fields__:
        expression = _copy_expression(hints[field], f"self.{field}")
        if expression is not None:
            lines.append(f"    new.{field} = {expression}")
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
