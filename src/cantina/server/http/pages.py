"""The browser client's files, with every unknown path falling back to its one page."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parent.parent / "static"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Cantina</title>
<h1>Cantina</h1>
<p>The server runs, but its browser client is not built yet.</p>
<p>In the folder <code>web</code>: <code>npm ci</code>, then <code>npm run build</code>
(or <code>make play</code>, which does both). Then reload this page.</p>
<p>The API is described under <a href="/docs">/docs</a>.</p>
</html>
"""
FOREVER = "public, max-age=31536000, immutable"
"""Built assets have a hash of their content in their names."""
RESERVED = ("api/", "ws/", "docs/")


def find_file(path: str) -> Path | None:
    """Return the built file at a path, never one outside the folder."""
    wanted = (STATIC / path).resolve()
    if wanted.is_file() and wanted.is_relative_to(STATIC.resolve()):
        return wanted
    return None


def answer(path: str) -> Response[bytes]:
    """Return a file, or the page for whatever path the client itself understands."""
    found = find_file(path)
    if found is None:
        if path.startswith(RESERVED) or "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException(path)
        found = find_file("index.html")
        if found is None:
            return Response(NOT_BUILT.encode(), media_type="text/html")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    cache = FOREVER if path.startswith("assets/") else "no-cache"
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": cache})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: str | None = None) -> Response[bytes]:
    """Serve the browser client."""
    return answer((path or "").lstrip("/"))
