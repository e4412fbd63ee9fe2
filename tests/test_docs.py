"""Documents are executed, or they rot."""

import doctest
import re
from pathlib import Path

import pytest

import cantina

ROOT = Path(__file__).parent.parent
READMES = sorted(path.name for path in ROOT.glob("README*.md"))
GUIDES = ("playing.md", "playing.ru.md", "playing.pl.md", "playing.uk.md")
CODE = re.compile(r"```.*?```", re.S)
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


@pytest.mark.parametrize("page", READMES)
def test_readme_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", (ROOT / page).read_text("utf-8")):
        assert (ROOT / target).exists(), f"{page} links to {target}"


def test_every_readme_leads_to_the_others_and_shows_the_same_code() -> None:
    assert READMES == ["README.md", "README.pl.md", "README.ru.md", "README.uk.md"]
    english = CODE.findall((ROOT / "README.md").read_text("utf-8"))
    for page in READMES:
        content = (ROOT / page).read_text("utf-8")
        assert CODE.findall(content) == english, page
        for other in READMES:
            assert (f"]({other})" in content) == (other != page), f"{page} and {other}"


@pytest.mark.parametrize("page", GUIDES)
def test_a_guide_to_playing_names_buttons_as_the_page_does(page: str) -> None:
    parts = page.split(".")
    language = parts[1] if len(parts) == 3 else "en"
    file = ROOT / "src" / "cantina" / "locales" / language / "web.ftl"
    words = file.read_text("utf-8").replace("\N{NO-BREAK SPACE}", " ")
    guide = (ROOT / "docs" / page).read_text("utf-8").split("\n## ")
    for chapter in guide[1:-3]:  # the last three tell of the games and set their terms in bold
        for name in re.findall(r"\*\*(.+?)\*\*", chapter, re.S):
            button = " ".join(name.split())
            assert f"= {button}\n" in words, f"{page} names a button {button}"


def test_no_registry_host_is_named() -> None:
    hosts = re.compile(
        "|".join(("pypi" + r"\.org", "npmjs" + r"\.(?:org|com)", "python" + "hosted"))
    )
    for name in ("constraints.txt", "pyproject.toml", "Makefile", "web/package-lock.json"):
        assert not hosts.search((ROOT / name).read_text("utf-8")), name
