## Puzzles


## Lessons

xw-lesson-dial = Wskaźniki manewrów i skupienie
xw-lesson-dial-set = Każdy statek dostaje potajemnie manewr, potem wszystkie lecą, od najniższej umiejętności pilota. Ustaw na wskaźniku Luke’a dowolny lot na wprost.
xw-lesson-dial-focus = Po locie statek wykonuje jedną akcję. Weź żeton skupienia: poprawi jeden twój rzut w tej rundzie.
xw-lesson-lock = Namierzenie celu
xw-lesson-lock-take = Namierzyć można wroga w zasięgu od 1 do 3, w dowolnym kierunku. Podleć do „Nocnego Potwora” i namierz go.
xw-lesson-lock-attack = Cel jest w polu rażenia. Zaatakuj go.
xw-lesson-lock-spend = Wydaj namierzenie, aby przerzucić dowolnie wiele kości ataku.
xw-lesson-attack = Atak i uszkodzenia
xw-lesson-attack-declare = W zasięgu 1 broń podstawowa rzuca jedną kością więcej. Zaatakuj.
xw-lesson-attack-focus = Żeton skupienia zamienia wszystkie wyniki skupienia w trafienia. Wydaj go.
xw-lesson-attack-hit = Każdy wynik uniku anuluje trafienie; reszta uszkadza najpierw osłony, potem kadłub.
xw-lesson-bump = Gdy statki się zderzają
xw-lesson-bump-fly = Statek, który skończyłby na innym, zatrzymuje się tuż przed nim i nie wykonuje akcji. „Nocny Potwór” leci 2 na wprost: wleć mu w drogę.
xw-lesson-stress = Stres
xw-lesson-stress-turn = Czerwony manewr daje żeton stresu. Ustaw nawrót Koiograna: na wprost i w tył.
xw-lesson-stress-attack = Zestresowany statek nie wykonuje akcji, ale może strzelać. Zaatakuj.
xw-lesson-stress-off = Zielony manewr zdejmuje jeden żeton stresu. Ustaw taki.
xw-puzzle-arc = Zaatakuj w tej rundzie: { $name }
xw-puzzle-arc-say = Oba myśliwce TIE lecą { $speed } na wprost. Ustaw manewr, po którym cel znajdzie się w twoim polu rażenia w zasięgu od 1 do 3.
xw-puzzle-touch = Zetknij się w ruchu: { $name }
xw-puzzle-touch-say = Oba myśliwce TIE lecą przed tobą { $speed } na wprost. Statek, który skończyłby na innym, zatrzymuje się tuż przy nim.
xw-puzzle-turn-why = Odpowiedź: { $maneuver }. Ten manewr obraca dziób tam, dokąd poleciał cel, który jest wtedy i w polu rażenia, i w zasięgu. Po locie prosto albo po zwrocie tak nie jest, a sama bliskość nie wystarczy.
xw-puzzle-koiogran-why = Cokolwiek ustawisz, cel zostaje z tyłu. Nawrót Koiograna prowadzi prosto i obraca statek: co było z tyłu, jest z przodu. Manewr jest czerwony: jest stres, nie ma akcji, ale atak jest twój.
xw-puzzle-touch-why = Odpowiedź: { $maneuver }. Myśliwce ruszają się przed tobą, według umiejętności pilotów. Twój statek skończyłby na cudzej podstawce, więc cofa się go po wzorniku, aż obie się zetkną; stykające się statki nie mogą się atakować.
xw-lesson-arc = Pole rażenia
xw-lesson-arc-fly = Statek strzela tylko do tego, co choć częścią leży w jego polu rażenia, w Zasięgu od 1 do 3. „Nocny Potwór” leci 2 na wprost, w prawo. Ustaw manewr, po którym znajdzie się w twoim polu.
xw-lesson-arc-shoot = Jest. Atakuj: celem jest „Nocny Potwór”.
xw-lesson-tokens = Żetony w obronie
xw-lesson-tokens-focus = Teraz prowadzisz myśliwiec TIE, a Luke strzela do ciebie. Żeton skupienia zamienia twoje wyniki skupienia w uniki. Wydaj go.
xw-lesson-tokens-evade = Żeton uniku dodaje jeszcze jeden unik, cokolwiek wypadło. Wydaj go.
xw-lesson-obstacle = Przeszkody
xw-lesson-obstacle-fly = Statek, który przeleci nad asteroidą, rzuca na uszkodzenia i nie wykonuje akcji. Ustaw manewr, który omija ją wzornikiem i podstawką.
xw-lesson-obstacle-act = Przeszkoda za tobą, akcja jest twoja. Weź żeton skupienia.
