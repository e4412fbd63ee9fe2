"""Rebel pilots of gunships, shuttles and stolen ships."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *
from cantina.games.x_wing.content.pilots_rebel_scouts import EZRA_BRIDGER, SABINE_WREN, ZEB_ORRELIOS
from cantina.games.x_wing.content.wording import STRESSED, to_defender

REBEL_GUNSHIP_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "kwing",
        Faction.REBEL,
        (TURRET, TORPEDO, TORPEDO, MISSILE, BOMB, BOMB, CREW),
        generic("wardensquadronpilot", 2, 23, wave=LATER),
        generic("guardiansquadronpilot", 4, 25, wave=LATER),
        unique(
            "esegetuketu",
            6,
            28,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND, 2),
                    To(
                        ForEach(Yourself(), SpendToken(Token.FOCUS)),
                        ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0),
                    ),
                    when=AllOf((ItAttacks(), HasToken(Token.FOCUS))),
                    may=True,
                ),
            ),
        ),
        unique(
            "mirandadoni",
            8,
            29,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_DECLARED,
                    Choose(
                        (
                            Do((SpendShield(), MoreAttackDice())),
                            Do((FewerAttackDice(), RegainShield())),
                        )
                    ),
                    when=Attacking(),
                    may=True,
                    limit=Limit.ROUND,
                ),
            ),
        ),
    ),
    *squadron(
        "auzituckgunship",
        Faction.REBEL,
        (CREW, CREW),
        generic("kashyyykdefender", 1, 24, wave=LATER),
        generic("wookieeliberator", 3, 26, ELITE, wave=LATER),
        unique(
            "lowhhrick",
            5,
            28,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MODIFY_DEFENSE_DICE, Whose.OTHER_FRIEND),
                    To(SpendReinforce(), AddResult(Die.DEFENSE, Face.EVADE)),
                    when=FriendDefends(1),
                    may=True,
                ),
            ),
        ),
        unique(
            "wullffwarro",
            7,
            30,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), NoShields(), Damaged()))),
            ),
        ),
    ),
    *squadron(
        "sheathipedeclassshuttle",
        Faction.REBEL,
        (CREW, ASTROMECH),
        unique(
            "ezrabridger-sheathipedeclassshuttle",
            5,
            17,
            ELITE,
            wave=LATER,
            squad_id="ezrabridger",
            abilities=EZRA_BRIDGER,
        ),
        unique(
            "ap5",
            1,
            15,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COORDINATES,
                    Do((ForEach(ActedOn(), Remove(Token.STRESS)), Gain(Token.STRESS, 2))),
                    when=SomeHave(ActedOn(), Token.STRESS),
                    may=True,
                ),
            ),
        ),
        unique(
            "fennrau-sheathipedeclassshuttle",
            9,
            20,
            ELITE,
            wave=LATER,
            squad_id="fennrau",
            abilities=(
                Ability(
                    At(Window.COMBAT_TURN, Whose.ENEMY),
                    Do(
                        (
                            ForEach(Yourself(), Gain(Token.STRESS)),
                            UntilEndOfRound(
                                (
                                    Standing(Forbidden(Deed.SPEND_FOCUS), when=Attacking()),
                                    Standing(Forbidden(Deed.SPEND_LOCK), when=Attacking()),
                                )
                            ),
                        )
                    ),
                    when=AllOf((ItInYourArc(3), Not(STRESSED))),
                    may=True,
                ),
            ),
        ),
        unique(
            "zeborrelios-sheathipedeclassshuttle",
            3,
            16,
            wave=LATER,
            squad_id="zeborrelios",
            abilities=ZEB_ORRELIOS,
        ),
    ),
    *squadron(
        "tiefighter",
        Faction.REBEL,
        (),
        unique(
            "ahsokatano",
            7,
            17,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMBAT_BEGINS,
                    To(
                        SpendToken(Token.FOCUS),
                        ChooseShip(Whose.FRIEND, May(FreeAction()), farthest=1),
                    ),
                    may=True,
                ),
            ),
        ),
        unique(
            "captainrex",
            4,
            14,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    to_defender(AssignCondition("suppressivefire")),
                    when=Attacking(),
                ),
            ),
        ),
        unique(
            "sabinewren-tiefighter",
            5,
            15,
            ELITE,
            wave=LATER,
            squad_id="sabinewren",
            abilities=SABINE_WREN,
        ),
        unique(
            "zeborrelios-tiefighter",
            3,
            13,
            wave=LATER,
            squad_id="zeborrelios",
            abilities=ZEB_ORRELIOS,
        ),
    ),
    *squadron(
        "arc170",
        Faction.REBEL,
        (TORPEDO, CREW, ASTROMECH),
        unique(
            "braylenstramm",
            3,
            25,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MANEUVER_EXECUTED,
                    RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Remove(Token.STRESS)),
                    when=STRESSED,
                    may=True,
                ),
            ),
        ),
        unique(
            "norrawexley",
            7,
            29,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    Do((SpendLock(), AddResult(Die.ATTACK, Face.FOCUS))),
                    when=AllOf((Attacking(), LockOnDefender())),
                    may=True,
                ),
                Ability(
                    Window.MODIFY_DEFENSE_DICE,
                    Do((SpendLock(), AddResult(Die.DEFENSE, Face.FOCUS))),
                    when=AllOf((Defending(), LockOnAttacker())),
                    may=True,
                ),
            ),
        ),
        unique(
            "sharabey",
            6,
            28,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND, 2),
                    To(ForEach(Yourself(), SpendLock()), RerollDice(Die.ATTACK)),
                    when=AllOf((ItAttacks(), LockOnDefender())),
                    may=True,
                ),
            ),
        ),
        unique(
            "thanekyrell",
            4,
            26,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.ATTACK_ENDS, Whose.ENEMY),
                    ForEach(Yourself(), FreeAction()),
                    when=AllOf((ItAttacks(), ItInYourArc(3), FriendIsDefender())),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "scurrgh6bomber",
        Faction.REBEL,
        (TURRET, TORPEDO, MISSILE, BOMB, BOMB, CREW),
        unique("captainnym", 8, 30, ELITE, wave=LATER, abilities=(Standing(HoldsBack()),)),
    ),
)
