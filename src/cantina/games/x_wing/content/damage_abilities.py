"""What damage cards do while they lie face up."""

from cantina.core.effects import Do
from cantina.games.x_wing.cards.vocabulary import ActionHeader, Deed, Stat, Static, Trigger, Window
from cantina.games.x_wing.cards.words.actions import Forbidden
from cantina.games.x_wing.cards.words.attacks import Attacking
from cantina.games.x_wing.cards.words.cards import DiscardWeapon
from cantina.games.x_wing.cards.words.damage import (
    AfterRoundDealt,
    CountsAs,
    IsThisCard,
    Suffer,
    TurnThisDown,
)
from cantina.games.x_wing.cards.words.maneuvers import Colour, Executed, Overlapped
from cantina.games.x_wing.cards.words.rolling import NoDice, RollDie
from cantina.games.x_wing.cards.words.tokens import Gain
from cantina.games.x_wing.cards.words.values import Silenced, Value
from cantina.games.x_wing.content.wording import ATTACK, CRITICAL, HIT, STRESS, TURNS, Abilities

BURN = RollDie(ATTACK, (HIT,), Suffer())
REPAIR = ActionHeader(RollDie(ATTACK, (HIT,), TurnThisDown()))

DAMAGE_ABILITIES: Abilities = {
    "direct-hit": (Static(CountsAs(2)),),
    "blinded-pilot": (
        Static(NoDice(), provided=Attacking()),
        Trigger(Window.ATTACK_ROLLED, TurnThisDown(), provided=Attacking()),
    ),
    "damaged-cockpit": (Static(Value(Stat.SKILL, becomes=0), provided=AfterRoundDealt()),),
    "injured-pilot": (Static(Silenced()),),
    "stunned-pilot": (Trigger(Window.MANEUVER_EXECUTED, Suffer(), provided=Overlapped()),),
    "console-fire": (
        Trigger(Window.COMBAT_BEGINS, BURN),
        ActionHeader(TurnThisDown()),
    ),
    "damaged-engine": (Static(Colour("red", bearings=TURNS)),),
    "damaged-sensor-array": (Static(Forbidden(Deed.ACTION_BAR)), REPAIR),
    "minor-explosion": (
        Trigger(Window.CARD_DEALT_FACE_UP, Do((BURN, TurnThisDown())), provided=IsThisCard()),
    ),
    "minor-hull-breach": (Trigger(Window.MANEUVER_EXECUTED, BURN, provided=Executed("red")),),
    "munitions-failure": (
        Trigger(
            Window.CARD_DEALT_FACE_UP,
            Do((DiscardWeapon(), TurnThisDown())),
            provided=IsThisCard(),
        ),
    ),
    "structural-damage": (Static(Value(Stat.AGILITY, -1)), REPAIR),
    "thrust-control-fire": (
        Trigger(
            Window.CARD_DEALT_FACE_UP,
            Do((Gain(STRESS), TurnThisDown())),
            provided=IsThisCard(),
        ),
    ),
    "weapon-malfunction": (
        Static(Value(Stat.ATTACK, -1)),
        ActionHeader(RollDie(ATTACK, (HIT, CRITICAL), TurnThisDown())),
    ),
}
