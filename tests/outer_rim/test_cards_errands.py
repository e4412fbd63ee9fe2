"""Bounties, cargo, jobs, contacts and the databank: the books' samples and our own cards."""

import pytest

from cantina.core.testing import offered
from cantina.games.outer_rim.bounty import hunt_contact
from cantina.games.outer_rim.catalogue import CARDS, CONTACTS, asset
from cantina.games.outer_rim.combat import fight_player
from cantina.games.outer_rim.contact_encounter import encounter_contact
from cantina.games.outer_rim.deliver import deliver
from cantina.games.outer_rim.jobs import attempt_job
from cantina.games.outer_rim.state import Galaxy
from outer_rim.card_table import drive, galaxy, own, put_on_market, seat_at

MISS = ["blank", "blank"]
HIT = ["hit", "blank"]
CRIT = ["crit", "blank"]


def player(g: Galaxy) -> tuple[int, int]:
    return g.players[0].credits, g.players[0].fame


# --- bounties -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-CARD-4", "OR-DELIVER-9")
def test_doctor_evazan_alive() -> None:
    part = asset("databank_90a")
    assert part.start_planet == "takodana"
    assert part.bounty is not None and part.bounty.dice == 2
    g = galaxy()
    own(g, 0, "databank_90a")
    drive(hunt_contact(g, 0, "databank_90a"), ["capture"], [["hit"] * 3, MISS])
    assert player(g) == (10000, 0)
    assert g.players[0].captured == {"databank_90a": "doctor_evazan"}
    g.players[0].space = "mon_calamari"
    drive(deliver(g, 0, "databank_90a"))
    assert player(g) == (20000, 1)
    assert g.removed == ["databank_90a"] and g.removed_contacts == ["doctor_evazan"]


@pytest.mark.rule("OR-CARD-4", "OR-BOUNTY-9")
def test_doctor_evazan_dead() -> None:
    g = galaxy()
    own(g, 0, "databank_90a")
    drive(hunt_contact(g, 0, "databank_90a"), ["eliminate"], [["hit"] * 3, MISS])
    assert player(g) == (15000, 1)
    assert g.removed == ["databank_90a"] and g.removed_contacts == ["doctor_evazan"]


@pytest.mark.rule("OR-CARD-5")
def test_greedos_bounty() -> None:
    g = galaxy()
    own(g, 0, "bounty_greedo")
    g.players[0].reputation["hutt"] = 1
    dice = [["hit", "hit", "hit"], ["blank"] * 4]
    drive(hunt_contact(g, 0, "bounty_greedo"), ["eliminate"], dice)
    assert player(g) == (18000, 1)
    assert g.players[0].reputation["hutt"] == 0
    assert "bounty_greedo" in g.removed
    g = galaxy()
    own(g, 0, "bounty_greedo")
    drive(hunt_contact(g, 0, "bounty_greedo"), ["capture"], dice)
    g.players[0].space = "ord_mantell"
    drive(deliver(g, 0, "bounty_greedo"))
    assert player(g) == (19000, 2)
    assert g.players[0].reputation == {"hutt": -1, "syndicate": 1, "rebel": 0, "imperial": 0}


MARKET_BOUNTIES = [card.id for card in CARDS.values() if card.asset and card.asset.bounty]


@pytest.mark.parametrize("card", MARKET_BOUNTIES)
@pytest.mark.parametrize("way", ["eliminate", "capture"])
def test_every_bounty_pays_as_printed(card: str, way: str) -> None:
    bounty = asset(card).bounty
    assert bounty is not None
    g = galaxy("bossk", "han_solo")
    g.players[0].reputation = dict.fromkeys(("rebel", "imperial", "hutt", "syndicate"), 0)
    own(g, 0, card)
    dice = [["crit"] * (3 if bounty.kind == "ground" else 2), ["blank"] * bounty.dice]
    drive(hunt_contact(g, 0, card), [way], dice)
    if way == "capture":
        g.players[0].space = bounty.destination
        drive(deliver(g, 0, card))
    reward = bounty.capture if way == "capture" else bounty.eliminate
    assert player(g) == (10000 + reward.credits, reward.fame)
    changes = dict(reward.reputation)
    for faction, amount in bounty.after.reputation if bounty.after else ():
        changes[faction] = changes.get(faction, 0) + amount
    for faction, amount in changes.items():
        assert g.players[0].reputation[faction] == amount
    assert g.removed == [card]


def test_wanted_is_a_fight_with_somebody_in_disgrace() -> None:
    g = galaxy(at="takodana")
    own(g, 0, "bounty_wanted_1")
    assert "job:bounty_wanted_1" not in offered(seat_at(g.copy()), 0)
    g.players[1].reputation["rebel"] = -1
    won: list[object] = [["hit"] * 3, ["blank"] * 3]
    table = seat_at(g.copy(), won)
    table.answer(0, "job:bounty_wanted_1")
    assert player(table.state) == (15000, 1)
    g.players[1].fame = 4
    table = seat_at(g, won)
    table.answer(0, "job:bounty_wanted_1")
    assert player(table.state) == (15000, 2)
    assert table.state.market["bounty"].bottom == ["bounty_wanted_1"]


# --- cargo ----------------------------------------------------------------------------------------


@pytest.mark.rule("OR-CARD-8")
def test_coaxium_crystal() -> None:
    for planet, buyable in (("ryloth", False), ("naboo", True)):
        g = galaxy(at=planet, step="action")
        put_on_market(g, "cargo_coaxium_crystal")
        table = seat_at(g, ["cargo_salvage"])
        table.answer(0, "market")
        table.answer(0, "skip")
        assert ("cargo" in offered(table, 0)) == buyable
    table.answer(0, "cargo")
    assert table.state.players[0].credits == 9000
    g = table.state.copy()
    g.players[0].space = "ryloth"
    drive(deliver(g, 0, "cargo_coaxium_crystal"))
    assert player(g) == (14000, 0)
    assert g.players[0].reputation["imperial"] == 1
    assert g.market["cargo"].bottom == ["cargo_coaxium_crystal"]


CARGO = [
    card.id
    for card in CARDS.values()
    if card.asset and card.asset.type == "cargo" and card.asset.destination
]


@pytest.mark.parametrize("card", CARGO)
def test_every_cargo_pays_as_printed(card: str) -> None:
    part = asset(card)
    assert part.reward is not None
    g = galaxy(at=part.destination)
    own(g, 0, card)
    dice: list[object] = [["hit"]] if "ILLEGAL" in part.traits else []
    drive(deliver(g, 0, card), (), dice)
    assert player(g) == (10000 + part.reward.credits, part.reward.fame)
    for faction, amount in part.reward.reputation:
        assert g.players[0].reputation[faction] == amount
    assert g.players[0].assets == []


# --- databank card 1 ------------------------------------------------------------------------------


def smuggle(*outcomes: object, answers: tuple[str, ...] = (), **changes: int) -> Galaxy:
    """Fail the roll for stolen weapons (5,000, 1 fame, Hutt reputation) on Tatooine."""
    g = galaxy("boba_fett", "han_solo", at="tatooine")
    own(g, 0, "cargo_stolen_weapons")
    g.players[0].reputation.update(changes)
    drive(deliver(g, 0, "cargo_stolen_weapons"), answers, [["crit"], *outcomes])
    return g


@pytest.mark.rule("OR-DELIVER-6", "OR-DELIVER-14")
def test_imperial_presence() -> None:
    g = smuggle("databank_1a", HIT)
    assert player(g) == (15000, 1)
    g = smuggle("databank_1a", MISS, imperial=-1)
    assert player(g) == (10000, 0)
    assert g.players[0].damage == 2
    assert g.players[0].assets == ["cargo_stolen_weapons"]
    assert g.turn_over
    g = smuggle("databank_1a", MISS)
    assert g.players[0].reputation["imperial"] == -1
    assert "databank_1a" in g.databank


def test_unwanted_attention() -> None:
    assert player(smuggle("databank_1b", CRIT)) == (15000, 1)
    g = smuggle("databank_1b", MISS, ["hit"] * 3, ["hit", "blank", "blank"])
    assert player(g) == (15000, 1)
    g = smuggle("databank_1b", MISS, ["blank"] * 3, ["hit", "blank", "blank"])
    assert player(g) == (10000, 0)
    assert g.players[0].assets == ["cargo_stolen_weapons"]


def test_local_security() -> None:
    assert player(smuggle("databank_1c", answers=("0",))) == (12000, 1)
    g = smuggle("databank_1c", ["hit"] * 3, ["hit"] + ["blank"] * 3, answers=("1",))
    assert player(g) == (15000, 1)
    g = smuggle("databank_1c", ["blank"] * 3, ["hit"] + ["blank"] * 3, answers=("1",))
    assert (player(g), g.players[0].assets) == ((10000, 0), [])


def test_special_interest_groups() -> None:
    g = smuggle("databank_1d", CRIT)
    assert (player(g), g.players[0].reputation["hutt"]) == ((15000, 1), 1)
    g = smuggle("databank_1d", MISS)
    assert player(g) == (12000, 0)
    assert g.players[0].assets == []


# --- jobs -----------------------------------------------------------------------------------------


def work(
    job: str,
    *outcomes: object,
    answers: tuple[str, ...] = (),
    character: str = "boba_fett",
    damage: int = 0,
) -> Galaxy:
    g = galaxy(character, "han_solo" if character != "han_solo" else "bossk")
    own(g, 0, job)
    g.players[0].space = asset(job).destination
    g.players[0].damage = damage
    drive(attempt_job(g, 0, job), answers, outcomes)
    return g


@pytest.mark.rule("OR-CARD-13", "OR-JOB-12")
def test_the_casino_heist_ends_with_a_failed_first_test() -> None:
    part = asset("job_casino_heist")
    assert (part.cost, part.cannot_buy_at) == (0, ("cantonica",))
    assert part.tested == ("influence", "tech", "strength")
    g = work("job_casino_heist", MISS)
    assert player(g) == (10000, 0)
    assert g.players[0].assets == ["job_casino_heist"]
    assert "databank_42" in g.databank


@pytest.mark.rule("OR-CARD-13", "OR-JOB-6", "OR-JOB-9", "OR-JOB-10")
def test_the_casino_heist_without_a_shot() -> None:
    g = work("job_casino_heist", CRIT, CRIT, CRIT)
    assert player(g) == (25000, 0)
    assert g.removed == ["job_casino_heist"]


@pytest.mark.rule("OR-CARD-13", "OR-JOB-6")
def test_the_casino_heist_repeats_a_lost_fight() -> None:
    lost = (["blank"] * 3, ["hit", "blank", "blank"])
    won = (["hit"] * 3, ["blank"] * 3)
    # Tech fails: 1 damage and on to section 4 without section 3.
    g = work("job_casino_heist", CRIT, MISS, *lost, *won)
    assert player(g) == (25000, 0)
    assert g.players[0].damage == 2
    # Strength fails: section 4 follows.
    g = work("job_casino_heist", CRIT, CRIT, MISS, *won)
    assert player(g) == (25000, 0)


@pytest.mark.rule("OR-CARD-13", "OR-JOB-13")
def test_a_win_in_the_casino_that_is_also_a_defeat_fails_the_job() -> None:
    g = work("job_casino_heist", CRIT, CRIT, MISS, ["hit"] * 3, ["hit", "blank", "blank"], damage=3)
    assert g.players[0].defeated
    assert player(g) == (7000, 0)
    assert g.players[0].assets == ["job_casino_heist"]


@pytest.mark.rule("OR-CARD-12")
def test_the_kessel_run() -> None:
    card = CARDS["job_kessel_run"]
    assert card.icon is not None
    assert (card.icon.faction, card.icon.distance) == ("rebel", 3)
    part = asset("job_kessel_run")
    assert (part.cost, part.cannot_buy_at, part.destination) == (0, ("kessel",), "kessel")
    assert part.databank == 46
    g = work("job_kessel_run", CRIT, CRIT, CRIT, CRIT, CRIT)
    assert player(g) == (20000, 2)
    assert g.removed == ["job_kessel_run"]
    fight = (["hit"] * 3, ["blank"] * 3)
    g = work("job_kessel_run", MISS, CRIT, MISS, *fight, MISS, CRIT)
    assert player(g) == (20000, 2)
    assert (g.players[0].damage, g.players[0].ship_damage) == (1, 2)


SMOOTH = [
    "job_jabbas_hidden_stash",
    "job_jewel_of_yavin",
    "job_rebel_prison_break",
    "job_relic_of_the_past",
    "job_rescue_from_the_mines",
    "job_rooting_out_spies",
    "databank_92a",
    "databank_92b",
    "databank_92c",
    "databank_92d",
    "job_hutt_favor",
    "job_imperial_favor",
    "job_rebel_favor",
    "job_syndicate_favor",
    "lothal_mon_calamari_3",
    "lothal_mon_calamari_7",
]


@pytest.mark.parametrize("job", SMOOTH)
def test_every_job_can_go_smoothly(job: str) -> None:
    part = asset(job)
    assert part.reward is not None
    g = work(job, *[CRIT] * len(part.tested))
    assert player(g) == (10000 + part.reward.credits, part.reward.fame)
    assert g.players[0].assets == []
    assert (job in g.removed) == part.removed


@pytest.mark.parametrize(
    ("job", "outcomes"),
    [
        ("job_jabbas_hidden_stash", [MISS]),
        ("job_jewel_of_yavin", [CRIT, MISS]),
        ("job_rebel_prison_break", [MISS]),
        ("job_relic_of_the_past", [CRIT, MISS]),
        ("job_rescue_from_the_mines", [CRIT, CRIT, MISS]),
        ("job_rescue_from_the_mines", [MISS, ["blank"] * 3, ["hit"] + ["blank"] * 3]),
        ("job_rooting_out_spies", [CRIT, MISS]),
        ("databank_92a", [CRIT, MISS]),
        ("databank_92b", [CRIT, MISS]),
        ("databank_92d", [MISS]),
        ("databank_92d", [CRIT, MISS]),
        ("lothal_mon_calamari_3", [MISS]),
        ("lothal_mon_calamari_7", [CRIT, MISS]),
    ],
)
@pytest.mark.rule("OR-JOB-12")
def test_a_failed_job_is_kept(job: str, outcomes: list[object]) -> None:
    g = work(job, *outcomes)
    assert player(g) == (10000, 0)
    assert g.players[0].assets == [job]


def test_what_goes_wrong_in_our_jobs() -> None:
    fight = (["hit"] * 3, ["blank"] * 3)
    g = work("job_jabbas_hidden_stash", CRIT, MISS, *fight, MISS)
    assert player(g) == (16000, 1)  # half of 12,000
    g = work("job_jewel_of_yavin", MISS, CRIT, CRIT, MISS, answers=("yes",))
    assert player(g) == (23000, 1) and g.players[0].damage == 2
    g = work("job_jewel_of_yavin", MISS, answers=("no",))
    assert g.players[0].assets == ["job_jewel_of_yavin"]
    g = work("job_rebel_prison_break", CRIT, CRIT, MISS, *(["hit"] * 2, ["hit", *MISS]))
    assert player(g) == (16000, 2) and g.players[0].ship_damage == 1
    g = work("databank_92b", MISS, CRIT, answers=("no",))
    assert player(g) == (16000, 1) and g.players[0].damage == 1
    g = work("databank_92c", MISS, *(["hit"] * 3, MISS), MISS)
    assert player(g) == (15000, 1) and g.players[0].ship_damage == 2


@pytest.mark.rule("OR-JOB-13")
def test_nothing_more_of_a_job_is_rolled_after_a_defeat() -> None:
    g = work("lothal_mon_calamari_7", MISS, damage=3)
    assert g.players[0].defeated
    assert g.players[0].assets == ["lothal_mon_calamari_7"]


def test_one_failed_test_makes_the_next_one_unskilled() -> None:
    # Lando has Knowledge and Influence; a hit is enough unless the first test went wrong.
    g = work(
        "job_rooting_out_spies", MISS, HIT, answers=("pass", "pass"), character="lando_calrissian"
    )
    assert player(g) == (10000, 0)
    g = work(
        "job_rooting_out_spies",
        HIT,
        HIT,
        CRIT,
        answers=("pass", "pass", "pass"),
        character="lando_calrissian",
    )
    assert player(g) == (17000, 1)


def test_a_failed_favor_can_be_bought_or_fought_for() -> None:
    g = work("job_hutt_favor", MISS, "databank_41a", answers=("yes",))
    assert player(g) == (11000, 1)
    g = work("job_hutt_favor", MISS, "databank_41a", answers=("no",))
    assert player(g) == (10000, 0)
    g = work("job_hutt_favor", MISS, "databank_41b", answers=("0",))
    assert g.players[0].reputation["hutt"] == -1
    assert g.players[0].assets == ["job_hutt_favor"]
    fight = (["hit"] * 3, ["blank"] * 4)
    g = work("job_hutt_favor", MISS, "databank_41b", *fight, answers=("1",))
    assert player(g) == (14000, 1)


@pytest.mark.rule("OR-DATABANK-3")
def test_sabacc_with_another_player() -> None:
    g = galaxy(at="takodana")
    own(g, 0, "luxury_legendary_sabacc")
    table = seat_at(g, ["databank_40a", CRIT, MISS])
    table.answer(0, "job:luxury_legendary_sabacc")
    table.answer(0, "2000")
    table.answer(1, "yes")
    assert player(table.state) == (12000, 2)
    assert table.state.players[1].credits == 8000
    assert table.state.removed == ["luxury_legendary_sabacc"]
    g = galaxy(at="takodana")
    own(g, 0, "luxury_legendary_sabacc")
    table = seat_at(g, ["databank_40b", MISS, CRIT, MISS, MISS])
    table.answer(0, "job:luxury_legendary_sabacc")
    assert [each.fame for each in table.state.players] == [1, 1]


def test_the_encrypted_message_is_an_action_with_somebody_else() -> None:
    g = galaxy(at="t5_om", step="action")
    own(g, 0, "navpoint_4")
    g.players[1].space = "kessel"
    assert not any(
        key.startswith("ability") for key in offered(seat_at(g.copy(), ["navpoint_1"]), 0)
    )
    g.players[1].space = "t5_om"
    table = seat_at(g)
    table.answer(0, "ability:navpoint_4:0")
    assert player(table.state) == (14000, 1)
    assert table.state.players[1].credits == 12000
    assert table.state.encounters["navpoint"].bottom == ["navpoint_4"]


# --- contacts -------------------------------------------------------------------------------------


def meet(
    contact: str,
    *outcomes: object,
    answers: tuple[str, ...] = (),
    own_cards: tuple[str, ...] = (),
    credits: int = 10000,
    **standing: int,
) -> Galaxy:
    g = galaxy("boba_fett", "han_solo")
    g.players[0].reputation.update(standing)
    g.players[0].credits = credits
    own(g, 0, *own_cards)
    place = next(token.place for token in g.contacts if token.contact == contact)
    g.players[0].space = place.partition(":")[0]
    drive(encounter_contact(g, 0, contact), answers, outcomes)
    return g


def hired(g: Galaxy, contact: str) -> bool:
    """Say whether the crew is aboard; then the token has left the map (OR-CONTACT-24)."""
    aboard = f"databank_{contact}" in g.players[0].assets
    on_map = contact in [token.contact for token in g.contacts]
    assert aboard != on_map
    assert (contact in g.unused_contacts) == aboard
    return aboard


@pytest.mark.rule("OR-CARD-6")
def test_meeting_greedo() -> None:
    g = meet("greedo", MISS, hutt=-1)
    assert (hired(g, "greedo"), g.players[0].damage) == (False, 2)
    g = meet("greedo", HIT, hutt=-1)
    assert g.players[0].damage == 0
    g = meet("greedo", CRIT, answers=("yes", "keep"))
    assert hired(g, "greedo") and g.players[0].credits == 10000
    g = meet("greedo", MISS, answers=("yes", "yes", "keep"))
    assert hired(g, "greedo") and g.players[0].credits == 8000
    g = meet("greedo", MISS, answers=("yes",), credits=1000)
    assert not hired(g, "greedo")
    assert not hired(meet("greedo", answers=("no",)), "greedo")
    assert CONTACTS["greedo"].databank == 12 and CONTACTS["greedo"].faction == "hutt"


@pytest.mark.rule("OR-CARD-7", "OR-CONTACT-24")
def test_meeting_4_lom() -> None:
    assert CONTACTS["4_lom"].droid
    g = meet("4_lom", answers=("yes", "keep"))
    assert hired(g, "4_lom") and g.players[0].credits == 7000
    g = meet("4_lom", answers=("yes", "keep"), own_cards=("databank_90a", "bounty_greedo"))
    assert hired(g, "4_lom") and g.players[0].credits == 9000
    assert not hired(meet("4_lom", credits=2000), "4_lom")


@pytest.mark.parametrize(
    ("contact", "outcomes", "answers", "standing", "credits"),
    [
        ("black_krrsantan", [["hit"] * 3, ["blank"] * 4], ("yes", "0", "keep"), {}, 10000),
        ("black_krrsantan", [], ("yes", "1", "keep"), {}, 5000),
        ("black_sun_agent", [], ("keep",), {"syndicate": 1}, 10000),
        ("black_sun_agent", [], ("yes", "keep"), {}, 8000),
        ("boshek", [CRIT], ("keep",), {}, 10000),
        ("boshek", [MISS], ("yes", "keep"), {}, 7000),
        ("chewbacca", [], ("yes", "keep"), {}, 8000),
        ("chewbacca", [], ("yes", "keep"), {"rebel": -1}, 6000),
        ("cikatro_vizago", [], ("yes", "keep"), {}, 7000),
        ("dengar", [], ("yes", "keep"), {}, 7000),
        ("doctor_evazan", [CRIT], ("keep",), {}, 10000),
        ("doctor_evazan", [MISS], ("yes", "keep"), {}, 8000),
        ("garindan", [], ("yes", "keep"), {}, 8000),
        ("garindan", [], ("keep",), {"imperial": 1}, 10000),
        ("hera_syndulla", [], ("keep",), {"rebel": 1}, 10000),
        ("hera_syndulla", [CRIT], ("keep",), {}, 10000),
        ("hondo_ohnaka", [["hit"]], ("keep",), {}, 10000),
        ("hondo_ohnaka", [["focus"]], ("yes", "keep"), {}, 6000),
        ("k_2so", [CRIT], ("keep",), {}, 10000),
        ("k_2so", [], ("keep",), {"rebel": 1}, 10000),
        ("lobot", [CRIT], ("keep",), {}, 10000),
        ("lobot", [MISS], ("yes", "keep"), {}, 8000),
        ("maz_kanata", [CRIT], ("knowledge", "keep"), {}, 10000),
        ("maz_kanata", [MISS], ("influence", "yes", "keep"), {}, 6000),
        ("ponda_baba", [CRIT], ("keep",), {}, 10000),
        ("qira", [], ("keep",), {"syndicate": 1}, 10000),
        ("qira", [], ("yes", "keep"), {}, 6000),
        ("saw_gerrera", [], ("keep",), {"imperial": -1}, 10000),
        ("saw_gerrera", [HIT], ("keep",), {}, 10000),
        ("w1_le", [], ("yes", "keep"), {}, 8000),
        ("zuckuss", [], ("yes", "keep"), {}, 7000),
    ],
)
@pytest.mark.rule("OR-CONTACT-24", "OR-CONTACT-10")
def test_ways_to_hire(
    contact: str,
    outcomes: list[object],
    answers: tuple[str, ...],
    standing: dict[str, int],
    credits: int,
) -> None:
    g = meet(contact, *outcomes, answers=answers, **standing)
    assert hired(g, contact)
    assert g.players[0].credits == credits


@pytest.mark.rule("OR-CONTACT-8")
def test_ways_not_to_hire() -> None:
    g = meet("black_sun_agent", syndicate=-1)
    assert (hired(g, "black_sun_agent"), g.players[0].damage) == (False, 2)
    assert not hired(meet("hera_syndulla", rebel=-1), "hera_syndulla")
    g = meet("ponda_baba", MISS)
    assert (hired(g, "ponda_baba"), g.players[0].damage) == (False, 1)
    assert not hired(meet("k_2so", MISS), "k_2so")
    assert not hired(meet("saw_gerrera", MISS), "saw_gerrera")
    g = meet("w1_le", answers=("no",))
    assert not hired(g, "w1_le")
    assert next(token.face_up for token in g.contacts if token.contact == "w1_le")


def test_hiring_in_kind_for_old_friends_and_by_reputation() -> None:
    g = meet("cikatro_vizago", answers=("yes", "0", "keep"), own_cards=("cargo_salvage",))
    assert hired(g, "cikatro_vizago") and g.players[0].credits == 10000
    cards = ("databank_90b", "bounty_greedo")
    assert hired(meet("dengar", answers=("keep",), own_cards=cards), "dengar")
    g = meet("saw_gerrera", HIT, answers=("keep",))
    assert g.players[0].reputation["imperial"] == -1
    g = galaxy("boba_fett", "han_solo")
    g.players[0].ship = "lancer"
    own(g, 0, "databank_4_lom")
    g.players[0].space = next(t.place for t in g.contacts if t.contact == "zuckuss").split(":")[0]
    drive(encounter_contact(g, 0, "zuckuss"), ["yes", "keep"])
    assert g.players[0].credits == 8000


@pytest.mark.rule("OR-REPUTATION-7")
def test_all_syndicates_share_one_reputation() -> None:
    g = galaxy("boba_fett", "han_solo")
    g.players[0].ship = "lancer"
    own(g, 0, "databank_black_sun_agent")
    drive(fight_player(g, 0, 1), (), [["hit"] * 3, ["blank"] * 3])  # Black Sun is pleased
    g.players[0].space = next(t.place for t in g.contacts if t.contact == "qira").split(":")[0]
    drive(encounter_contact(g, 0, "qira"), ["keep"])  # and Crimson Dawn hires out for nothing
    assert hired(g, "qira") and g.players[0].credits == 10000
    assert g.players[0].reputation == {"rebel": 0, "imperial": 0, "hutt": 0, "syndicate": 1}


def test_thrawn_and_leia_ask_for_favors() -> None:
    g = meet("thrawn", answers=("yes",), imperial=1)
    assert player(g) == (15000, 1)
    assert g.players[0].reputation["rebel"] == -1
    assert meet("thrawn", HIT).players[0].reputation["imperial"] == 1
    assert meet("thrawn", MISS, imperial=-1).players[0].ship_damage == 2
    assert player(meet("leia_organa", answers=("yes",), rebel=1)) == (6000, 1)
    g = meet("leia_organa", CRIT)
    assert (player(g), g.players[0].reputation["rebel"]) == ((12000, 0), 1)
    assert player(meet("leia_organa", rebel=-1)) == (8000, 0)
