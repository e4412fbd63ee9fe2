"""Rules at their bounds: a die rolled already, a fourth upgrade, the moment something ends."""

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.dice import PayLess
from cantina.games.destiny.cards.frames import Before
from cantina.games.destiny.cards.lasting import Later, Moment
from cantina.games.destiny.cards.players import YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CLAIM,
    Ability,
    After,
    Cards,
    Colour,
    Deal,
    Dice,
    DiceDealDamage,
    FewerUpgrades,
    Gain,
    Host,
    MoreUpgrades,
    MoveDamage,
    NotCounted,
    One,
    PlaceTokens,
    Resolves,
    Standing,
    Subtype,
    Symbol,
    TakesAction,
    This,
    UseClaim,
)
from cantina.games.destiny.printed import Card as Definition
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, Scene, scene
from destiny.made import made
from destiny.table import In, Named
from destiny.words.trial import MINE, ONE_OF_THEIRS, on_the_table, trial

COUNT = PlaceTokens(Token.RESOURCE, 1, This())
UPGRADES = [made("upgrade", f"Tool {number}") for number in range(4)]


def test_a_die_that_is_in_the_pool_already_is_not_rolled_again() -> None:
    d = scene(None, team=[In(PAL, dice=("3RD1", None))])
    d.activate(PAL, (PAL, "1R"))
    assert d.pool(0) == ["3RD1", "1R"]


def test_a_claim_ability_that_is_declined_was_not_used() -> None:
    place = made("battlefield", "Well", Ability(CLAIM, Gain(2)))
    d = trial(UseClaim(), "no", battlefields=[place])
    assert (d.resources(0), d.done) == (0, False)
    d = trial(UseClaim(), "yes", battlefields=[place])
    assert (d.resources(0), d.done) == (2, True)


def test_a_second_action_of_a_card_is_used_by_its_own_number() -> None:
    two = made("support", "Two Ways", Ability(ACTION, Gain(1)), Ability(ACTION, Gain(5)))
    d = on_the_table(two)
    d.act(0, "action", two, 1)
    assert d.resources(0) == 5
    d = on_the_table(two)
    d.act(0, "action", two, 0)
    assert d.resources(0) == 1


def test_an_exhausted_support_without_a_die_is_not_told_as_blocked() -> None:
    plain = made("support", "Shelf")
    d = on_the_table(In(plain, exhausted=True), team=[In(PAL, exhausted=True)])
    told = d.blocked(0)
    assert f"activate:{d.id(PAL)}" in told
    assert f"activate:{d.id(plain)}" not in told


def test_what_is_armed_for_the_end_of_a_phase_comes_once_and_then_only() -> None:
    for moment, after_phase in ((Moment.END_OF_ACTION_PHASE, 3), (Moment.END_OF_ROUND, 3)):
        support = made("support", "Fuse", Ability(ACTION, Later(moment, Gain(3))))
        d = on_the_table(support)
        d.use(support)
        assert d.resources(0) == 0
        d.pass_(1).pass_(0)
        assert d.resources(0) == after_phase + 2  # and two in the upkeep
        rest = d.g.delayed
        assert rest == []


def test_what_is_armed_for_the_end_of_the_round_waits_for_it() -> None:
    both = [
        made("support", "Early", Ability(ACTION, Later(Moment.END_OF_ACTION_PHASE, Gain(1)))),
        made("support", "Late", Ability(ACTION, Later(Moment.END_OF_ROUND, Gain(10)))),
    ]
    d = on_the_table(both[0], supports=[both[1]])
    d.use(both[0]).pass_(1)
    d.use(both[1]).pass_(1).pass_(0)
    assert d.resources(0) == 13


def kept(d: Scene, played: Definition, *upgrades: Definition) -> int:
    """Play an upgrade on the first character in place of none; return how many are on it then."""
    d.play(played, PAL, "none")
    while d.asked() == (0,) and d.prompt(0) != "ds-ask-action":
        d.choose(0, d.offered(0)[0])
    return len([one for one in (played, *upgrades) if d.in_play(one)])


def test_a_card_may_allow_a_fourth_upgrade_or_only_two() -> None:
    *three, fourth = UPGRADES
    own: list[In | Named] = [In(PAL, upgrades=three), BLUE]
    assert kept(scene(None, team=own, hand=[fourth]), fourth, *three) == 3
    for colour, most in ((Colour.YELLOW, 4), (Colour.RED, 3)):  # Hired Gun is yellow
        more = made("support", "Rack", Standing(MoreUpgrades(1, Cards(colours=(colour,)))))
        assert kept(scene(more, team=own, hand=[fourth]), fourth, *three) == most
    bulky = made("upgrade", "Bulk", Standing(FewerUpgrades(1)))
    own = [In(PAL, upgrades=[bulky, three[0]]), BLUE]
    assert kept(scene(None, team=own, hand=[fourth]), fourth, bulky, three[0]) == 2


def test_weapons_that_do_not_count_are_those_on_the_one_who_says_so() -> None:
    weapon = {"subtypes": (Subtype.WEAPON,)}
    *three, fourth = [made("upgrade", f"Blade {number}", **weapon) for number in range(4)]
    armed = made("character", "Armory", Standing(NotCounted(Subtype.WEAPON, This())))
    d = scene(None, team=[In(armed, upgrades=three), PAL], hand=[fourth])
    d.play(fourth, armed, "none")
    assert all(d.in_play(one) for one in (*three, fourth))
    team: list[In | Named] = [In(PAL, upgrades=three), armed]
    assert kept(scene(None, team=team, hand=[fourth]), fourth, *three) == 3


def test_dice_of_the_bearer_and_of_what_is_on_it_deal_damage_for_an_upgrade() -> None:
    charm = made("upgrade", "Charm", Ability(After(DiceDealDamage(Host())), COUNT))
    own: list[In | Named] = [
        In(RED, dice=("2RD", "1Dr"), upgrades=[charm]),
        In(BLUE, dice=("1MD",)),
    ]
    for named, number, times in ((RED, 0, 1), (BLUE, 0, 0)):
        d = scene(None, team=own, foes=[FOE])
        d.resolve(named, number, FOE)
        assert d.card(charm).resources == times
    gun = made("support", "Rifle", Ability(ACTION, Deal(1, ONE_OF_THEIRS)))
    d = scene(gun, team=own, foes=[FOE])
    d.use(gun)
    assert d.card(charm).resources == 0
    d = scene(None, team=own, foes=[FOE], foe_resources=2)
    d.resolve(RED, 1)
    assert (d.resources(1), d.card(charm).resources) == (1, 0)


def test_damage_is_moved_no_further_than_health_goes() -> None:
    move = MoveDamage(5, One(MINE), ONE_OF_THEIRS)
    d = trial(move, team=[In(PAL, damage=5)], foes=[In(FOE, damage=4), FOE2])
    d.choose(0, FOE)
    assert (d.in_play(FOE), d.damage(PAL), d.amount) == (False, 2, 3)


def test_a_discount_on_a_die_lets_it_be_resolved_and_is_paid_down() -> None:
    cheap = Ability(Before(Resolves(Dice(YOU, shows=(Symbol.RANGED,)))), PayLess(1))
    helper = made("support", "Dealer", cheap)
    team: list[In | Named] = [In(PAL, dice=("3RD1",))]
    assert not scene(None, team=team).can(0, "resolve", (PAL, 0))
    d = on_the_table(helper, team=team, foes=[FOE])
    assert d.can(0, "resolve", (PAL, 0))
    d.resolve(PAL, 0, FOE)
    assert (d.damage(FOE), d.resources(0)) == (3, 0)
    d = on_the_table(helper, team=team, foes=[FOE], resources=2)
    d.resolve(PAL, 0, FOE)
    assert d.resources(0) == 2


def test_abilities_of_both_players_are_ordered_by_the_one_with_the_battlefield() -> None:
    ears = [made("support", f"Ear {n}", Ability(After(TakesAction(YOU)), COUNT)) for n in (1, 2)]
    loud = made("support", "Loud", Ability(ACTION, Deal(1, ONE_OF_THEIRS)))
    d = on_the_table(ears[0], supports=[ears[1], loud], foes=[FOE])
    d.use(loud)
    while d.asked() == (0,) and d.prompt(0) == "ds-ask-order-queue":
        d.choose(0, d.offered(0)[0])
    assert [d.card(ear).resources for ear in ears] == [1, 1]


def test_the_die_of_an_upgrade_is_resolved_by_itself() -> None:
    blade = made("upgrade", "Blade", sides="1R 1R 1R 1R 1R -", cost=1)
    d = scene(None, team=[In(RED, upgrades=[In(blade, dice=("1R",))])])
    d.resolve(blade)
    assert d.resources(0) == 1


def test_only_dice_that_lie_on_the_card_are_rolled_by_activating_it() -> None:
    d = scene(None, team=[In(PAL, dice=("1R", None)), BLUE])
    d.activate(PAL, (PAL, "2RD1"))
    assert sorted(d.pool(0)) == ["1R", "2RD1"]
