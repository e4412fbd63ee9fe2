from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S040")
def test_discard_from_one_deck_buy_from_another() -> None:
    def begin() -> Scene:
        return scene(
            "action",
            anna=at("lothal", credits=3000),
            market={
                "job": ["job_rebel_favor", "job_imperial_favor"],
                "gear_mod": ["mod_nav_computer", "gear_dl_44"],
            },
        )

    table = begin()
    anna = table.anna
    anna.goes_shopping("gear_mod", discard="job")
    assert anna.cards == ["mod_nav_computer"] and table.top("job") == "job_imperial_favor"
    assert table.step == "action" and anna.cannot("market")
    bought = begin()
    bought.anna.goes_shopping("gear_mod")
    assert bought.anna.cannot("job", "market"), "no discard and no purchase afterwards"


def with_one_ship_left(card: str, space: str, credits: int) -> Scene:
    """Let Anna act on a planet, and Boris after her, where the last ship is for sale."""
    table = scene(
        "action",
        anna=at(space, ship="g9_rigger", credits=credits),
        boris=at(space, credits=20000),
    )
    table.takes_out("ship", but=card)
    return table


@scenario("OR-S041")
def test_a_deck_with_a_single_card_shows_it_again_after_a_discard() -> None:
    table = with_one_ship_left("ship_firespray_31", "takodana", 20000)
    anna, before = table.anna, table.patrols
    anna.says("market", "ship")
    assert table.top("ship") == "ship_firespray_31" and anna.may("ship")
    anna.says("ship")
    assert anna.sheet.ship == "firespray_31" and table.top("ship") == ""
    assert table.patrols == before
    anna.ends_actions().says("space")
    boris = table.boris
    boris.says("credits", "market")
    assert not boris.may("ship")
    boris.says("skip")
    assert not boris.may("ship")
