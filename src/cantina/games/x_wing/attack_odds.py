"""The exact odds of an attack before it is declared, read off the position."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cantina.games.x_wing.cards.flow import Do
from cantina.games.x_wing.cards.modifying import ChangeResults, RerollDice
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import abilities_at
from cantina.games.x_wing.cards.windows import watches
from cantina.games.x_wing.cards.words import Effect
from cantina.games.x_wing.library import weapon_of
from cantina.games.x_wing.odds import AttackPlay, DefensePlay, Odds, attack_odds
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.attack_dice import attack_dice_count, defense_dice_count
from cantina.games.x_wing.rules.firing import field_of, range_of
from cantina.games.x_wing.rules.measuring import is_obstructed, shot_at
from cantina.games.x_wing.rules.modifying import can_reroll, is_forbidden, is_pinned
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import Attack, Battle
from cantina.games.x_wing.terms import Deed, Die, Requirement, Window

ATTACK_CHANGES = {
    ("focus", "critical"): "focus_to_critical",
    ("blank", "hit"): "blank_to_hit",
    ("hit", "critical"): "hit_to_critical",
}


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
        return attack_odds(
            attack_dice_count(g), defense_dice_count(g), attack_play(g), defense_play(g)
        )
    finally:
        g.attack = before


def attack_play(g: Battle) -> AttackPlay:
    """Read off what the attacker can do with its dice."""
    attack = g.attack
    assert attack is not None
    ship = g.ship(attack.attacker)
    card = weapon_of(attack.weapon) if attack.weapon else None
    spends_lock = card is not None and card.requirement is Requirement.TARGET_LOCK
    may_reroll = can_reroll(g, Die.ATTACK)
    play = AttackPlay(
        focus=tokens.held(ship, tokens.FOCUS) > 0
        and not is_forbidden(g, ship.ship_id, Deed.SPEND_FOCUS),
        lock=ship.locks_on(attack.defender) > spends_lock and may_reroll,
    )
    for effect in effects_for(g, attack.attacker, Window.MODIFY_ATTACK_DICE):
        if isinstance(effect, RerollDice) and may_reroll:
            play = with_reroll(play, effect)
        elif isinstance(effect, ChangeResults):
            play = with_change(play, effect)
    return play


def with_reroll(play: AttackPlay, effect: RerollDice) -> AttackPlay:
    """Add a reroll."""
    if effect.faces == ("blank",):
        return msgspec.structs.replace(play, reroll_blanks=True)
    if not effect.most:
        return msgspec.structs.replace(play, lock=True)
    return msgspec.structs.replace(play, rerolls=play.rerolls + effect.most)


def with_change(play: AttackPlay, effect: ChangeResults) -> AttackPlay:
    """Add a change of results."""
    if (effect.face, effect.into, effect.most) == ("focus", "hit", 0):
        return msgspec.structs.replace(play, focus=True)
    field = ATTACK_CHANGES.get((effect.face, effect.into))
    if effect.die != "attack" or field is None:
        return play
    return msgspec.structs.replace(play, **{field: getattr(play, field) + effect.most})


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
