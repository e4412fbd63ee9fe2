"""Scum pilots of freighters, hunters and bombers."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.tokens import TAKEN
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.content.phrases import STRESSED
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.bomb_tokens import outline_of
from cantina.games.x_wing.rules.firing import field_of
from cantina.games.x_wing.rules.measuring import attack_lines


class ShedTokens(CardEffect, frozen=True):
    """Lose all focus and evade tokens; only a ship that has one can."""

    def can(self, scene: Scene) -> bool:
        return any(tokens.held(scene.subject, token) for token in TAKEN)

    async def do(self, scene: Scene) -> Outcome:
        for token in TAKEN:
            scene.subject.tokens.pop(token, None)
        return DONE


class DefenseDiceRolled(CardCondition, frozen=True):
    """Exactly so many defense dice were rolled."""

    dice: int

    def holds(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.dice.defense_dice == self.dice


class MeasuredOverBomb(CardCondition, frozen=True):
    """The range of the attack is measured over a token of your side."""

    def holds(self, scene: Scene) -> bool:
        g, attack = scene.g, scene.g.attack
        side = g.ship(scene.you).side
        tokens = [outline_of(b.x, b.y) for b in g.bombs if g.ship(b.owner).side == side]
        if attack is None or not tokens:
            return False
        attacker = g.ship(attack.attacker)
        field = field_of(g, attacker, attack.weapon)
        return geometry.are_obstructed(
            attack_lines(attacker, g.ship(attack.defender), field), tokens
        )


PASS_STRESS_ON = Do((Gain(Token.STRESS), ForEach(Yourself(), Remove(Token.STRESS))))

SCUM_RAIDER_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "hwk290",
        Faction.SCUM,
        "turret crew illicit",
        pilot("spicerunner", "skill 1, 16 points"),
        pilot(
            "dacebonearm",
            "unique, skill 7, 23 points, elite",
            Ability(
                At(Window.ION_RECEIVED, Whose.ENEMY, 3),
                Do((Suffer(1), ForEach(Yourself(), Gain(Token.STRESS)))),
                when=Not(STRESSED),
                may=True,
            ),
        ),
        pilot(
            "palobgodalhi",
            "unique, skill 5, 20 points, elite",
            Ability(Window.COMBAT_BEGINS, TakeToken(Whose.ENEMY, 2), may=True),
        ),
        pilot(
            "torkilmux",
            "unique, skill 3, 19 points",
            Ability(Window.ACTIVATION_ENDS, ChooseShip(Whose.ENEMY, SkillBecomes(0), farthest=2)),
        ),
    ),
    *squadron(
        "kihraxzfighter",
        Faction.SCUM,
        "missile illicit",
        pilot("cartelmarauder", "skill 2, 20 points"),
        pilot("blacksunace", "skill 5, 23 points, elite"),
        pilot(
            "captainjostero",
            "unique, skill 4, 24 points, elite",
            Ability(
                At(Window.DAMAGE_WAS_SUFFERED, Whose.ENEMY),
                Retaliate(at_it=True),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
        pilot(
            "grazthehunter",
            "unique, skill 6, 25 points",
            Standing(ExtraDice(Die.DEFENSE), when=AllOf((Defending(), AttackerInYourArc()))),
        ),
        pilot(
            "talonbanecobra",
            "unique, skill 9, 28 points, elite",
            Standing(
                ExtraDice(Die.ATTACK, range_bonus=True),
                when=AllOf((Attacking(), WithPrimary(), AtRange(1, 1))),
            ),
            Standing(
                ExtraDice(Die.DEFENSE), when=AllOf((Defending(), WithPrimary(), AtRange(3, 3)))
            ),
        ),
        pilot(
            "viktorhel",
            "unique, skill 7, 25 points, elite",
            Ability(
                Window.ATTACK_ENDS,
                ForEach(TheAttacker(), Gain(Token.STRESS)),
                when=AllOf((Defending(), Not(DefenseDiceRolled(2)))),
            ),
        ),
    ),
    *squadron(
        "g1astarfighter",
        Faction.SCUM,
        "crew system illicit",
        pilot("gandfindsman", "skill 5, 25 points, elite"),
        pilot("ruthlessfreelancer", "skill 3, 23 points"),
        pilot(
            "4lom",
            "unique, skill 6, 27 points, elite",
            Ability(
                Window.END_PHASE,
                Choose(
                    (
                        ChooseShip(Whose.ENEMY, PASS_STRESS_ON, farthest=1),
                        ChooseShip(Whose.OTHER_FRIEND, PASS_STRESS_ON, farthest=1),
                    )
                ),
                when=STRESSED,
                may=True,
            ),
        ),
        pilot(
            "zuckuss",
            "unique, skill 7, 28 points, elite",
            Ability(
                Window.ATTACK_DECLARED,
                Do((MoreAttackDice(), MoreDefenseDice())),
                when=Attacking(),
                may=True,
            ),
        ),
    ),
    *squadron(
        "protectoratestarfighter",
        Faction.SCUM,
        "torpedo",
        pilot("concorddawnace", "skill 5, 23 points, elite"),
        pilot("concorddawnveteran", "skill 3, 22 points, elite"),
        pilot("zealousrecruit", "skill 1, 20 points"),
        pilot(
            "fennrau",
            "unique, skill 9, 28 points, elite",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), AtRange(1, 1)))),
            Standing(ExtraDice(Die.DEFENSE), when=AllOf((Defending(), AtRange(1, 1)))),
        ),
        pilot(
            "kadsolus",
            "unique, skill 6, 25 points, elite",
            Ability(Window.MANEUVER_EXECUTED, Gain(Token.FOCUS, 2), when=Executed(Difficulty.RED)),
        ),
        pilot(
            "oldteroch",
            "unique, skill 7, 26 points, elite",
            Ability(
                Window.COMBAT_BEGINS,
                ChooseShip(
                    Whose.ENEMY,
                    If(InItsArc(), Do((RemoveAll(Token.FOCUS), RemoveAll(Token.EVADE)))),
                    farthest=1,
                ),
                may=True,
            ),
        ),
    ),
    *squadron(
        "m12lkimogilafighter",
        Faction.SCUM,
        "torpedo missile salvaged-astromech illicit",
        pilot("cartelbrute", "skill 3, 22 points"),
        pilot("cartelexecutioner", "skill 5, 24 points, elite"),
        pilot(
            "dalanoberos-m12lkimogilafighter",
            "unique, skill 7, 25 points, elite",
            Ability(
                Window.COMBAT_BEGINS,
                ChooseInArc(YouLockIt(), farthest=3, enemies=True, bullseye=True),
                may=True,
            ),
            squad_id="dalanoberos",
        ),
        pilot(
            "toranikulda",
            "unique, skill 8, 27 points, elite",
            Ability(
                Window.ATTACK_ENDS,
                ForEach(InBullseye(), Choose((Suffer(1), ShedTokens()))),
                when=Attacking(),
            ),
        ),
    ),
    *squadron(
        "quadjumper",
        Faction.SCUM,
        "bomb crew illicit tech",
        pilot("jakkugunrunner", "skill 1, 15 points"),
        pilot(
            "sarcoplank",
            "unique, skill 5, 18 points, elite",
            Standing(SpeedForAgility(), when=Defending()),
        ),
        pilot(
            "unkarplutt",
            "unique, skill 3, 17 points",
            Ability(Window.ACTIVATION_ENDS, ForEach(YourTouched(), Tractor())),
        ),
        pilot(
            "constablezuvio",
            "unique, skill 7, 19 points, elite",
            Ability(
                Window.MANEUVER_REVEALED,
                DropAnyBomb(mines=True, ahead=True),
                when=RevealedBearing(("reverse",)),
                may=True,
            ),
        ),
    ),
    *squadron(
        "scurrgh6bomber",
        Faction.SCUM,
        "turret torpedo missile bomb bomb crew",
        pilot("karthakkpirate", "skill 1, 24 points"),
        pilot("lokrevenant", "skill 3, 26 points, elite"),
        pilot(
            "captainnym-scum",
            "unique, skill 8, 30 points, elite",
            Standing(IgnoresBombs()),
            Ability(
                At(Window.MODIFY_DEFENSE_DICE, Whose.FRIEND),
                AddResult(Die.DEFENSE, Face.EVADE),
                when=AllOf((ItDefends(), MeasuredOverBomb())),
                may=True,
            ),
            squad_id="captainnym",
        ),
        pilot("solsixxa", "unique, skill 6, 28 points, elite", Standing(DropsTurning())),
    ),
)
