"""Setup in seven steps, upkeep, and both ways to win."""

from typing import Any

import pytest

from cantina.core.fluent import writer
from cantina.core.table import Table
from cantina.core.testing import told_ids
from cantina.games.destiny import facts, game
from cantina.games.destiny.cards.vocabulary import (
    CHARACTERS,
    Ability,
    After,
    Cards,
    Deal,
    Each,
    Gain,
    MoreUpkeep,
    SetUp,
    Standing,
    StartsWithMore,
    Whose,
)
from cantina.games.destiny.printed import Card
from cantina.games.destiny.setup import Brought, Member, lay_out
from cantina.games.destiny.state import Duel
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import In, Side, code, table

PLAN = made("plot", "Plan", Ability(After(SetUp()), Gain(3)))
ONES = made("character", "Ones", sides="1R 1R 1R 1MD 1MD 1MD")
FILLER = "01157"


def bring(
    *team: Card,
    plot: Card | str = "",
    fields: tuple[str, ...] = ("01168",),
    size: int = 30,
    spare: tuple[Any, ...] = (),
) -> Brought:
    members = tuple([Member(code(card), 1, 10) for card in team])
    return Brought(members, tuple(fields), (FILLER,) * size, code(plot) if plot else "", spare)


def begin(*brought: Brought, **settings: Any) -> Table[Duel]:
    """Start setup from lists."""
    return Table.at(game, lay_out(tuple(brought)), seed=4, **settings)


def through_mulligan(
    started: Table[Duel], *, force: list[int | list[int]] | tuple[Any, ...] = ()
) -> Table[Duel]:
    started.force(*force)
    for seat in started.waiting:
        started.answer(seat, "none")
    return started


@pytest.mark.rule("DS-SETUP-1", "DS-SETUP-2", "DS-SETUP-3")
def test_teams_lie_open_with_their_dice_and_everybody_draws_five() -> None:
    started = begin(bring(FIGHTER, ENVOY, plot=PLAN), bring(SENTRY))
    for seat in (0, 1, None):
        view = started.view(seat)
        titles = [facts.KNOWN[card.code].title for card in view.cards]
        assert sorted(titles) == ["Envoy", "Fighter", "Plan", "Sentry"]
        assert [len(player.on_cards) for player in view.players] == [2, 1]
        assert [player.hand_size for player in view.players] == [5, 5]
        assert [player.deck_size for player in view.players] == [25, 25]
        assert [len(player.set_aside) for player in view.players] == [1, 1]
        assert view.battlefield == -1
        (plot,) = [card for card in view.cards if card.kind == "plot"]
        assert plot.controller == 0


@pytest.mark.rule("DS-SETUP-1")
def test_an_elite_character_gets_both_its_dice() -> None:
    elite = Brought((Member(code(FIGHTER), 2, 14),), ("01168",), (FILLER,) * 30)
    view = begin(elite, bring(SENTRY)).view(1)
    (fighter,) = [card for card in view.cards if card.controller == 0]
    assert [die.card for die in view.players[0].on_cards] == [fighter.id, fighter.id]
    assert len(view.players[1].on_cards) == 1


@pytest.mark.rule("DS-MULLIGAN-1")
def test_a_mulligan_shuffles_cards_back_once_and_draws_back_up() -> None:
    started = begin(bring(FIGHTER), bring(SENTRY))
    back = started.state.players[0].hand[:3]
    kept = started.state.players[0].hand[3:]
    started.answer(0, "+".join(map(str, back)))
    started.answer(1, "none")
    hand = started.state.players[0].hand
    assert len(hand) == 5
    assert set(kept) <= set(hand)
    assert len(started.state.players[0].deck) == 25
    assert started.state.players[0].deck.known_bottom(0) == []
    assert started.state.players[0].deck.known_top(0) == []
    assert not any(ask.prompt.id == "ds-ask-mulligan" for ask in started.asks())


@pytest.mark.rule("DS-MULLIGAN-2")
def test_both_choose_at_the_same_time_and_see_nothing_of_each_other() -> None:
    started = begin(bring(FIGHTER), bring(SENTRY))
    assert started.waiting == (0, 1)
    before = started.view(1)
    events = len(started.events(1))
    started.answer(0, "+".join(map(str, started.state.players[0].hand)))
    assert list(started.waiting) == [1]
    assert started.view(1) == before
    assert len(started.events(1)) == events


@pytest.mark.rule("DS-SETUP-4")
def test_everybody_takes_two_resources_and_more_where_a_card_says_so() -> None:
    rich = made("character", "Rich", Standing(StartsWithMore(1)), sides="1R 2R 3R - - -")
    started = through_mulligan(begin(bring(rich), bring(SENTRY)), force=[[2], [3]])
    assert [player.resources for player in started.state.players] == [3, 2]


@pytest.mark.rule("DS-SETUP-5", "DS-SETUP-8", "DS-SETUP-9", "DS-SETUP-10", "DS-BATTLEFIELD-2")
@pytest.mark.rule("DS-SET-ASIDE-7")
def test_the_highest_sum_chooses_and_the_other_player_gets_two_shields() -> None:
    started = through_mulligan(
        begin(bring(FIGHTER, ENVOY), bring(SENTRY, fields=("05174",))), force=[[1, 5], [3]]
    )  # 2 + 2 against 1
    assert started.waiting == (0,)
    mine, theirs = [player.aside[0] for player in started.state.players]
    assert started.ask(0).keys() == [str(mine), str(theirs)]
    started.answer(0, str(theirs))
    assert started.state.battlefield == theirs
    assert started.state.controller == 1  # though the other player won the roll
    characters = [card.id for card in started.state.play.values() if card.controller == 0]
    started.answer(0, str(characters[0]))
    started.answer(0, str(characters[1]))
    assert [started.state.play[card].shields for card in characters] == [1, 1]
    assert [player.pool for player in started.state.players] == [[], []]
    assert mine in started.state.players[0].aside
    assert started.state.active == 1  # and begins


@pytest.mark.rule("DS-BATTLEFIELD-2")
def test_whoever_takes_the_battlefield_takes_it_from_the_other() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]), controller=0, active=1)
    duel.act(1, "claim")
    if duel.asked() == (1,):
        duel.no(1)
    for seat in (0, 1, None):
        (field,) = [card for card in duel.table.view(seat).cards if card.kind == "battlefield"]
        assert field.controller == 1, "one battlefield, one controller"
    assert duel.g.controller == 1
    duel.pass_(0)
    assert duel.g.round == 3 and duel.asked() == (1,), "and he alone begins the next round"


@pytest.mark.rule("DS-SETUP-6")
def test_tied_rolls_are_rolled_again() -> None:
    started = through_mulligan(
        begin(bring(FIGHTER), bring(SENTRY)), force=[[0], [3], [5], [4]]
    )  # 1 and 1, then 0 and 2
    assert "ds-log-battlefield-tie" in told_ids(started)
    assert started.waiting == (1,)


@pytest.mark.rule("DS-SETUP-7")
def test_when_no_roll_can_decide_chance_picks_who_chooses() -> None:
    started = through_mulligan(begin(bring(ONES), bring(ONES)), force=[1])
    assert "ds-log-battlefield-random" in told_ids(started)
    assert "ds-log-battlefield-roll" not in told_ids(started)
    assert started.ask(1).prompt_text().id == "ds-ask-battlefield"


@pytest.mark.rule("DS-SETUP-7")
def test_a_tie_of_dice_that_can_differ_is_rolled_not_picked() -> None:
    started = through_mulligan(begin(bring(FIGHTER), bring(FIGHTER)), force=[[1], [0]])
    assert "ds-log-battlefield-random" not in told_ids(started)


@pytest.mark.rule("DS-SETUP-11", "DS-SETUP-12")
def test_the_steps_come_in_order_and_after_setup_abilities_before_the_first_round() -> None:
    started = through_mulligan(begin(bring(FIGHTER, plot=PLAN), bring(SENTRY)), force=[[1], [3]])
    started.answer(0, str(started.state.players[0].aside[0]))
    order = [
        "ds-log-layout",
        "ds-log-battlefields-aside",
        "ds-log-draw",
        "ds-log-mulligan",
        "ds-log-gain",
        "ds-log-battlefield-roll",
        "ds-log-battlefield-used",
        "ds-log-shields",
        "ds-log-after-setup",
        "ds-log-round",
    ]
    told = told_ids(started)
    places = [told.index(message) for message in order]
    assert places == sorted(places)
    assert started.state.players[0].resources == 5  # 2 and 3 from the plot
    after = told.index("ds-log-after-setup")
    assert "ds-log-gain" in told[after : told.index("ds-log-round")]


@pytest.mark.rule("DS-BATTLEFIELD-1")
def test_home_turf_advantage_chooses_between_two_own_battlefields() -> None:
    two = bring(FIGHTER, fields=("01168", "01174"))
    started = through_mulligan(begin(two, bring(SENTRY)), force=[[1], [3]])
    first, second = started.state.players[0].aside
    started.answer(0, str(first))
    assert started.ask(0).prompt_text().id == "ds-ask-own-battlefield"
    started.answer(0, str(second))
    assert started.state.battlefield == second
    assert first in started.state.players[0].aside


@pytest.mark.rule("DS-SCOPE-1")
def test_the_game_says_by_which_rules_it_is_played() -> None:
    assert "rules reference 2.1" in writer("en").write(game.about)


# --- upkeep -------------------------------------------------------------------------------------


@pytest.mark.rule("DS-UPKEEP-1", "DS-UPKEEP-2", "DS-UPKEEP-3", "DS-UPKEEP-7", "DS-ROUND-1")
def test_upkeep_readies_takes_dice_back_pays_and_draws_in_this_order() -> None:
    duel = table(
        Side(
            [In(FIGHTER, dice=("1MD",), exhausted=True, upgrades=[In("AW 59", exhausted=True)])],
            supports=[In("AW 89", exhausted=True)],
            resources=1,
        ),
        Side([In(SENTRY, dice=("-", "2R"), exhausted=True)], resources=0),
    )
    duel.pass_(0).pass_(1)
    assert not any(card.exhausted for card in duel.g.play.values())
    assert (duel.pool(0), duel.pool(1)) == ([], [])
    assert (duel.resources(0), duel.resources(1)) == (3, 2)
    told = duel.log()
    steps = [
        "ds-log-phase-end",
        "ds-log-upkeep-ready",
        "ds-log-dice-back",
        "ds-log-gain",
        "ds-log-draw",
        "ds-log-round",
    ]
    assert [told.index(step) for step in steps] == sorted([told.index(step) for step in steps])


@pytest.mark.rule("DS-UPKEEP-4")
def test_any_number_is_discarded_before_drawing_up() -> None:
    duel = table(Side([FIGHTER], hand=["AW 149", "AW 151", "AW 153", "AW 155"]), Side([SENTRY]))
    duel.pass_(0).pass_(1)
    duel.choose(0, "AW 149", "AW 151")
    assert len(duel.hand(0)) == 5
    assert duel.discard(0) == ["Aim", "Use The Force"]
    assert duel.deck_size(0) == 7


@pytest.mark.rule("DS-UPKEEP-4")
def test_upkeep_discards_are_secret_until_both_have_chosen() -> None:
    duel = table(Side([FIGHTER], hand=["AW 149"]), Side([SENTRY], hand=["AW 151"]))
    duel.pass_(0).pass_(1)
    assert duel.asked() == (0, 1)
    duel.choose(0, "AW 149")
    assert duel.table.view(1).players[0].discard == ()
    duel.choose(1)
    assert duel.discard(0) == ["Use The Force"]


@pytest.mark.rule("DS-UPKEEP-6")
def test_a_short_deck_is_drawn_as_far_as_it_goes() -> None:
    duel = table(Side([FIGHTER], deck=["AW 149", "AW 151"]), Side([SENTRY]))
    duel.pass_(0).pass_(1)
    assert duel.hand(0) == ["Aim", "Use The Force"]
    assert duel.deck_size(0) == 0


@pytest.mark.rule("DS-UPKEEP-3")
def test_a_card_may_raise_the_income_of_everybody() -> None:
    vault = made("support", "Vault", Standing(MoreUpkeep(1, Whose.EVERYONE)))
    duel = table(Side([FIGHTER], supports=[vault]), Side([SENTRY]))
    duel.pass_(0).pass_(1)
    assert (duel.resources(0), duel.resources(1)) == (3, 3)


# --- winning ------------------------------------------------------------------------------------


@pytest.mark.rule("DS-WIN-1")
def test_the_last_character_defeated_ends_the_game_at_once() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("2MD", "1MD"))]),
        Side([In(SENTRY, damage=9, dice=("1R",))], supports=["SoR 123"], resources=0),
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.over
    assert duel.winners == (0,)
    assert duel.resources(1) == 0  # Aftermath had no time to pay


@pytest.mark.rule("DS-WIN-2")
def test_no_cards_after_upkeep_loses_and_before_it_does_not() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY], deck=[]))
    duel.rolls((FIGHTER, "1MD")).act(0, "activate", FIGHTER)
    assert not duel.over
    duel.pass_(1).pass_(0)
    assert duel.over
    assert duel.winners == (0,)


@pytest.mark.rule("DS-WIN-2")
def test_a_card_in_hand_keeps_a_player_in_the_game() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY], deck=[], hand=["AW 149"]))
    duel.pass_(0).pass_(1)
    duel.choose(1)
    assert not duel.over


@pytest.mark.rule("DS-WIN-3")
@pytest.mark.parametrize("controller", [0, 1])
def test_both_without_cards_the_battlefields_controller_wins(controller: int) -> None:
    duel = table(Side([FIGHTER], deck=[]), Side([SENTRY], deck=[]), controller=controller)
    duel.pass_(0).pass_(1)
    assert duel.winners == (controller,)


@pytest.mark.rule("DS-WIN-3")
@pytest.mark.parametrize("controller", [0, 1])
def test_both_lose_their_last_characters_together_the_battlefields_controller_wins(
    controller: int,
) -> None:
    doom = event("Doom", Deal(9, Each(Cards(types=CHARACTERS))))
    duel = table(
        Side([In(FIGHTER, damage=5)], hand=[doom]),
        Side([In(SENTRY, damage=5)]),
        controller=controller,
    )
    duel.act(0, "play", doom)
    assert duel.winners == (controller,)


def test_ten_rounds_of_passes_are_a_draw() -> None:
    duel = table(Side([FIGHTER]), Side([RAIDER]))
    for _ in range(40):
        if duel.over:
            break
        for seat in duel.asked():
            duel.choose(seat, "pass" if "pass" in duel.offered(seat) else "none")
    assert duel.over
    assert duel.winners == ()
    assert duel.table.result.reason.id == "ds-end-idle"
