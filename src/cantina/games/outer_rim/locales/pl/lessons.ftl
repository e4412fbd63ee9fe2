## Puzzles

or-puzzle-fame = Zdobądź sławę w tej turze
or-puzzle-fame-say = Nie trzeba niczym rzucać: wszystko jest na planszy i na twoich kartach.
or-puzzle-credits = Zarób { $credits } kredytów w tej turze
or-puzzle-credits-say = Nie trzeba niczym rzucać. Kto płaci i gdzie?

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
