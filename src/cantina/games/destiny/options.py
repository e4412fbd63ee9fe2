"""How a game is set up: decks, format and points."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cantina.games.destiny.decks import Deck

READING = msgspec.Meta(extra_json_schema={"reading": True})
"""Marks how a disputed rule is read (docs/rulings/destiny.md): forms keep it apart."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up."""

    decks: tuple[str | Deck, ...] = ()
    """For each seat a ready deck by its short name, `random:17` (`random:17:09059` has a certain
    card in it), or a whole deck."""
    format: Literal[
        "any",
        "constructed",
        "starter",
        "standard",
        "trilogy",
        "infinite",
        "standard-2016",
        "standard-2017",
        "standard-2018",
        "standard-2019",
        "trilogy-2018",
        "trilogy-2019",
        "arh-standard",
        "tci-standard",
    ] = "any"
    """Which decks may be played: of one format, or each as its own says."""
    points: Literal["balance", "printed"] = "balance"
    reroll_zero: Annotated[bool, READING] = False
    """Whether a card may be discarded to reroll no dice at all."""
    power_actions: Annotated[Literal["card", "title"], READING] = "card"
    """DS-POWER-ACTION-2: each copy of a card has its own use, or all copies one together."""
    both_defeated: Annotated[Literal["battlefield", "draw"], READING] = "battlefield"
    """Who wins where all lose their last characters at once: the controller of it, or nobody."""
    any_battlefield: Annotated[bool, READING] = False
    """DS-FFA-4: the highest roll of a free-for-all chooses among the battlefields of all."""
    loop_tables: Annotated[int, msgspec.Meta(ge=2, le=50), READING] = 3
    """So many times the same table in one action is a loop."""
    loop_effects: Annotated[int, msgspec.Meta(ge=100, le=5000), READING] = 1000
    """More effects than these in one action are a loop."""
    idle_rounds: Annotated[int, msgspec.Meta(ge=2, le=100), READING] = 10
    """After so many rounds in which nobody did anything but pass and claim, it is a draw."""
