from cantina.games.outer_rim.library import SHIPS
from outer_rim.scenarios.scene import Beginning
from scenario_book import scenario

BLANKS = "blank, blank, blank, blank, blank, blank"
FIRST = "hit, hit, hit, hit, hit, hit"


@scenario("OR-S001")
def test_a_crit_counts_once_in_the_roll_for_first_player() -> None:
    begun = Beginning(
        3,
        "hit, hit, hit, crit, blank, blank",
        "crit, crit, crit, focus, focus, focus",
        "hit, hit, hit, hit, focus, blank",
        "hit, hit, blank, blank, blank, blank",
        "hit, hit, crit, blank, blank, blank",
    )
    rolled = [
        event.text.args["score"]
        for event in begun.table.events(None)
        if event.text.id == "or-log-first-roll"
    ]
    assert rolled == [4, 3, 4, 2, 3], "Boris is out after the first roll"
    assert begun.left == []
    assert begun.scene.view.first_player == 2
    assert begun.scene.celina.asked


@scenario("OR-S002")
def test_choosing_and_credits_begin_at_the_first_player() -> None:
    begun = Beginning(3, BLANKS, FIRST, BLANKS)
    table = begun.scene
    assert table.boris.asked
    begun.says(1, "han_solo")
    assert table.celina.asked and not table.celina.may("han_solo")
    begun.says(2, "bossk")
    assert table.anna.asked and not table.anna.may("han_solo")
    begun.says(0, "boba_fett")
    begun.ships("g_1a", "g_1a", "g_1a")
    assert (table.boris.credits, table.celina.credits, table.anna.credits) == (4000, 6000, 8000)
    assert table.turn_of == "boris"
    while table.turn_of == "boris":
        begun.says(table.table.waiting[0], table.boris.offered[0])
    assert table.turn_of == "celina"


@scenario("OR-S003")
def test_four_hunters_empty_databank_number_90() -> None:
    begun = Beginning(
        4, FIRST, BLANKS, BLANKS, BLANKS, tops=("databank_90a", "databank_90b", "databank_90d")
    )
    begun.characters("boba_fett", "bossk", "ig_88", "ketsu_onyo")
    begun.ships("g_1a", "g_1a", "g_1a", "g_1a")
    table = begun.scene
    people = (table.anna, table.boris, table.celina, table.dmytro)
    assert [each.cards for each in people] == [
        ["databank_90a"],
        ["databank_90b"],
        ["databank_90d"],
        ["databank_90c"],
    ]
    assert [each.space for each in people] == ["takodana", "ord_mantell", "lothal", "nal_hutta"]
    for each in people:
        assert each.slots("job_or_bounty") == [each.cards, []]
        assert each.slots("cargo") == [[]]
    assert not any(card.startswith("databank_90") for card in table.databank)


@scenario("OR-S004")
def test_a_starting_cargo_blocks_the_only_cargo_slot() -> None:
    begun = Beginning(2, FIRST, BLANKS, tops=("databank_91a",))
    begun.says(0, "han_solo")
    begun.says(1, "bossk")
    begun.ships("g9_rigger", "g_1a")
    anna = begun.scene.anna
    assert anna.slots("cargo") == [["databank_91a"]]
    assert anna.slots("job_or_bounty") == [[], []]
    assert anna.space == "tatooine"
    assert anna.sheet.reputation == {"hutt": -1, "rebel": 0, "imperial": 0, "syndicate": 0}
    assert not anna.may("g_1a") and anna.sheet.ship == "g9_rigger"
    assert anna.cannot("g_1a")
    assert anna.sheet.hyperdrive == 8


def four_of_a_kind(*characters: str) -> Beginning:
    """Let four begin on the same side of the same ship."""
    begun = Beginning(4, FIRST, BLANKS, BLANKS, BLANKS)
    begun.characters(*characters)
    begun.ships(*["g_1a"] * 4)
    return begun


@scenario("OR-S005")
def test_setup_lines_move_reputation_or_not() -> None:
    begun = four_of_a_kind("lando_calrissian", "jyn_erso", "bossk", "ig_88")
    table = begun.scene
    assert table.table.waiting == (0,), "only Anna is asked"
    begun.says(0, "syndicate")
    neutral = {"hutt": 0, "rebel": 0, "imperial": 0, "syndicate": 0}
    assert table.anna.sheet.reputation == {**neutral, "syndicate": 1}
    assert table.boris.sheet.reputation == {**neutral, "imperial": -1}
    assert table.celina.sheet.reputation == {**neutral, "hutt": 1}
    assert table.dmytro.sheet.reputation == neutral


@scenario("OR-S006")
def test_icons_revealed_in_setup_move_nobody() -> None:
    tops = ("job_kessel_run", "cargo_coaxium_crystal", "bounty_hera_syndulla", "gear_dl_44")
    begun = Beginning(2, FIRST, BLANKS, tops=(*tops, "luxury_sy_snootles", "ship_lancer"))
    table = begun.scene
    assert table.top("job") == "job_kessel_run" and table.top("cargo") == "cargo_coaxium_crystal"
    begun.says(0, "boba_fett")
    begun.says(1, "bossk")
    begun.ships("g_1a", "g_1a")
    assert table.step == "planning"
    assert table.patrol("rebel") == (1, "t1_lo")
    assert table.patrol("syndicate") == (1, "t1_li")
    assert table.patrol("imperial") == (1, "t6_ro")
    assert table.patrol("hutt") == (1, "t6_ri")
    assert all(each.stack == [2, 3, 4] for each in table.view.patrols)


@scenario("OR-S007")
def test_contact_tokens_go_to_their_class_and_stay_hidden() -> None:
    begun = Beginning(2, FIRST, BLANKS)
    table = begun.scene
    for person in (table.anna, table.boris):
        contacts = person.view.contacts
        assert len(contacts) == len({each.place for each in contacts}) == 22
        assert not any(each.face_up for each in contacts)
        classes = {each.place: each.contact_class for each in contacts}
        assert [classes["naboo:0"], classes["naboo:1"]] == ["green", "yellow"]
        assert [classes["tatooine:0"], classes["tatooine:1"]] == ["white", "green"]
        assert all(each.contact is None and each.databank is None for each in contacts)
    evazan = next(each for each in table.table.state.contacts if each.contact == "doctor_evazan")
    assert evazan.place.split(":")[0] not in ("naboo", "mon_calamari", "ring_of_kafrene")
    assert sum(each.contact_class == "white" for each in table.view.contacts) == 8


@scenario("OR-S008")
def test_everybody_may_start_on_the_same_ship_side() -> None:
    table = four_of_a_kind("boba_fett", "bossk", "ig_88", "ketsu_onyo").scene
    for each in (table.anna, table.boris, table.celina, table.dmytro):
        sheet = each.sheet
        assert (sheet.hull, sheet.ship_combat, sheet.hyperdrive) == (4, 3, 5)
        assert [len(each.slots(kind)) for kind in ("cargo", "mod", "crew")] == [1, 1, 1]
    assert sorted(table.view.ship_pool) == sorted(x.id for x in SHIPS.values() if not x.starting)
