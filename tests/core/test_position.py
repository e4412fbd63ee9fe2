import pytest

from cantina.core.position import Position, merged, read_position, table_at
from cantina.core.problem import BadOptions
from cantina.core.testing import prompt

HEIST = b"""{"game": "smugglers-dice", "seats": 2, "options": {"target": 10}, "state": {
  "step": "run", "order": [1, 0],
  "smugglers": {"1": {"credits": 7, "hand": ["gems", "spice"], "route": "asteroids"},
                "0": {"route": "night-run"}}}}"""


def test_a_position_is_the_beginning_with_some_facts_replaced() -> None:
    table = table_at(read_position(HEIST), script=[["clear", "scan"]])
    assert prompt(table, 1) == "sd-ask-cargo"
    assert table.state.smugglers[0].credits == 2
    table.answer(1, "1")
    table.answer(1, "0")
    assert table.result is not None
    assert table.result.winners == (1,)


def test_lists_change_in_place_or_as_a_whole() -> None:
    assert merged([1, 2, 3], {"1": 5}) == [1, 5, 3]
    assert merged([1], {"1": 2}) == [1, 2]
    assert merged({"a": [1]}, {"a": [7]}) == {"a": [7]}
    assert merged({"play": {"7": {}, "9": {}}}, {"play": {"7": None}}) == {"play": {"9": {}}}
    assert merged({"host": 3}, {"host": None}) == {"host": None}
    with pytest.raises(BadOptions, match="no place 4 in a list of 1"):
        merged([1], {"4": 2})


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        ({"smugglers": {"0": {"credits": "many"}}}, r"smugglers\[0\].credits"),
        ({"smugglers": {"0": {"debts": 1}}}, "debts"),
        ({"weather": "fine"}, "weather"),
        ({"step": "sleep"}, "no step “sleep”"),
    ],
)
def test_a_wrong_position_is_named_exactly(state: dict[str, object], problem: str) -> None:
    with pytest.raises(BadOptions, match=problem):
        table_at(Position("smugglers-dice", state=state))


def test_nonsense_is_no_position() -> None:
    with pytest.raises(BadOptions, match="not a position"):
        read_position(b"[1]")
