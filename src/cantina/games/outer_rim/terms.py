"""The words of the rulebook that are values in the game: factions, skills, dice, decks, spaces."""

from __future__ import annotations

from typing import Final, Literal

from cantina.core import cards as core
from cantina.core.cards.words import hyphenated
from cantina.core.text import Text
from cantina.games.outer_rim.names import named


class Term(core.Term):
    """A word of the book that is a value; it equals its id and reads as `or-<kind>-<id>`."""

    def says(self) -> Text:
        """Name the value."""
        kind = type(self).__name__
        return named(FILED.get(kind, hyphenated(kind)), self.value.lower())


FILED: Final = {"AssetType": "asset", "MarketDeck": "deck", "Value": "modifier"}
"""What the messages of a kind are filed under, where that is not its name."""


class Faction(Term):
    """A faction whose patrols fly the rim."""

    REBEL = "rebel"
    IMPERIAL = "imperial"
    HUTT = "hutt"
    SYNDICATE = "syndicate"


FACTIONS: Final = tuple(Faction)


class Skill(Term):
    """A skill of a character or of crew."""

    INFLUENCE = "influence"
    KNOWLEDGE = "knowledge"
    PILOTING = "piloting"
    STEALTH = "stealth"
    STRENGTH = "strength"
    TACTICS = "tactics"
    TECH = "tech"


SKILLS: Final = tuple(Skill)


class AssetType(Term):
    """A kind of asset, which decides the slot it needs."""

    BOUNTY = "bounty"
    CARGO = "cargo"
    CREW = "crew"
    GEAR = "gear"
    JOB = "job"
    MOD = "mod"


ASSET_TYPES: Final = tuple(AssetType)


class MarketDeck(Term):
    """A deck of the market."""

    BOUNTY = "bounty"
    CARGO = "cargo"
    GEAR_MOD = "gear_mod"
    JOB = "job"
    LUXURY = "luxury"
    SHIP = "ship"


MARKET_DECKS: Final = tuple(MarketDeck)

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


class Face(Term):
    """A result of a die."""

    HIT = "hit"
    CRIT = "crit"
    FOCUS = "focus"
    BLANK = "blank"


class Trait(Term):
    """A word in capitals on an asset."""

    ILLEGAL = "ILLEGAL"
    WEAPON = "WEAPON"
    ARMOR = "ARMOR"


class Whose(Term):
    """A faction that a card does not name: the player is to look, or to choose."""

    PLANET = "planet"
    PATROL = "patrol"
    NEAREST_PATROL = "nearest_patrol"
    ANY = "any"
    FAVOR = "favor"
    """The faction to which the favor is owed."""
    RIVAL = "rival"
    """One with which the other player's reputation may still fall."""


class Hurt(Term):
    """What carries the damage."""

    CHARACTER = "character"
    SHIP = "ship"
    BOTH = "both"


class Where(Term):
    """Where contacts are looked for."""

    HERE = "here"
    NEAR = "near"
    """Within three spaces."""
    TILE = "tile"
    """On the same map tile."""
    ANY = "any"


POSITIVE: Final = 1
NEUTRAL: Final = 0
NEGATIVE: Final = -1

# Databank numbers with a meaning of their own (OR-DELIVER-6, OR-SETUP-17).
ILLEGAL_DELIVERY: Final = 1


class Moment(Term):
    """When an ability is used (OR-TIMING-15).

    The first three head an ability on its card, `any_time` is offered at every decision of the
    owner's own turn, `always` describes a lasting condition, all others are windows of the rules.
    """

    PLANNING = "planning"
    ACTION = "action"
    ENCOUNTER = "encounter"
    ANY_TIME = "any_time"
    ALWAYS = "always"
    START_OF_COMBAT = "start_of_combat"
    COMBAT_VALUE = "combat_value"
    AFTER_ROLL = "after_roll"
    RESULTS = "results"
    BEFORE_TEST = "before_test"
    TEST_FAILED = "test_failed"
    TEST_PASSED = "test_passed"
    DELIVERY_ROLL = "delivery_roll"
    COMBAT_WON = "combat_won"
    COMBAT_LOST = "combat_lost"
    BEFORE_DAMAGE = "before_damage"
    CARGO_DELIVERED = "cargo_delivered"
    CAPTURE_DELIVERED = "capture_delivered"
    JOB_COMPLETED = "job_completed"
    BOUNTY_REWARD = "bounty_reward"
    REWARD = "reward"
    ENCOUNTER_CREDITS = "encounter_credits"
    ENTER_PATROL_SPACE = "enter_patrol_space"
    PLAYER_ENTERS_SPACE = "player_enters_space"
    PATROL_ICON = "patrol_icon"
    MARKET_ACTION_DONE = "market_action_done"
    BEFORE_DEFEAT = "before_defeat"
    DEFEATED = "defeated"
    SHIP_RECOVERED = "ship_recovered"
    CREW_GAINED = "crew_gained"


HEADED: Final = (Moment.PLANNING, Moment.ACTION, Moment.ENCOUNTER, Moment.ANY_TIME)
"""Moments that head an ability on its card; such an ability is always a choice."""


class Value(Term):
    """A value that a card can modify (OR-COMBAT-37)."""

    HYPERDRIVE = "hyperdrive"
    GROUND_COMBAT = "ground_combat"
    SHIP_COMBAT = "ship_combat"
    HEALTH = "health"
    HULL = "hull"
    FAME = "fame"
    OPPONENT_GROUND_DICE = "opponent_ground_dice"
    OPPONENT_SHIP_DICE = "opponent_ship_dice"
    DAMAGE_CAP_AFTER_WIN = "damage_cap_after_win"
    NEVER_FORCED_BY_PATROLS = "never_forced_by_patrols"
    NO_REPUTATION_LOSS_FOR_PATROLS = "no_reputation_loss_for_patrols"
    PASSES_MAELSTROM = "passes_maelstrom"


OPPONENT_DICE: Final = {"ground": Value.OPPONENT_GROUND_DICE, "ship": Value.OPPONENT_SHIP_DICE}
"""The value that takes dice from an opponent, by the kind of combat."""
