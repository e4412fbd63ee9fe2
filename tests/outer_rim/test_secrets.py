from typing import Any

import pytest

from cantina.core.deck import seen_by
from cantina.core.testing import drive
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.defeat import defeat
from outer_rim.conftest import Printer
from outer_rim.table import Desk, Seated, desk, galaxy

SECRET = Ability(at=Moment.ENCOUNTER, effect=GainCredits(4000))


def holding(print_encounter: Printer, *others: Seated, **player: Any) -> tuple[Desk, str]:
    card = print_encounter("ryloth_naboo", "naboo", secret=SECRET)
    g = galaxy({"space": "naboo", "secrets": [], **player}, *others, step="encounter")
    g.players[0].secrets.append(card)
    return Desk(g), card


@pytest.mark.rule("OR-SECRET-1", "OR-SECRET-4", "OR-SECRET-6")
def test_a_secret_section_is_kept_and_hidden(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "naboo", secret=SECRET)
    full = ["gear_dl_44", "gear_jetpack", "databank_greedo", "cargo_salvage", "mod_ion_cannon"]
    g = galaxy(Seated(space="naboo", assets=full), step="encounter")
    g.encounters["ryloth_naboo"].put_on_top(card, 0)
    table = Desk(g)
    table.do("space")
    assert table.me().secrets == [card]
    assert table.assets() == sorted(full), "no slot needed"
    assert table.g.encounters["ryloth_naboo"].cards() == []
    assert table.table.view(0).players[0].secrets == [card], "on anybody's turn"
    assert table.seen.current == 1
    for seat in (1, None):
        assert table.table.view(seat).players[0].secrets == []
        assert table.table.view(seat).players[0].secret_count == 1
        assert "or-log-own-secret" not in [event.text.id for event in table.table.events(seat)]


@pytest.mark.rule("OR-SECRET-2")
def test_a_secret_is_played_when_it_says_and_is_then_public(print_encounter: Printer) -> None:
    table, card = holding(print_encounter)
    planning = galaxy(Seated(space="naboo"))
    planning.players[0].secrets.append(card)
    assert not any(card in key for key in Desk(planning).keys)
    table.do(f"ability:{card}:0")
    assert table.me().credits == 14000
    assert table.me().secrets == []
    played = [event for event in table.table.events(1) if event.text.id == "or-log-secret-played"]
    assert (
        len(played) == 1 and played[0].text.args["card"].id == f"or-card-{card.replace('_', '-')}"
    )
    assert table.bottom("ryloth_naboo") == [card]
    assert table.seen.current == 1, "it was the encounter"


@pytest.mark.rule("OR-SECRET-3")
def test_a_secret_is_neither_shown_nor_handed_over(print_encounter: Printer) -> None:
    table, card = holding(print_encounter, Seated(space="naboo"))
    assert [key for key in table.keys if card in key] == [f"ability:{card}:0"]
    for seat in (1, None):
        assert table.table.view(seat).players[0].secrets == []
    action = galaxy(Seated(space="naboo"), Seated(space="naboo"), step="action")
    action.players[0].secrets.append(card)
    other = Desk(action)
    assert not any(card in key for key in other.keys)
    other.do("trade", "1")
    assert not any(card in key for key in other.keys)


@pytest.mark.rule("OR-SECRET-5")
def test_a_defeated_player_loses_all_secrets_unseen(print_encounter: Printer) -> None:
    table, card = holding(print_encounter)
    other = print_encounter("ryloth_naboo", "naboo", secret=SECRET)
    g = table.g
    g.players[0].secrets.append(other)
    drive(defeat(g, 0, "ground"))
    deck = g.encounters["ryloth_naboo"]
    assert g.players[0].secrets == []
    assert deck.bottom == (card, other)
    assert deck.bottom_seen == (seen_by(0), seen_by(0)), "no opponent knows them"


@pytest.mark.rule("OR-SECRET-1", "OR-CARD-19")
def test_the_real_secret_of_tatooine() -> None:
    table = desk(
        Seated(space="tatooine"),
        Seated(space="tatooine", reputation={"hutt": -1}),
        Seated(space="tatooine"),
        step="encounter",
        encounter={"tatooine_nal_hutta": ["tatooine_nal_hutta_10"]},
    )
    table.do("space")
    assert table.me().secrets == ["tatooine_nal_hutta_10"]
    table.g.current = 0
    table.g.step = "encounter"
    again = Desk(table.g)
    again.chance(["hit", "hit", "hit"], ["blank"] * 3)
    again.do("ability:tatooine_nal_hutta_10:0")
    assert again.me().fame == 1 and again.me().reputation["hutt"] == 1
    assert again.me(1).damage == 3, "nobody else there owes Jabba anything"
