"""Greedy is the yardstick: where no rule or card changed it chooses what it always chose."""

import json

import pytest

from greedy_choices import FILE, MATCHES, choices

RECORDED: dict[str, list[str]] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize(("name", "seed"), MATCHES)
def test_the_yardstick_chooses_what_it_chose(name: str, seed: int) -> None:
    chosen, recorded = choices(name, seed), RECORDED[f"{name} {seed}"]
    assert len(recorded) > 60
    assert chosen == recorded, "a card, a rule, or the yardstick itself?"
