"""Bots drop bombs where enemies will be hurt, and keep them elsewhere."""

from typing import Any

import pytest

import cantina
from cantina.core.window import Window
from cantina.games.x_wing.bot.sight import Sight
from cantina.games.x_wing.bot.stances import own_stances
from cantina.games.x_wing.state import Bomb, Ship
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position

LEVELS = ("normal", "hard", "ace")
BEHIND = (450, 340, 90)
BESIDE = (380, 430, 180)
FAR = (450, 860, 90)

MINE = "card:upgrade:{}:0"
BOMB = "use:0:upgrade:{}:0"


def prey(at: tuple[float, float, float]) -> Ship:
    return tie("deltasquadronpilot", at=at)


def bomber(*cards: str) -> Ship:
    return x_wing("goldsquadronpilot", upgrades=list(cards), at=(450, 500, 90))


def answer(level: str, table: Skirmish) -> str:
    return cantina.bot(level, "x-wing", 1).choose(Window(table, REBEL))


def drops_mine(level: str, card: str, *others: Ship) -> bool:
    return answer(level, act(bomber(card), *others)) == MINE.format(card)


def drops_bomb(level: str, card: str, *others: Ship, dial: str = "straight:3") -> bool:
    return answer(level, fly(dial, bomber(card), *others)) == BOMB.format(card)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("card", "y"), [("proximitymines", 340), ("connernet", 340), ("clustermines", 395)]
)
def test_a_mine_waits_until_somebody_follows(level: str, card: str, y: float) -> None:
    assert not drops_mine(level, card, prey(FAR))
    assert drops_mine(level, card, prey((450, y, 90)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "card", ["seismiccharges", "protonbombs", "thermaldetonators", "ionbombs", "bombletgenerator"]
)
def test_a_bomb_waits_until_somebody_is_near(level: str, card: str) -> None:
    assert not drops_bomb(level, card, prey(FAR))
    assert drops_bomb(level, card, prey(BEHIND))


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_dropped_on_own_ships(level: str) -> None:
    friend = x_wing("lukeskywalker", at=BESIDE)
    assert not drops_bomb(level, "seismiccharges", prey(BEHIND), friend)
    under = x_wing("lukeskywalker", at=(450, 420, 90))
    assert not drops_mine(level, "proximitymines", prey(BEHIND), under)


@pytest.mark.parametrize("level", LEVELS)
def test_who_stays_in_the_blast_keeps_the_bomb(level: str) -> None:
    in_the_way = tie(at=(450, 575, 0))
    assert drops_bomb(level, "protonbombs", prey(BEHIND), in_the_way, dial="straight:3")
    assert not drops_bomb(level, "protonbombs", prey(BEHIND), in_the_way, dial="straight:1")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("behind", "way"), [((450, 380, 90), "near"), ((450, 270, 90), "far")])
def test_a_bomb_falls_where_it_hurts(
    level: str, behind: tuple[float, float, float], way: str
) -> None:
    table = fly("straight:3", bomber("seismiccharges", "bombardier"), prey(behind))
    bot = cantina.bot(level, "x-wing", 1)
    for expected in (BOMB.format("seismiccharges"), way):
        key = bot.choose(Window(table, REBEL))
        assert key == expected
        table.answer(REBEL, key)


def flown(table: Skirmish, key: str, **more: Any) -> float:
    sight = Sight(table.view(IMPERIAL))
    return own_stances(sight, sight.by_id[1], [key], **more)[0].worth


def test_mines_that_lie_there_are_flown_around() -> None:
    mine = Bomb(0, "proximitymines", 0, 450.0, 440.0)
    ships = [x_wing(at=(450, 100, 90)), tie(at=(450, 600, 270))]
    clear, mined = (play(position(*ships, step="planning", bombs=bombs)) for bombs in ([], [mine]))
    assert flown(mined, "straight:3") < flown(clear, "straight:3") - 1.0
    assert flown(mined, "turn:left:3") == flown(clear, "turn:left:3")


def test_the_old_yardstick_still_drops_everything() -> None:
    assert drops_mine("greedy", "proximitymines", prey(FAR))
    assert drops_bomb("greedy", "seismiccharges", prey(FAR))
