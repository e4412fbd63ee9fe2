"""Checked by mypy in `make check` as well: an Ask[T] awaits to a T."""

from typing import assert_type

import pytest

import cantina
from cantina.core.ask import Ask, AskAll, AskFree, AskMany, Together
from cantina.core.chance import Die, Pick, Roll, Shuffle
from cantina.core.deck import Deck, Draw, Peek
from cantina.core.testing import play
from cantina.core.toy import ToyState, toy_table
from cantina.games.outer_rim.view import View as GalaxyView
from cantina.games.smugglers_dice.game import View as SkyView


async def every_kind(state: ToyState) -> str | None:
    planet = await Ask(0, "core-yes", ["kessel", "lothal"])
    assert_type(planet, str)
    dice = await AskMany(0, "core-yes", [1, 2, 3], least=1)
    assert_type(dice, tuple[int, ...])
    pose = await AskFree(
        0, "core-yes", parse=float, check=lambda value: None, sample=lambda rng: [1.0], form="pose"
    )
    assert_type(pose, float)
    dials = await AskAll([Ask(0, "core-yes", [True, False]), Ask(1, "core-yes", [True, False])])
    assert_type(dials, list[bool])
    faces = await Roll(Die("coin", (True, False)), 2)
    assert_type(faces, tuple[bool, ...])
    assert_type(await Pick([1, 2]), int)
    assert_type(await Shuffle(["a", "b"]), list[str])
    deck: Deck[int] = Deck(rest=(1, 2, 3))
    assert_type(await Peek(deck, 1, 0), list[int])
    assert_type(await Draw(deck), int)

    async def branch() -> int:
        return len(await Ask(0, "core-yes", ["a", "bb"]))

    assert_type(await Together([(0, branch())]), list[int])
    state.notes.append(f"{planet} {sum(dice)} {pose}")
    return None


def test_answers_have_the_type_that_was_asked_for() -> None:
    table = play(
        toy_table(every_kind),
        (0, "kessel"),
        (0, "1+3"),
        (0, "2.5"),
        (1, "no"),
        (0, "yes"),
        (0, "a"),
    )
    assert table.state.notes == ["kessel 4 2.5"]


def test_the_door_knows_the_type_of_a_view_from_the_game() -> None:
    rim = cantina.view(cantina.start("outer-rim", 2), 0)
    assert_type(rim, GalaxyView)
    assert rim.players[0].seat == 0
    sky = cantina.start("smugglers-dice", 2)
    assert_type(cantina.view(sky), SkyView)
    assert cantina.values(sky, 0) == {key: key for key in sky.ask(0).keys()}  # noqa: SIM118


def test_the_door_knows_every_name_behind_it() -> None:
    assert_type(cantina.Rng(1).below(1), int)
    with pytest.raises(AttributeError, match="cantina has no 'Tabel'"):
        cantina.Tabel  # type: ignore[attr-defined]  # noqa: B018
