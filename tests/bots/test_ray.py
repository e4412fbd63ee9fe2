"""A Ray cluster plays the same matches, also when a worker is killed in the middle (`make ray`)."""

import os
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from cantina.bots.crews import Alone, Cluster, Crew
from cantina.bots.matches import Fixture, Match
from cantina.bots.tournament import Book, Tournament, play_tournament

pytestmark = pytest.mark.slow

NOTED = """
import os
from pathlib import Path

class Bot:
    def choose(self, window):
        (Path({folder!r}) / str(os.getpid())).touch()
        return window.keys()[-1]
"""


@pytest.fixture
def noted(tmp_path: Path) -> str:
    (tmp_path / "pids").mkdir()
    (tmp_path / "noted.py").write_text(NOTED.format(folder=str(tmp_path / "pids")))
    return f"{tmp_path}/noted.py:Bot"


class Interrupted:
    """A crew of which a worker is killed while it plays."""

    def __init__(self, crew: Crew, pids: Path) -> None:
        self._crew = crew
        self._pids = pids
        self.killed: list[int] = []

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Match]:
        """Hand the matches on; kill one worker after the fifth."""
        for number, match in enumerate(self._crew.play(fixtures)):
            if number == 5:
                victim = max(map(int, (path.name for path in self._pids.iterdir())))
                os.kill(victim, signal.SIGKILL)
                self.killed.append(victim)
            yield match


def test_a_local_cluster_of_two_gives_the_same_file_though_a_worker_is_killed(
    noted: str, tmp_path: Path
) -> None:
    import ray

    pids = tmp_path / "pids"
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        duel = Tournament("smugglers-dice", ("random", noted), games=400)
        alone = list(play_tournament(duel, Alone(), Book(tmp_path / "alone", duel)))
        for path in pids.iterdir():
            path.unlink()
        crew = Interrupted(Cluster("local", 2), pids)
        far = list(play_tournament(duel, crew, Book(tmp_path / "far", duel)))
    finally:
        ray.shutdown()
    assert far == alone
    assert (tmp_path / "far").read_bytes() == (tmp_path / "alone").read_bytes()
    assert len(crew.killed) == 1
    assert os.getpid() not in map(int, (path.name for path in pids.iterdir()))
