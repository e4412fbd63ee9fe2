"""Upgrades of the data set that are not in, by reason and slot, as XWS ids.

Cards that need a huge ship at the table are out for good as long as the table has none.
"""

from cantina.games.x_wing.content.pilots_not_yet import Reason


def _ids(words: str) -> tuple[str, ...]:
    return tuple(words.split())


UPGRADES_NOT_YET: dict[Reason, dict[str, tuple[str, ...]]] = {
    Reason.HUGE_BASE: {
        "cargo": _ids(
            "commsbooster slicertools shieldprojector tibannagassupplies ionizationreactor "
            "enginebooster expandedcargohold backupshieldgenerator ememitter frequencyjammer "
            "broadcastarray dockingclamps clusterbombs superchargedpowercells "
            "quickreleasecargolocks"
        ),
        "hardpoint": _ids(
            "singleturbolasers quadlasercannons ioncannonbattery duallaserturret heavylaserturret"
        ),
        "crew": _ids(
            "torynfarr wed15repairdroid carlistrieekan jandodonna targetingcoordinator "
            "raymusantilles grandmofftarkin captainneeda admiralozzel shieldtechnician "
            "constructiondroid azmorigan"
        ),
        "team": _ids("gunneryteam sensorteam engineeringteam ordnanceexperts igrmthugdroids"),
        "title": _ids(
            "dodonnaspride tantiveiv brighthope quantumstorm dutyfree jainaslight assailer "
            "instigator impetuous requiem vector suppressor merchantone brokenhorn "
            "insatiableworrt"
        ),
        "mod": _ids("combatretrofit automatedprotocols optimizedgenerators ordnancetubes"),
    }
}
