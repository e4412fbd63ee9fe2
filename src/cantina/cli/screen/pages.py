"""The words around the board: question, log, help, the rules behind a question, the end."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from cantina.cli.common import language, say
from cantina.cli.reading import cards_of
from cantina.cli.screen.keys import COMMANDS
from cantina.cli.screen.style import WIDE
from cantina.cli.typed import free_hint, how_many
from cantina.core.drawing import Line, Span, line, paragraphs, wrapped
from cantina.core.fluent import Writer
from cantina.core.rulebook import rulebook, rulebook_names
from cantina.core.wire import Event, OpenAsk

if TYPE_CHECKING:
    from cantina.cli.screen.app import TableApp

SHORT_KEYS = ("?", "i", "w", "l")
LONG_KEYS = (*SHORT_KEYS, "/", "b", "s")


def ask_lines(app: TableApp, width: int) -> list[Line]:
    """Return what stands over the options: the question, dice, how to answer, a refusal."""
    write = app.session.write
    if app.ask is None:
        said = app.session.outcome() if app.session.over else say("cli-screen-others")
        found = wrapped(line(said, "title"), width)
        return found + (wrapped(line(app.notice, "bad"), width) if app.notice else [])
    task = app.session.task()
    found = wrapped(line(write.write(task), "good"), width) if task is not None else []
    found += wrapped(line(write.write(app.ask.prompt), "warn"), width)
    found += paragraphs(app.drawing.dice(app.look(width)), width)
    if app.ask.kind == "many":
        found.append(line(f"{write.write(how_many(app.ask))} {say('cli-screen-many')}", "dim"))
    if app.ask.kind == "free":
        found += wrapped(line(write.write(free_hint(app.ask)), "dim"), width)
    if app.notice:
        found += wrapped(line(app.notice, "bad"), width)
    return found


def key_line(app: TableApp) -> Line:
    """Return the keys that do something now."""
    session = app.session
    narrow = app.room.width < WIDE
    shown = list(SHORT_KEYS if narrow else LONG_KEYS)
    if app.ask is not None and app.seat is not None:
        if session.can_take_back(app.seat):
            shown.append("u")
        if session.asides(app.seat):
            shown.append("g")
    if session.company is not None:
        shown = [key for key in shown if key != "s"]
        shown.append("c")
    found: Line = []
    for key in (*shown, "q"):
        name = say(f"cli-screen-key-{COMMANDS[key].replace('_', '-')}")
        found += [Span(f" {key} ", "seat0"), Span(name, "dim")]
    look = app.look(*app.base.query_one("#board").size)
    count = app.drawing.pages(look)
    if count > 1:
        said = say("cli-screen-key-page", page=app.page + 1, pages=count)
        found = [Span(" tab ", "seat0"), Span(said, "dim"), *found]
    return found


def rail_lines(app: TableApp, width: int, height: int) -> list[Line]:
    """Return the log, under the card of the option the cursor stands on where there is room."""
    option = app.choices.option if app.ask is not None else None
    if option is None or app.drawing.columns or app.room.width < WIDE:
        return log_lines(app, width, height)
    cards = cards_of(app.drawing, app.view, option)[:1]
    faces = [each for card in cards for each in app.drawing.face(card)]
    shown = paragraphs(faces, width)[: height * 2 // 3]
    if shown:
        shown.append(line("─" * width, "dim"))
    return [*shown, *log_lines(app, width, height - len(shown))]


def log_lines(app: TableApp, width: int, height: int) -> list[Line]:
    """Return the end of the log; what is new since the last answer stands out."""
    found: list[Line] = []
    for event in reversed(app.told):
        style = "" if event.seq >= app.heard else "dim"
        said = [Span("· ", "dim"), Span(app.session.write.write(event.text), style)]
        found = [*wrapped(said, width - 1, 2), *found]
        if len(found) >= height:
            break
    return found[-height:] if height > 0 else []


def whole_log(told: list[Event], write: Writer) -> list[Line]:
    """Return every line, turn by turn, with the rules behind it."""
    found: list[Line] = []
    for turn, group in groupby(told, lambda event: event.turn):
        found.append(line(say("cli-record-turn", turn=turn), "title"))
        for event in group:
            rules = f"  {' '.join(event.rules)}" if event.rules else ""
            found.append([Span("· " + write.write(event.text)), Span(rules, "dim")])
    return found


def rule_lines(ask: OpenAsk, game: str, write: Writer) -> list[Line]:
    """Return what is blocked and why, then the paragraphs of the rules."""
    found: list[Line] = []
    for item in ask.blocked:
        said = f"× {write.write(item.label)}: {write.write(item.reason)} "
        found.append([Span(said), Span(item.rule, "dim")])
    if game in rulebook_names():
        book = rulebook(game, language())
        for rule in dict.fromkeys([*ask.rules, *[item.rule for item in ask.blocked]]):
            paragraph = book.find(rule)
            if paragraph is not None:
                found += [[], [Span(f"{rule}  ", "seat0"), Span(paragraph.text)]]
    return found


def help_lines() -> list[Line]:
    """Explain what can be done and by which key."""
    rows = [("1 2 3", "digits"), ("← ↑ ↓ →", "arrows"), ("Enter", "enter"), ("Space", "space")]
    rows += [("Tab", "tab")]
    rows += [(key, COMMANDS[key].replace("_", "-")) for key in COMMANDS if key != ":"]
    keys = [
        [Span(f"{key:<9}", "seat0"), Span(say(f"cli-screen-about-{name}"))] for key, name in rows
    ]
    return paragraphs([line(say("cli-screen-about")), [], *keys], 1000)
