## Stół, bez względu na to, jaka gra na nim leży

core-language = Polski
core-seat = gracz { $number }
    .gender = mp
    .animate = yes
    .gen = gracza { $number }
    .dat = graczowi { $number }
    .ins = graczem { $number }
    .loc = graczu { $number }
core-person = { $name }
    .gender = mp
    .animate = yes
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
    .loc = graczu { $name }
core-percent = { $edge ->
    [low] <1%
    [high] >99%
   *[none] { $percent }%
}
core-yes = Tak
core-no = Nie
core-none = Nic
core-option = { $key }

core-refused-option = Opcji „{ $key }” nie można teraz wybrać. Dostępne: { $open }.
core-refused-twice = Odpowiedź „{ $key }” wymienia dwa razy to samo. Każdą rzecz wybiera się tylko raz.
core-refused-count = Wybrano: { $count }; trzeba od { $least } do { $most }.
core-refused-form = Odpowiedź „{ $key }” jest niezrozumiała. Zapisz ją tak: { $form }.
core-refused-aside = Teraz nie można tego zrobić: { $key }.
core-refused-over = Partia się skończyła.
core-refused-seat = To nie gracz { $seat } teraz odpowiada. Czekamy na: { $waiting }.

core-no-undo-chance = Od tamtej pory rzucono kośćmi albo dobrano karty – tego nie można cofnąć.
core-no-undo-aside = Od tamtej pory ktoś już na tej podstawie działał – tego nie można cofnąć.
core-no-undo-reveal = Od tamtej pory ujawniono coś ukrytego – tego nie można cofnąć.
core-no-undo-nothing = Nie ma czego cofać.

core-conceded = Gracz { $seat } poddaje się.

## Wspólne części tekstów kart

effect-number = { $number }
effect-otherwise = { $first }; w przeciwnym razie { $second }
effect-do = { $effects }
effect-then = { $first }; następnie { $then }
    .long = yes
effect-may = { TRAIT($effect, "conditional") ->
    [yes] { $verb ->
        [you] { FORM($effect, verb: "may") }
       *[inf] { FORM($effect, verb: "inf") }
    }
   *[no] { $verb ->
        [inf] opcjonalnie { FORM($effect, verb: "inf") }
        [they] może { FORM($effect, verb: "inf") }
       *[you] możesz { FORM($effect, verb: "inf") }
    }
}
effect-to = { TRAIT($effect, "long") ->
    [yes] { $verb ->
        [they] { $cost }; jeśli to zrobi, { FORM($effect, verb: "they") }
       *[you] { $cost }; jeśli to zrobisz, { FORM($effect, verb: "you") }
    }
   *[no] { $cost }, aby { FORM($effect, verb: "inf") }
}
    .long = { TRAIT($effect, "long") }
effect-choose = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} { $count ->
    [one] jedno
   *[other] { $count }
}: { FORM($effects, join: "; albo ") }
effect-if = { $verb ->
    [inf] { $effect }, jeśli { $condition }
    [may] jeśli { $condition }, możesz { FORM($effect, verb: "inf") }
   *[you] jeśli { $condition }, { $effect }
}
    .long = yes
    .conditional = yes
effect-if-else = { $verb ->
    [inf] { $effect }, jeśli { $condition }, a w przeciwnym razie { $otherwise }
    [may] jeśli { $condition }, możesz { FORM($effect, verb: "inf") }; w przeciwnym razie możesz { FORM($otherwise, verb: "inf") }
   *[you] jeśli { $condition }, { $effect }; w przeciwnym razie { $otherwise }
}
    .long = yes
    .conditional = yes
effect-repeat = tyle razy, ile wskazano ({ $times }): { $effect }
    .long = yes
effect-for-each = osobno dla każdego celu ({ $target }): { $effect }
    .long = yes
effect-all-of = { FORM($conditions, join: " i ") }
effect-any-of = albo { FORM($conditions, join: ", albo ") }
effect-not = { FORM($condition, case: "not") }
effect-not-so = nie jest prawdą, że { $condition }
effect-at-least = { $count } to co najmniej { $number }
effect-ask-may = Wykonać: { FORM($effect, verb: "inf") }?
effect-ask-choose = { $count ->
    [one] Wybierz jedno
   *[other] Wybierz { $count }
}

## Czego nie można zrobić, a co można

core-problem = { $message }
core-bad-option = Gra „{ $game }” nie ma ustawienia „{ $option }”. Możliwe: { $possible }.
core-bad-option-value = Ustawienie gry „{ $game }” jest błędne: { $problem }.
core-bad-seats = Gra „{ $game }” jest przeznaczona dla { $least }–{ $most } graczy, a nie dla { $seats }.
core-bad-step = Gra „{ $game }” nie ma kroku „{ $step }”. Możliwe: { $possible }.
core-bad-place = Na liście o długości { $length } nie ma miejsca { $place }.
core-bad-position = Ta pozycja gry „{ $game }” jest błędna: { $problem }.
core-no-position = To nie jest pozycja: { $problem }.
core-bad-list = To nie jest taka lista: { $problem }.
core-no-ready-list = Nie ma gotowej listy „{ $name }”.
core-unknown-game = Nie ma gry „{ $game }”. Możliwe: { $possible }.
core-unknown-bot = Gra „{ $game }” nie ma bota „{ $bot }”. Możliwe: { $possible }.
core-bot-no-file = Nie można wczytać bota „{ $bot }”: { $problem }. Zapisz go jako FILE.py:CLASS.
core-bot-no-class = W pliku { $file } nie ma { $name }. Własnego bota zapisz jako FILE.py:CLASS.
core-bot-cannot-choose = Bot „{ $bot }” nie ma metody choose(window).
core-bot-not-made = Nie można wczytać bota „{ $bot }”: { $problem }. Popraw bota i zacznij od nowa.
core-bot-failed = W kodzie bota „{ $bot }” wystąpił błąd: { $problem }. Popraw bota i zacznij od nowa.
core-bot-no-key = Bot „{ $bot }” zwrócił { $kind } zamiast klucza: choose(window) musi zwrócić klucz odpowiedzi jako str, na przykład next(window.answers()).
core-bot-refused = Bot „{ $bot }” dał odpowiedź, której nie można przyjąć. { $problem }
core-bot-in-match = { $problem } Siedział na miejscu { $seat }, ziarno partii: { $seed }.
core-bot-error = { $error }
core-bot-error-at = { $error } (plik { $file }, wiersz { $line }: { $code })
core-worker-died = Procesy robocze padają na tych samych partiach, liczba prób: { $times }. Czy wystarcza pamięci?
core-too-long = Końca nie widać, udzielone odpowiedzi: { $answers }; remis.
core-nothing-to-analyse = W tej partii nikt o niczym nie decydował.
core-analysis-chart = Szanse na wygraną, w procentach
core-analysis-several = { FORM($parts, join: ", ") }
core-analysis-swing =
    { $sign ->
        [more] +{ $percent }%
        [less] −{ $percent }%
       *[same] ±0%
    }
core-analysis-why = Szanse przy odpowiedzi „{ $better }” to { $best }, przy odpowiedzi „{ $answer }” – { $chance }.
core-needs-ray = Klaster wymaga biblioteki Ray, która nie jest zainstalowana. Zainstaluj ją poleceniem: { $command }
core-tournament-bots = Turniej wymaga co najmniej dwóch różnych botów, rozdzielonych przecinkami; w pojedynkę przeciw samej grze wystarczy jeden.
core-tournament-games = Każda para musi rozegrać co najmniej jedną partię.
core-other-tournament = Plik { $file } zawiera inny turniej. Aby go kontynuować, podaj te same boty, ustawienia i ziarno; w przeciwnym razie wybierz inny folder.
core-other-lessons = Plik { $file } zawiera lekcje innego sędziego. Aby je kontynuować, podaj tę samą grę i to samo ziarno; w przeciwnym razie wybierz inny folder.
core-damaged-line = W pliku { $file } jest uszkodzony wiersz { $line }. Usuń ten wiersz i zacznij od nowa: powtórzona zostanie tylko jego partia.
core-damaged-lines = W pliku { $file } jest uszkodzony wiersz { $line }. Usuń go i wszystkie wiersze poniżej i zacznij od nowa: powtórzone zostaną tylko ich partie.
core-too-few-lessons = Za mało materiału do nauki: najmniejsza liczba partii to { $least }.
core-unknown-language = Nie ma języka „{ $language }”. Możliwe: { $possible }.
core-bad-record = Zapis partii, wiersz { $line }: { $problem }
core-record-short = zapis się urywa; brakuje ostatnich wierszy.
core-record-rules = partię rozegrano na zasadach { $recorded } gry „{ $game }”, a tutaj są zasady { $here }. Można ją kontynuować od punktu kontrolnego.
core-record-no-checkpoint = nie ma w nim punktu kontrolnego, od którego można by kontynuować.
core-record-mismatch = zapis nie zgadza się z zasadami: { $problem }
core-record-line = to nie jest ani odpowiedź, ani wynik losowy, ani punkt kontrolny.
core-seal-wrong = Pieczęć nie pasuje do tego sekretu: partię rozegrano innymi kośćmi, niż obiecano.
core-seal-options = Partię rozegrano z innymi ustawieniami niż te, które zapieczętowano.
core-seal-differs = Gdy rzucić kośćmi od nowa z zapieczętowanego sekretu, partia różni się od zapisu przy zdarzeniu { $number }.
core-record-header = to nie jest nagłówek zapisu: { $problem }
core-record-format = format { $found } jest nieznany; ten program czyta format { $known }.
core-record-damaged = wiersz jest uszkodzony albo ucięty.
core-record-changed = wiersz zmieniono; jego suma kontrolna się nie zgadza.
core-record-empty = nic w nim nie ma.

## Zaimki i podobne słowa, potrzebne tylko w tym języku

word-this = ten
    .f = ta
    .n = to
    .pl = te
    .mp = ci
    .gen = tego
    .gen-f = tej
    .gen-pl = tych
    .dat = temu
    .dat-pl = tym
    .acc-f = tę
    .ins = tym
    .ins-f = tą
    .ins-pl = tymi
word-your = twój
    .f = twoja
    .n = twoje
    .pl = twoje
    .mp = twoi
    .gen = twojego
    .gen-f = twojej
    .gen-pl = twoich
    .dat = twojemu
    .dat-pl = twoim
    .acc-f = twoją
    .ins = twoim
    .ins-pl = twoimi
word-own = swój
    .f = swoja
    .n = swoje
    .pl = swoje
    .mp = swoi
    .gen = swojego
    .gen-f = swojej
    .gen-pl = swoich
    .dat = swojemu
    .dat-pl = swoim
    .acc-f = swoją
    .ins = swoim
    .ins-pl = swoimi
word-every = każdy
    .f = każda
    .n = każde
    .pl = każde
    .mp = każdzi
    .gen = każdego
    .gen-f = każdej
    .gen-pl = każdych
    .dat = każdemu
    .dat-pl = każdym
    .acc-f = każdą
    .ins = każdym
    .ins-pl = każdymi
word-any = dowolny
    .f = dowolna
    .n = dowolne
    .pl = dowolne
    .mp = dowolni
    .gen = dowolnego
    .gen-f = dowolnej
    .gen-pl = dowolnych
    .dat = dowolnemu
    .dat-pl = dowolnym
    .acc-f = dowolną
    .ins = dowolnym
    .ins-pl = dowolnymi
word-random = losowy
    .f = losowa
    .n = losowe
    .pl = losowe
    .mp = losowi
    .gen = losowego
    .gen-f = losowej
    .gen-pl = losowych
    .dat = losowemu
    .dat-pl = losowym
    .acc-f = losową
    .ins = losowym
    .ins-pl = losowymi

# Dlaczego bot woli tę odpowiedź
bot-why-even = Wynik jest mniej więcej taki sam jak przy innych odpowiedziach.
bot-why-alike = Jest mniej więcej tak samo dobra jak wybór bota.
bot-why-only = Bot nie porównywał innych odpowiedzi.
bot-why-own-way = Tak bot gra według własnego planu: w partiach, które sobie teraz wyobraził, inna odpowiedź wypadła lepiej.
bot-why-better = W wyobrażonych partiach częściej prowadziła do zwycięstwa.
bot-why-worse = W wyobrażonych partiach rzadziej prowadziła do zwycięstwa.
