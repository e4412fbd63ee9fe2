"""Scum pilots of Z-95s, Y-wings, StarVipers and M3-As."""

from __future__ import annotations

from typing import ClassVar

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text
from cantina.games.x_wing.cards.dials import Redirect
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.tokens import TAKEN
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import CALM, when_attacking, when_defending
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.names import card_name, face_name, ship_name
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.damage import suffer
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.receiving import receive
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.state import NOBODY


class TakeOne(CardEffect, frozen=True):
    """The ship spoken of suffers one uncancelled result in place of the defender."""

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and attack.results.hits + attack.results.criticals > 0

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        left = {dice.HIT: attack.results.hits, dice.CRITICAL: attack.results.criticals}
        faces = [face for face, count in left.items() if count]
        face = await Ask(scene.seat, "xw-ask-take", faces, label=face_name)
        critical = face == dice.CRITICAL
        if critical:
            scene.attack.results.criticals -= 1
        else:
            scene.attack.results.hits -= 1
        await suffer(scene.g, scene.ship, critical, cause=scene.attack.attacker)
        await destroy_if_beaten(scene.g, scene.ship)
        return DONE


class MatchTokens(CardEffect, frozen=True):
    """Get focus and evade tokens until you have as many as the ship you locked."""

    async def do(self, scene: Scene) -> Outcome:
        you = scene.yours
        if you.lock == NOBODY:
            return NOTHING
        for token in TAKEN:
            missing = tokens.held(scene.g.ship(you.lock), token) - tokens.held(you, token)
            if missing > 0:
                await receive(scene.g, scene.you, token, missing)
        return DONE


class Mimic(CardEffect, frozen=True):
    """You have the pilot ability of the ship from now on."""

    async def do(self, scene: Scene) -> Outcome:
        you = scene.yours
        you.beside(mimics=scene.subject.talent)
        ability = Text(card_name("pilot", you.cards.mimics))
        scene.g.say("xw-log-mimics", ship=ship_name(scene.g, scene.you), pilot=ability)
        return DONE


class CopySkill(CardEffect, frozen=True):
    """You have the pilot skill of the ship this card chose from now on."""

    def can(self, scene: Scene) -> bool:
        return any(source == scene.source for source, _ in scene.yours.cards.marks)

    async def do(self, scene: Scene) -> Outcome:
        you = scene.yours
        marked = next(ship for source, ship in you.cards.marks if source == scene.source)
        you.beside(copied_skill=pilot_skill(scene.g, scene.g.ship(marked)))
        return DONE


class TallonInstead(Redirect, frozen=True):
    """Fly a turn, bank or loop as a red Tallon roll along the same template."""

    bearings: ClassVar = {
        Bearing.TURN_LEFT: Bearing.TALLON_LEFT,
        Bearing.TURN_RIGHT: Bearing.TALLON_RIGHT,
        Bearing.BANK_LEFT: Bearing.TALLON_BANK_LEFT,
        Bearing.BANK_RIGHT: Bearing.TALLON_BANK_RIGHT,
        Bearing.SEGNOR_LEFT: Bearing.TALLON_BANK_LEFT,
        Bearing.SEGNOR_RIGHT: Bearing.TALLON_BANK_RIGHT,
    }


def choose_any_enemy(*effects: Effect) -> Effect:
    """Write what happens to an enemy ship, wherever it is or will be."""
    return ChooseShip(Whose.ENEMY, Do(effects), farthest=0)


SCUM_FIGHTER_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "z95headhunter",
        Faction.SCUM,
        "missile illicit",
        pilot("binayrepirate", "skill 1, 12 points"),
        pilot("blacksunsoldier", "skill 3, 13 points"),
        pilot(
            "kaatoleeachos",
            "unique, skill 5, 15 points, elite",
            Ability(Window.COMBAT_BEGINS, TakeToken(Whose.OTHER_FRIEND, 2), may=True),
        ),
        pilot(
            "ndrusuhlak",
            "unique, skill 7, 17 points, elite",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), NoFriendWithin(2)))),
        ),
    ),
    *squadron(
        "ywing",
        Faction.SCUM,
        "turret torpedo torpedo salvaged-astromech",
        pilot("syndicatethug", "skill 2, 18 points"),
        pilot("hiredgun", "skill 4, 20 points"),
        pilot(
            "drearenthal",
            "unique, skill 5, 22 points",
            Ability(Window.LOCK_SPENT, To(Gain(Token.STRESS), AcquireLock()), may=True),
        ),
        pilot(
            "kavil",
            "unique, skill 7, 24 points, elite",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), Not(DefenderInYourArc())))),
        ),
    ),
    *squadron(
        "starviper",
        Faction.SCUM,
        "torpedo",
        pilot("blacksunvigo", "skill 3, 27 points"),
        pilot("blacksunenforcer", "skill 1, 25 points"),
        pilot("blacksunassassin", "skill 5, 28 points, elite"),
        pilot(
            "guri",
            "unique, skill 5, 30 points, elite",
            Ability(Window.COMBAT_BEGINS, Gain(Token.FOCUS), when=EnemyWithin(1), may=True),
        ),
        pilot(
            "dalanoberos",
            "unique, skill 6, 30 points, elite",
            Ability(Window.MANEUVER_REVEALED, TallonInstead(), when=CALM, may=True),
        ),
        pilot(
            "thweek",
            "unique, skill 4, 28 points",
            Ability(
                Window.BEFORE_PLACING,
                Choose(
                    (
                        choose_any_enemy(AssignCondition("shadowed"), MarkShip()),
                        choose_any_enemy(AssignCondition("mimicked"), Mimic()),
                    )
                ),
                may=True,
                limit=Limit.GAME,
            ),
            Ability(Window.FORCES_PLACED, CopySkill()),
        ),
        pilot(
            "princexizor",
            "unique, skill 7, 31 points, elite",
            Ability(
                At(Window.ATTACK_HITS, Whose.ENEMY),
                ChooseShip(Whose.OTHER_FRIEND, TakeOne(), farthest=1),
                when=Defending(),
                may=True,
            ),
        ),
    ),
    *squadron(
        "m3ainterceptor",
        Faction.SCUM,
        "",
        pilot("cartelspacer", "skill 2, 14 points"),
        pilot("tansariipointveteran", "skill 5, 17 points, elite"),
        pilot(
            "genesisred",
            "unique, skill 7, 19 points, elite",
            Ability(Window.LOCK_ACQUIRED, MatchTokens()),
        ),
        pilot(
            "inaldra",
            "unique, skill 3, 15 points, elite",
            when_attacking(To(SpendShield(), RerollDice(Die.ATTACK))),
            when_defending(To(SpendShield(), RerollDice(Die.DEFENSE))),
        ),
        pilot(
            "laetinashera",
            "unique, skill 6, 18 points",
            Ability(
                Window.ATTACK_ENDS,
                Gain(Token.EVADE),
                when=AllOf((Defending(), Not(AttackHit()))),
                may=True,
            ),
        ),
        pilot(
            "quinnjast",
            "unique, skill 6, 18 points, elite",
            Ability(
                Window.COMBAT_BEGINS,
                To(DisableWeapons(), RestoreCard((Slot.TORPEDO, Slot.MISSILE))),
                may=True,
            ),
        ),
        pilot(
            "serissu",
            "unique, skill 8, 20 points, elite",
            Ability(
                At(Window.MODIFY_DEFENSE_DICE, Whose.OTHER_FRIEND),
                RerollDice(Die.DEFENSE, most=1),
                when=FriendDefends(1),
                may=True,
            ),
        ),
        pilot(
            "sunnybounder",
            "unique, skill 1, 14 points",
            when_attacking(AddMatching(Die.ATTACK)),
            when_defending(AddMatching(Die.DEFENSE)),
        ),
    ),
)
