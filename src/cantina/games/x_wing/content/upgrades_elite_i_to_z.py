"""Elite upgrades, I to Z: what is printed on them and what they do."""

from __future__ import annotations

from cantina.core.ask import AskMany
from cantina.core.cards import DONE, Outcome
from cantina.core.text import text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.damage import suffer
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.measuring import is_in_arc, is_within
from cantina.games.x_wing.rules.sides import other_friends
from cantina.games.x_wing.rules.values import pilot_skill


class TakeHits(CardEffect, frozen=True):
    """Suffer all hits of the attack in place of the defender."""

    def can(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.hits > 0

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        hits, attack.results.hits = attack.results.hits, 0
        for _ in range(hits):
            await suffer(scene.g, scene.you, cause=attack.attacker)
        await destroy_if_beaten(scene.g, scene.you)
        return Outcome(True, hits)


class MatchSkill(CardEffect, frozen=True):
    """Until the end of the phase the ship's pilot skill equals yours."""

    async def do(self, scene: Scene) -> Outcome:
        """Make the chosen ship's pilot skill equal yours for this phase."""
        scene.subject.skill_this_phase = pilot_skill(scene.g, scene.yours)
        return DONE


def swarm(scene: Scene) -> list[int]:
    """Return the friends with an evade token that have the defender in arc."""
    you, target = scene.yours, scene.g.ship(scene.attack.defender)
    return [
        ship.ship_id
        for ship in other_friends(scene.g, you)
        if tokens.held(ship, tokens.EVADE)
        and is_within(ship, target, 3)
        and is_in_arc(ship, target)
    ]


class SwarmDice(CardEffect, frozen=True):
    """Up to two friends with the defender in arc give an evade token each for a die each."""

    def can(self, scene: Scene) -> bool:
        return scene.g.attack is not None and bool(swarm(scene))

    async def do(self, scene: Scene) -> Outcome:
        chosen = await AskMany(
            scene.seat,
            "xw-ask-choose-ships",
            swarm(scene),
            least=0,
            most=2,
            label=lambda ship: text("xw-option-ship", ship=ship_name(scene.g, ship)),
            at=lambda ship: f"ship:{ship}",
        )
        for ship_id in chosen:
            tokens.lose(scene.g.ship(ship_id), tokens.EVADE)
        scene.attack.dice.more_dice += len(chosen)
        return Outcome(bool(chosen), len(chosen))


ELITE_CARDS_I_TO_Z: tuple[UpgradeCard, ...] = (
    upgrade(
        "intensity",
        "elite, 2 points",
        Ability(
            Window.ACTION_PERFORMED,
            Then(Choose((Gain(Token.FOCUS), Gain(Token.EVADE))), FlipThis()),
            when=Performed((Action.BOOST, Action.BARREL_ROLL)),
            may=True,
        ),
        building=Building(size="small"),
        back=(
            Ability(
                Window.COMBAT_ENDS,
                Then(Choose((SpendToken(Token.FOCUS), SpendToken(Token.EVADE))), FlipThis()),
                may=True,
            ),
        ),
    ),
    upgrade("intimidation", "elite, 2 points", Standing(TouchedAgility(-1))),
    upgrade(
        "juke",
        "elite, 2 points",
        Ability(
            Window.MODIFY_DEFENSE_DICE,
            ChangeResults(Die.DEFENSE, Face.EVADE, Face.FOCUS),
            when=AllOf((Attacking(), HasToken(Token.EVADE))),
            may=True,
        ),
        building=Building(size="small"),
    ),
    upgrade(
        "lightningreflexes",
        "elite, 1 point",
        Ability(
            Window.MANEUVER_EXECUTED,
            Do((DiscardThis(), TurnRound(), Gain(Token.STRESS))),
            when=AnyOf(
                (Executed(Difficulty.WHITE, on_dial=True), Executed(Difficulty.GREEN, on_dial=True))
            ),
            may=True,
        ),
        building=Building(size="small"),
    ),
    upgrade(
        "lonewolf",
        "unique elite, 2 points",
        when_attacking(RerollDice(Die.ATTACK, (Face.BLANK,), most=1), NoFriendWithin(2)),
        when_defending(RerollDice(Die.DEFENSE, (Face.BLANK,), most=1), NoFriendWithin(2)),
    ),
    upgrade(
        "marksmanship",
        "elite, 3 points",
        Ability(
            Window.ACTION,
            UntilEndOfRound(
                (
                    when_attacking(
                        Do(
                            (
                                ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL),
                                ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0),
                            )
                        )
                    ),
                )
            ),
        ),
        wave=0,
    ),
    upgrade(
        "opportunist",
        "elite, 4 points",
        Ability(
            Window.ATTACK_DECLARED,
            Do((MoreAttackDice(), Gain(Token.STRESS))),
            when=AllOf(
                (
                    Attacking(),
                    Not(STRESSED),
                    Not(HasToken(Token.FOCUS, Whose.DEFENDER)),
                    Not(HasToken(Token.EVADE, Whose.DEFENDER)),
                )
            ),
            may=True,
        ),
    ),
    upgrade(
        "outmaneuver",
        "elite, 3 points",
        Standing(
            Value(Stat.AGILITY, -1, whose=Whose.DEFENDER),
            when=AllOf((Attacking(), DefenderInYourArc(), OutsideDefendersArc())),
        ),
    ),
    upgrade(
        "predator",
        "elite, 3 points",
        when_attacking(RerollDice(Die.ATTACK, most=1), Not(DefenderSkillAtMost(2))),
        when_attacking(RerollDice(Die.ATTACK, most=2), DefenderSkillAtMost(2)),
    ),
    upgrade(
        "pushthelimit",
        "elite, 3 points",
        Ability(
            Window.ACTION_PERFORMED,
            Then(BarAction(), Gain(Token.STRESS)),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "rage",
        "elite, 1 point",
        Ability(
            Window.ACTION,
            Do(
                (
                    Gain(Token.FOCUS),
                    Gain(Token.STRESS, 2),
                    UntilEndOfRound((when_attacking(RerollDice(Die.ATTACK, most=3)),)),
                )
            ),
        ),
    ),
    upgrade(
        "ruthlessness",
        "imperial elite, 3 points",
        Ability(
            Window.ATTACK_ENDS,
            ChooseAround(Whose.DEFENDER, Suffer(1)),
            when=AllOf((Attacking(), AttackHit())),
        ),
    ),
    upgrade(
        "saturationsalvo",
        "elite, 1 point",
        Ability(
            Window.ATTACK_MISSES,
            ForEach(SlowNearDefender(), RollAndSuffer(1)),
            when=AllOf((Attacking(), AnyOf((WithSlot(Slot.TORPEDO), WithSlot(Slot.MISSILE))))),
        ),
    ),
    upgrade(
        "selflessness",
        "unique rebel elite, 1 point",
        Ability(
            At(Window.ATTACK_HITS, Whose.ENEMY),
            To(DiscardThis(), TakeHits()),
            when=FriendDefends(1),
            may=True,
        ),
        building=Building(size="small"),
    ),
    upgrade(
        "snapshot",
        "elite, 2 points",
        Ability(At(Window.MANEUVER_EXECUTED, Whose.ENEMY), AttackIt(), may=True, limit=Limit.ROUND),
        Standing(NothingModifies(), when=WithThisWeapon()),
        weapon=Weapon(2, 1, 1, only_aside=True),
    ),
    upgrade(
        "squadleader",
        "unique elite, 2 points",
        Ability(
            Window.ACTION,
            ChooseShip(Whose.OTHER_FRIEND, May(FreeAction()), farthest=2, lower_skill=True),
        ),
        wave=1,
    ),
    upgrade(
        "stayontarget",
        "elite, 2 points",
        Ability(
            Window.MANEUVER_REVEALED,
            Then(RotateDial("speed"), UntilEndOfRound((Standing(DialIsRed()),))),
            may=True,
        ),
    ),
    upgrade(
        "swarmleader",
        "unique elite, 3 points",
        Ability(
            Window.ATTACK_DECLARED, SwarmDice(), when=AllOf((Attacking(), WithPrimary())), may=True
        ),
    ),
    upgrade(
        "swarmtactics",
        "elite, 2 points",
        Ability(
            Window.COMBAT_BEGINS, ChooseShip(Whose.OTHER_FRIEND, MatchSkill(), farthest=1), may=True
        ),
        wave=1,
    ),
    upgrade(
        "trickshot",
        "elite, 0 points",
        Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), Obstructed()))),
    ),
    upgrade("veteraninstincts", "elite, 1 point", Standing(Value(Stat.SKILL, 2))),
    upgrade(
        "wingman",
        "elite, 2 points",
        Ability(
            Window.COMBAT_BEGINS, ChooseShip(Whose.OTHER_FRIEND, Remove(Token.STRESS), farthest=1)
        ),
    ),
    upgrade(
        "wired",
        "elite, 1 point",
        when_attacking(RerollDice(Die.ATTACK, (Face.FOCUS,)), STRESSED),
        when_defending(RerollDice(Die.DEFENSE, (Face.FOCUS,)), STRESSED),
    ),
)
