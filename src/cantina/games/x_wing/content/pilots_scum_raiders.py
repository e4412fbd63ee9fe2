"""Scum pilots of freighters, hunters and bombers."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *
from cantina.games.x_wing.content.wording import STRESSED

PASS_STRESS_ON = Do((Gain(Token.STRESS), ForEach(Yourself(), Remove(Token.STRESS))))

SCUM_RAIDER_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "hwk290",
        Faction.SCUM,
        (TURRET, CREW, ILLICIT),
        generic("spicerunner", 1, 16, wave=LATER),
        unique(
            "dacebonearm",
            7,
            23,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.ION_RECEIVED, Whose.ENEMY, 3),
                    Do((Suffer(1), ForEach(Yourself(), Gain(Token.STRESS)))),
                    when=Not(STRESSED),
                    may=True,
                ),
            ),
        ),
        unique(
            "palobgodalhi",
            5,
            20,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.COMBAT_BEGINS, TakeToken(Whose.ENEMY, 2), may=True),),
        ),
        unique(
            "torkilmux",
            3,
            19,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ACTIVATION_ENDS, ChooseShip(Whose.ENEMY, SkillBecomes(0), farthest=2)
                ),
            ),
        ),
    ),
    *squadron(
        "kihraxzfighter",
        Faction.SCUM,
        (MISSILE, ILLICIT),
        generic("cartelmarauder", 2, 20, wave=LATER),
        generic("blacksunace", 5, 23, ELITE, wave=LATER),
        unique(
            "captainjostero",
            4,
            24,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.DAMAGE_WAS_SUFFERED, Whose.ENEMY),
                    Retaliate(at_it=True),
                    may=True,
                    limit=Limit.ROUND,
                ),
            ),
        ),
        unique(
            "grazthehunter",
            6,
            25,
            wave=LATER,
            abilities=(
                Standing(ExtraDice(Die.DEFENSE), when=AllOf((Defending(), AttackerInYourArc()))),
            ),
        ),
        unique(
            "talonbanecobra",
            9,
            28,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(
                    ExtraDice(Die.ATTACK, range_bonus=True),
                    when=AllOf((Attacking(), WithPrimary(), AtRange(1, 1))),
                ),
                Standing(
                    ExtraDice(Die.DEFENSE), when=AllOf((Defending(), WithPrimary(), AtRange(3, 3)))
                ),
            ),
        ),
        unique(
            "viktorhel",
            7,
            25,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    ForEach(TheAttacker(), Gain(Token.STRESS)),
                    when=AllOf((Defending(), Not(DefenseDiceRolled(2)))),
                ),
            ),
        ),
    ),
    *squadron(
        "g1astarfighter",
        Faction.SCUM,
        (CREW, SYSTEM, ILLICIT),
        generic("gandfindsman", 5, 25, ELITE, wave=LATER),
        generic("ruthlessfreelancer", 3, 23, wave=LATER),
        unique(
            "4lom",
            6,
            27,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.END_PHASE,
                    Choose(
                        (
                            ChooseShip(Whose.ENEMY, PASS_STRESS_ON, farthest=1),
                            ChooseShip(Whose.OTHER_FRIEND, PASS_STRESS_ON, farthest=1),
                        )
                    ),
                    when=STRESSED,
                    may=True,
                ),
            ),
        ),
        unique(
            "zuckuss",
            7,
            28,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_DECLARED,
                    Do((MoreAttackDice(), MoreDefenseDice())),
                    when=Attacking(),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "protectoratestarfighter",
        Faction.SCUM,
        (TORPEDO,),
        generic("concorddawnace", 5, 23, ELITE, wave=LATER),
        generic("concorddawnveteran", 3, 22, ELITE, wave=LATER),
        generic("zealousrecruit", 1, 20, wave=LATER),
        unique(
            "fennrau",
            9,
            28,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), AtRange(1, 1)))),
                Standing(ExtraDice(Die.DEFENSE), when=AllOf((Defending(), AtRange(1, 1)))),
            ),
        ),
        unique(
            "kadsolus",
            6,
            25,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MANEUVER_EXECUTED, Gain(Token.FOCUS, 2), when=Executed(Difficulty.RED)
                ),
            ),
        ),
        unique(
            "oldteroch",
            7,
            26,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMBAT_BEGINS,
                    ChooseShip(
                        Whose.ENEMY,
                        If(InItsArc(), Do((RemoveAll(Token.FOCUS), RemoveAll(Token.EVADE)))),
                        farthest=1,
                    ),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "m12lkimogilafighter",
        Faction.SCUM,
        (TORPEDO, MISSILE, SALVAGED, ILLICIT),
        generic("cartelbrute", 3, 22, wave=LATER),
        generic("cartelexecutioner", 5, 24, ELITE, wave=LATER),
        unique(
            "dalanoberos-m12lkimogilafighter",
            7,
            25,
            ELITE,
            wave=LATER,
            squad_id="dalanoberos",
            abilities=(
                Ability(
                    Window.COMBAT_BEGINS,
                    ChooseInArc(YouLockIt(), farthest=3, enemies=True, bullseye=True),
                    may=True,
                ),
            ),
        ),
        unique(
            "toranikulda",
            8,
            27,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    ForEach(InBullseye(), Choose((Suffer(1), ShedTokens()))),
                    when=Attacking(),
                ),
            ),
        ),
    ),
    *squadron(
        "quadjumper",
        Faction.SCUM,
        (BOMB, CREW, ILLICIT, TECH),
        generic("jakkugunrunner", 1, 15, wave=LATER),
        unique(
            "sarcoplank",
            5,
            18,
            ELITE,
            wave=LATER,
            abilities=(Standing(SpeedForAgility(), when=Defending()),),
        ),
        unique(
            "unkarplutt",
            3,
            17,
            wave=LATER,
            abilities=(Ability(Window.ACTIVATION_ENDS, ForEach(YourTouched(), Tractor())),),
        ),
        unique(
            "constablezuvio",
            7,
            19,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MANEUVER_REVEALED,
                    DropAnyBomb(mines=True, ahead=True),
                    when=RevealedBearing(("reverse",)),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "scurrgh6bomber",
        Faction.SCUM,
        (TURRET, TORPEDO, MISSILE, BOMB, BOMB, CREW),
        generic("karthakkpirate", 1, 24, wave=LATER),
        generic("lokrevenant", 3, 26, ELITE, wave=LATER),
        unique(
            "captainnym-scum",
            8,
            30,
            ELITE,
            wave=LATER,
            squad_id="captainnym",
            abilities=(
                Standing(IgnoresBombs()),
                Ability(
                    At(Window.MODIFY_DEFENSE_DICE, Whose.FRIEND),
                    AddResult(Die.DEFENSE, Face.EVADE),
                    when=AllOf((ItDefends(), MeasuredOverBomb())),
                    may=True,
                ),
            ),
        ),
        unique("solsixxa", 6, 28, ELITE, wave=LATER, abilities=(Standing(DropsTurning()),)),
    ),
)
