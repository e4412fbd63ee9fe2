"""Elite upgrades, A to H: what is printed on them and what they do."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.barrel_rolls import can_roll, roll_aside
from cantina.games.x_wing.rules.damage import suffer
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.measuring import outlines, pose_of, side_of


class TakeCritical(CardEffect, frozen=True):
    """Suffer one critical of the attack in place of the defender."""

    def can(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.criticals > 0

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        attack.results.criticals -= 1
        await suffer(scene.g, scene.you, critical=True, cause=attack.attacker)
        await destroy_if_beaten(scene.g, scene.you)
        return DONE


def obstacles_near(scene: Scene) -> int:
    """Count the obstacles at Range 1."""
    ship = scene.subject
    base = geometry.corners(pose_of(ship), side_of(ship))
    return sum(geometry.polygon_distance(base, outline) <= 100.0 for outline in outlines(scene.g))


class EvadesForObstacles(CardEffect, frozen=True):
    """Get an evade token for each obstacle at Range 1."""

    most: int

    def can(self, scene: Scene) -> bool:
        return obstacles_near(scene) > 0

    async def do(self, scene: Scene) -> Outcome:
        return await Gain(tokens.EVADE, min(self.most, obstacles_near(scene))).do(scene)


class RollAside(CardEffect, frozen=True):
    """Perform a barrel roll as part of another action."""

    def can(self, scene: Scene) -> bool:
        """Whether a barrel roll is possible."""
        return can_roll(scene.g, scene.subject)

    async def do(self, scene: Scene) -> Outcome:
        """Perform a barrel roll inside another action."""
        await roll_aside(scene.g, scene.ship)
        return DONE


STRESS_WITHOUT_ICON = Do((If(LacksAction(Action.BARREL_ROLL), Gain(Token.STRESS)), May(ShedLock())))
"""What follows the barrel roll of Expert Handling."""

ELITE_CARDS_A_TO_H: tuple[UpgradeCard, ...] = (
    upgrade(
        "adaptability",
        "elite, 0 points",
        Standing(Value(Stat.SKILL, 1)),
        Ability(Window.BEFORE_PLACING, FlipThis(), may=True, limit=Limit.GAME),
        back=(Standing(Value(Stat.SKILL, -1)),),
    ),
    upgrade(
        "adrenalinerush",
        "elite, 1 point",
        Ability(
            Window.MANEUVER_REVEALED,
            Do((DiscardThis(), UntilEndOfRound((Standing(Softened()),)))),
            when=Revealed(Difficulty.RED),
            may=True,
        ),
    ),
    upgrade(
        "ascoretosettle",
        "unique elite, 0 points",
        Ability(
            Window.BEFORE_PLACING,
            ChooseShip(Whose.ENEMY, Do((MarkShip(), AssignCondition("adebttopay"))), farthest=0),
            limit=Limit.GAME,
        ),
        when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL), AgainstMarked()),
    ),
    upgrade(
        "attannimindlink",
        "scum elite, 1 point",
        Standing(SharesTokens()),
        building=Building(squad_limit=2),
    ),
    upgrade(
        "bodyguard",
        "unique scum elite, 2 points",
        Ability(
            Window.COMBAT_BEGINS,
            To(
                SpendToken(Token.FOCUS),
                ChooseShip(
                    Whose.OTHER_FRIEND,
                    UntilEndOfRound((Standing(Value(Stat.AGILITY, 1)),)),
                    farthest=1,
                    higher_skill=True,
                ),
            ),
            may=True,
        ),
    ),
    upgrade(
        "calculation",
        "elite, 1 point",
        when_attacking(
            To(SpendToken(Token.FOCUS), ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL))
        ),
    ),
    upgrade(
        "coolhand",
        "elite, 1 point",
        Ability(
            Window.STRESS_RECEIVED,
            To(DiscardThis(), Choose((Gain(Token.FOCUS), Gain(Token.EVADE)))),
            may=True,
        ),
    ),
    upgrade(
        "crackshot",
        "elite, 1 point",
        Ability(
            Window.COMPARE_RESULTS,
            To(DiscardThis(), CancelEvades(1)),
            when=AllOf((Attacking(), DefenderInYourArc())),
            may=True,
        ),
    ),
    upgrade(
        "daredevil",
        "elite, 3 points",
        Ability(
            Window.ACTION,
            Do(
                (
                    Fly(("turn:left:1", "turn:right:1")),
                    Gain(Token.STRESS),
                    If(LacksAction(Action.BOOST), RollAndSuffer(2)),
                )
            ),
        ),
    ),
    upgrade("deadeye", "elite, 1 point", Standing(FocusForLock()), building=Building(size="small")),
    upgrade(
        "debrisgambit",
        "elite, 2 points",
        Ability(Window.ACTION, EvadesForObstacles(2)),
        building=Building(size="small"),
    ),
    upgrade(
        "decoy",
        "elite, 2 points",
        Ability(
            Window.COMBAT_BEGINS, ChooseShip(Whose.OTHER_FRIEND, SwapSkill(), farthest=2), may=True
        ),
    ),
    upgrade(
        "determination",
        "elite, 1 point",
        Ability(Window.CARD_DEALT_FACE_UP, DiscardDealtCard(), when=HasTrait(Trait.PILOT)),
        wave=0,
    ),
    upgrade(
        "drawtheirfire",
        "elite, 1 point",
        Ability(
            At(Window.ATTACK_HITS, Whose.ENEMY), TakeCritical(), when=FriendDefends(1), may=True
        ),
    ),
    upgrade(
        "elusiveness",
        "elite, 2 points",
        Ability(
            Window.MODIFY_ATTACK_DICE,
            To(Gain(Token.STRESS), RerollDice(Die.ATTACK, most=1)),
            when=AllOf((Defending(), Not(STRESSED))),
            may=True,
        ),
    ),
    upgrade(
        "experthandling",
        "elite, 2 points",
        Ability(
            Window.ACTION,
            Then(
                RollAside(),
                STRESS_WITHOUT_ICON,
            ),
        ),
        wave=1,
        errata=(
            Ability(Window.ACTION, Then(GrantedAction(Action.BARREL_ROLL), STRESS_WITHOUT_ICON)),
        ),
    ),
    upgrade(
        "expertise",
        "elite, 4 points",
        when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0), Not(STRESSED)),
    ),
    upgrade(
        "expose",
        "elite, 4 points",
        Ability(
            Window.ACTION,
            UntilEndOfRound((Standing(Value(Stat.ATTACK, 1)), Standing(Value(Stat.AGILITY, -1)))),
        ),
    ),
    upgrade(
        "fearlessness",
        "scum elite, 1 point",
        when_attacking(
            AddResult(Die.ATTACK, Face.HIT),
            AtRange(1, 1),
            DefenderInYourArc(),
            Not(OutsideDefendersArc()),
        ),
    ),
)
