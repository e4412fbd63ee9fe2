"""Rebel crew: what is printed on them and what they do."""

from cantina.core.effects import AllOf, Do, ForEach, If
from cantina.games.x_wing.cards.vocabulary import ActionHeader, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import ActsUnderStress, GrantedAction, WasStressed
from cantina.games.x_wing.cards.words.arcs import AttackerInYourArc, DefenderInYourArc
from cantina.games.x_wing.cards.words.attacks import (
    AtRange,
    Attacking,
    AttacksTouched,
    Defending,
    ShootsOverObstacles,
    WithPrimary,
)
from cantina.games.x_wing.cards.words.bombs import Splinters
from cantina.games.x_wing.cards.words.cards import (
    DiscardThis,
    PlaceOnCard,
    TakeFromCard,
    UntilEndOfRound,
)
from cantina.games.x_wing.cards.words.damage import (
    DiscardDealtCard,
    FlipOneUp,
    NoShields,
    RegainShield,
    ShieldsMissing,
    Suffer,
)
from cantina.games.x_wing.cards.words.dials import GuessDial
from cantina.games.x_wing.cards.words.further_attacks import AttackAfterwards, FollowsUp
from cantina.games.x_wing.cards.words.maneuvers import Colour, Executed, RedUnderStress, Softened
from cantina.games.x_wing.cards.words.modifying import (
    AddDie,
    ChangeResults,
    GuessEvades,
    RerollDice,
)
from cantina.games.x_wing.cards.words.rolling import RollDie, RollForTokens
from cantina.games.x_wing.cards.words.ships import ChooseShip, ShipsWithin, TheAttacker
from cantina.games.x_wing.cards.words.target_locks import (
    LockOnDefender,
    LocksThroughFriends,
    SpendLock,
    YouLockIt,
)
from cantina.games.x_wing.cards.words.tokens import (
    FocusPerEnemy,
    Gain,
    HasToken,
    ItHasToken,
    Remove,
)
from cantina.games.x_wing.content.wording import (
    ATTACK,
    BLANK,
    CRITICAL,
    DEFENSE,
    EVADE,
    FOCUS,
    HIT,
    ION,
    REBELS,
    STRESS,
    STRESSED,
    Abilities,
    to_each,
    upgrade,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.printed import Building, Slot, UpgradeCard

REBEL_CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("cassianandor", Slot.CREW, 2, unique=True, factions=REBELS),
    upgrade("bazemalbus", Slot.CREW, 3, unique=True, factions=REBELS),
    upgrade("bistan", Slot.CREW, 2, unique=True, factions=REBELS),
    upgrade("bodhirook", Slot.CREW, 1, unique=True, factions=REBELS),
    upgrade("c3po", Slot.CREW, 3, unique=True, factions=REBELS),
    upgrade("captainrex", Slot.CREW, 2, unique=True, factions=REBELS),
    upgrade("chewbacca", Slot.CREW, 4, unique=True, factions=REBELS),
    upgrade("chopper", Slot.CREW, 0, unique=True, factions=REBELS),
    upgrade("dashrendar", Slot.CREW, 2, unique=True, factions=REBELS),
    upgrade("ezrabridger", Slot.CREW, 3, unique=True, factions=REBELS),
    upgrade("finn", Slot.CREW, 5, unique=True, factions=REBELS),
    upgrade("hansolo", Slot.CREW, 2, unique=True, factions=REBELS),
    upgrade("herasyndulla", Slot.CREW, 1, unique=True, factions=REBELS),
    upgrade("janors", Slot.CREW, 2, unique=True, factions=REBELS),
    upgrade("jynerso", Slot.CREW, 2, unique=True, factions=REBELS),
    upgrade("kananjarrus", Slot.CREW, 3, unique=True, factions=REBELS),
    upgrade("kylekatarn", Slot.CREW, 3, unique=True, factions=REBELS),
    upgrade("landocalrissian", Slot.CREW, 3, unique=True, factions=REBELS),
    upgrade("leebo", Slot.CREW, 2, unique=True, factions=REBELS),
    upgrade("leiaorgana", Slot.CREW, 4, unique=True, factions=REBELS),
    upgrade("lukeskywalker", Slot.CREW, 7, unique=True, factions=REBELS),
    upgrade("magvayarro", Slot.CREW, 2, unique=True, factions=REBELS),
    upgrade("niennunb", Slot.CREW, 1, unique=True, factions=REBELS),
    upgrade("r2d2-swx22", Slot.CREW, 4, unique=True, factions=REBELS),
    upgrade("rey", Slot.CREW, 2, unique=True, factions=REBELS),
    upgrade(
        "sabinewren",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        building=Building(gains=(Slot.BOMB,)),
    ),
    upgrade("sawgerrera", Slot.CREW, 1, unique=True, factions=REBELS),
    upgrade("wookieecommandos", Slot.CREW, 1, factions=REBELS),
    upgrade("zeborrelios", Slot.CREW, 1, unique=True, factions=REBELS),
)

REBEL_CREW_ABILITIES: Abilities = {
    "cassianandor": (
        Trigger(Window.PLANNING_ENDS, ChooseShip(Whose.ENEMY, GuessDial(), farthest=2), may=True),
    ),
    "bazemalbus": (
        Trigger(
            Window.ATTACK_MISSES,
            AttackAfterwards(elsewhere=True),
            may=True,
            provided=Attacking(),
        ),
    ),
    "bistan": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, HIT, CRITICAL),
            may=True,
            provided=AllOf((Attacking(), AtRange(1, 2))),
        ),
    ),
    "bodhirook": (Static(LocksThroughFriends()),),
    "c3po": (Trigger(Window.BEFORE_DEFENSE_ROLL, GuessEvades(), may=True, once="round"),),
    "captainrex": (Trigger(Window.ATTACK_MISSES, Gain(FOCUS), may=True, provided=Attacking()),),
    "chewbacca": (
        Trigger(
            Window.CARD_DEALT,
            Do((DiscardDealtCard(), If(ShieldsMissing(), RegainShield()), DiscardThis())),
            may=True,
        ),
    ),
    "chopper": (
        Static(ActsUnderStress()),
        Trigger(Window.ACTION_PERFORMED, Suffer(1), provided=WasStressed()),
    ),
    "dashrendar": (Static(ShootsOverObstacles()),),
    "ezrabridger": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, FOCUS, CRITICAL),
            may=True,
            provided=AllOf((Attacking(), STRESSED)),
        ),
    ),
    "finn": (
        when_attacking(AddDie(ATTACK, BLANK), WithPrimary(), DefenderInYourArc()),
        when_defending(AddDie(DEFENSE, BLANK), AttackerInYourArc()),
    ),
    "hansolo": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((ChangeResults(ATTACK, FOCUS, HIT, most=0), SpendLock())),
            may=True,
            provided=AllOf((Attacking(), LockOnDefender())),
        ),
    ),
    "herasyndulla": (Static(RedUnderStress()),),
    "janors": (
        Trigger(
            Window.FOCUS_ASSIGNED,
            Do((Remove(FOCUS), Gain(EVADE))),
            may=True,
            provided=ItHasToken(FOCUS),
            whose=Whose.FRIEND,
            farthest=3,
            once="round",
        ),
    ),
    "jynerso": (ActionHeader(ChooseShip(Whose.FRIEND, FocusPerEnemy(3), farthest=2)),),
    "kananjarrus": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            Remove(STRESS),
            may=True,
            provided=AllOf((Executed("white"), ItHasToken(STRESS))),
            whose=Whose.FRIEND,
            farthest=2,
            once="round",
        ),
    ),
    "kylekatarn": (Trigger(Window.STRESS_REMOVED, Gain(FOCUS), may=True),),
    "landocalrissian": (ActionHeader(RollForTokens(2)),),
    "leebo": (ActionHeader(Do((GrantedAction("boost"), Gain(ION)))),),
    "leiaorgana": (
        Trigger(
            Window.ACTIVATION_BEGINS,
            Do(
                (
                    DiscardThis(),
                    to_each(ShipsWithin(Whose.FRIEND), UntilEndOfRound((Static(Softened()),))),
                )
            ),
            may=True,
        ),
    ),
    "lukeskywalker": (
        Trigger(Window.ATTACK_MISSES, AttackAfterwards(), may=True, provided=Attacking()),
        when_attacking(ChangeResults(ATTACK, FOCUS, HIT), FollowsUp()),
    ),
    "magvayarro": (
        Trigger(
            Window.ATTACK_ENDS,
            ForEach(TheAttacker(), YouLockIt()),
            may=True,
            provided=Defending(),
        ),
    ),
    "niennunb": (Static(Colour("green", bearings=("straight",))),),
    "r2d2-swx22": (
        Trigger(
            Window.END_PHASE,
            Do((RegainShield(), RollDie(ATTACK, (HIT,), FlipOneUp()))),
            may=True,
            provided=NoShields(),
        ),
    ),
    "rey": (
        Trigger(
            Window.END_PHASE,
            Do((Remove(FOCUS), PlaceOnCard())),
            may=True,
            provided=HasToken(FOCUS),
        ),
        Trigger(Window.COMBAT_BEGINS, Do((TakeFromCard(), Gain(FOCUS))), may=True),
    ),
    "sabinewren": (Static(Splinters()),),
    "sawgerrera": (
        when_attacking(Do((ChangeResults(ATTACK, FOCUS, CRITICAL, most=0), Suffer(1)))),
    ),
    "wookieecommandos": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, (FOCUS,)),
            may=True,
            provided=Attacking(),
        ),
    ),
    "zeborrelios": (Static(AttacksTouched()),),
}
