"""Which ledger ids the tests prove: read from marks, for `cantina rules --coverage`."""

import ast
import inspect
import os
import textwrap
from pathlib import Path

import pytest
from hypothesis import settings

from cantina.core.rulebook import Proof, read_proofs, rulebook, rulebook_names, write_proofs

ROOT = Path(__file__).parent.parent
# whatever the machine speaks, tests read English
os.environ["CANTINA_LANG"] = "en"

PROVING_CALLS = ("raises", "assert", "check", "refusal", "expect", "warns")

# no test asserts times: a busy machine is not a mistake
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

_proofs: dict[str, Proof] = {}


def _proves_something(function) -> bool:
    """Say whether a test can fail by its own doing: it asserts, or calls something that does."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name.startswith(PROVING_CALLS):
                return True
    return False


def pytest_collection_modifyitems(items):
    known = {p.id for game in rulebook_names() for p in rulebook(game).paragraphs}
    checked: dict[object, bool] = {}
    for item in items:
        rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        unknown = [rule for rule in rules if rule not in known]
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} is marked with unknown rules: {unknown}")
        if not rules:
            continue
        function = getattr(item.obj, "hypothesis", None)
        function = function.inner_test if function is not None else item.obj
        function = inspect.unwrap(function)
        if function not in checked:
            checked[function] = _proves_something(function)
        item.user_properties.append(("rules", rules if checked[function] else []))


def pytest_runtest_logreport(report):
    rules = dict(report.user_properties).get("rules")
    if not rules:
        return
    proof = _proofs.setdefault(report.nodeid, Proof(rules, False))
    if report.when == "call":
        proof.passed = report.passed and not hasattr(report, "wasxfail")
    elif report.failed:
        proof.passed = False


def pytest_sessionfinish(session):
    config = session.config
    if hasattr(config, "workerinput") or config.option.collectonly:
        return
    partial = config.option.keyword or config.option.markexpr or config.args != ["tests"]
    kept = read_proofs(ROOT) if partial else {}
    write_proofs(ROOT, {**kept, **_proofs})
