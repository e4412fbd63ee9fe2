"""Illicit cards: what is printed on them and what they do."""

from cantina.core.effects import Do, May, Then
from cantina.games.x_wing.cards.vocabulary import ActionHeader, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import ActsUnderStress, GrantedAction
from cantina.games.x_wing.cards.words.cards import DiscardThis, RestoreCard, UntilEndOfRound
from cantina.games.x_wing.cards.words.damage import DealFaceDown, Suffer
from cantina.games.x_wing.cards.words.dials import StandStill
from cantina.games.x_wing.cards.words.further_attacks import InsteadOfAttack
from cantina.games.x_wing.cards.words.maneuvers import RedUnderStress
from cantina.games.x_wing.cards.words.modifying import ChangeResults
from cantina.games.x_wing.cards.words.rolling import RollDie
from cantina.games.x_wing.cards.words.ships import AllWithin, ChooseShip, Yourself
from cantina.games.x_wing.cards.words.tokens import Decloak, Gain, Remove
from cantina.games.x_wing.content.wording import (
    ATTACK,
    BLANK,
    CRITICAL,
    DEFENSE,
    EVADE,
    FOCUS,
    HIT,
    ION,
    ONLY_DISCARD,
    STRESS,
    Abilities,
    to_each,
    upgrade,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.printed import Slot, UpgradeCard, Weapon

SALVAGE = ("torpedo", "missile", "bomb", "cannon", "turret", "mod")

ILLICIT_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("scavengercrane", Slot.ILLICIT, 2),
    upgrade("blackmarketslicertools", Slot.ILLICIT, 1),
    upgrade("cloakingdevice", Slot.ILLICIT, 2, unique=True),
    upgrade("contrabandcybernetics", Slot.ILLICIT, 1),
    upgrade("deadmansswitch", Slot.ILLICIT, 2),
    upgrade("empdevice", Slot.ILLICIT, 2, unique=True),
    upgrade("feedbackarray", Slot.ILLICIT, 2),
    upgrade("glitterstim", Slot.ILLICIT, 2),
    upgrade("hotshotblaster", Slot.ILLICIT, 3, Weapon(3, 1, 2, turret=True)),
    upgrade("inertialdampeners", Slot.ILLICIT, 1),
    upgrade("iondischargers", Slot.ILLICIT, 2),
)

ILLICIT_ABILITIES: Abilities = {
    "scavengercrane": tuple(
        Trigger(
            Window.DESTROYED,
            Do(
                (
                    RestoreCard(SALVAGE),
                    to_each(Yourself(), RollDie(ATTACK, (BLANK,), DiscardThis())),
                )
            ),
            may=True,
            whose=whose,
            farthest=2,
        )
        for whose in (Whose.ENEMY, Whose.OTHER_FRIEND)
    ),
    "blackmarketslicertools": (
        ActionHeader(
            ChooseShip(
                Whose.ENEMY,
                RollDie(ATTACK, (HIT, CRITICAL), Do((Remove(STRESS), DealFaceDown()))),
                farthest=2,
                stressed=True,
            )
        ),
    ),
    "cloakingdevice": (
        ActionHeader(GrantedAction("cloak")),
        Trigger(Window.END_PHASE, RollDie(ATTACK, (FOCUS,), Do((DiscardThis(), Decloak())))),
    ),
    "contrabandcybernetics": (
        Trigger(
            Window.BEFORE_REVEAL,
            Do(
                (
                    DiscardThis(),
                    Gain(STRESS),
                    UntilEndOfRound((Static(ActsUnderStress()), Static(RedUnderStress()))),
                )
            ),
            may=True,
        ),
    ),
    "deadmansswitch": (Trigger(Window.DESTROYED, to_each(AllWithin(1), Suffer(1))),),
    "empdevice": (InsteadOfAttack(Do((DiscardThis(), to_each(AllWithin(1), Gain(ION, 2))))),),
    "feedbackarray": (
        InsteadOfAttack(Do((ChooseShip(Whose.ENEMY, Suffer(1), farthest=1), Gain(ION), Suffer(1)))),
    ),
    "glitterstim": (
        Trigger(
            Window.COMBAT_BEGINS,
            Do(
                (
                    DiscardThis(),
                    Gain(STRESS),
                    UntilEndOfRound(
                        (
                            when_attacking(ChangeResults(ATTACK, FOCUS, HIT, most=0)),
                            when_defending(ChangeResults(DEFENSE, FOCUS, EVADE, most=0)),
                        )
                    ),
                )
            ),
            may=True,
        ),
    ),
    "hotshotblaster": (ONLY_DISCARD,),
    "inertialdampeners": (
        Trigger(
            Window.MANEUVER_REVEALED,
            Do(
                (
                    DiscardThis(),
                    StandStill(),
                    UntilEndOfRound((Trigger(Window.MANEUVER_EXECUTED, Gain(STRESS)),)),
                )
            ),
            may=True,
        ),
    ),
    "iondischargers": (
        Trigger(
            Window.ION_RECEIVED,
            Do(
                (
                    ChooseShip(Whose.ENEMY, Then(May(Gain(ION)), DiscardThis()), farthest=1),
                    Remove(ION),
                )
            ),
            may=True,
        ),
    ),
}
