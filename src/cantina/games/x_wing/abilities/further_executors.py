"""When the further conditions hold, how the further effects are done, and how both read."""

from __future__ import annotations

from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import dice, tokens
from cantina.games.x_wing.abilities import further_words as f
from cantina.games.x_wing.abilities.executors import attack_in, subject
from cantina.games.x_wing.abilities.printing import TOKENS, plain
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.vocabulary import Deed, Window
from cantina.games.x_wing.abilities.windows import happens
from cantina.games.x_wing.measuring import is_in_arc, is_within
from cantina.games.x_wing.modifying import is_forbidden
from cantina.games.x_wing.printed import upgrade_card
from cantina.games.x_wing.sides import enemies_of, other_friends, ships_in_play
from cantina.games.x_wing.state import NOBODY, Ship
from cantina.games.x_wing.target_locks import acquire_and_tell, locks_on, remove_lock
from cantina.games.x_wing.values import hull_value, pilot_skill

plain(f.DefenderInYourArc, "xw-when-defender-in-your-arc")
plain(f.DefenderHasDamage, "xw-when-defender-damaged")
plain(f.DefenderIsLocked, "xw-when-defender-locked")
plain(f.Obstructed, "xw-when-obstructed")
plain(f.AttackHit, "xw-when-attack-hit")
plain(f.LockOnDefender, "xw-when-lock-on-defender")
plain(f.OthersAroundDefender, "xw-who-others-around")
plain(f.YouLockIt, "xw-does-you-lock-it")
plain(f.StripLock, "xw-does-strip-lock")
plain(f.LoseShield, "xw-does-lose-shield")

SLOTS = {
    "cannon": "xw-slot-cannon",
    "torpedo": "xw-slot-torpedo",
    "missile": "xw-slot-missile",
    "turret": "xw-slot-turret",
}
SPENDING = {"focus": Deed.SPEND_FOCUS, "evade": Deed.SPEND_EVADE}
PHASES = {"activation": "xw-name-activation-phase", "combat": "xw-phase-combat"}


def defender(scene: Scene) -> Ship | None:
    """Return the defender of the attack in progress, if there is one."""
    attack = scene.g.attack
    return None if attack is None else scene.g.ship(attack.defender)


# --- conditions -----------------------------------------------------------------------------


@language.says(f.EnemyWithin)
def say_enemy_within(node: f.EnemyWithin) -> Text:
    """Print it."""
    return text("xw-when-enemy-within", range=node.farthest)


@language.holds(f.EnemyWithin)
def enemy_within(scene: Scene, node: f.EnemyWithin) -> bool:
    """Say whether an enemy is near."""
    you = scene.g.ship(scene.you)
    return any(is_within(you, enemy, node.farthest) for enemy in enemies_of(scene.g, you))


@language.says(f.NoFriendWithin)
def say_no_friend_within(node: f.NoFriendWithin) -> Text:
    """Print it."""
    return text("xw-when-no-friend-within", range=node.farthest)


@language.holds(f.NoFriendWithin)
def no_friend_within(scene: Scene, node: f.NoFriendWithin) -> bool:
    """You are alone."""
    you = scene.g.ship(scene.you)
    return not any(is_within(you, friend, node.farthest) for friend in other_friends(scene.g, you))


@language.holds(f.DefenderInYourArc)
def defender_in_your_arc(scene: Scene, _: f.DefenderInYourArc) -> bool:
    """Say whether the defender is in front of you and not too far."""
    target, you = defender(scene), scene.g.ship(scene.you)
    return target is not None and is_in_arc(you, target) and is_within(you, target, 3)


@language.says(f.DefenderSkillAtMost)
def say_defender_skill(node: f.DefenderSkillAtMost) -> Text:
    """Print it."""
    return text("xw-when-defender-skill", skill=node.skill)


@language.holds(f.DefenderSkillAtMost)
def defender_skill_at_most(scene: Scene, node: f.DefenderSkillAtMost) -> bool:
    """Say whether the defender is a poor pilot."""
    target = defender(scene)
    return target is not None and pilot_skill(scene.g, target) <= node.skill


@language.says(f.DefenderHullAtMost)
def say_defender_hull(node: f.DefenderHullAtMost) -> Text:
    """Print it."""
    return text("xw-when-defender-hull", hull=node.hull)


@language.holds(f.DefenderHullAtMost)
def defender_hull_at_most(scene: Scene, node: f.DefenderHullAtMost) -> bool:
    """Say whether the defender is a light ship."""
    target = defender(scene)
    return target is not None and hull_value(scene.g, target) <= node.hull


@language.holds(f.DefenderHasDamage)
def defender_has_damage(scene: Scene, _: f.DefenderHasDamage) -> bool:
    """Say whether the defender has a damage card."""
    target = defender(scene)
    return target is not None and bool(target.damage)


@language.holds(f.DefenderIsLocked)
def defender_is_locked(scene: Scene, _: f.DefenderIsLocked) -> bool:
    """Say whether the defender has a red lock token."""
    target = defender(scene)
    return target is not None and bool(locks_on(scene.g, target.ship_id))


@language.holds(f.Obstructed)
def obstructed(scene: Scene, _: f.Obstructed) -> bool:
    """Say whether an obstacle lies between."""
    return scene.g.attack is not None and scene.g.attack.obstructed


@language.holds(f.AttackHit)
def attack_hit(scene: Scene, _: f.AttackHit) -> bool:
    """XW-COMPARE-3: at least one result was left."""
    return scene.g.attack is not None and scene.g.attack.hit


@language.holds(f.LockOnDefender)
def lock_on_defender(scene: Scene, _: f.LockOnDefender) -> bool:
    """Say whether your lock can be spent in this attack."""
    attack = scene.g.attack
    if attack is None or attack.forbidden_lock:
        return False
    return scene.g.ship(scene.you).lock == attack.defender


@language.says(f.WithSlot)
def say_with_slot(node: f.WithSlot) -> Text:
    """Print it."""
    return text("xw-when-slot", slot=Text(SLOTS[node.slot]))


@language.holds(f.WithSlot)
def with_slot(scene: Scene, node: f.WithSlot) -> bool:
    """Say whether the weapon that fires belongs to this slot."""
    attack = scene.g.attack
    if attack is None or not attack.weapon:
        return False
    return upgrade_card(attack.weapon).slot.value == node.slot


@language.says(f.InPhase)
def say_in_phase(node: f.InPhase) -> Text:
    """Print it."""
    return text("xw-when-phase", phase=Text(PHASES[node.phase]))


@language.holds(f.InPhase)
def in_phase(scene: Scene, node: f.InPhase) -> bool:
    """Say whether it is this phase."""
    return scene.g.phase == node.phase


# --- effects --------------------------------------------------------------------------------


@language.targets(f.OthersAroundDefender)
def others_around_defender(scene: Scene, _: f.OthersAroundDefender) -> list[int]:
    """Every other ship near the defender, friend or foe."""
    target = scene.g.ship(attack_in(scene).defender)
    return [
        ship.ship_id
        for ship in ships_in_play(scene.g)
        if ship is not target and is_within(target, ship, 1)
    ]


@language.says(f.SpendToken)
def say_spend_token(node: f.SpendToken) -> Text:
    """Print it."""
    return text("xw-does-spend-token", token=Text(TOKENS[node.token]))


@language.can(f.SpendToken)
def can_spend_token(scene: Scene, node: f.SpendToken) -> bool:
    """Whether there is such a token and no card forbids spending it (XW-CARD-ABILITY-6)."""
    forbidden = (
        node.token in SPENDING
        and scene.g.attack is not None
        and is_forbidden(scene.g, scene.ship, SPENDING[node.token])
    )
    return tokens.held(subject(scene), node.token) > 0 and not forbidden


@language.does(f.SpendToken)
async def spend_token(scene: Scene, node: f.SpendToken) -> Outcome:
    """Spend a token for a card."""
    if not tokens.lose(subject(scene), node.token):
        return NOTHING
    if node.token == tokens.FOCUS:
        await happens(scene.g, Window.FOCUS_SPENT, scene.ship)
    return DONE


@language.does(f.YouLockIt)
async def you_lock_it(scene: Scene, _: f.YouLockIt) -> Outcome:
    """Acquire a lock on that very ship."""
    await acquire_and_tell(scene.g, scene.you, scene.ship)
    return DONE


@language.says(f.StripToken)
def say_strip_token(node: f.StripToken) -> Text:
    """Print it."""
    return text("xw-does-strip-token", token=Text(TOKENS[node.token]))


@language.can(f.StripToken)
def can_strip_token(scene: Scene, node: f.StripToken) -> bool:
    """Whether the defender has such a token."""
    target = defender(scene)
    return target is not None and tokens.held(target, node.token) > 0


@language.does(f.StripToken)
async def strip_token(scene: Scene, node: f.StripToken) -> Outcome:
    """Take a token away from the defender."""
    return Outcome(tokens.lose(scene.g.ship(attack_in(scene).defender), node.token))


@language.can(f.StripLock)
def can_strip_lock(scene: Scene, _: f.StripLock) -> bool:
    """Whether the defender holds a lock."""
    target = defender(scene)
    return target is not None and target.lock != NOBODY


@language.does(f.StripLock)
async def strip_lock(scene: Scene, _: f.StripLock) -> Outcome:
    """Take the defender's lock away; both tokens go."""
    remove_lock(scene.g.ship(attack_in(scene).defender))
    return DONE


@language.says(f.MoreAttackDice)
def say_more_attack_dice(node: f.MoreAttackDice) -> Text:
    """Print it."""
    return text("xw-does-more-attack-dice", count=node.count)


@language.does(f.MoreAttackDice)
async def more_attack_dice(scene: Scene, node: f.MoreAttackDice) -> Outcome:
    """XW-ATTACK-ROLL-3: the attacker will roll more dice."""
    attack_in(scene).more_dice += node.count
    return DONE


@language.says(f.SkillBecomes)
def say_skill_becomes(node: f.SkillBecomes) -> Text:
    """Print it."""
    return text("xw-does-skill-becomes", skill=node.skill)


@language.does(f.SkillBecomes)
async def skill_becomes(scene: Scene, node: f.SkillBecomes) -> Outcome:
    """Set a pilot skill for the rest of the phase."""
    subject(scene).skill_this_phase = node.skill
    return DONE


@language.does(f.LoseShield)
async def lose_shield(scene: Scene, _: f.LoseShield) -> Outcome:
    """Take a shield token away."""
    ship = subject(scene)
    if not ship.shields:
        return NOTHING
    ship.shields -= 1
    return DONE


@language.says(f.CancelEvades)
def say_cancel_evades(node: f.CancelEvades) -> Text:
    """Print it."""
    return text("xw-does-cancel-evades", count=node.most)


@language.can(f.CancelEvades)
def can_cancel_evades(scene: Scene, _: f.CancelEvades) -> bool:
    """Whether the defender shows an evade."""
    attack = scene.g.attack
    return attack is not None and dice.count(attack.defense_roll, dice.EVADE) > 0


@language.does(f.CancelEvades)
async def cancel_evades(scene: Scene, node: f.CancelEvades) -> Outcome:
    """XW-COMPARE-5: cancelled evades no longer count."""
    roll = attack_in(scene).defense_roll
    places = [place for place, result in enumerate(roll) if result.face == dice.EVADE]
    for place in reversed(places[: node.most]):
        del roll[place]
    return Outcome(bool(places), len(places[: node.most]))
