"""How abilities read: every node printed from the definition that runs."""

from __future__ import annotations

from cantina.core.effects import AllOf, Do, ForEach, Node, Not
from cantina.core.text import Text, text
from cantina.games.x_wing.abilities import effects as do
from cantina.games.x_wing.abilities import vocabulary as v
from cantina.games.x_wing.abilities.scene import language
from cantina.games.x_wing.names import FACE_NAMES, face_name

says = language.says


def plain(node: type[Node], message: str) -> None:
    """Declare a node that always reads the same."""
    language.says(node)(lambda _: Text(message))


plain(v.Attacking, "xw-when-attacking")
plain(v.Defending, "xw-when-defending")
plain(v.WithPrimary, "xw-when-primary")
plain(v.WithThisWeapon, "xw-when-this-weapon")
plain(v.OutsideDefendersArc, "xw-when-outside-arc")
plain(v.Overlapped, "xw-when-overlapped")
plain(v.IsThisCard, "xw-when-this-card")
plain(v.AfterRoundDealt, "xw-when-round-over")
plain(v.NoDice, "xw-gives-no-dice")
plain(v.Silenced, "xw-gives-silenced")
plain(v.ActsUnderStress, "xw-gives-acts-under-stress")
plain(do.TheAttacker, "xw-who-attacker")
plain(do.TheDefender, "xw-who-defender")
plain(do.Yourself, "xw-who-you")
plain(do.CancelAllResults, "xw-does-cancel-all")
plain(do.AcquireLock, "xw-does-acquire-lock")
plain(do.LockAgain, "xw-does-lock-again")
plain(do.SpendLock, "xw-does-spend-lock")
plain(do.ShedLock, "xw-does-shed-lock")
plain(do.RegainShield, "xw-does-regain-shield")
plain(do.TurnThisDown, "xw-does-turn-this-down")
plain(do.DiscardDealtCard, "xw-does-discard-dealt")
plain(do.DiscardFaceDown, "xw-does-discard-face-down")
plain(do.DiscardThis, "xw-does-discard-this")
plain(do.DiscardWeapon, "xw-does-discard-weapon")
plain(do.RollAside, "xw-does-roll-aside")
plain(do.MatchSkill, "xw-does-match-skill")
plain(do.AttackAgain, "xw-does-attack-again")

WHOSE = {
    v.Whose.YOU: "xw-whose-you",
    v.Whose.FRIEND: "xw-whose-any-friend",
    v.Whose.OTHER_FRIEND: "xw-whose-friend",
    v.Whose.ENEMY: "xw-whose-enemy",
    v.Whose.ATTACKER: "xw-whose-attacker",
    v.Whose.DEFENDER: "xw-whose-defender",
}
OWNERS = {
    v.Whose.YOU: "xw-owner-you",
    v.Whose.ATTACKER: "xw-owner-attacker",
    v.Whose.DEFENDER: "xw-owner-defender",
}
STATS = {
    v.Stat.SKILL: "xw-stat-skill",
    v.Stat.ATTACK: "xw-stat-attack",
    v.Stat.AGILITY: "xw-stat-agility",
    v.Stat.HULL: "xw-stat-hull",
    v.Stat.SHIELDS: "xw-stat-shields",
}
DEEDS = {
    v.Deed.SPEND_FOCUS: "xw-deed-spend-focus",
    v.Deed.SPEND_EVADE: "xw-deed-spend-evade",
    v.Deed.SPEND_LOCK: "xw-deed-spend-lock",
    v.Deed.FOCUS_ACTION: "xw-deed-focus-action",
    v.Deed.EVADE_ACTION: "xw-deed-evade-action",
    v.Deed.REROLL_ATTACK: "xw-deed-reroll-attack",
    v.Deed.ACTION_BAR: "xw-deed-action-bar",
    v.Deed.ATTACK: "xw-deed-attack",
}
WINDOWS = {
    v.Window.BEFORE_PLACING: "xw-at-before-placing",
    v.Window.PLACED: "xw-at-placed",
    v.Window.FORCES_PLACED: "xw-at-forces-placed",
    v.Window.ROUND_BEGINS: "xw-at-round-begins",
    v.Window.ACTIVATION_BEGINS: "xw-at-activation-begins",
    v.Window.BEFORE_REVEAL: "xw-at-before-reveal",
    v.Window.MANEUVER_REVEALED: "xw-at-maneuver-revealed",
    v.Window.MANEUVER_EXECUTED: "xw-at-maneuver-executed",
    v.Window.STRESS_RECEIVED: "xw-at-stress-received",
    v.Window.DECLOAKED: "xw-at-decloaked",
    v.Window.STRESS_REMOVED: "xw-at-stress-removed",
    v.Window.ION_RECEIVED: "xw-at-ion-received",
    v.Window.FOCUS_ASSIGNED: "xw-at-focus-assigned",
    v.Window.ACTION_PERFORMED: "xw-at-action-performed",
    v.Window.LOCK_ACQUIRED: "xw-at-lock-acquired",
    v.Window.LOCKED: "xw-at-locked",
    v.Window.FOCUS_SPENT: "xw-at-focus-spent",
    v.Window.LOCK_SPENT: "xw-at-lock-spent",
    v.Window.COMBAT_BEGINS: "xw-at-combat-begins",
    v.Window.COMBAT_TURN: "xw-at-combat-turn",
    v.Window.ATTACK_DECLARED: "xw-at-attack-declared",
    v.Window.ATTACK_ROLLED: "xw-at-attack-rolled",
    v.Window.MODIFY_ATTACK_DICE: "xw-at-modify-attack",
    v.Window.BEFORE_DEFENSE_ROLL: "xw-at-before-defense-roll",
    v.Window.DEFENSE_ROLLED: "xw-at-defense-rolled",
    v.Window.MODIFY_DEFENSE_DICE: "xw-at-modify-defense",
    v.Window.COMPARE_RESULTS: "xw-at-compare",
    v.Window.ATTACK_HITS: "xw-at-attack-hits",
    v.Window.ATTACK_MISSES: "xw-at-attack-misses",
    v.Window.ATTACK_ENDS: "xw-at-attack-ends",
    v.Window.COMBAT_ENDS: "xw-at-combat-ends",
    v.Window.CARD_DEALT: "xw-at-any-card-dealt",
    v.Window.CARD_DEALT_FACE_UP: "xw-at-card-dealt",
    v.Window.DESTROYED: "xw-at-destroyed",
    v.Window.END_PHASE: "xw-at-end-phase",
    v.Window.WEAPONS_DISABLED: "xw-at-weapons-disabled",
    v.Window.SHIELD_LOST: "xw-at-shield-lost",
    v.Window.ACTIVATION_ENDS: "xw-at-activation-ends",
}
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
}


@says(v.AtRange)
def _(node: v.AtRange) -> Text:
    return text("xw-when-at-range", range=ranges(node.nearest, node.farthest))


@says(v.Executed)
def _(node: v.Executed) -> Text:
    return text("xw-when-executed", colour=Text(COLOURS[node.colour]))


@says(v.HasTrait)
def _(node: v.HasTrait) -> Text:
    return text("xw-when-trait", trait=Text(TRAITS[node.trait]))


@says(v.HasToken)
def _(node: v.HasToken) -> Text:
    token = Text(TOKENS[node.token])
    if node.whose is v.Whose.YOU:
        return text("xw-when-you-have-token", token=token)
    return text("xw-when-token", whose=Text(WHOSE[node.whose]), token=token)


@says(Not)
def _(node: Not) -> Text:
    if isinstance(node.condition, v.HasToken):
        whose, token = Text(WHOSE[node.condition.whose]), Text(TOKENS[node.condition.token])
        return text("xw-when-without-token", whose=whose, token=token)
    return text("effect-not", condition=language.text(node.condition))


@says(AllOf)
def _(node: AllOf) -> Text:
    *others, last = language.texts(node.conditions)
    return text("xw-and", others=others, last=last) if others else last


@says(Do)
def _(node: Do) -> Text:
    *others, last = language.texts(node.effects)
    return text("xw-then", others=others, last=last) if others else last


@says(ForEach)
def _(node: ForEach) -> Text:
    return text("xw-does-for", target=language.text(node.target), effect=language.text(node.effect))


def ranges(nearest: int, farthest: int) -> Text:
    """Name a range: "Range 1" or "Range 1-2"; 0 means any distance."""
    if not farthest:
        return text("xw-any-range")
    if nearest == farthest:
        return text("xw-range", range=nearest)
    return text("xw-ranges", nearest=nearest, farthest=farthest)


@says(v.LacksAction)
def _(node: v.LacksAction) -> Text:
    return text("xw-when-lacks-action", action=Text(ACTIONS[node.action]))


@says(v.Value)
def _(node: v.Value) -> Text:
    owner, stat = Text(OWNERS[node.whose]), Text(STATS[node.stat])
    if node.becomes is not None:
        return text("xw-gives-becomes", owner=owner, stat=stat, value=node.becomes)
    if node.by > 0:
        return text("xw-gives-more", owner=owner, stat=stat, by=node.by)
    return text("xw-gives-less", owner=owner, stat=stat, by=-node.by)


@says(v.ExtraDice)
def _(node: v.ExtraDice) -> Text:
    message = "xw-gives-extra-dice" if node.by > 0 else "xw-gives-fewer-dice"
    return Text(message, {"die": Text(DICE[node.die]), "by": abs(node.by)})


@says(v.Forbidden)
def _(node: v.Forbidden) -> Text:
    return text("xw-gives-forbidden", whose=Text(WHOSE[node.whose]), deed=Text(DEEDS[node.deed]))


@says(v.Colour)
def _(node: v.Colour) -> Text:
    colour = Text(COLOURS[node.colour])
    if node.bearings:
        bearings = [Text(BEARINGS[bearing]) for bearing in node.bearings]
        return text("xw-gives-colour-bearings", colour=colour, bearings=bearings)
    speeds = [text("effect-number", number=speed) for speed in node.speeds]
    return text("xw-gives-colour-speeds", colour=colour, speeds=speeds)


@says(v.Shelters)
def _(node: v.Shelters) -> Text:
    return text("xw-gives-shelter", range=ranges(1, node.farthest))


@says(v.CountsAs)
def _(node: v.CountsAs) -> Text:
    return text("xw-gives-counts-as", damage=node.damage)


@says(v.DrawsDamage)
def _(node: v.DrawsDamage) -> Text:
    return text("xw-gives-draws-damage", count=node.count)


@says(v.ActionsPerStep)
def _(node: v.ActionsPerStep) -> Text:
    return text("xw-gives-actions", count=node.count)


@says(v.MoreActions)
def _(node: v.MoreActions) -> Text:
    return text("xw-gives-action", action=Text(ACTIONS[node.action]))


@says(v.Static)
def _(node: v.Static) -> Text:
    gives = language.text(node.gives)
    if node.provided is None:
        return text("xw-ability-static", gives=gives)
    return text("xw-ability-static-while", condition=language.text(node.provided), gives=gives)


@says(v.ActionHeader)
def _(node: v.ActionHeader) -> Text:
    return text("xw-ability-action", effect=language.text(node.does))


@says(v.Trigger)
def _(node: v.Trigger) -> Text:
    effect = language.text(node.does)
    if node.may:
        effect = text("effect-may", effect=effect)
    window = Text(WINDOWS[node.when])
    if node.whose is not v.Whose.YOU:
        other = Text(WHOSE[node.whose])
        window = text("xw-ability-other", window=window, other=other, range=node.farthest)
    if node.provided is not None:
        window = text("xw-ability-if", window=window, condition=language.text(node.provided))
    if node.once == "round":
        return text("xw-ability-once-a-round", window=window, effect=effect)
    if node.once == "game":
        return text("xw-ability-once-a-game", window=window, effect=effect)
    return text("xw-ability-trigger", window=window, effect=effect)


@says(do.ChooseShip)
def _(node: do.ChooseShip) -> Text:
    message = "xw-does-choose-ship"
    if node.lower_skill:
        message = "xw-does-choose-lower"
    elif node.higher_skill:
        message = "xw-does-choose-higher"
    elif node.stressed:
        message = "xw-does-choose-stressed"
    return Text(
        message,
        {
            "whose": Text(WHOSE[node.whose]),
            "range": ranges(node.nearest, node.farthest),
            "effect": language.text(node.effect),
        },
    )


@says(do.ChangeResults)
def _(node: do.ChangeResults) -> Text:
    message = "xw-does-change" if node.most else "xw-does-change-all"
    return Text(
        message,
        {"count": node.most, "face": face_name(node.face), "into": face_name(node.into)},
    )


@says(do.RerollDice)
def _(node: do.RerollDice) -> Text:
    die = Text(DICE[node.die])
    faces = [Text(FACE_NAMES[face]) for face in node.faces]
    if faces and node.most == 1:
        return text("xw-does-reroll-one-face", die=die, faces=faces)
    if faces:
        return text("xw-does-reroll-faces", die=die, faces=faces)
    if node.most:
        return text("xw-does-reroll-some", die=die, count=node.most)
    return text("xw-does-reroll-any", die=die)


@says(do.AddResult)
def _(node: do.AddResult) -> Text:
    return text("xw-does-add", face=face_name(node.face), die=Text(DICE[node.die]))


@says(do.CancelResults)
def _(node: do.CancelResults) -> Text:
    message = "xw-does-cancel" if node.most else "xw-does-cancel-faces"
    return Text(message, {"count": node.most, "face": face_name(node.face)})


@says(do.RollDie)
def _(node: do.RollDie) -> Text:
    return text(
        "xw-does-roll-die",
        die=Text(DICE[node.die]),
        faces=[face_name(face) for face in node.faces],
        effect=language.text(node.effect),
    )


@says(do.Gain)
def _(node: do.Gain) -> Text:
    return text("xw-does-gain", count=node.amount, token=Text(TOKENS[node.token]))


@says(do.Remove)
def _(node: do.Remove) -> Text:
    return text("xw-does-remove", token=Text(TOKENS[node.token]))


@says(do.HandOver)
def _(node: do.HandOver) -> Text:
    range_ = ranges(1, node.farthest)
    return text("xw-does-hand-over", token=Text(TOKENS[node.token]), range=range_)


@says(do.Suffer)
def _(node: do.Suffer) -> Text:
    message = "xw-does-suffer-critical" if node.critical else "xw-does-suffer"
    return Text(message, {"count": node.damage})


@says(do.TurnOneDown)
def _(node: do.TurnOneDown) -> Text:
    return text("xw-does-turn-one-down", trait=Text(TRAITS[node.trait]))


@says(do.FreeAction)
def _(node: do.FreeAction) -> Text:
    if not node.action:
        return text("xw-does-free-action")
    return text("xw-does-free-named", action=Text(ACTIONS[node.action]))


@says(do.UntilEndOfRound)
def _(node: do.UntilEndOfRound) -> Text:
    return text("xw-does-until-end", abilities=language.texts(node.abilities))


def card_text(abilities: tuple[v.Ability, ...]) -> list[Text]:
    """Print the abilities of a card, one text each."""
    return [text("xw-card-line", line=language.text(ability)) for ability in abilities]
