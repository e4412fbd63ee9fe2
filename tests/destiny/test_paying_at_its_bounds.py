"""What a card costs with everything that could lower it, and whose help counts."""

from typing import Any

import pytest

from cantina.games.destiny.cards.frames import Before
from cantina.games.destiny.cards.players import ANYONE, OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    After,
    As,
    Cards,
    CardType,
    CostChanges,
    CostLess,
    Dice,
    DieCostsLess,
    Do,
    EmptiesHand,
    ExtraActions,
    Gain,
    Host,
    MoreHealth,
    One,
    PayLess,
    Play,
    Plays,
    Resolves,
    Spend,
    Standing,
    Subtype,
    Symbol,
    TakesAction,
    Then,
    This,
    To,
    Zone,
)
from destiny.cards.scene import BLUE, PAL, RED, scene
from destiny.made import made
from destiny.table import In

CHEAP, DEAR = made("upgrade", "Cap", cost=1), made("upgrade", "Crown", cost=3)
ROBE = made("upgrade", "Robe", cost=4)
HELP = Plays(Cards(), by=ANYONE)


@pytest.mark.rule("DS-REPLACE-1")
def test_the_dearest_upgrade_that_could_be_replaced_decides_what_can_be_paid() -> None:
    for resources, playable in ((1, True), (0, False)):
        d = scene(None, team=[In(PAL, upgrades=[CHEAP, DEAR])], hand=[ROBE], resources=resources)
        assert d.can(0, "play", ROBE) is playable
    d = scene(None, team=[In(PAL, upgrades=[CHEAP, DEAR])], hand=[ROBE], resources=1)
    d.play(ROBE)
    assert (d.in_play(ROBE), d.in_play(DEAR), d.in_play(CHEAP)) == (True, False, True)
    assert d.resources(0) == 0


@pytest.mark.rule("DS-REPLACE-1")
def test_only_what_makes_it_payable_is_offered_for_replacing() -> None:
    own = [In(PAL, upgrades=[CHEAP, DEAR])]
    for resources, offered in ((1, None), (3, [True, True]), (4, [True, True])):
        d = scene(None, team=own, hand=[ROBE], resources=resources)
        d.play(ROBE)
        if offered is not None:
            assert d.can_choose(0, CHEAP, DEAR) == offered
            assert ("none" in d.offered(0)) is (resources == 4)


def test_a_support_replaces_nothing() -> None:
    cart = made("support", "Cart", cost=2)
    d = scene(None, team=[In(PAL, upgrades=[DEAR])], hand=[cart], resources=1)
    assert not d.can(0, "play", cart)


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.rule("DS-PLAY-CARD-4")
def test_only_help_of_your_own_counts_towards_a_cost(mine: bool) -> None:
    helper = made("support", "Helper", Ability(Before(HELP), CostLess(2)))
    cart = made("support", "Cart", cost=2)
    side: dict[str, Any] = {"supports" if mine else "foe_supports": [helper]}
    assert scene(None, hand=[cart], **side).can(0, "play", cart) is mine


@pytest.mark.rule("DS-PLAY-CARD-4")
def test_help_that_cannot_be_paid_for_does_not_count() -> None:
    cart = made("support", "Cart", cost=3)
    for price, playable in ((0, True), (2, False)):
        paid = Ability(Before(Plays(Cards())), To(Spend(price), CostLess(3)), may=True)
        helper = made("support", "Helper", paid)
        d = scene(helper, hand=[cart], resources=1)
        assert d.can(0, "play", cart) is playable


@pytest.mark.rule("DS-ILLEGAL-1")
def test_who_declines_the_help_he_needs_has_played_nothing() -> None:
    cart = made("support", "Cart", cost=2)
    helper = made("support", "Helper", Ability(Before(Plays(Cards())), CostLess(2), may=True))
    d = scene(helper, hand=[cart], resources=1)
    d.play(cart, "no")
    assert (d.hand(0), d.in_play(cart), d.resources(0), d.asked()) == (["Cart"], False, 1, (0,))
    d.play(cart, "yes")
    assert (d.hand(0), d.in_play(cart), d.resources(0), d.my_turn_is_over) == ([], True, 1, True)


@pytest.mark.rule("DS-ILLEGAL-3")
def test_an_additional_action_that_was_undone_is_offered_again_before_those_of_others() -> None:
    cart = made("support", "Cart", cost=2)
    helper = made("support", "Helper", Ability(Before(Plays(Cards())), CostLess(2), may=True))
    both = Do((ExtraActions(1), As(OPPONENT, ExtraActions(2))))
    horn = made("support", "Horn", Ability(ACTION, both))
    d = scene(helper, hand=[cart], supports=[horn], resources=1)
    d.use(horn)
    d.play(cart, "no")
    assert (d.asked(), d.prompt(0), d.hand(0)) == ((0,), "ds-ask-additional", ["Cart"])
    d.choose(0, "decline")
    assert (d.asked(), d.prompt(1)) == ((1,), "ds-ask-additional")


@pytest.mark.rule("DS-FREE-1")
def test_what_is_played_for_free_or_for_less_costs_that() -> None:
    cart = made("support", "Cart", cost=3)
    for play, resources, left in (
        (Play(One(Cards(YOU, zone=Zone.HAND)), free=True), 0, 1),
        (Play(One(Cards(YOU, zone=Zone.HAND)), less=2), 1, 1),
        (Play(One(Cards(YOU, zone=Zone.HAND)), less=3), 0, 1),
        (Play(One(Cards(YOU, zone=Zone.HAND)), less=4), 0, 1),
    ):
        crane = made("support", "Crane", Ability(ACTION, Then(play, Gain(1))))
        d = scene(crane, hand=[cart], resources=resources, team=[RED])
        d.use(crane)
        assert (d.in_play(cart), d.resources(0)) == (True, left)


@pytest.mark.rule("DS-PLAY-CARD-4")
def test_who_cannot_be_given_an_upgrade_is_told_with_what_it_would_cost_there() -> None:
    rich = [In(one, upgrades=[DEAR]) for one in (PAL, BLUE)]
    d = scene(None, team=[*rich, In(RED, upgrades=[CHEAP])], hand=[ROBE], resources=1)
    d.play(ROBE)
    assert d.can_choose(0, PAL, BLUE, RED) == [True, True, False]
    (ask,) = d.table.asks(0, explain=True)
    (told,) = [each for each in ask.blocked if each.key == str(d.id(RED))]
    assert (told.rule, told.reason.args) == ("DS-PLAY-CARD-4", {"cost": 3, "resources": 1})


@pytest.mark.rule("DS-THEN-1")
def test_what_follows_a_lower_cost_of_a_die_follows() -> None:
    mine = Resolves(Dice(YOU, shows=(Symbol.RANGED,)))
    broker = made("support", "Broker", Ability(Before(mine), Then(PayLess(1), Gain(5))))
    d = scene(broker, team=[In(PAL, dice=("3RD1",)), RED])
    d.resolve(PAL, 0, RED)
    assert (d.damage(RED), d.resources(0)) == (3, 5)


def test_a_card_that_makes_others_cheaper_is_not_cheaper_itself() -> None:
    for about, payable in ((Cards(YOU, (CardType.SUPPORT,)), False), (This(), True)):
        depot = made("support", "Depot", Standing(CostChanges(-1, about)), cost=2)
        assert scene(None, hand=[depot], resources=1).can(0, "play", depot) is payable


def test_a_die_is_cheaper_for_the_one_whose_card_says_so_and_of_the_dice_it_names() -> None:
    ranged = DieCostsLess(1, Dice(shows=(Symbol.RANGED,)))
    melee = DieCostsLess(1, Dice(YOU, subtypes=(Subtype.JEDI,)))
    for side, rule, payable in (
        ("supports", ranged, True), ("foe_supports", ranged, False), ("supports", melee, False),
    ):  # fmt: skip
        dealer = made("support", "Dealer", Standing(rule))
        d = scene(None, team=[In(PAL, dice=("3RD1",))], **{side: [dealer]})
        assert d.can(0, "resolve", (PAL, 0)) is payable


@pytest.mark.rule("DS-COST-4")
def test_help_with_the_cost_of_a_die_counts_only_of_your_own_and_where_it_can_be_had() -> None:
    mine = Resolves(Dice())
    for side, effect, payable in (
        ("supports", PayLess(1), True),
        ("supports", To(Spend(1), PayLess(1)), False),
    ):
        helper = made("support", "Helper", Ability(Before(mine), effect))
        d = scene(None, team=[In(PAL, dice=("3RD1",))], **{side: [helper]})
        assert d.can(0, "resolve", (PAL, 0)) is payable


@pytest.mark.parametrize(("zone", "heard"), [("hand", 1), ("discard", 0)])
@pytest.mark.rule("DS-UPGRADE-3")
def test_an_upgrade_whose_bearer_falls_for_it_was_played_from_where_it_was(
    zone: str, heard: int
) -> None:
    armour = made("upgrade", "Armour", Standing(MoreHealth(3, Host())), cost=1)
    listener = made("support", "Bell", Ability(After(EmptiesHand(YOU)), Gain(5)))
    other = made("support", "Horn", Ability(After(TakesAction(YOU)), Gain(1)))
    either = Play(One(Cards(YOU, zone=Zone.HAND_OR_DISCARD, names=("Crown",))))
    smith = made("support", "Smith", Ability(ACTION, either))
    team = [In(PAL, upgrades=[armour], damage=10), RED]
    d = scene(listener, team=team, supports=[smith, other], resources=2, **{zone: [DEAR]})
    d.use(smith)
    assert (d.in_play(PAL), d.discard(0)) == (False, ["Armour", "Crown"])
    assert (d.resources(0), d.my_turn_is_over) == (5 * heard + 1, True)
