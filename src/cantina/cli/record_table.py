"""`cantina record table`: records as Parquet files, for pandas, polars, DuckDB and the like."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cantina.cli.folders import check_folder
from cantina.core.problem import Problem
from cantina.core.record import Record
from cantina.core.rows import Row, rows_of
from cantina.core.text import text

WORDS, NUMBERS, WORD_LIST, NUMBER_LIST = "words", "numbers", "word list", "number list"
YES, AMOUNTS = "yes or no", "amount list"

COLUMNS: dict[str, dict[str, str]] = {
    "matches": {
        "match": WORDS,
        "game": WORDS,
        "rules": WORDS,
        "seats": NUMBERS,
        "names": WORD_LIST,
        "options": WORDS,
        "seed": WORDS,
        "turns": NUMBERS,
        "decisions": NUMBERS,
        "chances": NUMBERS,
        "over": YES,
        "winners": NUMBER_LIST,
        "scores": AMOUNTS,
        "ended_by": WORDS,
    },
    "decisions": {
        "match": WORDS,
        "game": WORDS,
        "number": NUMBERS,
        "turn": NUMBERS,
        "seat": NUMBERS,
        "name": WORDS,
        "prompt": WORDS,
        "answer": WORDS,
        "options": NUMBERS,
        "won": YES,
    },
    "events": {
        "match": WORDS,
        "game": WORDS,
        "number": NUMBERS,
        "turn": NUMBERS,
        "event": WORDS,
        "arguments": WORDS,
        "text": WORDS,
        "at": WORD_LIST,
        "rules": WORD_LIST,
        "only": NUMBER_LIST,
    },
}
"""The columns of each table and what they hold; docs/studying-records.md tells what they mean."""


def _arrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError as error:
        raise Problem(text("cli-needs-arrow", command="pip install 'cantina[tables]'")) from error


def write_tables(files: Iterable[Path], folder: Path) -> dict[str, int]:
    """Write matches, decisions and events as Parquet; returns how many rows each file has."""
    arrow, parquet = _arrow()
    kinds = {
        WORDS: arrow.string(),
        NUMBERS: arrow.int64(),
        YES: arrow.bool_(),
        WORD_LIST: arrow.list_(arrow.string()),
        NUMBER_LIST: arrow.list_(arrow.int64()),
        AMOUNTS: arrow.list_(arrow.float64()),
    }
    counts = dict.fromkeys(COLUMNS, 0)
    schemas = {
        name: arrow.schema([(column, kinds[kind]) for column, kind in columns.items()])
        for name, columns in COLUMNS.items()
    }
    with drafts(folder) as draft, ExitStack() as open_files:
        writers = {
            name: open_files.enter_context(parquet.ParquetWriter(draft / file_of(name), schema))
            for name, schema in schemas.items()
        }
        for file in files:
            rows = rows_of(Record.load(file), file.stem)
            tables: dict[str, list[Row]] = {
                "matches": [rows.match],
                "decisions": rows.decisions,
                "events": rows.events,
            }
            for name, part in tables.items():
                writers[name].write_table(arrow.Table.from_pylist(part, schemas[name]))
                counts[name] += len(part)
    return counts


def file_of(name: str) -> str:
    """Return the name of a table's file."""
    return f"{name}.parquet"


@contextmanager
def drafts(folder: Path) -> Iterator[Path]:
    """Lend a place for tables beside a folder; they come into it when all of them are complete."""
    with TemporaryDirectory(prefix=".tables-", dir=check_folder(folder)) as place:
        yield Path(place)
        folder.mkdir(parents=True, exist_ok=True)
        for name in COLUMNS:
            (Path(place) / file_of(name)).replace(folder / file_of(name))
