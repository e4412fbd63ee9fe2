"""Crew of any faction: what is printed on them and what they do."""

from cantina.core.effects import AllOf, Choose, Do, Not
from cantina.games.x_wing.cards.vocabulary import ActionHeader, Stat, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import Performed
from cantina.games.x_wing.cards.words.arcs import DefenderInYourArc, FromRear
from cantina.games.x_wing.cards.words.attacks import (
    AtRange,
    AttackerSkillAtMost,
    Attacking,
    Defending,
    WithPrimary,
)
from cantina.games.x_wing.cards.words.bombs import LongDrops
from cantina.games.x_wing.cards.words.cards import UntilEndOfRound
from cantina.games.x_wing.cards.words.damage import FlipOneUp, TurnDealtDown
from cantina.games.x_wing.cards.words.dials import LookAtDial, NudgeDial, RotateDial
from cantina.games.x_wing.cards.words.further_attacks import AttackAfterwards
from cantina.games.x_wing.cards.words.maneuvers import RedUnderStress, TouchesYou
from cantina.games.x_wing.cards.words.modifying import ChangeResults, ForcesFocus, RerollDice
from cantina.games.x_wing.cards.words.rolling import RollDie
from cantina.games.x_wing.cards.words.ships import ChooseAround, ChooseShip
from cantina.games.x_wing.cards.words.target_locks import LocksTwoShips
from cantina.games.x_wing.cards.words.tokens import Gain, ItHasToken, Remove, SpendReinforce
from cantina.games.x_wing.cards.words.values import SkillBecomes, Value
from cantina.games.x_wing.content.wording import (
    ATTACK,
    BLANK,
    CRITICAL,
    DEFENSE,
    FOCUS,
    HIT,
    STRESS,
    Abilities,
    to_defender,
    upgrade,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.printed import Slot, UpgradeCard

CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("boshek", Slot.CREW, 2, unique=True),
    upgrade("weaponsengineer", Slot.CREW, 3),
    upgrade("bombardier", Slot.CREW, 1),
    upgrade("breachspecialist", Slot.CREW, 1),
    upgrade("courierdroid", Slot.CREW, 0, limited=True),
    upgrade("flightinstructor", Slot.CREW, 4),
    upgrade("gunner", Slot.CREW, 5),
    upgrade("hotshotcopilot", Slot.CREW, 4),
    upgrade("inspiringrecruit", Slot.CREW, 1),
    upgrade("intelligenceagent", Slot.CREW, 1),
    upgrade("mercenarycopilot", Slot.CREW, 2),
    upgrade("navigator", Slot.CREW, 3),
    upgrade("operationsspecialist", Slot.CREW, 3, limited=True),
    upgrade("reconspecialist", Slot.CREW, 3),
    upgrade("saboteur", Slot.CREW, 2),
    upgrade("tactician", Slot.CREW, 2, limited=True),
    upgrade("tailgunner", Slot.CREW, 2, limited=True),
)

CREW_ABILITIES: Abilities = {
    "boshek": tuple(
        Trigger(
            Window.BEFORE_REVEAL,
            Do((NudgeDial(), UntilEndOfRound((Static(RedUnderStress()),)))),
            may=True,
            provided=TouchesYou(),
            whose=whose,
        )
        for whose in (Whose.ENEMY, Whose.OTHER_FRIEND)
    ),
    "weaponsengineer": (Static(LocksTwoShips()),),
    "bombardier": (Static(LongDrops()),),
    "breachspecialist": (
        Trigger(
            Window.CARD_DEALT,
            Do(
                (
                    TurnDealtDown(),
                    SpendReinforce(),
                    UntilEndOfRound((Trigger(Window.CARD_DEALT, TurnDealtDown()),)),
                )
            ),
            may=True,
        ),
    ),
    "courierdroid": (
        Trigger(Window.BEFORE_PLACING, Choose((SkillBecomes(0), SkillBecomes(8))), may=True),
    ),
    "flightinstructor": (
        when_defending(RerollDice(DEFENSE, (FOCUS,), most=1), Not(AttackerSkillAtMost(2))),
        when_defending(
            Choose((RerollDice(DEFENSE, (FOCUS,), most=1), RerollDice(DEFENSE, (BLANK,), most=1))),
            AttackerSkillAtMost(2),
        ),
    ),
    "gunner": (Trigger(Window.ATTACK_MISSES, AttackAfterwards(), may=True, provided=Attacking()),),
    "hotshotcopilot": (
        Static(ForcesFocus(), provided=AllOf((Attacking(), WithPrimary()))),
        Static(ForcesFocus(), provided=Defending()),
    ),
    "inspiringrecruit": (
        Trigger(
            Window.STRESS_REMOVED,
            Remove(STRESS),
            may=True,
            provided=ItHasToken(STRESS),
            whose=Whose.FRIEND,
            farthest=2,
            once="round",
        ),
    ),
    "intelligenceagent": (
        Trigger(
            Window.ACTIVATION_BEGINS,
            ChooseShip(Whose.ENEMY, LookAtDial(), farthest=2),
            may=True,
        ),
    ),
    "mercenarycopilot": (when_attacking(ChangeResults(ATTACK, HIT, CRITICAL), AtRange(3, 3)),),
    "navigator": (Trigger(Window.MANEUVER_REVEALED, RotateDial("bearing"), may=True),),
    "operationsspecialist": (
        Trigger(
            Window.ATTACK_MISSES,
            ChooseAround(Whose.ATTACKER, Gain(FOCUS), farthest=3, friends=True),
            may=True,
            whose=Whose.FRIEND,
            farthest=2,
        ),
    ),
    "reconspecialist": (
        Trigger(Window.ACTION_PERFORMED, Gain(FOCUS), provided=Performed((FOCUS,))),
    ),
    "saboteur": (
        ActionHeader(
            ChooseShip(Whose.ENEMY, RollDie(ATTACK, (HIT, CRITICAL), FlipOneUp()), farthest=1)
        ),
    ),
    "tactician": (
        Trigger(
            Window.ATTACK_ENDS,
            to_defender(Gain(STRESS)),
            provided=AllOf((Attacking(), AtRange(2, 2), DefenderInYourArc())),
        ),
    ),
    "tailgunner": (Static(Value(Stat.AGILITY, -1, whose=Whose.DEFENDER), provided=FromRear()),),
}
