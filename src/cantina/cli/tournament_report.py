"""The files of a tournament: tables for programs, a page with plots for people.

Nothing in them tells when or where it was played, so that the same tournament gives the same files.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from html import escape
from io import StringIO
from pathlib import Path

import msgspec

from cantina.bots.ratings import wilson
from cantina.bots.standings import Pair, Seat, Standings, Trial
from cantina.bots.tournament import Tournament
from cantina.cli.common import language, reader, say
from cantina.cli.intervals import Row, draw_intervals
from cantina.core.registry import find_game
from cantina.core.text import Text, in_percent, text

STYLE = """
body { background: #070d18; color: #b9c8de; font: 16px/1.5 system-ui, sans-serif;
  max-width: 760px; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { color: #eaf1fb; font-weight: 600; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #22304a; }
svg { width: 100%; height: auto; margin: .5rem 0; }
"""


def write(folder: Path, tournament: Tournament, found: Standings) -> None:
    """Write matches.csv, ratings.csv, report.json and report.html."""
    (folder / "matches.csv").write_text(matches_table(found), "utf-8")
    (folder / "ratings.csv").write_text(ratings_table(found), "utf-8")
    outcome = msgspec.to_builtins(found)
    del outcome["entries"]
    document = {"tournament": msgspec.to_builtins(tournament), **outcome}
    pretty = msgspec.json.format(msgspec.json.encode(document), indent=2)
    (folder / "report.json").write_bytes(pretty + b"\n")
    (folder / "report.html").write_text(page(tournament, found), "utf-8")


# --- tables for programs --------------------------------------------------------------------------


def as_csv(rows: Iterable[Sequence[object]]) -> str:
    """Write rows as CSV."""
    file = StringIO()
    csv.writer(file, lineterminator="\n").writerows(rows)
    return file.getvalue()


def matches_table(found: Standings) -> str:
    """Return one row a match; seats are numbered from 1, several are joined by `+`."""
    rows: list[Sequence[object]] = [
        ("round", "pairing", "seats", "winners", "places", "decisions", "turns")
    ]
    for entry in found.entries:
        meeting, match = entry.meeting, entry.match
        winners = "+".join([str(seat + 1) for seat in match.winners])
        places = "+".join(map(str, match.places))
        seats = "+".join(meeting.seats)
        pairing = "+".join(meeting.pairing)
        rows.append(
            (meeting.round + 1, pairing, seats, winners, places, match.decisions, match.turns)
        )
    return as_csv(rows)


def ratings_table(found: Standings) -> str:
    """Return one row a bot."""
    rows: list[Sequence[object]] = [("bot", "elo", "error", "points", "duels", "matches")]
    rows += [(p.bot, p.elo, p.error, p.points, p.duels, p.matches) for p in found.players]
    return as_csv(rows)


# --- a page for people ----------------------------------------------------------------------------


def verdict_text(trial: Trial) -> Text:
    """Say in a sentence what a test has shown."""
    first, *others = trial.pairing
    verdict = trial.verdict
    message = {
        "stronger": "cli-tournament-stronger",
        "not stronger": "cli-tournament-not-stronger",
        "open": "cli-tournament-open",
    }[verdict.decision]
    return text(
        message,
        first=first,
        second=", ".join(others),
        matches=trial.matches,
        llr=round(verdict.llr, 2),
        lower=round(verdict.lower, 2),
        upper=round(verdict.upper, 2),
    )


def share_row(label: str, points: float, count: int) -> Row:
    """Return a share with its interval as a row of a chart."""
    return Row(label, points / max(1, count), *wilson(points, count))


def in_words(row: Row) -> str:
    """Write a share and its interval."""
    low, high = in_percent(row.low), in_percent(row.high)
    return reader().write(text("cli-share", share=in_percent(row.value), low=low, high=high))


def pair_label(pair: Pair) -> str:
    """Name two bots."""
    return say("cli-tournament-versus", first=pair.first, second=pair.second)


def seat_row(number: int, seat: Seat) -> Row:
    """Return how often a seat won."""
    return share_row(say("cli-tournament-at-seat", seat=number), seat.wins, seat.matches)


def page(tournament: Tournament, found: Standings) -> str:
    """Return the whole report as one page that needs nothing else."""
    game = reader().write(find_game(tournament.game).title)
    title = say("cli-tournament-title", game=game)
    ratings = [Row(p.bot, p.elo, p.elo - p.error, p.elo + p.error) for p in found.players]
    pairs = [share_row(pair_label(pair), pair.points, pair.duels) for pair in found.pairs]
    seats = [seat_row(number, seat) for number, seat in enumerate(found.seats, 1)]
    even = 1 / max(1, tournament.seats)

    def points(row: Row) -> str:
        error = round(row.high - row.value)
        return say("cli-tournament-elo-value", elo=round(row.value), error=error)

    charts = [
        draw_intervals(say("cli-tournament-chart-ratings"), ratings, 0, points),
        draw_intervals(say("cli-tournament-chart-pairs"), pairs, 0.5, in_words),
        draw_intervals(say("cli-tournament-chart-seats"), seats, even, in_words),
    ]
    verdicts = [f"<p>{escape(reader().write(verdict_text(one)))}</p>" for one in found.trials]
    about = say("cli-tournament-about", matches=len(found.entries), seed=tournament.seed)
    return "\n".join(
        [
            f'<!doctype html><html lang="{language()}"><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(about)}</p>",
            players_table(found),
            *verdicts,
            *charts,
            f"<p>{escape(say('cli-tournament-method'))}</p></html>",
        ]
    )


def players_table(found: Standings) -> str:
    """Return the ratings as a table of the page."""
    headings = [say(f"cli-tournament-{one}") for one in ("rank", "bot", "elo", "score", "matches")]
    rows = ["".join([f"<th>{escape(one)}</th>" for one in headings])]
    for rank, one in enumerate(found.players, 1):
        elo = say("cli-tournament-elo-value", elo=round(one.elo), error=round(one.error))
        score = in_words(share_row("", one.points, one.duels))
        cells = [str(rank), one.bot, elo, score, str(one.matches)]
        rows.append("".join([f"<td>{escape(cell)}</td>" for cell in cells]))
    return "<table>" + "".join([f"<tr>{row}</tr>" for row in rows]) + "</table>"
