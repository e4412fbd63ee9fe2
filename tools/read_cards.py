"""Read the official card texts as trees of our words and compare them with those people wrote.

    python tools/read_cards.py [--show] [SET ...]

Says on how many playable cards the tree that was read equals the written one. With --show the
differences are listed with both texts, and the records of cards that are not playable yet and could
be read are printed for review.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter

from cantina.core.registry import find_game
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.records import known_card, records
from official import texts
from official.grammar import Reading, read
from official.nouns import Unread
from official.source import record_source, tree_source

KNOWN = {
    "SoR 123": "the book's errata win over the data (DS-ERRATA-13)",
    "LEG 155": "nobody is activated if nothing was played",
    "AW 18": "an additional action can be declined when it comes",
    "EaW 58": "a character is never discarded from play, so a droid or vehicle is another card",
    "SoR 100": "another than the one whose die was removed",
    "WotF 2": "the same said of the card instead of the die",
    "WotF 19": "a die that lies on its card is rolled in",
    "WotF 34": "a die that lies on its card is rolled in",
    "WotF 24": "you play upgrades on your own characters",
    "WotF 37": "only upgrades are equipment or weapons",
    "AtG 76": "each of the three can be spotted for itself",
    "AtG 77": "only an exhausted card can be readied (DS-READY-2)",
    "SoR 133": "the character that is spotted is the one whose dice are meant",
    "EaW 136": "the character that is spotted is the one whose dice are meant",
    "EaW 21": "whose dice they are is settled first",
    "EaW 121": "the character is readied, not its dice",
    "EaW 135": "the character is given the shield",
    "WotF 1": "only the first sentence is a choice",
    "WotF 122": "dice of nobody cannot be rerolled",
    "WotF 141": "an additional action comes after the ability, and can be declined then",
    "WotF 4": "the character is yours, and so are its dice",
    "AtG 159": "the second sentence does not hang on the cost of the first",
    "CONV 3": "only upgrades are abilities, and the card looked at is the one played",
    "CONV 37": "who has a bounty on him would never be dealt less",
    "SoR 81": "only upgrades are weapons",
    "CONV 146": "whose dice they are is settled first",
    "AtG 16": "without the roll there is nothing after it",
}
"""Where the written tree is right and the reading is not."""


def same(reading: Reading, written: Reading) -> bool:
    """Say whether two trees mean the same: what you play is yours, said or not."""
    return tree_source(reading) == tree_source(written) or plain(reading) == plain(written)


def plain(reading: Reading) -> str:
    """Return a tree without the owner of cards that are played, and of dice on a character."""
    written = tree_source(reading).replace("Plays(Cards(YOU, subtypes", "Plays(Cards(subtypes")
    written = written.replace("Plays(Cards(YOU, ", "Plays(Cards(types=")
    written = written.replace("Activates(Cards(YOU, subtypes", "Activates(Cards(subtypes")
    return re.sub(r"Dice\(YOU, (?=[^()]*on=(?:HOST|THIS|THAT_CHARACTER)\b)", "Dice(", written)


def main() -> int:
    """Compare, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("sets", nargs="*", metavar="SET")
    chosen = parser.parse_args()
    if not texts.is_here():
        print(f"The data does not lie in {texts.DATA}.")
        return 2
    find_game("destiny")
    found: Counter[str] = Counter()
    for card in CARDS:
        if chosen.sets and card.set not in chosen.sets:
            continue
        written = Reading(card.keywords, card.only_on, card.only_if, card.abilities)
        official = texts.official_text(card.code)
        try:
            reading = read(official, card.type)
        except Unread:
            found["not read"] += 1
            continue
        known = f"{card.set} {card.number}" in KNOWN
        found["the same" if same(reading, written) else "explained" if known else "different"] += 1
        if chosen.show and not same(reading, written) and not known:
            print(f"{card.set} {card.number} {card.full_name}\n    official: {official!r}")
            print(f"    read:     {tree_source(reading)}\n    written:  {tree_source(written)}")
    print(", ".join(f"{count} {what}" for what, count in sorted(found.items())))
    waiting = [
        one
        for one in records().values()
        if known_card(one.code).only_facts and (one.set in chosen.sets or not chosen.sets)
    ]
    readable = 0
    for one in waiting:
        try:
            reading = read(texts.official_text(one.code), known_card(one.code).type)
        except Unread:
            continue
        readable += 1
        if chosen.show:
            print(record_source(known_card(one.code), reading))
    print(f"of {len(waiting)} cards that are not playable yet, {readable} can be read")
    return 1 if found["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
