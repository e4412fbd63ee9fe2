"""The cards of Way of the Force, by type."""

from __future__ import annotations

from cantina.games.destiny.content.way_of_the_force.battlefields import CARDS as BATTLEFIELDS
from cantina.games.destiny.content.way_of_the_force.characters import CARDS as CHARACTERS
from cantina.games.destiny.content.way_of_the_force.events_blue import CARDS as BLUE_EVENTS
from cantina.games.destiny.content.way_of_the_force.events_gray import CARDS as GRAY_EVENTS
from cantina.games.destiny.content.way_of_the_force.events_red import CARDS as RED_EVENTS
from cantina.games.destiny.content.way_of_the_force.events_yellow import CARDS as YELLOW_EVENTS
from cantina.games.destiny.content.way_of_the_force.plots import CARDS as PLOTS
from cantina.games.destiny.content.way_of_the_force.supports import CARDS as SUPPORTS
from cantina.games.destiny.content.way_of_the_force.upgrades import CARDS as UPGRADES
from cantina.games.destiny.printed import Card

EVENTS = BLUE_EVENTS + RED_EVENTS + YELLOW_EVENTS + GRAY_EVENTS
CARDS: tuple[Card, ...] = CHARACTERS + EVENTS + SUPPORTS + UPGRADES + PLOTS + BATTLEFIELDS
