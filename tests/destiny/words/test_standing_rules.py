"""What stands while a card is in play: for whom it holds, how much it changes, and its end."""

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.dice import Showing
from cantina.games.destiny.cards.lasting import Moment, Until
from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU
from cantina.games.destiny.cards.standing import Forbidden
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    After,
    Cards,
    CardType,
    ClaimCosts,
    Colour,
    CostChanges,
    Deal,
    Dice,
    Each,
    Gain,
    GiveBattlefield,
    GiveShields,
    Heal,
    Host,
    Indirect,
    LargerHand,
    LetChoose,
    MoreHealth,
    MoreShields,
    MoreUpkeep,
    MoreValue,
    MustPass,
    One,
    OpponentsCannot,
    Pick,
    PickPlayer,
    PlaceTokens,
    Protected,
    Remove,
    Resolve,
    ShareShields,
    Sheltered,
    ShuffleDeck,
    Spend,
    Standing,
    SwitchBattlefield,
    Symbol,
    TakesAction,
    TakeTokens,
    ThatCharacter,
    Then,
    This,
    Turn,
    Unless,
)
from cantina.games.destiny.cards.words import Effect, Rule
from cantina.games.destiny.content.across_the_galaxy.events_blue import HandOver
from cantina.games.destiny.content.awakenings.upgrades import BecomeSupport
from cantina.games.destiny.content.empire_at_war.supports import BarAction
from cantina.games.destiny.content.spirit_of_rebellion.events_yellow import SwitchResources
from cantina.games.destiny.printed import Card as Definition
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, scene
from destiny.made import made
from destiny.table import In
from destiny.words.trial import (
    EACH_OF_MINE,
    ONE_OF_MINE,
    ONE_OF_THEIRS,
    THEIRS,
    is_a_pass,
    is_offered,
    on_the_table,
    trial,
)


def stands(rule: Rule) -> Definition:
    """Make a support of which a rule stands."""
    return made("support", "Law", Standing(rule))


def banned(what: Forbidden) -> dict[str, list[Definition]]:
    """Return an opponent's support that forbids something."""
    return {"foe_supports": [stands(OpponentsCannot(what))]}


def test_what_an_opponent_forbids_is_not_offered_and_not_done() -> None:
    hurt = {"team": [In(PAL, damage=2)]}
    assert is_offered(Heal(1, ONE_OF_MINE), **hurt)
    assert not is_offered(Heal(1, ONE_OF_MINE), **hurt, **banned(Forbidden.HEAL))
    d = trial(Heal(1, ONE_OF_MINE), **hurt, **banned(Forbidden.HEAL))
    assert (d.damage(PAL), d.done) == (2, False)
    assert not is_offered(GiveShields(1, ONE_OF_MINE), **banned(Forbidden.GIVE_SHIELDS))
    assert not is_offered(ShareShields(1), **banned(Forbidden.GIVE_SHIELDS))
    for effect in (GiveShields(1, ONE_OF_MINE), ShareShields(1)):
        d = trial(effect, **banned(Forbidden.GIVE_SHIELDS))
        assert (d.shields(PAL), d.done) == (0, False)
    pool = {"team": [In(PAL, dice=("1R",))]}
    assert is_offered(Turn(One(Dice(YOU))), **pool)
    assert not is_offered(Turn(One(Dice(YOU))), **pool, **banned(Forbidden.TURN_DICE))
    d = trial(Turn(One(Dice(YOU)), Showing((Symbol.DISRUPT,))), **pool, **banned(Forbidden.HEAL))
    assert d.pool(0) == ["1Dr"]  # another ban does not concern it


def test_who_forbids_is_free_himself() -> None:
    ban = [stands(OpponentsCannot(Forbidden.HEAL))]
    d = trial(Heal(1, ONE_OF_MINE), team=[In(PAL, damage=2)], supports=ban)
    assert (d.damage(PAL), d.done) == (1, True)


def test_more_health_counts_for_those_it_names() -> None:
    law = stands(MoreHealth(2, Cards(OPPONENT, colours=(Colour.RED,))))
    d = trial(Deal(7, Each(THEIRS)), supports=[law], foes=[FOE, In(FOE2, damage=3)])
    assert (d.in_play(FOE), d.in_play(FOE2)) == (True, False)
    d = trial(Deal(9, Each(THEIRS)), supports=[law], foes=[FOE, "AW 10"])
    assert not d.in_play(FOE)


def test_less_health_can_defeat() -> None:
    law = stands(MoreHealth(-2, THEIRS))
    d = trial(Deal(5, ONE_OF_THEIRS), FOE, supports=[law])
    assert not d.in_play(FOE)


def test_a_fourth_shield_for_those_who_may_have_one() -> None:
    law = stands(MoreShields(1, Cards(YOU, colours=(Colour.BLUE,))))
    d = trial(GiveShields(5, EACH_OF_MINE), supports=[law], team=[PAL, BLUE])
    assert (d.shields(PAL), d.shields(BLUE)) == (3, 4)


def test_cards_that_cost_more_or_less_do_so_for_their_player() -> None:
    crate = made("support", "Box", cost=3)
    cheaper = stands(CostChanges(-1, Cards(types=(CardType.SUPPORT,))))
    d = scene(cheaper, hand=[crate], resources=2)
    assert d.can(0, "play", crate)
    d.play(crate)
    assert d.resources(0) == 0
    assert not scene(cheaper, hand=[crate], resources=1).can(0, "play", crate)
    other = scene(None, foe_supports=[cheaper], hand=[crate], resources=2)
    assert not other.can(0, "play", crate)
    dearer = stands(CostChanges(2, Cards(types=(CardType.SUPPORT,))))
    assert not scene(dearer, hand=[crate], resources=4).can(0, "play", crate)
    assert scene(dearer, hand=[crate], resources=5).can(0, "play", crate)
    events = stands(CostChanges(-1, Cards(types=(CardType.EVENT,))))
    assert not scene(events, hand=[crate], resources=2).can(0, "play", crate)


def test_only_the_first_such_card_each_round_is_cheaper() -> None:
    one, two = made("support", "First Box", cost=1), made("support", "Second Box", cost=1)
    rule = CostChanges(-1, Cards(types=(CardType.SUPPORT,)), first_each_round=True)
    d = scene(stands(rule), hand=[one, two], resources=1)
    d.play(one)
    assert d.resources(0) == 1
    d.pass_(1)
    d.play(two)
    assert d.resources(0) == 0


def test_protected_dice_are_removed_only_by_their_own_player() -> None:
    law = stands(Protected(Dice(YOU, shows=(Symbol.RESOURCE,))))
    foes = [In(FOE, dice=("1R",)), In(FOE2, dice=("1Sh",))]
    d = trial(Remove(Each(Dice(OPPONENT))), foe_supports=[law], foes=foes)
    assert d.pool(1) == ["1R"]
    d = trial(Remove(Each(Dice(OPPONENT))), supports=[law], foes=foes)
    assert d.pool(1) == []
    d = trial(Remove(Each(Dice(YOU))), supports=[law], team=[In(PAL, dice=("1R",))])
    assert d.pool(0) == []


def test_raised_values_count_for_the_dice_they_name() -> None:
    law = stands(MoreValue(2, Dice(YOU, shows=(Symbol.RESOURCE,))))
    d = trial(Resolve(One(Dice(YOU))), supports=[law], team=[In(PAL, dice=("1R",))])
    assert d.resources(0) == 3
    d = trial(Resolve(One(Dice(YOU))), foe_supports=[law], team=[In(PAL, dice=("1R",))])
    assert d.resources(0) == 1


def test_upkeep_and_hand_grow_by_what_stands() -> None:
    d = scene(stands(MoreUpkeep(1, YOU)), supports=[stands(LargerHand(1))])
    d.pass_(0).pass_(1)
    while d.prompt(d.asked()[0]) == "ds-ask-discard":
        d.choose(d.asked()[0])
    assert (d.resources(0), d.resources(1)) == (3, 2)
    assert (len(d.hand(0)), len(d.hand(1))) == (6, 5)


def test_a_claim_that_costs_is_paid_by_opponents_alone() -> None:
    law = stands(ClaimCosts(1))
    d = scene(None, foe_supports=[law], resources=0)
    assert not d.can(0, "claim")
    d = scene(None, foe_supports=[law], resources=1)
    assert d.can(0, "claim")
    assert scene(law).can(0, "claim")


def test_who_is_sheltered_takes_no_damage_from_opponents_but_indirect() -> None:
    sheltered = Until(Moment.END_OF_ROUND, Sheltered(ThatCharacter()))
    shelter = Then(GiveShields(0, ONE_OF_MINE), sheltered)
    guard = made("support", "Shelter", Ability(ACTION, shelter))
    for deal, damage in ((Deal(2, ONE_OF_THEIRS), 0), (Indirect(2, OPPONENT), 2)):
        gun = made("support", "Gun", Ability(ACTION, deal))
        d = on_the_table(guard, foe_supports=[gun])
        d.use(guard)
        d.act(1, "action", gun, 0)
        assert (d.damage(PAL), d.prompt(0)) == (damage, "ds-ask-action")
    own = made("support", "Own Gun", Ability(ACTION, Deal(2, ONE_OF_MINE)))
    d = on_the_table(guard, supports=[own])
    d.use(guard).pass_(1)
    d.use(own)
    assert d.damage(PAL) == 2


def test_a_battlefield_that_comes_into_play_is_heard_at_once() -> None:
    place = made("battlefield", "Listening Post", Ability(After(TakesAction(YOU)), Gain(1)))
    d = trial(SwitchBattlefield(), foe_battlefields=[place])
    assert d.g.battlefield == d.id(place)
    assert d.resources(0) == 1  # the action that brought it into play
    assert len([c for c in d.g.players[0].aside if d.g.owners[c] == 0]) == 1  # the old one


def test_what_becomes_a_support_is_ready() -> None:
    tired = made("upgrade", "Droid Pack", Ability(ACTION, BecomeSupport()))
    d = scene(In(tired, exhausted=True))
    d.use(tired)
    assert (d.card(tired).kind, d.exhausted(tired)) == ("support", False)


def test_nothing_comes_of_a_player_who_is_nobody_yet() -> None:
    effects: list[Effect] = [
        SwitchResources(THAT_PLAYER), HandOver(1, THAT_PLAYER), GiveBattlefield(THAT_PLAYER),
        LetChoose(THAT_PLAYER, (Gain(1), Gain(2)), 1), Unless(Gain(5), THAT_PLAYER, Spend(1)),
        BarAction(THAT_PLAYER), PickPlayer(THAT_PLAYER),
    ]  # fmt: skip
    for effect in effects:
        d = trial(effect, resources=2, foe_resources=1)
        assert (d.resources(0), d.resources(1), d.done) == (2, 1, False)
        assert d.g.controller == 0
        assert d.my_turn_is_over


def test_what_counts_as_an_action_taken() -> None:
    assert not is_a_pass(ShuffleDeck())
    assert not is_a_pass(MustPass(1))
    assert not is_a_pass(BarAction(OPPONENT))
    assert is_a_pass(Pick(One(Dice(YOU))), team=[In(PAL, dice=("1R",))])
    assert is_a_pass(TakeTokens(Token.DAMAGE, 0, ONE_OF_MINE), team=[In(PAL, damage=1)])
    assert is_a_pass(PlaceTokens(Token.DAMAGE, 0, ONE_OF_MINE))
    assert not is_a_pass(SwitchResources(OPPONENT), resources=1)
    assert is_a_pass(SwitchResources(OPPONENT), resources=1, foe_resources=1)


def test_a_support_has_no_host() -> None:
    d = trial(Deal(1, Host()))
    assert not d.done
    d = trial(Deal(1, This()))
    assert (d.done, d.amount) == (False, 0)
    assert not is_offered(Deal(1, Host()))
    assert [d.damage(one) for one in (PAL, FOE, FOE2)] == [0, 0, 0]
