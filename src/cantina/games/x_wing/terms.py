"""The words of the rulebook that are values: tokens, faces, symbols, moments."""

from __future__ import annotations

from enum import StrEnum

from cantina.core.cards import Term
from cantina.core.text import Text


class XWingTerm(Term):
    """A value that reads as the message of its kind: `Token.FOCUS` is `xw-token-focus`."""

    @classmethod
    def prefix(cls) -> str:
        """Return what the messages of X-Wing begin with."""
        return "xw"


class Difficulty(XWingTerm):
    """XW-DIFFICULTY-1: the colour of a maneuver's arrow."""

    WHITE = "white"
    GREEN = "green"
    RED = "red"


class Faction(StrEnum):
    """The sides of the war, as squad files name them."""

    REBEL = "rebel"
    IMPERIAL = "imperial"
    SCUM = "scum"


class Action(XWingTerm):
    """The icons an action bar can show."""

    FOCUS = "focus"
    TARGET_LOCK = "target-lock"
    EVADE = "evade"
    BARREL_ROLL = "barrel-roll"
    BOOST = "boost"
    CLOAK = "cloak"
    SLAM = "slam"
    REINFORCE = "reinforce"
    RELOAD = "reload"
    COORDINATE = "coordinate"
    JAM = "jam"
    ROTATE = "rotate"

    def says(self) -> Text:
        """Name the action as the option to perform it does."""
        return Text(f"xw-option-{self.value}")


class Slot(XWingTerm):
    """The symbols of an upgrade bar; the values are the upgrade keys of squad files."""

    ELITE = "ept"
    ASTROMECH = "amd"
    TORPEDO = "torpedo"
    MISSILE = "missile"
    TURRET = "turret"
    CANNON = "cannon"
    BOMB = "bomb"
    CREW = "crew"
    SYSTEM = "system"
    MODIFICATION = "mod"
    TITLE = "title"
    SALVAGED_ASTROMECH = "samd"
    ILLICIT = "illicit"
    TECH = "tech"

    def says(self) -> Text:
        """Name the symbol; squad files shorten some of the names."""
        return Text(f"xw-slot-{self.name.lower().replace('_', '-')}")


class Requirement(StrEnum):
    """What stands in brackets after the header "Attack" (XW-SECONDARY-WEAPON-4)."""

    NONE = "none"
    TARGET_LOCK = "target-lock"
    FOCUS = "focus"


class Trait(XWingTerm):
    """What a damage card hurts."""

    PILOT = "pilot"
    SHIP = "ship"


class Token(XWingTerm):
    """What can lie beside a ship card."""

    FOCUS = "focus"
    EVADE = "evade"
    STRESS = "stress"
    ION = "ion"
    CLOAK = "cloak"
    WEAPONS_DISABLED = "weapons-disabled"
    JAM = "jam"
    TRACTOR = "tractor"
    REINFORCE_FORE = "reinforce-fore"
    REINFORCE_AFT = "reinforce-aft"


class Die(XWingTerm):
    """The two kinds of dice."""

    ATTACK = "attack"
    DEFENSE = "defense"


class Face(XWingTerm):
    """What a die can show."""

    HIT = "hit"
    CRITICAL = "critical"
    FOCUS = "focus"
    EVADE = "evade"
    BLANK = "blank"


class Window(XWingTerm):
    """The moments at which abilities can trigger."""

    BEFORE_PLACING = "before-placing"
    PLACED = "placed"
    FORCES_PLACED = "forces-placed"
    ROUND_BEGINS = "round-begins"
    PLANNING_ENDS = "planning-ends"
    ACTIVATION_BEGINS = "activation-begins"
    BEFORE_REVEAL = "before-reveal"
    MANEUVER_REVEALED = "maneuver-revealed"
    MANEUVER_EXECUTED = "maneuver-executed"
    STRESS_RECEIVED = "stress-received"
    DECLOAKED = "decloaked"
    STRESS_REMOVED = "stress-removed"
    ION_RECEIVED = "ion-received"
    FOCUS_ASSIGNED = "focus-assigned"
    ACTION_PERFORMED = "action-performed"
    COORDINATES = "coordinates"
    LOCK_ACQUIRED = "lock-acquired"
    LOCKED = "locked"
    FOCUS_SPENT = "focus-spent"
    LOCK_SPENT = "lock-spent"
    COMBAT_BEGINS = "combat-begins"
    COMBAT_TURN = "combat-turn"
    ATTACK_DECLARED = "attack-declared"
    ATTACK_ROLLED = "attack-rolled"
    MODIFY_ATTACK_DICE = "modify-attack-dice"
    BEFORE_DEFENSE_ROLL = "before-defense-roll"
    DEFENSE_ROLLED = "defense-rolled"
    MODIFY_DEFENSE_DICE = "modify-defense-dice"
    COMPARE_RESULTS = "compare-results"
    ATTACK_HITS = "attack-hits"
    ATTACK_MISSES = "attack-misses"
    ATTACK_ENDS = "attack-ends"
    DEFENDED = "defended"
    FRIEND_LOST = "friend-lost"
    DEFENDER_DESTROYED = "defender-destroyed"
    COMBAT_ENDS = "combat-ends"
    CARD_DEALT = "card-dealt"
    CARD_DEALT_FACE_UP = "card-dealt-face-up"
    DESTROYED = "destroyed"
    END_PHASE = "end-phase"
    WEAPONS_DISABLED = "weapons-disabled"
    SHIELD_LOST = "shield-lost"
    SHIELDS_WERE_LOST = "shields-were-lost"
    DAMAGE_WAS_SUFFERED = "damage-was-suffered"
    BOMB_DROPPED = "bomb-dropped"
    BOMB_HURT = "bomb-hurt"
    ACTIVATION_ENDS = "activation-ends"
    ACTION = "action"
    """XW-ACTION-5: a further action of the ship, under the header "Action"."""
    INSTEAD_OF_ATTACK = "instead-of-attack"
    """What a ship may do in its turn of the Combat phase in place of attacking."""


class Whose(XWingTerm):
    """Whose doings an ability or a condition looks at."""

    YOU = "you"
    FRIEND = "friend"
    """Any friendly ship, you included."""
    OTHER_FRIEND = "other-friend"
    ENEMY = "enemy"
    ATTACKER = "attacker"
    DEFENDER = "defender"


class Deed(XWingTerm):
    """What a card can forbid."""

    SPEND_FOCUS = "spend-focus"
    SPEND_EVADE = "spend-evade"
    SPEND_LOCK = "spend-lock"
    REROLL_ATTACK = "reroll-attack"
    FOCUS_ACTION = "focus-action"
    EVADE_ACTION = "evade-action"
    ACTION_BAR = "action-bar"
    ATTACK = "attack"


class Stat(XWingTerm):
    """A printed value that a card can change."""

    SKILL = "skill"
    ATTACK = "attack"
    AGILITY = "agility"
    HULL = "hull"
    SHIELDS = "shields"
