"""A tree or a record as the source a person would write."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from cantina.core.cards import Limit
from cantina.games.destiny.cards import phrases
from cantina.games.destiny.cards.frames import Use
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.printed import Card
from official.grammar import Reading

SHORT = {
    repr(value): name
    for name, value in vars(phrases).items()
    if name.isupper() and isinstance(value, msgspec.Struct | tuple)
}
"""The turns of phrase that have a name of their own."""


def source(node: Any) -> str:
    """Return a word of the card language as source."""
    if repr(node) in SHORT:
        return SHORT[repr(node)]
    if isinstance(node, Whose | Use) and hasattr(phrases, node.name):
        return node.name
    if isinstance(node, Limit | Enum):
        return f"{type(node).__name__}.{node.name}"
    if isinstance(node, tuple):
        return (
            "(" + ", ".join(source(part) for part in node) + ("," if len(node) == 1 else "") + ")"
        )
    if not isinstance(node, msgspec.Struct):
        return repr(node)
    arguments: list[str] = []
    skipped = False
    names, defaults = node.__struct_fields__, node.__struct_defaults__
    required = len(names) - len(defaults)
    for place, name in enumerate(names):
        value = getattr(node, name)
        if place >= required and value == defaults[place - required]:
            skipped = True
            continue
        arguments.append(f"{name}={source(value)}" if skipped else source(value))
    return f"{type(node).__name__}({', '.join(arguments)})"


def tree_source(reading: Reading) -> str:
    """Return what was read of a card in one line."""
    parts = [source(part) for part in reading.abilities]
    if reading.only_on is not None:
        parts.insert(0, f"only_on={source(reading.only_on)}")
    if reading.only_if is not None:
        parts.insert(0, f"only_if={source(reading.only_if)}")
    return "; ".join([*[keyword.value for keyword in reading.keywords], *parts])


def record_source(card: Card, reading: Reading) -> str:
    """Return the record of a card for review."""
    looks = [card.affiliation.value, card.colour.value, card.rarity.name.lower()]
    looks = [*(["unique"] if card.unique else []), *looks, *[one.value for one in card.subtypes]]
    face = " ".join(looks)
    if card.cost is not None:
        face += f", cost {card.cost}"
    if card.points is not None:
        face += f", {card.points} points"
    if card.health:
        face += f", {card.health} health"
    if card.sides:
        face += f"; die {' '.join(side.code for side in card.sides)}"
    lines = [f'"{card.set} {card.number} {card.full_name}"', f'"{face}"']
    if card.type.value == "event":
        lines.append(source(reading.abilities[0].effect))
        lines += [source(ability) for ability in reading.abilities[1:]]
    else:
        lines += [source(ability) for ability in reading.abilities]
    for name in ("only_on", "only_if"):
        if getattr(reading, name) is not None:
            lines.append(f"{name}={source(getattr(reading, name))}")
    if reading.keywords:
        lines.append(f'keywords="{" ".join(reading.keywords)}"')
    if card.reprints:
        lines.append(f"reprints={card.reprints!r}")
    return f"{card.type.value}({', '.join(lines)}),"
