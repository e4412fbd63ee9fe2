from typing import Any

import pytest

from cantina.core.fluent import writer
from cantina.core.table import Table
from cantina.core.testing import blocked, offered, play, prompt, told, told_ids
from cantina.games.smugglers_dice.game import CARGO, Smuggler, chance_to_slip_through, game

DEAL = ["food", "gems", "spice", "food", "food", "food", "droids", "droids", "droids"]


def dealt(*more: object) -> Table[Any]:
    return Table.start(game, ["Ania", "Oleh", "Ira"], script=[[0, 1, 2], *DEAL, *more])


def flying(*routes: str, credits: int = 2, hand: str = "gems") -> Table[Any]:
    state = game.begin(game.read_options(), len(routes))
    state.smugglers = [Smuggler(credits, [hand], route) for route in routes]
    state.order, state.step = list(range(len(routes))), "run"
    state.deck.shuffle_in(["food", "spice"])
    return Table.at(game, state, script=[])


def without_a_credit() -> Table[Any]:
    """Let two choose their routes, of whom the first has spent everything."""
    state = game.begin(game.read_options(), 2)
    state.smugglers[0].credits = 0
    state.order, state.step = [0, 1], "routes"
    return Table.at(game, state)


@pytest.mark.rule("SD-1")
def test_everybody_begins_with_three_cards_in_a_random_order() -> None:
    table = dealt()
    assert [smuggler.cards for smuggler in table.view(0).smugglers] == [3, 3, 3]
    assert table.view(0).deck == 24 - 9
    assert table.view(0).smugglers[0].hand == ["food", "gems", "spice"]
    assert table.view(0).smugglers[1].hand is None
    other = Table.start(game, 3, script=[[2, 0, 1], *DEAL])
    assert other.view(None).order == [2, 0, 1]


@pytest.mark.rule("SD-1", "SD-5")
def test_without_cargo_the_game_is_over() -> None:
    state = game.begin(game.read_options(), 2)
    state.step, state.order = "deal", [0, 1]
    state.smugglers[1].credits = 3
    table = Table.at(game, state)
    assert table.result is not None
    assert table.result.winners == (1,)


@pytest.mark.rule("SD-2")
def test_routes_are_secret_and_a_night_run_costs_a_credit() -> None:
    table = play(dealt(), (0, "night-run"), (1, "asteroids"))
    assert told(table) == []
    table.answer(2, "asteroids")
    assert told_ids(table) == ["sd-log-route"] * 3
    assert [smuggler.credits for smuggler in table.view(0).smugglers] == [1, 2, 2]


@pytest.mark.rule("SD-2")
def test_a_night_run_is_blocked_without_a_credit() -> None:
    table = without_a_credit()
    assert offered(table, 0) == ["trade-lane", "asteroids"]
    assert blocked(table, 0) == {"night-run": "SD-2"}
    assert "night-run" in offered(table, 1)


@pytest.mark.rule("SD-2")
@pytest.mark.parametrize(
    ("routes", "dice"),
    [
        (("trade-lane", "asteroids"), 3),
        (("asteroids", "trade-lane"), 2),
        (("asteroids", "asteroids"), 3),
        (("night-run", "asteroids"), 1),
        (("night-run", "night-run", "night-run"), 3),
    ],
)
def test_company_on_a_route_draws_more_patrols(routes: tuple[str, ...], dice: int) -> None:
    table = flying(*routes, hand="spice")
    table.force(["clear"] * dice)
    play(table, (0, "0"), (0, "0"))
    assert table.view(0).smugglers[0].credits == 7


@pytest.mark.rule("SD-3")
@pytest.mark.parametrize(
    ("faces", "earned"),
    [
        (["clear", "clear", "scan"], 5),
        (["clear", "scan", "scan"], 0),
        (["clear", "clear", "raid"], 0),
    ],
)
def test_a_raid_or_two_scans_lose_the_cargo(faces: list[str], earned: int) -> None:
    table = flying("trade-lane", "asteroids", hand="spice")
    table.force(faces)
    play(table, (0, "0"), (0, "0"))
    credits = [smuggler.credits for smuggler in table.view(0).smugglers]
    assert credits == [2 + earned, 2 if earned else 3]
    assert table.view(0).smugglers[0].cards == 0
    assert table.view(0).delivered == ["spice"]


@pytest.mark.rule("SD-3")
def test_a_bribe_keeps_dice_away() -> None:
    table = play(flying("trade-lane", "asteroids", hand="spice"), (0, "0"))
    assert prompt(table, 0) == "sd-ask-bribe"
    assert offered(table, 0) == ["0", "1", "2"]
    table.force(["scan"])
    table.answer(0, "2")
    assert table.view(0).smugglers[0].credits == 5


@pytest.mark.rule("SD-4")
def test_cargo_has_its_own_effect_after_delivery() -> None:
    table = flying("night-run", "asteroids", hand="food")
    table.force(["clear"], "spice")
    play(table, (0, "0"), (0, "0"))
    assert table.view(0).smugglers[0].hand == ["spice"]

    table = flying("night-run", "asteroids", hand="droids")
    table.force(["clear"])
    play(table, (0, "0"), (0, "0"))
    assert prompt(table, 0) == "effect-ask-may"
    table.force("spice", "food")
    table.answer(0, "yes")
    assert table.view(0).deck_top == ["spice", "food"]
    assert table.view(1).deck_top == [None, None]
    assert "You see on top of the deck: spice, food." in told(table, 0)
    assert "sd-log-looked" not in told_ids(table, 1)

    table = flying("night-run", "asteroids", hand="gems")
    table.force(["clear"], "food")
    play(table, (0, "0"), (0, "0"))
    assert table.view(0).smugglers[0].credits == 2 + 3 + 1
    assert table.view(0).deck_top == ["food"]


@pytest.mark.rule("SD-4")
def test_looking_ahead_may_be_declined() -> None:
    table = flying("night-run", "asteroids", hand="droids")
    table.force(["clear"])
    play(table, (0, "0"), (0, "0"), (0, "no"))
    assert table.view(0).deck_top == []


@pytest.mark.rule("SD-5")
def test_the_target_ends_the_game_at_once_and_ties_are_shared() -> None:
    table = flying("night-run", "asteroids", credits=16, hand="spice")
    table.force(["clear"])
    play(table, (0, "0"), (0, "0"))
    assert table.result is not None
    assert table.result.winners == (0,)
    assert [standing.place for standing in table.result.standings] == [1, 2]

    state = game.begin(game.read_options(), 3)
    state.step, state.order = "deal", [0, 1, 2]
    state.smugglers[0].credits = state.smugglers[2].credits = 9
    tied = Table.at(game, state).result
    assert tied is not None
    assert tied.winners == (0, 2)


@pytest.mark.parametrize("dice", range(6))
def test_the_odds_on_the_ask_are_exact(dice: int) -> None:
    from itertools import product

    from cantina.games.smugglers_dice.game import PATROL_DIE

    rolls = list(product(PATROL_DIE.faces, repeat=dice))
    safe = [faces for faces in rolls if "raid" not in faces and faces.count("scan") < 2]
    assert chance_to_slip_through(dice) == pytest.approx(len(safe) / len(rolls))


def test_cargo_prints_its_effect() -> None:
    printed = {
        name: writer("en").write(cargo.delivered.says())
        for name, cargo in CARGO.items()
        if cargo.delivered is not None
    }
    assert printed == {
        "food": "draw a card",
        "droids": "you may look at the top 2 cards of the deck",
        "gems": "gain 1 credit, look at the top card of the deck",
    }
