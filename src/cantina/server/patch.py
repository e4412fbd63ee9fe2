"""The difference between two views, small enough to send after every move.

A patch is a list of operations `[path, value]` (set) and `[path]` (remove). A path is a list of
names and indexes; setting the index one past a list's end appends. Removals from a list come last
first, so applying the operations in order is all a client has to do.

Views are compared as JSON: parts that are the same are the same bytes, and only what differs is
looked into. A move changes little of a view, so little is ever decoded.
"""

from __future__ import annotations

from typing import Any

import msgspec

Path = list[str | int]
Patch = list[list[Any]]

OBJECT, ARRAY = b"{"[0], b"["[0]
_OBJECTS = msgspec.json.Decoder(dict[str, msgspec.Raw])
_ARRAYS = msgspec.json.Decoder(list[msgspec.Raw])


def difference(old: msgspec.Raw, new: msgspec.Raw) -> Patch:
    """Return the patch that turns `old` into `new`; its values are JSON already."""
    patch: Patch = []
    _compare(old, new, [], patch)
    return patch


def _compare(old: msgspec.Raw, new: msgspec.Raw, path: Path, patch: Patch) -> None:
    if old == new:
        return
    kind = memoryview(new)[0]
    if kind == memoryview(old)[0] == OBJECT:
        _compare_objects(_OBJECTS.decode(old), _OBJECTS.decode(new), path, patch)
    elif kind == memoryview(old)[0] == ARRAY:
        _compare_arrays(_ARRAYS.decode(old), _ARRAYS.decode(new), path, patch)
    else:
        patch.append([path, new])


def _compare_objects(
    old: dict[str, msgspec.Raw], new: dict[str, msgspec.Raw], path: Path, patch: Patch
) -> None:
    patch.extend([[*path, name]] for name in old if name not in new)
    for name, value in new.items():
        before = old.get(name)
        if before is None:
            patch.append([[*path, name], value])
        elif before != value:
            _compare(before, value, [*path, name], patch)


def _compare_arrays(
    old: list[msgspec.Raw], new: list[msgspec.Raw], path: Path, patch: Patch
) -> None:
    shared = min(len(old), len(new))
    for index in range(shared):
        if old[index] != new[index]:
            _compare(old[index], new[index], [*path, index], patch)
    patch.extend([[*path, index]] for index in range(len(old) - 1, shared - 1, -1))
    patch.extend([[*path, index], new[index]] for index in range(shared, len(new)))


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
