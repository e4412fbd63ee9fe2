"""What the meanings of many words need: the ships and cards a scene speaks of."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import Whose
from cantina.games.x_wing.names import weapon_name
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.sides import enemies_of, other_friends
from cantina.games.x_wing.state import Attack, Ship


def attack_in(scene: Scene) -> Attack:
    """Return the attack in progress, which some effects need."""
    attack = scene.g.attack
    if attack is None:
        raise ValueError(f"{scene.source} needs an attack in progress")
    return attack


def subject(scene: Scene) -> Ship:
    """Return the ship the effect speaks of."""
    return scene.g.ship(scene.ship)


def ships_of(scene: Scene, whose: Whose) -> list[Ship]:
    """Return friends, other friends or enemies of you."""
    you = scene.g.ship(scene.you)
    if whose is Whose.ENEMY:
        return enemies_of(scene.g, you)
    others = list(other_friends(scene.g, you))
    return [you, *others] if whose is Whose.FRIEND else others


def is_near(you: Ship, ship: Ship, farthest: int, nearest: int = 1) -> bool:
    """Whether a ship is at a range of you; you are at Range 1 of yourself."""
    return nearest == 1 if ship is you else is_within(you, ship, farthest, nearest)


def defender(scene: Scene) -> Ship | None:
    """Return the defender of the attack in progress, if there is one."""
    attack = scene.g.attack
    return None if attack is None else scene.g.ship(attack.defender)


def you_in(scene: Scene) -> Ship:
    """Return the ship the card belongs to."""
    return scene.g.ship(scene.you)


def attacker(scene: Scene) -> Ship | None:
    """Return the attacker of the attack in progress, if there is one."""
    attack = scene.g.attack
    return None if attack is None else scene.g.ship(attack.attacker)


def card_of(scene: Scene) -> str:
    """Return the upgrade card the ability is printed on."""
    return scene.source.partition(":")[2]


def choose_card(scene: Scene, cards: list[str]) -> Ask[str]:
    """Ask your player for an upgrade card."""
    return Ask(
        scene.g.ship(scene.you).seat,
        "xw-ask-discard-upgrade",
        cards,
        label=lambda card: text("xw-option-weapon", weapon=weapon_name(card)),
    )
