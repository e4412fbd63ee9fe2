from cantina.core.deck import Deck
from cantina.games.outer_rim.names import card_name
from outer_rim.scenarios.scene import at, scene
from scenario_book import scenario

CARDS = [f"kessel_maelstrom_{number}" for number in range(1, 11)]
HELD = CARDS[0]
DRAWN = "or-log-encounter"


@scenario("OR-S219")
def test_an_encounter_deck_that_has_been_emptied() -> None:
    table = scene(
        "action",
        anna=at("kessel", assets=["cargo_salvage"]),
        boris=at("t4_x", ship="g9_rigger", ship_damage=2, reputation={"hutt": -1}, secrets=[HELD]),
        quiet=False,
        empty=["kessel:0", "kessel:1"],
        patrols={"hutt": "t4_x"},
    )
    g = table.table.state
    g.encounters["kessel_maelstrom"] = Deck()
    g.removed += CARDS[1:]
    anna = table.anna
    anna.ends_actions()
    assert anna.had_to("space") and table.turn_of == "boris"
    assert table.view.encounter_decks["kessel_maelstrom"] == 0
    table.rolls("blank, blank", "hit, blank, blank")
    table.boris.says("credits", "done", "patrol:hutt", "tatooine")
    assert table.boris.down and table.boris.sheet.secret_count == 0
    assert table.view.encounter_decks["kessel_maelstrom"] == 1
    assert g.encounters["kessel_maelstrom"].known_bottom(0) == [None]
    anna.says("credits", "done", "space")
    drawn = [e.text.args["card"] for e in table.table.events(None) if e.text.id == DRAWN]
    assert drawn == [card_name(HELD)]
