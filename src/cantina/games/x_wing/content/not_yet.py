"""What the data set has for small ships and this table has not yet, by XWS id.

A pilot waits for its ship (other bearings, arcs or actions), for its faction, or, like an upgrade,
for words its ability needs.
"""


def _ids(words: str) -> tuple[str, ...]:
    return tuple(words.split())


PILOTS_NOT_YET: dict[str, tuple[str, ...]] = {
    "tieinterceptor": _ids("felswrath lieutenantlorrir tetrancowall carnorjax"),
    "awing": _ids("arvelcrynyd jakefarrell"),
    "bwing": _ids("tennumb neradantels"),
    "tiebomber": _ids("majorrhymer tomaxbren deathfire"),
    "z95headhunter": _ids(
        "lieutenantblount ndrusuhlak binayrepirate blacksunsoldier kaatoleeachos nashtahpuppilot"
    ),
    "tiedefender": _ids("rexlerbrath maarekstele countessryad"),
    "ewing": _ids("corranhorn"),
    "tiephantom": _ids("sigmasquadronpilot shadowsquadronpilot echo whisper"),
    "xwing": _ids("jekporkins kullbeesperado leevantenza edriotwotubes"),
    "starviper": _ids(
        "princexizor guri blacksunvigo blacksunenforcer blacksunassassin dalanoberos thweek"
    ),
    "m3ainterceptor": _ids(
        "serissu laetinashera cartelspacer tansariipointveteran genesisred inaldra quinnjast "
        "sunnybounder"
    ),
    "ywing": _ids("drearenthal kavil syndicatethug hiredgun"),
    "hwk290": _ids("dacebonearm palobgodalhi torkilmux spicerunner"),
    "tieadvanced": _ids("lieutenantcolzet zertikstrom junoeclipse"),
    "kihraxzfighter": _ids(
        "cartelmarauder blacksunace grazthehunter talonbanecobra viktorhel captainjostero"
    ),
    "kwing": _ids("wardensquadronpilot esegetuketu mirandadoni guardiansquadronpilot"),
    "tiepunisher": _ids("redline deathrain"),
    "tiefofighter": _ids(
        "epsilonleader epsilonsquadronpilot omegaace omegaleader zetaace zetasquadronpilot "
        "omegasquadronpilot epsilonace zetaleader"
    ),
    "t70xwing": _ids(
        "bluesquadronnovice poedameron redace redsquadronveteran blueace elloasty "
        "poedameron-swx57 jesspava niennunb snapwexley"
    ),
    "g1astarfighter": _ids("zuckuss 4lom gandfindsman ruthlessfreelancer"),
    "tieadvprototype": _ids("theinquisitor"),
    "tiefighter": _ids("wampa youngster sabinewren ahsokatano captainrex zeborrelios"),
    "attackshuttle": _ids("herasyndulla sabinewren zeborrelios"),
    "arc170": _ids("sharabey braylenstramm thanekyrell norrawexley"),
    "protectoratestarfighter": _ids(
        "fennrau kadsolus concorddawnace concorddawnveteran oldteroch zealousrecruit"
    ),
    "tiesffighter": _ids("quickdraw zetaspecialist backdraft omegaspecialist"),
    "quadjumper": _ids("unkarplutt constablezuvio jakkugunrunner sarcoplank"),
    "tiestriker": _ids(
        "duchess countdown puresabacc imperialtrainee blacksquadronscout scarifdefender"
    ),
    "scurrgh6bomber": _ids("karthakkpirate captainnym captainnym solsixxa lokrevenant"),
    "auzituckgunship": _ids("kashyyykdefender lowhhrick wullffwarro wookieeliberator"),
    "tieaggressor": _ids("lieutenantkestal doubleedge"),
    "alphaclassstarwing": _ids("majorvynder nusquadronpilot rhosquadronveteran lieutenantkarsabi"),
    "m12lkimogilafighter": _ids("toranikulda cartelbrute dalanoberos cartelexecutioner"),
    "sheathipedeclassshuttle": _ids("fennrau ezrabridger zeborrelios ap5"),
    "tiesilencer": _ids("kyloren testpilotblackout sienarjaemusanalyst firstordertestpilot"),
    "tiereaper": _ids("majorvermeil captainferoph scarifbasepilot vizier"),
}

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
