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
    """Any, named by the player who sends the loss to another."""


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
