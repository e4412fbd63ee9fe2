## Командная строка

cli-help = Три настольные игры по «Звёздным войнам» за одним столом: играйте в терминале или в браузере, запускайте тысячи партий между ботами, находите любое правило.
cli-panel-usage = Вызов:
cli-panel-options = Параметры
cli-panel-arguments = Аргументы
cli-panel-commands = Команды
cli-help-help = Показать этот текст и завершить.
cli-help-lang = Язык программы: { "en, ru, pl" } или { "uk" }; иначе язык системы.
cli-yes-words = д да 1
cli-help-odds = Точные шансы проверки, боя или броска кубиков.
cli-help-cards = Перечислить и напечатать карты игры.
cli-help-games = Перечислить игры: сколько человек могут играть и какие есть боты.
cli-help-schema = Напечатать { "JSON Schema" } видов, настроек, вопросов, событий и итогов игры.
cli-help-json = Напечатать { "JSON" } для программ.
cli-help-game = Имя игры, как его показывает «{ "cantina games" }».
cli-help-play =
    Сыграть в этом терминале. Без { "--seat" } вы играете против обычного бота ({ "normal" }).

    Примеры: { "cantina play smugglers-dice" } · { "cantina play outer-rim --seat human --seat greedy --save evening.jsonl" } · { "cantina play --resume evening.jsonl" }
cli-help-seat = Кто сидит за столом, по порядку; через запятую или по разу на место: { "human" }, имя бота или свой как { "FILE.py:CLASS" }.
cli-help-seed = Зерно: число, от которого зависят все кубики и карты; одно и то же зерно даёт одну и ту же партию.
cli-help-save = Файл, в который сохранить партию, даже если вы уйдёте раньше.
cli-help-resume = Продолжить сохранённую партию.
cli-help-server = Играть на сервере, например { "http://localhost:8000" }.
cli-help-option = Настройка игры в виде имя=значение или имя=@файл, чтобы взять текст файла; по разу на каждую.
cli-help-plain = Строка за строкой вместо целого экрана, как в канале.
cli-help-learn =
    Учиться игре в этом терминале, глава за главой; без имени печатается список глав.
cli-help-puzzle =
    Решить задачу игры в этом терминале; без имени печатается список задач.
cli-help-learn-name = Имя или номер главы или задачи.
cli-learn-keys = h показывает следующий шаг урока.
cli-learn-mistake = Ход возвращён: { $what }. { $rule }
cli-learn-lost = Так уже не получится. Начните заново или отмените последний ответ.
cli-learn-unknown = «{ $name }» нет. Есть: { $known }.
cli-learn-no-hint = Следующий шаг показывают только в уроке или задаче.
cli-help-play-deck = Колода для { "Destiny" }: файл или имя готовой; по разу на каждое место по порядку.
cli-help-play-squad = Звено для { "X-Wing" }: файл XWS или имя готового; по разу на каждое место по порядку.
cli-help-simulate =
    Пусть боты сыграют много партий, а вы узнаете, кто сколько выиграл.

    Каждый остаётся на своём месте; «{ "cantina tournament" }» меняет места. Итог зависит только от зерна, сколько бы процессов ни делили работу. Примеры: { "cantina simulate smugglers-dice -n 1000 --seats random,random --workers 2" } · { "cantina simulate x-wing --seats mybot.py:Bot,greedy --squads famous" }
cli-help-count = Сколько партий.
cli-help-seats = Боты на местах, через запятую; свой пишется как { "FILE.py:CLASS" }.
cli-help-decks = Колоды, новые в каждой партии: { "random" } или { "famous" }.
cli-help-jobs = Сколько процессов делят работу: если не указать, один, а при обучении по одному на ядро этой машины. С { "--ray" } — сколько рабочих процессов кластера: если не указать, все.
cli-help-squads = Звенья { "X-wing" }, мятежников и Империи: имена готовых звеньев или { "famous" } либо { "random" }, новые в каждой партии.
cli-help-squads-in-turn = Звенья { "X-wing" }, мятежников и Империи: имена готовых звеньев или { "famous" } либо { "random" }, новые в каждой партии. Если указать несколько раз, пары звеньев чередуются от зерна к зерну.
cli-help-seconds = Сколько секунд бот может думать над каждым ответом; без этого бот делает столько шагов, сколько всегда, и везде играет одинаково. Свой бот должен сам следить за { "window.deadline" }: опоздавшего никто не остановит, только сервер сыграет за него.
cli-help-ray = Пусть играют рабочие процессы кластера { "Ray" }: его адрес или { "local" } для маленького на этой машине.
cli-help-tournament =
    Узнать, какой бот сильнее всех и насколько это надёжно.

    Каждая пара меняется местами и играет каждое зерно зеркально. Рейтинги по шкале Эло (модель Брэдли — Терри; 0 — среднее участников), с 95-процентными интервалами. С { "--out" } прерванный турнир продолжается; одно и то же зерно даёт одни и те же файлы при любом числе процессов, если боты считают шаги, а не секунды.

    Примеры: { "cantina tournament x-wing --bots random,greedy -n 100 --workers 2 --out evening" } · { "cantina tournament destiny --bots mybot.py:Bot,greedy --decks famous --sprt -n 400" } · { "cantina tournament outer-rim --bots greedy,random --seats 1" }
cli-help-bots = Боты через запятую; свой пишется как { "FILE.py:CLASS" }.
cli-help-pairing = Сколько партий играет каждая пара; с { "--sprt" } — самое большее.
cli-help-seat-count = Сколько мест в партии; 1: каждый играет один против самой игры.
cli-help-sprt = Играть каждой паре лишь до тех пор, пока не станет ясно, сильнее ли первый бот (последовательный анализ).
cli-help-elo = Две силы, которые различает проверка { "--sprt" }, в пунктах Эло, меньшая первой; если не указать, 0 и 50.
cli-help-out = Папка для сыгранных партий (чтобы продолжить), таблиц и отчёта.
cli-help-records = Сохранить запись каждой партии в папке { "--out" }.
cli-help-train =
    Обучить судью игры: боты играют много партий, и маленькая сеть учится, чем кончаются позиции.

    Каждую пятую партию откладывают и только проверяют на ней. Одно и то же зерно даёт одного и того же судью, сколько бы процессов ни работало; прерванное обучение продолжается. В папке окажутся судья, кривая обучения (таблица и рисунок) и то, как часто сбывались его шансы. Пример: { "cantina train smugglers-dice -n 4000 --out school" }
cli-help-lessons = На скольких партиях учиться.
cli-help-train-out = Папка для партий (чтобы продолжить), судьи и его кривой; иначе { "training/GAME" }.
cli-help-analyse =
    Разобрать сохранённую партию: каковы были шансы каждого, что сделала удача, а что решения, и какие решения обошлись дороже всего.

    Шансы оценивают, играя дальше с этого момента: насколько игра заглядывает вперёд, а с { "--bot" } — до конца. Ответ оценивается до того, как вмешается случай; остальное — удача. Что было бы лучше, судят по тому, что игрок мог знать. Примеры: { "cantina analyse match.jsonl" } · { "cantina analyse match.jsonl --playouts 64 --bot greedy --plot chances.svg" }
cli-help-playouts = Сколько партий доигрывать для каждой оценки: больше — медленнее и надёжнее.
cli-help-decisions = Сколько решений рассмотреть, равномерно по всей партии.
cli-help-analyst = Бот, который доигрывает партии до конца; если он умеет объяснять, он назовёт и причины. Если его не указать, игра судит сама, как её боты.
cli-help-branch-seats = Кто играет дальше с этого момента, через запятую: { "human" } или имя бота.
cli-help-record = Проверить, показать или воспроизвести сохранённые партии.
cli-help-file = Сохранённая партия.
cli-help-verify = Воспроизвести сохранённую партию и сверить положение с каждой записанной контрольной суммой.
cli-help-show = Рассказать сохранённую партию ход за ходом; с { "--plot" } ещё и начертить, как она шла.
cli-help-plot = Записать график партии в этот файл { "SVG" }.
cli-help-replay = Показать сохранённую партию в конце или в любой момент; с { "--play" } продолжить оттуда.
cli-help-until = Остановиться после стольких строк записи.
cli-help-branch = Играть дальше с этого момента, все за этим терминалом: а что, если?
cli-help-table =
    Превратить сохранённые партии в таблицы для изучения: по строке на партию, решение и событие ({ "docs/studying-records.md" }).

    Пример: { "cantina record table evening/records/*.jsonl --parquet tables" }
cli-help-files = Сохранённые партии.
cli-help-parquet = Папка для файлов { "matches.parquet, decisions.parquet" } и { "events.parquet" }.
cli-help-rules =
    Найти правила по словам или по номеру вместе с тем, на что они ссылаются.

    Примеры: { "cantina rules barter" } · { "cantina rules OR-COMBAT-4" } · { "cantina rules --coverage" }
cli-help-term = Слова для поиска или номер правила.
cli-help-coverage = Показать, какие правила доказал последний прогон тестов.

cli-usage = { $problem } См. «{ $command } { "--help" }».
cli-no-file = Файл { $file } не открывается. Проверьте путь.
cli-bad-option = «{ $flag }» — не настройка; пишите имя=значение.
cli-folder-is-file = { $file } — это файл, а не папка. Укажите другую папку.
cli-folder-closed = В папку { $folder } нельзя писать. Укажите другую папку.
cli-interrupted = Прервано: ничего не сохранено.
cli-interrupted-kept = Прервано: сыгранные партии лежат в папке { $folder }, и та же команда продолжит с этого места.
cli-bots-missing = В «{ $given }» не хватает имени бота: пишите имя с каждой стороны каждой запятой, например { "greedy,random" }.
cli-bad-seconds = Время { "--seconds" } — число больше 0, например { "0.5" }. Чтобы не ограничивать ботов, не указывайте { "--seconds" }.
cli-bad-elo = Для { "--elo" } нужны два разных числа от { $least } до { $most }, меньшее первым, например { "--elo 0 50" }.
cli-elo-without-sprt = { "--elo" } относится к проверке { "--sprt" }: добавьте { "--sprt" } или уберите { "--elo" }.
cli-records-without-out = { "--records" } сохраняет партии в папке { "--out" }: добавьте { "--out FOLDER" } или уберите { "--records" }.

cli-games-name = имя
cli-games-players = игроки
cli-games-bots = боты
cli-games-about = об игре
cli-games-next = Сыграть: «{ "cantina play" } ИМЯ»; стол в браузере: «{ "cantina serve" }».

cli-simulate-seat = место
cli-simulate-bot = бот
cli-simulate-wins = победы
cli-simulate-progress = { $game }
cli-simulate-positive = Партий и процессов должно быть не меньше 1.
cli-simulate-summary = Партий: { $games }, ничьих: { $draws }, ходов в среднем: { $turns }; решений: { $decisions }, в секунду: { $rate }.
cli-share = { $share } ({ $low }–{ $high })

cli-tournament-rank = место
cli-tournament-bot = бот
cli-tournament-elo = Эло
cli-tournament-score = очки
cli-tournament-matches = партии
cli-tournament-elo-value = { $elo } ± { $error }
cli-tournament-versus = { $first } – { $second }
cli-tournament-pair = { $first } – { $second }: { $share }
cli-tournament-at-seat = место { $seat }
cli-tournament-seat-line = Место { $seat } выигрывает { $share }.
cli-tournament-stronger = Бот { $first } сильнее, чем { $second }: ясно после партий: { $matches } (логарифм отношения { $llr }, граница { $upper }).
cli-tournament-not-stronger = Бот { $first } не настолько сильнее, чем { $second }: ясно после партий: { $matches } (логарифм отношения { $llr }, граница { $lower }).
cli-tournament-open = Сильнее ли бот { $first }, чем { $second }, пока неясно; сыграно партий: { $matches } (логарифм отношения { $llr }, границы { $lower } и { $upper }).
cli-tournament-title = Турнир: { $game }
cli-tournament-about = Партий: { $matches }; зерно: { $seed }.
cli-tournament-method = Сила — оценка по модели Брэдли — Терри на шкале Эло; каждой игравшей паре добавлена одна ничья; 0 — среднее участников. Интервалы 95-процентные: для силы — более широкий из интервала модели и разброса между зеркальными блоками, для долей — по Уилсону.
cli-tournament-chart-ratings = Сила
cli-tournament-chart-pairs = Пары: доля первого
cli-tournament-chart-seats = Победы по местам
cli-tournament-written = Партии, таблицы и отчёт лежат в папке { $folder }.
cli-analyse-progress = анализ
cli-analyse-positive = Доигранных партий и решений должно быть не меньше 1.
cli-analyse-player = игрок
cli-analyse-start = вначале
cli-analyse-luck = удача
cli-analyse-choice = решения
cli-analyse-rest = не рассмотрено
cli-analyse-nothing = Ни одно решение не могло быть заметно лучше.
cli-analyse-costly = Ход { $turn }, { $name }: −{ $cost } %
cli-analyse-played = Сыграно: { $answer } (шанс на победу { $chance })
cli-analyse-better = Лучше: { $answer } (шанс на победу { $chance })
cli-analyse-try = Попробуйте сами: { $command }

cli-train-matches = { $game }: партии
cli-train-teaching = { $game }: обучение
cli-train-no-looks = У игры { $game } нет ничего, на что мог бы смотреть судья.
cli-train-chart = { $game }: логарифмическая потеря по проходам, в сотых
cli-train-line-learned = обучение
cli-train-line-apart = отложенные
cli-train-line-written = вручную
cli-train-summary = Партий: { $matches }; позиций: { $positions }. Логарифмическая потеря на отложенных партиях: у выученного судьи { $learned }, у написанного вручную { $written }.
cli-train-written = Судья, его кривая и партии лежат в { $folder }.
cli-needs-numpy = Для обучения нужен { "NumPy" }, а он не установлен. Установите его так: { $command }

cli-record-turn = Ход { $turn }
cli-record-verified = Запись верна. Воспроизведено ответов: { $answers }, сошлось контрольных точек: { $checked }.
cli-record-sealed = Кубики были запечатаны до партии и соответствуют печати { $seal }.
cli-record-unsealed = Эта запись не раскрывает печати: её кубики никто заранее не обещал.
cli-record-other-seal = Запись раскрывает печать { $seal }, а это другая печать.
cli-help-seal = Печать, которую стол показывал до партии.
cli-record-no-chart = Для игры «{ $game }» график партии не чертится.
cli-record-tables = В папку { $folder } записаны строки. Партий: { $matches }, решений: { $decisions }, событий: { $events }.
cli-needs-arrow = Для таблиц нужен { "PyArrow" }, а он не установлен. Установите его так: { $command }

cli-rules-shows = Показано в: { $shows }
cli-rules-source = Источник: { $source }
cli-rules-note = Примечание: { $note }
cli-rules-no-term = Укажите слова для поиска, номер правила или { "--coverage" }.
cli-rules-nothing = Ни одно правило не упоминает «{ $term }».
cli-rules-more = … и ещё { $count }; добавьте слово или { "--game" }.
cli-rules-coverage = { $game }: доказано правил { $proven } из { $applicable } ({ $share }); неприменимых: { $left }
cli-rules-missing = Ещё не доказаны:

cli-play-keys = Отвечайте номером (несколькими, если можно выбрать несколько) или словом варианта. i ИМЯ карта · g подарки и подобное · u отмена · s ФАЙЛ сохранить · l журнал · w почему, правила · { "?" } ещё раз · q выйти
cli-play-many-or-none = Выберите не больше { $most } или ничего.
cli-play-empty-line = Пустая строка: ничего.
cli-play-nothing-aside = Помимо ответа на вопрос сейчас ничего сделать нельзя.
cli-play-no-card = Карты с именем «{ $name }» нет.
cli-play-bad-list = { $list }: так играть нельзя. { $problem }
cli-play-builds-nothing = В игру { $game } не приносят ни колод, ни звеньев.
cli-play-too-many-lists = Списков ({ $count }) больше, чем мест ({ $seats }).
cli-play-no-option = Сейчас нельзя выбрать «{ $key }».
cli-play-number = Ответьте числом от 1 до { $most }.
cli-play-several = «{ $typed }» подходит к вариантам ({ $count }): { FORM($labels, join: "; ") }. Напишите больше букв или номер.
cli-play-free = Напишите: { $form } — как в этих примерах.
cli-play-free-numbered = Напишите: { $form } — или выберите предложенное по номеру.
cli-form-pose = x,y,угол (миллиметры от левого нижнего угла, градусы от направления вправо против часовой стрелки)
cli-form-xws = звено в формате XWS одной строкой
cli-form-slide = миллиметры вперёд (с минусом — назад)
cli-form-depth = миллиметры от края
cli-form-number = число
cli-play-left = Вы встаёте из-за стола.
cli-play-winners =
    { $count ->
        [0] Победителя нет.
        [1] Победитель: { $names }.
       *[other] Победители: { $names }.
    }
cli-play-saved = Сохранено в { $file }.
cli-play-you = Капитан
cli-play-which = В какую игру? Список покажет «{ "cantina games" }».
cli-needs-server = Серверу нужен модуль { $module }, а он не установлен. Установите всё необходимое: { $command }

## Целый экран

cli-screen-about = Поле остаётся на месте; под ним или рядом стоит то, о чём вас спрашивают сейчас. Новые строки журнала выделены.
cli-screen-about-digits = выбрать вариант с этим номером
cli-screen-about-arrows = передвинуть курсор; поле показывает, о чём вариант
cli-screen-about-enter = взять вариант под курсором или всё отмеченное
cli-screen-about-space = отметить вариант там, где можно выбрать несколько
cli-screen-about-tab = следующая страница поля, если оно не помещается
cli-screen-about-show-help = этот список
cli-screen-about-read-card = прочесть карты варианта и всё, что лежит на столе; наберите имя, чтобы найти любую другую
cli-screen-about-show-why = чего нельзя сделать и почему, с правилами
cli-screen-about-show-log = весь журнал и правила к нему
cli-screen-about-take-back = отменить последний ответ, пока не выпали кубики и не открылись карты
cli-screen-about-interject = то, что можно сделать в любой момент, например подарить кредиты
cli-screen-about-show-hint = в уроке: следующий шаг
cli-screen-about-enlarge = поле крупно и обратно
cli-screen-about-save-now = сохранить партию
cli-screen-about-talk = за столом сервера: сказать что-нибудь остальным
cli-screen-about-open-line = набрать: номера, слова варианта, «i ИМЯ» для карты, «s ФАЙЛ» для сохранения
cli-screen-about-leave = уйти из-за стола
cli-screen-aside = Помимо вопроса
cli-screen-close = { "Esc" } закрывает
cli-screen-consent = Остальных спрашивают, согласны ли они.
cli-screen-find = имя или его часть
cli-screen-go = Уйти из-за стола
cli-screen-help = Помощь
cli-screen-kept = Партию хранит сервер; вернуться к ней можно по ссылке.
cli-screen-key-enlarge = крупно
cli-screen-key-interject = подарки
cli-screen-key-leave = уйти
cli-screen-key-open-line = набрать
cli-screen-key-page = страница { $page } из { $pages }
cli-screen-key-read-card = карта
cli-screen-key-save-now = сохранить
cli-screen-key-show-help = помощь
cli-screen-key-show-log = журнал
cli-screen-key-show-why = почему
cli-screen-key-take-back = отмена
cli-screen-key-talk = сказать
cli-screen-leave = Вы уходите из-за стола?
cli-screen-many = Цифры или пробел отмечают, { "Enter" } подтверждает.
cli-screen-no-card = Карты с таким именем нет.
cli-screen-others = Выбирают другие.
cli-screen-read = Карты
cli-screen-said = { $name }: { $text }
cli-screen-silent = Сервер больше не отвечает. Партия хранится на нём; вернуться к ней можно по ссылке.
cli-screen-stay = Остаться
cli-screen-type = номер, слова варианта, «i ИМЯ» для карты
cli-screen-waits = Ждём, пока все сядут за стол. { "Ctrl+C" } — уйти.
