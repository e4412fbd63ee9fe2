"""The three missions of the book (XW-MISSION-1)."""

from __future__ import annotations

from cantina.games.x_wing.missions import MISSIONS
from cantina.games.x_wing.missions.asteroid_run import AsteroidRun
from cantina.games.x_wing.missions.dark_whispers import DarkWhispers
from cantina.games.x_wing.missions.political_escort import PoliticalEscort

MISSIONS.update(
    {mission.name: mission for mission in (PoliticalEscort(), AsteroidRun(), DarkWhispers())}
)
