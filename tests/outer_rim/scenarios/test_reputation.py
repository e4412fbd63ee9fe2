from cantina.core.cards import DONE, Outcome
from cantina.games.outer_rim.cards import scene as played
from cantina.games.outer_rim.cards.reputation import GainReputation, LoseReputation
from cantina.games.outer_rim.cards.words import Effect
from cantina.games.outer_rim.rules.reputation import set_reputation
from cantina.games.outer_rim.terms import Faction
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


class SetReputation(Effect, frozen=True):
    """Invented: a reputation is set, whatever it was."""

    faction: Faction
    to: int

    async def do(self, scene: played.Scene) -> Outcome:
        await set_reputation(scene.g, scene.seat, self.faction, self.to)
        return DONE


@scenario("OR-S116")
def test_the_undercover_agent_ruins_a_friend() -> None:
    def begin() -> Scene:
        table = scene(
            "action",
            anna=at("kessel", fame=4, assets=["luxury_undercover_agent"]),
            boris=at("kessel", fame=6, reputation={"hutt": 1, "rebel": -1}),
            celina=at("kessel", fame=4),
        )
        table.anna.says("ability:luxury_undercover_agent:0")
        assert table.anna.had_to("1"), "Celina cannot be chosen"
        return table

    table = begin()
    table.anna.says("hutt")
    assert table.boris.standing("hutt") == 0 and table.anna.fame == 5
    assert table.bottom("luxury") == "luxury_undercover_agent" and table.anna.cards == []
    assert len(table.view.contacts) == 22
    other = begin()
    other.anna.says("rebel")
    assert other.boris.standing("rebel") == -1 and other.anna.fame == 5


@scenario("OR-S117")
def test_setting_a_reputation_skips_the_steps_in_between(print_encounter: Printer) -> None:
    imperial = print_encounter("ryloth_naboo", "naboo", SetReputation(Faction.IMPERIAL, -1))
    hutt = print_encounter("ryloth_naboo", "naboo", LoseReputation(Faction.HUTT))
    rebel = print_encounter("ryloth_naboo", "naboo", LoseReputation(Faction.REBEL))
    back = print_encounter("ryloth_naboo", "naboo", GainReputation(Faction.REBEL))
    table = scene(
        "encounter",
        anna=at(
            "naboo",
            fame=7,
            held_fame=2,
            assets=["luxury_extravagant_wardrobe"],
            reputation=dict.fromkeys(("hutt", "rebel", "imperial", "syndicate"), 1),
        ),
        invented={"ryloth_naboo": [imperial, hutt, rebel, back]},
    )
    anna, seen = table.anna, []
    for _ in range(4):
        anna.says("space")
        seen.append(anna.fame)
        table.boris.says("credits", "done", "space")
        anna.says("credits", "done")
    assert seen == [6, 6, 5, 6]
    assert (anna.standing("imperial"), anna.standing("hutt")) == (-1, 0)
