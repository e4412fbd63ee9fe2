"""Torpedoes and missiles: what is printed on them and what they do."""

from __future__ import annotations

from math import cos, radians, sin

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.core.text import text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.rolling import RollAndSuffer
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.rules.measuring import outline_at, pose_of, side_of
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import Obstacle


def outline(rock: Obstacle) -> geometry.Polygon:
    """Return an obstacle as it lies."""
    return outline_at(rock.shape, rock.x, rock.y, rock.heading)


def is_ahead(pose: geometry.Pose, token: geometry.Polygon, side: float) -> bool:
    """Whether any part of a token lies inside the firing arc."""
    half = geometry.ARC_HALF_ANGLE[side]
    left, right = radians(pose.heading + half), radians(pose.heading - half)
    part = token
    for normal in ((sin(left), -cos(left)), (-sin(right), cos(right))):
        part = geometry.clipped(part, normal, normal[0] * pose.x + normal[1] * pose.y)
    return bool(part)


def obstacles_in_sight(scene: Scene) -> list[int]:
    """Return the obstacles at Range 1-2 inside the firing arc."""
    ship = scene.subject
    pose, side = pose_of(ship), side_of(ship)
    return [
        rock.obstacle_id
        for rock in scene.g.obstacles
        if geometry.distance_to_polygon(pose, outline(rock), side) <= 200.0
        and is_ahead(pose, outline(rock), side)
    ]


class BlowUpObstacle(CardEffect, frozen=True):
    """Choose an obstacle in arc at Range 1-2; ships at Range 1 of it roll a die; it is removed."""

    def can(self, scene: Scene) -> bool:
        return bool(obstacles_in_sight(scene))

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        chosen = await Ask(
            scene.seat,
            "xw-ask-blow-up",
            obstacles_in_sight(scene),
            label=lambda rock: text("xw-option-obstacle", number=rock + 1),
            at=lambda rock: f"obstacle:{rock}",
        )
        rock = next(rock for rock in g.obstacles if rock.obstacle_id == chosen)
        near = [
            ship.ship_id
            for ship in ships_in_play(g)
            if geometry.distance_to_polygon(pose_of(ship), outline(rock), side_of(ship)) <= 100.0
        ]
        g.obstacles = [other for other in g.obstacles if other.obstacle_id != chosen]
        for ship_id in near:
            await RollAndSuffer(1).do(scene.focused(ship_id))
        return DONE


ORDNANCE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "advhomingmissiles",
        "missile, 3 points",
        ONLY_DISCARD,
        instead_of_damage(to_defender(DealFaceUp())),
        weapon=Weapon(3, 2, 2, LOCK),
    ),
    upgrade(
        "assaultmissiles",
        "missile, 5 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.ATTACK_HITS, ForEach(OthersAroundDefender(), Suffer(1)), when=WithThisWeapon()
        ),
        weapon=Weapon(4, 2, 3, LOCK),
    ),
    upgrade("chardaanrefit", "missile, -2 points", ships=("awing",)),
    upgrade(
        "clustermissiles",
        "missile, 4 points",
        SPEND_AND_DISCARD,
        Ability(Window.ATTACK_DECLARED, AttackAgain(), when=WithThisWeapon()),
        weapon=Weapon(3, 1, 2, LOCK),
        wave=1,
    ),
    upgrade(
        "concussionmissiles",
        "missile, 4 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(Die.ATTACK, Face.BLANK, Face.HIT),
            when=WithThisWeapon(),
            may=True,
        ),
        weapon=Weapon(4, 2, 3, LOCK),
        wave=1,
    ),
    upgrade(
        "cruisemissiles",
        "missile, 3 points",
        ONLY_DISCARD,
        Standing(ExtraDicePer("speed", 4), when=WithThisWeapon()),
        weapon=Weapon(1, 2, 3, LOCK),
    ),
    upgrade(
        "harpoonmissiles",
        "missile, 4 points",
        ONLY_DISCARD,
        Ability(
            Window.ATTACK_ENDS,
            to_defender(AssignCondition("harpooned")),
            when=AllOf((WithThisWeapon(), AttackHit())),
        ),
        weapon=Weapon(4, 2, 3, LOCK),
    ),
    upgrade(
        "homingmissiles",
        "missile, 5 points",
        ONLY_DISCARD,
        Standing(Forbidden(Deed.SPEND_EVADE, Whose.DEFENDER), when=WithThisWeapon()),
        weapon=Weapon(4, 2, 3, LOCK),
    ),
    upgrade(
        "ionpulsemissiles",
        "missile, 3 points",
        ONLY_DISCARD,
        on_hit(Gain(Token.ION, 2)),
        weapon=Weapon(3, 2, 3, LOCK),
    ),
    upgrade(
        "protonrockets",
        "missile, 3 points",
        ONLY_DISCARD,
        Standing(ExtraDicePer("agility", 3), when=WithThisWeapon()),
        weapon=Weapon(2, 1, 1, WITH_FOCUS),
    ),
    upgrade(
        "scramblermissiles",
        "missile, 2 points",
        ONLY_DISCARD,
        instead_of_damage(to_defender(Jam()), ForEach(OthersAroundDefender(), Jam())),
        weapon=Weapon(3, 2, 3, LOCK),
    ),
    upgrade(
        "unguidedrockets",
        "missile, 2 points",
        Standing(OnlyFocusModifies(), when=WithThisWeapon()),
        weapon=Weapon(3, 1, 3, WITH_FOCUS),
    ),
    upgrade(
        "xx23sthreadtracers",
        "missile, 1 point",
        ONLY_DISCARD,
        instead_of_damage(ForEach(ShipsWithin(Whose.FRIEND, 2), May(LockDefender()))),
        weapon=Weapon(3, 1, 3, WITH_FOCUS),
    ),
    upgrade(
        "advprotontorpedoes",
        "torpedo, 6 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(Die.ATTACK, Face.BLANK, Face.FOCUS, most=3),
            when=WithThisWeapon(),
            may=True,
        ),
        weapon=Weapon(5, 1, 1, LOCK),
    ),
    upgrade(
        "bombloadout",
        "limited torpedo, 0 points",
        ships=("ywing",),
        building=Building(gains=(Slot.BOMB,)),
    ),
    upgrade(
        "extramunitions",
        "limited torpedo, 2 points",
        Standing(TokensOn((Slot.TORPEDO, Slot.MISSILE, Slot.BOMB))),
    ),
    upgrade(
        "flechettetorpedoes",
        "torpedo, 2 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.ATTACK_ENDS,
            ForEach(TheDefender(), Gain(Token.STRESS)),
            when=AllOf((WithThisWeapon(), DefenderHullAtMost(4))),
        ),
        weapon=Weapon(3, 2, 3, LOCK),
    ),
    upgrade(
        "iontorpedoes",
        "torpedo, 5 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.ATTACK_HITS,
            Do(
                (
                    ForEach(TheDefender(), Gain(Token.ION)),
                    ForEach(OthersAroundDefender(), Gain(Token.ION)),
                )
            ),
            when=WithThisWeapon(),
        ),
        weapon=Weapon(4, 2, 3, LOCK),
    ),
    upgrade(
        "plasmatorpedoes",
        "torpedo, 3 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.ATTACK_ENDS,
            ForEach(TheDefender(), LoseShield()),
            when=AllOf((WithThisWeapon(), AttackHit())),
        ),
        weapon=Weapon(4, 2, 3, LOCK),
    ),
    upgrade(
        "protontorpedoes",
        "torpedo, 4 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL),
            when=WithThisWeapon(),
            may=True,
        ),
        weapon=Weapon(4, 2, 3, LOCK),
        wave=0,
    ),
    upgrade(
        "renegaderefit",
        "torpedo, -2 points",
        ships=("xwing", "uwing"),
        building=Building(gains=(Slot.MODIFICATION,), cheaper=1, cheaper_slot=Slot.ELITE),
    ),
    upgrade(
        "seismictorpedo",
        "torpedo, 2 points",
        Ability(Window.ACTION, To(DiscardThis(), BlowUpObstacle())),
    ),
)
