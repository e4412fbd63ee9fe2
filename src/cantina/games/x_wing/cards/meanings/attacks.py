"""How words about attacks work and read."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing.cards.meanings.common import attacker, defender, you_in
from cantina.games.x_wing.cards.printing import plain, ranges
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.attacks import (
    AtRange,
    AttackerSkillAtMost,
    Attacking,
    AttacksFriends,
    AttacksTouched,
    CountsAsRangeOne,
    DefenderHasCard,
    DefenderHullAtMost,
    DefenderIsPilot,
    DefenderIsUnique,
    DefenderSkillAtMost,
    Defending,
    DeniesRangeBonus,
    FiresDisabled,
    FriendDefends,
    FriendIsDefender,
    HiddenFromLesser,
    ItAttacks,
    ItDefends,
    ItIsPilot,
    Obstructed,
    PilotHeldFire,
    Shelters,
    ShootsOverObstacles,
    StretchesRange,
    TargetsTouched,
    WeaponCostAtMost,
    WithPrimary,
    WithSlot,
    WithThisWeapon,
)
from cantina.games.x_wing.content import PILOTS
from cantina.games.x_wing.library import upgrade_card
from cantina.games.x_wing.names import SHUTTLE
from cantina.games.x_wing.printed import Slot, card_name
from cantina.games.x_wing.rules.declaring import ATTACKED
from cantina.games.x_wing.rules.equipping import slot_name
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.values import hull_value, pilot_skill

plain(AttacksFriends, "xw-gives-attacks-friends")
plain(Attacking, "xw-when-attacking")
plain(Defending, "xw-when-defending")
plain(ItAttacks, "xw-when-it-attacks")
plain(ItDefends, "xw-when-it-defends")
plain(FriendIsDefender, "xw-when-friend-is-defender")
plain(Obstructed, "xw-when-obstructed")
plain(WithPrimary, "xw-when-primary")
plain(WithThisWeapon, "xw-when-this-weapon")
plain(DefenderIsUnique, "xw-when-defender-unique")
plain(HiddenFromLesser, "xw-gives-hidden-from-lesser")
plain(ShootsOverObstacles, "xw-gives-shoots-over-obstacles")
plain(AttacksTouched, "xw-gives-attacks-touched")
plain(TargetsTouched, "xw-gives-targets-touched")
plain(StretchesRange, "xw-gives-stretches-range")
plain(CountsAsRangeOne, "xw-gives-counts-as-range-one")


# --- conditions ------------------------------------------------------------------------------


@language.holds(Attacking)
def attacking(scene: Scene, _: Attacking) -> bool:
    """You are the attacker."""
    attack = scene.g.attack
    return attack is not None and attack.attacker == scene.you


@language.holds(Defending)
def defending(scene: Scene, _: Defending) -> bool:
    """You are the defender."""
    attack = scene.g.attack
    return attack is not None and attack.defender == scene.you


@language.holds(ItAttacks)
def _(scene: Scene, _node: ItAttacks) -> bool:
    return scene.g.attack is not None and scene.g.attack.attacker == scene.ship


@language.holds(ItDefends)
def _(scene: Scene, _node: ItDefends) -> bool:
    return scene.g.attack is not None and scene.g.attack.defender == scene.ship


@language.holds(FriendIsDefender)
def _(scene: Scene, _node: FriendIsDefender) -> bool:
    ship, you = defender(scene), scene.g.ship(scene.you)
    return ship is not None and ship is not you and ship.side == you.side


@language.says(FriendDefends)
def _(node: FriendDefends) -> Text:
    return text("xw-when-friend-defends", range=node.farthest)


@language.holds(FriendDefends)
def _(scene: Scene, node: FriendDefends) -> bool:
    ship, you = defender(scene), you_in(scene)
    if ship is None or ship is you or ship.side != you.side:
        return False
    return is_within(you, ship, node.farthest)


@language.says(AtRange)
def _(node: AtRange) -> Text:
    return text("xw-when-at-range", range=ranges(node.nearest, node.farthest))


@language.holds(AtRange)
def at_range(scene: Scene, node: AtRange) -> bool:
    """XW-RANGE-8: the attack is made at this range."""
    attack = scene.g.attack
    return attack is not None and node.nearest <= attack.range <= node.farthest


@language.holds(Obstructed)
def obstructed(scene: Scene, _: Obstructed) -> bool:
    """Say whether an obstacle lies between."""
    return scene.g.attack is not None and scene.g.attack.obstructed


@language.holds(WithPrimary)
def with_primary(scene: Scene, _: WithPrimary) -> bool:
    """Look at the weapon: the primary one."""
    attack = scene.g.attack
    return attack is not None and not attack.weapon


@language.holds(WithThisWeapon)
def with_this_weapon(scene: Scene, _: WithThisWeapon) -> bool:
    """Look at the weapon: this card of yours."""
    attack = scene.g.attack
    return (
        attack is not None
        and attack.attacker == scene.you
        and scene.source == f"upgrade:{attack.weapon}"
    )


SLOTS = {
    "cannon": "xw-slot-cannon",
    "torpedo": "xw-slot-torpedo",
    "missile": "xw-slot-missile",
    "turret": "xw-slot-turret",
}


@language.says(WithSlot)
def say_with_slot(node: WithSlot) -> Text:
    """Print it."""
    return text("xw-when-slot", slot=Text(SLOTS[node.slot]))


@language.holds(WithSlot)
def with_slot(scene: Scene, node: WithSlot) -> bool:
    """Say whether the weapon that fires belongs to this slot."""
    attack = scene.g.attack
    if attack is None or not attack.weapon:
        return False
    return upgrade_card(attack.weapon).slot.value == node.slot


@language.says(WeaponCostAtMost)
def _(node: WeaponCostAtMost) -> Text:
    return text("xw-when-weapon-cost", points=node.points)


@language.holds(WeaponCostAtMost)
def _(scene: Scene, node: WeaponCostAtMost) -> bool:
    attack = scene.g.attack
    if attack is None or not attack.weapon:
        return False
    return upgrade_card(attack.weapon).points <= node.points


@language.says(DefenderSkillAtMost)
def say_defender_skill(node: DefenderSkillAtMost) -> Text:
    """Print it."""
    return text("xw-when-defender-skill", skill=node.skill)


@language.holds(DefenderSkillAtMost)
def defender_skill_at_most(scene: Scene, node: DefenderSkillAtMost) -> bool:
    """Say whether the defender is a poor pilot."""
    target = defender(scene)
    return target is not None and pilot_skill(scene.g, target) <= node.skill


@language.says(DefenderHullAtMost)
def say_defender_hull(node: DefenderHullAtMost) -> Text:
    """Print it."""
    return text("xw-when-defender-hull", hull=node.hull)


@language.holds(DefenderHullAtMost)
def defender_hull_at_most(scene: Scene, node: DefenderHullAtMost) -> bool:
    """Say whether the defender is a light ship."""
    target = defender(scene)
    return target is not None and hull_value(scene.g, target) <= node.hull


@language.holds(DefenderIsUnique)
def _(scene: Scene, _node: DefenderIsUnique) -> bool:
    ship = defender(scene)
    return ship is not None and ship.pilot != SHUTTLE and PILOTS[ship.pilot].unique


@language.says(DefenderIsPilot)
def _(node: DefenderIsPilot) -> Text:
    return text("xw-when-defender-is-pilot", pilot=Text(card_name("pilot", node.pilot)))


@language.holds(DefenderIsPilot)
def _(scene: Scene, node: DefenderIsPilot) -> bool:
    target = defender(scene)
    return target is not None and target.pilot == node.pilot


@language.says(ItIsPilot)
def _(node: ItIsPilot) -> Text:
    return text("xw-when-it-is-pilot", pilot=Text(card_name("pilot", node.pilot)))


@language.holds(ItIsPilot)
def _(scene: Scene, node: ItIsPilot) -> bool:
    return scene.g.ship(scene.ship).pilot == node.pilot


@language.says(PilotHeldFire)
def _(node: PilotHeldFire) -> Text:
    return text("xw-when-pilot-held-fire", pilot=Text(card_name("pilot", node.pilot)))


@language.holds(PilotHeldFire)
def _(scene: Scene, node: PilotHeldFire) -> bool:
    flown = [ship for ship in scene.g.ships if ship.pilot == node.pilot]
    return not any(ATTACKED in ship.used_this_round for ship in flown)


@language.says(DefenderHasCard)
def _(node: DefenderHasCard) -> Text:
    return text("xw-when-defender-has-card", card=Text(card_name("upgrade", node.card)))


@language.holds(DefenderHasCard)
def _(scene: Scene, node: DefenderHasCard) -> bool:
    target = defender(scene)
    return target is not None and node.card in target.upgrades


@language.says(AttackerSkillAtMost)
def _(node: AttackerSkillAtMost) -> Text:
    return text("xw-when-attacker-skill", skill=node.skill)


@language.holds(AttackerSkillAtMost)
def _(scene: Scene, node: AttackerSkillAtMost) -> bool:
    ship = attacker(scene)
    return ship is not None and pilot_skill(scene.g, ship) <= node.skill


# --- modifiers -------------------------------------------------------------------------------


@language.says(Shelters)
def _(node: Shelters) -> Text:
    return text("xw-gives-shelter", range=ranges(1, node.farthest))


@language.says(DeniesRangeBonus)
def _(node: DeniesRangeBonus) -> Text:
    return text("xw-gives-denies-range-bonus", range=ranges(1, node.farthest))


@language.says(FiresDisabled)
def _(node: FiresDisabled) -> Text:
    slots = [slot_name(Slot(slot)) for slot in node.slots]
    if node.locked:
        return text("xw-gives-fires-disabled-locked", slots=slots)
    return text("xw-gives-fires-disabled", slots=slots, points=node.most_points)
