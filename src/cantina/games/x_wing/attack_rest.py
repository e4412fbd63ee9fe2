"""The rest of an attack, counted from whichever step on only dice and tokens have a say."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.games.x_wing.attack_voices import FIRST_STEP, is_silent
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.standing.damage import RisesOnce
from cantina.games.x_wing.names import is_craft
from cantina.games.x_wing.odds import (
    AttackPlay,
    Counts,
    DefensePlay,
    Odds,
    attack_odds,
    deck_left,
    defended_odds,
    rolled_odds,
)
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.attack_dice import attack_dice_count, defense_dice_count
from cantina.games.x_wing.rules.damage import damage_on
from cantina.games.x_wing.rules.dice import ATTACK, DEFENSE
from cantina.games.x_wing.rules.modifying import (
    EVADE_TOKEN,
    attack_of,
    is_pinned,
    may_spend_evade,
    may_spend_focus,
    may_spend_lock,
    spendable,
)
from cantina.games.x_wing.rules.values import hull_value
from cantina.games.x_wing.state import NOBODY, Attack, Battle, Result, Ship

HARMLESS = ("damaged-cockpit", "damaged-engine", "console-fire")
"""Cards that do nothing in the attack that deals them; what others do is counted by the odds."""
FACES = (dice.HIT, dice.CRITICAL, dice.FOCUS, dice.BLANK)
NO_DICE: Counts = (0, 0, 0, 0)
MODIFYING = ("modify-attack-dice", "modify-defense-dice")
UNSETTLED = (FIRST_STEP, MODIFYING[0])
"""The steps after which attack dice may show more criticals than now."""


def rest_of(g: Battle, step: str) -> Odds | None:
    """Return what comes of an attack from a step on, if it can be counted."""
    attack = attack_of(g)
    defender = g.ship(attack.defender)
    if not (is_usual(g, attack, defender) and has_calm_deck(g, step) and is_silent(g, step)):
        return None
    if step in MODIFYING and any(is_touched(result) for result in lying(attack, step)):
        return None
    hits, criticals, _, _ = shown = counted([result.face for result in attack.dice.attack_roll])
    if step == "deal-damage":
        return defended_odds(attack.results.hits, attack.results.criticals, 0)
    evades = dice.count(attack.dice.defense_roll, dice.EVADE)
    if step == "compare-results":
        return defended_odds(hits, criticals, evades)
    defense = tokens_to_defend(g)
    if step == MODIFYING[1]:
        focuses = dice.count(attack.dice.defense_roll, dice.FOCUS) if defense.focus else 0
        return defended_odds(hits, criticals, evades + focuses + defense.evades)
    rolled = defense_dice_count(g)
    if step == "roll-defense-dice":
        return rolled_odds((hits, criticals, 0, 0), NO_DICE, rolled, AttackPlay(), defense)
    play = AttackPlay(
        focus=may_spend_focus(g, attack.attacker, ATTACK),
        lock=may_spend_lock(g, attack.attacker, ATTACK),
    )
    if step == FIRST_STEP:
        return attack_odds(attack_dice_count(g), rolled, play, defense)
    return rolled_odds(shown, NO_DICE, rolled, play, defense)


def is_usual(g: Battle, attack: Attack, defender: Ship) -> bool:
    """Whether nothing that lies on the table makes an attack another than dice and tokens do."""
    results, made = attack.results, attack.dice
    return not (
        made.frozen
        or made.named
        or made.guess != NOBODY
        or results.sure_hits
        or results.criticals_first
        or results.cancelled
        or attack.follow_up.repeats
        or tokens.held(defender, tokens.REINFORCE_FORE)
        or tokens.held(defender, tokens.REINFORCE_AFT)
        or defender.cards.card_in_wait
        or is_craft(defender)
        or has_gift(g, defender, RisesOnce)
        or is_pinned(g)
    )


def lying(attack: Attack, step: str) -> list[Result]:
    """Return the dice that are modified in a step."""
    return attack.dice.attack_roll if step == MODIFYING[0] else attack.dice.defense_roll


def is_touched(result: Result) -> bool:
    """Whether a result is not simply what a die shows."""
    return result.rerolled or result.added or result.fixed


def has_calm_deck(g: Battle, step: str) -> bool:
    """Whether a card that does nothing now can be dealt for every critical there may be."""
    attack = attack_of(g)
    deck = g.deck_for(g.ship(attack.defender).side)
    roll = attack.dice.attack_roll
    dealt = len(roll) if roll else attack_dice_count(g)
    criticals = dealt if step in UNSETTLED else dice.count(roll, dice.CRITICAL)
    if dealt > deck.left:
        return False
    return not criticals or sum([kind in HARMLESS for kind in deck.pools[-1]]) >= criticals


def counted(faces: list[str]) -> Counts:
    """Count the faces of attack dice as the odds know them."""
    hits, criticals, focuses, blanks = (faces.count(face) for face in FACES)
    return hits, criticals, focuses, blanks


def tokens_to_defend(g: Battle) -> DefensePlay:
    """Read off what the defender can do with its dice by its tokens alone."""
    defender = attack_of(g).defender
    evades = spendable(g, defender, EVADE_TOKEN) if may_spend_evade(g, defender, DEFENSE) else 0
    return DefensePlay(focus=may_spend_focus(g, defender, DEFENSE), evades=evades)


def damage_dealt(odds: Odds, shields: int) -> Iterator[tuple[int, int, float]]:
    """Go through what the results do: a critical that a shield takes is damage like any other."""
    for hits, criticals, chance in odds.chances:
        stopped = min(criticals, max(0, shields - hits))
        yield hits + stopped, criticals - stopped, chance


def chance_to_destroy(g: Battle, odds: Odds, target: Ship) -> float:
    """Return the chance that an attack with these odds destroys a ship as it is now."""
    if odds.destroyed is not None:
        return odds.destroyed
    deck = g.deck_for(target.side)
    unseen = deck.pools[-1] if deck.left else deck.discard
    hull = max(1, hull_value(g, target) - damage_on(target))
    return odds.p_destroyed(hull, target.shields, deck_left(unseen))
