"""Documents are executed, or they rot."""

import doctest
import re
from pathlib import Path

import pytest

import cantina

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "src" / "cantina" / "games" / "smugglers_dice" / "game.py"


def test_the_readme_tells_the_truth() -> None:
    found = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.parametrize("page", ["python.md"])
def test_a_page_of_python_tells_the_truth(page: str) -> None:
    found = doctest.testfile(
        str(ROOT / "docs" / page), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert found.attempted > 5
    assert found.failed == 0


def test_the_door_tells_the_truth_and_has_what_it_names() -> None:
    assert doctest.testmod(cantina).failed == 0
    for name in cantina.__all__:
        assert getattr(cantina, name) is not None
    with pytest.raises(AttributeError, match="has no 'spoon'; it has: Bot"):
        cantina.spoon  # noqa: B018


def test_the_game_guide_quotes_the_real_game() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    source = EXAMPLE.read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", guide, re.S)
    assert len(blocks) > 5
    for block in blocks:
        assert block in source, f"the guide quotes what is not there:\n{block}"


@pytest.mark.parametrize("page", sorted(p.name for p in (ROOT / "docs").rglob("*.md")))
def test_links_lead_somewhere(page: str) -> None:
    path = next((ROOT / "docs").rglob(page))
    for target in re.findall(r"\]\((?!http)([^)#]+)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), f"{page} links to {target}"


def test_readme_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", (ROOT / "README.md").read_text("utf-8")):
        assert (ROOT / target).exists(), f"README links to {target}"


def test_no_registry_host_is_named() -> None:
    hosts = re.compile(
        "|".join(("pypi" + r"\.org", "npmjs" + r"\.(?:org|com)", "python" + "hosted"))
    )
    for name in ("constraints.txt", "pyproject.toml", "Makefile", "web/package-lock.json"):
        assert not hosts.search((ROOT / name).read_text("utf-8")), name
