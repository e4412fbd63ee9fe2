"""The difference between two views, small enough to send after every move.

A patch is a list of operations `[path, value]` (set) and `[path]` (remove). A path is a list of
names and indexes; setting the index one past a list's end appends. Removals from a list come last
first, so applying the operations in order is all a client has to do.

Views are compared as values, long before anybody encodes them: what is equal is skipped at the
speed of C, and only what differs is looked into. A view is typed and shares nothing with the state
(tests hold every game to both), so equal values are equal JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

Path = list[str | int]
Patch = list[list[Any]]
PLAIN = frozenset((str, int, float, bool, type(None)))
"""Kinds of values with nothing in them to look into."""
ARRAYS = (list, tuple)
Found = dict[tuple[int, int, int], Patch]
"""How parts differ, by the number of the field and the identities of old and new part."""


def difference(old: Any, new: Any, found: Found | None = None) -> Patch:
    """Return the patch that turns `old` into `new`.

    Views that were made together share parts. With a `found` that lives as long as they do, what
    two seats share is compared once.
    """
    patch: Patch = []
    shape = _shape(new.__class__) if found is not None and type(old) is type(new) else None
    if shape is None or found is None:
        if old != new:
            _compare(old, new, [], patch)
        return patch
    before, now = msgspec.structs.astuple(old), msgspec.structs.astuple(new)
    for index, value in enumerate(now):
        was = before[index]
        if was is value:
            continue
        key = (index, id(was), id(value))
        known = found.get(key)
        if known is None:
            known = found[key] = []
            if was != value:
                _compare_field(was, value, shape, index, [], known)
        patch.extend(known)
    return patch


def _compare(old: Any, new: Any, path: Path, patch: Patch) -> None:
    """Note how two values differ that are not the same."""
    kind = type(new)
    if kind is not type(old) or kind in PLAIN:
        patch.append([path, new])
    elif isinstance(new, ARRAYS):
        _compare_arrays(old, new, path, patch)
    elif isinstance(new, dict) and all(type(name) is str for name in new):
        _compare_objects(old, new, path, patch)
    elif (shape := _shape(new.__class__)) is not None:
        _compare_structs(old, new, shape, path, patch)
    else:
        patch.append([path, new])


def _compare_objects(old: dict[str, Any], new: dict[str, Any], path: Path, patch: Patch) -> None:
    patch.extend([[*path, name]] for name in old if name not in new)
    for name, value in new.items():
        if name not in old:
            patch.append([[*path, name], value])
        elif old[name] != value:
            _compare(old[name], value, [*path, name], patch)


def _compare_arrays(old: Sequence[Any], new: Sequence[Any], path: Path, patch: Patch) -> None:
    shared = min(len(old), len(new))
    if len(old) != len(new) and old[:shared] != new[:shared]:
        patch.append([path, new])  # something came or went in the middle: all after it has moved
        return
    for index in range(shared):
        if old[index] != new[index]:
            _compare(old[index], new[index], [*path, index], patch)
    patch.extend([[*path, index]] for index in range(len(old) - 1, shared - 1, -1))
    patch.extend([[*path, index], new[index]] for index in range(shared, len(new)))


class Shape:
    """How a kind of struct is written: the names of its fields, and the defaults left out."""

    def __init__(self, kind: type[msgspec.Struct]) -> None:
        fields = msgspec.structs.fields(kind)
        self.is_brief = is_brief = kind.__struct_config__.omit_defaults
        self.names = [field.encode_name for field in fields]
        self.defaults = [field.default if is_brief else msgspec.NODEFAULT for field in fields]
        self.factories = [field.default_factory if is_brief else None for field in fields]

    def is_left_out(self, index: int, value: Any) -> bool:
        """Whether a value is a default that is not written."""
        return value is self.defaults[index] or (type(value) is self.factories[index] and not value)


@cache
def _shape(kind: Any) -> Shape | None:
    """Return the shape of a struct that is written as a JSON object; None for anything else."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.array_like:
        return None
    return Shape(kind)


def _compare_structs(old: Any, new: Any, shape: Shape, path: Path, patch: Patch) -> None:
    before, now = msgspec.structs.astuple(old), msgspec.structs.astuple(new)
    for index, value in enumerate(now):
        was = before[index]
        if was is not value and was != value:
            _compare_field(was, value, shape, index, path, patch)


def _compare_field(old: Any, new: Any, shape: Shape, index: int, path: Path, patch: Patch) -> None:
    place = [*path, shape.names[index]]
    if shape.is_brief and shape.is_left_out(index, new):
        patch.append([place])
    elif shape.is_brief and shape.is_left_out(index, old):
        patch.append([place, new])
    else:
        _compare(old, new, place, patch)


def apply(value: Any, patch: Patch) -> Any:
    """Return the patched value (decoded); the containers of `value` are changed in place."""
    for path, *values in patch:
        if not path:
            value = values[0]
            continue
        target = value
        for step in path[:-1]:
            target = target[step]
        last = path[-1]
        if not values:
            del target[last]
        elif isinstance(target, list) and last == len(target):
            target.append(values[0])
        else:
            target[last] = values[0]
    return value
