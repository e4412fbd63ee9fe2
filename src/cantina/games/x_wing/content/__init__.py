"""All cards as tables; the game fills its library from them."""

from cantina.games.x_wing.content.conditions import CONDITION_CARDS
from cantina.games.x_wing.content.damage import DAMAGE_CARDS
from cantina.games.x_wing.content.obstacles import OBSTACLE_TOKENS
from cantina.games.x_wing.content.pilots_imperial_elites import IMPERIAL_ELITE_PILOTS
from cantina.games.x_wing.content.pilots_imperial_lines import IMPERIAL_LINE_PILOTS
from cantina.games.x_wing.content.pilots_imperial_prototypes import IMPERIAL_PROTOTYPE_PILOTS
from cantina.games.x_wing.content.pilots_large_imperial import LARGE_IMPERIAL_PILOTS
from cantina.games.x_wing.content.pilots_large_rebel import LARGE_REBEL_PILOTS
from cantina.games.x_wing.content.pilots_large_scum import LARGE_SCUM_PILOTS
from cantina.games.x_wing.content.pilots_rebel_gunships import REBEL_GUNSHIP_PILOTS
from cantina.games.x_wing.content.pilots_rebel_scouts import REBEL_SCOUT_PILOTS
from cantina.games.x_wing.content.pilots_rebel_wings import REBEL_WING_PILOTS
from cantina.games.x_wing.content.pilots_scum_fighters import SCUM_FIGHTER_PILOTS
from cantina.games.x_wing.content.pilots_scum_raiders import SCUM_RAIDER_PILOTS
from cantina.games.x_wing.content.ships import ALL_SHIPS
from cantina.games.x_wing.content.upgrades_astromechs import ASTROMECH_CARDS
from cantina.games.x_wing.content.upgrades_bombs import BOMB_CARDS
from cantina.games.x_wing.content.upgrades_crew import CREW_CARDS
from cantina.games.x_wing.content.upgrades_crew_imperial import IMPERIAL_CREW_CARDS
from cantina.games.x_wing.content.upgrades_crew_rebel import REBEL_CREW_CARDS
from cantina.games.x_wing.content.upgrades_crew_scum import SCUM_CREW_CARDS
from cantina.games.x_wing.content.upgrades_elite_a_to_h import ELITE_CARDS_A_TO_H
from cantina.games.x_wing.content.upgrades_elite_i_to_z import ELITE_CARDS_I_TO_Z
from cantina.games.x_wing.content.upgrades_guns import GUN_CARDS
from cantina.games.x_wing.content.upgrades_illicit import ILLICIT_CARDS
from cantina.games.x_wing.content.upgrades_large import LARGE_CARDS
from cantina.games.x_wing.content.upgrades_large_titles import LARGE_TITLES
from cantina.games.x_wing.content.upgrades_modifications import MODIFICATION_CARDS
from cantina.games.x_wing.content.upgrades_ordnance import ORDNANCE_CARDS
from cantina.games.x_wing.content.upgrades_systems import SYSTEM_CARDS
from cantina.games.x_wing.content.upgrades_titles import TITLE_CARDS
from cantina.games.x_wing.printed import PilotCard, UpgradeCard

ALL_PILOTS: tuple[PilotCard, ...] = (
    *REBEL_WING_PILOTS,
    *REBEL_SCOUT_PILOTS,
    *REBEL_GUNSHIP_PILOTS,
    *IMPERIAL_LINE_PILOTS,
    *IMPERIAL_PROTOTYPE_PILOTS,
    *IMPERIAL_ELITE_PILOTS,
    *SCUM_FIGHTER_PILOTS,
    *SCUM_RAIDER_PILOTS,
    *LARGE_REBEL_PILOTS,
    *LARGE_IMPERIAL_PILOTS,
    *LARGE_SCUM_PILOTS,
)
ALL_UPGRADES: tuple[UpgradeCard, ...] = (
    *ELITE_CARDS_A_TO_H,
    *ELITE_CARDS_I_TO_Z,
    *CREW_CARDS,
    *REBEL_CREW_CARDS,
    *IMPERIAL_CREW_CARDS,
    *SCUM_CREW_CARDS,
    *ASTROMECH_CARDS,
    *SYSTEM_CARDS,
    *ORDNANCE_CARDS,
    *GUN_CARDS,
    *BOMB_CARDS,
    *ILLICIT_CARDS,
    *MODIFICATION_CARDS,
    *TITLE_CARDS,
    *LARGE_CARDS,
    *LARGE_TITLES,
)

__all__ = [
    "ALL_PILOTS",
    "ALL_SHIPS",
    "ALL_UPGRADES",
    "CONDITION_CARDS",
    "DAMAGE_CARDS",
    "OBSTACLE_TOKENS",
]
