"""The cards of Across the Galaxy, by type."""

from __future__ import annotations

from cantina.games.destiny.content.across_the_galaxy.battlefields import CARDS as BATTLEFIELDS
from cantina.games.destiny.content.across_the_galaxy.characters import CARDS as CHARACTERS
from cantina.games.destiny.content.across_the_galaxy.events_blue import CARDS as BLUE_EVENTS
from cantina.games.destiny.content.across_the_galaxy.events_gray import CARDS as GRAY_EVENTS
from cantina.games.destiny.content.across_the_galaxy.events_red import CARDS as RED_EVENTS
from cantina.games.destiny.content.across_the_galaxy.events_yellow import CARDS as YELLOW_EVENTS
from cantina.games.destiny.content.across_the_galaxy.plots import CARDS as PLOTS
from cantina.games.destiny.content.across_the_galaxy.supports import CARDS as SUPPORTS
from cantina.games.destiny.content.across_the_galaxy.upgrades import CARDS as UPGRADES
from cantina.games.destiny.printed import Card

EVENTS = BLUE_EVENTS + GRAY_EVENTS + RED_EVENTS + YELLOW_EVENTS
CARDS: tuple[Card, ...] = BATTLEFIELDS + CHARACTERS + EVENTS + PLOTS + SUPPORTS + UPGRADES
