"""Modifying dice: adding, changing and rerolling results (XW-MODIFY)."""

from __future__ import annotations

from collections.abc import Callable

from cantina.core.ask import Ask, AskMany
from cantina.core.chance import Roll
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.gifts import givers, has_gift, is_denied
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.actions import Forbidden
from cantina.games.x_wing.cards.standing.dice import (
    DevotedHit,
    ForcesFocus,
    LimitsRerolls,
    LockedCannotModify,
    NothingModifies,
    OnlyFocusModifies,
)
from cantina.games.x_wing.cards.windows import Usable, happens, usable, use
from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.names import face_name, faces_text, is_craft, ship_name, source_name
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.dice import ATTACK, DEFENSE
from cantina.games.x_wing.rules.measuring import is_in_bullseye, is_within
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.rules.target_locks import spend_lock
from cantina.games.x_wing.state import Attack, Battle, Result
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Deed, Die, Whose, Window

FOCUS_TOKEN = "focus"
EVADE_TOKEN = "evade"
LOCK = "lock"
DONE = "done"

Choice = str | Usable
Chance = Callable[[Battle, Choice], float | None]
"""The chance that an attack hits after a choice."""

WINDOWS = {ATTACK: Window.MODIFY_ATTACK_DICE, DEFENSE: Window.MODIFY_DEFENSE_DICE}


def attack_of(g: Battle) -> Attack:
    """Return the attack in progress."""
    assert g.attack is not None
    return g.attack


def roll_of(attack: Attack, die: Die) -> list[Result]:
    """Return the attack roll or the defense roll."""
    return attack.dice.attack_roll if die == ATTACK else attack.dice.defense_roll


async def modify(g: Battle, die: Die, chance: Chance | None = None) -> None:
    """XW-MODIFY-9 and -10: the opponent of the roller modifies first, each in any order."""
    attack = attack_of(g)
    order = (attack.defender, attack.attacker)
    for ship_id in order if die == ATTACK else reversed(order):
        await modify_as(g, ship_id, die, chance if is_roller(attack, ship_id, die) else None)


async def modify_as(g: Battle, ship_id: int, die: Die, chance: Chance | None = None) -> None:
    """XW-MODIFY-8: one player uses effects on a roll, in any order, until done."""
    while True:
        found = choices(g, ship_id, die)
        if not found:
            return
        chosen = await Ask[Choice](
            g.ship(ship_id).seat,
            text(PROMPTS[die], ship=ship_name(g, ship_id)),
            with_done(g, ship_id, found),
            label=lambda choice: choice_label(g, die, choice),
            at=lambda choice: f"ship:{choice.you if isinstance(choice, Usable) else ship_id}",
            odds=(lambda choice: chance(g, choice)) if chance is not None else None,
            note=lambda choice: choice_note(g, die, choice),
            rules=("XW-MODIFY-2", "XW-MODIFY-8"),
        )
        if chosen == DONE:
            return
        if isinstance(chosen, Usable):
            await use(g, chosen, ship_id)
        else:
            await spend(g, ship_id, die, chosen)
        say_roll(g, die)


def with_done(g: Battle, ship_id: int, found: list[Choice]) -> list[Choice]:
    """Add being done, unless a card of the other ship makes this one spend a focus token."""
    attack = attack_of(g)
    other = attack.defender if ship_id == attack.attacker else attack.attacker
    forced = FOCUS_TOKEN in found and f"{FOCUS_TOKEN}:{ship_id}" not in attack.used
    if forced and rules_in_force(g, g.ship(other), ForcesFocus):
        return found
    return [*found, DONE]


PROMPTS = {ATTACK: "xw-ask-modify-attack", DEFENSE: "xw-ask-modify-defense"}


def choices(g: Battle, ship_id: int, die: Die) -> list[Choice]:
    """XW-MODIFY-2: the tokens and abilities a ship's player may use on a roll now."""
    attack = attack_of(g)
    found: list[Choice] = []
    if not roll_of(attack, die) and not (die == DEFENSE and ship_id == attack.defender):
        return found
    if die in attack.dice.frozen or is_held_still(g, ship_id):
        return found
    if die == ATTACK and rules_in_force(g, g.ship(attack.attacker), OnlyFocusModifies):
        return [FOCUS_TOKEN] if may_spend_focus(g, ship_id, die) else found
    own = die == ATTACK and ship_id == attack.attacker
    if own and rules_in_force(g, g.ship(ship_id), NothingModifies):
        return found
    if may_spend_focus(g, ship_id, die):
        found.append(FOCUS_TOKEN)
    if may_spend_evade(g, ship_id, die):
        found.append(EVADE_TOKEN)
    if may_spend_lock(g, ship_id, die):
        found.append(LOCK)
    found += usable(g, WINDOWS[die], ship_id, g.ship(ship_id).side)
    return found


def is_held_still(g: Battle, ship_id: int) -> bool:
    """Whether the other ship in the attack has locked this one and lets it modify nothing."""
    attack = attack_of(g)
    other = g.ship(attack.defender if ship_id == attack.attacker else attack.attacker)
    return bool(other.locks_on(ship_id)) and has_gift(g, other, LockedCannotModify)


def is_pinned(g: Battle) -> bool:
    """Whether the defender stands in the bullseye of a primary weapon, so that no die changes."""
    attack = attack_of(g)
    attacker, defender = g.ship(attack.attacker), g.ship(attack.defender)
    aims = not attack.weapon and ship_type(attacker.pilot).bullseye
    return aims and is_in_bullseye(attacker, defender)


def is_roller(attack: Attack, ship_id: int, die: Die) -> bool:
    """Whether this is the ship's own roll."""
    return ship_id == (attack.attacker if die == ATTACK else attack.defender)


def may_spend_focus(g: Battle, ship_id: int, die: Die) -> bool:
    """XW-FOCUS-2 and -3: for one's own roll, unless a card forbids it."""
    attack = attack_of(g)
    if not is_roller(attack, ship_id, die) or not spendable(g, ship_id, FOCUS_TOKEN):
        return False
    return not is_forbidden(g, ship_id, Deed.SPEND_FOCUS)


def spendable(g: Battle, ship_id: int, token: str) -> int:
    """Count a ship's tokens, less those that a card bars from this attack."""
    attack = attack_of(g)
    held = tokens.held(g.ship(ship_id), token)
    return held - attack.barred.count(token) if ship_id == attack.defender else held


def may_spend_evade(g: Battle, ship_id: int, die: Die) -> bool:
    """XW-EVADE-2; XW-MISSION-1-13: the shuttle spends only one in an attack."""
    attack = attack_of(g)
    ship = g.ship(ship_id)
    if die != DEFENSE or ship_id != attack.defender or not spendable(g, ship_id, EVADE_TOKEN):
        return False
    if is_craft(ship) and EVADE_TOKEN in attack.used:
        return False
    return not is_forbidden(g, ship_id, Deed.SPEND_EVADE)


def may_spend_lock(g: Battle, ship_id: int, die: Die) -> bool:
    """XW-MODIFY-11 and -12: only the attacker's lock on this very defender."""
    attack = attack_of(g)
    if die != ATTACK or ship_id != attack.attacker or attack.forbidden_lock:
        return False
    if not g.ship(ship_id).locks_on(attack.defender) or not can_reroll(g, ATTACK):
        return False
    return not is_forbidden(g, ship_id, Deed.SPEND_LOCK)


def is_forbidden(g: Battle, ship_id: int, deed: Deed) -> bool:
    """XW-CARD-ABILITY-6: whether a card of either ship in the attack, or one near, forbids it."""
    attack = attack_of(g)
    if is_denied(g, g.ship(ship_id), deed):
        return True
    role = Whose.ATTACKER if ship_id == attack.attacker else Whose.DEFENDER
    for card_holder in (attack.attacker, attack.defender):
        wanted = (role, Whose.YOU) if card_holder == ship_id else (role,)
        for gives in rules_in_force(g, g.ship(card_holder), Forbidden):
            if gives.deed is deed and gives.whose in wanted:
                return True
    return False


def can_reroll(g: Battle, die: Die) -> bool:
    """Whether no card forbids rerolls of this roll."""
    return die != ATTACK or not is_forbidden(g, attack_of(g).attacker, Deed.REROLL_ATTACK)


def rerollable(g: Battle, die: Die, faces: tuple[str, ...] = ()) -> list[int]:
    """XW-MODIFY-7: the dice not rerolled yet; results that a token added are no dice.

    By the rules reference they are dice like all others.
    """
    if most_rerolled(g, die, 1) == 0:
        return []
    added_too = by_reference(g)
    return [
        place
        for place, result in enumerate(roll_of(attack_of(g), die))
        if not (result.rerolled or result.fixed or (result.added and not added_too))
        and (not faces or result.face in faces)
    ]


def most_rerolled(g: Battle, die: Die, most: int | None) -> int | None:
    """Return how many dice may be rerolled at once: a card near the defender may allow only one."""
    attack = attack_of(g)
    if die != ATTACK or not are_rerolls_limited(g, attack):
        return most
    left = 0 if any(result.rerolled for result in attack.dice.attack_roll) else 1
    return left if most is None else min(most, left)


def are_rerolls_limited(g: Battle, attack: Attack) -> bool:
    """Whether a ship near the defender keeps the attacker from rerolling more than one die."""
    defender = g.ship(attack.defender)
    return any(
        is_within(ship, defender, gives.farthest)
        for ship in givers(g, LimitsRerolls)
        if ship is not defender
        for gives in rules_in_force(g, ship, LimitsRerolls)
    )


async def reroll(g: Battle, die: Die, places: tuple[int, ...]) -> None:
    """XW-MODIFY-5: only the new results count."""
    faces = await Roll(dice.DICE[die], len(places))
    roll = roll_of(attack_of(g), die)
    for place, face in zip(places, faces, strict=True):
        roll[place] = Result(face, rerolled=True)
    g.say("xw-log-rerolls", "XW-MODIFY-5", count=len(places), faces=faces_text(list(faces)))


async def spend(g: Battle, ship_id: int, die: Die, token: str) -> None:
    """Spend a token on a roll."""
    if token == FOCUS_TOKEN:
        await spend_focus(g, ship_id, die)
    elif token == EVADE_TOKEN:
        spend_evade(g, ship_id)
    else:
        await spend_lock(g, ship_id, attack_of(g).defender)
        await reroll_any(g, ship_id)


def focused(g: Battle, die: Die) -> list[Result]:
    """Return the results of a roll that a focus token changes."""
    return [r for r in roll_of(attack_of(g), die) if r.face == dice.FOCUS and not r.fixed]


async def spend_focus(g: Battle, ship_id: int, die: Die) -> None:
    """XW-FOCUS-2 and -3: all focus results become hits, or evades when defending."""
    tokens.lose(g.ship(ship_id), FOCUS_TOKEN)
    attack_of(g).used.append(f"{FOCUS_TOKEN}:{ship_id}")
    into = dice.HIT if die == ATTACK else dice.EVADE
    changed = focused(g, die)
    for result in changed:
        result.face = into
    if die == ATTACK and changed and rules_in_force(g, g.ship(ship_id), DevotedHit):
        attack_of(g).results.sure_hits = 1
    rule = "XW-FOCUS-2" if die == ATTACK else "XW-FOCUS-3"
    tell(g, ship_id, "xw-log-spends-focus", rule)
    await happens(g, Window.FOCUS_SPENT, ship_id)


def spend_evade(g: Battle, ship_id: int) -> None:
    """XW-EVADE-2: add one evade result."""
    tokens.lose(g.ship(ship_id), EVADE_TOKEN)
    attack = attack_of(g)
    attack.used.append(EVADE_TOKEN)
    attack.dice.defense_roll.append(Result(dice.EVADE, added=True))
    tell(g, ship_id, "xw-log-spends-evade", "XW-EVADE-2")


async def reroll_any(g: Battle, ship_id: int) -> None:
    """XW-MODIFY-11: any number of the attack dice, each once."""
    places = rerollable(g, ATTACK)
    chosen = await AskMany(
        g.ship(ship_id).seat,
        "xw-ask-reroll",
        places,
        most=most_rerolled(g, ATTACK, None),
        label=lambda place: face_name(attack_of(g).dice.attack_roll[place].face),
        at=lambda place: f"die:{ATTACK}:{place}",
        rules=("XW-MODIFY-11", "XW-MODIFY-7"),
    )
    await reroll(g, ATTACK, chosen)


LABELS: dict[str, Callable[[str], Text]] = {
    FOCUS_TOKEN: lambda die: text(
        "xw-option-spend-focus-attack" if die == ATTACK else "xw-option-spend-focus-defense"
    ),
    EVADE_TOKEN: lambda _: text("xw-option-spend-evade"),
    LOCK: lambda _: text("xw-option-spend-lock"),
    DONE: lambda _: text("xw-option-done"),
}


def choice_label(g: Battle, die: Die, choice: Choice) -> Text:
    """Label a way to modify a roll."""
    if isinstance(choice, Usable):
        return text("xw-option-use", card=source_name(g, choice.you, choice.source))
    return LABELS[choice](die)


def choice_note(g: Battle, die: Die, choice: Choice) -> Text | None:
    """Say what an ability would do, and that a focus token would change nothing (XW-FOCUS-2)."""
    if isinstance(choice, Usable):
        return choice.ability.effect.says()
    if choice == FOCUS_TOKEN and not focused(g, die):
        return text("xw-note-changes-nothing")
    return None


def say_roll(g: Battle, die: Die) -> None:
    """XW-MODIFY-1: everybody sees the faces."""
    faces = faces_text([result.face for result in roll_of(attack_of(g), die)])
    if die == ATTACK:
        g.say("xw-log-attack-roll", "XW-MODIFY-1", faces=faces)
    else:
        g.say("xw-log-defense-roll", "XW-MODIFY-1", faces=faces)
