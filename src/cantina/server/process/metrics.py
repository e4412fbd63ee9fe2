"""Numbers about this process, in Prometheus' text format."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Iterable
from typing import Protocol

from cantina.server.process.supervisor import Duty

WINDOW = 4096
QUANTILES = (0.5, 0.9, 0.99)


class Line(Protocol):
    """What waits for worker processes."""

    @property
    def waiting(self) -> int:
        """How many errands wait or are being done."""

    @property
    def starts(self) -> int:
        """How often a process was started."""


class Metrics:
    """Counts moves and keeps the latencies of the last few thousand."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves = 0
        self.refused = 0
        self.conflicts = 0
        self.bot_answers = 0
        self.bot_failures = 0
        self.messages_out = 0
        self.bytes_out = 0
        self.tunnels = 0
        self.letters_sent = 0
        self.letters_failed = 0
        self.forgotten: Counter[str] = Counter()
        self.recovered_tables = 0
        self.recovery_seconds = 0.0
        self._latencies: deque[float] = deque(maxlen=WINDOW)
        self._latency_sum = 0.0
        self._times: deque[float] = deque(maxlen=WINDOW)

    def moved(self, seconds: float) -> None:
        """Count a move that took this long from arrival to broadcast."""
        self.moves += 1
        self._latency_sum += seconds
        self._latencies.append(seconds)
        self._times.append(time.monotonic())

    def forgot(self, what: str, count: int) -> None:
        """Count what went because it was too old."""
        self.forgotten[what] += count

    def moves_per_second(self, window: float = 10.0) -> float:
        """Return the rate over the last seconds (a full buffer may cover less)."""
        since = time.monotonic() - window
        recent = sum(1 for moment in self._times if moment >= since)
        if recent == len(self._times) == WINDOW:
            return recent / max(self._times[-1] - self._times[0], 1e-9)
        return recent / window

    def quantile(self, part: float) -> float:
        """Return a percentile of the latest latencies."""
        if not self._latencies:
            return 0.0
        ordered = sorted(self._latencies)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    def exposition(
        self, tables: dict[str, int], viewers: int, duties: Iterable[Duty], workers: dict[str, Line]
    ) -> str:
        """Return everything as Prometheus reads it."""
        lines: list[str] = []

        def add(name: str, kind: str, help_text: str, *values: tuple[str, float]) -> None:
            lines.append(f"# HELP cantina_{name} {help_text}")
            lines.append(f"# TYPE cantina_{name} {kind}")
            lines.extend(f"cantina_{name}{labels} {value:g}" for labels, value in values)

        by_state = [(f'{{state="{state}"}}', float(count)) for state, count in tables.items()]
        kept = list(duties)
        well = [(f'{{duty="{duty.name}"}}', float(duty.is_well)) for duty in kept]
        add("duty_well", "gauge", "Whether background work goes well.", *well)
        failures = [(f'{{duty="{duty.name}"}}', float(duty.failures)) for duty in kept]
        add("duty_failures_total", "counter", "How often it failed and began again.", *failures)
        waiting = [(f'{{workers="{name}"}}', float(one.waiting)) for name, one in workers.items()]
        add("errands_waiting", "gauge", "Errands that wait for a worker process.", *waiting)
        starts = [(f'{{workers="{name}"}}', float(one.starts)) for name, one in workers.items()]
        add("worker_starts_total", "counter", "Worker processes started.", *starts)
        add("tables", "gauge", "Tables held in memory.", *by_state)
        add("viewers", "gauge", "Open live connections.", ("", viewers))
        add("tunnels", "gauge", "Live connections passed on to others.", ("", self.tunnels))
        add("moves_total", "counter", "Moves stored and broadcast.", ("", self.moves))
        add(
            "moves_per_second", "gauge", "Moves a second, last 10 s.", ("", self.moves_per_second())
        )
        quantiles = [(f'{{quantile="{part:g}"}}', self.quantile(part)) for part in QUANTILES]
        add("move_seconds", "summary", "From a move's arrival to its broadcast.", *quantiles)
        lines.append(f"cantina_move_seconds_sum {self._latency_sum:g}")
        lines.append(f"cantina_move_seconds_count {self.moves}")
        add("refused_total", "counter", "Messages refused.", ("", self.refused))
        add(
            "conflicts_total", "counter", "Moves another process wrote first.", ("", self.conflicts)
        )
        add("bot_answers_total", "counter", "Answers given by bots.", ("", self.bot_answers))
        add("bot_failures_total", "counter", "Bots too slow or crashed.", ("", self.bot_failures))
        add("messages_out_total", "counter", "Frames sent to viewers.", ("", self.messages_out))
        add("bytes_out_total", "counter", "Bytes sent to viewers.", ("", self.bytes_out))
        letters = [("sent", self.letters_sent), ("failed", self.letters_failed)]
        counted = [(f'{{outcome="{name}"}}', float(count)) for name, count in letters]
        add("letters_total", "counter", "Mails and push messages.", *counted)
        old = [(f'{{what="{name}"}}', float(count)) for name, count in self.forgotten.items()]
        add("forgotten_total", "counter", "What went, or was packed, for its age.", *old)
        add(
            "recovery_seconds", "gauge", "Restart: loading all tables.", ("", self.recovery_seconds)
        )
        add("recovered_tables", "gauge", "Tables loaded at start.", ("", self.recovered_tables))
        add("uptime_seconds", "gauge", "Since the start.", ("", time.time() - self.started))
        return "\n".join(lines) + "\n"
