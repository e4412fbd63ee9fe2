"""How tokens and cards are spent in an attack that is played for what it is worth.

The attacker rerolls what is neither hit nor critical nor a focus result that can still be changed,
then changes what it can; the defender spends only what it needs. Every other "may" is used.
"""

from __future__ import annotations

from cantina.core.asking import SEPARATOR, BaseAsk
from cantina.core.cards import walk
from cantina.games.x_wing.cards.comparing import CancelRoll
from cantina.games.x_wing.cards.modifying import RerollDice, SpendDie
from cantina.games.x_wing.cards.rerolling import RerollPerFriend
from cantina.games.x_wing.cards.windows import Usable
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.modifying import (
    DONE,
    EVADE_TOKEN,
    FOCUS_TOKEN,
    LOCK,
    is_roller,
    may_spend_focus,
    roll_of,
)
from cantina.games.x_wing.state import Attack, Battle, Result
from cantina.games.x_wing.terms import Die

MODIFY = {"xw-ask-modify-attack": Die.ATTACK, "xw-ask-modify-defense": Die.DEFENSE}
ONE_DIE = ("xw-ask-show-named", "xw-ask-spend-die")
WEAKEST_FIRST = (dice.BLANK, dice.FOCUS, dice.EVADE, dice.HIT, dice.CRITICAL)
QUIET = {"xw-ask-tractor": "stay:0", "xw-ask-attack": "pass"}
"""What is answered where the attack is over: no push, and a further attack is another one."""


def answer(g: Battle, ask: BaseAsk[object]) -> str:
    """Return the key of the answer to a question that comes up in an attack."""
    prompt, attack = ask.prompt_text().id, g.attack
    if attack is not None and prompt in MODIFY:
        return modification(g, attack, ask, MODIFY[prompt])
    if attack is not None and prompt == "xw-ask-reroll":
        return rerolled(g, attack, ask)
    if attack is not None and prompt in ONE_DIE:
        return weakest_die(attack, ask)
    if prompt in QUIET:
        return QUIET[prompt]
    return next(iter(ask.answers()))


def modification(g: Battle, attack: Attack, ask: BaseAsk[object], die: Die) -> str:
    """Choose how to modify a roll."""
    keys = ask.keys()
    ship = attack.attacker if die is Die.ATTACK else attack.defender
    if g.ship(ship).seat != ask.seat or not is_roller(attack, ship, die):
        return keys[0]  # whoever spoils another's roll does
    if die is Die.ATTACK:
        return attack_modification(attack, ask, keys)
    return defense_modification(attack, keys)


def attack_modification(attack: Attack, ask: BaseAsk[object], keys: list[str]) -> str:
    """Reroll first, then change results by cards, then spend the focus token."""
    roll = attack.dice.attack_roll
    weak = weak_dice(attack, FOCUS_TOKEN in keys)
    cards = [(key, ask.find(key)) for key in keys if key.startswith("use:")]
    useful = [key for key, card in cards if isinstance(card, Usable) and helps(card, roll, weak)]
    if LOCK in keys and weak:
        useful.append(LOCK)
    if FOCUS_TOKEN in keys and any(result.face == dice.FOCUS for result in roll):
        useful.append(FOCUS_TOKEN)
    return [*useful, *[key for key in keys if key == DONE], *keys][0]


def helps(card: Usable, roll: list[Result], weak: list[int]) -> bool:
    """Whether an ability can only better the attacker's roll as it lies."""
    words = list(walk((card.ability.effect,)))
    if any(isinstance(word, CancelRoll) for word in words):
        return sum(result.face in (dice.HIT, dice.CRITICAL) for result in roll) < 2
    if any(isinstance(word, RerollDice | RerollPerFriend) for word in words):
        return bool(weak)
    return not any(isinstance(word, SpendDie) for word in words)


def weak_dice(attack: Attack, keeps_focus: bool) -> list[int]:
    """Return the attack dice worth rolling again: blanks, and focus results nobody changes."""
    weak = (dice.BLANK,) if keeps_focus else (dice.BLANK, dice.FOCUS)
    return [
        place
        for place, result in enumerate(attack.dice.attack_roll)
        if result.face in weak and not (result.rerolled or result.added or result.fixed)
    ]


def rerolled(g: Battle, attack: Attack, ask: BaseAsk[object]) -> str:
    """Choose the dice to roll again: blanks, and focus results that no token will change."""
    die = Die.DEFENSE if attack.dice.defense_roll else Die.ATTACK
    roller = attack.attacker if die is Die.ATTACK else attack.defender
    roll = roll_of(attack, die)
    faces = {key: roll[int(key)].face for key in list(ask.keys())}
    if g.ship(roller).seat != ask.seat:
        unwanted: tuple[str, ...] = (dice.CRITICAL, dice.HIT, dice.EVADE)
    elif may_spend_focus(g, roller, die):
        unwanted = (dice.BLANK,)
    else:
        unwanted = (dice.BLANK, dice.FOCUS)
    wanted = [key for face in unwanted for key in faces if faces[key] == face]
    answers = list(ask.answers())
    for count in range(len(wanted), -1, -1):
        chosen = SEPARATOR.join(sorted(wanted[:count], key=int)) or "none"
        if chosen in answers:
            return chosen
    return answers[0]


def weakest_die(attack: Attack, ask: BaseAsk[object]) -> str:
    """Choose the die of the last roll that is worth least as it lies."""
    roll = attack.dice.defense_roll or attack.dice.attack_roll
    return min(ask.keys(), key=lambda key: WEAKEST_FIRST.index(roll[int(key)].face))


def defense_modification(attack: Attack, keys: list[str]) -> str:
    """Spend what is needed to cancel what is there."""
    faces = [result.face for result in attack.dice.defense_roll]
    threat = [result.face for result in attack.dice.attack_roll]
    open_results = threat.count(dice.HIT) + threat.count(dice.CRITICAL) - faces.count(dice.EVADE)
    useful = [key for key in keys if key.startswith("use:")]
    if FOCUS_TOKEN in keys and dice.FOCUS in faces:
        useful.append(FOCUS_TOKEN)
    if EVADE_TOKEN in keys:
        useful.append(EVADE_TOKEN)
    wanted = useful if open_results > 0 else []
    return [*wanted, *[key for key in keys if key == DONE], *keys][0]
