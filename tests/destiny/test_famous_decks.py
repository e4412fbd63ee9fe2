"""Famous decks: legal in their year, explained in every language, all of them offered."""

import pytest

from cantina.bots.arena import Contest, play_match
from cantina.core.fluent import Writer
from cantina.core.languages import LANGUAGES
from cantina.core.problem import BadOptions
from cantina.core.table import Table
from cantina.core.text import text
from cantina.games.destiny import game
from cantina.games.destiny.content.formats import FORMATS
from cantina.games.destiny.content.ready import FAMOUS, ReadyDeck
from cantina.games.destiny.game import READY_DECKS
from cantina.games.destiny.records import known_card
from cantina.games.destiny.rules.deckbuilding import DeckReport, check


def test_there_are_fifty_of_four_years() -> None:
    assert len({one.key for one in FAMOUS}) == 50
    assert {one.format for one in FAMOUS} == {f"standard-{year}" for year in range(2016, 2020)}
    teams = {tuple(sorted(one.team)) for one in FAMOUS}
    assert len(teams) == 50


@pytest.mark.parametrize("one", FAMOUS, ids=lambda one: one.key)
def test_each_is_legal_in_the_format_of_its_year(one: ReadyDeck) -> None:
    deck = one.read()
    report = check(deck, FORMATS[deck.format])
    assert [(problem.code, problem.card) for problem in report.problems] == []
    assert report.playable


def test_a_legal_deck_with_a_card_that_is_only_known_by_its_facts_is_not_offered() -> None:
    hive = known_card("12156")
    assert hive.only_facts
    assert DeckReport(30, ()).playable
    judged = DeckReport(30, (), (hive,))
    assert judged.legal and not judged.playable


def test_two_lines_say_how_each_wins_in_every_language() -> None:
    for language in LANGUAGES:
        writer = Writer(language)
        lines = [writer.write(text(f"ds-famous-{one.key}")).splitlines() for one in FAMOUS]
        assert all(len(two) == 2 and all(line.endswith(".") for line in two) for two in lines)
        assert len({tuple(two) for two in lines}) == 50


def test_all_fifty_are_offered_and_can_be_played() -> None:
    offered = {entry.key for entry in game.ready()}
    assert [one.key for one in FAMOUS if one.key not in offered] == []
    assert [one.key for one in FAMOUS if one.key not in READY_DECKS] == []


def test_a_deck_with_cards_of_a_later_set_is_refused_by_name() -> None:
    deck = {"name": "x", "team": [{"code": "11093", "dice": 2}], "battlefields": ["09178"]}
    with pytest.raises(BadOptions):
        Table.start(game, 2, {"decks": [deck, "emperor-alone"]})


def test_a_famous_deck_is_played_by_its_name_and_shown_with_how_it_wins() -> None:
    table = Table.start(game, 2, {"decks": ["han-rey", "emperor-alone"]})
    assert len(table.state.players) == 2
    entry = next(one for one in game.ready() if one.key == "han-rey")
    assert entry.note is not None and "ds-famous-han-rey" in str(entry.note)


@pytest.mark.parametrize("kind", ["random", "famous"])
def test_many_matches_draw_their_decks_anew(kind: str) -> None:
    options = {"decks": [kind, kind]}
    drawn = [game.drawn(options, 2, number)["decks"] for number in range(30)]
    assert drawn == [game.drawn(options, 2, number)["decks"] for number in range(30)]
    assert kind == "famous" or len({tuple(decks) for decks in drawn}) == 30
    assert all(deck in READY_DECKS or deck.startswith("random:") for two in drawn for deck in two)
    assert play_match(Contest("destiny", ("random", "random"), 1, 3, options), 0).decisions > 0


def test_what_is_named_is_not_drawn() -> None:
    options = {"decks": ["rey-starter", {"name": "x"}], "points": "printed"}
    assert game.drawn(options, 2, 5) == options
