"""The cards of Legacies, by type."""

from __future__ import annotations

from cantina.games.destiny.content.legacies.battlefields import CARDS as BATTLEFIELDS
from cantina.games.destiny.content.legacies.characters import CARDS as CHARACTERS
from cantina.games.destiny.content.legacies.events_hero import CARDS as HERO_EVENTS
from cantina.games.destiny.content.legacies.events_neutral import CARDS as NEUTRAL_EVENTS
from cantina.games.destiny.content.legacies.events_villain import CARDS as VILLAIN_EVENTS
from cantina.games.destiny.content.legacies.plots import CARDS as PLOTS
from cantina.games.destiny.content.legacies.supports import CARDS as SUPPORTS
from cantina.games.destiny.content.legacies.upgrades import CARDS as UPGRADES
from cantina.games.destiny.printed import Card

EVENTS = VILLAIN_EVENTS + HERO_EVENTS + NEUTRAL_EVENTS
CARDS: tuple[Card, ...] = CHARACTERS + EVENTS + PLOTS + SUPPORTS + UPGRADES + BATTLEFIELDS
