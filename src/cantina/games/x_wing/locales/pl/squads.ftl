### Budowanie eskadr.

## Eskadry

xw-squad-needs-skill = { $card }: wymagana umiejętność pilota { $skill } lub wyższa.
xw-squad-too-agile = { $card }: wymagana zwrotność { $agility } lub niższa.
xw-squad-too-large = { $card }: wymagana wartość kadłuba { $hull } lub niższa.
xw-squad-other-shields = { $card }: wymagana wartość osłon równa { $shields }.
xw-squad-needs-action = { $card }: na pasku akcji musi być ikona „{ $action ->
    [focus] skupienie
    [evade] unik
    [target-lock] namierzenie celu
    [barrel-roll] beczka
    [boost] dopalacz
    [cloak] maskowanie
    [slam] SLAM
    [reinforce] wzmocnienie
    [reload] przeładowanie
    [coordinate] koordynacja
    [jam] zagłuszanie
   *[other] { $action }
}”.
xw-squad-needs-slots = { $card }: pasek rozwinięć musi mieć symbole: { $slots }.
xw-squad-has-slot = { $card }: nie dla statku z wydrukowanym symbolem „{ $slot }”.
xw-squad-needs-card = { $card }: wymagana na tym samym statku karta: { $needed }.
xw-squad-too-dear = { $card }: za wysoki koszt; karta załogi może tu kosztować najwyżej { $points }.
xw-squad-only-unique = { $card }: to nie jest karta unikatowa, a wymaga tego inna karta tego statku.
xw-squad-twice = { $card }: na statku tylko raz; dodatkowy symbol jest na inną kartę.
xw-squad-too-many-copies = { $card }: najwięcej kopii w eskadrze: { $count }.
xw-squad-not-json = To nie jest JSON: { $problem }.
xw-squad-other-version = XWS { $version } opisuje drugą edycję; przy tym stole gra się w pierwszą (XWS 1.0.0).
xw-squad-bad-shape = To nie jest plik eskadry: { $problem }.
xw-squad-unknown-faction = Nie ma frakcji „{ $faction }”; wpisz rebel, imperial albo scum.
xw-squad-other-faction = Frakcja tej strony: { $wanted ->
    [rebel] Rebelia
    [imperial] Imperium
    [scum] Szumowiny
   *[other] { $wanted }
}; frakcja eskadry: { $faction ->
    [rebel] Rebelia
    [imperial] Imperium
    [scum] Szumowiny
   *[other] { $faction }
}.
xw-squad-unknown-pilot = Nie ma tu pilota „{ $card }”.
xw-squad-unknown-ship = Nie ma tu statku „{ $card }”.
xw-squad-unknown-upgrade = Nie ma tu rozwinięcia „{ $card }”.
xw-squad-wrong-ship = { $pilot } lata innym statkiem: { $ship }.
xw-squad-wrong-faction = { $card }: to karta frakcji „{ $faction ->
    [rebel] Rebelia
    [imperial] Imperium
    [scum] Szumowiny
   *[other] { $faction }
}”.
xw-squad-wrong-key = { $card }: to karta z klucza „{ $key }”.
xw-squad-other-ship = { $card }: tylko dla statków: { $ships }.
xw-squad-limited = { $card }: karta ograniczona, jedna na każdym statku.
xw-squad-no-slot = { $card }: nie ma już wolnego miejsca „{ $key }”.
xw-squad-not-unique = { $card }: karta unikatowa, jedna po każdej stronie.
xw-squad-wrong-points = Według pliku łączny koszt to { $said }, a karty kosztują { $points }. Popraw tę liczbę albo ją usuń.
xw-squad-over-points = Koszt eskadry w punktach: { $points }; najwyższy dozwolony: { $limit }.
xw-squad-no-ships = W eskadrze musi być przynajmniej jeden statek.
xw-squad-too-many-ships = Za dużo statków: { $count }; przy tym stole jedna strona może mieć najwyżej { $limit }.
xw-squad-missing = { $card }: w jednym zestawie podstawowym { $owned }, a eskadra potrzebuje { $count }.
xw-squad-valid = { $ships ->
    [one] Eskadra zgodna z zasadami: { $ships } statek, punkty: { $points }/{ $limit }.
    [few] Eskadra zgodna z zasadami: { $ships } statki, punkty: { $points }/{ $limit }.
   *[other] Eskadra zgodna z zasadami: { $ships } statków, punkty: { $points }/{ $limit }.
}
xw-squad-invalid = { $problems ->
    [one] Eskadra niezgodna z zasadami, { $problems } błąd:
    [few] Eskadra niezgodna z zasadami, { $problems } błędy:
   *[other] Eskadra niezgodna z zasadami, { $problems } błędów:
}
xw-squad-problem = { $where }: { $reason }
xw-squad-title = { $faction ->
    [rebel] Rebelia
    [imperial] Imperium
    [scum] Szumowiny
   *[other] { $faction }
}, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
xw-squad-line = { $pilot } ({ $ship }), umiejętność { $skill }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
xw-squad-line-upgrade = { $card }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
xw-squad-no-file = Nie można odczytać pliku { $file }: { $problem }.
xw-squad-no-random = Żaden statek { $faction ->
    [rebel] Rebelii
    [imperial] Imperium
    [scum] Szumowin
   *[other] { $faction }
} nie mieści się w limicie punktów: { $points }.
xw-squad-wrong-size = { $size ->
    [small] { $card }: tylko na małej podstawce.
   *[large] { $card }: tylko na dużej podstawce.
}
xw-squad-carried = { $card }: startuje tylko z innego statku i nie należy do eskadry.
xw-squad-no-famous = Nie ma gotowej eskadry „{ $name }”; bez nazwy to polecenie je wypisuje.
xw-squad-no-ready = Nie ma gotowej eskadry „{ $name }”; wymienia je „cantina squad famous”.

## Karty, których jeszcze nie ma w grze

xw-not-yet-huge-base = Mają albo wymagają ogromnej podstawki (gra epicka)
xw-famous-line = { $id }: { $title } ({ $season }), punkty: { $points }
xw-famous-fourblues = Czterech Niebieskich i Bandyta
xw-famous-rookierush = Szarża żółtodziobów
xw-famous-fathan = Han i bandyci
xw-famous-chewieescort = Konwój Chewiego
xw-famous-superdash = Super Dash
xw-famous-tltyard = Cztery podwójne lasery
xw-famous-awings = Chmara A-wingów
xw-famous-reddots = Trzej bohaterowie
xw-famous-poeregen = Poe i Miranda
xw-famous-bomberbay = Pole minowe strażników
xw-famous-ghostphantom = Duch i Fantom
xw-famous-ghostfenn = Duch dowódcy
xw-famous-uwingpatrol = Patrol łotrów
xw-famous-sawpartisans = Partyzanci Sawa
xw-famous-wookiees = Ściana Wookieech
xw-famous-resistancebombs = Bomby dla Ruchu Oporu
xw-famous-reyescort = Lot Rey
xw-famous-stresshog = Stresowy wieprz
xw-famous-ewingduel = Dwa E-wingi
xw-famous-zswarm = Sfora łowców
xw-famous-tieswarm = Rój Howlrunner
xw-famous-crackswarm = Celne strzały
xw-famous-threeaces = Trzy myśliwce przechwytujące
xw-famous-palpaces = Asy Imperatora
xw-famous-whisperpack = Szept i sfora
xw-famous-decimatorfel = Admirał i baron
xw-famous-oicunnram = Kurs na taran
xw-famous-defenderduo = Asy obrońców
xw-famous-deltatrio = Trzech obrońców
xw-famous-doublefiresprays = Dwa Firespraye
xw-famous-shuttletrio = Bateria promów
xw-famous-kagidoom = Promy zagłady
xw-famous-bomberalpha = Uderzenie bombowców
xw-famous-striketeam = Skrzydło strikerów
xw-famous-epsilonswarm = Rój Najwyższego Porządku
xw-famous-quickbackdraft = Szybcy na spuście
xw-famous-silencerpair = Cisza
xw-famous-upsilonguard = Straż Stridana
xw-famous-dormitzrush = Zasadzka Dormitza
xw-famous-brobots = Droidy zabójcy
xw-famous-dengaroo = Dengar i Manaroo
xw-famous-scouttrio = Trzej zwiadowcy
xw-famous-mindlinktrio = Połączone umysły
xw-famous-thugnest = Życie zbirów
xw-famous-pirateswarm = Chmara piratów
xw-famous-bosskcrew = Polowanie Bosska
xw-famous-fettclan = Nagroda dla dwojga
xw-famous-shadowcaster = W promieniu
xw-famous-protectorate = Concord Dawn
xw-famous-vipers = Żmije Czarnego Słońca
xw-squads-one-faction = Obie eskadry latają po jednej stronie. Przynieś jedną z drugiej strony albo żadnej.
xw-squads-not-brought = Przy tym stole latają statki samej bitwy lub misji: nikt nie przynosi eskadry.
