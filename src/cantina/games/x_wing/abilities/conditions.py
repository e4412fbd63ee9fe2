"""When each condition of the ability language holds."""

from __future__ import annotations

from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.vocabulary import (
    AfterRoundDealt,
    AtRange,
    Attacking,
    Defending,
    Executed,
    HasToken,
    HasTrait,
    IsThisCard,
    LacksAction,
    OutsideDefendersArc,
    Overlapped,
    Whose,
    WithPrimary,
    WithThisWeapon,
)
from cantina.games.x_wing.content import DAMAGE
from cantina.games.x_wing.measuring import is_in_arc
from cantina.games.x_wing.printed import ship_type
from cantina.games.x_wing.state import DamageCard


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


@language.holds(AtRange)
def at_range(scene: Scene, node: AtRange) -> bool:
    """XW-RANGE-8: the attack is made at this range."""
    attack = scene.g.attack
    return attack is not None and node.nearest <= attack.range <= node.farthest


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


@language.holds(OutsideDefendersArc)
def outside_defenders_arc(scene: Scene, _: OutsideDefendersArc) -> bool:
    """Measure whether the defender could not shoot back."""
    attack = scene.g.attack
    if attack is None:
        return False
    return not is_in_arc(scene.g.ship(attack.defender), scene.g.ship(attack.attacker))


@language.holds(Executed)
def executed(scene: Scene, node: Executed) -> bool:
    """Look at the colour of the maneuver just executed."""
    return scene.g.ship(scene.ship).colour == node.colour


@language.holds(Overlapped)
def overlapped(scene: Scene, _: Overlapped) -> bool:
    """Look whether the maneuver overlapped a ship or an obstacle."""
    ship = scene.g.ship(scene.ship)
    return ship.overlapped or bool(ship.struck)


def dealt_card(scene: Scene, card_id: int) -> DamageCard | None:
    """Find a damage card of the ship the scene speaks of."""
    cards = scene.g.ship(scene.ship).damage
    return next((card for card in cards if card.card_id == card_id), None)


@language.holds(HasTrait)
def has_trait(scene: Scene, node: HasTrait) -> bool:
    """XW-CRITICAL-2: the damage card just dealt has this trait."""
    card = dealt_card(scene, scene.card)
    return card is not None and card.face_up and DAMAGE[card.kind].trait.value == node.trait


@language.holds(IsThisCard)
def is_this_card(scene: Scene, _: IsThisCard) -> bool:
    """Look whether the card just dealt is the one the ability is printed on."""
    return scene.source == f"damage:{scene.card}"


@language.holds(AfterRoundDealt)
def after_round_dealt(scene: Scene, _: AfterRoundDealt) -> bool:
    """Look whether the round in which this damage card was dealt is over."""
    card = dealt_card(scene, int(scene.source.partition(":")[2]))
    return card is not None and card.round_dealt < scene.g.round


@language.holds(LacksAction)
def lacks_action(scene: Scene, node: LacksAction) -> bool:
    """Look for an action in the ship's printed action bar."""
    return node.action not in ship_type(scene.g.ship(scene.ship).pilot).actions


@language.holds(HasToken)
def has_token(scene: Scene, node: HasToken) -> bool:
    """Look for a token beside a ship."""
    attack = scene.g.attack
    ship = scene.you
    if node.whose in (Whose.ATTACKER, Whose.DEFENDER):
        if attack is None:
            return False
        ship = attack.attacker if node.whose is Whose.ATTACKER else attack.defender
    return scene.g.ship(ship).tokens.get(node.token, 0) > 0
