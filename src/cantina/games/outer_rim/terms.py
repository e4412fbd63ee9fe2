"""The words of the rulebook that are values in the game: factions, skills, dice, decks, spaces."""

from __future__ import annotations

from typing import Final, Literal

Faction = Literal["rebel", "imperial", "hutt", "syndicate"]
FACTIONS: Final[tuple[Faction, ...]] = ("rebel", "imperial", "hutt", "syndicate")

Skill = Literal["influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech"]
SKILLS: Final[tuple[Skill, ...]] = (
    "influence",
    "knowledge",
    "piloting",
    "stealth",
    "strength",
    "tactics",
    "tech",
)

AssetType = Literal["bounty", "cargo", "crew", "gear", "job", "mod"]
ASSET_TYPES: Final[tuple[AssetType, ...]] = ("bounty", "cargo", "crew", "gear", "job", "mod")

MarketDeckName = Literal["bounty", "cargo", "gear_mod", "job", "luxury", "ship"]
MARKET_DECKS: Final[tuple[MarketDeckName, ...]] = (
    "bounty",
    "cargo",
    "gear_mod",
    "job",
    "luxury",
    "ship",
)

EncounterDeckName = Literal[
    "cantonica_ord_mantell",
    "lothal_mon_calamari",
    "kessel_maelstrom",
    "tatooine_nal_hutta",
    "ryloth_naboo",
    "kafrene_takodana",
    "navpoint",
]
ENCOUNTER_DECKS: Final[tuple[EncounterDeckName, ...]] = (
    "cantonica_ord_mantell",
    "lothal_mon_calamari",
    "kessel_maelstrom",
    "tatooine_nal_hutta",
    "ryloth_naboo",
    "kafrene_takodana",
    "navpoint",
)

ContactClass = Literal["white", "green", "yellow"]
CONTACT_CLASSES: Final[tuple[ContactClass, ...]] = ("white", "green", "yellow")

CombatKind = Literal["ground", "ship"]

Face = Literal["hit", "crit", "focus", "blank"]

POSITIVE: Final = 1
NEUTRAL: Final = 0
NEGATIVE: Final = -1

ILLEGAL: Final = "ILLEGAL"
WEAPON: Final = "WEAPON"
ARMOR: Final = "ARMOR"

# Databank numbers with a meaning of their own (OR-DELIVER-6, OR-SETUP-17).
ILLEGAL_DELIVERY: Final = 1

# Moments at which abilities are used (OR-TIMING-15). The first three head an ability on its card,
# `any_time` is offered at every decision of the owner's own turn, `always` describes a lasting
# condition, every other moment is a window that the rules open.
Moment = Literal[
    "planning",
    "action",
    "encounter",
    "any_time",
    "always",
    "start_of_combat",
    "combat_value",
    "after_roll",
    "results",
    "before_test",
    "test_failed",
    "test_passed",
    "delivery_roll",
    "combat_won",
    "combat_lost",
    "before_damage",
    "cargo_delivered",
    "capture_delivered",
    "job_completed",
    "bounty_reward",
    "reward",
    "encounter_credits",
    "enter_patrol_space",
    "player_enters_space",
    "patrol_icon",
    "market_action_done",
    "before_defeat",
    "defeated",
    "ship_recovered",
    "crew_gained",
]

# Values that a passive modifier can raise (OR-COMBAT-37).
Value = Literal[
    "hyperdrive",
    "ground_combat",
    "ship_combat",
    "health",
    "hull",
    "fame",
    "opponent_ground_dice",
    "opponent_ship_dice",
    "damage_cap_after_win",
    "never_forced_by_patrols",
    "no_reputation_loss_for_patrols",
    "passes_maelstrom",
]
