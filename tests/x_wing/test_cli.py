"""The X-Wing commands as a person or a program calls them."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cantina.cli.main import make_app

RUNNER = CliRunner()
APP = make_app()

LUKE = {"name": "lukeskywalker", "ship": "xwing", "upgrades": {"ept": ["marksmanship"]}}
SQUAD = {"version": "1.0.0", "faction": "rebel", "pilots": [LUKE]}


def run(*words: str, stdin: str = "") -> Result:
    return RUNNER.invoke(APP, list(words), input=stdin)


@pytest.fixture
def squad(tmp_path: Path) -> str:
    file = tmp_path / "squad.json"
    file.write_text(json.dumps(SQUAD))
    return str(file)


def test_measure_answers_line_by_line() -> None:
    lines = [
        '{"op":"overlap","a":{"pose":[0,0,0],"base":"small"},"b":{"pose":[30,0,0],"base":"small"}}',
        "nonsense",
        '{"op":"range","a":{"pose":[0,0,0],"base":"small"},"b":{"pose":[240,0,0],"base":"small"}}',
    ]
    done = run("x-wing", "measure", stdin="\n".join(lines) + "\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[0] == {"overlap": True}
    assert list(answers[1]) == ["error"]
    assert answers[2] == {"distance": 200.0, "range": 2}
    assert done.exit_code == 0


def test_squad_check(squad: str) -> None:
    done = run("squad", "check", squad, "--points", "31", "--json")
    assert done.exit_code == 0
    assert json.loads(done.stdout) == {"valid": True, "points": 31, "problems": [], "remarks": []}
    over = run("squad", "check", squad, "--points", "30", "--json")
    assert over.exit_code == 1
    found = json.loads(over.stdout)
    assert (found["valid"], found["points"]) == (False, 31)
    assert found["problems"][0]["code"] == "over_points"
    assert "31" in found["problems"][0]["message"]
    assert "1 problem" in run("squad", "check", squad, "--points", "30").stdout


def test_a_wrong_sum_in_the_file_is_only_a_remark() -> None:
    said = json.dumps({**SQUAD, "points": 12})
    done = run("squad", "check", "-", stdin=said)
    assert done.exit_code == 0
    assert "The file says 12 points" in done.stdout
    found = json.loads(run("squad", "check", "-", "--json", stdin=said).stdout)
    assert (found["valid"], found["remarks"][0]["code"]) == (True, "wrong_points")


def test_squad_check_reads_standard_input() -> None:
    done = run("squad", "check", "-", "--json", stdin=json.dumps(SQUAD))
    assert json.loads(done.stdout)["valid"]


def test_squad_show(squad: str) -> None:
    done = run("squad", "show", squad)
    assert "Luke Skywalker (X-wing), skill 8: 28 points" in done.stdout
    assert "Marksmanship: 3 points" in done.stdout
    again = json.loads(run("squad", "show", squad, "--json").stdout)
    assert again["pilots"][0]["name"] == "lukeskywalker"
    assert again["points"] == 31


def test_squad_random_is_legal_and_repeatable(tmp_path: Path) -> None:
    words = ("squad", "random", "--points", "100", "--faction", "empire", "--seed", "4", "--json")
    first, second = run(*words).stdout, run(*words).stdout
    assert first == second
    drawn = json.loads(first)
    assert drawn["faction"] == "imperial"
    file = tmp_path / "drawn.json"
    file.write_text(first)
    assert run("squad", "check", str(file)).exit_code == 0
    assert "imperial" in run(*words[:-1]).stdout


def test_odds() -> None:
    words = ("odds", "x-wing", "--attack", "3", "--defense", "2", "--range", "1")
    done = run(*words, "--attacker", "focus,lock", "--defender", "evade", "--json")
    found = json.loads(done.stdout)
    assert found["expected_hits"] + found["expected_crits"] == pytest.approx(2.0036, abs=1e-4)
    assert found["p_hit"] == pytest.approx(1 - found["p"][0])
    assert len(found["p"]) == 5  # range 1: four attack dice
    assert sum(found["p"]) == pytest.approx(1.0)
    told = run(*words, "--hull", "3", "--shields", "2").stdout
    assert "4 attack dice against 2 defense dice" in told
    assert "hull 3, shields 2" in told


def test_cards_says_what_is_in_and_what_is_not_yet() -> None:
    found = json.loads(run("cards", "x-wing", "--json").stdout)
    assert "lukeskywalker" in found["in"]["pilots"]
    assert "hansolo" in found["in"]["pilots"]
    assert "croccruiser" in found["not_yet"]["pilots"]
    huge = found["why_not_yet"]["pilots"]["They fly or need a huge base (epic play)"]
    assert huge["croccruiser"] == ["croccruiser"]
    assert not set(found["in"]["upgrades"]) & {"targetingcoordinator"}
    told = run("cards", "x-wing").stdout
    assert "Luke Skywalker (X-wing), skill 8, 28 points" in told
    assert "change one focus to evade" in told
    assert "Not yet" in told
    assert "They fly or need a huge base" in told


@pytest.mark.parametrize(
    "words",
    [
        ("squad", "check", "/no/such/file"),
        ("squad", "check", "/no/such/file", "--json"),
        ("squad", "check", "-", "--points", "0"),
        ("squad", "random", "--faction", "hutts"),
        ("squad", "random", "--faction", "rebel", "--points", "3"),
        ("odds", "x-wing", "--attack", "3", "--defense", "2", "--attacker", "luck"),
        ("odds", "x-wing", "--attack", "3", "--defense", "2", "--range", "4"),
        ("odds", "x-wing", "--attack", "99", "--defense", "2"),
        ("odds", "x-wing", "--attack", "3", "--defense", "-1"),
        ("odds", "x-wing", "--attack", "three", "--defense", "2"),
    ],
)
def test_mistakes_are_one_line_and_exit_code_2(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()
