"""Arithmetic from text: the value of an expression, and of nothing but an expression.

It is walked node by node over a short list of what arithmetic needs; nothing is handed to
Python's own evaluation, so that a check from an uploaded file can do no harm. What could run
for long (powers, factorials, loops) is bounded. Pure.
"""

import ast
import calendar
import math
import operator
from collections.abc import Callable, Iterator, Mapping
from datetime import date, timedelta
from fractions import Fraction
from typing import Any, Final

STEPS: Final = 500_000
_LARGEST_BITS: Final = 20_000
_LARGEST_COUNT: Final = 2_000
_LONGEST: Final = 20_000


class Refused(ValueError):
    """The expression is none, or asks for more than arithmetic."""


def evaluate(expr: str) -> bool | int | float | Fraction | str:
    """The value of an expression. Raises Refused for whatever is not arithmetic."""
    try:
        tree = ast.parse(expr.strip(), mode="eval")
        value = _Walker().visit(tree.body, {})
    except (SyntaxError, RecursionError, MemoryError) as error:
        raise Refused("it is no expression") from error
    except (ArithmeticError, TypeError, ValueError, KeyError, IndexError) as error:
        raise Refused(f"it does not work out ({error})") from error
    if isinstance(value, bool | int | float | Fraction | str):
        return value
    raise Refused("it comes to no number")


def _power(base: Any, exponent: Any) -> Any:
    size = math.log2(abs(base)) if abs(base) > 1 else 1
    if isinstance(base, int | Fraction) and abs(exponent) * size > _LARGEST_BITS:
        raise Refused("the power is too large")
    return base**exponent


def _bounded(function: Callable[..., Any], largest: int) -> Callable[..., Any]:
    def within(*arguments: Any) -> Any:
        if any(abs(argument) > largest for argument in arguments):
            raise Refused("a number is too large")
        return function(*arguments)

    return within


_BINARY: Final[Mapping[type[ast.operator], Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: _power,
    ast.BitAnd: operator.and_,
}
_UNARY: Final[Mapping[type[ast.unaryop], Callable[[Any], Any]]] = {
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
    ast.Not: operator.not_,
}
_COMPARE: Final[Mapping[type[ast.cmpop], Callable[[Any, Any], Any]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_MATHS: Final = ("ceil cos exp floor fsum gamma gcd log log10 log2 radians sin sqrt tan").split()
_FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    **{name: getattr(math, name) for name in _MATHS},
    "comb": _bounded(math.comb, _LARGEST_COUNT),
    "perm": _bounded(math.perm, _LARGEST_COUNT),
    "factorial": _bounded(math.factorial, _LARGEST_COUNT),
    "range": _bounded(range, _LONGEST),
    "sum": sum,
    "len": len,
    "sorted": sorted,
    "str": str,
    "int": int,
    "abs": abs,
    "min": min,
    "max": max,
    "date": date,
    "timedelta": timedelta,
    "Fraction": Fraction,
    "calendar.isleap": calendar.isleap,
    "calendar.leapdays": calendar.leapdays,
    "calendar.weekday": calendar.weekday,
}
_VALUES: Final[Mapping[str, Any]] = {
    "pi": math.pi,
    "e": math.e,
    "calendar.day_name": calendar.day_name,
}
# What may be asked of a value, by its type.
_ASKED: Final[Mapping[str, type]] = {
    "days": timedelta,
    "isoformat": date,
    "isocalendar": date,
    "count": str,
    "index": str,
    "encode": str,
}


class _Walker:
    def __init__(self) -> None:
        self._left = STEPS

    def visit(self, node: ast.expr, names: Mapping[str, Any]) -> Any:
        self._left -= 1
        if self._left < 0:
            raise Refused("it takes too long")
        method: Callable[..., Any] | None = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is None:
            raise Refused(f"{type(node).__name__} is not arithmetic")
        value = method(node, names)
        if isinstance(value, int) and value.bit_length() > _LARGEST_BITS:
            raise Refused("a number is too large")
        if isinstance(value, str | bytes | tuple) and len(value) > _LONGEST:
            raise Refused("a value is too long")
        return value

    def _constant(self, node: ast.Constant, names: Mapping[str, Any]) -> Any:
        if type(node.value) not in (int, float, str):
            raise Refused("only numbers and words are arithmetic")
        return node.value

    def _name(self, node: ast.Name, names: Mapping[str, Any]) -> Any:
        if node.id in names:
            return names[node.id]
        if node.id in _VALUES:
            return _VALUES[node.id]
        raise Refused(f"{node.id} is not known")

    def _attribute(self, node: ast.Attribute, names: Mapping[str, Any]) -> Any:
        dotted = _dotted(node)
        if dotted in _VALUES:
            return _VALUES[dotted]
        return self._asked(node, names)

    def _asked(self, node: ast.Attribute, names: Mapping[str, Any]) -> Any:
        owner = _ASKED.get(node.attr)
        whose = self.visit(node.value, names) if owner else None
        if owner is None or not isinstance(whose, owner):
            raise Refused(f".{node.attr} is not arithmetic")
        return getattr(whose, node.attr)

    def _call(self, node: ast.Call, names: Mapping[str, Any]) -> Any:
        function = self._function(node.func, names)
        arguments = [self.visit(each, names) for each in node.args]
        named = {each.arg: self.visit(each.value, names) for each in node.keywords if each.arg}
        if len(named) != len(node.keywords):
            raise Refused("** is not arithmetic")
        return function(*arguments, **named)

    def _function(self, node: ast.expr, names: Mapping[str, Any]) -> Callable[..., Any]:
        known = _FUNCTIONS.get(_dotted(node))
        if known is not None:
            return known
        asked = self._asked(node, names) if isinstance(node, ast.Attribute) else None
        if not callable(asked):
            raise Refused(f"{ast.unparse(node)} is not known")
        method: Callable[..., Any] = asked
        return method

    def _binop(self, node: ast.BinOp, names: Mapping[str, Any]) -> Any:
        left, right = self.visit(node.left, names), self.visit(node.right, names)
        if type(node.op) not in _BINARY:
            raise Refused("that sign is not arithmetic")
        if isinstance(node.op, ast.Mod | ast.Mult) and not _are_numbers(left, right):
            raise Refused("only numbers are multiplied")
        return _BINARY[type(node.op)](left, right)

    def _unaryop(self, node: ast.UnaryOp, names: Mapping[str, Any]) -> Any:
        if type(node.op) not in _UNARY:
            raise Refused("that sign is not arithmetic")
        return _UNARY[type(node.op)](self.visit(node.operand, names))

    def _compare(self, node: ast.Compare, names: Mapping[str, Any]) -> bool:
        values = [self.visit(each, names) for each in (node.left, *node.comparators)]
        if any(type(sign) not in _COMPARE for sign in node.ops):
            raise Refused("that sign is not arithmetic")
        pairs = zip(node.ops, values, values[1:], strict=False)
        return all(_COMPARE[type(sign)](one, other) for sign, one, other in pairs)

    def _boolop(self, node: ast.BoolOp, names: Mapping[str, Any]) -> bool:
        every = all if isinstance(node.op, ast.And) else any
        return every(self.visit(each, names) for each in node.values)

    def _tuple(self, node: ast.Tuple, names: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple(self.visit(each, names) for each in node.elts)

    def _subscript(self, node: ast.Subscript, names: Mapping[str, Any]) -> Any:
        return self.visit(node.value, names)[self.visit(node.slice, names)]

    def _generatorexp(self, node: ast.GeneratorExp, names: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple(self._loop(node, node.generators, names))

    def _loop(
        self, node: ast.GeneratorExp, rest: list[ast.comprehension], names: Mapping[str, Any]
    ) -> Iterator[Any]:
        if not rest:
            yield self.visit(node.elt, names)
            return
        first = rest[0]
        if not isinstance(first.target, ast.Name):
            raise Refused("only one name is counted at a time")
        for value in self.visit(first.iter, names):
            inner = {**names, first.target.id: value}
            if all(self.visit(each, inner) for each in first.ifs):
                yield from self._loop(node, rest[1:], inner)


def _are_numbers(*values: Any) -> bool:
    return all(isinstance(value, int | float | Fraction | timedelta) for value in values)


def _dotted(node: ast.expr) -> str:
    """ "calendar.isleap" and the like; nothing for what is no plain name."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return ""
