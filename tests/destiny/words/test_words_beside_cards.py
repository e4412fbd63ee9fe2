"""Words that stand beside the one card that says them: at the bound, with nothing, for whom."""

from typing import Any

import pytest

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.scene import Scene as Applied
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    After,
    BecomeMod,
    Cards,
    CardType,
    Deal,
    Dice,
    DiePlace,
    Each,
    ExtraActions,
    Gain,
    May,
    One,
    PlaceTokens,
    TakeResources,
    TakesControl,
    TakeTokens,
    This,
    Zone,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.across_the_galaxy.events_blue import HandOver
from cantina.games.destiny.content.awakenings.events_yellow import DiscardDownTo
from cantina.games.destiny.content.convergence.events_red import Doubling
from cantina.games.destiny.content.convergence.supports import ResolvedThisTurn
from cantina.games.destiny.content.convergence.weapons import ThrowTokens
from cantina.games.destiny.content.empire_at_war.events_gray import lost_dice
from cantina.games.destiny.content.empire_at_war.events_red import KeepOneUpgradeEach
from cantina.games.destiny.content.empire_at_war.events_yellow import Coerce, MoveDamageAround
from cantina.games.destiny.rules import in_play
from cantina.games.destiny.state import Happening
from cases import each_case
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, SABER, SWORD, Scene, scene
from destiny.made import made
from destiny.table import In, at_once
from destiny.words.trial import is_offered, on_the_table, trial

HURT = In(PAL, damage=2)

OFFERED: list[tuple[str, Effect, dict[str, Any], bool]] = [
    ("damage moves around among two", MoveDamageAround(), {"team": [HURT, BLUE]}, True),
    ("among three, one hurt", MoveDamageAround(), {"team": [PAL, BLUE, In(RED, damage=1)]}, True),
    ("not on one alone", MoveDamageAround(), {"team": [HURT]}, False),
    ("not where nobody is hurt", MoveDamageAround(), {"team": [PAL, BLUE]}, False),
    ("one upgrade", KeepOneUpgradeEach(), {"team": [In(PAL, upgrades=[SWORD])]}, True),
    ("no upgrade at all", KeepOneUpgradeEach(), {}, False),
    ("resources to hand over", HandOver(2, OPPONENT), {"resources": 1}, True),
    ("no resources to hand over", HandOver(2, OPPONENT), {}, False),
    ("three cards are more than two", DiscardDownTo(2), {"hand": [BLANK_CARD] * 3}, True),
    ("two cards are not", DiscardDownTo(2), {"hand": [BLANK_CARD] * 2}, False),
    ("resources to take", TakeResources(2, OPPONENT), {"foe_resources": 1}, True),
    ("none to take", TakeResources(2, OPPONENT), {"resources": 1}, False),
]  # fmt: skip


@each_case(OFFERED, "effect", "position", "expected")
def test_whether_it_is_offered(effect: Effect, position: dict[str, Any], expected: bool) -> None:
    assert is_offered(effect, **position) is expected


def test_damage_is_moved_one_by_one_until_enough_and_not_beyond_health() -> None:
    d = trial(MoveDamageAround(), PAL, "none", team=[HURT, BLUE])
    assert (d.damage(PAL), d.damage(BLUE), d.amount, d.done) == (1, 1, 1, True)
    d = trial(MoveDamageAround(), "none", team=[HURT, BLUE])
    assert (d.damage(PAL), d.done, d.amount) == (2, False, 0)
    full = In(BLUE, damage=9)
    nurse = made("support", "Nurse", Ability(ACTION, MoveDamageAround()))
    d = on_the_table(nurse, team=[HURT, RED, full])
    d.use(nurse, PAL)  # nobody asks where to: only one of the others can bear it
    assert [d.damage(one) for one in (PAL, RED, BLUE)] == [1, 1, 9]


def test_each_player_keeps_one_upgrade_that_nobody_has_named() -> None:
    team = [In(PAL, upgrades=[SWORD, SABER])]
    d = on_the_table(made("support", "Purge", Ability(ACTION, KeepOneUpgradeEach())), team=team)
    d.use(d.support, SWORD)
    assert d.asked() == (1,)
    assert d.can_choose(1, SWORD, SABER) == [False, True]
    d.choose(1)
    assert (d.in_play(SWORD), d.in_play(SABER)) == (True, False)


@pytest.mark.parametrize(("held", "thrown"), [(0, []), (1, [FOE]), (2, [FOE, FOE2]), (2, [])])
def test_as_many_are_hit_as_resources_are_thrown(held: int, thrown: list[str]) -> None:
    axe = made("support", "Axes", Ability(ACTION, May(ThrowTokens(2))))
    d = scene(In(axe, resources=held))
    if not held:
        d.use(axe)
        assert d.my_turn_is_over, "nothing is offered"
        return
    d.use(axe, "yes")
    d.choose(0, *thrown)
    assert d.card(axe).resources == held - len(thrown)
    assert [d.damage(one) for one in (FOE, FOE2)] == [2 * (one in thrown) for one in (FOE, FOE2)]


def test_throwing_none_is_a_pass_and_throwing_one_is_not() -> None:
    for thrown, passes in (((), 1), ((FOE,), 0)):
        axe = made("support", "Axes", Ability(ACTION, ThrowTokens(2)))
        d = scene(In(axe, resources=1))
        d.use(axe)
        d.choose(0, *thrown)
        assert d.g.passes == passes


def test_as_much_is_handed_over_as_the_player_says() -> None:
    for amount, left in (("0", (3, 0)), ("2", (1, 2))):
        d = trial(HandOver(2, OPPONENT), amount, resources=3)
        assert (d.resources(0), d.resources(1)) == left
        assert d.done is (amount != "0")


@pytest.mark.parametrize(("side", "more"), [("1RD", 1), ("2RD", 1), ("-", 0)])
def test_a_die_counts_twice_but_no_more_than_the_most(side: str, more: int) -> None:
    d = scene(None, team=[In(RED, dice=(side,))])
    applied = Applied(d.g, 0)
    applied.dice = (d.die(RED),)
    assert Doubling(3).count(applied) == more
    assert Doubling(1).count(applied) == 0


def test_only_ones_own_dice_resolved_this_turn_count() -> None:
    d = scene(None)
    d.g.acting, d.g.resolved = 0, [1, 2]
    assert ResolvedThisTurn(2).holds(Applied(d.g, 0))
    assert not ResolvedThisTurn(3).holds(Applied(d.g, 0))
    assert not ResolvedThisTurn(2).holds(Applied(d.g, 1))


def lost(d: Scene, **changes: Any) -> list[int]:
    """Say that a die of mine was removed in the other's last turn, or something else."""
    told = {"kind": "remove", "seat": 1, "target": 0, "dice": (d.die(PAL),), **changes}
    d.g.players[1].last_turn = [Happening(**told)]
    return lost_dice(Applied(d.g, 0))


def test_lost_dice_are_those_an_opponent_removed_and_that_lie_on_their_cards() -> None:
    d = scene(None, team=[In(PAL, dice=(None,))])
    mine = [d.die(PAL)]
    assert lost(d) == mine
    assert lost(d, kind="resolve") == []
    assert lost(d, target=1) == []
    assert lost(d, dice=(12345,)) == []
    d.g.players[1].last_turn = []
    d.g.players[0].last_turn = [Happening("remove", 0, target=0, dice=tuple(mine))]
    assert lost_dice(Applied(d.g, 0)) == []
    assert lost(scene(None, team=[In(PAL, dice=("1R",))])) == []


def test_dice_removed_last_turn_are_told_by_whose_they_were() -> None:
    d = scene(None, team=[In(PAL, dice=(None,))])
    dice = Dice(YOU, place=DiePlace.ANYWHERE, removed_last_turn=True)
    for changes, found in (({}, True), ({"kind": "resolve"}, False), ({"target": 1}, False)):
        lost(d, **changes)
        assert dice.fits(Applied(d.g, 0), d.die(PAL)) is found


def test_nobody_is_coerced_without_a_card_or_a_player() -> None:
    for cards, player, coerced in (((), 1, None), ((3,), -1, None), ((3, 4), 0, 0), ((3, 4), 1, 1)):
        d = scene(None)
        applied = Applied(d.g, 0)
        applied.cards, applied.player = cards, player
        assert at_once(Coerce().do(applied)).done is (coerced is not None)
        told = [seat for seat in (0, 1) if d.g.players[seat].coerced == 3]
        assert told == ([] if coerced is None else [coerced])


def test_extra_actions_are_done_now_or_in_the_next_turn() -> None:
    for next_turn in (False, True):
        d = trial(ExtraActions(1, next_turn=next_turn))
        assert (d.done, d.amount) == (True, 1)
        assert d.asked() == ((1,) if next_turn else (0,))


def test_nothing_becomes_a_mod_without_a_card_or_a_support_for_it() -> None:
    cart = made("support", "Barrow")
    to_cart = One(Cards(names=("Barrow",)))
    pile = One(Cards(YOU, zone=Zone.DISCARD))
    nowhere = One(Cards(names=("Nothing",)))
    for card, host, discard in ((pile, to_cart, []), (pile, nowhere, [SWORD])):
        d = trial(BecomeMod(card, host), supports=[cart], discard=discard)
        assert (d.done, d.amount) == (False, 0)


def test_tokens_are_taken_off_as_many_as_there_are() -> None:
    box = made("support", "Box")
    for held, n, taken in ((3, 2, 2), (1, 2, 1)):
        take = TakeTokens(Token.RESOURCE, n, One(Cards(names=("Box",))))
        d = trial(take, supports=[In(box, resources=held)])
        assert (d.card(box).resources, d.resources(0), d.amount) == (held - taken, taken, taken)
    assert not trial(TakeTokens(Token.RESOURCE, 2, One(Cards(names=("Box",)))), supports=[box]).done
    to_supply = TakeTokens(Token.RESOURCE, 2, One(Cards(names=("Box",))), to_supply=True)
    d = trial(to_supply, supports=[In(box, resources=2)])
    assert (d.card(box).resources, d.resources(0), d.amount) == (0, 0, 2)
    heal = TakeTokens(Token.DAMAGE, 1, One(Cards(YOU, types=(CardType.CHARACTER,))))
    assert trial(heal, team=[HURT]).damage(PAL) == 1
    strip = TakeTokens(Token.SHIELD, 1, One(Cards(YOU, types=(CardType.CHARACTER,))))
    assert trial(strip, team=[In(PAL, shields=3)]).shields(PAL) == 2


def test_a_battlefield_hears_whoever_takes_control_of_it() -> None:
    keep = made("battlefield", "Keep", Ability(After(TakesControl(This())), Gain(2)))
    for controller, seat, gained in ((1, 0, 2), (0, 1, 0)):
        d = scene(keep, controller=controller)
        heard = TakesControl(This())
        happening = Happening("control", seat, d.g.battlefield, target=seat)
        own = Applied(d.g, 0, d.g.battlefield)
        assert heard.hears(own, happening) is (gained > 0)
        other = Happening("control", seat, d.id(PAL), target=seat)
        assert not heard.hears(own, other)
        assert in_play.take_control_of_battlefield(d.g, seat)
        assert d.g.controller == seat
        assert not in_play.take_control_of_battlefield(d.g, seat)


def test_the_dice_of_a_battlefield_go_to_whoever_controls_it() -> None:
    lair = made("battlefield", "Lair", sides="1R 1R 1R 1R 1R -")
    d = scene(lair)
    dice = [die for die in d.g.dice.values() if die.card == d.g.battlefield]
    in_play.take_control_of_battlefield(d.g, 1)
    assert all(die.controller == 1 for die in dice)


def test_an_amount_counts_each_of_those_who_were_found() -> None:
    both = Deal(1, Each(Cards(types=(CardType.CHARACTER,))))
    d = trial(both)
    assert d.amount == 3
    count = made("support", "Ledger", Ability(ACTION, PlaceTokens(Token.RESOURCE, 2, This())))
    ledger = scene(count)
    ledger.use(count)
    assert ledger.card(count).resources == 2
