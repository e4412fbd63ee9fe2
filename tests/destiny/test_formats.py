"""Formats, and decks in the community's files."""

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.core.fluent import writer
from cantina.games.destiny.content.ready import READY, ReadyDeck
from cantina.games.destiny.deck_files import read_deck, write_json, write_text
from cantina.games.destiny.game import READY_DECKS
from cantina.games.destiny.rules.deckbuilding import check
from cantina.games.destiny.rules.formats import CONSTRUCTED, STARTER
from destiny.building import build

OLD_EXPORT = """\
Rey&#039;s friends

Hero
Force / Rogue

Sets: Awakenings

BATTLEFIELD
¯¯¯¯¯¯¯¯¯¯¯
Starship Graveyard, Jakku (Awakenings #174)

CHARACTER
¯¯¯¯¯¯¯¯¯
2x Rey, Force Prodigy (Awakenings #38)
1x Padawan (Awakenings #36)
1x Padawan (Awakenings #36)

UPGRADE
¯¯¯¯¯¯¯
2x Rey&#039;s Staff (Awakenings #44)
1x Lightsaber (Convergence #118)

EVENT
¯¯¯¯¯
2x Rout of Everybody (Awakenings #9)

Made with https://swdestinydb.com
""".replace("\n", "\r\n")


def test_a_boxed_deck_is_legal_as_it_is_sold_and_too_small_for_constructed_play() -> None:
    deck = READY_DECKS["rey-starter"]
    assert check(deck, STARTER).legal
    assert [found.code for found in check(deck, CONSTRUCTED).problems] == ["deck-size"]


def test_a_deck_of_thirty_is_no_boxed_deck() -> None:
    deck = build("Rey, Force Prodigy")
    assert check(deck, CONSTRUCTED).legal
    assert [found.code for found in check(deck, STARTER).problems] == ["deck-size"]


def test_the_ready_decks_are_eight_boxed_and_ten_constructed() -> None:
    formats = [ready.read().format for ready in READY]
    assert formats.count("starter") == 8
    assert formats.count("constructed") == 10


def test_points_of_ready_decks_by_both_lists() -> None:
    both = {
        ready.key: tuple(check(ready.read(), CONSTRUCTED, list_).points for list_ in (True, False))
        for ready in READY
    }
    assert both["rey-starter"] == (23, 25)
    assert both["two-player-villains"] == (24, 23)
    assert both["general-grievous-starter"] == (23, 23)
    assert both["loyal-friend-and-crack-shot"] == (27, 30)


@pytest.mark.parametrize("ready", READY, ids=lambda ready: ready.key)
def test_text_and_json_bring_back_the_same_deck(ready: ReadyDeck) -> None:
    deck = ready.read()
    from_text, unread = read_deck(write_text(deck))
    assert unread == ()
    assert from_text == msgspec.structs.replace(deck, format="constructed")
    from_json, unread = read_deck(json.dumps(write_json(deck)))
    assert unread == ()
    assert from_json.cards == deck.cards
    assert sorted(m.code for m in from_json.team) == sorted(m.code for m in deck.team)
    assert from_json.format == deck.format


def test_spare_dice_and_events_under_a_plot_come_back_too() -> None:
    deck = build("Rey, Force Prodigy", plot="Lightsaber Mastery", under=("Circle of Shelter",))
    deck = msgspec.structs.replace(deck, spare_dice=("02001", "02001"))
    for content in (write_text(deck), json.dumps(write_json(deck))):
        back, unread = read_deck(content)
        assert unread == ()
        assert back.under_plot == deck.under_plot
        assert back.spare_dice == ("02001", "02001")


def test_an_old_export_is_read_and_its_unknown_card_named() -> None:
    deck, unread = read_deck(OLD_EXPORT)
    assert deck.name == "Rey's friends"
    assert [(member.code, member.dice) for member in deck.team] == [
        ("01038", 2),
        ("01036", 1),
        ("01036", 1),
    ]
    assert deck.battlefields == ("01174",)
    assert deck.cards == {"01044": 2, "01059": 1}
    assert [(found.code, found.card) for found in unread] == [
        ("unknown-card", "2x Rout of Everybody (Awakenings #9)")
    ]


def test_the_successors_count_of_a_common_character_means_copies() -> None:
    line = "2x First Order Stormtrooper (Awakenings #2)"
    deck, _ = read_deck(f"x\n\nCHARACTER\n=====\n{line}\n")
    assert [member.dice for member in deck.team] == [1, 1]


def test_unknown_codes_in_json_are_named() -> None:
    content = {"name": "x", "slots": {"99999": {"quantity": 2}}, "characters": {}}
    deck, unread = read_deck(json.dumps(content))
    assert deck.cards == {}
    assert [(found.code, found.card) for found in unread] == [("unknown-card", "99999")]


@pytest.mark.parametrize(
    "content", ["", "hello", "{", "[1]", '{"slots": 5}', '{"slots": {"01038": {"quantity": -1}}}']
)
def test_what_is_no_deck_is_said_to_be_none(content: str) -> None:
    deck, unread = read_deck(content)
    assert unread
    assert deck.team == () and deck.cards == {}


@settings(deadline=None)
@given(st.text() | st.text().map(lambda words: f"x\n\nEVENT\n=====\n{words}\n"))
def test_no_text_breaks_the_reader(content: str) -> None:
    deck, unread = read_deck(content)
    assert unread or deck.size + len(deck.team) + len(deck.battlefields) >= 0
    check(deck, CONSTRUCTED)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
SLOTS = st.dictionaries(
    st.sampled_from(["01038", "01002", "09114", "01168", "99999"]),
    st.fixed_dictionaries({"quantity": st.integers()}, optional={"dice": st.integers()}),
)


@settings(deadline=None)
@given(st.fixed_dictionaries({"slots": SLOTS | JSON, "under_plot": JSON, "spare_dice": JSON}))
def test_no_json_breaks_the_reader(content: object) -> None:
    deck, unread = read_deck(json.dumps(content))
    assert len(deck.team) < 1000
    assert isinstance(check(deck, CONSTRUCTED).legal, bool)
    assert all(writer().write(problem.reason) for problem in unread)


def test_absurd_counts_are_refused_before_anything_is_built() -> None:
    line = "999999999x First Order Stormtrooper (Awakenings #2)"
    deck, unread = read_deck(f"x\n\nCHARACTER\n=====\n{line}\n")
    assert deck.team == ()
    assert [problem.code for problem in unread] == ["wrong-quantity"]
    huge, unread = read_deck(json.dumps({"slots": {"01002": {"quantity": 2**70}}}))
    assert huge.team == ()
    assert all(writer().write(problem.reason) for problem in unread)
    long = "1x " + "( " * 5000 + "(Awakenings #2)"
    assert read_deck(f"x\n\nEVENT\n=====\n{long}\n")[1][0].code == "unknown-card"
