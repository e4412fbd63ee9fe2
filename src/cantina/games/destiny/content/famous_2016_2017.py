"""Famous decks of 2016 and 2017: what people won with, as far as it is remembered."""

from __future__ import annotations

from cantina.games.destiny.content.formats import STANDARD_2016, STANDARD_2017
from cantina.games.destiny.content.ready import ReadyDeck

DECKS: tuple[ReadyDeck, ...] = (
    ReadyDeck(
        "phasma-troopers",
        "Captain Phasma and First Order Stormtrooper",
        STANDARD_2016,
        ("AW 1 elite", "AW 2", "AW 2"),
        "AW 165",
        "2 F-11D Rifle (AW 8); 2 DH-17 Blaster Pistol (AW 54); "
        "2 IQA-11 Blaster Rifle (AW 55); 2 Holdout Blaster (AW 63); "
        "2 First Order TIE Fighter (AW 6); 2 Promotion (AW 56); 2 Squad Tactics (AW 143); "
        "2 Cannon Fodder (AW 68); 2 The Best Defense... (AW 75); 2 Closing the Net (AW 69); "
        "2 Sweep the Area (AW 73); 2 Tactical Mastery (AW 74); 2 Logistics (AW 142); "
        "2 Dodge (AW 155); 2 Block (AW 153)",
    ),
    ReadyDeck(
        "vader-raider",
        "Darth Vader and Tusken Raider",
        STANDARD_2016,
        ("AW 10 elite", "AW 22"),
        "AW 167",
        "2 Lightsaber (AW 59); 2 Kylo Ren's Lightsaber (AW 15); 2 Sith Holocron (AW 16); "
        "2 Mind Probe (AW 60); 2 Force Throw (AW 57); 2 Gaffi Stick (AW 25); "
        "2 Holdout Blaster (AW 63); 2 Electroshock (AW 159); 2 Enrage (AW 81); "
        "2 Feel Your Anger (AW 82); 2 Isolation (AW 85); 2 Intimidate (AW 84); "
        "2 Ace in the Hole (AW 92); 2 He Doesn't Like You (AW 97); 2 Use The Force (AW 149)",
    ),
    ReadyDeck(
        "jango-veers",
        "Jango Fett and General Veers",
        STANDARD_2016,
        ("AW 21 elite", "AW 4 elite"),
        "AW 172",
        "2 Holdout Blaster (AW 63); 2 Jetpack (AW 66); 2 DH-17 Blaster Pistol (AW 54); "
        "2 IQA-11 Blaster Rifle (AW 55); 2 F-11D Rifle (AW 8); "
        "2 First Order TIE Fighter (AW 6); 2 Gaffi Stick (AW 25); 2 Electroshock (AW 159); "
        "2 He Doesn't Like You (AW 97); 2 Ace in the Hole (AW 92); 2 Logistics (AW 142); "
        "2 The Best Defense... (AW 75); 2 Fight Dirty (AW 95); 2 Dodge (AW 155); "
        "2 Aim (AW 151)",
    ),
    ReadyDeck(
        "han-rey",
        "Han Solo and Rey",
        STANDARD_2016,
        ("AW 46 elite", "AW 38 elite"),
        "AW 172",
        "2 Holdout Blaster (AW 63); 2 DL-44 Heavy Blaster Pistol (AW 51); 2 Jetpack (AW 66); "
        "2 Jedi Robes (AW 40); 2 Rey's Staff (AW 44); 2 Lightsaber (AW 59); "
        "2 Force Throw (AW 57); 2 Thermal Detonator (AW 67); 2 Electroshock (AW 159); "
        "2 Scramble (AW 161); 2 Unpredictable (AW 162); 2 Shoot First (AW 133); "
        "2 Don't Get Cocky (AW 127); 2 Draw Attention (AW 128); 2 Use The Force (AW 149)",
    ),
    ReadyDeck(
        "poe-rey",
        "Poe Dameron and Rey",
        STANDARD_2016,
        ("AW 29 elite", "AW 38 elite"),
        "AW 174",
        "2 Black One (AW 32); 2 Launch Bay (AW 31); 2 BB-8 (AW 43); 2 Jedi Robes (AW 40); "
        "2 Lightsaber (AW 59); 2 Holdout Blaster (AW 63); 2 IQA-11 Blaster Rifle (AW 55); "
        "2 DH-17 Blaster Pistol (AW 54); 2 Hit and Run (AW 106); 2 Rearm (AW 109); "
        "2 Force Throw (AW 57); 2 Field Medic (AW 105); 2 Use The Force (AW 149); "
        "2 Deflect (AW 145); 2 Mind Trick (AW 147)",
    ),
    ReadyDeck(
        "qui-gon-rey",
        "Qui-Gon Jinn and Rey",
        STANDARD_2016,
        ("AW 37 elite", "AW 38 elite"),
        "AW 170",
        "2 Jedi Robes (AW 40); 2 Force Protection (AW 39); "
        "2 Luke Skywalker's Lightsaber (AW 41); 2 Lightsaber (AW 59); 2 Rey's Staff (AW 44); "
        "2 Force Throw (AW 57); 2 BB-8 (AW 43); 2 It Binds All Things (AW 150); "
        "2 Defensive Stance (AW 115); 2 Willpower (AW 122); 2 Riposte (AW 121); "
        "2 Deflect (AW 145); 2 Mind Trick (AW 147); 2 Use The Force (AW 149); "
        "2 Take Cover (AW 157)",
    ),
    ReadyDeck(
        "jabba-dooku",
        "Jabba the Hutt and Count Dooku",
        STANDARD_2016,
        ("AW 20 elite", "AW 9 elite"),
        "AW 173",
        "2 Crime Lord (AW 23); 2 Mind Probe (AW 60); 2 Force Choke (AW 13); "
        "2 Immobilize (AW 14); 2 Comlink (AW 61); 2 Datapad (AW 62); "
        "2 Holdout Blaster (AW 63); 2 Underworld Connections (AW 101); "
        "2 Abandon All Hope (AW 79); 2 Boundless Ambition (AW 80); 2 Confiscation (AW 94); "
        "2 Go for the Kill (AW 96); 2 Electroshock (AW 159); 2 Isolation (AW 85); "
        "2 Disarm (AW 158)",
    ),
    ReadyDeck(
        "poe-maz",
        "Poe Dameron and Maz Kanata",
        STANDARD_2017,
        ("AW 29 elite", "SoR 45 elite"),
        "SoR 155",
        "2 Rocket Launcher (SoR 53); 2 Black One (AW 32); 2 Launch Bay (AW 31); "
        "2 Planetary Uprising (SoR 97); 2 Maz's Goggles (SoR 50); 2 Fast Hands (SoR 150); "
        "2 Holdout Blaster (AW 63); 2 Vibroknife (SoR 57); 2 C-3PO (SoR 30); "
        "2 Hit and Run (AW 106); 2 Planned Explosion (SoR 116); 2 Electroshock (AW 159); "
        "2 Field Medic (AW 105); 2 Let The Wookiee Win (AW 130); 2 Negotiate (AW 131)",
    ),
    ReadyDeck(
        "fn-phasma",
        "FN-2199 and Captain Phasma",
        STANDARD_2017,
        ("SoR 2 elite", "AW 1 elite"),
        "AW 169",
        "2 F-11D Rifle (AW 8); 2 DT-29 Heavy Blaster Pistol (SoR 7); "
        "2 Z6 Riot Control Baton (SoR 8); 2 Electrostaff (EaW 47); "
        "2 DH-17 Blaster Pistol (AW 54); 2 Holdout Blaster (AW 63); 2 Vibroknife (SoR 57); "
        "2 IQA-11 Blaster Rifle (AW 55); 2 Ammo Belt (SoR 141); 2 Promotion (AW 56); "
        "2 Drop Your Weapon! (EaW 63); 2 The Best Defense... (AW 75); 2 Logistics (AW 142); "
        "2 Traitor! (SoR 65); 2 Dodge (AW 155)",
    ),
    ReadyDeck(
        "palpatine-alone",
        "Palpatine",
        STANDARD_2017,
        ("SoR 11 elite",),
        "AW 167",
        "2 Force Speed (SoR 55); 2 Force Illusion (SoR 135); 2 Lightsaber (AW 59); "
        "2 Force Lightning (SoR 14); 2 Sith Holocron (AW 16); 2 Mind Probe (AW 60); "
        "2 Lightsaber Pike (SoR 15); 2 Rise Again (SoR 76); 2 Enrage (AW 81); "
        "2 Feel Your Anger (AW 82); 2 The Price of Failure (SoR 77); "
        "2 Dark Presence (SoR 78); 2 Isolation (AW 85); 2 Deflect (AW 145); "
        "2 Manipulate (SoR 73)",
    ),
    ReadyDeck(
        "jango-unkar",
        "Jango Fett and Unkar Plutt",
        STANDARD_2017,
        ("AW 21 elite", "SoR 21 elite"),
        "SoR 159",
        "2 Holdout Blaster (AW 63); 2 Vibroknife (SoR 57); 2 Jetpack (AW 66); "
        "2 Personal Shield (SoR 24); 2 Armor Plating (SoR 89); 2 On The Hunt (AW 26); "
        "2 Thermal Detonator (AW 67); 2 Relby-V10 Mortar Gun (EaW 23); "
        "2 Fast Hands (SoR 150); 2 Ace in the Hole (AW 92); 2 He Doesn't Like You (AW 97); "
        "2 Electroshock (AW 159); 2 Friends in Low Places (SoR 146); 2 Fight Dirty (AW 95); "
        "2 Doubt (SoR 80)",
    ),
    ReadyDeck(
        "sabine-ezra",
        "Sabine Wren and Ezra Bridger",
        STANDARD_2017,
        ("EaW 40 elite", "EaW 38 elite"),
        "EaW 155",
        "2 Thermal Detonator (AW 67); 2 Holdout Blaster (AW 63); 2 Chance Cube (EaW 57); "
        "2 Vibroknife (SoR 57); 2 Maz's Goggles (SoR 50); 2 Fast Hands (SoR 150); "
        "2 DL-44 Heavy Blaster Pistol (AW 51); 2 Infamous (AW 163); "
        "2 Thermal Paint (EaW 116); 2 Planned Explosion (SoR 116); 2 Truce (EaW 142); "
        "2 Electroshock (AW 159); 2 Bad Feeling (EaW 109); 2 Loth-Cat and Mouse (SoR 114); "
        "2 Double-Cross (EaW 110)",
    ),
    ReadyDeck(
        "kylo-vader",
        "Kylo Ren and Darth Vader",
        STANDARD_2017,
        ("AW 11 elite", "SoR 10 elite"),
        "AW 168",
        "2 Ancient Lightsaber (EaW 49); 2 Lightsaber (AW 59); "
        "2 Kylo Ren's Lightsaber (AW 15); 2 Sith Holocron (AW 16); 2 Force Speed (SoR 55); "
        "2 Force Illusion (SoR 135); 2 Shoto Lightsaber (EaW 51); 2 Vibroknife (SoR 57); "
        "2 Enrage (AW 81); 2 Feel Your Anger (AW 82); 2 Intimidate (AW 84); "
        "2 Isolation (AW 85); 2 Manipulate (SoR 73); 2 No Mercy (AW 86); "
        "2 High Ground (SoR 128)",
    ),
    ReadyDeck(
        "cad-unkar",
        "Cad Bane and Unkar Plutt",
        STANDARD_2017,
        ("EaW 18 elite", "SoR 21 elite"),
        "EaW 159",
        "2 Holdout Blaster (AW 63); 2 Vibroknife (SoR 57); 2 X-8 Night Sniper (EaW 55); "
        "2 LL-30 Blaster Pistol (EaW 22); 2 Relby-V10 Mortar Gun (EaW 23); "
        "2 Jetpack (AW 66); 2 Thermal Detonator (AW 67); 2 Chance Cube (EaW 57); "
        "2 Fast Hands (SoR 150); 2 Truce (EaW 142); 2 Ace in the Hole (AW 92); "
        "2 He Doesn't Like You (AW 97); 2 Electroshock (AW 159); 2 Scrap Buy (SoR 87); "
        "2 Doubt (SoR 80)",
    ),
    ReadyDeck(
        "thrawn-unkar",
        "Thrawn and Unkar Plutt",
        STANDARD_2017,
        ("EaW 4 elite", "SoR 21 elite"),
        "EaW 156",
        "2 AT-ST (AW 5); 2 E-Web Emplacement (SoR 5); 2 Imperial HQ (EaW 69); "
        "2 Truce (EaW 142); 2 Crime Lord (AW 23); 2 Hutt Ties (EaW 85); "
        "2 Salvage Stand (SoR 88); 2 First Order TIE Fighter (AW 6); "
        "2 Friends in Low Places (SoR 146); 2 Prepare for War (EaW 65); 2 Lockdown (SoR 63); "
        "2 Pilfered Goods (EaW 83); 2 Electroshock (AW 159); 2 Doubt (SoR 80); "
        "2 He Doesn't Like You (AW 97)",
    ),
    ReadyDeck(
        "mace-padawan",
        "Mace Windu and Padawan",
        STANDARD_2017,
        ("EaW 34 elite", "AW 36"),
        "AW 170",
        "2 Ancient Lightsaber (EaW 49); 2 Shoto Lightsaber (EaW 51); 2 Lightsaber (AW 59); "
        "2 Luke Skywalker's Lightsaber (AW 41); 2 Force Speed (SoR 55); "
        "2 Force Illusion (SoR 135); 2 Jedi Robes (AW 40); 2 Vibroknife (SoR 57); "
        "2 It Binds All Things (AW 150); 2 Force Misdirection (AW 116); 2 Caution (SoR 100); "
        "2 Guard (SoR 103); 2 Deflect (AW 145); 2 Trust Your Instincts (SoR 133); "
        "2 High Ground (SoR 128)",
    ),
    ReadyDeck(
        "obi-wan-maz",
        "Obi-Wan Kenobi and Maz Kanata",
        STANDARD_2017,
        ("SoR 37 elite", "SoR 45"),
        "SoR 154",
        "2 Ancient Lightsaber (EaW 49); 2 Lightsaber (AW 59); 2 Force Speed (SoR 55); "
        "2 Force Illusion (SoR 135); 2 Maz's Goggles (SoR 50); 2 Fast Hands (SoR 150); "
        "2 Destiny (SoR 101); 2 My Ally Is The Force (SoR 105); 2 Caution (SoR 100); "
        "2 Force Misdirection (AW 116); 2 Shoto Lightsaber (EaW 51); "
        "2 Electroshock (AW 159); 2 Jedi Robes (AW 40); 2 Second Chance (AW 137); "
        "2 Synchronicity (SoR 106)",
    ),
    ReadyDeck(
        "chirrut-baze",
        "Chirrut Îmwe and Baze Malbus",
        STANDARD_2017,
        ("SoR 35 elite", "SoR 26"),
        "SoR 158",
        "2 Handcrafted Light Bow (SoR 39); 2 Rocket Launcher (SoR 53); "
        "2 A180 Blaster (SoR 32); 2 DH-17 Blaster Pistol (AW 54); 2 Holdout Blaster (AW 63); "
        "2 Vibroknife (SoR 57); 2 Force Illusion (SoR 135); 2 Overkill (SoR 33); "
        "2 Field Medic (AW 105); 2 Defensive Position (AW 104); 2 Rebel Assault (SoR 94); "
        "2 Guard (SoR 103); 2 Caution (SoR 100); 2 Friendly Fire (SoR 91); "
        "2 Deflect (AW 145)",
    ),
    ReadyDeck(
        "padme-rieekan",
        "Padmé Amidala and General Rieekan",
        STANDARD_2017,
        ("AW 48 elite", "EaW 24 elite"),
        "SoR 160",
        "2 Con Artist (SoR 60); 2 Diplomatic Immunity (AW 50); 2 Infiltrate (AW 52); "
        "2 Shield Generator (EaW 97); 2 Air Superiority (SoR 124); 2 Retreat (AW 110); "
        "2 Hyperspace Jump (AW 129); 2 Negotiate (AW 131); 2 Let The Wookiee Win (AW 130); "
        "2 Double-Cross (EaW 110); 2 Electroshock (AW 159); 2 Defensive Position (AW 104); "
        "2 Dug in (AW 139); 2 Entrenched (EaW 90); 2 Hold On! (SoR 111)",
    ),
    ReadyDeck(
        "ahsoka-maz",
        "Ahsoka Tano and Maz Kanata",
        STANDARD_2017,
        ("EaW 31 elite", "SoR 45 elite"),
        "SoR 158",
        "2 Ancient Lightsaber (EaW 49); 2 Shoto Lightsaber (EaW 51); 2 Lightsaber (AW 59); "
        "2 Force Speed (SoR 55); 2 Force Illusion (SoR 135); 2 Maz's Goggles (SoR 50); "
        "2 Fast Hands (SoR 150); 2 Vibroknife (SoR 57); 2 Chance Cube (EaW 57); "
        "2 Truce (EaW 142); 2 Caution (SoR 100); 2 Destiny (SoR 101); "
        "2 Electroshock (AW 159); 2 Force Misdirection (AW 116); "
        "2 Trust The Force (EaW 103)",
    ),
    ReadyDeck(
        "inquisitors",
        "Seventh Sister and Grand Inquisitor",
        STANDARD_2017,
        ("EaW 10 elite", "EaW 11"),
        "EaW 154",
        "2 ID9 Seeker Droid (EaW 13); 2 Grand Inquisitor's Lightsaber (EaW 15); "
        "2 Ancient Lightsaber (EaW 49); 2 Lightsaber (AW 59); 2 Force Speed (SoR 55); "
        "2 Force Illusion (SoR 135); 2 Immobilize (AW 14); 2 Force Push (SoR 54); "
        "2 Vibroknife (SoR 57); 2 As You Command (EaW 70); 2 Cornered Prey (EaW 71); "
        "2 Isolation (AW 85); 2 Feel Your Anger (AW 82); 2 Deflect (AW 145); "
        "2 Kill Them All (EaW 74)",
    ),
    ReadyDeck(
        "magnaguards",
        "MagnaGuard",
        STANDARD_2017,
        ("EaW 3", "EaW 3", "EaW 3"),
        "EaW 160",
        "2 Electrostaff (EaW 47); 2 Z6 Riot Control Baton (SoR 8); 2 Training (SoR 125); "
        "2 Vibroknife (SoR 57); 2 Holdout Blaster (AW 63); 2 Ammo Belt (SoR 141); "
        "2 Personal Escort (AW 78); 2 Squad Tactics (AW 143); 2 Tactical Mastery (AW 74); "
        "2 Drop Your Weapon! (EaW 63); 2 The Best Defense... (AW 75); "
        "2 Undying Loyalty (SoR 67); 2 Endless Ranks (AW 70); 2 Parry (SoR 138); "
        "2 Dug in (AW 139)",
    ),
    ReadyDeck(
        "krennic-trooper",
        "Director Krennic and Death Trooper",
        STANDARD_2017,
        ("SoR 3 elite", "SoR 1"),
        "SoR 153",
        "2 F-11D Rifle (AW 8); 2 DT-29 Heavy Blaster Pistol (SoR 7); "
        "2 E-Web Emplacement (SoR 5); 2 First Order TIE Fighter (AW 6); "
        "2 T-7 Ion Disruptor Rifle (EaW 7); 2 Imperial Discipline (SoR 6); "
        "2 Training (SoR 125); 2 Imperial HQ (EaW 69); 2 Probe Droid (EaW 6); "
        "2 Sustained Fire (SoR 64); 2 Salvo (SoR 121); 2 Lockdown (SoR 63); "
        "2 We Have Them Now (SoR 68); 2 Logistics (AW 142); 2 Evade (SoR 136)",
    ),
)
