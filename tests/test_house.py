"""The house as a whole: what holds for every module, whichever room it stands in."""

import ast
import io
import re
import tokenize
from functools import cache
from itertools import chain
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "cantina"
MODULES = sorted(SOURCE.rglob("*.py"))
LONGEST = 400
HISTORY = re.compile(r"(^|_)(later|more|further|late|new|old|misc)(_|$)")
"""What a name says of when a thing was written instead of what it is."""

LAZY = {
    "__init__.py": "`import cantina` costs nothing until something is used",
    "core/problem.py": "sentences are loaded when one is written",
    "cli": "commands load what they need; the server is an extra",
    "envs/pettingzoo.py": "pettingzoo's wrappers draw pygame in",
    "server/http/passkeys.py": "webauthn costs a tenth of a second",
    "server/http/passwords.py": "the list of passwords is long",
    "server/store/likeness.py": "the table of letters is long",
    "server/process/bus.py": "one of two drivers, by the address",
}
"""Where something is imported inside a function, and why; never because of a cycle."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def named(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in MODULES}


@cache
def functions() -> list[tuple[Path, Function]]:
    every = [(path, node) for path, tree in trees().items() for node in ast.walk(tree)]
    return [(path, node) for path, node in every if isinstance(node, Function)]


@cache
def late_imports() -> dict[Path, set[str]]:
    """Return what modules import inside functions."""
    found: dict[Path, set[str]] = {}
    for path, function in functions():
        for node in ast.walk(function):
            if isinstance(node, ast.Import):
                found.setdefault(path, set()).update(each.name for each in node.names)
            elif isinstance(node, ast.ImportFrom):
                found.setdefault(path, set()).add(node.module or "")
    return found


def code_lines(source: str) -> int:
    """Count the lines that hold code: no blank ones, no comments, no docstrings."""
    thin = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    held = [range(each.start[0], each.end[0] + 1) for each in tokens if each.type not in thin]
    strings = [
        range(node.lineno, (node.end_lineno or node.lineno) + 1)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    return len(set(chain.from_iterable(held)) - set(chain.from_iterable(strings)))


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    sources = {named(path): path.read_text("utf-8") for path in MODULES}
    long = {name: source for name, source in sources.items() if source.count("\n") > LONGEST}
    assert [name for name, source in long.items() if code_lines(source) > LONGEST] == []


def test_every_function_has_a_name() -> None:
    assert [named(path) for path, function in functions() if function.name == "_"] == []


def test_no_name_tells_history() -> None:
    names = {path.stem for path in MODULES} | {path.parent.name for path in MODULES}
    assert {name for name in names if HISTORY.search(name)} == set()


def test_imports_inside_functions_have_a_reason() -> None:
    places = {named(path) for path in late_imports()}
    rooms = {place: place if place in LAZY else place.split("/")[0] for place in places}
    assert {place for place, room in rooms.items() if room not in LAZY} == set()
    assert set(rooms.values()) == set(LAZY), "a reason nobody needs any more"


def test_no_import_inside_a_function_hides_a_cycle() -> None:
    for path, late in late_imports().items():
        own = "cantina." + named(path).removesuffix(".py").replace("/", ".")
        assert own not in loaded_with(late), f"{named(path)} imports what imports it"


def loaded_with(modules: set[str]) -> set[str]:
    """Return all modules of ours that are loaded with these."""
    seen: set[str] = set()
    ahead = [*modules]
    while ahead:
        module = ahead.pop()
        if module.startswith("cantina.") and module not in seen:
            seen.add(module)
            ahead += above(module)
    return seen


def above(module: str) -> list[str]:
    """Return what a module imports when it is loaded."""
    folder = SOURCE.parent / module.replace(".", "/")
    tree = trees().get(folder.with_suffix(".py")) or trees().get(folder / "__init__.py")
    found = []
    for node in tree.body if tree is not None else ():
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *[f"{node.module}.{each.name}" for each in node.names]]
    return found
