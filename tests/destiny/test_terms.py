"""Terms of card text: then, choose, spot, showing, turn, combined value, copy, cannot."""

import pytest

from cantina.core.cards import count_of
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    A_CHARACTER,
    A_DIE,
    BLUE,
    CHARACTERS,
    OPPONENT,
    RED,
    THIS_DIE,
    UPGRADES,
    YELLOW,
    YOU,
    Ability,
    After,
    AnyNumber,
    AtLeast,
    AtMost,
    CannotPlayOn,
    Cards,
    Choose,
    CostChanges,
    Deal,
    Dice,
    DiscardFromHand,
    Draw,
    Each,
    Gain,
    IgnoresRestrictions,
    One,
    Remove,
    Reroll,
    Rolls,
    Several,
    Showing,
    Spot,
    Standing,
    Then,
    To,
    Turn,
    Use,
    ValueOf,
)
from cantina.games.destiny.rules import playing
from cantina.games.destiny.terms import DAMAGE, Symbol
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, character, event, made, support
from destiny.table import Arena, In, Side, table

# --- then, choose -------------------------------------------------------------------------------


@pytest.mark.rule("DS-THEN-1")
@pytest.mark.parametrize(("cards", "gained"), [(1, 0), (2, 3)])
def test_then_needs_the_first_part_in_full(cards: int, gained: int) -> None:
    trade = event("Trade", Then(DiscardFromHand(2), Gain(3)))
    duel = table(Side([FIGHTER], hand=[trade, *["AW 157"] * cards]), Side([SENTRY]))
    duel.act(0, "play", trade)
    assert duel.resources(0) == gained


@pytest.mark.rule("DS-THEN-1")
@pytest.mark.parametrize(("deck", "gained"), [(1, 0), (2, 3)])
def test_then_needs_every_card_drawn(deck: int, gained: int) -> None:
    study = event("Study", Then(Draw(2), Gain(3)))
    duel = table(Side([FIGHTER], hand=[study], deck=["AW 157"] * deck), Side([SENTRY]))
    duel.act(0, "play", study)
    assert len(duel.hand(0)) == deck
    assert duel.resources(0) == gained


@pytest.mark.rule("DS-CHOOSE-7")
def test_several_cards_are_chosen_at_the_same_time() -> None:
    toss = event("Toss", DiscardFromHand(2))
    duel = table(Side([FIGHTER], hand=[toss, "AW 149", "AW 151", "AW 153"]), Side([SENTRY]))
    duel.act(0, "play", toss)
    (ask,) = duel.table.asks(0)
    assert (ask.least, ask.most) == (2, 2)
    duel.choose(0, "AW 149", "AW 153")
    assert len(duel.hand(0)) == 1


@pytest.mark.rule("DS-COPY-1")
def test_cards_of_one_title_are_copies_whatever_their_type() -> None:
    idol = character("Idol", unique=True)
    image = support("Idol", unique=True)
    duel = table(Side([idol, FIGHTER], hand=[image]), Side([SENTRY]))
    assert duel.refused(0, "play", image) == "DS-UNIQUE-4"
    other = support("Idols", unique=True)
    assert table(Side([idol], hand=[other]), Side([SENTRY])).can(0, "play", other)


@pytest.mark.rule("DS-THEN-2")
@pytest.mark.parametrize(("deck", "left"), [([], ["1R"]), (["AW 59"], [])])
def test_example_traitor_removes_a_die_only_if_a_card_was_discarded(
    deck: list[str], left: list[str]
) -> None:
    duel = table(
        Side([FIGHTER], hand=["SoR 65"], deck=deck, resources=1), Side([In(SENTRY, dice=("1R",))])
    )
    duel.act(0, "play", "SoR 65")
    assert duel.pool(1) == left


@pytest.mark.rule("DS-CHOOSE-1", "DS-CHOOSE-2")
def test_any_option_may_be_chosen_and_is_then_done_as_far_as_possible() -> None:
    either = event("Either", Choose((Remove(Several(2, Dice(OPPONENT))), Deal(1, A_CHARACTER))))
    duel = table(Side([FIGHTER], hand=[either]), Side([In(SENTRY, dice=("1R",))]))
    duel.act(0, "play", either)
    assert duel.offered(0) == ["0", "1"]
    duel.choose(0, 0)
    assert duel.pool(1) == []  # one die is all there was
    none = table(Side([FIGHTER], hand=[either]), Side([SENTRY]))
    none.act(0, "play", either)
    assert none.offered(0) == ["0", "1"]  # though removing will do nothing


@pytest.mark.rule("DS-CHOOSE-3")
def test_an_opponent_may_choose_any_effect_too() -> None:
    duel = table(Side([FIGHTER], hand=["AW 130"], resources=1), Side([SENTRY]))
    duel.act(0, "play", "AW 130")  # Let the Wookiee Win
    assert duel.asked() == (1,)
    assert duel.offered(1) == ["0", "1"]
    one_works = table(
        Side([FIGHTER], hand=["AW 130"], resources=1), Side([In(SENTRY, dice=("1R", "2R"))])
    )
    one_works.act(0, "play", "AW 130")
    assert one_works.offered(1) == ["0", "1"]  # though there is no exhausted character


@pytest.mark.rule("DS-CHOOSE-4", "DS-CHOOSE-5", "DS-CHOOSE-6")
def test_a_fitting_target_must_be_chosen_and_without_one_nothing_happens() -> None:
    red = event("Red Only", Deal(2, One(Cards(types=CHARACTERS, colours=RED))))
    duel = table(Side([SENTRY], hand=[red]), Side([FIGHTER, RAIDER, ENVOY]))
    duel.act(0, "play", red)
    assert sorted(duel.offered(0)) == sorted([str(duel.id(FIGHTER)), str(duel.id(RAIDER))])
    none = table(Side([SENTRY], hand=[red]), Side([ENVOY]))
    none.act(0, "play", red)
    assert (none.damage(ENVOY), none.damage(SENTRY)) == (0, 0)
    assert none.discard(0) == ["Red Only"]


@pytest.mark.rule("DS-CHOOSE-7")
def test_several_targets_are_chosen_at_the_same_time() -> None:
    both = event("Both", Remove(Several(2, Dice(OPPONENT))))
    duel = table(Side([FIGHTER], hand=[both]), Side([In(SENTRY, dice=("1R", "2R", "-"))]))
    duel.act(0, "play", both)
    ask = duel.table.asks(0)[0]
    assert (ask.least, ask.most) == (2, 2)
    duel.choose(0, (SENTRY, 0), (SENTRY, 2))
    assert duel.pool(1) == ["2R"]


@pytest.mark.rule("DS-CHOOSE-8")
def test_any_number_may_be_none() -> None:
    all_ = event("Any", Reroll(AnyNumber(Dice())))
    duel = table(Side([In(FIGHTER, dice=("1MD",))], hand=[all_]), Side([SENTRY]))
    duel.act(0, "play", all_).choose(0)
    assert duel.pool(0) == ["1MD"]


# --- spot ---------------------------------------------------------------------------------------


@pytest.mark.rule("DS-SPOT-1", "DS-SPOT-3", "DS-SPOT-4")
def test_spotting_needs_the_thing_in_play_on_your_own_side() -> None:
    vision = event("Vision", To(Spot(Cards(types=CHARACTERS, colours=BLUE)), Gain(5)))
    own = table(Side([FIGHTER, SENTRY], hand=[vision]), Side([RAIDER]))
    own.act(0, "play", vision)
    assert own.resources(0) == 5
    theirs = table(Side([FIGHTER], hand=[vision]), Side([SENTRY]))
    theirs.act(0, "play", vision)
    assert theirs.resources(0) == 0
    assert theirs.discard(0) == ["Vision"]  # played, without effect
    two = event("Two Blues", To(Spot(Cards(types=CHARACTERS, colours=BLUE), 2), Gain(5)))
    for blues, gained in ((1, 0), (2, 5)):
        spotting = table(Side([FIGHTER, *[SENTRY] * blues], hand=[two]), Side([RAIDER]))
        spotting.act(0, "play", two)
        assert spotting.resources(0) == gained
    fall = event("Fall", Then(Spot(Cards(types=CHARACTERS, colours=BLUE)), Gain(5)))
    missing = table(Side([FIGHTER], hand=[fall]), Side([SENTRY]))
    missing.act(0, "play", fall)
    assert missing.resources(0) == 0


@pytest.mark.rule("DS-SPOT-2")
def test_example_krayt_dragon_howl_does_nothing_without_a_blue_character() -> None:
    duel = table(Side([FIGHTER], hand=["SoR 104"]), Side([In(SENTRY, dice=("1R",))]))
    duel.act(0, "play", "SoR 104")
    assert duel.pool(1) == ["1R"]
    assert duel.prompt(1) == "ds-ask-action"  # no die was chosen, nobody was asked


# --- showing, removing, turning -----------------------------------------------------------------


@pytest.mark.rule("DS-SHOWING-1", "DS-SHOWING-2")
def test_only_the_side_that_is_up_shows() -> None:
    duel = table(Side([FIGHTER]), Side([In(SENTRY, dice=("2Sh", None))]))
    shields = Dice(shows=(Symbol.SHIELD,))
    resources = Dice(shows=(Symbol.RESOURCE,))
    here = Scene(duel.g, 0)
    assert shields.find(here) == [duel.die(SENTRY, 0)]
    assert resources.find(here) == []


@pytest.mark.rule("DS-SHOWING-1")
def test_a_rolled_die_shows_the_side_that_came_up_and_no_other() -> None:
    duel = table(Side([SENTRY]), Side([FIGHTER]))
    duel.rolls((SENTRY, "2R")).act(0, "activate", SENTRY)
    here = Scene(duel.g, 0)
    assert Dice(shows=(Symbol.RESOURCE,)).find(here) == [duel.die(SENTRY)]
    assert Dice(shows=(Symbol.SHIELD,)).find(here) == []
    assert [die.side for die in duel.table.view(1).players[0].pool] == ["2R"]


@pytest.mark.rule("DS-SHOWING-4")
def test_showing_damage_means_any_kind_of_it() -> None:
    duel = table(
        Side([In(RAIDER, dice=("2ID", "1RD", "3MD1"))]), Side([In(SENTRY, dice=("1R", "-"))])
    )
    found = Dice(shows=DAMAGE).find(Scene(duel.g, 0))
    assert found == [duel.die(RAIDER, n) for n in range(3)]


@pytest.mark.rule("DS-TURN-DIE-1", "DS-TURN-DIE-2")
def test_turning_shows_the_stated_side_and_never_the_one_that_is_up() -> None:
    turn = event("Turn", Turn(One(Dice(YOU))))
    duel = table(Side([In(SENTRY, dice=("-",))], hand=[turn]), Side([FIGHTER]))
    duel.act(0, "play", turn)
    assert duel.offered(0) == ["0", "1", "2", "3", "4"]  # its only blank is up
    duel.side(0, SENTRY, "2Sh")
    assert duel.shows(SENTRY) == "2Sh"


@pytest.mark.rule("DS-TURN-DIE-3")
def test_an_equal_twin_side_may_be_turned_to() -> None:
    twin = made("character", "Twin", sides="1R 1R 2R - - -")
    turn = event("Turn R", Turn(One(Dice(YOU)), Showing((Symbol.RESOURCE,))))
    duel = table(Side([In(twin, dice=("1R",))], hand=[turn]), Side([FIGHTER]))
    duel.act(0, "play", turn)
    assert duel.offered(0) == ["1", "2"]


@pytest.mark.rule("DS-ROLL-1")
def test_rolling_covers_rerolling() -> None:
    lucky = made(
        "character", "Lucky", Ability(After(Rolls(THIS_DIE)), Gain(1)), sides="1R 2R - - - -"
    )
    again = event("Again", Reroll(A_DIE))
    duel = table(Side([lucky], hand=[again]), Side([SENTRY]))
    duel.rolls((lucky, "-")).act(0, "activate", lucky)
    assert duel.resources(0) == 1
    duel.pass_(1).rolls((lucky, "1R")).act(0, "play", again)
    assert duel.resources(0) == 2


# --- dice of characters, values -----------------------------------------------------------------


@pytest.mark.rule("DS-CHARACTER-DIE-1", "DS-CHARACTER-DIE-2")
def test_upgrade_dice_are_no_character_dice() -> None:
    gear = made("upgrade", "Gear", sides="1R - - - - -")
    duel = table(
        Side([FIGHTER]), Side([In(SENTRY, dice=("1R",), upgrades=[In(gear, dice=("1R",))])])
    )
    here = Scene(duel.g, 0)
    assert Dice(types=CHARACTERS).find(here) == [duel.die(SENTRY)]
    assert Dice(types=UPGRADES).find(here) == [duel.die(gear)]


@pytest.mark.rule("DS-COMBINED-VALUE-1", "DS-COMBINED-VALUE-2")
def test_combined_value_is_the_sum_of_the_dice_concerned() -> None:
    duel = table(Side([In(FIGHTER, dice=("2RD", "1RD", "-"))]), Side([In(SENTRY, dice=("2R",))]))
    here = Scene(duel.g, 0)
    assert count_of(here, ValueOf(Each(Dice(YOU, shows=(Symbol.RANGED,))))) == 3
    assert count_of(here, ValueOf(Each(Dice(YOU)))) == 3
    entangle = event("Entangle", Remove(AnyNumber(Dice(), combined=AtMost(3))))
    again = table(
        Side([In(FIGHTER, dice=("2RD", "1RD"))], hand=[entangle]), Side([In(SENTRY, dice=("2R",))])
    )
    again.act(0, "play", entangle)
    over = "+".join([str(again.die(FIGHTER, 0)), str(again.die(SENTRY, 0))])
    assert again.refused(0, over) == "DS-CHOOSE-4"
    again.choose(0, (FIGHTER, 0), (FIGHTER, 1))
    assert again.pool(0) == []


# --- costs, copies, cannot ----------------------------------------------------------------------

BOSS = character("Boss", Standing(CostChanges(-2, Cards(names=("Dear",)))))
DEAR = support("Dear", cost=2)


def cheapest(duel: Arena, seat: int, cards: list[int]) -> list[int]:
    """Return the cards with the lowest cost, changes of cost included."""
    costs = {card: playing.cost(duel.g, seat, card, -1) for card in cards}
    return [card for card in cards if costs[card] == min(costs.values())]


@pytest.mark.rule("DS-CHEAPEST-1", "DS-CHEAPEST-2")
def test_the_cheapest_card_counts_with_changed_costs() -> None:
    one = support("One", cost=1)
    plain = table(Side([FIGHTER], hand=[DEAR, one]), Side([SENTRY]))
    assert cheapest(plain, 0, plain.g.players[0].hand) == [plain.id(one)]
    boss = table(Side([BOSS], hand=[DEAR, one]), Side([SENTRY]))
    assert cheapest(boss, 0, boss.g.players[0].hand) == [boss.id(DEAR)]


@pytest.mark.rule("DS-DECREASE-1")
def test_a_lowered_cost_counts_only_while_the_card_is_paid_for() -> None:
    duel = table(Side([BOSS], hand=[DEAR]), Side([SENTRY]))
    duel.act(0, "play", DEAR)
    assert duel.resources(0) == 0
    assert facts.of(duel.g, duel.id(DEAR)).cost == 2
    assert Cards(cost=AtMost(1)).fits(Scene(duel.g, 0), duel.id(DEAR)) is False


@pytest.mark.rule("DS-DECREASE-2")
def test_example_jyn_erso_lowers_only_the_first_yellow_event_of_a_round() -> None:
    yellow = made("event", "Yellow", Ability(Use.WHEN_PLAYED, Draw(0)), cost=2, colour="yellow")
    duel = table(Side(["SoR 44"], hand=[yellow, yellow], resources=3), Side([SENTRY]))
    first, second = duel.g.players[0].hand
    duel.act(0, "play", first)
    assert duel.resources(0) == 2
    duel.pass_(1)
    duel.act(0, "play", second)
    assert duel.resources(0) == 0


@pytest.mark.rule("DS-DECREASE-2")
def test_jyn_erso_lowers_the_first_yellow_event_of_each_round() -> None:
    yellow = made("event", "Yellow B", Ability(Use.WHEN_PLAYED, Draw(0)), cost=2, colour="yellow")
    duel = table(Side(["SoR 44"], hand=[yellow, yellow], resources=1), Side([SENTRY]))
    first, second = duel.g.players[0].hand
    duel.act(0, "play", first).pass_(1).pass_(0)
    duel.choose(0)
    assert (duel.g.round, duel.resources(0)) == (3, 2)
    duel.act(0, "play", second)
    assert duel.resources(0) == 1


@pytest.mark.rule("DS-COPY-1")
def test_cards_of_one_title_are_copies() -> None:
    duel = table(Side(["AW 38", "TPG 24"]), Side([SENTRY]))
    two = Cards(copies=AtLeast(2))
    here = Scene(duel.g, 0)
    assert two.fits(here, duel.id("AW 38"))  # two Reys with different subtitles
    assert not two.fits(here, duel.id(SENTRY))


@pytest.mark.rule("DS-NEGATIVE-1")
def test_cannot_beats_can() -> None:
    both = character(
        "Stern",
        Standing(IgnoresRestrictions(Cards(types=UPGRADES))),
        Standing(CannotPlayOn(Cards(types=UPGRADES, colours=BLUE))),
    )
    only = Cards(types=CHARACTERS, colours=YELLOW)
    red = made("upgrade", "Red U", colour="red", only_on=only)
    blue = made("upgrade", "Blue U", colour="blue", only_on=only)
    duel = table(Side([both], hand=[red, blue]), Side([SENTRY]))
    assert duel.can(0, "play", red)
    assert not duel.can(0, "play", blue)


@pytest.mark.rule("DS-NEGATIVE-1", "DS-REMOVE-2")
def test_dice_that_cannot_be_removed_are_no_targets() -> None:
    duel = table(
        Side([SENTRY], hand=["TPG 22"], resources=2),
        Side([In("SoR 4", dice=("+1RD",)), In(RAIDER, dice=("3RD", "-"))]),
    )
    duel.act(0, "play", "TPG 22")  # Subjugate against TIE Pilot's protection
    dice = [("SoR 4", 0), (RAIDER, 0), (RAIDER, 1)]
    assert duel.can_choose(0, *dice) == [True, False, True]


@pytest.mark.rule("DS-GOLDEN-1", "DS-GOLDEN-2")
def test_a_card_overrides_only_the_rule_it_contradicts() -> None:
    finn = table(Side(["AW 45"], hand=["AW 14"], resources=9), Side([SENTRY]))
    ability = made(
        "upgrade",
        "Blue Sword",
        subtypes=("weapon",),
        only_on=Cards(types=CHARACTERS, colours=BLUE),
        cost=2,
    )
    assert not finn.can(0, "play", "AW 14")  # an ability: the restriction stands
    armed = table(Side(["AW 45"], hand=[ability], resources=1), Side([SENTRY]))
    assert armed.refused(0, "play", ability) == "DS-PLAY-CARD-4"  # the cost is not overridden
    rich = table(Side(["AW 45"], hand=[ability], resources=2), Side([SENTRY]))
    assert rich.can(0, "play", ability)  # any weapon goes on Finn
