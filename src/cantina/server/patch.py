"""The difference between two views, small enough to send after every move.

A patch is a list of operations `[path, value]` (set) and `[path]` (remove). A path is a list of
names and indexes; setting the index one past a list's end appends. Removals from a list come last
first, so applying the operations in order is all a client has to do. Views are typed, so a field
never changes between 1 and true, which Python takes for equal.
"""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Patch = list[list[Any]]


def difference(old: Any, new: Any) -> Patch:
    """Return the patch that turns `old` into `new` (plain JSON values)."""
    patch: Patch = []
    _compare(old, new, [], patch)
    return patch


def _compare(old: Any, new: Any, path: Path, patch: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_dicts(old, new, path, patch)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, patch)
    elif old != new:
        patch.append([path, new])


def _compare_dicts(old: dict[str, Any], new: dict[str, Any], path: Path, patch: Patch) -> None:
    patch.extend([[*path, name]] for name in old if name not in new)
    for name, value in new.items():
        if name not in old:
            patch.append([[*path, name], value])
        elif old[name] != value:
            _compare(old[name], value, [*path, name], patch)


def _compare_lists(old: list[Any], new: list[Any], path: Path, patch: Patch) -> None:
    shared = min(len(old), len(new))
    for index in range(shared):
        if old[index] != new[index]:
            _compare(old[index], new[index], [*path, index], patch)
    patch.extend([[*path, index]] for index in range(len(old) - 1, shared - 1, -1))
    patch.extend([[*path, index], new[index]] for index in range(shared, len(new)))


def apply(value: Any, patch: Patch) -> Any:
    """Return the patched value; the containers of `value` are changed in place."""
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
