"""Imperial pilots of TIE fighters, Advanced, Interceptors and Bombers."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *

MOVE_AGAIN = Choose((FreeAction(Action.BOOST), FreeAction(Action.BARREL_ROLL)))

IMPERIAL_LINE_PILOTS: tuple[PilotCard, ...] = (
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
)
