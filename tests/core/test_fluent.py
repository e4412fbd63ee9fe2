import ast
import re
from functools import cache
from pathlib import Path

import pytest

from cantina.core.cards import Term, Word
from cantina.core.fluent import UnknownLanguage, Writer, writer
from cantina.core.languages import PSEUDO
from cantina.core.pseudo import pseudo
from cantina.core.registry import find_game, game_names
from cantina.core.rulebook import rulebook, rulebook_names
from cantina.core.text import in_percent, seat_name, text
from core.messages import messages

ROOT = Path(__file__).parent.parent.parent
PREFIXES = ("core", "effect", "bot", "cli", "sd", "or", "xw", "ds", "server", "web")
ID = re.compile(rf"^(?:{'|'.join(PREFIXES)})-[a-z0-9-]*[a-z0-9]$")
STEM = re.compile(rf"^(?:{'|'.join(PREFIXES)})-(?:[a-z0-9]+-)*$")


@cache
def used() -> tuple[set[str], set[str]]:
    """Return the ids that the Python sources name, and the stems of those they build."""
    ids: set[str] = set()
    stems: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        parts = {id(v) for n in ast.walk(tree) if isinstance(n, ast.JoinedStr) for v in n.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if id(node) in parts and STEM.match(node.value):
                    stems.add(node.value)
                elif ID.match(node.value) and not node.value.endswith("-says"):
                    ids.add(node.value)
    return ids, stems


def derived() -> set[str]:
    """Return the ids that words and terms of cards have from their names."""
    for game in game_names():
        find_game(game)
    words, found = [Word], set[str]()
    for word in words:
        words += word.__subclasses__()
        found.add(word.message())
    terms = [Term]
    for term in terms:
        terms += term.__subclasses__()
        found |= {value.says().id for value in term}
    return found


def chapters() -> set[str]:
    """Return the ids of the names of all chapters of all rulebooks."""
    return {each.chapter for game in rulebook_names() for each in rulebook(game).paragraphs}


def taught() -> set[str]:
    """Return the ids that lessons and puzzles say."""
    files = [*(ROOT / "src").rglob("lessons/*.json"), *(ROOT / "src").rglob("puzzles/*.json")]
    assert files
    return {
        name
        for file in files
        for name in re.findall(r'"id": "([a-z0-9-]+)"', file.read_text("utf-8"))
    }


def used_by_the_client() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            found |= set(re.findall(r"[\"'`]((?:web|core)-[a-z0-9-]+)", path.read_text("utf-8")))
    return found


def test_every_id_used_exists() -> None:
    ids, stems = used()
    known = set(messages("en"))
    assert sorted(ids - known) == []
    assert [stem for stem in sorted(stems) if not any(m.startswith(stem) for m in known)] == []


def test_no_message_is_dead() -> None:
    ids, stems = used()
    alive = ids | derived() | chapters() | taught() | used_by_the_client()
    dead = [m for m in messages("en").keys() - alive if not m.startswith(tuple(stems or {"\0"}))]
    web_stems = [word for word in used_by_the_client() if word.endswith("-")]
    assert sorted(m for m in dead if not m.startswith(tuple(web_stems) or ("\0",))) == []


def test_the_pseudo_locale_leaves_placeables_alone() -> None:
    changed = pseudo("greeting = Hello { $name }, { $n ->\n    [one] one\n   *[other] many\n}\n")
    assert "{ $name }" in changed
    assert "Ĥéĺĺó" in changed
    assert "[one]" in changed
    assert Writer(PSEUDO).write(text("core-yes")) == "⟦Ýéš·⟧"


def test_names_numbers_and_nested_texts_are_written() -> None:
    table = Writer("en", ["Ania", "Oleh"])
    caught = text("sd-log-caught", seat=seat_name(1))
    assert table.write(caught) == "A patrol stops Oleh; the cargo is lost."
    assert "player 2" in writer("en").write(caught)
    earned = text("sd-log-delivered", seat=seat_name(0), earned=1)
    assert table.write(earned) == "Ania delivers for 1 credit."


def test_unknown_messages_languages_and_missing_arguments_are_errors() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        writer("en").write(text("no-such-message"))
    with pytest.raises(UnknownLanguage, match="Possible: en, pl, ru, uk"):
        Writer("xx")
    with pytest.raises(ValueError, match="core-conceded"):
        writer("en").write(text("core-conceded"))


def test_a_chance_is_never_rounded_to_certain_or_impossible() -> None:
    chances = (0, 0.004, 0.384, 0.996, 1)
    written = [writer("en").write(in_percent(chance)) for chance in chances]
    assert written == ["0%", "<1%", "38%", ">99%", "100%"]
