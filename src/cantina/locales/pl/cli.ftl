## Wiersz poleceń

cli-help = Trzy gry planszowe ze świata Gwiezdnych wojen przy jednym stole: graj w terminalu albo w przeglądarce, każ botom rozegrać tysiące partii, znajdź każdą zasadę.
cli-panel-usage = Użycie:
cli-panel-options = Opcje
cli-panel-arguments = Argumenty
cli-panel-commands = Polecenia
cli-help-help = Pokaż ten tekst i zakończ.
cli-help-lang = Język programu: en, ru, pl albo uk; w przeciwnym razie język systemu.
cli-yes-words = t tak 1
cli-help-odds = Dokładne szanse testu, walki albo rzutu kośćmi.
cli-help-cards = Wypisz i wydrukuj karty gry.
cli-help-games = Wypisz gry: ile osób może grać i jakie są boty.
cli-help-schema = Wypisz JSON Schema widoków, ustawień, pytań, zdarzeń i wyników gry.
cli-help-json = Wypisz JSON dla programów.
cli-help-game = Nazwa gry, taka jak na liście „cantina games”.
cli-help-play =
    Zagraj w tym terminalu. Bez --seat grasz przeciwko zwykłemu botowi (normal).

    Przykłady: cantina play smugglers-dice · cantina play outer-rim --seat human --seat greedy --save evening.jsonl · cantina play --resume evening.jsonl
cli-help-seat = Kto siedzi przy stole, po kolei; rozdzielone przecinkami albo raz na każde miejsce: human, nazwa bota albo własny jako FILE.py:CLASS.
cli-help-seed = Ziarno: liczba, od której zależą wszystkie kości i karty; to samo ziarno daje tę samą partię.
cli-help-save = Plik, do którego zapisać partię, także gdy odejdziesz wcześniej.
cli-help-resume = Wznów zapisaną partię.
cli-help-server = Graj na serwerze, np. http://localhost:8000.
cli-help-option = Ustawienie gry w postaci nazwa=wartość albo nazwa=@plik dla treści pliku; raz na każde ustawienie.
cli-help-plain = Wiersz po wierszu zamiast całego ekranu, jak w potoku.
cli-help-learn =
    Ucz się gry w tym terminalu, rozdział po rozdziale; bez nazwy wypisuje rozdziały.
cli-help-puzzle =
    Rozwiąż zagadkę gry w tym terminalu; bez nazwy wypisuje zagadki.
cli-help-learn-name = Nazwa lub numer rozdziału albo zagadki.
cli-learn-keys = h pokazuje następny krok lekcji.
cli-learn-mistake = Cofnięte: { $what }. { $rule }
cli-learn-lost = Tak już się nie uda. Zacznij od nowa albo cofnij ostatnią odpowiedź.
cli-learn-unknown = Nie ma „{ $name }”. Możliwe: { $known }.
cli-learn-no-hint = Następny krok pokazują tylko lekcje i zagadki.
cli-help-play-deck = Talia do Destiny: plik albo nazwa gotowej; po jednej na każde miejsce, po kolei.
cli-help-play-squad = Eskadra do X-Wing: plik XWS albo nazwa gotowej; po jednej na każde miejsce, po kolei.
cli-help-simulate =
    Każ botom rozegrać wiele partii i policz, kto ile wygrał.

    Każdy zostaje na swoim miejscu; „cantina tournament” zamienia miejsca. Wynik zależy tylko od ziarna, bez względu na to, ile procesów dzieli się pracą. Przykłady: cantina simulate smugglers-dice -n 1000 --seats random,random --workers 2 · cantina simulate x-wing --seats mybot.py:Bot,greedy --squads famous
cli-help-count = Ile partii.
cli-help-seats = Boty na miejscach, rozdzielone przecinkami; własnego zapisz jako FILE.py:CLASS.
cli-help-decks = Talie losowane do każdej partii: random albo famous.
cli-help-jobs = Ile procesów dzieli się pracą: domyślnie jeden, przy nauce po jednym na rdzeń tej maszyny. Z --ray: ile procesów klastra, domyślnie wszystkie.
cli-help-squads = Eskadry gry X-Wing, strony Rebelii i strony Imperium: nazwy gotowych eskadr albo famous lub random, losowane do każdej partii.
cli-help-squads-in-turn = Eskadry gry X-Wing, strony Rebelii i strony Imperium: nazwy gotowych eskadr albo famous lub random, losowane do każdej partii. Podane kilka razy, pary eskadr zmieniają się kolejno z każdym ziarnem.
cli-help-seconds = Ile sekund bot może myśleć nad każdą odpowiedzią; bez tego bot wykonuje tyle kroków co zawsze i wszędzie gra tak samo. Własny bot musi sam pilnować window.deadline: spóźnionego nikt nie zatrzyma, tylko serwer zagra za niego.
cli-help-ray = Niech grają procesy klastra Ray: jego adres albo „local” dla małego na tej maszynie.
cli-help-tournament =
    Sprawdź, który bot jest najsilniejszy i na ile to pewne.

    Każda para zamienia się miejscami i gra każde ziarno lustrzanie. Rankingi są w skali Elo (model Bradleya i Terry’ego; 0 to średnia uczestników), z przedziałami 95%. Z --out przerwany turniej jest kontynuowany; to samo ziarno daje te same pliki przy każdej liczbie procesów, jeśli boty liczą kroki, a nie sekundy.

    Przykłady: cantina tournament x-wing --bots random,greedy -n 100 --workers 2 --out evening · cantina tournament destiny --bots mybot.py:Bot,greedy --decks famous --sprt -n 400 · cantina tournament outer-rim --bots greedy,random --seats 1
cli-help-bots = Boty rozdzielone przecinkami; własnego zapisz jako FILE.py:CLASS.
cli-help-pairing = Ile partii rozgrywa każda para; z --sprt co najwyżej.
cli-help-seat-count = Ile miejsc ma partia; 1: każdy gra sam przeciw grze.
cli-help-sprt = Każda para gra tylko do chwili, gdy wiadomo, czy pierwszy bot jest silniejszy (test sekwencyjny).
cli-help-elo = Dwie siły, które rozróżnia test --sprt, w punktach Elo, mniejsza pierwsza; domyślnie 0 i 50.
cli-help-out = Folder na rozegrane partie (aby kontynuować), tabele i raport.
cli-help-records = Zachowaj zapis każdej partii w folderze z --out.
cli-help-train =
    Wyucz sędziego gry: boty rozgrywają wiele partii, a mała sieć uczy się, jak kończą się pozycje.

    Co piąta partia jest odłożona i służy tylko do sprawdzenia. To samo ziarno daje tego samego sędziego, ilekolwiek procesów pracuje; przerwaną naukę można kontynuować. W folderze znajdą się sędzia, krzywa uczenia (tabela i obraz) oraz to, jak często sprawdzały się jego szanse. Przykład: cantina train smugglers-dice -n 4000 --out school
cli-help-lessons = Na ilu partiach się uczyć.
cli-help-train-out = Folder na partie (aby kontynuować), sędziego i jego krzywą; inaczej training/GAME.
cli-help-analyse =
    Przeanalizuj zapisaną partię: jakie szanse miał każdy, co zrobiło szczęście, a co decyzje, i które decyzje kosztowały najwięcej.

    Szanse ocenia się, grając dalej od danej chwili: tak daleko, jak gra patrzy naprzód, a z --bot do końca. Odpowiedź ocenia się, zanim odezwie się los; reszta to szczęście. O tym, co byłoby lepsze, decyduje to, co gracz mógł wiedzieć. Przykłady: cantina analyse match.jsonl · cantina analyse match.jsonl --playouts 64 --bot greedy --plot chances.svg
cli-help-playouts = Ile partii dograć dla każdej oceny: więcej znaczy wolniej i pewniej.
cli-help-decisions = Ile decyzji rozpatrzyć, równomiernie w całej partii.
cli-help-analyst = Bot, który dogrywa partie do końca; jeśli umie wyjaśniać, poda też powody. Bez niego gra ocenia sama, tak jak jej boty.
cli-help-branch-seats = Kto gra dalej od tej chwili, rozdzielone przecinkami: human albo nazwa bota.
cli-help-record = Sprawdź, pokaż albo odtwórz zapisane partie.
cli-help-file = Zapisana partia.
cli-help-verify = Odtwórz zapisaną partię i porównaj stan z każdą zapisaną sumą kontrolną.
cli-help-show = Opowiedz zapisaną partię tura po turze; z --plot także narysuj jej przebieg.
cli-help-plot = Zapisz wykres partii do tego pliku SVG.
cli-help-replay = Pokaż zapisaną partię na końcu albo w dowolnej chwili; z --play graj od niej dalej.
cli-help-until = Zatrzymaj się po tylu wierszach zapisu.
cli-help-branch = Graj dalej od tej chwili, wszyscy przy tym terminalu: a co, gdyby?
cli-help-table =
    Zamień zapisane partie w tabele do badania: po wierszu na partię, decyzję i zdarzenie (docs/studying-records.md).

    Przykład: cantina record table evening/records/*.jsonl --parquet tables
cli-help-files = Zapisane partie.
cli-help-parquet = Folder na pliki matches.parquet, decisions.parquet i events.parquet.
cli-help-rules =
    Znajdź zasady po słowach albo po numerze, razem z tym, do czego się odwołują.

    Przykłady: cantina rules barter · cantina rules OR-COMBAT-4 · cantina rules --coverage
cli-help-term = Szukane słowa albo numer zasady.
cli-help-coverage = Pokaż, których zasad dowiódł ostatni przebieg testów.

cli-usage = { $problem } Zobacz „{ $command } --help”.
cli-no-file = Nie można otworzyć pliku { $file }. Sprawdź ścieżkę.
cli-bad-option = „{ $flag }” to nie ustawienie; zapisz je jako nazwa=wartość.
cli-folder-is-file = { $file } to plik, a nie folder. Podaj inny folder.
cli-folder-closed = W folderze { $folder } nie można zapisywać. Podaj inny folder.
cli-interrupted = Przerwano: nic nie zostało zachowane.
cli-interrupted-kept = Przerwano: rozegrane partie są w folderze { $folder }, a to samo polecenie podejmie grę od tego miejsca.
cli-bots-missing = W „{ $given }” brakuje nazwy bota: po obu stronach każdego przecinka musi stać nazwa, na przykład greedy,random.
cli-bad-seconds = Czas w --seconds musi być liczbą większą od 0, na przykład 0.5. Aby nie ograniczać botów, pomiń --seconds.
cli-bad-elo = --elo przyjmuje dwie różne liczby od { $least } do { $most }, mniejszą jako pierwszą, na przykład --elo 0 50.
cli-elo-without-sprt = --elo dotyczy testu --sprt: dodaj --sprt albo pomiń --elo.
cli-records-without-out = --records zachowuje partie w folderze z --out: dodaj --out FOLDER albo pomiń --records.

cli-games-name = nazwa
cli-games-players = gracze
cli-games-bots = boty
cli-games-about = o grze
cli-games-next = Zagraj poleceniem „cantina play NAZWA” albo otwórz stół w przeglądarce poleceniem „cantina serve”.

cli-simulate-seat = miejsce
cli-simulate-bot = bot
cli-simulate-wins = wygrane
cli-simulate-progress = { $game }
cli-simulate-positive = Liczba partii i liczba procesów muszą wynosić co najmniej 1.
cli-simulate-summary = Partie: { $games }, remisy: { $draws }, średnio tur: { $turns }; decyzje: { $decisions }, na sekundę: { $rate }.
cli-share = { $share } ({ $low }–{ $high })

cli-tournament-rank = miejsce
cli-tournament-bot = bot
cli-tournament-elo = Elo
cli-tournament-score = punkty
cli-tournament-matches = partie
cli-tournament-elo-value = { $elo } ± { $error }
cli-tournament-versus = { $first } – { $second }
cli-tournament-pair = { $first } – { $second }: { $share }
cli-tournament-at-seat = miejsce { $seat }
cli-tournament-seat-line = Miejsce { $seat } wygrywa { $share }.
cli-tournament-stronger = Bot { $first } jest silniejszy niż { $second }: jasne po rozegraniu partii: { $matches } (logarytm ilorazu { $llr }, granica { $upper }).
cli-tournament-not-stronger = Bot { $first } nie jest aż tak silniejszy niż { $second }: jasne po rozegraniu partii: { $matches } (logarytm ilorazu { $llr }, granica { $lower }).
cli-tournament-open = Czy bot { $first } jest silniejszy niż { $second }, jeszcze nie wiadomo; rozegrane partie: { $matches } (logarytm ilorazu { $llr }, granice { $lower } i { $upper }).
cli-tournament-title = Turniej: { $game }
cli-tournament-about = Partie: { $matches }; ziarno: { $seed }.
cli-tournament-method = Siła to dopasowanie modelu Bradleya i Terry’ego w skali Elo; każdej parze, która grała, dodano jeden remis; 0 to średnia uczestników. Przedziały obejmują 95%: dla siły szerszy z przedziału modelu i rozrzutu między blokami lustrzanych partii, dla udziałów przedział Wilsona.
cli-tournament-chart-ratings = Siła
cli-tournament-chart-pairs = Pary: udział pierwszego
cli-tournament-chart-seats = Wygrane według miejsc
cli-tournament-written = Partie, tabele i raport są w folderze { $folder }.
cli-analyse-progress = analiza
cli-analyse-positive = Liczba dogranych partii i liczba decyzji muszą wynosić co najmniej 1.
cli-analyse-player = gracz
cli-analyse-start = na początku
cli-analyse-luck = szczęście
cli-analyse-choice = decyzje
cli-analyse-rest = nierozpatrzone
cli-analyse-nothing = Żadna decyzja nie mogła być wyraźnie lepsza.
cli-analyse-costly = Tura { $turn }, { $name }: −{ $cost }%
cli-analyse-played = Zagrano: { $answer } (szansa na wygraną { $chance })
cli-analyse-better = Lepiej: { $answer } (szansa na wygraną { $chance })
cli-analyse-try = Spróbuj: { $command }

cli-train-matches = { $game }: partie
cli-train-teaching = { $game }: nauka
cli-train-no-looks = Gra { $game } nie ma niczego, na co mógłby patrzeć sędzia.
cli-train-chart = { $game }: strata logarytmiczna po przejściach, w setnych
cli-train-line-learned = nauka
cli-train-line-apart = odłożone
cli-train-line-written = ręcznie
cli-train-summary = Partie: { $matches }; pozycje: { $positions }. Strata logarytmiczna na odłożonych partiach: wyuczony sędzia { $learned }, napisany ręcznie { $written }.
cli-train-written = Sędzia, jego krzywa i partie są w { $folder }.
cli-needs-numpy = Nauka wymaga biblioteki NumPy, która nie jest zainstalowana. Zainstaluj ją poleceniem: { $command }

cli-record-turn = Tura { $turn }
cli-record-verified = Zapis jest poprawny. Odtworzone odpowiedzi: { $answers }, zgodne punkty kontrolne: { $checked }.
cli-record-sealed = Kości zapieczętowano przed partią i zgadzają się z pieczęcią { $seal }.
cli-record-unsealed = Ten zapis nie otwiera pieczęci: nikt wcześniej nie obiecał jego kości.
cli-record-other-seal = Zapis otwiera pieczęć { $seal }, a to inna pieczęć.
cli-help-seal = Pieczęć, którą stół pokazywał przed partią.
cli-record-no-chart = Gra „{ $game }” nie rysuje wykresu partii.
cli-record-tables = W folderze { $folder } zapisano wiersze. Partie: { $matches }, decyzje: { $decisions }, zdarzenia: { $events }.
cli-needs-arrow = Tabele wymagają biblioteki PyArrow, która nie jest zainstalowana. Zainstaluj ją poleceniem: { $command }

cli-rules-shows = Pokazane w: { $shows }
cli-rules-source = Źródło: { $source }
cli-rules-note = Uwaga: { $note }
cli-rules-no-term = Podaj szukane słowa, numer zasady albo --coverage.
cli-rules-nothing = Żadna zasada nie mówi o „{ $term }”.
cli-rules-more = … i jeszcze { $count }; dodaj słowo albo --game.
cli-rules-coverage = { $game }: dowiedzione zasady: { $proven } z { $applicable } ({ $share }); nie dotyczy: { $left }
cli-rules-missing = Jeszcze niedowiedzione:

cli-play-keys = Odpowiadaj numerem (kilkoma, gdy można wybrać kilka) albo słowem opcji. i NAZWA karta · g podarunki i podobne · u cofnij · s PLIK zapisz · l dziennik · w dlaczego, zasady · { "?" } jeszcze raz · q wyjdź
cli-play-many-or-none = Wybierz najwyżej { $most } albo nic.
cli-play-empty-line = Pusty wiersz: nic.
cli-play-nothing-aside = Poza odpowiedzią na pytanie nie możesz teraz nic zrobić.
cli-play-no-card = Żadna karta nie nazywa się „{ $name }”.
cli-play-bad-list = { $list }: tym nie można grać. { $problem }
cli-play-builds-nothing = Do gry { $game } nie przynosi się ani talii, ani eskadr.
cli-play-too-many-lists = List ({ $count }) jest więcej niż miejsc ({ $seats }).
cli-play-no-option = Opcji „{ $key }” nie można teraz wybrać.
cli-play-number = Odpowiedz liczbą od 1 do { $most }.
cli-play-several = „{ $typed }” pasuje do opcji ({ $count }): { FORM($labels, join: "; ") }. Wpisz więcej liter albo numer.
cli-play-free = Wpisz: { $form } – jak w tych przykładach.
cli-play-free-numbered = Wpisz: { $form } – albo wybierz propozycję po numerze.
cli-form-pose = x,y,kąt (milimetry od lewego dolnego rogu, stopnie od kierunku w prawo, przeciwnie do ruchu wskazówek zegara)
cli-form-xws = eskadra w formacie XWS w jednym wierszu
cli-form-slide = milimetry do przodu (z minusem: do tyłu)
cli-form-depth = milimetry od krawędzi
cli-form-number = liczba
cli-play-left = Odchodzisz od stołu.
cli-play-winners =
    { $count ->
        [0] Nikt nie wygrywa.
        [one] Zwycięzca: { $names }.
       *[other] Zwycięzcy: { $names }.
    }
cli-play-saved = Zapisano w { $file }.
cli-play-you = Kapitan
cli-play-which = W którą grę? Listę pokaże „cantina games”.
cli-needs-server = Serwer wymaga modułu { $module }, którego nie zainstalowano. Zainstaluj wszystko, czego potrzebuje: { $command }

## Cały ekran

cli-screen-about = Plansza stoi w miejscu; pod nią albo obok stoi to, o co teraz chodzi. Nowe wiersze dziennika są wyróżnione.
cli-screen-about-digits = wybierz opcję o tym numerze
cli-screen-about-arrows = przesuń kursor; plansza pokazuje, czego dotyczy opcja
cli-screen-about-enter = weź opcję pod kursorem albo to, co zaznaczone
cli-screen-about-space = zaznacz opcję tam, gdzie można wybrać kilka
cli-screen-about-tab = następna strona planszy, gdy się nie mieści
cli-screen-about-show-help = ta lista
cli-screen-about-read-card = przeczytaj karty opcji i wszystko, co leży na stole; wpisz nazwę, by znaleźć każdą inną
cli-screen-about-show-why = czego nie można zrobić i dlaczego, z zasadami
cli-screen-about-show-log = cały dziennik i stojące za nim zasady
cli-screen-about-take-back = cofnij ostatnią odpowiedź, póki nie padły kości i nie odkryto kart
cli-screen-about-interject = to, co można zrobić w każdej chwili, na przykład podarować kredyty
cli-screen-about-show-hint = w lekcji: następny krok
cli-screen-about-enlarge = plansza duża i z powrotem
cli-screen-about-save-now = zapisz partię
cli-screen-about-talk = przy stole serwera: powiedz coś pozostałym
cli-screen-about-open-line = pisz: numery, słowa opcji, „i NAZWA” po kartę, „s PLIK”, by zapisać
cli-screen-about-leave = odejdź od stołu
cli-screen-aside = Poza pytaniem
cli-screen-close = Esc zamyka
cli-screen-consent = Pozostali muszą wyrazić zgodę.
cli-screen-find = nazwa albo jej część
cli-screen-go = Odejdź od stołu
cli-screen-help = Pomoc
cli-screen-kept = Tę partię przechowuje serwer; można do niej wrócić przez odnośnik.
cli-screen-key-enlarge = duża
cli-screen-key-interject = podarunki
cli-screen-key-leave = odejdź
cli-screen-key-open-line = pisz
cli-screen-key-page = strona { $page } z { $pages }
cli-screen-key-read-card = karta
cli-screen-key-save-now = zapisz
cli-screen-key-show-help = pomoc
cli-screen-key-show-log = dziennik
cli-screen-key-show-why = dlaczego
cli-screen-key-take-back = cofnij
cli-screen-key-talk = powiedz
cli-screen-leave = Odchodzisz od stołu?
cli-screen-many = Cyfry albo spacja zaznaczają, Enter zatwierdza.
cli-screen-no-card = Żadna karta tak się nie nazywa.
cli-screen-others = Wybierają inni.
cli-screen-read = Karty
cli-screen-said = { $name }: { $text }
cli-screen-silent = Serwer już nie odpowiada. Partia jest na nim zapisana; można do niej wrócić przez odnośnik.
cli-screen-stay = Zostań
cli-screen-type = numer, słowa opcji, „i NAZWA” po kartę
cli-screen-waits = Czekamy, aż wszyscy usiądą. Ctrl+C – odejdź.
