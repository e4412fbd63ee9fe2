import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina.bots.hindsight import Analysis
from cantina.cli.chart import BARS, COLUMNS, bars
from cantina.cli.main import make_app, make_program
from cantina.core.fluent import Writer
from cantina.core.text import in_percent

CANTINA = [sys.executable, "-c", "from cantina.cli.main import main; main()"]


def cantina(*arguments: str, entered: str = "", **environment: str) -> Any:
    return subprocess.run(
        [*CANTINA, *arguments],
        input=entered,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "200", "LANG": "en", **environment},
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "sabacc"],
        ["dance"],
        ["play", "--warp", "9"],
        ["simulate"],
        ["simulate", "smugglers-dice", "-n", "many"],
        ["play", "smugglers-dice", "--seat", "yoda"],
        ["play", "smugglers-dice", "--seat", "human"],
        ["play", "smugglers-dice", "--option", "target"],
        ["play", "smugglers-dice", "--option", "target=7"],
        ["play", "smugglers-dice", "--option", "colour=red"],
        ["play"],
        ["play", "--resume", "/no/such/file"],
        ["simulate", "sabacc"],
        ["simulate", "smugglers-dice", "--seats", "random,yoda"],
        ["simulate", "smugglers-dice", "--seats", "random"],
        ["simulate", "smugglers-dice", "-n", "0"],
        ["simulate", "smugglers-dice", "--seats", "nowhere.py:Bot,random"],
        ["tournament", "smugglers-dice", "--bots", "random"],
        ["record", "verify", "/no/such/file"],
        ["record", "verify", "/dev/null"],
        ["rules", "--game", "sabacc", "barter"],
        ["rules", "xyzzy"],
        ["rules"],
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str]) -> None:
    done = cantina(*arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_simulation_is_the_same_whatever_the_number_of_jobs() -> None:
    found = []
    for jobs in ("1", "2"):
        done = cantina(
            "simulate", "smugglers-dice", "-n", "40", "--seats", "random,random,random",
            "--seed", "5", "--jobs", jobs, "--json",
        )  # fmt: skip
        tally = json.loads(done.stdout)
        assert set(tally) == {
            "games",
            "decisions",
            "decisions_per_s",
            "wins",
            "draws",
            "mean_turns",
        }
        assert tally.pop("decisions_per_s") > 0
        found.append(tally)
    assert found[0] == found[1]
    assert sum(found[0]["wins"]) + found[0]["draws"] == found[0]["games"] == 40


def test_simulation_for_people_shows_who_wins() -> None:
    done = cantina("simulate", "smugglers-dice", "-n", "20")
    assert "20 matches" in done.stdout
    assert "%" in done.stdout


def test_a_terminal_game_with_undo_log_rules_and_save(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    entered = "9\n1\nw\n1 2\nu\nl\n?\n\nq\n"
    done = cantina(
        "play", "smugglers-dice", "--seat", "human", "--seat", "random", "--seed", "3",
        "--save", str(file), entered=entered,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Answer with a number from 1 to 3." in done.stdout
    assert "Which way do you fly?" in done.stdout
    assert "38%" in done.stdout
    assert "You leave the table." in done.stdout
    verified = cantina("record", "verify", str(file), "--json")
    assert json.loads(verified.stdout)["valid"] is True
    again = cantina("play", "--resume", str(file), "--seat", "human", "--seat", "random",
                    entered="q\n")  # fmt: skip
    assert again.returncode == 0, again.stderr
    assert "credits win" in again.stdout


def test_a_game_is_played_to_the_end_and_told(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    done = cantina(
        "play", "smugglers-dice", "--seat", "random", "--seat", "random", "--seed", "1",
        "--save", str(file),
    )  # fmt: skip
    assert re.search(r"with \d+ credits\.", done.stdout)
    assert "Winner: random 2." in done.stdout
    shown = cantina("record", "show", str(file))
    assert "Turn 1" in shown.stdout
    facts = json.loads(cantina("record", "show", str(file), "--json").stdout)
    assert facts["over"] is True
    moment = cantina("record", "replay", str(file), "--until", "20")
    assert "credits win" in moment.stdout
    branched = cantina("record", "replay", str(file), "--until", "20", "--play", entered="q\n")
    assert branched.returncode == 0
    no_chart = cantina("record", "show", str(file), "--plot", str(tmp_path / "x.svg"))
    assert no_chart.returncode == 2


def test_a_damaged_record_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    cantina("play", "smugglers-dice", "--seat", "random", "--seat", "random", "--save", str(file))
    lines = file.read_text().splitlines()
    lines[5] = lines[5].replace("chance", "chanse")
    file.write_text("\n".join(lines))
    done = cantina("record", "verify", str(file))
    assert done.returncode == 2
    assert done.stderr.startswith("Line 6 of the record")


def test_rules_are_found_by_word_and_by_number() -> None:
    assert "OR-BARTER" in cantina("rules", "barter").stdout
    one = cantina("rules", "xw-range-1").stdout
    assert "Shown by" in one
    found = json.loads(cantina("rules", "--game", "destiny", "upkeep", "--json").stdout)
    assert found
    assert all(paragraph["id"].startswith("DS-") for paragraph in found)


def test_coverage_counts_only_what_a_passing_test_proves(tmp_path: Path) -> None:
    proofs = tmp_path / ".cantina"
    proofs.mkdir()
    (proofs / "proofs.json").write_text(
        json.dumps(
            {
                "a": {"rules": ["SD-1", "SD-2"], "passed": True},
                "b": {"rules": ["SD-3"], "passed": False},
            }
        )
    )
    done = subprocess.run(
        [*CANTINA, "rules", "--coverage", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    games = json.loads(done.stdout)["games"]
    assert games["smugglers-dice"]["proven"] == 2
    assert games["smugglers-dice"]["missing"] == ["SD-3", "SD-4", "SD-5"]
    assert games["outer-rim"]["ids"] == 570
    assert games["outer-rim"]["applicable"] == 561
    assert games["x-wing"]["ids"] == 374


def test_the_help_teaches() -> None:
    assert make_app().info.help
    text = cantina("simulate", "--help").stdout
    assert "Example" in text
    assert "--jobs" in text


def test_the_terminal_speaks_the_readers_language() -> None:
    done = cantina("games", CANTINA_LANG="qps")
    assert "⟦" in done.stdout
    assert "Play one with" not in done.stdout


def test_the_schema_of_views_and_asks_is_exported() -> None:
    schema = json.loads(cantina("schema", "smugglers-dice").stdout)
    assert set(schema["properties"]) == {"view", "options", "ask", "event", "result"}
    assert schema["$defs"]["SmugglerView"]["properties"]["credits"]["type"] == "integer"


def test_a_tournament_for_people_and_for_programs(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Bot:\n    def choose(self, window):\n        return window.keys()[0]\n"
    )
    mine, out = f"{tmp_path}/mine.py:Bot", tmp_path / "out"
    shared = ["tournament", "smugglers-dice", "--bots", f"random,{mine}", "-n", "10"]
    done = cantina(*shared, "--out", str(out), "--records", "--workers", "2")
    assert done.returncode == 0, done.stderr
    assert "±" in done.stdout
    names = {path.name for path in out.iterdir()}
    assert names == {
        "matches.csv", "ratings.csv", "report.html", "report.json", "tournament.jsonl", "records"
    }  # fmt: skip
    assert len(list((out / "records").iterdir())) == 10
    page = (out / "report.html").read_text()
    assert page.count("<svg") == 3
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    again = cantina(*shared, "--out", str(out), "--json")
    assert json.loads(again.stdout) == json.loads((out / "report.json").read_text())
    other = cantina(*shared, "--seed", "4", "--out", str(out))
    assert other.returncode == 2
    assert "another tournament" in other.stderr


def test_a_tournament_of_several_pairs_of_squads() -> None:
    pairs = ["--squads", "vipers,vipers", "--squads", "reddots,threeaces"]
    words = ["tournament", "x-wing", "--bots", "random,greedy", "-n", "4", "-o", "round_limit=1"]
    done = cantina(*words, *pairs, "--json")
    assert done.returncode == 0, done.stderr
    options = json.loads(done.stdout)["tournament"]["in_turn"]
    assert [one["squads"] for one in options] == [["vipers", "vipers"], ["reddots", "threeaces"]]
    assert [one["round_limit"] for one in options] == [1, 1]
    unknown = cantina(*words, "--squads", "nosuch,vipers")
    assert unknown.returncode == 2
    assert "no ready squad “nosuch”" in unknown.stderr


def test_a_match_is_analysed_and_tried_again(tmp_path: Path) -> None:
    file, plot = tmp_path / "match.jsonl", tmp_path / "chances.svg"
    cantina(
        "play", "smugglers-dice", "--seats", "random,random", "--seed", "3", "--save", str(file)
    )
    done = cantina(
        "analyse", str(file), "--decisions", "10", "--playouts", "8", "--plot", str(plot)
    )
    assert done.returncode == 0, done.stderr
    assert "luck" in done.stdout
    assert "Chance to win" in plot.read_text()
    command = re.search(r"record replay \S+ --until \d+ --seats\s+\S+", done.stdout)
    assert command is not None
    again = cantina(*command.group().split(), entered="q\n")
    assert again.returncode == 0, again.stderr
    assert "You leave the table." in again.stdout


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a match of players who do not know what they are doing."""
    file = tmp_path_factory.mktemp("matches") / "match.jsonl"
    seats = ("--seats", "random,random", "--seed", "3")
    cantina("play", "smugglers-dice", *seats, "--save", str(file))
    return file


@pytest.mark.parametrize("language", ["en", "ru", "pl", "uk"])
def test_an_analysis_names_the_better_answer_both_chances_and_why(
    played: Path, language: str
) -> None:
    work = ("--decisions", "10", "--playouts", "8")
    told = cantina("analyse", str(played), *work, "--json").stdout
    found = msgspec.json.decode(told, type=Analysis)
    done = cantina("--lang", language, "analyse", str(played), *work)
    assert done.returncode == 0, done.stderr
    lines = [line.strip() for line in done.stdout.splitlines()]
    write = Writer(language, found.names).write
    for one in found.costly:
        given = next(line for line in lines if write(one.answer) in line)
        after = lines[lines.index(given) :]
        assert write(in_percent(one.chance)) in given
        better = next(line for line in after if write(one.better) in line and line != given)
        assert write(in_percent(one.best)) in better
        assert write(one.why) in after
    assert found.costly


def test_an_analysis_shows_how_the_chances_went(played: Path) -> None:
    work = ("--decisions", "10", "--playouts", "8")
    found = msgspec.json.decode(
        cantina("analyse", str(played), *work, "--json").stdout, type=Analysis
    )
    lines = cantina("analyse", str(played), *work).stdout.splitlines()
    assert lines[0] == "Chance to win, in per cent"
    for seat, name in enumerate(found.names):
        row = lines[1 + seat]
        assert row.startswith(name)
        curve = re.search(f"[{BARS}]+", row)
        assert curve is not None
        assert len(curve.group()) == len(found.decisions) + 1
        assert curve.group()[-1] == (BARS[-1] if found.final[seat] else BARS[0])
        assert row.split()[-1] == f"{100 * found.final[seat]:.0f}"
    luck, choice, rest = (one[0] for one in (found.luck, found.choice, found.rest))
    assert "not looked at" in lines[4]
    shown = [int(each.replace("−", "-").strip("%±")) for each in re.findall(r"[+−±]\d+%", lines[5])]
    assert shown == [round(100 * one) for one in (luck, choice, rest)]


def test_many_values_are_shown_by_some_of_them_and_the_last() -> None:
    assert bars([0.0, 50.0, 100.0]) == "▁▅█"
    many = bars([0.0] * 200 + [100.0])
    assert many == "▁" * (COLUMNS - 1) + "█"


@pytest.mark.parametrize(
    ("words", "with_games"),
    [
        (["rules", "cards"], False),
        (["--lang", "pl", "serve", "--port", "9"], False),
        (["--lang=pl", "play"], False),
        (["cards", "destiny"], True),
        (["--lang", "play", "squad"], True),
        (["--help"], True),
        ([], True),
    ],
)
def test_the_commands_of_games_are_there_for_whoever_may_need_them(
    words: list[str], with_games: bool
) -> None:
    assert ("cards" in make_program(words).commands) == with_games
