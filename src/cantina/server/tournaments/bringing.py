"""Squads and decks that people bring to a tournament: may they, and which is played at a table.

Pure, and too slow for where tables are served: worker processes do it (`errands.Enter`, `Arm`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import islice, product
from typing import Any

from cantina.core.game import AnyGame
from cantina.core.problem import BadOptions
from cantina.core.rng import Rng
from cantina.core.text import text
from cantina.core.workshop import Workshop

Options = dict[str, Any]
MOST_WAYS = 256
"""How many ways to pair lists are looked at; four people with two lists each have 16."""


def entered(game: AnyGame, options: Options, seats: int, brought: Sequence[object]) -> list[Any]:
    """Return lists as they are kept, or refuse what could not be played at every table.

    Who can play against oneself can play against everybody: a deck is legal by the tournament's
    options, and squads are there for both sides.
    """
    workshop = workshop_of(game)
    most = workshop.lists_each
    if not 1 <= len(brought) <= most:
        raise BadOptions(text("server-tournament-lists", most=most))
    lists = [workshop.take(one) for one in brought]
    mirrored = [lists[seat % len(lists)] for seat in range(seats)]
    game.begin(game.read_options({**options, **workshop.bring(mirrored, seats, 0)}), seats)
    return lists


def armed(
    game: AnyGame, options: Options, brought: Sequence[Sequence[object]], table: str
) -> Options:
    """Return the options of a table at which everybody plays a list of theirs.

    Which of several is drawn among the ways that can be played (XW-SETUP-3), the same for every
    process that opens the table.
    """
    workshop = workshop_of(game)
    lists = [[workshop.take(one) for one in each] for each in brought]
    ways = list(islice(product(*lists), MOST_WAYS))
    seed = int.from_bytes(hashlib.blake2b(table.encode(), digest_size=6).digest())
    Rng(seed).shuffle(ways)
    for way in ways:
        try:
            return {**options, **workshop.bring(way, len(way), seed)}
        except BadOptions:
            continue
    raise BadOptions(text("server-tournament-no-match"))


def workshop_of(game: AnyGame) -> Workshop:
    """Return the workshop of a game, or refuse."""
    workshop = game.workshop()
    if workshop is None:
        raise BadOptions(text("server-no-workshop"))
    return workshop
