"""The page that describes the API: plain HTML made from the OpenAPI schema, no scripts."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from cantina.server.protocol.schema import exact_types

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code { font-family: ui-monospace, monospace; } h2 { margin-top: 2.5rem; }
section { border-top: 1px solid #8884; padding: .5rem 0; } dt { font-weight: 600; }
"""

LIVE = """
<h2>Live tables</h2>
<section><h3><code>WEBSOCKET /ws/tables/{table}</code></h3>
<p>Send one JSON object a frame, first <code>{"type": "hello", "token": "...", "since": 0,
"lang": "en"}</code>; receive JSON arrays of messages. All messages are described as
<code>ClientMessage</code> and <code>ServerMessage</code> by
<code>python -m cantina.server.protocol</code>.</p></section>
"""


class ExactSchema(JsonRenderPlugin):
    """Serves the schema with the types as msgspec checks them, limits and all."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the schema as JSON."""
        schemas = {**openapi_schema["components"]["schemas"], **exact_types()}
        components = {**openapi_schema["components"], "schemas": schemas}
        return msgspec.json.encode({**openapi_schema, "components": components})


class PlainPage(OpenAPIRenderPlugin):
    """Renders the schema as one page."""

    def __init__(self) -> None:
        super().__init__(path="/", style=f"<style>{STYLE}</style>", favicon="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page."""
        parts = [
            "<!doctype html><html lang='en'><meta charset='utf-8'>",
            f"<title>{escape(openapi_schema['info']['title'])}</title>{self.style}",
            f"<h1>{escape(openapi_schema['info']['title'])}</h1>",
            "<p><a href='/docs/openapi.json'>openapi.json</a></p>",
        ]
        by_tag: dict[str, list[str]] = {}
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                tag = (operation.get("tags") or ["other"])[0]
                by_tag.setdefault(tag, []).append(describe(path, method, operation))
        for tag, sections in by_tag.items():
            parts.append(f"<h2>{escape(tag.capitalize())}</h2>")
            parts.extend(sections)
        return "".join([*parts, LIVE, "</html>"]).encode()


def describe(path: str, method: str, operation: dict[str, Any]) -> str:
    """Return the section of one operation."""
    lines = [f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"]
    lines.append(f"<p>{escape(operation.get('description') or operation.get('summary', ''))}</p>")
    parameters = operation.get("parameters", [])
    if parameters:
        lines.append("<dl>")
        for one in parameters:
            kind = one.get("schema", {}).get("type", "")
            lines.append(f"<dt><code>{escape(one['name'])}</code> ({escape(one['in'])})</dt>")
            lines.append(f"<dd>{escape(str(kind))} {escape(one.get('description') or '')}</dd>")
        lines.append("</dl>")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    if body:
        lines.append(f"<p>Body: <code>{escape(type_name(body.get('schema', {})))}</code></p>")
    for status, response in operation.get("responses", {}).items():
        content = response.get("content") or {}
        names = [type_name(media.get("schema", {})) for media in content.values()]
        lines.append(f"<p>{escape(status)}: <code>{escape(', '.join(names))}</code></p>")
    return "".join([*lines, "</section>"])


def type_name(schema: dict[str, Any]) -> str:
    """Return a short name for a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if schema.get("type") == "array":
        return f"list of {type_name(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))
