"""Pilots of the data set that are not in yet, by reason and ship, as XWS ids."""

from enum import StrEnum


class Reason(StrEnum):
    """Why a card is not in; the values are Fluent ids."""

    HUGE_BASE = "xw-not-yet-huge-base"


def _ids(words: str) -> tuple[str, ...]:
    return tuple(words.split())


PILOTS_NOT_YET: dict[Reason, dict[str, tuple[str, ...]]] = {
    Reason.HUGE_BASE: {
        "gr75mediumtransport": _ids("gr75mediumtransport"),
        "cr90corvettefore": _ids("cr90corvettefore"),
        "cr90corvetteaft": _ids("cr90corvetteaft"),
        "raiderclasscorvettefore": _ids("raiderclasscorvettefore"),
        "raiderclasscorvetteaft": _ids("raiderclasscorvetteaft"),
        "gozanticlasscruiser": _ids("gozanticlasscruiser"),
        "croccruiser": _ids("croccruiser"),
    }
}
