"""Gear, mods and crew in tests, deliveries and between fights."""

import pytest

from cantina.core.testing import drive, offered
from cantina.games.outer_rim.cards.combat import Fight
from cantina.games.outer_rim.cards.reputation import GainFame
from cantina.games.outer_rim.cards.tests import Test as SkillTest
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.rules.bounty import hunt_contact
from cantina.games.outer_rim.rules.contact_encounter import encounter_contact
from cantina.games.outer_rim.rules.deliver import deliver
from cantina.games.outer_rim.rules.jobs import attempt_job
from cantina.games.outer_rim.rules.market import buy_top, market_action
from cantina.games.outer_rim.rules.movement import reach
from cantina.games.outer_rim.rules.patrols import patrol
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.rules.values import cost_of
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import Skill
from outer_rim.card_table import galaxy, own, perform, put_on_market, seat_at, with_cards

MISS = ["blank", "blank"]


# --- tests ----------------------------------------------------------------------------------------


@pytest.mark.rule("OR-COMPONENT-7")
def test_hired_help_lends_any_skill_and_leaves_after_a_pass() -> None:
    g = with_cards("job_hired_help_1")
    effect = SkillTest(Skill.TECH, passed=GainFame())
    help_me = "job_hired_help_1:0"
    assert not perform(g, effect, help_me, dice=[MISS])
    assert g.players[0].assets == ["job_hired_help_1"]
    assert not perform(g, effect, "pass", dice=[["hit", "blank"]])
    assert perform(g, effect, help_me, dice=[["hit", "blank"]])
    assert g.players[0].assets == []
    assert g.market["job"].bottom == ("job_hired_help_1",)


def test_qira_buys_a_second_try_once_a_turn() -> None:
    g = with_cards("databank_qira")
    effect = SkillTest(Skill.TECH, passed=GainFame())
    again = "databank_qira:0"
    assert perform(g, effect, again, dice=[MISS, ["crit", "blank"]])
    assert g.players[0].credits == 8000
    assert not perform(g, effect, dice=[MISS])


def test_the_loaded_cube_rerolls_a_blank_of_any_roll_once_a_turn() -> None:
    g = with_cards("cantonica_ord_mantell_5")
    effect = SkillTest(Skill.STEALTH, passed=GainFame())
    assert perform(g, effect, "cantonica_ord_mantell_5:0", "1", dice=[MISS, ["hit"]])
    assert not perform(g, effect, dice=[MISS])


# --- deliveries and rewards -----------------------------------------------------------------------


def at_destination(g: Galaxy, card: str) -> None:
    part = CARDS[card].asset
    assert part is not None
    g.players[0].space = part.destination


@pytest.mark.rule("OR-SLOT-3")
def test_the_smuggling_compartment_holds_cargo_and_bends_a_focus() -> None:
    g = galaxy()
    own(g, 0, "mod_smuggling_compartment", "cargo_stolen_weapons", "cargo_salvage")
    drive(settle(g, 0))
    assert len(g.players[0].assets) == 3  # G9 Rigger: cargo and mod slot, the third is inside
    at_destination(g, "cargo_stolen_weapons")
    answers = ["mod_smuggling_compartment:0"]
    drive(deliver(g, 0, "cargo_stolen_weapons"), answers, [["focus"]])
    assert (g.players[0].fame, g.players[0].credits) == (1, 15000)


def test_the_compartment_can_be_bartered_with_what_is_in_it() -> None:
    g = galaxy()
    own(g, 0, "mod_smuggling_compartment", "cargo_stolen_weapons", "cargo_salvage")
    g.players[0].credits = 4000
    cards = "mod_smuggling_compartment+cargo_stolen_weapons"
    put_on_market(g, "gear_dl_44")
    put_on_market(g, "gear_mpl_57")
    drive(buy_top(g, 0, "gear_mod"), [cards])
    assert g.players[0].assets == ["cargo_salvage", "gear_mpl_57"]
    assert g.players[0].credits == 0


def test_vizago_pays_for_every_delivery() -> None:
    g = with_cards("databank_cikatro_vizago", "cargo_salvage")
    at_destination(g, "cargo_salvage")
    drive(deliver(g, 0, "cargo_salvage"))
    assert g.players[0].credits == 10000 + 5000 + 1000


def test_dash_rendar_turns_the_credits_of_illegal_cargo_into_fame() -> None:
    g = with_cards("luxury_dash_rendar", "cargo_stolen_weapons", "cargo_salvage")
    at_destination(g, "cargo_stolen_weapons")
    drive(deliver(g, 0, "cargo_stolen_weapons"), ["luxury_dash_rendar:0"], [["hit"]])
    assert (g.players[0].fame, g.players[0].credits) == (2, 10000)
    at_destination(g, "cargo_salvage")
    drive(deliver(g, 0, "cargo_salvage"))
    assert (g.players[0].fame, g.players[0].credits) == (2, 15000)


def test_sy_snootles_and_lobot_at_the_end_of_a_job() -> None:
    g = with_cards("luxury_sy_snootles", "databank_lobot", "job_syndicate_favor")
    at_destination(g, "job_syndicate_favor")
    drive(attempt_job(g, 0, "job_syndicate_favor"), ["luxury_sy_snootles:0"], [["crit", "blank"]])
    assert (g.players[0].fame, g.players[0].credits) == (2, 11000)
    assert g.players[0].reputation["syndicate"] == 1


def test_mandalorian_armor_turns_a_bounty_into_fame() -> None:
    g = with_cards("luxury_mandalorian_armor", "databank_90a")
    answers = ["eliminate", "luxury_mandalorian_armor:0"]
    drive(hunt_contact(g, 0, "databank_90a"), answers, [["hit"] * 3, MISS])
    assert (g.players[0].fame, g.players[0].credits) == (2, 10000)


@pytest.mark.rule("OR-FAME-4", "OR-FAME-5")
def test_the_wardrobe_is_worth_what_others_think() -> None:
    g = with_cards("luxury_extravagant_wardrobe")
    fame = []
    for faction in ("rebel", "hutt", "imperial", "syndicate"):
        g.players[0].reputation[faction] = 1
        drive(settle(g, 0))
        fame.append(g.players[0].fame)
    assert fame == [0, 1, 1, 2]
    g.players[0].reputation["hutt"] = 0
    drive(settle(g, 0))
    assert g.players[0].fame == 1


def test_the_holotable_needs_company() -> None:
    g = with_cards("luxury_dejarik_holotable", "databank_w1_le", "databank_lobot")
    drive(settle(g, 0))
    assert g.players[0].fame == 1
    g.step, g.players[0].space = "action", "t5_om"
    patrol(g, "hutt").space = "t5_om"
    table = seat_at(g, [["focus", "hit"]])
    table.answer(0, "ability:luxury_dejarik_holotable:0")
    assert table.sheet(0).credits == 11000
    g = with_cards("luxury_dejarik_holotable", "databank_w1_le")
    drive(settle(g, 0))
    assert g.players[0].fame == 0


@pytest.mark.rule("OR-CARD-10")
def test_stolen_jewels_make_two_players_rich_and_famous() -> None:
    assert cost_of("luxury_stolen_jewels") == 10000
    g = galaxy(step="action")
    own(g, 0, "luxury_stolen_jewels")
    g.players[1].space = "kessel"
    assert "ability:luxury_stolen_jewels:0" not in offered(seat_at(g.copy()), 0)
    g.players[1].space = "naboo"
    table = seat_at(g)
    table.answer(0, "ability:luxury_stolen_jewels:0")
    players = table.state.players
    assert [(player.credits, player.fame) for player in players] == [(17000, 1), (17000, 1)]
    assert players[0].assets == []
    assert table.bottom("luxury") == ["luxury_stolen_jewels"]


def test_the_gift_for_jabba_does_not_survive_a_defeat() -> None:
    g = galaxy(at="nal_hutta")
    own(g, 0, "luxury_gift_for_jabba")
    perform(g, Fight("savrip", "ground", 4), dice=[["blank"] * 3, ["hit"] * 4])
    assert g.players[0].defeated
    assert g.players[0].assets == []


@pytest.mark.rule("OR-REPUTATION-5")
def test_the_undercover_agent_hurts_the_more_famous() -> None:
    g = galaxy(step="action")
    own(g, 0, "luxury_undercover_agent")
    use = "ability:luxury_undercover_agent:0"
    assert use not in offered(seat_at(g.copy()), 0)
    g.players[1].fame = 1
    g.players[1].reputation["rebel"] = -1
    for faction in ("hutt", "rebel"):
        table = seat_at(g.copy())
        table.answer(0, use)
        table.answer(0, faction)
        assert table.sheet(0).fame == 1, "also for a reputation that is negative already"
        assert table.sheet(0).report.fame_sources == {"luxury": 1}
        assert table.sheet(1).reputation[faction] == -1
        assert table.assets(0) == []


def test_bacta_heals_whoever_is_no_droid_at_any_time() -> None:
    for character, healed in (("boba_fett", True), ("ig_88", False)):
        for step in ("planning", "action", "encounter"):
            g = galaxy(character, "bossk", step=step)
            own(g, 0, "cargo_bacta_supplies")
            g.players[0].damage = 2
            table = seat_at(g)
            use = "now:cargo_bacta_supplies:0"
            assert (use in offered(table, 0)) == healed
            if healed:
                table.answer(0, use)
                assert table.sheet(0).damage == 0
                assert table.assets(0) == []


def test_hondo_makes_encounters_pay_once_a_turn() -> None:
    g = with_cards("databank_hondo_ohnaka")
    g.players[0].space, g.players[0].reputation["syndicate"] = "ord_mantell", 1
    card = "cantonica_ord_mantell_1"
    g.encounters["cantonica_ord_mantell"].remove(card)
    g.encounters["cantonica_ord_mantell"].put_on_top(card)
    table = seat_at(g)
    table.answer(0, "space")
    assert table.sheet(0).credits == 10000 + 3000 + 1000


def test_hondo_cares_for_encounter_cards_only() -> None:
    g = with_cards("databank_hondo_ohnaka")
    g.players[0].reputation["imperial"] = 1
    drive(encounter_contact(g, 0, "thrawn"), ["yes"])
    assert g.players[0].credits == 10000 + 5000
    g = with_cards("databank_hondo_ohnaka")
    g.step, g.players[0].secrets = "action", ["cantonica_ord_mantell_10"]
    g.encounters["cantonica_ord_mantell"].remove("cantonica_ord_mantell_10")
    table = seat_at(g)
    table.answer(0, "ability:cantonica_ord_mantell_10:0")
    assert table.sheet(0).credits == 10000 + 3000 + 1000


def test_maz_turns_over_one_more_deck_after_the_market() -> None:
    g = with_cards("databank_maz_kanata")
    put_on_market(g, "ship_lancer")
    put_on_market(g, "ship_yt_1300")
    drive(market_action(g, 0), ["skip", "skip", "databank_maz_kanata:0", "ship"])
    assert g.market["ship"].top[0] == "ship_lancer"


@pytest.mark.parametrize(
    ("crew", "what"), [("databank_doctor_evazan", "damage"), ("databank_w1_le", "ship_damage")]
)
def test_healers_heal_as_an_action(crew: str, what: str) -> None:
    g = galaxy(step="action")
    own(g, 0, crew)
    use = f"ability:{crew}:0"
    assert use not in offered(seat_at(g.copy()), 0)
    setattr(g.players[0], what, 2)
    table = seat_at(g)
    table.answer(0, use)
    assert getattr(table.state.players[0], what) == 1


def test_garindan_and_zuckuss_look_at_contacts() -> None:
    g = galaxy(step="action", at="naboo")
    own(g, 0, "databank_garindan")
    table = seat_at(g)
    table.answer(0, "ability:databank_garindan:0")
    table.answer(0, "kessel:1")
    assert table.sheet(0).credits == 9000
    seen = [token.place for token in table.state.contacts if token.seen_by == (0,)]
    assert seen == ["kessel:1"]
    g = galaxy(step="action", at="naboo")
    own(g, 0, "databank_zuckuss")
    assert "ability:databank_zuckuss:0" not in offered(seat_at(g.copy()), 0)
    own(g, 0, "bounty_greedo")
    table = seat_at(g)
    table.answer(0, "ability:databank_zuckuss:0")
    assert set(offered(table, 0)) == {"naboo:0", "ryloth:1"}  # green spaces within 3 spaces


def test_storm_charts_lead_through_the_maelstrom() -> None:
    g = galaxy(at="mon_calamari")
    assert "kessel" not in reach(g, 0, 6)
    own(g, 0, "kessel_maelstrom_4")
    assert "kessel" in reach(g, 0, 6)
