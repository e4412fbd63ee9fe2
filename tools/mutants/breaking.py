"""Single small changes of a function: what a slip of the hand could do to a rule."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
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
OPPOSITE: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
EXTREMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
TOLD = ("say", "tell")
"""Calls that only write to the log: leaving one out breaks no rule."""


@dataclass(frozen=True)
class Mutant:
    """A function with one change, and where the change is."""

    line: int
    change: str
    tree: Function


def mutants_of(function: Function) -> list[Mutant]:
    """Return every single change of a function, without those that only tell."""
    signature = {id(node) for node in ast.walk(function.args)}
    found = []
    for place, node in enumerate(ast.walk(function)):
        if id(node) in signature:  # a default is read where the function is made, not here
            continue
        for statement, change, apply in changes_of(node):
            broken = copy.deepcopy(function)
            target = next(each for i, each in enumerate(ast.walk(broken)) if i == place)
            apply(target)
            found.append(Mutant(getattr(statement, "lineno", function.lineno), change, broken))
    return found


def changes_of(node: ast.AST) -> Iterator[tuple[ast.AST, str, Callable[[ast.AST], None]]]:
    """Go through the ways to break one node: what is broken, how, and the change itself."""
    if isinstance(node, ast.Compare):
        yield node, "comparison flipped", flip
    elif isinstance(node, ast.BoolOp):
        yield node, "and for or", swap
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
    body = getattr(node, "body", None)
    for index, statement in enumerate(body if isinstance(body, list) else []):
        if may_go(statement):
            yield statement, "statement left out", partial(drop, index=index)


def may_go(statement: ast.stmt) -> bool:
    """Whether a statement does something that a rule could miss."""
    if isinstance(statement, ast.AugAssign):
        return True
    if isinstance(statement, ast.Assign):
        return any(
            isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets
        )
    if not isinstance(statement, ast.Expr):
        return False
    value = statement.value.value if isinstance(statement.value, ast.Await) else statement.value
    return isinstance(value, ast.Call) and getattr(value.func, "attr", "") not in TOLD


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


def drop(node: ast.AST, index: int) -> None:
    """Leave a statement out."""
    vars(node)["body"][index] = ast.Pass()


def compiled(mutant: Mutant, like: FunctionType) -> CodeType | None:
    """Compile a changed function so that it fits where the sound one is; None if it cannot."""
    tree = copy.deepcopy(mutant.tree)
    tree.decorator_list = []
    module = ast.fix_missing_locations(ast.Module([tree], []))
    outer = compile(module, like.__code__.co_filename, "exec")
    code = next(each for each in outer.co_consts if isinstance(each, CodeType))
    return code if code.co_freevars == like.__code__.co_freevars else None
