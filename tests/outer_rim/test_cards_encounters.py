"""Encounter cards: the books' samples, secrets, and every section of all seventy played."""

import pytest

from cantina.core.rng import Rng
from cantina.core.testing import offered, prompt, told_ids
from cantina.games.outer_rim import game
from cantina.games.outer_rim.invariants import check
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.printed import Section
from cantina.games.outer_rim.rules.patrols import patrol
from cantina.games.outer_rim.state import Galaxy
from outer_rim.card_table import galaxy, own, seat_at
from outer_rim.table import Voyage

MISS = ["blank", "blank"]
HIT = ["hit", "blank"]


def drawn(card: str, at: str, *characters: str) -> Galaxy:
    """Put a player where the card will be drawn, with that card on top of its deck."""
    g = galaxy(*characters, at=at)
    deck = CARDS[card].encounter
    assert deck is not None
    g.encounters[deck].remove(card)
    g.encounters[deck].put_on_top(card)
    return g


def meet_the_space(table: Voyage) -> None:
    """Encounter the space; a lone option is taken without asking."""
    if 0 in table.waiting and prompt(table, 0) == "or-ask-encounter":
        table.answer(0, "space")


def met(card: str, at: str, *chance: object, **standing: int) -> Voyage:
    g = drawn(card, at)
    g.players[0].reputation.update(standing)
    table = seat_at(g, chance)
    meet_the_space(table)
    return table


# --- samples of the books -------------------------------------------------------------------------


@pytest.mark.rule("OR-CARD-18", "OR-SPACE-ENCOUNTER-16", "OR-SPACE-ENCOUNTER-5")
def test_on_naboo_the_rebels_are_sold_out_even_by_their_enemies() -> None:
    for before in (1, 0, -1):
        table = met("ryloth_naboo_6", "naboo", rebel=before)
        table.answer(0, "yes")
        player = table.state.players[0]
        assert player.credits == 12000
        assert player.reputation["imperial"] == 1
        assert player.reputation["rebel"] == max(-1, before - 1)
        assert table.bottom("ryloth_naboo") == ["ryloth_naboo_6"]
    table = met("ryloth_naboo_6", "naboo")
    table.answer(0, "no")
    assert table.sheet(0).credits == 10000


@pytest.mark.rule("OR-CARD-18")
def test_on_ryloth_friends_buy_a_ship_and_enemies_suffer() -> None:
    table = met("ryloth_naboo_6", "ryloth", "ship_hwk_290", rebel=0)
    table.answer(0, "yes")
    table.answer(0, "lancer")
    state = table.state
    assert (state.players[0].ship, state.players[0].credits) == ("lancer", 0)
    assert state.removed == ["ship_lancer"]
    table = met("ryloth_naboo_6", "ryloth", rebel=-1)
    player = table.state.players[0]
    assert (player.damage, player.reputation["rebel"]) == (3, 0)


@pytest.mark.rule("OR-CARD-18")
def test_who_dies_on_ryloth_is_no_hero() -> None:
    g = drawn("ryloth_naboo_6", "ryloth")
    g.players[0].reputation["rebel"] = -1
    g.players[0].damage = 1
    table = seat_at(g)
    table.answer(0, "space")
    assert "or-log-defeated" in told_ids(table)
    assert table.sheet(0).reputation["rebel"] == -1


@pytest.mark.rule("OR-CARD-19", "OR-COMBAT-40")
def test_boba_fett_fights_the_dragonsnake() -> None:
    dice = (["crit", "hit", "hit"], ["hit", "hit", "hit", "blank", "focus"])
    table = met("tatooine_nal_hutta_10", "nal_hutta", *dice, hutt=1)
    table.answer(0, "yes")
    player = table.state.players[0]
    assert (player.credits, player.fame, player.damage) == (13000, 1, 3)
    told = told_ids(table)
    assert told.index("or-log-gain-fame") < told.index("or-log-character-damage")


@pytest.mark.rule("OR-CARD-19", "OR-SPACE-ENCOUNTER-14", "OR-SPACE-ENCOUNTER-7")
def test_on_nal_hutta_strangers_prove_their_tactics() -> None:
    g = drawn("tatooine_nal_hutta_10", "nal_hutta")
    g.players[0].reputation["hutt"] = -1
    top = g.market["job"].top[0]
    table = seat_at(g, [HIT, "job_rebel_favor"])
    table.answer(0, "space")
    assert table.sheet(0).reputation["hutt"] == 0
    table.answer(0, "yes")
    assert table.assets(0) == [top]
    table = met("tatooine_nal_hutta_10", "nal_hutta", MISS)
    assert table.sheet(0).reputation["hutt"] == 0


@pytest.mark.rule("OR-CARD-19", "OR-SECRET-1", "OR-SECRET-2")
def test_jabba_wants_amends() -> None:
    table = met("tatooine_nal_hutta_10", "tatooine")
    g = table.state.copy()
    assert g.players[0].secrets == ["tatooine_nal_hutta_10"]
    g.step, g.current, g.turn_over = "encounter", 0, False
    play = "ability:tatooine_nal_hutta_10:0"
    assert play not in offered(seat_at(g.copy()), 0)
    g.players[1].reputation["hutt"] = -1
    table = seat_at(g, [["hit"] * 3, ["blank"] * 3])
    table.answer(0, play)
    player = table.state.players[0]
    assert (player.fame, player.reputation["hutt"], player.secrets) == (1, 1, [])
    assert table.bottom("tatooine_nal_hutta") == ["tatooine_nal_hutta_10"]


@pytest.mark.rule("OR-SPACE-ENCOUNTER-6")
def test_navpoint_cards_look_for_a_patrol() -> None:
    table = met("navpoint_1", "t5_om", rebel=1)
    assert table.patrol("rebel").space == "t5_om"
    g = drawn("navpoint_2", "t5_om")
    patrol(g, "hutt").space = "t5_om"
    table = seat_at(g, [HIT])
    table.answer(0, "space")
    table.answer(0, "yes")
    table.answer(0, "yes")
    assert table.seen.extra_turn and table.seen.current == 0


@pytest.mark.rule("OR-SPACE-ENCOUNTER-10", "OR-SPACE-ENCOUNTER-12")
def test_a_bounty_on_a_card_is_taken_or_left() -> None:
    table = met("tatooine_nal_hutta_3", "tatooine")
    table.answer(0, "yes")
    table.answer(0, "keep")
    assert table.assets(0) == ["tatooine_nal_hutta_3"]
    assert len(table.state.encounters["tatooine_nal_hutta"]) == 9
    table = met("tatooine_nal_hutta_3", "tatooine")
    table.answer(0, "no")
    assert table.assets(0) == []


@pytest.mark.rule("OR-SPACE-ENCOUNTER-11")
def test_a_section_that_does_not_give_the_asset_does_not() -> None:
    table = met("cantonica_ord_mantell_8", "ord_mantell", HIT)
    assert table.assets(0) == []
    assert table.bottom("cantonica_ord_mantell") == ["cantonica_ord_mantell_8"]


def test_raiders_take_what_the_left_neighbour_says() -> None:
    g = drawn("navpoint_7", "t5_om", "boba_fett", "bossk", "han_solo")
    g.players[0].reputation["hutt"] = -1
    own(g, 0, "cargo_salvage")
    table = seat_at(g, [["blank", "blank"], ["hit", "blank", "blank"]])
    meet_the_space(table)
    assert offered(table, 1) == ["0", "1"]
    table.answer(1, "1")
    assert table.assets(0) == []
    assert table.sheet(0).credits == 10000


# --- every section, played ------------------------------------------------------------------------

SECTIONS = [
    pytest.param(card.id, section, id=f"{card.id}-{section.place}")
    for card in CARDS.values()
    for section in card.sections
]


def position(card: str, section: Section, standing: int, seed: int) -> Galaxy:
    """Set the place, the reputation and something to trade, discard and fight with."""
    place = section.place if section.place not in ("patrol", "no_patrol") else "t4_om"
    g = drawn(card, place, "doctor_aphra", "bossk")
    player = g.players[0]
    player.ship = "yv_666"
    g.ship_pool.remove("yv_666")
    g.ship_pool.append("g9_rigger")
    own(g, 0, "cargo_stolen_supplies", "gear_dl_44", "databank_w1_le", "databank_90a")
    own(g, 1, "databank_lobot")
    player.credits = 4000 if seed % 3 == 0 else 15000
    player.damage = player.ship_damage = seed % 3
    g.players[1].fame = seed % 2
    g.players[1].reputation = {"rebel": 0, "imperial": 1, "hutt": -1, "syndicate": 0}
    if section.place == "patrol":
        patrol(g, "hutt").space = place
    for token in [each for each in g.contacts if each.place == f"{place}:0"]:
        g.contacts.remove(token)
        g.unused_contacts.append(token.contact)
    for faction in ("rebel", "imperial", "hutt", "syndicate"):
        player.reputation[faction] = standing
    if section.place == "patrol" and standing < 0:
        player.ship, player.ship_flipped = "gx1_short_hauler", True
        g.ship_pool.remove("gx1_short_hauler")
        g.ship_pool.append("yv_666")
    return g


@pytest.mark.parametrize(("card", "section"), SECTIONS)
def test_every_section_plays_out_whatever_happens(card: str, section: Section) -> None:
    happened: set[str] = set()
    for seed in range(9):
        g = position(card, section, (-1, 0, 1)[seed % 3], seed)
        table = Voyage.at(game, g, seed=seed)
        rng = Rng(seed)
        meet_the_space(table)
        while table.state.encounter is not None and not table.over:
            table.answer_at_random(rng)
        happened |= set(told_ids(table))
        check(table.state)
        if section.secret is not None:
            assert table.sheet(0).secrets == [card]
    assert "or-log-secret" in happened or len(happened) >= 3, happened


SECRETS = [
    pytest.param(card.id, section, id=card.id)
    for card in CARDS.values()
    for section in card.sections
    if section.secret is not None
]


@pytest.mark.parametrize(("card", "section"), SECRETS)
@pytest.mark.rule("OR-SECRET-2")
def test_every_secret_is_playable_in_its_step_and_returns_to_its_deck(
    card: str, section: Section
) -> None:
    assert section.secret is not None
    g = galaxy("bossk", "han_solo", at="naboo", step=section.secret.at)
    g.players[1].fame = 1
    g.players[1].reputation = {"rebel": 0, "imperial": 1, "hutt": -1, "syndicate": 0}
    g.players[0].damage = g.players[0].ship_damage = 1
    deck = str(CARDS[card].encounter)
    g.encounters[deck].remove(card)
    g.players[0].secrets = [card]
    table = Voyage.at(game, g, seed=4)
    key = f"ability:{card}:0"
    assert key in offered(table, 0)
    table.answer(0, key)
    assert "or-log-secret-played" in told_ids(table)
    assert table.bottom(deck) == [card]
    rng = Rng(1)
    for _ in range(6):
        if not table.over:
            table.answer_at_random(rng)
    check(table.state)
