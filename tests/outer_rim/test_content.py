"""The printed components: how many there are and what the books say about them."""

from collections import Counter
from collections.abc import Iterator

import pytest

from cantina.games.outer_rim import game, library, terms
from cantina.games.outer_rim.cards.checking import trees_of_card
from cantina.games.outer_rim.cards.combat import FightPlayer
from cantina.games.outer_rim.cards.contacts import (
    LookAtContacts,
    MeetContact,
    MoveContact,
    RevealContact,
)
from cantina.games.outer_rim.cards.credits import GainCredits, Gamble, Spend
from cantina.games.outer_rim.cards.dice import Cancel, Reroll, Turn
from cantina.games.outer_rim.cards.events import FameForCredits
from cantina.games.outer_rim.cards.jobs import FailJob, Resolve
from cantina.games.outer_rim.cards.market import BuyTop, Sell
from cantina.games.outer_rim.cards.movement import ExtraTurn, Move
from cantina.games.outer_rim.cards.reputation import GainFame, GainReputation
from cantina.games.outer_rim.cards.tests import SkillForTest
from cantina.games.outer_rim.cards.tests import Test as SkillTest
from cantina.games.outer_rim.content import box
from cantina.games.outer_rim.content.encounters_kafrene import SwapContacts
from cantina.games.outer_rim.content.encounters_ryloth import BuyShip
from cantina.games.outer_rim.content.luxury_deck import PatrolPaysFame
from cantina.games.outer_rim.content.map_tiles import ENDCAPS, PLANETS, TILES
from cantina.games.outer_rim.moments import Value
from cantina.games.outer_rim.printed import Card
from cantina.games.outer_rim.rules.dice import RIM_DIE
from cantina.games.outer_rim.terms import Faction, Trait
from outer_rim import card_trees as trees
from outer_rim.card_table import galaxy

# --- the box ------------------------------------------------------------------------------------


@pytest.mark.rule("OR-COMPONENT-1")
def test_the_box_holds_what_the_list_says() -> None:
    starting = [ship for ship in library.SHIPS.values() if ship.starting]
    assert len(starting) == 2
    assert box.STARTING_SHEETS + len(library.SHIPS) - len(starting) == box.SHIP_SHEETS == 12
    assert len(library.CHARACTERS) == 8
    assert len(library.CONTACTS) == 22
    assert len(library.PATROLS) == 16
    assert len(TILES) == 6
    assert len(ENDCAPS) == 2
    assert box.REPUTATION_TOKENS == 16 == len(terms.FACTIONS) * box.PLAYER_BOARDS
    assert (box.DAMAGE_TOKENS, box.GOAL_TOKENS, box.DICE) == (40, 12, 6)
    assert game.seats == (1, box.PLAYER_BOARDS) == (1, 4)


@pytest.mark.rule("OR-COMPONENT-2")
def test_card_counts() -> None:
    assert {deck: len(trees.encounters(deck)) for deck in terms.ENCOUNTER_DECKS} == dict.fromkeys(
        terms.ENCOUNTER_DECKS, 10
    )
    assert len(terms.ENCOUNTER_DECKS) == 7
    assert sum(card.market is not None for card in library.CARDS.values()) == 70
    assert sum(card.databank > 0 for card in library.CARDS.values()) == 53
    assert len(library.CHARACTERS) == 8
    assert len(library.AI_CARDS) == 10
    assert galaxy().ai_deck is None
    assert len(galaxy(solo=True).ai_deck or ()) == 10


@pytest.mark.rule("OR-COMPONENT-3")
def test_market_deck_sizes() -> None:
    g = galaxy()
    sizes = {deck: len(g.market[deck]) for deck in terms.MARKET_DECKS}
    assert sizes == {"bounty": 11, "cargo": 10, "gear_mod": 15, "job": 14, "luxury": 11, "ship": 9}


@pytest.mark.rule("OR-COMPONENT-4")
def test_each_faction_has_one_patrol_of_each_level() -> None:
    levels = Counter((token.faction, token.level) for token in library.PATROLS.values())
    assert levels == Counter(
        (faction, level) for faction in terms.FACTIONS for level in (1, 2, 3, 4)
    )


def _credit_amounts() -> Iterator[int]:
    for card in library.CARDS.values():
        if card.asset is not None:
            yield card.asset.cost or 0
            if card.asset.reward is not None:
                yield card.asset.reward.credits
            if card.asset.bounty is not None:
                yield card.asset.bounty.eliminate.credits
                yield card.asset.bounty.capture.credits
        for node in trees.nodes_of(card):
            if isinstance(node, GainCredits | Spend) and isinstance(node.amount, int):
                yield node.amount
            if isinstance(node, Gamble):
                yield node.stake
            if isinstance(node, BuyTop | BuyShip):
                yield node.discount
    yield from (ship.cost for ship in library.SHIPS.values())
    yield from (
        token.reward.credits for token in library.PATROLS.values() if token.reward is not None
    )


@pytest.mark.rule("OR-COMPONENT-5")
def test_every_sum_is_made_of_thousands() -> None:
    assert box.CREDIT_TOKENS == {1000: 40, 5000: 16, 10000: 4}
    amounts = list(_credit_amounts())
    assert len(amounts) > 200
    assert [amount for amount in amounts if amount % 1000] == []


@pytest.mark.rule("OR-COMPONENT-6")
def test_the_eleven_planets() -> None:
    assert [planet.id for planet in PLANETS] == [
        "cantonica",
        "ord_mantell",
        "lothal",
        "mon_calamari",
        "kessel",
        "tatooine",
        "nal_hutta",
        "ryloth",
        "naboo",
        "ring_of_kafrene",
        "takodana",
    ]


@pytest.mark.rule("OR-COMPONENT-7")
def test_market_decks_are_mixed() -> None:
    jobs = [card for card in trees.market("bounty") if card.asset and card.asset.type == "job"]
    assert len(jobs) == 2
    assert all(any(isinstance(node, FightPlayer) for node in trees.nodes_of(card)) for card in jobs)
    crew = [card for card in trees.market("job") if card.asset and card.asset.type == "crew"]
    assert len(crew) == 2
    assert all(
        any(isinstance(node, SkillForTest) for node in trees.nodes_of(card)) for card in crew
    )
    fame = [
        card.asset.reward.fame
        for card in trees.market("cargo")
        if card.asset is not None and card.asset.reward is not None
    ]
    assert set(fame) == {0, 1}


@pytest.mark.rule("OR-COMPONENT-8")
def test_encounter_decks_keep_the_promise_of_their_backs() -> None:
    promises = {
        "gambling": lambda deck: any(isinstance(n, Gamble) for n in trees.deck_nodes(deck)),
        "crew": lambda deck: trees.asset_types(trees.encounters(deck))["crew"] >= 1,
        "gear": lambda deck: trees.asset_types(trees.encounters(deck))["gear"] >= 1,
        "mods": lambda deck: trees.asset_types(trees.encounters(deck))["mod"] >= 1,
        "cargo": lambda deck: trees.asset_types(trees.encounters(deck))["cargo"] >= 1,
        "jobs": lambda deck: trees.asset_types(trees.encounters(deck))["job"] >= 1,
        "bounties": lambda deck: trees.asset_types(trees.encounters(deck))["bounty"] >= 1,
        "credits": lambda deck: (
            sum(isinstance(n, GainCredits) for n in trees.deck_nodes(deck)) >= 5
        ),
        "movement": lambda deck: sum(isinstance(n, Move) for n in trees.deck_nodes(deck)) >= 3,
        "rebel_reward": lambda deck: GainReputation(Faction.REBEL) in trees.deck_nodes(deck),
        "rebel_reputation": lambda deck: GainReputation(Faction.REBEL) in trees.deck_nodes(deck),
        "fight_imperial_players": lambda deck: any(
            isinstance(n, FightPlayer) and "imperial" in repr(n.who) for n in trees.deck_nodes(deck)
        ),
        "fight_players": lambda deck: (
            sum(isinstance(n, FightPlayer) for n in trees.deck_nodes(deck)) >= 2
        ),
        "illegal_cargo": lambda deck: (
            sum(
                Trait.ILLEGAL in card.asset.traits
                for card in trees.encounters(deck)
                if card.asset is not None
            )
            >= 2
        ),
        "fame_for_reputation": lambda deck: any(
            isinstance(node, GainFame)
            for card in trees.encounters(deck)
            for section in card.sections
            for part in section.parts
            if part.reputations == (terms.POSITIVE,)
            for node in trees.nodes(part.effect)
        ),
        "extra_turn": lambda deck: ExtraTurn() in trees.deck_nodes(deck),
        "find_contacts": lambda deck: (
            sum(
                isinstance(n, LookAtContacts | RevealContact | MeetContact)
                for n in trees.deck_nodes(deck)
            )
            >= 3
        ),
        "sell_assets": lambda deck: sum(isinstance(n, Sell) for n in trees.deck_nodes(deck)) >= 3,
        "buy_ships": lambda deck: any(isinstance(n, BuyShip) for n in trees.deck_nodes(deck)),
        "move_contacts": lambda deck: (
            sum(isinstance(n, MoveContact | SwapContacts) for n in trees.deck_nodes(deck)) >= 3
        ),
        "fame_for_credits": lambda deck: any(
            "Spend" in repr(tree) and "GainFame" in repr(tree)
            for card in trees.encounters(deck)
            for tree in trees_of_card(card)
        ),
    }
    assert set(box.DECK_HINTS) == set(terms.ENCOUNTER_DECKS)
    broken = [
        (deck, hint)
        for deck, hints in box.DECK_HINTS.items()
        for hint in hints
        if not promises[hint](deck)
    ]
    assert broken == []
    backs = {each.id: each for each in game.cards() if each.kind == "back"}
    for deck, hints in box.DECK_HINTS.items():
        shown = [line.id for line in backs[deck].lines]
        assert shown == [f"or-hint-{hint.replace('_', '-')}" for hint in hints]


@pytest.mark.rule("OR-DICE-1")
def test_the_die_has_eight_faces() -> None:
    assert Counter(RIM_DIE.faces) == {"hit": 3, "crit": 1, "focus": 2, "blank": 2}


@pytest.mark.rule("OR-DICE-4")
def test_abilities_name_only_faces_of_the_die() -> None:
    named: set[str] = set()
    for card in library.CARDS.values():
        for node in trees.nodes_of(card):
            if isinstance(node, Turn):
                named |= {*node.faces, node.to}
            elif isinstance(node, Cancel):
                named.add(node.face)
            elif isinstance(node, Reroll):
                named |= set(node.faces)
    assert named == set(RIM_DIE.faces)


# --- characters, skills, factions ---------------------------------------------------------------


@pytest.mark.rule("OR-SKILL-1")
def test_every_character_and_crew_has_one_of_the_seven_skills() -> None:
    assert set(terms.SKILLS) == {
        "influence",
        "knowledge",
        "piloting",
        "stealth",
        "strength",
        "tactics",
        "tech",
    }
    for character in library.CHARACTERS.values():
        assert character.skills and set(character.skills) <= set(terms.SKILLS), character.id
    for card in library.CARDS.values():
        if card.asset is not None and card.asset.type == "crew":
            lends = any(isinstance(node, SkillForTest) for node in trees.nodes_of(card))
            assert card.asset.skills or lends, card.id
            assert set(card.asset.skills) <= set(terms.SKILLS), card.id


@pytest.mark.rule("OR-BOUNTY-24", "OR-JOB-3", "OR-CARGO-2")
def test_some_characters_start_with_a_bounty_some_with_cargo_some_with_a_job() -> None:
    kinds = {
        number: {library.asset(card.id).type for card in trees.databank(number)}
        for number in {character.databank for character in library.CHARACTERS.values()}
    }
    assert kinds == {90: {"bounty"}, 91: {"cargo"}, 92: {"job"}}
    assert trees.asset_types(trees.market("job"))["job"] == 12
    assert trees.asset_types(trees.market("cargo"))["cargo"] == 9


def test_starting_cards_and_bounties_name_real_places_and_contacts() -> None:
    planets = {planet.id for planet in PLANETS}
    for card in library.CARDS.values():
        part = card.asset
        if part is None:
            continue
        if card.databank in (90, 91, 92):
            assert part.start_planet in planets, card.id
        if part.destination:
            assert part.destination in planets | {"player"}, card.id
        assert set(part.cannot_buy_at) <= planets, card.id
        if part.bounty is not None:
            target = library.CONTACTS[part.bounty.target]
            assert target.contact_class == part.bounty.contact_class, card.id
            assert part.bounty.destination in planets, card.id
        if part.databank:
            steps = trees.databank(part.databank)[0].steps
            tested = [
                node.skill
                for step in steps
                for node in trees.nodes(step)
                if isinstance(node, SkillTest)
            ]
            assert sorted(map(str, tested)) == sorted(part.tested), card.id


@pytest.mark.rule("OR-JOB-7")
def test_a_job_shows_its_tests_and_which_of_them_decide() -> None:
    run = library.asset("job_kessel_run")
    assert run.tested == ("influence", "strength", "tactics", "knowledge", "piloting")
    assert run.must_pass == ("piloting",)
    for card in library.CARDS.values():
        part = card.asset
        if part is None or not part.databank:
            continue
        for step in trees.databank(part.databank)[0].steps:
            for node in trees.nodes(step):
                if isinstance(node, SkillTest) and FailJob() == node.failed:
                    assert node.skill in part.must_pass, card.id


@pytest.mark.rule("OR-FAME-3")
def test_the_main_sources_of_fame() -> None:
    illegal = [
        library.asset(card.id)
        for card in trees.market("cargo")
        if Trait.ILLEGAL in library.asset(card.id).traits
    ]
    assert illegal and all(part.reward is not None and part.reward.fame for part in illegal)
    for token in library.PATROLS.values():
        if token.level in (2, 3):
            assert token.reward is not None and token.reward.fame > 0
    for card in trees.market("bounty"):
        bounty = library.asset(card.id).bounty
        assert bounty is None or (bounty.eliminate.fame and bounty.capture.fame)
    jobs = {
        card.id: library.asset(card.id).reward
        for card in trees.market("job")
        if library.asset(card.id).type == "job"
    }
    famed = {job for job, reward in jobs.items() if reward is not None and reward.fame > 0}
    for_credits = {"job_casino_heist", "job_hutt_favor"}
    assert jobs.keys() - famed == for_credits
    assert all(character.goal.fame == 1 for character in library.CHARACTERS.values())
    assert all(ship.goal.fame == 1 for ship in library.SHIPS.values() if ship.goal is not None)
    for card in trees.market("luxury"):
        assert leads_to_fame(card), card.id


def leads_to_fame(card: Card) -> bool:
    """Say whether a card gains, holds or swaps for fame, itself or by the card it resolves."""
    part = library.asset(card.id)
    if part.reward is not None and part.reward.fame:
        return True
    if any(standing.rule.value is Value.FAME for standing in part.modifiers):
        return True
    found = trees.nodes_of(card)
    for node in list(found):
        if isinstance(node, Resolve):
            found += [
                each for other in trees.databank(node.number) for each in trees.nodes_of(other)
            ]
    return any(isinstance(node, GainFame | FameForCredits) for node in found)


# --- market -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-MARKET-15")
def test_luxury_costs() -> None:
    costs = [library.asset(card.id).cost or 0 for card in trees.market("luxury")]
    assert len(costs) == 11
    assert all(10000 <= cost <= 20000 for cost in costs)


@pytest.mark.rule("OR-MARKET-16")
def test_the_luxury_deck_mixes_types() -> None:
    assert set(trees.asset_types(trees.market("luxury"))) == {"cargo", "crew", "gear", "job", "mod"}


@pytest.mark.rule("OR-MARKET-17")
def test_every_luxury_card_can_give_fame() -> None:
    for card in trees.market("luxury"):
        part = library.asset(card.id)
        rewarded = part.reward is not None and part.reward.fame > 0
        held = any(modifier.rule.value is Value.FAME for modifier in part.modifiers)
        fame = {GainFame, FameForCredits, PatrolPaysFame}
        by_text = any(type(node) in fame for node in trees.nodes_of(card))
        by_databank = Resolve(40) in trees.nodes_of(card)
        assert rewarded or held or by_text or by_databank, card.id
    assert all(
        GainFame() in trees.nodes_of(card) or GainFame(2) in trees.nodes_of(card)
        for card in trees.databank(40)
    )


@pytest.mark.rule("OR-MARKET-18", "OR-GEAR-3", "OR-MOD-2")
def test_gear_and_mods_come_from_their_deck() -> None:
    assert trees.asset_types(trees.market("gear_mod")) == {"gear": 8, "mod": 7}
    for kind in ("gear", "mod"):
        origins = Counter(
            card.market or "elsewhere"
            for card in library.CARDS.values()
            if card.asset is not None and card.asset.type == kind
        )
        assert origins.most_common(1)[0][0] == "gear_mod", kind


@pytest.mark.rule("OR-MARKET-19")
def test_every_market_card_but_bounties_and_the_sale_shows_a_cost() -> None:
    for deck in terms.MARKET_DECKS:
        for card in trees.market(deck):
            if card.asset is not None and card.asset.bounty is None:
                assert card.asset.cost is not None and card.asset.cost >= 0, card.id
            elif card.ship and card.ship != "used":
                assert library.SHIPS[card.ship].cost > 0, card.id
    assert library.asset("job_casino_heist").cost == 0


@pytest.mark.rule("OR-ASSET-1")
def test_six_kinds_of_assets_on_market_encounter_and_databank_cards() -> None:
    everywhere = trees.asset_types(list(library.CARDS.values()))
    assert set(everywhere) == {"bounty", "cargo", "crew", "gear", "job", "mod"}
    on_encounters = trees.asset_types([card for card in library.CARDS.values() if card.encounter])
    on_databank = trees.asset_types([card for card in library.CARDS.values() if card.databank])
    assert set(on_encounters) == set(everywhere)
    assert set(on_databank) == {"bounty", "cargo", "crew", "job"}


@pytest.mark.rule("OR-SHIP-10")
def test_ships_come_from_the_ship_deck() -> None:
    with_ship = [card for card in library.CARDS.values() if card.ship]
    assert {card.market for card in with_ship} == {"ship"}
    for_sale = sorted(card.ship for card in with_ship if card.ship != "used")
    assert for_sale == sorted(ship.id for ship in library.SHIPS.values() if not ship.starting)


@pytest.mark.rule("OR-SHIP-9", "OR-SHIP-11")
def test_market_ships_have_a_goal_and_a_named_side_with_something_special() -> None:
    for ship in library.SHIPS.values():
        if ship.starting:
            assert ship.goal is None and ship.named is None, ship.id
            continue
        assert ship.goal is not None and ship.named is not None, ship.id
        assert ship.named.abilities or ship.named.modifiers, ship.id
