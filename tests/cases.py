"""Tables of cases: what each is called, then what a test is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def each_case(cases: Sequence[tuple[Any, ...]], *arguments: str) -> pytest.MarkDecorator:
    """Try a test with every case of a table; the first column names the case."""
    given = [case[1:] for case in cases]
    return pytest.mark.parametrize(arguments, given, ids=[case[0] for case in cases])


def proves(rule: str, *case: Any) -> Any:
    """Return a case of a table that proves a statement of its own; its first column names it."""
    return pytest.param(*case, marks=pytest.mark.rule(rule), id=case[0])
