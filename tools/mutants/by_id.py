"""Rules broken in the functions that cite them, each under the tests marked with its id."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import defaultdict
from dataclasses import dataclass, field

import pytest

from cantina.core.rulebook import rulebook
from mutants.breaking import Mutant, compiled, mutants_of
from mutants.citing import Place, citing
from mutants.equivalent import is_equivalent
from mutants.trying import passes, silence, wait

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


class IdBreaker:
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
        self.tell(report(self.verdicts))
        return True

    def tell(self, text: str) -> None:
        """Print the report, and write it where it is wanted."""
        print(text)
        if self.chosen.report:
            self.chosen.report.write_text(text + "\n", "utf-8")

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
    return wait(child, PATIENCE) != 0


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
