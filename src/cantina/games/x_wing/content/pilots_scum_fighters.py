"""Scum pilots of Z-95s, Y-wings, StarVipers and M3-As."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *
from cantina.games.x_wing.content.wording import CALM


def choose_any_enemy(*effects: Effect) -> Effect:
    """Write what happens to an enemy ship, wherever it is or will be."""
    return ChooseShip(Whose.ENEMY, Do(effects), farthest=0)


SCUM_FIGHTER_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "z95headhunter",
        Faction.SCUM,
        (MISSILE, ILLICIT),
        generic("binayrepirate", 1, 12, wave=LATER),
        generic("blacksunsoldier", 3, 13, wave=LATER),
        unique(
            "kaatoleeachos",
            5,
            15,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.COMBAT_BEGINS, TakeToken(Whose.OTHER_FRIEND, 2), may=True),),
        ),
        unique(
            "ndrusuhlak",
            7,
            17,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), NoFriendWithin(2)))),
            ),
        ),
    ),
    *squadron(
        "ywing",
        Faction.SCUM,
        (TURRET, TORPEDO, TORPEDO, SALVAGED),
        generic("syndicatethug", 2, 18, wave=LATER),
        generic("hiredgun", 4, 20, wave=LATER),
        unique(
            "drearenthal",
            5,
            22,
            wave=LATER,
            abilities=(
                Ability(Window.LOCK_SPENT, To(Gain(Token.STRESS), AcquireLock()), may=True),
            ),
        ),
        unique(
            "kavil",
            7,
            24,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(
                    ExtraDice(Die.ATTACK), when=AllOf((Attacking(), Not(DefenderInYourArc())))
                ),
            ),
        ),
    ),
    *squadron(
        "starviper",
        Faction.SCUM,
        (TORPEDO,),
        generic("blacksunvigo", 3, 27, wave=LATER),
        generic("blacksunenforcer", 1, 25, wave=LATER),
        generic("blacksunassassin", 5, 28, ELITE, wave=LATER),
        unique(
            "guri",
            5,
            30,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(Window.COMBAT_BEGINS, Gain(Token.FOCUS), when=EnemyWithin(1), may=True),
            ),
        ),
        unique(
            "dalanoberos",
            6,
            30,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.MANEUVER_REVEALED, TallonInstead(), when=CALM, may=True),),
        ),
        unique(
            "thweek",
            4,
            28,
            wave=LATER,
            abilities=(
                Ability(
                    Window.BEFORE_PLACING,
                    Choose(
                        (
                            choose_any_enemy(AssignCondition("shadowed"), MarkShip()),
                            choose_any_enemy(AssignCondition("mimicked"), Mimic()),
                        )
                    ),
                    may=True,
                    limit=Limit.GAME,
                ),
                Ability(Window.FORCES_PLACED, CopySkill()),
            ),
        ),
        unique(
            "princexizor",
            7,
            31,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.ATTACK_HITS, Whose.ENEMY),
                    ChooseShip(Whose.OTHER_FRIEND, TakeOne(), farthest=1),
                    when=Defending(),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "m3ainterceptor",
        Faction.SCUM,
        (),
        generic("cartelspacer", 2, 14, wave=LATER),
        generic("tansariipointveteran", 5, 17, ELITE, wave=LATER),
        unique(
            "genesisred",
            7,
            19,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.LOCK_ACQUIRED, MatchTokens()),),
        ),
        unique(
            "inaldra",
            3,
            15,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    To(SpendShield(), RerollDice(Die.ATTACK)),
                    when=Attacking(),
                    may=True,
                ),
                Ability(
                    Window.MODIFY_DEFENSE_DICE,
                    To(SpendShield(), RerollDice(Die.DEFENSE)),
                    when=Defending(),
                    may=True,
                ),
            ),
        ),
        unique(
            "laetinashera",
            6,
            18,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    Gain(Token.EVADE),
                    when=AllOf((Defending(), Not(AttackHit()))),
                    may=True,
                ),
            ),
        ),
        unique(
            "quinnjast",
            6,
            18,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMBAT_BEGINS,
                    To(DisableWeapons(), RestoreCard((Slot.TORPEDO, Slot.MISSILE))),
                    may=True,
                ),
            ),
        ),
        unique(
            "serissu",
            8,
            20,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MODIFY_DEFENSE_DICE, Whose.OTHER_FRIEND),
                    RerollDice(Die.DEFENSE, most=1),
                    when=FriendDefends(1),
                    may=True,
                ),
            ),
        ),
        unique(
            "sunnybounder",
            1,
            14,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE, AddMatching(Die.ATTACK), when=Attacking(), may=True
                ),
                Ability(
                    Window.MODIFY_DEFENSE_DICE, AddMatching(Die.DEFENSE), when=Defending(), may=True
                ),
            ),
        ),
    ),
)
