"""Imperial crew: what is printed on them and what they do."""

from cantina.core.effects import AllOf, Do, If, May, Not
from cantina.games.x_wing.cards.vocabulary import ActionHeader, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import GrantedAction, MoreActions, Performed
from cantina.games.x_wing.cards.words.arcs import InAttackersArc
from cantina.games.x_wing.cards.words.attacks import Attacking, Defending, FriendDefends
from cantina.games.x_wing.cards.words.cards import AssignCondition, DiscardOther, FirstRound
from cantina.games.x_wing.cards.words.damage import Damaged, NoShields, Suffer, TurnDealtDown
from cantina.games.x_wing.cards.words.further_attacks import AgainstMarked, MarkShip
from cantina.games.x_wing.cards.words.maneuvers import Executed, Fly
from cantina.games.x_wing.cards.words.modifying import ChangeResults
from cantina.games.x_wing.cards.words.rolling import NameResult
from cantina.games.x_wing.cards.words.ships import (
    ChooseBesideTarget,
    ChooseShip,
    ChooseShips,
    ShipsWithin,
)
from cantina.games.x_wing.cards.words.target_locks import AcquireLock
from cantina.games.x_wing.cards.words.tokens import Gain, ItHasToken, Jam
from cantina.games.x_wing.content.wording import (
    ATTACK,
    DEFENSE,
    EMPIRE,
    EVADE,
    FOCUS,
    HIT,
    JAM,
    SHOW_THE_DARK_SIDE,
    STRESS,
    Abilities,
    to_defender,
    to_each,
    upgrade,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.printed import Slot, UpgradeCard

IMPERIAL_CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("emperorpalpatine", Slot.CREW, 8, unique=True, factions=EMPIRE),
    upgrade("directorkrennic", Slot.CREW, 5, unique=True, factions=EMPIRE),
    upgrade("generalhux", Slot.CREW, 5, unique=True, factions=EMPIRE),
    upgrade("kyloren", Slot.CREW, 3, unique=True, factions=EMPIRE),
    upgrade("isbslicer", Slot.CREW, 2, factions=EMPIRE),
    upgrade("agentkallus", Slot.CREW, 2, unique=True, factions=EMPIRE),
    upgrade("darthvader", Slot.CREW, 3, unique=True, factions=EMPIRE),
    upgrade("deathtroopers", Slot.CREW, 2, unique=True, factions=EMPIRE),
    upgrade("fleetofficer", Slot.CREW, 3, factions=EMPIRE),
    upgrade("marajade", Slot.CREW, 3, unique=True, factions=EMPIRE),
    upgrade("moffjerjerrod", Slot.CREW, 2, unique=True, factions=EMPIRE),
    upgrade("rearadmiralchiraneau", Slot.CREW, 3, unique=True, factions=EMPIRE),
    upgrade("rebelcaptive", Slot.CREW, 3, unique=True, factions=EMPIRE),
    upgrade("systemsofficer", Slot.CREW, 2, limited=True, factions=EMPIRE),
    upgrade("tacticalofficer", Slot.CREW, 2, factions=EMPIRE),
    upgrade("ysanneisard", Slot.CREW, 4, unique=True, factions=EMPIRE),
)

IMPERIAL_CREW_ABILITIES: Abilities = {
    "emperorpalpatine": (
        Trigger(Window.ATTACK_DECLARED, NameResult(ATTACK), may=True, whose=Whose.FRIEND),
        Trigger(Window.BEFORE_DEFENSE_ROLL, NameResult(DEFENSE), may=True, whose=Whose.FRIEND),
    ),
    "directorkrennic": (
        Trigger(
            Window.BEFORE_PLACING,
            ChooseShip(
                Whose.FRIEND, AssignCondition("optimizedprototype"), farthest=0, most_shields=3
            ),
            once="game",
        ),
    ),
    "generalhux": (
        ActionHeader(
            Do(
                (
                    ChooseShips(
                        Whose.FRIEND,
                        Gain(FOCUS),
                        most=3,
                        farthest=2,
                        one_also=AssignCondition("fanaticaldevotion"),
                    ),
                    Gain(STRESS),
                )
            )
        ),
    ),
    "kyloren": (ActionHeader(ChooseShip(Whose.ENEMY, SHOW_THE_DARK_SIDE, farthest=3)),),
    "isbslicer": (
        Trigger(
            Window.ACTION_PERFORMED,
            ChooseBesideTarget(Jam(), without=JAM),
            may=True,
            provided=Performed(("jam",)),
        ),
    ),
    "agentkallus": (
        Trigger(
            Window.ROUND_BEGINS,
            ChooseShip(Whose.ENEMY, MarkShip(), farthest=0),
            provided=FirstRound(),
            once="game",
        ),
        when_attacking(ChangeResults(ATTACK, FOCUS, HIT), AgainstMarked()),
        when_defending(ChangeResults(DEFENSE, FOCUS, EVADE), AgainstMarked()),
    ),
    "darthvader": (
        Trigger(
            Window.ATTACK_ENDS,
            Do((Suffer(2), to_defender(Suffer(1, critical=True)))),
            may=True,
            provided=Attacking(),
        ),
    ),
    "deathtroopers": (
        Trigger(
            Window.ATTACK_DECLARED,
            Gain(STRESS),
            provided=AllOf((FriendDefends(1), InAttackersArc())),
            whose=Whose.ENEMY,
        ),
    ),
    "fleetofficer": (
        ActionHeader(
            Do((ChooseShips(Whose.FRIEND, Gain(FOCUS), most=2, farthest=2), Gain(STRESS)))
        ),
    ),
    "marajade": (
        Trigger(
            Window.COMBAT_ENDS,
            to_each(ShipsWithin(Whose.ENEMY, 1), If(Not(ItHasToken(STRESS)), Gain(STRESS))),
        ),
    ),
    "moffjerjerrod": (
        Trigger(
            Window.CARD_DEALT,
            Do((DiscardOther("crew", this_too=True), TurnDealtDown())),
            may=True,
        ),
    ),
    "rearadmiralchiraneau": (ActionHeader(Fly(("straight:1",))),),
    "rebelcaptive": (
        Trigger(
            Window.ATTACK_DECLARED,
            Gain(STRESS),
            provided=Defending(),
            whose=Whose.ENEMY,
            once="round",
        ),
    ),
    "systemsofficer": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            ChooseShip(Whose.OTHER_FRIEND, May(AcquireLock()), farthest=1),
            provided=Executed("green"),
        ),
    ),
    "tacticalofficer": (Static(MoreActions("coordinate")),),
    "ysanneisard": (
        Trigger(
            Window.COMBAT_BEGINS,
            GrantedAction(EVADE),
            may=True,
            provided=AllOf((NoShields(), Damaged())),
        ),
    ),
}
