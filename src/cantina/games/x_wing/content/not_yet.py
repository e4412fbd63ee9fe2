"""Upgrades of the data set that are not in yet, by slot and XWS id."""


def _ids(words: str) -> tuple[str, ...]:
    return tuple(words.split())


UPGRADES_NOT_YET: dict[str, tuple[str, ...]] = {
    "ept": _ids("ascoretosettle"),
    "crew": _ids(
        "weaponsengineer targetingcoordinator emperorpalpatine bombardier sabinewren tailgunner "
        "ig88d ketsuonyo kyloren cassianandor generalhux cikatrovizago boshek jabbathehutt "
        "breachspecialist cadbane courierdroid directorkrennic tacticalofficer isbslicer"
    ),
    "bomb": _ids(
        "seismiccharges proximitymines protonbombs ionbombs connernet clustermines "
        "thermaldetonators bombletgenerator"
    ),
    "cannon": _ids("tractorbeam arccaster jammingbeam"),
    "system": _ids("minefieldmapper trajectorysimulator targetingscrambler"),
    "amd": _ids("m9g8"),
    "missile": _ids("harpoonmissiles scramblermissiles"),
    "illicit": _ids(
        "inertialdampeners feedbackarray cloakingdevice empdevice scavengercrane iondischargers"
    ),
    "samd": _ids("genius r4e1 r5tk"),
    "torpedo": _ids("seismictorpedo"),
    "tech": _ids("targetingsynchronizer hyperwavecommscanner"),
    "title": _ids(
        "phantom misthunter allianceoverhaul specialopstraining adaptiveailerons starvipermkii "
        "xg1assaultconfiguration enforcer phantomii os1arsenalloadout advancedailerons"
    ),
    "mod": _ids(
        "stygiumparticleaccelerator advancedcloakingdevice advancedslam spacetugtractorarray "
        "servomotorsfoils"
    ),
}
