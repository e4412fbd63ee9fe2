"""Background work that never ends: when it fails it is begun again, a little later each time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)
FIRST_WAIT = 0.1
LONGEST_WAIT = 5.0


class Duty:
    """One piece of background work, and how it goes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.failures = 0
        self.error = ""
        """What is wrong now; nothing while all goes well."""
        self.well_at = time.monotonic()
        self._wait = FIRST_WAIT

    @property
    def is_well(self) -> bool:
        """Whether it goes well."""
        return not self.error

    def well(self) -> None:
        """Note that a round of the work went well."""
        if self.error:
            log.warning("%s goes well again", self.name)
        self.error = ""
        self._wait = FIRST_WAIT
        self.well_at = time.monotonic()

    def failed(self, error: BaseException) -> float:
        """Note that it failed; return how long to wait before it is begun again."""
        self.failures += 1
        if not self.error:
            log.warning("%s failed: %s: %s", self.name, type(error).__name__, error)
            log.debug("%s failed", self.name, exc_info=error)
        self.error = f"{type(error).__name__}: {error}"[:200]
        wait, self._wait = self._wait, min(self._wait * 2, LONGEST_WAIT)
        return wait


Work = Callable[[Duty], Awaitable[None]]


class Supervisor:
    """Keeps the duties of a process going."""

    def __init__(self) -> None:
        self.duties: dict[str, Duty] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def duty(self, name: str) -> Duty:
        """Return a duty by its name; it may be one whose work is done elsewhere."""
        return self.duties.setdefault(name, Duty(name))

    def keep(self, name: str, work: Work) -> Duty:
        """Begin a duty, and begin it again whenever it fails or ends."""
        duty = self.duty(name)
        self._tasks.append(asyncio.create_task(self._keep(duty, work), name=name))
        return duty

    async def _keep(self, duty: Duty, work: Work) -> None:
        while True:
            try:
                await work(duty)
            except Exception as error:
                await asyncio.sleep(duty.failed(error))

    @property
    def is_well(self) -> bool:
        """Whether all goes well."""
        return all(duty.is_well for duty in self.duties.values())

    async def close(self) -> None:
        """End all duties."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._tasks.clear()
