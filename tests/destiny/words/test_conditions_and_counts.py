"""What must hold, and what cards count: at the bound, one below it, and on the wrong side."""

from typing import Any

from cantina.games.destiny.cards.counts import Handled, JustDone, Token
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU
from cantina.games.destiny.cards.vocabulary import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    Below,
    Capped,
    CardIs,
    Cards,
    CardType,
    Colour,
    Compared,
    ControlBattlefield,
    CostOf,
    CostShown,
    Count,
    Deal,
    Dice,
    DieIs,
    DifferentSymbols,
    Do,
    Each,
    Every,
    Exactly,
    FirstAction,
    FirstRound,
    ForEvery,
    Gain,
    Half,
    HandSize,
    HealthOf,
    HowMany,
    If,
    More,
    Not,
    One,
    OnYourBattlefield,
    OpponentControlsBattlefield,
    Pick,
    Rather,
    Remove,
    RemovedDice,
    Resources,
    Symbol,
    There,
    This,
    ThoseDice,
    Times,
    TokensOn,
    ValueOf,
)
from cantina.games.destiny.cards.words import Condition, Effect, Value
from cantina.games.destiny.content.across_the_galaxy.events_yellow import TookActions
from cantina.games.destiny.content.awakenings.upgrades import ShieldsBlocked
from cantina.games.destiny.content.convergence.supports import ResolvedThisTurn
from cantina.games.destiny.content.convergence.upgrades import RemovedEnemyDie
from cantina.games.destiny.content.spirit_of_rebellion.events_blue import DieWas
from cantina.games.destiny.content.way_of_the_force.upgrades import DamageTaken
from cases import each_case
from destiny.cards.scene import BLUE, COVER, FOE, FOE2, GRAY, PAL, RED, SABER, VEHICLE
from destiny.table import In
from destiny.words.trial import EACH_OF_THEIRS, MINE, ONE_OF_THEIRS, THEIRS, trial

POOL = {"team": [In(PAL, dice=("1R",)), In(RED, dice=("2RD",))]}
SHIELDED = {"foes": [In(FOE, shields=1)]}

HOLDS: list[tuple[str, Condition, dict[str, Any], bool]] = [
    ("two of yours", There(MINE, 2), {"team": [PAL, BLUE]}, True),
    ("only one of yours", There(MINE, 2), {"team": [PAL]}, False),
    ("three of yours where two are asked for", There(MINE, 2), {"team": [PAL, BLUE, RED]}, True),
    ("two of theirs are not yours", There(MINE, 2), {"team": [PAL], "foes": [FOE, FOE2]}, False),
    (
        "an enemy with damage", There(Cards(OPPONENT, damage=AtLeast(1))),
        {"foes": [In(FOE, damage=1)]}, True,
    ),
    (
        "a friend with damage is no enemy", There(Cards(OPPONENT, damage=AtLeast(1))),
        {"team": [In(PAL, damage=1)]}, False,
    ),
    (
        "no more than one damage", There(Cards(OPPONENT, damage=Exactly(2))),
        {"foes": [In(FOE, damage=1)]}, False,
    ),
    ("all of yours are red", Every(MINE, Cards(colours=(Colour.RED,))), {"team": [RED]}, True),
    (
        "one of yours is not red", Every(MINE, Cards(colours=(Colour.RED,))), {"team": [RED, PAL]},
        False,
    ),
    (
        "none at all are not all red",
        Every(Cards(YOU, types=(CardType.UPGRADE,)), Cards(colours=(Colour.RED,))), {}, False,
    ),
    (
        "three resources are at least three", Compared(Resources(), AtLeast(3)), {"resources": 3},
        True,
    ),
    ("two are not", Compared(Resources(), AtLeast(3)), {"resources": 2}, False),
    ("three are at most three", Compared(Resources(), AtMost(3)), {"resources": 3}, True),
    ("four are not", Compared(Resources(), AtMost(3)), {"resources": 4}, False),
    ("two are fewer than three", Compared(Resources(), Below(3)), {"resources": 2}, True),
    ("three are not fewer", Compared(Resources(), Below(3)), {"resources": 3}, False),
    ("three are exactly three", Compared(Resources(), Exactly(3)), {"resources": 3}, True),
    ("four are not exactly three", Compared(Resources(), Exactly(3)), {"resources": 4}, False),
    ("the opponent has none", Compared(Resources(OPPONENT), Exactly(0)), {"resources": 3}, True),
    (
        "the opponent has some", Compared(Resources(OPPONENT), Exactly(0)), {"foe_resources": 1},
        False,
    ),
    ("this card is a support", CardIs(This(), Cards(types=(CardType.SUPPORT,))), {}, True),
    ("this card is no character", CardIs(This(), Cards(types=(CardType.CHARACTER,))), {}, False),
    ("you control the battlefield", ControlBattlefield(), {"controller": 0}, True),
    ("the opponent controls it", ControlBattlefield(), {"controller": 1}, False),
    ("an opponent controls it", OpponentControlsBattlefield(), {"controller": 1}, True),
    ("no opponent controls it", OpponentControlsBattlefield(), {"controller": 0}, False),
    ("it is yours", OnYourBattlefield(), {"controller": 0}, True),
    ("it is the opponent's", OnYourBattlefield(), {"controller": 1}, False),
    ("the first action of a turn is one", TookActions(1), {}, True),
    ("it is not two", TookActions(2), {}, False),
    ("the first round", FirstRound(), {"round_": 1}, True),
    ("the second round", FirstRound(), {"round_": 2}, False),
    ("no die was resolved this turn", ResolvedThisTurn(1), {}, False),
    ("no die of an opponent was removed", RemovedEnemyDie(), {}, False),
    ("both hold", AllOf((FirstRound(), ControlBattlefield())), {"round_": 1}, True),
    ("one of both holds", AllOf((FirstRound(), ControlBattlefield())), {}, False),
    ("either holds", AnyOf((FirstRound(), ControlBattlefield())), {}, True),
    ("neither holds", AnyOf((FirstRound(), ControlBattlefield())), {"controller": 1}, False),
    ("it does not hold", Not(FirstRound()), {}, True),
    ("it does hold", Not(FirstRound()), {"round_": 1}, False),
]  # fmt: skip


@each_case(HOLDS, "condition", "position", "expected")
def test_whether_it_holds(condition: Condition, position: dict[str, Any], expected: bool) -> None:
    d = trial(If(condition, Gain(1)), **position)
    assert d.done is expected
    d = trial(If(condition, Gain(1), Gain(2)), **position)
    assert d.amount == (1 if expected else 2)


AFTER: list[tuple[str, Effect, tuple[object, ...], Condition, dict[str, Any], bool]] = [
    (
        "unblocked damage was taken", Deal(2, ONE_OF_THEIRS), (), DamageTaken(), {"foes": [FOE]},
        True,
    ),
    ("damage that was half blocked", Deal(2, ONE_OF_THEIRS), (), DamageTaken(), SHIELDED, False),
    ("no damage at all", Deal(0, ONE_OF_THEIRS), (), DamageTaken(), {"foes": [FOE]}, False),
    ("a shield blocked some", Deal(2, ONE_OF_THEIRS), (), ShieldsBlocked(), SHIELDED, True),
    ("no shield blocked any", Deal(2, ONE_OF_THEIRS), (), ShieldsBlocked(), {"foes": [FOE]}, False),
    (
        "the picked die shows a resource", Pick(One(Dice(YOU))), ((PAL, 0),),
        DieIs(ThoseDice(), Dice(shows=(Symbol.RESOURCE,))), POOL, True,
    ),
    (
        "the picked die shows damage", Pick(One(Dice(YOU))), ((RED, 0),),
        DieIs(ThoseDice(), Dice(shows=(Symbol.RESOURCE,))), POOL, False,
    ),
    (
        "a removed die is no longer one", Remove(One(Dice(YOU))), ((PAL, 0),),
        DieIs(RemovedDice(), Dice(shows=(Symbol.RESOURCE,))), POOL, False,
    ),
    (
        "a removed die was one", Remove(One(Dice(YOU))), ((PAL, 0),),
        DieWas(RemovedDice(), Dice(shows=(Symbol.RESOURCE,))), POOL, True,
    ),
    (
        "a removed die was another", Remove(One(Dice(YOU))), ((RED, 0),),
        DieWas(RemovedDice(), Dice(shows=(Symbol.RESOURCE,))), POOL, False,
    ),
    (
        "you removed a die of an opponent", Remove(One(Dice(OPPONENT))), (), RemovedEnemyDie(),
        {"foes": [In(FOE, dice=("1R",))]}, True,
    ),
    (
        "you removed one of your own", Remove(One(Dice(YOU))), ((PAL, 0),), RemovedEnemyDie(), POOL,
        False,
    ),
]  # fmt: skip


@each_case(AFTER, "effect", "answers", "condition", "position", "expected")
def test_whether_it_holds_afterwards(
    effect: Effect,
    answers: tuple[object, ...],
    condition: Condition,
    position: dict[str, Any],
    expected: bool,
) -> None:
    d = trial(Do((effect, If(condition, Gain(5)))), *answers, **position)
    assert d.resources(0) == (5 if expected else 0)


def test_the_first_action_of_a_round_is_over_once_somebody_acted() -> None:
    d = trial(If(FirstAction(), Gain(1)))
    assert d.amount == 1


COUNTS: list[tuple[str, Value, dict[str, Any], int]] = [
    ("yours", Count(MINE), {"team": [PAL, BLUE]}, 2),
    ("theirs", Count(THEIRS), {"team": [PAL]}, 2),
    ("what dice show", ValueOf(Each(Dice(YOU))), POOL, 3),
    ("what dice show, and one more for each", ValueOf(Each(Dice(YOU)), plus=1), POOL, 5),
    (
        "what they cost", CostShown(Each(Dice(YOU))),
        {"team": [In(PAL, dice=("2RD1",)), In(FOE, dice=("2RD1",)), In(RED, dice=("2RD",))]}, 2,
    ),
    ("how many dice", HowMany(Each(Dice(YOU))), POOL, 2),
    (
        "the printed cost", CostOf(Each(Cards(YOU, types=(CardType.UPGRADE,)))),
        {"team": [In(PAL, upgrades=[SABER, "AW 60"])]}, 7,
    ),
    (
        "damage on them", TokensOn(Token.DAMAGE, EACH_OF_THEIRS),
        {"foes": [In(FOE, damage=2), In(FOE2, damage=1, shields=3)]}, 3,
    ),
    (
        "shields on them", TokensOn(Token.SHIELD, EACH_OF_THEIRS),
        {"foes": [In(FOE, damage=2), In(FOE2, damage=1, shields=3)]}, 3,
    ),
    (
        "resources on a card",
        TokensOn(Token.RESOURCE, Each(Cards(YOU, types=(CardType.SUPPORT,)))),
        {"supports": [In(VEHICLE, resources=4)]}, 4,
    ),
    ("health", HealthOf(EACH_OF_THEIRS), {"foes": [In(FOE, damage=2)]}, 7),
    ("remaining health", HealthOf(EACH_OF_THEIRS, left=True), {"foes": [In(FOE, damage=2)]}, 5),
    (
        "symbols that differ", DifferentSymbols(Dice(YOU)),
        {"team": [In(PAL, dice=("1R",)), In(FOE2, dice=("1R",)), In(RED, dice=("-",))]}, 2,
    ),
    ("cards in hand", HandSize(), {"hand": [COVER, SABER], "foe_hand": [COVER]}, 2),
    (
        "cards in the opponent's hand", HandSize(OPPONENT),
        {"hand": [COVER, SABER], "foe_hand": [COVER]}, 1,
    ),
    ("resources of the opponent", Resources(OPPONENT), {"foe_resources": 4}, 4),
    ("of a player who is nobody yet", Resources(THAT_PLAYER), {"foe_resources": 4}, 0),
    (
        "how many more", More(HandSize(), HandSize(OPPONENT)),
        {"hand": [COVER, SABER], "foe_hand": [COVER]}, 1,
    ),
    (
        "never fewer than none", More(HandSize(OPPONENT), HandSize()),
        {"hand": [COVER, SABER], "foe_hand": [COVER]}, 0,
    ),
    ("half, rounded up", Half(Count(MINE)), {"team": [PAL, BLUE, RED]}, 2),
    ("half, rounded down", Half(Count(MINE), up=False), {"team": [PAL, BLUE, RED]}, 1),
    ("half of an even number", Half(Count(MINE)), {"team": [PAL, BLUE]}, 1),
    ("no more than the most", Capped(Count(MINE), 2), {"team": [PAL, BLUE, RED]}, 2),
    ("below the most", Capped(Count(MINE), 2), {"team": [PAL]}, 1),
    ("twice as many", Times(2, Count(MINE)), {"team": [PAL, BLUE, RED]}, 6),
    ("one for every two", ForEvery(2, MINE), {"team": [PAL, BLUE, RED]}, 1),
    ("one for every two of four", ForEvery(2, MINE), {"team": [PAL, BLUE, RED, GRAY]}, 2),
    ("the usual amount", Rather(2, 5, FirstRound()), {}, 2),
    ("the other amount", Rather(2, 5, FirstRound()), {"round_": 1}, 5),
]  # fmt: skip


@each_case(COUNTS, "value", "position", "expected")
def test_how_many_are_counted(value: Value, position: dict[str, Any], expected: int) -> None:
    d = trial(Gain(value), **position)
    assert d.amount == expected


def test_what_was_just_done_is_counted() -> None:
    d = trial(Do((Deal(2, EACH_OF_THEIRS), Gain(JustDone(Handled.DAMAGE)))))
    assert d.resources(0) == 4
