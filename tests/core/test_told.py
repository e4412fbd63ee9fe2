"""The log packs what is older and hands it out as it was told."""

import pickle

import pytest

from cantina.core.event import LATEST, PACK, Log
from cantina.core.text import Text, text
from cantina.core.wire import Event

TOLD = 3 * PACK + LATEST + 1


def tell(log: Log, count: int) -> list[Event]:
    """Tell so much, of all that a text can hold; return it as it was told."""
    before = log.count
    for number in range(before, before + count):
        said = text("core-seat", number=number, part=0.5, of=Text("core-yes"), all=[Text("a")])
        only = (1,) if number % 3 == 0 else None
        log.add(said, ("CORE-1",), (f"ship:{number}",), number // 4, only)
    return [
        Event(
            number,
            text("core-seat", number=number, part=0.5, of=Text("core-yes"), all=[Text("a")]),
            ("CORE-1",),
            (f"ship:{number}",),
            number // 4,
            (1,) if number % 3 == 0 else None,
        )
        for number in range(before, before + count)
    ]


@pytest.mark.parametrize("count", [0, 1, PACK, PACK + LATEST - 1, PACK + LATEST, TOLD])
def test_what_was_told_is_read_as_it_was_told(count: int) -> None:
    log = Log()
    told = tell(log, count)
    assert (len(log.events), log.count) == (count, count)
    assert list(log.events) == told
    for start in range(count + 1):
        assert log.events[start:] == told[start:]
        assert log.events[start : start + 5] == told[start : start + 5]
    assert [log.events[place] for place in range(-count, count)] == told + told
    assert log.events[::-2] == told[::-2]
    assert log.seen_by(0, 2) == [event for event in told[2:] if event.only is None]
    with pytest.raises(IndexError):
        log.events[count]


@pytest.mark.parametrize("kept", [0, 3, PACK, PACK + 1, 3 * PACK, TOLD - 1, TOLD])
def test_what_is_taken_back_was_never_told(kept: int) -> None:
    log = Log()
    told = tell(log, TOLD)
    log.forget_since(kept)
    assert log.events == told[:kept]
    more = tell(log, PACK)
    assert log.events == told[:kept] + more
    assert log.count == kept + PACK


def test_a_log_can_be_pickled() -> None:
    log = Log()
    told = tell(log, TOLD)
    assert pickle.loads(pickle.dumps(log)).events == told
