"""How abilities read: the names of things, and the general nodes."""

from __future__ import annotations

from cantina.core.effects import AllOf, Do, ForEach, Node, Not
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import language
from cantina.games.x_wing.cards.vocabulary import (
    Ability,
    ActionHeader,
    Deed,
    Stat,
    Static,
    Trigger,
    Whose,
    Window,
)
from cantina.games.x_wing.cards.words.ships import Yourself
from cantina.games.x_wing.cards.words.tokens import HasToken


def plain(node: type[Node], message: str) -> None:
    """Declare a node that always reads the same."""
    language.says(node)(lambda _: Text(message))


WHOSE = {
    Whose.YOU: "xw-whose-you",
    Whose.FRIEND: "xw-whose-any-friend",
    Whose.OTHER_FRIEND: "xw-whose-friend",
    Whose.ENEMY: "xw-whose-enemy",
    Whose.ATTACKER: "xw-whose-attacker",
    Whose.DEFENDER: "xw-whose-defender",
}

OWNERS = {
    Whose.YOU: "xw-owner-you",
    Whose.ATTACKER: "xw-owner-attacker",
    Whose.DEFENDER: "xw-owner-defender",
}

STATS = {
    Stat.SKILL: "xw-stat-skill",
    Stat.ATTACK: "xw-stat-attack",
    Stat.AGILITY: "xw-stat-agility",
    Stat.HULL: "xw-stat-hull",
    Stat.SHIELDS: "xw-stat-shields",
}

DEEDS = {
    Deed.SPEND_FOCUS: "xw-deed-spend-focus",
    Deed.SPEND_EVADE: "xw-deed-spend-evade",
    Deed.SPEND_LOCK: "xw-deed-spend-lock",
    Deed.FOCUS_ACTION: "xw-deed-focus-action",
    Deed.EVADE_ACTION: "xw-deed-evade-action",
    Deed.REROLL_ATTACK: "xw-deed-reroll-attack",
    Deed.ACTION_BAR: "xw-deed-action-bar",
    Deed.ATTACK: "xw-deed-attack",
}

WINDOWS = {
    Window.BEFORE_PLACING: "xw-at-before-placing",
    Window.PLACED: "xw-at-placed",
    Window.FORCES_PLACED: "xw-at-forces-placed",
    Window.ROUND_BEGINS: "xw-at-round-begins",
    Window.PLANNING_ENDS: "xw-at-planning-ends",
    Window.ACTIVATION_BEGINS: "xw-at-activation-begins",
    Window.BEFORE_REVEAL: "xw-at-before-reveal",
    Window.MANEUVER_REVEALED: "xw-at-maneuver-revealed",
    Window.MANEUVER_EXECUTED: "xw-at-maneuver-executed",
    Window.STRESS_RECEIVED: "xw-at-stress-received",
    Window.DECLOAKED: "xw-at-decloaked",
    Window.STRESS_REMOVED: "xw-at-stress-removed",
    Window.ION_RECEIVED: "xw-at-ion-received",
    Window.FOCUS_ASSIGNED: "xw-at-focus-assigned",
    Window.ACTION_PERFORMED: "xw-at-action-performed",
    Window.COORDINATES: "xw-at-coordinates",
    Window.LOCK_ACQUIRED: "xw-at-lock-acquired",
    Window.LOCKED: "xw-at-locked",
    Window.FOCUS_SPENT: "xw-at-focus-spent",
    Window.LOCK_SPENT: "xw-at-lock-spent",
    Window.COMBAT_BEGINS: "xw-at-combat-begins",
    Window.COMBAT_TURN: "xw-at-combat-turn",
    Window.ATTACK_DECLARED: "xw-at-attack-declared",
    Window.ATTACK_ROLLED: "xw-at-attack-rolled",
    Window.MODIFY_ATTACK_DICE: "xw-at-modify-attack",
    Window.BEFORE_DEFENSE_ROLL: "xw-at-before-defense-roll",
    Window.DEFENSE_ROLLED: "xw-at-defense-rolled",
    Window.MODIFY_DEFENSE_DICE: "xw-at-modify-defense",
    Window.COMPARE_RESULTS: "xw-at-compare",
    Window.ATTACK_HITS: "xw-at-attack-hits",
    Window.ATTACK_MISSES: "xw-at-attack-misses",
    Window.ATTACK_ENDS: "xw-at-attack-ends",
    Window.COMBAT_ENDS: "xw-at-combat-ends",
    Window.CARD_DEALT: "xw-at-any-card-dealt",
    Window.CARD_DEALT_FACE_UP: "xw-at-card-dealt",
    Window.DESTROYED: "xw-at-destroyed",
    Window.END_PHASE: "xw-at-end-phase",
    Window.WEAPONS_DISABLED: "xw-at-weapons-disabled",
    Window.SHIELD_LOST: "xw-at-shield-lost",
    Window.SHIELDS_WERE_LOST: "xw-at-shields-were-lost",
    Window.BOMB_DROPPED: "xw-at-bomb-dropped",
    Window.ACTIVATION_ENDS: "xw-at-activation-ends",
}

OTHERS_WINDOWS = {
    Window.PLACED: "xw-of-placed",
    Window.BEFORE_REVEAL: "xw-of-before-reveal",
    Window.MANEUVER_EXECUTED: "xw-of-maneuver-executed",
    Window.STRESS_REMOVED: "xw-of-stress-removed",
    Window.ION_RECEIVED: "xw-of-ion-received",
    Window.FOCUS_ASSIGNED: "xw-of-focus-assigned",
    Window.FOCUS_SPENT: "xw-of-focus-spent",
    Window.COMBAT_TURN: "xw-of-combat-turn",
    Window.ATTACK_DECLARED: "xw-of-attack-declared",
    Window.MODIFY_ATTACK_DICE: "xw-of-modify-attack",
    Window.BEFORE_DEFENSE_ROLL: "xw-of-before-defense-roll",
    Window.MODIFY_DEFENSE_DICE: "xw-of-modify-defense",
    Window.ATTACK_HITS: "xw-of-attack-hits",
    Window.ATTACK_MISSES: "xw-of-attack-misses",
    Window.ATTACK_ENDS: "xw-of-attack-ends",
    Window.DAMAGE_WAS_SUFFERED: "xw-of-damage-was-suffered",
    Window.DESTROYED: "xw-of-destroyed",
}
"""The moments that cards watch at other ships."""
TOKENS = {
    "focus": "xw-token-focus",
    "evade": "xw-token-evade",
    "stress": "xw-token-stress",
    "ion": "xw-token-ion",
    "cloak": "xw-token-cloak",
    "weapons-disabled": "xw-token-weapons-disabled",
    "jam": "xw-token-jam",
    "tractor": "xw-token-tractor",
}

DICE = {"attack": "xw-die-attack", "defense": "xw-die-defense"}

COLOURS = {"white": "xw-colour-white", "green": "xw-colour-green", "red": "xw-colour-red"}

TRAITS = {"pilot": "xw-trait-pilot", "ship": "xw-trait-ship"}

ACTIONS = {
    "focus": "xw-option-focus",
    "evade": "xw-option-evade",
    "target-lock": "xw-option-target-lock",
    "barrel-roll": "xw-option-barrel-roll",
    "boost": "xw-option-boost",
    "cloak": "xw-option-cloak",
    "slam": "xw-option-slam",
    "reinforce": "xw-option-reinforce",
    "reload": "xw-option-reload",
    "coordinate": "xw-option-coordinate",
    "jam": "xw-option-jam",
}

BEARINGS = {
    "turn:left": "xw-bearing-turn-left",
    "turn:right": "xw-bearing-turn-right",
    "bank:left": "xw-bearing-bank-left",
    "bank:right": "xw-bearing-bank-right",
    "straight": "xw-bearing-straight",
    "koiogran": "xw-bearing-koiogran",
    "segnor:left": "xw-bearing-segnor-left",
    "segnor:right": "xw-bearing-segnor-right",
    "tallon:left": "xw-bearing-tallon-left",
    "tallon:right": "xw-bearing-tallon-right",
    "reverse": "xw-bearing-reverse",
}


def ranges(nearest: int, farthest: int) -> Text:
    """Name a range: "Range 1" or "Range 1-2"; 0 means any distance."""
    if not farthest:
        return text("xw-any-range")
    if nearest == farthest:
        return text("xw-range", range=nearest)
    return text("xw-ranges", nearest=nearest, farthest=farthest)


def card_text(abilities: tuple[Ability, ...]) -> list[Text]:
    """Print the abilities of a card, one text each."""
    return [text("xw-card-line", line=language.text(ability)) for ability in abilities]


@language.says(Not)
def _(node: Not) -> Text:
    if isinstance(node.condition, HasToken):
        whose, token = Text(WHOSE[node.condition.whose]), Text(TOKENS[node.condition.token])
        return text("xw-when-without-token", whose=whose, token=token)
    return text("effect-not", condition=language.text(node.condition))


@language.says(AllOf)
def _(node: AllOf) -> Text:
    *others, last = language.texts(node.conditions)
    return text("xw-and", others=others, last=last) if others else last


@language.says(Do)
def _(node: Do) -> Text:
    *others, last = language.texts(node.effects)
    return text("xw-then", others=others, last=last) if others else last


@language.says(ForEach)
def _(node: ForEach) -> Text:
    first = node.effect.effects[0] if isinstance(node.effect, Do) else node.effect
    if isinstance(node.target, Yourself) and not isinstance(first, ForEach):
        return text("xw-does-for-yourself", effect=language.text(node.effect))
    return text("xw-does-for", target=language.text(node.target), effect=language.text(node.effect))


@language.says(Static)
def _(node: Static) -> Text:
    gives = language.text(node.gives)
    if node.provided is None:
        return text("xw-ability-static", gives=gives)
    return text("xw-ability-static-while", condition=language.text(node.provided), gives=gives)


@language.says(ActionHeader)
def _(node: ActionHeader) -> Text:
    return text("xw-ability-action", effect=language.text(node.does))


def watched(node: Trigger) -> Text:
    """Name the ship whose doings a trigger looks at."""
    other = Text(WHOSE[node.whose])
    if not node.farthest:
        return other
    return text("xw-other-within", other=other, range=ranges(1, node.farthest))


@language.says(Trigger)
def _(node: Trigger) -> Text:
    effect = language.text(node.does)
    if node.may:
        effect = text("effect-may", effect=effect)
    if node.whose is Whose.YOU:
        window = Text(WINDOWS[node.when])
    else:
        window = Text(OTHERS_WINDOWS[node.when], {"ship": watched(node)})
    if node.provided is not None:
        window = text("xw-ability-if", window=window, condition=language.text(node.provided))
    if node.once == "round":
        return text("xw-ability-once-a-round", window=window, effect=effect)
    if node.once == "game":
        return text("xw-ability-once-a-game", window=window, effect=effect)
    return text("xw-ability-trigger", window=window, effect=effect)
