"""The cards of Empire at War, by type."""

from __future__ import annotations

from cantina.games.destiny.content.empire_at_war.battlefields import CARDS as BATTLEFIELDS
from cantina.games.destiny.content.empire_at_war.characters import CARDS as CHARACTERS
from cantina.games.destiny.content.empire_at_war.events_blue import CARDS as BLUE_EVENTS
from cantina.games.destiny.content.empire_at_war.events_gray import CARDS as GRAY_EVENTS
from cantina.games.destiny.content.empire_at_war.events_red import CARDS as RED_EVENTS
from cantina.games.destiny.content.empire_at_war.events_yellow import CARDS as YELLOW_EVENTS
from cantina.games.destiny.content.empire_at_war.supports import CARDS as SUPPORTS
from cantina.games.destiny.content.empire_at_war.upgrades import CARDS as UPGRADES
from cantina.games.destiny.printed import Card

EVENTS = BLUE_EVENTS + GRAY_EVENTS + RED_EVENTS + YELLOW_EVENTS
CARDS: tuple[Card, ...] = BATTLEFIELDS + CHARACTERS + EVENTS + SUPPORTS + UPGRADES
