"""Records as rows: docs/studying-records.md does what it says, for every game."""

import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest
from typer.testing import CliRunner

from cantina.cli.main import make_app
from cantina.cli.record_table import COLUMNS
from cantina.core.record import Record
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.rows import rows_of
from cantina.core.story import ANSWER
from cantina.core.table import Table

PAGE = (Path(__file__).parents[2] / "docs" / "studying-records.md").read_text("utf-8")


@pytest.mark.parametrize("game", game_names())
def test_every_answer_of_a_record_is_a_row_with_its_question(game: str) -> None:
    table = Table.start(find_game(game), 2, seed=4)
    table.play_out(Rng(2), limit=60)
    record = Record.parse(Record.of(table).dump())
    rows = rows_of(record, "match")
    answers = [beat for beat in record.beats if beat[0] == ANSWER]
    assert [(row["seat"] - 1, row["answer"]) for row in rows.decisions] == [
        (beat[1], beat[2]) for beat in answers
    ]
    for row in rows.decisions[:: max(1, len(rows.decisions) // 4)]:
        then = record.replay(row["number"])
        assert then.ask(row["seat"] - 1).prompt_text().id == row["prompt"]
        assert then.state.turn == row["turn"]
    assert len(rows.events) == len(record.replay().log)
    for part, name in ((rows.decisions, "decisions"), ([rows.match], "matches")):
        assert all(set(row) == set(COLUMNS[name]) for row in part)
    assert all(set(row) == set(COLUMNS["events"]) for row in rows.events)


def test_every_column_is_described() -> None:
    for columns in COLUMNS.values():
        for column in columns:
            assert f"`{column}`" in PAGE, column


def test_the_page_about_studying_records_tells_the_truth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["cantina", "--lang", "en"])
    for command in re.findall(r"^\$ cantina (.*)$", PAGE, re.M):
        words = [
            found
            for word in shlex.split(command)
            for found in (sorted(map(str, tmp_path.glob(word))) if "*" in word else [word])
        ]
        done = CliRunner().invoke(make_app(), words)
        assert done.exit_code == 0, done.output
    found: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.S):
        exec(block, found)
    assert sum(row["wins_count"] for row in found["by_character"].to_pylist()) == 8
    assert any(any(won) for won in found["by_card"].values())
    matches = parquet.read_table("contest/tables/matches.parquet").to_pylist()
    assert len(matches) == 4
    assert sum(len(match["winners"]) for match in matches) == 4
