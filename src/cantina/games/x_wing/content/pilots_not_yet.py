"""Pilots of the data set that are not in yet, by reason and ship, as XWS ids."""

from enum import StrEnum


class Reason(StrEnum):
    """Why a card is not in; the values are Fluent ids."""

    CARRIED = "xw-not-yet-carried"
    LARGE_BASE = "xw-not-yet-large-base"
    HUGE_BASE = "xw-not-yet-huge-base"


def _ids(words: str) -> tuple[str, ...]:
    return tuple(words.split())


PILOTS_NOT_YET: dict[Reason, dict[str, tuple[str, ...]]] = {
    Reason.CARRIED: {
        "z95headhunter": _ids("nashtahpuppilot"),
    },
    Reason.LARGE_BASE: {
        "yt1300": _ids(
            "outerrimsmuggler chewbacca landocalrissian hansolo rey hansolo-swx57 "
            "chewbacca-swx57 resistancesympathizer"
        ),
        "firespray31": _ids(
            "kathscarlet bobafett krassistrelix bountyhunter emonazzameen mandalorianmercenary"
        ),
        "lambdaclassshuttle": _ids("captainkagi coloneljendon captainyorr omicrongrouppilot"),
        "yt2400": _ids("dashrendar leebo eadenvrill wildspacefringer"),
        "vt49decimator": _ids("rearadmiralchiraneau captainoicunn commanderkenkirk patrolleader"),
        "aggressor": _ids("ig88a ig88b ig88c ig88d"),
        "yv666": _ids("trandoshanslaver lattsrazzi bossk moraloeval"),
        "vcx100": _ids("herasyndulla chopper kananjarrus lothalrebel"),
        "jumpmaster5000": _ids("dengar contractedscout manaroo teltrevura"),
        "lancerclasspursuitcraft": _ids("sabinewren ketsuonyo asajjventress shadowporthunter"),
        "upsilonclassshuttle": _ids("kyloren majorstridan lieutenantdormitz starkillerbasepilot"),
        "uwing": _ids(
            "cassianandor bluesquadronpathfinder bodhirook hefftobber sawgerrera "
            "benthictwotubes partisanrenegade magvayarro"
        ),
        "bsf17bomber": _ids("crimsonleader crimsonsquadronpilot crimsonspecialist cobaltleader"),
    },
    Reason.HUGE_BASE: {
        "gr75mediumtransport": _ids("gr75mediumtransport"),
        "cr90corvettefore": _ids("cr90corvettefore"),
        "cr90corvetteaft": _ids("cr90corvetteaft"),
        "raiderclasscorvettefore": _ids("raiderclasscorvettefore"),
        "raiderclasscorvetteaft": _ids("raiderclasscorvetteaft"),
        "gozanticlasscruiser": _ids("gozanticlasscruiser"),
        "croccruiser": _ids("croccruiser"),
    },
}
