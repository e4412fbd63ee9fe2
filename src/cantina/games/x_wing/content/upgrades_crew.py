"""Crew of any faction: what is printed on them and what they do."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.core.chance import Reveal
from cantina.core.text import text
from cantina.games.x_wing.cards.dials import LookAtDial
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules.maneuvers import dial_of, legal_maneuvers, maneuver_label

ACROSS = (
    Bearing.SEGNOR_LEFT,
    Bearing.TALLON_LEFT,
    Bearing.REVERSE_BANK_LEFT,
    Bearing.TURN_LEFT,
    Bearing.BANK_LEFT,
    Bearing.STRAIGHT,
    Bearing.REVERSE_STRAIGHT,
    Bearing.STATIONARY,
    Bearing.BANK_RIGHT,
    Bearing.TURN_RIGHT,
    Bearing.REVERSE_BANK_RIGHT,
    Bearing.TALLON_RIGHT,
    Bearing.SEGNOR_RIGHT,
    Bearing.KOIOGRAN,
)
"""How the arrows of one speed follow each other on a dial."""


def neighbours(scene: Scene) -> list[str]:
    """Return the maneuvers beside the chosen one on the ship's dial: by speed, left to right."""
    ship = scene.subject
    dial = sorted(dial_of(ship.pilot).values(), key=lambda m: (m.speed, ACROSS.index(m.bearing)))
    keys = [maneuver.key for maneuver in dial]
    place = keys.index(ship.dial)
    beside = dict.fromkeys((keys[place - 1], keys[(place + 1) % len(keys)]))
    return [key for key in beside if key in legal_maneuvers(scene.g, ship)]


class NudgeDial(CardEffect, frozen=True):
    """Look at the ship's dial; its player must turn it to a neighbouring maneuver."""

    def can(self, scene: Scene) -> bool:
        return bool(scene.subject.dial)

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        await Reveal()
        await LookAtDial().do(scene)
        key = await Ask(
            scene.subject.seat,
            text("xw-ask-rotate", ship=ship_name(g, scene.ship)),
            neighbours(scene),
            label=lambda key: maneuver_label(g, scene.subject, key),
        )
        scene.subject.dial = key
        return DONE


CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "boshek",
        "unique crew, 2 points",
        *tuple(
            Ability(
                At(Window.BEFORE_REVEAL, whose),
                Then(NudgeDial(), UntilEndOfRound((Standing(RedUnderStress()),))),
                when=TouchesYou(),
                may=True,
            )
            for whose in (Whose.ENEMY, Whose.OTHER_FRIEND)
        ),
    ),
    upgrade("weaponsengineer", "crew, 3 points", Standing(LocksTwoShips())),
    upgrade("bombardier", "crew, 1 point", Standing(LongDrops())),
    upgrade(
        "breachspecialist",
        "crew, 1 point",
        Ability(
            Window.CARD_DEALT,
            To(
                SpendReinforce(),
                Do(
                    (
                        TurnDealtDown(),
                        UntilEndOfRound((Ability(Window.CARD_DEALT, TurnDealtDown()),)),
                    )
                ),
            ),
            may=True,
        ),
    ),
    upgrade(
        "courierdroid",
        "limited crew, 0 points",
        Ability(Window.BEFORE_PLACING, Choose((SkillBecomes(0), SkillBecomes(8))), may=True),
    ),
    upgrade(
        "flightinstructor",
        "crew, 4 points",
        when_defending(RerollDice(Die.DEFENSE, (Face.FOCUS,), most=1), Not(AttackerSkillAtMost(2))),
        when_defending(
            Choose(
                (
                    RerollDice(Die.DEFENSE, (Face.FOCUS,), most=1),
                    RerollDice(Die.DEFENSE, (Face.BLANK,), most=1),
                )
            ),
            AttackerSkillAtMost(2),
        ),
    ),
    upgrade(
        "gunner",
        "crew, 5 points",
        Ability(Window.ATTACK_MISSES, AttackAfterwards(), when=Attacking(), may=True),
    ),
    upgrade(
        "hotshotcopilot",
        "crew, 4 points",
        Standing(ForcesFocus(), when=AllOf((Attacking(), WithPrimary()))),
        Standing(ForcesFocus(), when=Defending()),
    ),
    upgrade(
        "inspiringrecruit",
        "crew, 1 point",
        Ability(
            At(Window.STRESS_REMOVED, Whose.FRIEND, 2),
            Remove(Token.STRESS),
            when=ItHasToken(Token.STRESS),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "intelligenceagent",
        "crew, 1 point",
        Ability(
            Window.ACTIVATION_BEGINS, ChooseShip(Whose.ENEMY, LookAtDial(), farthest=2), may=True
        ),
    ),
    upgrade(
        "mercenarycopilot",
        "crew, 2 points",
        when_attacking(ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL), AtRange(3, 3)),
    ),
    upgrade(
        "navigator",
        "crew, 3 points",
        Ability(Window.MANEUVER_REVEALED, RotateDial("bearing"), may=True),
    ),
    upgrade(
        "operationsspecialist",
        "limited crew, 3 points",
        Ability(
            At(Window.ATTACK_MISSES, Whose.FRIEND, 2),
            ChooseAround(Whose.ATTACKER, Gain(Token.FOCUS), farthest=3, friends=True),
            may=True,
        ),
    ),
    upgrade(
        "reconspecialist",
        "crew, 3 points",
        Ability(Window.ACTION_PERFORMED, Gain(Token.FOCUS), when=Performed((Action.FOCUS,))),
    ),
    upgrade(
        "saboteur",
        "crew, 2 points",
        Ability(
            Window.ACTION,
            ChooseShip(
                Whose.ENEMY, RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), FlipOneUp()), farthest=1
            ),
        ),
    ),
    upgrade(
        "tactician",
        "limited crew, 2 points",
        Ability(
            Window.ATTACK_ENDS,
            to_defender(Gain(Token.STRESS)),
            when=AllOf((Attacking(), AtRange(2, 2), DefenderInYourArc())),
        ),
    ),
    upgrade(
        "tailgunner",
        "limited crew, 2 points",
        Standing(Value(Stat.AGILITY, -1, whose=Whose.DEFENDER), when=FromRear()),
    ),
)
