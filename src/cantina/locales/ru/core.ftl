## Стол, какая бы игра на нём ни лежала

core-language = Русский
core-seat = игрок { $number }
    .gender = m
    .animate = yes
    .gen = игрока { $number }
    .dat = игроку { $number }
    .ins = игроком { $number }
    .loc = игроке { $number }
core-person = { $name }
    .gender = m
    .animate = yes
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .loc = игроке { $name }
core-percent = { $edge ->
    [low] <1 %
    [high] >99 %
   *[none] { $percent } %
}
core-yes = Да
core-no = Нет
core-none = Ничего
core-option = { $key }

core-refused-option = Сейчас нельзя выбрать «{ $key }». Можно: { $open }.
core-refused-twice = В ответе «{ $key }» одно и то же названо дважды. Каждое выбирается один раз.
core-refused-count = Выбрано: { $count }; нужно от { $least } до { $most }.
core-refused-form = Ответ «{ $key }» непонятен. Нужно так: { $form }.
core-refused-aside = Сейчас так сделать нельзя: { $key }.
core-refused-over = Партия окончена.
core-refused-seat = Сейчас отвечает не игрок { $seat }. Ждём: { $waiting }.

core-no-undo-chance = С тех пор бросили кубики или взяли карты — ход нельзя вернуть.
core-no-undo-aside = С тех пор кто-то уже действовал, исходя из этого, — ход нельзя вернуть.
core-no-undo-reveal = С тех пор открылось что-то скрытое — ход нельзя вернуть.
core-no-undo-nothing = Возвращать пока нечего.

core-conceded = Игрок { $seat } сдаётся.

## Общие части текстов карт

effect-number = { $number }
effect-otherwise = { $first }; иначе { $second }
effect-do = { $effects }
effect-then = { $first }; затем { $then }
    .long = yes
effect-may = { TRAIT($effect, "conditional") ->
    [yes] { $verb ->
        [you] { FORM($effect, verb: "may") }
       *[inf] { FORM($effect, verb: "inf") }
    }
   *[no] { $verb ->
        [inf] по желанию { FORM($effect, verb: "inf") }
        [they] может { FORM($effect, verb: "inf") }
       *[you] можете { FORM($effect, verb: "inf") }
    }
}
effect-to = { TRAIT($effect, "long") ->
    [yes] { $verb ->
        [they] { $cost }; если это сделано, { FORM($effect, verb: "they") }
       *[you] { $cost }; если это сделано, { FORM($effect, verb: "you") }
    }
   *[no] { $cost }, чтобы { FORM($effect, verb: "inf") }
}
    .long = { TRAIT($effect, "long") }
effect-choose = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { $count ->
    [1] одно
   *[other] { $count }
}: { FORM($effects, join: "; либо ") }
effect-if = { $verb ->
    [inf] { $effect }, если { $condition }
    [may] если { $condition }, можете { FORM($effect, verb: "inf") }
   *[you] если { $condition }, { $effect }
}
    .long = yes
    .conditional = yes
effect-if-else = { $verb ->
    [inf] { $effect }, если { $condition }, а иначе { $otherwise }
    [may] если { $condition }, можете { FORM($effect, verb: "inf") }; иначе можете { FORM($otherwise, verb: "inf") }
   *[you] если { $condition }, { $effect }; иначе { $otherwise }
}
    .long = yes
    .conditional = yes
effect-repeat = столько раз, сколько указано ({ $times }): { $effect }
    .long = yes
effect-for-each = отдельно для каждой цели ({ $target }): { $effect }
    .long = yes
effect-all-of = { FORM($conditions, join: " и ") }
effect-any-of = либо { FORM($conditions, join: ", либо ") }
effect-not = { FORM($condition, case: "not") }
effect-not-so = неверно, что { $condition }
effect-at-least = { $count } — не меньше { $number }
effect-ask-may = Выполнить: { FORM($effect, verb: "inf") }?
effect-ask-choose = { $count ->
    [1] Выберите одно
   *[other] Выберите { $count }
}

## Чего нельзя сделать и что можно

core-problem = { $message }
core-bad-option = У игры «{ $game }» нет настройки «{ $option }». Есть: { $possible }.
core-bad-option-value = Настройка игры «{ $game }» неверна: { $problem }.
core-bad-seats = Игра «{ $game }» рассчитана на { $least }–{ $most } игроков, а не на { $seats }.
core-bad-step = В игре «{ $game }» нет шага «{ $step }». Есть: { $possible }.
core-bad-place = В списке длиной { $length } нет места { $place }.
core-bad-position = Эта позиция игры «{ $game }» неверна: { $problem }.
core-no-position = Это не позиция: { $problem }.
core-bad-list = Это не такой список: { $problem }.
core-no-ready-list = Готового списка «{ $name }» нет.
core-unknown-game = Нет игры «{ $game }». Есть: { $possible }.
core-unknown-bot = Для игры «{ $game }» нет бота «{ $bot }». Есть: { $possible }.
core-bot-no-file = Бот «{ $bot }» не загружается: { $problem }. Пишите его как { "FILE.py:CLASS" }.
core-bot-no-class = В { $file } нет { $name }. Пишите своего бота как { "FILE.py:CLASS" }.
core-bot-cannot-choose = У бота «{ $bot }» нет метода { "choose(window)" }.
core-bot-not-made = Бот «{ $bot }» не загружается: { $problem }. Исправьте бота и начните снова.
core-bot-failed = В коде бота «{ $bot }» произошла ошибка: { $problem }. Исправьте бота и начните снова.
core-bot-no-key = Бот «{ $bot }» вернул { $kind } вместо ключа: метод { "choose(window)" } должен вернуть ключ ответа, строку типа { "str" }, например { "next(window.answers())" }.
core-bot-refused = Бот «{ $bot }» дал ответ, который не принимается. { $problem }
core-bot-in-match = { $problem } Он сидел на месте { $seat }, зерно партии { $seed }.
core-bot-error = { $error }
core-bot-error-at = { $error } (файл { $file }, строка { $line }: { $code })
core-worker-died = Рабочие процессы падают на одних и тех же партиях, попыток: { $times }. Хватает ли памяти?
core-too-long = Конца не видно, дано ответов: { $answers }; ничья.
core-nothing-to-analyse = В этой партии никто ничего не решал.
core-analysis-chart = Шансы на победу, в процентах
core-analysis-several = { FORM($parts, join: ", ") }
core-analysis-swing =
    { $sign ->
        [more] +{ $percent } %
        [less] −{ $percent } %
       *[same] ±0 %
    }
core-analysis-why = Шансы при ответе «{ $better }» — { $best }, при ответе «{ $answer }» — { $chance }.
core-needs-ray = Для кластера нужен { "Ray" }, а он не установлен. Установите его так: { $command }
core-tournament-bots = Для турнира нужны хотя бы два разных бота, через запятую; в одиночку против самой игры хватит одного.
core-tournament-games = Каждой паре нужна хотя бы одна партия.
core-other-tournament = В файле { $file } другой турнир. Чтобы продолжить его, укажите тех же ботов, настройки и зерно; иначе выберите другую папку.
core-other-lessons = В файле { $file } уроки другого судьи. Чтобы продолжить их, укажите ту же игру и то же зерно; иначе выберите другую папку.
core-damaged-line = В файле { $file } повреждена строка { $line }. Удалите эту строку и начните снова: заново сыграется только её партия.
core-damaged-lines = В файле { $file } повреждена строка { $line }. Удалите её и все строки ниже и начните снова: заново сыграются только их партии.
core-too-few-lessons = Учиться почти не на чем: нужно хотя бы столько партий: { $least }.
core-unknown-language = Нет языка «{ $language }». Есть: { $possible }.
core-bad-record = Запись партии, строка { $line }: { $problem }
core-record-short = запись обрывается: не хватает последних строк.
core-record-rules = партия сыграна по правилам { $recorded } игры «{ $game }», а здесь правила { $here }. Продолжить можно с её контрольной точки.
core-record-no-checkpoint = в ней нет контрольной точки, с которой можно продолжить.
core-record-mismatch = запись не сходится с правилами: { $problem }
core-record-line = это не ответ, не исход случая и не контрольная точка.
core-seal-wrong = Печать не подходит к этому секрету: партия сыграна не теми кубиками, что были обещаны.
core-seal-options = Партия сыграна не с теми настройками, что были запечатаны.
core-seal-differs = Если бросить кубики заново из запечатанного секрета, партия расходится с записью на событии { $number }.
core-record-header = это не заголовок записи: { $problem }
core-record-format = формат { $found } неизвестен; эта программа читает формат { $known }.
core-record-damaged = строка повреждена или обрезана.
core-record-changed = строку изменили: контрольная сумма не сходится.
core-record-empty = в ней ничего нет.

## Местоимения и подобные слова, нужные только в этом языке

word-this = этот
    .f = эта
    .n = это
    .pl = эти
    .gen = этого
    .gen-f = этой
    .gen-pl = этих
    .dat = этому
    .dat-pl = этим
    .acc-f = эту
    .ins = этим
    .ins-pl = этими
    .loc = этом
word-your = ваш
    .f = ваша
    .n = ваше
    .pl = ваши
    .gen = вашего
    .gen-f = вашей
    .gen-pl = ваших
    .dat = вашему
    .dat-pl = вашим
    .acc-f = вашу
    .ins = вашим
    .ins-pl = вашими
    .loc = вашем
word-own = свой
    .f = своя
    .n = своё
    .pl = свои
    .gen = своего
    .gen-f = своей
    .gen-pl = своих
    .dat = своему
    .dat-pl = своим
    .acc-f = свою
    .ins = своим
    .ins-pl = своими
    .loc = своём
word-every = каждый
    .f = каждая
    .n = каждое
    .pl = каждые
    .gen = каждого
    .gen-f = каждой
    .gen-pl = каждых
    .dat = каждому
    .dat-pl = каждым
    .acc-f = каждую
    .ins = каждым
    .ins-pl = каждыми
    .loc = каждом
word-any = любой
    .f = любая
    .n = любое
    .pl = любые
    .gen = любого
    .gen-f = любой
    .gen-pl = любых
    .dat = любому
    .dat-pl = любым
    .acc-f = любую
    .ins = любым
    .ins-pl = любыми
    .loc = любом
word-other = другой
    .f = другая
    .n = другое
    .pl = другие
    .gen = другого
    .gen-f = другой
    .gen-pl = других
    .dat = другому
    .dat-pl = другим
    .acc-f = другую
    .ins = другим
    .ins-pl = другими
    .loc = другом
word-random = случайный
    .f = случайная
    .n = случайное
    .pl = случайные
    .gen = случайного
    .gen-f = случайной
    .gen-pl = случайных
    .dat = случайному
    .dat-pl = случайным
    .acc-f = случайную
    .ins = случайным
    .ins-pl = случайными
    .loc = случайном

# Почему бот предпочитает ответ
bot-why-even = Итог примерно тот же, что и при других ответах.
bot-why-alike = Он примерно так же хорош, как выбор бота.
bot-why-only = Других ответов бот не сравнивал.
bot-why-own-way = Так бот играет по своему замыслу: в партиях, которые он сейчас вообразил, другой ответ оказался лучше.
bot-why-better = В воображаемых партиях он чаще приводил к победе.
bot-why-worse = В воображаемых партиях он реже приводил к победе.
