"""Only who still can is asked, and only for what can be; what is spoken of is what is counted."""

import pytest

from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.asking import at_card, at_die
from cantina.games.destiny.cards.counts import Rather
from cantina.games.destiny.cards.players import OPPONENT, YOU, Whose
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.terms import Keyword
from destiny.cards.scene import COVER, FOE, FOE2, PAL, scene
from destiny.cards.scene import RED as GUARD
from destiny.made import made
from destiny.table import Arena, In, Side, position
from destiny.words.trial import on_the_table, trial

JAR_JAR = "LEG 47"  # any player may activate him


# --- choosing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [["Loner"], ["Rover"], ["Rover", "Racer"], []])
def test_one_alone_need_share_no_subtype(chosen: list[str]) -> None:
    laid = {
        "Loner": made("support", "Loner"),
        "Rover": made("support", "Rover", subtypes=VEHICLE),
        "Racer": made("support", "Racer", subtypes=VEHICLE),
    }
    toss = Discard(UpTo(2, Cards(YOU, SUPPORTS, names=tuple(laid)), share_subtype=True))
    d = trial(toss, [laid[name] for name in chosen], supports=list(laid.values()))
    assert (sorted(d.discard(0)), d.done) == (sorted(chosen), True)


def test_two_that_share_no_subtype_are_not_chosen_together() -> None:
    loner, rover = made("support", "Loner"), made("support", "Rover", subtypes=VEHICLE)
    toss = Discard(UpTo(2, Cards(YOU, SUPPORTS, names=("Loner", "Rover")), share_subtype=True))
    actor = made("support", "Actor", Ability(ACTION, toss))
    d = on_the_table(actor, supports=[loner, rover])
    d.use(actor)
    assert d.refused(0, f"{d.id(loner)}+{d.id(rover)}") == "DS-CHOOSE-4"


@pytest.mark.rule("DS-GUARDIAN-1", "DS-NEGATIVE-1")
def test_a_guardian_removes_no_die_that_cannot_be_removed() -> None:
    law = made("support", "Law", Standing(Protected(Dice(YOU, shows=RANGED))))
    knight = made("character", "Knight", sides="1R - - - - -", keywords=(Keyword.GUARDIAN,))
    foes = [In(FOE, dice=("1RD",)), In(FOE2, dice=("2MD1",))]
    d = scene(None, team=[knight], foes=foes, foe_supports=[law]).activate(knight, (knight, "1R"))
    assert d.can_choose(0, (FOE, 0), (FOE2, 0)) == [False, True]
    foes = [In(FOE, dice=("1RD",)), In(FOE2)]
    d = scene(None, team=[knight], foes=foes, foe_supports=[law]).activate(knight, (knight, "1R"))
    assert (d.my_turn_is_over, d.pool(1), d.damage(knight)) == (True, ["1RD"], 0)


def test_whether_to_do_something_with_that_die_is_asked_where_it_lies() -> None:
    doubt = Do((Turn(One(Dice(YOU)), Showing(BLANK)), May(Remove(THOSE_DICE))))
    hope = Do((Gain(1), May(Gain(1))))
    d = trial(doubt, team=[In(PAL, dice=("1Dr",))])
    (ask,) = d.table.asks(0)
    assert [option.at for option in ask.options] == [at_die(d.die(PAL)), None]
    d = trial(hope, team=[In(PAL, dice=("1Dr",))])
    (ask,) = d.table.asks(0)
    assert [option.at for option in ask.options] == [at_card(d.id(d.support)), None]


# --- activating and playing ---------------------------------------------------------------------


@pytest.mark.rule("DS-ACTIVATE-1")
def test_whom_any_player_may_activate_brings_nobody_else_along() -> None:
    d = scene(None, team=[PAL], foes=[JAR_JAR, FOE])
    assert [d.can(0, "activate", who) for who in (PAL, JAR_JAR, FOE)] == [True, True, False]
    d.pass_(0)
    assert [d.can(1, "activate", who) for who in (PAL, JAR_JAR, FOE)] == [False, True, True]


@pytest.mark.rule("DS-PLAY-CARD-4")
def test_how_much_less_is_counted_with_the_card_to_be_played() -> None:
    cart, chair = made("support", "Cart", cost=3), made("support", "Chair", cost=3)
    less = Rather(1, 2, CardIs(THAT_CARD, Cards(names=("Cart",))))
    market = made(
        "support", "Market", Ability(ACTION, Play(One(Cards(YOU, zone=Zone.HAND)), less=less))
    )
    for wares, resources, left in ((cart, 1, 0), (chair, 2, 0), (cart, 2, 1)):
        d = scene(market, hand=[wares], resources=resources).use(market)
        assert (d.in_play(wares), d.resources(0)) == (True, left)
    d = scene(market, hand=[chair], resources=1).use(market)
    assert (d.in_play(chair), d.resources(0)) == (False, 1)


@pytest.mark.rule("DS-PLAY-RESTRICTION-2")
def test_only_on_your_own_is_yours_who_play_it() -> None:
    badge = made("upgrade", "Badge", only_on=Cards(YOU, CHARACTERS, colours=RED))
    chain = made("downgrade", "Chain", only_on=Cards(OPPONENT, CHARACTERS, colours=RED))
    d = scene(None, team=[PAL, GUARD], foes=[FOE, FOE2], hand=[badge, chain])
    d.play(badge).pass_(1).play(chain)
    assert (d.card(badge).host, d.card(chain).host) == (d.id(GUARD), d.id(FOE))


# --- several players, several cards -------------------------------------------------------------


@pytest.mark.rule("DS-CONTROLLER-1")
def test_what_is_gone_before_it_can_be_taken_over_is_not_taken_over() -> None:
    fire = made("support", "Fire")
    paper = made("support", "Paper", Standing(DiscardedIf(There(Cards(OPPONENT, names=("Fire",))))))
    d = trial(TakeControl(Each(Cards(OPPONENT, SUPPORTS))), foe_supports=[fire, paper])
    assert (d.card(fire).controller, d.in_play(paper), d.done, d.amount) == (0, False, False, 1)
    d = trial(TakeControl(Each(Cards(OPPONENT, SUPPORTS))), foe_supports=[paper])
    assert (d.card(paper).controller, d.done, d.amount) == (0, True, 1)


@pytest.mark.rule("DS-FFA-11", "DS-FFA-13")
def test_who_is_out_of_the_game_does_nothing_of_what_everybody_does() -> None:
    duty = As(
        Whose.EVERYONE, Do((Defeat(Each(Cards(names=("First Order Stormtrooper",)))), Gain(1)))
    )
    rite = made("support", "Rite", Ability(ACTION, duty))
    g = position(Side([PAL], [rite]), Side([FOE]), Side([FOE2]))
    game.check(g)
    d = Arena(Table.at(game, g, script=[]))
    d.act(0, "action", rite, 0)
    assert [player.out for player in g.players] == [False, True, False]
    assert [d.resources(seat) for seat in (0, 1, 2)] == [1, 0, 1]


@pytest.mark.rule("DS-UPKEEP-4")
def test_who_alone_has_cards_to_discard_may_think_better_of_it() -> None:
    law = made("support", "Law", Standing(LargerHand(-5)))
    d = scene(None, foe_supports=[law], hand=[COVER, COVER], deck=[])
    d.pass_(0).pass_(1)
    assert d.asked() == (0,)
    d.choose(0, COVER)
    assert (d.g.round, len(d.hand(0))) == (3, 1)
    d.table.undo(0)
    assert (d.g.round, len(d.hand(0)), d.asked()) == (2, 2, (0,))
