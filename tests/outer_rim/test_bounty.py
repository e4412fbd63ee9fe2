from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.library import CONTACTS
from cantina.games.outer_rim.rules.assets import discard_asset, gain_asset
from cantina.games.outer_rim.rules.bounty import bounties_on
from cantina.games.outer_rim.rules.contacts import token_of
from cantina.games.outer_rim.rules.map import place_class
from outer_rim.table import Desk, Seated, desk, galaxy

EVAZAN = "databank_90a"
WIN = [["hit", "hit", "hit"], ["blank", "blank"]]
LOSE = [["blank"] * 3, ["hit", "blank"]]


def hunting(card: str = EVAZAN, target: str = "doctor_evazan", **player: Any) -> Desk:
    return desk(
        {"space": "kessel", "assets": [card], **player},
        step="encounter",
        contacts={"kessel:0": target},
    )


@pytest.mark.rule("OR-BOUNTY-1")
def test_bounties_of_all_three_sources_name_their_contact() -> None:
    g = galaxy(Seated(assets=["bounty_greedo", EVAZAN]), Seated(assets=["tatooine_nal_hutta_3"]))
    assert bounties_on(g, 0, "greedo") == ["bounty_greedo"]
    assert bounties_on(g, 0, "doctor_evazan") == [EVAZAN]
    from cantina.games.outer_rim.library import asset

    target = asset("tatooine_nal_hutta_3").bounty.target
    assert bounties_on(g, 1, target) == ["tatooine_nal_hutta_3"]
    assert bounties_on(g, 0, target) == []


@pytest.mark.rule("OR-BOUNTY-2", "OR-JOB-4", "OR-SLOT-1", "OR-SLOT-2")
def test_bounties_and_jobs_share_two_slots() -> None:
    table = desk(
        Seated(space="naboo", assets=["bounty_greedo", "job_casino_heist"]),
        step="action",
        market={"bounty": ["bounty_lobot", "bounty_chewbacca"]},
    )
    table.do("market", "skip", "bounty")
    assert table.prompt == "or-ask-make-room"
    assert table.keys == ["decline", "bounty_greedo", "job_casino_heist"]
    table.do("job_casino_heist")
    assert table.assets() == ["bounty_greedo", "bounty_lobot"]
    g = galaxy(Seated(assets=["bounty_greedo"]))
    g.market["bounty"].remove("bounty_lobot")
    drive(gain_asset(g, 0, "bounty_lobot"), ["keep"])
    assert g.players[0].assets == ["bounty_greedo", "bounty_lobot"]


@pytest.mark.rule("OR-BOUNTY-3", "OR-BOUNTY-4")
def test_a_discarded_bounty_returns_and_frees_its_captive() -> None:
    g = galaxy(Seated(space="t5_x", assets=[EVAZAN], captured={EVAZAN: "doctor_evazan"}))
    g.contacts = [each for each in g.contacts if each.place != "naboo:1"]
    drive(discard_asset(g, 0, EVAZAN))
    assert EVAZAN in g.databank
    token = token_of(g, "doctor_evazan")
    assert token.face_up
    assert token.place == "naboo:1", "the nearest with room, a yellow space for a white contact"
    assert g.players[0].captured == {} and g.unused_contacts == []
    g = galaxy(Seated(assets=["bounty_k_2so"]))
    drive(discard_asset(g, 0, "bounty_k_2so"))
    assert g.market["bounty"].bottom == ("bounty_k_2so",), "each to the deck it came from"


@pytest.mark.rule("OR-BOUNTY-6", "OR-BOUNTY-7", "OR-COMBAT-4")
def test_the_target_rolls_the_bountys_dice_in_the_bountys_kind() -> None:
    ground = hunting()
    ground.chance(["blank"] * 3, ["hit", "hit"]).do("contact:kessel:0", EVAZAN)
    assert ground.me().damage == 2 and ground.me().ship_damage == 0
    space = hunting("bounty_hondo_ohnaka", "hondo_ohnaka")
    space.chance(["blank"] * 3, ["hit", "hit", "blank", "blank"])
    space.do("contact:kessel:0", "bounty_hondo_ohnaka")
    assert space.me().ship_damage == 2 and space.me().damage == 0, "a space icon, on a planet"


@pytest.mark.rule("OR-BOUNTY-8", "OR-BOUNTY-9", "OR-BOUNTY-10", "OR-CARD-4", "OR-DISCARD-2")
def test_eliminating_pays_at_once_and_removes_card_and_token() -> None:
    table = hunting(credits=0)
    table.chance(*WIN).do("contact:kessel:0", EVAZAN)
    assert table.waiting == 0 and table.keys == ["eliminate", "capture"]
    assert table.me().damage == 0, "asked in step 4, before damage"
    table.do("eliminate")
    assert (table.me().credits, table.me().fame) == (5000, 1)
    assert EVAZAN in table.seen.removed and EVAZAN not in table.databank
    assert table.table.removed_contacts == ["doctor_evazan"]
    assert token_of(table.g, "doctor_evazan") is None


@pytest.mark.rule("OR-BOUNTY-11")
def test_capturing_pays_nothing_yet() -> None:
    table = hunting(credits=0)
    table.chance(*WIN).do("contact:kessel:0", EVAZAN, "capture")
    assert table.me().captured == {EVAZAN: "doctor_evazan"}
    assert (table.me().credits, table.me().fame) == (0, 0)
    assert token_of(table.g, "doctor_evazan") is None
    assert table.seen.removed == []


@pytest.mark.rule("OR-BOUNTY-12")
def test_a_lost_hunt_leaves_everything_where_it_was() -> None:
    table = hunting()
    table.chance(*LOSE).do("contact:kessel:0", EVAZAN)
    assert table.assets() == [EVAZAN]
    token = token_of(table.g, "doctor_evazan")
    assert token.place == "kessel:0" and token.face_up


OWN = Seated(space="t5_x", assets=["bounty_greedo", "databank_greedo"])


@pytest.mark.rule("OR-BOUNTY-13", "OR-BOUNTY-14", "OR-BOUNTY-15")
def test_own_crew_can_be_hunted_anywhere() -> None:
    table = desk(OWN, step="encounter")
    assert "hunt:bounty_greedo:0" in table.keys
    table.chance(["hit", "hit", "hit"], ["blank"] * 4)
    table.do("hunt:bounty_greedo:0")
    assert table.keys == ["eliminate", "capture"]
    table.do("capture")
    assert table.assets() == ["bounty_greedo"]
    assert table.me().captured == {"bounty_greedo": "greedo"}
    assert "databank_greedo" in table.databank
    assert token_of(table.g, "greedo") is None and table.seen.unused_contacts == []
    assert "or-log-contact-returns" not in table.log, "never on the map in between"


@pytest.mark.rule("OR-BOUNTY-9", "OR-BOUNTY-10", "OR-BOUNTY-15")
def test_the_token_of_own_crew_that_is_eliminated_is_gone_for_good() -> None:
    table = desk(OWN, step="encounter")
    table.chance(["hit", "hit", "hit"], ["blank"] * 4)
    table.do("hunt:bounty_greedo:0", "eliminate")
    assert token_of(table.g, "greedo") is None and table.seen.unused_contacts == []


@pytest.mark.rule("OR-BOUNTY-14", "OR-BOUNTY-16")
def test_own_crew_that_wins_leaves() -> None:
    # Ponda Baba's space on Ryloth is empty, one step away; Greedo's own on Kessel is twelve away
    table = desk(OWN, Seated(assets=["databank_ponda_baba"]), step="encounter")
    assert place_class("ryloth:0") != CONTACTS["greedo"].contact_class
    table.chance(["blank"] * 3, ["hit", "blank", "blank", "blank"]).do("hunt:bounty_greedo:0")
    assert token_of(table.g, "greedo").place == "ryloth:0", "the nearest, whatever its class"
    assert table.seen.unused_contacts == ["ponda_baba"], "Greedo's token is on the map again"
    assert table.assets() == ["bounty_greedo"], "the bounty is kept"
    assert (table.me().damage, table.me().ship_damage) == (1, 0), "on the ground, even in space"
    assert token_of(table.g, "greedo").face_up
    assert "databank_greedo" in table.databank


@pytest.mark.rule("OR-BOUNTY-17")
def test_hunted_own_crew_lends_neither_ability_nor_skill() -> None:
    # 4-LOM gives +1 ground combat and Tactics, unless he is the one being fought
    from cantina.games.outer_rim.rules.values import combat_value, has_skill
    from cantina.games.outer_rim.state import Combat

    g = galaxy(Seated(assets=["databank_4_lom"]))
    assert combat_value(g, 0, "ground") == 4 and g.players[0].character == "boba_fett"
    g.players[0].character = "han_solo"
    assert has_skill(g, 0, "tactics")
    g.combat = Combat("ground", 0, -1, "contact", barred="databank_4_lom")
    assert combat_value(g, 0, "ground") == 3
    assert not has_skill(g, 0, "tactics")
    # and Greedo's own offer to add a hit does not appear
    table = desk({**OWN, "credits": 5000}, step="encounter")
    table.chance(["blank"] * 3, ["blank"] * 4).do("hunt:bounty_greedo:0")
    assert table.prompt == "or-ask-target"


HUNTER = Seated(space="naboo", assets=["bounty_greedo"])
OWNER = Seated(space="naboo", assets=["databank_greedo"])


@pytest.mark.rule("OR-BOUNTY-19", "OR-BOUNTY-20", "OR-BOUNTY-22")
@pytest.mark.parametrize(("space", "hurt"), [("naboo", "damage"), ("t5_x", "ship_damage")])
def test_a_protector_fights_for_the_crew_member(space: str, hurt: str) -> None:
    table = desk({**HUNTER, "space": space}, {**OWNER, "space": space}, step="encounter")
    table.do("hunt:bounty_greedo:1")
    assert table.waiting == 1 and table.prompt == "or-ask-protect"
    assert table.me().report.dice == {}
    table.chance(["hit", "hit", "hit"], ["hit", "blank", "blank"])
    table.do("yes")
    if table.waiting == 1:
        table.do("pass")
    assert table.waiting == 0 and table.prompt == "or-ask-target"
    table.do("eliminate")
    assert table.assets(1) == [], "the owner lost the crew"
    assert getattr(table.me(), hurt) == 1 and getattr(table.me(1), hurt) == 3
    assert table.me().fame == 1


@pytest.mark.rule("OR-BOUNTY-21", "OR-BOUNTY-22")
def test_an_unprotected_crew_member_fights_with_the_bountys_dice() -> None:
    table = desk(HUNTER, OWNER, {}, step="encounter")
    table.do("hunt:bounty_greedo:1").chance(
        ["hit", "hit", "hit"], ["hit", "blank", "blank", "blank"]
    )
    table.do("no")
    assert table.prompt == "or-ask-target"
    assert table.table.view(0).combat.roller == 1, "the hunter's left neighbour"
    table.do("capture")
    assert table.assets(1) == [] and table.me(1).damage == 0
    assert (table.me().damage, table.me().ship_damage) == (1, 0), "one hit of its four dice"
    assert table.me().captured == {"bounty_greedo": "greedo"}


@pytest.mark.rule("OR-BOUNTY-23")
@pytest.mark.parametrize("protect", ["yes", "no"])
def test_a_hunter_who_loses_changes_nothing(protect: str) -> None:
    table = desk(HUNTER, OWNER, step="encounter")
    dice = 3 if protect == "yes" else 4
    table.do("hunt:bounty_greedo:1").chance(["blank"] * 3, ["hit", "hit"] + ["blank"] * (dice - 2))
    table.do(protect)
    if table.seen.current == 0 and table.waiting == 1:
        table.do("pass")
    assert table.assets(1) == ["databank_greedo"]
    assert table.assets() == ["bounty_greedo"]
    assert table.seen.current == 1


@pytest.mark.rule("OR-DEFEAT-9")
def test_a_defeated_owner_cannot_protect() -> None:
    table = desk(HUNTER, {**OWNER, "defeated": True, "damage": 4}, step="encounter")
    assert "hunt:bounty_greedo:1" in table.keys
    table.chance(["hit", "hit", "hit"], ["blank"] * 4).do("hunt:bounty_greedo:1")
    assert table.waiting == 0 and table.prompt == "or-ask-target", "no question to the owner"
