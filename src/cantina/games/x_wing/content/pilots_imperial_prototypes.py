"""Imperial pilots of Defenders, Punishers and prototypes, and of the TIE/fo."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *
from cantina.games.x_wing.content.wording import STRESSED

IMPERIAL_PROTOTYPE_PILOTS: tuple[PilotCard, ...] = (
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
)
