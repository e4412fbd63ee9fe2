"""What is printed on cards and dice: types, colours, affiliations, subtypes, symbols, sides."""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache

import msgspec

from cantina.core.cards import Term
from cantina.core.text import Text


class DestinyTerm(Term):
    """A word of this game that names itself."""

    @classmethod
    def prefix(cls) -> str:
        """Return what the messages of Destiny begin with."""
        return "ds"


class CardType(DestinyTerm):
    """The seven types of card (DS-CARD-2)."""

    BATTLEFIELD = "battlefield"
    CHARACTER = "character"
    DOWNGRADE = "downgrade"
    EVENT = "event"
    PLOT = "plot"
    SUPPORT = "support"
    UPGRADE = "upgrade"

    def says(self) -> Text:
        """Name the type."""
        return Text(f"ds-type-{self.value}")


class Colour(DestinyTerm):
    """The four colours of cards and their dice (DS-COLOR-1)."""

    BLUE = "blue"
    RED = "red"
    YELLOW = "yellow"
    GRAY = "gray"


class Affiliation(DestinyTerm):
    """The side a card takes (DS-AFFILIATION-1)."""

    HERO = "hero"
    VILLAIN = "villain"
    NEUTRAL = "neutral"


class Rarity(StrEnum):
    """How often a card is found in a pack (DS-RARITY-1)."""

    STARTER = "S"
    COMMON = "C"
    UNCOMMON = "U"
    RARE = "R"
    LEGENDARY = "L"


class Keyword(StrEnum):
    """The keywords that print without a text of their own (DS-KEYWORD-1)."""

    AMBUSH = "ambush"
    GUARDIAN = "guardian"
    REDEPLOY = "redeploy"


class Subtype(DestinyTerm):
    """The subtypes that cards of the pool carry or name (DS-SUBTYPE-1)."""

    ABILITY = "ability"
    ADVISOR = "advisor"
    APPRENTICE = "apprentice"
    ARTILLERY = "artillery"
    BOUNTY = "bounty"
    BOUNTY_HUNTER = "bounty-hunter"
    DROID = "droid"
    ENGINEER = "engineer"
    EQUIPMENT = "equipment"
    FORM = "form"
    GUARD = "guard"
    GUNGAN = "gungan"
    INJURY = "injury"
    INQUISITOR = "inquisitor"
    INTEL = "intel"
    JAWA = "jawa"
    JEDI = "jedi"
    LEADER = "leader"
    LOCATION = "location"
    MOD = "mod"
    MOVE = "move"
    NIGHTBROTHER = "nightbrother"
    PILOT = "pilot"
    PODRACER = "podracer"
    SCAVENGER = "scavenger"
    SCOUNDREL = "scoundrel"
    SHAPESHIFTER = "shapeshifter"
    SITH = "sith"
    SPECTRE = "spectre"
    TITLE = "title"
    TROOPER = "trooper"
    VEHICLE = "vehicle"
    WEAPON = "weapon"
    WITCH = "witch"
    WOOKIEE = "wookiee"


CHARACTER_SUBTYPES = (
    Subtype.ADVISOR,
    Subtype.APPRENTICE,
    Subtype.BOUNTY_HUNTER,
    Subtype.DROID,
    Subtype.ENGINEER,
    Subtype.GUARD,
    Subtype.GUNGAN,
    Subtype.INQUISITOR,
    Subtype.JAWA,
    Subtype.JEDI,
    Subtype.LEADER,
    Subtype.NIGHTBROTHER,
    Subtype.PILOT,
    Subtype.SCAVENGER,
    Subtype.SCOUNDREL,
    Subtype.SHAPESHIFTER,
    Subtype.SITH,
    Subtype.SPECTRE,
    Subtype.TROOPER,
    Subtype.WITCH,
    Subtype.WOOKIEE,
)
"""What a player may name when a card asks for a character subtype (DS-SUBTYPE-5)."""


class Symbol(DestinyTerm):
    """The ten symbols of a die side, and the empty symbol of a side that fits any (DS-DIE-4)."""

    MELEE = "MD"
    RANGED = "RD"
    INDIRECT = "ID"
    SHIELD = "Sh"
    RESOURCE = "R"
    DISRUPT = "Dr"
    DISCARD = "Dc"
    FOCUS = "F"
    SPECIAL = "Sp"
    BLANK = "-"
    ANY = "*"

    @property
    def word(self) -> str:
        """The symbol in a word, as messages select it."""
        return self.name.lower()

    def says(self) -> Text:
        """Name the symbol."""
        return Text("ds-says-symbol", {"symbol": self.word})


DAMAGE = (Symbol.MELEE, Symbol.RANGED, Symbol.INDIRECT)
"""What the bare word "damage" means on a die (DS-SHOWING-4)."""

MELEE_OR_RANGED = (Symbol.MELEE, Symbol.RANGED)
"""What older cards spell out, and what indirect damage therefore is not."""

SYMBOLS = tuple(symbol for symbol in Symbol if symbol not in (Symbol.BLANK, Symbol.ANY))
"""What a player may name when a card asks for a symbol."""


class DieSide(msgspec.Struct, frozen=True):
    """One side of a die: symbol, value, resource cost, and whether it is a modifier (DS-DIE-5)."""

    symbol: Symbol
    value: int = 0
    cost: int = 0
    modifier: bool = False
    is_x: bool = False

    @property
    def code(self) -> str:
        """The side in the community's short form, such as `+2RD1`."""
        if self.symbol is Symbol.BLANK:
            return "-"
        number = "X" if self.is_x else "" if self.symbol is Symbol.SPECIAL else str(self.value)
        plus = "+" if self.modifier else ""
        return f"{plus}{number}{self.symbol}{self.cost or ''}"


SIDE = re.compile(r"(\+?)(X|\d*)(MD|RD|ID|Sh|Sp|R|Dr|Dc|F|\*)(\d*)")


@cache
def side(code: str) -> DieSide:
    """Read one side from its short form: `1MD`, `2RD1`, `+2*`, `Sp`, `XRD` or `-`."""
    if code == "-":
        return DieSide(Symbol.BLANK)
    match = SIDE.fullmatch(code)
    if match is None:
        raise ValueError(f"no die side is written {code!r}")
    plus, number, symbol, cost = match.groups()
    if (number == "") != (symbol == Symbol.SPECIAL):
        raise ValueError(f"a side has a value unless it is special: {code!r}")
    value = int(number) if number.isdigit() else 0
    return DieSide(Symbol(symbol), value, int(cost or 0), bool(plus), number == "X")


def die(codes: str) -> tuple[DieSide, ...]:
    """Read the six sides of a die: `die("1RD 2RD 1F 1Dc 1R -")`."""
    sides = tuple(side(code) for code in codes.split())
    if len(sides) != 6:
        raise ValueError(f"a die has six sides, not {len(sides)}: {codes!r}")
    return sides
