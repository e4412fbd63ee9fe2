"""What "that" means in an ability that answers, for each of several, and for who carries it out."""

from typing import Any

import pytest

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    Activate,
    Activates,
    After,
    As,
    Cards,
    CardType,
    Deal,
    DealtDamage,
    Dice,
    DiePlace,
    Do,
    Each,
    Exhaust,
    FirstRound,
    ForEach,
    Gain,
    Handled,
    HowMany,
    If,
    JustDone,
    Lose,
    One,
    PlaceTokens,
    Play,
    Plays,
    Remove,
    RemovesDice,
    Reroll,
    Resolve,
    RollDieOf,
    RollIn,
    Rolls,
    RollSetAside,
    RollsTogether,
    SetAside,
    Several,
    Showing,
    Spend,
    Symbol,
    TakeResources,
    TakesAction,
    ThatCard,
    ThatCharacter,
    Then,
    This,
    ThoseDice,
    Times,
    To,
    Turn,
    Unless,
    ValueOf,
    Zone,
)
from cantina.games.destiny.cards.words import Effect, Event
from cases import each_case
from destiny.cards.scene import BLANK_CARD, FOE, PAL, RED, Scene
from destiny.made import made
from destiny.table import In
from destiny.words.test_events import act
from destiny.words.trial import (
    EACH_OF_MINE,
    MINE,
    ONE_OF_THEIRS,
    THEIRS,
    Case,
    Offer,
    asks_only_where_it_can,
    check_case,
    on_the_table,
    sentence,
)

HAT = made("upgrade", "Hat")
HAND = Cards(YOU, zone=Zone.HAND)
DICE = {"team": [In(PAL, dice=("1R",)), In(RED, dice=("2RD",))]}
REROLLED = ([(PAL, "1Dr"), (RED, "1Dr")],)
FOR_HIM = As(THAT_PLAYER, Gain(3))


def answered(
    event: Event, answer: Effect, effect: Effect, *answers: object, by: int = 0, **position: Any
) -> Scene:
    """Let a player's support do something that a support of yours answers to."""
    listener = made("support", "Listener", Ability(After(event), answer))
    actor = made("support", "Actor", Ability(ACTION, effect))
    side = "supports" if by == 0 else "foe_supports"
    d = on_the_table(listener, **{**position, side: [actor, *position.get(side, ())]})
    act(d, actor, by, answers)
    return d


GAINS: list[tuple[str, Event, Effect, Effect, int, tuple[object, ...], tuple[int, int]]] = [
    ("whom damage was dealt to", DealtDamage(THEIRS), FOR_HIM, Deal(1, ONE_OF_THEIRS), 0, (FOE,),
     (0, 3)),
    ("who took an action", TakesAction(OPPONENT), FOR_HIM, Gain(1), 1, (), (0, 4)),
    ("who removed a die of yours", RemovesDice(Dice(YOU), OPPONENT), FOR_HIM,
     Remove(Each(Dice(OPPONENT))), 1, (), (0, 3)),
    ("whose die you removed", RemovesDice(Dice(YOU), YOU), FOR_HIM, Remove(Each(Dice(YOU))), 0, (),
     (3, 0)),
    ("what a removed die showed", RemovesDice(Dice(YOU), YOU), Gain(ValueOf(ThoseDice())),
     Remove(Each(Dice(YOU))), 0, (), (3, 0)),
    ("how many dice were removed", RemovesDice(Dice(YOU), YOU), Gain(JustDone(Handled.DICE)),
     Remove(Each(Dice(YOU))), 0, (), (2, 0)),
    ("dice rolled together", RollsTogether(Dice()), Gain(HowMany(ThoseDice())),
     Reroll(Each(Dice(YOU))), 0, REROLLED, (2, 0)),
    ("each die by itself, the first of all too", Rolls(Dice(YOU)), Gain(HowMany(ThoseDice())),
     Reroll(Each(Dice(YOU))), 0, REROLLED, (2, 0)),
]  # fmt: skip


@each_case(GAINS, "event", "answer", "effect", "by", "answers", "gained")
def test_who_and_how_much_is_meant(
    event: Event,
    answer: Effect,
    effect: Effect,
    by: int,
    answers: tuple[object, ...],
    gained: tuple[int, int],
) -> None:
    d = answered(event, answer, effect, *answers, by=by, **DICE)
    assert (d.resources(0), d.resources(1)) == gained


def test_the_card_that_was_activated_is_meant_even_the_first_of_all() -> None:
    hurt = Deal(1, ThatCharacter())
    d = answered(Activates(MINE), hurt, Activate(Each(MINE)), [(PAL, "1R")], team=[PAL])
    assert (d.id(PAL), d.damage(PAL)) == (0, 1)


def test_what_was_played_and_on_whom() -> None:
    played = Plays(Cards(types=(CardType.UPGRADE,)))
    both = Do((Deal(1, ThatCharacter()), PlaceTokens(Token.RESOURCE, 2, ThatCard())))
    d = answered(played, both, Play(One(HAND)), RED, team=[PAL, RED], hand=[HAT])
    assert (d.damage(PAL), d.damage(RED), d.card(HAT).resources) == (0, 1, 2)


# --- for each, and for whoever carries it out ---------------------------------------------------

POOR = {"resources": 1}
CASES: list[Case] = [
    ("for each character, that one", ForEach(EACH_OF_MINE, Deal(1, ThatCharacter())),
     {"team": [PAL, RED]}, (), {"done": True, "damage": {PAL: 1, RED: 1}}),
    ("for each card in hand, that one", ForEach(Each(HAND), SetAside(ThatCard())),
     {"hand": [BLANK_CARD, "AW 59"]}, (), {"hand": ([], [])}),
    ("a die counts what it showed", ForEach(Each(Dice(YOU)), Do((Remove(ThoseDice()),
     Gain(ValueOf(ThoseDice()))))), DICE, (), {"resources": (3, 0)}),
    ("how much several did in all", ForEach(EACH_OF_MINE, As(OPPONENT, Lose(1))),
     {"team": [PAL, RED], "foe_resources": 3}, (), {"amount": 2, "resources": (0, 1)}),
    ("the first cannot, the second can", As(Whose.EVERYONE, Spend(1)), {"foe_resources": 1}, (),
     {"done": False, "resources": (0, 0)}),
    ("who carries it out is that player", As(OPPONENT, As(THAT_PLAYER, Gain(1))), {}, (),
     {"resources": (0, 1)}),
    ("who carried it out is that player",
     Do((As(OPPONENT, Gain(1)), TakeResources(1, THAT_PLAYER))), {}, (), {"resources": (1, 0)}),
    ("it depends on what was done first", Then(Lose(1), Gain(5)), {}, (), {"resources": (0, 0)}),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=sentence)
def test_what_it_does(case: Case) -> None:
    check_case(case)


OFFERS: list[Offer] = [
    ("one of all can", As(Whose.EVERYONE, Lose(1)), {"foe_resources": 1}, True),
    ("nobody can", As(Whose.EVERYONE, Lose(1)), {}, False),
    ("whether a condition holds is asked later", If(FirstRound(), Gain(1)), {}, True),
]

test_nobody_is_asked_where_nothing_can_come_of_it = asks_only_where_it_can(OFFERS)


@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 5)), ("no", (7, 1))])
def test_who_accepts_or_not_is_that_player(answer: str, left: tuple[int, int]) -> None:
    deal = Unless(Gain(7), OPPONENT, Spend(1), accepted=As(THAT_PLAYER, Gain(5)))
    broker = made("support", "Broker", Ability(ACTION, deal))
    d = on_the_table(broker, foe_resources=1)
    d.use(broker).choose(1, answer)
    assert (d.resources(0), d.resources(1)) == left


READY: list[tuple[str, Effect, bool]] = [
    ("exhausting it is part of the cost", To(Do((Exhaust(This()), Spend(1))), Gain(2)), False),
    ("exhausting it is the cost", To(Exhaust(This()), Gain(2)), False),
    ("exhausting it comes after", Then(Gain(2), Exhaust(This())), True),
    ("another cost", To(Spend(1), Gain(2)), True),
]


@each_case(READY, "effect", "usable")
@pytest.mark.rule("DS-EXHAUST-2")
def test_an_exhausted_card_is_used_unless_it_must_be_exhausted(
    effect: Effect, usable: bool
) -> None:
    engine = made("support", "Engine", Ability(ACTION, effect))
    d = on_the_table(In(engine, exhausted=True), resources=1)
    assert d.can(0, "action", engine, 0) is usable


ROLLED: list[tuple[str, Effect]] = [
    ("a die set aside", RollSetAside("Hired Gun")),
    ("the die of a card in hand", RollDieOf(One(HAND))),
    ("a die on its card", RollIn(One(Dice(YOU, place=DiePlace.ON_CARD)))),
    ("a die rerolled", Reroll(One(Dice(YOU)))),
    ("a die turned", Turn(One(Dice(YOU)), Showing((Symbol.DISRUPT,)))),
]


@each_case(ROLLED, "effect")
def test_the_die_that_was_rolled_or_turned_is_that_die(effect: Effect) -> None:
    in_pool = isinstance(effect, Reroll | Turn)
    wheel = made(
        "support", "Wheel", Ability(ACTION, Do((effect, Gain(Times(4, HowMany(ThoseDice()))))))
    )
    d = on_the_table(
        wheel, team=[In(PAL, dice=("1R" if in_pool else None,))], spare_dice=[PAL], hand=[PAL]
    )
    if not isinstance(effect, Turn):
        d.rolls((PAL, "1Dr"))
    d.use(wheel)
    assert (d.resources(0), d.pool(0)) == (4, ["1Dr"])


IN_PART: list[tuple[str, Effect, str | None, int]] = [
    ("one of two rolled in", RollIn(Several(2, Dice(YOU, place=DiePlace.ON_CARD))), None, 0),
    ("one of two rerolled", Reroll(Several(2, Dice(YOU))), "1R", 0),
    ("one of two activated", Activate(Several(2, MINE)), None, 0),
    ("one of two turned", Turn(Several(2, Dice(YOU)), Showing((Symbol.DISRUPT,))), "1R", 0),
    ("one of two resolved", Resolve(Several(2, Dice(YOU))), "1R", 1),
]


@each_case(IN_PART, "effect", "shown", "gained")
@pytest.mark.rule("DS-THEN-1")
def test_dice_fewer_than_were_wanted_are_not_all(
    effect: Effect, shown: str | None, gained: int
) -> None:
    wheel = made("support", "Wheel", Ability(ACTION, Then(effect, Gain(5))))
    d = on_the_table(wheel, team=[In(PAL, dice=(shown,))])
    if isinstance(effect, RollIn | Reroll | Activate):
        d.rolls((PAL, "1Dr"))
    d.use(wheel)
    assert (d.resources(0), d.my_turn_is_over) == (gained, True)
