"""What the tokens at hand would make of the dice on the table, with exact chances.

Only tokens are planned with; cards come on top. The defender is taken to spend its own well.
"""

from __future__ import annotations

import msgspec

from cantina.games.x_wing.attack_odds import defense_play
from cantina.games.x_wing.attack_rest import chance_to_destroy, counted
from cantina.games.x_wing.odds import AttackPlay, Counts, Odds, defended_odds, rolled_odds
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.attack_dice import defense_dice_count
from cantina.games.x_wing.rules.dice import ATTACK
from cantina.games.x_wing.rules.modifying import (
    DONE,
    EVADE_TOKEN,
    FOCUS_TOKEN,
    LOCK,
    Choice,
    may_spend_evade,
    may_spend_focus,
    may_spend_lock,
)
from cantina.games.x_wing.state import Attack, Battle, Result


class PlanView(msgspec.Struct, frozen=True):
    """A way to spend tokens on the roll that lies, and what comes of it."""

    spends: list[str]
    """The tokens in the order in which they are spent; empty to keep the dice."""
    hits: float
    """The chance that at least one result stays uncancelled."""
    damage: list[float]
    """The chance of each number of uncancelled results, from none up."""
    destroys: float


def plans(g: Battle) -> list[PlanView]:
    """List the plans of whoever modifies the own roll now, the richest first."""
    attack = g.attack
    if (
        attack is None
        or not attack.dice.attack_roll
        or attack.results.hits + attack.results.criticals > 0
    ):
        return []
    found = defense_plans(g, attack) if attack.dice.defense_roll else attack_plans(g, attack)
    return [shown(g, attack, spends, odds) for spends, odds in found]


def attack_plans(g: Battle, attack: Attack) -> list[tuple[list[str], Odds]]:
    """Combine target lock and focus token; the lock comes first, as its reroll may show focuses."""
    wanted = [LOCK] if may_spend_lock(g, attack.attacker, ATTACK) else []
    if may_spend_focus(g, attack.attacker, ATTACK):
        wanted.append(FOCUS_TOKEN)
    return [(spends, odds_after(g, attack, spends)) for spends in subsets(wanted)]


def defense_plans(g: Battle, attack: Attack) -> list[tuple[list[str], Odds]]:
    """Combine the defender's focus token with each number of its evade tokens."""
    faces = [result.face for result in attack.dice.defense_roll]
    hits = sum(result.face == dice.HIT for result in attack.dice.attack_roll)
    criticals = sum(result.face == dice.CRITICAL for result in attack.dice.attack_roll)
    tokens_held = tokens.held(g.ship(attack.defender), EVADE_TOKEN)
    evades = tokens_held if may_spend_evade(g, attack.defender, dice.DEFENSE) else 0
    focus = may_spend_focus(g, attack.defender, dice.DEFENSE) and dice.FOCUS in faces
    found = []
    for spends in subsets([FOCUS_TOKEN] * focus + [EVADE_TOKEN] * evades):
        stopped = faces.count(dice.EVADE) + spends.count(EVADE_TOKEN)
        stopped += faces.count(dice.FOCUS) if FOCUS_TOKEN in spends else 0
        found.append((spends, defended_odds(hits, criticals, stopped)))
    return found


def subsets(wanted: list[str]) -> list[list[str]]:
    """List the ways to spend some of these tokens, all of them first; equal ways once."""
    ways: list[list[str]] = [[]]
    for token in reversed(wanted):
        ways += [[token, *way] for way in ways]
    distinct = list({tuple(way): way for way in ways}.values())
    return sorted(distinct, key=len, reverse=True)


def odds_after(g: Battle, attack: Attack, spends: list[str]) -> Odds:
    """Give the odds of the roll that lies if these tokens are spent on it."""
    play = AttackPlay(focus=FOCUS_TOKEN in spends, lock=LOCK in spends)
    free, fixed = halves(attack.dice.attack_roll)
    return rolled_odds(free, fixed, defense_dice_count(g), play, defense_play(g))


def halves(roll: list[Result]) -> tuple[Counts, Counts]:
    """Count the results that may be rerolled and those that may not (XW-MODIFY-7)."""
    free = [each.face for each in roll if not each.rerolled and not each.added]
    fixed = [each.face for each in roll if each.rerolled or each.added]
    return counted(free), counted(fixed)


def shown(g: Battle, attack: Attack, spends: list[str], odds: Odds) -> PlanView:
    """Show a plan with its chances."""
    target = g.ship(attack.defender)
    return PlanView(
        spends=spends,
        hits=round(odds.p_hit, 4),
        damage=[round(p, 4) for p in odds.p],
        destroys=round(chance_to_destroy(g, odds, target), 4),
    )


def chance_to_hit(g: Battle, choice: Choice) -> float | None:
    """Return the chance to hit if the attacker goes on like this and then plays well."""
    attack = g.attack
    if attack is None or choice not in (DONE, LOCK, FOCUS_TOKEN):
        return None
    if choice == DONE:
        return odds_after(g, attack, []).p_hit
    possible = [odds for spends, odds in attack_plans(g, attack) if spends[:1] == [choice]]
    if choice == FOCUS_TOKEN and may_spend_lock(g, attack.attacker, ATTACK):
        possible.append(odds_of_late_lock(g, attack))
    return max(possible, key=lambda odds: odds.expected_damage).p_hit


def odds_of_late_lock(g: Battle, attack: Attack) -> Odds:
    """Give the odds if the focus token is spent first and the lock rerolls what is left."""
    free, fixed = (focused(counts) for counts in halves(attack.dice.attack_roll))
    lock = AttackPlay(lock=True)
    return rolled_odds(free, fixed, defense_dice_count(g), lock, defense_play(g))


def focused(counts: Counts) -> Counts:
    """Turn focus results into hits (XW-FOCUS-2)."""
    hits, criticals, focuses, blanks = counts
    return hits + focuses, criticals, 0, blanks
