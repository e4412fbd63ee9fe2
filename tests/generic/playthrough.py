"""A match written out for reviewers: every question, its options, the answer, what was told.

Run as a program to write the files anew after a change of rules that you mean:
`.venv/bin/python tests/generic/playthrough.py`.
"""

from pathlib import Path
from typing import Any

from cantina.core.fluent import Writer
from cantina.core.game import AnyGame
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table

FOLDER = Path(__file__).parent.parent / "playthroughs"
SEEDS = (1, 2)
ANSWERS = 40
SHOWN_OPTIONS = 12


def _ask_lines(table: Table[Any], seat: int, write: Writer) -> list[str]:
    ask = table.asks(seat)[0]
    lines = [f"? {write.names[seat]}: {write.write(ask.prompt)}"]
    for option in ask.options[:SHOWN_OPTIONS]:
        odds = f" ({option.odds:.4f})" if option.odds is not None else ""
        lines.append(f"    {option.key}: {write.write(option.label)}{odds}")
    if len(ask.options) > SHOWN_OPTIONS:
        lines.append(f"    ... {len(ask.options) - SHOWN_OPTIONS} more")
    return lines


def playthrough(game: AnyGame, seed: int) -> str:
    """Return the beginning and the end of a random match as text."""
    variants = game.variants()
    seats, options = variants[seed % len(variants)]
    names = [f"Player {number + 1}" for number in range(seats)]
    table = Table.start(game, names, options, seed=seed)
    write = Writer("en", names)
    rng = Rng(seed)
    lines = [f"{write.write(game.title)}, {seats} seats, options {options}, seed {seed}", ""]
    told = 0
    while not table.over:
        shown = table.answered < ANSWERS
        seat = table.waiting[0]
        if shown:
            lines += _ask_lines(table, seat, write)
        key = table.ask(seat).sample(rng)
        table.answer(seat, key)
        if shown:
            lines.append(f"= {key}")
            lines += [f"  {write.write(event.text)}" for event in table.log[told:]]
            told = len(table.log)
    assert table.result is not None
    lines += ["", f"... {table.answered} answers, state {table.fingerprint()}"]
    lines += ["", game.board(table.view(None), write.write), "", write.write(table.result.reason)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all files."""
    for name in game_names():
        for seed in SEEDS:
            (FOLDER / f"{name}-{seed}.txt").write_text(playthrough(find_game(name), seed), "utf-8")


if __name__ == "__main__":
    main()
