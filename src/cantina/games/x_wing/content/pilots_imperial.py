"""Imperial pilots, ship by ship."""

from cantina.core.cards import Choose, If, Limit
from cantina.games.x_wing.cards.actions import CardAction, FreeAction, GrantedAction
from cantina.games.x_wing.cards.arcs import DefenderInRearArc, OutsideDefendersArc
from cantina.games.x_wing.cards.attacks import (
    AtRange,
    Attacking,
    Defending,
    ItAttacks,
    Obstructed,
    WithPrimary,
)
from cantina.games.x_wing.cards.comparing import AttackHit, CancelAllResults, CancelDefense
from cantina.games.x_wing.cards.damage import (
    DamageAtMost,
    Damaged,
    DealFaceDown,
    DefenderHasDamage,
    FlipDealt,
    FlipOneUp,
    Suffer,
)
from cantina.games.x_wing.cards.dials import TreatAs
from cantina.games.x_wing.cards.extra_attacks import AttackAfterwards, Retaliate
from cantina.games.x_wing.cards.flow import AllOf, Do, ForEach, Not, To
from cantina.games.x_wing.cards.frames import Ability, At, Standing
from cantina.games.x_wing.cards.maneuvers import Executed, ExecutedSpeed, ItOverlapped
from cantina.games.x_wing.cards.modifying import AddResult, AllBecome, ChangeResults, RerollDice
from cantina.games.x_wing.cards.rolling import MoreAttackDice, RollShows
from cantina.games.x_wing.cards.ships import (
    ChooseShip,
    ShipsWithin,
    TheAttacker,
    TheDefender,
    YourLocked,
    Yourself,
)
from cantina.games.x_wing.cards.standing.actions import (
    ActionsPerStep,
    Denies,
    Forbidden,
    LendsActions,
    RollsCurved,
    RollsFar,
)
from cantina.games.x_wing.cards.standing.attacks import (
    CountsAsRangeOne,
    DeniesRangeBonus,
    DoublesLocks,
    StretchesRange,
)
from cantina.games.x_wing.cards.standing.bombs import DropsAhead
from cantina.games.x_wing.cards.standing.cards import MayIgnore, RecoversCards
from cantina.games.x_wing.cards.standing.damage import DrawsDamage, LivesOn
from cantina.games.x_wing.cards.standing.dice import ExtraDice, LockedCannotModify
from cantina.games.x_wing.cards.standing.maneuvers import DecloaksBanking
from cantina.games.x_wing.cards.standing.values import Value
from cantina.games.x_wing.cards.target_locks import (
    DefenderIsLocked,
    LockedIsDamaged,
    LockOnDefender,
    SpendLock,
    YouLockIt,
)
from cantina.games.x_wing.cards.tokens import Gain, GiveToken, HasToken, Remove, SpendToken
from cantina.games.x_wing.content.pilots import (
    BOMB,
    CANNON,
    CREW,
    ELITE,
    LATER,
    MISSILE,
    SYSTEM,
    TECH,
    TORPEDO,
    TURRET,
    generic,
    squadron,
    unique,
)
from cantina.games.x_wing.content.wording import SHOW_THE_DARK_SIDE, STRESSED
from cantina.games.x_wing.printed import PilotCard
from cantina.games.x_wing.terms import (
    Action,
    Deed,
    Die,
    Difficulty,
    Face,
    Faction,
    Slot,
    Stat,
    Token,
    Whose,
    Window,
)

DEFENDER_IS_BARE = AllOf(
    (Not(HasToken(Token.FOCUS, Whose.DEFENDER)), Not(HasToken(Token.EVADE, Whose.DEFENDER)))
)

MOVE_AGAIN = Choose((FreeAction(Action.BOOST), FreeAction(Action.BARREL_ROLL)))

IMPERIAL_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "tiefighter",
        Faction.IMPERIAL,
        (),
        unique(
            "howlrunner",
            8,
            18,
            ELITE,
            wave=1,
            abilities=(
                Ability(
                    At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND, 1),
                    RerollDice(Die.ATTACK, most=1),
                    when=AllOf((ItAttacks(), WithPrimary())),
                    may=True,
                ),
            ),
        ),
        unique(
            "maulermithel",
            7,
            17,
            ELITE,
            abilities=(Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), AtRange(1, 1)))),),
        ),
        unique(
            "backstabber",
            6,
            16,
            wave=1,
            abilities=(
                Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), OutsideDefendersArc()))),
            ),
        ),
        unique(
            "darkcurse",
            6,
            16,
            abilities=(
                Standing(Forbidden(Deed.SPEND_FOCUS, Whose.ATTACKER), when=Defending()),
                Standing(Forbidden(Deed.REROLL_ATTACK, Whose.ATTACKER), when=Defending()),
            ),
        ),
        unique(
            "nightbeast",
            5,
            15,
            abilities=(
                Ability(
                    Window.MANEUVER_EXECUTED,
                    FreeAction(Action.FOCUS),
                    when=Executed(Difficulty.GREEN),
                    may=True,
                ),
            ),
        ),
        unique(
            "wingedgundark",
            5,
            15,
            wave=1,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL),
                    when=AllOf((Attacking(), AtRange(1, 1))),
                    may=True,
                ),
            ),
        ),
        generic("blacksquadronpilot", 4, 14, ELITE),
        generic("obsidiansquadronpilot", 3, 13),
        generic("academypilot", 1, 12),
        unique(
            "scourge",
            7,
            17,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), DefenderHasDamage()))),
            ),
        ),
        unique(
            "chaser",
            3,
            14,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.FOCUS_SPENT, Whose.OTHER_FRIEND, 1),
                    ForEach(Yourself(), Gain(Token.FOCUS)),
                ),
            ),
        ),
        unique(
            "wampa",
            4,
            14,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMPARE_RESULTS,
                    Do(
                        (
                            If(RollShows(Face.CRITICAL), ForEach(TheDefender(), DealFaceDown())),
                            CancelAllResults(),
                        )
                    ),
                    when=Attacking(),
                    may=True,
                ),
            ),
        ),
        unique(
            "youngster",
            6,
            15,
            ELITE,
            wave=LATER,
            abilities=(Standing(LendsActions("tiefighter", Slot.ELITE)),),
        ),
    ),
    *squadron(
        "tieadvanced",
        Faction.IMPERIAL,
        (MISSILE,),
        unique("darthvader", 9, 29, ELITE, wave=1, abilities=(Standing(ActionsPerStep(2)),)),
        unique(
            "maarekstele",
            7,
            27,
            ELITE,
            wave=1,
            abilities=(Standing(DrawsDamage(3), when=Attacking()),),
        ),
        generic("stormsquadronpilot", 4, 23, wave=1),
        generic("tempestsquadronpilot", 2, 21, wave=1),
        unique(
            "commanderalozen",
            5,
            25,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMBAT_BEGINS, ChooseShip(Whose.ENEMY, YouLockIt(), farthest=1), may=True
                ),
            ),
        ),
        unique(
            "junoeclipse",
            8,
            28,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.MANEUVER_REVEALED, TreatAs(steps=(-1, 1)), may=True),),
        ),
        unique(
            "lieutenantcolzet",
            3,
            23,
            wave=LATER,
            abilities=(
                Ability(
                    Window.END_PHASE,
                    Do((ForEach(YourLocked(), FlipOneUp()), SpendLock())),
                    when=LockedIsDamaged(),
                    may=True,
                ),
            ),
        ),
        unique("zertikstrom", 6, 26, ELITE, wave=LATER, abilities=(Standing(DeniesRangeBonus()),)),
    ),
    *squadron(
        "tieinterceptor",
        Faction.IMPERIAL,
        (),
        unique(
            "soontirfel",
            9,
            27,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.STRESS_RECEIVED, Gain(Token.FOCUS), may=True),),
        ),
        unique(
            "turrphennir",
            7,
            25,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.ATTACK_ENDS, MOVE_AGAIN, when=Attacking(), may=True),),
        ),
        unique(
            "kirkanos",
            6,
            24,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    To(SpendToken(Token.EVADE), AddResult(Die.ATTACK, Face.HIT)),
                    when=AllOf((Attacking(), AtRange(2, 3))),
                    may=True,
                ),
            ),
        ),
        generic("royalguardpilot", 6, 22, ELITE, wave=LATER),
        generic("sabersquadronpilot", 4, 21, ELITE, wave=LATER),
        generic("avengersquadronpilot", 3, 20, wave=LATER),
        generic("alphasquadronpilot", 1, 18, wave=LATER),
        unique(
            "carnorjax",
            8,
            26,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(Denies(Deed.FOCUS_ACTION)),
                Standing(Denies(Deed.EVADE_ACTION)),
                Standing(Denies(Deed.SPEND_FOCUS)),
                Standing(Denies(Deed.SPEND_EVADE)),
            ),
        ),
        unique("felswrath", 5, 23, wave=LATER, abilities=(Standing(LivesOn()),)),
        unique("lieutenantlorrir", 5, 23, wave=LATER, abilities=(Standing(RollsCurved(stress=1)),)),
        unique(
            "tetrancowall",
            7,
            24,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MANEUVER_REVEALED, TreatAs(speeds=(1, 3, 5), only="koiogran"), may=True
                ),
            ),
        ),
    ),
    *squadron(
        "tiebomber",
        Faction.IMPERIAL,
        (TORPEDO, TORPEDO, MISSILE, MISSILE, BOMB),
        unique(
            "captainjonus",
            6,
            22,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND, 1),
                    RerollDice(Die.ATTACK, most=2),
                    when=AllOf((ItAttacks(), Not(WithPrimary()))),
                    may=True,
                ),
            ),
        ),
        generic("gammasquadronveteran", 5, 19, ELITE, wave=LATER),
        generic("gammasquadronpilot", 4, 18, wave=LATER),
        generic("scimitarsquadronpilot", 2, 16, wave=LATER),
        unique("majorrhymer", 7, 26, ELITE, wave=LATER, abilities=(Standing(StretchesRange()),)),
        unique(
            "deathfire",
            3,
            17,
            wave=LATER,
            abilities=(
                Ability(Window.MANEUVER_REVEALED, CardAction(Slot.BOMB), may=True),
                Ability(Window.ACTION_PERFORMED, CardAction(Slot.BOMB), may=True),
            ),
        ),
        unique(
            "tomaxbren", 8, 24, ELITE, wave=LATER, abilities=(Standing(RecoversCards(Slot.ELITE)),)
        ),
    ),
    *squadron(
        "tiedefender",
        Faction.IMPERIAL,
        (CANNON, MISSILE),
        unique(
            "colonelvessery",
            6,
            35,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ROLLED,
                    ForEach(TheDefender(), YouLockIt()),
                    when=AllOf((Attacking(), DefenderIsLocked())),
                    may=True,
                ),
            ),
        ),
        generic("glaivesquadronpilot", 6, 34, ELITE, wave=LATER),
        generic("onyxsquadronpilot", 3, 32, wave=LATER),
        generic("deltasquadronpilot", 1, 30, wave=LATER),
        unique(
            "countessryad",
            5,
            34,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(Window.MANEUVER_REVEALED, TreatAs("koiogran", only="straight"), may=True),
            ),
        ),
        unique(
            "rexlerbrath",
            8,
            37,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    To(SpendToken(Token.FOCUS), FlipDealt()),
                    when=Attacking(),
                    may=True,
                ),
            ),
        ),
        unique(
            "maarekstele-tiedefender",
            7,
            35,
            ELITE,
            wave=LATER,
            squad_id="maarekstele",
            abilities=(Standing(DrawsDamage(3), when=Attacking()),),
        ),
    ),
    *squadron(
        "tiepunisher",
        Faction.IMPERIAL,
        (SYSTEM, TORPEDO, TORPEDO, MISSILE, MISSILE, BOMB, BOMB),
        unique("redline", 7, 27, wave=LATER, abilities=(Standing(DoublesLocks()),)),
        unique(
            "deathrain",
            6,
            26,
            wave=LATER,
            abilities=(
                Standing(DropsAhead()),
                Ability(Window.BOMB_DROPPED, GrantedAction(Action.BARREL_ROLL), may=True),
            ),
        ),
        generic("blackeightsqpilot", 4, 23, wave=LATER),
        generic("cutlasssquadronpilot", 2, 21, wave=LATER),
    ),
    *squadron(
        "tieadvprototype",
        Faction.IMPERIAL,
        (MISSILE,),
        unique(
            "valenrudor",
            6,
            22,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.ATTACK_ENDS, FreeAction(), when=Defending(), may=True),),
        ),
        generic("baronoftheempire", 4, 19, ELITE, wave=LATER),
        generic("sienartestpilot", 2, 16, wave=LATER),
        unique(
            "theinquisitor", 8, 25, ELITE, wave=LATER, abilities=(Standing(CountsAsRangeOne()),)
        ),
    ),
    *squadron(
        "tieaggressor",
        Faction.IMPERIAL,
        (MISSILE, MISSILE, TURRET),
        generic("onyxsquadronescort", 5, 19, wave=LATER),
        generic("sienarspecialist", 2, 17, wave=LATER),
        unique(
            "lieutenantkestal",
            7,
            22,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_DEFENSE_DICE,
                    To(SpendToken(Token.FOCUS), CancelDefense((Face.BLANK, Face.FOCUS))),
                    when=Attacking(),
                    may=True,
                ),
            ),
        ),
        unique(
            "doubleedge",
            4,
            19,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    AttackAfterwards("other"),
                    when=AllOf((Attacking(), Not(WithPrimary()), Not(AttackHit()))),
                    may=True,
                    limit=Limit.ROUND,
                ),
            ),
        ),
    ),
    *squadron(
        "tiefofighter",
        Faction.IMPERIAL,
        (TECH,),
        generic("epsilonsquadronpilot", 1, 15, wave=LATER),
        generic("zetasquadronpilot", 3, 16, wave=LATER),
        generic("omegasquadronpilot", 4, 17, ELITE, wave=LATER),
        unique(
            "epsilonace",
            4,
            17,
            wave=LATER,
            abilities=(Standing(Value(Stat.SKILL, becomes=12), when=Not(Damaged())),),
        ),
        unique(
            "epsilonleader",
            6,
            19,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMBAT_BEGINS,
                    ForEach(ShipsWithin(Whose.FRIEND, 1), Remove(Token.STRESS)),
                ),
            ),
        ),
        unique(
            "omegaace",
            7,
            20,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    To(
                        Do((SpendToken(Token.FOCUS), SpendLock())),
                        AllBecome(Die.ATTACK, Face.CRITICAL),
                    ),
                    when=AllOf((Attacking(), LockOnDefender())),
                    may=True,
                ),
            ),
        ),
        unique(
            "omegaleader", 8, 21, ELITE, wave=LATER, abilities=(Standing(LockedCannotModify()),)
        ),
        unique(
            "zetaleader",
            7,
            20,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_DECLARED,
                    Do((MoreAttackDice(), Gain(Token.STRESS))),
                    when=AllOf((Attacking(), Not(STRESSED))),
                    may=True,
                ),
            ),
        ),
        unique("zetaace", 5, 18, ELITE, wave=LATER, abilities=(Standing(RollsFar()),)),
    ),
    *squadron(
        "tiesffighter",
        Faction.IMPERIAL,
        (MISSILE, SYSTEM, TECH),
        generic("zetaspecialist", 3, 23, wave=LATER),
        generic("omegaspecialist", 5, 25, ELITE, wave=LATER),
        unique(
            "quickdraw",
            9,
            29,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.SHIELDS_WERE_LOST, Retaliate("primary"), may=True, limit=Limit.ROUND
                ),
            ),
        ),
        unique(
            "backdraft",
            7,
            27,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    AddResult(Die.ATTACK, Face.CRITICAL),
                    when=AllOf((Attacking(), DefenderInRearArc())),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "tiestriker",
        Faction.IMPERIAL,
        (),
        generic("imperialtrainee", 1, 17, wave=LATER),
        generic("blacksquadronscout", 4, 20, ELITE, wave=LATER),
        generic("scarifdefender", 3, 18, wave=LATER),
        unique(
            "countdown",
            5,
            20,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMPARE_RESULTS,
                    Do((Suffer(1), CancelAllResults(), Gain(Token.STRESS))),
                    when=AllOf((Defending(), Not(STRESSED))),
                    may=True,
                ),
            ),
        ),
        unique(
            "duchess",
            8,
            23,
            ELITE,
            wave=LATER,
            abilities=(Standing(MayIgnore("adaptiveailerons")),),
        ),
        unique(
            "puresabacc",
            6,
            22,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), DamageAtMost(1)))),
            ),
        ),
    ),
    *squadron(
        "tiesilencer",
        Faction.IMPERIAL,
        (SYSTEM, TECH),
        generic("sienarjaemusanalyst", 4, 26, wave=LATER),
        generic("firstordertestpilot", 6, 29, ELITE, wave=LATER),
        unique(
            "kyloren",
            9,
            35,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.ATTACK_HITS, Whose.ENEMY),
                    ForEach(TheAttacker(), SHOW_THE_DARK_SIDE),
                    when=Defending(),
                    limit=Limit.ROUND,
                ),
            ),
        ),
        unique(
            "testpilotblackout",
            7,
            31,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(
                    ExtraDice(Die.DEFENSE, -2, whose=Whose.DEFENDER),
                    when=AllOf((Attacking(), Obstructed())),
                ),
            ),
        ),
    ),
    *squadron(
        "tiephantom",
        Faction.IMPERIAL,
        (CREW, SYSTEM),
        generic("sigmasquadronpilot", 3, 25, wave=LATER),
        generic("shadowsquadronpilot", 5, 27, wave=LATER),
        unique("echo", 6, 30, ELITE, wave=LATER, abilities=(Standing(DecloaksBanking()),)),
        unique(
            "whisper",
            7,
            32,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    Gain(Token.FOCUS),
                    when=AllOf((Attacking(), AttackHit())),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "alphaclassstarwing",
        Faction.IMPERIAL,
        (TORPEDO, MISSILE),
        generic("nusquadronpilot", 2, 18, wave=LATER),
        generic("rhosquadronveteran", 4, 21, ELITE, wave=LATER),
        unique(
            "lieutenantkarsabi",
            5,
            24,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.WEAPONS_DISABLED,
                    Do((Gain(Token.STRESS), Remove(Token.WEAPONS_DISABLED))),
                    when=Not(STRESSED),
                    may=True,
                ),
            ),
        ),
        unique(
            "majorvynder",
            7,
            26,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(
                    ExtraDice(Die.DEFENSE),
                    when=AllOf((Defending(), HasToken(Token.WEAPONS_DISABLED))),
                ),
            ),
        ),
    ),
    *squadron(
        "tiereaper",
        Faction.IMPERIAL,
        (CREW, CREW),
        generic("scarifbasepilot", 1, 22, wave=LATER),
        unique(
            "captainferoph",
            4,
            24,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_DEFENSE_DICE,
                    AddResult(Die.DEFENSE, Face.EVADE),
                    when=AllOf((Defending(), HasToken(Token.JAM, Whose.ATTACKER))),
                    may=True,
                ),
            ),
        ),
        unique(
            "majorvermeil",
            6,
            26,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    Choose(
                        (
                            ChangeResults(Die.ATTACK, Face.BLANK, Face.HIT),
                            ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT),
                        )
                    ),
                    when=AllOf((Attacking(), DEFENDER_IS_BARE)),
                    may=True,
                ),
            ),
        ),
        unique(
            "vizier",
            3,
            23,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MANEUVER_EXECUTED, Whose.OTHER_FRIEND, 1),
                    Choose((GiveToken(Token.FOCUS), GiveToken(Token.EVADE))),
                    when=AllOf((ExecutedSpeed((1,)), Not(ItOverlapped()))),
                    may=True,
                ),
            ),
        ),
    ),
)
