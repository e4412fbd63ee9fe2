## Strona wokół stołów

web-skip = Przejdź do treści
web-nav = Strony
web-nav-play = Graj
web-nav-watch = Oglądaj
web-nav-rules = Zasady
web-nav-cards = Karty
web-nav-mine = Moje gry
web-guest = Gość { $name }
web-your-name = Twoje imię
web-disclaimer = Silnik zasad stworzony przez fanów. Nazwy należą do ich właścicieli; każdy rysunek i każde zdanie są tu nasze.
web-language = Język
web-theme = Motyw
web-theme-system = systemowy
web-theme-dark = Włącz ciemny motyw
web-theme-light = Włącz jasny motyw
web-theme-dark-word = ciemny
web-theme-light-word = jasny
web-sound = Dźwięk
web-settings = Ustawienia i klawisze
web-close = Zamknij
web-loading = Chwileczkę.
web-server-silent = Serwer nie odpowiada. Twoje miejsca są zachowane; spróbuj za chwilę.
web-lost = Pod tym linkiem nie ma stołu.
web-back-home = Wróć do gier

## Strona główna

web-home-title = Siadaj z nami do stołu.
web-home-lead = Trzy gry planszowe, każda zasada dotrzymana i wyjaśniona, z przyjaciółmi albo z botami. Bez zakładania konta.
web-games = Gry
web-outer-rim = Zewnętrzne Rubieże
web-outer-rim-pitch = Lataj, handluj, poluj i ryzykuj, aż wszyscy poznają twoje imię.
web-outer-rim-length = 1–4 graczy · około dwóch godzin
web-x-wing = X-Wing
web-x-wing-pitch = Planuj w tajemnicy, lataj według wzorników, strzelaj celniej niż druga strona.
web-x-wing-length = 2 graczy lub drużyny · około godziny
web-destiny = Przeznaczenie
web-destiny-pitch = Rzucaj kośćmi swoich bohaterów i wykorzystaj każdą ściankę.
web-destiny-length = 2–4 graczy · około pół godziny
web-other-game = Mała gra
web-other-game-pitch = Mała gra, aby oswoić się ze stołem.
web-other-game-length = kilka minut
web-also-here = A żeby oswoić się ze stołem, jest tu też:
web-x-wing-squads = Eskadry za 100 punktów
web-play-now = Zagraj teraz
web-with-friends = Z przyjaciółmi
web-learn = Samouczek, 2 min
web-table-of = Stół gracza { $name }
web-paste-invitation = Wklej zaproszenie
web-invitation-hint = Link, który ktoś ci przysłał, albo jego ostatnie słowo.
web-invitation-unreadable = To nie jest link do stołu.
web-your-tables = Twoje stoły
web-your-tables-empty = Na razie pusto. Do pierwszej partii wystarczy jedno kliknięcie.
web-all-matches = wszystkie partie
web-open-now = Otwarte teraz
web-open-empty = Teraz nie ma otwartych stołów. Otwórz swój: puste miejsca zajmą boty.
web-tables-count = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[other] { $count } stołów
}
web-tables-open = Poczekalnia
web-tables-running = W trakcie gry
web-tables-finished = Zakończone
web-table-go-on = Wznów
web-table-join = Dołącz
web-table-watch = Oglądaj
web-table-nobody-yet = na razie nikogo
web-table-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[other] { $count } botów
}
web-table-with = z kim: { $names }
web-table-your-move = twój ruch
web-table-waiting-for = czekamy na: { $name }
web-table-won = wygrana
web-table-lost = przegrana
web-table-drawn = remis
web-table-outdated = ze starszej wersji
web-start-a-table = Otwórz stół
web-mine-here-only = Twoje gry pamięta ta przeglądarka. Z kontem znajdziesz je na każdym urządzeniu.
web-mine-waiting = { $count ->
    [0] Nikt na ciebie nie czeka.
    [one] Czeka na ciebie jedna partia.
    [few] Czekają na ciebie { $count } partie.
   *[other] Czeka na ciebie { $count } partii.
}
web-mine-yours = Twój ruch
web-mine-theirs = Ruch innych
web-mine-move = Ruch
web-mine-look = Zobacz
web-mine-paused = odpoczywa
web-mine-rests = { $name } ma urlop do { $date }; zegar odpoczywa.
web-bell = Daj mi znać na tym urządzeniu, gdy przyjdzie mój ruch
web-bell-hint = Także przy zamkniętej stronie.
web-bell-refused = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
web-bell-failed = Do tej przeglądarki nie można teraz dotrzeć.

## Other people

web-seek = Znajdź przeciwnika
web-seek-open = Szukam przeciwnika
web-seek-begin = Szukaj przeciwnika
web-seek-not = Jednak nie
web-seek-looking = Szukamy przeciwnika. Ta strona sama przejdzie do stołu.
web-seek-end = Przestań szukać
web-seek-none = Nikt teraz nie szuka przeciwnika.
web-seek-play = Graj
web-seek-seats = miejsca: { $count }
web-seek-range = ranking { $low }–{ $high }
web-seek-strength = Siła przeciwnika
web-seek-anybody = dowolna
web-seek-within = w granicach { $width } od mojego rankingu
web-rated = Partia rankingowa
web-rated-hint = Liczy się do rankingu: tylko z kontem i z zegarem, bez botów, podpowiedzi i cofania.
web-rated-account = W partie rankingowe gra się z kontem.
web-rated-matches = { $count ->
    [one] { $count } partia rankingowa
    [few] { $count } partie rankingowe
   *[many] { $count } partii rankingowych
}
web-rating = Ranking
web-rating-unsure = na razie mało partii, więc może się jeszcze bardzo zmienić
web-rating-history = Ranking w ostatnich partiach: { $game }
web-ratings = Rankingi
web-ratings-none = Nie ma jeszcze partii rankingowych.
web-leaders = Czołówka
web-leaders-none = Nikt jeszcze nie rozegrał partii rankingowej.
web-leaders-place = Miejsce
web-leaders-matches = Partie
web-leaders-hint = Kolejność według tego, co pewne: kto grał mało, stoi niżej, dopóki nie wiadomo więcej. Rankingi Glicko-2.
web-person-since = tutaj od { $date }
web-person-own = Mój profil
web-person-blocked = Blokujesz tę osobę.
web-friends = Znajomi
web-friends-none = Na razie nikogo. Znajdź kogoś po nazwie i zaproś do znajomych.
web-friend = Jesteście znajomymi.
web-friend-asked = Zaproszenie do znajomych wysłane.
web-friend-asks = Zaprasza do znajomych.
web-friend-ask = Zaproś do znajomych
web-friend-agree = Przyjmij
web-friend-decline = Odrzuć
web-friend-take-back = Wycofaj zaproszenie
web-friend-end = Usuń ze znajomych
web-friend-here = online
web-friend-away = offline
web-friend-find = Znajdź kogoś po nazwie
web-private = Wiadomości prywatne
web-private-hear = Znajomi mogą do mnie pisać
web-private-hint = Na początku wyłączone. Możesz pisać do znajomych, którzy też to włączyli; nikt inny cię nie zaczepi. Wiadomości nie są przechowywane wiecznie.
web-private-write = Napisz: { $name }
web-private-text = Treść wiadomości
web-private-send = Wyślij
web-private-none = Jeszcze nic nie napisano.
web-private-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
web-invited = Miejsce czeka na ciebie · { $game }
web-invite-sent = miejsce czeka
web-seat-kept = Miejsce dla gracza { $name }
web-seat-free = Otwórz dla wszystkich
web-block = Zablokuj
web-unblock = Odblokuj
web-block-hint = Zablokowana osoba nie może cię zaprosić, nie trafi na ciebie jako przeciwnik, nie usiądzie przy twoich stołach, a jej słów nie zobaczysz. Nie dowie się o tym. Prywatnych wiadomości tu nie ma.
web-lobby-rated = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
web-seal = Uczciwe kości
web-seal-hint = To, od czego zależą kości, jest teraz zapieczętowane i zostanie otwarte po partii.
web-seal-sealed = Kości zapieczętowane
web-seal-verified = Kości sprawdzone: pieczęć się zgadza
web-seal-broken = Pieczęć się nie zgadza: to nie są obiecane kości
web-seal-record = Kto chce rzucić każdą kością jeszcze raz, uruchamia { $command } na zapisie partii.
web-seal-download = Pobierz zapis

## Konta

web-account-title = Kim jesteś?
web-account-lead = Do gry nie potrzeba konta. Z kontem znajdziesz swoje partie na każdym urządzeniu.
web-account-guest = Jako gość
web-account-guest-hint = To imię widzą inni przy stole. Twoje miejsca są zapisane tylko w tej przeglądarce.
web-account-name = Nazwa konta
web-account-password = Hasło
web-account-show-password = Pokaż hasło
web-account-password-hint = Co najmniej osiem znaków. Po zalogowaniu utwórz kody odzyskiwania.
web-account-forgotten = Nie pamiętasz? Wpuści cię kod odzyskiwania.
web-safety-title = Bezpieczeństwo
web-safety-password = Zmień hasło
web-safety-password-hint = Tutaj pozostaniesz na koncie, wszędzie indziej nastąpi wylogowanie.
web-safety-password-changed = Nowe hasło już działa.
web-safety-new-password = Nowe hasło
web-safety-codes = Kody odzyskiwania
web-safety-codes-hint = Osiem kodów; każdy jeden raz wpuści cię na konto, gdy zapomnisz hasła. Wcześniejsze kody stracą ważność.
web-safety-codes-made = Zapisz je lub wydrukuj: nie pokażemy ich ponownie.
web-safety-copy = Kopia moich danych
web-safety-end = Usuń konto
web-safety-end-hint = Twoja nazwa zniknie ze stołów, a twoje wypowiedzi z czatu. Nie da się tego cofnąć.
web-safety-ended = Konta już nie ma. Znów grasz jako gość.
web-safety-sessions = Aktywne sesje
web-safety-here = tutaj
web-safety-end-session = Wyloguj tam
web-passkeys-title = Klucze dostępu
web-passkeys-hint = Klucz dostępu otwiera konto odciskiem palca, twarzą albo kodem urządzenia. Nikt go nie wymaga.
web-passkey-add = Dodaj klucz dostępu
web-passkey-name = Nazwa klucza dostępu
web-passkey-rename = Zmień nazwę
web-passkey-remove = Usuń
web-passkey-keep = Zachowaj nazwę
web-passkey-number = Klucz dostępu { $number }
web-passkey-made = utworzony { $date }
web-passkey-used = ostatnio użyty { $date }
web-passkey-doubted = mógł zostać skopiowany, niczego już nie otwiera
web-passkey-added = Odtąd ten klucz dostępu otwiera twoje konto.
web-passkey-enter = Zaloguj się kluczem dostępu
web-passkey-confirm = Potwierdź kluczem dostępu
web-passkey-failed = Nie podano klucza dostępu.
web-passkey-alone = Zrezygnuj z hasła
web-passkey-alone-hint = Odtąd konto otworzą tylko klucze dostępu i kody odzyskiwania, jeśli je masz. Wszędzie indziej nastąpi wylogowanie.
web-passkey-is-alone = Twoje konto nie ma hasła; otwierają je klucze dostępu.
web-safety-set-password = Ustaw hasło
web-reach-title = Twój ruch
web-reach-drop = Zapomnij urządzenie
web-reach-no-address = Brak adresu. Przez pocztę odzyskasz konto, gdy zapomnisz hasła.
web-reach-confirmed = potwierdzony
web-reach-unconfirmed = zajrzyj do poczty
web-reach-address = Zmień adres
web-reach-address-hint = Wyślemy jedną wiadomość z linkiem do potwierdzenia. Puste pole usuwa adres.
web-reach-mail = Adres e-mail
web-reach-keep = Zachowaj adres
web-reach-mailed = Link jest w drodze na { $address }.
web-reach-notices = Pisz do mnie, gdy przyjdzie mój ruch
web-reach-notices-hint = Jedna wiadomość na ruch i tylko wtedy, gdy nie ma cię przy stole. W każdej jest link do rezygnacji.
web-vacation = Urlop
web-vacation-hint = Twoje zegary liczone w dniach odpoczywają. Dni urlopu w tym roku: { $left } z { $days }.
web-vacation-days = Dni urlopu
web-vacation-begin = Zacznij urlop
web-vacation-until = Urlop do { $date }. Twoje zegary odpoczywają.
web-vacation-end = Wracam do gry
web-forgotten-title = Wyślij mi link pocztą
web-forgotten-hint = Jeśli twoje konto ma adres, przyjdzie tam link do nowego hasła.
web-forgotten-go = Wyślij link
web-forgotten-sent = Jeśli jakieś konto ma ten adres, wiadomość jest w drodze.
web-letter-confirm = Potwierdź adres
web-letter-confirm-hint = Wtedy zapomniane hasło zmienisz przez pocztę, a o twoim ruchu damy ci znać.
web-letter-confirm-go = To mój adres
web-letter-confirm-done = Adres jest potwierdzony.
web-letter-off = Koniec wiadomości o ruchach
web-letter-off-hint = Twoje partie trwają dalej; nie będzie tylko wiadomości o nich.
web-letter-off-go = Zrezygnuj z wiadomości
web-letter-off-done = Gotowe. Na koncie można je włączyć ponownie.
web-letter-password = Nowe hasło
web-letter-password-hint = Wszędzie indziej nastąpi wylogowanie.
web-recover-title = Nie pamiętam hasła
web-recover-hint = Potrzebny jest jeden z zapisanych kodów odzyskiwania.
web-recover-code = Kod odzyskiwania
web-recover-go = Ustaw nowe hasło
web-account-carry-along = { $count ->
    [one] Zabierz ze sobą miejsce z tej przeglądarki
    [few] Zabierz ze sobą { $count } miejsca z tej przeglądarki
   *[other] Zabierz ze sobą { $count } miejsc z tej przeglądarki
}
web-account-carry = Dodaj miejsca z tej przeglądarki
web-account-carried = Miejsca z tej przeglądarki należą teraz do twojego konta.
web-account-yours = Twoje konto
web-account-anywhere = Zaloguj się na innym urządzeniu i graj dalej od tego samego miejsca.
web-account-signed-out = Znów jesteś gościem. Miejsca z tej przeglądarki są zachowane.
web-sign-in = Zaloguj się
web-sign-up = Załóż konto
web-sign-out = Wyloguj się

## Poczekalnia

web-new-overline = { $game } · nowy stół
web-new-title = Kto gra i jak?
web-new-open = Otwórz stół
web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-open = Wolne miejsce
web-seat-open-anyone = wolne, przez link
web-seat-open-hint = może usiąść każdy, kto ma link
web-seat-add = Dodaj miejsce
web-seat-remove = Usuń to miejsce
web-bot = Bot
web-bot-named = { $bot ->
    [greedy] rozważny bot
    [random] roztrzepany bot
    [easy] łatwy bot
    [normal] zwykły bot
    [hard] silny bot
    [ace] bot-as
    [hard-aggressive] silny agresywny bot
    [hard-careful] silny ostrożny bot
    [ace-aggressive] agresywny bot-as
    [ace-careful] ostrożny bot-as
   *[other] bot { $bot }
}
web-bots-about = Jak grają boty, od najsłabszego do najsilniejszego
web-bot-about = { $bot ->
    [random] Odpowiada na chybił trafił.
    [easy] Zna grę, ale myli się jak początkujący.
    [greedy] Bierze to, co najlepsze na pierwszy rzut oka: silniejszy od łatwego, słabszy od zwykłego.
    [normal] Gra zdroworozsądkowo: typowy przeciwnik.
    [hard] Patrzy naprzód, zanim odpowie.
    [hard-aggressive] Patrzy naprzód i lubi atakować.
    [hard-careful] Patrzy naprzód i oszczędza swoich.
    [ace] Patrzy najdalej naprzód i najdłużej myśli.
    [ace-aggressive] Patrzy najdalej naprzód i lubi atakować.
    [ace-careful] Patrzy najdalej naprzód i oszczędza swoich.
   *[other] Gra po swojemu.
}
web-bot-seat = { $name }, { $bot }
web-bot-person = { $seat ->
    [1] Juno
    [2] Kestrel
    [3] Vesper
   *[other] Brakk
}
web-you = ty
web-the-game = Gra
web-options-readings = Jak czytać sporne zasady
web-the-table = Stół
web-table-name = Nazwa stołu
web-clock-per-move = Czas na ruch
web-clock-none = bez zegara
web-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
web-clock-days = { $days ->
    [one] { $days } dzień na ruch
   *[other] { $days } dni na ruch
}
web-clock-days-hint = Nie trzeba siedzieć przy stole: wróć, gdy przyjdzie twój ruch. Z kontem dostaniesz o tym znać.
web-clock-over = Gdy czas minie
web-clock-over-bot = do powrotu gra bot
web-clock-over-forfeit = gracz odpada
web-clock-rests = odpoczywa do { $date }
web-time-days-hours = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} { $hours } godz.
web-time-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
web-time-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}
web-time-minutes = { $minutes } min
web-listed = Pokaż wszystkim
web-listed-hint = Nieznajomi znajdą go w dziale „Oglądaj” i będą mogli zająć wolne miejsca.
web-build-squad = Zbuduj eskadrę
web-build-deck = Zbuduj talię
web-lobby-overline = { $game } · poczekalnia
web-lobby-waiting = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Zacznij teraz, a zajmie je bot.
    [few] { $count } miejsca są jeszcze wolne. Zacznij teraz, a zajmą je boty.
   *[other] { $count } miejsc jest jeszcze wolnych. Zacznij teraz, a zajmą je boty.
}
web-lobby-ready = Wszyscy są na miejscu.
web-lobby-begin = Rozpocznij partię
web-ready = gotowe
web-seat-a-bot = Posadź bota
web-sit-down = Usiądź
web-stand-up = Wstań
web-invite = Zaproś
web-invite-hint = Kto otworzy link, wybierze imię i usiądzie do stołu. Bez konta.
web-copy-link = Skopiuj link
web-link-copied = Skopiowano link. Prowadzi do tego stołu.

## Przy stole

web-region-board = Plansza
web-region-ask = Twoja decyzja
web-region-log = Dziennik
web-panes = Części stołu
web-pane-lit = , tu można coś wybrać
web-pane-board = Plansza
web-phases = Fazy
web-title-your-turn = Twoja tura · { $title }
web-you-are-watching = oglądasz
web-watching = Oglądasz
web-loading-table = Rozkładamy stół. Najpierw pojawi się plansza, potem dziennik.
web-generic-facts = Stół

web-ask-your-turn = Twoja tura
web-ask-announce = { $prompt } Opcje: { $count }.
web-ask-options = Opcje
web-ask-click-glowing = { $count ->
    [one] Kliknij to, co świeci.
   *[other] Kliknij to, co świeci. Do wyboru: { $count }.
}
web-ask-tap-glowing = { $count ->
    [one] Dotknij tego, co świeci.
   *[other] Dotknij tego, co świeci. Do wyboru: { $count }.
}
web-ask-unfold = Pokaż całe pytanie
web-ask-fold = Zwiń pytanie
web-ask-choose-exactly = { $count ->
    [one] Wybierz jedno.
   *[other] Wybierz { $count }.
}
web-ask-choose-between = Wybierz od { $least } do { $most }.
web-ask-choose-none = Nie wybieraj nic
web-ask-keep-all = Zostaw wszystkie
web-ask-confirm-verb = { $verb }: { $count }
web-ask-confirm = { $count ->
    [one] Weź to
    [few] Weź te { $count }
   *[other] Weź tych { $count }
}
web-ask-something-else = Coś innego
web-ask-explain = Dlaczego nie inne?
web-ask-why-not = { $count ->
    [one] i jeszcze jedno, czego nie można zrobić
   *[other] i jeszcze { $count }, czego nie można zrobić
}
web-ask-as-list = Jako lista
web-ask-not-yours = To nie twoja tura
web-ask-is-choosing = Wybiera { $name }
web-ask-table-moves = Dalej gra toczy się sama.
web-odds-succeeds = Szansa, że się uda
web-refused-title = Tak nie można
web-refused-nothing-changed = Nic się nie zmieniło.
web-undo = Cofnij
web-clock = Pozostały czas: { $time }
web-thing-can-be-chosen = można wybrać
web-thing-chosen = wybrane
web-thing-blocked = { $name }, nie można: { $reason }
web-thing-choices = { $name }, opcje: { $count }

web-tab-log = Dziennik
web-tab-chat = Czat
web-log-turn = Tura { $number }
web-log-round = Runda { $number }
web-log-turn-of = { $turn } · { $name }
web-log-setup = Przygotowanie
web-log-steps = każdy krok
web-log-why = dlaczego?
web-log-why-rule = Dlaczego? Zasada { $rule }
web-log-filter = Które wiersze
web-log-all = wszystkie
web-log-mine = moje
web-log-earlier = { $count ->
    [one] { $count } wcześniejszy wiersz
    [few] { $count } wcześniejsze wiersze
   *[other] { $count } wcześniejszych wierszy
}
web-log-empty = Jeszcze nic się nie wydarzyło.

## Co zrobili inni, jedno po drugim

web-story-next = Dalej
web-story-skip = Pomiń jeszcze { $count }
web-back-again = Tymczasem
web-back-count = { $count ->
    [one] Jedno zdarzenie.
    [few] { $count } zdarzenia.
   *[other] { $count } zdarzeń.
}
web-back-show = Pokaż
web-back-go-on = Dalej
web-pace = Ruchy innych pokazuj
web-pace-calm = spokojnie
web-pace-brisk = szybko
web-pace-instant = od razu
web-key-space = dalej w opowieści; przytrzymaj, aby pominąć
web-key-bot = co zrobiłby bot

## Rady

web-hint = Co zrobiłby bot?
web-hint-thinking = Bot myśli.
web-hint-would = Bot wybrałby: { $option }
web-hint-would-place = Bot ma na to własną odpowiedź.
web-hint-take = Zrób tak
web-hint-best = Co rozważyłby bot
web-hints-allowed = Można prosić boty o radę
web-hints-allowed-hint = „Co zrobiłby bot?” pokazuje odpowiedź temu, kto pyta.
web-hint-this = to wybrałby bot

## Partia ze starszej wersji

web-outdated-title = Ta partia pochodzi ze starszej wersji
web-outdated-text = Od tamtej pory zasady się zmieniły, więc planszy nie da się już rozłożyć. Przebieg można nadal przeczytać i zachować.
web-outdated-keep = Zachowaj przebieg
web-outdated-again = Zagraj znów w „{ $game }”
web-only-you = widzisz tylko ty
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-label = Napisz coś
web-chat-send = Wyślij

web-rule-link = Zasada { $rule }
web-rule-unknown = Tego punktu nie ma w księdze.
web-rule-why = Dlaczego

web-line-dropped = Utracono połączenie. Twoje miejsce jest zachowane.
web-line-trying = { $seconds ->
    [0] Łączymy ponownie.
   *[other] Łączymy ponownie za { $seconds } s.
}
web-line-try-now = Spróbuj teraz
web-paused = Stół jest wstrzymany.
web-resume = Wznów
web-pause = Wstrzymaj stół
web-proposal = Prośba
web-proposal-undo = { $name } prosi o cofnięcie ruchu.
web-proposal-pause = { $name } prosi o pauzę.
web-allow = Zgoda
web-refuse = Odmowa
web-away = Poza stołem: { $name }.
web-away-bot = Niech gra bot
web-concede = Poddaj się
web-concede-sure = Tak, poddaję się
web-finished = Partia skończona
web-open-report = Otwórz raport
web-watch-replay = Obejrzyj powtórkę

web-letters = Klawisze to pojedyncze litery
web-single = Odpowiadaj jednym kliknięciem, bez potwierdzania
web-keys = Klawisze
web-key-tab = następny element
web-key-glow = następna świecąca rzecz; z Shift poprzednia
web-key-arrows = najbliższa świecąca rzecz w tym kierunku
web-key-enter = wybierz; główna opcja
web-key-digits = opcja o tym numerze
web-key-escape = zamknij podgląd albo okno
web-key-regions = następna część: plansza, decyzja, dziennik
web-key-inspect = cała karta
web-key-name = wpisz początek nazwy wielką literą: przejście do tego miejsca, statku lub karty
web-key-why = dlaczego nie można: zasada
web-key-undo = cofnij albo poproś o cofnięcie
web-key-describe = plansza słowami
web-key-log = dziennik, czat
web-key-help = ta lista

web-shape-circle = niebieskie koło
web-shape-triangle = koralowy trójkąt
web-shape-square = miętowy kwadrat
web-shape-diamond = liliowy romb

## Pierwsza tura z podpowiedziami

web-guide-step = Twoja pierwsza tura · { $step } z { $steps }
web-guide-keys = albo naciśnij G, a potem Enter
web-guide-next = Dalej
web-guide-skip = Bez podpowiedzi
web-guide-done = Graj dalej
web-guide-or-2 = Ciepłe kręgi to twoje ruchy. Wskaż krąg, aby zobaczyć koszt, kliknij, aby to zrobić.
web-guide-or-3 = Planowanie: poleć gdzieś, zdobądź 2000 kredytów albo usuń obrażenia. Praca czeka na planetach.
web-guide-or-4 = Akcje: kupuj na rynku pod mapą. Ładunki i misje wskazują planetę, która płaci.
web-guide-or-5 = Gdzie decydują kości, opcja pokazuje szansę, zanim ją wybierzesz.
web-guide-or-6 = Czego nie można zrobić, jest szare, razem z zasadą, która tego zabrania. Kliknij zasadę, aby ją przeczytać.
web-guide-or-7 = Dziennik pamięta wszystko; cofać można, dopóki nie padną kości ani nie odkryją się karty. Dobrego lotu!
web-guide-xw-1 = Dwie eskadry, jedna walka: zniszcz wszystkie wrogie statki.
web-guide-xw-2 = Planowanie: wybierz świecący statek i obróć jego wskaźnik. Nikt tego nie widzi.
web-guide-xw-3 = Aktywacja: statki lecą według wzornika ze wskaźnika, od najniższej umiejętności pilota.
web-guide-xw-4 = Po locie wykonaj jedną akcję. Skupienie zamienia oczy w trafienia albo uniki.
web-guide-xw-5 = Walka: pierwszy strzela pilot o najwyższej umiejętności. Pole rażenia i zasięg decydują, kogo możesz trafić; szansa stoi przy każdym celu.
web-guide-xw-6 = Czerwone manewry dają stres, a ze stresem nie można ani czerwonych manewrów, ani akcji. Szare wiersze mówią dlaczego.
web-guide-xw-7 = W dzienniku jest każdy rzut i jego zasada. Następną rundę grasz bez podpowiedzi.
web-guide-ds-1 = Pokonaj wszystkie postacie przeciwnika albo poczekaj, aż skończy się jego talia.
web-guide-ds-2 = Jedna akcja naraz: aktywuj postać, a jej kości trafią do puli.
web-guide-ds-3 = Kości z jednym symbolem rozstrzyga się razem: kliknij pierwszą, pasujące zaświecą.
web-guide-ds-4 = Płać zasobami, aby zagrywać karty z ręki. Ulepszenia mają własne kości.
web-guide-ds-5 = Osłona zatrzymuje obrażenia jedno za jedno. Panel pokaże, co zostanie.
web-guide-ds-6 = Szare znaczy: nie teraz; obok jest zasada.
web-guide-ds-7 = Gdy skończysz przed przeciwnikiem, przejmij pole bitwy. Dziennik pamięta wszystko. Graj!

## Księga zasad

web-rules-search = Szukaj w zasadach
web-rules-chapters = Rozdziały
web-rules-found = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
web-rules-nothing = Żaden punkt nie zawiera wszystkich tych słów.
web-rules-own-words = Punkty: { $count }, naszymi słowami. Każdy jest przestrzegany przy stole.

## X-Wing

web-ask-send = Wyślij
web-xw-setup = Przygotowanie
web-xw-planning = Planowanie
web-xw-activation = Aktywacja
web-xw-combat = Walka
web-xw-end = Koniec
web-xw-pane-mat = Obszar
web-xw-pane-order = Kolejność
web-xw-mat = Obszar gry
web-xw-dial = Wskaźnik manewrów
web-xw-dial-left = Obróć wskaźnik w lewo
web-xw-dial-right = Obróć wskaźnik w prawo
web-xw-dial-is-set = wskaźnik ustawiony
web-xw-dial-open = wskaźnik nieustawiony
web-xw-pick-ship = Który statek
web-xw-set = Ustaw: { $maneuver }
web-xw-not-now = ten statek nie może tego teraz
web-xw-green = zielony: zdejmuje stres
web-xw-white = biały: stres bez zmian
web-xw-red = czerwony: dodaje stres
web-xw-green-short = zdejmuje stres
web-xw-red-short = dodaje stres
web-xw-order-planning = Ustaw wszystkie wskaźniki w dowolnej kolejności. Nikt ich nie widzi.
web-xw-order-setup = Najpierw ustawia się statki o najniższej umiejętności pilota.
web-xw-order-activation = Najpierw lecą statki o najniższej umiejętności pilota.
web-xw-order-combat = Najpierw strzelają statki o najwyższej umiejętności pilota.
web-xw-on-the-mat = W obszarze gry
web-xw-by-eye = Wzorniki i linijka odpoczywają: planuje się na oko.
web-xw-arc = Pole rażenia
web-xw-ruler = Zasięg 1–3
web-xw-paths = Tory lotu
web-xw-range = zasięg { $range }
web-xw-ship-label = { $name }, umiejętność pilota { $skill }, kadłub { $hull }, osłony { $shields }, { $player }
web-xw-hull-left = kadłub { $left } z { $of }
web-xw-shields-left = osłony { $left } z { $of }
web-xw-asteroid = Asteroida
web-xw-bomb = Bomba
web-xw-mine = Mina
web-xw-satellite = Satelita
web-xw-cargo = Kontener
web-xw-docked = zadokowany
web-xw-suggested = Proponowane miejsce
web-xw-place-at = { $x } × { $y } mm
web-xw-place-hint = Przeciągnij albo przesuwaj strzałkami (Shift: dziesięć razy dalej). Kółko, Q i E obracają.
web-xw-place-hint-straight = Przeciągnij albo przesuwaj strzałkami (Shift: dziesięć razy dalej).
web-xw-place-hint-touch = Przeciągnij palcem albo dotknij proponowanego miejsca. Strzałki obracają.
web-xw-place-hint-touch-straight = Przeciągnij palcem albo dotknij proponowanego miejsca.
web-xw-place-here = Postaw tutaj
web-xw-outside = Część wystaje poza twój zakreskowany pas.
web-xw-crowded = Stoi tu już inny statek.
web-xw-off-mat = Część wystaje poza obszar gry.
web-xw-near-edge = Za blisko krawędzi.
web-xw-near-rock = Za blisko asteroidy.
web-xw-near-ship = Za blisko statku.
web-xw-near-satellite = Satelitę kładzie się w zasięgu 2 lub 3 od innego.
web-xw-near-mine = Miny kładzie się dalej niż w zasięgu 1 od siebie.
web-xw-fits = Tu pasuje.
web-xw-ghost = Ten stół pokazuje, gdzie skończy się manewr.
web-xw-beyond = dalej niż 3
web-xw-plan = Twój plan
web-xw-plan-hits = trafi
web-xw-plan-spread = uszkodzenia
web-xw-plan-destroys = zniszczy
web-xw-plan-count = { $damage ->
    [0] pudło
    [1] 1 uszkodzenie
   *[other] { $damage }
}
web-xw-plan-damage = { $damage ->
    [0] bez uszkodzeń { $chance }
   *[other] uszkodzenia { $damage }: { $chance }
}
web-xw-plan-token = { $token ->
    [lock] Namierzenie
    [focus] Skupienie
    [evade] Unik
   *[other] { $token }
}
web-xw-plan-then = potem
web-xw-plan-none = Zostaw kości
web-xw-plan-exact = Dokładnie, po wszystkich ściankach, które mogą jeszcze wypaść; karty osobno. Zakładamy, że obrońca dobrze wydaje żetony.
web-xw-turn-left = Obróć w lewo
web-xw-turn-right = Obróć w prawo
web-xw-slide = Jak daleko, w milimetrach
web-xw-squads = Eskadry
web-xw-side = { $faction ->
    [rebel] Rebelia
    [imperial] Imperium
   *[scum] Szumowiny
}
web-xw-token = { $token ->
    [focus] skupienie
    [evade] unik
    [stress] stres
    [ion] jony
    [cloak] maskowanie
    [reinforce-fore] wzmocnienie, dziób
    [reinforce-aft] wzmocnienie, rufa
    [weapons-disabled] uzbrojenie wyłączone
    [jam] zagłuszanie
   *[other] żeton
}
web-xw-action = { $action ->
    [focus] skupienie
    [evade] unik
    [target-lock] namierzenie celu
    [barrel-roll] beczka
    [cloak] maskowanie
    [slam] SLAM
    [reinforce] wzmocnienie
    [reload] przeładowanie
    [coordinate] koordynacja
    [jam] zagłuszanie
   *[boost] dopalacz
}
web-xw-slot = { $slot ->
    [ept] talent elitarny
    [amd] astromech
    [torpedo] torpeda
    [missile] rakieta
    [turret] wieżyczka
    [cannon] działo
    [bomb] bomba
    [crew] załoga
    [system] system
    [mod] modyfikacja
    [title] tytuł
    [samd] odzyskany astromech
    [illicit] nielegalne
    [tech] technologia
   *[other] rozwinięcie
}
web-xw-attack = atak
web-xw-agility = zwrotność
web-xw-hull = kadłub
web-xw-shields = osłony
web-xw-skill = Umiejętność pilota { $skill }
web-xw-face-down = Zakryta karta uszkodzenia
web-xw-attacker = Atakujący
web-xw-defender = Obrońca
web-xw-attack-overline = Runda { $round } · walka · umiejętność pilota { $skill }
web-xw-attack-title = { $attacker } ma na celowniku: { $defender }
web-xw-attack-value = atak { $value }, zasięg { $range }
web-xw-agility-value = zwrotność { $value }
web-xw-obstructed = atak przysłonięty
web-xw-clear = wolna droga
web-xw-outcome = { $hits ->
    [0] { $criticals ->
        [one] Przechodzi { $criticals } trafienie krytyczne.
        [few] Przechodzą { $criticals } trafienia krytyczne.
       *[other] Przechodzi { $criticals } trafień krytycznych.
    }
    [one] { $criticals ->
        [0] Przechodzi { $hits } trafienie.
       *[other] Przechodzi { $hits } trafienie, krytyczne: { $criticals }.
    }
    [few] { $criticals ->
        [0] Przechodzą { $hits } trafienia.
       *[other] Przechodzą { $hits } trafienia, krytyczne: { $criticals }.
    }
   *[other] { $criticals ->
        [0] Przechodzi { $hits } trafień.
       *[other] Przechodzi { $hits } trafień, krytyczne: { $criticals }.
    }
}
web-xw-step-target = Cel
web-xw-step-attack = Rzut ataku
web-xw-step-modify-attack = Modyfikacja ataku
web-xw-step-defence = Rzut obrony
web-xw-step-modify-defence = Modyfikacja obrony
web-xw-step-compare = Porównanie
web-xw-step-damage = Uszkodzenia

## Zewnętrzne Rubieże

web-or-setup = Przygotowanie
web-or-planning = Planowanie
web-or-action = Akcja
web-or-encounter = Spotkanie
web-or-your-step = Twoja tura · { $step }
web-or-pane-map = Mapa
web-or-pane-ship = Statek
web-or-pane-market = Rynek
web-or-pane-players = Gracze
web-or-map = Mapa Rubieży
web-or-market = Rynek
web-or-kind = { $kind ->
    [bounty] Zlecenie
    [cargo] Ładunek
    [gear_mod] Sprzęt, modyfikacja
    [job] Misja
    [luxury] Towar luksusowy
    [ship] Statek
    [encounter] Spotkanie
    [databank] Bank danych
    [character] Postać
    [sheet] Plansza statku
   *[contact] Kontakt
}
web-or-slot = { $slot ->
    [cargo] Ładunek
    [mod] Modyfikacja
    [cargo_or_mod] Ładunek albo modyfikacja
    [crew] Załoga
    [gear] Sprzęt
   *[other] Misja albo zlecenie
}
web-or-standing = { $standing ->
    [1] pozytywna
    [-1] negatywna
   *[0] neutralna
}
web-or-source = { $source ->
    [bounty] zlecenia
    [cargo] ładunki
    [job] misje
    [patrol] patrole
    [goal] cele
    [luxury] towary luksusowe
    [card] karty
   *[other] inne czyny
}
web-or-empty-deck = pusto
web-or-cards-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
web-or-deck-short = { $deck ->
    [bounty] Zlecenie
    [cargo] Ładunek
    [gear_mod] Sprzęt
    [job] Misja
    [luxury] Towar
   *[ship] Statek
}
web-or-free = za darmo
web-or-to = Cel: { $planet }
web-or-to-player = Do innego kapitana
web-or-patrol-moves = ruch patrolu: { $distance }
web-or-planet = planeta
web-or-navpoint = punkt nawigacyjny
web-or-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
}
web-or-fact-flown = { $count } z { $of ->
    [one] { $of } pola
   *[other] { $of } pól
}
web-or-fact-there = Na miejscu: { $things }
web-or-fact-then = Potem akcje i spotkanie na miejscu.
web-or-fact-credits = Będziesz mieć { $credits }.
web-or-fact-unhurt = Nie ma obrażeń.
web-or-fact-recover = Obrażenia: na postaci { $character }, na statku { $ship }.
web-or-fact-market = Możesz odrzucić jedną kartę, potem kup jedną. Masz { $credits }.
web-or-fact-done = Potem spotkanie.
web-or-contact-closed = zakryty kontakt, ranga: { $rank }
web-or-no-contacts = Nie ma tu kontaktów.
web-or-first-to = Do zwycięstwa: { $fame } sławy
web-or-fame = sława
web-or-credits = kredyty
web-or-ground = walka bezpośrednia
web-or-ship = walka w przestrzeni
web-or-health = zdrowie
web-or-hull = kadłub
web-or-hyperdrive = hipernapęd
web-or-damage = obrażenia
web-or-damage-of = obrażenia: { $damage } z { $of }
web-or-left-of = zostało { $left } z { $of }
web-or-defeated = porażka
web-or-goal-done = Cel osiągnięty
web-or-secrets = { $count ->
    [one] { $count } tajna informacja
    [few] { $count } tajne informacje
   *[other] { $count } tajnych informacji
}
web-or-captured = Na pokładzie: { $contact }
web-or-choosing = wybiera
web-or-describe = { $name }, { $player }: { $space }, sława { $fame }, kredyty { $credits }.
web-or-attacker = Atakujący
web-or-defender = Obrońca
web-or-enemy = Wróg
web-or-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
}
web-or-takes-no-damage = Bez obrażeń
web-or-ship-combat = Walka w przestrzeni
web-or-ground-combat = Walka bezpośrednia
web-or-combat-title = { $attacker } kontra { $defender }
web-or-combat-title-enemy = { $attacker } kontra wróg
web-or-tie = Przy remisie wygrywa atakujący.
web-or-their-damage = { $count ->
    [one] Ich obrażenia: { $count } kość
    [few] Ich obrażenia: { $count } kości
   *[other] Ich obrażenia: { $count } kości
}
web-or-step-attack = Rzut ataku
web-or-step-attack-damage = Obrażenia ataku
web-or-step-defence = Rzut obrony
web-or-step-winner = Kto wygrał
web-or-step-suffer = Obrażenia
web-or-encounter-of = Spotkanie · { $name }
web-or-a-roll = Rzut
web-or-unskilled = nowicjusz
web-or-skilled = wyszkolony
web-or-highly-skilled = ekspert
web-or-test-of = Test umiejętności: { $skill }
web-or-test-chance = szansa na zdanie
web-or-counts = zdany test
web-or-chances = Szanse
web-or-chance-win = Wygrywa { $name }
web-or-chance-defeated = { $name } ponosi porażkę: obrażenia { $damage } lub więcej
web-or-chances-plain = Dokładnie, bez innych zdolności.
web-or-stake-you-win = Jeśli wygrasz
web-or-stake-you-lose = Jeśli przegrasz
web-or-stake-wins = Jeśli wygra { $name }
web-or-stake-loses = Jeśli przegra { $name }
web-or-stake-either = W każdym razie
web-or-stake-choice = { $choice ->
    [eliminate] Wyeliminuj:
   *[capture] albo schwytaj:
}
web-or-stake-credits = kredyty: { $amount }
web-or-stake-fame = sława: { $amount }
web-or-stake-reputation = reputacja ({ $faction }): { $amount }
web-or-stake-deliver = zapłata przy dostawie: { $planet }
web-or-stake-crew = { $card } odchodzi z załogi
web-or-stake-survived = tylko jeśli obrażenia cię nie pokonają
web-or-stake-nothing = nic więcej
web-or-stake-patrol-gone = patrol znika; pojawia się następny tej frakcji
web-or-stake-patrol-pushed = patrol zostaje; przesuwasz go na sąsiednie pole
web-or-stake-defeat = { $secrets ->
    [0] obrażenia { $damage } i { $name } ponosi porażkę: minus { $credits } kredytów
   *[other] obrażenia { $damage } i { $name } ponosi porażkę: minus { $credits } kredytów i wszystkie tajne informacje
}
web-or-stake-defeat-you = { $secrets ->
    [0] obrażenia { $damage } i ponosisz porażkę: minus { $credits } kredytów
   *[other] obrażenia { $damage } i ponosisz porażkę: minus { $credits } kredytów i wszystkie tajne informacje
}
web-or-trade-overline = Przekazanie · { $place }
web-or-trade-title = Umowa: { $one } i { $two }
web-or-trade-you = ty
web-or-trade-goods = Zasoby: { $name }
web-or-trade-none-left = Nie ma już czego zaproponować.
web-or-trade-lane = { $from } → { $to }
web-or-trade-nothing = na razie nic
web-or-trade-sum = { NUMBER($amount) } kredytów
web-or-trade-lay = połóż na stole
web-or-trade-back = zabierz z powrotem
web-or-trade-pay = Dajesz { NUMBER($amount) } kredytów
web-or-trade-ask = Prosisz o { NUMBER($amount) } kredytów
web-or-trade-no-credits = Bez kredytów
web-or-trade-give-more = Daj jeszcze { $amount } kredytów
web-or-trade-ask-more = Jeszcze { $amount } kredytów płaci { $name }
web-or-trade-yourself = Ty
web-or-trade-agreed = jest zgoda
web-or-trade-open = jeszcze bez zgody
web-or-trade-make = Zaproponuj
web-or-trade-make-hint = potem druga strona zgodzi się albo odmówi
web-or-trade-leave = Zrezygnuj

## Przeznaczenie

web-ds-setup = Przygotowanie
web-ds-action-phase = Faza akcji
web-ds-upkeep = Porządkowanie
web-ds-your-action = Twoja akcja
web-ds-pane-table = Stół
web-ds-pane-field = Pole bitwy
web-ds-pane-hand = Ręka
web-ds-melee = obrażenia wręcz
web-ds-ranged = obrażenia dystansowe
web-ds-indirect = obrażenia pośrednie
web-ds-shield = osłona
web-ds-resource = zasób
web-ds-disrupt = zakłócenie
web-ds-discard = odrzucenie
web-ds-focus = skupienie
web-ds-special = zdolność specjalna
web-ds-blank = pusta ścianka
web-ds-any = dowolny symbol
web-ds-kind = { $kind ->
    [character] postać
    [upgrade] ulepszenie
    [downgrade] osłabienie
    [support] wsparcie
    [event] wydarzenie
    [plot] intryga
   *[battlefield] pole bitwy
}
web-ds-side = { $side ->
    [hero] bohater
    [villain] złoczyńca
   *[neutral] neutralny
}
web-ds-side-costs = { $side }, koszt { $cost }
web-ds-health = zdrowie
web-ds-health-of = zdrowie { $left } z { $of }
web-ds-ready = karta przygotowana
web-ds-exhausted = karta wyczerpana
web-ds-resting-die = kość „{ $card }” na karcie
web-ds-cost = koszt { $cost }
web-ds-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-ds-elite = { $points } z dwiema kośćmi
web-ds-hand = ręka
web-ds-hand-empty = Nie masz kart na ręce.
web-ds-discard-pile = Stos odrzuconych
web-ds-pile-empty = Nic tu nie leży.
web-ds-you = Ty
web-ds-out = poza grą
web-ds-claimed = już po przejęciu
web-ds-acts = działa teraz
web-ds-your-pool = Twoja pula
web-ds-pool-of = Pula gracza { $name }
web-ds-pool-empty = bez kości
web-ds-threatens = grozi
web-ds-threat-cost = za { $cost ->
    [one] { $cost } zasób
    [few] { $cost } zasoby
   *[other] { $cost } zasobów
}
web-ds-queue = Kolejka
web-ds-queue-now = rozstrzygane teraz
web-ds-queued = w kolejce pod numerem { $place }
web-ds-chosen = wybrane
web-ds-resolve-chosen = { $count ->
    [one] Rozstrzygnij tę kość
    [few] Rozstrzygnij te { $count } kości
   *[other] Rozstrzygnij tych { $count } kości
}
web-ds-resolve-same = jedna po drugiej, w ten sam cel
web-ds-resolve-plus = ścianka z plusem wymaga kości z jej symbolem
web-ds-resolve-other = Inne kości
web-ds-has-resources = { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[other] { $count } zasobów
}
web-ds-has-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
web-ds-has-shields = { $count ->
    [one] { $count } osłona
    [few] { $count } osłony
   *[other] { $count } osłon
}
web-ds-deck-of = { $count ->
    [one] talia, została { $count } karta
    [few] talia, zostały { $count } karty
   *[other] talia, zostało { $count } kart
}
web-ds-you-control = ty je kontrolujesz
web-ds-controls = kontroluje { $name }
web-ds-describe = { $name }, { $player }: zdrowie { $left } z { $of }, osłony { $shields }.

## Karty

web-cards-search = Szukaj kart
web-cards-kinds = Rodzaje kart
web-cards-all = wszystkie
web-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
web-cards-more = Pokaż więcej
web-xw-kind = { $kind ->
    [pilot] karta statku
    [upgrade] rozwinięcie
   *[damage] karta uszkodzenia
}
web-xw-faction = { $faction ->
    [rebel] Sojusz Rebeliantów
    [imperial] Imperium Galaktyczne
   *[other] Szumowiny i Nikczemnicy
}
web-xw-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-xw-unique = unikatowa nazwa

## Powtórka i raport

web-chart-table = jako tabela
web-replay = Powtórka
web-replay-chip = powtórka
web-replay-timeline = Oś czasu
web-replay-turn-back = Poprzednia tura
web-replay-turn-forward = Następna tura
web-replay-step-back = Krok wstecz
web-replay-step-forward = Krok naprzód
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-speed = Szybkość
web-replay-moment = chwila { $now } z { $last }
web-replay-what-if = A co, gdyby?
web-replay-what-if-hint = Otwórz nowy stół dokładnie od tej chwili: jedno miejsce dla ciebie, reszta dla botów.
web-replay-branch = Rozgałęź stąd
web-replay-link = Link do tej chwili
web-picture = Zapisz obraz
web-picture-failed = Ta przeglądarka nie potrafi narysować obrazu.
web-film = Zapisz krótki film
web-film-making = Film powstaje: { $now } z { $last }
web-replay-through = Czyimi oczami
web-replay-everyone = to, co widzieli wszyscy
web-replay-open = wszystko, bez tajemnic
web-report = Raport
web-report-winner = Wygrywa { $name }
web-report-draw = Nikt nie wygrywa
web-report-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
web-report-over-time = { $game ->
    [outer-rim] Sława, tura po turze
    [x-wing] Kadłub i osłony, runda po rundzie
    [destiny] Zdrowie, runda po rundzie
   *[other] Tura po turze
}
web-report-turn = tura
web-report-round = runda
web-report-standing = Wynik końcowy
web-report-player = Gracz
web-report-score = Wynik
web-report-sources = Skąd ta sława
web-report-luck = Szczęście w kościach
web-report-luck-hint = o ile więcej wypadło, niż wynosi średnia dla tylu kości
web-report-share = Udostępnij
web-report-record = Zapis partii
web-report-fame = Sława
web-report-credits = Kredyty
web-report-fights = Wygrane walki
web-report-fights-won = { $won } z { $all }
web-report-sources-hint = każdy blok to jedno źródło; liczba to sława
web-report-no-fame = brak
web-report-visits = Kto gdzie bywał
web-report-visits-hint = wizyty na planetach
web-report-awards = Wyróżnienia
web-report-awards-hint = żeby było o czym pogadać
web-award-traveller = Dalekie podróże: planety – { $count }
web-award-fighter = W boju najlepiej: wygrane walki – { $count }
web-award-earner = Najlepszy interes: zarobione kredyty – { $count }
web-award-luck = Najszczęśliwsze kości: o { $count } ponad średnią
web-award-attacks = Najszybszy spust: ataki – { $count }
web-award-battered = Powrót na jednym silniku: { $thing }, uszkodzenia – { $count }
web-award-blow = Najmocniejszy cios: { $thing }, obrażenia – { $count }
web-award-dice = Najbardziej zapracowane kości: rozstrzygnięcia – { $count }
web-award-cards = Pełne ręce: zagrane karty – { $count }
web-report-beyond = { $sign ->
    [short] −{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[more] +{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
web-report-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
}
web-report-turning = Punkty zwrotne
web-analyse = Analizuj
web-analysis = Analiza
web-analysis-about = Jakie szanse miał każdy, co zrobiły kości, a co decyzje, i które odpowiedzi kosztowały najwięcej.
web-analysis-how = Boty grają dalej od każdej decyzji. To potrwa minutę lub dwie; wynik zostanie przy partii.
web-analysis-begin = Analizuj tę partię
web-analysis-waiting = Najpierw inna praca; ta partia jest następna w kolejce.
web-analysis-working = Boty grają dalej od każdej decyzji.
web-analysis-chance = Szanse na wygraną
web-analysis-chance-hint = przed każdą decyzją i na końcu; wybierz punkt, aby zobaczyć tę chwilę
web-analysis-moment = { $turn }, { $name }: { $chance }
web-analysis-forces = Szczęście i decyzje
web-analysis-forces-hint = { $name }: co zmieniło szanse z { $start } na { $end } – suma wszystkich wzlotów i upadków w partii
web-analysis-luck = Szczęście
web-analysis-choices = Odpowiedzi: { $name }
web-analysis-rest = Nierozpatrzone
web-analysis-rest-hint = odcinki z odpowiedziami, których nie ważono: szczęście i decyzje razem
web-analysis-costly = { $count ->
    [one] { $count } decyzja kosztowała { $percent }%
    [few] { $count } decyzje kosztowały { $percent }%
   *[many] { $count } decyzji kosztowało { $percent }%
}
web-analysis-nothing = Żadna odpowiedź nie mogła być wyraźnie lepsza.
web-analysis-instead = { $answer } → { $better }
web-analysis-given = tak zagrano
web-analysis-others = Co znaczyłoby to dla pozostałych:
web-analysis-judged = Oceniamy po tym, co gracz mógł wtedy wiedzieć, z uśrednionymi kośćmi. Małe różnice są niepewne.
web-analysis-try = Spróbuj stąd
web-analysis-try-hint = { $name }: { $answer }; resztę grają boty
web-analysis-play = Zagraj tak i graj dalej
web-analysis-replay = Ta chwila w powtórce
web-analysis-whose = Czyje decyzje
web-analysis-odds = { $name }: { $chance }
web-chances = Szanse na wygraną
web-chances-hint = z tego, co widzą wszyscy
web-chances-earlier = przed ostatnimi ruchami
web-rematch = Rewanż

## Eskadry i talie

web-build-side = Strona
web-build-play = Graj z tym
web-build-pilots = Statki
web-build-search = Szukaj pilotów i statków
web-build-yours = Twoja eskadra
web-build-add = Dodaj: { $name }
web-build-paste = Wklej albo upuść
web-build-paste-squad = Tekst XWS z kreatora eskadr.
web-build-paste-deck = Zwykły tekst albo JSON ze strony z taliami.
web-build-read = Wczytaj

## Na co można się umówić przed grą

web-option-outer-rim-fame = Sława do zwycięstwa
web-option-outer-rim-fame-hint = 8 na pierwszą grę, 12 na długi wieczór
web-option-outer-rim-random-map = Losowa mapa
web-option-outer-rim-random-map-hint = sześć płytek w dowolnej kolejności
web-option-outer-rim-ai-fame = Sława gracza SI
web-option-outer-rim-ai-fame-hint = tylko w grze jednoosobowej; im więcej, tym trudniej
web-option-outer-rim-turn-cap = Limit tur
web-option-outer-rim-turn-cap-hint = 0: gramy do zwycięstwa
web-option-x-wing-mission = Misja
web-option-x-wing-mission-none = brak
web-option-x-wing-mission-asteroid-run = Ucieczka przez asteroidy
web-option-x-wing-mission-dark-whispers = Mroczne szepty
web-option-x-wing-mission-political-escort = Polityczna eskorta
web-option-x-wing-mission-convoy = Konwój
web-option-x-wing-mission-salvage = Ładunek
web-option-x-wing-mission-minefield = Przez pole minowe
web-option-x-wing-mission-relay = Przekaźnik
web-option-x-wing-mission-defector = Pościg za zbiegiem
web-option-x-wing-own-mission = Plik misji
web-option-x-wing-own-mission-hint = tekst własnej misji
web-option-x-wing-squad-building = Własne eskadry
web-option-x-wing-squad-building-hint = każda strona buduje swoją w tajemnicy
web-option-x-wing-core-set-only = Tylko zestaw podstawowy
web-option-x-wing-core-set-only-hint = co mieści jedno pudełko, najwyżej 31 punktów
web-option-x-wing-width = Szerokość obszaru, mm
web-option-x-wing-height = Wysokość obszaru, mm
web-option-x-wing-special-area = Inny rozmiar obszaru
web-option-x-wing-special-area-hint = mniejszy niż 900 × 900 tylko po uzgodnieniu
web-option-x-wing-assist = Stół treningowy
web-option-x-wing-assist-hint = podczas planowania widać, gdzie skończy się manewr
web-option-x-wing-rules = Zasady
web-option-x-wing-rules-book = jak w instrukcji
web-option-x-wing-rules-reference = kompendium zasad z późniejszymi odpowiedziami
web-option-x-wing-round-limit = Limit rund
web-option-x-wing-round-limit-hint = 0: gramy, aż jedna strona zniknie
web-option-x-wing-time-limit = Limit czasu w minutach
web-option-x-wing-time-limit-hint = 75 na turniejach: rundę gra się do końca, potem decydują punkty; 0: bez limitu
web-option-x-wing-damage-deck = Talia uszkodzeń
web-option-x-wing-damage-deck-core = z pierwszego zestawu podstawowego
web-option-x-wing-damage-deck-awakens = z drugiego zestawu podstawowego
web-option-x-wing-obstacle-choice = Przeszkody do wyboru
web-option-x-wing-obstacle-choice-hint = każda strona przynosi trzy: asteroidy albo szczątki
web-option-x-wing-tournament = Punktacja turniejowa
web-option-x-wing-tournament-hint = połowa punktów za duże statki, ostatnia salwa przy remisie
web-option-destiny-format = Format
web-option-destiny-format-any = dowolny, każda talia według własnego
web-option-destiny-points = Punkty
web-option-destiny-points-balance = według listy balansu
web-option-destiny-points-printed = jak na karcie
web-option-destiny-reroll-zero = Przerzut bez kości
web-option-destiny-reroll-zero-hint = można odrzucić kartę i nie przerzucić żadnej kości
web-option-destiny-power-actions = Potężne akcje
web-option-destiny-power-actions-hint = czego można użyć raz w rundzie, gdy ma się kilka kopii karty
web-option-destiny-power-actions-card = akcji każdej kopii
web-option-destiny-power-actions-title = akcji jednej z kopii
web-option-destiny-both-defeated = Ostatnie postacie pokonane naraz
web-option-destiny-both-defeated-battlefield = wygrywa kontrolujący pole bitwy
web-option-destiny-both-defeated-draw = remis
web-option-destiny-any-battlefield = Dowolne pole bitwy
web-option-destiny-any-battlefield-hint = przy trzech i czterech graczach najlepszy rzut wybiera spośród wszystkich
web-option-destiny-loop-tables = Pętla: ile razy ten sam stół
web-option-destiny-loop-tables-hint = potem kto może, musi przerwać
web-option-destiny-loop-effects = Pętla: efekty w jednej akcji
web-option-destiny-loop-effects-hint = po nich również
web-option-destiny-idle-rounds = Puste rundy
web-option-destiny-idle-rounds-hint = po tylu rundach samych pasów jest remis
web-option-smugglers-dice-target = Kredyty do zwycięstwa
web-report-place = Miejsce
web-scene-told = Co się stało
web-scene-first = Następne pytanie dopiero potem.
web-scene-go-on = Dalej
web-scene-rolls = { $player }
web-scene-enemy-rolls = Przeciwnik
web-scene-no-dice = bez kości
web-scene-cancelled = anulowany
web-scene-tested = Testowana umiejętność
web-scene-one-face = wystarczy jedna z tych ścianek
web-scene-again = Pokaż jeszcze raz
web-card-more = więcej:
web-card-rule = Zasada, która za nią stoi
web-card-rulings = Zasady, które ją wymieniają
web-xw-lands =
    { $count ->
        [one] { $count } trafienie przechodzi.
        [few] { $count } trafienia przechodzą.
       *[many] { $count } trafień przechodzi.
    }
web-ds-hurts = { $card }: otrzymane obrażenia – { $count }.
web-ds-fact-cost = Kosztuje { $cost }; masz { $have }.
web-ds-fact-resolve = { $symbol ->
    [damage] Zadaje wybranej postaci { $value ->
        [one] 1 obrażenie
        [few] { $value } obrażenia
       *[other] { $value } obrażeń
    }.
    [indirect] Zadaje { $value ->
        [one] 1 obrażenie; komu, wybiera
        [few] { $value } obrażenia; rozdziela je
       *[other] { $value } obrażeń; rozdziela je
    } sam przeciwnik.
    [shield] Daje osłony: { $value }.
    [resource] Przynosi zasoby: { $value }.
    [disrupt] Zabiera przeciwnikowi zasoby: { $value }.
    [discard] Przeciwnik odrzuca losowo karty: { $value }.
    [focus] Obraca inne twoje kości na dowolną ściankę: { $value }.
   *[special] Robi to, co mówi karta.
}
web-ds-fact-claim = Używa pola bitwy; do końca rundy pasujesz.
web-ds-fact-health = Zdrowie { $left } z { $of }{ $shields ->
    [0] .
    [one] ; najpierw blokuje { $shields } osłona.
    [few] ; najpierw blokują { $shields } osłony.
   *[other] ; najpierw blokuje { $shields } osłon.
}
web-ds-fact-damage = Zostanie zdrowia: { $left } z { $of }.
web-ds-fact-pass = Runda kończy się, gdy wszyscy spasują po kolei.
web-ds-fact-reroll = Odrzuca tę kartę; potem przerzuć dowolne swoje kości.
web-end-won = Wygrana
web-end-lost = Przegrana
web-end-drawn = Nikt nie wygrywa
web-end-closed = Stół zamknięty
web-end-board = Zobacz stół
web-ds-end-characters-lost = Ostatnia z twoich postaci została pokonana.
web-ds-end-cards-lost = Nie zostały ci żadne karty.
web-ds-end-conceded-lost = Opuszczasz grę.
web-xw-end-won = Nie został żaden wrogi statek.
web-xw-end-lost = W twojej eskadrze nie został żaden statek.
web-end-fallen = Stracono: { $things }
web-end-standing = Zostało: { $things }
web-end-nothing = nic
web-end-won-points = zniszczone punkty wroga: { $points }
web-end-decided = Co rozstrzygnęło
web-or-end-won = Twoja sława sięga { $fame }.
web-or-end-lost = { $name }: sława { $fame }; u ciebie { $mine }.
web-ask-take = Zrób to
web-ask-leave = Nie rób tego
web-ask-again = Jeszcze raz, aby potwierdzić
web-asides = Poza pytaniem
web-undo-ask = Poproś o cofnięcie
web-proposal-waits = Czekamy na zgodę: { $names }.
web-rules-synonyms = remis równo; walka starcie; obrażenia rany; pieniądze kredyty
web-xw-spot = Miejsce { $number }
web-xw-fact-focus = Później zmieni skupienia w trafienia lub uniki.
web-xw-fact-evade = Doda jeden unik, gdy ktoś strzela do ciebie.
web-xw-fact-lock = Pozwoli przerzucić kości ataku przeciw temu celowi.
web-xw-fact-boost = Leci jeszcze o jeden krótki wzornik.
web-xw-fact-barrel-roll = Przesuwa się w bok o jeden wzornik.
web-xw-fact-pass-action = Bez żetonu i bez ruchu w tej rundzie.
web-xw-fact-pass-attack = Ten statek nie strzela w tej rundzie.
web-xw-fact-done = Kości zostają tak, jak leżą.
web-verb =
    { $verb ->
        [move] leć
        [stay] zostań
        [discard] odrzuć
        [buy] kup
        [sell] sprzedaj
        [barter] barter
        [deliver] dostarcz
        [attack] atakuj
        [reroll] przerzuć
        [turn] obróć
        [meet] spotkaj
        [trade] przekaż
        [protect] chroń
        [use] użyj
        [push] odepchnij
        [lock] namierz
        [place] umieść
        [play] zagraj
        [activate] aktywuj
        [resolve] rozstrzygnij
        [claim] przejmij
        [damage] obrażenia
        [shield] osłona
        [heal] ulecz
        [remove] usuń
        [shuffle] wtasuj
        [defeat] pokonaj
        [attach] dołącz
       *[other] wybierz
    }
web-xw-squad-yours = Twoja eskadra
web-xw-squad-ready = Gotowa eskadra
web-xw-squad-paste = Z innego kreatora (XWS)
web-region-rail = Pytanie, dziennik i czat
web-guide-or-1 = Zdobądź sławę: wygrywa pierwszy kapitan, który ma jej dość. Najpierw wybierz, kim jesteś.
web-end-gave-up = Poddajesz się.
web-end-gives-up = { $name } poddaje się.

## Builders

web-build-squad-overline = X-Wing · kreator eskadr
web-build-deck-overline = Przeznaczenie · kreator talii
web-build-new-squad = Nowa eskadra
web-build-new-deck = Nowa talia
web-build-limit = Punkty
web-build-format = Format
web-build-parts = Części kreatora
web-build-tab = { $tab ->
    [find] Szukaj
    [list] Eskadra
   *[check] Kontrola
}
web-build-deck-tab = { $tab ->
    [find] Karty
    [list] Talia
   *[check] Filtry
}
web-build-check = Punkty i zasady
web-build-begin = Dodaj statki z listy albo zacznij od gotowej eskadry.
web-build-pilot-count = { $count ->
    [one] { $count } pilot
    [few] { $count } piloci
    [many] { $count } pilotów
   *[other] { $count } pilotów
}
web-build-pilot-cost = pilot { $points }
web-build-only-fitting = Ukryj to, co nie pasuje
web-build-misfits = pokazuj, co nie pasuje
web-build-by-cost = według kosztu
web-build-fit-count = pasują: { $fit }, nie: { $not }
web-build-search-upgrade = Nazwa albo tekst
web-build-here = w tym miejscu
web-build-free = wolne
web-build-free-slot = Zdejmij
web-build-put = Załóż: { $name }
web-build-copy-ship = Dodaj kolejny egzemplarz: { $name }
web-build-remove-ship = Usuń: { $name }
web-build-of-points = z { $limit } punktów
web-build-left = { $count ->
    [one] został { $count } punkt
    [few] zostały { $count } punkty
    [many] zostało { $count } punktów
   *[other] zostało { $count } punktów
}
web-build-over = { $count ->
    [one] { $count } punkt za dużo
    [few] { $count } punkty za dużo
    [many] { $count } punktów za dużo
   *[other] { $count } punktów za dużo
}
web-build-dial = Wskaźnik manewrów
web-build-dial-of = Wskaźnik manewrów: { $ship }
web-build-fair-squad = zgodna z zasadami, w miarę możliwości z najwyżej 3 wolnymi punktami
web-build-fair-deck = zgodna z zasadami, ze wszystkich zestawów
web-build-cannot-join = nie pasuje
web-build-less = O jedną mniej: { $name }
web-build-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
web-build-add-character = Dodaj postać
web-build-deck-title = Talia
web-build-of = z { $count }
web-build-order = według rodzaju, potem kosztu
web-build-hand = Próbna ręka
web-build-hand-again = Dobierz
web-build-hand-chance = Ulepszenie za { $cost } lub mniej wśród pierwszych pięciu kart: { $chance }%
web-build-as-text = Tekst dla stron z taliami
web-ds-unique = karta unikatowa
web-filter = Filtry
web-filter-colour = Kolor
web-filter-affiliation = Strona
web-filter-subtype = Podtyp
web-filter-any = dowolny
web-filter-cost = Koszt
web-filter-cost-of = Koszt { $cost }, kart: { $count }
web-filter-symbol = Na kości jest
web-filter-set = Zestaw
web-filter-fitting = Tylko to, czego może użyć drużyna
web-filter-clear = Wyczyść filtry
web-list-search = Szukaj po nazwie albo karcie
web-list-yours = Twoje
web-list-unnamed = bez nazwy
web-list-delete = Usuń: { $name }
web-list-ready = Gotowe ({ $count })
web-bring-squads = Eskadry
web-bring-squads-hint = Nic nie wybrano: statki pierwszej bitwy. Wybrano tylko twoją: druga strona bierze swoją przy stole.
web-bring-decks = Talie
web-bring-decks-hint = Miejsce, dla którego nic nie wybrano, gra gotową talią.
web-bring-choose = Wybierz
web-bring-other = Zmień
web-bring-paste = Wklej lub plik
web-bring-clear = Zostaw otwarte: { $name }
web-bring-along = Co przynosisz
web-bring-along-hint = Wybierz, zanim usiądziesz: partia może się zacząć, gdy tylko zajęte zostanie ostatnie miejsce.
web-bring-open = jeszcze nic nie wybrano
web-bring-first = Najpierw wybierz swoją
web-bring-at-table = wybór przy stole
web-bring-squads-secret = Eskadry odkrywa się przy stole, wszystkie naraz. Wybrana tutaj będzie ci zaproponowana jako pierwsza.
web-bring-squads-known = Wszyscy widzą, które eskadry latają. Do początku bitwy można przynieść inną.
web-list-copied = Skopiowano: { $what }
web-list-in = Wczytaj
web-list-out = Zabierz ze sobą
web-list-file = Z pliku
web-list-copy = Kopiuj
web-list-save-file = Do pliku
web-list-link = Link
web-list-legal = Zgodne z zasadami. Nic nie stoi na przeszkodzie.
web-list-empty = Jeszcze nic nie wybrano
web-list-more-faults = jeszcze { $count }
web-list-fault-count = { $count ->
    [one] złamana { $count } zasada
    [few] złamane { $count } zasady
    [many] złamanych { $count } zasad
   *[other] złamanych { $count } zasad
}
web-list-name = Nazwa
web-list-nothing = Nic nie znaleziono. Poluzuj filtr albo użyj mniej słów.
web-list-open = Otwórz
web-list-transfer = Import, eksport
web-list-random = Losowo
web-list-undo = Cofnij
web-list-redo = Ponów
web-list-saved = zapisano na tym urządzeniu
web-list-saved-account = zapisano na koncie
web-build-too-dear = Kosztuje { $points }, zostało: { $left }.

## Lessons and puzzles

web-nav-learn = Nauka
web-learn-lessons = Lekcje
web-learn-puzzles = Zadania
web-learn-done = ukończone
web-learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroków
}
web-learn-level = trudność { $level } z 3
web-learn-next = Dalej: { $title }
web-learn-progress = Ukończono: { $done } z { $all }
web-learn-lesson-of = Lekcja { $number } z { $all }
web-learn-puzzle-of = Zadanie { $number } z { $all }
web-learn-leave = Wyjdź
web-learn-finished = Gotowe. Potwierdzają to zasady.
web-learn-solved = Rozwiązane.
web-learn-go-on = Dalej
web-learn-again = Od nowa
web-learn-lost = Nie tędy droga. Liczba prób: { $tries }.
web-learn-mistake = Cofnięto: { $what }
web-learn-show = Pokaż
web-learn-hint-idea = Przeczytaj zadanie jeszcze raz i zobacz, co możesz teraz zrobić. Następna podpowiedź pokaże gdzie.
web-learn-hint-marked = Miejsce jest zaznaczone na planszy.
web-learn-hint-words = To jeden z wyborów obok planszy.
web-learn-hint-move = Następny ruch: { $what }
web-learn-hint-none = Idziesz własną drogą. Zacznij od nowa, aby znów dostać podpowiedzi.

## Several people at one screen

web-seat-here = ktoś przy tym ekranie
web-curtain-title = Przekaż ekran: { $name }
web-curtain-hint = Nikt nic nie zobaczy, dopóki nie odsłoni.
web-curtain-open = To ja: { $name }

## Choosing a character

web-or-pick-ability = Zdolność
web-or-pick-goal = Cel osobisty
web-or-pick-after = Po osiągnięciu celu
web-or-pick-start = Na początku
web-or-pick-take = Wybierz: { $name }
web-or-pick-random = Wybierz za mnie

# --- tournaments ---

web-nav-tournaments = Turnieje
web-tournament-new = Nowy turniej
web-tournament-sign-in = Zaloguj się, aby wziąć udział
web-tournament-title = Nazwa
web-tournament-kind = Jak się gra
web-tournament-kind-name = { $kind ->
    [round-robin] Każdy z każdym
    [knockout] Puchar
    [league] Liga
   *[swiss] System szwajcarski
}
web-tournament-kind-about = { $kind ->
    [round-robin] Każdy spotyka się z każdym jeden raz.
    [knockout] Przegrany odpada; dwoje ostatnich gra o zwycięstwo.
    [league] Stoły dla trzech lub czterech osób; liczy się każdy, kogo wyprzedzisz.
   *[swiss] Wszyscy grają w każdej rundzie z kimś o podobnej liczbie punktów.
}
web-tournament-rounds = Rundy
web-tournament-rounds-fitting = tyle, ile wymaga liczba uczestników
web-tournament-seats = Osób przy stole
web-tournament-clock = Zegar
web-tournament-clock-game = { $minutes ->
    [one] { $minutes } minuta na partię
    [few] { $minutes } minuty na partię
   *[many] { $minutes } minut na partię
}
web-tournament-clock-move = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}
web-tournament-clock-hint = Tyle czasu ma każdy gracz. Kto nie przyjdzie, przegra, gdy czas minie.
web-tournament-options = Co ustalono dla każdego stołu
web-tournament-open = Otwórz zapisy
web-tournament-brings = Każdy przynosi własne
web-tournament-brings-hint = Eskadry i talie są sprawdzane przy zgłoszeniu i ukryte, aż turniej się zacznie. Do tego czasu można je zmienić.
web-tournament-bring = Co przynosisz
web-tournament-bring-hint = Możesz to zmienić, aż turniej się zacznie; wcześniej nikt inny tego nie zobaczy.
web-tournament-bring-save = Przynieś to
web-tournament-brought = Co przynosi { $name }
web-enter-deck = Talia
web-enter-squad = Eskadra { $number }
web-enter-squads-hint = Po jednej eskadrze dla każdej strony: przy każdym stole losuje się, kto czym leci. Szumowiny latają po obu stronach, więc ich eskadra wystarczy jedna.
web-tournament-none = Nie ma jeszcze turniejów. Otwórz pierwszy.
web-tournament-people = { $count ->
    [one] { $count } uczestnik
    [few] { $count } uczestników
   *[many] { $count } uczestników
}
web-tournament-state = { $state ->
    [open] trwają zapisy
    [finished] zakończony
   *[running] runda { $round } z { $rounds }
}
web-tournament-host = organizuje: { $name }
web-tournament-join = Weź udział
web-tournament-leave = Zrezygnuj
web-tournament-begin = Zacznij
web-tournament-call-off = Odwołaj
web-tournament-bracket = Drabinka
web-tournament-round = Runda { $number }
web-tournament-rests = pauzuje w tej rundzie
web-tournament-awarded = rozstrzygnięto bez gry
web-tournament-replay = Powtórka
web-tournament-play = Graj
web-tournament-watch = Oglądaj
web-tournament-decide = Rozstrzygnij bez gry
web-tournament-award-to = Wygrywa { $name }
web-tournament-entrants = Uczestnicy
web-tournament-standings = Tabela
web-tournament-nobody = Nikt się jeszcze nie zapisał.
web-tournament-place = Miejsce
web-tournament-name = Gracz
web-tournament-points = Punkty
web-tournament-won = Wygrane
web-tournament-opponents = Przeciwnicy
web-tournament-out = poza turniejem
web-tournament-send-away = Usuń z turnieju
web-tournament-how = Za wygraną punkt, za remis pół; przy większych stołach taka część punktu, jaką część pozostałych wyprzedzisz. Przy równych punktach decydują punkty przeciwników.
web-tournament-how-knockout = Kto wygrywa, gra dalej. Przy remisie dalej gra ten, kto zapisał się wcześniej.
web-tournament-lost = Nie ma takiego turnieju.
