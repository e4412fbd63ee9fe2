"""The greedy pilot: beats chance, stays on the mat, and knows no more than its seat."""

from typing import Any

import pytest
from msgspec import structs

from cantina.bots.random_bot import RandomBot
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.window import Window
from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.dice import reroll
from cantina.games.x_wing.bot.greedy import GreedyBot
from cantina.games.x_wing.geometry import Bearing, Pose
from cantina.games.x_wing.random_squads import random_squad
from cantina.games.x_wing.rules.squads import xws_text
from cantina.games.x_wing.terms import Faction
from x_wing.duels import shoot
from x_wing.faces import HIT
from x_wing.ships import tie, x_wing
from x_wing.table import Skirmish, position
from x_wing.table import play as at_table

MIRROR: dict[str, Any] = {"squad_building": True, "points": [31, 31]}


class Watched:
    """A bot whose dials are checked: off the mat only when nothing else is possible."""

    def __init__(self, seed: int) -> None:
        self.bot = GreedyBot(seed)
        self.dials = 0

    def choose(self, window: Window) -> str:
        key = self.bot.choose(window)
        if window.ask.prompt.id == "xw-ask-dial":
            self.dials += 1
            check_stays(window, key)
        return key


def check_stays(window: Window, key: str) -> None:
    view = window.view
    ship_id, _, chosen = key.partition(":")
    ship = view.ships[int(ship_id)]
    start = Pose(ship.x, ship.y, ship.heading)

    def leaves(maneuver: str) -> bool:
        bearing, _, speed = maneuver.rpartition(":")
        end = geometry.end_pose(start, Bearing(bearing), int(speed), ship.base)
        return geometry.is_off_mat(end, ship.base, view.width, view.height)

    options = [o.partition(":")[2] for o in list(window.keys()) if o.startswith(f"{ship_id}:")]
    stressed = ship.tokens.get("stress", 0) > 0
    colours = {m.key: m.colour for m in view.dials[ship_id]}
    open_to_it = [o for o in options if not (stressed and colours[o] == "red")]
    if any(not leaves(option) for option in open_to_it):
        assert not leaves(chosen), (ship, key)


def play(options: dict[str, Any], seed: int, greedy: int) -> tuple[Table[Any], Watched]:
    table = Skirmish.start(find_game("x-wing"), 2, options, seed=seed, snapshots=False)
    watched = Watched(seed)
    bots: list[Any] = [RandomBot(seed + 1), RandomBot(seed + 1)]
    bots[greedy] = watched
    windows = [Window(table, seat) for seat in (0, 1)]
    while table.result is None:
        seat = table.waiting[0]
        table.answer(seat, bots[seat].choose(windows[seat]))
    return table, watched


def fled(table: Table[Any]) -> set[str]:
    """Return the pilots that left the play area, by the log."""
    names = [event.text.args["ship"] for event in table.log if event.text.id == "xw-log-flees"]
    plain = [name.args.get("pilot", name) if name.args else name for name in names]
    return {name.id.removeprefix("xw-pilot-") for name in plain}


@pytest.mark.parametrize("greedy", [0, 1])
def test_beats_random_at_31_points_and_never_flies_off_the_mat(greedy: int) -> None:
    wins = 0
    for seed in range(20):
        table, watched = play(MIRROR, seed, greedy)
        assert table.result is not None
        wins += table.result.winners == (greedy,)
        assert watched.dials
        own = {ship.pilot for ship in table.state.ships if ship.seat == greedy}
        assert not own & fled(table)
    assert wins >= 19


@pytest.mark.parametrize("mission", ["political-escort", "asteroid-run", "dark-whispers"])
@pytest.mark.parametrize("greedy", [0, 1])
def test_wins_the_missions_against_random(mission: str, greedy: int) -> None:
    wins = [play_mission(mission, seed, greedy) for seed in range(4)]
    assert sum(wins) >= 3


def play_mission(mission: str, seed: int, greedy: int) -> bool:
    table = Skirmish.start(find_game("x-wing"), 2, {"mission": mission}, seed=seed, snapshots=False)
    bots: list[Any] = [RandomBot(seed), RandomBot(seed)]
    bots[greedy] = GreedyBot(seed)
    windows = [Window(table, seat) for seat in (0, 1)]
    while table.result is None:
        seat = table.waiting[0]
        table.answer(seat, bots[seat].choose(windows[seat]))
    return table.result.winners == (greedy,)


def test_the_same_seed_plays_the_same_game() -> None:
    first, _ = play({}, 5, 0)
    second, _ = play({}, 5, 0)
    assert first.answered == second.answered
    assert first.view(0) == second.view(0)


@pytest.mark.parametrize("first", [Faction.REBEL, Faction.SCUM])
@pytest.mark.parametrize("second", [Faction.IMPERIAL, Faction.SCUM])
def test_flies_ships_of_every_faction(first: Faction, second: Faction) -> None:
    wins = 0
    for seed in range(3):
        squads = tuple(xws_text(random_squad(Rng(seed), side, 100)) for side in (first, second))
        table = Skirmish.start(
            find_game("x-wing"), 2, {"squads": squads}, seed=seed, snapshots=False
        )
        bots: list[Any] = [GreedyBot(seed), RandomBot(seed)]
        windows = [Window(table, seat) for seat in (0, 1)]
        while table.result is None:
            seat = table.waiting[0]
            table.answer(seat, bots[seat].choose(windows[seat]))
        wins += table.result.winners == (0,)
    assert wins >= 2


def test_it_never_shoots_at_friends() -> None:
    ship = x_wing("syndicatethug", upgrades=["r5tk"])
    friend = x_wing(at=(450, 420, 270), had_combat=True)
    table = at_table(position(ship, friend, tie(at=(850, 850, 90), had_combat=True)))
    assert "attack:primary:1" in table.offered(0)
    assert GreedyBot(1).choose(Window(table, 0)) == "pass"


def test_it_weighs_curved_rolls() -> None:
    viper = x_wing("blacksunvigo", upgrades=["starvipermkii"], at=(450, 300, 90))
    state = position(viper, tie(at=(620, 420, 225)), step="perform-action", active=0)
    table, bot = at_table(state), GreedyBot(3)
    key = bot.choose(Window(table, 0))
    assert key in table.offered(0)
    table.answer(0, "barrel-roll:right-ahead")
    bot._roll = "right-ahead"
    assert bot.choose(Window(table, 0)) in ("-20.0", "-10.0", "0.0", "10.0", "20.0")


def test_of_dice_as_good_as_each_other_it_rerolls_the_first() -> None:
    table = shoot(x_wing(lock=1), tie(), [HIT] * 3)
    table.answer(0, "lock")
    ask = structs.replace(table.asks(0)[0], least=2)
    assert reroll(ask, table.view(0), 0) == "0+1"
