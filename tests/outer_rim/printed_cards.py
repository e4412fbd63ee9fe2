"""Every component as players read it, in one file, so that a change of a card is read as a diff.

Run as a program to write the file anew after a change that you mean:
`.venv/bin/python tests/outer_rim/printed_cards.py`.
"""

from pathlib import Path

from cantina.cli.outer_rim import entries
from cantina.core.fluent import writer

FILE = Path(__file__).parent / "printed_cards.txt"


def printed() -> str:
    """Return all components with their English text."""
    lines: list[str] = []
    for entry in entries(writer("en").write):
        lines.append(f"{entry.name} [{entry.id}] ({entry.confidence})")
        lines += [f"    {line}" for line in entry.text]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    FILE.write_text(printed(), "utf-8")
