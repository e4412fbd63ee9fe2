"""What an effect leaves behind: whom the next words mean, what waits, and in which order."""

import pytest

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect, Event
from cantina.games.destiny.content.across_the_galaxy.events_yellow import DealAmong
from cantina.games.destiny.content.awakenings.upgrades import HoldDice
from cantina.games.destiny.content.spirit_of_rebellion.switching import SwitchWithDiscard
from cases import each_case
from destiny.cards.scene import BLANK_CARD, COVER, FOE, FOE2, PAL, SABER, scene
from destiny.cards.scene import RED as GUARD
from destiny.made import made
from destiny.table import In
from destiny.words.trial import MINE, ONE_OF_MINE, ONE_OF_THEIRS, THEIRS, on_the_table, trial

THEIR_DIE = One(Dice(OPPONENT))
DICE = {
    "team": [In(PAL, dice=("1R",), upgrades=[made("upgrade", "Hat")])],
    "foes": [In(FOE, dice=("2RD",)), FOE2],
}


# --- one after the other ------------------------------------------------------------------------

IN_HAND = One(Cards(YOU, zone=Zone.HAND))
FIRST: list[tuple[str, Event, Effect, tuple[object, ...]]] = [
    ("a removed die", RemovesDice(Dice(), YOU), Remove(THEIR_DIE), ()),
    ("a turned die", Turned(Dice()), Turn(THEIR_DIE), ("0",)),
    ("shields given", GainsShields(MINE), GiveShields(1, ONE_OF_MINE), ()),
    ("cards milled", Mills(YOU, OPPONENT), Mill(1, OPPONENT), ()),
    ("a card played", Plays(Cards(types=SUPPORTS)), Play(One(Cards(YOU, zone=Zone.HAND))), ()),
    ("a hand emptied", EmptiesHand(YOU, or_discards=True), DiscardFromHand(), ()),
    ("a card discarded", Discarded(Cards(names=("Bag",))), Discard(One(Cards(names=("Bag",)))), ()),
    ("indirect damage", DealsIndirect(YOU, OPPONENT), Indirect(1, OPPONENT), (FOE,)),
    ("a die resolved", Resolves(Dice(YOU)), Resolve(One(Dice(YOU))), ()),
    ("an activation", Activates(MINE), Activate(ONE_OF_MINE), ()),
    ("a defeat", Defeated(THEIRS), Defeat(ONE_OF_THEIRS), (FOE,)),
    ("a card thrown off", EmptiesHand(YOU, or_discards=True), Discard(IN_HAND), ()),
    ("an upgrade moved", Plays(Cards(), on=Cards(), or_moved=True),
     MoveUpgrade(One(Cards(types=UPGRADES)), One(Cards(names=("Wookiee Warrior",)))), ()),
]  # fmt: skip


@each_case(FIRST, "event", "effect", "answers")
@pytest.mark.rule("DS-QUEUE-3")
def test_what_happens_first_is_answered_first_without_a_question(
    event: Event, effect: Effect, answers: tuple[object, ...]
) -> None:
    hit = Deal(1, One(Cards(names=("Wookiee Warrior",))))
    hears_first = made(
        "support", "First", Ability(After(event), PlaceTokens(Token.RESOURCE, 1, THIS))
    )
    hears_then = made("support", "Then", Ability(After(DealtDamage(THEIRS)), Gain(1)))
    actor = made("support", "Actor", Ability(ACTION, Do((effect, hit))))
    bag = made("support", "Bag")
    supports = [hears_then, actor, bag]
    d = scene(hears_first, supports=supports, hand=[made("support", "Rug")], **DICE)
    d.use(actor)
    for answer in answers:
        d.choose(d.asked()[0], answer)
    assert d.card(hears_first).resources == 1
    assert d.asked() == (1,) and d.prompt(1) == "ds-ask-action"


@pytest.mark.rule("DS-QUEUE-3")
def test_what_an_action_was_is_answered_before_that_it_was_taken() -> None:
    taken = Ability(After(TakesAction(YOU)), Gain(1))
    bell = made(
        "support", "Bell", Ability(ACTION, Draw(1)), Ability(After(UsesAction(THIS)), Gain(1))
    )
    rerolled = made("support", "Lens", Ability(After(DiscardsToReroll(YOU)), Gain(1)))
    claimed = made("support", "Flag", Ability(After(ClaimsBattlefield(YOU)), Gain(1)))
    supports = [made("support", "Ear", taken), rerolled, claimed]
    for kind in ("action", "reroll", "claim"):
        d = scene(bell, supports=supports, hand=[BLANK_CARD], team=[In(PAL, dice=("1R",)), GUARD])
        if kind == "action":
            d.use(bell)
        elif kind == "reroll":
            d.rolls((PAL, "1Dr")).act(0, "reroll", BLANK_CARD)
        else:
            d.act(0, "claim").no(0)
        assert (d.resources(0), d.my_turn_is_over) == (2, True)


@pytest.mark.rule("DS-QUEUE-3")
def test_damage_is_answered_before_what_comes_after_it() -> None:
    ears = [
        made("support", "Ear", Ability(After(each), Gain(1)))
        for each in (DealtDamage(THEIRS), GainsShields(MINE))
    ]
    actor = Do((Deal(1, ONE_OF_THEIRS), GiveShields(1, ONE_OF_MINE)))
    d = trial(actor, supports=ears, foes=[FOE])
    assert (d.resources(0), d.my_turn_is_over) == (2, True)


@pytest.mark.rule("DS-QUEUE-3")
def test_a_die_turned_by_a_focus_is_answered_before_the_focus_itself() -> None:
    hears = [Turned(Dice()), Resolves(Dice())]
    ears = [made("support", "Ear", Ability(After(each), Gain(1))) for each in hears]
    team = [In("EaW 32", dice=("1F",)), In(PAL, dice=("-",))]
    d = scene(None, supports=ears, team=team)
    d.resolve("EaW 32", 0, [(PAL, 0)])
    d.side(0, PAL, "1R")
    assert (d.resources(0), d.my_turn_is_over) == (2, True)


# --- that player, that die ----------------------------------------------------------------------

SYMBOLS: list[tuple[str, str]] = [("disrupt", "1Dr"), ("discard", "1Dc"), ("indirect", "1ID")]


@each_case(SYMBOLS, "shown")
def test_whom_a_die_was_used_against_is_that_player(shown: str) -> None:
    rogue = made("character", "Rogue", sides="1Dr 1Dc 1ID - - -")
    effect = Then(Resolve(One(Dice(YOU))), As(THAT_PLAYER, Gain(3)))
    actor = made("support", "Actor", Ability(ACTION, effect))
    d = on_the_table(actor, team=[In(rogue, dice=(shown,))], foes=[FOE], foe_hand=[BLANK_CARD])
    if shown == "1Dc":
        d.draws("B:" + BLANK_CARD)
    d.use(actor)
    assert (d.resources(0), d.resources(1)) == (0, 3)


@pytest.mark.parametrize(("shown", "asked"), [("1RD", 0), ("1MD", 0), ("1ID", 1), ("1Sh", 0)])
def test_whom_a_die_was_used_on_is_that_character(shown: str, asked: int) -> None:
    rogue = made("character", "Rogue", sides="1RD 1MD 1ID 1Sh - -")
    effect = Then(Resolve(One(Dice(YOU))), Exhaust(THAT_CHARACTER))
    actor = made("support", "Actor", Ability(ACTION, effect))
    d = on_the_table(actor, team=[In(rogue, dice=(shown,))], foes=[FOE, FOE2])
    d.use(actor)
    d.choose(asked, FOE2)
    assert [d.exhausted(each) for each in (rogue, FOE, FOE2)] == [False, False, True]


SHOT = Indirect(1, OPPONENT)
RICH = {"resources": 1, "foe_resources": 1, "foe_hand": [COVER], "foes": [FOE]}
THEY: list[tuple[str, Effect, tuple[object, ...]]] = [
    ("given resources", GiveResources(1, to=OPPONENT), ()),
    ("robbed", TakeResources(1, OPPONENT), ()),
    ("dealt indirect damage", Indirect(1, OPPONENT), ()),
    ("milled", Mill(1, OPPONENT), ()),
    ("given the battlefield", GiveBattlefield(OPPONENT), ()),
    ("named", PickPlayer(OPPONENT), ()),
    ("let off", Unless(Gain(1), OPPONENT, Spend(1)), ("yes",)),
    ("not let off", Unless(Gain(1), OPPONENT, Spend(1)), ("no",)),
    ("asked to choose", LetChoose(OPPONENT, (Draw(1), Gain(1)), 1), ("0",)),
    ("the one who did it", As(OPPONENT, Gain(0)), ()),
]


@each_case(THEY, "effect", "answers")
def test_whom_an_effect_was_about_is_that_player(
    effect: Effect, answers: tuple[object, ...]
) -> None:
    paid = As(THAT_PLAYER, Gain(7))
    actor = made("support", "Actor", Ability(ACTION, Do((effect, paid))))
    d = on_the_table(actor, **RICH)
    d.use(actor)
    for answer in answers:
        d.choose(1, answer)
    assert (d.resources(0) < 7, d.resources(1) >= 7) == (True, True)


@pytest.mark.parametrize("seat", [0, 1])
def test_to_whom_it_happened_is_that_player_on_either_seat(seat: int) -> None:
    alms = Ability(After(DealsIndirect(YOU, OPPONENT)), As(THAT_PLAYER, Gain(3)))
    supports = [made("support", "Alms", alms), made("support", "Gun", Ability(ACTION, SHOT))]
    side = {"supports": supports} if seat == 0 else {"foe_supports": supports}
    d = scene(None, team=[PAL], foes=[FOE], **side)
    if seat == 1:
        d.pass_(0)
    d.act(seat, "action", supports[1], 0)
    assert (d.resources(1 - seat), d.resources(seat)) == (3, 0)


def test_what_cannot_be_blocked_is_not_blocked_by_cards_either() -> None:
    wall = made("support", "Wall", Ability(Before(DealtDamage(MINE)), Block(1)))
    for unblockable, taken in ((False, 1), (True, 2)):
        d = trial(Deal(2, ONE_OF_MINE, unblockable), supports=[wall])
        assert d.damage(PAL) == taken


@pytest.mark.rule("DS-X-VALUE-1", "DS-RESOLVE-9")
def test_the_x_of_a_borrowed_die_is_counted_for_who_resolves_it() -> None:
    hoard = made("character", "Hoarder", Inherent(XIs(Resources(YOU))), sides="XR - - - - -")
    d = trial(Resolve(THEIR_DIE), foes=[In(hoard, dice=("XR",))], resources=2, foe_resources=5)
    assert d.resources(0) == 4


def test_a_die_that_counts_as_the_symbol_is_resolved_by_the_words_of_its_card() -> None:
    counts = Standing(ResolvesAs(Dice(YOU, shows=RESOURCE), Symbol.SHIELD))
    own = Ability(ACTION, Resolve(ThisDie(shows=SHIELD)))
    mystic = made("character", "Mystic", counts, own, sides="1R 1R 1R 1R - -")
    d = scene(mystic, ("1R",), team=[PAL])
    d.use(mystic, mystic)
    assert (d.shields(mystic), d.resources(0)) == (1, 0)


def test_blanks_are_worth_nothing_whatever_cards_add() -> None:
    lens = made("support", "Lens", Standing(MoreValue(2, Dice(YOU))))
    d = trial(Gain(ValueOf(YOUR_DIE)), supports=[lens], team=[In(PAL, dice=("-",))])
    assert d.resources(0) == 0


def test_a_die_without_a_card_is_of_no_card() -> None:
    roll = RollSetAside("First Order Stormtrooper", 1)
    of_cards = Remove(Each(Dice(YOU, card=Cards())))
    actor = made("support", "Actor", Ability(ACTION, Do((roll, of_cards))))
    d = on_the_table(actor, team=[In(PAL, dice=("1R",))], spare_dice=[FOE])
    d.rolls((FOE, "2RD")).use(actor)
    assert d.pool(0) == ["2RD"]


# --- cards that change hands or leave -----------------------------------------------------------


@pytest.mark.rule("DS-CONTROLLER-3")
def test_the_die_of_a_card_that_changes_hands_is_the_new_ones() -> None:
    drone = made("support", "Drone", sides="1R - - - - -")
    on_cards = Dice(YOU, types=SUPPORTS, place=DiePlace.ON_CARD)
    effect = Do((TakeControl(One(Cards(names=("Drone",)))), Gain(Count(on_cards))))
    d = trial(effect, foe_supports=[drone])
    assert d.resources(0) == 1


@pytest.mark.rule("DS-CHARACTER-4")
def test_who_lived_by_an_upgrade_falls_when_it_goes_back_to_the_hand() -> None:
    mail = made("upgrade", "Mail", Standing(MoreHealth(3, HOST)))
    team = [In(PAL, damage=10, upgrades=[mail]), GUARD]
    d = trial(ReturnToHand(One(Cards(names=("Mail",)))), team=team)
    assert (d.in_play(PAL), d.hand(0)) == (False, ["Mail"])


def test_what_goes_because_there_is_too_much_is_discarded_by_no_effect() -> None:
    bell = made("support", "Bell", Ability(After(Discarded(Cards())), Gain(1)))
    four = [made("upgrade", f"Band {n}") for n in range(4)]
    d = scene(bell, team=[In(PAL, upgrades=four[:3])], hand=[four[3]])
    d.play(four[3], "none", four[0])
    assert (d.in_play(four[0]), d.in_play(four[3]), d.resources(0)) == (False, True, 0)


# --- limits -------------------------------------------------------------------------------------


@pytest.mark.rule("DS-DAMAGE-11")
def test_unblockable_damage_is_shared_out_without_counting_shields() -> None:
    foes = [In(FOE, damage=6, shields=1), FOE2]
    d = trial(DealAmong(3, THEIRS, unblockable=True), FOE, foes=foes)
    assert (d.in_play(FOE), d.damage(FOE2), d.my_turn_is_over) == (False, 2, True)
    d = trial(DealAmong(3, THEIRS), FOE, foes=foes)
    assert d.can_choose(0, FOE, FOE2) == [True, True]


def test_a_lower_cost_and_a_replaced_upgrade_are_counted_together() -> None:
    cheap, dear = made("upgrade", "Cap", cost=1), made("upgrade", "Crown", cost=3)
    robe = made("upgrade", "Robe", cost=4)
    helper = made("support", "Helper", Ability(Before(Plays(Cards())), CostLess(1)))
    d = scene(helper, team=[In(PAL, upgrades=[cheap, dear])], hand=[robe])
    d.play(robe)
    assert [d.in_play(one) for one in (cheap, dear, robe)] == [True, False, True]


def test_who_must_be_activated_first_need_not_be_later() -> None:
    eager = made("character", "Eager", Standing(ActivatedFirst()), sides="1R - - - - -")
    wake = made("support", "Bugle", Ability(ACTION, Ready(Each(MINE))))
    d = scene(wake, team=[In(eager, dice=(None,), exhausted=True), PAL])
    assert "pass" in d.offered(0) and d.can(0, "action", wake, 0)
    d.use(wake).pass_(1)
    assert d.can(0, "activate", PAL) and d.can(0, "activate", eager)


@pytest.mark.rule("DS-NEGATIVE-1")
def test_an_upgrade_that_nobody_may_wear_is_not_offered() -> None:
    proud = made("character", "Proud", Standing(CannotPlayOn(Cards(types=UPGRADES, colours=BLUE))))
    robe, cape = (
        made("upgrade", n, colour=c) for n, c in (("Robe", Colour.BLUE), ("Cape", Colour.RED))
    )
    d = scene(None, team=[proud], hand=[robe, cape])
    assert (d.can(0, "play", robe), d.can(0, "play", cape)) == (False, True)


# --- dice that cannot be rolled -----------------------------------------------------------------


@pytest.mark.parametrize("rolled", [Reroll(Each(Dice(YOU))), Activate(Each(MINE))])
def test_a_die_that_a_card_holds_is_neither_rolled_nor_rerolled(rolled: Effect) -> None:
    hold = HoldDice(Each(Dice(YOU, place=DiePlace.ANYWHERE, types=CHARACTERS)))
    shown = "1R" if isinstance(rolled, Reroll) else None
    actor = made("support", "Actor", Ability(ACTION, Do((hold, rolled))))
    d = on_the_table(actor, team=[In(PAL, dice=(shown,))])
    d.use(actor)
    assert (d.shows(PAL), d.my_turn_is_over) == (shown, True)


# --- announced in vain --------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["decline", "activate"])
@pytest.mark.rule("DS-BEFORE-1")
def test_an_action_made_impossible_before_it_begins_is_announced_anew(answer: str) -> None:
    toll = made("support", "Toll", Ability(Before(TakesAction(YOU)), Lose(1)))
    cart = made("support", "Cart", cost=1)
    d = scene(toll, hand=[cart], resources=1, team=[PAL])
    d.play(cart)
    assert (d.asked(), d.prompt(0), d.resources(0)) == ((0,), "ds-ask-additional", 0)
    assert not d.can(0, "play", cart) and d.can(0, "activate", PAL)
    if answer == "decline":
        d.choose(0, "decline")
    else:
        d.activate(PAL, (PAL, "1R"))
    assert (d.hand(0), d.exhausted(PAL), d.my_turn_is_over) == (["Cart"], answer != "decline", True)


# --- seen is seen -------------------------------------------------------------------------------

SEEN: list[tuple[str, Effect, bool]] = [
    ("a hand looked at", LookAt(AN_OPPONENTS_HAND), True),
    ("a card revealed", Reveal(Each(Cards(YOU, zone=Zone.HAND))), True),
    ("a card shown and taken up", AddToHand(One(Cards(YOU, zone=Zone.DISCARD))), True),
    ("cards exchanged", SwitchWithDiscard(), True),
    ("nothing shown", Gain(1), False),
]


@each_case(SEEN, "effect", "stays")
def test_what_was_shown_cannot_be_taken_back(effect: Effect, stays: bool) -> None:
    d = trial(effect, hand=[SABER], discard=[COVER], foe_hand=[BLANK_CARD])
    assert (d.table.no_undo(0) is not None) is stays


# --- refused, lost, forbidden -------------------------------------------------------------------


@pytest.mark.rule("DS-PLAY-CARD-3")
def test_who_may_not_wear_it_is_told_so_whatever_it_costs() -> None:
    crown = made("upgrade", "Crown", cost=3, only_on=Cards(colours=YELLOW))
    cap = made("upgrade", "Cap", cost=3)
    team = [In(PAL, upgrades=[cap]), GUARD, In("AW 22", upgrades=[cap])]
    d = scene(None, team=team, hand=[crown])
    d.play(crown)
    (ask,) = d.table.asks(0, explain=True)
    rules = {each.key: each.rule for each in ask.blocked}
    assert rules == {str(d.id(GUARD)): "DS-PLAY-RESTRICTION-2"}


@pytest.mark.rule("DS-NEGATIVE-1")
def test_who_cannot_give_shields_is_not_asked_where() -> None:
    ban = made("support", "Ban", Standing(OpponentsCannot(Forbidden.GIVE_SHIELDS)))
    d = trial(ShareShields(2), foe_supports=[ban], team=[PAL, GUARD])
    assert (d.done, d.shields(PAL), d.my_turn_is_over) == (False, 0, True)


def test_dice_removed_in_the_last_turn_are_those_and_no_others() -> None:
    lost = Dice(YOU, place=DiePlace.ANYWHERE, removed_last_turn=True)
    asker = made("support", "Asker", Ability(ACTION, Gain(Count(lost))))
    raid = Do((Activate(Each(MINE)), Remove(One(Dice(OPPONENT, shows=RESOURCE)))))
    raider = made("support", "Raider", Ability(ACTION, raid))
    team = [In(PAL, dice=("1R", "1Dr"))]
    d = scene(asker, team=team, foes=[FOE], foe_supports=[raider])
    d.pass_(0).rolls((FOE, "1R")).act(1, "action", raider, 0)
    d.use(asker)
    assert (d.pool(0), d.resources(0)) == (["1Dr"], 1)
