"""Amounts of none, one resource at a time, and one opponent of several."""

from cantina.games.destiny.cards.frames import Before
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CLAIM,
    Ability,
    As,
    AtLeast,
    BecomeMod,
    Cards,
    CardType,
    Count,
    Deal,
    Dice,
    Each,
    Exactly,
    Gain,
    If,
    Lose,
    One,
    Raise,
    Resolves,
    Spend,
    Subtype,
    SwitchBattlefield,
    Symbol,
    Then,
    There,
    UseClaim,
    Zone,
)
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import made
from destiny.table import In
from destiny.words.test_three_players import rich, used
from destiny.words.trial import is_offered, on_the_table, trial


def test_a_value_raised_by_nothing_was_not_raised() -> None:
    more = Raise(Count(Cards(YOU, zone=Zone.DISCARD)))
    mine = Resolves(Dice(YOU, shows=(Symbol.RESOURCE,)))
    for discard, gained in (([], 1), ([BLANK_CARD], 1 + 1 + 5)):
        helper = made("support", "Ledger", Ability(Before(mine), Then(more, Gain(5))))
        d = on_the_table(helper, team=[In(PAL, dice=("1R",))], discard=discard)
        d.resolve(PAL)
        assert d.resources(0) == gained


def test_y_wing_takes_one_resource_for_each_damage_not_borne() -> None:
    d = scene("EaW 29", ("Sp",), foes=[FOE, FOE2], foe_resources=2)
    d.resolve("EaW 29")
    lose = "none"
    assert lose in d.offered(1)
    d.choose(1, lose).choose(1, FOE).choose(1, lose)
    assert lose not in d.offered(1), "both are spoken for"
    d.choose(1, FOE2)
    assert (d.resources(1), d.damage(FOE), d.damage(FOE2)) == (0, 1, 1)
    d = scene("EaW 29", ("Sp",), foes=[FOE, FOE2], foe_resources=3)
    d.resolve("EaW 29")
    for chosen in (lose, FOE, FOE, FOE2):
        d.choose(1, chosen)
    assert (d.resources(1), d.damage(FOE), d.damage(FOE2)) == (2, 2, 1)


def test_whoever_it_holds_for_is_chosen_only_where_that_player_is_spoken_of() -> None:
    hurt = There(Cards(OPPONENT, types=(CardType.CHARACTER,), damage=AtLeast(1)))
    one, two = {"resources": 2, "damage": 1}, {"resources": 2, "damage": 1}
    d = used(If(hurt, Gain(1)), dict(one), dict(two))
    assert rich(d) == (1, 2, 2)
    d = used(If(hurt, As(THAT_PLAYER, Lose(1))), dict(one), dict(two))
    d.choose(0, "2")
    assert rich(d) == (0, 2, 1)


def test_what_is_exhausted_over_there_is_none_of_my_business() -> None:
    d = scene(None, team=[In(PAL, exhausted=True)], foes=[In(FOE, exhausted=True)])
    told = d.blocked(0)
    assert f"activate:{d.id(PAL)}" in told
    assert f"activate:{d.id(FOE)}" not in told


def test_a_card_that_becomes_a_mod_leaves_its_pile() -> None:
    cart = made("support", "Cart", subtypes=(Subtype.VEHICLE,))
    found = One(Cards(YOU, zone=Zone.DISCARD))
    crane = made("support", "Crane", Ability(ACTION, BecomeMod(found, One(Cards(names=("Cart",))))))
    d = on_the_table(crane, supports=[cart], discard=["RIV 8"])
    d.use(crane)
    assert (d.discard(0), d.card("RIV 8").host) == ([], d.id(cart))


def test_a_claim_is_offered_if_one_of_its_abilities_does_something() -> None:
    field = made("battlefield", "Bazaar", Ability(CLAIM, Spend(1)), Ability(CLAIM, Gain(2)))
    assert is_offered(UseClaim(), battlefields=[field])


def test_upgrades_are_counted_on_each_character_by_itself() -> None:
    team = [In(PAL, upgrades=["RIV 17"]), BLUE, In(RED, upgrades=["AW 44", "AW 59"])]
    for number, hurt in ((0, BLUE), (1, PAL), (2, RED)):
        carrying = Cards(YOU, types=(CardType.CHARACTER,), upgrades=Exactly(number))
        blow = made("support", "Blow", Ability(ACTION, Deal(1, Each(carrying))))
        d = on_the_table(blow, team=team)
        d.use(blow)
        assert [one for one in (PAL, BLUE, RED) if d.damage(one)] == [hurt]


def test_ten_rounds_in_which_nobody_does_anything_end_the_game_without_a_winner() -> None:
    for this, over in ((9, False), (10, True)):
        d = scene(None)
        d.g.idle_rounds = this
        d.pass_(0).pass_(1)
        assert (d.over, d.winners) == (over, ())


def test_only_a_battlefield_takes_the_place_of_the_one_in_play() -> None:
    d = trial(SwitchBattlefield(), aside=["AW 59", "AW 60"])
    assert (d.done, d.g.battlefield) == (True, d.id("LEG 174"))
