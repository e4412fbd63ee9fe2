from typing import Any

import msgspec
import pytest

from cantina.games.outer_rim.cards.assets import GainThis
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.flow import Do, May
from cantina.games.outer_rim.cards.reputation import GainReputation, LoseReputation
from cantina.games.outer_rim.cards.tests import Test as SkillTest
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.printed import Asset, Part, Section
from cantina.games.outer_rim.terms import AssetType, Faction, Skill, Whose
from outer_rim.conftest import Printer
from outer_rim.table import Desk, Seated, desk, galaxy


def drawing(card: str, deck: str, space: str, **changes: Any) -> Desk:
    """Seat a player about to draw an invented card."""
    g = galaxy({"space": space, **changes.pop("player", {})}, step="encounter", **changes)
    g.encounters[deck].put_on_top(card, 0)
    return Desk(g)


@pytest.mark.rule("OR-SPACE-ENCOUNTER-1", "OR-SPACE-ENCOUNTER-13")
def test_the_top_card_of_the_spaces_deck_is_drawn_and_goes_to_the_bottom(
    print_encounter: Printer,
) -> None:
    card = print_encounter("ryloth_naboo", "naboo", GainCredits(3000))
    table = drawing(card, "ryloth_naboo", "naboo")
    table.do("space")
    assert table.me().credits == 13000
    assert table.bottom("ryloth_naboo") == [card]
    assert table.g.encounters["ryloth_naboo"].top == ()
    below = print_encounter("ryloth_naboo", "naboo", GainCredits(9000))
    table = drawing(below, "ryloth_naboo", "naboo")
    table.g.encounters["ryloth_naboo"].put_on_top(card, 0)
    table.do("space")
    assert table.me().credits == 13000, "of two cards the upper one"


@pytest.mark.rule("OR-SPACE-ENCOUNTER-5", "OR-SPACE-ENCOUNTER-16")
def test_only_the_section_of_the_space_counts() -> None:
    # Boba Fett on Naboo draws card 6 of 10: only the exchange of Naboo is offered
    there = {"encounter": {"ryloth_naboo": ["ryloth_naboo_6"]}, "step": "encounter"}
    table = desk(Seated(character="boba_fett", space="naboo"), **there)
    table.do("space")
    assert table.prompt != "or-ask-ship"
    table.do("yes")
    assert table.me().credits == 12000
    assert table.me().reputation == {"rebel": -1, "imperial": 1, "hutt": 0, "syndicate": 0}
    other = desk(Seated(space="ryloth", reputation={"rebel": -1}), **there)
    other.do("space")
    assert other.me().damage == 3 and other.me().credits == 10000


@pytest.mark.rule("OR-SPACE-ENCOUNTER-6")
@pytest.mark.parametrize(("space", "gained"), [("t5_x", 1000), ("t6_ri", 4000)])
def test_at_navpoints_it_depends_on_a_patrol_being_there(
    print_encounter: Printer, monkeypatch: pytest.MonkeyPatch, space: str, gained: int
) -> None:
    card = print_encounter("navpoint", "no_patrol", GainCredits(1000))
    both = (*CARDS[card].sections, Section(place="patrol", parts=(Part(effect=GainCredits(4000)),)))
    monkeypatch.setitem(CARDS, card, msgspec.structs.replace(CARDS[card], sections=both))
    table = drawing(card, "navpoint", space, player=Seated(reputation={"hutt": 1}))
    if table.seen.current == 0 and table.prompt == "or-ask-encounter":
        table.do("space")
    assert table.me().credits == 10000 + gained


@pytest.mark.rule("OR-SPACE-ENCOUNTER-7", "OR-SPACE-ENCOUNTER-14", "OR-REPUTATION-8")
@pytest.mark.parametrize(("reputation", "gained"), [(1, 5000), (0, 5000), (-1, 1000)])
def test_the_subsection_fits_the_reputation(
    print_encounter: Printer, reputation: int, gained: int
) -> None:
    card = print_encounter(
        "tatooine_nal_hutta",
        "nal_hutta",
        Part(effect=GainCredits(5000), faction=Faction.HUTT, reputations=(1, 0)),
        Part(effect=GainCredits(1000), faction=Faction.HUTT, reputations=(-1,)),
    )
    table = drawing(
        card, "tatooine_nal_hutta", "nal_hutta", player=Seated(reputation={"hutt": reputation})
    )
    table.do("space")
    assert table.me().credits == 10000 + gained


@pytest.mark.rule("OR-SPACE-ENCOUNTER-8")
def test_the_subsection_is_fixed_when_the_card_is_revealed(print_encounter: Printer) -> None:
    card = print_encounter(
        "ryloth_naboo",
        "ryloth",
        Part(
            effect=Do((GainReputation(Faction.REBEL), GainCredits(2000))),
            faction=Faction.REBEL,
            reputations=(-1,),
        ),
        Part(effect=GainCredits(9000), faction=Faction.REBEL, reputations=(0, 1)),
    )
    table = drawing(card, "ryloth_naboo", "ryloth", player=Seated(reputation={"rebel": -1}))
    table.do("space")
    assert table.me().reputation["rebel"] == 0
    assert table.me().credits == 12000, "the rest of the same subsection, not the other one"


@pytest.mark.rule("OR-SPACE-ENCOUNTER-9")
def test_a_section_that_is_no_secret_is_read_by_all(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "naboo", May(LoseReputation(Faction.REBEL)))
    table = drawing(card, "ryloth_naboo", "naboo")
    table.do("space")
    for seat in (0, 1, None):
        reading = table.table.view(seat).reading
        assert reading.card == card
        assert len(reading.texts) == 1


@pytest.mark.rule("OR-SPACE-ENCOUNTER-10", "OR-ASSET-4")
@pytest.mark.parametrize("answers", [["yes", "keep"], ["yes", "decline"], ["no"]])
def test_a_bounty_on_the_card_may_be_gained_or_left(answers: list[str]) -> None:
    table = desk(
        Seated(space="tatooine"),
        step="encounter",
        encounter={"tatooine_nal_hutta": ["tatooine_nal_hutta_3"]},
    )
    table.do("space", *answers)
    gained = answers[-1] == "keep"
    assert table.assets() == (["tatooine_nal_hutta_3"] if gained else [])
    while table.seen.current == 0:
        table.do(table.keys[0])
    deck = table.g.encounters["tatooine_nal_hutta"].cards()
    assert ("tatooine_nal_hutta_3" in deck) == (not gained)


@pytest.mark.rule("OR-SPACE-ENCOUNTER-11", "OR-SPACE-ENCOUNTER-12")
def test_an_asset_is_gained_only_as_the_section_says_and_then_kept(
    print_encounter: Printer,
) -> None:
    asset = Asset(type=AssetType.GEAR)
    giving = print_encounter("ryloth_naboo", "naboo", GainThis(), asset=asset)
    table = drawing(giving, "ryloth_naboo", "naboo")
    before = len(table.g.encounters["ryloth_naboo"])
    table.do("space", "keep")
    assert table.assets() == [giving]
    assert len(table.g.encounters["ryloth_naboo"]) == before - 1
    slots = {slot.slot: slot.cards for slot in table.table.view(0).players[0].slots if slot.cards}
    assert slots == {"gear": [giving]}
    silent = print_encounter("ryloth_naboo", "naboo", GainCredits(1000), asset=asset)
    other = drawing(silent, "ryloth_naboo", "naboo")
    other.do("space")
    assert other.assets() == []
    failing = print_encounter(
        "ryloth_naboo", "naboo", SkillTest(Skill.TECH, passed=GainThis()), asset=asset
    )
    third = drawing(failing, "ryloth_naboo", "naboo")
    third.chance(["blank", "blank"]).do("space")
    assert third.assets() == []


@pytest.mark.rule("OR-TIE-1")
@pytest.mark.parametrize(("faction", "gained"), [("hutt", 1000), ("rebel", 5000)])
def test_of_several_patrols_the_current_player_says_which_one_counts(
    print_encounter: Printer, faction: str, gained: int
) -> None:
    card = print_encounter(
        "navpoint",
        "patrol",
        Part(effect=GainCredits(1000), faction=Whose.PATROL, reputations=(1,)),
        Part(effect=GainCredits(5000), faction=Whose.PATROL, reputations=(0, -1)),
    )
    table = drawing(
        card,
        "navpoint",
        "t5_x",
        player=Seated(reputation={"hutt": 1}),
        patrols={"hutt": "t5_x", "rebel": "t5_x"},
    )
    table.do("space", faction)
    assert table.me().credits == 10000 + gained


@pytest.mark.rule("OR-TIMING-4", "OR-MAELSTROM-3")
def test_a_price_is_offered_for_nothing_where_refusing_costs_more() -> None:
    stranded = Seated(space="maelstrom", assets=["cargo_salvage"])
    deck = {"kessel_maelstrom": ["kessel_maelstrom_3"]}
    for extra in (False, True):
        table = desk(stranded, step="encounter", encounter=deck, extra_turn=extra)
        assert table.prompt == "or-ask-may"
        table.do("yes")
        assert table.assets() == [] and table.me().ship_damage == 0
    refused = desk(stranded, step="encounter", encounter=deck, extra_turn=True)
    refused.do("no")
    assert refused.assets() == ["cargo_salvage"] and refused.me().ship_damage == 1
