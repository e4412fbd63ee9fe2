"""The commands of Outer Rim: cards as text, exact odds of tests and combats, the balance."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Literal, Protocol

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cantina.bots.registry import make_bot
from cantina.cli.common import console, fail, language, print_json, reader, say
from cantina.core.finding import finds
from cantina.core.text import Text, in_percent, text
from cantina.games.outer_rim.bot.balance import Balance, Share, play_all, weigh
from cantina.games.outer_rim.cards import card_text
from cantina.games.outer_rim.game import game
from cantina.games.outer_rim.library import AI_CARDS, CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from cantina.games.outer_rim.names import (
    card_name,
    character_name,
    contact_name,
    patrol_name,
    ship_name,
)
from cantina.games.outer_rim.odds import CombatOdds, survival_odds, test_odds

MOST_DICE = 20
MOST_SKILLS = 9
MOST_REROLLS = 9
MOST_LEFT = 20

Kind = Literal["ground", "ship"]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]


class Printed(Protocol):
    """A component as far as a list needs it."""

    @property
    def confidence(self) -> str:
        """Say how it is known."""


class ListedComponent(msgspec.Struct, frozen=True):
    """A component in the list of `cantina cards`."""

    id: str
    kind: str
    name: str
    confidence: str
    text: list[str]


def register(root: typer.Typer, odds: typer.Typer, cards: typer.Typer) -> None:
    """Add the commands of this game to the program."""
    ours = typer.Typer(no_args_is_help=True, help=say("or-help-odds"))
    ours.command("test", help=say("or-help-odds-test"))(show_test)
    ours.command("combat", help=say("or-help-odds-combat"))(show_combat)
    odds.add_typer(ours, name="outer-rim")
    cards.command("outer-rim", help=say("or-help-cards"))(list_cards)
    balance = typer.Typer(no_args_is_help=True, help=say("or-help-balance"))
    balance.command("outer-rim", help=say("or-help-balance-game"))(show_balance)
    root.add_typer(balance, name="balance")


# --- odds -----------------------------------------------------------------------------------------


def show_test(
    skills: Annotated[int, typer.Option(help=say("or-help-skills"))] = 0,
    rerolls: Annotated[int, typer.Option(help=say("or-help-rerolls"))] = 0,
    as_json: AsJson = False,
) -> None:
    """Print the chance to pass a skill test."""
    _in_bounds("--skills", skills, MOST_SKILLS)
    _in_bounds("--rerolls", rerolls, MOST_REROLLS)
    chance = test_odds(skills, rerolls)
    if as_json:
        print_json({"skills": skills, "rerolls": rerolls, "pass": chance})
        return
    typer.echo(say("or-odds-test", skills=skills, rerolls=rerolls, chance=in_percent(chance)))


def show_combat(
    attack: Annotated[int, typer.Argument(help=say("or-help-attack"))],
    defence: Annotated[int, typer.Argument(help=say("or-help-defence"))],
    kind: Annotated[Kind, typer.Option(help=say("or-help-kind"))] = "ground",
    left: Annotated[int, typer.Option(help=say("or-help-left"))] = 0,
    as_json: AsJson = False,
) -> None:
    """Print the chance to win a combat, the damage to expect and the danger of defeat."""
    _in_bounds("ATTACK", attack, MOST_DICE)
    _in_bounds("DEFENCE", defence, MOST_DICE)
    _in_bounds("--left", left, MOST_LEFT)
    found = CombatOdds(attack, defence)
    defeat = 1 - survival_odds(defence, left) if left else None
    if as_json:
        numbers = {
            "attack": attack,
            "defence": defence,
            "kind": kind,
            "win": found.win,
            "dealt": found.dealt,
            "suffered": found.suffered,
        }
        print_json(numbers if defeat is None else {**numbers, "left": left, "defeat": defeat})
        return
    message = "or-odds-combat-ground" if kind == "ground" else "or-odds-combat-ship"
    typer.echo(say(message, attack=attack, defence=defence, chance=in_percent(found.win)))
    typer.echo(say("or-odds-damage", dealt=found.dealt, suffered=found.suffered))
    if defeat is not None:
        typer.echo(say("or-odds-defeat", left=left, chance=in_percent(defeat)))


def _in_bounds(option: str, value: int, most: int) -> None:
    if not 0 <= value <= most:
        fail(text("or-odds-bad-number", option=option, most=most))


# --- cards ----------------------------------------------------------------------------------------


def list_cards(
    name: Annotated[str, typer.Argument(help=say("or-help-cards-name"))] = "",
    as_json: AsJson = False,
) -> None:
    """Print every component, or those whose id or name contains a word."""
    found = [entry for entry in entries(reader().write) if _matches(entry, name)]
    if not found:
        fail(text("or-cards-none", name=name))
    if as_json:
        print_json(found)
        return
    for entry in found:
        known = Text(f"or-confidence-{entry.confidence}")
        typer.echo(say("or-cards-title", name=entry.name, id=entry.id, confidence=known))
        for line in entry.text:
            typer.echo(f"    {line}")
    counted = Counter(entry.confidence for entry in found)
    typer.echo(
        say(
            "or-cards-total",
            count=len(found),
            seed=counted["seed"],
            public=counted["public"],
            ours=counted["ours"],
        )
    )


def _matches(entry: ListedComponent, word: str) -> bool:
    return word.lower() in entry.id.lower() or finds(word, entry.name, language())


def entries(write: Callable[[Text], str]) -> list[ListedComponent]:
    """Return every component in some language."""
    found: list[ListedComponent] = []

    def add(
        kind: str,
        table: Mapping[str, Printed],
        name: Callable[[str], Text],
        lines: Callable[[str], list[Text]],
    ) -> None:
        for component, record in table.items():
            printed = [write(line) for line in lines(component)]
            found.append(
                ListedComponent(component, kind, write(name(component)), record.confidence, printed)
            )

    add("character", CHARACTERS, character_name, card_text.character_lines)
    add("ship", SHIPS, ship_name, card_text.ship_lines)
    add("card", CARDS, card_name, card_text.card_lines)
    add("contact", CONTACTS, contact_name, card_text.contact_lines)
    add("patrol", PATROLS, patrol_name, card_text.patrol_lines)
    add("solo card", AI_CARDS, card_name, card_text.ai_lines)
    return found


# --- balance --------------------------------------------------------------------------------------


def show_balance(
    games: Annotated[int, typer.Option("-n", "--games", help=say("cli-help-count"))] = 1000,
    seats: Annotated[int, typer.Option(help=say("or-help-balance-seats"))] = 4,
    bot: Annotated[str, typer.Option(help=say("or-help-balance-bot"))] = "hard",
    seed: Annotated[int, typer.Option(help=say("cli-help-seed"))] = 0,
    jobs: Annotated[int, typer.Option(help=say("cli-help-jobs"))] = os.cpu_count() or 1,
    report: Annotated[Path | None, typer.Option(help=say("or-help-balance-report"))] = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches on all cores and print what they came to."""
    game.check_seats(seats)
    make_bot(bot, game.name)
    if games < 1 or jobs < 1:
        fail(text("cli-simulate-positive"))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    hidden = as_json or not console().is_terminal
    with Progress(*columns, TimeRemainingColumn(), console=console(), disable=hidden) as bar:
        task = bar.add_task(say("cli-simulate-progress", game=game.name), total=games)
        played = []
        for match in play_all(bot, seats, games, seed, jobs):
            played.append(match)
            bar.update(task, completed=len(played))
    found = weigh(played, bot, seats, seed)
    lines = balance_lines(found)
    if report is not None:
        report.write_text("\n".join(lines) + "\n", "utf-8")
    if as_json:
        print_json(found)
    else:
        typer.echo("\n".join(lines))


def balance_lines(found: Balance) -> list[str]:
    """Write a balance as Markdown in the reader's language."""
    write = reader().write

    def named(shares: Mapping[str, Share], name: Callable[[str], Text]) -> dict[str, Share]:
        return {write(name(each)): share for each, share in shares.items()}

    places = {
        say("or-balance-place", place=place): share
        for place, share in enumerate(found.places, start=1)
    }
    sources = named(found.fame, lambda source: text("web-or-source", source=source))
    tables = (
        ("or-balance-characters", named(found.characters, character_name)),
        ("or-balance-ships", named(found.ships, ship_name)),
        ("or-balance-places", places),
        ("or-balance-fame", sources),
        ("or-balance-goals", named(found.goals, character_name)),
        ("or-balance-ship-goals", named(found.ship_goals, ship_name)),
    )
    lines = ["# " + say("or-balance-title", games=found.games), ""]
    lines += [say("or-balance-how", seats=found.seats, bot=found.bot, seed=found.seed), ""]
    for title, shares in tables:
        lines += ["## " + say(title), "", *_share_table(shares), ""]
    rounds = found.rounds
    lines += ["## " + say("or-balance-length"), ""]
    numbers = {each: round(getattr(rounds, each), 1) for each in ("mean", "error", "least", "most")}
    lines += [say("or-balance-rounds", **numbers), "", "## " + say("or-balance-never"), ""]
    unwanted = [f"- {write(card_name(card))}" for card in found.never_bought]
    return lines + (unwanted or [say("or-balance-all")])


def _share_table(shares: Mapping[str, Share]) -> list[str]:
    write = reader().write
    share, cases = say("or-balance-share"), say("or-balance-cases")
    rows = [f"| | {share} | 95% | {cases} |"]
    rows.append("| --- | ---: | ---: | ---: |")
    for name, found in shares.items():
        bounds = f"[{write(in_percent(found.low))}, {write(in_percent(found.high))}]"
        cells = (name, write(in_percent(found.share)), bounds, f"{found.hits} / {found.cases}")
        rows.append(f"| {' | '.join(cells)} |")
    return rows
