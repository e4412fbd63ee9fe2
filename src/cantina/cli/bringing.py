"""Decks and squads that people bring to `cantina play`: files, or the names of ready ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cantina.cli.common import fail, reader
from cantina.core.game import AnyGame
from cantina.core.registry import find_game
from cantina.core.text import text
from cantina.core.workshop import Judgement, Wish, Workshop


def with_lists(
    game: AnyGame, options: dict[str, Any], seats: int, brought: list[str], seed: int
) -> dict[str, Any]:
    """Add to the options what was brought, for the first seats in order."""
    if not brought:
        return options
    workshop = workshop_of(game.name)
    if len(brought) > seats:
        fail(text("cli-play-too-many-lists", count=len(brought), seats=seats))
    lists = [read_list(workshop, given).list for given in brought]
    found = {**options, **workshop.bring(lists, seats, seed)}
    game.read_options(found)
    return found


def workshop_of(game: str) -> Workshop:
    """Return where lists of a game are judged; a game without any ends the command."""
    workshop = find_game(game).workshop()
    if workshop is None:
        fail(text("cli-play-builds-nothing", game=game))
    return workshop


def read_list(workshop: Workshop, given: str) -> Judgement:
    """Return a ready list by its name, or that of a file; a broken rule ends the command."""
    ready = [one for one in workshop.ready() if one.key == given]
    if ready:
        found = workshop.judge(workshop.take(ready[0].list), Wish())
    else:
        found = workshop.read(Path(given).read_text(encoding="utf-8-sig"), Wish())
    if found.faults:
        said = "; ".join([reader().write(fault.reason) for fault in found.faults])
        fail(text("cli-play-bad-list", list=given, problem=said))
    return found
