"""Cards on their way, from hands, piles, decks and the queue, and what is done with the rest."""

from typing import Any

import pytest

from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    After,
    AllOf,
    AnyOf,
    AtLeast,
    Cards,
    CardType,
    Compared,
    ControlBattlefield,
    DeckPlace,
    Defeat,
    Dice,
    Discard,
    Do,
    Draw,
    Each,
    EmptiesHand,
    Find,
    Forbidden,
    ForEach,
    Gain,
    GiveShields,
    HandSize,
    Heal,
    HealthOf,
    If,
    LookAt,
    May,
    Mills,
    One,
    OpponentsCannot,
    Pick,
    PutOnDeck,
    Reroll,
    ReturnToHand,
    SetAside,
    ShareShields,
    Standing,
    ThatCharacter,
    Then,
    There,
    This,
    ThoseDice,
    Top,
    Turn,
    Zone,
)
from cantina.games.destiny.cards.words import Effect
from cases import each_case
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, PAL, scene
from destiny.made import event, made
from destiny.table import In
from destiny.words.test_three_players import TAKE, rich, used
from destiny.words.trial import (
    ONE_OF_MINE,
    ONE_OF_THEIRS,
    is_offered,
    on_the_table,
    trial,
)

SABER = "AW 59"
HAND, PILE = Cards(YOU, zone=Zone.HAND), Cards(YOU, zone=Zone.DISCARD)
SEEN = Cards(zone=Zone.LOOKED_AT)
LOOK = LookAt(Top(1, OPPONENT))
CHEST = made("support", "Chest")


@pytest.mark.rule("DS-THEN-1")
def test_a_card_discarded_from_a_hand_or_a_deck_is_discarded() -> None:
    d = trial(Then(Discard(One(HAND)), Gain(5)), hand=[SABER])
    assert (d.discard(0), d.hand(0), d.resources(0)) == (["Lightsaber"], [], 5)
    d = trial(Do((LOOK, Then(Discard(One(SEEN)), Gain(5)))), foe_deck=[SABER, BLANK_CARD])
    assert (d.discard(1), d.deck_size(1), d.resources(0)) == (["Lightsaber"], 1, 5)


def test_a_card_discarded_from_a_deck_after_a_look_was_discarded_from_the_deck() -> None:
    bell = made("support", "Bell", Ability(After(Mills(YOU, OPPONENT)), Gain(1)))
    d = trial(Do((LOOK, Discard(One(SEEN)), Gain(3))), supports=[bell], foe_deck=[SABER])
    assert d.resources(0) == 4


def test_the_last_card_discarded_from_a_hand_leaves_it_empty() -> None:
    bell = made("support", "Bell", Ability(After(EmptiesHand(YOU, or_discards=True)), Gain(1)))
    d = trial(Discard(One(HAND)), hand=[SABER], supports=[bell])
    assert d.resources(0) == 1
    d = trial(Discard(One(HAND)), SABER, hand=[SABER, BLANK_CARD], supports=[bell])
    assert d.resources(0) == 0


def test_the_last_card_set_aside_from_a_hand_was_neither_played_nor_discarded() -> None:
    d = trial(SetAside(One(HAND)), hand=[SABER], foes=["AW 27"])
    assert (d.aside(0), d.hand(0), d.damage(PAL)) == (["Lightsaber"], [], 0)
    assert d.my_turn_is_over


# --- events that go elsewhere -------------------------------------------------------------------

GOING: list[tuple[str, Effect, dict[str, list[str]]]] = [
    ("to the hand", ReturnToHand(This()), {"hand": ["Trick"]}),
    ("aside", SetAside(This()), {"aside": ["Trick"]}),
    ("under the deck", PutOnDeck(This(), DeckPlace.BOTTOM), {}),
    ("to the discard pile", Draw(1), {"discard": ["Trick"], "hand": ["Take Cover"]}),
]


@each_case(GOING, "effect", "where")
@pytest.mark.rule("DS-THEN-1")
def test_an_event_goes_where_it_says_and_what_follows_follows(
    effect: Effect, where: dict[str, list[str]]
) -> None:
    trick = event("Trick", Then(effect, Gain(5)))
    d = scene(trick, deck=[BLANK_CARD])
    d.play(trick)
    for zone in ("hand", "discard", "aside"):
        lying = [each for each in getattr(d, zone)(0) if each in ("Trick", "Take Cover")]
        assert lying == where.get(zone, [])
    drawn = "Take Cover" in where.get("hand", [])
    assert (d.resources(0), d.deck_size(0)) == (5, 1 - drawn + (not where))


def test_whoever_may_take_an_event_back_is_asked() -> None:
    for effect in (ReturnToHand(This()), SetAside(This())):
        trick = event("Trick", May(effect))
        d = scene(trick)
        d.play(trick)
        assert d.prompt(0) == "ds-ask-may"


OFFERS: list[tuple[str, Effect, dict[str, Any], bool]] = [
    ("a card in hand is set aside", SetAside(One(HAND)), {"hand": [SABER]}, True),
    ("a discarded card is set aside", SetAside(One(PILE)), {"discard": [SABER]}, True),
    ("a card in play is set aside", SetAside(Each(Cards(names=("Chest",)))),
     {"supports": [CHEST]}, True),
    ("a card in hand returns to no hand", ReturnToHand(One(HAND)), {"hand": [SABER]}, False),
    ("a discarded card returns to no hand", ReturnToHand(One(PILE)), {"discard": [SABER]}, False),
    ("a deck is searched", Find(Cards()), {"deck": [SABER]}, True),
    ("a pile is searched", Find(Cards()), {"deck": [], "discard": [SABER]}, True),
    ("neither deck nor pile", Find(Cards()), {"deck": []}, False),
]  # fmt: skip


@each_case(OFFERS, "effect", "position", "offered")
def test_nobody_is_asked_for_what_cannot_come(
    effect: Effect, position: dict[str, Any], offered: bool
) -> None:
    assert is_offered(effect, **position) is offered


# --- what a card of an opponent forbids ---------------------------------------------------------

FORBIDDEN: list[tuple[str, Forbidden, Effect, dict[str, Any]]] = [
    ("giving shields", Forbidden.GIVE_SHIELDS, GiveShields(1, ONE_OF_MINE), {}),
    ("sharing shields", Forbidden.GIVE_SHIELDS, ShareShields(2), {}),
    ("healing", Forbidden.HEAL, Heal(1, ONE_OF_MINE), {"team": [In(PAL, damage=2)]}),
]


@each_case(FORBIDDEN, "what", "effect", "position")
@pytest.mark.rule("DS-NEGATIVE-1")
def test_what_an_opponents_card_forbids_is_neither_offered_nor_done(
    what: Forbidden, effect: Effect, position: dict[str, Any]
) -> None:
    ban = made("support", "Ban", Standing(OpponentsCannot(what)))
    banned = {**position, "foe_supports": [ban]}
    assert is_offered(effect, **position) and not is_offered(effect, **banned)
    d = trial(effect, **banned)
    assert (d.done, d.amount, d.shields(PAL), d.my_turn_is_over) == (False, 0, 0, True)


# --- dice that are gone or held fast ------------------------------------------------------------


def test_those_dice_are_turned_or_rolled_only_while_that_can_be_done() -> None:
    team = [In(PAL, dice=("1R",)), In(BLUE, dice=("1Sh",))]
    again = Do((Pick(One(Dice(YOU))), Turn(One(Dice(YOU))), Reroll(ThoseDice())))
    tumbler = made("support", "Tumbler", Ability(ACTION, again))
    d = on_the_table(tumbler, team=team)
    d.g.dice[d.die(PAL)].frozen = d.g.round
    d.use(tumbler, (BLUE, 0), (PAL, 0)).side(0, PAL, "1Dr")
    assert (d.shows(PAL), d.my_turn_is_over) == ("1Dr", True)


def test_each_of_those_dice_counts() -> None:
    team = [In(PAL, dice=("1R",)), In(BLUE, dice=("1Sh",))]
    d = trial(Do((Turn(One(Dice(YOU))), ForEach(ThoseDice(), Gain(2)))), (PAL, 0), team=team)
    d.side(0, PAL, "1Dr")
    assert d.resources(0) == 2


def test_who_fell_has_no_health_to_count() -> None:
    d = trial(Do((Defeat(ONE_OF_THEIRS), Gain(HealthOf(ThatCharacter())))), FOE)
    assert (d.in_play(FOE), d.resources(0)) == (False, 0)


# --- conditions about one opponent of two -------------------------------------------------------

HURT = There(Cards(OPPONENT, types=(CardType.CHARACTER,), damage=AtLeast(1)))
FULL = Compared(HandSize(OPPONENT), AtLeast(1))
MY_FIELD = ControlBattlefield()
POOR = {"resources": 2}


@pytest.mark.rule("DS-FFA-10")
def test_of_joined_conditions_the_last_that_names_an_opponent_says_who_is_meant() -> None:
    for both in (AllOf((HURT, MY_FIELD)), AllOf((MY_FIELD, HURT)), AllOf((FULL, HURT))):
        d = used(If(both, TAKE), {**POOR, "hand": [SABER]}, {**POOR, "damage": 1})
        assert rich(d) == (0, 2, 1)
    d = used(If(AllOf((HURT, FULL)), TAKE), {**POOR, "hand": [SABER]}, {**POOR, "damage": 1})
    assert rich(d) == (0, 1, 2)
    d = used(If(AnyOf((MY_FIELD, HURT)), Gain(1)), dict(POOR), {**POOR, "damage": 1})
    assert rich(d) == (1, 2, 2)
