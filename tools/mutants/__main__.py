"""Break rules one small change at a time, and see which tests notice.

    make mutants ARGS="--sample 500 --seed 1 --workers 2 --report out.txt"
    make mutants ARGS="--again out.txt --seconds 120"
    make mutants ARGS="--only x_wing.rules.combat.* --thin 3"
    make mutants ARGS="--by-id --sample 60"

By line: changes are drawn evenly over the functions of the rules (`rules/` and the words in
`cards/` and `content/` of each game), and each is tried in a forked process under the tests of the
game that cover the changed statement, until one fails. What no test covers counts as unnoticed;
what only a record notices (`deeds`: what every card does, written down once) is counted apart.
Which tests cover what is learnt first and kept under `build/mutants`; that takes some minutes of
computing.

By id: for a sample of ledger ids every function that cites the id is broken under the tests that
are marked with it; where a comment beside a statement cites it, that statement alone. An id whose
tests notice no change at all there is weak; so is one whose tests never come there.

Changes after which the game is the same are listed in `equivalent.txt`, each with the reason.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import pytest

from mutants.by_id import GAMES, IdBreaker
from mutants.by_line import LineBreaker
from mutants.covering import ROOT, set_probes


def main() -> int:
    """Break a sample of rules and report."""
    parser = argparse.ArgumentParser(
        "mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sample", type=int, default=60, help="how many changes, or ids")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--report", type=Path, help="write it here as well")
    lines = parser.add_argument_group("by line")
    lines.add_argument("--again", type=Path, help="what this report says nothing noticed")
    lines.add_argument("--only", nargs="+", help="every change there: destiny.rules.damage.*")
    lines.add_argument("--thin", type=int, help="every change where at most so many tests come")
    lines.add_argument("--workers", type=int, default=1, help="changes tried at a time")
    lines.add_argument("--seconds", type=float, default=20.0, help="of computing for each change")
    lines.add_argument(
        "--whatever-changed",
        action="store_true",
        help="learn only of test files that changed; of a changed rule all that entered it counts",
    )
    ids = parser.add_argument_group("by id")
    ids.add_argument("--by-id", action="store_true", help="break what cites an id")
    ids.add_argument("--ids", nargs="+", help="these ids instead of a sample")
    ids.add_argument("--briefly", action="store_true", help="one change noticed is enough")
    ids.add_argument("--most", type=int, default=8, help="changes tried for each id")
    ids.add_argument("--tests", type=int, default=12, help="tests run for each id")
    ids.add_argument("--slice", type=int, nargs=2, default=(0, 10_000), metavar=("FROM", "TO"))
    chosen = parser.parse_args()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # no foreign plugin is needed, all are slow
    breaker: IdBreaker | LineBreaker
    if chosen.by_id or chosen.ids:
        breaker = IdBreaker(chosen)
    else:
        set_probes([GAMES[prefix] for prefix in chosen.games])
        breaker = LineBreaker(chosen, GAMES)
    folders = [str(ROOT / "tests" / GAMES[each].replace("-", "_")) for each in chosen.games]
    pytest.main([*folders, "-q", "-p", "no:cacheprovider", "-s"], plugins=[breaker])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
