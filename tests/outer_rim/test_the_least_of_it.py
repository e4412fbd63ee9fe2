"""The least there can be: one damage, one cargo, no card at all, a crew of somebody else."""

import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards import tests as skills
from cantina.games.outer_rim.cards.combat import Fight
from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.dice import Reroll
from cantina.games.outer_rim.cards.flow import Do
from cantina.games.outer_rim.cards.frames import AnyEffect
from cantina.games.outer_rim.cards.job_odds import Numbers, Prospect
from cantina.games.outer_rim.cards.market import GainTop
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.odds import DELIVERY_ODDS
from cantina.games.outer_rim.rules.barter import pay
from cantina.games.outer_rim.rules.contacts import discard_contact
from cantina.games.outer_rim.rules.damage import suffer_damage
from cantina.games.outer_rim.rules.dice import throw
from cantina.games.outer_rim.rules.ships import price_of_ship
from cantina.games.outer_rim.rules.slots import slot_for
from cantina.games.outer_rim.rules.values import skill_count
from cantina.games.outer_rim.state import Combat
from cantina.games.outer_rim.terms import Face, MarketDeck, Skill
from outer_rim.card_table import CAST, galaxy, own, with_cards
from outer_rim.table import Seated, desk

SHIELDS = "kafrene_takodana_3"  # a mod that prevents one damage to the ship in its combats
DASH = "luxury_dash_rendar"  # crew: piloting
GUARDS = "palace_guards"


def test_the_only_damage_there_is_can_be_prevented() -> None:
    for amount, suffered in ((1, 0), (2, 1)):
        g = with_cards(SHIELDS)
        g.combat = Combat("ship", 0, -1, "patrol")
        drive(suffer_damage(g, 0, amount, "ship"), [f"{SHIELDS}:0"])
        assert g.players[0].ship_damage == suffered


@pytest.mark.rule("OR-BOUNTY-17")
def test_a_crew_that_is_fought_lends_its_skills_neither_to_its_player_nor_takes_mine() -> None:
    g = galaxy()
    own(g, 1, DASH)
    before = [skill_count(g, seat, "piloting") for seat in (0, 1)]
    g.combat = Combat("ground", 0, 1, "contact", barred=DASH)
    assert [skill_count(g, seat, "piloting") for seat in (0, 1)] == [before[0], before[1] - 1]


def test_from_an_empty_deck_nothing_is_gained() -> None:
    g = galaxy()
    for card in g.market[MarketDeck.GEAR_MOD].cards():
        g.market[MarketDeck.GEAR_MOD].remove(card)
    assert not GainTop(MarketDeck.GEAR_MOD).can(Scene(g, 0))


def test_only_a_cargo_that_needs_the_roll_is_shown_with_odds() -> None:
    illegal, legal = "cargo_stolen_hyperfuel", "ryloth_naboo_4"
    hauler = Seated(space="ring_of_kafrene", ship="yv_666", assets=[illegal, legal])
    table = desk(hauler, step="action")
    table.do("deliver")
    assert (table.option(illegal).odds, table.option(legal).odds) == (DELIVERY_ODDS, None)
    table.do(legal)
    assert (table.option(illegal).odds, table.option("stop").odds) == (DELIVERY_ODDS, None)


def test_a_captured_contact_is_noted_at_its_destination_alone() -> None:
    hunter = Seated(space="mon_calamari", ship="yv_666", assets=["bounty_k_2so"])
    captor = desk({**hunter, "captured": {"bounty_k_2so": "k_2so"}})
    noted = [
        key
        for key in captor.keys
        if (note := captor.option(key).note) is not None and note.id == "or-note-errands"
    ]
    assert noted == ["move:lothal"]


def test_the_old_ship_and_a_discount_make_a_ship_free_but_pay_nothing_back() -> None:
    g = galaxy()
    assert price_of_ship(g, 0, "yv_666", discount=1_000_000) == 0


def test_a_card_is_told_to_lie_in_a_slot_of_its_kind() -> None:
    g = galaxy()
    g.players[0].ship = "yv_666"
    own(g, 0, "gear_dl_44")
    cards = ("cargo_coaxium_crystal", "gear_jetpack", DASH, "job_casino_heist")
    assert [slot_for(g, 0, card) for card in cards] == ["cargo", "gear", "crew", "job_or_bounty"]


def test_a_contact_that_is_not_on_the_map_is_not_discarded_from_it() -> None:
    g = galaxy()
    away = g.contacts[0].contact
    assert drive(discard_contact(g, away))
    assert not drive(discard_contact(g, away))
    assert g.unused_contacts.count(away) == 1


@pytest.mark.rule("OR-BARTER-6")
def test_for_what_is_free_nothing_is_bartered() -> None:
    g = with_cards("gear_dl_44")
    assert drive(pay(g, 0, 0))
    assert g.players[0].assets == ["gear_dl_44"]
    assert drive(pay(g, 0, 1000), ["gear_dl_44"])
    assert g.players[0].assets == []


def test_that_player_is_whom_the_text_chose_and_else_whom_the_event_is_about() -> None:
    g = galaxy(*CAST)
    event = Event(Moment.AFTER_ROLL, 0, other=1)
    assert Scene(g, 0, "", event, 2).that_player == 2
    assert Scene(g, 0, "", event, 0).that_player == 0
    assert Scene(g, 0, "", event).that_player == 1
    assert Scene(g, 0).that_player == -1


@pytest.mark.parametrize("effects", [1, 2, 3])
def test_the_chances_after_any_number_of_effects_make_one(effects: int) -> None:
    numbers = Numbers(galaxy(), 0, "")
    (end,) = numbers.sequence(Do((Suffer(1),) * effects), Prospect(0, 0, 0)).items()
    assert end == (Prospect(effects, 0, 0), 1.0)


@pytest.mark.parametrize("effect", [
    Fight(GUARDS, "ground", 1), Fight(GUARDS, "ground", 4), Fight(GUARDS, "ship", 3),
    Fight(GUARDS, "ground", 2, won=Suffer(1), lost=Suffer(2)),
    skills.Test(Skill.TACTICS, passed=Suffer(1)), skills.Test(Skill.PILOTING, failed=Suffer(1)),
])  # fmt: skip
def test_the_chances_after_a_fight_or_a_test_make_one(effect: AnyEffect) -> None:
    spread = Numbers(galaxy(), 0, "").after(effect, Prospect(0, 0, 0))
    assert sum(spread.values()) == pytest.approx(1.0)
    assert min(spread.values()) > 0


def test_a_reroll_is_offered_only_for_faces_that_lie_there() -> None:
    g = galaxy()
    drive(throw(g, 0, 2, "combat"), chance=[["hit", "focus"]])
    here = Scene(g, 0)
    assert Reroll().can(here)
    assert Reroll(faces=(Face.FOCUS,)).can(here)
    assert not Reroll(faces=(Face.BLANK,)).can(here)
    assert not Reroll().can(Scene(g, 1)), "it is not his roll"
