"""The browser client's files, with every unknown path falling back to its one page.

All of them are read into memory, with the compressed twins that the build wrote beside them: a
request never touches the disk.
"""

from __future__ import annotations

import mimetypes
import time
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from cantina.server.http.packed import Packed
from cantina.server.http.previews import preview

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
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The twins of a file, the best first."""
TITLE = b"<title>Cantina</title>"
"""What stands in the built page for the tags of its address."""
LOOK_SECONDS = 1.0
"""How often to look whether the client was built anew."""


def pack(path: Path, name: str) -> Packed:
    """Read a built file and its compressed twins."""
    bodies: dict[str, bytes] = {}
    for encoding, ending in ENCODINGS.items():
        twin = path.with_name(path.name + ending)
        if twin.is_file():
            bodies[encoding] = twin.read_bytes()
    bodies["identity"] = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Packed(kind, FOREVER if name.startswith("assets/") else "no-cache", bodies)


class Shelf:
    """The built files in memory, read again when there is a new build."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, Packed] = {}
        self._built: int | None = None
        self._next_look = 0.0

    def find(self, name: str) -> Packed | None:
        """Return the built file of a name."""
        now = time.monotonic()
        if now >= self._next_look:
            self._next_look = now + LOOK_SECONDS
            self._look()
        return self._files.get(name)

    def _look(self) -> None:
        index = self._folder / "index.html"
        built = index.stat().st_mtime_ns if index.is_file() else None
        if built != self._built:
            self._built = built
            self._files = {}
            for path in self._folder.rglob("*") if built is not None else ():
                if path.is_file() and path.suffix not in ENCODINGS.values():
                    name = path.relative_to(self._folder).as_posix()
                    self._files[name] = pack(path, name)


SHELF = Shelf(STATIC)


def find_page(path: str) -> Packed:
    """Return a file, or the page for whatever path the client itself understands."""
    found = SHELF.find(path)
    if found is not None:
        return found
    if path.startswith(RESERVED) or "." in path.rsplit("/", 1)[-1]:
        raise NotFoundException("there is no such page")
    index = SHELF.find("index.html")
    return index or Packed("text/html", "no-cache", {"identity": NOT_BUILT.encode()})


def with_tags(document: Packed, tags: str) -> Packed:
    """Return the client's page with the tags of one address instead of its plain title."""
    body = document.bodies["identity"].replace(TITLE, tags.encode())
    return Packed(document.kind, document.cache, {"identity": body})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: str | None = None) -> Response[bytes]:
    """Serve the browser client."""
    wanted = (path or "").lstrip("/")
    found = find_page(wanted)
    if SHELF.find(wanted) is None and found.kind == "text/html":
        accepted = request.headers.get("accept-language", "")
        found = with_tags(
            found, await preview(request.app.state.hall, wanted, accepted, str(request.base_url))
        )
    return found.answer(request)
