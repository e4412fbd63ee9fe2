"""The exact odds of an attack before it is declared, read off the position.

A plain attack, in which only dice and tokens have a say, is counted at once; any other is walked
through in the rules' own steps, so that whatever a weapon or a card does is in the odds.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cantina.core.hurry import need_time
from cantina.games.x_wing.attack_tree import walked_odds
from cantina.games.x_wing.attack_voices import FIRST_STEP, is_silent
from cantina.games.x_wing.cards.flow import Do
from cantina.games.x_wing.cards.modifying import ChangeResults
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import abilities_at
from cantina.games.x_wing.cards.windows import watches
from cantina.games.x_wing.cards.words import Effect
from cantina.games.x_wing.odds import AttackPlay, DefensePlay, Odds, attack_odds
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.attack_dice import attack_dice_count, defense_dice_count
from cantina.games.x_wing.rules.firing import field_of, range_of
from cantina.games.x_wing.rules.measuring import is_obstructed, shot_at
from cantina.games.x_wing.rules.modifying import is_pinned
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import Attack, Battle
from cantina.games.x_wing.terms import Window

MOST_KEPT = 256
_kept: dict[bytes, Odds] = {}


def odds_of(g: Battle, attacker: int, weapon: str, defender: int) -> Odds:
    """Return the odds of an attack that is only thought of; the state stays as it is."""
    ship, target = g.ship(attacker), g.ship(defender)
    field = field_of(g, ship, weapon)
    before = g.attack
    g.attack = Attack(
        attacker,
        defender,
        weapon,
        range_of(g, ship, weapon, shot_at(ship, target, field).range or 3),
        is_obstructed(g, ship, target, field),
    )
    try:
        return plain_odds(g) if is_plain(g) else kept_odds(g, defender)
    finally:
        g.attack = before


def is_plain(g: Battle) -> bool:
    """Whether nothing but dice and the tokens of both ships has a say in the attack."""
    attack = g.attack
    assert attack is not None
    if attack.weapon or any(
        tokens.held(g.ship(attack.defender), token)
        for token in (tokens.REINFORCE_FORE, tokens.REINFORCE_AFT)
    ):
        return False
    return is_silent(g, FIRST_STEP) and not is_pinned(g)


def plain_odds(g: Battle) -> Odds:
    """Count an attack in which only dice and tokens matter."""
    attack = g.attack
    assert attack is not None
    ship, target = g.ship(attack.attacker), g.ship(attack.defender)
    return attack_odds(
        attack_dice_count(g),
        defense_dice_count(g),
        AttackPlay(
            focus=tokens.held(ship, tokens.FOCUS) > 0, lock=ship.locks_on(attack.defender) > 0
        ),
        DefensePlay(
            focus=tokens.held(target, tokens.FOCUS) > 0, evades=tokens.held(target, tokens.EVADE)
        ),
    )


def kept_odds(g: Battle, defender: int) -> Odds:
    """Walk through an attack, or remember what came of it the last time."""
    options = g.options.rules, g.phase, g.turn
    deck = g.deck_for(g.ship(defender).side)
    cards = deck.left, deck.pools[-1]
    name = msgspec.msgpack.encode((g.attack, g.ships, g.obstacles, cards, options))
    found = _kept.get(name)
    if found is None:
        need_time()
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[name] = walked_odds(g.copy(), defender)
    return found


def defense_play(g: Battle) -> DefensePlay:
    """Read off what the defender can do with its dice."""
    attack = g.attack
    assert attack is not None
    ship = g.ship(attack.defender)
    if is_pinned(g):
        return DefensePlay()
    changes = [
        effect.most
        for effect in effects_for(g, attack.defender, Window.MODIFY_DEFENSE_DICE)
        if isinstance(effect, ChangeResults) and (effect.face, effect.into) == ("focus", "evade")
    ]
    return DefensePlay(
        focus=tokens.held(ship, tokens.FOCUS) > 0,
        evades=tokens.held(ship, tokens.EVADE),
        focus_to_evade=sum(changes),
    )


def effects_for(g: Battle, ship_id: int, window: Window) -> Iterator[Effect]:
    """Yield the single effects that a ship's player may use on a roll."""
    subject = g.ship(ship_id)
    for ship in ships_in_play(g, subject.side):
        for source, _, ability in abilities_at(g, ship, window):
            scene = Scene(g, ship.ship_id, ship_id, source)
            fits = ability.when is None or ability.when.holds(scene)
            if fits and watches(ship, subject, ability):
                effect = ability.effect
                yield from effect.effects if isinstance(effect, Do) else (effect,)
