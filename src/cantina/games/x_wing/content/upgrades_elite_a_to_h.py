"""Elite upgrades, A to H: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

ELITE_CARDS_A_TO_H: tuple[UpgradeCard, ...] = (
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
    upgrade(
        "deadeye",
        Slot.ELITE,
        1,
        building=Building(size="small"),
        abilities=(Standing(FocusForLock()),),
    ),
    upgrade(
        "debrisgambit",
        Slot.ELITE,
        2,
        building=Building(size="small"),
        abilities=(Ability(Window.ACTION, EvadesForObstacles(2)),),
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
)
