"""The names of cards as messages, so that they can be read in every language."""

from __future__ import annotations

import re
import unicodedata

from cantina.core.text import Text
from cantina.games.destiny.printed import Card


def name_id(card: Card) -> str:
    """Return the message with the title of a card."""
    return f"ds-name-{card.code}"


def subtitle_id(card: Card) -> str:
    """Return the message with the subtitle of a card."""
    return f"ds-subtitle-{card.code}"


def title_id(name: str) -> str:
    """Return the message with a title that cards mention."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return f"ds-title-{slug}"


def card_name(card: Card) -> Text:
    """Return the title of a card; one that is only known by its facts has no message."""
    if card.only_facts:
        return Text("ds-printed-name", {"name": card.name})
    return Text(name_id(card))


def full_card_name(card: Card) -> Text:
    """Return title and subtitle of a card."""
    if card.only_facts:
        return Text("ds-printed-name", {"name": card.full_name})
    if not card.subtitle:
        return Text(name_id(card))
    return Text("ds-full-name", {"name": Text(name_id(card)), "subtitle": Text(subtitle_id(card))})


def title(name: str) -> Text:
    """Return a title that a card mentions."""
    return Text(title_id(name))
