"""Ready squads: as XWS, and two lines on how each flies."""

from __future__ import annotations

from cantina.core.text import Text
from cantina.games.x_wing.content.famous_squads import FAMOUS_SQUADS
from cantina.games.x_wing.printed import FamousSquad
from cantina.games.x_wing.rules.squads import Squad, SquadShip


def find_famous(name: str) -> FamousSquad | None:
    """Return a ready squad by its name."""
    return next((squad for squad in FAMOUS_SQUADS if squad.name == name), None)


def squad_of(famous: FamousSquad) -> Squad:
    """Return a ready squad as one that can be checked, shown and flown."""
    ships = tuple(SquadShip(pilot, upgrades) for pilot, upgrades in famous.ships)
    return Squad(famous.faction, ships, famous.name)


def title_of(famous: FamousSquad) -> Text:
    """Name a ready squad."""
    return Text(f"xw-famous-{famous.name}")


def lines_of(famous: FamousSquad) -> tuple[Text, Text]:
    """Say in two lines how a squad flies."""
    return Text(f"xw-famous-{famous.name}-how"), Text(f"xw-famous-{famous.name}-then")
