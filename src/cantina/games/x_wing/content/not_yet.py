"""Upgrades of the data set that are not in yet, by slot and XWS id."""


def _ids(words: str) -> tuple[str, ...]:
    return tuple(words.split())


UPGRADES_NOT_YET: dict[str, tuple[str, ...]] = {
    "crew": _ids(
        "weaponsengineer targetingcoordinator emperorpalpatine ig88d kyloren cassianandor "
        "generalhux cikatrovizago boshek directorkrennic isbslicer"
    ),
    "system": _ids("minefieldmapper"),
    "illicit": _ids("scavengercrane"),
    "samd": _ids("r5tk"),
    "title": _ids("phantom specialopstraining starvipermkii enforcer phantomii"),
}
