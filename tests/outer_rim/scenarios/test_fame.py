from cantina.core.cards import DONE, Outcome
from cantina.games.outer_rim.cards.flow import Do, If
from cantina.games.outer_rim.cards.players import ChoosePlayer, That
from cantina.games.outer_rim.cards.reputation import GainReputation
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition, Effect
from cantina.games.outer_rim.options import Options
from cantina.games.outer_rim.rules.fame import lose_fame, most_famous
from cantina.games.outer_rim.terms import Faction
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import at, scene
from scenario_book import scenario


class MostFame(Condition, frozen=True):
    """Invented: the player is the most famous one."""

    def holds(self, scene: Scene) -> bool:
        return scene.seat in most_famous(scene.g)


class LoseFame(Effect, frozen=True):
    """Invented: the player loses 1 fame."""

    async def do(self, scene: Scene) -> Outcome:
        await lose_fame(scene.g, scene.seat, 1)
        return DONE


JEWELS = "ability:luxury_stolen_jewels:0"


@scenario("OR-S118")
def test_both_jewel_thieves_reach_the_top_together() -> None:
    table = scene(
        "action",
        anna=at("nal_hutta", fame=9, credits=1000, assets=["luxury_stolen_jewels"]),
        boris=at("nal_hutta", fame=9, credits=3000),
    )
    table.anna.says(JEWELS)
    assert (table.anna.fame, table.boris.fame) == (10, 10)
    assert (table.anna.credits, table.boris.credits) == (8000, 10000)
    assert table.winner == "boris"


@scenario("OR-S119")
def test_with_equal_purses_the_seat_farthest_from_the_first_player_wins() -> None:
    table = scene(
        "action",
        anna=at("naboo", fame=9, credits=2000),
        boris=at("kessel"),
        celina=at("naboo", fame=9, credits=2000, assets=["luxury_stolen_jewels"]),
        current=2,
        first_player=1,
    )
    table.celina.says(JEWELS)
    assert table.anna.fame == table.celina.fame == 10
    assert table.anna.credits == table.celina.credits == 9000
    assert table.winner == "anna"


@scenario("OR-S120")
def test_victory_in_somebody_elses_turn(print_encounter: Printer) -> None:
    gain = GainReputation(Faction.REBEL)
    card = print_encounter("ryloth_naboo", "ryloth", ChoosePlayer(Do((gain, That(gain)))))
    table = scene(
        "encounter",
        anna=at("ryloth", fame=9, assets=["luxury_extravagant_wardrobe"], reputation={"hutt": 1}),
        boris=at("ryloth"),
        current=1,
        invented={"ryloth_naboo": [card]},
    )
    table.boris.says("space")
    assert table.anna.standing("rebel") == 1 and table.anna.fame == 10
    assert table.winner == "anna"


@scenario("OR-S121")
def test_ten_is_not_enough_when_twelve_was_agreed(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "naboo", If(MostFame(), LoseFame()))
    table = scene(
        "encounter",
        anna=at("kessel", fame=9, assets=["job_kessel_run"]),
        boris=at("naboo"),
        options=Options(turn_cap=0, fame=12),
        invented={"ryloth_naboo": [card]},
        rolls=("crit, blank", "crit, blank", "crit, blank", "crit, blank", "crit, blank"),
    )
    table.anna.tries("job_kessel_run")
    assert table.anna.fame == 11 and not table.table.over
    table.boris.says("credits", "done", "space")
    assert table.boris.fame == 0 and not table.table.over
    first = scene(
        "encounter",
        anna=at("naboo"),
        boris=at("kessel"),
        options=Options(turn_cap=0, fame=12),
        invented={"ryloth_naboo": [card]},
    )
    first.anna.says("space")
    assert first.anna.fame == 0


@scenario("OR-S217")
def test_losing_a_gunner_costs_the_host_his_fame() -> None:
    table = scene(
        "encounter",
        anna=at("naboo", assets=["bounty_greedo"]),
        boris=at(
            "naboo",
            ship="hwk_290",
            fame=8,
            held_fame=1,
            assets=["luxury_dejarik_holotable", "databank_greedo", "databank_4_lom"],
        ),
        celina=at("kessel"),
    )
    anna, boris = table.anna, table.boris
    anna.hunts("bounty_greedo", boris)
    table.rolls("hit, hit, hit", "hit, hit, blank, blank")
    boris.says("no")
    assert boris.fame == 7 and anna.cd == 0, "at once, before the damage"
    anna.says("capture")
    assert (anna.cd, boris.cd) == (2, 0)
    assert boris.cards == ["databank_4_lom", "luxury_dejarik_holotable"]
