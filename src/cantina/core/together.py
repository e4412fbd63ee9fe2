"""What all seats know together: a finished match may be shown with every hand open."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import starmap, zip_longest
from typing import Any

import msgspec

from cantina.core.piece import State
from cantina.core.table import Table

OWN = "seat"
"""The field of a view that says whose it is: that is nothing a seat knows of the match."""
UNKNOWN = (None, "")
"""How a view writes a card that lies there and that its seat does not know."""


def open_view(table: Table[State]) -> Any:
    """Return a view with all that any seat knows; what nobody knows stays hidden."""
    public, *seen = table.views([None, *range(table.seats)])
    return together(public, seen)


def together(public: Any, seen: Iterable[Any]) -> Any:
    """Add what several seats know to what everybody sees."""
    found = public
    for view in seen:
        if isinstance(view, msgspec.Struct) and hasattr(view, OWN):
            view = msgspec.structs.replace(view, **{OWN: getattr(public, OWN)})
        found = _added(public, found, view)
    return found


def _added(public: Any, found: Any, view: Any) -> Any:
    """Add to `found` where a view knows more than the public."""
    if public == view or view in UNKNOWN:
        return found
    kind = type(view)
    if isinstance(view, list | tuple):
        return kind(starmap(_added, zip_longest(public or (), found or (), view)))
    if type(public) is not kind or type(found) is not kind:
        return view
    if isinstance(view, msgspec.Struct):
        fields = {
            name: _added(getattr(public, name), getattr(found, name), getattr(view, name))
            for name in view.__struct_fields__
        }
        return msgspec.structs.replace(found, **fields)
    if isinstance(view, dict):
        return {
            **found,
            **{key: _added(public.get(key), found.get(key), view[key]) for key in view},
        }
    return view
