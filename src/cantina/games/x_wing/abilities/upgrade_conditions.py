"""When the conditions of later upgrade cards hold, which ships they mean, and how they read."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing import tokens
from cantina.games.x_wing.abilities import upgrade_words as w
from cantina.games.x_wing.abilities.executors import attack_in, is_near, ships_of
from cantina.games.x_wing.abilities.further_executors import defender
from cantina.games.x_wing.abilities.printing import ACTIONS, COLOURS, TOKENS, WHOSE, plain
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.vocabulary import Whose
from cantina.games.x_wing.content import PILOTS
from cantina.games.x_wing.content.cards import Slot
from cantina.games.x_wing.equipping import slot_name
from cantina.games.x_wing.maneuvers import colour_of
from cantina.games.x_wing.measuring import is_in_arc, is_within
from cantina.games.x_wing.names import SHUTTLE
from cantina.games.x_wing.printed import upgrade_card
from cantina.games.x_wing.sides import enemies_of, other_friends, ships_in_play
from cantina.games.x_wing.state import Ship
from cantina.games.x_wing.target_locks import locks_on
from cantina.games.x_wing.values import (
    agility_value,
    pilot_skill,
    primary_weapon_value,
    shield_value,
)

holds, says = language.holds, language.says

plain(w.WasStressed, "xw-when-was-stressed")
plain(w.OverlappedEnemy, "xw-when-overlapped-enemy")
plain(w.Touched, "xw-when-touched")
plain(w.NoShields, "xw-when-no-shields")
plain(w.ShieldsMissing, "xw-when-shields-missing")
plain(w.Damaged, "xw-when-damaged")
plain(w.DefenderIsUnique, "xw-when-defender-unique")
plain(w.AttackerInYourArc, "xw-when-attacker-in-your-arc")
plain(w.InItsArc, "xw-when-in-its-arc")
plain(w.HardToHit, "xw-when-hard-to-hit")
plain(w.LockOnAttacker, "xw-when-lock-on-attacker")
plain(w.NoEnemyInArc, "xw-when-no-enemy-in-arc")
plain(w.OnlyDefenderInArc, "xw-when-only-defender-in-arc")
plain(w.LastFriend, "xw-when-last-friend")
plain(w.FaceUpDealt, "xw-when-face-up-dealt")
plain(w.FollowsUp, "xw-when-follows-up")
plain(w.FewerDefenseDice, "xw-when-fewer-defense-dice")
plain(w.LockedOnce, "xw-when-locked-once")
plain(w.FirstRound, "xw-when-first-round")
plain(w.AgainstMarked, "xw-when-against-marked")
plain(w.SlowNearDefender, "xw-who-slow-near-defender")


def you_in(scene: Scene) -> Ship:
    """Return the ship the card belongs to."""
    return scene.g.ship(scene.you)


def attacker(scene: Scene) -> Ship | None:
    """Return the attacker of the attack in progress, if there is one."""
    attack = scene.g.attack
    return None if attack is None else scene.g.ship(attack.attacker)


# --- actions and maneuvers ------------------------------------------------------------------


@says(w.Performed)
def _(node: w.Performed) -> Text:
    return text("xw-when-performed", actions=[Text(ACTIONS[action]) for action in node.actions])


@holds(w.Performed)
def _(scene: Scene, node: w.Performed) -> bool:
    actions = scene.g.ship(scene.ship).actions
    return bool(actions) and actions[-1] in node.actions


@holds(w.WasStressed)
def _(scene: Scene, _node: w.WasStressed) -> bool:
    return scene.g.ship(scene.ship).strained


@says(w.Revealed)
def _(node: w.Revealed) -> Text:
    return text("xw-when-executed", colour=Text(COLOURS[node.colour]))


@holds(w.Revealed)
def _(scene: Scene, node: w.Revealed) -> bool:
    ship = scene.g.ship(scene.ship)
    return bool(ship.dial) and colour_of(scene.g, ship, ship.dial) == node.colour


@says(w.ExecutedSpeed)
def _(node: w.ExecutedSpeed) -> Text:
    speeds = [text("effect-number", number=speed) for speed in node.speeds]
    return text("xw-when-executed-speed", speeds=speeds)


@holds(w.ExecutedSpeed)
def _(scene: Scene, node: w.ExecutedSpeed) -> bool:
    return scene.g.ship(scene.ship).speed in node.speeds


@holds(w.OverlappedEnemy)
def _(scene: Scene, _node: w.OverlappedEnemy) -> bool:
    ship = scene.g.ship(scene.ship)
    touched = [scene.g.ship(other) for other in ship.touching]
    return ship.overlapped and any(other.side != ship.side for other in touched)


@holds(w.Touched)
def _(scene: Scene, _node: w.Touched) -> bool:
    return scene.g.ship(scene.ship).overlapped


@says(w.PerformedSlot)
def _(node: w.PerformedSlot) -> Text:
    return text("xw-when-performed-slot", slots=[slot_name(Slot(slot)) for slot in node.slots])


@holds(w.PerformedSlot)
def _(scene: Scene, node: w.PerformedSlot) -> bool:
    actions = scene.g.ship(scene.ship).actions
    kind, _, card = actions[-1].partition(":") if actions else ("", "", "")
    return kind == "upgrade" and upgrade_card(card).slot.value in node.slots


# --- values and tokens ----------------------------------------------------------------------


@holds(w.NoShields)
def _(scene: Scene, _node: w.NoShields) -> bool:
    return not you_in(scene).shields


@holds(w.ShieldsMissing)
def _(scene: Scene, _node: w.ShieldsMissing) -> bool:
    return you_in(scene).shields < shield_value(scene.g, you_in(scene))


@holds(w.Damaged)
def _(scene: Scene, _node: w.Damaged) -> bool:
    return bool(you_in(scene).damage)


@says(w.ItHasToken)
def _(node: w.ItHasToken) -> Text:
    return text("xw-when-it-has-token", token=Text(TOKENS[node.token]))


@holds(w.ItHasToken)
def _(scene: Scene, node: w.ItHasToken) -> bool:
    return tokens.held(scene.g.ship(scene.ship), node.token) > 0


@says(w.TokensAtMost)
def _(node: w.TokensAtMost) -> Text:
    return text("xw-when-tokens-at-most", token=Text(TOKENS[node.token]), count=node.count)


@holds(w.TokensAtMost)
def _(scene: Scene, node: w.TokensAtMost) -> bool:
    return tokens.held(you_in(scene), node.token) <= node.count


@holds(w.LockedOnce)
def _(scene: Scene, _node: w.LockedOnce) -> bool:
    return len(locks_on(scene.g, scene.you)) == 1


@says(w.PrimaryAtLeast)
def _(node: w.PrimaryAtLeast) -> Text:
    return text("xw-when-primary-at-least", value=node.value)


@holds(w.PrimaryAtLeast)
def _(scene: Scene, node: w.PrimaryAtLeast) -> bool:
    return primary_weapon_value(scene.g, you_in(scene)) >= node.value


@holds(w.LastFriend)
def _(scene: Scene, _node: w.LastFriend) -> bool:
    return not any(True for _ in other_friends(scene.g, you_in(scene)))


@holds(w.FirstRound)
def _(scene: Scene, _node: w.FirstRound) -> bool:
    return scene.g.round == 1


# --- the attack -----------------------------------------------------------------------------


@says(w.AttackerSkillAtMost)
def _(node: w.AttackerSkillAtMost) -> Text:
    return text("xw-when-attacker-skill", skill=node.skill)


@holds(w.AttackerSkillAtMost)
def _(scene: Scene, node: w.AttackerSkillAtMost) -> bool:
    ship = attacker(scene)
    return ship is not None and pilot_skill(scene.g, ship) <= node.skill


@holds(w.DefenderIsUnique)
def _(scene: Scene, _node: w.DefenderIsUnique) -> bool:
    ship = defender(scene)
    return ship is not None and ship.pilot != SHUTTLE and PILOTS[ship.pilot].unique


@says(w.FriendDefends)
def _(node: w.FriendDefends) -> Text:
    return text("xw-when-friend-defends", range=node.farthest)


@holds(w.FriendDefends)
def _(scene: Scene, node: w.FriendDefends) -> bool:
    ship, you = defender(scene), you_in(scene)
    if ship is None or ship is you or ship.side != you.side:
        return False
    return is_within(you, ship, node.farthest)


@says(w.InAttackersArc)
def _(node: w.InAttackersArc) -> Text:
    return text("xw-when-in-attackers-arc", range=node.farthest)


@holds(w.InAttackersArc)
def _(scene: Scene, node: w.InAttackersArc) -> bool:
    ship, you = attacker(scene), you_in(scene)
    return ship is not None and is_in_arc(ship, you) and is_within(ship, you, node.farthest)


@holds(w.AttackerInYourArc)
def _(scene: Scene, _node: w.AttackerInYourArc) -> bool:
    ship = attacker(scene)
    return ship is not None and is_in_arc(you_in(scene), ship)


@holds(w.InItsArc)
def _(scene: Scene, _node: w.InItsArc) -> bool:
    return is_in_arc(scene.g.ship(scene.ship), you_in(scene))


@says(w.ItInYourArc)
def _(node: w.ItInYourArc) -> Text:
    return text("xw-when-it-in-your-arc", range=node.farthest)


@holds(w.ItInYourArc)
def _(scene: Scene, node: w.ItInYourArc) -> bool:
    you, ship = you_in(scene), scene.g.ship(scene.ship)
    return is_in_arc(you, ship) and is_within(you, ship, node.farthest)


@holds(w.HardToHit)
def _(scene: Scene, _node: w.HardToHit) -> bool:
    ship, you = attacker(scene), you_in(scene)
    if ship is None or scene.g.attack is None:
        return False
    return scene.g.attack.range > 2 or not is_in_arc(ship, you)


@holds(w.LockOnAttacker)
def _(scene: Scene, _node: w.LockOnAttacker) -> bool:
    return scene.g.attack is not None and you_in(scene).lock == scene.g.attack.attacker


@holds(w.NoEnemyInArc)
def _(scene: Scene, _node: w.NoEnemyInArc) -> bool:
    you = you_in(scene)
    return not any(
        is_within(you, enemy, 3) and is_in_arc(you, enemy) for enemy in enemies_of(scene.g, you)
    )


@holds(w.OnlyDefenderInArc)
def _(scene: Scene, _node: w.OnlyDefenderInArc) -> bool:
    you, target = you_in(scene), defender(scene)
    seen = [
        ship
        for ship in ships_in_play(scene.g)
        if ship is not you and is_within(you, ship, 3) and is_in_arc(you, ship)
    ]
    return seen == [target]


@says(w.WeaponCostAtMost)
def _(node: w.WeaponCostAtMost) -> Text:
    return text("xw-when-weapon-cost", points=node.points)


@holds(w.WeaponCostAtMost)
def _(scene: Scene, node: w.WeaponCostAtMost) -> bool:
    attack = scene.g.attack
    if attack is None or not attack.weapon:
        return False
    return upgrade_card(attack.weapon).points <= node.points


@says(w.HitsAtLeast)
def _(node: w.HitsAtLeast) -> Text:
    return text("xw-when-hits-at-least", hits=node.hits)


@holds(w.HitsAtLeast)
def _(scene: Scene, node: w.HitsAtLeast) -> bool:
    return scene.g.attack is not None and scene.g.attack.hits >= node.hits


@holds(w.FaceUpDealt)
def _(scene: Scene, _node: w.FaceUpDealt) -> bool:
    return scene.g.attack is not None and scene.g.attack.face_up


@holds(w.FollowsUp)
def _(scene: Scene, _node: w.FollowsUp) -> bool:
    attack = scene.g.attack
    return attack is not None and attack.granted_by == f"{scene.you}:{scene.source}"


@holds(w.FewerDefenseDice)
def _(scene: Scene, _node: w.FewerDefenseDice) -> bool:
    attack = scene.g.attack
    return attack is not None and len(attack.attack_roll) > len(attack.defense_roll)


@holds(w.AgainstMarked)
def _(scene: Scene, _node: w.AgainstMarked) -> bool:
    attack = scene.g.attack
    if attack is None:
        return False
    other = attack.defender if attack.attacker == scene.you else attack.attacker
    return (scene.source, other) in you_in(scene).marks


# --- ships ----------------------------------------------------------------------------------


@says(w.ShipsWithin)
def _(node: w.ShipsWithin) -> Text:
    whose = Text(WHOSE[node.whose])
    if not node.farthest:
        return text("xw-who-ships", whose=whose)
    return text("xw-who-ships-within", whose=whose, range=node.farthest)


@language.targets(w.ShipsWithin)
def _(scene: Scene, node: w.ShipsWithin) -> list[int]:
    you = you_in(scene)
    ships = ships_of(scene, node.whose)
    return [s.ship_id for s in ships if not node.farthest or is_near(you, s, node.farthest)]


@says(w.AllWithin)
def _(node: w.AllWithin) -> Text:
    return text("xw-who-all-within", range=node.farthest)


@language.targets(w.AllWithin)
def _(scene: Scene, node: w.AllWithin) -> list[int]:
    you = you_in(scene)
    others = [*enemies_of(scene.g, you), *ships_of(scene, Whose.OTHER_FRIEND)]
    return sorted(ship.ship_id for ship in others if is_within(you, ship, node.farthest))


@language.targets(w.SlowNearDefender)
def _(scene: Scene, _node: w.SlowNearDefender) -> list[int]:
    attack = attack_in(scene)
    target, cost = scene.g.ship(attack.defender), upgrade_card(attack.weapon).points
    return [
        ship.ship_id
        for ship in ships_in_play(scene.g)
        if ship is not target and is_within(target, ship, 1) and agility_value(scene.g, ship) < cost
    ]
