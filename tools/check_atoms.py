"""Hold our card texts against the official ones, atom by atom, where the data lies beside us.

    python tools/check_atoms.py [SET ...]

An atom is a number, a symbol, a colour, a type or a small word that matters: may, then, only,
each, up to, until. Prints every card in doubt with both texts (the official one is only read,
never kept). Mend the card, or give the reason in tools/official/reviewed.txt.
"""

from __future__ import annotations

import argparse
import sys

from cantina.core.registry import find_game
from official import texts
from official.reviewing import doubts, idle, our_text, place


def main() -> int:
    """Print the doubts of the sets that were named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sets", nargs="*", metavar="SET")
    chosen = parser.parse_args()
    if not texts.is_here():
        print(f"The data does not lie in {texts.DATA}.")
        return 2
    find_game("destiny")
    found = doubts(tuple(chosen.sets))
    for card, atoms in found:
        print(f"{place(card)}  {card.full_name}: {', '.join(atoms)}")
        print("    official: " + texts.official_text(card.code).replace("\n", "\n              "))
        print("    ours:     " + our_text(card).replace("\n", "\n              "))
    unneeded = idle()
    for where, atom in unneeded:
        print(f"not needed any more in reviewed.txt: {where} {atom}")
    print(f"{len(found)} cards in doubt.")
    return 1 if found or unneeded else 0


if __name__ == "__main__":
    sys.exit(main())
