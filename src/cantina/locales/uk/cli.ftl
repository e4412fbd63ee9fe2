## Командний рядок

cli-help = Три настільні гри за «Зоряними війнами» за одним столом: грай у терміналі чи браузері, запускай тисячі партій між ботами, знаходь будь-яке правило.
cli-panel-usage = Виклик:
cli-panel-options = Параметри
cli-panel-arguments = Аргументи
cli-panel-commands = Команди
cli-help-help = Показати цей текст і завершити.
cli-help-lang = Мова програми: { "en, ru, pl" } або { "uk" }; інакше мова системи.
cli-yes-words = т так 1
cli-help-odds = Точні шанси перевірки, бою чи кидка кубиків.
cli-help-cards = Перелічити й надрукувати карти гри.
cli-help-games = Перелічити ігри: скільки людей можуть грати і які є боти.
cli-help-schema = Надрукувати { "JSON Schema" } видів, налаштувань, запитань, подій і підсумків гри.
cli-help-json = Надрукувати { "JSON" } для програм.
cli-help-game = Назва гри, як її показує «{ "cantina games" }».
cli-help-play =
    Зіграти в цьому терміналі. Без { "--seat" } граєш проти звичайного бота ({ "normal" }).

    Приклади: { "cantina play smugglers-dice" } · { "cantina play outer-rim --seat human --seat greedy --save evening.jsonl" } · { "cantina play --resume evening.jsonl" }
cli-help-seat = Хто сидить за столом, по черзі; через кому або по разу на місце: { "human" }, ім’я бота або свій як { "FILE.py:CLASS" }.
cli-help-seed = Зерно: число, від якого залежать усі кубики й карти; те саме зерно дає ту саму партію.
cli-help-save = Файл, у який зберегти партію, навіть якщо вийти раніше.
cli-help-resume = Продовжити збережену партію.
cli-help-server = Грати на сервері, наприклад { "http://localhost:8000" }.
cli-help-option = Налаштування гри у вигляді назва=значення або назва=@файл, щоб узяти текст файлу; по разу на кожне.
cli-help-plain = Рядок за рядком замість цілого екрана, як у каналі.
cli-help-learn =
    Вчитися гри в цьому терміналі, розділ за розділом; без назви друкує перелік розділів.
cli-help-puzzle =
    Розв’язати задачу гри в цьому терміналі; без назви друкує перелік задач.
cli-help-learn-name = Назва або номер розділу чи задачі.
cli-learn-keys = h показує наступний крок уроку.
cli-learn-mistake = Хід повернуто: { $what }. { $rule }
cli-learn-lost = Так уже не вийде. Почни спочатку або скасуй останню відповідь.
cli-learn-unknown = «{ $name }» немає. Є: { $known }.
cli-learn-no-hint = Наступний крок показують лише в уроці чи задачі.
cli-help-play-deck = Колода для { "Destiny" }: файл або назва готової; по разу на кожне місце за порядком.
cli-help-play-squad = Загін для { "X-Wing" }: файл XWS або назва готового; по разу на кожне місце за порядком.
cli-help-simulate =
    Нехай боти зіграють багато партій, а ти дізнаєшся, хто скільки виграв.

    Кожен лишається на своєму місці; «{ "cantina tournament" }» міняє місця. Підсумок залежить лише від зерна, хоч скільки процесів ділять роботу. Приклади: { "cantina simulate smugglers-dice -n 1000 --seats random,random --workers 2" } · { "cantina simulate x-wing --seats mybot.py:Bot,greedy --squads famous" }
cli-help-count = Скільки партій.
cli-help-seats = Боти на місцях, через кому; свого пиши як { "FILE.py:CLASS" }.
cli-help-decks = Колоди, нові в кожній партії: { "random" } або { "famous" }.
cli-help-jobs = Скільки процесів ділять роботу: якщо не вказати, один, а під час навчання по одному на ядро цієї машини. Із { "--ray" } — скільки робочих процесів кластера: якщо не вказати, усі.
cli-help-squads = Загони гри «{ "X-Wing" }», повстанців та Імперії: назви готових загонів або { "famous" } чи { "random" }, нові в кожній партії.
cli-help-squads-in-turn = Загони гри «{ "X-Wing" }», повстанців та Імперії: назви готових загонів або { "famous" } чи { "random" }, нові в кожній партії. Якщо вказати кілька разів, пари загонів чергуються від зерна до зерна.
cli-help-seconds = Скільки секунд бот може думати над кожною відповіддю; без цього бот робить стільки кроків, скільки завжди, і всюди грає однаково. Свій бот має сам стежити за { "window.deadline" }: того, хто спізнився, ніхто не зупинить, лише сервер зіграє за нього.
cli-help-ray = Нехай грають робочі процеси кластера { "Ray" }: його адреса або { "local" } для малого на цій машині.
cli-help-tournament =
    Дізнатися, який бот найсильніший і наскільки це певно.

    Кожна пара міняється місцями й грає кожне зерно дзеркально. Рейтинги за шкалою Ело (модель Бредлі — Террі; 0 — середнє учасників), із 95-відсотковими інтервалами. Із { "--out" } перерваний турнір триває далі; те саме зерно дає ті самі файли за будь-якої кількості процесів, якщо боти рахують кроки, а не секунди.

    Приклади: { "cantina tournament x-wing --bots random,greedy -n 100 --workers 2 --out evening" } · { "cantina tournament destiny --bots mybot.py:Bot,greedy --decks famous --sprt -n 400" } · { "cantina tournament outer-rim --bots greedy,random --seats 1" }
cli-help-bots = Боти через кому; свого пиши як { "FILE.py:CLASS" }.
cli-help-pairing = Скільки партій грає кожна пара; із { "--sprt" } — щонайбільше.
cli-help-seat-count = Скільки місць у партії; 1: кожен грає сам проти гри.
cli-help-sprt = Грати кожній парі лише доти, доки стане ясно, чи сильніший перший бот (послідовний аналіз).
cli-help-elo = Дві сили, які розрізняє перевірка { "--sprt" }, у пунктах Ело, менша першою; якщо не вказати, 0 і 50.
cli-help-out = Тека для зіграних партій (щоб продовжити), таблиць і звіту.
cli-help-records = Зберегти запис кожної партії в теці { "--out" }.
cli-help-train =
    Навчити суддю гри: боти грають багато партій, і мала мережа вчиться, чим закінчуються позиції.

    Кожну п’яту партію відкладають і лише перевіряють на ній. Те саме зерно дає того самого суддю, скільки б процесів не працювало; перерване навчання триває далі. У теці будуть суддя, крива навчання (таблиця й малюнок) і те, як часто справджувалися його шанси. Приклад: { "cantina train smugglers-dice -n 4000 --out school" }
cli-help-lessons = На скількох партіях вчитися.
cli-help-train-out = Тека для партій (щоб продовжити), судді та його кривої; інакше { "training/GAME" }.
cli-help-analyse =
    Розібрати збережену партію: які шанси мав кожен, що зробила удача, а що рішення, і які рішення обійшлися найдорожче.

    Шанси оцінюють, граючи далі від цього моменту: наскільки гра заглядає вперед, а з { "--bot" } — до кінця. Відповідь оцінюють до того, як втрутиться випадок; решта — удача. Що було б краще, судять за тим, що гравець міг знати. Приклади: { "cantina analyse match.jsonl" } · { "cantina analyse match.jsonl --playouts 64 --bot greedy --plot chances.svg" }
cli-help-playouts = Скільки партій догравати для кожної оцінки: більше — повільніше й певніше.
cli-help-decisions = Скільки рішень розглянути, рівномірно по всій партії.
cli-help-analyst = Бот, який дограє партії до кінця; якщо він уміє пояснювати, то назве й причини. Якщо його не вказати, гра судить сама, як її боти.
cli-help-branch-seats = Хто грає далі від цього моменту, через кому: { "human" } або ім’я бота.
cli-help-record = Перевірити, показати або відтворити збережені партії.
cli-help-file = Збережена партія.
cli-help-verify = Відтворити збережену партію і звірити стан із кожною записаною контрольною сумою.
cli-help-show = Розповісти збережену партію хід за ходом; із { "--plot" } ще й накреслити, як вона йшла.
cli-help-plot = Записати графік партії в цей файл { "SVG" }.
cli-help-replay = Показати збережену партію наприкінці або в будь-який момент; із { "--play" } продовжити звідти.
cli-help-until = Зупинитися після стількох рядків запису.
cli-help-branch = Грати далі від цього моменту, усі за цим терміналом: а що, якби?
cli-help-table =
    Перетворити збережені партії на таблиці для вивчення: по рядку на партію, рішення й подію ({ "docs/studying-records.md" }).

    Приклад: { "cantina record table evening/records/*.jsonl --parquet tables" }
cli-help-files = Збережені партії.
cli-help-parquet = Тека для файлів { "matches.parquet, decisions.parquet" } та { "events.parquet" }.
cli-help-rules =
    Знайти правила за словами або за номером разом із тим, на що вони посилаються.

    Приклади: { "cantina rules barter" } · { "cantina rules OR-COMBAT-4" } · { "cantina rules --coverage" }
cli-help-term = Слова для пошуку або номер правила.
cli-help-coverage = Показати, які правила довів останній прогін тестів.

cli-usage = { $problem } Див. «{ $command } { "--help" }».
cli-no-file = Файл { $file } не відкривається. Перевір шлях.
cli-bad-option = «{ $flag }» — не налаштування; пиши назва=значення.
cli-folder-is-file = { $file } — це файл, а не тека. Вкажи іншу теку.
cli-folder-closed = До теки { $folder } не можна писати. Вкажи іншу теку.
cli-interrupted = Перервано: нічого не збережено.
cli-interrupted-kept = Перервано: зіграні партії лежать у теці { $folder }, і та сама команда продовжить із цього місця.
cli-bots-missing = У «{ $given }» бракує імені бота: пиши ім’я з кожного боку кожної коми, наприклад { "greedy,random" }.
cli-bad-seconds = Час { "--seconds" } — число більше за 0, наприклад { "0.5" }. Щоб не обмежувати ботів, не вказуй { "--seconds" }.
cli-bad-elo = Для { "--elo" } потрібні два різні числа від { $least } до { $most }, менше першим, наприклад { "--elo 0 50" }.
cli-elo-without-sprt = { "--elo" } стосується перевірки { "--sprt" }: додай { "--sprt" } або прибери { "--elo" }.
cli-records-without-out = { "--records" } зберігає партії в теці { "--out" }: додай { "--out FOLDER" } або прибери { "--records" }.

cli-games-name = назва
cli-games-players = гравці
cli-games-bots = боти
cli-games-about = про гру
cli-games-next = Зіграти: «{ "cantina play" } НАЗВА»; стіл у браузері: «{ "cantina serve" }».

cli-simulate-seat = місце
cli-simulate-bot = бот
cli-simulate-wins = перемоги
cli-simulate-progress = { $game }
cli-simulate-positive = Партій і процесів має бути щонайменше 1.
cli-simulate-summary = Партій: { $games }, нічиїх: { $draws }, ходів у середньому: { $turns }; рішень: { $decisions }, за секунду: { $rate }.
cli-share = { $share } ({ $low }–{ $high })

cli-tournament-rank = місце
cli-tournament-bot = бот
cli-tournament-elo = Ело
cli-tournament-score = очки
cli-tournament-matches = партії
cli-tournament-elo-value = { $elo } ± { $error }
cli-tournament-versus = { $first } – { $second }
cli-tournament-pair = { $first } – { $second }: { $share }
cli-tournament-at-seat = місце { $seat }
cli-tournament-seat-line = Місце { $seat } виграє { $share }.
cli-tournament-stronger = Бот { $first } сильніший, ніж { $second }: ясно після партій: { $matches } (логарифм відношення { $llr }, межа { $upper }).
cli-tournament-not-stronger = Бот { $first } не настільки сильніший, ніж { $second }: ясно після партій: { $matches } (логарифм відношення { $llr }, межа { $lower }).
cli-tournament-open = Чи сильніший бот { $first }, ніж { $second }, ще не ясно; зіграно партій: { $matches } (логарифм відношення { $llr }, межі { $lower } і { $upper }).
cli-tournament-title = Турнір: { $game }
cli-tournament-about = Партій: { $matches }; зерно: { $seed }.
cli-tournament-method = Сила — оцінка за моделлю Бредлі — Террі на шкалі Ело; кожній парі, що грала, додано одну нічию; 0 — середнє учасників. Інтервали 95-відсоткові: для сили — ширший з інтервалу моделі та розкиду між дзеркальними блоками, для часток — за Вілсоном.
cli-tournament-chart-ratings = Сила
cli-tournament-chart-pairs = Пари: частка першого
cli-tournament-chart-seats = Перемоги за місцями
cli-tournament-written = Партії, таблиці та звіт лежать у теці { $folder }.
cli-analyse-progress = аналіз
cli-analyse-positive = Дограних партій і рішень має бути щонайменше 1.
cli-analyse-player = гравець
cli-analyse-start = на початку
cli-analyse-luck = удача
cli-analyse-choice = рішення
cli-analyse-rest = не розглянуто
cli-analyse-nothing = Жодне рішення не могло бути помітно кращим.
cli-analyse-costly = Хід { $turn }, { $name }: −{ $cost } %
cli-analyse-played = Зіграно: { $answer } (шанс на перемогу { $chance })
cli-analyse-better = Краще: { $answer } (шанс на перемогу { $chance })
cli-analyse-try = Спробуй: { $command }

cli-train-matches = { $game }: партії
cli-train-teaching = { $game }: навчання
cli-train-no-looks = У гри { $game } немає нічого, на що міг би дивитися суддя.
cli-train-chart = { $game }: логарифмічна втрата за проходами, у сотих
cli-train-line-learned = навчання
cli-train-line-apart = відкладені
cli-train-line-written = вручну
cli-train-summary = Партій: { $matches }; позицій: { $positions }. Логарифмічна втрата на відкладених партіях: у навченого судді { $learned }, у написаного вручну { $written }.
cli-train-written = Суддя, його крива та партії лежать у { $folder }.
cli-needs-numpy = Для навчання потрібен { "NumPy" }, а його не встановлено. Встанови його так: { $command }

cli-record-turn = Хід { $turn }
cli-record-verified = Запис правильний. Відтворено відповідей: { $answers }, збіглося контрольних точок: { $checked }.
cli-record-sealed = Кубики були запечатані до партії й відповідають печатці { $seal }.
cli-record-unsealed = Цей запис не розкриває печатки: його кубиків ніхто заздалегідь не обіцяв.
cli-record-other-seal = Запис розкриває печатку { $seal }, а це інша печатка.
cli-help-seal = Печатка, яку стіл показував до партії.
cli-record-no-chart = Для гри «{ $game }» графік партії не креслять.
cli-record-tables = У теку { $folder } записано рядки. Партій: { $matches }, рішень: { $decisions }, подій: { $events }.
cli-needs-arrow = Для таблиць потрібен { "PyArrow" }, а його не встановлено. Встанови його так: { $command }

cli-rules-shows = Показано в: { $shows }
cli-rules-source = Джерело: { $source }
cli-rules-note = Примітка: { $note }
cli-rules-no-term = Вкажи слова для пошуку, номер правила або { "--coverage" }.
cli-rules-nothing = Жодне правило не згадує «{ $term }».
cli-rules-more = … і ще { $count }; додай слово або { "--game" }.
cli-rules-coverage = { $game }: доведено правил { $proven } з { $applicable } ({ $share }); незастосовних: { $left }
cli-rules-missing = Ще не доведено:

cli-play-keys = Відповідай числом (кількома, якщо треба кілька) або словом варіанта. i НАЗВА карта · g подарунки й подібне · u повернути хід · s ФАЙЛ зберегти · l журнал · w чому, правила · { "?" } ще раз · q вийти
cli-play-many-or-none = Вибери щонайбільше { $most } або нічого.
cli-play-empty-line = Порожній рядок: нічого.
cli-play-nothing-aside = Крім відповіді на запитання, зараз нічого зробити не можна.
cli-play-no-card = Карти з назвою «{ $name }» немає.
cli-play-bad-list = { $list }: так грати не можна. { $problem }
cli-play-builds-nothing = До гри { $game } не приносять ні колод, ні загонів.
cli-play-too-many-lists = Списків ({ $count }) більше, ніж місць ({ $seats }).
cli-play-no-option = Зараз не можна обрати «{ $key }».
cli-play-number = Відповідай числом від 1 до { $most }.
cli-play-several = «{ $typed }» підходить до варіантів ({ $count }): { FORM($labels, join: "; ") }. Напиши більше літер або номер.
cli-play-free = Напиши: { $form } — як у цих прикладах.
cli-play-free-numbered = Напиши: { $form } — або обери запропоноване за номером.
cli-form-pose = x,y,кут (міліметри від лівого нижнього кута, градуси від напрямку праворуч проти годинникової стрілки)
cli-form-xws = загін у форматі XWS одним рядком
cli-form-slide = міліметри вперед (з мінусом — назад)
cli-form-depth = міліметри від краю
cli-form-number = число
cli-play-left = Ти встаєш із-за столу.
cli-play-winners =
    { $count ->
        [0] Переможця немає.
        [1] Переможець: { $names }.
       *[other] Переможці: { $names }.
    }
cli-play-saved = Збережено в { $file }.
cli-play-you = Капітан
cli-play-which = У яку гру? Список покаже «{ "cantina games" }».
cli-needs-server = Серверу потрібен модуль { $module }, а його не встановлено. Встанови все потрібне: { $command }

## Цілий екран

cli-screen-about = Поле лишається на місці; під ним або поруч стоїть те, про що тебе питають зараз. Нові рядки журналу виділено.
cli-screen-about-digits = вибрати варіант із цим номером
cli-screen-about-arrows = пересунути курсор; поле показує, про що варіант
cli-screen-about-enter = взяти варіант під курсором або все позначене
cli-screen-about-space = позначити варіант там, де можна вибрати кілька
cli-screen-about-tab = наступна сторінка поля, якщо воно не вміщається
cli-screen-about-show-help = цей список
cli-screen-about-read-card = прочитати карти варіанта й усе, що лежить на столі; набери назву, щоб знайти будь-яку іншу
cli-screen-about-show-why = чого не можна зробити й чому, з правилами
cli-screen-about-show-log = увесь журнал і правила до нього
cli-screen-about-take-back = скасувати останню відповідь, доки не випали кубики й не відкрилися карти
cli-screen-about-interject = те, що можна зробити будь-коли, наприклад подарувати кредити
cli-screen-about-show-hint = в уроці: наступний крок
cli-screen-about-enlarge = поле велике й назад
cli-screen-about-save-now = зберегти партію
cli-screen-about-talk = за столом сервера: сказати щось іншим
cli-screen-about-open-line = набрати: номери, слова варіанта, «i НАЗВА» для карти, «s ФАЙЛ» для збереження
cli-screen-about-leave = встати з-за столу
cli-screen-aside = Крім запитання
cli-screen-close = { "Esc" } закриває
cli-screen-consent = Інших питають, чи вони згодні.
cli-screen-find = назва або її частина
cli-screen-go = Встати з-за столу
cli-screen-help = Допомога
cli-screen-kept = Цю партію зберігає сервер; повернутися до неї можна за посиланням.
cli-screen-key-enlarge = велике
cli-screen-key-interject = подарунки
cli-screen-key-leave = піти
cli-screen-key-open-line = набрати
cli-screen-key-page = сторінка { $page } з { $pages }
cli-screen-key-read-card = карта
cli-screen-key-save-now = зберегти
cli-screen-key-show-help = допомога
cli-screen-key-show-log = журнал
cli-screen-key-show-why = чому
cli-screen-key-take-back = скасувати
cli-screen-key-talk = сказати
cli-screen-leave = Ти встаєш із-за столу?
cli-screen-many = Цифри або пробіл позначають, { "Enter" } підтверджує.
cli-screen-no-card = Карти з такою назвою немає.
cli-screen-others = Вибирають інші.
cli-screen-read = Карти
cli-screen-said = { $name }: { $text }
cli-screen-silent = Сервер більше не відповідає. Партія зберігається на ньому; повернутися до неї можна за посиланням.
cli-screen-stay = Лишитися
cli-screen-type = номер, слова варіанта, «i НАЗВА» для карти
cli-screen-waits = Чекаємо, доки всі сядуть. { "Ctrl+C" } — піти.
