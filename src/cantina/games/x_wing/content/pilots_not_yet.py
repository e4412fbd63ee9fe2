"""Pilots of the data set that are not in yet, by reason and ship, as XWS ids."""

from enum import StrEnum


class Reason(StrEnum):
    """Why a card is not in; the values are Fluent ids."""

    SHIP = "xw-not-yet-ship"
    CONDITION = "xw-not-yet-condition"
    BOMB = "xw-not-yet-bomb"
    WORDS = "xw-not-yet-words"
    LARGE_BASE = "xw-not-yet-large-base"
    HUGE_BASE = "xw-not-yet-huge-base"


def _ids(words: str) -> tuple[str, ...]:
    return tuple(words.split())


PILOTS_NOT_YET: dict[Reason, dict[str, tuple[str, ...]]] = {
    Reason.SHIP: {
        "m12lkimogilafighter": _ids("toranikulda cartelbrute dalanoberos cartelexecutioner"),
    },
    Reason.WORDS: {
        "tieinterceptor": _ids("felswrath lieutenantlorrir tetrancowall carnorjax"),
        "awing": _ids("arvelcrynyd jakefarrell"),
        "bwing": _ids("tennumb neradantels"),
        "tiebomber": _ids("majorrhymer tomaxbren deathfire"),
        "z95headhunter": _ids("lieutenantblount ndrusuhlak kaatoleeachos nashtahpuppilot"),
        "tiedefender": _ids("rexlerbrath maarekstele countessryad"),
        "ewing": _ids("corranhorn"),
        "tiephantom": _ids("echo whisper"),
        "xwing": _ids("jekporkins kullbeesperado leevantenza edriotwotubes"),
        "starviper": _ids("princexizor guri dalanoberos thweek"),
        "m3ainterceptor": _ids("serissu laetinashera genesisred inaldra quinnjast sunnybounder"),
        "ywing": _ids("drearenthal kavil"),
        "hwk290": _ids("dacebonearm palobgodalhi torkilmux"),
        "tieadvanced": _ids("lieutenantcolzet zertikstrom junoeclipse"),
        "kihraxzfighter": _ids("grazthehunter talonbanecobra viktorhel captainjostero"),
        "kwing": _ids("esegetuketu mirandadoni"),
        "tiepunisher": _ids("redline deathrain"),
        "tiefofighter": _ids("epsilonleader omegaace omegaleader zetaace epsilonace zetaleader"),
        "t70xwing": _ids(
            "poedameron redace blueace elloasty poedameron-swx57 jesspava niennunb snapwexley"
        ),
        "g1astarfighter": _ids("zuckuss 4lom"),
        "tieadvprototype": _ids("theinquisitor"),
        "tiefighter": _ids("wampa youngster sabinewren ahsokatano captainrex zeborrelios"),
        "attackshuttle": _ids("herasyndulla sabinewren zeborrelios"),
        "arc170": _ids("sharabey braylenstramm thanekyrell norrawexley"),
        "protectoratestarfighter": _ids("fennrau kadsolus oldteroch"),
        "tiesffighter": _ids("quickdraw backdraft"),
        "quadjumper": _ids("unkarplutt constablezuvio sarcoplank"),
        "tiestriker": _ids("duchess countdown puresabacc"),
        "tieaggressor": _ids("lieutenantkestal doubleedge"),
        "auzituckgunship": _ids("lowhhrick wullffwarro"),
        "scurrgh6bomber": _ids("captainnym solsixxa"),
        "alphaclassstarwing": _ids("majorvynder lieutenantkarsabi"),
        "sheathipedeclassshuttle": _ids("fennrau zeborrelios ap5"),
        "tiesilencer": _ids("kyloren testpilotblackout"),
        "tiereaper": _ids("majorvermeil captainferoph vizier"),
    },
    Reason.LARGE_BASE: {
        "yt1300": _ids(
            "outerrimsmuggler chewbacca landocalrissian hansolo rey hansolo-swx57 chewbacca- "
            "swx57 resistancesympathizer"
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
