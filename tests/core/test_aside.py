"""What a seat may do at any time, between the answers of others."""

from typing import Any

import pytest

from cantina.core.ask import Ask, AskAll, AskMany, Refused
from cantina.core.table import Table
from cantina.core.testing import offered, play
from cantina.core.text import text
from cantina.core.toy import Toy, ToyState
from cantina.core.undoing import CannotUndo


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
    from cantina.games.smugglers_dice.game import game

    found = Table.start(game, 2)
    with pytest.raises(Refused):
        found.interject(0, "give:1")


# --- giving up ----------------------------------------------------------------------------------


class Forgiving(Toy):
    """Who gives up is written down and left alone."""

    def withdraw(self, state: Any, seat: int) -> bool:
        state.notes.append(f"without {seat}")
        return True


async def bids(state: ToyState) -> str | None:
    first = await AskAll(
        [Ask(seat, "core-yes", lambda: ["a", "b", *state.notes]) for seat in (0, 1)]
    )
    state.notes.append("+".join(first))
    return None


def test_most_games_let_a_bot_play_on_for_who_gives_up() -> None:
    found = table()
    before = found.fingerprint()
    assert not found.withdraw(0)
    assert found.fingerprint() == before


def test_a_game_can_let_a_seat_leave() -> None:
    found = Table.at(Forgiving(ask), ToyState(step="ask", notes=["a", "b"]))
    assert offered(found, 0) == ["a", "b"]
    assert found.withdraw(1)
    assert offered(found, 0) == ["a", "b", "without 1"]
    assert found.copy().fingerprint() == found.fingerprint()
    play(found, (0, "a"), (1, "x"))
    assert not found.withdraw(0)  # the match is over


def test_a_seat_can_leave_while_all_are_asked_together() -> None:
    found = Table.at(Forgiving(bids), ToyState(step="bids"))
    play(found, (1, "a"))
    assert found.withdraw(1)
    assert found.copy().fingerprint() == found.fingerprint()
    play(found, (0, "without 1"))
    assert found.state.notes == ["without 1", "without 1+a"]
    replayed = Table.at(Forgiving(bids), ToyState(step="bids"), beats=found.beats[:])
    assert replayed.state.notes == found.state.notes
