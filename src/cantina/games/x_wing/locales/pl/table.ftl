### X-Wing przy stole: pytania, odpowiedzi, dziennik, misje.

xw-title = X-Wing
xw-about = Kosmiczne potyczki figurek: tajne manewry, dokładny ruch, kości.
xw-side-rebel = Sojusz Rebeliantów
    .gender = m
    .gen = Sojuszu Rebeliantów
    .ins = Sojuszem Rebeliantów
xw-side-imperial = Imperium Galaktyczne
    .gender = n
    .gen = Imperium Galaktycznego
    .ins = Imperium Galaktycznym
xw-side-scum = Szumowiny i Nikczemnicy
    .gender = mp
    .number = pl
    .gen = Szumowin i Nikczemników
    .ins = Szumowinami i Nikczemnikami
xw-shuttle = Prom senatora
xw-weapon-primary = broń podstawowa
xw-phase-setup = Przygotowanie
xw-phase-planning = Faza planowania
xw-phase-activation = Faza aktywacji
xw-phase-combat = Faza walki
    .inside = faza walki
xw-phase-end = Faza końcowa
xw-edge-north = północna krawędź
    .gender = f
    .loc = północnej krawędzi
xw-edge-south = południowa krawędź
    .gender = f
    .loc = południowej krawędzi
xw-edge-east = wschodnia krawędź
    .gender = f
    .loc = wschodniej krawędzi
xw-edge-west = zachodnia krawędź
    .gender = f
    .loc = zachodniej krawędzi
xw-note-attack = Zasięg { $range }; średnie uszkodzenia: { $damage }; szansa zniszczenia: { $destroys }%
xw-note-ends = kończy w punkcie { $x }, { $y }, kurs { $heading }
xw-note-changes-nothing = teraz nic nie zmieni: na kościach nie ma takiego wyniku
xw-note-overlaps = nakłada się na inny statek i cofa
xw-note-flees = opuszcza obszar gry
xw-result-wins = { TRAIT($side, "number") ->
    [pl] Wygrywają
   *[sg] Wygrywa
} { FORM($side, case: "nom") }.
xw-result-nobody-left = Obie strony straciły ostatnie statki w tej samej rundzie: remis.
xw-result-round-limit = Minęła uzgodniona liczba rund: remis.
xw-result-time = Czas minął: remis.
xw-name-activation-phase = Faza aktywacji
    .inside = faza aktywacji

## Karty uszkodzeń

xw-damage-card = karta uszkodzenia

## Plansza

xw-board-title = Runda { $round }, { $phase }
xw-board-ship = { $mark } { $ship } ({ $side }): umiejętność { $skill }, uszkodzenia { $damage }/{ $hull }, osłony { $shields }, skupienie { $focus }, unik { $evade }, stres { $stress }
xw-board-awaiting = { $mark } { $ship }: jeszcze do postawienia
xw-board-gone = { $mark } { $ship }: poza grą
xw-board-condition = { $ship }, stan: { $condition }
xw-board-lock = Namierzenie { $letter }: { $ship } → { $target }
xw-board-docked = { $mark } { $ship }: zadokowany

## Manewry

xw-maneuver-straight = prosto { $speed }
xw-maneuver-bank-left = zwrot w lewo { $speed }
xw-maneuver-bank-right = zwrot w prawo { $speed }
xw-maneuver-turn-left = skręt w lewo { $speed }
xw-maneuver-turn-right = skręt w prawo { $speed }
xw-maneuver-koiogran = nawrót Koiograna { $speed }
xw-maneuver-segnor-left = pętla Segnora w lewo { $speed }
xw-maneuver-segnor-right = pętla Segnora w prawo { $speed }
xw-maneuver-tallon-left = zwój Tallona w lewo { $speed }
xw-maneuver-tallon-right = zwój Tallona w prawo { $speed }
xw-maneuver-tallon-bank-left = zwój Tallona wzdłuż zwrotu w lewo { $speed }
xw-maneuver-tallon-bank-right = zwój Tallona wzdłuż zwrotu w prawo { $speed }
xw-maneuver-reverse-straight = prosto wstecz { $speed }
xw-maneuver-reverse-bank-left = zwrot wstecz w lewo { $speed }
xw-maneuver-reverse-bank-right = zwrot wstecz w prawo { $speed }
xw-maneuver-stationary = zatrzymanie
xw-maneuver-segnor-turn-left = pętla Segnora skrętem w lewo { $speed }
xw-maneuver-segnor-turn-right = pętla Segnora skrętem w prawo { $speed }

## Pytania

xw-ask-squad = Zbuduj eskadrę; najwyższy koszt w punktach: { $points }
xw-ask-who-flies = { $ship }: kto prowadzi ten statek?
xw-ask-upgrade = Którą kartę rozwinięcia wziąć?
xw-ask-obstacle-token = Którą przeszkodę położyć?
xw-ask-place-obstacle = Gdzie położyć asteroidę { $number }?
xw-ask-edge = Którą krawędź wybrać?
xw-ask-minutes = Ile minut trwa partia? Ostatnia runda to ta, w której minie ich { $limit }.
xw-ask-next-placement = Który statek postawić teraz?
xw-ask-place-ship = { $ship }: gdzie postawić ten statek?
xw-ask-place-shuttle = Jak daleko od twojej krawędzi zaczyna prom?
xw-ask-place-satellite = Gdzie położyć satelitę w zasięgu { $range } od twojej krawędzi?
xw-ask-damaged-ship = Który z twoich statków jest uszkodzony?
xw-ask-dial = Ustaw wskaźnik
xw-ask-next-activation = Który statek rusza teraz?
xw-ask-opponent-maneuver = { $ship } ma stres i ujawnia czerwony manewr: wybierz inny manewr dla tego statku
xw-ask-action = { $ship }: wykonać akcję?
xw-ask-free-action = { $ship }: wykonać darmową akcję?
xw-ask-roll-side = { $ship }: w którą stronę wykonać beczkę?
xw-ask-roll-slide = { $ship }: o ile milimetrów do przodu?
xw-ask-lock = Który statek namierzyć?
xw-ask-shed-lock = Czyje namierzenie celu usunąć?
xw-ask-next-combat = Który statek atakuje teraz?
xw-ask-attack = { $ship }: zaatakować?
xw-ask-modify-attack = { $ship }: zmodyfikować kości ataku?
xw-ask-modify-defense = { $ship }: zmodyfikować kości obrony?
xw-ask-reroll = Które kości przerzucić?
xw-ask-order = Która zdolność najpierw?
xw-ask-initiative = Kto ma inicjatywę?
xw-ask-use = Użyć zdolności?
xw-ask-choose-ship = Który statek wybrać?
xw-ask-damage-card = Którą kartę uszkodzenia przydzielić?
xw-ask-turn-down = Którą kartę uszkodzenia zakryć?
xw-ask-discard-weapon = Którą broń dodatkową odrzucić?
xw-ask-shuttle = Jak leci prom?
xw-ask-reinforcement = Wezwać posiłki ({ $ship })?
xw-ask-pay = Co wydać?
xw-ask-guess = Ile uników wypadnie w twoim rzucie?
xw-ask-choose-ships = Które statki wybrać?
xw-ask-fly = { $ship }: który manewr?
xw-ask-rotate = { $ship }: na jaki manewr przestawić wskaźnik?
xw-ask-discard-upgrade = Którą kartę rozwinięcia odrzucić?
xw-ask-hold-back = { $card }: powstrzymać detonację?
xw-ask-take = Który wynik przyjmuje statek?
xw-ask-second-lock = Który drugi statek namierzyć?
xw-ask-card-in-wait = Którą kartę uszkodzenia położyć na karcie stanu?
xw-ask-spend-die = Którą kość zabrać z rzutu?
xw-ask-name-result = Jaki wynik przewidujesz?
xw-ask-show-named = Którą kość obrócić na { FORM($face, case: "acc") }?
xw-ask-guess-dial = { $ship }: jaki manewr jest na wskaźniku tego statku?
xw-ask-replace = Którą kartę wymienić?
xw-ask-lay-bomb = Którą bombę położyć?
xw-ask-lay-where = { $card }: gdzie położyć żeton?
xw-ask-drop = Jak zrzucić bombę?
xw-ask-tractor = { $ship }: przesunąć ten statek?
xw-ask-blow-up = Która przeszkoda?
xw-ask-tallon-slide = { $ship }: o ile milimetrów do przodu na końcu zwoju Tallona?
xw-ask-decloak = { $ship }: wyjść z maskowania?
xw-ask-decloak-slide = { $ship }: o ile milimetrów do przodu przy wychodzeniu z maskowania?
xw-ask-jammed = { $ship }: co odbiera zagłuszanie?
xw-ask-take-token = Który żeton?
xw-ask-restore = Która broń?
xw-ask-treat-as = { $ship }: jako jaki manewr to wykonać?
xw-ask-arc = { $ship }: dokąd skierować ruchome pole rażenia?
xw-ask-demand-stress = Wskazano statek { $ship }. Który statek otrzymuje żeton stresu?
xw-ask-dodge-bomb = { $card } detonuje: zignorować?
xw-ask-deploy = { $ship }: jakim manewrem wystartować?

## Odpowiedzi

xw-option-ship = { $ship }
xw-option-seat = { $seat }
xw-option-squad = Eskadra { FORM($side, case: "gen") }
xw-option-equip = { $card } → { $ship }
xw-option-asteroid = Asteroida { $number }
xw-option-place-obstacle = Połóż przeszkodę tutaj
xw-option-pose = w punkcie { $x }, { $y }, kurs { $heading }°
xw-option-slide = { $millimetres } mm
xw-option-place-ship = Postaw statek tutaj
xw-option-place-satellite = Połóż satelitę tutaj
xw-option-edge = { FORM($edge, case: "nom") }
xw-option-dial = { $ship }: { $maneuver }
xw-option-maneuver = { $maneuver } ({ FORM($colour, case: "nom") })
xw-option-focus = Skupienie
    .gender = n
    .gen = skupienia
xw-option-evade = Unik
    .gender = m
    .gen = uniku
xw-option-target-lock = Namierzenie celu
    .gender = n
    .gen = namierzenia celu
xw-option-lock = Namierz: { $ship }
xw-option-barrel-roll = Beczka
    .gender = f
    .gen = beczki
    .acc = beczkę
xw-option-roll-left = Beczka w lewo
xw-option-roll-right = Beczka w prawo
xw-option-boost = Dopalacz
    .gender = m
    .gen = dopalacza
xw-option-boost-along = Dopalacz: { $maneuver }
xw-option-protect = Osłaniaj prom
xw-option-card-action = Akcja karty: { $card }
xw-option-pass-action = Bez akcji
xw-option-attack = Atakuj: { $target } ({ $weapon })
xw-option-scan = Skanuj satelitę { $number }
xw-option-pass-attack = Nie atakuj
xw-option-spend-focus-attack = Wydaj żeton skupienia: wszystkie skupienia stają się trafieniami
xw-option-spend-focus-defense = Wydaj żeton skupienia: wszystkie skupienia stają się unikami
xw-option-spend-evade = Wydaj żeton uniku: dodaj unik
xw-option-spend-lock = Wydaj namierzenie celu: przerzuć dowolne kości
xw-option-done = Gotowe
xw-option-initiative = { FORM($side, case: "nom") }
xw-option-use = Użyj: { $card }
xw-option-use-nothing = Nie używaj niczego
xw-option-damage-card = { $card }
xw-option-weapon = { $weapon }
xw-option-shuttle = Prom leci: { $maneuver }
xw-option-stay = Prom zostaje na miejscu
xw-option-pay-lock = Namierzenie celu
xw-option-pay-focus = Żeton skupienia
xw-option-fly = { $maneuver }
xw-option-no-second-lock = Bez drugiego namierzenia
xw-option-no-card = Żadną: usuń stan
xw-option-replace = { $old } → { $new }
xw-option-lay-enough = Wystarczy
xw-option-lay-here = Tutaj
xw-option-drop-near = Prosto 1 za statkiem
xw-option-drop-far = Prosto 2 za statkiem
xw-option-drop-ahead = Prosto 1 przed statkiem
xw-option-drop-far-ahead = Prosto 2 przed statkiem
xw-option-drop-left = Skręt 1 w lewo za statkiem
xw-option-drop-right = Skręt 1 w prawo za statkiem
xw-option-launch = Prosto 5 przed statkiem
xw-option-tractor-stay = Zostaw na miejscu
xw-option-tractor-forward = Prosto do przodu
xw-option-tractor-left = W lewo, { $shift } mm do przodu
xw-option-tractor-right = W prawo, { $shift } mm do przodu
xw-option-obstacle = Przeszkoda { $number }
xw-option-pay-lent = Namierzenie celu: { $ship }
xw-option-tallon-slide = { $slide } mm do przodu
xw-option-cloak = Maskowanie
    .gender = n
    .gen = maskowania
xw-option-slam = SLAM
    .gender = m
    .gen = SLAM
xw-option-slam-along = SLAM: { $maneuver }
xw-option-reinforce = Wzmocnienie
    .gender = n
    .gen = wzmocnienia
xw-option-reinforce-fore = Wzmocnij przód
xw-option-reinforce-aft = Wzmocnij tył
xw-option-reload = Przeładowanie
    .gender = n
    .gen = przeładowania
xw-option-coordinate = Koordynacja
    .gender = f
    .gen = koordynacji
    .acc = koordynację
xw-option-coordinate-ship = Koordynacja: { $ship }
xw-option-jam = Zagłuszanie
    .gender = n
    .gen = zagłuszania
xw-option-jam-ship = Zagłusz: { $ship }
xw-option-decloak-forward = Wyjdź z maskowania prosto
xw-option-decloak-left = Wyjdź z maskowania w lewo
xw-option-decloak-right = Wyjdź z maskowania w prawo
xw-option-decloak-forward-left = Wyjdź z maskowania do przodu, zwrotem w lewo
xw-option-decloak-forward-right = Wyjdź z maskowania do przodu, zwrotem w prawo
xw-option-decloak-left-ahead = Wyjdź z maskowania w lewo, łukiem do przodu
xw-option-decloak-left-back = Wyjdź z maskowania w lewo, łukiem do tyłu
xw-option-decloak-right-ahead = Wyjdź z maskowania w prawo, łukiem do przodu
xw-option-decloak-right-back = Wyjdź z maskowania w prawo, łukiem do tyłu
xw-option-roll-left-far = Daleka beczka w lewo
xw-option-roll-right-far = Daleka beczka w prawo
xw-option-roll-left-ahead = Beczka w lewo, łukiem do przodu
xw-option-roll-left-back = Beczka w lewo, łukiem do tyłu
xw-option-roll-right-ahead = Beczka w prawo, łukiem do przodu
xw-option-roll-right-back = Beczka w prawo, łukiem do tyłu
xw-option-stay-cloaked = Zostań w maskowaniu
xw-option-lose-focus = Żeton skupienia
xw-option-lose-evade = Żeton uniku
xw-option-lose-lock = Namierzenie celu
xw-option-take-focus = Żeton skupienia: { $ship }
xw-option-take-evade = Żeton uniku: { $ship }
xw-option-rotate = Obrót pola rażenia
    .gender = m
    .gen = obrotu pola rażenia
    .acc = obrót pola rażenia
xw-option-rotate-front = Ruchome pole rażenia do przodu
xw-option-rotate-left = Ruchome pole rażenia w lewo
xw-option-rotate-right = Ruchome pole rażenia w prawo
xw-option-rotate-rear = Ruchome pole rażenia do tyłu
xw-option-drop-far-left = Skręt 3 w lewo za statkiem
xw-option-drop-farthest = Prosto 3 za statkiem
xw-option-drop-far-right = Skręt 3 w prawo za statkiem
xw-option-drop-beside = Gdziekolwiek przy statku
xw-option-debris = Chmura szczątków { $number }

## Dlaczego nie

xw-blocked-same-action = Ta akcja została już wykonana w tej rundzie.
xw-blocked-no-icon = Na pasku akcji statku nie ma tej akcji.
xw-blocked-beyond-range = Za daleko: poza zasięgiem 3.
xw-blocked-out-of-arc = Poza polem rażenia (odległość: { $distance } mm).
xw-blocked-weapon-range = Ta broń nie strzela w zasięgu { $range }.
xw-blocked-touching = Podstawki się stykają.
xw-blocked-no-lock = Ta broń wymaga namierzenia tego statku.
xw-blocked-no-focus = Ta broń wymaga żetonu skupienia.
xw-blocked-sheltered = Inny statek ściąga ten atak na siebie.
xw-blocked-on-obstacle = Statek na przeszkodzie nie może atakować.
xw-blocked-by-card = Zabrania tego karta.
xw-blocked-roll-reach = Wzornik wystawałby poza podstawkę.
xw-blocked-leaves-area = Statek opuściłby obszar gry.
xw-blocked-overlaps-ship = Drogę zagradza inny statek.
xw-blocked-overlaps-obstacle = Drogę zagradza przeszkoda.
xw-blocked-outside-zone = To miejsce jest poza strefą rozstawienia.
xw-blocked-near-edge = Za blisko krawędzi.
xw-blocked-near-obstacle = Za blisko innej przeszkody.
xw-blocked-near-ship = Za blisko statku.
xw-blocked-satellite-gap = Satelita musi być w zasięgu 2–3 od innego satelity.
xw-blocked-minutes = Tyle partia nie trwa.
xw-blocked-upgrades-later = Wybierz tylko statki; karty rozwinięcia wybiera się później.
xw-blocked-card-taken = Nie ma już kopii tej karty.
xw-blocked-near-enemy = W zasięgu 3 jest wrogi statek.
xw-blocked-tallon-reach = Wzornik wystawałby poza podstawkę: najwyżej { $reach } mm.
xw-blocked-tallon-overlap = Zwój Tallona musi ominąć inne statki, jeśli to możliwe.
xw-blocked-cloaked = Zamaskowany statek nie atakuje.
xw-blocked-weapons-disabled = Uzbrojenie statku jest w tej rundzie wyłączone.
xw-blocked-not-beside = Żeton musi stykać się z twoim statkiem.

## Dziennik

xw-log-leads = { $seat } dowodzi { FORM($side, case: "ins") }.
xw-log-gather = Siły są zebrane.
xw-log-assemble = { $count ->
    [one] Złożono { $count } statek.
    [few] Złożono { $count } statki.
   *[other] Złożono { $count } statków.
}
xw-log-squads-revealed = Obie eskadry są ujawnione.
xw-log-area = Obszar gry ma wymiary { $width } na { $height } mm.
xw-log-initiative = Inicjatywę { TRAIT($side, "number") ->
    [pl] mają
   *[sg] ma
} { FORM($side, case: "nom") }.
xw-log-initiative-roll = Eskadry kosztują tyle samo; kość: { FORM($face, case: "nom") }. Inicjatywę { TRAIT($side, "number") ->
    [pl] wyznaczają
   *[sg] wyznacza
} { FORM($side, case: "nom") }.
xw-log-place = Rozstawianie statków.
xw-log-places-obstacle = Na stole ląduje przeszkoda.
xw-log-no-room = Nie ma miejsca na kolejną przeszkodę.
xw-log-places-satellite = Na stole ląduje satelita.
xw-log-chooses-edge = Rebelianci zaczynają przy { FORM($edge, case: "loc") }.
xw-log-places-ship = { $ship } staje na obszarze gry.
xw-log-cards = Wszystkie karty leżą odkryte obok obszaru gry.
xw-log-shields = Osłony są włączone.
xw-log-components = Talia uszkodzeń jest potasowana; kości i żetony są gotowe.
xw-log-mission = Zasady specjalne: { $special }
xw-log-goal = Cel { FORM($side, case: "gen") }: { $goal }
xw-log-damaged = { $ship } to uszkodzony statek.
xw-log-repaired = Statek naprawiony: { $ship }.
xw-log-round = Zaczyna się runda { $number }.
xw-log-dials-set = Każdy statek ma manewr.
xw-log-activation = Zaczyna się faza aktywacji.
xw-log-combat = Zaczyna się faza walki.
xw-log-end-phase = Zaczyna się faza końcowa.
xw-log-reveals = { $ship } ujawnia manewr: { $maneuver }.
xw-log-drifts = { $ship } dryfuje: układ sterowania jest zjonizowany.
xw-log-opponent-chose = Przeciwnik wybiera manewr dla statku { $ship }: { $maneuver }.
xw-log-step-template = Wzornik na stole: { $maneuver }.
xw-log-executes = { $ship } wykonuje manewr: { $maneuver }.
xw-log-overlaps = { $ship } cofa się i styka z innym statkiem: { $other }.
xw-log-step-stress = { $ship }: sprawdzenie trudności manewru.
xw-log-step-clean-up = { $ship }: wzornik i wskaźnik wracają na miejsce.
xw-log-flees = { $ship } opuszcza obszar gry.
xw-log-gains-focus = { $ship } otrzymuje żeton skupienia.
xw-log-gains-evade = { $ship } otrzymuje żeton uniku.
xw-log-gains-stress = { $ship } otrzymuje żeton stresu.
xw-log-gains-ion = { $ship } otrzymuje żeton jonów.
xw-log-loses-stress = { $ship } traci żeton stresu.
xw-log-no-action-overlap = { $ship } nie wykonuje akcji: manewr nałożył się na inny statek.
xw-log-no-action-obstacle = { $ship } nie wykonuje akcji z powodu przeszkody.
xw-log-no-action-stress = { $ship } nie wykonuje akcji z powodu stresu.
xw-log-passes-action = { $ship } nie wykonuje akcji.
xw-log-locks = { $ship } namierza cel: { $target } (litera { $letter }).
xw-log-spends-lock = { $ship } wydaje namierzenie celu.
xw-log-rolls-left = { $ship } wykonuje beczkę w lewo.
xw-log-rolls-right = { $ship } wykonuje beczkę w prawo.
xw-log-boosts = { $ship } używa dopalacza.
xw-log-obstacle-roll = { $ship } rzuca za przeszkodę: { FORM($face, case: "nom") }.
xw-log-passes-attack = { $ship } nie atakuje.
xw-log-declares = { $ship } atakuje w zasięgu { $range }, cel: { $target } ({ $weapon }).
xw-log-obstructed = Atak jest przysłonięty.
xw-log-step-attack-dice = { $count ->
    [one] Rzut { $count } kością ataku.
   *[other] Rzut { $count } kośćmi ataku.
}
xw-log-step-modify-attack = Modyfikacja kości ataku.
xw-log-step-defense-dice = { $count ->
    [one] Rzut { $count } kością obrony.
   *[other] Rzut { $count } kośćmi obrony.
}
xw-log-step-modify-defense = Modyfikacja kości obrony.
xw-log-step-compare = Porównanie wyników.
xw-log-step-damage = Przydzielenie uszkodzeń.
xw-log-attack-roll = Atak: { FORM($faces, case: "nom") }.
xw-log-defense-roll = Obrona: { FORM($faces, case: "nom") }.
xw-log-rerolls = Przerzut { $count } kości: { FORM($faces, case: "nom") }.
xw-log-changes = Zamiana: { $count } { FORM($face, $count, case: "nom") } na { $count ->
    [one] { FORM($into, case: "acc") }
   *[other] { FORM($into, case: "acc", number: "pl") }
}.
xw-log-spends-focus = { $ship } wydaje żeton skupienia.
xw-log-spends-evade = { $ship } wydaje żeton uniku.
xw-log-hits = Atak trafia; trafienia: { $hits }, krytyczne: { $criticals }.
xw-log-misses = Atak chybia.
xw-log-loses-shield = { $ship } traci osłonę.
xw-log-regains-shield = { $ship } odzyskuje osłonę.
xw-log-damage-face-down = { $ship } otrzymuje zakrytą kartę uszkodzenia.
xw-log-damage-face-up = { $ship } otrzymuje odkrytą kartę uszkodzenia: { $card }.
xw-log-turned-down = { $ship } zakrywa kartę: { $card }.
xw-log-reshuffles = Odrzucone karty uszkodzenia tworzą nową talię.
xw-log-rolls-one = { $ship } rzuca jedną kością: { FORM($face, case: "nom") }.
xw-log-discards-upgrade = Odrzucona karta: { $card }.
xw-log-uses = Użyta zdolność: { $card }.
xw-log-doomed = { $ship } ma dość uszkodzeń, ale może jeszcze zaatakować w tej rundzie.
xw-log-destroyed = Statek zniszczony: { $ship }.
xw-log-scans = { $ship } skanuje satelitę.
xw-log-tokens-removed = Żetony uniku i skupienia wracają do puli.
xw-log-wins = { TRAIT($side, "number") ->
    [pl] Wygrywają
   *[sg] Wygrywa
} { FORM($side, case: "nom") }.
xw-log-nobody-left = Obie strony straciły ostatnie statki w tej samej rundzie.
xw-log-round-limit = Minęła uzgodniona liczba rund.
xw-log-skill-rose = { $ship }: umiejętność wzrosła, tura w tej fazie przepada.
xw-log-time-called = Koniec czasu, limit w minutach: { $minutes }.
xw-log-dispute-roll = Kości ataku: { FORM($attack, case: "nom") }. Kości obrony: { FORM($defense, case: "nom") }.
xw-log-dispute-won = Spór wygrywa { $seat }.
xw-log-no-action-card = { $ship } pomija akcję z powodu karty.
xw-log-discards-token = { $card }: zamiast karty odrzucony zostaje jej żeton.
xw-log-guessed = Liczba się zgadza: { $ship } dodaje unik.
xw-log-rolls-some = { $ship } rzuca kośćmi: { FORM($faces, case: "nom") }.
xw-log-turns-round = { $ship } obraca się.
xw-log-rotates = { $ship } przestawia wskaźnik na manewr: { $maneuver }.
xw-log-flips = Karta odwrócona na drugą stronę: { $card }.
xw-log-looks-at-dial = { $ship }: ktoś podgląda wskaźnik tego statku.
xw-log-dial-seen = { $ship } wykona manewr: { $maneuver }.
xw-log-held-back = { $card }: detonacja powstrzymana.
xw-log-pinned = { $ship } jest w strefie rażenia „w dziesiątkę”: kości obrony nie można modyfikować.
xw-log-recovers-upgrade = Karta od razu wraca: { $card }.
xw-log-card-in-wait = { $card }: ta karta czeka na statek { $ship }.
xw-log-mimics = { $ship } przejmuje zdolność pilota: { $pilot }.
xw-log-names-result = Przewidziany wynik: { FORM($face, case: "nom") }.
xw-log-guessed-right = Trafnie odgadnięty manewr: { $maneuver }.
xw-log-guessed-wrong = Błędnie odgadnięty manewr: { $maneuver }.
xw-log-replaces = Wymiana kart: { $old } → { $new }.
xw-log-drops = { $ship } zrzuca ładunek: { $card }.
xw-log-detonates = Detonacja: { $card }.
xw-log-gains-tractor = { $ship } otrzymuje żeton promienia ściągającego.
xw-log-pushed = { $ship } przesuwa się w promieniu ściągającym.
xw-log-condition = { $ship } otrzymuje stan: { $condition }.
xw-log-gains-cloak = { $ship } włącza maskowanie.
xw-log-gains-reinforce-fore = { $ship } wzmacnia przód.
xw-log-gains-reinforce-aft = { $ship } wzmacnia tył.
xw-log-gains-weapons-disabled = { $ship } ma wyłączone uzbrojenie.
xw-log-gains-jam = { $ship } otrzymuje żeton zagłuszania.
xw-log-decloaks = { $ship } wychodzi z maskowania.
xw-log-jammed = Na statek { $ship } działa zagłuszanie.
xw-log-reinforced = { $ship } korzysta ze wzmocnienia: dodatkowy unik.
xw-log-coordinates = { $ship } koordynuje statek: { $friend }.
xw-log-arc-front = { $ship } kieruje ruchome pole rażenia do przodu.
xw-log-arc-left = { $ship } kieruje ruchome pole rażenia w lewo.
xw-log-arc-right = { $ship } kieruje ruchome pole rażenia w prawo.
xw-log-arc-rear = { $ship } kieruje ruchome pole rażenia do tyłu.
xw-log-rises = { $ship }: statek jednak ocalał.
xw-log-docks = { $ship } dokuje do statku { $carrier }.
xw-log-deploys = { $ship } startuje ze statku { $carrier }.
xw-log-drops-cargo = { $ship } zrzuca ładunek.
xw-log-score = { $side }: zniszczono za { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
xw-log-salvo = { $side }: ostatnia salwa: { $faces }.

## Misje

xw-mission-escort-title = Polityczna eskorta
xw-mission-escort-setup = Rebelianci kładą prom senatora pośrodku swojej krawędzi, w zasięgu 1 od niej, a potem obie strony stawiają swoje statki w zasięgu 2 od własnych krawędzi.
xw-mission-escort-rules = Prom ma zwrotność 2 i kadłub 6 (a przy eskadrach za 100 punktów także 6 osłon). Na początku każdej fazy aktywacji Rebelianci mogą go poruszyć: prosto 2, zwrot w lewo 1 albo zwrot w prawo 1. Prom nie wykonuje akcji ani nie atakuje, a trafienia krytyczne liczą się przeciw niemu jak zwykłe. Statek Rebelii w zasięgu 1 może osłaniać prom: prom otrzymuje żeton uniku, a na jeden atak może wydać tylko jeden taki żeton. Za każdy statek stracony w rundzie Imperium może wezwać Pilota z akademii.
xw-mission-escort-goal-rebel = Prom opuszcza obszar gry przez krawędź Imperium.
xw-mission-escort-goal-imperial = Prom zostaje zniszczony.
xw-mission-run-title = Ucieczka przez asteroidy
xw-mission-run-setup = Imperium stawia swoje statki w zasięgu 1 od krawędzi dowolnej frakcji, a Rebelianci swoje poza zasięgiem 3 od obu tych krawędzi; jeden statek Rebelii jest uszkodzony. Potem Imperium kładzie sześć asteroid.
xw-mission-run-rules = Do rundy 5 uszkodzony statek może latać tylko z prędkością 1 lub 2; potem jest naprawiony. Za każdy statek stracony w rundzie Imperium może wezwać Pilota z akademii.
xw-mission-run-goal-rebel = Uszkodzony statek opuszcza obszar gry przez krawędź dowolnej frakcji w rundzie 5 lub później.
xw-mission-run-goal-imperial = Uszkodzony statek zostaje zniszczony.
xw-mission-whispers-title = Mroczne szepty
xw-mission-whispers-setup = Imperium stawia swoje statki w zasięgu 1 od swojej krawędzi. Rebelianci kładą satelity w zasięgu 3 i w zasięgu 2 od swojej krawędzi, a statki stawiają w zasięgu 1 od niej.
xw-mission-whispers-rules = Statek Imperium, który stoi na satelicie albo styka się ze stojącym na nim statkiem Rebelii, może zamiast ataku zeskanować satelitę i zabrać dane. Jeśli ten statek zostanie zniszczony, jego dane przepadają. Za każdy statek stracony w rundzie Rebelianci mogą wezwać Pilota żółtodzioba.
xw-mission-whispers-goal-rebel = Wszystkie statki Imperium są zniszczone albo wszystkie dane przepadły.
xw-mission-whispers-goal-imperial = Po zeskanowaniu wszystkich satelitów statek z danymi opuszcza obszar gry przez krawędź Imperium.

## Wykresy

xw-chart-strength = Kadłub i osłony
xw-why-harm = Przeciwnik traci więcej (punktów eskadry: +{ $amount }).
xw-why-harmless = Przeciwnik traci mniej (punktów eskadry: −{ $amount }).
xw-why-safe = Własna eskadra traci mniej (punktów eskadry: −{ $amount }).
xw-why-exposed = Własna eskadra traci więcej (punktów eskadry: +{ $amount }).
xw-why-place = Eskadra stoi lepiej na następne rundy (+{ $amount }).
xw-why-misplaced = Eskadra stoi gorzej na następne rundy (−{ $amount }).
