"""Which tests cover which statement of the rules: learnt once, kept under `build/mutants`.

The rules' modules are loaded with a probe before every statement of their functions. What a test
file covers is learnt anew when it, or a module of the rules that its tests enter, has changed.
"""

from __future__ import annotations

import ast
import builtins
import functools
import gc
import hashlib
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from mutants.breaking import Function
from mutants.citing import functions
from mutants.trying import passes, silence

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
KEPT = ROOT / "build" / "mutants"
PARTS = ("rules", "cards", "content")
"""The packages of a game that are its rules: chapters, words of cards, words beside one card."""
MOST_SECONDS = 20.0
"""Seconds of computing for the tests of one file; what comes after them is not known."""
HITS = bytearray()
"""For each probe whether it was passed."""
PROBES: list[str] = []
"""For each probe where it stands, as `module:function:line in the function`."""
FUNCTIONS: dict[str, str] = {}
"""For each function, as `module:function`, what changes when it does."""


@dataclass(frozen=True)
class Covering:
    """One test: how long it computes, how many statements it enters."""

    test: str
    seconds: float
    statements: int


class Known:
    """What the tests of one file enter, as it was learnt."""

    def __init__(self, read: dict[str, Any]) -> None:
        self.tests = {test: (cpu, int(bits, 16)) for test, (cpu, bits) in read["tests"].items()}
        self.functions: dict[str, str] = read["functions"]
        self.places: dict[str, int] = {}
        self.parts: dict[str, int] = defaultdict(int)
        for index, place in enumerate(read["places"]):
            self.places[place] = 1 << index
            self.parts[place.rpartition(":")[0]] |= 1 << index

    def bits(self, place: str) -> int:
        """Return what stands for a statement; of a function changed since, all it had then."""
        function = place.rpartition(":")[0]
        if self.functions.get(function) == FUNCTIONS[function]:
            return self.places.get(place, 0)
        return self.parts.get(function, 0)


def rules_of(game: str) -> list[Path]:
    """Return the files with a game's rules."""
    package = SOURCE / "cantina" / "games" / game.replace("-", "_")
    return sorted(file for part in PARTS for file in (package / part).rglob("*.py"))


def module_name(file: Path) -> str:
    """Return the name under which a file is imported."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


# --- probes -------------------------------------------------------------------------------------


class ProbingLoader(SourceFileLoader):
    """Loads a module with probes in its functions."""

    def get_code(self, fullname: str) -> CodeType:
        """Compile it always: what is cached on the disk has no probes."""
        path = Path(self.get_filename(fullname))
        tree = ast.parse(path.read_text("utf-8"))
        for name, function in functions(tree):
            FUNCTIONS[f"{fullname}:{name}"] = digest_of(ast.unparse(function).encode())
            probe(function, f"{fullname}:{name}", function.lineno)
        return compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)


class ProbingFinder(MetaPathFinder):
    """Finds the rules' modules before anybody else does."""

    def __init__(self, games: Sequence[str]) -> None:
        self.names = {module_name(file) for game in games for file in rules_of(game)}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of the rules."""
        if name not in self.names:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = ProbingLoader(name, spec.loader.path)
        return spec


def probe(node: ast.AST, name: str, first: int) -> None:
    """Put a probe before every statement of a function, also of those in it."""
    for branch in ("body", "orelse", "finalbody"):
        body = getattr(node, branch, None)
        if isinstance(body, list):
            vars(node)[branch] = [
                each
                for statement in body
                for each in (probe_at(f"{name}:{statement.lineno - first}", statement), statement)
            ]
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            probe(child, name, first)


def probe_at(place: str, statement: ast.stmt) -> ast.stmt:
    """Make the probe of one place; a docstring needs none, and must stay the first."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return ast.copy_location(ast.Expr(ast.Constant(statement.value.value)), statement)
    PROBES.append(place)
    HITS.append(0)
    made = ast.parse(f"__hits__[{len(PROBES) - 1}] = 1").body[0]
    for inner in ast.walk(made):
        ast.copy_location(inner, statement)
    return made


def set_probes(games: Sequence[str]) -> None:
    """Load the rules with probes from here on; call it before any of them is imported."""
    builtins.__hits__ = HITS  # type: ignore[attr-defined]
    sys.meta_path.insert(0, ProbingFinder(games))


def statement_at(tree: Function, line: int) -> int:
    """Return the line, in the function, of the innermost statement around a line."""
    around = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return max(around) - tree.lineno


def definitions_around(tree: Function, line: int) -> list[int]:
    """Return the lines, in the function, of the functions defined in it around a line."""
    return [
        node.lineno - tree.lineno
        for node in ast.walk(tree)
        if isinstance(node, Function)
        and node is not tree
        and node.lineno < line <= (node.end_lineno or 0)
    ]


# --- learning -----------------------------------------------------------------------------------


class Coverage:
    """What is known of the tests of some games."""

    def __init__(self, items: Sequence[pytest.Item]) -> None:
        self.items = {item.nodeid: item for item in items}
        self.files: dict[Path, list[pytest.Item]] = defaultdict(list)
        for item in items:
            self.files[item.path].append(item)
        self.loaded = {place for place, hit in zip(PROBES, HITS, strict=True) if hit}
        """What runs while the modules are loaded."""
        self.known: list[Known] = []
        self.caches = [each for each in gc.get_objects() if is_cache_of_rules(each)]

    def learn(self, whatever_changed: bool, workers: int) -> None:
        """Learn what is not known yet, each test file in a process of its own."""
        begun = time.monotonic()
        kept = {file: kept_of(file) for file in self.files}
        stale = [file for file in self.files if not is_fresh(kept[file], file, whatever_changed)]
        at_work = 0
        for number, file in enumerate(stale, 1):
            if at_work == workers:
                os.wait()
                at_work -= 1
            self.learn_in_child(file, kept[file])
            at_work += 1
            spent = time.monotonic() - begun
            print(f"learning {number}/{len(stale)} {file.name} {spent:.0f} s", flush=True)
        for _ in range(at_work):
            os.wait()
        found = [each for each in kept.values() if each.exists()]
        self.known = [Known(json.loads(each.read_text("utf-8"))) for each in found]

    def learn_in_child(self, file: Path, kept: Path) -> None:
        """Begin to run the tests of a file with the probes, in a process of its own."""
        if os.fork() == 0:
            try:
                silence()
                self.learn_file(file, self.files[file], kept)
            finally:
                os._exit(0)

    def learn_file(self, file: Path, items: Sequence[pytest.Item], kept: Path) -> None:
        """Run the tests of a file, note what each of them enters, and keep it."""
        found: dict[str, tuple[float, list[int]]] = {}
        begun = time.process_time()
        for item in items:
            before = time.process_time()
            if before - begun > MOST_SECONDS:
                break
            self.forget()
            HITS[:] = bytes(len(HITS))
            if passes([item]):
                entered = [index for index, hit in enumerate(HITS) if hit]
                found[item.nodeid] = (time.process_time() - before, entered)
        used = sorted({index for _, entered in found.values() for index in entered})
        position = {index: place for place, index in enumerate(used)}
        entered_functions = {PROBES[index].rpartition(":")[0] for index in used}
        modules = {name.partition(":")[0] for name in entered_functions}
        sources = [file, *sorted(Path(str(sys.modules[name].__file__)) for name in modules)]
        kept.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(
            {
                "digests": {str(each.relative_to(ROOT)): digest(each) for each in sources},
                "functions": {name: FUNCTIONS[name] for name in sorted(entered_functions)},
                "places": [PROBES[index] for index in used],
                "tests": {
                    test: (round(seconds, 4), f"{sum(1 << position[i] for i in entered):x}")
                    for test, (seconds, entered) in found.items()
                },
            }
        )
        kept.write_text(text, "utf-8")

    def forget(self) -> None:
        """Empty the caches of the rules, so that a test enters what it relies on."""
        for cache in self.caches:
            cache.cache_clear()

    def covering(self, place: str) -> Iterator[Covering]:
        """Go through the tests that enter a statement."""
        for known in self.known:
            wanted = known.bits(place)
            for test, (seconds, bits) in known.tests.items() if wanted else ():
                if bits & wanted and test in self.items:
                    yield Covering(test, seconds, bits.bit_count())


def kept_of(file: Path) -> Path:
    """Return where is kept what was learnt of a test file."""
    return KEPT / "covered" / f"{file.relative_to(ROOT / 'tests')}.json"


def is_cache_of_rules(thing: object) -> bool:
    """Whether something is a cached function of the rules."""
    if not isinstance(thing, functools._lru_cache_wrapper):
        return False
    module = getattr(thing, "__module__", "") or ""
    return any(f".{part}." in f"{module}." for part in PARTS)


def is_fresh(kept: Path, file: Path, whatever_changed: bool) -> bool:
    """Whether what was learnt of a test file still holds."""
    if not kept.exists():
        return False
    digests = json.loads(kept.read_text("utf-8"))["digests"]
    if whatever_changed:
        own = str(file.relative_to(ROOT))
        return bool(digests[own] == digest(file))
    return all(
        (ROOT / name).exists() and digest(ROOT / name) == was for name, was in digests.items()
    )


@functools.cache
def digest(file: Path) -> str:
    """Return what changes when a file does."""
    return digest_of(file.read_bytes())


def digest_of(data: bytes) -> str:
    """Return what changes when something does."""
    return hashlib.sha256(data).hexdigest()[:16]
