"""Break rules one small change at a time under the tests that are marked with their ids.

    make mutants ARGS="--sample 500 --seed 1 --report out.txt"

For a sample of ledger ids every function that cites the id is broken, one change at a time, in a
forked process that runs only the tests marked with the id; where a comment beside a statement cites
it, that statement alone. An id whose tests notice no change at all there is weak; so is one whose
tests never come there. Changes after which the game is the same are listed in `equivalent.txt`.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from cantina.core.rulebook import rulebook
from mutants.breaking import Mutant, compiled, mutants_of
from mutants.citing import Place, citing
from mutants.equivalent import is_equivalent

ROOT = Path(__file__).parents[2]
GAMES = {"OR": "outer-rim", "XW": "x-wing", "DS": "destiny"}
PATIENCE = 20.0
"""Seconds after which a broken rule counts as noticed: it runs for ever."""


@dataclass
class Verdict:
    """What became of one id."""

    rule: str
    word: str
    killed: int = 0
    tried: int = 0
    survivors: list[str] = field(default_factory=list)


class Breaker:
    """A plugin that runs mutants instead of the tests."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.verdicts: list[Verdict] = []
        self.random = random.Random(chosen.seed)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Break the sampled rules one after the other."""
        tests: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            if item.get_closest_marker("slow") is None:
                for mark in item.iter_markers("rule"):
                    for rule in mark.args:
                        tests[rule].append(item)
        places: dict[str, list[Place]] = {}
        ids = []
        for prefix in self.chosen.games:
            places |= citing(GAMES[prefix])
            ids += [each.id for each in rulebook(GAMES[prefix]).paragraphs]
        sample = self.chosen.ids or self.random.sample(ids, min(self.chosen.sample, len(ids)))
        first, last = self.chosen.slice
        for rule in sample[first:last]:
            verdict = self.judge(rule, tests.get(rule, []), places.get(rule, []))
            self.verdicts.append(verdict)
            said = f"{rule} {verdict.word} {verdict.killed}/{verdict.tried}"
            print("\n    ".join([said, *verdict.survivors]), flush=True)
        return True

    def judge(self, rule: str, items: list[pytest.Item], places: list[Place]) -> Verdict:
        """Break one rule in every function that cites it."""
        if not places:
            return Verdict(rule, "uncited")
        items = items[: self.chosen.tests]
        if not items:
            return Verdict(rule, "unmarked")
        all_of_them = [
            (place, mutant)
            for place in places
            for mutant in mutants_of(place.tree)
            if mutant.line in place.lines and not is_equivalent(place, mutant)
        ]
        if not all_of_them:
            return Verdict(rule, "unbreakable")
        lines = executed(items, places)
        if lines is None:
            return Verdict(rule, "red")
        options = [
            (place, mutant)
            for place, mutant in all_of_them
            if (place.sound.__code__.co_filename, mutant.line) in lines
        ]
        if not options:
            return Verdict(rule, "unreached")
        verdict = Verdict(rule, "weak")
        for place, mutant in self.random.sample(options, min(self.chosen.most, len(options))):
            noticed = is_noticed(items, place, mutant)
            if noticed is None:
                continue
            verdict.tried += 1
            verdict.killed += noticed
            if noticed and self.chosen.briefly:
                break
            if not noticed:
                verdict.survivors.append(f"{place}:{mutant.line} {mutant.change}")
        if verdict.killed:
            verdict.word = "proven"
        return verdict


def passes(items: list[pytest.Item]) -> bool:
    """Run tests in this process; stop at the first that fails."""
    for item in items:
        reports = runtestprotocol(item, nextitem=None, log=False)
        if any(report.failed for report in reports):
            return False
    return True


def is_noticed(items: list[pytest.Item], place: Place, mutant: Mutant) -> bool | None:
    """Run tests on a broken rule in a process of its own; None if it cannot be broken so."""
    code = compiled(mutant, place.sound)
    if code is None:
        return None
    child = os.fork()
    if child == 0:
        silence()
        place.sound.__code__ = code
        try:
            fine = passes(items)
        except BaseException:
            fine = False
        os._exit(0 if fine else 1)
    return wait(child) != 0


def executed(items: list[pytest.Item], places: list[Place]) -> set[tuple[str, int]] | None:
    """Return the lines that tests execute there, as (file, line); None if a test fails."""
    files = {place.sound.__code__.co_filename for place in places}
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        silence()
        found: set[tuple[str, int]] = set()

        def trace(frame: object, event: str, _: object) -> object:
            code, line = frame.f_code, frame.f_lineno  # type: ignore[attr-defined]
            if code.co_filename not in files:
                return None
            if event == "line":
                found.add((code.co_filename, line))
            return trace

        sys.settrace(trace)  # type: ignore[arg-type]
        fine = False
        try:
            fine = passes(items)
        finally:
            sys.settrace(None)
            with os.fdopen(writer, "w") as pipe:
                pipe.writelines(f"{file}\t{line}\n" for file, line in found)
            os._exit(0 if fine else 1)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        rows = [line.rstrip("\n").split("\t") for line in pipe]
    _, status = os.waitpid(child, 0)
    return {(file, int(line)) for file, line in rows} if status == 0 else None


def silence() -> None:
    """Write nothing from here on."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def wait(child: int) -> int:
    """Wait for a process, but not for ever; return its exit code, 1 if it was too slow."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return 1


def report(verdicts: list[Verdict]) -> str:
    """Tell how many ids were proven, and which were not."""
    lines = []
    for prefix in GAMES:
        own = [each for each in verdicts if each.rule.startswith(prefix + "-")]
        judged = [each for each in own if each.word in ("proven", "weak", "unreached")]
        if judged:
            proven = sum(each.word == "proven" for each in judged)
            killed, tried = sum(each.killed for each in own), sum(each.tried for each in own)
            lines.append(
                f"{prefix}: {proven} of {len(judged)} ids that a function cites are proven there, "
                f"{killed} of {tried} changes noticed; {len(own) - len(judged)} more not judged"
            )
    for word in ("red", "weak", "unreached", "unbreakable", "unmarked", "uncited"):
        rules = [each.rule for each in verdicts if each.word == word]
        lines.append(f"{word} ({len(rules)}): {' '.join(rules)}")
    return "\n".join(lines)


def main() -> int:
    """Break a sample of rules and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--ids", nargs="+", help="these ids instead of a sample")
    parser.add_argument("--briefly", action="store_true", help="one change noticed is enough")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--most", type=int, default=8, help="changes tried for each id")
    parser.add_argument("--tests", type=int, default=12, help="tests run for each id")
    parser.add_argument("--slice", type=int, nargs=2, default=(0, 10_000), metavar=("FROM", "TO"))
    parser.add_argument("--report", type=Path)
    chosen = parser.parse_args()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # no foreign plugin is needed, all are slow
    breaker = Breaker(chosen)
    folders = [str(ROOT / "tests" / GAMES[each].replace("-", "_")) for each in chosen.games]
    pytest.main([*folders, "-q", "-p", "no:cacheprovider", "-s"], plugins=[breaker])
    text = report(breaker.verdicts)
    print(text)
    if chosen.report:
        chosen.report.write_text(text + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
