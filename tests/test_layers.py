"""Layers point one way: core, then games, then bots, server, envs and the command line.

Inside its folder a game also brings its bots and its commands; they belong to the outer layers.
"""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "cantina"
MAY_USE = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "server": {"core", "bots", "server"},
    "envs": {"core", "bots", "envs"},
    "cli": {"core", "games", "bots", "server", "cli"},
}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("cantina."):
            found.add(node.module)
            if node.module.count(".") == 1:
                found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.startswith("cantina.")}
    return found


def layer_of(parts: tuple[str, ...]) -> str:
    """Return the layer of a module, given as the parts of its name below `cantina`."""
    if parts[0] == "games" and len(parts) > 2 and parts[2] in ("bot", "commands"):
        return "bots" if parts[2] == "bot" else "cli"
    return parts[0]


@pytest.mark.parametrize("layer", sorted(MAY_USE))
def test_a_layer_uses_only_what_lies_below(layer: str) -> None:
    modules = {
        path: path.relative_to(SOURCE).with_suffix("").parts for path in SOURCE.rglob("*.py")
    }
    files = [path for path, parts in modules.items() if layer_of(parts) == layer]
    assert files
    for path in files:
        for module in imports(path):
            used = layer_of(tuple(module.split(".")[1:]))
            assert used in MAY_USE[layer], f"{path} imports {module}"


def test_games_do_not_know_each_other() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        own = path.relative_to(SOURCE / "games").parts[0].removesuffix(".py")
        for module in imports(path):
            if module.startswith("cantina.games."):
                assert module.split(".")[2] == own, f"{path} imports {module}"


@pytest.mark.parametrize("layer", ["core", "games"])
def test_rules_use_no_clock_no_global_random_and_no_asyncio(layer: str) -> None:
    for path in (SOURCE / layer).rglob("*.py"):
        if layer_of(path.relative_to(SOURCE).with_suffix("").parts) != layer:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {"random", "time", "asyncio", "secrets"} & set(names), path
