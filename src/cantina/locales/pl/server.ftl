## Dlaczego serwer odmówił

server-no-table = Nie ma takiego stołu.
server-no-open-table = Stół { $table } nie jest otwarty i nikt przy nim nie gra.
server-no-seat = Przy tym stole nie ma takiego miejsca.
server-no-bot = Bot { $bot } nie gra w tę grę.
server-no-language = Nie ma języka { $language }.
server-no-rules = Nie ma zasad gry { $game }.
server-no-moment = W tej partii nie ma takiej chwili.
server-bad-request = Żądanie jest błędne: { $detail }
server-crash = Coś się u nas zepsuło. Nic się nie zmieniło; spróbuj ponownie.
server-bad-token = To nie jest klucz do tego miejsca.
server-host-only = Może to zrobić tylko gospodarz stołu.
server-started = Partia już się zaczęła.
server-not-running = Przy tym stole nie toczy się żadna partia.
server-not-finished = Partia jeszcze się nie skończyła.
server-seats-free = Są jeszcze wolne miejsca.
server-seat-taken = Ktoś już tam siedzi.
server-name-taken = Ta nazwa jest już zajęta.
server-bad-password = Nazwa i hasło do siebie nie pasują.
server-known-password = To hasło jest zbyt znane albo jest twoją nazwą: wybierz inne.
server-wrong-password = To nie jest twoje hasło.
server-bad-code = Nazwa i kod odzyskiwania do siebie nie pasują albo kod został już użyty.
server-sign-in = Najpierw się zaloguj.
server-busy = Za dużo zmian naraz; spróbuj ponownie.
server-outdated = Tę partię rozegrano na starszej wersji zasad. Można przeczytać jej przebieg, ale planszy nie da się już rozłożyć.
server-no-hints = Przy tym stole nie pyta się botów o radę.
server-no-hint = Bot nie zdążył niczego doradzić. Nic się nie zmieniło; możesz zapytać jeszcze raz.
server-branch-seats = Rozgałęzienie tej partii wymaga tylu miejsc: { $seats }.
server-branch-over = W tej chwili partia jest już skończona.
server-foreign-page = Ta strona należy do innego serwera i nie może tu niczego zmieniać.
server-too-much = To więcej, niż pomieści jeden stół; weź mniej części albo krótsze.
server-too-slow = { $seconds ->
    [one] Sprawdzanie trwało za długo. Spróbuj ponownie za { $seconds } sekundę.
    [few] Sprawdzanie trwało za długo. Spróbuj ponownie za { $seconds } sekundy.
   *[many] Sprawdzanie trwało za długo. Spróbuj ponownie za { $seconds } sekund.
}
server-desk-busy = { $seconds ->
    [one] Zbyt wiele czeka na sprawdzenie. Spróbuj ponownie za { $seconds } sekundę.
    [few] Zbyt wiele czeka na sprawdzenie. Spróbuj ponownie za { $seconds } sekundy.
   *[many] Zbyt wiele czeka na sprawdzenie. Spróbuj ponownie za { $seconds } sekund.
}
server-kept = To miejsce jest dla kogoś zachowane; można usiąść tylko z zaproszeniem.
server-too-many-tables = To już wiele stołów w krótkim czasie; poczekaj chwilę.
server-too-many-analyses = To już wiele analiz w krótkim czasie; poczekaj chwilę.
server-already-served = Plik { $file } jest już używany przez inny serwer (proces { $process }). Najpierw go zatrzymaj albo daj temu serwerowi osobny plik.
server-too-many-letters = Wysłaliśmy już kilka wiadomości. Odczekaj godzinę.
server-no-mail = Ten serwer nie wysyła poczty. Wpuści cię kod odzyskiwania.
server-bad-link = Ten link stracił ważność albo został już użyty.
server-no-passkeys = Klucze dostępu wymagają adresu z TLS, dla którego skonfigurowano ten serwer.
server-bad-passkey = Nie udało się sprawdzić tego klucza dostępu.
server-old-passkey = Trwało to zbyt długo albo odpowiedź już padła. Zacznij od nowa.
server-unknown-passkey = Ten klucz dostępu nie otwiera tu żadnego konta.
server-copied-passkey = Ten klucz dostępu mógł zostać skopiowany, więc niczego już nie otwiera. Zaloguj się inaczej i usuń go.
server-need-passkey = Potwierdź to jednym ze swoich kluczy dostępu.
server-passkey-taken = Ten klucz dostępu należy już do konta.
server-too-many-passkeys = Kluczy dostępu jest już dużo; najpierw usuń któryś.
server-last-passkey = Nic innego nie otwiera twojego konta. Najpierw ustaw hasło albo dodaj inny klucz dostępu.
server-bad-device = Serwer nie może dotrzeć do tej przeglądarki.
server-on-vacation = Twój urlop już trwa.
server-no-vacation = { $days ->
    [one] Zegary mogą odpoczywać najwyżej jeden dzień w roku.
   *[other] Zegary mogą odpoczywać najwyżej { $days } dni w roku.
}
server-rated-account = W partie rankingowe gra się z kontem: najpierw się zaloguj.
server-rated-no-bots = W partii rankingowej grają ludzie, co najmniej dwoje; boty nie mają tam miejsca.
server-rated-seed = Powtarzalna partia nie może być rankingowa.
server-rated-clock = Partia rankingowa wymaga zegara: on rozstrzyga, gdy ktoś odejdzie.
server-rated-twice = Siedzisz już przy tym stole rankingowym.
server-rated-no-undo = W partii rankingowej niczego się nie cofa.
server-rated-no-stand-in = W partii rankingowej bot za nikogo nie gra; rozstrzyga zegar.
server-kept-away = Ten stół jest dla ciebie zamknięty.
server-no-person = Nikogo takiego tu nie ma.
server-yourself = To ty.
server-you-block = Blokujesz tę osobę; najpierw ją odblokuj.
server-too-many-people = Twoja lista jest pełna; najpierw kogoś z niej usuń.
server-friends-only = Miejsca trzyma się tylko dla znajomych.
server-private-friends = Wiadomości prywatne można pisać tylko do znajomych.
server-private-off = Najpierw włącz wiadomości prywatne na swoim koncie: kto pisze do znajomych, do tego i znajomi mogą pisać.
server-private-closed = { $name } nie przyjmuje wiadomości prywatnych.
server-seek-gone = Nikt tam już nie szuka przeciwnika.
server-seek-refused = Szukano tam kogoś o innym rankingu albo właśnie kogoś znaleziono.
server-too-many-seeks = Już szukasz przeciwników; najpierw zakończ jedno wyszukiwanie.

## Przy stole na żywo

server-hello-first = Połączenie zaczyna się od powitania.
server-unexpected = Teraz nikt nie czeka na taką wiadomość.
server-binary = Wiadomości binarne nie są tu rozumiane.
server-too-long = Wiadomość jest dłuższa niż { $limit } znaków.
server-malformed = Nie można odczytać wiadomości: { $detail }
server-too-fast = Za dużo wiadomości; zwolnij.
server-full = Przy tym stole jest już za dużo widzów.
server-spectator = Widzowie mogą patrzeć i rozmawiać, ale nie grać.
server-stale = To pytanie nie jest już otwarte.
server-not-asked = Nikt cię teraz o nic nie pyta.
server-paused = Partia jest wstrzymana.
server-not-paused = Partia nie jest wstrzymana.
server-rule-fault = Zasady potknęły się o tę odpowiedź; nie została przyjęta.
server-bot-plays = Gra za ciebie bot; najpierw wróć na swoje miejsce.
server-no-proposal = Nie ma teraz nad czym głosować.
server-no-stand-in = Na tym miejscu nie ma kogo zastąpić.
server-not-absent = Ten gracz nie jest poza stołem dość długo.
server-no-return = Nie ma miejsca, na które można wrócić.
server-no-undo-restart = Po tej odpowiedzi serwer uruchomił się z nowszymi zasadami, więc nie można jej cofnąć.

## Co opowiada sam stół

server-event-undo = { $seat } cofa ostatni ruch.
server-event-pause = { $seat } wstrzymuje partię.
server-event-resume = { $seat } wznawia partię.
server-event-concede = { $seat } poddaje się.
server-event-forfeit = Czas { FORM($seat, case: "gen") } minął; gracz odpada.
server-event-timeout = Czas { FORM($seat, case: "gen") } minął; dalej gra bot { $bot }.
server-event-stand-in = Zamiast { FORM($seat, case: "gen") } do powrotu gra bot { $bot }.
server-event-give-back = { $seat } wraca do stołu.
server-event-rewind = Zasady się zmieniły; partia wraca do ostatniego punktu kontrolnego.
server-event-close = Osoba prowadząca ten serwer zamknęła stół. Partia kończy się bez wyniku.
server-event-kick = Osoba prowadząca ten serwer odesłała od stołu: { $seat }.
server-closed = Stół zamknęła osoba prowadząca ten serwer: bez wyniku.
server-event-branch = Partia jest ciągiem dalszym innej partii.

## Listy

server-letter-turn-title = Twój ruch
server-letter-turn = { $game }. Przy stole: { $others }.
server-letter-off = Koniec wiadomości o ruchach: { $link }
server-letter-confirm-title = Czy to twój adres?
server-letter-confirm = Ktoś – mamy nadzieję, że ty – podał ten adres dla konta „{ $name }” w Cantinie. Jeśli to ty, otwórz poniższy link w ciągu doby. Jeśli nie, nic nie rób.
server-letter-password-title = Nowe hasło
server-letter-password = Ktoś – mamy nadzieję, że ty – prosi o nowe hasło w Cantinie. Aby je ustawić, w ciągu godziny otwórz link pod nazwą swojego konta. Jeśli to nie ty, nic nie rób.

## Terminal i polecenie, które uruchamia serwer

server-play-keys = Odpowiedz liczbą (kilkoma, gdy wybierasz kilka) albo słowem opcji. i NAZWA karta · g podarunki i podobne · u cofnij · c TEKST powiedz · concede poddaj się · l dziennik · w dlaczego, zasady · { "?" } jeszcze raz · q wyjdź
server-play-link = Zaproś innych albo wróć tu później: { $link }
server-play-reconnect = Utracono połączenie; łączymy ponownie.
server-play-unreachable = Serwer { $url } nie odpowiada. { $detail }
server-play-undo = { $seat } prosi o cofnięcie ostatniego ruchu. Zgoda?
server-play-pause = { $seat } prosi o pauzę. Zgoda?
server-play-agree = (t – tak, n – nie)

server-help = Otwórz stoły dla przeglądarek i terminali: jeden proces, jeden plik, nic do ustawiania.
server-help-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza inne komputery.
server-help-port = Port, na którym serwer nasłuchuje.
server-help-db = Gdzie przechowywać partie: sqlite:///FILE albo postgresql://USER@HOST/NAME.
server-help-channels = Jak kilka procesów przekazuje sobie nowiny: memory (jeden proces), redis://HOST albo postgresql://USER@HOST/NAME.
server-help-origin = Adres innej strony, która może się łączyć, np. https://example.org; raz na każdy adres.
server-help-bot-workers = Procesy, w których myślą boty.
server-help-bot-pause = Ile sekund bot czeka przed ruchem, żeby ludzie mogli nadążyć.
server-help-open = Otwórz stronę w przeglądarce, gdy tylko serwer ruszy.
server-serving = Cantina jest otwarta pod adresem { $url } (zatrzymanie: Ctrl+C).

### Obsługa serwera

server-bad-configuration = Ustawień nie można użyć: { $detail }
server-no-copy = { $file } nie jest kopią bazy danych.
server-not-empty = Baza danych nie jest pusta; kopię przywraca się tylko do pustej.
server-help-config = Plik ustawień w formacie { "TOML" } (zob. { "docs/operating.md" }).
server-help-doctor = Sprawdź, czy jest wszystko, czego potrzebuje serwer.
server-help-backup = Skopiuj całą bazę danych do pliku, także w trakcie gry.
server-help-restore = Przywróć kopię do pustej bazy danych któregokolwiek rodzaju.
server-help-copy = Plik kopii ({ ".jsonl.gz" }).
server-backed-up = Wiersze skopiowane do pliku { $file }: { $rows }.
server-restored = Wiersze przywrócone z pliku { $file }: { $rows }.
server-doctor-failed = { $what }: { $detail }
server-doctor-games = Gry dają się wczytać: { $games }.
server-doctor-client = Strony są zbudowane.
server-doctor-no-client = Strony nie są zbudowane: buduje je { "make play" }.
server-doctor-space = Na dysku zostało { $megabytes } MB.
server-doctor-free = Pliku bazy danych nie używa inny serwer.
server-doctor-broken = Plik bazy danych jest uszkodzony: { $detail }
server-doctor-schema = Baza danych odpowiada; jej schemat to { $schema }, nasz to { $ours }.
server-doctor-channels = Kanały między procesami odpowiadają.
server-doctor-behind = Schemat bazy danych to { $schema }, nasz to { $ours }. Serwer zaktualizuje go przy starcie; najpierw zrób kopię.
server-doctor-newer = Schemat bazy danych { $schema } nie jest tu znany: używała jej nowsza wersja.
server-doctor-mail = Serwer poczty odpowiada.
server-doctor-no-mail = Poczta nie jest wysyłana: brakuje ustawienia { $missing }.
server-doctor-mail-failed = Serwer poczty { $server } nie działa: { $detail }
server-doctor-push = Klucz do powiadomień jest na miejscu.
server-doctor-no-push = Klucz do powiadomień powstaje razem z bazą danych, przy pierwszym starcie.
server-doctor-bad-push = Klucz do powiadomień w bazie danych jest uszkodzony.
server-doctor-site = Adres dla ludzi: { $site }.
server-doctor-no-site = Adres strony nie jest ustawiony: poczta nie jest wysyłana, a klucze dostępu działają tylko na tym komputerze.
server-doctor-site-plain = Adres { $site } jest bez TLS: przeglądarki nie dopuszczają tam powiadomień ani kluczy dostępu.
server-doctor-site-away = Nie można znaleźć adresu { $site }: { $detail }
server-doctor-clock = Zegar zgadza się z zegarem bazy danych.
server-doctor-clock-off = Zegar różni się od zegara bazy danych o { $seconds } s, a muszą się zgadzać.

## Administracja

server-barred = To konto jest zamknięte. Napisz do osoby, która prowadzi ten serwer.
server-muted = Na razie nie możesz pisać na czacie.
server-no-account = Nie ma konta „{ $name }”.
server-admin-help = Ludzie i stoły: dla osoby, która prowadzi serwer; także w czasie jego pracy.
server-admin-help-people = Wypisz konta.
server-admin-help-tables = Wypisz stoły otwarte i te, przy których trwa gra.
server-admin-help-close = Zakończ stół bez wyniku: gracze się dowiedzą, rankingi się nie zmienią.
server-admin-help-kick = Zwolnij miejsce, a gdy partia trwa, uznaj je za poddane.
server-admin-help-bar = Zamknij konto i zakończ jego sesje: na kilka dni albo do --days 0.
server-admin-help-mute = Odbierz kontu czat: na kilka dni albo do --days 0.
server-admin-help-rename = Nadaj kontu inną nazwę, także przy jego stołach.
server-admin-help-delete = Usuń konto, jego nazwę przy stołach i jego wypowiedzi na czacie.
server-admin-help-export = Wypisz jako JSON wszystko, co przechowujemy o koncie.
server-admin-help-forget = Usuń stare zakończone stoły, przy których nie siedzi żadne konto.
server-admin-help-name = Nazwa konta.
server-admin-help-fresh = Nowa nazwa.
server-admin-help-days = Na ile dni; 0 cofa. Bez tego na zawsze.
server-admin-help-yes = Nie pytaj.
server-admin-help-old = Stoły zakończone dawniej niż tyle dni temu.
server-admin-help-table = Oznaczenie stołu, jak w jego linku i na liście stołów.
server-admin-help-seat = Numer miejsca, od 1.
server-admin-name = Nazwa
server-admin-since = Od kiedy
server-admin-seats = Miejsca
server-admin-barred = Zamknięte do
server-admin-muted = Bez czatu do
server-admin-table = Stół
server-admin-game = Gra
server-admin-title = Tytuł
server-admin-state = Stan
server-admin-people = Ludzie
server-admin-done = Gotowe. Obowiązuje od razu.
server-admin-ordered = Zapisano. Serwer zrobi to w kilka sekund albo po uruchomieniu.
server-admin-sure = Usunąć „{ $name }” na zawsze?
server-admin-deleted = { $count ->
    [one] Usunięto; konto miało { $count } miejsce.
    [few] Usunięto; konto miało { $count } miejsca.
   *[many] Usunięto; konto miało { $count } miejsc.
}
server-admin-forgot = { $count ->
    [one] Usunięto { $count } stół.
    [few] Usunięto { $count } stoły.
   *[many] Usunięto { $count } stołów.
}
server-no-workshop = W tej grze nie ma czego budować.
server-brings-own = Czym gra to miejsce, decyduje tylko osoba, która na nim siedzi.
server-brings-late = Partia już się zaczęła; każdy gra tym, co przyniósł.
server-brings-branch = Ten stół to dalszy ciąg innej partii: kto czym gra, jest już ustalone.
server-too-many-lists = Konto przechowuje najwyżej { $most } eskadr i talii. Najpierw usuń zbędne.
server-no-lesson = Nie ma takiej lekcji.
server-preview-home = Zewnętrzne Rubieże, X-Wing i Przeznaczenie przy jednym stole, ze znajomymi albo botami.
server-preview-rules = Cała księga zasad z wyszukiwaniem.
server-preview-cards = Wszystkie karty z ich działaniem.
server-preview-learn = Krótkie lekcje i zadania przy prawdziwym stole.
server-preview-build = Eskadra albo talia do obejrzenia, zmiany i gry.
server-preview-new = Otwórz stół i zaproś znajomych linkiem.
server-preview-game = Gra
server-preview-table = { $title } · { $game }
server-preview-state = { $state ->
    [open] Stół na { $seats }, wolnych miejsc: { $free }. Siadaj i graj.
    [running] Trwa partia. Zajrzyj i popatrz.
   *[finished] Rozegrana partia do obejrzenia.
}
server-tournament-begun = Turniej już się zaczął, lista jest zamknięta.
server-tournament-joined = Już bierzesz udział.
server-tournament-not-in = Nie bierzesz udziału w tym turnieju.
server-tournament-full = Wszystkie miejsca turnieju są zajęte: { $most }.
server-tournament-too-few = Uczestników jest za mało: potrzeba co najmniej { $least }.
server-tournament-bad-places = Podaj miejsce każdego gracza przy stole; najlepsze to 1.
server-tournament-seats = Przy jednym stole nie gra się w tę grę w tyle osób.
server-tournament-bring = Tu każdy przynosi własne: wybierz, czym grasz.
server-tournament-lists = Przynieś co najmniej jedną rzecz, lecz nie więcej niż { $most }.
server-tournament-lists-closed = Turniej już się zaczął; każdy gra tym, co przyniósł.
server-tournament-lists-hidden = Co przynieśli inni, będzie widać, gdy turniej się zacznie.
server-tournament-no-match = To, co przynieśli ci gracze, nie może się spotkać przy jednym stole.
