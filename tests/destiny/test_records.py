"""The list of everything printed, and formats by their sets and lists."""

import pytest

from cantina.core.finding import folded
from cantina.core.problem import BadOptions
from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.content.formats import FIRST_CYCLE, FORMATS, SECOND_CYCLE, THIRD_CYCLE
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.library import BY_CODE, UnknownCard
from cantina.games.destiny.records import known_by_name, known_card, records, sets, sets_of
from cantina.games.destiny.rules.deckbuilding import check
from cantina.games.destiny.rules.formats import CONSTRUCTED, Format
from destiny.building import build


def problems(deck: Deck, format_: Format, balance: bool = True) -> list[tuple[str, str]]:
    found = check(deck, format_, balance).problems
    return [(problem.code, problem.card) for problem in found]


def with_cards(deck: Deck, *codes: str) -> Deck:
    cards = dict.fromkeys(codes, 2)
    for code in deck.cards:
        if sum(cards.values()) < 30 and code not in cards:
            cards[code] = min(2, 30 - sum(cards.values()))
    return Deck(deck.name, deck.team, deck.battlefields, cards, deck.plots)


def test_every_printed_record_is_known_with_its_place() -> None:
    assert len(records()) == 2034
    assert len(sets()) == 18
    assert next(iter(sets())) == "AW" and sets()["AW"].month == "2016-12"
    for code, record in records().items():
        assert folded(known_card(code).name) == folded(record.name)
        assert record.set in sets_of(known_card(code))


def test_a_playable_card_is_the_card_of_the_library_under_each_of_its_printings() -> None:
    assert known_card("01059") is BY_CODE["01059"] is known_card("09118")
    assert sets_of(known_card("01059")) == {"AW", "CONV"}


def test_every_later_printing_of_a_playable_card_is_playable() -> None:
    first = {code: one.reprint_of for code, one in records().items() if one.reprint_of in BY_CODE}
    assert first.pop("701086") == "05171"
    assert {code for code in first if BY_CODE.get(code) is not BY_CODE[first[code]]} == set()


def test_a_card_that_cannot_be_played_yet_has_facts_alone() -> None:
    krell = known_card("12003")
    assert krell.only_facts and krell.full_name == "Pong Krell, Deadly Imposter"
    assert (str(krell.points), krell.health, krell.unique) == ("12/15", 11, True)
    assert known_card("12001").abilities == ()
    assert [card.code for card in known_by_name("Pong Krell")] == ["12003"]
    with pytest.raises(UnknownCard):
        known_card("99999")


@pytest.mark.parametrize("year", [2016, 2017, 2018, 2019])
def test_the_standard_of_a_year_is_the_two_latest_cycles_as_far_as_they_were_out(year: int) -> None:
    cycles = (FIRST_CYCLE, SECOND_CYCLE, (*THIRD_CYCLE, "CM", "TR"))
    out = [[short for short in cycle if sets()[short].month <= f"{year}-12"] for cycle in cycles]
    begun = [cycle for cycle in out if cycle]
    assert sorted(FORMATS[f"standard-{year}"].sets) == sorted(
        short for cycle in begun[-2:] for short in cycle
    )


def test_trilogy_is_one_cycle() -> None:
    assert FORMATS["trilogy-2018"].sets == SECOND_CYCLE
    assert FORMATS["trilogy-2019"].sets == THIRD_CYCLE
    assert set(FORMATS["trilogy"].sets) == {*THIRD_CYCLE, "CM"}


def test_a_front_that_can_be_brought_four_times_says_so_in_its_facts() -> None:
    deck = build("Rey, Force Prodigy")
    more = Deck(deck.name, deck.team, deck.battlefields, {**deck.cards, "702032": 4})
    assert ("too-many-copies", "Keeradak") not in problems(more, CONSTRUCTED)
    more = Deck(deck.name, deck.team, deck.battlefields, {**deck.cards, "702032": 5})
    assert ("too-many-copies", "Keeradak") in problems(more, CONSTRUCTED)


def team_of(*codes: str, plot: str = "", cards: tuple[str, ...] = ()) -> list[str]:
    deck = with_cards(build("Rey, Force Prodigy"), *cards)
    team = tuple(TeamMember(code) for code in codes)
    plots = (plot,) if plot else ()
    deck = Deck("test", team, deck.battlefields, deck.cards, plots)
    return [problem.code for problem in check(deck, CONSTRUCTED).problems]


def test_what_such_cards_ask_of_a_team_counts_too() -> None:
    assert team_of("11059", "01035") == []  # a youngling with Luke, who is a Jedi
    assert team_of("11059", "01038") == ["condition"]  # and with Rey, who is none
    assert team_of("12055", "03025", plot="12104") == []  # two spectres
    assert team_of("12055", "01029", plot="12104") == ["condition"]


def test_kylo_ren_and_rey_keep_a_truce_without_gray_cards() -> None:
    assert "mixed-affiliations" in team_of("11002", "11057")
    found = team_of("11002", "11057", plot="11119", cards=("01081", "01117"))
    assert "mixed-affiliations" not in found and "affiliation" not in found
    assert "condition" not in found
    assert "colour" in found  # the gray cards
    assert "condition" in team_of("11002", "01035", plot="11119")


def test_some_cards_of_the_other_side_and_only_of_one_colour() -> None:
    heroes = ("01117", "01115")
    assert team_of("12003", cards=heroes) == []
    assert team_of("12003", cards=(*heroes, "01121")) == ["too-many-outsiders"]
    assert team_of("12003", "01020", cards=("01128",)) == ["affiliation"]  # yellow


def test_colours_sides_and_points_of_cards_that_cannot_be_played_count() -> None:
    deck = build("Rey, Force Prodigy")
    team = (*deck.team, TeamMember("12003", 2), TeamMember("12003", 1))
    deck = Deck(deck.name, team, deck.battlefields, deck.cards)
    found = problems(deck, CONSTRUCTED)
    assert ("mixed-affiliations", "") in found
    assert ("unique-twice", "Pong Krell, Deadly Imposter") in found
    assert ("too-many-points", "") in found


def test_a_format_knows_its_sets_and_a_reprint_is_as_good_as_the_card() -> None:
    deck = with_cards(build("2x CONV:Obi-Wan Kenobi"), "01059", "01151")
    outside = {card for code, card in problems(deck, FORMATS["trilogy"]) if code == "set"}
    assert "Aim" in outside  # never printed again after Awakenings
    assert "Lightsaber" not in outside
    assert not [code for code, _ in problems(deck, FORMATS["infinite"]) if code == "set"]


def test_the_first_cycle_rotated_out_when_the_third_began() -> None:
    assert "AW" in FORMATS["standard-2018"].sets
    assert "AW" not in FORMATS["standard-2019"].sets
    assert FORMATS["standard-2016"].sets == ("AW",)
    assert set(FORMATS["trilogy-2018"].sets) < set(FORMATS["standard-2018"].sets)


def test_at_most_one_card_of_a_restricted_list() -> None:
    deck = build("Rey, Force Prodigy", battlefields=("Frozen Wastes",))
    one = with_cards(deck, "01129")
    both = with_cards(deck, "01129", "01110")
    assert "restricted" not in dict(problems(one, FORMATS["infinite"]))
    assert "restricted" in dict(problems(both, FORMATS["infinite"]))
    assert "restricted" not in dict(problems(both, CONSTRUCTED))


def test_banned_cards_and_pairs_that_do_not_go_together() -> None:
    deck = build("Rey, Force Prodigy")
    assert ("banned", known_card("11111").full_name) in problems(
        with_cards(deck, "11111"), FORMATS["arh-standard"]
    )
    pair = with_cards(deck, "11094", "12157")
    assert "apart" in dict(problems(pair, FORMATS["arh-standard"]))
    assert "apart" not in dict(problems(with_cards(deck, "11094"), FORMATS["arh-standard"]))


def test_each_format_has_its_own_list_of_points() -> None:
    deck = build("Poe Dameron, Ace Pilot")
    points = {
        name: check(deck, FORMATS[name]).points
        for name in ("constructed", "infinite", "standard-2017", "standard-2018")
    }
    assert points == {
        "constructed": 16, "infinite": 16, "standard-2017": 14, "standard-2018": 16,
    }  # fmt: skip
    assert check(deck, FORMATS["infinite"], balance=False).points == 14


def test_a_plot_with_two_values_can_be_brought_twice_and_others_cannot() -> None:
    deck = build("Rey, Force Prodigy")
    plots = {
        n: Deck("x", deck.team, deck.battlefields, deck.cards, ("13009A",) * n) for n in (1, 2)
    }
    assert check(plots[2], CONSTRUCTED).points == check(plots[1], CONSTRUCTED).points + 1
    assert "too-many-plots" not in dict(problems(plots[2], CONSTRUCTED))
    twice = Deck("x", deck.team, deck.battlefields, deck.cards, ("09114",) * 2)
    assert "too-many-plots" in dict(problems(twice, CONSTRUCTED))


def test_a_table_of_a_format_takes_only_decks_that_are_legal_in_it() -> None:
    options = {"decks": ["avenger-and-duchess", "droid-commander"]}
    Table.start(game, 2, {**options, "format": "trilogy-2019"})
    with pytest.raises(BadOptions):
        Table.start(game, 2, {**options, "format": "standard-2016"})
    with pytest.raises(BadOptions):
        Table.start(game, 2, {"decks": ["rey-starter", "kylo-ren-starter"], "format": "standard"})
    Table.start(game, 2, {"format": "trilogy-2019"})


def test_a_deck_with_cards_that_cannot_be_played_yet_cannot_be_brought() -> None:
    deck = with_cards(build("Rey, Force Prodigy"), "12156")
    with pytest.raises(BadOptions) as refused:
        Table.start(game, 2, {"decks": [deck, "emperor-alone"]})
    assert str(refused.value).endswith("cannot be played here yet: Wretched Hive.")
