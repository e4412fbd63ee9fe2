"""Abilities answer to the right player, the right card and the right cause, and to no other."""

from typing import Any

import pytest

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import ANYONE, OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect, Event
from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, Scene, scene
from destiny.cards.scene import BLUE as MASTER
from destiny.cards.scene import RED as GUARD
from destiny.made import made
from destiny.table import In
from destiny.words.test_events import ALL_CHARACTERS, CRATE, heard_as_told
from destiny.words.trial import ANYBODY, MINE, ONE_OF_MINE, ONE_OF_THEIRS, THEIRS, on_the_table

ATTACHED = Cards(types=(CardType.UPGRADE,))
GUARDS = Cards(names=("Death Trooper",))
MASTERS = Cards(names=("Jedi Instructor",))
FROM_HAND = Play(One(Cards(YOU, zone=Zone.HAND)))
HAT = made("upgrade", "Hat")
TWO = {"team": [PAL, MASTER]}
HATTED = {"team": [In(PAL, upgrades=[HAT]), MASTER]}
HAT_IN_HAND = {**TWO, "hand": [HAT]}
MOVE = MoveUpgrade(One(ATTACHED), One(MASTERS))
MY_DIE = One(Dice(YOU))
DICE = {"team": [In(PAL, dice=("1R",))], "foes": [In(FOE, dice=("2RD",))]}
TWO_DICE = {"team": [In(PAL, dice=("1R",)), In(GUARD, dice=("2RD",))]}
ROLL_MINE, ROLL_THEIRS = ([(PAL, "1Dr")],), ([(FOE, "1R")],)

HEARD: list[tuple[str, Event, Effect, int, tuple[object, ...], dict[str, Any], int]] = [
    ("you activate one of anybody's", Activates(ALL_CHARACTERS), Activate(ONE_OF_MINE), 0,
     ROLL_MINE, {}, 1),
    ("the opponent activates one of anybody's", Activates(ALL_CHARACTERS), Activate(ONE_OF_MINE), 1,
     ([(FOE, "1R")],), {"foes": [FOE]}, 0),
    ("an opponent activates", Activates(ALL_CHARACTERS, by=OPPONENT), Activate(ONE_OF_MINE), 1,
     ([(FOE, "1R")],), {"foes": [FOE]}, 1),
    ("you activate another one", Activates(GUARDS), Activate(ONE_OF_MINE), 0,
     (PAL, [(PAL, "1R")]), {"team": [PAL, GUARD]}, 0),
    ("played on one of yours", Plays(ATTACHED, on=MINE), FROM_HAND, 0, (PAL,), HAT_IN_HAND, 1),
    ("played on the one named", Plays(ATTACHED, on=MASTERS), FROM_HAND, 0, (MASTER,),
     HAT_IN_HAND, 1),
    ("played on another one", Plays(ATTACHED, on=MASTERS), FROM_HAND, 0, (PAL,),
     HAT_IN_HAND, 0),
    ("a support is played on nobody", Plays(Cards(), on=Cards()), FROM_HAND, 0, (),
     {"hand": [CRATE]}, 0),
    ("what is moved counts where it says so", Plays(ATTACHED, on=MINE, or_moved=True), MOVE, 0,
     (), HATTED, 1),
    ("what is moved was not played", Plays(ATTACHED, on=MINE), MOVE, 0, (), HATTED, 0),
    ("an opponent's hand is empty", EmptiesHand(OPPONENT, or_discards=True), DiscardFromHand(), 1,
     (), {"foe_hand": [BLANK_CARD]}, 1),
    ("an opponent's hand, not yours", EmptiesHand(OPPONENT, or_discards=True), DiscardFromHand(),
     0, (), {"hand": [BLANK_CARD]}, 0),
    ("what fell with its bearer was not discarded by an effect", Discarded(ATTACHED),
     Defeat(One(Cards(YOU, names=("Hired Gun",)))), 0, (), HATTED, 0),
    ("what went with its support was not discarded by an effect", Discarded(Cards()),
     Discard(Each(Cards(names=("Plain Crate",)))), 0, (),
     {"supports": [In(CRATE, upgrades=[HAT])]}, 1),
    ("dice that an opponent rolls", RollsTogether(Dice()), Reroll(MY_DIE), 1, ROLL_THEIRS, DICE, 0),
    ("a die of an opponent is rolled", Rolls(Dice(YOU)), Reroll(MY_DIE), 1, ROLL_THEIRS, DICE, 0),
    ("an opponent's effect rerolls", RerollsDice(Dice(), OPPONENT), Reroll(MY_DIE), 1,
     ROLL_THEIRS, DICE, 1),
    ("your effect does not reroll for him", RerollsDice(Dice(), OPPONENT), Reroll(MY_DIE), 0,
     ROLL_MINE, DICE, 0),
    ("a die rolled in by activating is not rerolled", Rolls(Dice(YOU), rerolled_by_effect=True),
     Activate(ONE_OF_MINE), 0, ROLL_MINE, {}, 0),
    ("a die rolled in by activating", Rolls(Dice(YOU), into_pool=True), Activate(ONE_OF_MINE), 0,
     ROLL_MINE, {}, 1),
    ("your last card is played", EmptiesHand(YOU), FROM_HAND, 0, (), {"hand": [CRATE]}, 1),
    ("the opponent deals indirect damage to himself", DealsIndirect(YOU, OPPONENT),
     Indirect(1, YOU), 1, (), {"foes": [FOE]}, 0),
    ("one of two dice rolled together fits", RollsTogether(Dice(shows=(Symbol.DISRUPT,))),
     Reroll(Each(Dice(YOU))), 0, ([(PAL, "1Dr"), (GUARD, "2RD")],), TWO_DICE, 1),
    ("one of two dice rerolled fits", RerollsDice(Dice(shows=(Symbol.DISRUPT,))),
     Reroll(Each(Dice(YOU))), 0, ([(PAL, "1Dr"), (GUARD, "2RD")],), TWO_DICE, 1),
    ("one of two dice removed fits", RemovesDice(Dice(YOU, shows=(Symbol.RESOURCE,)), YOU),
     Remove(Each(Dice(YOU))), 0, (), TWO_DICE, 1),
    ("an event of yours", EventTakesEffect(YOU), FROM_HAND, 0, (),
     {"hand": [BLANK_CARD], "foes": [FOE]}, 0),
]  # fmt: skip

test_how_often_it_is_answered = heard_as_told(HEARD)


# --- what players do by themselves --------------------------------------------------------------


def listening(event: Event, **position: Any) -> Scene:
    """Lay a support that gains you a resource whenever it hears the event."""
    return scene(made("support", "Bell", Ability(After(event), Gain(1))), **position)


@pytest.mark.parametrize(("by", "mine", "theirs"), [(YOU, 1, 1), (OPPONENT, 0, 1), (ANYONE, 1, 2)])
def test_a_discard_to_reroll_is_heard_of_the_player_meant(by: Any, mine: int, theirs: int) -> None:
    d = listening(DiscardsToReroll(by), hand=[BLANK_CARD], foe_hand=[BLANK_CARD], **DICE)
    d.rolls((PAL, "1Dr")).act(0, "reroll", "A:" + BLANK_CARD)
    assert d.resources(0) == mine
    d.rolls((FOE, "1R")).act(1, "reroll", "B:" + BLANK_CARD)
    assert d.resources(0) == theirs


def test_a_discard_to_reroll_is_no_reroll_by_a_card() -> None:
    for event in (RerollsDice(Dice(YOU)), Rolls(Dice(YOU), rerolled_by_effect=True)):
        d = listening(event, hand=[BLANK_CARD], **DICE)
        d.rolls((PAL, "1Dr")).act(0, "reroll", BLANK_CARD)
        assert d.resources(0) == 0
    d = listening(Rolls(Dice(YOU)), hand=[BLANK_CARD], **DICE)
    d.rolls((PAL, "1Dr")).act(0, "reroll", BLANK_CARD)
    assert d.resources(0) == 1


def test_a_claim_is_heard_of_the_player_meant() -> None:
    for by, gained in ((YOU, 0), (OPPONENT, 1)):
        d = listening(ClaimsBattlefield(by))
        d.pass_(0).act(1, "claim")
        assert d.resources(0) == gained


def test_a_battlefield_hears_who_takes_control_of_it() -> None:
    give = made("support", "Deed", Ability(ACTION, GiveBattlefield(OPPONENT)))
    field = made("battlefield", "Hill", Ability(After(TakesControl(This())), Gain(1)))
    d = scene(give, battlefields=[field])
    d.use(give)
    assert (d.g.controller, d.resources(0), d.resources(1)) == (1, 0, 1)


# --- dice of a card -----------------------------------------------------------------------------

GUN = "1RD 1RD 2RD 1R 1R -"


@pytest.mark.parametrize(
    ("event", "shooter", "gained"),
    [
        (DealtDamage(THEIRS, by_this_die=True), "rifle", 1),
        (DealtDamage(THEIRS, by_this_die=True), "trooper", 0),
        (DiceDealDamage(Host()), "rifle", 1),
        (DiceDealDamage(Host()), "bearer", 1),
        (DiceDealDamage(Host()), "trooper", 0),
    ],
)
def test_damage_of_a_die_is_heard_by_the_card_of_the_die(
    event: Event, shooter: str, gained: int
) -> None:
    rifle = made("upgrade", "Rifle", Ability(After(event), Gain(1)), sides=GUN)
    bearer = made("character", "Bearer", sides=GUN)
    team = [In(bearer, ("1RD",), upgrades=[In(rifle, ("1RD",))]), In(GUARD, ("1RD",))]
    d = scene(None, team=team, foes=[FOE])
    d.resolve({"rifle": rifle, "bearer": bearer, "trooper": GUARD}[shooter], 0, FOE, "stop")
    assert (d.damage(FOE), d.resources(0)) == (1, gained)


def test_damage_of_an_ability_is_dealt_by_no_die() -> None:
    hit = Ability(ACTION, Deal(1, ONE_OF_THEIRS))
    for event in (DealtDamage(THEIRS, by_this_die=True), DiceDealDamage(Host())):
        rifle = made("upgrade", "Rifle", Ability(After(event), Gain(1)), hit, sides=GUN)
        d = scene(rifle, foes=[FOE])
        d.act(0, "action", rifle, 1)
        assert (d.damage(FOE), d.resources(0)) == (1, 0)


def test_a_die_of_this_card_is_heard_when_it_shows_the_symbol() -> None:
    die = ThisDie(shows=(Symbol.RANGED,))
    for shown, gained in (("1RD", 1), ("1R", 0)):
        scout = made("character", "Scout", Ability(After(Rolls(die)), Gain(1)), sides=GUN)
        d = scene(scout, team=[PAL])
        d.activate(scout, (scout, shown))
        assert d.resources(0) == gained
    scout = made("character", "Scout", Ability(After(Rolls(die)), Gain(1)), sides=GUN)
    d = scene(scout, team=[GUARD])
    d.activate(GUARD, (GUARD, "1RD"))
    assert d.resources(0) == 0


def test_any_side_of_a_die_of_this_card_is_heard_where_none_is_named() -> None:
    scout = made("character", "Scout", Ability(After(Rolls(ThisDie())), Gain(1)), sides=GUN)
    d = scene(scout, team=[PAL])
    d.activate(scout, (scout, "-"))
    assert d.resources(0) == 1


def test_the_first_card_of_all_rerolls_a_die_as_any_other() -> None:
    bell = made(
        "support", "Bell", Ability(After(Rolls(Dice(YOU), rerolled_by_effect=True)), Gain(1))
    )
    dealer = made("character", "Dealer", Ability(ACTION, Reroll(MY_DIE)))
    d = on_the_table(bell, team=[dealer, In(PAL, dice=("1R",))])
    d.rolls((PAL, "1Dr"))
    d.use(dealer)
    assert (d.id(dealer), d.resources(0)) == (0, 1)


@pytest.mark.parametrize(("shown", "other", "gained"), [("1RD", 0, 1), ("2RD", 1, 0), ("1R", 0, 0)])
def test_resolving_a_die_of_this_card_is_heard_when_it_showed_the_symbol(
    shown: str, other: int, gained: int
) -> None:
    shot = Resolves(ThisDie(shows=(Symbol.RANGED,)))
    rifle = made(
        "upgrade", "Rifle", Ability(After(shot), PlaceTokens(Token.RESOURCE, 1, This())), sides=GUN
    )
    d = scene(None, team=[In(PAL, upgrades=[In(rifle, (shown,))]), In(GUARD, ("2RD",))], foes=[FOE])
    d.resolve(GUARD if other else rifle)
    if d.asked() == (0,):
        d.choose(0, FOE)
    if d.asked() == (0,):
        d.choose(0, "stop")
    assert (d.card(rifle).resources, d.asked()) == (gained, (1,))


def test_the_defeat_of_the_bearer_is_heard_and_no_other() -> None:
    for fallen, gained in ((PAL, 1), (MASTER, 0)):
        will = made("upgrade", "Will", Ability(After(Defeated(Host())), Gain(1)))
        axe = made("support", "Axe", Ability(ACTION, Defeat(ANYBODY)))
        d = on_the_table(axe, team=[In(PAL, upgrades=[will]), MASTER], foes=[FOE, FOE2])
        d.use(axe, fallen)
        assert (d.in_play(fallen), d.resources(0)) == (False, gained)
