"""The balance of the game: matches counted with their errors."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cantina.cli.main import make_app
from cantina.games.outer_rim.bot.balance import (
    Match,
    Seat,
    average,
    play_all,
    play_match,
    share,
    weigh,
)
from cantina.games.outer_rim.library import CARDS, CHARACTERS


def test_a_share_has_the_bounds_of_wilson() -> None:
    half = share(50, 100)
    assert (half.share, half.hits, half.cases) == (0.5, 50, 100)
    assert half.low == pytest.approx(0.4038, abs=1e-4)
    assert half.high == pytest.approx(0.5962, abs=1e-4)
    never = share(0, 10)
    assert never.low == 0 and never.high == pytest.approx(0.2775, abs=1e-4), "not surely never"
    assert (share(0, 0).low, share(0, 0).high) == (0, 1), "nothing is known"


def test_an_average_has_its_error() -> None:
    found = average([10.0, 12.0, 14.0])
    assert (found.mean, found.least, found.most) == (12, 10, 14)
    assert found.error == pytest.approx(1.96 * 2 / 3**0.5)
    assert average([7.0]).error == 0


def seat(character: str, place: int, won: bool, **fame: Any) -> Seat:
    return Seat(character, "lancer", place, won, won, False, fame)


def test_what_matches_come_to() -> None:
    one = Match([seat("bossk", 0, True, job=6, goal=4), seat("ig_88", 1, False, job=2)], 20.0, [])
    two = Match(
        [seat("bossk", 1, False), seat("jyn_erso", 0, True, luxury=8)], 10.0, ["gear_dl_44"]
    )
    found = weigh([one, two], "greedy", 2, 0)
    assert (found.characters["bossk"].hits, found.characters["bossk"].cases) == (1, 2)
    assert found.characters["jyn_erso"].share == 1
    assert [place.hits for place in found.places] == [2, 0]
    assert {name: each.hits for name, each in found.fame.items()} == {
        "job": 8,
        "luxury": 8,
        "goal": 4,
    }
    assert found.goals["ig_88"].share == 0 and found.ships["lancer"].cases == 4
    assert found.rounds.mean == 15
    assert "gear_dl_44" not in found.never_bought and "gear_jetpack" in found.never_bought
    assert all(CARDS[card].market is not None for card in found.never_bought)


def test_a_match_depends_on_its_seed_alone_and_draws_its_characters() -> None:
    played = [play_match("random", 2, seed) for seed in (3, 3, 4, 5, 6)]
    assert played[0] == played[1]
    drawn = {one.character for match in played for one in match.seats}
    assert len(drawn) > 3 and drawn <= set(CHARACTERS)
    assert list(play_all("random", 2, 3, 0, 1)) == list(play_all("random", 2, 3, 0, 2))


def test_the_command_prints_and_keeps_a_report(tmp_path: Path) -> None:
    kept = tmp_path / "balance.md"
    arguments = [
        "balance",
        "outer-rim",
        "-n",
        "2",
        "--seats",
        "2",
        "--bot",
        "random",
        "--jobs",
        "1",
    ]
    found = CliRunner().invoke(make_app(), [*arguments, "--report", str(kept)])
    assert found.exit_code == 0, found.output
    assert kept.read_text("utf-8") == found.output
    assert "## Wins by character" in found.output and "## Never bought" in found.output
    refused = CliRunner().invoke(make_app(), ["balance", "outer-rim", "-n", "0"])
    assert refused.exit_code != 0
