## Стіл, хоч би яка гра на ньому лежала

core-language = Українська
core-seat = гравець { $number }
    .gender = m
    .animate = yes
    .gen = гравця { $number }
    .dat = гравцю { $number }
    .ins = гравцем { $number }
    .loc = гравцю { $number }
core-person = { $name }
    .gender = m
    .animate = yes
    .gen = гравця { $name }
    .dat = гравцю { $name }
    .acc = гравця { $name }
    .ins = гравцем { $name }
    .loc = гравцю { $name }
core-percent = { $edge ->
    [low] <1 %
    [high] >99 %
   *[none] { $percent } %
}
core-yes = Так
core-no = Ні
core-none = Нічого
core-option = { $key }

core-refused-option = Зараз не можна обрати «{ $key }». Можна: { $open }.
core-refused-twice = У відповіді «{ $key }» те саме названо двічі. Кожне обирають лише раз.
core-refused-count = Обрано: { $count }; треба від { $least } до { $most }.
core-refused-form = Відповідь «{ $key }» незрозуміла. Треба так: { $form }.
core-refused-aside = Зараз так зробити не можна: { $key }.
core-refused-over = Партію закінчено.
core-refused-seat = Зараз відповідає не гравець { $seat }. Чекаємо: { $waiting }.

core-no-undo-chance = Відтоді кинули кубики або взяли карти — хід не можна повернути.
core-no-undo-aside = Відтоді хтось уже діяв, зважаючи на це, — хід не можна повернути.
core-no-undo-reveal = Відтоді відкрилося щось приховане — хід не можна повернути.
core-no-undo-nothing = Повертати поки що нічого.

core-conceded = Гравець { $seat } здається.

## Спільні частини текстів карт

effect-number = { $number }
effect-otherwise = { $first }; інакше { $second }
effect-do = { $effects }
effect-then = { $first }; потім { $then }
    .long = yes
effect-may = { TRAIT($effect, "conditional") ->
    [yes] { $verb ->
        [you] { FORM($effect, verb: "may") }
       *[inf] { FORM($effect, verb: "inf") }
    }
   *[no] { $verb ->
        [inf] за бажання { FORM($effect, verb: "inf") }
        [they] може { FORM($effect, verb: "inf") }
       *[you] можеш { FORM($effect, verb: "inf") }
    }
}
effect-to = { TRAIT($effect, "long") ->
    [yes] { $verb ->
        [they] { $cost }; якщо це зроблено, { FORM($effect, verb: "they") }
       *[you] { $cost }; якщо це зроблено, { FORM($effect, verb: "you") }
    }
   *[no] { $cost }, щоб { FORM($effect, verb: "inf") }
}
    .long = { TRAIT($effect, "long") }
effect-choose = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} { $count ->
    [1] одне
   *[other] { $count }
}: { FORM($effects, join: "; або ") }
effect-if = { $verb ->
    [inf] { $effect }, якщо { $condition }
    [may] якщо { $condition }, можеш { FORM($effect, verb: "inf") }
   *[you] якщо { $condition }, { $effect }
}
    .long = yes
    .conditional = yes
effect-if-else = { $verb ->
    [inf] { $effect }, якщо { $condition }, а інакше { $otherwise }
    [may] якщо { $condition }, можеш { FORM($effect, verb: "inf") }; інакше можеш { FORM($otherwise, verb: "inf") }
   *[you] якщо { $condition }, { $effect }; інакше { $otherwise }
}
    .long = yes
    .conditional = yes
effect-repeat = стільки разів, скільки вказано ({ $times }): { $effect }
    .long = yes
effect-for-each = окремо для кожної цілі ({ $target }): { $effect }
    .long = yes
effect-all-of = { FORM($conditions, join: " і ") }
effect-any-of = або { FORM($conditions, join: ", або ") }
effect-not = { FORM($condition, case: "not") }
effect-not-so = неправда, що { $condition }
effect-at-least = { $count } — щонайменше { $number }
effect-ask-may = Виконати: { FORM($effect, verb: "inf") }?
effect-ask-choose = { $count ->
    [1] Обери одне
   *[other] Обери { $count }
}

## Чого не можна зробити, а що можна

core-problem = { $message }
core-bad-option = Гра «{ $game }» не має налаштування «{ $option }». Є такі: { $possible }.
core-bad-option-value = Налаштування гри «{ $game }» хибне: { $problem }.
core-bad-seats = Гра «{ $game }» розрахована на { $least }–{ $most } гравців, а не на { $seats }.
core-bad-step = У грі «{ $game }» немає кроку «{ $step }». Є такі: { $possible }.
core-bad-place = У списку завдовжки { $length } немає місця { $place }.
core-bad-position = Ця позиція гри «{ $game }» хибна: { $problem }.
core-no-position = Це не позиція: { $problem }.
core-bad-list = Це не такий список: { $problem }.
core-no-ready-list = Готового списку «{ $name }» немає.
core-unknown-game = Немає гри «{ $game }». Є такі: { $possible }.
core-unknown-bot = Для гри «{ $game }» немає бота «{ $bot }». Є такі: { $possible }.
core-bot-no-file = Бот «{ $bot }» не завантажується: { $problem }. Пиши його як { "FILE.py:CLASS" }.
core-bot-no-class = У { $file } немає { $name }. Пиши свого бота як { "FILE.py:CLASS" }.
core-bot-cannot-choose = У бота «{ $bot }» немає методу { "choose(window)" }.
core-bot-not-made = Бот «{ $bot }» не завантажується: { $problem }. Виправ бота й почни знову.
core-bot-failed = У коді бота «{ $bot }» сталася помилка: { $problem }. Виправ бота й почни знову.
core-bot-no-key = Бот «{ $bot }» повернув { $kind } замість ключа: метод { "choose(window)" } має повернути ключ відповіді, рядок типу { "str" }, наприклад { "next(window.answers())" }.
core-bot-refused = Бот «{ $bot }» дав відповідь, яку не можна прийняти. { $problem }
core-bot-in-match = { $problem } Він сидів на місці { $seat }, зерно партії { $seed }.
core-bot-error = { $error }
core-bot-error-at = { $error } (файл { $file }, рядок { $line }: { $code })
core-worker-died = Робочі процеси падають на тих самих партіях, спроб: { $times }. Чи вистачає пам’яті?
core-too-long = Кінця не видно, дано відповідей: { $answers }; нічия.
core-nothing-to-analyse = У цій партії ніхто нічого не вирішував.
core-analysis-chart = Шанси на перемогу, у відсотках
core-analysis-several = { FORM($parts, join: ", ") }
core-analysis-swing =
    { $sign ->
        [more] +{ $percent } %
        [less] −{ $percent } %
       *[same] ±0 %
    }
core-analysis-why = Шанси за відповіді «{ $better }» — { $best }, за відповіді «{ $answer }» — { $chance }.
core-needs-ray = Для кластера потрібен { "Ray" }, а його не встановлено. Встанови його так: { $command }
core-tournament-bots = Для турніру потрібні щонайменше два різні боти, через кому; наодинці проти самої гри вистачить одного.
core-tournament-games = Кожній парі потрібна хоча б одна партія.
core-other-tournament = У файлі { $file } інший турнір. Щоб продовжити його, вкажи тих самих ботів, налаштування й зерно; інакше обери іншу теку.
core-other-lessons = У файлі { $file } уроки іншого судді. Щоб продовжити їх, вкажи ту саму гру й те саме зерно; інакше обери іншу теку.
core-damaged-line = У файлі { $file } пошкоджено рядок { $line }. Видали цей рядок і почни знову: заново буде зіграно лише його партію.
core-damaged-lines = У файлі { $file } пошкоджено рядок { $line }. Видали його й усі рядки нижче та почни знову: заново буде зіграно лише їхні партії.
core-too-few-lessons = Вчитися майже нема на чому: потрібно щонайменше стільки партій: { $least }.
core-unknown-language = Немає мови «{ $language }». Є такі: { $possible }.
core-bad-record = Запис партії, рядок { $line }: { $problem }
core-record-short = запис обривається: бракує останніх рядків.
core-record-rules = партію зіграно за правилами { $recorded } гри «{ $game }», а тут правила { $here }. Продовжити можна від її контрольної точки.
core-record-no-checkpoint = у ньому немає контрольної точки, від якої можна продовжити.
core-record-mismatch = запис не збігається з правилами: { $problem }
core-record-line = це не відповідь, не випадковий результат і не контрольна точка.
core-seal-wrong = Печатка не пасує до цього секрету: партію зіграно не тими кубиками, що були обіцяні.
core-seal-options = Партію зіграно не з тими налаштуваннями, що були запечатані.
core-seal-differs = Якщо кинути кубики заново із запечатаного секрету, партія розходиться із записом на події { $number }.
core-record-header = це не заголовок запису: { $problem }
core-record-format = формат { $found } невідомий; ця програма читає формат { $known }.
core-record-damaged = рядок пошкоджено або обрізано.
core-record-changed = рядок змінено: контрольна сума не збігається.
core-record-empty = у ньому нічого немає.

## Займенники й подібні слова, потрібні лише в цій мові

word-this = цей
    .f = ця
    .n = це
    .pl = ці
    .gen = цього
    .gen-f = цієї
    .gen-pl = цих
    .dat = цьому
    .dat-f = цій
    .dat-pl = цим
    .acc-f = цю
    .ins = цим
    .ins-f = цією
    .ins-pl = цими
    .loc = цьому
word-your = твій
    .f = твоя
    .n = твоє
    .pl = твої
    .gen = твого
    .gen-f = твоєї
    .gen-pl = твоїх
    .dat = твоєму
    .dat-f = твоїй
    .dat-pl = твоїм
    .acc-f = твою
    .ins = твоїм
    .ins-f = твоєю
    .ins-pl = твоїми
    .loc = твоєму
word-own = свій
    .f = своя
    .n = своє
    .pl = свої
    .gen = свого
    .gen-f = своєї
    .gen-pl = своїх
    .dat = своєму
    .dat-f = своїй
    .dat-pl = своїм
    .acc-f = свою
    .ins = своїм
    .ins-f = своєю
    .ins-pl = своїми
    .loc = своєму
word-every = кожен
    .f = кожна
    .n = кожне
    .pl = кожні
    .gen = кожного
    .gen-f = кожної
    .gen-pl = кожних
    .dat = кожному
    .dat-f = кожній
    .dat-pl = кожним
    .acc-f = кожну
    .ins = кожним
    .ins-f = кожною
    .ins-pl = кожними
    .loc = кожному
word-any = будь-який
    .f = будь-яка
    .n = будь-яке
    .pl = будь-які
    .gen = будь-якого
    .gen-f = будь-якої
    .gen-pl = будь-яких
    .dat = будь-якому
    .dat-f = будь-якій
    .dat-pl = будь-яким
    .acc-f = будь-яку
    .ins = будь-яким
    .ins-f = будь-якою
    .ins-pl = будь-якими
    .loc = будь-якому
word-random = випадковий
    .f = випадкова
    .n = випадкове
    .pl = випадкові
    .gen = випадкового
    .gen-f = випадкової
    .gen-pl = випадкових
    .dat = випадковому
    .dat-f = випадковій
    .dat-pl = випадковим
    .acc-f = випадкову
    .ins = випадковим
    .ins-f = випадковою
    .ins-pl = випадковими
    .loc = випадковому

# Чому бот обирає цю відповідь
bot-why-even = Підсумок приблизно такий самий, як і за інших відповідей.
bot-why-alike = Вона приблизно така ж добра, як вибір бота.
bot-why-only = Інших відповідей бот не порівнював.
bot-why-own-way = Так бот грає за власним задумом: у партіях, які він зараз уявив, інша відповідь виявилася кращою.
bot-why-better = В уявних партіях вона частіше приводила до перемоги.
bot-why-worse = В уявних партіях вона рідше приводила до перемоги.
