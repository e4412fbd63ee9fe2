"""Is the game fair? Many matches of bots with random characters, counted with their errors."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from cantina.bots.registry import make_bot
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.text import Text
from cantina.core.window import Window
from cantina.games.outer_rim.game import game
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.names import card_name, ship_name
from cantina.games.outer_rim.rules.ships import USED
from cantina.games.outer_rim.rules.values import seats_from
from cantina.games.outer_rim.state import Galaxy

SURE: Final = 1.96
"""Standard errors to either side of a value that 95 of 100 samples stay within."""
DRAWN: Final = ("or-ask-character", "or-ask-starting-ship")
"""What chance decides and not the bot, which always takes the same."""
CHUNK: Final = 4


class Seat(msgspec.Struct, frozen=True):
    """How a match went for one player."""

    character: str
    ship: str
    place: int
    """Turn order, 0 for the first player."""
    won: bool
    goal: bool
    ship_goal: bool
    fame: dict[str, int]


class Match(msgspec.Struct, frozen=True):
    """How one match went."""

    seats: list[Seat]
    rounds: float
    bought: list[str]


class Share(msgspec.Struct, frozen=True):
    """A share of some cases, with the bounds that 95 of 100 samples keep (Wilson)."""

    hits: int
    cases: int
    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """An average with its 95% error, and the extremes."""

    mean: float
    error: float
    least: float
    most: float


class Balance(msgspec.Struct, frozen=True):
    """What the matches came to; the names are those of `cantina balance outer-rim --json`."""

    games: int
    seats: int
    bot: str
    seed: int
    characters: dict[str, Share]
    ships: dict[str, Share]
    places: list[Share]
    fame: dict[str, Share]
    goals: dict[str, Share]
    ship_goals: dict[str, Share]
    rounds: Mean
    never_bought: list[str]


Work = tuple[str, int, int, range]


def play_match(bot: str, seats: int, seed: int) -> Match:
    """Play one match; everything in it depends on the seed alone."""
    rng = Rng(seed)
    table: Table[Galaxy] = Table.start(game, seats, {}, seed=seed, snapshots=False)
    bots = [make_bot(bot, game.name, seed * 31 + seat) for seat in range(seats)]
    windows = [Window(table, seat) for seat in range(seats)]
    while table.result is None:
        seat = table.waiting[0]
        ask = table.ask(seat)
        if ask.prompt_text().id in DRAWN:
            table.answer(seat, ask.sample(rng))
        else:
            table.answer(seat, bots[seat].choose(windows[seat]))
    return _seen(table)


def _seen(table: Table[Galaxy]) -> Match:
    """Note what counts of a match that is over."""
    g, result = table.state, table.result
    assert result is not None
    order = list(seats_from(g, g.first_player))
    seats = [
        Seat(
            player.character,
            player.ship,
            order.index(player.seat),
            result.winners == (player.seat,),
            player.flipped,
            player.ship_flipped,
            dict(player.report.fame_sources),
        )
        for player in g.players
    ]
    lines = [event.text.args for event in table.log if event.text.id in BUYING]
    names = [args["ship" if "ship" in args else "card"] for args in lines]
    told = {name.id for name in names if isinstance(name, Text)}
    bought = [card for card, known in _market().items() if not told.isdisjoint(known)]
    return Match(seats, g.turn / len(g.players), bought)


BUYING: Final = ("or-log-buy", "or-log-gain-card", "or-log-new-ship")


def _market() -> dict[str, tuple[str, ...]]:
    """Return every card that can be bought, with the names by which the log tells it."""
    names: dict[str, tuple[str, ...]] = {}
    for card in CARDS.values():
        if card.market is not None and card.ship != USED:
            ship = (ship_name(card.ship).id,) if card.ship else ()
            names[card.id] = (card_name(card.id).id, *ship)
    return names


def _play_chunk(work: Work) -> list[Match]:
    bot, seats, seed, indices = work
    return [play_match(bot, seats, seed * 1_000_003 + index) for index in indices]


def play_all(bot: str, seats: int, games: int, seed: int, jobs: int) -> Iterator[Match]:
    """Play the matches, in order, on several processes."""
    chunks = [
        (bot, seats, seed, range(start, min(start + CHUNK, games)))
        for start in range(0, games, CHUNK)
    ]
    if jobs <= 1:
        for chunk in chunks:
            yield from _play_chunk(chunk)
        return
    with multiprocessing.Pool(jobs) as pool:
        for matches in pool.imap(_play_chunk, chunks):
            yield from matches


def share(hits: int, cases: int) -> Share:
    """Return a share with its Wilson bounds."""
    if cases == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    found = hits / cases
    spread = 1 + SURE**2 / cases
    middle = (found + SURE**2 / (2 * cases)) / spread
    half = SURE * sqrt(found * (1 - found) / cases + SURE**2 / (4 * cases**2)) / spread
    return Share(hits, cases, found, max(0.0, middle - half), min(1.0, middle + half))


def average(values: list[float]) -> Mean:
    """Return a mean with its error."""
    error = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(fmean(values), error, min(values), max(values))


def _shares(pairs: Iterable[tuple[str, bool]]) -> dict[str, Share]:
    """Count how often something held for each name, the most frequent first."""
    hits: dict[str, int] = {}
    cases: dict[str, int] = {}
    for name, held in pairs:
        hits[name] = hits.get(name, 0) + held
        cases[name] = cases.get(name, 0) + 1
    found = {name: share(hits[name], cases[name]) for name in cases}
    return dict(sorted(found.items(), key=lambda pair: -pair[1].share))


def weigh(matches: list[Match], bot: str, seats: int, seed: int) -> Balance:
    """Count what many matches came to."""
    players = [seat for match in matches for seat in match.seats]
    sources: dict[str, int] = {}
    for player in players:
        for source, fame in player.fame.items():
            sources[source] = sources.get(source, 0) + fame
    total = sum(sources.values())
    bought = {card for match in matches for card in match.bought}
    return Balance(
        len(matches),
        seats,
        bot,
        seed,
        _shares((player.character, player.won) for player in players),
        _shares((player.ship, player.won) for player in players),
        [
            share(sum(one.won for one in there), len(there))
            for place in range(seats)
            for there in [[one for one in players if one.place == place]]
        ],
        {
            source: share(fame, total)
            for source, fame in sorted(sources.items(), key=lambda pair: -pair[1])
        },
        _shares((player.character, player.goal) for player in players),
        _shares((player.ship, player.ship_goal) for player in players),
        average([match.rounds for match in matches]),
        sorted(set(_market()) - bought),
    )
