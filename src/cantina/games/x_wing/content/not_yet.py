"""Upgrades of the data set that are not in yet, by slot and XWS id."""


def _ids(words: str) -> tuple[str, ...]:
    return tuple(words.split())


UPGRADES_NOT_YET: dict[str, tuple[str, ...]] = {
    "ept": _ids("ascoretosettle"),
    "crew": _ids(
        "weaponsengineer targetingcoordinator emperorpalpatine tailgunner ig88d ketsuonyo "
        "kyloren cassianandor generalhux cikatrovizago boshek jabbathehutt breachspecialist "
        "courierdroid directorkrennic tacticalofficer isbslicer"
    ),
    "cannon": _ids("tractorbeam arccaster jammingbeam"),
    "system": _ids("minefieldmapper targetingscrambler"),
    "amd": _ids("m9g8"),
    "missile": _ids("harpoonmissiles scramblermissiles"),
    "illicit": _ids(
        "inertialdampeners feedbackarray cloakingdevice empdevice scavengercrane iondischargers"
    ),
    "samd": _ids("r5tk"),
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
