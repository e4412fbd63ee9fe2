"""Single small changes of a function: what a slip of the hand could do to a rule."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from types import CodeType, FunctionType

Function = ast.FunctionDef | ast.AsyncFunctionDef

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPPOSITE: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
}
EXTREMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
SIDES = {
    "attacker": "defender",
    "first": "second",
    "friendly": "enemy",
    "giver": "taker",
    "mine": "theirs",
    "own": "other",
    "owner": "controller",
    "player": "other",
    "seat": "other",
    "you": "opponent",
}
"""Who is easily taken for whom, both ways."""
MISTAKEN: dict[str, list[str]] = {}
for one, another in SIDES.items():
    MISTAKEN.setdefault(one, []).append(another)
    MISTAKEN.setdefault(another, []).append(one)
TOLD = ("say", "tell")
"""Calls that only write to the log: leaving one out breaks no rule."""
JUMPS = ast.Return | ast.Continue | ast.Break | ast.Raise


@dataclass(frozen=True)
class Mutant:
    """A function with one change, and where the change is."""

    line: int
    change: str
    tree: Function
    now: str
    """The first line of the changed statement, as it stands now; of one left out, as it stood."""


Change = tuple[ast.AST, str, Callable[[ast.AST], None]]


def mutants_of(function: Function) -> list[Mutant]:
    """Return every single change of a function, without those that only tell."""
    untouched = left_alone(function)
    names = local_names(function)
    used = {ast.dump(inner) for inner in looked_into(function)}
    found = []
    for place, node in enumerate(ast.walk(function)):
        if id(node) in untouched:
            continue
        for subject, change, apply in [*changes_of(node, used), *mistaken(node, names)]:
            broken = copy.deepcopy(function)
            target = next(each for i, each in enumerate(ast.walk(broken)) if i == place)
            around = statements_of(broken)[id(target)]
            apply(target)
            told = subject if change.endswith("left out") else around
            now = ast.unparse(told).split("\n")[0]
            found.append(Mutant(getattr(subject, "lineno", function.lineno), change, broken, now))
    return found


def left_alone(function: Function) -> set[int]:
    """Return the nodes that are no rule: defaults, which are read elsewhere, checks, the log."""
    around = (function.args, *function.decorator_list)
    found = {id(node) for part in around for node in ast.walk(part)}
    for node in ast.walk(function):
        checked = isinstance(node, ast.Assert)
        checked = checked or (isinstance(node, ast.keyword) and node.arg == "strict")
        if checked or (isinstance(node, ast.Call) and is_told(node)):
            found |= {id(inner) for inner in ast.walk(node)}
    return found


def is_told(call: ast.Call) -> bool:
    """Whether a call only writes to the log, by itself or by a helper called `tell_…`.

    So does `g.use(…)`, which notes that a card took effect.
    """
    if isinstance(call.func, ast.Attribute) and call.func.attr == "use":
        return ast.unparse(call.func.value) in ("g", "scene.g")
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    return name in TOLD or name.startswith(tuple(f"{each}_" for each in TOLD))


def statements_of(function: Function) -> dict[int, ast.AST]:
    """Return for each node the innermost statement around it."""
    found: dict[int, ast.AST] = {}

    def go(node: ast.AST, around: ast.AST) -> None:
        around = node if isinstance(node, ast.stmt) else around
        found[id(node)] = around
        for child in ast.iter_child_nodes(node):
            go(child, around)

    go(function, function)
    return found


def local_names(function: Function) -> dict[str, str]:
    """Return the names a function has of its own, with the type where one is written."""
    given = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
    found = {
        node.id: ""
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    return found | {
        each.arg: ast.unparse(each.annotation) if each.annotation else "" for each in given
    }


def mistaken(node: ast.AST, names: dict[str, str]) -> Iterator[Change]:
    """Go through the ways to take one for another: players, ships, arguments of one type."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        for other in MISTAKEN.get(node.id, []):
            if other in names and node.id in names:
                yield node, "one for another", partial(rename, name=other)
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        if node.attr in ("attacker", "defender"):
            yield node, "one for another", partial(rename, name=MISTAKEN[node.attr][0])
    elif isinstance(node, ast.Call):
        for index, (left, right) in enumerate(pairwise(node.args)):
            kinds = [names.get(ast.unparse(each), "") for each in (left, right)]
            if kinds[0] and kinds[0] == kinds[1] and ast.dump(left) != ast.dump(right):
                yield node, "arguments swapped", partial(swap_arguments, index=index)


def looked_into(function: Function) -> Iterator[ast.expr]:
    """Go through everything of which a function uses a part."""
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute | ast.Subscript):
            yield node.value


def is_guard(clause: ast.expr, used: set[str]) -> bool:
    """Whether a clause asks for None what is looked into later: the type checker misses it."""
    return (
        isinstance(clause, ast.Compare)
        and isinstance(clause.ops[0], ast.Is | ast.IsNot)
        and ast.unparse(clause.comparators[0]) == "None"
        and ast.dump(clause.left) in used
    )


def changes_of(node: ast.AST, used: set[str]) -> Iterator[Change]:
    """Go through the ways to break one node: what is broken, how, and the change itself."""
    if isinstance(node, ast.Compare):
        yield node, "comparison flipped", flip
    elif isinstance(node, ast.BoolOp):
        guards = [is_guard(clause, used) for clause in node.values]
        if not any(guards):
            yield node, "and for or", swap
        for index, guard in enumerate(guards):
            if not guard:
                yield node, "clause dropped", partial(drop_clause, index=index)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, "one more", lambda target: shift(target, 1)
        yield node, "one less", lambda target: shift(target, -1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield node, "yes for no", deny
    elif isinstance(node, ast.BinOp) and type(node.op) in OPPOSITE:
        yield node, "plus for minus", oppose
    elif isinstance(node, ast.Name) and node.id in EXTREMES:
        yield node, "most for least", exchange
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        yield node, "condition denied", negate
    if isinstance(node, ast.comprehension) and node.ifs:
        yield node.ifs[0], "filter left out", unfilter
    for branch in ("body", "orelse"):
        body = getattr(node, branch, None)
        for index, statement in enumerate(body if isinstance(body, list) else []):
            if may_go(statement):
                yield statement, "statement left out", partial(drop, branch=branch, index=index)


def may_go(statement: ast.stmt) -> bool:
    """Whether a statement does something that a rule could miss."""
    if isinstance(statement, ast.If) and not statement.orelse:
        return isinstance(statement.body[-1], JUMPS)
    if isinstance(statement, ast.AugAssign):
        return True
    if isinstance(statement, ast.Assign):
        return any(
            isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets
        )
    if not isinstance(statement, ast.Expr):
        return False
    value = statement.value.value if isinstance(statement.value, ast.Await) else statement.value
    return isinstance(value, ast.Call) and not is_told(value)


def flip(node: ast.AST) -> None:
    """Turn the first comparison round."""
    assert isinstance(node, ast.Compare)
    node.ops[0] = FLIPPED[type(node.ops[0])]()


def swap(node: ast.AST) -> None:
    """Write and for or."""
    assert isinstance(node, ast.BoolOp)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()


def oppose(node: ast.AST) -> None:
    """Add what is taken away, take away what is added."""
    assert isinstance(node, ast.BinOp)
    node.op = OPPOSITE[type(node.op)]()


def exchange(node: ast.AST) -> None:
    """Take the most where the least counts, all where any will do."""
    assert isinstance(node, ast.Name)
    node.id = EXTREMES[node.id]


def shift(node: ast.AST, by: int) -> None:
    """Count one too many or too few."""
    assert isinstance(node, ast.Constant)
    node.value = int(str(node.value)) + by


def deny(node: ast.AST) -> None:
    """Say the opposite."""
    assert isinstance(node, ast.Constant)
    node.value = not node.value


def negate(node: ast.AST) -> None:
    """Ask the opposite."""
    assert isinstance(node, ast.If | ast.IfExp | ast.While)
    node.test = ast.UnaryOp(ast.Not(), node.test)


def unfilter(node: ast.AST) -> None:
    """Take everything where something was picked."""
    assert isinstance(node, ast.comprehension)
    node.ifs = []


def drop_clause(node: ast.AST, index: int) -> None:
    """Forget one of several conditions."""
    assert isinstance(node, ast.BoolOp)
    del node.values[index]
    if len(node.values) == 1:  # what is left stands alone
        node.values.insert(0, ast.Constant(isinstance(node.op, ast.And)))


def rename(node: ast.AST, name: str) -> None:
    """Take one for another."""
    if isinstance(node, ast.Attribute):
        node.attr = name
    else:
        assert isinstance(node, ast.Name)
        node.id = name


def swap_arguments(node: ast.AST, index: int) -> None:
    """Give two arguments in the wrong order."""
    assert isinstance(node, ast.Call)
    node.args[index : index + 2] = node.args[index + 1], node.args[index]


def drop(node: ast.AST, branch: str, index: int) -> None:
    """Leave a statement out."""
    vars(node)[branch][index] = ast.Pass()


def compiled(mutant: Mutant, like: FunctionType) -> CodeType | None:
    """Compile a changed function so that it fits where the sound one is; None if it cannot."""
    tree = copy.deepcopy(mutant.tree)
    tree.decorator_list = []
    module = ast.fix_missing_locations(ast.Module([tree], []))
    outer = compile(module, like.__code__.co_filename, "exec")
    code = next(each for each in outer.co_consts if isinstance(each, CodeType))
    return code if code.co_freevars == like.__code__.co_freevars else None
