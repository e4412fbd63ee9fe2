"""The X-Wing commands as a person or a program calls them."""

import json
from pathlib import Path
from typing import Any

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


LUKES_TORPEDOES = ("odds", "x-wing", "Luke Skywalker + R2-D2 + Proton Torpedoes", "mauler mithel")
FIRED = (*LUKES_TORPEDOES, "--weapon", "proton torpedoes", "--attacker", "focus,lock")


def odds_told(*words: str) -> dict[str, Any]:
    done = run(*words, "--json")
    assert done.exit_code == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_odds_of_two_ships_come_from_their_cards() -> None:
    found = odds_told(*FIRED)
    assert found["attacker"] == {
        "pilot": "lukeskywalker",
        "upgrades": ["r2d2", "protontorpedoes"],
    }
    assert (found["weapon"], found["range"]) == ("protontorpedoes", 2)
    assert found["expected_crits"] > found["expected_hits"]  # the card turns a focus into one
    assert found["expected_damage"] > odds_told(*LUKES_TORPEDOES)["expected_damage"]
    assert sum(found["p"]) == pytest.approx(1.0)


def test_plain_ships_have_the_odds_of_their_dice() -> None:
    dice = odds_told("odds", "x-wing", "--attack", "3", "--defense", "3", "--defender", "evade")
    ships = odds_told("odds", "x-wing", "rookiepilot", "academypilot", "--defender", "evade")
    assert ships["p"] == pytest.approx(dice["p"])
    near = odds_told("odds", "x-wing", "rookiepilot", "academypilot", "--range", "1")
    assert len(near["p"]) == 5


def test_what_the_ships_have_and_have_lost_is_in_the_odds() -> None:
    def told(*more: str) -> dict[str, Any]:
        return odds_told("odds", "x-wing", "rookiepilot", "rookiepilot", *more)

    whole, worn = told(), told("--shields", "0", "--hull", "1")
    assert whole["p_destroyed"] == 0.0
    assert worn["p_destroyed"] == pytest.approx(worn["p_hit"])
    assert told("--obstructed")["p_hit"] < whole["p_hit"]
    assert told("--attacker", "focus")["p_hit"] > whole["p_hit"]
    assert told("--defender", "tractor")["p_hit"] > whole["p_hit"]
    assert told("--defender", "reinforce-fore")["p_hit"] < whole["p_hit"]


def test_odds_are_told_in_words() -> None:
    told = run(*FIRED).stdout
    assert "Luke Skywalker against “Mauler Mithel”, Proton Torpedoes, range 2" in told
    assert "destroys hull 3, shields 0" in told
    assert "SHIP" in run("odds", "x-wing", "--help").stdout


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("luke skywalkr", "maulermithel"), "Did you mean lukeskywalker"),
        (("lukeskywalker+r2-dd2", "maulermithel"), "Did you mean r2d2"),
        (("lukeskywalker+gunner", "maulermithel"), "No free “crew” slot"),
        (("rookiepilot", "maulermithel", "--attacker", "fokus"), "Did you mean focus?"),
        (("lukeskywalker", "maulermithel", "--weapon", "ioncannon"), "does not carry"),
        (FIRED[2:6], "needs a target lock"),
        (("rookiepilot", "maulermithel", "--hull", "9"), "--hull goes from 1 to 3"),
        (("rookiepilot",), "Write two ships"),
        (("rookiepilot", "maulermithel", "--attack", "3", "--defense", "2"), "not both"),
    ],
)
def test_what_is_wrong_with_two_ships_is_said(words: tuple[str, ...], answer: str) -> None:
    done = run("odds", "x-wing", *words)
    assert done.exit_code == 2
    assert answer in done.stderr


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
