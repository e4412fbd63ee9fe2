"""No user-visible string bypasses Fluent: play in the pseudo-locale and look for plain letters."""

import re
from typing import Any

from cantina.core.fluent import Writer
from cantina.core.languages import PSEUDO
from cantina.core.table import Table
from cantina.core.text import Text
from generic.conftest import Player

PLAIN = re.compile(r"[A-Za-z]{2,}")
NAMES = ["1", "2", "3", "4", "5", "6"]
WRITER = Writer(PSEUDO, NAMES)


def all_texts(table: Table[Any]) -> list[Text]:
    found = [event.text for event in table.log]
    for ask in table.asks(explain=True):
        found.append(ask.prompt)
        if ask.kind != "free":
            found += [option.label for option in ask.options]
        found += [option.note for option in ask.options if option.note is not None]
        for item in ask.blocked:
            found += [item.label, item.reason]
    if table.result is not None:
        found.append(table.result.reason)
    return found


def test_every_word_a_player_reads_comes_from_fluent(player: Player) -> None:
    texts: dict[str, Text] = {}
    for seed in range(3):
        last: Table[Any] | None = None
        for table in player.moments(seed, 4):
            last = table
            for text in all_texts(table)[-60:]:
                texts.setdefault(text.id, text)
            board = table.game.board(table.view(0), WRITER.write)
            assert not PLAIN.search(board), f"on the board: {PLAIN.findall(board)[:5]}"
        assert last is not None
    assert len(texts) > 5
    for text in [player.game.title, player.game.about, *texts.values()]:
        written = WRITER.write(text)
        assert not PLAIN.search(written), f"{text.id}: {written}"
