"""What the rules keep an eye on: what forbids, what it costs, what cannot be undone."""

import pytest

from cantina.core.undoing import CannotUndo
from cantina.games.destiny.asking import at_card
from cantina.games.destiny.cards import makers
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ABILITY,
    ACTION,
    CHARACTERS,
    HOST,
    SPECIAL,
    SUPPORTS,
    THIS,
    UPGRADES,
    Ability,
    After,
    AtLeast,
    Before,
    Cards,
    Compared,
    CostLess,
    DamageUnblockable,
    DealSplit,
    DealtDamage,
    DeckPlace,
    Defeat,
    Dice,
    Discard,
    Discarded,
    Do,
    DrawsIndirect,
    Each,
    Forbidden,
    Gain,
    HasKeyword,
    Indirect,
    Inherent,
    LookAt,
    MoreHealth,
    One,
    OpponentsCannot,
    Plays,
    PutOnDeck,
    Ready,
    Remove,
    Reroll,
    RerollsDice,
    RerollThisDie,
    Resources,
    ReturnToHand,
    Reveal,
    SetAside,
    ShareShields,
    Standing,
    Use,
    Zone,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.terms import Colour, Keyword
from cases import each_case
from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, scene
from destiny.cards.scene import RED as RED_ONE
from destiny.made import CRATE, GEAR, event, made, support
from destiny.table import In

# --- playing ------------------------------------------------------------------------------------

BARE = made("character", "Bare One")
TALENT = made("upgrade", "Talent", colour=Colour.BLUE, subtypes=ABILITY, cost=1)
SKILL = made("upgrade", "Skill", subtypes=ABILITY, cost=1)
GUARD = "SoR 12"  # Royal Guard: no blue ability can be played on him


@pytest.mark.rule("DS-PLAY-CARD-3")
def test_an_upgrade_that_fits_everybody_is_not_offered_where_the_only_one_refuses_it() -> None:
    d = scene(team=[GUARD], hand=[TALENT, SKILL], resources=1)
    assert (d.can(0, "play", TALENT), d.can(0, "play", SKILL)) == (False, True)
    assert d.blocked(0)[f"play:{d.id(TALENT)}"] == "DS-PLAY-CARD-3"
    d = scene(team=[GUARD, PAL], hand=[TALENT], resources=1)
    d.play(TALENT)
    assert d.card(TALENT).host == d.id(PAL)


@pytest.mark.rule("DS-REPLACE-2", "DS-PLAY-CARD-4")
def test_what_is_replaced_and_what_is_taken_off_the_cost_are_counted_together() -> None:
    dealer = support("Dealer", Ability(Before(Plays(Cards(types=UPGRADES))), CostLess(1)))
    for price, resources, offered in ((3, 1, [False, True]), (2, 1, [True, True])):
        blade = made("upgrade", "Fine Blade", cost=price)
        d = scene(dealer, team=[In(PAL, upgrades=[GEAR])], hand=[blade], resources=resources)
        d.play(blade)
        if not all(offered):
            assert not d.in_play(GEAR), "without it the blade is too dear: nobody is asked"
        else:
            assert d.can_choose(0, "none", GEAR) == offered
            d.choose(0, "none")
        assert (d.card(blade).host, d.resources(0)) == (d.id(PAL), 0)


@pytest.mark.rule("DS-COST-2")
def test_a_cost_lowered_below_nothing_is_nothing() -> None:
    dealer = support("Dealer", Ability(Before(Plays(Cards(types=SUPPORTS))), CostLess(3)))
    d = scene(dealer, hand=[CRATE], resources=2).play(CRATE)
    assert (d.in_play(CRATE), d.resources(0)) == (True, 2)


@pytest.mark.rule("DS-PLAY-CARD-3", "DS-NEGATIVE-1")
def test_who_refuses_an_upgrade_is_not_said_to_be_too_dear_for_it() -> None:
    dear = made("upgrade", "Great Talent", colour=Colour.BLUE, subtypes=ABILITY, cost=2)
    worn = [In(PAL, upgrades=[GEAR]), In(RED_ONE, upgrades=[GEAR])]
    d = scene(team=[GUARD, BARE, *worn], hand=[dear], resources=1).play(dear)
    assert d.can_choose(0, GUARD, BARE, PAL, RED_ONE) == [False, False, True, True]
    assert d.blocked(0) == {
        str(d.id(GUARD)): "DS-NEGATIVE-1",
        str(d.id(BARE)): "DS-PLAY-CARD-4",
    }


@pytest.mark.rule("DS-AMBUSH-1")
def test_a_card_that_gives_itself_a_keyword_gives_itself_no_other() -> None:
    rich = Compared(Resources(YOU), AtLeast(3))
    for keyword, resources, again in (
        (Keyword.AMBUSH, 2, True),
        (Keyword.AMBUSH, 1, False),
        (Keyword.GUARDIAN, 2, False),
    ):
        own = Standing(HasKeyword(keyword, THIS), when=rich)
        scout = made("event", "Scout", Ability(Use.WHEN_PLAYED, Gain(1)), own)
        d = scene(team=[PAL], hand=[scout], resources=resources).play(scout)
        assert (d.asked() == (0,)) is again


# --- dice ---------------------------------------------------------------------------------------


@pytest.mark.rule("DS-ROLL-1")
def test_a_die_rolled_into_the_pool_was_not_rerolled() -> None:
    bell = support("Bell", Ability(After(RerollsDice(Dice(YOU))), Gain(1)))
    again = support("Again", Ability(ACTION, Reroll(One(Dice(YOU)))))
    d = scene(bell, supports=[again], team=[In(PAL, dice=(None,))])
    d.activate(PAL, (PAL, "1R")).pass_(1)
    assert d.resources(0) == 0
    d.rolls((PAL, "1Dr")).use(again)
    assert (d.pool(0), d.resources(0)) == (["1Dr"], 1)


@pytest.mark.rule("DS-RESOLVE-4")
@pytest.mark.parametrize("held", [True, False])
def test_a_resolved_die_that_cannot_be_rolled_again_goes_back_to_its_card(held: bool) -> None:
    storm = made("character", "Storm", Ability(SPECIAL, RerollThisDie()), sides="Sp 1R 1R - - -")
    d = scene(storm, ("Sp",))
    d.g.dice[d.die(storm)].frozen = d.g.round if held else 0
    if not held:
        d.rolls((storm, "1R"))
    d.resolve(storm)
    assert d.pool(0) == ([] if held else ["1R"])


@each_case([("one", 1, ["2RD1"]), ("both", 2, [])], "frozen", "pool")
def test_endurance_brings_no_die_back_that_cannot_be_rolled(frozen: int, pool: list[str]) -> None:
    sweep = event("Sweep", Remove(Each(Dice(OPPONENT))))
    d = scene("EaW 147", team=[In(PAL, dice=("1R", "1Dr"))], foe_hand=[sweep])
    d.pass_(0)
    d.act(1, "play", sweep)
    for number in range(frozen):
        d.g.dice[d.die(PAL, number)].frozen = d.g.round
    if pool:
        d.rolls((PAL, "2RD1"))
    d.play("EaW 147")
    assert (d.pool(0), d.shows(PAL, 0), d.discard(0)) == (pool, None, ["Endurance"])


# --- damage -------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INDIRECT-2", "DS-UNBLOCKABLE-1")
def test_unblockable_damage_is_not_laid_on_shields() -> None:
    sniper = Inherent(DamageUnblockable())
    gunner = made("character", "Gunner", sniper, sides="3ID 2ID - - - -")
    d = scene(gunner, ("3ID",), foes=[In(FOE, damage=5, shields=3), FOE2])
    d.resolve(gunner)
    d.choose(1, FOE).choose(1, FOE)
    assert not d.in_play(FOE) and d.damage(FOE2) == 1, "the last one had to go to the other"


def test_only_indirect_damage_is_drawn_to_who_draws_it() -> None:
    bait = made("upgrade", "Bait", Standing(DrawsIndirect(HOST)))
    for effect, free in ((DealSplit(1), True), (Indirect(1, YOU), False)):
        trap = support("Trap", Ability(ACTION, effect))
        d = scene(trap, team=[In(PAL, upgrades=[bait]), BARE]).use(trap)
        if free:
            assert d.can_choose(0, PAL, BARE) == [True, True]
            d.choose(0, BARE)
        assert (d.damage(PAL), d.damage(BARE)) == ((0, 1) if free else (1, 0))


@pytest.mark.rule("DS-NEGATIVE-1")
def test_nobody_shares_out_shields_where_none_can_be_given() -> None:
    share = support("Share", Ability(ACTION, Do((ShareShields(2), Gain(1)))))
    jammer = support("Jammer", Standing(OpponentsCannot(Forbidden.GIVE_SHIELDS)))
    d = scene(share, team=[PAL, BARE], foe_supports=[jammer]).use(share)
    assert (d.shields(PAL), d.shields(BARE), d.resources(0), d.my_turn_is_over) == (0, 0, 1, True)
    d = scene(share, team=[PAL, BARE]).use(share, PAL, BARE)
    assert (d.shields(PAL), d.shields(BARE), d.resources(0)) == (1, 1, 1)


def test_a_brawl_that_hit_nobody_is_not_answered() -> None:
    ghost = made("character", "Ghost", Ability(Before(DealtDamage(THIS)), Defeat(THIS)))
    for target, asked in ((ghost, False), (FOE, True)):
        d = scene("LEG 148", foes=[ghost, FOE], foe_hand=[BLANK_CARD, BLANK_CARD])
        d.play("LEG 148", target)
        assert (d.prompt(1) == "ds-ask-may") is asked
        assert d.my_turn_is_over is not asked


# --- leaving play -------------------------------------------------------------------------------

VEST = made("upgrade", "Vest", Standing(MoreHealth(3, HOST)), cost=1)
ON_IT = One(Cards(types=UPGRADES))
WAYS: list[tuple[str, Effect]] = [
    ("discarded", Discard(ON_IT)),
    ("taken back to hand", ReturnToHand(ON_IT)),
    ("put on the deck", PutOnDeck(ON_IT)),
    ("set aside", SetAside(ON_IT)),
]


@pytest.mark.rule("DS-CHARACTER-4")
@each_case(WAYS, "effect")
def test_who_loses_the_health_that_kept_him_alive_is_defeated(effect: Effect) -> None:
    thief = support("Thief", Ability(ACTION, effect))
    d = scene(thief, foes=[In(FOE, damage=8, upgrades=[VEST]), FOE2])
    d.use(thief)
    assert (d.in_play(VEST), d.in_play(FOE), d.in_play(FOE2)) == (False, False, True)


def test_where_a_card_lies_that_was_shuffled_into_a_deck_is_known_to_nobody() -> None:
    for where, known in ((DeckPlace.TOP, True), (DeckPlace.SHUFFLED, False)):
        depot = support("Depot", Ability(ACTION, PutOnDeck(THIS, where)))
        d = scene(depot).use(depot)
        assert (d.in_play(depot), d.deck_size(0)) == (False, 11)
        tops = [d.table.view(seat).players[0].known_top[:1] for seat in (0, 1)]
        assert tops == [(depot.code,) if known else ()] * 2


@pytest.mark.rule("DS-UPGRADE-5", "DS-UNIQUE-6")
def test_what_goes_because_there_are_too_many_was_discarded_by_no_card() -> None:
    bell = support("Bell", Ability(After(Discarded(Cards(types=UPGRADES))), Gain(1)))
    move = support("Broom", Ability(ACTION, Discard(One(Cards(names=("Vest",))))))
    worn = [GEAR, GEAR, VEST]
    laid = {"supports": [move], "team": [In(PAL, upgrades=worn)], "hand": [SKILL], "resources": 1}
    d = scene(bell, **laid).play(SKILL, "none", VEST)
    assert (d.in_play(VEST), d.resources(0)) == (False, 0)
    d = scene(bell, **laid).use(move)
    assert (d.in_play(VEST), d.resources(0)) == (False, 2)


@pytest.mark.rule("DS-REDEPLOY-2")
def test_where_an_upgrade_may_be_redeployed_is_shown_on_the_table() -> None:
    blade = made("upgrade", "Blade", keywords=(Keyword.REDEPLOY,))
    doom = support("Doom", Ability(ACTION, Defeat(One(Cards(names=("First Order Stormtrooper",))))))
    d = scene(doom, foes=[In(FOE, upgrades=[blade]), FOE2])
    d.use(doom)
    (ask,) = d.table.asks(1)
    assert {option.key: option.at for option in ask.options} == {
        str(d.id(FOE2)): at_card(d.id(FOE2)),
        "none": None,
    }


# --- turns, and what cannot be taken back -------------------------------------------------------


def test_who_must_be_activated_first_need_not_be_once_something_was_done() -> None:
    nurse = support("Nurse", Ability(ACTION, Ready(One(Cards(YOU, CHARACTERS, ready=False)))))
    d = scene(In("AtG 4", exhausted=True), supports=[nurse])
    d.use(nurse).pass_(1)
    assert not d.exhausted("AtG 4")
    assert d.can(0, "activate", PAL) and d.can(0, "activate", "AtG 4")


@pytest.mark.rule("DS-LOOK-1")
def test_what_was_seen_in_a_hand_cannot_be_unseen() -> None:
    hand = Each(Cards(OPPONENT, zone=Zone.HAND))
    for effect, told in ((LookAt(hand), True), (Reveal(hand), True), (Gain(1), False)):
        spy = support("Spy", Ability(ACTION, effect))
        d = scene(spy, foe_hand=[BLANK_CARD])
        d.use(spy)
        if told:
            with pytest.raises(CannotUndo):
                d.table.undo(0)
        else:
            d.table.undo(0)
            assert d.resources(0) == 0


def test_a_comma_parts_title_and_subtitle_only_of_characters_and_battlefields() -> None:
    shows = "neutral gray common, cost 1"
    moment = makers.event("AW 1 Now, Run", shows, Gain(1))
    thing = makers.support("AW 1 Nuts, Bolts", shows)
    assert [each.name for each in (moment, thing)] == ["Now, Run", "Nuts, Bolts"]
    field = makers.battlefield("AW 1 Old Mill, Kashyyyk", "neutral gray common")
    person = makers.character(
        "AW 1 Han, Pilot", "neutral gray common, 9 points, 9 health; die 1R 1R 1R 1R 1R -"
    )
    assert [(each.name, each.subtitle) for each in (field, person)] == [
        ("Old Mill", "Kashyyyk"),
        ("Han", "Pilot"),
    ]
