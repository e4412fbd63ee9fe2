"""The words in which card abilities are written.

A card's abilities are a tuple of these definitions (see `content`):

* `Trigger(when, does, ...)`: at a `Window` the effect happens; with `may` its player is asked.
* `Static(gives, ...)`: a `Modifier` that is in force all the time, or while a condition holds.
* `ActionHeader(does)`: a further action of the ship (XW-ACTION-5).

"You" is the ship the card belongs to (XW-CARD-ABILITY-1). A trigger watches what happens to you,
or with `whose` what happens to other ships; then effects speak of that ship. Conditions and
modifiers are here, effects are in `effects`, further general nodes (`Do`, `Then`, `If`, `Choose`,
`AllOf`, `Not`) in `cantina.core.effects`. Both the engine and the printer of card texts read the
same definition.
"""

from __future__ import annotations

from enum import StrEnum

from cantina.core.effects import Condition, Effect, Node


class Window(StrEnum):
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
    ACTIVATION_ENDS = "activation-ends"


class Whose(StrEnum):
    """Whose doings a trigger or a condition looks at."""

    YOU = "you"
    FRIEND = "friend"
    """Any friendly ship, you included."""
    OTHER_FRIEND = "other-friend"
    ENEMY = "enemy"
    ATTACKER = "attacker"
    DEFENDER = "defender"


class Deed(StrEnum):
    """What a card can forbid."""

    SPEND_FOCUS = "spend-focus"
    SPEND_EVADE = "spend-evade"
    SPEND_LOCK = "spend-lock"
    REROLL_ATTACK = "reroll-attack"
    FOCUS_ACTION = "focus-action"
    EVADE_ACTION = "evade-action"
    ACTION_BAR = "action-bar"
    ATTACK = "attack"


class Stat(StrEnum):
    """A printed value that a card can change."""

    SKILL = "skill"
    ATTACK = "attack"
    AGILITY = "agility"
    HULL = "hull"
    SHIELDS = "shields"


class Modifier(Node, frozen=True):
    """A change that is in force, not done."""


class Ability(Node, frozen=True):
    """One ability of a card."""


class Trigger(Ability, frozen=True):
    """Something happens at a moment; XW-CARD-ABILITY-4: it must, unless the card says may."""

    when: Window
    does: Effect
    may: bool = False
    provided: Condition | None = None
    whose: Whose = Whose.YOU
    farthest: int = 0
    """How far another ship may be for its doings to count; 0 for any distance."""
    once: str = ""
    """For a `round` or a `game`; dice are modified once in an attack anyway."""


class Static(Ability, frozen=True):
    """Something is in force."""

    gives: Modifier
    provided: Condition | None = None


class ActionHeader(Ability, frozen=True):
    """XW-ACTION-5: a further action, under the header "Action"."""

    does: Effect
