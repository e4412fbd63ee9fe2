"""Squad files of any size: the work grows as the file does, and no faster."""

import json
import sys
from types import FrameType

import pytest

from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.rules.squads import SquadReport, check_xws

MANY = 3000
STEPS_FOR_EACH_CARD = 1000


class Steps:
    """Count the steps of the interpreter, and stop the work where it takes too many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken = 0

    def __call__(self, frame: FrameType, event: str, _: object) -> "Steps":
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        self.taken += 1
        if self.taken > self.most:
            raise OverflowError(f"more than {self.most} steps")
        return self


def check_in_steps(most: int, pilot: str, cards: list[str]) -> SquadReport:
    upgrades: dict[str, list[str]] = {}
    for card in cards:
        upgrades.setdefault(UPGRADES[card].slot.value, []).append(card)
    entry = {"name": pilot, "ship": PILOTS[pilot].ship, "upgrades": upgrades}
    source = json.dumps({"faction": PILOTS[pilot].faction.value, "pilots": [entry]})
    before = sys.gettrace()
    sys.settrace(Steps(most))
    try:
        return check_xws(source)
    finally:
        sys.settrace(before)


@pytest.mark.parametrize(
    ("pilot", "cards"),
    [
        ("gammasquadronpilot", ["tieshuttle"]),
        ("gammasquadronpilot", ["tieshuttle", "gunner"]),
        ("greensquadronpilot", ["awingtestpilot", "predator"]),
        ("tempestsquadronpilot", ["tiex1", "accuracycorrector"]),
        ("lukeskywalker", ["r2d6", "hullupgrade", "renegaderefit", "veteraninstincts"]),
        ("cartelspacer", ["heavyscykinterceptor", "ioncannon"]),
        ("rookiepilot", sorted(UPGRADES)),
    ],
)
def test_a_ship_with_thousands_of_upgrades_is_refused_in_a_few_steps_for_each(
    pilot: str, cards: list[str]
) -> None:
    loaded = (cards * MANY)[:MANY]
    report = check_in_steps(MANY * STEPS_FOR_EACH_CARD, pilot, loaded)
    assert not report.valid
    assert len(report.problems) < MANY * 10


def test_what_is_wrong_with_a_card_is_said_once_for_each_copy() -> None:
    cards = ["tieshuttle"] * 3 + ["gunner"] * 2
    report = check_in_steps(10**6, "gammasquadronpilot", cards)
    dear = [
        problem.where for problem in report.problems if problem.reason.id == "xw-squad-too-dear"
    ]
    assert dear == ["pilots[0].upgrades.crew[0]", "pilots[0].upgrades.crew[1]"]
