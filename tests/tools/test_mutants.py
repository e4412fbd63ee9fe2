import ast
import builtins

import pytest

from mutants.breaking import compiled, mutants_of
from mutants.by_line import in_order
from mutants.citing import Place, cited_by, cited_in
from mutants.covering import HITS, PROBES, Covering, definitions_around, probe, statement_at
from mutants.equivalent import is_equivalent


def shielded(shields: int, coming: int) -> int:
    if shields >= 3:
        return 0
    return min(coming, 3 - shields)


SOURCE = """
def shielded(shields, coming):
    if shields >= 3:
        return 0
    return min(coming, 3 - shields)
"""


def test_ids_are_cited_alone_and_in_rows():
    text = "Of equal paths (OR-AI-MOVE-7, -8), then DS-SHIELD-4 and XW-MISSION-2-13."
    assert cited_in(text) == {"OR-AI-MOVE-7", "OR-AI-MOVE-8", "DS-SHIELD-4", "XW-MISSION-2-13"}
    assert cited_in("OR-TURN-2 to -4, -6 stand") == {f"OR-TURN-{n}" for n in (2, 3, 4, 6)}
    assert cited_in("(XW-OVERLAP-1..3)") == {f"XW-OVERLAP-{n}" for n in (1, 2, 3)}


def test_every_small_change_is_tried_once_and_changes_the_function():
    (tree,) = ast.parse(SOURCE).body
    found = mutants_of(tree)
    changes = sorted(mutant.change for mutant in found)
    assert changes == (
        ["comparison flipped", "condition denied", "most for least"]
        + ["one less"] * 3
        + ["one more"] * 3
        + ["plus for minus", "statement left out"]
    )
    texts = {ast.unparse(mutant.tree) for mutant in found}
    assert len(texts) == len(found) and ast.unparse(tree) not in texts


def test_a_broken_function_runs_in_place_of_the_sound_one():
    (tree,) = ast.parse(SOURCE).body
    assert (shielded(2, 2), shielded(3, 1)) == (1, 0)
    sound = shielded.__code__
    flipped = next(each for each in mutants_of(tree) if each.change == "comparison flipped")
    try:
        shielded.__code__ = compiled(flipped, shielded)
        assert shielded(3, 1) == 0 and shielded(4, 1) == 0 and shielded(3, -1) == -1
    finally:
        shielded.__code__ = sound


def test_a_clause_is_forgotten_and_one_is_taken_for_another():
    source = "def f(g, own: int, other: int):\n    return own and g.duel(own, other) and g.over\n"
    (tree,) = ast.parse(source).body
    changed = {(each.change, each.now) for each in mutants_of(tree)}
    assert changed == {
        ("and for or", "return own or g.duel(own, other) or g.over"),
        ("clause dropped", "return g.duel(own, other) and g.over"),
        ("clause dropped", "return own and g.over"),
        ("clause dropped", "return own and g.duel(own, other)"),
        ("one for another", "return other and g.duel(own, other) and g.over"),
        ("one for another", "return own and g.duel(other, other) and g.over"),
        ("one for another", "return own and g.duel(own, own) and g.over"),
        ("arguments swapped", "return own and g.duel(other, own) and g.over"),
    }


def test_what_a_function_defines_was_made_when_the_definition_ran():
    source = "def outer(n):\n    def inner(m):\n        return m + n\n    return inner\n"
    (tree,) = ast.parse(source).body
    assert [definitions_around(tree, line) for line in (2, 3, 4)] == [[], [1], []]


def test_what_the_type_checker_notices_is_no_change():
    (tree,) = ast.parse("def f(a):\n    return a is not None and a.hit\n").body
    changes = [(each.change, each.now) for each in mutants_of(tree)]
    assert changes == [
        ("clause dropped", "return True and a is not None"),
        ("comparison flipped", "return a is None and a.hit"),
    ]
    (plain,) = ast.parse("def f(a, b):\n    return a is None or a == b\n").body
    assert "return False or a == b" in {each.now for each in mutants_of(plain)}


def test_a_clause_left_alone_is_still_asked_once():
    (tree,) = ast.parse("def f(a, b):\n    return a or b\n").body
    left = [each.now for each in mutants_of(tree) if each.change == "clause dropped"]
    assert left == ["return False or b", "return False or a"]


def test_probes_tell_which_statements_were_passed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(builtins, "__hits__", HITS, raising=False)
    tree = ast.parse(SOURCE)
    (function,) = tree.body
    first = len(PROBES)
    probe(function, "m:shielded", function.lineno)
    space = {}
    exec(compile(ast.fix_missing_locations(tree), "m", "exec"), space)
    assert space["shielded"](2, 5) == 1
    passed = {place for place, hit in zip(PROBES[first:], HITS[first:], strict=True) if hit}
    assert passed == {"m:shielded:1", "m:shielded:3"}
    assert space["shielded"](3, 5) == 0 and HITS[PROBES.index("m:shielded:2", first)]


def test_a_line_belongs_to_the_innermost_statement_around_it():
    (tree,) = ast.parse("def f(a):\n    if a:\n        return (\n            a\n        )\n").body
    assert [statement_at(tree, line) for line in (2, 3, 4)] == [1, 2, 2]


def test_tests_with_the_id_go_first_then_one_of_each_file():
    tests = [
        Covering("a.py::long", 0.1, 900),
        Covering("a.py::short", 0.1, 10),
        Covering("b.py::middling", 0.1, 100),
        Covering("c.py::marked", 0.1, 500),
    ]
    marks = {each.test: set() for each in tests} | {"c.py::marked": {"OR-TURN-1"}}
    order = [each.test for each in in_order(tests, {"OR-TURN-1"}, marks)]
    assert order == ["c.py::marked", "a.py::short", "b.py::middling", "a.py::long"]


def test_what_is_only_told_is_left_alone():
    (tree,) = ast.parse(
        "def f(g):\n    g.say('x', 1)\n    g.count += 1\n    g.win()\n    tell_all(g)\n"
        "    g.use(1)\n    card.use(1)\n"
    ).body
    lines = [each.line for each in mutants_of(tree) if each.change == "statement left out"]
    assert lines == [3, 4, 7]
    left = [ast.unparse(each.tree) for each in mutants_of(tree)]
    assert all("g.say('x', 1)" in text for text in left)


def test_a_default_is_not_broken_where_nobody_reads_it():
    (tree,) = ast.parse("@cache(2)\ndef f(amount=1):\n    return amount\n").body
    assert mutants_of(tree) == []


def test_a_counter_of_changes_may_count_more_in_destiny_but_not_nothing():
    tree = ast.parse("def rule(g):\n    g.changes += 1").body[0]
    found = {mutant.change: mutant for mutant in mutants_of(tree)}
    ours = Place("cantina.games.destiny.rules.any", "rule", tree, lambda g: None, frozenset())
    other = Place("cantina.games.x_wing.rules.any", "rule", tree, lambda g: None, frozenset())
    assert is_equivalent(ours, found["one more"])
    assert not is_equivalent(ours, found["one less"])
    assert not is_equivalent(ours, found["statement left out"])
    assert not is_equivalent(other, found["one more"])


def test_a_comment_speaks_of_its_statement_and_a_docstring_of_all():
    source = """
def f(g):
    '''Do it (OR-TURN-1).'''
    g.first()
    if g.over:  # OR-TURN-2: nothing more
        g.stop()
        return
    # OR-TURN-3 decides
    g.second()
    if g.tired:
        return  # OR-TURN-4
    g.third("OR-TURN-5")
    for card in g.cards:
        g.say("OR-TURN-6")
"""
    (tree,) = ast.parse(source).body
    cited = {rule: sorted(lines) for rule, lines in cited_by(tree, source.splitlines()).items()}
    assert cited == {
        "OR-TURN-1": list(range(2, 15)),
        "OR-TURN-2": [5, 6, 7],
        "OR-TURN-3": [9],
        "OR-TURN-4": [10, 11],
        "OR-TURN-5": list(range(2, 15)),
        "OR-TURN-6": [13, 14],
    }
