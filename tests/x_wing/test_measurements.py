"""`cantina x-wing measure`: one JSON line in, one JSON line out."""

import json
import re
from typing import Any

import pytest

from cantina.games.x_wing.measurements import answer, answers

A = {"pose": [0, 0, 0], "base": "small"}


def ask(**request: object) -> Any:
    (line,) = answers([json.dumps(request)])
    return json.loads(line)


def test_maneuver() -> None:
    done = ask(op="maneuver", pose=[0, 0, 0], base="small", bearing="turn", side="left", speed=2)
    assert done == {"pose": [82.5, 82.5, 90.0], "touching": []}
    done = ask(op="maneuver", pose=[0, 0, 0], base="large", bearing="koiogran", side=None, speed=4)
    assert done == {"pose": [240.0, 0.0, 180.0], "touching": []}
    others = [{"pose": [500, 0, 0], "base": "small"}, {"pose": [165, 0, 0], "base": "large"}]
    done = ask(
        op="maneuver", pose=[0, 0, 0], base="small", bearing="straight", speed=3, others=others
    )
    assert done == {"pose": [105.0, 0.0, 0.0], "touching": [1]}


def test_overlap() -> None:
    assert ask(op="overlap", a=A, b={"pose": [39, 0, 0], "base": "small"}) == {"overlap": True}
    assert ask(op="overlap", a=A, b={"pose": [40, 0, 0], "base": "small"}) == {"overlap": False}
    assert ask(op="overlap", a=A, b={"pose": [59, 0, 0], "base": "large"}) == {"overlap": True}


def test_range() -> None:
    near = ask(op="range", a=A, b={"pose": [0, 165.5, 0], "base": "small"})
    assert near == {"distance": 125.5, "range": 2}
    far = ask(op="range", a=A, b={"pose": [500, 0, 0], "base": "small"})
    assert far == {"distance": 460.0, "range": None}


def test_in_arc() -> None:
    ahead = ask(op="in_arc", a=A, b={"pose": [100, 0, 0], "base": "small"})
    assert ahead == {"in_arc": True, "distance": 60.0, "range": 1}
    behind = ask(op="in_arc", a=A, b={"pose": [-100, 0, 0], "base": "small"})
    assert behind == {"in_arc": False, "distance": None, "range": None}
    # far away but in arc: no range
    assert ask(op="in_arc", a=A, b={"pose": [900, 0, 0], "base": "small"}) == {
        "in_arc": True,
        "distance": 860.0,
        "range": None,
    }


def test_obstructed() -> None:
    rock = [[90, -40], [110, -40], [110, 40], [90, 40]]
    target = {"pose": [200, 0, 0], "base": "small"}
    assert ask(op="obstructed", a=A, b=target, obstacles=[rock]) == {"obstructed": True}
    assert ask(op="obstructed", a=A, b=target, obstacles=[]) == {"obstructed": False}
    aside = [[x, y + 100] for x, y in rock]
    assert ask(op="obstructed", a=A, b=target, obstacles=[aside]) == {"obstructed": False}
    behind = {"pose": [-200, 0, 0], "base": "small"}
    mirrored = [[-x, y] for x, y in rock]
    assert ask(op="obstructed", a=A, b=behind, obstacles=[mirrored]) == {"obstructed": True}


def test_later_maneuvers_and_arcs() -> None:
    def fly(bearing: str, speed: int, side: str | None = None, slide: float = 0.0) -> object:
        pose = [0, 0, 0]
        asked = {"pose": pose, "bearing": bearing, "side": side, "speed": speed, "slide": slide}
        return ask(op="maneuver", **asked)["pose"]

    assert fly("segnor", 2, "left") == [126.066, 52.218, 225.0]
    assert fly("tallon", 3, "right") == [110.0, -110.0, 180.0]
    assert fly("tallon", 3, "right", 4.0) == [106.0, -110.0, 180.0]
    assert fly("reverse-straight", 1) == [-80.0, 0.0, 0.0]
    assert fly("reverse-bank", 1, "left") == [-90.711, 37.574, 315.0]
    assert fly("stationary", 0) == [0.0, 0.0, 0.0]
    behind = {"pose": [-200, 0, 0], "base": "small"}
    out = {"in_arc": False, "distance": None, "range": None}
    assert ask(op="in_arc", a=A, b=behind) == out
    assert ask(op="in_arc", a=A, b=behind, arcs=["front", "rear"])["range"] == 2
    aside = {"pose": [10, 100, 0], "base": "small"}
    assert ask(op="in_arc", a=A, b=aside, arcs=["half"])["in_arc"] is True
    assert ask(op="in_arc", a=A, b=aside, arcs=["front", "rear"]) == out


def test_barrel_roll() -> None:
    rolled = ask(op="barrel_roll", pose=[0, 0, 90], base="small", side="left", slide=15)
    assert rolled == {"pose": [-80.0, 15.0, 90.0]}
    rolled = ask(op="barrel_roll", pose=[0, 0, 0], base="large", side="right", slide=-40)
    assert rolled == {"pose": [-40.0, -100.0, 0.0]}


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", "malformed|truncated"),
        ("[1, 2]", "object"),
        ('{"a": ' + "[" * 100_000, "deeply"),
        ('{"op": "\udc80"}', "UTF-8"),
        ('{"op": "dance"}', "dance"),
        ('{"pose": [0, 0, 0]}', "op"),
        ('{"op": "overlap", "a": {"pose": [0, 0]}, "b": {"pose": [0, 0, 0]}}', r"a\.pose"),
        ('{"op": "overlap", "a": {"pose": [0, 0, 0]}}', "`b`"),
        ('{"op": "range", "a": {"pose": [0, 0, 0], "size": 1}, "b": {"pose": [0, 0, 0]}}', "size"),
        ('{"op": "range", "a": {"pose": [1e300, 0, 0]}, "b": {"pose": [0, 0, 0]}}', "bounds"),
        ('{"op": "range", "a": {"pose": [0, 0, 0], "base": "huge"}}', "huge"),
        ('{"op": "maneuver", "pose": [0, 0, 0], "bearing": "bank", "speed": 1}', "no side null"),
        (
            '{"op": "maneuver", "pose": [0, 0, 0], "bearing": "turn", "side": "left", "speed": 4}',
            "no template",
        ),
        ('{"op": "barrel_roll", "pose": [0, 0, 0], "side": "left", "slide": 20.5}', "at most 20"),
    ],
)
def test_a_malformed_line_gets_an_error_and_the_next_goes_on(line: str, says: str) -> None:
    good = json.dumps({"op": "overlap", "a": A, "b": A})
    first, second = (json.loads(found) for found in answers([line, "", good]))
    assert list(first) == ["error"]
    assert first == answer(line)
    assert re.search(says, first["error"]), first
    assert second == {"overlap": True}
