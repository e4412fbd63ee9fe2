"""Scum crew: what is printed on them and what they do."""

from cantina.core.effects import AllOf, Choose, Do, Not
from cantina.games.x_wing.cards.vocabulary import ActionHeader, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import DaringAction
from cantina.games.x_wing.cards.words.attacks import Attacking, DefenderIsUnique
from cantina.games.x_wing.cards.words.bombs import LoadsDice
from cantina.games.x_wing.cards.words.cards import (
    DiscardDefenders,
    DiscardThis,
    PlaceOnCard,
    ReplaceCard,
    TakeFromCard,
    TokensOn,
    UntilEndOfRound,
)
from cantina.games.x_wing.cards.words.comparing import AttackHit
from cantina.games.x_wing.cards.words.damage import (
    FaceUpDealt,
    FirstCardFaceUp,
    RegainShield,
    Suffer,
)
from cantina.games.x_wing.cards.words.maneuvers import Executed, OverlappedEnemy
from cantina.games.x_wing.cards.words.modifying import (
    AddResult,
    BarToken,
    RerollDice,
    RerollForStress,
)
from cantina.games.x_wing.cards.words.ships import ChooseInArc, TheAttacker
from cantina.games.x_wing.cards.words.target_locks import AcquireLock, YouLockIt
from cantina.games.x_wing.cards.words.tokens import Gain, HasToken, KeepsToken, Remove
from cantina.games.x_wing.content.wording import (
    ATTACK,
    CALM,
    DEFENSE,
    EVADE,
    FOCUS,
    ION,
    SCUM,
    STRESS,
    STRESSED,
    TRACTOR,
    Abilities,
    to_defender,
    to_each,
    upgrade,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.printed import Building, Slot, UpgradeCard

SCUM_CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("cikatrovizago", Slot.CREW, 0, unique=True, factions=SCUM),
    upgrade("4lom", Slot.CREW, 1, unique=True, factions=SCUM),
    upgrade("bobafett", Slot.CREW, 1, unique=True, factions=SCUM),
    upgrade("bossk", Slot.CREW, 2, unique=True, factions=SCUM),
    upgrade(
        "cadbane", Slot.CREW, 2, unique=True, factions=SCUM, building=Building(gains=(Slot.BOMB,))
    ),
    upgrade("dengar", Slot.CREW, 3, unique=True, factions=SCUM),
    upgrade("gonk", Slot.CREW, 2, unique=True, factions=SCUM),
    upgrade("greedo", Slot.CREW, 1, unique=True, factions=SCUM),
    upgrade("jabbathehutt", Slot.CREW, 5, unique=True, factions=SCUM),
    upgrade("k4securitydroid", Slot.CREW, 3, factions=SCUM),
    upgrade("ketsuonyo", Slot.CREW, 1, unique=True, factions=SCUM),
    upgrade("lattsrazzi", Slot.CREW, 2, unique=True, factions=SCUM),
    upgrade("maul", Slot.CREW, 3, unique=True, factions=SCUM),
    upgrade("outlawtech", Slot.CREW, 2, limited=True, factions=SCUM),
    upgrade("unkarplutt", Slot.CREW, 1, unique=True, factions=SCUM),
    upgrade("zuckuss", Slot.CREW, 1, unique=True, factions=SCUM),
)

SCUM_CREW_ABILITIES: Abilities = {
    "cikatrovizago": (
        Trigger(Window.END_PHASE, Do((ReplaceCard("illicit"), DiscardThis())), may=True),
    ),
    "4lom": (when_attacking(Do((Choose((BarToken(FOCUS), BarToken(EVADE))), Gain(ION)))),),
    "bobafett": (
        Trigger(
            Window.ATTACK_ENDS,
            Do((DiscardThis(), DiscardDefenders())),
            may=True,
            provided=AllOf((Attacking(), FaceUpDealt())),
        ),
    ),
    "bossk": (
        Trigger(
            Window.ATTACK_MISSES,
            Do((Gain(STRESS), Gain(FOCUS), to_defender(YouLockIt()))),
            provided=AllOf((Attacking(), CALM)),
        ),
    ),
    "cadbane": (Static(LoadsDice()),),
    "dengar": (
        when_attacking(RerollDice(ATTACK, most=1), Not(DefenderIsUnique())),
        when_attacking(RerollDice(ATTACK, most=2), DefenderIsUnique()),
    ),
    "gonk": (
        ActionHeader(PlaceOnCard()),
        ActionHeader(Do((TakeFromCard(), RegainShield()))),
    ),
    "greedo": (Static(FirstCardFaceUp()),),
    "jabbathehutt": (Static(TokensOn(("illicit",), squad=True)),),
    "k4securitydroid": (
        Trigger(Window.MANEUVER_EXECUTED, AcquireLock(), may=True, provided=Executed("green")),
    ),
    "ketsuonyo": (
        Trigger(
            Window.END_PHASE,
            ChooseInArc(UntilEndOfRound((Static(KeepsToken(TRACTOR)),)), farthest=2, enemies=True),
            may=True,
        ),
    ),
    "lattsrazzi": (
        when_defending(
            Do((to_each(TheAttacker(), Remove(STRESS)), AddResult(DEFENSE, EVADE))),
            HasToken(STRESS, Whose.ATTACKER),
        ),
    ),
    "maul": (
        when_attacking(RerollForStress(ATTACK), CALM),
        Trigger(
            Window.ATTACK_ENDS,
            Remove(STRESS),
            may=True,
            provided=AllOf((Attacking(), AttackHit(), STRESSED)),
        ),
    ),
    "outlawtech": (
        Trigger(Window.MANEUVER_EXECUTED, Gain(FOCUS), may=True, provided=Executed("red")),
    ),
    "unkarplutt": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            Do((DaringAction(), Suffer(1))),
            may=True,
            provided=OverlappedEnemy(),
        ),
    ),
    "zuckuss": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            RerollForStress(DEFENSE),
            may=True,
            provided=AllOf((Attacking(), CALM)),
        ),
    ),
}
