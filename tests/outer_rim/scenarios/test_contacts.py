from cantina.games.outer_rim.content.encounters_kafrene import SwapContacts
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S069")
def test_the_token_is_chosen_blind_and_there_is_no_way_back() -> None:
    table = scene(
        "encounter",
        anna=at("tatooine", "lando_calrissian", reputation={"hutt": -1}),
        contacts={"tatooine:1": "greedo"},
        rolls=("hit, hit",),
    )
    anna = table.anna
    anna.meets("tatooine:1")
    assert anna.cannot("contact:tatooine:0")
    reroll = next(each for each in anna.offered if each != "pass")
    table.rolls("blank")
    anna.says(reroll, "0")
    assert anna.cd == 2
    assert table.contact("tatooine:1") == "greedo" and "databank_greedo" in table.databank
    assert table.turn_of == "boris"


@scenario("OR-S070")
def test_look_first_then_fight_or_talk() -> None:
    table = scene(
        "encounter",
        anna=at("takodana", "boba_fett", assets=["databank_90a"]),
        contacts={"takodana:0": "doctor_evazan"},
    )
    anna = table.anna
    anna.meets("takodana:0")
    seen = next(each for each in anna.view.contacts if each.place == "takodana:0")
    assert seen.face_up and seen.databank == 9 and seen.text is not None
    assert anna.offered == ["databank_90a", "databank"]
    table.rolls("blank, focus, blank", "hit, blank")
    anna.says("databank_90a")
    assert anna.cd == 1 and anna.cards == ["databank_90a"]
    assert table.contact("takodana:0") == "doctor_evazan"
    assert "databank_doctor_evazan" in table.databank and table.turn_of == "boris"


@scenario("OR-S071")
def test_only_true_bounties_make_4_lom_cheaper() -> None:
    table = scene(
        "encounter",
        anna=at("tatooine", credits=2000, assets=["bounty_lobot", "bounty_wanted_1"]),
        contacts={"tatooine:0": "4_lom"},
        face_up=["4_lom"],
    )
    anna = table.anna
    before = anna.sheet.ground_combat, anna.sheet.skills.get("tactics", 0)
    anna.meets("tatooine:0").says("yes", "keep")
    assert anna.credits == 0 and anna.slots("crew") == [["databank_4_lom"]]
    assert table.contact("tatooine:0") is None
    assert (anna.sheet.ground_combat, anna.sheet.skills["tactics"]) == (
        before[0] + 1,
        before[1] + 1,
    )


@scenario("OR-S072")
def test_a_loan_rescues_a_failed_talk() -> None:
    table = scene(
        "encounter",
        anna=at("tatooine", "han_solo"),
        boris=at("kessel", credits=3000),
        contacts={"tatooine:1": "greedo"},
        face_up=["greedo"],
    )
    anna, boris = table.anna, table.boris
    table.rolls("hit, focus")
    anna.meets("tatooine:1").says("yes")
    assert anna.asked, "the talk is not over before she could be lent credits"
    boris.gives(anna, 2000)
    anna.says("yes", "keep")
    assert anna.cards == ["databank_greedo"] and table.contact("tatooine:1") is None
    assert "greedo" in table.view.unused_contacts
    assert (anna.credits, boris.credits) == (0, 1000)


@scenario("OR-S073")
def test_declining_greedo_leaves_him_for_everybody_to_see() -> None:
    table = scene(
        "encounter",
        anna=at("naboo", reputation={"hutt": 1}),
        boris=at("takodana", "lando_calrissian"),
        contacts={"naboo:0": "greedo"},
    )
    anna, boris = table.anna, table.boris
    anna.meets("naboo:0").says("no")
    assert table.turn_of == "boris" and anna.cards == [] and anna.credits == 0
    assert table.contact("naboo:0") == "greedo" and "databank_greedo" in table.databank
    seen = next(each for each in boris.view.contacts if each.place == "naboo:0")
    assert seen.databank == 12 and seen.text is not None
    boris.moves("naboo").ends_actions()
    boris.meets("naboo:0")
    assert boris.may("yes", "no"), "by his own neutral reputation"


@scenario("OR-S074")
def test_bobas_look_is_for_his_eyes_only() -> None:
    table = scene(
        "action",
        anna=at("lothal", "boba_fett"),
        boris=at("lothal"),
        contacts={"lothal:1": "saw_gerrera"},
    )
    anna, boris = table.anna, table.boris
    anna.says("ability:character:0", "lothal:1")
    mine = next(each for each in anna.view.contacts if each.place == "lothal:1")
    theirs = next(each for each in boris.view.contacts if each.place == "lothal:1")
    assert mine.contact == "saw_gerrera" and not mine.face_up and mine.text is None
    assert theirs.contact is None and not theirs.face_up
    assert any("Saw Gerrera" in line for line in anna.read)
    assert not any("Saw Gerrera" in line for line in boris.read)
    assert "or-log-looked" in [event.text.id for event in table.table.events(1)]
    assert anna.cannot("ability:character:0")


@scenario("OR-S075")
def test_new_crew_sends_the_old_one_ashore() -> None:
    table = scene(
        "encounter",
        anna=at(
            "tatooine",
            "lando_calrissian",
            ship="g9_rigger",
            credits=3000,
            assets=["databank_ponda_baba"],
        ),
        contacts={"tatooine:0": "4_lom"},
        face_up=["4_lom"],
        empty=["tatooine:1"],
    )
    anna = table.anna
    anna.meets("tatooine:0").says("yes", "databank_ponda_baba")
    if table.turn_of == "anna":
        anna.says("tatooine:1")
    assert "databank_ponda_baba" in table.databank
    assert "ponda_baba" in (table.contact("tatooine:0"), table.contact("tatooine:1"))
    assert "4_lom" not in (table.contact("tatooine:0"), table.contact("tatooine:1"))
    assert anna.sheet.skills["tactics"] == 1 and anna.sheet.skills.get("strength", 0) == 0
    assert anna.sheet.ground_combat == 3


@scenario("OR-S076")
def test_swapped_contacts_keep_their_sides_and_ignore_class(print_encounter: Printer) -> None:
    card = print_encounter("kafrene_takodana", "takodana", SwapContacts())
    table = scene(
        "encounter",
        anna=at("takodana"),
        contacts={"lothal:0": "lobot"},
        face_up=["lobot"],
        invented={"kafrene_takodana": [card]},
    )
    anna = table.anna
    anna.says("space", "takodana:1")
    anna.says("lothal:0")
    assert table.contact("takodana:1") == "lobot" and table.contact("lothal:0") == "hidden"
    moved = next(each for each in anna.view.contacts if each.place == "lothal:0")
    assert moved.contact is None and moved.contact_class == "yellow"
    table.boris.says("credits", "done", "space")
    anna.says("credits", "done")
    assert anna.may("contact:takodana:1")


@scenario("OR-S077")
def test_thrawn_wants_a_price_that_must_really_be_paid() -> None:
    def begin(rebel: int) -> Scene:
        return scene(
            "encounter",
            anna=at("mon_calamari", reputation={"imperial": 1, "rebel": rebel}),
            contacts={"mon_calamari:1": "thrawn"},
            empty=["lothal:1"],
        )

    table = begin(0)
    table.anna.meets("mon_calamari:1").says("yes")
    assert table.anna.standing("rebel") == -1
    assert (table.anna.credits, table.anna.fame) == (5000, 1)
    assert table.contact("lothal:1") == "thrawn" and table.anna.space == "mon_calamari"
    poor = begin(-1)
    poor.anna.meets("mon_calamari:1")
    if poor.turn_of == "anna":
        poor.anna.says("yes")
    assert (poor.anna.credits, poor.anna.fame) == (0, 0)
    assert poor.contact("mon_calamari:1") == "thrawn"


@scenario("OR-S078")
def test_ketsu_talks_to_a_contact_three_spaces_off() -> None:
    table = scene(
        "encounter", anna=at("t4_ro", "ketsu_onyo", credits=2000), contacts={"tatooine:0": "w1_le"}
    )
    anna = table.anna
    anna.says("ability:character:0")
    assert anna.may("contact:tatooine:0", "contact:tatooine:1")
    assert anna.cannot("contact:nal_hutta:0", "contact:nal_hutta:1")
    anna.says("contact:tatooine:0", "yes", "keep")
    assert anna.cards == ["databank_w1_le"] and anna.space == "t4_ro"
    assert table.contact("tatooine:0") is None and table.turn_of == "boris"


@scenario("OR-S221")
def test_thanks_but_no_room_for_greedo() -> None:
    table = scene(
        "encounter",
        anna=at("lothal", "lando_calrissian", ship="g9_rigger", assets=["databank_4_lom"]),
        contacts={"lothal:1": "greedo"},
        face_up=["greedo"],
        rolls=("hit, blank",),
    )
    anna = table.anna
    anna.meets("lothal:1").says("yes", "pass", "decline")
    assert anna.cards == ["databank_4_lom"] and "databank_greedo" in table.databank
    assert table.contact("lothal:1") == "greedo" and anna.credits == 0
