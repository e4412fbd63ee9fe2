"""Where words meet: dice on cards and in pools, cards seen but not moved, two dice of one card."""

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.frames import WhileInPool
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CLAIM,
    Ability,
    AddToHand,
    After,
    Cards,
    CardType,
    Count,
    Deal,
    Dice,
    DiePlace,
    Discard,
    Do,
    Each,
    Exhaust,
    Gain,
    Host,
    LookAt,
    Mills,
    MoreHealth,
    One,
    PlaceTokens,
    Plays,
    Reroll,
    RerollThisDie,
    Resolve,
    RollDieOf,
    SetAside,
    Spend,
    Symbol,
    ThatCharacter,
    Then,
    This,
    To,
    Top,
    UpTo,
    UseClaim,
    Zone,
)
from cantina.games.destiny.content.awakenings.supports import KeepThisDie
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, SABER, scene
from destiny.made import made
from destiny.table import In
from destiny.words.trial import ONE_OF_THEIRS, is_offered, on_the_table, trial

COUNT = PlaceTokens(Token.RESOURCE, 1, This())
LOOKED = One(Cards(zone=Zone.LOOKED_AT))


def test_a_die_on_its_card_shows_nothing() -> None:
    team = [In(PAL, dice=("1R", None)), RED]
    anywhere = DiePlace.ANYWHERE
    d = trial(Gain(Count(Dice(YOU, shows=(Symbol.RESOURCE,), place=anywhere))), team=team)
    assert d.amount == 1
    d = trial(Gain(Count(Dice(YOU, not_shows=(Symbol.RESOURCE,), place=anywhere))), team=team)
    assert d.amount == 0
    d = trial(Gain(Count(Dice(YOU, place=DiePlace.ON_CARD))), team=team)
    assert d.amount == 2


def test_a_die_that_must_not_be_rolled_is_not_rerolled() -> None:
    support = made("support", "Roller", Ability(ACTION, Reroll(One(Dice(YOU)))))
    team = [In(PAL, dice=("1R",)), In(BLUE, dice=("1Sh",)), In(RED, dice=("2RD",))]
    d = on_the_table(support, team=team)
    d.g.dice[d.die(PAL)].frozen = d.g.round
    d.use(support)
    assert d.can_choose(0, (PAL, 0), (BLUE, 0), (RED, 0)) == [False, True, True]


def test_of_two_dice_set_aside_one_is_rolled() -> None:
    find = One(Cards(YOU, zone=Zone.HAND))
    support = made("support", "Lender", Ability(ACTION, RollDieOf(find)))
    d = on_the_table(support, hand=[SABER], spare_dice=[SABER, SABER])
    d.rolls((SABER, "3MD1"))
    d.use(support)
    assert d.pool(0) == ["3MD1"]


def test_the_die_being_resolved_is_meant_only_while_one_is() -> None:
    assert not trial(KeepThisDie()).done
    assert not trial(RerollThisDie()).done


def test_each_of_nothing_is_no_card_for_the_hand() -> None:
    d = trial(AddToHand(Each(Cards(YOU, zone=Zone.DISCARD))))
    assert (d.done, d.amount) == (False, 0)
    d = trial(AddToHand(Each(Cards(YOU, zone=Zone.DISCARD))), discard=[SABER, "AW 60"])
    assert (d.done, d.amount, len(d.hand(0))) == (True, 2, 2)


def test_a_card_that_lies_in_a_deck_is_not_set_aside() -> None:
    d = trial(Do((LookAt(Top(1, YOU)), SetAside(LOOKED))), deck=[SABER, "AW 60"])
    assert (d.deck_size(0), d.done) == (2, False)


def test_a_card_discarded_from_a_deck_was_milled() -> None:
    listener = made("support", "Miller", Ability(After(Mills(YOU, OPPONENT)), COUNT))
    actor = made("support", "Spy", Ability(ACTION, Do((LookAt(Top(1, OPPONENT)), Discard(LOOKED)))))
    d = on_the_table(listener, supports=[actor], foe_deck=[SABER, "AW 60"])
    d.use(actor)
    assert (d.deck_size(1), d.card(listener).resources) == (1, 1)


def test_a_card_that_must_be_exhausted_as_part_of_a_price_is_used_once() -> None:
    price = To(Do((Exhaust(This()), Spend(1))), Gain(5))
    support = made("support", "Bank", Ability(ACTION, price))
    d = on_the_table(support, resources=2)
    assert d.can(0, "action", support, 0)
    d.use(support).pass_(1)
    assert d.resources(0) == 6
    assert not d.can(0, "action", support, 0)


def test_what_stands_while_a_die_is_in_the_pool_needs_one_of_its_dice_there() -> None:
    tough = made("character", "Tough", WhileInPool(MoreHealth(3, This())), sides="1R 1R 1R 1R 1R -")
    for dice, alive in (((None, None), False), (("1R", None), True), (("1R", "1R"), True)):
        gun = made("support", "Cannon", Ability(ACTION, Deal(10, ONE_OF_THEIRS)))
        d = on_the_table(gun, foes=[In(tough, dice=dice)])
        d.use(gun)
        assert d.in_play(tough) is alive


def test_dice_resolved_one_after_the_other_name_all_who_were_hit() -> None:
    two = Then(Resolve(UpTo(2, Dice(YOU))), Deal(1, ThatCharacter()))
    support = made("support", "Volley", Ability(ACTION, two))
    team = [In(RED, dice=("2RD",)), In(FOE, dice=("1RD",))]
    d = on_the_table(support, team=team, foes=["SoR 11", FOE2])
    d.use(support, (RED, 0), "SoR 11", (FOE, 0), FOE2)
    assert (d.damage("SoR 11"), d.damage(FOE2)) == (3, 2)


def test_moving_a_card_counts_as_playing_it_only_where_the_words_say_so() -> None:
    upgrades = Cards(types=(CardType.UPGRADE,))
    for or_moved, times in ((False, 0), (True, 1)):
        event = Plays(upgrades, on=Cards(types=(CardType.CHARACTER,)), or_moved=or_moved)
        listener = made("support", "Smith", Ability(After(event), COUNT))
        d = on_the_table(
            listener,
            battlefields=["SoR 152"],
            team=[In(PAL, upgrades=["RIV 17"]), BLUE],
            foes=[FOE],
        )
        d.claim()
        assert d.card("RIV 17").host == d.id(BLUE)
        assert d.card(listener).resources == times


def test_a_claim_ability_is_offered_only_if_something_can_come_of_it() -> None:
    pay = made("battlefield", "Toll", Ability(CLAIM, Spend(1)))
    assert is_offered(UseClaim(), battlefields=[pay], resources=1)
    assert not is_offered(UseClaim(), battlefields=[pay])
    assert not is_offered(UseClaim(unused=True), battlefields=[pay], resources=1)


def test_an_upgrade_speaks_of_the_one_it_is_on() -> None:
    strong = made("upgrade", "Brace", Ability(ACTION, Deal(1, Host())))
    d = scene(strong, team=[PAL, BLUE])
    d.use(strong)
    assert (d.damage(PAL), d.damage(BLUE)) == (1, 0)
