"""What `make bench ARGS=--keep` writes and draws."""

from __future__ import annotations

import itertools
import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def from_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    assert str(ROOT) in sys.path


def figures(ratio: float) -> dict[str, object]:
    return {"games": {"outer-rim": {"ratio": ratio, "table_copy_us": 10.0}}}


def test_a_run_is_added_and_all_runs_are_drawn(tmp_path: Path) -> None:
    from bench import history

    file, drawing = tmp_path / "history.jsonl", tmp_path / "history.svg"
    history.keep(figures(3.2), file, drawing)
    history.keep(figures(6.5), file, drawing)
    runs = [json.loads(line) for line in file.read_text().splitlines()]
    assert [run["figures"]["games"]["outer-rim"]["ratio"] for run in runs] == [3.2, 6.5]
    assert all({"date", "commit", "machine", "figures"} == set(run) for run in runs)
    assert "outer-rim 6.5" in drawing.read_text()


def test_the_kept_history_can_be_read_and_is_what_is_drawn() -> None:
    from bench import history

    runs = history.read()
    assert runs
    assert history.DRAWING.read_text() == history.drawn(runs)


def test_a_line_goes_up_where_a_figure_grows_and_gaps_are_left_out() -> None:
    from bench.drawing import Panel, draw

    picture = ElementTree.fromstring(draw("t", [Panel("p", ["a", "b", "c"], {"n": [1, None, 2]})]))
    (line,) = [one for one in picture.iter() if one.tag.endswith("polyline")]
    points = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
    assert len(points) == 2
    assert points[1][0] > points[0][0]
    assert points[1][1] < points[0][1]


def test_labels_of_lines_do_not_lie_on_each_other() -> None:
    from bench.drawing import LABEL_HEIGHT, Panel, draw

    lines = {name: [1.0, 1.0] for name in "abcde"}
    picture = ElementTree.fromstring(draw("t", [Panel("p", ["x", "y"], lines)]))
    texts = [one for one in picture.iter() if one.tag.endswith("text")]
    named = [one for one in texts if (one.text or "").split(" ")[0] in lines]
    heights = sorted(float(one.attrib["y"]) for one in named)
    assert len(heights) == 5
    assert all(b - a >= LABEL_HEIGHT for a, b in itertools.pairwise(heights))
