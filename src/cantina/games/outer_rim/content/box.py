"""What is in the box beside the cards, and what the backs of the encounter decks promise."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.terms import EncounterDeckName

SHIP_SHEETS: Final = 12
STARTING_SHEETS: Final = 4
"""Double-sided sheets: G9 Rigger on one side, G-1A Starfighter on the other."""
PLAYER_BOARDS: Final = 4
REPUTATION_TOKENS: Final = 16
DAMAGE_TOKENS: Final = 40
GOAL_TOKENS: Final = 12
DICE: Final = 6
CREDIT_TOKENS: Final = {1000: 40, 5000: 16, 10000: 4}

DECK_HINTS: Final[dict[EncounterDeckName, tuple[str, ...]]] = {
    "cantonica_ord_mantell": ("gambling", "crew", "gear", "credits"),
    "lothal_mon_calamari": ("movement", "jobs", "rebel_reward", "fight_imperial_players"),
    "kessel_maelstrom": ("illegal_cargo", "fame_for_reputation", "extra_turn"),
    "tatooine_nal_hutta": ("fight_players", "find_contacts", "credits", "bounties"),
    "ryloth_naboo": ("rebel_reputation", "cargo", "sell_assets", "buy_ships"),
    "kafrene_takodana": ("move_contacts", "crew", "mods", "fame_for_credits"),
    "navpoint": (),
}
"""Typical rewards printed on the back of each deck (OR-COMPONENT-8)."""
