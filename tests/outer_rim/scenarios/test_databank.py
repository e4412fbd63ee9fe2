from outer_rim.scenarios.scene import at, scene
from scenario_book import scenario


@scenario("OR-S062")
def test_a_delivered_starting_cargo_goes_back_into_the_databank() -> None:
    table = scene("action", anna=at("ryloth", "lando_calrissian", assets=["databank_91d"]))
    anna = table.anna
    anna.says("deliver")
    assert anna.credits == 8000 and anna.standing("rebel") == 1
    assert "databank_91d" in table.databank and "databank_91d" not in table.removed
    assert anna.sheet.goal_tokens == 0
