"""How a game is set up: decks, format and points."""

from __future__ import annotations

from typing import Literal

import msgspec

from cantina.games.destiny.decks import Deck


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
    reroll_zero: bool = False
    """Whether a card may be discarded to reroll no dice at all."""
