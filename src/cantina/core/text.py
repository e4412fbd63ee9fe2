"""What people read, before anybody has chosen a language.

Rules emit a `Text`: the id of a Fluent message and its arguments. Only a client (terminal,
browser) turns it into a sentence, so two players at one table each read their own language.
"""

from __future__ import annotations

from functools import cache

import msgspec

Argument = "str | int | float | Text | list[Text]"


class Text(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A Fluent message id with its arguments; an argument may be a Text itself."""

    id: str
    args: dict[str, str | int | float | Text | list[Text]] = {}


def text(message: str, /, **arguments: str | int | float | Text | list[Text]) -> Text:
    """Make a Text: `text("or-gained-credits", amount=2000)`."""
    return Text(message, arguments)


def in_percent(chance: float) -> Text:
    """Write a chance in whole per cent, never 0 or 100 for what is merely unlikely or likely."""
    edge = "low" if 0 < chance < 0.01 else "high" if 0.99 < chance < 1 else "none"
    return Text("core-percent", {"percent": round(100 * chance), "edge": edge})


@cache
def seat_name(seat: int) -> Text:
    """Name the person on a seat; whoever writes the text knows the names (see `fluent.Writer`)."""
    return Text("core-seat", {"number": seat + 1})
