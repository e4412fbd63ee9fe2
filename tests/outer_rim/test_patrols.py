from typing import Any

import pytest

from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.cards.players import PlayerHere
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.content.encounters_kafrene import PreventDamage
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.terms import FACTIONS
from outer_rim.conftest import Printer
from outer_rim.table import Desk, Seated, desk

LOSING = [["blank"] * 3, ["hit", "blank", "blank"]]
WINNING = [["hit", "hit", "blank"], ["blank"] * 3]


def fighting(player: Seated | None = None, faction: str = "rebel", **changes: Any) -> Desk:
    """Put a Rebel patrol on Naboo, fought by somebody with ship combat 3."""
    return desk(
        {"space": "naboo", **(player or {})},
        step="encounter",
        patrols={faction: "naboo", **changes.pop("patrols", {})},
        **changes,
    )


@pytest.mark.rule("OR-PATROL-1", "OR-PATROL-16", "OR-COMBAT-1")
def test_a_patrol_is_fought_in_space_even_on_a_planet() -> None:
    table = fighting(chance=[["blank"] * 3, ["hit", "hit", "blank"]])
    table.do("patrol:rebel", "t5_x")
    assert table.me().ship_damage == 2 and table.me().damage == 0
    assert table.log.count("or-log-combat-ship") == 1
    assert table.me().report.dice == {"blank": 3}, "three dice of the ship; the patrol's three"
    strong = fighting(levels={"rebel": 3}, chance=[["blank"] * 3, ["hit"] + ["blank"] * 5])
    strong.do("patrol:rebel", "t5_x")
    assert strong.me().ship_damage == 1, "six dice were rolled for a 6"


@pytest.mark.rule("OR-PATROL-2", "OR-PATROL-3", "OR-COMBAT-25")
def test_the_reward_comes_before_the_lost_reputation() -> None:
    table = fighting(chance=WINNING)
    table.do("patrol:rebel")
    assert table.me().credits == 13000
    assert table.me().reputation["rebel"] == -1
    log = table.log
    assert log.index("or-log-gain-credits") < log.index("or-log-reputation-negative")
    friend = fighting(Seated(reputation={"rebel": 1}), chance=WINNING)
    friend.do("patrol:rebel")
    assert friend.me().reputation["rebel"] == 0, "1 reputation, not all of it"


@pytest.mark.rule("OR-PATROL-4", "OR-PATROL-5", "OR-PATROL-6", "OR-PATROL-18", "OR-DISCARD-4")
def test_a_beaten_patrol_is_gone_and_the_next_appears_at_its_base() -> None:
    table = fighting(chance=WINNING)
    table.do("patrol:rebel")
    rebel = table.table.patrol("rebel")
    assert table.table.removed_patrols == ["rebel_1"]
    assert (rebel.token, rebel.space, rebel.stack) == ("rebel_2", "t1_lo", [3, 4])
    assert [each.faction for each in table.seen.patrols] == list(FACTIONS)


@pytest.mark.rule("OR-PATROL-7")
def test_the_loser_moves_the_patrol_one_space() -> None:
    table = fighting(chance=LOSING)
    table.do("patrol:rebel")
    assert table.waiting == 0 and table.prompt == "or-ask-push-patrol"
    assert sorted(table.keys) == ["t5_im", "t5_ri", "t5_x"]
    table.do("t5_ri")
    assert table.table.patrol("rebel").space == "t5_ri"
    assert table.table.patrol("rebel").token == "rebel_1"


@pytest.mark.rule("OR-PATROL-9")
def test_of_several_patrols_a_hostile_one_is_chosen() -> None:
    table = fighting(
        Seated(reputation={"hutt": -1, "imperial": -1}),
        patrols={"hutt": "naboo", "imperial": "naboo"},
    )
    assert table.keys == ["patrol:imperial", "patrol:hutt"], "not the neutral Rebels"


@pytest.mark.rule("OR-PATROL-10", "OR-PATROL-19")
def test_of_several_neutral_patrols_one_may_be_fought() -> None:
    table = fighting(patrols={"hutt": "naboo"}, chance=WINNING)
    assert {"patrol:rebel", "patrol:hutt", "space"} <= set(table.keys)
    table.do("patrol:rebel")
    assert table.seen.current == 1, "only one of them"


@pytest.mark.rule("OR-PATROL-11")
def test_patrols_are_no_ships() -> None:
    # nothing that names players or their ships ever lists a patrol
    pirate = Seated(character="bossk", flipped=True, space="naboo", fame=0)
    alone = desk(pirate, Seated(space="ryloth"), step="encounter", patrols={"rebel": "naboo"})
    assert not any(key.startswith("ability:") for key in alone.keys)
    company = desk(
        pirate, Seated(space="naboo", fame=2), step="encounter", patrols={"rebel": "naboo"}
    )
    assert any(key.startswith("ability:character") for key in company.keys)
    assert not PlayerHere().holds(Scene(alone.g, 0)), "a patrol is nobody's ship"
    assert PlayerHere().holds(Scene(company.g, 0))


@pytest.mark.rule("OR-PATROL-14", "OR-PATROL-15", "OR-PATROL-17")
def test_nobody_beats_a_patrol_of_level_4() -> None:
    table = fighting(Seated(ship="firespray_31", credits=5000), levels={"rebel": 4})
    assert table.option("patrol:rebel").odds == 0
    table.do("patrol:rebel", "t5_x")
    assert "or-log-roll" not in table.log and "or-log-enemy-roll" not in table.log
    assert table.me().ship_damage == 6, "as much as the hull"
    assert table.me().defeated
    assert table.me().credits == 2000
    assert table.me().fame == 0
    rebel = table.table.patrol("rebel")
    assert (rebel.token, rebel.space) == ("rebel_4", "t5_x")
    assert table.table.removed_patrols == ["rebel_1", "rebel_2", "rebel_3"], "it stays in the game"


@pytest.mark.rule("OR-PATROL-15")
def test_nothing_softens_a_patrol_of_level_4(print_asset: Printer) -> None:
    shields = print_asset(
        "gear", Ability(at=Moment.BEFORE_DAMAGE, may=True, effect=PreventDamage(3))
    )
    table = fighting(Seated(assets=[shields]), levels={"rebel": 4})
    table.do("patrol:rebel", "t5_x")
    assert table.me().defeated and table.me().ship_damage == 4


@pytest.mark.rule("OR-PATROL-22")
def test_losing_to_a_patrol_of_level_4_is_a_combat() -> None:
    hound = Seated(ship="yv_666", ship_flipped=True)
    table = fighting(hound, levels={"rebel": 4})
    table.chance(["focus"]).do("patrol:rebel", "t5_x", "ship:0")
    assert not table.me().defeated and table.me().ship_damage == 3, "5 less the 2 recovered"
    assert table.me().report.fights_lost == 1 and table.seen.combat is None


@pytest.mark.rule("OR-PATROL-13", "OR-PATROL-2")
def test_a_level_2_patrol_pays_fame() -> None:
    table = fighting(levels={"rebel": 2}, chance=[["crit", "crit", "hit"], ["blank"] * 4])
    table.do("patrol:rebel")
    assert table.me().fame == 1


@pytest.mark.rule("OR-DEFEAT-10", "OR-COMBAT-26", "OR-COMBAT-27")
def test_a_winner_who_is_defeated_keeps_the_reward() -> None:
    table = fighting(
        Seated(credits=0, ship_damage=2),
        chance=[["crit", "crit", "hit"], ["crit", "blank", "blank"]],
    )
    table.do("patrol:rebel")
    assert table.me().defeated
    log = table.log
    assert log.index("or-log-gain-credits") < log.index("or-log-defeated")
    assert table.me().credits == 0, "3000 gained, then 3000 lost"
    assert table.table.removed_patrols == ["rebel_1"]
