"""The pseudo-locale: English made unmistakable, so that words that bypass Fluent stand out."""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from cantina.core.grammar import TRAITS

_ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćďéƒĝĥíĵķĺɱñóþǫŕšţúṽŵẋýžÁƁĆĎÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŢÚṼŴẊÝŽ",
)


class _Pseudo(visitor.Transformer):
    """Rewrites the words of a message, leaving its placeables alone."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        """Accent every letter."""
        node.value = node.value.translate(_ACCENTED)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
        """Leave alone what nobody reads."""
        if node.id.name not in TRAITS:
            self.generic_visit(node)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        """Bracket and stretch the whole message."""
        self.generic_visit(node)
        if node.value is not None:
            length = sum(
                len(e.value) for e in node.value.elements if isinstance(e, ast.TextElement)
            )
            node.value.elements.insert(0, ast.TextElement("⟦"))
            node.value.elements.append(ast.TextElement("·" * (length * 2 // 5) + "⟧"))
        return node


def pseudo(source: str) -> str:
    """Return a Fluent file with its words made unmistakable."""
    tree = FluentParser().parse(source)
    return str(FluentSerializer().serialize(_Pseudo().visit(tree)))
