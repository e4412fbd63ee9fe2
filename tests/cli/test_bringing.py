"""Decks and squads that people bring to `cantina play`, and cards read line by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer

from cantina.cli.bringing import with_lists
from cantina.core.problem import BadOptions
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.games.destiny.deck_files import write_text
from cantina.games.destiny.random_decks import random_deck
from cantina.games.x_wing.content.famous_squads import FAMOUS_SQUADS
from cantina.games.x_wing.terms import Faction

IMPERIAL = next(one.name for one in FAMOUS_SQUADS if one.faction is Faction.IMPERIAL)
SCUM = next(one.name for one in FAMOUS_SQUADS if one.faction is Faction.SCUM)
REBEL = next(one.name for one in FAMOUS_SQUADS if one.faction is Faction.REBEL)


def test_a_deck_comes_from_a_file_and_the_other_seat_plays_a_ready_one(tmp_path: Path) -> None:
    game, deck = find_game("destiny"), random_deck(1)
    file = tmp_path / "mine.txt"
    file.write_text(write_text(deck), "utf-8")
    options = with_lists(game, {}, 2, [str(file)], 4)
    table = Table.start(game, 2, options, seed=1)
    own = [card for card in table.view(0).cards if card.controller == 0]
    assert sorted({card.code for card in own}) == sorted({one.code for one in deck.team})
    assert any(card.controller == 1 for card in table.view(0).cards)


def test_the_first_seat_flies_the_first_squad_whatever_its_side() -> None:
    game = find_game("x-wing")
    for squads in ([IMPERIAL], [IMPERIAL, REBEL], [REBEL, IMPERIAL]):
        options = with_lists(game, {}, 2, squads, 4)
        table = Table.start(game, 2, options, seed=1)
        own = [ship for ship in table.view(0).ships if ship.seat == 0]
        assert own
        assert {ship.side for ship in own} == {"imperial" if squads[0] == IMPERIAL else "rebel"}


def test_scum_fly_against_either_side_and_against_each_other() -> None:
    game = find_game("x-wing")
    for squads in ([SCUM], [SCUM, REBEL], [IMPERIAL, SCUM], [SCUM, SCUM]):
        table = Table.start(game, 2, with_lists(game, {}, 2, squads, 4), seed=1)
        seat = squads.index(SCUM)
        pilots = {ship.pilot for ship in table.view(seat).ships if ship.seat == seat}
        assert pilots == {one.pilot for one in game.workshop().find_ready(SCUM).list.ships}


def test_two_squads_of_one_faction_cannot_meet() -> None:
    with pytest.raises(BadOptions):
        with_lists(find_game("x-wing"), {}, 2, [REBEL, REBEL], 4)


def test_a_squad_that_breaks_a_rule_is_refused_with_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    pilots = [{"id": "lukeskywalker", "ship": "xwing"}] * 2
    file.write_text(json.dumps({"faction": "rebel", "pilots": pilots, "version": "1.0.0"}), "utf-8")
    with pytest.raises(typer.Exit):
        with_lists(find_game("x-wing"), {}, 2, [str(file)], 4)
    assert "mine.json cannot be played" in capsys.readouterr().err


def test_a_game_without_lists_and_more_lists_than_seats_are_refused() -> None:
    with pytest.raises(typer.Exit):
        with_lists(find_game("smugglers-dice"), {}, 2, ["mine.txt"], 4)
    with pytest.raises(typer.Exit):
        with_lists(find_game("x-wing"), {}, 2, [REBEL, IMPERIAL, REBEL], 4)
