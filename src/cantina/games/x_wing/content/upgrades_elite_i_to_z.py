"""Elite upgrades, I to Z: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

ELITE_CARDS_I_TO_Z: tuple[UpgradeCard, ...] = (
    upgrade(
        "intensity",
        Slot.ELITE,
        2,
        building=Building(size="small"),
        abilities=(
            Ability(
                Window.ACTION_PERFORMED,
                Then(Choose((Gain(Token.FOCUS), Gain(Token.EVADE))), FlipThis()),
                when=Performed((Action.BOOST, Action.BARREL_ROLL)),
                may=True,
            ),
        ),
        back=(
            Ability(
                Window.COMBAT_ENDS,
                Then(Choose((SpendToken(Token.FOCUS), SpendToken(Token.EVADE))), FlipThis()),
                may=True,
            ),
        ),
    ),
    upgrade("intimidation", Slot.ELITE, 2, abilities=(Standing(TouchedAgility(-1)),)),
    upgrade(
        "juke",
        Slot.ELITE,
        2,
        building=Building(size="small"),
        abilities=(
            Ability(
                Window.MODIFY_DEFENSE_DICE,
                ChangeResults(Die.DEFENSE, Face.EVADE, Face.FOCUS),
                when=AllOf((Attacking(), HasToken(Token.EVADE))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "lightningreflexes",
        Slot.ELITE,
        1,
        building=Building(size="small"),
        abilities=(
            Ability(
                Window.MANEUVER_EXECUTED,
                Do((DiscardThis(), TurnRound(), Gain(Token.STRESS))),
                when=AnyOf(
                    (
                        Executed(Difficulty.WHITE, on_dial=True),
                        Executed(Difficulty.GREEN, on_dial=True),
                    )
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "lonewolf",
        Slot.ELITE,
        2,
        unique=True,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                RerollDice(Die.ATTACK, (Face.BLANK,), most=1),
                when=AllOf((Attacking(), NoFriendWithin(2))),
                may=True,
            ),
            Ability(
                Window.MODIFY_DEFENSE_DICE,
                RerollDice(Die.DEFENSE, (Face.BLANK,), most=1),
                when=AllOf((Defending(), NoFriendWithin(2))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "marksmanship",
        Slot.ELITE,
        3,
        wave=0,
        abilities=(
            Ability(
                Window.ACTION,
                UntilEndOfRound(
                    (
                        Ability(
                            Window.MODIFY_ATTACK_DICE,
                            Do(
                                (
                                    ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL),
                                    ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0),
                                )
                            ),
                            when=Attacking(),
                            may=True,
                        ),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "opportunist",
        Slot.ELITE,
        4,
        abilities=(
            Ability(
                Window.ATTACK_DECLARED,
                Do((MoreAttackDice(), Gain(Token.STRESS))),
                when=AllOf(
                    (
                        Attacking(),
                        Not(STRESSED),
                        Not(HasToken(Token.FOCUS, Whose.DEFENDER)),
                        Not(HasToken(Token.EVADE, Whose.DEFENDER)),
                    )
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "outmaneuver",
        Slot.ELITE,
        3,
        abilities=(
            Standing(
                Value(Stat.AGILITY, -1, whose=Whose.DEFENDER),
                when=AllOf((Attacking(), DefenderInYourArc(), OutsideDefendersArc())),
            ),
        ),
    ),
    upgrade(
        "predator",
        Slot.ELITE,
        3,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                RerollDice(Die.ATTACK, most=1),
                when=AllOf((Attacking(), Not(DefenderSkillAtMost(2)))),
                may=True,
            ),
            Ability(
                Window.MODIFY_ATTACK_DICE,
                RerollDice(Die.ATTACK, most=2),
                when=AllOf((Attacking(), DefenderSkillAtMost(2))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "pushthelimit",
        Slot.ELITE,
        3,
        abilities=(
            Ability(
                Window.ACTION_PERFORMED,
                Then(BarAction(), Gain(Token.STRESS)),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    upgrade(
        "rage",
        Slot.ELITE,
        1,
        abilities=(
            Ability(
                Window.ACTION,
                Do(
                    (
                        Gain(Token.FOCUS),
                        Gain(Token.STRESS, 2),
                        UntilEndOfRound(
                            (
                                Ability(
                                    Window.MODIFY_ATTACK_DICE,
                                    RerollDice(Die.ATTACK, most=3),
                                    when=Attacking(),
                                    may=True,
                                ),
                            )
                        ),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "ruthlessness",
        Slot.ELITE,
        3,
        factions=EMPIRE,
        abilities=(
            Ability(
                Window.ATTACK_ENDS,
                ChooseAround(Whose.DEFENDER, Suffer(1)),
                when=AllOf((Attacking(), AttackHit())),
            ),
        ),
    ),
    upgrade(
        "saturationsalvo",
        Slot.ELITE,
        1,
        abilities=(
            Ability(
                Window.ATTACK_MISSES,
                to_each(SlowNearDefender(), RollAndSuffer(1)),
                when=AllOf((Attacking(), AnyOf((WithSlot(Slot.TORPEDO), WithSlot(Slot.MISSILE))))),
            ),
        ),
    ),
    upgrade(
        "selflessness",
        Slot.ELITE,
        1,
        unique=True,
        factions=REBELS,
        building=Building(size="small"),
        abilities=(
            Ability(
                At(Window.ATTACK_HITS, Whose.ENEMY),
                To(DiscardThis(), TakeHits()),
                when=FriendDefends(1),
                may=True,
            ),
        ),
    ),
    upgrade(
        "snapshot",
        Slot.ELITE,
        2,
        Weapon(2, 1, 1, only_aside=True),
        abilities=(
            Ability(
                At(Window.MANEUVER_EXECUTED, Whose.ENEMY), AttackIt(), may=True, limit=Limit.ROUND
            ),
            Standing(NothingModifies(), when=WithThisWeapon()),
        ),
    ),
    upgrade(
        "squadleader",
        Slot.ELITE,
        2,
        unique=True,
        wave=1,
        abilities=(
            Ability(
                Window.ACTION,
                ChooseShip(Whose.OTHER_FRIEND, May(FreeAction()), farthest=2, lower_skill=True),
            ),
        ),
    ),
    upgrade(
        "stayontarget",
        Slot.ELITE,
        2,
        abilities=(
            Ability(
                Window.MANEUVER_REVEALED,
                Then(RotateDial("speed"), UntilEndOfRound((Standing(DialIsRed()),))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "swarmleader",
        Slot.ELITE,
        3,
        unique=True,
        abilities=(
            Ability(
                Window.ATTACK_DECLARED,
                SwarmDice(),
                when=AllOf((Attacking(), WithPrimary())),
                may=True,
            ),
        ),
    ),
    upgrade(
        "swarmtactics",
        Slot.ELITE,
        2,
        wave=1,
        abilities=(
            Ability(
                Window.COMBAT_BEGINS,
                ChooseShip(Whose.OTHER_FRIEND, MatchSkill(), farthest=1),
                may=True,
            ),
        ),
    ),
    upgrade(
        "trickshot",
        Slot.ELITE,
        0,
        abilities=(Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), Obstructed()))),),
    ),
    upgrade("veteraninstincts", Slot.ELITE, 1, abilities=(Standing(Value(Stat.SKILL, 2)),)),
    upgrade(
        "wingman",
        Slot.ELITE,
        2,
        abilities=(
            Ability(
                Window.COMBAT_BEGINS,
                ChooseShip(Whose.OTHER_FRIEND, Remove(Token.STRESS), farthest=1),
            ),
        ),
    ),
    upgrade(
        "wired",
        Slot.ELITE,
        1,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                RerollDice(Die.ATTACK, (Face.FOCUS,)),
                when=AllOf((Attacking(), STRESSED)),
                may=True,
            ),
            Ability(
                Window.MODIFY_DEFENSE_DICE,
                RerollDice(Die.DEFENSE, (Face.FOCUS,)),
                when=AllOf((Defending(), STRESSED)),
                may=True,
            ),
        ),
    ),
)
