from typing import Any

import msgspec
import pytest

from cantina.games.x_wing.state import Battle
from cantina.server.protocol.messages import Say
from x_wing.faces import BLANK, EVADE, FOCUS, HIT
from x_wing.ships import tie, x_wing
from x_wing.table import play, position


def dispute(**state: Any) -> Battle:
    return position(x_wing(), tie(), step="settle-dispute", dispute="who-is-late", **state)


@pytest.mark.rule("XW-DISPUTE-1", "XW-DISPUTE-2")
@pytest.mark.parametrize(
    ("attack", "defense", "winner"),
    [
        ([FOCUS, FOCUS, HIT], [FOCUS, EVADE, BLANK], 0),
        ([FOCUS, HIT, HIT], [FOCUS, FOCUS, EVADE], 1),
    ],
)
def test_three_dice_each_and_more_focus_results_win(
    attack: list[str], defense: list[str], winner: int
) -> None:
    table = play(dispute(), attack, defense)
    assert table.state.rulings == {"who-is-late": winner}
    assert table.seen.phase == "planning"  # the game goes on
    assert "XW-DISPUTE-1" in table.rules_told()


@pytest.mark.rule("XW-DISPUTE-2")
def test_a_tie_is_rolled_again() -> None:
    table = play(dispute(), [FOCUS, HIT, HIT], [FOCUS, BLANK, BLANK], [HIT] * 3, [FOCUS] * 3)
    assert table.state.rulings == {"who-is-late": 1}
    assert table.told_ids().count("xw-log-dispute-roll") == 2


@pytest.mark.rule("XW-DISPUTE-3")
def test_the_same_dispute_is_not_rolled_for_again() -> None:
    table = play(dispute(rulings={"who-is-late": 1}))  # no die falls
    assert table.state.rulings == {"who-is-late": 1}
    assert "xw-log-dispute-won" in table.told_ids()
    # another dispute is rolled for, and both rulings are kept
    table = play(dispute(rulings={"who-bumped": 0}), [FOCUS] * 3, [BLANK] * 3)
    assert table.state.rulings == {"who-bumped": 0, "who-is-late": 0}
    twice = play(dispute(rulings=dict(table.state.rulings)))
    assert twice.state.rulings == table.state.rulings


@pytest.mark.rule("XW-TEAM-6")
def test_talk_cannot_be_sent_to_teammates_only() -> None:
    open_talk = msgspec.json.decode(b'{"type":"chat","text":"form up"}', type=Say)
    assert open_talk.text == "form up"
    for secret in (b'"to":[2]', b'"team":true', b'"only":[0,2]'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(b'{"type":"chat","text":"form up",' + secret + b"}", type=Say)
    # nor does the engine tell a team anything that the others may not read
    g = position(
        x_wing(), tie(), tie(at=(600, 500, 270), seat=2), seats=("rebel", "imperial", "imperial")
    )
    table = play(g)
    while table.seen.round == 1:
        table.answer(table.waiting[0], table.ask(table.waiting[0]).keys()[-1])
    assert table.log
    assert all(event.only is None for event in table.log)
