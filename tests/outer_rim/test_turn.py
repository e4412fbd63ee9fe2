import pytest

from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.content.databank_start import EndTurn
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.turn import end_turn, gain_extra_turn
from outer_rim.conftest import Printer
from outer_rim.table import Seated, desk, galaxy

# Apart from each other and from everything else: nothing but planning needs an answer.
AWAY = (Seated(space="t4_om"), Seated(space="t5_om"), Seated(space="t2_om"))


@pytest.mark.rule("OR-TURN-1", "OR-TURN-3")
def test_turns_pass_clockwise() -> None:
    table = desk(*AWAY, current=1, first_player=1, quiet=True)
    order = []
    for _ in range(5):
        order.append(table.g.current)
        assert table.seen.step == "planning", "the next player begins with planning"
        table.do("credits")
    assert order == [1, 2, 0, 1, 2]
    # on a planet the turn is not over before the encounter step is resolved
    naboo = desk(
        Seated(space="naboo"), Seated(space="kessel"), step="encounter", patrols={"hutt": "naboo"}
    )
    assert (naboo.waiting, naboo.prompt) == (0, "or-ask-encounter")
    naboo.chance(["blank"] * 3, ["blank"] * 3).do("patrol:hutt")
    assert (naboo.seen.current, naboo.waiting, naboo.seen.step) == (1, 1, "planning")


@pytest.mark.rule("OR-TURN-2")
def test_a_turn_is_planning_then_action_then_encounter() -> None:
    table = desk(Seated(space="naboo"))
    assert (table.seen.step, table.prompt) == ("planning", "or-ask-planning")
    table.refused("space")
    table.refused("market")
    table.do("credits")
    assert (table.seen.step, table.prompt) == ("action", "or-ask-action")
    table.refused("credits")
    table.refused("space")
    table.do("done")
    assert (table.seen.step, table.prompt) == ("encounter", "or-ask-encounter")
    table.refused("market")
    table.refused("credits")


@pytest.mark.rule("OR-TURN-4", "OR-TURN-5", "OR-DELIVER-12")
def test_an_effect_that_ends_the_turn_skips_everything_left() -> None:
    # two ILLEGAL cargos for Tatooine: the first one ends the turn by databank card 1
    cargo = ["cargo_stolen_weapons", "kessel_maelstrom_1"]
    table = desk(
        Seated(space="tatooine", ship="yv_666", assets=cargo), Seated(space="kessel"), step="action"
    )
    table.chance(["blank"], "databank_1a", ["blank", "blank"])
    table.do("deliver", "cargo_stolen_weapons")
    assert table.seen.current == 1, "no market, no ability, no encounter step"
    assert table.seen.step == "planning"
    assert table.assets() == cargo, "the second one was not even tried"


@pytest.mark.rule("OR-TURN-4", "OR-TURN-5")
def test_a_turn_that_ends_in_the_planning_step_has_no_action_step(print_asset: Printer) -> None:
    flight = print_asset("gear", Ability(at=Moment.PLANNING, effect=EndTurn()))
    table = desk(Seated(space="naboo", assets=[flight]), Seated(space="kessel"))
    table.do(f"ability:{flight}:0")
    assert (table.seen.current, table.seen.step) == (1, "planning")


@pytest.mark.rule("OR-TURN-6")
def test_the_current_player_stays_current_while_another_decides() -> None:
    greedo = "databank_greedo"
    hunter = Seated(space="naboo", assets=["bounty_greedo"])
    owner = Seated(space="naboo", assets=[greedo])
    table = desk(hunter, owner, step="encounter")
    table.do("hunt:bounty_greedo:1")
    assert table.waiting == 1, "the owner is asked to protect"
    assert table.seen.current == 0
    assert table.table.view(1).current == 0
    second = desk(Seated(space="kessel"), Seated(space="naboo"), current=1)
    for answer, step in (("move:ryloth", "action"), ("done", "encounter"), ("space", "planning")):
        assert second.waiting == second.seen.current == 1, "in all three steps"
        second.do(answer)
        assert second.seen.step == step
    assert second.seen.current == 0


@pytest.mark.rule("OR-MAELSTROM-3", "OR-MAELSTROM-4")
def test_an_extra_turn_follows_at_once_and_never_two_in_a_row() -> None:
    table = desk(*AWAY[:2], quiet=True)
    assert gain_extra_turn(table.g, 0)
    table.do("credits")
    assert (table.seen.current, table.seen.step, table.seen.extra_turn) == (0, "planning", True)
    assert not gain_extra_turn(table.g, 0), "none during an extra turn"
    table.do("credits")
    assert (table.seen.current, table.seen.step, table.seen.extra_turn) == (1, "planning", False)
    assert not gain_extra_turn(table.g, 0), "not on another player's turn"


def test_nobody_else_can_end_the_turn() -> None:
    g = galaxy()
    end_turn(g, 1)
    assert not g.turn_over
    end_turn(g, 0)
    assert g.turn_over
