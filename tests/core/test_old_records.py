"""Records of earlier releases open, or say in one line why not."""

from pathlib import Path

import pytest

from cantina.core.record import BadRecord, Record

FOLDER = Path(__file__).parent.parent / "records"
RECORDS = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_release_opens_or_says_why_not(path: Path) -> None:
    record = Record.load(path)
    try:
        table = record.replay(log=False)
    except BadRecord as problem:
        assert len(str(problem).splitlines()) == 1
        assert "rules" in str(problem)
    else:
        assert table.over


def test_every_game_of_the_first_release_is_among_them() -> None:
    games = {Record.load(path).game.name for path in RECORDS}
    assert games == {"outer-rim", "x-wing", "destiny", "smugglers-dice"}
