"""Write the facts of every printed card of Destiny from the community's data beside the checkout.

    python tools/make_records.py

Only facts go into src/cantina/games/destiny/records.tsv: set and number, names, types, numbers, die
sides. Of the text nothing is taken. Read the diff: it is the review.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from official import texts

TARGET = Path(__file__).parents[1] / "src" / "cantina" / "games" / "destiny" / "records.tsv"
CODE = re.compile(r"(\d+)(\d{3})([A-Z]?)")
PUBLISHERS = {"TR": "ARH", "FA": "ARH", "RM": "ARH", "HS": "ARH", "EC": "TCI", "PW": "TCI"}
"""Who made the sets that came after the publisher's last one."""

LIMITS = {"702032": 4}
"""Copies allowed where the card says otherwise than the data."""


def plain(value: object) -> str:
    """Return a fact as it stands in its column; nothing for one that is missing."""
    if value is None or value is False:
        return ""
    written = re.sub(r"\s+", " ", str(value)).strip()
    return "1" if value is True else written


def row(record: dict[str, Any]) -> str:
    """Return the line of one record."""
    points = "/".join((record.get("points") or "").split("/")[:2])
    columns = [
        record["code"],
        record["name"],
        record.get("subtitle"),
        record["type_code"],
        record["affiliation_code"],
        record["faction_code"],
        record["rarity_code"],
        record["is_unique"],
        points,
        record.get("cost"),
        record.get("health"),
        LIMITS.get(record["code"], record.get("deck_limit")),
        " ".join(record.get("sides") or []),
        " ".join(record.get("subtypes") or []),
        record.get("reprint_of"),
    ]
    return "\t".join(plain(column) for column in columns).rstrip("\t")


def set_rows() -> list[str]:
    """Return a line for each set: short name, first part of its codes, name, month, who made it."""
    sets = json.loads((texts.DATA / "sets.json").read_text("utf-8"))
    prefixes = {r["set_code"]: CODE.fullmatch(c)[1] for c, r in texts.records().items()}  # type: ignore[index]
    return [
        "\t".join(
            (
                one["code"],
                prefixes[one["code"]],
                one["name"],
                one["date_release"][:7],
                PUBLISHERS.get(one["code"], ""),
            )
        ).rstrip("\t")
        for one in sorted(sets, key=lambda one: one["date_release"])
    ]


def main() -> int:
    """Write the file anew."""
    if not texts.is_here():
        print(f"The data does not lie in {texts.DATA}.")
        return 2
    order = sorted(texts.records().items(), key=lambda item: (len(item[0].rstrip("AB")), item[0]))
    lines = [*set_rows(), "", *[row(record) for _, record in order]]
    TARGET.write_text("\n".join(lines) + "\n", "utf-8")
    print(f"{len(order)} records, {TARGET.stat().st_size // 1024} KiB.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
