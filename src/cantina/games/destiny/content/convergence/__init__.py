"""The cards of Convergence, by type."""

from __future__ import annotations

from cantina.games.destiny.content.convergence.battlefields import CARDS as BATTLEFIELDS
from cantina.games.destiny.content.convergence.downgrades import CARDS as DOWNGRADES
from cantina.games.destiny.content.convergence.events_blue import CARDS as BLUE_EVENTS
from cantina.games.destiny.content.convergence.events_gray import CARDS as GRAY_EVENTS
from cantina.games.destiny.content.convergence.events_red import CARDS as RED_EVENTS
from cantina.games.destiny.content.convergence.events_yellow import CARDS as YELLOW_EVENTS
from cantina.games.destiny.content.convergence.heroes import CARDS as HEROES
from cantina.games.destiny.content.convergence.plots import CARDS as PLOTS
from cantina.games.destiny.content.convergence.supports import CARDS as SUPPORTS
from cantina.games.destiny.content.convergence.upgrades import CARDS as UPGRADES
from cantina.games.destiny.content.convergence.villains import CARDS as VILLAINS
from cantina.games.destiny.content.convergence.weapons import CARDS as WEAPONS
from cantina.games.destiny.printed import Card

EVENTS = BLUE_EVENTS + GRAY_EVENTS + RED_EVENTS + YELLOW_EVENTS
CARDS: tuple[Card, ...] = (
    BATTLEFIELDS + DOWNGRADES + EVENTS + HEROES + PLOTS + SUPPORTS + UPGRADES + VILLAINS + WEAPONS
)
