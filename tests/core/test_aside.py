"""What a seat may do at any time, between the answers of others."""

from typing import Any

import pytest

from cantina.core.ask import Ask, AskMany, Refused
from cantina.core.table import CannotUndo, Table
from cantina.core.testing import offered, play
from cantina.core.text import text
from cantina.core.toy import Toy, ToyState


class Generous(Toy):
    """Anybody may write a letter into the notebook at any time."""

    def interject(self, state: Any, seat: int, key: str) -> None:
        if len(key) != 1:
            raise Refused(text("core-refused-aside", key=key))
        state.notes.append(key)


async def ask(state: ToyState) -> str | None:
    chosen = await AskMany(0, "core-yes", lambda: list(state.notes), least=1)
    state.notes.append("+".join(chosen) + await Ask(1, "core-no", ["x", "y"]))
    return None


def table() -> Table[ToyState]:
    game = Generous(ask)
    state = ToyState(step="ask", notes=["a", "b"])
    return Table.at(game, state)


def test_an_aside_changes_the_open_options() -> None:
    found = table()
    assert offered(found, 0) == ["a", "b"]
    found.interject(1, "c")
    assert offered(found, 0) == ["a", "b", "c"]
    play(found, (0, "a+b+c"), (1, "x"))
    assert found.state.notes == ["a", "b", "c", "a+b+cx"]


def test_a_refused_aside_changes_nothing() -> None:
    found = table()
    before = found.fingerprint()
    with pytest.raises(Refused):
        found.interject(1, "too long")
    assert found.fingerprint() == before


def test_copies_and_fingerprints_know_of_asides() -> None:
    found = table()
    found.interject(1, "c")
    copy = found.copy()
    assert copy.fingerprint() == found.fingerprint()
    assert offered(copy, 0) == ["a", "b", "c"]
    play(copy, (0, "c"), (1, "y"))
    assert copy.state.notes[-1] == "cy"


def test_an_aside_is_not_undone_with_an_answer() -> None:
    found = table()
    play(found, (0, "a"))
    found.interject(1, "c")
    with pytest.raises(CannotUndo):
        found.undo(0)


def test_most_games_allow_none() -> None:
    from cantina.games.smugglers_dice import game

    found = Table.start(game, 2)
    with pytest.raises(Refused):
        found.interject(0, "give:1")
