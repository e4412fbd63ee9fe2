"""What abilities answer to: the event, not the wrong player's, nor the wrong card's."""

from collections.abc import Sequence
from typing import Any

from cantina.core.cards import Limit
from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import ANYONE, OPPONENT, YOU, Whose
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect, Event
from cantina.games.destiny.printed import Card as Definition
from cases import each_case
from destiny.cards.scene import BLUE as MASTER
from destiny.cards.scene import COVER, FOE, FOE2, PAL
from destiny.cards.scene import RED as GUARD
from destiny.made import made
from destiny.made import support as a_support
from destiny.table import In
from destiny.words.trial import (
    EACH_OF_THEIRS,
    MINE,
    ONE_OF_MINE,
    ONE_OF_THEIRS,
    THEIRS,
    Trial,
    on_the_table,
)

ALL_CHARACTERS = Cards(types=(CardType.CHARACTER,))
MY_DIE, THEIR_DIE = One(Dice(YOU)), One(Dice(OPPONENT))
DICE = {"team": [In(PAL, dice=("1R",))], "foes": [In(FOE, dice=("2RD",))]}
ONE_EACH = {"team": [PAL], "foes": [FOE]}
CRATE = a_support("Plain Crate")
COUNT = PlaceTokens(Token.RESOURCE, 1, This())


def heard(event: Event, effect: Effect, *answers: object, by: int = 0, **position: Any) -> int:
    """Let a player's support do something; return how often yours answers to the event."""
    listener = a_support("Listener", Ability(After(event), PlaceTokens(Token.RESOURCE, 1, This())))
    actor = a_support("Actor", Ability(ACTION, effect))
    side = "supports" if by == 0 else "foe_supports"
    d = on_the_table(listener, **{**position, side: [actor, *position.get(side, ())]})
    act(d, actor, by, answers)
    return d.card(listener).resources


def act(d: Trial, actor: Definition, by: int, answers: tuple[object, ...]) -> None:
    """Use the action of a support, and answer what it asks."""
    if by == 1:
        d.pass_(0)
    for rolled in [each for each in answers if isinstance(each, list)]:
        d.rolls(*rolled)
    d.act(by, "action", actor, 0)
    for answer in [each for each in answers if not isinstance(each, list)]:
        d.choose(by, answer)


def heard_as_told(cases: Sequence[tuple[Any, ...]]) -> Any:
    """Return the test that each event of a table is answered as often as it says."""

    @each_case(cases, "event", "effect", "by", "answers", "position", "times")
    def test(
        event: Event,
        effect: Effect,
        by: int,
        answers: tuple[object, ...],
        position: dict[str, Any],
        times: int,
    ) -> None:
        assert heard(event, effect, *answers, by=by, **position) == times

    return test


HEARD: list[tuple[str, Event, Effect, int, tuple[object, ...], dict[str, Any], int]] = [
    (
        "your own is dealt damage by you", DealtDamage(MINE), Deal(1, ONE_OF_MINE), 0, (), ONE_EACH,
        1,
    ),
    ("an enemy is dealt damage", DealtDamage(MINE), Deal(1, ONE_OF_THEIRS), 0, (), ONE_EACH, 0),
    ("each enemy is dealt damage", DealtDamage(THEIRS), Deal(1, EACH_OF_THEIRS), 0, (), {}, 2),
    ("too little damage", DealtDamage(THEIRS, least=2), Deal(1, ONE_OF_THEIRS), 0, (), ONE_EACH, 0),
    (
        "just enough damage", DealtDamage(THEIRS, least=2), Deal(2, ONE_OF_THEIRS), 0, (), ONE_EACH,
        1,
    ),
    (
        "damage of a card is not ranged", DealtDamage(THEIRS, (Symbol.RANGED,)),
        Deal(2, ONE_OF_THEIRS), 0, (), ONE_EACH, 0,
    ),
    (
        "damage that you deal", DealtDamage(THEIRS, by=YOU), Deal(1, ONE_OF_THEIRS), 0, (),
        ONE_EACH, 1,
    ),
    (
        "damage that the opponent deals to his own", DealtDamage(THEIRS, by=YOU),
        Deal(1, ONE_OF_MINE), 1, (), ONE_EACH, 0,
    ),
    (
        "blocked damage is dealt", DealtDamage(THEIRS), Deal(1, ONE_OF_THEIRS), 0, (),
        {"foes": [In(FOE, shields=1)]}, 1,
    ),
    (
        "blocked damage is not taken", TakesDamage(THEIRS), Deal(1, ONE_OF_THEIRS), 0, (),
        {"foes": [In(FOE, shields=1)]}, 0,
    ),
    (
        "unblocked damage is taken", TakesDamage(THEIRS), Deal(2, ONE_OF_THEIRS), 0, (),
        {"foes": [In(FOE, shields=1)]}, 1,
    ),
    ("a defeat", Defeated(THEIRS), Defeat(ONE_OF_THEIRS), 0, (FOE,), {}, 1),
    ("a defeat on the other side", Defeated(MINE), Defeat(ONE_OF_THEIRS), 0, (FOE,), {}, 0),
    (
        "a defeat without damage", Defeated(THEIRS, by_damage=True), Defeat(ONE_OF_THEIRS), 0,
        (FOE,), {}, 0,
    ),
    (
        "a defeat by damage", Defeated(THEIRS, by_damage=True), Deal(7, ONE_OF_THEIRS), 0, (FOE,),
        {}, 1,
    ),
    (
        "a red one is defeated", Defeated(Cards(OPPONENT, colours=(Colour.RED,))),
        Defeat(ONE_OF_THEIRS), 0, (FOE,), {}, 1,
    ),
    (
        "one of another colour is defeated", Defeated(Cards(OPPONENT, colours=(Colour.RED,))),
        Defeat(ONE_OF_THEIRS), 0, (FOE2,), {}, 0,
    ),
    ("your own gains shields", GainsShields(MINE), GiveShields(2, ONE_OF_MINE), 0, (), ONE_EACH, 1),
    (
        "a full one gains none", GainsShields(MINE), GiveShields(2, ONE_OF_MINE), 0, (),
        {"team": [In(PAL, shields=3)]}, 0,
    ),
    ("an enemy gains shields", GainsShields(MINE), GiveShields(2, ONE_OF_MINE), 1, (), ONE_EACH, 0),
    (
        "shields are removed", LosesShields(THEIRS), RemoveShields(1, ONE_OF_THEIRS), 0, (),
        {"foes": [In(FOE, shields=2)]}, 1,
    ),
    (
        "shields block", LosesShields(THEIRS), Deal(1, ONE_OF_THEIRS), 0, (),
        {"foes": [In(FOE, shields=2)]}, 1,
    ),
    ("no shields are lost", LosesShields(THEIRS), Deal(1, ONE_OF_THEIRS), 0, (), ONE_EACH, 0),
    (
        "healing is none of these", TakesDamage(MINE), Heal(1, ONE_OF_MINE), 0, (),
        {"team": [In(PAL, damage=2)]}, 0,
    ),
    (
        "a support is discarded by an effect", Discarded(Cards(types=(CardType.SUPPORT,))),
        Discard(One(Cards(names=("Plain Crate",)))), 0, (), {"foe_supports": [CRATE]}, 1,
    ),
    (
        "by an effect of an opponent, not of yours",
        Discarded(Cards(types=(CardType.SUPPORT,)), by=OPPONENT),
        Discard(One(Cards(names=("Plain Crate",)))), 0, (), {"foe_supports": [CRATE]}, 0,
    ),
    (
        "by an effect of an opponent", Discarded(Cards(types=(CardType.SUPPORT,)), by=OPPONENT),
        Discard(One(Cards(names=("Plain Crate",)))), 1, (), {"supports": [CRATE]}, 1,
    ),
    ("you activate", Activates(MINE), Activate(ONE_OF_MINE), 0, ([(PAL, "1R")],), {}, 1),
    ("you resolve a die", Resolves(Dice()), Resolve(MY_DIE), 0, (), DICE, 1),
    (
        "you resolve a die of another symbol", Resolves(Dice(shows=(Symbol.MELEE,))),
        Resolve(MY_DIE), 0, (), DICE, 0,
    ),
    ("the opponent resolves a die", Resolves(Dice()), Resolve(MY_DIE), 1, (PAL,), DICE, 0),
    (
        "you remove an enemy die", RemovesDice(Dice(OPPONENT), YOU), Remove(THEIR_DIE), 0, (), DICE,
        1,
    ),
    (
        "you remove a die of your own", RemovesDice(Dice(OPPONENT), YOU), Remove(MY_DIE), 0, (),
        DICE, 0,
    ),
    (
        "an opponent removes yours", RemovesDice(Dice(YOU), OPPONENT), Remove(THEIR_DIE), 1, (),
        DICE, 1,
    ),
    (
        "it was you who removed it", RemovesDice(Dice(OPPONENT), OPPONENT), Remove(THEIR_DIE), 0,
        (), DICE, 0,
    ),
    (
        "a removed die of another symbol", RemovesDice(Dice(OPPONENT, shows=(Symbol.MELEE,)), YOU),
        Remove(THEIR_DIE), 0, (), DICE, 0,
    ),
    ("a die of yours is turned", Turned(Dice(YOU)), Turn(MY_DIE), 0, ("2",), DICE, 1),
    ("a die of theirs is turned", Turned(Dice(YOU)), Turn(THEIR_DIE), 0, ("3",), DICE, 0),
    (
        "you deal indirect damage", DealsIndirect(YOU, OPPONENT), Indirect(1, OPPONENT), 0, (),
        ONE_EACH, 1,
    ),
    ("to yourself", DealsIndirect(YOU, OPPONENT), Indirect(1, YOU), 0, (), ONE_EACH, 0),
    (
        "the opponent deals it to you", DealsIndirect(YOU, OPPONENT), Indirect(1, OPPONENT), 1, (),
        ONE_EACH, 0,
    ),
    ("you mill the opponent", Mills(YOU, OPPONENT), Mill(2, OPPONENT), 0, (), {}, 1),
    ("you mill yourself", Mills(YOU, OPPONENT), Mill(1, YOU), 0, (), {}, 0),
    ("the opponent mills you", Mills(YOU, OPPONENT), Mill(1, OPPONENT), 1, (), {}, 0),
    (
        "an empty deck is not milled", Mills(YOU, OPPONENT), Mill(1, OPPONENT), 0, (),
        {"foe_deck": []}, 0,
    ),
    (
        "your last card is discarded", EmptiesHand(YOU, or_discards=True), DiscardFromHand(), 0, (),
        {"hand": [COVER]}, 1,
    ),
    ("it was not played", EmptiesHand(YOU), DiscardFromHand(), 0, (), {"hand": [COVER]}, 0),
    (
        "it was not your last", EmptiesHand(YOU, or_discards=True), DiscardFromHand(), 0, (COVER,),
        {"hand": [COVER, "AW 59"]}, 0,
    ),
    (
        "it was the opponent's last", EmptiesHand(YOU, or_discards=True), DiscardFromHand(), 1, (),
        {"foe_hand": [COVER], "hand": [COVER]}, 0,
    ),
    (
        "you play a card", Plays(Cards(types=(CardType.SUPPORT,))),
        Play(One(Cards(YOU, zone=Zone.HAND))), 0, (), {"hand": [CRATE]}, 1,
    ),
    (
        "you play another type of card", Plays(Cards(types=(CardType.UPGRADE,))),
        Play(One(Cards(YOU, zone=Zone.HAND))), 0, (), {"hand": [CRATE]}, 0,
    ),
    (
        "the opponent plays a card", Plays(Cards(types=(CardType.SUPPORT,))),
        Play(One(Cards(YOU, zone=Zone.HAND))), 1, (), {"foe_hand": [CRATE]}, 0,
    ),
    (
        "an opponent plays a card", Plays(Cards(types=(CardType.SUPPORT,)), OPPONENT),
        Play(One(Cards(YOU, zone=Zone.HAND))), 1, (), {"foe_hand": [CRATE]}, 1,
    ),
    ("you take an action", TakesAction(YOU), Draw(1), 0, (), {}, 1),
    ("the opponent takes one", TakesAction(OPPONENT), Draw(1), 1, (), {}, 1),
    ("only the opponent's count", TakesAction(OPPONENT), Draw(1), 0, (), {}, 0),
    ("an action of another card", UsesAction(This()), Draw(1), 0, (), {}, 0),
]  # fmt: skip

test_how_often_it_is_answered = heard_as_told(HEARD)


REROLLED: list[tuple[str, Event, tuple[str, str], dict[str, Any], int]] = [
    ("a rerolled die", Rolls(Dice(YOU)), (PAL, "1Dr"), {}, 1),
    (
        "a rerolled die that must come from its card", Rolls(Dice(YOU), into_pool=True),
        (PAL, "1Dr"), {}, 0,
    ),
    ("a die that a card rerolls", Rolls(Dice(YOU), rerolled_by_effect=True), (PAL, "1Dr"), {}, 1),
    (
        "a rerolled die that shows the symbol", Rolls(Dice(YOU, shows=(Symbol.DISRUPT,))),
        (PAL, "1Dr"), {}, 1,
    ),
    (
        "a rerolled die that shows another", Rolls(Dice(YOU, shows=(Symbol.DISRUPT,))), (PAL, "1R"),
        {}, 0,
    ),
    ("dice rolled together", RollsTogether(Dice(shows=(Symbol.DISRUPT,))), (PAL, "1Dr"), {}, 1),
    (
        "none of the dice rolled together", RollsTogether(Dice(shows=(Symbol.DISRUPT,))),
        (PAL, "-"), {}, 0,
    ),
    ("your effect rerolls", RerollsDice(Dice(YOU)), (PAL, "1Dr"), {}, 1),
    ("your effect rerolls no enemy die", RerollsDice(Dice(OPPONENT)), (PAL, "1Dr"), {}, 0),
    ("an effect of the opponent would", RerollsDice(Dice(YOU), OPPONENT), (PAL, "1Dr"), {}, 0),
]  # fmt: skip


@each_case(REROLLED, "event", "shown", "position", "times")
def test_how_often_a_reroll_is_answered(
    event: Event, shown: tuple[str, str], position: dict[str, Any], times: int
) -> None:
    listener = a_support("Listener", Ability(After(event), PlaceTokens(Token.RESOURCE, 1, This())))
    actor = a_support("Actor", Ability(ACTION, Reroll(MY_DIE)))
    d = on_the_table(listener, supports=[actor], **{**DICE, **position})
    d.rolls(shown)
    act(d, actor, 0, ())
    assert d.card(listener).resources == times


def test_an_ability_for_the_first_time_each_round_answers_once_a_round() -> None:
    event = DealtDamage(ALL_CHARACTERS, by=ANYONE)
    listener = a_support("Once", Ability(After(event), COUNT, limit=Limit.ROUND))
    actor = a_support("Actor", Ability(ACTION, Deal(1, ONE_OF_THEIRS)))
    d = on_the_table(listener, supports=[actor], foes=[FOE])
    act(d, actor, 0, ())
    d.pass_(1)
    act(d, actor, 0, ())
    assert (d.card(listener).resources, d.damage(FOE)) == (1, 2)


def test_the_first_time_each_round_is_the_first_at_which_its_condition_holds() -> None:
    rich = Compared(Resources(YOU), AtLeast(1))
    once = Ability(After(DealtDamage(THEIRS)), COUNT, when=rich, limit=Limit.ROUND)
    listener = a_support("Once", once)
    actor = a_support("Actor", Ability(ACTION, Do((Deal(1, ONE_OF_THEIRS), Gain(1)))))
    d = on_the_table(listener, supports=[actor], foes=[FOE])
    for counted in (0, 1, 1):
        act(d, actor, 0, ())
        assert d.card(listener).resources == counted
        d.pass_(1)


def test_an_ability_that_may_be_declined() -> None:
    listener = a_support("May", Ability(After(DealtDamage(THEIRS)), COUNT, may=True))
    actor = a_support("Actor", Ability(ACTION, Deal(1, ONE_OF_THEIRS)))
    for answer, counted in (("yes", 1), ("no", 0)):
        d = on_the_table(listener, supports=[actor], foes=[FOE])
        act(d, actor, 0, ())
        d.choose(0, answer)
        assert d.card(listener).resources == counted


def test_only_with_damage_on_it_does_the_ability_count() -> None:
    wounded = Cards(OPPONENT, types=(CardType.CHARACTER,), damage=AtLeast(2))
    assert heard(DealtDamage(wounded), Deal(1, ONE_OF_THEIRS), foes=[In(FOE, damage=1)]) == 1
    assert heard(DealtDamage(wounded), Deal(1, ONE_OF_THEIRS), foes=[FOE]) == 0
    assert heard(TakesAction(Whose.EACH_OPPONENT), Draw(1)) == 0
    assert (
        heard(DealtDamage(Cards(names=("Jedi Instructor",))), Deal(1, ONE_OF_MINE), team=[MASTER])
        == 1
    )
    assert (
        heard(DealtDamage(Cards(names=("Jedi Instructor",))), Deal(1, ONE_OF_MINE), team=[GUARD])
        == 0
    )


def test_the_first_card_of_all_rerolls_dice_as_any_other() -> None:
    listener = a_support("Listener", Ability(After(RerollsDice(Dice(YOU))), COUNT))
    dealer = made("character", "Dealer", Ability(ACTION, Reroll(MY_DIE)))
    d = on_the_table(listener, team=[dealer, In(PAL, dice=("1R",))])
    d.rolls((PAL, "1Dr"))
    d.use(dealer)
    assert (d.id(dealer), d.card(listener).resources) == (0, 1)
