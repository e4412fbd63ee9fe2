"""Words about firing arcs."""

from __future__ import annotations

from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition
from cantina.games.x_wing.geometry import Arc
from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.rules.measuring import (
    is_in_arc,
    is_in_bullseye,
    is_in_front_arc,
    is_within,
    pose_of,
    side_of,
)
from cantina.games.x_wing.rules.sides import enemies_of


class OutsideDefendersArc(CardCondition, frozen=True):
    """The attacker is outside the defender's firing arc."""

    def holds(self, scene: Scene) -> bool:
        """Measure whether the defender could not shoot back."""
        attack = scene.g.attack
        if attack is None:
            return False
        return not is_in_arc(scene.g.ship(attack.defender), scene.g.ship(attack.attacker))


class DefenderInYourArc(CardCondition, frozen=True):
    """The defender is inside your firing arc at Range 1-3."""

    def holds(self, scene: Scene) -> bool:
        """Say whether the defender is in front of you and not too far."""
        target, you = scene.defender, scene.yours
        return target is not None and is_in_arc(you, target) and is_within(you, target, 3)


class DefenderInRearArc(CardCondition, frozen=True):
    """The defender is inside your auxiliary firing arc."""

    def holds(self, scene: Scene) -> bool:
        target, you = scene.defender, scene.yours
        return target is not None and geometry.is_in_arc(
            pose_of(you), pose_of(target), side_of(you), side_of(target), (Arc.REAR,)
        )


class AttackerInBullseye(CardCondition, frozen=True):
    """The attacker is inside your bullseye arc."""

    def holds(self, scene: Scene) -> bool:
        attack = scene.g.attack
        if attack is None:
            return False
        return is_in_bullseye(scene.yours, scene.g.ship(attack.attacker))


class EnemyInArc(CardCondition, frozen=True):
    """An enemy ship is inside your firing arc at this range or nearer."""

    farthest: int

    def holds(self, scene: Scene) -> bool:
        you = scene.yours
        return any(
            is_in_arc(you, enemy) and is_within(you, enemy, self.farthest)
            for enemy in enemies_of(scene.g, you)
        )


class InAttackersArc(CardCondition, frozen=True):
    """You are inside the attacker's firing arc, and not too far away."""

    farthest: int = 3

    def holds(self, scene: Scene) -> bool:
        ship, you = scene.attacker, scene.yours
        return ship is not None and is_in_arc(ship, you) and is_within(ship, you, self.farthest)


class AttackerInYourArc(CardCondition, frozen=True):
    """The attacker is inside your firing arc."""

    def holds(self, scene: Scene) -> bool:
        ship = scene.attacker
        return ship is not None and is_in_arc(scene.yours, ship)


class InItsArc(CardCondition, frozen=True):
    """You are inside the firing arc of the ship spoken of."""

    def holds(self, scene: Scene) -> bool:
        return is_in_arc(scene.subject, scene.yours)


class ItInYourArc(CardCondition, frozen=True):
    """The ship spoken of is inside your firing arc, and not too far away."""

    farthest: int

    def holds(self, scene: Scene) -> bool:
        you, ship = scene.yours, scene.subject
        return is_in_arc(you, ship) and is_within(you, ship, self.farthest)


class NoEnemyInArc(CardCondition, frozen=True):
    """No enemy ship is inside your firing arc at Range 1-3."""

    def holds(self, scene: Scene) -> bool:
        you = scene.yours
        return not any(
            is_within(you, enemy, 3) and is_in_arc(you, enemy) for enemy in enemies_of(scene.g, you)
        )


class FromFront(CardCondition, frozen=True):
    """The attack is made with the primary weapon at a ship in the front arc."""

    def holds(self, scene: Scene) -> bool:
        attack = scene.g.attack
        if attack is None or attack.weapon or attack.attacker != scene.you:
            return False
        return is_in_front_arc(scene.yours, scene.g.ship(attack.defender))


class FromRear(CardCondition, frozen=True):
    """The attack is made with the primary weapon from the rear arc."""

    def holds(self, scene: Scene) -> bool:
        attack = scene.g.attack
        if attack is None or attack.weapon or attack.attacker != scene.you:
            return False
        you, target = scene.yours, scene.g.ship(attack.defender)
        return Arc.REAR in ship_type(you.pilot).arcs and not is_in_front_arc(you, target)
