"""Upgrades of the data set that are not in yet, by slot and XWS id."""


def _ids(words: str) -> tuple[str, ...]:
    return tuple(words.split())


UPGRADES_NOT_YET: dict[str, tuple[str, ...]] = {
    "ept": _ids(
        "daredevil deadeye drawtheirfire adrenalinerush decoy stayontarget ruthlessness "
        "intimidation bodyguard lightningreflexes adaptability attannimindlink fearlessness "
        "ascoretosettle snapshot swarmleader intensity selflessness saturationsalvo "
        "debrisgambit"
    ),
    "crew": _ids(
        "gunner mercenarycopilot weaponsengineer lukeskywalker niennunb chewbacca "
        "reconspecialist saboteur intelligenceagent darthvader rebelcaptive flightinstructor "
        "navigator tactician r2d2-swx22 c3po kylekatarn janors leiaorgana targetingcoordinator "
        "landocalrissian marajade fleetofficer dashrendar leebo ysanneisard moffjerjerrod "
        "greedo outlawtech k4securitydroid emperorpalpatine bossk bombardier agentkallus "
        "kananjarrus zeborrelios chopper herasyndulla sabinewren rearadmiralchiraneau zuckuss "
        "4lom bobafett gonk dengar systemsofficer tailgunner ig88d lattsrazzi ketsuonyo "
        "kyloren unkarplutt jynerso cassianandor rey finn hotshotcopilot generalhux "
        "operationsspecialist bodhirook bazemalbus inspiringrecruit cikatrovizago boshek "
        "jabbathehutt breachspecialist cadbane maul courierdroid sawgerrera directorkrennic "
        "deathtroopers tacticalofficer isbslicer"
    ),
    "bomb": _ids(
        "seismiccharges proximitymines protonbombs ionbombs connernet clustermines "
        "thermaldetonators bombletgenerator"
    ),
    "cannon": _ids("autoblaster tractorbeam arccaster jammingbeam"),
    "system": _ids(
        "advancedsensors sensorjammer accuracycorrector advtargetingcomputer electronicbaffle "
        "collisiondetector minefieldmapper trajectorysimulator targetingscrambler "
        "thrustcorrector"
    ),
    "amd": _ids(
        "r7astromech r7t1 r2d6 r4d6 r5p9 bb8 r5x3 m9g8 chopper-swx72 flightassistastromech"
    ),
    "missile": _ids(
        "protonrockets advhomingmissiles xx23sthreadtracers unguidedrockets cruisemissiles "
        "harpoonmissiles scramblermissiles"
    ),
    "illicit": _ids(
        "inertialdampeners deadmansswitch feedbackarray hotshotblaster glitterstim "
        "cloakingdevice blackmarketslicertools empdevice scavengercrane iondischargers "
        "contrabandcybernetics"
    ),
    "samd": _ids(
        "unhingedastromech genius salvagedastromech r4agromech r4b11 r5p8 overclockedr4 r4e1 r5tk"
    ),
    "torpedo": _ids("bombloadout extramunitions seismictorpedo renegaderefit"),
    "turret": _ids("autoblasterturret syncedturret"),
    "tech": _ids(
        "commrelay weaponsguidance sensorcluster primedthrusters patternanalyzer "
        "targetingsynchronizer hyperwavecommscanner advancedoptics threattracker"
    ),
    "title": _ids(
        "moldycrow royalguardtie awingtestpilot heavyscykinterceptor virago btla4ywing tiex1 "
        "phantom tiev1 misthunter tiex7 tied tieshuttle blackone allianceoverhaul "
        "specialopstraining concorddawnprotector sabinesmasterpiece adaptiveailerons "
        "lightscykinterceptor havoc vaksai starvipermkii xg1assaultconfiguration enforcer "
        "phantomii firstordervanguard os1arsenalloadout advancedailerons"
    ),
    "mod": _ids(
        "munitionsfailsafe stygiumparticleaccelerator advancedcloakingdevice bwinge2 "
        "experimentalinterface autothrusters advancedslam integratedastromech "
        "longrangescanners guidancechips capturedtie spacetugtractorarray lightweightframe "
        "pulsedrayshield servomotorsfoils multispectralcamouflage"
    ),
}
