from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.flow import Do, May, Sequence
from cantina.games.outer_rim.cards.movement import ExtraTurn
from cantina.games.outer_rim.cards.players import ChoosePlayer, That
from cantina.games.outer_rim.terms import Hurt
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S112")
def test_beaten_at_the_customs_gate_yet_the_cargo_goes_through() -> None:
    table = scene(
        "action",
        anna=at(
            "cantonica",
            "doctor_aphra",
            damage=2,
            credits=1000,
            reputation={"imperial": -1},
            assets=["cargo_stolen_prototype"],
            secrets=["tatooine_nal_hutta_10"],
        ),
        rolls=("blank",),
    )
    table.comes("databank_1a")
    anna = table.anna
    anna.says("deliver")
    assert (anna.cd, anna.down, anna.credits, anna.sheet.secret_count) == (4, True, 0, 0)
    assert anna.space == "cantonica"
    table.rolls("hit, blank")
    anna.says("pass")
    assert anna.credits == 5000 and anna.fame == 1 and anna.standing("syndicate") == 1
    assert table.turn_of == "boris" and table.step == "planning"


@scenario("OR-S113")
def test_nobody_is_defeated_twice(print_encounter: Printer) -> None:
    ships = Suffer(3, Hurt.SHIP)
    card = print_encounter("ryloth_naboo", "naboo", ChoosePlayer(Do((ships, That(ships)))))
    table = scene(
        "encounter",
        anna=at("naboo", ship="firespray_31"),
        boris=at("naboo", ship="g9_rigger", damage=4, defeated=True, credits=6000),
        invented={"ryloth_naboo": [card]},
    )
    boris = table.boris
    table.anna.says("space")
    assert boris.had_to("recover"), "his planning step"
    events = [event.text.id for event in table.table.events(None)]
    assert "or-log-defeated" not in events, "he was defeated already"
    assert boris.credits == 6000
    assert (boris.cd, boris.sd, boris.down) == (0, 0, False)
    recovered = [
        event.text.args["amount"]
        for event in table.table.events(None)
        if event.text.id in ("or-log-recover-character", "or-log-recover-ship")
    ]
    assert recovered == [4, 3]


@scenario("OR-S114")
def test_selling_the_shield_one_needs() -> None:
    table = scene(
        "action",
        anna=at(
            "takodana", ship="g_1a", ship_damage=4, credits=4000, assets=["mod_shield_upgrade"]
        ),
        market={"gear_mod": ["mod_ion_cannon", "gear_dl_44"]},
    )
    anna = table.anna
    assert anna.sheet.hull == 5
    anna.goes_shopping("gear_mod").says("mod_shield_upgrade")
    assert anna.slots("mod") == [["mod_ion_cannon"]]
    assert (anna.sheet.hull, anna.sd, anna.down, anna.credits) == (4, 4, True, 1000)
    assert table.turn_of == "boris"


@scenario("OR-S115")
def test_what_a_defeat_takes_and_what_it_leaves() -> None:
    table = scene(
        "encounter",
        anna=at(
            "t4_om",
            "ketsu_onyo",
            ship="yv_666",
            ship_damage=4,
            credits=2000,
            secrets=["tatooine_nal_hutta_10", "navpoint_8"],
            assets=[
                "luxury_gift_for_jabba",
                "cargo_bacta_supplies",
                "gear_dl_44",
                "databank_greedo",
                "bounty_lobot",
            ],
            captured={"bounty_lobot": "lobot"},
        ),
        patrols={"hutt": "t4_om"},
        quiet=False,
        rolls=("blank, blank, blank", "hit, blank, blank"),
    )
    anna = table.anna
    anna.fights("hutt").says("tatooine")
    assert anna.down and anna.credits == 0 and anna.space == "t4_om"
    assert anna.sheet.secret_count == 0
    for deck, card in (("tatooine_nal_hutta", "tatooine_nal_hutta_10"), ("navpoint", "navpoint_8")):
        pile = table.table.state.encounters[deck]
        assert pile.bottom[-1] == card
        assert pile.known_bottom(1)[-1] is None, "nobody sees its text"
    assert table.bottom("luxury") == "luxury_gift_for_jabba"
    assert anna.cards == ["bounty_lobot", "cargo_bacta_supplies", "databank_greedo", "gear_dl_44"]
    assert anna.sheet.captured == {"bounty_lobot": "lobot"}


@scenario("OR-S216")
def test_two_lifelines_for_one_droid() -> None:
    def begin(saved_by: str) -> tuple[Scene, str]:
        table = scene(
            "encounter",
            anna=at(
                "tatooine",
                "ig_88",
                flipped=True,
                ship="yv_666",
                ship_flipped=True,
                ship_damage=3,
                damage=1,
                credits=5000,
                assets=["databank_lobot"],
            ),
            patrols={"hutt": "tatooine"},
            levels={"hutt": 2},
            empty=["tatooine:0"],
            rolls=("hit, hit, blank, blank",),
        )
        anna = table.anna
        anna.fights("hutt")
        table.rolls("hit, hit, hit, blank")
        anna.says("pass")
        assert sorted(anna.offered) == ["t4_lo", "t4_om", "t4_x"], "first the patrol moves"
        anna.says("t4_x")
        droid, hound = (
            next(each for each in anna.offered if each.startswith(kind))
            for kind in ("character", "ship")
        )
        table.rolls(saved_by)
        anna.says(hound)
        return table, droid

    table, droid = begin("blank")
    anna = table.anna
    anna.says("pass", droid)
    if anna.asked and anna.may("tatooine:0"):
        anna.says("tatooine:0")
    assert (anna.cd, anna.sd, anna.down, anna.credits) == (0, 0, False, 5000)
    assert "databank_lobot" in table.databank and table.contact("tatooine:0") == "lobot"
    lucky, _ = begin("focus")
    lucky.anna.says("pass")
    assert (lucky.anna.sd, lucky.anna.down) == (3, False)
    assert lucky.anna.cards == ["databank_lobot"]


@scenario("OR-S230")
def test_defeated_in_the_maelstrom_with_a_second_turn_in_the_pocket(
    print_encounter: Printer,
) -> None:
    card = print_encounter(
        "kessel_maelstrom", "maelstrom", Sequence((Suffer(2, Hurt.SHIP), May(ExtraTurn())))
    )
    more = print_encounter("kessel_maelstrom", "maelstrom", May(ExtraTurn()))
    table = scene(
        "encounter",
        anna=at("maelstrom", ship="g9_rigger", ship_damage=1, credits=4000),
        invented={"kessel_maelstrom": [card, more]},
    )
    anna = table.anna
    assert anna.down and anna.credits == 1000 and anna.may("yes"), "the rest is still resolved"
    anna.says("yes")
    assert anna.had_to("recover") and anna.had_to("done") and anna.had_to("space")
    if table.turn_of == "anna":
        anna.says("yes")
    assert not anna.down and table.turn_of == "boris"


@scenario("OR-S237")
def test_falling_before_the_last_blow_lands() -> None:
    table = scene(
        "encounter",
        anna=at(
            "lothal",
            "boba_fett",
            damage=3,
            credits=3000,
            assets=["databank_90a", "databank_ponda_baba"],
        ),
        contacts={"lothal:0": "doctor_evazan"},
        rolls=("hit, blank, blank",),
    )
    anna = table.anna
    anna.meets("lothal:0").says("databank_90a")
    table.rolls("hit, hit")
    anna.says(next(each for each in anna.offered if each != "pass"))
    assert (anna.cd, anna.down, anna.credits) == (4, True, 0)
    assert anna.offered == ["eliminate", "capture"]
    anna.says("eliminate")
    assert (anna.credits, anna.fame, anna.cd) == (5000, 1, 4)
