"""Famous decks of 2018 and 2019: what people won with, as far as it is remembered."""

from __future__ import annotations

from cantina.games.destiny.content.formats import STANDARD_2018, STANDARD_2019
from cantina.games.destiny.content.ready import ReadyDeck

DECKS: tuple[ReadyDeck, ...] = (
    ReadyDeck(
        "talzin-vader",
        "Mother Talzin and Darth Vader",
        STANDARD_2018,
        ("LEG 3 elite", "SoR 10 elite"),
        "AW 168",
        "2 Ancient Lightsaber (EaW 49); 2 Heirloom Lightsaber (LEG 58); "
        "2 Maul's Lightsaber (LEG 8); 2 Force Speed (SoR 55); 2 Force Illusion (SoR 135); "
        "2 Vibroknife (SoR 57); 2 Crystal Ball (LEG 6); 2 Witch Magick (LEG 82); "
        "2 Spell of Removal (LEG 81); 2 Hidden Motive (RIV 5); 2 Rise Again (SoR 76); "
        "2 Isolation (AW 85); 2 No Mercy (AW 86); 2 Feel Your Anger (AW 82); "
        "2 Nightsister Coven (LEG 83)",
    ),
    ReadyDeck(
        "snoke-palpatine",
        "Snoke and Palpatine",
        STANDARD_2018,
        ("WotF 4 elite", "LEG 4"),
        "LEG 176",
        "2 Force Speed (SoR 55); 2 Force Lightning (SoR 14); 2 Force Wave (LEG 57); "
        "2 Force Illusion (SoR 135); 2 Lightsaber Pike (SoR 15); "
        "2 Ancient Lightsaber (EaW 49); 2 Dark Counsel (TPG 6); "
        "2 Kylo Ren's Starfighter (LEG 5); 2 Force Rend (LEG 7); 2 Rise Again (SoR 76); "
        "2 Isolation (AW 85); 2 Hidden Motive (RIV 5); 2 Manipulate (SoR 73); "
        "2 Power From Pain (WotF 9); 2 Lack of Faith (WotF 7)",
    ),
    ReadyDeck(
        "yoda-leia",
        "Yoda and Leia Organa",
        STANDARD_2018,
        ("LEG 33 elite", "WotF 73 elite"),
        "SoR 154",
        "2 Force Speed (SoR 55); 2 Ancient Lightsaber (EaW 49); 2 Force Illusion (SoR 135); "
        "2 Astromech (SoR 52); 2 R2-D2 (LEG 35); 2 Suppressive Fire (WotF 84); "
        "2 Resistance HQ (AW 113); 2 Retreat (AW 110); 2 Force Misdirection (AW 116); "
        "2 Concentrate (TPG 38); 2 Alter (LEG 125); 2 Motivate (WotF 79); "
        "2 Desperate Hour (WotF 76); 2 Hit and Run (AW 106); 2 Commando Raid (AW 103)",
    ),
    ReadyDeck(
        "hondo-yoda",
        "Hondo Ohnaka and Yoda",
        STANDARD_2018,
        ("LEG 65 elite", "LEG 33 elite"),
        "LEG 178",
        "2 Force Speed (SoR 55); 2 Ancient Lightsaber (EaW 49); 2 Force Illusion (SoR 135); "
        "2 Maz's Goggles (SoR 50); 2 Mandalorian Vambraces (WotF 143); 2 Bartering (LEG 67); "
        "2 Diplomatic Immunity (AW 50); 2 Truce (EaW 142); 2 Electroshock (AW 159); "
        "2 Hidden Motive (RIV 5); 2 Respite (LEG 131); 2 Loth-Cat and Mouse (SoR 114); "
        "2 Entangle (LEG 151); 2 Easy Pickings (LEG 117); 2 Force Misdirection (AW 116)",
    ),
    ReadyDeck(
        "hera-wedge",
        "Hera Syndulla and Wedge Antilles",
        STANDARD_2018,
        ("EaW 25 elite", "LEG 41 elite"),
        "LEG 177",
        "2 Resistance Bomber (LEG 43); 2 Ghost (EaW 28); 2 U-Wing (SoR 31); "
        "2 Y-Wing (EaW 29); 2 ARC-170 Starfighter (WotF 129); 2 Tech Team (EaW 127); "
        "2 Planetary Uprising (SoR 97); 2 Resistance Crait Speeder (WotF 83); "
        "2 Wingman (SoR 126); 2 Attack Run (LEG 108); 2 Refit (LEG 113); "
        "2 Strike Briefing (EaW 94); 2 Reinforce (LEG 140); 2 Rearguard (EaW 92); "
        "2 Honor Guard (TPG 33)",
        plot="LEG 169",
    ),
    ReadyDeck(
        "boba-seventh-sister",
        "Boba Fett and Seventh Sister",
        STANDARD_2018,
        ("LEG 19 elite", "EaW 10 elite"),
        "LEG 174",
        "2 ID9 Seeker Droid (EaW 13); 2 Hunter Instinct (LEG 26); 2 Wrist Rockets (LEG 27); "
        "2 Slave I (LEG 25); 2 Force Speed (SoR 55); 2 Holdout Blaster (AW 63); "
        "2 Vibroknife (SoR 57); 2 Verpine Sniper Rifle (RIV 10); 2 Vibrocutlass (LEG 69); "
        "2 He Doesn't Like You (AW 97); 2 Electroshock (AW 159); 2 Hidden Motive (RIV 5); "
        "2 Subdue (LEG 97); 2 Quick Draw (LEG 155); 2 Isolation (AW 85)",
    ),
    ReadyDeck(
        "maul-talzin",
        "Maul and Mother Talzin",
        STANDARD_2018,
        ("LEG 2 elite", "LEG 3 elite"),
        "RIV 20",
        "2 Maul's Lightsaber (LEG 8); 2 Ancient Lightsaber (EaW 49); "
        "2 Heirloom Lightsaber (LEG 58); 2 Force Speed (SoR 55); 2 Force Illusion (SoR 135); "
        "2 Crystal Ball (LEG 6); 2 Vibroknife (SoR 57); 2 Double Strike (LEG 77); "
        "2 Witch Magick (LEG 82); 2 Spell of Removal (LEG 81); 2 Hidden Motive (RIV 5); "
        "2 Isolation (AW 85); 2 Feel Your Anger (AW 82); 2 Hate (EaW 77); "
        "2 Intimidate (AW 84)",
        plot="LEG 168",
    ),
    ReadyDeck(
        "kylo-anakin",
        "Kylo Ren and Anakin Skywalker",
        STANDARD_2018,
        ("TPG 1 elite", "RIV 1 elite"),
        "RIV 20",
        "2 Ancient Lightsaber (EaW 49); 2 Crafted Lightsaber (RIV 6); "
        "2 Heirloom Lightsaber (LEG 58); 2 Crossguard Lightsaber (TPG 7); "
        "2 Force Speed (SoR 55); 2 Force Illusion (SoR 135); 2 Dagger of Mortis (WotF 117); "
        "2 Vibroknife (SoR 57); 2 Hidden Motive (RIV 5); 2 Isolation (AW 85); "
        "2 Rise Again (SoR 76); 2 Feel Your Anger (AW 82); 2 Intimidate (AW 84); "
        "2 Force Rend (LEG 7); 2 No Mercy (AW 86)",
    ),
    ReadyDeck(
        "luke-rey",
        "Luke Skywalker and Rey",
        STANDARD_2018,
        ("WotF 56 elite", "AW 38 elite"),
        "TPG 46",
        "2 Ancient Lightsaber (EaW 49); 2 Heirloom Lightsaber (LEG 58); "
        "2 Rey's Lightsaber (TPG 30); 2 Jedi Robes (AW 40); 2 Force Speed (SoR 55); "
        "2 Force Illusion (SoR 135); 2 Force Protection (AW 39); "
        "2 Guardian of the Whills (WotF 68); 2 Luke's Protection (TPG 32); "
        "2 Force Misdirection (AW 116); 2 Ataru Strike (LEG 101); "
        "2 Heightened Awareness (LEG 102); 2 Caution (SoR 100); 2 Fond Memories (WotF 58); "
        "2 Luke's Training (WotF 60)",
        plot="LEG 169",
    ),
    ReadyDeck(
        "cassian-yoda",
        "Cassian Andor and Yoda",
        STANDARD_2018,
        ("WotF 90 elite", "LEG 33 elite"),
        "SoR 157",
        "2 Con Artist (SoR 60); 2 Force Speed (SoR 55); 2 Maz's Goggles (SoR 50); "
        "2 Ancient Lightsaber (EaW 49); 2 Force Illusion (SoR 135); "
        "2 Clandestine Operation (WotF 92); 2 Rigged Detonation (WotF 98); "
        "2 Scoping the Target (WotF 100); 2 Easy Pickings (LEG 117); "
        "2 Double-Cross (EaW 110); 2 Electroshock (AW 159); 2 Diplomatic Immunity (AW 50); "
        "2 Alter (LEG 125); 2 Friends in Low Places (SoR 146); 2 Dumb Luck (WotF 95)",
    ),
    ReadyDeck(
        "bo-katan-ezra",
        "Bo-Katan Kryze and Ezra Bridger",
        STANDARD_2018,
        ("WotF 89 elite", "EaW 38 elite"),
        "EaW 159",
        "2 Darksaber (WotF 142); 2 Mandalorian Vambraces (WotF 143); "
        "2 X-8 Night Sniper (EaW 55); 2 LL-30 Blaster Pistol (EaW 22); "
        "2 Hidden Blaster (LEG 72); 2 Holdout Blaster (AW 63); 2 Vibroknife (SoR 57); "
        "2 Maz's Goggles (SoR 50); 2 Fast Hands (SoR 150); 2 Quick Draw (LEG 155); "
        "2 Truce (EaW 142); 2 Electroshock (AW 159); 2 Loth-Cat and Mouse (SoR 114); "
        "2 Easy Pickings (LEG 117); 2 Impulsive (LEG 119)",
    ),
    ReadyDeck(
        "nightsisters",
        "Mother Talzin, Nightsister and Luce",
        STANDARD_2018,
        ("LEG 3 elite", "AW 12", "AtG 2"),
        "RIV 20",
        "2 Energy Bow (AtG 17); 2 Force Speed (SoR 55); 2 Force Illusion (SoR 135); "
        "2 Crystal Ball (LEG 6); 2 Ancient Lightsaber (EaW 49); "
        "2 Nightsister Coven (LEG 83); 2 Witch Magick (LEG 82); 2 Spell of Removal (LEG 81); "
        "2 Hidden Motive (RIV 5); 2 Dark Ritual (WotF 6); 2 Isolation (AW 85); "
        "2 Undermine (WotF 11); 2 Force Rend (LEG 7); 2 Immobilize (AW 14); "
        "2 Feel Your Anger (AW 82)",
    ),
    ReadyDeck(
        "vader-greedo",
        "Darth Vader and Greedo",
        STANDARD_2018,
        ("AtG 1 elite", "LEG 21"),
        "AtG 159",
        "2 Darth Vader's Lightsaber (AtG 16); 2 Ancient Lightsaber (EaW 49); "
        "2 Treasured Lightsaber (AtG 120); 2 Heirloom Lightsaber (LEG 58); "
        "2 Force Speed (SoR 55); 2 Force Illusion (SoR 135); 2 Vader's Fist (AtG 13); "
        "2 Bloodlust (AtG 14); 2 Fear and Dead Men (AtG 7); 2 Hidden Motive (RIV 5); "
        "2 Rise Again (SoR 76); 2 Isolation (AW 85); 2 Electroshock (AW 159); "
        "2 He Doesn't Like You (AW 97); 2 Truce (EaW 142)",
    ),
    ReadyDeck(
        "han-qira",
        "Han Solo and Qi'Ra",
        STANDARD_2018,
        ("AtG 134 elite", "AtG 135 elite"),
        "AtG 157",
        "2 Black Sun Blaster Pistol (AtG 147); 2 X-8 Night Sniper (EaW 55); "
        "2 Verpine Sniper Rifle (RIV 10); 2 Hidden Blaster (LEG 72); "
        "2 Holdout Blaster (AW 63); 2 Vibroknife (SoR 57); 2 Bartering (LEG 67); "
        "2 Mandalorian Vambraces (WotF 143); 2 Truce (EaW 142); 2 Electroshock (AW 159); "
        "2 Quick Draw (LEG 155); 2 Hasty Exit (LEG 153); 2 Entangle (LEG 151); "
        "2 Friends in Low Places (SoR 146); 2 Dismantle (AtG 138)",
        plot="AtG 155",
    ),
    ReadyDeck(
        "five-battle-droids",
        "Battle Droid",
        STANDARD_2018,
        ("LEG 9", "LEG 9", "LEG 9", "LEG 9", "LEG 9"),
        "LEG 179",
        "2 Separatist Landing Craft (LEG 14); 2 Imperial Troop Transport (WotF 32); "
        "2 E-11 Blaster (LEG 63); 2 DH-17 Blaster Pistol (AW 54); 2 Hunting Rifle (LEG 73); "
        "2 Drudge Work (AW 76); 2 Squad Tactics (AW 143); 2 Overrun (WotF 26); "
        "2 Battle Formation (SoR 61); 2 Strength in Numbers (LEG 141); "
        "2 Locked and Loaded (LEG 139); 2 Endless Ranks (AW 70); 2 Tactical Mastery (AW 74); "
        "2 Flank (AW 156); 2 Crackdown (LEG 136)",
    ),
    ReadyDeck(
        "iden-mauler",
        'Iden Versio and "Mauler" Mithel',
        STANDARD_2018,
        ("AtG 18 elite", "AtG 19 elite"),
        "AtG 158",
        "2 TIE Fighter (AtG 31); 2 Black Two (AtG 30); "
        "2 Inferno Squad ID10 Seeker Droid (AtG 34); 2 Laser Cannon (AtG 152); "
        "2 Targeting Astromech (AtG 154); 2 Tech Team (EaW 127); "
        "2 First Order TIE Fighter (AW 6); 2 Umbaran Hover Tank (AtG 32); "
        "2 Armored Support (TPG 10); 2 In Tandem (AtG 27); 2 Imperial Might (LEG 86); "
        "2 Reach The Stars (AtG 29); 2 Commence Primary Ignition (AtG 23); "
        "2 Fleet Command (AtG 124); 2 Superior Position (LEG 143)",
        plot="AtG 129",
    ),
    ReadyDeck(
        "gungans",
        "Boss Nass and Gungan Warrior",
        STANDARD_2018,
        ("WotF 71", "WotF 72", "WotF 72", "WotF 72"),
        "SoR 157",
        "2 Gungan Catapult (WotF 82); 2 Electropole (WotF 85); 2 Fang Fighter (RIV 8); "
        "2 Bubble Shield (LEG 145); 2 Shield Generator (EaW 97); "
        "2 Inspiring Presence (WotF 86); 2 Squad Tactics (AW 143); "
        "2 Strength in Numbers (LEG 141); 2 Gungan Offensive (WotF 78); "
        "2 Suppression Field (LEG 115); 2 Honor Guard (TPG 33); 2 Desperate Hour (WotF 76); "
        "2 Flank (AW 156); 2 Rearguard (EaW 92); 2 Dug in (AW 139)",
        plot="LEG 173",
    ),
    ReadyDeck(
        "tarkin-piett",
        "Tarkin and Firmus Piett",
        STANDARD_2018,
        ("LEG 12 elite", "WotF 20 elite"),
        "LEG 177",
        "2 Planetary Bombardment (WotF 33); 2 Climate Disruption Array (WotF 30); "
        "2 Hailfire Droid Tank (WotF 130); 2 Separatist Landing Craft (LEG 14); "
        "2 AT-ST (AW 5); 2 Command Bridge (LEG 91); 2 Imperial HQ (EaW 69); "
        "2 Tech Team (EaW 127); 2 Imperial Troop Transport (WotF 32); "
        "2 Crush the Rebellion (LEG 85); 2 Three Steps Ahead (LEG 90); "
        "2 Imperial Backing (EaW 64); 2 Prepare for War (EaW 65); 2 Crackdown (LEG 136); "
        "2 The Best Defense... (AW 75)",
        plot="LEG 169",
    ),
    ReadyDeck(
        "obi-wan-satine",
        "Obi-Wan Kenobi and Satine Kryze",
        STANDARD_2019,
        ("CONV 57 elite", "CONV 91 elite"),
        "CONV 179",
        "2 Obi-Wan Kenobi's Lightsaber (LEG 37); 2 Treasured Lightsaber (AtG 120); "
        "2 Heirloom Lightsaber (LEG 58); 2 Crafted Lightsaber (RIV 6); "
        "2 Soresu Training (CONV 120); 2 Mandalorian Vambraces (WotF 143); "
        "2 Yoda's Spirit (CONV 67); 2 Force Jump (WotF 118); 2 Deflecting Slash (CONV 108); "
        "2 Circle of Shelter (CONV 107); 2 Upper Hand (CONV 64); "
        "2 Disciplined Mind (CONV 62); 2 Easy Pickings (LEG 117); 2 Entangle (LEG 151); "
        "2 Twin Strike (CONV 111)",
        plot="CONV 113",
    ),
    ReadyDeck(
        "phasma-stormtroopers",
        "Captain Phasma and First Order Stormtrooper",
        STANDARD_2019,
        ("CONV 18 elite", "AW 2"),
        "CONV 178",
        "2 Megablaster Troopers (CONV 31); 2 Captain Phasma's Blaster (TPG 4); "
        "2 E-11 Blaster (LEG 63); 2 A-300 Blaster (CONV 138); 2 Riot Shield (CONV 140); "
        "2 Conscript Squad (CONV 134); 2 Imperial Officer (CONV 30); 2 Sniper Team (AoN 3); "
        "2 Pulverize (CONV 26); 2 Well-armed (WotF 28); 2 No Answer (CONV 128); "
        "2 Crackdown (LEG 136); 2 Seize the Day (CONV 130); 2 Forced Compliance (CONV 125); "
        "2 Rout (CONV 129)",
    ),
    ReadyDeck(
        "grievous-droids",
        "General Grievous and Commando Droid",
        STANDARD_2019,
        ("CONV 21 elite", "CONV 19", "CONV 19"),
        "CONV 176",
        "2 E-5 Blaster Carbine (CONV 33); 2 Modular Frame (CONV 34); 2 Stap Droid (CONV 32); "
        "2 Megablaster Troopers (CONV 31); 2 Defoliator Tank (CONV 29); "
        "2 Grievance Striker (CONV 169); 2 Riot Shield (CONV 140); "
        "2 Assassin Droid (CONV 53); 2 Roger, Roger (CONV 27); "
        "2 Machine Replacement (WotF 24); 2 Pulverize (CONV 26); 2 Overrun (WotF 26); "
        "2 No Answer (CONV 128); 2 Crackdown (LEG 136); 2 Near Miss (CONV 166)",
        plot="CONV 52",
    ),
    ReadyDeck(
        "palpatine-sly",
        "Palpatine and Sly Moore",
        STANDARD_2019,
        ("CONV 2 elite", "CONV 4 elite"),
        "LEG 176",
        "2 Force Storm (CONV 14); 2 Palpatine's Lightsaber (CONV 16); 2 Force Wave (LEG 57); "
        "2 Force Rend (LEG 7); 2 Treasured Lightsaber (AtG 120); "
        "2 Heirloom Lightsaber (LEG 58); 2 Dark Counsel (TPG 6); 2 Forbidden Lore (CONV 12); "
        "2 Hidden Motive (RIV 5); 2 Lack of Faith (WotF 7); 2 Beguile (WotF 109); "
        "2 Mislead (LEG 130); 2 Your Skills Are Complete (TPG 19); "
        "2 Sith Teachings (CONV 17); 2 I Am The Senate (AtG 8)",
    ),
    ReadyDeck(
        "mace-ahsoka",
        "Mace Windu and Ahsoka Tano",
        STANDARD_2019,
        ("CONV 56 elite", "CONV 54 elite"),
        "AtG 160",
        "2 Mace Windu's Lightsaber (CONV 70); 2 Treasured Lightsaber (AtG 120); "
        "2 Heirloom Lightsaber (LEG 58); 2 Crafted Lightsaber (RIV 6); "
        "2 Republic Jedi Armor (CONV 71); 2 Soresu Training (CONV 120); "
        "2 Force Jump (WotF 118); 2 Yoda's Spirit (CONV 67); 2 Dagger of Mortis (WotF 117); "
        "2 Deflecting Slash (CONV 108); 2 Twin Strike (CONV 111); "
        "2 Disciplined Mind (CONV 62); 2 Upper Hand (CONV 64); 2 Fatal Blow (CONV 109); "
        "2 Channel the Force (CONV 60)",
        plot="CONV 114",
    ),
    ReadyDeck(
        "chewbacca-han",
        "Chewbacca and Han Solo",
        STANDARD_2019,
        ("CONV 88 elite", "LEG 46 elite"),
        "CONV 180",
        "2 Chewbacca's Blaster Rifle (CONV 102); 2 CR-2 Heavy Blaster (WotF 104); "
        "2 Custom Bandolier (CONV 103); 2 Black Sun Blaster Pistol (AtG 147); "
        "2 Hidden Blaster (LEG 72); 2 Verpine Sniper Rifle (RIV 10); 2 Bartering (LEG 67); "
        "2 Mandalorian Vambraces (WotF 143); 2 Quick Draw (LEG 155); "
        "2 Easy Pickings (LEG 117); 2 Hasty Exit (LEG 153); 2 Entangle (LEG 151); "
        "2 Impulsive (LEG 119); 2 Flee the Scene (CONV 95); "
        "2 Into The Garbage Chute (LEG 124)",
    ),
    ReadyDeck(
        "rex-cody",
        "Rex, Cody and Clone Trooper",
        STANDARD_2019,
        ("WotF 74 elite", "AtG 73", "LEG 38"),
        "CONV 178",
        "2 Rex's Blaster Pistol (WotF 87); 2 A-300 Blaster (CONV 138); 2 E-11 Blaster (LEG 63); "
        "2 T-21 Repeating Blaster (RIV 16); 2 AT-RT (SoH 134); 2 LAAT Gunship (CONV 84); "
        "2 Conscript Squad (CONV 134); 2 Riot Shield (CONV 140); "
        "2 Attack of The Clones (AtG 77); 2 Seize the Day (CONV 130); "
        "2 Superior Position (LEG 143); 2 Forced Compliance (CONV 125); "
        "2 Measure for Measure (CONV 127); 2 Near Miss (CONV 166); "
        "2 Into The Garbage Chute (LEG 124)",
    ),
    ReadyDeck(
        "enfys-qira",
        "Enfys Nest and Qi'Ra",
        STANDARD_2019,
        ("CONV 141", "AtG 135 elite"),
        "CONV 177",
        "2 Enfys Nest's Electroripper (CONV 156); 2 Vibrocutlass (LEG 69); 2 Bartering (LEG 67); "
        "2 Arc Caster (AtG 146); 2 Black Sun Blaster Pistol (AtG 147); "
        "2 Mandalorian Vambraces (WotF 143); 2 Hidden Blaster (LEG 72); "
        "2 Smuggling Ring (CONV 154); 2 Skullduggery (CONV 148); 2 For a Price (CONV 145); "
        "2 Across The Galaxy (AtG 136); 2 Entangle (LEG 151); 2 Quick Draw (LEG 155); "
        "2 Hasty Exit (LEG 153); 2 Near Miss (CONV 166)",
    ),
    ReadyDeck(
        "bounty-hunters",
        "Dengar and Jabba the Hutt",
        STANDARD_2019,
        ("CONV 35 elite", "CONV 36 elite"),
        "CONV 177",
        "2 Dengar's Fire Blade (CONV 50); 2 Skilled Tracker (CONV 51); "
        "2 Hunter Instinct (LEG 26); 2 Wrist Rockets (LEG 27); 2 Hidden Blaster (LEG 72); "
        "2 Bounty Board (CONV 47); 2 Punishing One (CONV 48); 2 Death Mark (CONV 39); "
        "2 Enticing Reward (CONV 40); 2 Wanted (CONV 143); 2 Hunt Them Down (CONV 46); "
        "2 No Good To Me Dead (LEG 95); 2 Prey Upon (CONV 146); 2 Entangle (LEG 151); "
        "2 Hasty Exit (LEG 153)",
        plot="LEG 171",
    ),
)
