"""How words about firing arcs work and read."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.meanings.common import attacker, defender, you_in
from cantina.games.x_wing.cards.printing import plain, ranges
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.arcs import (
    AttackerInBullseye,
    AttackerInYourArc,
    DefenderInRearArc,
    DefenderInYourArc,
    EnemyInArc,
    FiresAllRound,
    FromFront,
    FromRear,
    HardToHit,
    InAttackersArc,
    InItsArc,
    ItInYourArc,
    NoEnemyInArc,
    OnlyDefenderInArc,
    OnlyInArc,
    OutsideDefendersArc,
)
from cantina.games.x_wing.geometry import Arc
from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.printed import Slot
from cantina.games.x_wing.rules.equipping import slot_name
from cantina.games.x_wing.rules.measuring import (
    is_in_arc,
    is_in_bullseye,
    is_in_front_arc,
    is_within,
    pose_of,
    side_of,
)
from cantina.games.x_wing.rules.sides import enemies_of, ships_in_play

plain(AttackerInBullseye, "xw-when-attacker-in-bullseye")
plain(OutsideDefendersArc, "xw-when-outside-arc")
plain(DefenderInYourArc, "xw-when-defender-in-your-arc")
plain(DefenderInRearArc, "xw-when-defender-in-rear-arc")
plain(AttackerInYourArc, "xw-when-attacker-in-your-arc")
plain(InItsArc, "xw-when-in-its-arc")
plain(HardToHit, "xw-when-hard-to-hit")
plain(NoEnemyInArc, "xw-when-no-enemy-in-arc")
plain(OnlyDefenderInArc, "xw-when-only-defender-in-arc")
plain(FromFront, "xw-when-from-front")
plain(FromRear, "xw-when-from-rear")
plain(OnlyInArc, "xw-gives-only-in-arc")


# --- conditions ------------------------------------------------------------------------------


@language.holds(OutsideDefendersArc)
def outside_defenders_arc(scene: Scene, _: OutsideDefendersArc) -> bool:
    """Measure whether the defender could not shoot back."""
    attack = scene.g.attack
    if attack is None:
        return False
    return not is_in_arc(scene.g.ship(attack.defender), scene.g.ship(attack.attacker))


@language.holds(DefenderInYourArc)
def defender_in_your_arc(scene: Scene, _: DefenderInYourArc) -> bool:
    """Say whether the defender is in front of you and not too far."""
    target, you = defender(scene), scene.g.ship(scene.you)
    return target is not None and is_in_arc(you, target) and is_within(you, target, 3)


@language.holds(DefenderInRearArc)
def _(scene: Scene, _node: DefenderInRearArc) -> bool:
    target, you = defender(scene), scene.g.ship(scene.you)
    return target is not None and geometry.is_in_arc(
        pose_of(you), pose_of(target), side_of(you), side_of(target), (Arc.REAR,)
    )


@language.holds(AttackerInBullseye)
def _(scene: Scene, _node: AttackerInBullseye) -> bool:
    attack = scene.g.attack
    if attack is None:
        return False
    return is_in_bullseye(scene.g.ship(scene.you), scene.g.ship(attack.attacker))


@language.says(EnemyInArc)
def _(node: EnemyInArc) -> Text:
    return text("xw-when-enemy-in-arc", range=ranges(1, node.farthest))


@language.holds(EnemyInArc)
def _(scene: Scene, node: EnemyInArc) -> bool:
    you = scene.g.ship(scene.you)
    return any(
        is_in_arc(you, enemy) and is_within(you, enemy, node.farthest)
        for enemy in enemies_of(scene.g, you)
    )


@language.says(InAttackersArc)
def _(node: InAttackersArc) -> Text:
    return text("xw-when-in-attackers-arc", range=node.farthest)


@language.holds(InAttackersArc)
def _(scene: Scene, node: InAttackersArc) -> bool:
    ship, you = attacker(scene), you_in(scene)
    return ship is not None and is_in_arc(ship, you) and is_within(ship, you, node.farthest)


@language.holds(AttackerInYourArc)
def _(scene: Scene, _node: AttackerInYourArc) -> bool:
    ship = attacker(scene)
    return ship is not None and is_in_arc(you_in(scene), ship)


@language.holds(InItsArc)
def _(scene: Scene, _node: InItsArc) -> bool:
    return is_in_arc(scene.g.ship(scene.ship), you_in(scene))


@language.says(ItInYourArc)
def _(node: ItInYourArc) -> Text:
    return text("xw-when-it-in-your-arc", range=node.farthest)


@language.holds(ItInYourArc)
def _(scene: Scene, node: ItInYourArc) -> bool:
    you, ship = you_in(scene), scene.g.ship(scene.ship)
    return is_in_arc(you, ship) and is_within(you, ship, node.farthest)


@language.holds(HardToHit)
def _(scene: Scene, _node: HardToHit) -> bool:
    ship, you = attacker(scene), you_in(scene)
    if ship is None or scene.g.attack is None:
        return False
    return scene.g.attack.range > 2 or not is_in_arc(ship, you)


@language.holds(NoEnemyInArc)
def _(scene: Scene, _node: NoEnemyInArc) -> bool:
    you = you_in(scene)
    return not any(
        is_within(you, enemy, 3) and is_in_arc(you, enemy) for enemy in enemies_of(scene.g, you)
    )


@language.holds(OnlyDefenderInArc)
def _(scene: Scene, _node: OnlyDefenderInArc) -> bool:
    you, target = you_in(scene), defender(scene)
    seen = [
        ship
        for ship in ships_in_play(scene.g)
        if ship is not you and is_within(you, ship, 3) and is_in_arc(you, ship)
    ]
    return seen == [target]


@language.holds(FromFront)
def _(scene: Scene, _node: FromFront) -> bool:
    attack, target = scene.g.attack, defender(scene)
    if attack is None or attack.weapon or attack.attacker != scene.you or target is None:
        return False
    return is_in_front_arc(scene.g.ship(scene.you), target)


@language.holds(FromRear)
def _(scene: Scene, _node: FromRear) -> bool:
    attack, target = scene.g.attack, defender(scene)
    if attack is None or attack.weapon or attack.attacker != scene.you or target is None:
        return False
    you = scene.g.ship(scene.you)
    return Arc.REAR in ship_type(you.pilot).arcs and not is_in_front_arc(you, target)


# --- modifiers -------------------------------------------------------------------------------


@language.says(FiresAllRound)
def _(node: FiresAllRound) -> Text:
    return text("xw-gives-fires-all-round", slot=slot_name(Slot(node.slot)))
