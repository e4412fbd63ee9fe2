"""Finding cards to read by their names."""

from __future__ import annotations

from typing import Any

from cantina.cli.common import language
from cantina.core.drawing import Drawing
from cantina.core.finding import finds
from cantina.core.fluent import writer
from cantina.core.wire import Option


def named_cards(drawing: Drawing[Any], typed: str) -> list[str]:
    """Return the cards whose names hold the typed words, here or in English, the shortest first."""
    tongues = dict.fromkeys((language(), "en"))
    names = {
        card: [writer(each).write(one.name) for each in tongues]
        for card, one in drawing.printed.items()
    }
    found = [
        card
        for card, known in names.items()
        if any(finds(typed, name, each) for name, each in zip(known, tongues, strict=True))
    ]
    return sorted(found, key=lambda card: len(names[card][0]))


def cards_of(drawing: Drawing[Any], view: Any, option: Option) -> list[str]:
    """Return the cards that an option is about."""
    found = drawing.shown_at(view, option.at) if option.at else []
    own = [option.key] if option.key in drawing.printed else []
    return list(dict.fromkeys([*own, *found]))
