import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.abilities import owned
from cantina.games.outer_rim.library import CONTACTS
from cantina.games.outer_rim.rules.assets import discard_asset, gain_asset
from cantina.games.outer_rim.rules.contacts import token_of
from cantina.games.outer_rim.rules.map import place_class
from cantina.games.outer_rim.rules.market import buy_top
from cantina.games.outer_rim.rules.slots import fits, makes_room, surplus
from cantina.games.outer_rim.rules.values import combat_value
from cantina.games.outer_rim.state import Galaxy
from outer_rim.table import Seated, desk, galaxy, take_card


def gain(g: Galaxy, card: str, *answers: str, seat: int = 0) -> bool:
    take_card(g, card)
    return bool(drive(gain_asset(g, seat, card), answers))


def slots_of(g: Galaxy, seat: int = 0) -> list[tuple[str, list[str]]]:
    from cantina.games.outer_rim.rules.slots import arrangement

    return [(name, cards) for name, cards in arrangement(g.players[seat]) if cards]


@pytest.mark.rule("OR-SLOT-1", "OR-SLOT-2", "OR-GEAR-1", "OR-MOD-1", "OR-CREW-1", "OR-ASSET-2")
def test_each_asset_lies_in_a_slot_of_its_type() -> None:
    g = galaxy(Seated(ship="hwk_290"))
    for card in (
        "gear_dl_44",
        "gear_jetpack",
        "mod_ion_cannon",
        "databank_greedo",
        "databank_4_lom",
        "cargo_salvage",
    ):
        assert gain(g, card, "keep")
    assert slots_of(g) == [
        ("gear", ["gear_dl_44"]),
        ("gear", ["gear_jetpack"]),
        ("crew", ["databank_greedo"]),
        ("crew", ["databank_4_lom"]),
        ("cargo", ["cargo_salvage"]),
        ("mod", ["mod_ion_cannon"]),
    ]
    assert not fits(g, 0, "gear_vibro_ax"), "x2 holds two"
    assert not fits(g, 0, "databank_lobot")
    assert not fits(g, 0, "mod_quad_laser")
    # what lies there works: +1 ground combat of the weapon, a die of the cannon
    assert combat_value(g, 0, "ground") == 3 + 1 + 1, "DL-44 and 4-LOM"
    assert {each.source for each in owned(g, 0, "results")} >= {"gear_jetpack", "mod_ion_cannon"}
    roomy = galaxy(Seated(assets=["mod_ion_cannon"]))
    assert not fits(roomy, 0, "mod_quad_laser"), "an empty cargo slot is no mod slot"
    assert fits(roomy, 0, "cargo_salvage")


@pytest.mark.rule("OR-SLOT-3")
def test_a_smuggling_compartment_holds_a_cargo_of_its_own() -> None:
    g = galaxy(Seated(assets=["cargo_salvage"]))
    assert not fits(g, 0, "cargo_droid_parts")
    assert gain(g, "mod_smuggling_compartment", "keep")
    assert gain(g, "cargo_droid_parts", "keep")
    assert ("mod", ["mod_smuggling_compartment", "cargo_salvage"]) in slots_of(g)
    assert not fits(g, 0, "cargo_stolen_weapons")
    beside = galaxy(Seated(assets=["mod_ion_cannon"]))
    assert gain(beside, "mod_smuggling_compartment", "keep"), "it also goes into the cargo slot"
    assert ("cargo", ["mod_smuggling_compartment"]) in slots_of(beside)
    assert fits(beside, 0, "cargo_salvage") and not fits(beside, 0, "mod_quad_laser")


@pytest.mark.rule("OR-SLOT-4")
def test_a_cargo_or_mod_slot_holds_one_of_either() -> None:
    g = galaxy(Seated(ship="gx1_short_hauler", assets=["cargo_salvage"]))
    assert fits(g, 0, "mod_ion_cannon") and fits(g, 0, "cargo_droid_parts")
    gain(g, "mod_ion_cannon", "keep")
    assert slots_of(g)[-1] == ("cargo_or_mod", ["mod_ion_cannon"])
    assert not fits(g, 0, "cargo_droid_parts")


@pytest.mark.rule("OR-SLOT-5")
def test_assets_are_rearranged_to_make_room() -> None:
    # the cargo could lie in the Cargo-or-Mod slot; it moves to the Cargo slot for the mod
    g = galaxy(Seated(ship="gx1_short_hauler", assets=["cargo_salvage"]))
    assert gain(g, "mod_ion_cannon", "keep"), "nothing had to be discarded"
    assert g.players[0].assets == ["cargo_salvage", "mod_ion_cannon"]
    # two cargos fill both; the one left over makes way again
    two = galaxy(Seated(ship="gx1_short_hauler", assets=["cargo_salvage", "cargo_droid_parts"]))
    assert surplus(two.players[0]) == [] and not fits(two, 0, "mod_ion_cannon")
    drive(discard_asset(two, 0, "cargo_salvage"))
    assert gain(two, "mod_ion_cannon", "keep")
    assert slots_of(two) == [("cargo", ["cargo_droid_parts"]), ("cargo_or_mod", ["mod_ion_cannon"])]


@pytest.mark.rule("OR-SLOT-6", "OR-SHIP-7")
def test_surplus_assets_are_discarded_by_choice() -> None:
    g = galaxy(
        Seated(
            ship="yv_666",
            credits=50000,
            assets=["databank_greedo", "databank_4_lom", "databank_lobot", "gear_dl_44"],
        ),
        market={"ship": ["ship_aggressor", "ship_yt_1300"]},
    )
    assert surplus(g.players[0]) == []
    crowded = g.copy().players[0]
    crowded.ship = "aggressor"
    assert surplus(crowded) == ["databank_greedo", "databank_4_lom", "databank_lobot"], "no gear"
    drive(buy_top(g, 0, "ship"), ["databank_4_lom"], [])
    assert g.players[0].ship == "aggressor"
    assert g.players[0].assets == ["databank_greedo", "databank_lobot", "gear_dl_44"]
    assert "databank_4_lom" in g.databank
    assert g.settling == 0, "nothing is left to put right"
    fitting = ["cargo_salvage", "mod_ion_cannon", "bounty_greedo"]
    g = galaxy(
        Seated(credits=50000, assets=fitting), market={"ship": ["ship_aggressor", "ship_yt_1300"]}
    )
    drive(buy_top(g, 0, "ship"), ["none"])
    assert g.players[0].ship == "aggressor" and g.players[0].assets == fitting, "moved over"


@pytest.mark.rule("OR-ASSET-3")
def test_a_full_slot_may_be_emptied_for_the_new_asset() -> None:
    g = galaxy(Seated(assets=["databank_greedo", "gear_dl_44"]))
    take_card(g, "databank_4_lom")
    assert makes_room(g, 0, "databank_4_lom") == ["databank_greedo"], "a fitting slot only"
    drive(gain_asset(g, 0, "databank_4_lom"), ["databank_greedo"])
    assert g.players[0].assets == ["gear_dl_44", "databank_4_lom"]


@pytest.mark.rule("OR-ASSET-4", "OR-CREW-2")
def test_a_gained_asset_may_be_declined() -> None:
    g = galaxy(Seated(space="kessel"), contacts={"kessel:1": "greedo"})
    g.databank.remove("databank_greedo")
    assert not drive(gain_asset(g, 0, "databank_greedo"), ["decline"])
    assert g.players[0].assets == []
    assert "databank_greedo" in g.databank
    token = token_of(g, "greedo")
    assert token.place == "kessel:1" and token.face_up, "face up on the nearest planet with room"
    gain(g, "gear_dl_44", "decline")
    assert g.market["gear_mod"].bottom == ("gear_dl_44",)
    full = galaxy(Seated(assets=["databank_4_lom"]))
    assert not gain(full, "databank_greedo", "decline"), "rather than anybody leaving"
    assert full.players[0].assets == ["databank_4_lom"]


@pytest.mark.rule("OR-ASSET-6")
def test_assets_are_not_thrown_away_at_will() -> None:
    loaded = Seated(space="naboo", assets=["cargo_salvage", "gear_dl_44", "databank_greedo"])
    for step in ("planning", "action", "encounter"):
        table = desk(loaded, step=step)
        assert not any("discard" in key for key in table.keys)
        for card in loaded["assets"]:
            table.refused(card)
            table.refused(f"discard:{card}")


@pytest.mark.rule("OR-CREW-3", "OR-CREW-4", "OR-SKILL-3")
def test_discarded_crew_returns_and_its_token_lies_face_up_nearby() -> None:
    from cantina.games.outer_rim.rules.values import skill_count

    g = galaxy(Seated(space="kessel", assets=["databank_greedo"]))
    empty = next(iter({"kessel:0", "kessel:1"} - {each.place for each in g.contacts}), None)
    if empty is None:
        g.contacts = [each for each in g.contacts if each.place != "kessel:0"]
    before = skill_count(g, 0, "stealth")
    drive(discard_asset(g, 0, "databank_greedo"))
    token = token_of(g, "greedo")
    assert token.place.startswith("kessel:"), "whatever the class of the space"
    assert token.face_up
    assert "databank_greedo" in g.databank
    assert skill_count(g, 0, "stealth") == before - 1
    assert g.unused_contacts == []


@pytest.mark.rule("OR-CREW-4")
def test_the_token_goes_to_the_planet_nearest_to_its_owner() -> None:
    g = galaxy(Seated(space="naboo"), Seated(space="kessel", assets=["databank_greedo"]))
    free = ("kessel:0", "kessel:1", "naboo:0", "tatooine:1")
    g.contacts = [each for each in g.contacts if each.place not in free]
    request = discard_asset(g.copy(), 1, "databank_greedo").send(None)
    assert request.keys() == ["kessel:0", "kessel:1"], "neither further off nor near seat 0"
    drive(discard_asset(g, 1, "databank_greedo"), ["kessel:0"])
    assert token_of(g, "greedo").place == "kessel:0"
    assert place_class("kessel:0") != CONTACTS["greedo"].contact_class


@pytest.mark.rule("OR-CREW-5", "OR-NEAREST-2")
def test_equally_near_planets_are_the_owners_choice() -> None:
    g = galaxy(Seated(space="t5_x"), Seated(space="t5_x", assets=["databank_greedo"]))
    g.contacts = [each for each in g.contacts if each.place not in ("ryloth:0", "naboo:1")]
    table_keys = []
    coroutine = discard_asset(g, 1, "databank_greedo")
    request = coroutine.send(None)
    table_keys, asked = request.keys(), request.seat
    assert asked == 1, "the discarding player, although it is seat 0's turn"
    assert sorted(table_keys) == ["naboo:1", "ryloth:0"]
    labels = {option.key: option.label.args["number"] for option in request.options()}
    assert labels == {"naboo:1": 2, "ryloth:0": 1}
    with pytest.raises(StopIteration):
        coroutine.send("naboo:1")
    assert token_of(g, "greedo").place == "naboo:1"


@pytest.mark.rule("OR-CREW-6")
def test_crew_counts_as_being_in_the_space_of_everybody_there() -> None:
    from cantina.games.outer_rim.rules.bounty import hunts

    hunter = Seated(space="naboo", assets=["bounty_greedo"])
    owner = Seated(space="naboo", assets=["databank_greedo"])
    assert hunts(galaxy(hunter, owner), 0) == [("bounty_greedo", 1)]
    assert hunts(galaxy(hunter, {**owner, "space": "ryloth"}), 0) == []
    droid_thief = Seated(space="naboo", character="ig_88")
    table = desk(droid_thief, Seated(space="naboo", assets=["databank_4_lom"]), step="action")
    assert any(key.startswith("ability:character") for key in table.keys)
    beast = Seated(space="naboo", assets=["databank_greedo"])
    none = desk(droid_thief, beast, step="action")
    assert not any(key.startswith("ability:character") for key in none.keys), "no droid here"
    away = desk(droid_thief, Seated(space="ryloth", assets=["databank_4_lom"]), step="action")
    assert not any(key.startswith("ability:character") for key in away.keys)
