"""Where push messages may be sent: to public hosts over TLS, never to anything inside.

Whoever subscribes names the address that the server then calls, so it is looked at twice: when it
is given, and, by its numbers, each time before it is called.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

import httpx

LONGEST = 1000
SECONDS = 10.0
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Where networks reach IPv4 by IPv6."""


class Closed(Exception):  # noqa: N818
    """An address that must not be called."""


def check_endpoint(endpoint: str, is_anywhere: bool) -> None:
    """Refuse, with Closed, what is not the address of a push service."""
    try:
        address = urlsplit(endpoint)
        port = address.port
    except ValueError as error:
        raise Closed("not an address") from error
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
        raise Closed("not an address")
    if not address.hostname or address.username is not None or address.fragment or " " in endpoint:
        raise Closed("not an address")
    if is_anywhere and address.scheme in ("http", "https"):
        return
    if address.scheme != "https" or port not in (None, 443) or "." not in address.hostname:
        raise Closed("not a push service")
    if is_inside(address.hostname):
        raise Closed("not a public host")


def is_inside(host: str) -> bool:
    """Whether a host is written as numbers that are not public."""
    try:
        return not is_public(host)
    except ValueError:
        return host.endswith((".local", ".internal", ".localhost", ".lan", ".home.arpa"))


def is_public(number: str) -> bool:
    """Whether an address in numbers is out in the world."""
    found = ipaddress.ip_address(number)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return found.ipv4_mapped.is_global
        if found in TRANSLATED or found.sixtofour is not None or found.teredo is not None:
            return False  # they stand for an address of the other kind, perhaps one inside
    return found.is_global and not found.is_multicast


async def resolve(host: str, port: int) -> str:
    """Return the numbers of a host; Closed when any of them is inside."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise OSError(f"{host} is not found") from error
    numbers = [str(entry[4][0]) for entry in found]
    if not numbers or not all(is_public(number) for number in numbers):
        raise Closed("not a public host")
    return numbers[0]


async def post(
    http: httpx.AsyncClient,
    endpoint: str,
    body: bytes,
    headers: dict[str, str],
    is_anywhere: bool,
) -> int:
    """Send a message to a push service and return the status of its answer, which nobody reads."""
    check_endpoint(endpoint, is_anywhere)
    url = httpx.URL(endpoint)
    extensions: dict[str, str] = {}
    if not is_anywhere:
        # called by the numbers just looked at, so that the name cannot mean another host now
        number = await resolve(url.host, url.port or 443)
        headers = {**headers, "host": url.host}
        extensions["sni_hostname"] = url.host
        url = url.copy_with(host=number)
    async with (
        asyncio.timeout(SECONDS),
        http.stream("POST", url, content=body, headers=headers, extensions=extensions) as answer,
    ):
        return answer.status_code
