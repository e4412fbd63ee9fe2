"""The commands `cantina cards outer-rim` and `cantina odds outer-rim`."""

import json

import pytest
from typer.testing import CliRunner

from cantina.cli.main import make_app
from cantina.games.outer_rim.odds import combat_odds
from cantina.games.outer_rim.odds import test_odds as chance_to_pass


def cantina(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(make_app(), list(arguments))
    return done.exit_code, done.output


def test_all_components_are_listed_with_their_confidence() -> None:
    code, output = cantina("cards", "outer-rim", "--json")
    assert code == 0
    found = json.loads(output)
    assert len(found) == 193 + 8 + 10 + 22 + 16 + 10
    assert {entry["confidence"] for entry in found} == {"seed", "public", "ours"}
    assert all(entry["name"] and entry["text"] for entry in found)


def test_a_word_finds_its_cards() -> None:
    code, output = cantina("cards", "outer-rim", "kessel run")
    assert code == 0
    assert "The Kessel Run [job_kessel_run] (from the rulebooks)" in output
    assert "Reward: 10,000 credits and 2 fame" in output
    code, output = cantina("cards", "outer-rim", "xyzzy")
    assert (code, output.strip()) == (2, "No component contains “xyzzy”.")


@pytest.mark.parametrize(("skills", "chance"), [(0, 15 / 64), (1, 48 / 64), (2, 60 / 64)])
def test_odds_of_a_test_are_exact(skills: int, chance: float) -> None:
    code, output = cantina("odds", "outer-rim", "test", "--skills", str(skills), "--json")
    assert code == 0
    assert json.loads(output)["pass"] == pytest.approx(chance)
    assert chance_to_pass(skills, 1) == pytest.approx(1 - (1 - chance) ** 1.5)


def test_odds_of_a_combat_are_exact() -> None:
    # one die each: damage 0, 1, 2 with 4/8, 3/8, 1/8; the attacker wins ties
    expected = (4 * 4 + 3 * 7 + 1 * 8) / 64
    assert combat_odds(1, 1) == pytest.approx(expected)
    code, output = cantina("odds", "outer-rim", "combat", "1", "1", "--left", "1", "--json")
    found = json.loads(output)
    assert code == 0
    assert found["win"] == pytest.approx(expected)
    assert found["defeat"] == pytest.approx(0.5)
    assert (found["dealt"], found["suffered"]) == (0.625, 0.625)
    code, output = cantina("odds", "outer-rim", "combat", "3", "5", "--kind", "ship")
    assert output.splitlines()[0] == "Space combat, 3 dice against 5: 35% to win"


def test_impossible_numbers_are_refused() -> None:
    code, output = cantina("odds", "outer-rim", "combat", "3", "50")
    assert (code, output.strip()) == (2, "DEFENCE must be between 0 and 20.")
