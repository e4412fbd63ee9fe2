from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from cantina.games.outer_rim.cards.dice import Turn
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Asset, Card, Part, Section
from cantina.games.outer_rim.terms import Face, MarketDeck

_numbers = count(1)

Printer = Callable[..., str]


@pytest.fixture
def print_asset(monkeypatch: pytest.MonkeyPatch) -> Printer:
    """Invents an asset for one test and returns its id; it lies in no deck."""

    def add(kind: str, *abilities: Ability, **parts: Any) -> str:
        name = f"invented_{next(_numbers)}"
        asset = Asset(type=kind, abilities=abilities, **parts)
        card = Card(id=name, confidence="ours", market=MarketDeck.LUXURY, asset=asset)
        monkeypatch.setitem(CARDS, name, card)
        return name

    return add


def turning_gear(print_asset: Printer, face: Face, to: Face) -> str:
    """Invents gear with which its owner may turn a die."""
    return print_asset("gear", Ability(at=Moment.RESULTS, may=True, effect=Turn((face,), to)))


@pytest.fixture
def print_encounter(monkeypatch: pytest.MonkeyPatch) -> Printer:
    """Invents an encounter card with one effect, or subsections, for a place."""

    def add(deck: str, place: str, *parts: Any, **more: Any) -> str:
        name = f"invented_{next(_numbers)}"
        made = tuple(each if isinstance(each, Part) else Part(effect=each) for each in parts)
        section = Section(place=place, parts=made, secret=more.pop("secret", None))
        card = Card(id=name, confidence="ours", encounter=deck, sections=(section,), **more)
        monkeypatch.setitem(CARDS, name, card)
        return name

    return add
