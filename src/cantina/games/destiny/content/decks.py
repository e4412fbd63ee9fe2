"""The ready decks: eight boxed decks and ten of thirty cards."""

from __future__ import annotations

from cantina.games.destiny.content.ready import ReadyDeck
from cantina.games.destiny.rules.formats import CONSTRUCTED, STARTER

READY = (
    ReadyDeck(
        "rey-starter",
        "Rey starter",
        STARTER,
        team=(
            "AW 38 elite",
            "AW 45",
        ),
        battlefield="AW 174",
        cards="""
            1 F-11D Rifle (AW 8)
            1 Jedi Robes (AW 40)
            1 BB-8 (AW 43)
            1 Rey's Staff (AW 44)
            1 Force Throw (AW 57)
            1 Lightsaber (AW 59)
            1 Heroism (AW 117)
            2 Awakening (AW 124)
            1 Daring Escape (AW 126)
            1 Draw Attention (AW 128)
            1 Let The Wookiee Win (AW 130)
            1 Use The Force (AW 149)
            1 Aim (AW 151)
            1 Block (AW 153)
            1 Close Quarters Assault (AW 154)
            1 Dodge (AW 155)
            1 Flank (AW 156)
            1 Take Cover (AW 157)
            1 Unpredictable (AW 162)
        """,
    ),
    ReadyDeck(
        "kylo-ren-starter",
        "Kylo Ren starter",
        STARTER,
        team=(
            "AW 2",
            "AW 11 elite",
        ),
        battlefield="AW 168",
        cards="""
            1 First Order TIE Fighter (AW 6)
            1 F-11D Rifle (AW 8)
            1 Immobilize (AW 14)
            1 Infantry Grenades (AW 17)
            1 Lightsaber (AW 59)
            1 Mind Probe (AW 60)
            1 The Best Defense... (AW 75)
            1 Enrage (AW 81)
            1 Intimidate (AW 84)
            2 Power of the Dark Side (AW 89)
            1 Nowhere to Run (AW 91)
            1 Disturbance in the Force (AW 146)
            1 Use The Force (AW 149)
            1 Aim (AW 151)
            1 Block (AW 153)
            1 Close Quarters Assault (AW 154)
            1 Dodge (AW 155)
            1 Flank (AW 156)
            1 Take Cover (AW 157)
        """,
    ),
    ReadyDeck(
        "two-player-villains",
        "Two-player villains",
        STARTER,
        team=(
            "TPG 1",
            "TPG 2",
        ),
        battlefield="TPG 23",
        cards="""
            1 Droid Commandos (TPG 3)
            1 Captain Phasma's Blaster (TPG 4)
            1 Praetorian Guard (TPG 5)
            1 Dark Counsel (TPG 6)
            1 Crossguard Lightsaber (TPG 7)
            1 Force Stasis (TPG 8)
            1 Jedi Rival (TPG 9)
            1 Armored Support (TPG 10)
            1 First Strike (TPG 11)
            1 I Have You Now (TPG 12)
            1 Imperial Envoy (TPG 13)
            1 Mobilize (TPG 14)
            1 Tactical Mastery (TPG 15)
            1 As I Have Foreseen (TPG 16)
            1 Clash (TPG 17)
            1 Intimidate (TPG 18)
            1 Your Skills Are Complete (TPG 19)
            1 Doubt (TPG 20)
            1 Parry (TPG 21)
            1 Subjugate (TPG 22)
        """,
    ),
    ReadyDeck(
        "two-player-heroes",
        "Two-player heroes",
        STARTER,
        team=(
            "TPG 24",
            "TPG 25",
        ),
        battlefield="TPG 46",
        cards="""
            1 Medical Droid (TPG 26)
            1 Strike Team (TPG 27)
            1 Teamwork (TPG 28)
            1 Poe Dameron's Blaster (TPG 29)
            1 Rey's Lightsaber (TPG 30)
            1 Inner Strength (TPG 31)
            1 Luke's Protection (TPG 32)
            1 Honor Guard (TPG 33)
            1 Direct Hit (TPG 34)
            1 Logistics (TPG 35)
            1 Recon (TPG 36)
            1 Strategic Planning (TPG 37)
            1 Concentrate (TPG 38)
            1 Defensive Stance (TPG 39)
            1 Distraction (TPG 40)
            1 Do Or Do Not (TPG 41)
            1 Fierce Resolve (TPG 42)
            1 Evade (TPG 43)
            1 Flank (TPG 44)
            1 Sound The Alarm (TPG 45)
        """,
    ),
    ReadyDeck(
        "luke-skywalker-starter",
        "Luke Skywalker starter",
        STARTER,
        team=(
            "LEG 31 elite",
            "LEG 46",
        ),
        battlefield="LEG 178",
        cards="""
            1 R2-D2 (LEG 35)
            1 Millennium Falcon (LEG 52)
            1 Force Focus (LEG 56)
            1 Heirloom Lightsaber (LEG 58)
            1 Hidden Blaster (LEG 72)
            1 Hunting Rifle (LEG 73)
            1 Heightened Awareness (LEG 102)
            1 Bravado (LEG 116)
            1 Impulsive (LEG 119)
            1 Smuggler's Run (LEG 121)
            1 Maz's Vault (LEG 122)
            1 Alter (LEG 125)
            1 Invigorate (LEG 128)
            1 Mislead (LEG 130)
            1 The Force Is With Me (LEG 133)
            1 Perseverance (LEG 134)
            1 Bamboozle (LEG 147)
            1 Dangerous Maneuver (LEG 150)
            1 Hasty Exit (LEG 153)
            1 Quickdraw Holster (LEG 167)
        """,
    ),
    ReadyDeck(
        "boba-fett-starter",
        "Boba Fett starter",
        STARTER,
        team=(
            "LEG 13",
            "LEG 19 elite",
        ),
        battlefield="LEG 174",
        cards="""
            1 Slave I (LEG 25)
            1 Hunter Instinct (LEG 26)
            1 Wrist Rockets (LEG 27)
            1 74-Z Speeder Bike (LEG 64)
            1 Hidden Blaster (LEG 72)
            1 Hunting Rifle (LEG 73)
            1 Battle Fatigue (LEG 84)
            1 Imperial Might (LEG 86)
            1 Rumors (LEG 96)
            1 Subdue (LEG 97)
            1 Take Flight (LEG 98)
            1 Crackdown (LEG 136)
            1 Crash Landing (LEG 137)
            1 Locked and Loaded (LEG 139)
            1 Superior Position (LEG 143)
            1 Entangle (LEG 151)
            1 Face-Off (LEG 152)
            1 Quick Draw (LEG 155)
            1 Ice Storm (LEG 160)
            1 Backup Specialist (LEG 163)
        """,
    ),
    ReadyDeck(
        "obi-wan-kenobi-starter",
        "Obi-Wan Kenobi starter",
        STARTER,
        team=(
            "CONV 57 elite",
            "CONV 91",
        ),
        battlefield="CONV 174",
        plot="CONV 113",
        cards="""
            1 A Friend Lost (CONV 59)
            1 Channel the Force (CONV 60)
            1 Defensive Stance (CONV 61)
            1 Upper Hand (CONV 64)
            1 Obi-Wan Kenobi's Interceptor (CONV 65)
            1 Republic Jedi Armor (CONV 71)
            1 Calculated Risk (CONV 92)
            1 Draw Attention (CONV 94)
            1 Overqualified (CONV 110)
            1 Use The Force (CONV 112)
            1 Lightsaber (CONV 118)
            1 Truce (CONV 149)
            1 Unpredictable (CONV 150)
            1 Seeking The Truth (CONV 153)
            1 Mandalorian Jetpack (CONV 157)
            1 Dodge (CONV 164)
            1 Electromagnetic Pulse (CONV 165)
            1 Unshackle (CONV 167)
            1 Grievance Striker (CONV 169)
            1 Punch Dagger (CONV 171)
        """,
    ),
    ReadyDeck(
        "general-grievous-starter",
        "General Grievous starter",
        STARTER,
        team=(
            "CONV 21",
            "CONV 19",
            "CONV 19",
        ),
        battlefield="CONV 176",
        cards="""
            1 A Sinister Peace (CONV 23)
            1 Make Demands (CONV 24)
            1 Probe (CONV 25)
            1 Pulverize (CONV 26)
            1 Roger, Roger (CONV 27)
            1 The Best Defense... (CONV 28)
            1 Defoliator Tank (CONV 29)
            1 Stap Droid (CONV 32)
            1 E-5 Blaster Carbine (CONV 33)
            1 Modular Frame (CONV 34)
            1 Assassin Droid (CONV 53)
            1 Automated Defense (CONV 122)
            1 Energize (CONV 124)
            1 Fresh Supplies (CONV 126)
            1 Press the Advantage (CONV 135)
            1 Tech Team (CONV 136)
            1 Shock Collar (CONV 160)
            1 Block (CONV 163)
            1 Grievance Striker (CONV 169)
            1 Punch Dagger (CONV 171)
        """,
    ),
    ReadyDeck(
        "scavenger-and-defector",
        "Scavenger and defector",
        CONSTRUCTED,
        team=(
            "AW 38 elite",
            "AW 45 elite",
        ),
        battlefield="AW 174",
        plot="CONV 113",
        cards="""
            2 F-11D Rifle (AW 8)
            2 Jedi Robes (AW 40)
            2 BB-8 (AW 43)
            2 Rey's Staff (AW 44)
            2 Force Throw (AW 57)
            2 Lightsaber (AW 59)
            2 Heroism (AW 117)
            2 Awakening (AW 124)
            2 Daring Escape (AW 126)
            2 Draw Attention (AW 128)
            2 Let The Wookiee Win (AW 130)
            2 Use The Force (AW 149)
            2 Block (AW 153)
            2 Dodge (AW 155)
            2 Take Cover (AW 157)
        """,
    ),
    ReadyDeck(
        "disciple-and-line-troopers",
        "Disciple and line troopers",
        CONSTRUCTED,
        team=(
            "AW 11 elite",
            "AW 2",
            "AW 2",
        ),
        battlefield="AW 168",
        cards="""
            2 First Order TIE Fighter (AW 6)
            2 F-11D Rifle (AW 8)
            2 Immobilize (AW 14)
            2 Infantry Grenades (AW 17)
            2 Lightsaber (AW 59)
            2 Mind Probe (AW 60)
            2 The Best Defense... (AW 75)
            2 Enrage (AW 81)
            2 Intimidate (AW 84)
            2 Power of the Dark Side (AW 89)
            2 Nowhere to Run (AW 91)
            2 Use The Force (AW 149)
            1 Block (AW 153)
            1 Dodge (AW 155)
            2 Flank (AW 156)
            2 Take Cover (AW 157)
        """,
    ),
    ReadyDeck(
        "two-player-villains-full-deck",
        "Two-player villains, full deck",
        CONSTRUCTED,
        team=(
            "TPG 1 elite",
            "TPG 2",
        ),
        battlefield="TPG 23",
        cards="""
            2 Droid Commandos (TPG 3)
            2 Captain Phasma's Blaster (TPG 4)
            2 Praetorian Guard (TPG 5)
            2 Dark Counsel (TPG 6)
            2 Crossguard Lightsaber (TPG 7)
            2 Force Stasis (TPG 8)
            2 Jedi Rival (TPG 9)
            2 Armored Support (TPG 10)
            2 First Strike (TPG 11)
            2 I Have You Now (TPG 12)
            2 Imperial Envoy (TPG 13)
            2 Mobilize (TPG 14)
            2 Intimidate (TPG 18)
            2 Your Skills Are Complete (TPG 19)
            2 Parry (TPG 21)
        """,
    ),
    ReadyDeck(
        "two-player-heroes-full-deck",
        "Two-player heroes, full deck",
        CONSTRUCTED,
        team=(
            "TPG 24 elite",
            "TPG 25 elite",
        ),
        battlefield="TPG 46",
        cards="""
            2 Medical Droid (TPG 26)
            2 Strike Team (TPG 27)
            2 Teamwork (TPG 28)
            2 Poe Dameron's Blaster (TPG 29)
            2 Rey's Lightsaber (TPG 30)
            2 Inner Strength (TPG 31)
            2 Luke's Protection (TPG 32)
            2 Honor Guard (TPG 33)
            2 Direct Hit (TPG 34)
            2 Recon (TPG 36)
            2 Concentrate (TPG 38)
            2 Defensive Stance (TPG 39)
            2 Distraction (TPG 40)
            2 Do Or Do Not (TPG 41)
            2 Evade (TPG 43)
        """,
    ),
    ReadyDeck(
        "farm-boy-and-smuggler",
        "Farm boy and smuggler",
        CONSTRUCTED,
        team=(
            "LEG 31 elite",
            "LEG 46 elite",
        ),
        battlefield="LEG 178",
        plot="CONV 113",
        cards="""
            2 R2-D2 (LEG 35)
            2 Millennium Falcon (LEG 52)
            2 Force Focus (LEG 56)
            2 Heirloom Lightsaber (LEG 58)
            2 Hidden Blaster (LEG 72)
            2 Heightened Awareness (LEG 102)
            2 Bravado (LEG 116)
            2 Impulsive (LEG 119)
            2 Smuggler's Run (LEG 121)
            1 Maz's Vault (LEG 122)
            2 Alter (LEG 125)
            2 Mislead (LEG 130)
            2 The Force Is With Me (LEG 133)
            1 Perseverance (LEG 134)
            2 Bamboozle (LEG 147)
            1 Dangerous Maneuver (LEG 150)
            1 Hasty Exit (LEG 153)
        """,
    ),
    ReadyDeck(
        "hunter-with-escort",
        "Hunter with escort",
        CONSTRUCTED,
        team=(
            "LEG 19 elite",
            "LEG 13",
        ),
        battlefield="LEG 174",
        cards="""
            2 Slave I (LEG 25)
            2 Hunter Instinct (LEG 26)
            2 Wrist Rockets (LEG 27)
            2 74-Z Speeder Bike (LEG 64)
            2 Hidden Blaster (LEG 72)
            2 Hunting Rifle (LEG 73)
            2 Battle Fatigue (LEG 84)
            2 Imperial Might (LEG 86)
            2 Rumors (LEG 96)
            2 Subdue (LEG 97)
            2 Crash Landing (LEG 137)
            2 Superior Position (LEG 143)
            2 Entangle (LEG 151)
            2 Quick Draw (LEG 155)
            2 Backup Specialist (LEG 163)
        """,
    ),
    ReadyDeck(
        "avenger-and-duchess",
        "Avenger and duchess",
        CONSTRUCTED,
        team=(
            "CONV 57 elite",
            "CONV 91 elite",
        ),
        battlefield="CONV 174",
        plot="CONV 113",
        cards="""
            2 Channel the Force (CONV 60)
            2 Defensive Stance (CONV 61)
            2 Upper Hand (CONV 64)
            2 Obi-Wan Kenobi's Interceptor (CONV 65)
            2 Republic Jedi Armor (CONV 71)
            2 Draw Attention (CONV 94)
            2 Overqualified (CONV 110)
            2 Use The Force (CONV 112)
            2 Lightsaber (CONV 118)
            2 Truce (CONV 149)
            2 Unpredictable (CONV 150)
            2 Seeking The Truth (CONV 153)
            2 Mandalorian Jetpack (CONV 157)
            2 Dodge (CONV 164)
            2 Grievance Striker (CONV 169)
        """,
    ),
    ReadyDeck(
        "droid-commander",
        "Droid commander",
        CONSTRUCTED,
        team=(
            "CONV 21 elite",
            "CONV 19",
            "CONV 19",
        ),
        battlefield="CONV 176",
        cards="""
            2 A Sinister Peace (CONV 23)
            1 Probe (CONV 25)
            2 Pulverize (CONV 26)
            2 Roger, Roger (CONV 27)
            1 The Best Defense... (CONV 28)
            2 Defoliator Tank (CONV 29)
            2 Stap Droid (CONV 32)
            2 E-5 Blaster Carbine (CONV 33)
            2 Modular Frame (CONV 34)
            2 Assassin Droid (CONV 53)
            2 Automated Defense (CONV 122)
            2 Energize (CONV 124)
            1 Press the Advantage (CONV 135)
            1 Tech Team (CONV 136)
            1 Shock Collar (CONV 160)
            1 Block (CONV 163)
            2 Grievance Striker (CONV 169)
            2 Punch Dagger (CONV 171)
        """,
    ),
    ReadyDeck(
        "loyal-friend-and-crack-shot",
        "Loyal friend and crack shot",
        CONSTRUCTED,
        team=(
            "SoR 43 elite",
            "SoR 26",
        ),
        battlefield="SoR 159",
        cards="""
            2 Let The Wookiee Win (AW 130)
            2 C-3PO (SoR 30)
            2 Vibroknife (SoR 57)
            2 Friendly Fire (SoR 91)
            2 Life Debt (SoR 118)
            2 Salvo (SoR 121)
            2 Aftermath (SoR 123)
            2 Fast Hands (SoR 150)
            2 Medical Droid (TPG 26)
            2 Teamwork (TPG 28)
            2 Direct Hit (TPG 34)
            2 Hidden Blaster (LEG 72)
            2 Impulsive (LEG 119)
            2 Entangle (LEG 151)
            2 Verpine Sniper Rifle (RIV 10)
        """,
    ),
    ReadyDeck(
        "emperor-alone",
        "Emperor alone",
        CONSTRUCTED,
        team=("SoR 11 elite",),
        battlefield="SoR 151",
        plot="CONV 113",
        cards="""
            2 Lightsaber (AW 59)
            2 Mind Probe (AW 60)
            2 Enrage (AW 81)
            2 Use The Force (AW 149)
            2 Block (AW 153)
            2 Dodge (AW 155)
            2 Force Lightning (SoR 14)
            2 Lure of Power (SoR 16)
            2 Anger (SoR 71)
            2 Rejuvenate (SoR 132)
            2 Force Illusion (SoR 135)
            2 Dark Counsel (TPG 6)
            2 Your Skills Are Complete (TPG 19)
            2 Invigorate (LEG 128)
            2 Force Storm (CONV 14)
        """,
    ),
)
"""All of them, boxed decks first."""
