"""The commands of X-Wing: measurements, squads, odds and cards."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from cantina.cli.common import fail, print_json, reader, say
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.games.x_wing.catalogue import Printed, library
from cantina.games.x_wing.commands.common import AsJson, in_bounds
from cantina.games.x_wing.commands.odds import show_odds
from cantina.games.x_wing.content.famous_squads import FAMOUS_SQUADS
from cantina.games.x_wing.content.not_yet import UPGRADES_NOT_YET
from cantina.games.x_wing.content.pilots_not_yet import PILOTS_NOT_YET, Reason
from cantina.games.x_wing.famous_squads import find_famous, lines_of, squad_of, title_of
from cantina.games.x_wing.library import DAMAGE, PILOTS, SHIPS, UPGRADES
from cantina.games.x_wing.measurements import answers
from cantina.games.x_wing.missions.reading import read_mission
from cantina.games.x_wing.names import card_name, faction_name
from cantina.games.x_wing.random_squads import random_squad
from cantina.games.x_wing.rules.squads import (
    FACTIONS,
    RECOMMENDED_POINTS,
    Squad,
    SquadProblem,
    SquadReport,
    check_xws,
    to_xws,
)

INVALID = 1
MISTAKE = 2
MOST_POINTS = 1000

Points = Annotated[int, typer.Option(help=say("xw-help-points"))]
SquadFile = Annotated[Path, typer.Argument(help=say("xw-help-squad-file"))]

x_wing = typer.Typer(no_args_is_help=True, help=say("xw-help-x-wing"))
squad = typer.Typer(no_args_is_help=True, help=say("xw-help-squad"))


def register(root: typer.Typer, odds: typer.Typer, cards: typer.Typer) -> None:
    """Add the commands of this game to the program."""
    root.add_typer(x_wing, name="x-wing")
    root.add_typer(squad, name="squad")
    odds.command("x-wing", help=say("xw-help-odds"))(show_odds)
    cards.command("x-wing", help=say("xw-help-cards"))(list_cards)


@x_wing.callback()
def table() -> None:
    """Keep `measure` a command of its own, even while it is the only one."""


@x_wing.command(help=say("xw-help-measure"))
def measure() -> None:
    """Answer each JSON line on standard input with one line."""
    for answer in answers(sys.stdin):
        typer.echo(answer)


@x_wing.command(help=say("xw-help-mission"))
def mission(file: Annotated[Path, typer.Argument(help=say("xw-help-mission-file"))]) -> None:
    """Read a mission file; say what is wrong with it, or what it is."""
    found = read_mission(_read(file).decode("utf-8", errors="replace"))
    typer.echo(reader().write(found.title))
    for part in (found.says("setup"), found.special_rules):
        typer.echo("  " + reader().write(part))
    for side, goal in found.goals_told.items():
        typer.echo("  " + say("xw-log-goal", side=faction_name(side), goal=goal))


@squad.command(help=say("xw-help-squad-check"))
def check(file: SquadFile, points: Points = RECOMMENDED_POINTS, as_json: AsJson = False) -> None:
    """Check a squad: points, slots, factions, unique names."""
    report = check_xws(_read(file), _points(points))
    if as_json:
        print_json(_as_json(report))
    else:
        _say_report(report, points)
    if not report.valid:
        raise typer.Exit(INVALID)


@squad.command(help=say("xw-help-squad-show"))
def show(file: SquadFile, as_json: AsJson = False) -> None:
    """Show a squad with its costs."""
    report = check_xws(_read(file), MOST_POINTS)
    if report.squad is None:
        if as_json:
            print_json(_as_json(report))
        else:
            _say_report(report, MOST_POINTS)
        raise typer.Exit(INVALID)
    _show(report.squad, as_json)


@squad.command(name="random", help=say("xw-help-squad-random"))
def draw(
    faction: Annotated[str, typer.Option(help=say("xw-help-faction"))],
    points: Points = RECOMMENDED_POINTS,
    seed: Annotated[int | None, typer.Option(help=say("xw-help-seed"))] = None,
    as_json: AsJson = False,
) -> None:
    """Draw a legal squad at random."""
    side = FACTIONS.get(faction)
    if side is None:
        fail(text("xw-squad-unknown-faction", faction=faction))
    chosen = secrets.randbits(63) if seed is None else seed
    try:
        drawn = random_squad(Rng(chosen), side, _points(points))
    except ValueError:
        fail(text("xw-squad-no-random", faction=side.value, points=points))
    _show(drawn, as_json)


@squad.command(help=say("xw-help-squad-famous"))
def famous(
    name: Annotated[str, typer.Argument(help=say("xw-help-famous-name"))] = "",
    as_json: AsJson = False,
) -> None:
    """List the ready squads with how they fly, or show one of them."""
    if name:
        found = find_famous(name)
        if found is None:
            fail(text("xw-squad-no-famous", name=name))
        _show(squad_of(found), as_json)
        return
    if as_json:
        print_json([to_xws(squad_of(each)) for each in FAMOUS_SQUADS])
        return
    for each in FAMOUS_SQUADS:
        title = reader().write(title_of(each))
        cost = squad_of(each).points
        line = say(
            "xw-famous-line", id=each.name, title=title, season=str(each.season), points=cost
        )
        typer.echo(line)
        for how in lines_of(each):
            typer.echo("    " + reader().write(how))


def list_cards(as_json: AsJson = False) -> None:
    """List the cards that are in, with our text of each, and those that are not yet."""
    waiting = {"pilots": PILOTS_NOT_YET, "upgrades": UPGRADES_NOT_YET}
    if as_json:
        known = {
            "ships": list(SHIPS),
            "pilots": list(PILOTS),
            "upgrades": list(UPGRADES),
            "damage": list(DAMAGE),
        }
        not_yet = {kind: sorted(_ids(reasons)) for kind, reasons in waiting.items()}
        why = {
            kind: {say(reason): groups for reason, groups in reasons.items()}
            for kind, reasons in waiting.items()
        }
        print_json({"in": known, "not_yet": not_yet, "why_not_yet": why})
        return
    for card in library():
        typer.echo(_card_title(card))
        for line in card.lines:
            typer.echo("    " + reader().write(line))
    counted = {"ships": len(SHIPS), "pilots": len(PILOTS), "upgrades": len(UPGRADES)}
    damage = sum([card.count for card in DAMAGE.values() if "core" in card.decks])
    typer.echo("\n" + say("xw-cards-in", **counted, damage=damage))
    typer.echo(
        say(
            "xw-cards-not-yet",
            pilots=len(_ids(waiting["pilots"])),
            upgrades=len(_ids(waiting["upgrades"])),
        )
    )
    for reasons in waiting.values():
        for reason, groups in reasons.items():
            typer.echo("  " + say(reason))
            for group, ids in groups.items():
                typer.echo(f"    {group}: {', '.join(ids)}")


def _ids(reasons: dict[Reason, dict[str, tuple[str, ...]]]) -> list[str]:
    return [card for groups in reasons.values() for ids in groups.values() for card in ids]


def _card_title(card: Printed) -> str:
    name = reader().write(card.name)
    if card.kind == "damage":
        return say("xw-cards-damage", name=name, count=card.count)
    if card.kind == "upgrade":
        return say("xw-cards-upgrade", name=name, slot=card.slots[0], points=card.points)
    ship = card.ship_name or card.name
    return say("xw-cards-pilot", name=name, ship=ship, skill=card.skill, points=card.points)


def _read(file: Path) -> bytes:
    if str(file) == "-":
        return sys.stdin.buffer.read()
    try:
        return file.read_bytes()
    except OSError as problem:
        reason = problem.strerror or str(problem)
        fail(text("xw-squad-no-file", file=str(file), problem=reason))


def _points(points: int) -> int:
    in_bounds("--points", points, 1, MOST_POINTS)
    return points


def _as_json(report: SquadReport) -> dict[str, object]:
    return {
        "valid": report.valid,
        "points": report.points,
        "problems": [_told(problem) for problem in report.problems],
        "remarks": [_told(remark) for remark in report.remarks],
    }


def _told(problem: SquadProblem) -> dict[str, str]:
    message = reader().write(problem.reason)
    return {"code": problem.code, "where": problem.where, "message": message}


def _say_report(report: SquadReport, points: int) -> None:
    if report.squad is not None:
        count = len(report.squad.ships)
        typer.echo(say("xw-squad-valid", ships=count, points=report.points, limit=points))
        for remark in report.remarks:
            typer.echo("  " + _problem_line(remark))
        return
    typer.echo(say("xw-squad-invalid", problems=len(report.problems)))
    for problem in report.problems:
        typer.echo("  " + _problem_line(problem))


def _problem_line(problem: SquadProblem) -> str:
    if problem.where:
        return say("xw-squad-problem", where=problem.where, reason=problem.reason)
    return reader().write(problem.reason)


def _show(chosen: Squad, as_json: bool) -> None:
    if as_json:
        print_json(to_xws(chosen))
        return
    typer.echo(say("xw-squad-title", faction=chosen.faction.value, points=chosen.points))
    for ship in chosen.ships:
        card = PILOTS[ship.pilot]
        line = say(
            "xw-squad-line",
            pilot=Text(card_name("pilot", card.xws)),
            ship=Text(card_name("ship", card.ship)),
            skill=card.skill,
            points=card.points,
        )
        typer.echo(line)
        for name in ship.upgrades:
            upgrade = Text(card_name("upgrade", name))
            cost = UPGRADES[name].points
            typer.echo("  " + say("xw-squad-line-upgrade", card=upgrade, points=cost))
