from typing import Any

import pytest

from cantina.core.deck import EVERYBODY
from cantina.core.rng import Rng
from cantina.core.testing import offered, play_at_random, prompt
from cantina.games.outer_rim import game
from cantina.games.outer_rim.library import CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from cantina.games.outer_rim.rules.map import PLANET_IDS, chart_of, place_class
from cantina.games.outer_rim.terms import ENCOUNTER_DECKS, MARKET_DECKS
from outer_rim.table import Voyage

HITS = {n: ["hit"] * n + ["blank"] * (6 - n) for n in range(7)}


def rolled(*scores: int, seed: int = 0, **options: Any) -> Voyage:
    """Start a match whose first-player rolls show these numbers of hits and crits."""
    table = Voyage.start(game, len(scores), options, seed=seed, pause_on_chance=True)
    waiting = list(scores)
    while table.chance is not None:
        if table.chance.kind == "roll":
            table.happen(HITS[waiting.pop(0)])
        else:
            table.happen(table.chance.draw(Rng(seed)))
    return table


def started(
    seats: int = 2,
    seed: int = 3,
    characters: tuple[str, ...] = (),
    ships: tuple[str, ...] = (),
    **options: Any,
) -> Voyage:
    """Return a match after setup, with these characters taken in turn order."""
    table = Voyage.start(game, seats, options, seed=seed)
    names, sheets = list(characters), list(ships)
    while table.seen.step in ("setup", "characters"):
        seat = table.waiting[0]
        keys = offered(table, seat)
        if prompt(table, seat) in ("or-ask-character", "or-ask-ai-character") and names:
            table.answer(seat, names.pop(0))
        elif prompt(table, seat) == "or-ask-starting-ship" and sheets:
            table.answer(seat, sheets.pop(0))
        else:
            table.answer(seat, keys[0])
    return table


@pytest.mark.rule("OR-SETUP-1")
def test_the_standard_map_from_left_to_right() -> None:
    state = started().state
    assert state.tiles == ["t1", "t2", "t3", "t4", "t5", "t6"]
    along = sorted(PLANET_IDS, key=lambda planet: chart_of(state).arc[planet])
    assert along[:2] == ["cantonica", "ord_mantell"]
    assert along[4] == "kessel"
    assert sorted(along[-2:]) == ["ring_of_kafrene", "takodana"]


@pytest.mark.rule("OR-SETUP-3", "OR-PATROL-12")
def test_patrol_stacks_go_from_level_2_to_4_and_are_public() -> None:
    table = started()
    for patrol in table.seen.patrols:
        assert patrol.level == 1
        assert patrol.stack == [2, 3, 4]
    for stacked in table.state.patrols:
        assert [PATROLS[token].faction for token in stacked.stack] == [stacked.faction] * 3


@pytest.mark.rule("OR-SETUP-4", "OR-CONTACT-1", "OR-CONTACT-25")
def test_contacts_lie_face_down_on_spaces_of_their_class() -> None:
    seen = set()
    for seed in range(4):
        table = started(seed=seed)
        state = table.state
        assert len(state.contacts) == 22
        assert len({token.place for token in state.contacts}) == 22
        for token in state.contacts:
            assert not token.face_up
            assert CONTACTS[token.contact].contact_class == place_class(token.place)
        for token in table.view(0).contacts:
            assert token.contact_class == place_class(token.place)
            assert (token.contact, token.databank, token.faction, token.text) == (None,) * 4
        seen.add(tuple(token.contact for token in state.contacts))
    assert len(seen) == 4, "dealt at random"


@pytest.mark.rule("OR-SETUP-6")
def test_the_most_hits_and_crits_make_the_first_player() -> None:
    assert rolled(2, 4, 3).seen.first_player == 1
    table = Voyage.start(game, 2, {}, pause_on_chance=True)
    rolls = [["crit", "hit", "blank", "blank", "blank", "blank"], ["hit"] + ["focus"] * 5]
    while table.chance is not None:
        table.happen(rolls.pop(0) if table.chance.kind == "roll" else table.chance.draw(Rng(1)))
    assert table.seen.first_player == 0, "crits count, focus does not"


@pytest.mark.rule("OR-SETUP-7")
def test_only_tied_players_roll_again() -> None:
    table = Voyage.start(game, 3, {}, pause_on_chance=True)
    rolls = [HITS[4], HITS[4], HITS[1], HITS[2], HITS[3]]
    while table.chance is not None:
        table.happen(rolls.pop(0) if table.chance.kind == "roll" else table.chance.draw(Rng(1)))
    assert rolls == [], "three rolls, then the two tied ones"
    assert table.seen.first_player == 1


@pytest.mark.rule("OR-SETUP-8", "OR-CORE-1")
def test_characters_are_chosen_clockwise_from_the_first_player() -> None:
    table = rolled(1, 2, 5, 3)
    order = []
    while prompt(table, table.waiting[0]) == "or-ask-character":
        seat = table.waiting[0]
        order.append(seat)
        keys = offered(table, seat)
        assert not {player.character for player in table.seen.players} & set(keys)
        table.answer(seat, keys[0])
    assert order == [2, 3, 0, 1]
    taken = [player.character for player in table.seen.players]
    assert len(set(taken)) == 4 and "" not in taken, "exactly one character for each player"


@pytest.mark.rule("OR-SETUP-9", "OR-SETUP-10", "OR-SETUP-11", "OR-GOAL-1")
def test_everybody_starts_with_a_goal_no_fame_and_neutral_reputation() -> None:
    table = started(2, characters=("ig_88", "boba_fett"))
    for player in table.seen.players:
        assert not player.flipped
        assert player.fame == 0
        assert CHARACTERS[player.character].goal is not None
    ig = next(each for each in table.seen.players if each.character == "ig_88")
    assert set(ig.reputation.values()) == {0}


@pytest.mark.rule("OR-SETUP-12")
def test_two_starting_ships_are_offered_and_both_players_may_take_the_same() -> None:
    table = started(2, ships=("g_1a", "g_1a"))
    assert [player.ship for player in table.seen.players] == ["g_1a", "g_1a"]
    table = rolled(3, 2)
    while prompt(table, table.waiting[0]) == "or-ask-character":
        table.answer(table.waiting[0], offered(table, table.waiting[0])[0])
    assert offered(table, 0) == ["g9_rigger", "g_1a"]


@pytest.mark.rule("OR-SETUP-16")
def test_nobody_waits_for_the_setup_line_of_another() -> None:
    table = rolled(3, 2, 1)
    for character in ("lando_calrissian", "jyn_erso", "bossk"):
        table.answer(table.waiting[0], character)
    assert [player.ship for player in table.seen.players] == ["", "", ""]
    for seat, ship in enumerate(("g_1a", "g9_rigger", "g_1a")):
        table.answer(seat, ship)
    assert [player.ship for player in table.seen.players] == ["g_1a", "g9_rigger", "g_1a"]
    while table.chance is not None:
        table.happen(table.chance.draw(Rng(0)))
    assert table.waiting == (0,) and prompt(table, 0) == "or-ask-starting-reputation"
    for player in table.seen.players:
        assert table.assets(player.seat) and player.space, "cards and places of all are settled"
    assert table.sheet(1).reputation["imperial"] == -1
    assert table.sheet(2).reputation["hutt"] == 1, "also of those after Lando"


@pytest.mark.rule("OR-SETUP-13")
def test_ships_are_chosen_all_at_once_before_any_starting_card() -> None:
    table = rolled(3, 2, 1)
    while prompt(table, table.waiting[0]) == "or-ask-character":
        table.answer(table.waiting[0], offered(table, table.waiting[0])[0])
    assert table.waiting == (0, 1, 2), "nobody waits for another"
    assert all(not player.assets for player in table.state.players)
    table.answer(2, "g_1a")
    assert all(not player.assets for player in table.state.players)
    assert not any(player.ship for player in table.seen.players), "all at once"


@pytest.mark.rule("OR-SETUP-14", "OR-SETUP-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_credits_in_turn_order(seats: int) -> None:
    table = started(seats)
    state = table.state
    order = [(state.first_player + step) % seats for step in range(seats)]
    assert [state.players[seat].credits for seat in order] == [4000, 6000, 8000, 10000][:seats]


@pytest.mark.rule("OR-SETUP-17", "OR-SETUP-19", "OR-SETUP-20")
def test_two_hunters_get_two_different_starting_bounties() -> None:
    table = started(2, characters=("boba_fett", "bossk"))
    cards = [table.assets(seat) for seat in (0, 1)]
    assert all(len(owned) == 1 for owned in cards)
    assert cards[0] != cards[1]
    for player in table.seen.players:
        card = CARDS[cards[player.seat][0]]
        assert card.databank == 90
        assert card.id not in table.databank
        assert player.space == card.asset.start_planet
        slots = {slot.slot: slot.cards for slot in player.slots if slot.cards}
        assert slots == {"job_or_bounty": cards[player.seat]}


@pytest.mark.rule("OR-SETUP-18")
def test_a_starting_cargo_goes_into_a_cargo_slot() -> None:
    table = started(2, characters=("han_solo", "doctor_aphra"))
    han = next(each for each in table.view(None).players if each.character == "han_solo")
    used = {slot.slot: slot.cards for slot in han.slots if slot.cards}
    assert list(used) == ["cargo"]
    assert CARDS[used["cargo"][0]].databank == 91


@pytest.mark.rule("OR-SETUP-21")
def test_a_setup_line_moves_a_reputation_all_the_way() -> None:
    table = started(2, characters=("boba_fett", "jyn_erso"))
    boba = next(each for each in table.seen.players if each.character == "boba_fett")
    jyn = next(each for each in table.seen.players if each.character == "jyn_erso")
    assert boba.reputation == {"rebel": 0, "imperial": 0, "hutt": 1, "syndicate": 0}
    assert jyn.reputation == {"rebel": 0, "imperial": -1, "hutt": 0, "syndicate": 0}


@pytest.mark.rule("OR-SETUP-22")
def test_lando_chooses_the_faction_that_likes_him() -> None:
    table = Voyage.start(game, 2, {}, seed=5)
    while prompt(table, table.waiting[0]) != "or-ask-starting-reputation":
        seat = table.waiting[0]
        keys = offered(table, seat)
        table.answer(seat, "lando_calrissian" if "lando_calrissian" in keys else keys[0])
    seat = table.waiting[0]
    assert offered(table, seat) == ["rebel", "imperial", "hutt", "syndicate"]
    table.answer(seat, "syndicate")
    assert table.sheet(seat).reputation == {"rebel": 0, "imperial": 0, "hutt": 0, "syndicate": 1}


@pytest.mark.rule("OR-SETUP-23", "OR-SETUP-27", "OR-MARKET-9")
def test_six_shuffled_market_decks_with_one_card_face_up_each() -> None:
    found = set()
    for seed in range(8):
        state = started(seed=seed).state
        assert tuple(state.market) == MARKET_DECKS
        for name, deck in state.market.items():
            assert len(deck.top) == 1 and deck.top_seen == (EVERYBODY,)
            assert all(CARDS[card].market == name for card in deck.cards())
            found.add(deck.top[0])
        # some of these cards carry an icon, and still no patrol has moved
        assert [patrol.space for patrol in state.patrols] == [
            chart_of(state).patrol_starts[f] for f in ("rebel", "imperial", "hutt", "syndicate")
        ]
    assert len(found) > 12
    assert any(CARDS[card].icon for card in found)


@pytest.mark.rule("OR-SETUP-24")
def test_seven_face_down_encounter_decks() -> None:
    table = started()
    assert tuple(table.state.encounters) == ENCOUNTER_DECKS
    for name, deck in table.state.encounters.items():
        assert len(deck) == 10
        assert not deck.top and not deck.bottom, "no order is known"
        assert all(CARDS[card].encounter == name for card in deck.cards())
    assert table.view(0).encounter_decks == dict.fromkeys(ENCOUNTER_DECKS, 10)


@pytest.mark.rule("OR-SETUP-25", "OR-DATABANK-1")
def test_the_databank_is_in_number_order() -> None:
    state = started().state
    numbers = [CARDS[card].databank for card in state.databank]
    assert numbers == sorted(numbers)
    assert numbers[0] == 1 and numbers[-1] == 92


@pytest.mark.rule("OR-SETUP-26", "OR-SHIP-8")
def test_unused_sheets_are_the_pool_everybody_can_look_at() -> None:
    table = started(2)
    pool = table.view(None).ship_pool
    assert set(pool) == {ship.id for ship in SHIPS.values() if not ship.starting} | {"g9_rigger"}
    assert len(pool) == 10, "8 market ships and two of the four starting sheets"


def test_setup_ends_in_the_first_players_planning_step() -> None:
    table = started(3)
    assert table.seen.step == "planning"
    assert table.waiting == (table.seen.first_player,)
    play_at_random(table, Rng(1), 30)
    assert table.seen.turn > 1


@pytest.mark.rule("OR-SETUP-17")
def test_the_starting_card_has_the_number_printed_on_the_character() -> None:
    for character in CHARACTERS.values():
        cards = set()
        for seed in range(6):
            table = started(2, seed=seed, characters=(character.id,))
            owner = next(p for p in table.seen.players if p.character == character.id)
            (card,) = table.assets(owner.seat)
            assert CARDS[card].databank == character.databank
            cards.add(card)
        assert len(cards) > 1, "a random one of those that share the number"


@pytest.mark.rule("OR-TURN-1")
def test_the_first_player_has_the_first_turn() -> None:
    for scores in ((1, 2, 5), (1, 5, 2), (5, 1, 2)):
        table = rolled(*scores)
        while table.seen.step != "planning":
            if table.chance is not None:
                table.happen(table.chance.draw(Rng(2)))
            else:
                seat = table.waiting[0]
                table.answer(seat, offered(table, seat)[0])
        assert table.waiting == (scores.index(5),) and table.seen.turn == 1
