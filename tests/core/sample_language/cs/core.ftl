## Ukázka: pátý jazyk je složka

core-language = Čeština
core-seat = hráč { $number }
    .gender = m
    .animate = yes
    .gen = hráče { $number }
    .acc = hráče { $number }
core-yes = Ano
core-no = Ne
