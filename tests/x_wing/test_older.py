"""Options and positions of older versions are understood."""

import msgspec

from cantina.core.piece import described
from cantina.games.x_wing import game
from cantina.games.x_wing.state import Marker
from x_wing.ships import tie, x_wing
from x_wing.table import Skirmish, position


def test_the_faq_of_old_is_the_rules_reference() -> None:
    assert game.read_options({"rules": "faq"}).rules == "reference"
    assert game.read_options({"rules": "book"}).rules == "book"
    assert Skirmish.start(game, 2, {"rules": "faq"}).state.options.rules == "reference"


def test_a_position_of_the_days_before_missions_were_data() -> None:
    options = {"mission": "dark-whispers"}
    g = position(tie(markers=1), x_wing(), options=options, markers=[Marker(0, 450.0, 250.0)])
    told = msgspec.json.encode(described(g)).decode()
    for new, old in (
        ("markers_placed", "satellites_placed"),
        ("markers_lost", "satellites_in_supply"),
        ("marker_id", "satellite_id"),
        ('"markers"', '"satellites"'),
        ("marked_ship", "damaged_ship"),
        ('"rules":"book"', '"rules":"faq"'),
    ):
        assert new in told
        told = told.replace(new, old)
    raw = {**msgspec.json.decode(told), "shuttle": -1}
    read = game.read_state(raw)
    assert (read.markers, read.ship(0).markers) == ([Marker(0, 450.0, 250.0)], 1)
    assert read.options.rules == "reference"
