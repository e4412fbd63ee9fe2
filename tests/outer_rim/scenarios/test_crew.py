from cantina.games.outer_rim.cards.assets import GainThis
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.terms import AssetType
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S239")
def test_the_shortest_way_home_runs_through_the_maelstrom(print_encounter: Printer) -> None:
    crew = Asset(type=AssetType.CREW)
    card = print_encounter("navpoint", "no_patrol", GainThis(), asset=crew)

    def begin(*empty: str) -> Scene:
        table = scene(
            "encounter",
            anna=at("t3_li", ship="g9_rigger", assets=["databank_lobot"]),
            boris=at("naboo"),
            invented={"navpoint": [card]},
            patrols={"syndicate": "maelstrom"},
            empty=list(empty),
        )
        table.anna.says("space", "databank_lobot")
        return table

    table = begin("kessel:0", "mon_calamari:1")
    assert sorted(table.anna.offered) == ["kessel:0", "mon_calamari:1"]
    table.anna.says("mon_calamari:1")
    assert table.contact("mon_calamari:1") == "lobot" and table.anna.cards == [card]
    near = begin("kessel:0")
    assert near.contact("kessel:0") == "lobot"
    dropped = scene(
        "encounter",
        anna=at("tatooine", ship="g9_rigger", credits=3000),
        boris=at("naboo"),
        contacts={"tatooine:0": "4_lom"},
    )
    dropped.table.state.players[0].assets.append(card)
    before = len(dropped.view.contacts)
    dropped.anna.meets("tatooine:0").says("yes", card)
    assert len(dropped.view.contacts) == before - 1, "only 4-LOM's token left the map"
