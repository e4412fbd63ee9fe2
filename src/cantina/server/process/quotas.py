"""How much one client may ask for: token buckets by address, guest or account."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache

from cantina.server.process.settings import Settings

MOST_KEYS = 50_000
"""So many clients are remembered; whoever was seen longest ago starts afresh."""


class Bucket:
    """A token bucket: `rate` a second, at most `burst` at once."""

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._then = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now

    def take(self) -> bool:
        """Take one; False when the bucket is empty."""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def charge(self, amount: float) -> None:
        """Take what was used up, even if that was more than there is."""
        self._fill()
        self._level -= amount

    def wait(self) -> float:
        """Return in how many seconds there is something in it."""
        self._fill()
        return max(0.0, -self._level / self._rate) if self._rate > 0 else 0.0


class Quota:
    """One bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """Return a client's bucket."""
        found = self._buckets.get(key)
        if found is None:
            found = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return found

    def take(self, key: str) -> bool:
        """Take one for a client; False when it has to wait."""
        return self.of(key).take()


class Quotas:
    """All that is counted by client in this process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = per_minute(settings.requests_per_minute)
        self.pages = per_minute(settings.pages_per_minute)
        self.sign_ins = per_minute(settings.sign_ins_per_minute)
        self.tables = Quota(settings.tables_per_hour / 3600, max(1.0, settings.tables_per_hour / 3))
        count = settings.analyses_per_hour
        self.analyses = Quota(count / 3600, max(1.0, count / 3))
        self.chat = Quota(settings.chat_per_minute / 60, max(1.0, settings.chat_per_minute / 2))
        self.letters = Quota(settings.letters_per_hour / 3600, settings.letters_per_hour)
        self.bonds = Quota(settings.bonds_per_hour / 3600, settings.bonds_per_hour)
        seconds = settings.bot_seconds_per_minute
        self.bot_seconds = Quota(seconds / 60, seconds)


def per_minute(count: int) -> Quota:
    """Return a quota of so many a minute, all at once if need be."""
    return Quota(count / 60, count)


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """Return what counts as one client: an IPv4 address, or an IPv6 network of 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
