"""When the conditions of later pilots hold, and how all their words read."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.abilities import pilot_words as p
from cantina.games.x_wing.abilities.printing import (
    BEARINGS,
    DEEDS,
    DICE,
    TOKENS,
    WHOSE,
    plain,
    ranges,
)
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.content.cards import Slot
from cantina.games.x_wing.equipping import slot_name
from cantina.games.x_wing.geometry import Arc
from cantina.games.x_wing.measuring import is_in_arc, is_within, pose_of, side_of
from cantina.games.x_wing.names import face_name, faces_text
from cantina.games.x_wing.sides import enemies_of
from cantina.games.x_wing.state import NOBODY, Ship

holds, says, targets = language.holds, language.says, language.targets

plain(p.ItAttacks, "xw-when-it-attacks")
plain(p.FriendIsDefender, "xw-when-friend-is-defender")
plain(p.DefenderInRearArc, "xw-when-defender-in-rear-arc")
plain(p.Touching, "xw-when-touching")
plain(p.LockedIsDamaged, "xw-when-locked-is-damaged")
plain(p.ItOverlapped, "xw-when-it-overlapped")
plain(p.YourLocked, "xw-who-your-locked")
plain(p.LockedCannotModify, "xw-gives-locked-cannot-modify")
plain(p.BoostsTurning, "xw-gives-boosts-turning")
plain(p.CountsAsRangeOne, "xw-gives-counts-as-range-one")
plain(p.SpeedForAgility, "xw-gives-speed-for-agility")
plain(p.SureCritical, "xw-gives-sure-critical")
plain(p.AlwaysHits, "xw-gives-always-hits")
plain(p.TargetsTouched, "xw-gives-targets-touched")
plain(p.StretchesRange, "xw-gives-stretches-range")
plain(p.LivesOn, "xw-gives-lives-on")
plain(p.SpendShield, "xw-does-spend-shield")
plain(p.SpendReinforce, "xw-does-spend-reinforce")
plain(p.FewerAttackDice, "xw-does-fewer-attack-dice")
plain(p.MoreDefenseDice, "xw-does-more-defense-dice")
plain(p.CriticalsFirst, "xw-does-criticals-first")
plain(p.MatchTokens, "xw-does-match-tokens")
plain(p.DisableWeapons, "xw-does-disable-weapons")
plain(p.RestoreOrdnance, "xw-does-restore-ordnance")
plain(p.FlipDealt, "xw-does-flip-dealt")
plain(p.AttackNow, "xw-does-attack-now")


def defender(scene: Scene) -> Ship | None:
    """Return the defender of the attack in progress, if there is one."""
    attack = scene.g.attack
    return None if attack is None else scene.g.ship(attack.defender)


@holds(p.ItAttacks)
def _(scene: Scene, _node: p.ItAttacks) -> bool:
    return scene.g.attack is not None and scene.g.attack.attacker == scene.ship


@holds(p.FriendIsDefender)
def _(scene: Scene, _node: p.FriendIsDefender) -> bool:
    ship, you = defender(scene), scene.g.ship(scene.you)
    return ship is not None and ship is not you and ship.side == you.side


@holds(p.DefenderInRearArc)
def _(scene: Scene, _node: p.DefenderInRearArc) -> bool:
    target, you = defender(scene), scene.g.ship(scene.you)
    return target is not None and geometry.is_in_arc(
        pose_of(you), pose_of(target), side_of(you), side_of(target), (Arc.REAR,)
    )


@says(p.EnemyInArc)
def _(node: p.EnemyInArc) -> Text:
    return text("xw-when-enemy-in-arc", range=ranges(1, node.farthest))


@holds(p.EnemyInArc)
def _(scene: Scene, node: p.EnemyInArc) -> bool:
    you = scene.g.ship(scene.you)
    return any(
        is_in_arc(you, enemy) and is_within(you, enemy, node.farthest)
        for enemy in enemies_of(scene.g, you)
    )


@holds(p.Touching)
def _(scene: Scene, _node: p.Touching) -> bool:
    return bool(scene.g.ship(scene.you).touching)


@says(p.DamageAtMost)
def _(node: p.DamageAtMost) -> Text:
    return text("xw-when-damage-at-most", cards=node.cards)


@holds(p.DamageAtMost)
def _(scene: Scene, node: p.DamageAtMost) -> bool:
    return len(scene.g.ship(scene.you).damage) <= node.cards


@says(p.RollShows)
def _(node: p.RollShows) -> Text:
    return text("xw-when-roll-shows", face=face_name(node.face))


@holds(p.RollShows)
def _(scene: Scene, node: p.RollShows) -> bool:
    attack = scene.g.attack
    return attack is not None and any(r.face == node.face for r in attack.attack_roll)


@says(p.DefenseDiceRolled)
def _(node: p.DefenseDiceRolled) -> Text:
    return text("xw-when-defense-dice-rolled", dice=node.dice)


@holds(p.DefenseDiceRolled)
def _(scene: Scene, node: p.DefenseDiceRolled) -> bool:
    return scene.g.attack is not None and scene.g.attack.defense_dice == node.dice


@holds(p.LockedIsDamaged)
def _(scene: Scene, _node: p.LockedIsDamaged) -> bool:
    you = scene.g.ship(scene.you)
    if you.lock == NOBODY:
        return False
    return any(not card.face_up for card in scene.g.ship(you.lock).damage)


@holds(p.ItOverlapped)
def _(scene: Scene, _node: p.ItOverlapped) -> bool:
    return scene.g.ship(scene.ship).overlapped


@targets(p.YourLocked)
def _(scene: Scene, _node: p.YourLocked) -> list[int]:
    lock = scene.g.ship(scene.you).lock
    return [] if lock == NOBODY else [lock]


@says(p.DeniesRangeBonus)
def _(node: p.DeniesRangeBonus) -> Text:
    return text("xw-gives-denies-range-bonus", range=ranges(1, node.farthest))


@says(p.Denies)
def _(node: p.Denies) -> Text:
    deed = Text(DEEDS[node.deed])
    return text("xw-gives-denies", range=ranges(1, node.farthest), deed=deed)


@says(p.FiresAllRound)
def _(node: p.FiresAllRound) -> Text:
    return text("xw-gives-fires-all-round", slot=slot_name(Slot(node.slot)))


@says(p.TakeToken)
def _(node: p.TakeToken) -> Text:
    whose, near = Text(WHOSE[node.whose]), ranges(1, node.farthest)
    return text("xw-does-take-token", whose=whose, range=near)


@says(p.GiveToken)
def _(node: p.GiveToken) -> Text:
    return text("xw-does-give-token", token=Text(TOKENS[node.token]))


@says(p.RemoveAll)
def _(node: p.RemoveAll) -> Text:
    return text("xw-does-remove-all", token=Text(TOKENS[node.token]))


@says(p.AllBecome)
def _(node: p.AllBecome) -> Text:
    return text("xw-does-all-become", face=face_name(node.face))


@says(p.CancelDefense)
def _(node: p.CancelDefense) -> Text:
    return text("xw-does-cancel-defense", faces=faces_text(list(node.faces)))


@says(p.RerollPerFriend)
def _(node: p.RerollPerFriend) -> Text:
    die, near = Text(DICE[node.die]), ranges(1, node.farthest)
    return text("xw-does-reroll-per-friend", die=die, range=near)


@says(p.AddMatching)
def _(node: p.AddMatching) -> Text:
    return text("xw-does-add-matching", die=Text(DICE[node.die]))


@says(p.TreatAs)
def _(node: p.TreatAs) -> Text:
    if node.bearing:
        shown, flown = Text(BEARINGS[node.only]), Text(BEARINGS[node.bearing])
        return text("xw-does-treat-as-bearing", shown=shown, flown=flown)
    if node.speeds:
        speeds = [text("effect-number", number=speed) for speed in node.speeds]
        return text("xw-does-treat-as-speeds", shown=Text(BEARINGS[node.only]), speeds=speeds)
    return text("xw-does-treat-as-faster")
