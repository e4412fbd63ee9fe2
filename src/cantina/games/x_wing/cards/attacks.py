"""Words about attacks."""

from __future__ import annotations

from typing import ClassVar

from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition
from cantina.games.x_wing.library import PILOTS, upgrade_card
from cantina.games.x_wing.names import is_craft
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.values import hull_value, pilot_skill
from cantina.games.x_wing.terms import Slot


class Attacking(CardCondition, frozen=True):
    """You are the attacker."""

    steady: ClassVar[bool] = True

    def holds(self, scene: Scene) -> bool:
        """You are the attacker."""
        attack = scene.g.attack
        return attack is not None and attack.attacker == scene.you


class Defending(CardCondition, frozen=True):
    """You are the defender."""

    steady: ClassVar[bool] = True

    def holds(self, scene: Scene) -> bool:
        """You are the defender."""
        attack = scene.g.attack
        return attack is not None and attack.defender == scene.you


class ItAttacks(CardCondition, frozen=True):
    """The ship spoken of is the attacker."""

    steady: ClassVar[bool] = True

    def holds(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.attacker == scene.ship


class ItDefends(CardCondition, frozen=True):
    """The ship spoken of is the defender."""

    steady: ClassVar[bool] = True

    def holds(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.defender == scene.ship


class FriendIsDefender(CardCondition, frozen=True):
    """Another friendly ship is the defender."""

    def holds(self, scene: Scene) -> bool:
        ship, you = scene.defender, scene.yours
        return ship is not None and ship is not you and ship.side == you.side


class FriendDefends(CardCondition, frozen=True):
    """Another friendly ship near you is the defender."""

    farthest: int

    def holds(self, scene: Scene) -> bool:
        ship, you = scene.defender, scene.yours
        if ship is None or ship is you or ship.side != you.side:
            return False
        return is_within(you, ship, self.farthest)


class AtRange(CardCondition, frozen=True):
    """The attack is made at this range."""

    steady: ClassVar[bool] = True

    nearest: int
    farthest: int

    def holds(self, scene: Scene) -> bool:
        """XW-RANGE-8: the attack is made at this range."""
        attack = scene.g.attack
        return attack is not None and self.nearest <= attack.range <= self.farthest


class Obstructed(CardCondition, frozen=True):
    """The attack is obstructed."""

    def holds(self, scene: Scene) -> bool:
        """Say whether an obstacle lies between."""
        return scene.g.attack is not None and scene.g.attack.obstructed


class WithPrimary(CardCondition, frozen=True):
    """The attack is made with the primary weapon."""

    steady: ClassVar[bool] = True

    def holds(self, scene: Scene) -> bool:
        """Look at the weapon: the primary one."""
        attack = scene.g.attack
        return attack is not None and not attack.weapon


class WithThisWeapon(CardCondition, frozen=True):
    """The attack is made with this card."""

    steady: ClassVar[bool] = True

    def holds(self, scene: Scene) -> bool:
        """Look at the weapon: this card of yours."""
        attack = scene.g.attack
        return (
            attack is not None
            and attack.attacker == scene.you
            and scene.source.card == attack.weapon
        )


class WithSlot(CardCondition, frozen=True):
    """The attack is made with an upgrade of this slot."""

    steady: ClassVar[bool] = True

    slot: Slot

    def holds(self, scene: Scene) -> bool:
        """Say whether the weapon that fires belongs to this slot."""
        attack = scene.g.attack
        if attack is None or not attack.weapon:
            return False
        return upgrade_card(attack.weapon).slot is self.slot


class DefenderSkillAtMost(CardCondition, frozen=True):
    """The defender's pilot skill is this or lower."""

    skill: int

    def holds(self, scene: Scene) -> bool:
        """Say whether the defender is a poor pilot."""
        target = scene.defender
        return target is not None and pilot_skill(scene.g, target) <= self.skill


class DefenderHullAtMost(CardCondition, frozen=True):
    """The defender's hull value is this or lower."""

    hull: int

    def holds(self, scene: Scene) -> bool:
        """Say whether the defender is a light ship."""
        target = scene.defender
        return target is not None and hull_value(scene.g, target) <= self.hull


class DefenderIsUnique(CardCondition, frozen=True):
    """The defender's pilot is unique."""

    def holds(self, scene: Scene) -> bool:
        ship = scene.defender
        return ship is not None and not is_craft(ship) and PILOTS[ship.pilot].unique


class DefenderIsPilot(CardCondition, frozen=True):
    """The defender is a certain pilot."""

    pilot: str

    def holds(self, scene: Scene) -> bool:
        target = scene.defender
        return target is not None and target.pilot == self.pilot


class ItIsPilot(CardCondition, frozen=True):
    """The ship spoken of is a certain pilot."""

    pilot: str

    def holds(self, scene: Scene) -> bool:
        return scene.subject.pilot == self.pilot


class DefenderHasCard(CardCondition, frozen=True):
    """The defender is equipped with a card."""

    card: str

    def holds(self, scene: Scene) -> bool:
        target = scene.defender
        return target is not None and self.card in target.upgrades


class AttackerSkillAtMost(CardCondition, frozen=True):
    """The attacker's pilot skill is this or lower."""

    skill: int

    def holds(self, scene: Scene) -> bool:
        ship = scene.attacker
        return ship is not None and pilot_skill(scene.g, ship) <= self.skill
