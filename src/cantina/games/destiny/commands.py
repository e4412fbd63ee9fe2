"""The commands of Destiny: cards, decks and odds."""

from __future__ import annotations

import re
import secrets
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated, TypedDict

import typer

from cantina.cli.bars import draw_bars
from cantina.cli.common import fail, print_json, reader, say
from cantina.core.rng import Rng
from cantina.core.text import text
from cantina.games.destiny.cards.lines import card_lines
from cantina.games.destiny.content.formats import FORMATS
from cantina.games.destiny.content.ready import FAMOUS, ReadyDeck
from cantina.games.destiny.deck_files import read_deck, write_json
from cantina.games.destiny.decks import Deck
from cantina.games.destiny.game import READY_DECKS
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.names import full_card_name
from cantina.games.destiny.odds import SymbolOdds, odds
from cantina.games.destiny.printed import Card
from cantina.games.destiny.records import (
    is_known,
    known_by_name,
    known_card,
    records,
    sets,
    sets_of,
)
from cantina.games.destiny.rules.boosters import has_boosters, open_boosters
from cantina.games.destiny.rules.deckbuilding import DeckProblem, DeckReport, check
from cantina.games.destiny.terms import Symbol

ILLEGAL = 1
MOST_BOOSTERS = 360
MOST_DICE = 20
MOST_REROLLS = 20
PLACE = re.compile(r"([A-Za-z]+)[ #]?(\d+)")
COPIES = re.compile(r"(\d+)\s*x\s*(.+)")

AsJson = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]
DeckFile = Annotated[str, typer.Argument(help=say("ds-help-deck-file"))]
FormatName = Annotated[str | None, typer.Option("--format", help=say("ds-help-format"))]
PointsList = Annotated[str, typer.Option("--points", help=say("ds-help-points"))]

decks = typer.Typer(no_args_is_help=True, help=say("ds-help-deck"))


def register(root: typer.Typer, odds: typer.Typer, cards: typer.Typer) -> None:
    """Add the commands of this game to the program."""
    root.add_typer(decks, name="deck")
    odds.command("destiny", help=say("ds-help-odds"))(show_odds)
    cards.command("destiny", help=say("ds-help-cards"))(list_cards)


# --- cards -------------------------------------------------------------------------------------


def list_cards(
    name: Annotated[str, typer.Argument(help=say("ds-help-cards-name"))] = "",
    set_name: Annotated[str | None, typer.Option("--set", help=say("ds-help-set"))] = None,
    missing: Annotated[bool, typer.Option("--missing", help=say("ds-help-missing"))] = False,
    as_json: AsJson = False,
) -> None:
    """List and print the cards that are in, or name those that are not."""
    wanted = None if set_name is None else known_set(set_name)
    if missing:
        list_missing(wanted, as_json)
        return
    found = [
        card
        for card in CARDS
        if (wanted is None or wanted in sets_of(card)) and has_name(card, name)
    ]
    if as_json:
        print_json([card_as_json(card) for card in found])
        return
    for card in found:
        typer.echo(card_headline(card))
        for line in card_lines(card):
            typer.echo("    " + reader().write(line))
    typer.echo(say("ds-cards-in", count=len(found)))


def has_name(card: Card, name: str) -> bool:
    """Say whether a card is meant by a part of its name, in English or as it is read here."""
    wanted = name.casefold()
    return (
        wanted in card.full_name.casefold()
        or wanted in reader().write(full_card_name(card)).casefold()
    )


def known_set(name: str) -> str:
    """Return the short name of a set as it is written."""
    found = [short for short in sets() if short.casefold() == name.casefold()]
    if not found:
        fail(text("ds-no-set", set=name, possible=", ".join(sets())))
    return found[0]


def list_missing(set_name: str | None, as_json: bool) -> None:
    """Name the printed cards that are not in yet."""
    found = [
        {"set": one.set, "number": one.number, "name": one.name}
        for one in records().values()
        if known_card(one.code).only_facts and set_name in (None, one.set)
    ]
    if as_json:
        print_json({"count": len(found), "missing": found})
        return
    for entry in found:
        typer.echo("{set} {number}  {name}".format(**entry))
    typer.echo(say("ds-cards-missing", count=len(found)))


def card_headline(card: Card) -> str:
    """Return one line with the facts of a card."""
    paid = card.cost_in_points()
    priced = "no" if card.cost is None else "cost"
    if paid is not None:
        priced = "points" if paid == card.points else "balance"
    return say(
        "ds-cards-line",
        place=f"{card.set} {card.number}",
        name=full_card_name(card),
        affiliation=card.affiliation.value,
        colour=card.colour.value,
        type=card.type.value,
        has_subtypes="yes" if card.subtypes else "no",
        subtypes=", ".join(say("ds-word", word=subtype.value) for subtype in card.subtypes),
        unique="yes" if card.unique else "no",
        priced=priced,
        price=str(card.cost if paid is None else paid),
        printed=str(card.points),
        health=card.health,
        has_die="yes" if card.has_die else "no",
        sides=" ".join(side.code for side in card.sides),
    )


def card_as_json(card: Card) -> dict[str, object]:
    """Return the facts and the text of a card for a program to read."""
    facts: dict[str, object] = {
        "code": card.code,
        "set": card.set,
        "number": card.number,
        "name": card.name,
        "subtitle": card.subtitle,
        "type": card.type,
        "colour": card.colour,
        "affiliation": card.affiliation,
        "rarity": card.rarity,
        "unique": card.unique,
        "subtypes": card.subtypes,
        "keywords": card.keywords,
        "sides": [side.code for side in card.sides],
        "text": [reader().write(line) for line in card_lines(card)],
        "reprints": card.reprints,
    }
    if card.cost is not None:
        facts["cost"] = card.cost
    if card.health:
        facts["health"] = card.health
    if card.points is not None:
        facts["points"] = {"balance": str(card.cost_in_points()), "printed": str(card.points)}
    return facts


# --- decks -------------------------------------------------------------------------------------


@decks.command("check", help=say("ds-help-deck-check"))
def check_deck(
    file: DeckFile,
    format_name: FormatName = None,
    points: PointsList = "balance",
    as_json: AsJson = False,
) -> None:
    """Check a deck and name everything that is wrong with it."""
    deck, unread = load(file)
    report = full_report(deck, unread, format_name, points)
    if as_json:
        print_json(
            {
                "legal": report.legal,
                "points": report.points,
                "problems": [
                    {
                        "code": found.code,
                        "card": found.card,
                        "text": reader().write(found.reason),
                        "rule": found.rule,
                    }
                    for found in report.problems
                ],
                "unplayable": [
                    {"code": card.code, "name": card.full_name} for card in report.unplayable
                ],
            }
        )
    else:
        say_report(deck, report)
    if not report.legal:
        raise typer.Exit(ILLEGAL)


def load(file: str) -> tuple[Deck, tuple[DeckProblem, ...]]:
    """Read a deck from a file, from standard input, or take a ready one."""
    if file in READY_DECKS:
        return READY_DECKS[file], ()
    famous = [one for one in FAMOUS if one.key == file]
    if famous:
        return famous[0].read(), ()
    content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return read_deck(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        fail(text("ds-deck-not-text", file=file))


def full_report(
    deck: Deck, unread: tuple[DeckProblem, ...], format_name: str | None, points: str
) -> DeckReport:
    """Check what was read in a format, and add what could not be read."""
    wanted = format_name or deck.format
    if wanted not in FORMATS:
        fail(text("ds-no-format", format=wanted, possible=", ".join(FORMATS)))
    if points not in ("balance", "printed"):
        fail(text("ds-no-points", points=points))
    report = check(deck, FORMATS[wanted], points == "balance")
    return DeckReport(report.points, (*unread, *report.problems), report.unplayable)


def say_report(deck: Deck, report: DeckReport) -> None:
    """Say in words what was found."""
    if report.legal:
        typer.echo(say("ds-deck-legal", name=deck.name, points=report.points, size=deck.size))
    else:
        typer.echo(say("ds-deck-illegal", name=deck.name, problems=len(report.problems)))
    for found in report.problems:
        line = reader().write(found.reason)
        typer.echo("  " + (say("ds-deck-rule", line=line, rule=found.rule) if found.rule else line))
    if report.unplayable:
        typer.echo(say("ds-deck-unplayable", count=len(report.unplayable)))
    for card in report.unplayable:
        typer.echo(f"  {card.set} {card.number}  {card.full_name}")


@decks.command("famous", help=say("ds-help-deck-famous"))
def list_famous(as_json: AsJson = False) -> None:
    """List the famous decks: their teams, their formats and how they win."""
    found = [famous_as_json(one) for one in FAMOUS]
    if as_json:
        print_json(found)
        return
    for one in found:
        typer.echo("{name}  {deck} ({format})".format(**one))
        typer.echo("    " + str(one["how"]).replace("\n", "\n    "))


@decks.command("boosters", help=say("ds-help-boosters"))
def show_boosters(
    set_name: Annotated[str, typer.Argument(metavar="SET", help=say("ds-help-booster-set"))],
    count: Annotated[int, typer.Option("-n", min=1, max=MOST_BOOSTERS)] = 6,
    seed: Annotated[int | None, typer.Option(help=say("ds-help-booster-seed"))] = None,
    as_json: AsJson = False,
) -> None:
    """Open boosters of a set."""
    short = known_set(set_name)
    if not has_boosters(short):
        possible = ", ".join(one for one in sets() if has_boosters(one))
        fail(text("ds-no-boosters", set=short, possible=possible))
    number = secrets.randbits(32) if seed is None else seed
    opened = open_boosters(short, count, Rng(number))
    if as_json:
        print_json({"seed": number, "boosters": [[card.code for card in one] for one in opened]})
        return
    for place, cards in enumerate(opened, 1):
        names = [full_card_name(card) for card in cards]
        typer.echo(say("ds-booster", number=place, cards=names))


class FamousEntry(TypedDict):
    """A famous deck for a program to read."""

    name: str
    deck: str
    format: str
    how: str


def famous_as_json(one: ReadyDeck) -> FamousEntry:
    """Return a famous deck for a program to read."""
    deck = one.read()
    return FamousEntry(
        name=one.key,
        deck=one.name,
        format=say("ds-format", format=deck.format),
        how=say(f"ds-famous-{one.key}"),
    )


@decks.command("show", help=say("ds-help-deck-show"))
def show_deck(
    file: DeckFile,
    plot: Annotated[Path | None, typer.Option(help=say("ds-help-deck-plot"))] = None,
    as_json: AsJson = False,
) -> None:
    """Show what a deck is made of: team, cost curve, die sides, colours."""
    deck, unread = load(file)
    if unread:
        fail(unread[0].reason)
    cards = [known_card(code) for code in deck.draw_deck()]
    curve = counted([card.cost for card in cards if card.cost is not None])
    sides = die_sides(deck)
    colours = dict(Counter(card.colour.value for card in cards))
    if plot is not None:
        plot.write_text(draw_bars(deck.name, bar_groups(curve, sides, colours)), "utf-8")
    if as_json:
        print_json(
            {"deck": write_json(deck), "cost_curve": curve, "sides": sides, "colours": colours}
        )
        return
    say_deck(deck, curve, sides, colours)


def counted(values: list[int]) -> dict[str, int]:
    """Count values from 0 to the highest."""
    found = Counter(values)
    return {str(value): found[value] for value in range(max(found, default=0) + 1)}


def die_sides(deck: Deck) -> dict[str, int]:
    """Count the sides of all dice of the deck and the team by symbol."""
    team = [side for m in deck.team for side in known_card(m.code).sides for _ in range(m.dice)]
    cards = [side for code in deck.draw_deck() for side in known_card(code).sides]
    found = Counter(side.symbol for side in (*team, *cards))
    return {symbol.name.lower(): found[symbol] for symbol in Symbol if found[symbol]}


def bar_groups(
    curve: dict[str, int], sides: dict[str, int], colours: dict[str, int]
) -> list[tuple[str, dict[str, int]]]:
    """Return titled groups of bars for the plot, in the reader's language."""
    return [
        (say("ds-show-curve"), curve),
        (say("ds-show-sides"), {say("ds-symbol-word", symbol=s): n for s, n in sides.items()}),
        (say("ds-show-colours"), {say(f"ds-colour-{c}"): n for c, n in colours.items()}),
    ]


def say_deck(
    deck: Deck, curve: dict[str, int], sides: dict[str, int], colours: dict[str, int]
) -> None:
    """Say in words what a deck is made of."""
    report = check(deck, FORMATS[deck.format])
    typer.echo(say("ds-show-title", name=deck.name, points=report.points, size=deck.size))
    for member in deck.team:
        card = full_card_name(known_card(member.code))
        typer.echo("  " + say("ds-show-member", card=card, dice=member.dice))
    for code in (*deck.plots, *deck.battlefields):
        typer.echo("  " + reader().write(full_card_name(known_card(code))))
    for title, bars in bar_groups(curve, sides, colours):
        typer.echo(title)
        widest = max((len(label) for label in bars), default=0)
        for label, count in bars.items():
            typer.echo(f"  {label:>{widest}}  {'█' * count} {count}")


# --- odds --------------------------------------------------------------------------------------


def show_odds(
    cards: Annotated[list[str], typer.Argument(help=say("ds-help-odds-card"))],
    rerolls: Annotated[int, typer.Option(help=say("ds-help-rerolls"))] = 0,
    x: Annotated[int, typer.Option("--x", help=say("ds-help-x"))] = 1,
    as_json: AsJson = False,
) -> None:
    """Work out exactly what a set of dice shows."""
    dice = [card for words in cards for card in dice_of(words)]
    if not 0 <= rerolls <= MOST_REROLLS or len(dice) > MOST_DICE or not 0 <= x <= 99:
        fail(text("ds-odds-too-many", dice=MOST_DICE, rerolls=MOST_REROLLS))
    found = odds([card.sides for card in dice], rerolls, x)
    if as_json:
        print_json(odds_as_json(dice, rerolls, found))
        return
    typer.echo(say("ds-odds-title", dice=len(dice), rerolls=rerolls))
    for entry in found:
        symbol = text("ds-symbol-word", symbol=entry.symbol.name.lower())
        numbers = {"any": 100 * float(entry.any), "expected": float(entry.expected)}
        typer.echo(say("ds-odds-line", symbol=symbol, **numbers))
        if entry.symbol not in (Symbol.BLANK, Symbol.SPECIAL):
            totals = [
                say("ds-odds-total", total=total, chance=100 * float(chance))
                for total, chance in entry.totals.items()
            ]
            typer.echo("    " + "  ".join(totals))


def dice_of(words: str) -> list[Card]:
    """Return the cards whose dice are meant: `01038`, `AW 38`, `Rey, Force Prodigy`, `2x AW 38`."""
    copies = COPIES.fullmatch(words)
    count, name = (int(copies[1]), copies[2]) if copies else (1, words)
    card = find(name)
    if not card.has_die:
        fail(text("ds-odds-no-die", card=full_card_name(card)))
    return [card] * count


def find(name: str) -> Card:
    """Return the one card with this code, place or name."""
    if is_known(name):
        return known_card(name)
    place = PLACE.fullmatch(name)
    if place is not None:
        for one in sets().values():
            code = f"{one.prefix}{int(place[2]):03}"
            if one.short.casefold() == place[1].casefold() and is_known(code):
                return known_card(code)
    found = known_by_name(name)
    if not found:
        fail(text("ds-deck-unknown", card=name))
    if len(found) > 1:
        possible = [
            text("ds-odds-card", place=f"{card.set} {card.number}", name=full_card_name(card))
            for card in found
        ]
        fail(text("ds-odds-ambiguous", card=name, possible=possible))
    return found[0]


def odds_as_json(dice: list[Card], rerolls: int, found: list[SymbolOdds]) -> dict[str, object]:
    """Return the chances for a program to read."""
    return {
        "dice": [card.code for card in dice],
        "rerolls": rerolls,
        "symbols": {
            entry.symbol.name.lower(): {
                "any": float(entry.any),
                "expected": float(entry.expected),
                "dice": [float(chance) for chance in entry.dice],
                "totals": {str(total): float(chance) for total, chance in entry.totals.items()},
            }
            for entry in found
        },
    }
