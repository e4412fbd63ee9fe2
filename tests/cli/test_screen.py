"""The table on the whole screen, played by keys as people do, and read as people see it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from cantina.bots.loading import load_bot
from cantina.cli import common
from cantina.cli.screen.app import TableApp
from cantina.cli.session import Session
from cantina.core.record import Record
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.window import Window

GAMES = ("outer-rim", "x-wing", "destiny")
SIZES = ((80, 24), (160, 50))
Play = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def seen(app: TableApp) -> str:
    """Return what a person sees."""
    rows = app.screen._compositor.render_strips()
    return "\n".join(["".join([part.text for part in row]).rstrip() for row in rows])


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the screen asks what the table asks, or the match is over."""
    while not (is_asked(app) or app.partings or len(app.screen_stack) > 1):
        await asyncio.sleep(0.001)
    await pilot.pause()


async def presses(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    """Press one key after the other, each once the screen asks again."""
    for key in keys:
        await pilot.press(key)
        await settled(app, pilot)


async def until(app: TableApp, pilot: Pilot[None], *words: str) -> None:
    """Wait until a person sees these words."""
    try:
        async with asyncio.timeout(120):
            while not all(each in seen(app) for each in words):
                await pilot.pause()
    except TimeoutError:
        pytest.fail(f"{words} are not on the screen:\n{seen(app)}")


def is_asked(app: TableApp) -> bool:
    return app.ask is not None and app.ask.number == app.session.table.number


def open_table(
    game: str, seats: str = "human,greedy", save: Path | None = None, **more: Any
) -> TableApp:
    kinds = seats.split(",")
    names = ["Captain", "Rival", "Third", "Fourth"][: len(kinds)]
    table = Table.start(find_game(game), names, more.pop("options", None), seed=more.pop("seed", 5))
    return TableApp(Session(table, kinds, save))


def play(app: TableApp, script: Play, size: tuple[int, int] = (80, 24)) -> None:
    """Run a screen, follow a script and close it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)

    asyncio.run(run())


def press_answer(app: TableApp, key: str) -> None:
    """Press the keys that give an answer, as somebody would who wants it."""
    ask = app.ask
    assert ask is not None
    keys = [option.key for option in ask.options]
    if ask.kind == "free":
        app.query_one("#typed", Input).value = key
    else:
        parts = [] if key == "none" and ask.kind == "many" else key.split("+")
        for digits in [str(keys.index(part) + 1) for part in parts]:
            for digit in digits:
                app.simulate_key(digit)
            if len(ask.options) >= 10 * int(digits):
                app.simulate_key("enter")
    if ask.kind != "one":
        app.simulate_key("enter")


@pytest.mark.parametrize(
    ("game", "options", "round"),
    [("outer-rim", {"turn_cap": 3}, 0), ("x-wing", {"round_limit": 2}, 0), ("destiny", {}, 4)],
)
def test_a_match_is_played_to_its_end_by_keys(
    game: str, options: dict[str, Any], round: int
) -> None:
    app = open_table(game, options=options)
    mind = load_bot("greedy", game, 1)
    while app.session.table.state.turn < round:
        seat = app.session.table.waiting[0]
        app.session.table.answer(seat, mind.choose(Window(app.session.table, seat)))

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.session.table.over:
            before = app.session.table.number
            press_answer(app, mind.choose(Window(app.session.table, 0)))
            while app.session.table.number == before or not (is_asked(app) or app.partings):
                await asyncio.sleep(0.001)
        await pilot.pause()
        assert "You lost." in seen(app) or "You won." in seen(app) or "Nobody won." in seen(app)
        await pilot.press("enter")

    play(app, script)
    assert app.partings


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_question_stands_with_its_board(game: str, size: tuple[int, int]) -> None:
    wanted = {
        "outer-rim": ["Which character do you play?", "1 Han Solo", "Cantonica", "Kessel", "○──"],
        "x-wing": ["Where do you place Luke Skywalker?", "┌──", "TIE Fighter", "5/2/3 ███"],
        "destiny": ["Which cards do you shuffle back", "Kylo Ren 11/11♥", "Hand: F-11D Rifle (2)"],
    }

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        shown = seen(app)
        for words in (*wanted[game], "? help", "q leave"):
            assert words in shown
        assert max(map(len, shown.splitlines())) <= size[0]

    play(open_table(game), script, size)


def test_dials_are_a_grid_for_each_ship_and_the_arrows_go_through_it() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await presses(app, pilot, "enter")
        shown = seen(app)
        assert "4          ↑4          ∩4" in shown
        assert "2  ↰2  ↖2  ↑2  ↗2  ↱2" in shown
        assert app.choices.option is not None
        assert app.choices.option.key == "0:bank:left:1"
        await pilot.press("right", "up", "up")
        assert app.choices.option.key == "0:straight:3"
        await presses(app, pilot, "enter")
        told = [app.session.write.write(event.text) for event in app.told]
        assert "Luke Skywalker reveals straight 3." in told

    play(open_table("x-wing"), script)


def test_a_planet_is_chosen_with_its_distance_in_sight() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await presses(app, pilot, "1", "2")
        shown = seen(app)
        assert "0/10 fame" in shown
        assert "Lothal 5" in shown
        assert "one space" in shown
        await pilot.press("tab")
        assert "Cargo" not in shown
        assert "Han Solo" in seen(app)
        await pilot.press("tab")
        assert "Market" in seen(app)
        assert "Lando Calrissian" in seen(app)

    play(open_table("outer-rim"), script)


def test_cards_are_read_by_a_key_and_by_a_typed_name() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("down", "i")
        await until(app, pilot, "support · gray · hero · droid · unique", "[1 focus] [1 disrupt]")
        await pilot.press("escape", "slash", *"i luke", "enter")
        await until(app, pilot, "Luke Skywalker")
        assert "Rey" not in seen(app)
        await pilot.press("escape")
        await until(app, pilot, "Which cards do you shuffle back")

    play(open_table("destiny"), script)


def test_options_tell_whose_a_card_is_and_what_it_costs() -> None:
    app = open_table("destiny", "human,human")
    mind = load_bot("greedy", "destiny", 1)
    while app.session.table.asks()[0].prompt.id != "ds-ask-action":
        seat = app.session.table.waiting[0]
        app.session.table.answer(seat, mind.choose(Window(app.session.table, seat)))

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await until(app, pilot, "costs 2", "Rival, 11 of 11 health")

    play(app, script)


def test_help_log_rules_and_refusals_are_a_key_away() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await until(app, pilot, "choose the option of that number")
        await pilot.press("escape", "l")
        await until(app, pilot, "Captain is the first player")
        await pilot.press("escape", "w")
        await until(app, pilot, "OR-SETUP-8")
        await pilot.press("escape")
        await until(app, pilot, "Which character do you play?")
        await pilot.press("9")
        await until(app, pilot, "Answer with a number from 1 to 8.")

    play(open_table("outer-rim"), script)


def test_letters_of_a_cyrillic_keyboard_are_the_same_keys() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("д")
        await until(app, pilot, "Captain is the first player")

    play(open_table("outer-rim"), script)


def test_an_answer_is_taken_back_and_gifts_are_given() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await presses(app, pilot, "1", "2", "3")
        assert "Which action do you take?" in seen(app)
        await presses(app, pilot, "u")
        assert "Planning: move up to" in seen(app)
        before = app.view.players[0].credits
        await pilot.press("g")
        await until(app, pilot, "Besides the question", "Rival")
        await pilot.press("1")
        while app.view.players[0].credits == before:
            await pilot.pause()
        await until(app, pilot, "Planning: move up to")

    play(open_table("outer-rim"), script)


def test_an_option_is_clicked() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.click("#choices", offset=(6, 1))
        await settled(app, pilot)
        assert "Which ship do you start with?" in seen(app)
        assert app.view.players[0].character == "boba_fett"

    play(open_table("outer-rim"), script)


@pytest.mark.parametrize(
    ("language", "question", "key"),
    [
        ("ru", "Каким персонажем играть?", "помощь"),
        ("pl", "Którą postacią zagrać?", "pomoc"),
        ("uk", "Яким персонажем грати?", "допомога"),
    ],
)
def test_the_screen_speaks_the_readers_language(
    language: str, question: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANTINA_LANG", language)
    common.language.cache_clear()
    common.reader.cache_clear()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert question in seen(app)
        assert key in seen(app)

    try:
        play(open_table("outer-rim"), script)
    finally:
        monkeypatch.delenv("CANTINA_LANG")
        common.language.cache_clear()
        common.reader.cache_clear()


def test_the_screen_is_divided_anew_when_its_size_changes() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Market" not in seen(app)
        await pilot.resize_terminal(160, 50)
        await until(app, pilot, "Market", "/ type")
        assert "tab page" not in seen(app)
        await pilot.press("question_mark")
        await pilot.resize_terminal(60, 16)
        await pilot.press("escape")
        await until(app, pilot, "Which character do you play?")

    play(open_table("outer-rim"), script)


def test_two_people_at_one_screen_see_a_curtain_between_their_turns() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await until(app, pilot, "Pass the screen to Captain")
        assert "F-11D Rifle (2)" not in seen(app)
        await pilot.press("enter")
        await until(app, pilot, "F-11D Rifle (2)")
        await pilot.press("enter")
        await until(app, pilot, "Pass the screen to Rival")

    play(open_table("destiny", "human,human"), script)


def test_leaving_asks_first_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    app = open_table("outer-rim", save=file)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await presses(app, pilot, "1")
        await pilot.press("q")
        await until(app, pilot, "Do you leave the table?")
        await pilot.press("1")
        await until(app, pilot, "Which ship do you start with?")
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("2")

    play(app, script)
    assert Record.load(file).replay().state.players[0].character == "han_solo"
    assert app.partings[0] == "You leave the table."


def test_a_game_without_a_drawing_has_its_text_board() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "credits win" in seen(app)
        assert "Which way do you fly?" in seen(app)

    play(open_table("smugglers-dice", "human,random"), script)
