"""The mat as a terminal shows it."""

from cantina.core.fluent import writer
from cantina.games.x_wing import game
from x_wing.ships import tie, x_wing
from x_wing.table import play, position


def test_the_mat_shows_ships_with_their_facing_and_who_has_locked_whom() -> None:
    ships = (x_wing(at=(110, 110, 90), lock=1, tokens={"stress": 2}), tie(at=(800, 820, 180)))
    shown = game.board(play(position(*ships)).view(None), writer().write).splitlines()
    mat = [line for line in shown if line.startswith("|")]
    assert len(mat) == 18  # 900 mm in lines of 50 mm
    assert mat[15][5:7] == "0↑"  # 110 mm from the west and from the south
    assert mat[1][33:35] == "1←"
    assert any("Rookie Pilot" in line and "stress 2" in line for line in shown)
    assert shown[-1] == "Target lock A: Rookie Pilot on Academy Pilot"
