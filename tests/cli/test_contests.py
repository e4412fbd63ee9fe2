"""`cantina tournament`, `simulate`, `train` and `record table`: what goes wrong is one sentence."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cantina.bots.workers import uninterrupted
from cantina.cli.contests import worker_count
from cantina.cli.folders import check_folder
from cantina.cli.main import make_program
from cantina.cli.record_table import COLUMNS
from cantina.core.fluent import writer
from cantina.core.problem import Problem
from cantina.core.text import text

CANTINA = [sys.executable, "-c", "from cantina.cli.main import main; main()"]
GAME = "smugglers-dice"
LONGEST = 60
"""Seconds after which a command hangs."""


def command(*words: str) -> list[str]:
    return [*CANTINA, "--lang", "en", *words]


def cantina(*words: str) -> Any:
    return subprocess.run(
        command(*words), capture_output=True, text=True, check=False, timeout=LONGEST
    )


def complaint(*words: str) -> str:
    """Return the one line that is said of what is wrong."""
    done = cantina(*words)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return str(done.stderr)


def tournament(*words: str) -> list[str]:
    return ["tournament", GAME, "--bots", "random,normal", "-n", "2", *words]


# --- Ctrl-C ---------------------------------------------------------------------------------------

SLOW = """
import os, time
from pathlib import Path

class Bot:
    def choose(self, window):
        (Path({folder!r}) / str(os.getpid())).touch()
        time.sleep({seconds})
        return window.keys()[0]
"""


@pytest.fixture
def slow(tmp_path: Path) -> str:
    """Return a bot that thinks for longer than anybody waits and notes where it plays."""
    (tmp_path / "playing").mkdir()
    code = SLOW.format(folder=str(tmp_path / "playing"), seconds=10 * LONGEST)
    (tmp_path / "slow.py").write_text(code)
    return f"{tmp_path}/slow.py:Bot"


def interrupted(words: list[str], playing: Path, pauses: list[float]) -> tuple[int, str]:
    """Run a command, press Ctrl-C when it plays, and again after each pause."""
    running = subprocess.Popen(
        command(*words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        until = time.monotonic() + LONGEST
        while not any(playing.iterdir()) and time.monotonic() < until:
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        for pause in pauses:
            time.sleep(pause)
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGINT)
        _, errors = running.communicate(timeout=LONGEST)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    return running.returncode, errors.decode().strip()


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("pauses", [[], [0.01], [0.3], [0.01, 0.05]])
def test_ctrl_c_ends_a_tournament_at_once_and_says_how_to_go_on(
    slow: str, tmp_path: Path, pauses: list[float], workers: str
) -> None:
    out, playing = tmp_path / "out", tmp_path / "playing"
    words = ["tournament", GAME, "--bots", f"{slow},random", "-n", "8", "--workers", workers]
    code, said = interrupted([*words, "--out", str(out)], playing, pauses)
    assert code == 130, said
    assert said == (
        f"Interrupted: the matches played so far are in {out}, "
        "and the same command goes on from there."
    )
    assert not any(alive(int(one.name)) for one in playing.iterdir())


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_ctrl_c_ends_a_simulation_of_which_nothing_is_left(slow: str, tmp_path: Path) -> None:
    words = ["simulate", GAME, "--seats", f"{slow},random", "-n", "8", "--workers", "2"]
    code, said = interrupted(words, tmp_path / "playing", [0.01, 0.3])
    assert (code, said) == (130, "Interrupted: nothing has been kept.")


def test_ctrl_c_ends_a_training_that_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    words = ["train", GAME, "-n", "100000", "--workers", "2", "--out", str(out)]
    code, said = interrupted(words, out, [0.01, 0.3])
    assert code == 130, said
    assert f"in {out}, and the same command goes on" in said
    assert (out / "lessons.jsonl").read_bytes()


def test_ctrl_c_is_not_lost_while_a_worker_is_born() -> None:
    with pytest.raises(KeyboardInterrupt):  # noqa: SIM117
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            born = True
    assert born
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_test_that_is_decided_waits_for_no_match_that_nobody_needs(tmp_path: Path) -> None:
    (tmp_path / "last.py").write_text(
        "import time\n\nclass Bot:\n    def __init__(self, seed):\n"
        f"        self.wait = {10 * LONGEST} if seed >= 31 * 2 else 0\n\n"
        "    def choose(self, window):\n        time.sleep(self.wait)\n"
        "        return window.keys()[0]\n"
    )
    bots = ("--bots", f"{tmp_path}/last.py:Bot,random", "--sprt", "--elo", "-4000", "4000")
    done = cantina("tournament", GAME, *bots, "-n", "400", "--workers", "2")
    assert "clear after 4 matches" in done.stdout, done.stderr


# --- bots of one's own that fail ------------------------------------------------------------------

BAD = """\
class Raises:
    def choose(self, window):
        rivals = {}
        return rivals[window.seat]


class Returns:
    def choose(self, window):
        return None


class Cheats:
    def choose(self, window):
        return "yoda"


class Starts:
    def __init__(self, seed):
        if seed > 31:
            raise ValueError("no luck")

    def choose(self, window):
        return next(window.answers())


class Never:
    def __init__(self):
        raise ValueError("no luck")


class Quits:
    def choose(self, window):
        raise SystemExit


class Deaf:
    def choose(self):
        return "yoda"
"""


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    (tmp_path / "bad.py").write_text(BAD)
    return tmp_path / "bad.py"


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Raises", "KeyError: 1 (line 4 of bad.py: return rivals[window.seat])"),
        ("Returns", "returned None instead of a key"),
        ("Cheats", "There is no option yoda now. Open: "),
        ("Starts", 'ValueError: no luck (line 20 of bad.py: raise ValueError("no luck"))'),
        ("Quits", "SystemExit (line 33 of bad.py: raise SystemExit)"),
        ("Deaf", "TypeError: Deaf.choose() takes 1 positional argument but 2 were given"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_seat_the_seed_and_the_line(
    bad: Path, bot: str, told: str, workers: str
) -> None:
    words = ["tournament", GAME, "--bots", f"random,{bad}:{bot}", "--seed", "3", "-n", "2"]
    said = complaint(*words, "--workers", workers)
    assert f"The bot “{bad}:{bot}”" in said
    assert told in said
    assert "on seat 2 in the match of seed 3000009." in said


def test_a_bot_that_cannot_be_made_or_read_names_the_line(bad: Path, tmp_path: Path) -> None:
    said = complaint("simulate", GAME, "--seats", f"random,{bad}:Never")
    assert 'ValueError: no luck (line 28 of bad.py: raise ValueError("no luck"))' in said
    (tmp_path / "broken.py").write_text("half = 1\nhalf = half / 0\n")
    said = complaint("simulate", GAME, "--seats", f"random,{tmp_path}/broken.py:Bot")
    assert "ZeroDivisionError: division by zero (line 2 of broken.py: half = half / 0)" in said


# --- files and folders ----------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_a_file_is_no_folder_to_write_to(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("mine")
    for words in (tournament("--out"), ["train", GAME, "-n", "10", "--out"]):
        said = complaint(*words, str(tmp_path / place))
        assert said.startswith(f"{tmp_path}/file is a file, not a folder.")
    assert (tmp_path / "file").read_text() == "mine"


def test_records_need_a_folder_too(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("mine")
    said = complaint(*tournament("--records", "--out", str(tmp_path)))
    assert said.startswith(f"{tmp_path}/records is a file, not a folder.")
    assert not (tmp_path / "tournament.jsonl").exists()


def test_a_folder_that_nobody_may_write_to_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert check_folder(tmp_path / "new" / "newer") == tmp_path
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(Problem, match="cannot be written to. Give another folder"):
        check_folder(tmp_path / "new")


DAMAGE = [b'{"meeting":{"rou', b'{"meeting":7}', b'{"meeting":"\xff"}', b""]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_line_of_a_tournament_is_named_and_nothing_changed(
    tmp_path: Path, damage: bytes
) -> None:
    words = tournament("--out", str(tmp_path))
    assert cantina(*words).returncode == 0
    file = tmp_path / "tournament.jsonl"
    whole = file.read_bytes()
    lines = whole.splitlines()
    file.write_bytes(b"\n".join([lines[0], damage, lines[2], b"cut o"]))
    before = file.read_bytes()
    assert complaint(*words).startswith(f"Line 2 of {file} is damaged. Delete this line and start")
    assert file.read_bytes() == before
    file.write_bytes(b"\n".join([lines[0], lines[2], b""]))
    assert cantina(*words).returncode == 0, "what is advised works"
    assert sorted(file.read_bytes().splitlines()) == sorted(lines)


@pytest.mark.parametrize("damage", [b"[[[1", b'["yoda"]'])
def test_a_damaged_line_of_lessons_is_named(tmp_path: Path, damage: bytes) -> None:
    words = ["train", GAME, "-n", "12", "--workers", "1", "--out", str(tmp_path)]
    assert cantina(*words).returncode == 0
    file = tmp_path / "lessons.jsonl"
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:4], damage + b"\n", *lines[5:]]))
    said = complaint(*words)
    assert said.startswith(f"Line 5 of {file} is damaged. Delete this line and all below it")
    file.write_bytes(b"".join(lines[:4]))
    assert cantina(*words).returncode == 0
    assert file.read_bytes() == whole, "what is advised works"


def test_tables_are_replaced_only_when_all_of_them_are_complete(tmp_path: Path) -> None:
    good, tables = tmp_path / "good.jsonl", tmp_path / "tables"
    cantina("play", GAME, "--seats", "random,random", "--save", str(good))
    wrong = ["record", "table", str(good), str(tmp_path / "none.jsonl"), "--parquet", str(tables)]
    complaint(*wrong)
    assert {one.name for one in tmp_path.iterdir()} == {"good.jsonl"}, "nothing is left"
    tables.mkdir()
    older = {f"{name}.parquet": name.encode() for name in COLUMNS}
    for name, content in older.items():
        (tables / name).write_bytes(content)
    complaint(*wrong)
    assert {one.name: one.read_bytes() for one in tables.iterdir()} == older
    assert cantina("record", "table", str(good), "--parquet", str(tables)).returncode == 0
    assert {one.name for one in tables.iterdir()} == older.keys()
    assert all((tables / name).read_bytes() != content for name, content in older.items())
    said = complaint("record", "table", str(good), "--parquet", str(good))
    assert said.startswith(f"{good} is a file, not a folder.")


# --- flags ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", ["-1", "0", "nan", "inf"])
def test_seconds_are_above_nothing_and_come_to_an_end(seconds: str) -> None:
    for words in (tournament(), ["simulate", GAME, "-n", "2"]):
        assert "must be a number above 0" in complaint(*words, "--seconds", seconds)


@pytest.mark.parametrize(
    "elo", [("50", "0"), ("10", "10"), ("nan", "10"), ("0", "inf"), ("-1e9", "0")]
)
def test_a_test_tells_two_strengths_apart(elo: tuple[str, str]) -> None:
    said = complaint(*tournament("--sprt", "--elo", *elo))
    assert "two different numbers from -4000 to 4000, the smaller first" in said


@pytest.mark.parametrize("language", ["en", "ru", "pl", "uk"])
def test_the_help_says_that_a_bot_looks_at_the_clock_by_itself(language: str) -> None:
    assert "window.deadline" in writer(language).write(text("cli-help-seconds"))


def test_flags_that_would_do_nothing_are_refused() -> None:
    assert "add --out FOLDER" in complaint(*tournament("--records"))
    assert "add --sprt" in complaint(*tournament("--elo", "0", "50"))


@pytest.mark.parametrize("bots", ["", "normal,", ",normal", "normal,,random"])
def test_a_name_that_is_missing_between_commas_is_missed(bots: str) -> None:
    said = complaint("tournament", GAME, "--bots", bots)
    assert said.startswith(f"The name of a bot is missing in “{bots}”")
    assert "is missing in" in complaint("simulate", GAME, "--seats", bots)


# --- a cluster ------------------------------------------------------------------------------------


class Stub:
    """A Ray cluster of sixteen cores in this process; notes how many parcels wait at once."""

    def __init__(self) -> None:
        self.waiting = 0
        self.most = 0

    def module(self) -> SimpleNamespace:
        return SimpleNamespace(
            is_initialized=lambda: True,
            cluster_resources=lambda: {"CPU": 16.0},
            remote=lambda **_: lambda do: SimpleNamespace(remote=lambda one: self.send(do, one)),
            get=self.get,
        )

    def send(self, do: Any, parcel: Any) -> Any:
        self.waiting += 1
        self.most = max(self.most, self.waiting)
        return do(parcel)

    def get(self, found: Any) -> Any:
        self.waiting -= 1
        return found


@pytest.mark.parametrize(
    ("flags", "most"),
    [([], 48), (["--workers", "1"], 1), (["--workers", "7"], 7), (["--workers", "16"], 48)],
)
@pytest.mark.parametrize("name", ["simulate", "tournament", "train"])
def test_workers_of_a_cluster_are_those_of_the_cluster(
    name: str, flags: list[str], most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = Stub()
    monkeypatch.setitem(sys.modules, "ray", ray.module())
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    words = {
        "simulate": ["simulate", GAME, "-n", "60"],
        "tournament": ["tournament", GAME, "--bots", "random,normal", "-n", "60"],
        "train": ["train", GAME, "-n", "60", "--out", str(tmp_path)],
    }[name]
    words = [*words, "--ray", "far:6379", "--json", *flags]
    make_program(words)(words, standalone_mode=False)
    assert ray.most == most


def test_workers_of_this_machine_are_no_more_than_its_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    assert worker_count(None, 100, None) == 1
    assert worker_count(None, 100, None, 4) == 4
    assert worker_count(64, 100, None) == 4
    assert worker_count(64, 3, None) == 3
    assert worker_count(64, 3, "local") == 64
    assert worker_count(None, 3, "local", 4) is None
