## Puzzles

or-puzzle-fame = Zdobądź sławę w tej turze
or-puzzle-fame-ship-goal = Sława w tej turze: cel twojego statku
or-puzzle-fame-luxury = Sława w tej turze: odrobina luksusu
or-puzzle-fame-short = Sława w tej turze: brakuje 2000 kredytów
or-puzzle-fame-discard = Sława w tej turze: nie ma dużego statku w sprzedaży
or-puzzle-fame-used-ship = Sława w tej turze: statek, którym nikt nie lata
or-puzzle-fame-barter = Sława w tej turze: trochę za drogo
or-puzzle-fame-personal-goal = Sława w tej turze: większy statek
or-puzzle-fame-gift = Sława w tej turze: prezent dla Jabby
or-puzzle-fame-share = Sława w tej turze: klejnoty dla dwojga
or-puzzle-fame-say = Nie trzeba niczym rzucać: wszystko jest na planszy i na twoich kartach.
or-puzzle-credits = Zarób { $credits } kredytów w tej turze
or-puzzle-credits-say = Nie trzeba niczym rzucać. Kto płaci i gdzie?
or-puzzle-gift-say = Nie trzeba niczym rzucać. Ktoś czeka na twój prezent, a na krótszej drodze stoi patrol.
or-puzzle-share-say = Nie trzeba niczym rzucać. To, co wieziesz, jest najwięcej warte w towarzystwie.
or-puzzle-credits-why = Za ładunek płacą tylko na planecie, która jest na nim podana, a zapasy żywności czekają na Nal Hutcie. Lot to faza planowania, dostarczenie to akcja: 5000 kredytów w jednej turze zamiast 2000.
or-puzzle-ship-goal-why = Cel twojego statku po prostu się opłaca: 7000 kredytów, jako akcja, gdziekolwiek jesteś. Arkusz statku obraca się wtedy na drugą stronę, a sława jest twoja.
or-puzzle-luxury-why = Karta towaru luksusowego daje sławę od razu po kupieniu. Kosztuje 10 000 kredytów, a 2000 z fazy planowania to właśnie to, czego brakowało. Odrzucanie karty nic by nie dało.
or-puzzle-discard-why = Twój cel osobisty to statek wart 15 000 kredytów, a w sprzedaży był tańszy. Pierwszy krok handlu pozwala odrzucić kartę i zobaczyć następną. Resztę pokrywa zniżka barterowa: stary statek i ładunek.
or-puzzle-used-ship-why = „Używany statek na sprzedaż” to dowolny statek, którym nikt nie lata. Wart 15 000 kredytów spełnia twój cel osobisty, a stary statek obniża cenę.
or-puzzle-barter-why = Twój cel osobisty to statek wart 15 000 kredytów. Stary statek zawsze obniża cenę; ładunek też, o koszt podany na karcie, a na resztę cię stać.
or-puzzle-personal-goal-why = Twój cel osobisty to statek wart 15 000 kredytów, a taki jest w sprzedaży. Stary statek pokrywa część ceny. Cel jest spełniony, gdy tylko lecisz nowym, i daje 1 sławę.
or-puzzle-gift-why = Prezent dla Jabby daje sławę, ale tylko na Tatooine. Patrol zatrzymuje każdego, kto wchodzi na jego pole bez pozytywnej reputacji: krótsza droga tam się kończy, a na dłuższą starcza ruchu.
or-puzzle-share-why = „Skradzione klejnoty” dają 7000 kredytów i 1 sławę tobie i tyle samo innemu graczowi na twoim polu. Najpierw więc lecisz do kogoś; akcja następuje w tej samej turze, a akcji może być dowolnie wiele.

## Lessons

or-lesson-fly = Lot
or-lesson-fly-move = W fazie planowania przesuwasz się, zdobywasz kredyty albo usuwasz obrażenia. Twój statek pokonuje 8 pól. Leć na Takodanę.
or-lesson-deliver = Dostawa ładunku
or-lesson-deliver-hand = Ładunek oddaje się akcją na planecie podanej na karcie. Twój jest tu oczekiwany: dostarcz go.
or-lesson-market = Handel
or-lesson-market-go = Na planecie możesz raz na turę wykonać akcję handlu. Zrób to.
or-lesson-market-look = Najpierw możesz odrzucić jedną odkrytą kartę, aby zobaczyć następną. Odrzuć jedną albo żadnej.
or-lesson-market-buy = Potem możesz kupić jedną kartę. Kup coś, na co cię stać.
or-lesson-contact = Spotkanie
or-lesson-contact-meet = Turę kończy jedno spotkanie: miejsce, patrol albo kontakt. Spotkaj nieznany kontakt.
or-lesson-fight = Walka z patrolem
or-lesson-fight-fly = Imperialny patrol stoi za Takodaną. Leć na jego pole.
or-lesson-fight-meet = Stań do walki. Trafienia obu stron liczą się naraz; zwycięstwo przynosi zapłatę i psuje reputację u frakcji.
or-lesson-job = Misja
or-lesson-job-try = Misję podejmuje się w kroku spotkania, na planecie, którą wymienia. Z twoją umiejętnością sukces jest prawdopodobny: podejmij ją.
or-lesson-job-keep = Gdy umiejętność jest raz, wystarczy trafienie albo krytyczne trafienie. Kości już dają sukces: zostaw je.
or-lesson-reputation = Reputacja
or-lesson-reputation-deliver = Każda frakcja cię lubi, nie dba o ciebie albo cię nie lubi; patrole tych, co nie lubią, zatrzymują cię. Ten ładunek jest nielegalny: dobrze za niego płacą, a Syndykat jest rad. Dostarcz go.
or-lesson-fame = Sława
or-lesson-fame-statue = Kto ma 10 sławy, wygrywa. Sławą stają się też pieniądze: opłacony już pomnik czeka. Przyjdź na jego odsłonięcie.
or-lesson-fame-pay = Za 10 000 kredytów więcej będzie duży. Zapłać.
or-lesson-trade = Wymiana z kapitanem
or-lesson-trade-begin = Kapitanowie w jednym miejscu mogą w kroku akcji wymieniać karty i kredyty w dowolnym połączeniu, jeśli zgadzają się obaj. Boba Fett jest tutaj. Zacznij wymianę.
or-lesson-trade-whom = Zwróć się do Boby Fetta.
or-lesson-trade-offer = Ma plecak odrzutowy i chce za niego 2000 kredytów. Poproś o plecak i zaproponuj tylko 2000 kredytów.
