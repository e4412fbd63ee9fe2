"""The cards as tables, and the same cards by their ids."""

from cantina.games.x_wing.content.cards import (
    DamageCard,
    ObstacleToken,
    PilotCard,
    ShipType,
    UpgradeCard,
)
from cantina.games.x_wing.content.damage import DAMAGE_CARDS
from cantina.games.x_wing.content.further_pilots import FURTHER_PILOT_CARDS
from cantina.games.x_wing.content.further_upgrades import FURTHER_UPGRADE_CARDS
from cantina.games.x_wing.content.later_pilots import LATER_PILOT_CARDS
from cantina.games.x_wing.content.later_ships import LATER_SHIP_TYPES
from cantina.games.x_wing.content.obstacles import OBSTACLE_TOKENS
from cantina.games.x_wing.content.pilots import PILOT_CARDS
from cantina.games.x_wing.content.ships import SHIP_TYPES
from cantina.games.x_wing.content.upgrades import UPGRADE_CARDS
from cantina.games.x_wing.content.upgrades_bombs import BOMB_CARDS
from cantina.games.x_wing.content.upgrades_crew import CREW_CARDS
from cantina.games.x_wing.content.upgrades_elite import ELITE_CARDS
from cantina.games.x_wing.content.upgrades_late import LATE_CARDS
from cantina.games.x_wing.content.upgrades_more_crew import MORE_CREW_CARDS
from cantina.games.x_wing.content.upgrades_ships import SHIP_CARDS
from cantina.games.x_wing.content.upgrades_systems import SYSTEM_CARDS
from cantina.games.x_wing.content.upgrades_weapons import WEAPON_CARDS

SHIPS: dict[str, ShipType] = {ship.xws: ship for ship in (*SHIP_TYPES, *LATER_SHIP_TYPES)}
PILOTS: dict[str, PilotCard] = {
    pilot.xws: pilot for pilot in (*PILOT_CARDS, *FURTHER_PILOT_CARDS, *LATER_PILOT_CARDS)
}
UPGRADES: dict[str, UpgradeCard] = {
    upgrade.xws: upgrade
    for upgrade in (
        *UPGRADE_CARDS,
        *FURTHER_UPGRADE_CARDS,
        *ELITE_CARDS,
        *CREW_CARDS,
        *MORE_CREW_CARDS,
        *WEAPON_CARDS,
        *SYSTEM_CARDS,
        *SHIP_CARDS,
        *BOMB_CARDS,
        *LATE_CARDS,
    )
}
DAMAGE: dict[str, DamageCard] = {card.card_id: card for card in DAMAGE_CARDS}
OBSTACLES: dict[str, ObstacleToken] = {token.xws: token for token in OBSTACLE_TOKENS}
