"""What pilots, upgrades, conditions and damage cards do, each defined once."""

from cantina.games.x_wing.content.conditions import CONDITION_ABILITIES
from cantina.games.x_wing.content.damage_abilities import DAMAGE_ABILITIES
from cantina.games.x_wing.content.pilot_abilities_imperial import IMPERIAL_PILOT_ABILITIES
from cantina.games.x_wing.content.pilot_abilities_rebel import REBEL_PILOT_ABILITIES
from cantina.games.x_wing.content.pilot_abilities_scum import SCUM_PILOT_ABILITIES
from cantina.games.x_wing.content.upgrades_astromechs import ASTROMECH_ABILITIES
from cantina.games.x_wing.content.upgrades_bombs import BOMB_ABILITIES
from cantina.games.x_wing.content.upgrades_crew import CREW_ABILITIES
from cantina.games.x_wing.content.upgrades_crew_imperial import IMPERIAL_CREW_ABILITIES
from cantina.games.x_wing.content.upgrades_crew_rebel import REBEL_CREW_ABILITIES
from cantina.games.x_wing.content.upgrades_crew_scum import SCUM_CREW_ABILITIES
from cantina.games.x_wing.content.upgrades_elite import ELITE_ABILITIES, ELITE_OTHER_SIDES
from cantina.games.x_wing.content.upgrades_guns import GUN_ABILITIES, GUN_OTHER_SIDES
from cantina.games.x_wing.content.upgrades_illicit import ILLICIT_ABILITIES
from cantina.games.x_wing.content.upgrades_modifications import (
    MODIFICATION_ABILITIES,
    MODIFICATION_OTHER_SIDES,
)
from cantina.games.x_wing.content.upgrades_ordnance import ORDNANCE_ABILITIES
from cantina.games.x_wing.content.upgrades_systems import SYSTEM_ABILITIES
from cantina.games.x_wing.content.upgrades_titles import TITLE_ABILITIES
from cantina.games.x_wing.content.wording import Abilities

__all__ = [
    "CONDITION_ABILITIES",
    "DAMAGE_ABILITIES",
    "OTHER_SIDES",
    "PILOT_ABILITIES",
    "UPGRADE_ABILITIES",
]

PILOT_ABILITIES: Abilities = {
    **REBEL_PILOT_ABILITIES,
    **IMPERIAL_PILOT_ABILITIES,
    **SCUM_PILOT_ABILITIES,
}

UPGRADE_ABILITIES: Abilities = {
    **ELITE_ABILITIES,
    **CREW_ABILITIES,
    **REBEL_CREW_ABILITIES,
    **IMPERIAL_CREW_ABILITIES,
    **SCUM_CREW_ABILITIES,
    **ASTROMECH_ABILITIES,
    **SYSTEM_ABILITIES,
    **ORDNANCE_ABILITIES,
    **GUN_ABILITIES,
    **BOMB_ABILITIES,
    **ILLICIT_ABILITIES,
    **MODIFICATION_ABILITIES,
    **TITLE_ABILITIES,
}

OTHER_SIDES: Abilities = {**ELITE_OTHER_SIDES, **GUN_OTHER_SIDES, **MODIFICATION_OTHER_SIDES}
"""What the backs of cards with two sides do."""
