"""Imperial pilots of Defenders, Punishers and prototypes, and of the TIE/fo."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect, did
from cantina.games.x_wing.content.phrases import STRESSED, when_attacking
from cantina.games.x_wing.rules.damage import turn_face_up
from cantina.games.x_wing.rules.modifying import roll_of
from cantina.games.x_wing.terms import Die, Face


class CancelDefense(CardEffect, frozen=True):
    """Cancel all defense results of these faces."""

    faces: tuple[Face, ...]

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and any(r.face in self.faces for r in attack.dice.defense_roll)

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        left = [result for result in attack.dice.defense_roll if result.face not in self.faces]
        cancelled = len(attack.dice.defense_roll) - len(left)
        attack.dice.defense_roll = left
        return did(cancelled)


class FlipDealt(CardEffect, frozen=True):
    """Turn the damage cards of this attack face up."""

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        if attack is None:
            return False
        cards = scene.g.ship(attack.defender).damage
        return any(card.card_id in attack.results.dealt and not card.face_up for card in cards)

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        for card_id in attack.results.dealt:
            await turn_face_up(scene.g, attack.defender, card_id)
        return DONE


class AllBecome(CardEffect, frozen=True):
    """Change all results of a roll to one face."""

    die: Die
    face: Face

    async def do(self, scene: Scene) -> Outcome:
        for result in roll_of(scene.attack, self.die):
            if not result.fixed:
                result.face = self.face
        return DONE


IMPERIAL_PROTOTYPE_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "tiedefender",
        Faction.IMPERIAL,
        "cannon missile",
        pilot(
            "colonelvessery",
            "unique, skill 6, 35 points, elite",
            Ability(
                Window.ATTACK_ROLLED,
                ForEach(TheDefender(), YouLockIt()),
                when=AllOf((Attacking(), DefenderIsLocked())),
                may=True,
            ),
        ),
        pilot("glaivesquadronpilot", "skill 6, 34 points, elite"),
        pilot("onyxsquadronpilot", "skill 3, 32 points"),
        pilot("deltasquadronpilot", "skill 1, 30 points"),
        pilot(
            "countessryad",
            "unique, skill 5, 34 points, elite",
            Ability(Window.MANEUVER_REVEALED, TreatAs("koiogran", only="straight"), may=True),
        ),
        pilot(
            "rexlerbrath",
            "unique, skill 8, 37 points, elite",
            Ability(
                Window.ATTACK_ENDS,
                To(SpendToken(Token.FOCUS), FlipDealt()),
                when=Attacking(),
                may=True,
            ),
        ),
        pilot(
            "maarekstele-tiedefender",
            "unique, skill 7, 35 points, elite",
            Standing(DrawsDamage(3), when=Attacking()),
            squad_id="maarekstele",
        ),
    ),
    *squadron(
        "tiepunisher",
        Faction.IMPERIAL,
        "system torpedo torpedo missile missile bomb bomb",
        pilot("redline", "unique, skill 7, 27 points", Standing(DoublesLocks())),
        pilot(
            "deathrain",
            "unique, skill 6, 26 points",
            Standing(DropsAhead()),
            Ability(Window.BOMB_DROPPED, GrantedAction(Action.BARREL_ROLL), may=True),
        ),
        pilot("blackeightsqpilot", "skill 4, 23 points"),
        pilot("cutlasssquadronpilot", "skill 2, 21 points"),
    ),
    *squadron(
        "tieadvprototype",
        Faction.IMPERIAL,
        "missile",
        pilot(
            "valenrudor",
            "unique, skill 6, 22 points, elite",
            Ability(Window.ATTACK_ENDS, FreeAction(), when=Defending(), may=True),
        ),
        pilot("baronoftheempire", "skill 4, 19 points, elite"),
        pilot("sienartestpilot", "skill 2, 16 points"),
        pilot("theinquisitor", "unique, skill 8, 25 points, elite", Standing(CountsAsRangeOne())),
    ),
    *squadron(
        "tieaggressor",
        Faction.IMPERIAL,
        "missile missile turret",
        pilot("onyxsquadronescort", "skill 5, 19 points"),
        pilot("sienarspecialist", "skill 2, 17 points"),
        pilot(
            "lieutenantkestal",
            "unique, skill 7, 22 points, elite",
            Ability(
                Window.MODIFY_DEFENSE_DICE,
                To(SpendToken(Token.FOCUS), CancelDefense((Face.BLANK, Face.FOCUS))),
                when=Attacking(),
                may=True,
            ),
        ),
        pilot(
            "doubleedge",
            "unique, skill 4, 19 points, elite",
            Ability(
                Window.ATTACK_ENDS,
                AttackAfterwards("other"),
                when=AllOf((Attacking(), Not(WithPrimary()), Not(AttackHit()))),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    *squadron(
        "tiefofighter",
        Faction.IMPERIAL,
        "tech",
        pilot("epsilonsquadronpilot", "skill 1, 15 points"),
        pilot("zetasquadronpilot", "skill 3, 16 points"),
        pilot("omegasquadronpilot", "skill 4, 17 points, elite"),
        pilot(
            "epsilonace",
            "unique, skill 4, 17 points",
            Standing(Value(Stat.SKILL, becomes=12), when=Not(Damaged())),
        ),
        pilot(
            "epsilonleader",
            "unique, skill 6, 19 points",
            Ability(
                Window.COMBAT_BEGINS, ForEach(ShipsWithin(Whose.FRIEND, 1), Remove(Token.STRESS))
            ),
        ),
        pilot(
            "omegaace",
            "unique, skill 7, 20 points, elite",
            when_attacking(
                To(
                    Do((SpendToken(Token.FOCUS), SpendLock())), AllBecome(Die.ATTACK, Face.CRITICAL)
                ),
                LockOnDefender(),
            ),
        ),
        pilot("omegaleader", "unique, skill 8, 21 points, elite", Standing(LockedCannotModify())),
        pilot(
            "zetaleader",
            "unique, skill 7, 20 points, elite",
            Ability(
                Window.ATTACK_DECLARED,
                Do((MoreAttackDice(), Gain(Token.STRESS))),
                when=AllOf((Attacking(), Not(STRESSED))),
                may=True,
            ),
        ),
        pilot("zetaace", "unique, skill 5, 18 points, elite", Standing(RollsFar())),
    ),
)
