"""Rules broken at random, each under the tests that cover the changed line."""

from __future__ import annotations

import argparse
import ast
import importlib
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import count
from pathlib import Path
from types import CodeType

import pytest
from hypothesis import settings

from mutants.breaking import Mutant, compiled, mutants_of
from mutants.citing import Place, cited_in, function_at, functions
from mutants.covering import (
    Coverage,
    Covering,
    definitions_around,
    module_name,
    rules_of,
    statement_at,
)
from mutants.equivalent import is_equivalent
from mutants.trying import Trial, side_by_side, try_out

WORDING = ("reading", "anchor", "_anchor", "is_none", "is_any", "are_several", "_number")
"""Methods that only choose among words, or say where a choice is shown."""
UNNOTICED = ("survived", "unreached")
RECORDS = ("test_deeds.py",)
"""Test files that compare with what was written down once: asked last and counted apart."""


@dataclass(frozen=True)
class Broken:
    """A rule with one change, ready to be put in place of the sound one."""

    game: str
    place: Place
    mutant: Mutant
    code: CodeType

    @property
    def statement(self) -> str:
        """Where the change is, as the coverage names it."""
        line = statement_at(self.place.tree, self.mutant.line)
        return f"{self.place.module}:{self.place.name}:{line}"

    @property
    def statements(self) -> list[str]:
        """That one, and the definitions around it in the function: they make what it runs in."""
        around = definitions_around(self.place.tree, self.mutant.line)
        made = [f"{self.place.module}:{self.place.name}:{line}" for line in around]
        return [self.statement, *made]

    @property
    def key(self) -> tuple[str, str, str]:
        """What the change is called in lists; it stays when lines move."""
        return (str(self.place), self.mutant.change, self.mutant.now)

    def put(self) -> None:
        """Break the rule in this process."""
        self.place.sound.__code__ = self.code


class LineBreaker:
    """A plugin that runs mutants instead of the tests."""

    def __init__(self, chosen: argparse.Namespace, games: dict[str, str]) -> None:
        self.chosen = chosen
        self.games = {prefix: games[prefix] for prefix in chosen.games}
        self.verdicts: list[tuple[str, str]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn what covers what, then break one rule after the other."""
        settings.register_profile("the same each time", settings(), derandomize=True, database=None)
        settings.load_profile("the same each time")
        items = [each for each in session.items if each.get_closest_marker("slow") is None]
        self.coverage = Coverage(items)
        self.coverage.learn(self.chosen.whatever_changed, self.chosen.workers)
        marks = {each.nodeid: set(rules_marked(each)) for each in items}
        drawn = list(self.chosen_ones())
        judged = side_by_side(
            len(drawn), lambda index: self.judge(drawn[index], marks), self.chosen.workers
        )
        for broken, (verdict, line) in zip(drawn, judged, strict=True):
            self.verdicts.append((broken.game, verdict))
            self.tell(f"{verdict} | {' | '.join(broken.key)} | {line}")
        self.tell(report(self.verdicts))
        return True

    def tell(self, line: str) -> None:
        """Print a line, and write it to the report at once: nothing is lost on the way."""
        print(line, flush=True)
        if self.chosen.report:
            with self.chosen.report.open("a", encoding="utf-8") as out:
                out.write(line + "\n")

    def chosen_ones(self) -> Iterator[Broken]:
        """Go through what is wanted: by name, by a report, or drawn evenly over the functions."""
        places = {prefix: places_of(game) for prefix, game in self.games.items()}
        if self.chosen.only or self.chosen.thin:
            for prefix, own in places.items():
                named = [place for place in own if is_named(place, self.chosen.only or ["*"])]
                yield from (each for place in named for each in self.thin_ways(prefix, place))
            return
        if self.chosen.again:
            wanted = unnoticed(self.chosen.again)
            names = {name for name, _, _ in wanted}
            for prefix, own in places.items():
                for place in own:
                    if str(place) in names:
                        found = self.ways(prefix, place)
                        yield from (each for each in found if each.key in wanted)
            return
        total = sum(len(own) for own in places.values())
        for prefix, own in places.items():
            chance = random.Random(f"{self.chosen.seed} {prefix}")
            drawn = self.draw(prefix, own, chance)
            for _ in range(round(self.chosen.sample * len(own) / total)):
                yield next(drawn)

    def draw(self, prefix: str, places: Sequence[Place], chance: random.Random) -> Iterator[Broken]:
        """Draw a change of each function in turn, the functions in a random order."""
        left: dict[str, list[Broken]] = {}
        for turn in count():
            if turn and not any(left.values()):
                return
            for place in chance.sample(places, len(places)):
                if str(place) not in left:
                    ways = self.ways(prefix, place)
                    left[str(place)] = chance.sample(ways, len(ways))
                if left[str(place)]:
                    yield left[str(place)].pop()

    def ways(self, prefix: str, place: Place) -> list[Broken]:
        """Return the ways to break a function that a test could notice."""
        found = []
        for mutant in mutants_of(place.tree):
            code = None if is_equivalent(place, mutant) else compiled(mutant, place.sound)
            if code is not None:
                broken = Broken(prefix, place, mutant, code)
                if not any(self.is_made_before(each) for each in broken.statements):
                    found.append(broken)
        return found

    def is_made_before(self, statement: str) -> bool:
        """Whether a statement runs only while cards are loaded, before it can be broken."""
        covered = next(self.coverage.covering(statement), None)
        return covered is None and statement in self.coverage.loaded

    def thin_ways(self, prefix: str, place: Place) -> list[Broken]:
        """Return the ways to break a function where few enough tests come, records not counted."""
        most = self.chosen.thin or sys.maxsize
        found = self.ways(prefix, place)
        return [each for each in found if self.count_of_tests(each) <= most]

    def count_of_tests(self, broken: Broken) -> int:
        """Count the tests that come where a change is."""
        covering = self.coverage.covering(broken.statement)
        return sum(not is_record(each.test) for each in covering)

    def judge(self, broken: Broken, marks: dict[str, set[str]]) -> tuple[str, str]:
        """Run the tests that cover a change; say what became of it, and by what."""
        where = f"line {broken.mutant.line}"
        cited = cited_in(ast.unparse(broken.place.tree))
        tests = in_order(list(self.coverage.covering(broken.statement)), cited, marks)
        if not tests:
            return "unreached", where
        own = [each for each in tests if not is_record(each.test)]
        trial = self.tried(broken, own)
        if trial.noticed:
            return "killed", f"{where}, {own[max(trial.ran, 1) - 1].test}"
        records = [each for each in tests if is_record(each.test)]
        recorded = self.tried(broken, records)
        if recorded.noticed:
            return "recorded", f"{where}, {records[max(recorded.ran, 1) - 1].test}"
        return "survived", f"{where}, {trial.ran + recorded.ran} of {len(tests)} tests"

    def tried(self, broken: Broken, tests: Sequence[Covering]) -> Trial:
        """Run tests under a broken rule until one notices or the time is over."""
        items = [self.coverage.items[each.test] for each in tests]
        return try_out(items, lambda: self.break_it(broken), self.chosen.seconds)

    def break_it(self, broken: Broken) -> None:
        """Break a rule, and forget what the sound one answered."""
        broken.put()
        self.coverage.forget()


def in_order(tests: list[Covering], cited: set[str], marks: dict[str, set[str]]) -> list[Covering]:
    """Put tests in the order in which they are likely to notice.

    First those marked with an id that the function cites, then the first of each test file, then
    the second; among them those first that enter little else.
    """
    nth: Counter[str] = Counter()
    keys: dict[str, tuple[bool, int, int]] = {}
    for each in sorted(tests, key=lambda each: each.statements):
        file = each.test.partition("::")[0]
        keys[each.test] = (not marks[each.test] & cited, nth[file], each.statements)
        nth[file] += 1
    return sorted(tests, key=lambda each: keys[each.test])


def is_named(place: Place, patterns: Sequence[str]) -> bool:
    """Whether a function is one of those asked for, as `destiny.rules.damage.*` names them."""
    return any(fnmatchcase(str(place), pattern) for pattern in patterns)


def is_record(test: str) -> bool:
    """Whether a test only compares with what was written down."""
    return test.partition("::")[0].endswith(RECORDS)


def rules_marked(item: pytest.Item) -> list[str]:
    """Return the ids that a test is marked with."""
    return [rule for mark in item.iter_markers("rule") for rule in mark.args]


def places_of(game: str) -> list[Place]:
    """Return the functions of a game's rules, without those that only say something."""
    found = []
    for file in rules_of(game):
        module = importlib.import_module(module_name(file))
        for name, tree in functions(ast.parse(file.read_text("utf-8"))):
            sound = function_at(module, name)
            returned = ast.unparse(tree.returns) if tree.returns else ""
            wording = tree.name in WORDING or any(each in returned for each in ("Text", "Leaving"))
            if sound is not None and not wording:
                found.append(Place(module.__name__, name, tree, sound, frozenset()))
    return found


def unnoticed(report: Path) -> set[tuple[str, str, str]]:
    """Read from a report which changes nothing noticed."""
    rows = [line.split(" | ") for line in report.read_text("utf-8").splitlines()]
    return {(row[1], row[2], row[3]) for row in rows if row[0] in UNNOTICED}


def report(verdicts: Sequence[tuple[str, str]]) -> str:
    """Tell how many changes were noticed, per game."""
    by_game: dict[str, Counter[str]] = defaultdict(Counter)
    for game, verdict in verdicts:
        by_game[game][verdict] += 1
        by_game["all"][verdict] += 1
    lines = []
    for game, found in by_game.items():
        noticed, tried = found["killed"] + found["recorded"], found.total()
        lines.append(
            f"{game}: {noticed} of {tried} noticed ({100 * noticed / tried:.1f}%), "
            f"{found['recorded']} of them by a record alone, "
            f"{found['survived']} survived, {found['unreached']} where no test comes"
        )
    return "\n".join(lines)
