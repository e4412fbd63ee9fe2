"""Condition cards: what they do to the ship they are assigned to."""

from cantina.core.effects import AllOf, Do, May, Not
from cantina.games.x_wing.cards.vocabulary import (
    ActionHeader,
    Deed,
    Stat,
    Static,
    Trigger,
    Whose,
    Window,
)
from cantina.games.x_wing.cards.words.actions import Forbidden
from cantina.games.x_wing.cards.words.attacks import (
    AtRange,
    Attacking,
    DefenderHasCard,
    DefenderIsPilot,
    Defending,
    ItIsPilot,
    PilotHeldFire,
    WithPrimary,
)
from cantina.games.x_wing.cards.words.cards import (
    DealtInWait,
    IsMimicked,
    IsShadowed,
    RemoveCondition,
)
from cantina.games.x_wing.cards.words.comparing import CriticalLeft, DevotedHit
from cantina.games.x_wing.cards.words.damage import (
    DealFaceDown,
    DefenderHasShields,
    LoseShield,
    Suffer,
)
from cantina.games.x_wing.cards.words.modifying import ChangeResults, NothingModifies, SpendDie
from cantina.games.x_wing.cards.words.rolling import ExtraDice, RollDie
from cantina.games.x_wing.cards.words.ships import AllWithin, FriendsWith, Yourself
from cantina.games.x_wing.cards.words.target_locks import LockDefender
from cantina.games.x_wing.cards.words.values import Value
from cantina.games.x_wing.content.wording import (
    ATTACK,
    ATTACKING_PRIMARY,
    CRITICAL,
    FOCUS,
    HIT,
    Abilities,
    to_defender,
    to_each,
    when_attacking,
)

REX = "captainrex"

COMMON_CONDITIONS = frozenset({"harpooned"})
"""Conditions of which any number of ships may have one; of all others there is one card."""

CONDITION_ABILITIES: Abilities = {
    "fanaticaldevotion": (
        Static(Forbidden(Deed.SPEND_FOCUS), provided=Defending()),
        Static(DevotedHit()),
        Trigger(Window.END_PHASE, RemoveCondition()),
    ),
    "illshowyouthedarkside": (Static(DealtInWait()),),
    "mimicked": (Static(IsMimicked()),),
    "optimizedprototype": (
        Static(Value(Stat.SHIELDS, 1)),
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((SpendDie(), to_defender(LoseShield()))),
            may=True,
            provided=AllOf((Attacking(), WithPrimary(), DefenderHasShields())),
            once="round",
        ),
        Trigger(
            Window.ATTACK_ENDS,
            to_each(FriendsWith("directorkrennic", 2), May(LockDefender())),
            provided=ATTACKING_PRIMARY,
        ),
    ),
    "shadowed": (Static(IsShadowed()),),
    "suppressivefire": (
        Static(ExtraDice(ATTACK, -1), provided=AllOf((Attacking(), Not(DefenderIsPilot(REX))))),
        Trigger(
            Window.ATTACK_DECLARED,
            RemoveCondition(),
            provided=AllOf((Attacking(), DefenderIsPilot(REX))),
        ),
        Trigger(Window.DESTROYED, RemoveCondition(), provided=ItIsPilot(REX), whose=Whose.ENEMY),
        Trigger(Window.COMBAT_ENDS, RemoveCondition(), provided=PilotHeldFire(REX)),
    ),
    "adebttopay": (
        when_attacking(ChangeResults(ATTACK, FOCUS, CRITICAL), DefenderHasCard("ascoretosettle")),
    ),
    "harpooned": (
        Trigger(
            Window.ATTACK_HITS,
            to_each(
                Yourself(),
                Do((to_each(AllWithin(1), Suffer(1)), RemoveCondition(), DealFaceDown())),
            ),
            provided=AllOf((Defending(), CriticalLeft())),
            whose=Whose.ENEMY,
        ),
        Trigger(Window.DESTROYED, to_each(AllWithin(1), Suffer(1))),
        ActionHeader(Do((RemoveCondition(), RollDie(ATTACK, (HIT, CRITICAL), Suffer(1))))),
    ),
    "scrambled": (
        Static(
            NothingModifies(),
            provided=AllOf((Attacking(), AtRange(1, 1), DefenderHasCard("targetingscrambler"))),
        ),
        Trigger(Window.COMBAT_ENDS, RemoveCondition()),
    ),
}
