"""The cards of Awakenings, by type."""

from __future__ import annotations

from cantina.games.destiny.content.awakenings.battlefields import CARDS as BATTLEFIELDS
from cantina.games.destiny.content.awakenings.characters import CARDS as CHARACTERS
from cantina.games.destiny.content.awakenings.events_blue import CARDS as BLUE_EVENTS
from cantina.games.destiny.content.awakenings.events_gray import CARDS as GRAY_EVENTS
from cantina.games.destiny.content.awakenings.events_red import CARDS as RED_EVENTS
from cantina.games.destiny.content.awakenings.events_yellow import CARDS as YELLOW_EVENTS
from cantina.games.destiny.content.awakenings.supports import CARDS as SUPPORTS
from cantina.games.destiny.content.awakenings.upgrades import CARDS as UPGRADES
from cantina.games.destiny.printed import Card

EVENTS = BLUE_EVENTS + GRAY_EVENTS + RED_EVENTS + YELLOW_EVENTS
CARDS: tuple[Card, ...] = BATTLEFIELDS + CHARACTERS + EVENTS + SUPPORTS + UPGRADES
