"""Scum pilots of Z-95s, Y-wings, StarVipers and M3-As."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import CALM, when_attacking, when_defending


def choose_any_enemy(*effects: Effect) -> Effect:
    """Write what happens to an enemy ship, wherever it is or will be."""
    return ChooseShip(Whose.ENEMY, Do(effects), farthest=0)


SCUM_FIGHTER_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "z95headhunter",
        Faction.SCUM,
        "missile illicit",
        pilot("binayrepirate", "skill 1, 12 points"),
        pilot("blacksunsoldier", "skill 3, 13 points"),
        pilot(
            "kaatoleeachos",
            "unique, skill 5, 15 points, elite",
            Ability(Window.COMBAT_BEGINS, TakeToken(Whose.OTHER_FRIEND, 2), may=True),
        ),
        pilot(
            "ndrusuhlak",
            "unique, skill 7, 17 points, elite",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), NoFriendWithin(2)))),
        ),
    ),
    *squadron(
        "ywing",
        Faction.SCUM,
        "turret torpedo torpedo salvaged-astromech",
        pilot("syndicatethug", "skill 2, 18 points"),
        pilot("hiredgun", "skill 4, 20 points"),
        pilot(
            "drearenthal",
            "unique, skill 5, 22 points",
            Ability(Window.LOCK_SPENT, To(Gain(Token.STRESS), AcquireLock()), may=True),
        ),
        pilot(
            "kavil",
            "unique, skill 7, 24 points, elite",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), Not(DefenderInYourArc())))),
        ),
    ),
    *squadron(
        "starviper",
        Faction.SCUM,
        "torpedo",
        pilot("blacksunvigo", "skill 3, 27 points"),
        pilot("blacksunenforcer", "skill 1, 25 points"),
        pilot("blacksunassassin", "skill 5, 28 points, elite"),
        pilot(
            "guri",
            "unique, skill 5, 30 points, elite",
            Ability(Window.COMBAT_BEGINS, Gain(Token.FOCUS), when=EnemyWithin(1), may=True),
        ),
        pilot(
            "dalanoberos",
            "unique, skill 6, 30 points, elite",
            Ability(Window.MANEUVER_REVEALED, TallonInstead(), when=CALM, may=True),
        ),
        pilot(
            "thweek",
            "unique, skill 4, 28 points",
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
        pilot(
            "princexizor",
            "unique, skill 7, 31 points, elite",
            Ability(
                At(Window.ATTACK_HITS, Whose.ENEMY),
                ChooseShip(Whose.OTHER_FRIEND, TakeOne(), farthest=1),
                when=Defending(),
                may=True,
            ),
        ),
    ),
    *squadron(
        "m3ainterceptor",
        Faction.SCUM,
        "",
        pilot("cartelspacer", "skill 2, 14 points"),
        pilot("tansariipointveteran", "skill 5, 17 points, elite"),
        pilot(
            "genesisred",
            "unique, skill 7, 19 points, elite",
            Ability(Window.LOCK_ACQUIRED, MatchTokens()),
        ),
        pilot(
            "inaldra",
            "unique, skill 3, 15 points, elite",
            when_attacking(To(SpendShield(), RerollDice(Die.ATTACK))),
            when_defending(To(SpendShield(), RerollDice(Die.DEFENSE))),
        ),
        pilot(
            "laetinashera",
            "unique, skill 6, 18 points",
            Ability(
                Window.ATTACK_ENDS,
                Gain(Token.EVADE),
                when=AllOf((Defending(), Not(AttackHit()))),
                may=True,
            ),
        ),
        pilot(
            "quinnjast",
            "unique, skill 6, 18 points, elite",
            Ability(
                Window.COMBAT_BEGINS,
                To(DisableWeapons(), RestoreCard((Slot.TORPEDO, Slot.MISSILE))),
                may=True,
            ),
        ),
        pilot(
            "serissu",
            "unique, skill 8, 20 points, elite",
            Ability(
                At(Window.MODIFY_DEFENSE_DICE, Whose.OTHER_FRIEND),
                RerollDice(Die.DEFENSE, most=1),
                when=FriendDefends(1),
                may=True,
            ),
        ),
        pilot(
            "sunnybounder",
            "unique, skill 1, 14 points",
            when_attacking(AddMatching(Die.ATTACK)),
            when_defending(AddMatching(Die.DEFENSE)),
        ),
    ),
)
