"""Resources and tokens on cards: gained, paid, given, lost, taken, exchanged, put and taken off."""

from typing import Any

import pytest

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU, Whose
from cantina.games.destiny.cards.vocabulary import (
    As,
    AtLeast,
    Cards,
    CardType,
    Gain,
    GiveResources,
    Lose,
    One,
    PlaceTokens,
    Spend,
    TakeResources,
    TakeTokens,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.across_the_galaxy.events_blue import HandOver
from cantina.games.destiny.content.empire_at_war.events_yellow import SpendSome
from cantina.games.destiny.content.spirit_of_rebellion.events_yellow import SwitchResources
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, VEHICLE
from destiny.table import In
from destiny.words.trial import (
    EACH_OF_MINE,
    EACH_OF_THEIRS,
    EVERYTHING,
    ONE_OF_MINE,
    ONE_OF_THEIRS,
    Case,
    asks_only_where_it_can,
    check_case,
    sentence,
)

RICH = {"resources": 3, "foe_resources": 2}
SUPPORT = One(Cards(OPPONENT, types=(CardType.SUPPORT,)))
DAMAGED = One(Cards(OPPONENT, damage=AtLeast(1)))

CASES: list[Case] = [
    (
        "two resources are gained", Gain(2), RICH, (),
        {"resources": (5, 2), "done": True, "amount": 2},
    ),
    ("nothing gained is nothing done", Gain(0), RICH, (), {"resources": (3, 2), "done": False}),
    ("two are paid", Spend(2), RICH, (), {"resources": (1, 2), "done": True, "amount": 2}),
    (
        "all that one has is enough", Spend(3), RICH, (),
        {"resources": (0, 2), "done": True, "amount": 3},
    ),
    (
        "who has too little pays nothing", Spend(4), RICH, (),
        {"resources": (3, 2), "done": False, "amount": 0},
    ),
    (
        "as many as you like", SpendSome(), RICH, ("2",),
        {"resources": (1, 2), "done": True, "amount": 2},
    ),
    ("all of them", SpendSome(), RICH, ("3",), {"resources": (0, 2), "done": True, "amount": 3}),
    (
        "none is paid, and it is done", SpendSome(), RICH, ("0",),
        {"resources": (3, 2), "done": True, "amount": 0},
    ),
    (
        "two go to the opponent",
        GiveResources(2, OPPONENT), RICH, (),
        {"resources": (1, 4), "done": True, "amount": 2},
    ),
    (
        "who has too few gives none",
        GiveResources(4, OPPONENT), RICH, (),
        {"resources": (3, 2), "done": False, "amount": 0},
    ),
    (
        "an opponent gives to the one whose card it is",
        As(OPPONENT, GiveResources(1)), RICH, (),
        {"resources": (4, 1), "done": True},
    ),
    (
        "up to two go to the opponent",
        HandOver(2, OPPONENT), RICH, ("2",),
        {"resources": (1, 4), "done": True, "amount": 2},
    ),
    (
        "handing none over is nothing done",
        HandOver(2, OPPONENT), RICH, ("0",),
        {"resources": (3, 2), "done": False, "amount": 0},
    ),
    (
        "no more than one has is handed over",
        HandOver(5, OPPONENT), {"resources": 1}, ("1",),
        {"resources": (0, 1), "done": True, "amount": 1},
    ),
    ("two are lost", Lose(2), RICH, (), {"resources": (1, 2), "done": True, "amount": 2}),
    (
        "no more is lost than there is", Lose(5), RICH, (),
        {"resources": (0, 2), "done": True, "amount": 3},
    ),
    ("all are lost", Lose(EVERYTHING), RICH, (), {"resources": (0, 2), "done": True, "amount": 3}),
    ("who has none loses none", Lose(1), {}, (), {"resources": (0, 0), "done": False, "amount": 0}),
    (
        "one is taken from the opponent",
        TakeResources(1, OPPONENT), RICH, (),
        {"resources": (4, 1), "done": True, "amount": 1},
    ),
    (
        "no more is taken than he has",
        TakeResources(3, OPPONENT), RICH, (),
        {"resources": (5, 0), "done": True, "amount": 2},
    ),
    (
        "from whom has none none is taken",
        TakeResources(3, OPPONENT), {"resources": 1}, (),
        {"resources": (1, 0), "done": False, "amount": 0},
    ),
    (
        "that player is nobody yet",
        TakeResources(1, THAT_PLAYER), RICH, (),
        {"resources": (3, 2), "done": False, "amount": 0},
    ),
    (
        "all are exchanged",
        SwitchResources(OPPONENT), RICH, (),
        {"resources": (2, 3), "done": True, "amount": 2},
    ),
    (
        "two damage are put on a card, past its shields",
        PlaceTokens(Token.DAMAGE, 2, ONE_OF_THEIRS), {"foes": [In(FOE, shields=1)]}, (),
        {"damage": {FOE: 2}, "shields": {FOE: 1}, "done": True, "amount": 2},
    ),
    (
        "damage that is put there can defeat",
        PlaceTokens(Token.DAMAGE, 7, ONE_OF_THEIRS), {}, (FOE,),
        {"in_play": {FOE: False, FOE2: True}, "done": True, "amount": 7},
    ),
    (
        "shields lie on a support, more than three of them",
        PlaceTokens(Token.SHIELD, 4, SUPPORT), {"foe_supports": [VEHICLE]}, (),
        {"shields": {VEHICLE: 4}, "done": True, "amount": 4},
    ),
    (
        "resources lie on a support and are nobody's",
        PlaceTokens(Token.RESOURCE, 2, SUPPORT), {"foe_supports": [VEHICLE]}, (),
        {"on": {VEHICLE: 2}, "resources": (0, 0), "done": True, "amount": 2},
    ),
    (
        "no token is put where nothing is",
        PlaceTokens(Token.DAMAGE, 2, SUPPORT), {}, (),
        {"done": False, "amount": 0},
    ),
    (
        "resources taken off a card are yours",
        TakeTokens(Token.RESOURCE, 1, SUPPORT), {"foe_supports": [In(VEHICLE, resources=3)]}, (),
        {"on": {VEHICLE: 2}, "resources": (1, 0), "done": True, "amount": 1},
    ),
    (
        "no more is taken off than lies there",
        TakeTokens(Token.RESOURCE, 5, SUPPORT), {"foe_supports": [In(VEHICLE, resources=3)]}, (),
        {"on": {VEHICLE: 0}, "resources": (3, 0), "done": True, "amount": 3},
    ),
    (
        "or they return to the supply",
        TakeTokens(Token.RESOURCE, 2, SUPPORT, to_supply=True),
        {"foe_supports": [In(VEHICLE, resources=3)]}, (),
        {"on": {VEHICLE: 1}, "resources": (0, 0), "done": True, "amount": 2},
    ),
    (
        "damage is taken off each of them",
        TakeTokens(Token.DAMAGE, 2, EACH_OF_MINE),
        {"team": [In(PAL, damage=3), In(BLUE, damage=1)]}, (),
        {"damage": {PAL: 1, BLUE: 0}, "resources": (0, 0), "done": True, "amount": 3},
    ),
    (
        "shields are taken off each of them",
        TakeTokens(Token.SHIELD, 1, EACH_OF_THEIRS), {"foes": [In(FOE, shields=2), FOE2]}, (),
        {"shields": {FOE: 1, FOE2: 0}, "done": True, "amount": 1},
    ),
    (
        "nobody is asked about cards on which none lies",
        TakeTokens(Token.SHIELD, 1, ONE_OF_THEIRS), {"foes": [FOE, In(FOE2, shields=1)]}, (),
        {"shields": {FOE: 0, FOE2: 0}, "done": True, "amount": 1},
    ),
    (
        "what does not lie there cannot be taken off",
        TakeTokens(Token.SHIELD, 1, ONE_OF_THEIRS), {"foes": [In(FOE, damage=2)]}, (),
        {"damage": {FOE: 2}, "done": False, "amount": 0},
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=sentence)
def test_what_it_does(case: Case) -> None:
    check_case(case)


OFFERS: list[tuple[str, Effect, dict[str, Any], bool]] = [
    ("paying what one has", Spend(3), RICH, True),
    ("paying more than one has", Spend(4), RICH, False),
    ("giving what one has", GiveResources(3, OPPONENT), RICH, True),
    ("giving more than one has", GiveResources(4, OPPONENT), RICH, False),
    ("handing some over", HandOver(2, OPPONENT), {"resources": 1}, True),
    ("handing over without any", HandOver(2, OPPONENT), {"foe_resources": 1}, False),
    ("losing some", Lose(2), {"resources": 1}, True),
    ("losing without any", Lose(2), {"foe_resources": 1}, False),
    ("taking from a rich one", TakeResources(2, OPPONENT), {"foe_resources": 1}, True),
    ("taking from a poor one", TakeResources(2, OPPONENT), {"resources": 1}, False),
    ("taking from nobody", TakeResources(2, THAT_PLAYER), RICH, False),
    ("taking from everyone else", TakeResources(1, Whose.EACH_OPPONENT), {"resources": 1}, False),
    ("putting a token somewhere", PlaceTokens(Token.DAMAGE, 1, ONE_OF_THEIRS), {}, True),
    ("putting a token nowhere", PlaceTokens(Token.DAMAGE, 1, DAMAGED), {}, False),
    (
        "taking a token off", TakeTokens(Token.DAMAGE, 1, DAMAGED), {"foes": [In(FOE, damage=1)]},
        True,
    ),
    (
        "taking another token off", TakeTokens(Token.SHIELD, 1, DAMAGED),
        {"foes": [In(FOE, damage=1)]}, False,
    ),
    (
        "taking your own off", TakeTokens(Token.SHIELD, 1, ONE_OF_MINE),
        {"foes": [In(FOE, shields=1)]}, False,
    ),
    (
        "taking resources off your support",
        TakeTokens(Token.RESOURCE, 1, One(Cards(YOU))), {"supports": [In(VEHICLE, resources=1)]},
        True,
    ),
]  # fmt: skip


test_nobody_is_asked_where_nothing_can_come_of_it = asks_only_where_it_can(OFFERS)
