"""Outer Rim as a game for the table: options, steps, views, result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from cantina.core.game import Game, Step
from cantina.core.problem import BadOptions
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Chart, Option, Result, Series, Standing
from cantina.games.outer_rim import library as printed
from cantina.games.outer_rim.board import board
from cantina.games.outer_rim.cards.checking import check_library
from cantina.games.outer_rim.catalogue import Printed, library
from cantina.games.outer_rim.content import tables
from cantina.games.outer_rim.hidden import resample
from cantina.games.outer_rim.invariants import check
from cantina.games.outer_rim.names import character_name
from cantina.games.outer_rim.options import Options
from cantina.games.outer_rim.rules.credits import hand_over, possible_gifts
from cantina.games.outer_rim.rules.fame import most_famous
from cantina.games.outer_rim.rules.solo import ai_turn
from cantina.games.outer_rim.rules.turn import action, encounter, planning
from cantina.games.outer_rim.setup import characters, setup
from cantina.games.outer_rim.state import Galaxy, Player
from cantina.games.outer_rim.view import View, make_view, make_views

printed.CARDS.fill(tables.CARDS, lambda card: card.id)
printed.CHARACTERS.fill(tables.CHARACTERS, lambda card: card.id)
printed.SHIPS.fill(tables.SHIPS, lambda sheet: sheet.id)
printed.CONTACTS.fill(tables.CONTACTS, lambda token: token.id)
printed.PATROLS.fill(tables.PATROLS, lambda token: token.id)
printed.AI_CARDS.fill(tables.AI_CARDS, lambda card: card.id)
check_library()


class OuterRim(Game[Galaxy, Options, View]):
    """Scoundrels of the Outer Rim make a name for themselves."""

    name: ClassVar[str] = "outer-rim"
    rules: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, int]] = (1, 4)
    title: ClassVar[Text] = text("or-title")
    about: ClassVar[Text] = text("or-about")
    options_type = Options
    state_type = Galaxy
    view_type = View
    steps: Mapping[str, Step[Galaxy]] = {
        "setup": setup,
        "characters": characters,
        "planning": planning,
        "action": action,
        "encounter": encounter,
        "ai_turn": ai_turn,
    }

    def begin(self, options: Options, seats: int) -> Galaxy:
        """Return an empty table; with one seat the solo opponent takes the other side."""
        if not 0 <= options.ai_fame < options.fame or (options.ai_fame and seats > 1):
            raise BadOptions(text("or-bad-ai-fame"))
        if options.turn_cap < 0:
            raise BadOptions(text("or-bad-turn-cap"))
        players = [Player(seat) for seat in range(seats)]
        if seats == 1:
            players.append(Player(1, is_ai=True, fame=options.ai_fame))
        return Galaxy(
            step="setup",
            players=players,
            solo=seats == 1,
            fame_to_win=options.fame,
            turn_cap=options.turn_cap,
            tiles=["random"] if options.random_map else [],
        )

    def view(self, state: Galaxy, seat: int | None) -> View:
        """All that a seat may know."""
        return make_view(state, seat)

    def views(self, state: Galaxy, seats: Sequence[int | None]) -> list[View]:
        """All that several seats may know."""
        return make_views(state, seats)

    def result(self, state: Galaxy) -> Result:
        """Name the winner; at the turn cap the most famous players share the victory."""
        best = [state.winner] if state.winner >= 0 else most_famous(state)
        # The solo opponent has no seat: a game that it wins has no winner (OR-AI-TURN-8).
        winners = tuple(seat for seat in best if not state.players[seat].is_ai)
        reason = text("or-result-fame" if state.winner >= 0 else "or-result-turn-cap")
        if state.winner >= 0 and not winners:
            reason = text("or-result-solo-lost")
        ranked = sorted(
            state.players,
            key=lambda each: (each.seat in best, each.fame, each.credits),
            reverse=True,
        )
        standings = tuple(
            Standing(
                player.seat,
                1 if player.seat in best else place,
                player.fame,
                character_name(player.character) if player.character else None,
            )
            for place, player in enumerate(ranked, start=1)
            if not player.is_ai
        )
        return Result(winners, reason, standings)

    def resample(self, state: Galaxy, seat: int | None, rng: Rng) -> None:
        """Deal again what a seat cannot know."""
        resample(state, seat, rng)

    def board(self, view: View, write: Callable[[Text], str]) -> str:
        """Return the map, the market and the players as text."""
        return board(view, write)

    def check(self, state: Galaxy) -> None:
        """Components conserved, slots respected, nobody negative."""
        check(state)

    def content(self) -> Iterable[str]:
        """All cards."""
        return printed.CARDS

    def cards(self) -> Iterable[Printed]:
        """Return every printed component with its text, for card browsers."""
        return library()

    def charts(self, state: Galaxy) -> list[Chart]:
        """Return everybody's fame over the turns."""
        longest = max(len(player.report.fame_by_turn) for player in state.players)
        series = []
        for player in state.players:
            values = [float(fame) for fame in player.report.fame_by_turn]
            values += [float(player.fame)] * (longest - len(values))
            series.append(Series(player.seat, values))
        return [Chart(text("or-chart-fame"), list(range(1, longest + 1)), series)]

    def interjections(self, state: Galaxy, seat: int) -> list[Option]:
        """Return the gifts of credits that are possible at any time (OR-CREDITS-3)."""
        return possible_gifts(state, seat)

    def interject(self, state: Galaxy, seat: int, key: str) -> None:
        """Hand credits to or from the current player (OR-CREDITS-5)."""
        hand_over(state, seat, key)

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        """Return all numbers of players, lengths of the game, maps, and the solo opponent."""
        return [
            (1, {"turn_cap": 60}),
            (2, {"turn_cap": 40}),
            (3, {"turn_cap": 30, "random_map": True}),
            (4, {"turn_cap": 25, "fame": 8}),
            (1, {"turn_cap": 60, "fame": 12, "ai_fame": 3, "random_map": True}),
            (2, {"turn_cap": 40, "fame": 12}),
        ]

    def player_count(self, state: Galaxy) -> int:
        """Seats at the table; the solo opponent has none."""
        return sum(not player.is_ai for player in state.players)


game = OuterRim()
