"""Elite upgrades: what is printed on them and what they do."""

from cantina.core.cards import AnyOf, Choose, If, Limit, May, Then
from cantina.games.x_wing.cards.actions import (
    BarAction,
    FreeAction,
    LacksAction,
    Performed,
    RollAside,
)
from cantina.games.x_wing.cards.arcs import DefenderInYourArc, OutsideDefendersArc
from cantina.games.x_wing.cards.attacks import (
    AtRange,
    Attacking,
    DefenderSkillAtMost,
    Defending,
    FriendDefends,
    Obstructed,
    WithPrimary,
    WithSlot,
    WithThisWeapon,
)
from cantina.games.x_wing.cards.cards import AssignCondition, DiscardThis, FlipThis
from cantina.games.x_wing.cards.comparing import AttackHit, CancelEvades, TakeCritical, TakeHits
from cantina.games.x_wing.cards.damage import DiscardDealtCard, HasTrait, Suffer
from cantina.games.x_wing.cards.dials import Revealed, RotateDial
from cantina.games.x_wing.cards.extra_attacks import AgainstMarked, AttackIt, MarkShip
from cantina.games.x_wing.cards.flow import AllOf, Do, Not, To
from cantina.games.x_wing.cards.frames import Ability, At, Standing, UntilEndOfRound
from cantina.games.x_wing.cards.maneuvers import Executed, Fly, TurnRound
from cantina.games.x_wing.cards.modifying import AddResult, ChangeResults, RerollDice, SwarmDice
from cantina.games.x_wing.cards.rolling import MoreAttackDice, RollAndSuffer
from cantina.games.x_wing.cards.ships import (
    ChooseAround,
    ChooseShip,
    NoFriendWithin,
    SlowNearDefender,
)
from cantina.games.x_wing.cards.standing.attacks import FocusForLock
from cantina.games.x_wing.cards.standing.dice import ExtraDice, NothingModifies
from cantina.games.x_wing.cards.standing.maneuvers import DialIsRed, Softened
from cantina.games.x_wing.cards.standing.tokens import SharesTokens
from cantina.games.x_wing.cards.standing.values import TouchedAgility, Value
from cantina.games.x_wing.cards.target_locks import ShedLock
from cantina.games.x_wing.cards.tokens import EvadesForObstacles, Gain, HasToken, Remove, SpendToken
from cantina.games.x_wing.cards.values import MatchSkill, SwapSkill
from cantina.games.x_wing.content.wording import (
    EMPIRE,
    REBELS,
    SCUM,
    STRESSED,
    to_each,
    upgrade,
    when_attacking,
)
from cantina.games.x_wing.printed import Building, UpgradeCard, Weapon
from cantina.games.x_wing.terms import (
    Action,
    Die,
    Difficulty,
    Face,
    Slot,
    Stat,
    Token,
    Trait,
    Whose,
    Window,
)

ELITE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "adaptability",
        Slot.ELITE,
        0,
        abilities=(
            Standing(Value(Stat.SKILL, 1)),
            Ability(Window.BEFORE_PLACING, FlipThis(), may=True, limit=Limit.GAME),
        ),
        back=(Standing(Value(Stat.SKILL, -1)),),
    ),
    upgrade(
        "adrenalinerush",
        Slot.ELITE,
        1,
        abilities=(
            Ability(
                Window.MANEUVER_REVEALED,
                Do((DiscardThis(), UntilEndOfRound((Standing(Softened()),)))),
                when=Revealed(Difficulty.RED),
                may=True,
            ),
        ),
    ),
    upgrade(
        "ascoretosettle",
        Slot.ELITE,
        0,
        unique=True,
        abilities=(
            Ability(
                Window.BEFORE_PLACING,
                ChooseShip(
                    Whose.ENEMY, Do((MarkShip(), AssignCondition("adebttopay"))), farthest=0
                ),
                limit=Limit.GAME,
            ),
            when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL), AgainstMarked()),
        ),
    ),
    upgrade(
        "attannimindlink",
        Slot.ELITE,
        1,
        factions=SCUM,
        building=Building(squad_limit=2),
        abilities=(Standing(SharesTokens()),),
    ),
    upgrade(
        "bodyguard",
        Slot.ELITE,
        2,
        unique=True,
        factions=SCUM,
        abilities=(
            Ability(
                Window.COMBAT_BEGINS,
                To(
                    SpendToken(Token.FOCUS),
                    ChooseShip(
                        Whose.OTHER_FRIEND,
                        UntilEndOfRound((Standing(Value(Stat.AGILITY, 1)),)),
                        farthest=1,
                        higher_skill=True,
                    ),
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "calculation",
        Slot.ELITE,
        1,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                To(SpendToken(Token.FOCUS), ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL)),
                when=Attacking(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "coolhand",
        Slot.ELITE,
        1,
        abilities=(
            Ability(
                Window.STRESS_RECEIVED,
                To(DiscardThis(), Choose((Gain(Token.FOCUS), Gain(Token.EVADE)))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "crackshot",
        Slot.ELITE,
        1,
        abilities=(
            Ability(
                Window.COMPARE_RESULTS,
                To(DiscardThis(), CancelEvades(1)),
                when=AllOf((Attacking(), DefenderInYourArc())),
                may=True,
            ),
        ),
    ),
    upgrade(
        "daredevil",
        Slot.ELITE,
        3,
        abilities=(
            Ability(
                Window.ACTION,
                Do(
                    (
                        Fly(("turn:left:1", "turn:right:1")),
                        Gain(Token.STRESS),
                        If(LacksAction(Action.BOOST), RollAndSuffer(2)),
                    )
                ),
            ),
        ),
    ),
    upgrade("deadeye", Slot.ELITE, 1, abilities=(Standing(FocusForLock()),)),
    upgrade(
        "debrisgambit", Slot.ELITE, 2, abilities=(Ability(Window.ACTION, EvadesForObstacles(2)),)
    ),
    upgrade(
        "decoy",
        Slot.ELITE,
        2,
        abilities=(
            Ability(
                Window.COMBAT_BEGINS,
                ChooseShip(Whose.OTHER_FRIEND, SwapSkill(), farthest=2),
                may=True,
            ),
        ),
    ),
    upgrade(
        "determination",
        Slot.ELITE,
        1,
        wave=0,
        abilities=(
            Ability(Window.CARD_DEALT_FACE_UP, DiscardDealtCard(), when=HasTrait(Trait.PILOT)),
        ),
    ),
    upgrade(
        "drawtheirfire",
        Slot.ELITE,
        1,
        abilities=(
            Ability(
                At(Window.ATTACK_HITS, Whose.ENEMY), TakeCritical(), when=FriendDefends(1), may=True
            ),
        ),
    ),
    upgrade(
        "elusiveness",
        Slot.ELITE,
        2,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                To(Gain(Token.STRESS), RerollDice(Die.ATTACK, most=1)),
                when=AllOf((Defending(), Not(STRESSED))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "experthandling",
        Slot.ELITE,
        2,
        wave=1,
        abilities=(
            Ability(
                Window.ACTION,
                Then(
                    RollAside(),
                    Do((If(LacksAction(Action.BARREL_ROLL), Gain(Token.STRESS)), May(ShedLock()))),
                ),
            ),
        ),
    ),
    upgrade(
        "expertise",
        Slot.ELITE,
        4,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0),
                when=AllOf((Attacking(), Not(STRESSED))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "expose",
        Slot.ELITE,
        4,
        abilities=(
            Ability(
                Window.ACTION,
                UntilEndOfRound(
                    (Standing(Value(Stat.ATTACK, 1)), Standing(Value(Stat.AGILITY, -1)))
                ),
            ),
        ),
    ),
    upgrade(
        "fearlessness",
        Slot.ELITE,
        1,
        factions=SCUM,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                AddResult(Die.ATTACK, Face.HIT),
                when=AllOf(
                    (Attacking(), AtRange(1, 1), DefenderInYourArc(), Not(OutsideDefendersArc()))
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "intensity",
        Slot.ELITE,
        2,
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
        abilities=(
            Ability(
                Window.MANEUVER_EXECUTED,
                Do((DiscardThis(), TurnRound(), Gain(Token.STRESS))),
                when=AnyOf((Executed(Difficulty.WHITE), Executed(Difficulty.GREEN))),
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
