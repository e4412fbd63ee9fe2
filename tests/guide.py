"""What the guide to adding a card shows, block by block."""

from __future__ import annotations

import re
from pathlib import Path

GUIDE = Path(__file__).parents[1] / "docs" / "adding-a-card.md"


def blocks(game: str, kind: str) -> list[str]:
    """Return the blocks of a language in the chapter about a game."""
    chapter = GUIDE.read_text("utf-8").split(f"\n## {game}\n")[1].split("\n## ")[0]
    return re.findall(rf"```{kind}\n(.*?)```", chapter, flags=re.DOTALL)
