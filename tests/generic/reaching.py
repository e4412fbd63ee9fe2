"""The random matches that between them use every piece of a game's content.

They were looked for among many once and are kept in `reached/GAME.json`, so that a test need not
play hundreds to see what a few dozen show. When rules change, random players do other things, and
the tests look for what the kept matches do not show any more, which takes the longer the more has
changed; then find others: `PYTHONPATH=tests .venv/bin/python tests/generic/reaching.py [GAME…]`.
What is so rare that this does not find it is looked for by name: `GAME:PIECE` in place of `GAME`
looks until a match shows that piece, and keeps it as well.
"""

import sys
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cantina.core.game import AnyGame
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table

FOLDER = Path(__file__).parent / "reached"
ANY_MATCHES = 300
MATCHES_FOR_ONE = 1500


class Chosen(NamedTuple):
    """A match among many: what comes, or one that is likely to show a piece."""

    seed: int
    piece: str | None = None

    def start(self, game: AnyGame) -> Table[Any]:
        if self.piece is None:
            variants = game.variants()
            seats, options = variants[self.seed % len(variants)]
        else:
            seats, options = game.showing(self.piece, self.seed)
        return Table.start(game, seats, options, seed=self.seed, snapshots=False)

    def used(self, game: AnyGame) -> set[str]:
        """Play it and return what was used."""
        table = self.start(game)
        table.play_out(Rng(self.seed + 7))
        return table.log_source.used


def likely(piece: str) -> list[Chosen]:
    return [Chosen(ANY_MATCHES + number, piece) for number in range(MATCHES_FOR_ONE)]


def kept(game: AnyGame) -> list[Chosen]:
    file = FOLDER / f"{game.name}.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Chosen]) if file.exists() else []


def never_used(game: AnyGame, wanted: set[str]) -> set[str]:
    """Return which pieces no match uses: none that is kept, that is likely to, that comes."""
    missing = set(wanted)
    for chosen in kept(game):
        missing -= chosen.used(game)
    for piece in sorted(missing):
        for chosen in likely(piece):
            if piece not in missing:
                break
            missing -= chosen.used(game)
    for seed in range(ANY_MATCHES):
        if missing:
            missing -= Chosen(seed).used(game)
    return missing


def found(game: AnyGame, rare: set[str]) -> list[Chosen]:
    """Play many matches and return a few that use as much: the one that adds most comes first."""
    matches = {chosen: chosen.used(game) for chosen in map(Chosen, range(ANY_MATCHES))}
    missing = set(game.content()) - rare - set().union(*matches.values())
    for piece in sorted(missing):
        for chosen in likely(piece):
            if piece not in missing:
                break
            matches[chosen] = chosen.used(game)
            missing -= matches[chosen]
    wanted = set(game.content()) - rare - missing
    few = []
    while wanted:
        best = max(matches, key=lambda chosen: len(matches[chosen] & wanted))
        few.append(best)
        wanted -= matches[best]
    return few


def showing(game: AnyGame, piece: str) -> Chosen:
    """Play matches until one uses a piece, however rare it is."""
    matches = (Chosen(seed, piece) for seed in count(ANY_MATCHES))
    return next(chosen for chosen in matches if piece in chosen.used(game))


def main() -> None:
    from generic.test_coverage import RARE

    for asked in sys.argv[1:] or game_names():
        name, _, piece = asked.partition(":")
        game, rare = find_game(name), RARE.get(name, set())
        if piece:
            few = [*kept(game), showing(game, piece)]
        else:
            few = found(game, rare) + [chosen for chosen in kept(game) if chosen.used(game) & rare]
        lines = ",\n".join(msgspec.json.encode(chosen).decode() for chosen in few)
        (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n")
        print(f"{name}: {len(few)} matches")


if __name__ == "__main__":
    main()
