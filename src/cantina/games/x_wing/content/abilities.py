"""What pilots, upgrades and damage cards do, each defined once, executed and printed from here."""

from cantina.core.effects import AllOf, Do, ForEach, If, May
from cantina.games.x_wing.abilities.effects import (
    AcquireLock,
    AttackAgain,
    CancelAllResults,
    ChangeResults,
    ChooseShip,
    DiscardDealtCard,
    DiscardFaceDown,
    DiscardThis,
    DiscardWeapon,
    FreeAction,
    Gain,
    HandOver,
    LockAgain,
    MatchSkill,
    RegainShield,
    RerollDice,
    RollAside,
    RollDie,
    ShedLock,
    SpendLock,
    Suffer,
    TheDefender,
    TurnOneDown,
    TurnThisDown,
    UntilEndOfRound,
)
from cantina.games.x_wing.abilities.pilot_words import ItAttacks
from cantina.games.x_wing.abilities.vocabulary import (
    Ability,
    ActionHeader,
    ActionsPerStep,
    AfterRoundDealt,
    AtRange,
    Attacking,
    Colour,
    CountsAs,
    Deed,
    Defending,
    DrawsDamage,
    Executed,
    ExtraDice,
    Forbidden,
    HasTrait,
    IsThisCard,
    LacksAction,
    NoDice,
    OutsideDefendersArc,
    Overlapped,
    Shelters,
    Silenced,
    Stat,
    Static,
    Trigger,
    Value,
    Whose,
    Window,
    WithPrimary,
    WithThisWeapon,
)
from cantina.games.x_wing.content.further_abilities import (
    FURTHER_PILOT_ABILITIES,
    FURTHER_UPGRADE_ABILITIES,
)
from cantina.games.x_wing.content.pilot_abilities_imperial import IMPERIAL_PILOT_ABILITIES
from cantina.games.x_wing.content.pilot_abilities_rebel import REBEL_PILOT_ABILITIES
from cantina.games.x_wing.content.pilot_abilities_scum import SCUM_PILOT_ABILITIES
from cantina.games.x_wing.content.upgrades_bombs import BOMB_ABILITIES
from cantina.games.x_wing.content.upgrades_crew import CREW_ABILITIES
from cantina.games.x_wing.content.upgrades_elite import ELITE_ABILITIES, ELITE_OTHER_SIDES
from cantina.games.x_wing.content.upgrades_late import (
    CONDITION_CARDS,
    LATE_ABILITIES,
    LATE_OTHER_SIDES,
)
from cantina.games.x_wing.content.upgrades_more_crew import MORE_CREW_ABILITIES
from cantina.games.x_wing.content.upgrades_ships import SHIP_ABILITIES
from cantina.games.x_wing.content.upgrades_systems import SYSTEM_ABILITIES
from cantina.games.x_wing.content.upgrades_weapons import WEAPON_ABILITIES

ATTACK, DEFENSE = "attack", "defense"
HIT, CRITICAL, FOCUS, EVADE, BLANK = "hit", "critical", "focus", "evade", "blank"
STRESS, ION = "stress", "ion"
TURNS = ("turn:left", "turn:right")

Abilities = dict[str, tuple[Ability, ...]]

PILOT_ABILITIES: Abilities = {
    **FURTHER_PILOT_ABILITIES,
    **IMPERIAL_PILOT_ABILITIES,
    **REBEL_PILOT_ABILITIES,
    **SCUM_PILOT_ABILITIES,
    "ezrabridger-sheathipedeclassshuttle": FURTHER_PILOT_ABILITIES["ezrabridger"],
    "lukeskywalker": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            ChangeResults(DEFENSE, FOCUS, EVADE),
            may=True,
            provided=Defending(),
        ),
    ),
    "biggsdarklighter": (Static(Shelters(1)),),
    "wedgeantilles": (Static(Value(Stat.AGILITY, -1, whose=Whose.DEFENDER), provided=Attacking()),),
    "garvendreis": (Trigger(Window.FOCUS_SPENT, HandOver(FOCUS, 2), may=True),),
    "hortonsalm": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, (BLANK,)),
            may=True,
            provided=AllOf((Attacking(), AtRange(2, 3))),
        ),
    ),
    "dutchvander": (
        Trigger(
            Window.LOCK_ACQUIRED,
            ChooseShip(Whose.OTHER_FRIEND, May(AcquireLock()), farthest=2),
        ),
    ),
    "maulermithel": (Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), AtRange(1, 1)))),),
    "darkcurse": (
        Static(Forbidden(Deed.SPEND_FOCUS, Whose.ATTACKER), provided=Defending()),
        Static(Forbidden(Deed.REROLL_ATTACK, Whose.ATTACKER), provided=Defending()),
    ),
    "nightbeast": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            FreeAction(FOCUS),
            may=True,
            provided=Executed("green"),
        ),
    ),
    "howlrunner": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=1),
            may=True,
            provided=AllOf((ItAttacks(), WithPrimary())),
            whose=Whose.OTHER_FRIEND,
            farthest=1,
        ),
    ),
    "backstabber": (
        Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), OutsideDefendersArc()))),
    ),
    "wingedgundark": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, HIT, CRITICAL),
            may=True,
            provided=AllOf((Attacking(), AtRange(1, 1))),
        ),
    ),
    "darthvader": (Static(ActionsPerStep(2)),),
    "maarekstele": (Static(DrawsDamage(3), provided=Attacking()),),
    "maarekstele-tiedefender": (Static(DrawsDamage(3), provided=Attacking()),),
}

FIRING_COST = Trigger(
    Window.ATTACK_DECLARED, Do((SpendLock(), DiscardThis())), provided=WithThisWeapon()
)

UPGRADE_ABILITIES: Abilities = {
    **FURTHER_UPGRADE_ABILITIES,
    **ELITE_ABILITIES,
    **CREW_ABILITIES,
    **MORE_CREW_ABILITIES,
    **WEAPON_ABILITIES,
    **SYSTEM_ABILITIES,
    **SHIP_ABILITIES,
    **BOMB_ABILITIES,
    **LATE_ABILITIES,
    "protontorpedoes": (
        FIRING_COST,
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, FOCUS, CRITICAL),
            may=True,
            provided=WithThisWeapon(),
        ),
    ),
    "r2d2": (
        Trigger(Window.MANEUVER_EXECUTED, RegainShield(), may=True, provided=Executed("green")),
    ),
    "r2f2": (ActionHeader(UntilEndOfRound((Static(Value(Stat.AGILITY, 1)),))),),
    "determination": (
        Trigger(Window.CARD_DEALT_FACE_UP, DiscardDealtCard(), provided=HasTrait("pilot")),
    ),
    "marksmanship": (
        ActionHeader(
            UntilEndOfRound(
                (
                    Trigger(
                        Window.MODIFY_ATTACK_DICE,
                        Do(
                            (
                                ChangeResults(ATTACK, FOCUS, CRITICAL),
                                ChangeResults(ATTACK, FOCUS, HIT, most=0),
                            )
                        ),
                        may=True,
                        provided=Attacking(),
                    ),
                )
            )
        ),
    ),
    "r5k6": (Trigger(Window.LOCK_SPENT, RollDie(DEFENSE, (EVADE,), LockAgain())),),
    "r5astromech": (Trigger(Window.END_PHASE, TurnOneDown("ship"), may=True),),
    "experthandling": (
        ActionHeader(
            Do(
                (
                    RollAside(),
                    If(LacksAction("barrel-roll"), Gain(STRESS)),
                    May(ShedLock()),
                )
            )
        ),
    ),
    "ioncannonturret": (
        Trigger(
            Window.ATTACK_HITS,
            Do((ForEach(TheDefender(), Do((Suffer(1), Gain(ION)))), CancelAllResults())),
            provided=WithThisWeapon(),
        ),
    ),
    "r2astromech": (Static(Colour("green", speeds=(1, 2))),),
    "r5d8": (ActionHeader(RollDie(DEFENSE, (EVADE, FOCUS), DiscardFaceDown())),),
    "swarmtactics": (
        Trigger(
            Window.COMBAT_BEGINS,
            ChooseShip(Whose.OTHER_FRIEND, MatchSkill(), farthest=1),
            may=True,
        ),
    ),
    "squadleader": (
        ActionHeader(
            ChooseShip(Whose.OTHER_FRIEND, May(FreeAction()), farthest=2, lower_skill=True)
        ),
    ),
    "concussionmissiles": (
        FIRING_COST,
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, BLANK, HIT),
            may=True,
            provided=WithThisWeapon(),
        ),
    ),
    "clustermissiles": (
        FIRING_COST,
        Trigger(Window.ATTACK_DECLARED, AttackAgain(), provided=WithThisWeapon()),
    ),
}

OTHER_SIDES: Abilities = {**ELITE_OTHER_SIDES, **LATE_OTHER_SIDES}
"""What the backs of cards with two sides do."""

CONDITION_ABILITIES: Abilities = CONDITION_CARDS
"""What condition cards do to the ship they are assigned to."""

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
