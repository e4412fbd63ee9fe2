"""All that any seat knows, in one view: for replays of finished matches."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.together import open_view, together

MOMENTS = 120
UNKNOWN = ("None", "''")


class Hand(msgspec.Struct, frozen=True):
    cards: tuple[str, ...] = ()
    size: int = 0


class View(msgspec.Struct, frozen=True):
    seat: int | None
    hands: tuple[Hand, ...]
    dials: dict[str, str]


def test_what_each_seat_knows_is_added_and_nobody_owns_the_view() -> None:
    public = View(None, (Hand(size=2), Hand(size=1)), {"far": "straight"})
    mine = View(0, (Hand(("ace", "king"), 2), Hand(size=1)), {"far": "straight", "mine": "turn"})
    theirs = View(1, (Hand(size=2), Hand(("ten",), 1)), {"far": "straight"})
    found = together(public, [mine, theirs])
    hands = (Hand(("ace", "king"), 2), Hand(("ten",), 1))
    assert found == View(None, hands, {"far": "straight", "mine": "turn"})


def leaves(view: Any, path: tuple[Any, ...] = ()) -> dict[tuple[Any, ...], str]:
    """Return what a view says, by where it says it."""
    parts: Any = ()
    if isinstance(view, dict):
        parts = view.items()
    elif isinstance(view, list | tuple):
        parts = enumerate(view)
    found = {} if parts else {path: repr(view)}
    for name, part in parts:
        found |= leaves(part, (*path, name))
    return found


@pytest.mark.parametrize("name", ["destiny", "outer-rim", "smugglers-dice", "x-wing"])
def test_an_open_view_shows_what_any_seat_sees_and_no_more(name: str) -> None:
    table = Table.start(find_game(name), seats=2, seed=5)
    rng, opened = Rng(9), 0
    for _ in range(MOMENTS):
        if table.over:
            break
        table.answer_at_random(rng)
        public, *own = [
            leaves(msgspec.to_builtins(view)) for view in table.views([None, *range(table.seats)])
        ]
        shown = leaves(msgspec.to_builtins(open_view(table)))
        known = {one for each in own for one in each.items() - public.items()}
        secret = {(at, what) for at, what in known if at != ("seat",) and what not in UNKNOWN}
        assert secret <= shown.items()
        more = {at for at, _ in shown.items() - public.items()}
        assert more <= {at for at, _ in secret}
        opened += bool(secret)
    assert opened > 10
