## Сторінка навколо столів

web-skip = До вмісту
web-nav = Сторінки
web-nav-play = Грати
web-nav-watch = Дивитися
web-nav-rules = Правила
web-nav-cards = Карти
web-nav-mine = Мої партії
web-guest = Гість { $name }
web-your-name = Твоє ім’я
web-disclaimer = Рушій правил, який зробили прихильники. Назви належать їхнім власникам; кожен малюнок і кожне речення тут — наші.
web-language = Мова
web-theme = Тема
web-theme-system = системна
web-theme-dark = Увімкнути темну тему
web-theme-light = Увімкнути світлу тему
web-theme-dark-word = темна
web-theme-light-word = світла
web-sound = Звук
web-settings = Налаштування і клавіші
web-close = Закрити
web-loading = Хвилинку.
web-server-silent = Сервер не відповідає. Твої місця збережено; спробуй трохи згодом.
web-lost = За цим посиланням немає столу.
web-back-home = Назад до ігор

## Головна сторінка

web-home-title = Підсідай до столу.
web-home-lead = Три настільні гри, де кожного правила дотримано й кожне пояснено: з друзями чи з ботами. Обліковий запис не потрібен.
web-games = Ігри
web-outer-rim = Зовнішнє Кільце
web-outer-rim-pitch = Літай, торгуй, полюй і ризикуй, доки твоє ім’я не знатимуть усі.
web-outer-rim-length = 1–4 гравці · близько двох годин
web-x-wing = { "X-Wing" }
web-x-wing-pitch = Плануй потай, літай за шаблонами, стріляй влучніше за опонента.
web-x-wing-length = 2 гравці або команди · близько години
web-destiny = Доля
web-destiny-pitch = Кидай кубики своїх героїв і використовуй кожну грань.
web-destiny-length = 2–4 гравці · близько пів години
web-other-game = Маленька гра
web-other-game-pitch = Маленька гра, щоб освоїтися за столом.
web-other-game-length = кілька хвилин
web-also-here = А щоб освоїтися за столом, є ще:
web-x-wing-squads = Загони на 100 очок
web-play-now = Грати зараз
web-with-friends = З друзями
web-learn = Навчання, 2 хв
web-table-of = Стіл гравця { $name }
web-paste-invitation = Є запрошення?
web-invitation-hint = Посилання, яке тобі надіслали, або його останнє слово.
web-invitation-unreadable = Це не посилання на стіл.
web-your-tables = Твої столи
web-your-tables-empty = Поки порожньо. До першої партії — одне натискання.
web-all-matches = усі партії
web-open-now = Відкриті зараз
web-open-empty = Зараз відкритих столів немає. Відкрий свій: порожні місця займуть боти.
web-tables-count = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[other] { $count } столів
}
web-tables-open = Збір гравців
web-tables-running = Триває гра
web-tables-finished = Закінчені
web-table-go-on = Продовжити
web-table-join = Приєднатися
web-table-watch = Дивитися
web-table-nobody-yet = поки нікого
web-table-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[other] { $count } ботів
}
web-table-with = з ким: { $names }
web-table-your-move = твій хід
web-table-waiting-for = чекаємо: { $name }
web-table-won = перемога
web-table-lost = поразка
web-table-drawn = нічия
web-table-outdated = зі старішої версії
web-start-a-table = Відкрити стіл
web-mine-here-only = Твої партії пам’ятає цей браузер. З обліковим записом ти знайдеш їх на будь-якому пристрої.
web-mine-waiting = { $count ->
    [0] На тебе ніхто не чекає.
    [one] На тебе чекає { $count } партія.
    [few] На тебе чекають { $count } партії.
   *[other] На тебе чекають { $count } партій.
}
web-mine-yours = Твій хід
web-mine-theirs = Хід за іншими
web-mine-move = Ходити
web-mine-look = Поглянути
web-mine-paused = відпочинок
web-mine-rests = { $name } у відпустці до { $date }; годинник відпочиває.
web-bell = Сповіщати на цьому пристрої, коли мій хід
web-bell-hint = І коли цю сторінку закрито.
web-bell-refused = Браузер цього не дозволяє. Дозволити можна в його налаштуваннях для цієї сторінки.
web-bell-failed = Зараз до цього браузера не достукатися.

## Other people

web-seek = Знайти суперника
web-seek-open = Шукаю суперника
web-seek-begin = Шукати суперника
web-seek-not = Не треба
web-seek-looking = Шукаємо суперника. Сторінка сама перейде до столу.
web-seek-end = Більше не шукати
web-seek-none = Зараз ніхто не шукає суперника.
web-seek-play = Грати
web-seek-seats = місць: { $count }
web-seek-range = рейтинг { $low }–{ $high }
web-seek-strength = Сила суперника
web-seek-anybody = будь-яка
web-seek-within = у межах { $width } від мого рейтингу
web-rated = Рейтингова партія
web-rated-hint = Іде в залік: лише з обліковим записом і годинником; без ботів, підказок і повернення ходів.
web-rated-account = У рейтингові партії грають з обліковим записом.
web-rated-matches = { $count ->
    [one] { $count } рейтингова партія
    [few] { $count } рейтингові партії
   *[many] { $count } рейтингових партій
}
web-rating = Рейтинг
web-rating-unsure = партій поки мало, рейтинг може сильно змінитися
web-rating-history = Рейтинг за останні партії: { $game }
web-ratings = Рейтинги
web-ratings-none = Рейтингових партій поки немає.
web-leaders = Лідери
web-leaders-none = Ніхто ще не зіграв рейтингової партії.
web-leaders-place = Місце
web-leaders-matches = Партії
web-leaders-hint = Порядок — за тим, що вже ясно: хто мало грав, стоїть нижче, доки про нього не відомо більше. Рейтинги — за системою Гліко-2.
web-person-since = тут з { $date }
web-person-own = Мій профіль
web-person-blocked = Ця людина в тебе заблокована.
web-friends = Друзі
web-friends-none = Поки нікого. Знайди когось за ім’ям і запропонуй дружбу.
web-friend = Дружба взаємна.
web-friend-asked = Дружбу запропоновано.
web-friend-asks = Пропонує дружбу.
web-friend-ask = Запропонувати дружбу
web-friend-agree = Прийняти
web-friend-decline = Відхилити
web-friend-take-back = Відкликати пропозицію
web-friend-end = Більше не дружити
web-friend-here = зараз тут
web-friend-away = немає на місці
web-friend-find = Знайти за ім’ям
web-private = Приватні повідомлення
web-private-hear = Друзі можуть мені писати
web-private-hint = Спершу вимкнено. Писати можна друзям, які теж це ввімкнули; більше ніхто тебе не потурбує. Повідомлення зберігаються не вічно.
web-private-write = Написати: { $name }
web-private-text = Текст повідомлення
web-private-send = Надіслати
web-private-none = Поки нічого не написано.
web-private-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
}
web-invited = Для тебе тримають місце · { $game }
web-invite-sent = місце притримано
web-seat-kept = Місце для гравця { $name }
web-seat-free = Відкрити для всіх
web-block = Заблокувати
web-unblock = Розблокувати
web-block-hint = Заблокована людина не може тебе запросити, не трапиться тобі в суперники, не сяде за твої столи, і її слів ти не почуєш. Їй про це не повідомляють. Приватних повідомлень тут немає.
web-lobby-rated = Партія почнеться, коли всі місця будуть зайняті.
web-seal = Чесні кубики
web-seal-hint = Від чого залежать кубики, запечатано зараз і розкриється після партії.
web-seal-sealed = Кубики запечатані
web-seal-verified = Кубики перевірено: печатка сходиться
web-seal-broken = Печатка не сходиться: це не ті кубики, що обіцяні
web-seal-record = Хто хоче кинути кожен кубик заново, запускає { $command } для запису партії.
web-seal-download = Завантажити запис

## Облікові записи

web-account-title = Хто ти?
web-account-lead = Щоб грати, обліковий запис не потрібен. З ним ти знайдеш свої партії на будь-якому пристрої.
web-account-guest = Як гість
web-account-guest-hint = Це ім’я бачать інші за столом. Твої місця зберігаються лише в цьому браузері.
web-account-name = Назва облікового запису
web-account-password = Пароль
web-account-show-password = Показати пароль
web-account-password-hint = Щонайменше вісім знаків. Коли ввійдеш, створи коди відновлення.
web-account-forgotten = Не пам’ятаєш? Тебе впустить код відновлення.
web-safety-title = Безпека
web-safety-password = Змінити пароль
web-safety-password-hint = Тут ти лишишся в обліковому записі, на інших пристроях — вийдеш.
web-safety-password-changed = Новий пароль уже діє.
web-safety-new-password = Новий пароль
web-safety-codes = Коди відновлення
web-safety-codes-hint = Вісім кодів; кожен впустить тебе один раз, якщо пароль втрачено. Попередні коди втратять чинність.
web-safety-codes-made = Запиши або роздрукуй їх: більше їх не покажуть.
web-safety-copy = Копія моїх даних
web-safety-end = Видалити обліковий запис
web-safety-end-hint = Твоє ім’я зникне зі столів, а твої репліки — із чату. Повернути їх буде неможливо.
web-safety-ended = Облікового запису більше немає. Ти знову гість.
web-safety-sessions = Де виконано вхід
web-safety-here = тут
web-safety-end-session = Вийти там
web-passkeys-title = Ключі доступу
web-passkeys-hint = З ключем доступу ти входиш за відбитком пальця, обличчям або кодом пристрою. Заводити його не обов’язково.
web-passkey-add = Додати ключ доступу
web-passkey-name = Назва ключа доступу
web-passkey-rename = Перейменувати
web-passkey-remove = Видалити
web-passkey-keep = Зберегти назву
web-passkey-number = Ключ доступу { $number }
web-passkey-made = створено { $date }
web-passkey-used = останній вхід { $date }
web-passkey-doubted = можливо, скопійовано, більше нічого не відчиняє
web-passkey-added = Відтепер цей ключ доступу відчиняє твій обліковий запис.
web-passkey-enter = Увійти з ключем доступу
web-passkey-confirm = Підтвердити ключем доступу
web-passkey-failed = Ключ доступу не надано.
web-passkey-alone = Обходитися без пароля
web-passkey-alone-hint = Тоді ввійти можна буде лише з ключем доступу або з кодом відновлення, якщо коди є. На інших пристроях ти вийдеш.
web-passkey-is-alone = Твій обліковий запис не має пароля; його відчиняють ключі доступу.
web-safety-set-password = Задати пароль
web-reach-title = Твій хід
web-reach-drop = Забути пристрій
web-reach-no-address = Адреси немає. Через пошту можна повернути обліковий запис, якщо пароль утрачено.
web-reach-confirmed = підтверджено
web-reach-unconfirmed = зазирни до пошти
web-reach-address = Змінити адресу
web-reach-address-hint = Ми надішлемо один лист із посиланням для підтвердження. Лиши поле порожнім, і адресу буде забуто.
web-reach-mail = Адреса електронної пошти
web-reach-keep = Зберегти адресу
web-reach-mailed = Посилання надіслано на { $address }.
web-reach-notices = Писати мені, коли мій хід
web-reach-notices-hint = Один лист на хід і лише тоді, коли тебе немає за столом. У кожному листі є посилання, щоб відмовитися.
web-vacation = Відпустка
web-vacation-hint = Твої годинники в днях відпочивають. Лишилося днів цього року: { $left } з { $days }.
web-vacation-days = Днів відпустки
web-vacation-begin = Піти у відпустку
web-vacation-until = Відпустка до { $date }. Твої годинники відпочивають.
web-vacation-end = Повернутися до гри
web-forgotten-title = Надіслати мені посилання поштою
web-forgotten-hint = Якщо твій обліковий запис має адресу, туди надійде посилання для нового пароля.
web-forgotten-go = Надіслати посилання
web-forgotten-sent = Якщо цю адресу вказано в обліковому записі, лист уже в дорозі.
web-letter-confirm = Підтвердь адресу
web-letter-confirm-hint = Тоді втрачений пароль можна замінити через пошту, а про твій хід тебе сповістять.
web-letter-confirm-go = Це моя адреса
web-letter-confirm-done = Адресу підтверджено.
web-letter-off = Більше жодних листів про ходи
web-letter-off-hint = Твої партії тривають; тобі лише не писатимуть про них.
web-letter-off-go = Відмовитися від листів
web-letter-off-done = Готово. Увімкнути листи знову можна в обліковому записі.
web-letter-password = Новий пароль
web-letter-password-hint = На всіх інших пристроях ти вийдеш з облікового запису.
web-recover-title = Я не пам’ятаю пароля
web-recover-hint = Потрібен один із записаних кодів відновлення.
web-recover-code = Код відновлення
web-recover-go = Задати новий пароль
web-account-carry-along = { $count ->
    [1] Узяти з собою місце з цього браузера
    [one] Узяти з собою { $count } місце з цього браузера
    [few] Узяти з собою { $count } місця з цього браузера
   *[other] Узяти з собою { $count } місць із цього браузера
}
web-account-carry = Додати місця цього браузера
web-account-carried = Тепер місця цього браузера належать твоєму обліковому запису.
web-account-yours = Твій обліковий запис
web-account-anywhere = Увійди на іншому пристрої і грай далі з того самого місця.
web-account-signed-out = Ти знову гість. Місця цього браузера збережено.
web-sign-in = Увійти
web-sign-up = Створити запис
web-sign-out = Вийти

## Збір гравців

web-new-overline = { $game } · новий стіл
web-new-title = Хто грає і як?
web-new-open = Відкрити стіл
web-seats = Місця
web-seat-number = Місце { $number }
web-seat-open = Вільне місце
web-seat-open-anyone = вільно (посилання)
web-seat-open-hint = сісти може кожен, хто має посилання
web-seat-add = Ще одне місце
web-seat-remove = Прибрати це місце
web-bot = Бот
web-bot-named = { $bot ->
    [greedy] розважливий бот
    [random] метушливий бот
    [easy] легкий бот
    [normal] звичайний бот
    [hard] сильний бот
    [ace] бот-ас
    [hard-aggressive] сильний напористий бот
    [hard-careful] сильний обережний бот
    [ace-aggressive] напористий бот-ас
    [ace-careful] обережний бот-ас
   *[other] бот { $bot }
}
web-bots-about = Як грають боти, від найслабшого до найсильнішого
web-bot-about = { $bot ->
    [random] Відповідає навмання.
    [easy] Знає гру, але помиляється, як новачок.
    [greedy] Бере те, що найкраще на перший погляд: сильніший за легкого, слабший за звичайного.
    [normal] Грає за здоровим глуздом: звичний суперник.
    [hard] Дивиться наперед, перш ніж відповісти.
    [hard-aggressive] Дивиться наперед і любить нападати.
    [hard-careful] Дивиться наперед і береже своїх.
    [ace] Дивиться найдалі наперед і думає найдовше.
    [ace-aggressive] Дивиться найдалі наперед і любить нападати.
    [ace-careful] Дивиться найдалі наперед і береже своїх.
   *[other] Грає по-своєму.
}
web-bot-seat = { $name }, { $bot }
web-bot-person = { $seat ->
    [1] Джуно
    [2] Кестрел
    [3] Веспер
   *[other] Бракк
}
web-you = ти
web-the-game = Гра
web-options-readings = Як читати спірні правила
web-the-table = Стіл
web-table-name = Назва столу
web-clock-per-move = Час на хід
web-clock-none = без годинника
web-clock-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}
web-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[other] { $days } днів на хід
}
web-clock-days-hint = Сидіти за столом не треба: повертайся, коли настане твій хід. З обліковим записом тебе про це сповістять.
web-clock-over = Коли час вийде
web-clock-over-bot = до повернення грає бот
web-clock-over-forfeit = гравець вибуває
web-clock-rests = відпочиває до { $date }
web-time-days-hours = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
} { $hours } год
web-time-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
web-time-hours = { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[other] { $hours } годин
}
web-time-minutes = { $minutes } хв
web-listed = Показати всім
web-listed-hint = Незнайомі побачать стіл у розділі «Дивитися» і зможуть зайняти вільні місця.
web-build-squad = Скласти загін
web-build-deck = Скласти колоду
web-lobby-overline = { $game } · збір гравців
web-lobby-waiting = { $count ->
    [1] Одне місце ще вільне. Почни зараз, і його займе бот.
    [one] Ще вільне { $count } місце. Почни зараз, і його займе бот.
    [few] Ще вільні { $count } місця. Почни зараз, і їх займуть боти.
   *[other] Ще вільно { $count } місць. Почни зараз, і їх займуть боти.
}
web-lobby-ready = Усі на місці.
web-lobby-begin = Почати партію
web-ready = готово
web-seat-a-bot = Посадити бота
web-sit-down = Сісти
web-stand-up = Встати
web-invite = Запросити
web-invite-hint = Хто відкриє посилання, обере ім’я і сяде за стіл. Без облікового запису.
web-copy-link = Копіювати посилання
web-link-copied = Посилання скопійовано. Воно веде до цього столу.

## За столом

web-region-board = Поле
web-region-ask = Твоє рішення
web-region-log = Журнал
web-panes = Частини столу
web-pane-lit = , тут є що обрати
web-pane-board = Поле
web-phases = Фази
web-title-your-turn = Твій хід · { $title }
web-you-are-watching = ти дивишся
web-watching = Ти дивишся
web-loading-table = Розкладаємо стіл. Спершу з’явиться поле, потім журнал.
web-generic-facts = Стіл

web-ask-your-turn = Твій хід
web-ask-announce = { $prompt } Варіантів: { $count }.
web-ask-options = Варіанти
web-ask-click-glowing = { $count ->
    [1] Натисни на те, що світиться.
   *[other] Натисни на те, що світиться. Можна обрати: { $count }.
}
web-ask-tap-glowing = { $count ->
    [1] Торкнися того, що світиться.
   *[other] Торкнися того, що світиться. Можна обрати: { $count }.
}
web-ask-unfold = Показати все питання
web-ask-fold = Згорнути питання
web-ask-choose-exactly = { $count ->
    [1] Обери одне.
   *[other] Обери { $count }.
}
web-ask-choose-between = Обери від { $least } до { $most }.
web-ask-choose-none = Нічого не обирати
web-ask-keep-all = Залишити всі
web-ask-confirm-verb = { $verb }: { $count }
web-ask-confirm = { $count ->
    [1] Узяти це
   *[other] Узяти ці { $count }
}
web-ask-something-else = Щось інше
web-ask-explain = Чому не інше?
web-ask-why-not = { $count ->
    [1] і ще одне, чого не можна зробити
   *[other] і ще { $count }, чого не можна зробити
}
web-ask-as-list = Списком
web-ask-not-yours = Зараз не твій хід
web-ask-is-choosing = Обирає { $name }
web-ask-table-moves = Далі все йде саме.
web-odds-succeeds = Шанс, що вийде
web-refused-title = Так не можна
web-refused-nothing-changed = Нічого не змінилося.
web-undo = Повернути хід
web-clock = Залишилося часу: { $time }
web-thing-can-be-chosen = можна обрати
web-thing-chosen = обрано
web-thing-blocked = { $name }, не можна: { $reason }
web-thing-choices = { $name }, варіантів: { $count }

web-tab-log = Журнал
web-tab-chat = Чат
web-log-turn = Хід { $number }
web-log-round = Раунд { $number }
web-log-turn-of = { $turn } · { $name }
web-log-setup = Підготовка
web-log-steps = кожен крок
web-log-why = чому?
web-log-why-rule = Чому? Правило { $rule }
web-log-filter = Які рядки
web-log-all = усі
web-log-mine = мої
web-log-earlier = { $count ->
    [one] { $count } рядок раніше
    [few] { $count } рядки раніше
   *[other] { $count } рядків раніше
}
web-log-empty = Поки нічого не сталося.

## Що зробили інші, одне за одним

web-story-next = Далі
web-story-skip = Пропустити ще { $count }
web-back-again = Тим часом
web-back-count = { $count ->
    [one] Сталася { $count } подія.
    [few] Сталося { $count } події.
   *[other] Сталося { $count } подій.
}
web-back-show = Показати
web-back-go-on = Далі
web-pace = Ходи інших показувати
web-pace-calm = спокійно
web-pace-brisk = швидко
web-pace-instant = одразу
web-key-space = далі за розповіддю; тримай, щоб пропустити
web-key-bot = що зробив би бот

## Поради

web-hint = Що зробив би бот?
web-hint-thinking = Бот думає.
web-hint-would = Бот обрав би: { $option }
web-hint-would-place = Бот має на це свою відповідь.
web-hint-take = Так і зробити
web-hint-best = Що зважив би бот
web-hints-allowed = Можна просити поради в ботів
web-hints-allowed-hint = «Що зробив би бот?» показує його відповідь тому, хто питає.
web-hint-this = бот обрав би це

## Партія зі старішої версії

web-outdated-title = Ця партія зі старішої версії
web-outdated-text = Відтоді правила змінилися, і поле цієї партії вже не розкласти. Що сталося, можна прочитати й зберегти.
web-outdated-keep = Зберегти перебіг
web-outdated-again = Зіграти в «{ $game }» знову
web-only-you = бачиш лише ти
web-chat-empty = Ще ніхто нічого не сказав.
web-chat-label = Напиши щось
web-chat-send = Надіслати

web-rule-link = Правило { $rule }
web-rule-unknown = Такого пункту в книзі немає.
web-rule-why = Чому

web-line-dropped = Зв’язок перервався. Твоє місце збережено.
web-line-trying = { $seconds ->
    [0] Під’єднуємося знову.
   *[other] Під’єднаємося знову через { $seconds } с.
}
web-line-try-now = Спробувати зараз
web-paused = Стіл на паузі.
web-resume = Продовжити
web-pause = Поставити на паузу
web-proposal = Прохання
web-proposal-undo = { $name } просить повернути хід.
web-proposal-pause = { $name } просить зробити паузу.
web-allow = Дозволити
web-refuse = Відмовити
web-away = Немає на місці: { $name }.
web-away-bot = Нехай грає бот
web-concede = Здатися
web-concede-sure = Так, здаюся
web-finished = Партію закінчено
web-open-report = Відкрити звіт
web-watch-replay = Дивитися повтор

web-letters = Клавіші — окремі літери
web-single = Відповідати одним натисканням, без підтвердження
web-keys = Клавіші
web-key-tab = наступний елемент
web-key-glow = наступне, що світиться; із { "Shift" } — попереднє
web-key-arrows = найближче, що світиться, у цей бік
web-key-enter = обрати; головний варіант
web-key-digits = варіант із цим номером
web-key-escape = закрити перегляд або вікно
web-key-regions = наступна частина: поле, рішення, журнал
web-key-inspect = уся карта
web-key-name = почни писати назву з великої літери: перехід до цього місця, корабля чи карти
web-key-why = чому не можна: правило
web-key-undo = повернути хід або попросити про це
web-key-describe = поле словами
web-key-log = журнал, чат
web-key-help = цей список

web-shape-circle = блакитне коло
web-shape-triangle = кораловий трикутник
web-shape-square = м’ятний квадрат
web-shape-diamond = бузковий ромб

## Перший хід із підказками

web-guide-step = Твій перший хід · { $step } з { $steps }
web-guide-keys = або натисни G, потім { "Enter" }
web-guide-next = Далі
web-guide-skip = Без підказок
web-guide-done = Грати далі
web-guide-or-2 = Теплі кільця — твої ходи. Наведи на кільце, щоб побачити ціну, і натисни, щоб походити.
web-guide-or-3 = Планування: лети, отримай 2 000 кредитів або зніми пошкодження. Уся робота — на планетах.
web-guide-or-4 = Дії: купуй на ринку під мапою. На вантажах і халтурках указано планету, де заплатять.
web-guide-or-5 = Де вирішують кубики, шанс видно ще до вибору.
web-guide-or-6 = Чого не можна зробити, показано сірим, разом із правилом. Натисни на правило, щоб прочитати його.
web-guide-or-7 = Журнал пам’ятає все; хід можна повернути, доки не кинуто кубиків і не відкрито карт. Гарного польоту!
web-guide-xw-1 = Два загони, один бій: знищ усі ворожі кораблі.
web-guide-xw-2 = Планування: обери корабель, що світиться, і поверни його диск. Цього ніхто не бачить.
web-guide-xw-3 = Активація: кораблі летять за шаблоном зі свого диска, починаючи з найменшої майстерності пілота.
web-guide-xw-4 = Після польоту виконай одну дію. Фокус перетворює очі на влучання або ухилення.
web-guide-xw-5 = Бій: першим стріляє корабель із найбільшою майстерністю пілота. Сектор обстрілу й дистанція вирішують, у кого можна влучити; шанс стоїть біля кожної цілі.
web-guide-xw-6 = Червоні маневри дають стрес, а з ним не можна ні червоних маневрів, ні дій. Сірі рядки пояснюють чому.
web-guide-xw-7 = У журналі — кожен кидок і його правило. Наступний раунд — без підказок.
web-guide-ds-1 = Здолай усіх персонажів опонента або дочекайся, доки спорожніє його колода.
web-guide-ds-2 = По одній дії за раз: активуй персонажа, і його кубики потраплять до пулу.
web-guide-ds-3 = Кубики з одним символом застосовують разом: натисни на перший, а ті, що пасують, засвітяться.
web-guide-ds-4 = Плати ресурси, щоб грати карти з руки. Покращення мають власні кубики.
web-guide-ds-5 = Щит зупиняє пошкодження один до одного. Панель покаже, що залишиться.
web-guide-ds-6 = Сіре — не зараз; поруч указано правило.
web-guide-ds-7 = Закінчиш раніше — захопи поле бою. Журнал пам’ятає все. Грай!

## Звід правил

web-rules-search = Пошук у правилах
web-rules-chapters = Розділи
web-rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункти
   *[other] { $count } пунктів
}
web-rules-nothing = Жоден пункт не містить усіх цих слів.
web-rules-own-words = Пунктів: { $count }, нашими словами. За столом дотримано кожного.

## X-wing

web-ask-send = Надіслати
web-xw-setup = Підготовка
web-xw-planning = Планування
web-xw-activation = Активація
web-xw-combat = Бій
web-xw-end = Завершення
web-xw-pane-mat = Поле
web-xw-pane-order = Порядок
web-xw-mat = Ігрова зона
web-xw-dial = Диск маневрів
web-xw-dial-left = Повернути диск ліворуч
web-xw-dial-right = Повернути диск праворуч
web-xw-dial-is-set = диск виставлено
web-xw-dial-open = диск не виставлено
web-xw-pick-ship = Який корабель
web-xw-set = Виставити: { $maneuver }
web-xw-not-now = цьому кораблю зараз не можна
web-xw-green = зелений: знімає стрес
web-xw-white = білий: стрес не змінюється
web-xw-red = червоний: додає стрес
web-xw-green-short = знімає стрес
web-xw-red-short = додає стрес
web-xw-order-planning = Вистав усі диски в будь-якому порядку. Їх ніхто не бачить.
web-xw-order-setup = Першими ставлять кораблі з найменшою майстерністю пілота.
web-xw-order-activation = Першими летять кораблі з найменшою майстерністю пілота.
web-xw-order-combat = Першими стріляють кораблі з найбільшою майстерністю пілота.
web-xw-on-the-mat = В ігровій зоні
web-xw-by-eye = Шаблони й лінійку відкладено: планують на око.
web-xw-arc = Сектор обстрілу
web-xw-ruler = Дистанція 1–3
web-xw-paths = Пройдений шлях
web-xw-range = дистанція { $range }
web-xw-ship-label = { $name }, майстерність пілота { $skill }, корпус { $hull }, щити { $shields }, { $player }
web-xw-hull-left = корпус { $left } з { $of }
web-xw-shields-left = щити { $left } з { $of }
web-xw-asteroid = Астероїд
web-xw-bomb = Бомба
web-xw-mine = Міна
web-xw-satellite = Супутник
web-xw-cargo = Контейнер
web-xw-docked = пристикований
web-xw-suggested = Запропоноване місце
web-xw-place-at = { $x } × { $y } мм
web-xw-place-hint = Перетягни або рухай стрілками ({ "Shift" } — удесятеро далі). Коліщатко, Q та E повертають.
web-xw-place-hint-straight = Перетягни або рухай стрілками ({ "Shift" } — удесятеро далі).
web-xw-place-hint-touch = Перетягни пальцем або торкнися запропонованого місця. Стрілки повертають.
web-xw-place-hint-touch-straight = Перетягни пальцем або торкнися запропонованого місця.
web-xw-place-here = Поставити сюди
web-xw-outside = Частина виходить за твою заштриховану смугу.
web-xw-crowded = Тут уже стоїть інший корабель.
web-xw-off-mat = Частина виходить за ігрову зону.
web-xw-near-edge = Надто близько до краю.
web-xw-near-rock = Надто близько до астероїда.
web-xw-near-ship = Надто близько до корабля.
web-xw-near-satellite = Супутник ставлять на дистанції 2 або 3 від іншого супутника.
web-xw-near-mine = Міни ставлять далі за дистанцію 1 одна від одної.
web-xw-fits = Тут підходить.
web-xw-ghost = За цим столом видно, де закінчиться маневр.
web-xw-beyond = далі за 3
web-xw-plan = Твій план
web-xw-plan-hits = влучить
web-xw-plan-spread = пошкодження
web-xw-plan-destroys = знищить
web-xw-plan-count = { $damage ->
    [0] промах
    [1] 1 пошкодження
   *[other] { $damage }
}
web-xw-plan-damage = { $damage ->
    [0] без пошкоджень { $chance }
   *[other] пошкоджень { $damage }: { $chance }
}
web-xw-plan-token = { $token ->
    [lock] Захоплення
    [focus] Фокус
    [evade] Ухилення
   *[other] { $token }
}
web-xw-plan-then = потім
web-xw-plan-none = Нічого не міняти
web-xw-plan-exact = Точно, за всіма ще не кинутими гранями; карти — понад те. Вважаємо, що атакований розумно витрачає жетони.
web-xw-turn-left = Повернути ліворуч
web-xw-turn-right = Повернути праворуч
web-xw-slide = Як далеко зсунути, у міліметрах
web-xw-squads = Загони
web-xw-side = { $faction ->
    [rebel] Повстанці
    [imperial] Імперія
   *[scum] Покидьки
}
web-xw-token = { $token ->
    [focus] фокус
    [evade] ухилення
    [stress] стрес
    [ion] іонізація
    [cloak] маскування
    [reinforce-fore] підсилення, ніс
    [reinforce-aft] підсилення, корма
    [weapons-disabled] зброю вимкнено
    [jam] завади
   *[other] жетон
}
web-xw-action = { $action ->
    [focus] фокус
    [evade] ухилення
    [target-lock] захоплення цілі
    [barrel-roll] «бочка»
    [cloak] маскування
    [slam] SLAM
    [reinforce] підсилення
    [reload] перезаряджання
    [coordinate] координація
    [jam] завади
   *[boost] прискорення
}
web-xw-slot = { $slot ->
    [ept] елітний талант
    [amd] астромех
    [torpedo] торпеда
    [missile] ракета
    [turret] турель
    [cannon] гармата
    [bomb] бомба
    [crew] екіпаж
    [system] система
    [mod] модифікація
    [title] титул
    [samd] відновлений астромех
    [illicit] незаконне
    [tech] технологія
   *[other] покращення
}
web-xw-attack = атака
web-xw-agility = маневровість
web-xw-hull = корпус
web-xw-shields = щити
web-xw-skill = Майстерність пілота { $skill }
web-xw-face-down = Карта пошкодження долілиць
web-xw-attacker = Нападник
web-xw-defender = Атакований
web-xw-attack-overline = Раунд { $round } · бій · майстерність пілота { $skill }
web-xw-attack-title = { $attacker } бере на приціл: { $defender }
web-xw-attack-value = атака { $value }, дистанція { $range }
web-xw-agility-value = маневровість { $value }
web-xw-obstructed = атака ускладнена
web-xw-clear = шлях вільний
web-xw-outcome = { $hits ->
    [0] { $criticals ->
        [one] Проходить { $criticals } критичне влучання.
        [few] Проходять { $criticals } критичні влучання.
       *[other] Проходить { $criticals } критичних влучань.
    }
    [one] { $criticals ->
        [0] Проходить { $hits } влучання.
       *[other] Проходить { $hits } влучання, критичних: { $criticals }.
    }
    [few] { $criticals ->
        [0] Проходять { $hits } влучання.
       *[other] Проходять { $hits } влучання, критичних: { $criticals }.
    }
   *[other] { $criticals ->
        [0] Проходить { $hits } влучань.
       *[other] Проходить { $hits } влучань, критичних: { $criticals }.
    }
}
web-xw-step-target = Ціль
web-xw-step-attack = Кидок атаки
web-xw-step-modify-attack = Зміна атаки
web-xw-step-defence = Кидок захисту
web-xw-step-modify-defence = Зміна захисту
web-xw-step-compare = Порівняння
web-xw-step-damage = Пошкодження

## «Зовнішнє Кільце»

web-or-setup = Підготовка
web-or-planning = Планування
web-or-action = Дія
web-or-encounter = Зустріч
web-or-your-step = Твій хід · { $step }
web-or-pane-map = Мапа
web-or-pane-ship = Корабель
web-or-pane-market = Ринок
web-or-pane-players = Гравці
web-or-map = Мапа Кільця
web-or-market = Ринок
web-or-kind = { $kind ->
    [bounty] Розшук
    [cargo] Вантаж
    [gear_mod] Спорядження, обладнання
    [job] Халтурка
    [luxury] Особливий товар
    [ship] Корабель
    [encounter] Зустріч
    [databank] Банк Даних
    [character] Персонаж
    [sheet] Аркуш корабля
   *[contact] Контакт
}
web-or-slot = { $slot ->
    [cargo] Вантаж
    [mod] Обладнання
    [cargo_or_mod] Вантаж або обладнання
    [crew] Екіпаж
    [gear] Спорядження
   *[other] Халтурка або розшук
}
web-or-standing = { $standing ->
    [1] позитивна
    [-1] негативна
   *[0] нейтральна
}
web-or-source = { $source ->
    [bounty] розшук
    [cargo] вантаж
    [job] халтурки
    [patrol] патрулі
    [goal] мета
    [luxury] особливі товари
    [card] карти
   *[other] інше
}
web-or-empty-deck = порожньо
web-or-cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
web-or-deck-short = { $deck ->
    [bounty] Розшук
    [cargo] Вантаж
    [gear_mod] Спорядження
    [job] Халтурка
    [luxury] Товар
   *[ship] Корабель
}
web-or-free = безкоштовно
web-or-to = Куди: { $planet }
web-or-to-player = До іншого капітана
web-or-patrol-moves = рух патруля: { $distance }
web-or-planet = планета
web-or-navpoint = навігаційна точка
web-or-spaces = { $count ->
    [one] { $count } терен
    [few] { $count } терени
   *[other] { $count } теренів
}
web-or-fact-flown = { $count } з { $of ->
    [one] { $of } терену
   *[other] { $of } теренів
}
web-or-fact-there = Там: { $things }
web-or-fact-then = Далі дії та зустріч на місці.
web-or-fact-credits = Буде { $credits }.
web-or-fact-unhurt = Пошкоджень немає.
web-or-fact-recover = Пошкодження: на персонажі { $character }, на кораблі { $ship }.
web-or-fact-market = За бажання скинь одну карту, потім придбай одну. Кредитів: { $credits }.
web-or-fact-done = Далі зустріч.
web-or-contact-closed = контакт долілиць, ґатунок: { $rank }
web-or-no-contacts = Контактів тут немає.
web-or-first-to = До перемоги: { $fame } слави
web-or-fame = слава
web-or-credits = кредити
web-or-ground = наземний бій
web-or-ship = космічний бій
web-or-health = витривалість
web-or-hull = броня
web-or-hyperdrive = гіперпривід
web-or-damage = пошкодження
web-or-damage-of = пошкодження: { $damage } з { $of }
web-or-left-of = залишилося { $left } з { $of }
web-or-defeated = невдача
web-or-goal-done = Мети досягнуто
web-or-secrets = { $count ->
    [one] { $count } секрет
    [few] { $count } секрети
   *[other] { $count } секретів
}
web-or-captured = На борту: { $contact }
web-or-choosing = обирає
web-or-describe = { $name }, { $player }: { $space }, слава { $fame }, кредити { $credits }.
web-or-attacker = Нападник
web-or-defender = Атакований
web-or-enemy = Ворог
web-or-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
}
web-or-takes-no-damage = Без пошкоджень
web-or-ship-combat = Космічний бій
web-or-ground-combat = Наземний бій
web-or-combat-title = Бій: { $attacker } і { $defender }
web-or-combat-title-enemy = { $attacker } проти ворога
web-or-tie = За нічиєї перемагає нападник.
web-or-their-damage = { $count ->
    [one] Їхні пошкодження: { $count } кубик
    [few] Їхні пошкодження: { $count } кубики
   *[other] Їхні пошкодження: { $count } кубиків
}
web-or-step-attack = Кидок атаки
web-or-step-attack-damage = Пошкодження від атаки
web-or-step-defence = Кидок захисту
web-or-step-winner = Хто переміг
web-or-step-suffer = Пошкодження
web-or-encounter-of = Зустріч · { $name }
web-or-a-roll = Кидок
web-or-unskilled = Падаван
web-or-skilled = Джедай
web-or-highly-skilled = Магістр
web-or-test-of = Перевірка: { $skill }
web-or-test-chance = шанс на успіх
web-or-counts = успіх
web-or-chances = Шанси
web-or-chance-win = Перемагає { $name }
web-or-chance-defeated = { $name } зазнає невдачі: пошкоджень { $damage } і більше
web-or-chances-plain = Точно, без урахування інших властивостей.
web-or-stake-you-win = Якщо переможеш
web-or-stake-you-lose = Якщо програєш
web-or-stake-wins = Якщо переможе { $name }
web-or-stake-loses = Якщо програє { $name }
web-or-stake-either = У будь-якому разі
web-or-stake-choice = { $choice ->
    [eliminate] Ліквідувати:
   *[capture] або захопити:
}
web-or-stake-credits = кредити: { $amount }
web-or-stake-fame = слава: { $amount }
web-or-stake-reputation = репутація ({ $faction }): { $amount }
web-or-stake-deliver = оплата після доставки: { $planet }
web-or-stake-crew = { $card } залишає екіпаж
web-or-stake-survived = лише якщо витримаєш пошкодження
web-or-stake-nothing = більше нічого
web-or-stake-patrol-gone = патруль зникає; з’являється наступний тієї ж фракції
web-or-stake-patrol-pushed = патруль лишається; ти зсуваєш його на сусідній терен
web-or-stake-defeat = { $secrets ->
    [0] пошкоджень { $damage } — і { $name } зазнає невдачі: мінус { $credits } кредитів
   *[other] пошкоджень { $damage } — і { $name } зазнає невдачі: мінус { $credits } кредитів і всі секрети
}
web-or-stake-defeat-you = { $secrets ->
    [0] пошкоджень { $damage } — і ти зазнаєш невдачі: мінус { $credits } кредитів
   *[other] пошкоджень { $damage } — і ти зазнаєш невдачі: мінус { $credits } кредитів і всі секрети
}
web-or-trade-overline = Угода · { $place }
web-or-trade-title = Угода: { $one } і { $two }
web-or-trade-you = ти
web-or-trade-goods = Що є: { $name }
web-or-trade-none-left = Більше нічого запропонувати.
web-or-trade-lane = { $from } → { $to }
web-or-trade-nothing = поки нічого
web-or-trade-sum = { NUMBER($amount) } кредитів
web-or-trade-lay = покласти на стіл
web-or-trade-back = забрати назад
web-or-trade-pay = Ти віддаєш { NUMBER($amount) } кредитів
web-or-trade-ask = Ти просиш { NUMBER($amount) } кредитів
web-or-trade-no-credits = Без кредитів
web-or-trade-give-more = Дати ще { $amount } кредитів
web-or-trade-ask-more = Ще { $amount } кредитів платить { $name }
web-or-trade-yourself = Ти
web-or-trade-agreed = згода є
web-or-trade-open = згоди ще немає
web-or-trade-make = Запропонувати
web-or-trade-make-hint = потім інша сторона погодиться або відмовиться
web-or-trade-leave = Відмовитися

## «Доля»

web-ds-setup = Підготовка
web-ds-action-phase = Фаза дій
web-ds-upkeep = Перегрупування
web-ds-your-action = Твоя дія
web-ds-pane-table = Стіл
web-ds-pane-field = Поле бою
web-ds-pane-hand = Рука
web-ds-melee = пошкодження зблизька
web-ds-ranged = пошкодження здалеку
web-ds-indirect = непрямі пошкодження
web-ds-shield = щит
web-ds-resource = ресурс
web-ds-disrupt = диверсія
web-ds-discard = скидання
web-ds-focus = фокус
web-ds-special = особливість
web-ds-blank = порожня грань
web-ds-any = будь-який символ
web-ds-kind = { $kind ->
    [character] персонаж
    [upgrade] покращення
    [downgrade] погіршення
    [support] підтримка
    [event] подія
    [plot] задум
   *[battlefield] поле бою
}
web-ds-side = { $side ->
    [hero] герой
    [villain] лиходій
   *[neutral] нейтральний
}
web-ds-side-costs = { $side }, ціна { $cost }
web-ds-health = витривалість
web-ds-health-of = витривалість { $left } з { $of }
web-ds-ready = підготовлено
web-ds-exhausted = повернуто
web-ds-resting-die = кубик «{ $card }» на карті
web-ds-cost = ціна { $cost }
web-ds-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
web-ds-elite = { $points } із двома кубиками
web-ds-hand = рука
web-ds-hand-empty = На руці немає карт.
web-ds-discard-pile = Скид
web-ds-pile-empty = Тут нічого немає.
web-ds-you = Ти
web-ds-out = поза грою
web-ds-claimed = поле захоплено
web-ds-acts = діє зараз
web-ds-your-pool = Твій пул
web-ds-pool-of = Пул гравця { $name }
web-ds-pool-empty = кубиків немає
web-ds-threatens = загрожує
web-ds-threat-cost = за { $cost ->
    [one] { $cost } ресурс
    [few] { $cost } ресурси
   *[other] { $cost } ресурсів
}
web-ds-queue = Черга
web-ds-queue-now = застосовують зараз
web-ds-queued = у черзі під номером { $place }
web-ds-chosen = обрано
web-ds-resolve-chosen = { $count ->
    [1] Застосувати цей кубик
    [one] Застосувати { $count } кубик
    [few] Застосувати ці { $count } кубики
   *[other] Застосувати ці { $count } кубиків
}
web-ds-resolve-same = один за одним, в ту саму ціль
web-ds-resolve-plus = до грані з плюсом потрібен кубик із її символом
web-ds-resolve-other = Інші кубики
web-ds-has-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[other] { $count } ресурсів
}
web-ds-has-cards = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[other] { $count } карт на руці
}
web-ds-has-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щити
   *[other] { $count } щитів
}
web-ds-deck-of = { $count ->
    [one] у колоді { $count } карта
    [few] у колоді { $count } карти
   *[other] у колоді { $count } карт
}
web-ds-you-control = під твоїм контролем
web-ds-controls = контролює { $name }
web-ds-describe = { $name }, { $player }: витривалість { $left } з { $of }, щити { $shields }.

## Карти

web-cards-search = Пошук карт
web-cards-kinds = Види карт
web-cards-all = усі
web-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
web-cards-more = Показати ще
web-xw-kind = { $kind ->
    [pilot] карта корабля
    [upgrade] покращення
   *[damage] карта пошкодження
}
web-xw-faction = { $faction ->
    [rebel] Альянс повстанців
    [imperial] Галактична Імперія
   *[other] Покидьки та лиходії
}
web-xw-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
web-xw-unique = унікальне ім’я

## Повтор і звіт

web-chart-table = таблицею
web-replay = Повтор
web-replay-chip = повтор
web-replay-timeline = Шкала часу
web-replay-turn-back = Попередній хід
web-replay-turn-forward = Наступний хід
web-replay-step-back = Крок назад
web-replay-step-forward = Крок уперед
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-speed = Швидкість
web-replay-moment = момент { $now } з { $last }
web-replay-what-if = А що, якби?
web-replay-what-if-hint = Відкрий новий стіл точно від цього моменту: одне місце твоє, на решті боти.
web-replay-branch = Гілка звідси
web-replay-link = Посилання сюди
web-picture = Зберегти зображення
web-picture-failed = Цей браузер не може намалювати зображення.
web-film = Зберегти короткий фільм
web-film-making = Фільм знімається: { $now } з { $last }
web-replay-through = Чиїми очима
web-replay-everyone = те, що бачили всі
web-replay-open = усе, без таємниць
web-report = Звіт
web-report-winner = Перемагає { $name }
web-report-draw = Переможця немає
web-report-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
web-report-over-time = { $game ->
    [outer-rim] Слава, хід за ходом
    [x-wing] Корпус і щити, раунд за раундом
    [destiny] Витривалість, раунд за раундом
   *[other] Хід за ходом
}
web-report-turn = хід
web-report-round = раунд
web-report-standing = Підсумок
web-report-player = Гравець
web-report-score = Рахунок
web-report-sources = Звідки слава
web-report-luck = Везіння на кубиках
web-report-luck-hint = наскільки випало більше за середнє для стількох кубиків
web-report-share = Поділитися
web-report-record = Запис партії
web-report-fame = Слава
web-report-credits = Кредити
web-report-fights = Перемоги в боях
web-report-fights-won = { $won } з { $all }
web-report-sources-hint = кожен блок — одне джерело; число — слава
web-report-no-fame = немає
web-report-visits = Хто де бував
web-report-visits-hint = відвідини планет
web-report-awards = Відзнаки
web-report-awards-hint = щоб було про що поговорити
web-award-traveller = Далекі мандри: планет — { $count }
web-award-fighter = Найкраще в бою: перемог — { $count }
web-award-earner = Найкращі справи: зароблено кредитів — { $count }
web-award-luck = Найщасливіші кубики: на { $count } понад середнє
web-award-attacks = Найшвидші гармати: атак — { $count }
web-award-battered = На одному двигуні: { $thing }, пошкоджень — { $count }
web-award-blow = Найсильніший удар: { $thing }, пошкоджень — { $count }
web-award-dice = Найзайнятіші кубики: застосовано разів — { $count }
web-award-cards = Повні руки: зіграно карт — { $count }
web-report-beyond = { $sign ->
    [short] −{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[more] +{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
web-report-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
}
web-report-turning = Переломні моменти
web-analyse = Розібрати
web-analysis = Розбір
web-analysis-about = Які шанси мав кожен, що зробили кубики, а що рішення, і які відповіді обійшлися найдорожче.
web-analysis-how = Боти грають далі від кожного рішення. Це забере хвилину-дві; знайдене залишиться при партії.
web-analysis-begin = Розібрати цю партію
web-analysis-waiting = Спершу інша робота; ця партія наступна в черзі.
web-analysis-working = Боти грають далі від кожного рішення.
web-analysis-chance = Шанси на перемогу
web-analysis-chance-hint = перед кожним рішенням і наприкінці; обери точку, щоб побачити цей момент
web-analysis-moment = { $turn }, { $name }: { $chance }
web-analysis-forces = Удача й рішення
web-analysis-forces-hint = { $name }: що змінило шанси з { $start } до { $end } — сума всіх злетів і падінь за партію
web-analysis-luck = Удача
web-analysis-choices = Відповіді: { $name }
web-analysis-rest = Не розглянуто
web-analysis-rest-hint = відтинки з відповідями, які не зважувалися: удача й рішення разом
web-analysis-costly = { $count ->
    [one] { $count } рішення обійшлося в { $percent } %
    [few] { $count } рішення обійшлися в { $percent } %
   *[many] { $count } рішень обійшлися в { $percent } %
}
web-analysis-nothing = Жодна відповідь не могла бути явно кращою.
web-analysis-instead = { $answer } → { $better }
web-analysis-given = так зіграно
web-analysis-others = Що це означало б для інших:
web-analysis-judged = Судимо за тим, що гравець міг тоді знати, з усередненими кубиками. Малі відмінності ненадійні.
web-analysis-try = Спробувати звідси
web-analysis-try-hint = { $name }: { $answer }; за решту грають боти
web-analysis-play = Зіграти так і продовжити
web-analysis-replay = Цей момент у повторі
web-analysis-whose = Чиї рішення
web-analysis-odds = { $name }: { $chance }
web-chances = Шанси на перемогу
web-chances-hint = з того, що видно всім
web-chances-earlier = до останніх ходів
web-rematch = Реванш

## Загони й колоди

web-build-side = Сторона
web-build-play = Грати з цим
web-build-pilots = Кораблі
web-build-search = Пошук пілотів і кораблів
web-build-yours = Твій загін
web-build-add = Додати: { $name }
web-build-paste = Встав сюди
web-build-paste-squad = Текст XWS із програми для складання загонів.
web-build-paste-deck = Текст або { "JSON" } із сайту колод.
web-build-read = Прочитати

## Про що домовляються до партії

web-option-outer-rim-fame = Слава для перемоги
web-option-outer-rim-fame-hint = 8 для першої гри, 12 для довгого вечора
web-option-outer-rim-random-map = Випадкова мапа
web-option-outer-rim-random-map-hint = шість фрагментів мапи в будь-якому порядку
web-option-outer-rim-ai-fame = Слава ШтІнту
web-option-outer-rim-ai-fame-hint = лише у грі на одного; що більше, то важче
web-option-outer-rim-turn-cap = Межа ходів
web-option-outer-rim-turn-cap-hint = 0 — грати до перемоги
web-option-x-wing-mission = Місія
web-option-x-wing-mission-none = немає
web-option-x-wing-mission-asteroid-run = Втеча крізь астероїди
web-option-x-wing-mission-dark-whispers = Темний шепіт
web-option-x-wing-mission-political-escort = Політичний ескорт
web-option-x-wing-mission-convoy = Конвой
web-option-x-wing-mission-salvage = Вантаж
web-option-x-wing-mission-minefield = Крізь мінне поле
web-option-x-wing-mission-relay = Станція зв’язку
web-option-x-wing-mission-defector = Полювання на перебіжчика
web-option-x-wing-own-mission = Файл місії
web-option-x-wing-own-mission-hint = текст власної місії
web-option-x-wing-squad-building = Власні загони
web-option-x-wing-squad-building-hint = кожна сторона складає свій, потай
web-option-x-wing-core-set-only = Лише базовий набір
web-option-x-wing-core-set-only-hint = що є в одній коробці, щонайбільше 31 очко
web-option-x-wing-width = Ширина зони, мм
web-option-x-wing-height = Висота зони, мм
web-option-x-wing-special-area = Інший розмір зони
web-option-x-wing-special-area-hint = менше за 900 × 900 — лише за домовленістю
web-option-x-wing-assist = Навчальний стіл
web-option-x-wing-assist-hint = під час планування видно, де закінчиться маневр
web-option-x-wing-rules = Правила
web-option-x-wing-rules-book = як у книзі
web-option-x-wing-rules-reference = довідник правил з пізнішими відповідями
web-option-x-wing-round-limit = Межа раундів
web-option-x-wing-round-limit-hint = 0 — грати, доки одна сторона не зникне
web-option-x-wing-time-limit = Межа часу, хвилин
web-option-x-wing-time-limit-hint = 75 на турнірах: раунд дограють, потім вирішують очки; 0 — без межі
web-option-x-wing-damage-deck = Колода пошкоджень
web-option-x-wing-damage-deck-core = з першої базової коробки
web-option-x-wing-damage-deck-awakens = з другої базової коробки
web-option-x-wing-obstacle-choice = Перешкоди на вибір
web-option-x-wing-obstacle-choice-hint = кожна сторона приносить три: астероїди або уламки
web-option-x-wing-tournament = Турнірний рахунок
web-option-x-wing-tournament-hint = половина очок за великі кораблі, останній залп за нічиєї
web-option-destiny-format = Формат
web-option-destiny-format-any = будь-який, у кожної колоди свій
web-option-destiny-points = Очки
web-option-destiny-points-balance = за списком балансу
web-option-destiny-points-printed = як на карті
web-option-destiny-reroll-zero = Не перекидати
web-option-destiny-reroll-zero-hint = можна скинути карту й не перекинути жодного кубика
web-option-destiny-power-actions = Потужні дії
web-option-destiny-power-actions-hint = що можна використати раз на раунд, коли копій карти кілька
web-option-destiny-power-actions-card = дію кожної копії
web-option-destiny-power-actions-title = дію однієї з копій
web-option-destiny-both-defeated = Останніх персонажів переможено разом
web-option-destiny-both-defeated-battlefield = перемагає той, хто контролює поле бою
web-option-destiny-both-defeated-draw = нічия
web-option-destiny-any-battlefield = Будь-яке поле бою
web-option-destiny-any-battlefield-hint = за трьох і чотирьох гравців найкращий кидок обирає з усіх
web-option-destiny-loop-tables = Повтор: скільки разів той самий стіл
web-option-destiny-loop-tables-hint = після цього хто може, той перериває повтор
web-option-destiny-loop-effects = Повтор: ефектів за дію
web-option-destiny-loop-effects-hint = після них — також
web-option-destiny-idle-rounds = Порожні раунди
web-option-destiny-idle-rounds-hint = після стількох раундів самих пасів — нічия
web-option-smugglers-dice-target = Кредити для перемоги
web-report-place = Місце
web-scene-told = Що сталося
web-scene-first = Наступне питання буде потім.
web-scene-go-on = Далі
web-scene-rolls = { $player }
web-scene-enemy-rolls = Опонент
web-scene-no-dice = без кубиків
web-scene-cancelled = скасовано
web-scene-tested = Перевіряється навичка
web-scene-one-face = досить однієї з цих граней
web-scene-again = Показати ще раз
web-card-more = докладніше:
web-card-rule = Правило про це
web-card-rulings = Правила, де її названо
web-xw-lands =
    { $count ->
        [one] { $count } влучання пройшло.
        [few] { $count } влучання пройшли.
       *[many] { $count } влучань пройшло.
    }
web-ds-hurts = { $card }: отримано пошкоджень — { $count }.
web-ds-fact-cost = Ціна { $cost }; є { $have }.
web-ds-fact-resolve = { $symbol ->
    [damage] Завдає обраному персонажеві { $value ->
        [one] { $value } пошкодження
        [few] { $value } пошкодження
       *[other] { $value } пошкоджень
    }.
    [indirect] Завдає { $value ->
        [1] 1 пошкодження; кому, обирає
        [one] { $value } пошкодження; розподіляє їх
        [few] { $value } пошкодження; розподіляє їх
       *[other] { $value } пошкоджень; розподіляє їх
    } сам опонент.
    [shield] Дає щити: { $value }.
    [resource] Приносить ресурси: { $value }.
    [disrupt] Забирає в опонента ресурси: { $value }.
    [discard] Опонент скидає навмання карти: { $value }.
    [focus] Повертає інші твої кубики на будь-яку грань: { $value }.
   *[special] Робить те, що сказано на карті.
}
web-ds-fact-claim = Використовує поле бою; до кінця раунду ти пасуєш.
web-ds-fact-health = Витривалість { $left } з { $of }{ $shields ->
    [0] .
    [one] ; спершу блокує { $shields } щит.
    [few] ; спершу блокують { $shields } щити.
   *[other] ; спершу блокують { $shields } щитів.
}
web-ds-fact-damage = Лишиться витривалості: { $left } з { $of }.
web-ds-fact-pass = Раунд закінчується, коли всі пасують поспіль.
web-ds-fact-reroll = Скидає цю карту; далі перекинь будь-які свої кубики.
web-end-won = Перемога твоя
web-end-lost = Поразка
web-end-drawn = Ніхто не переміг
web-end-closed = Стіл закрито
web-end-board = До столу
web-ds-end-characters-lost = Твого останнього персонажа переможено.
web-ds-end-cards-lost = У тебе не лишилося карт.
web-ds-end-conceded-lost = Ти виходиш із гри.
web-xw-end-won = Ворожих кораблів не лишилося.
web-xw-end-lost = У твоєму загоні не лишилося кораблів.
web-end-fallen = Втрачено: { $things }
web-end-standing = Лишилося: { $things }
web-end-nothing = нічого
web-end-won-points = знищено ворожих очок: { $points }
web-end-decided = Що вирішило
web-or-end-won = Твоя слава сягнула { $fame }.
web-or-end-lost = { $name }: слава { $fame }; у тебе { $mine }.
web-ask-take = Зробити
web-ask-leave = Не робити цього
web-ask-again = Ще раз, щоб підтвердити
web-asides = Крім запитання
web-undo-ask = Попросити повернути хід
web-proposal-waits = Чекаємо на згоду: { $names }.
web-rules-synonyms = нічия рівно порівну; бій сутичка; пошкодження шкода поранення; гроші кредити
web-xw-spot = Місце { $number }
web-xw-fact-focus = Пізніше перетворить «фокус» на влучання чи ухилення.
web-xw-fact-evade = Додасть одне ухилення, коли по тобі стріляють.
web-xw-fact-lock = Дасть перекинути кубики атаки проти цієї цілі.
web-xw-fact-boost = Політ ще на один короткий шаблон.
web-xw-fact-barrel-roll = Зсув убік на один шаблон.
web-xw-fact-pass-action = Без жетона й без руху в цьому раунді.
web-xw-fact-pass-attack = Цей корабель у цьому раунді не стріляє.
web-xw-fact-done = Кубики лишаються як є.
web-verb =
    { $verb ->
        [move] летіти
        [stay] залишитися
        [discard] скинути
        [buy] купити
        [sell] продати
        [barter] обміняти
        [deliver] доставити
        [attack] атакувати
        [reroll] перекинути
        [turn] повернути
        [meet] зустріти
        [trade] угода
        [protect] захистити
        [use] використати
        [push] відтіснити
        [lock] захопити
        [place] розмістити
        [play] зіграти
        [activate] активувати
        [resolve] застосувати
        [claim] захопити
        [damage] завдати пошкоджень
        [shield] щит
        [heal] лікувати
        [remove] прибрати
        [shuffle] замішати
        [defeat] перемогти
        [attach] прикріпити
       *[other] обрати
    }
web-xw-squad-yours = Твій загін
web-xw-squad-ready = Готовий загін
web-xw-squad-paste = З іншого конструктора (XWS)
web-region-rail = Питання, журнал і чат
web-guide-or-1 = Здобудь славу: перемагає перший капітан, який набере її достатньо. Спершу обери персонажа.
web-end-gave-up = Ти здаєшся.
web-end-gives-up = { $name } здається.

## Builders

web-build-squad-overline = { "X-Wing" } · складання загону
web-build-deck-overline = Доля · складання колоди
web-build-new-squad = Новий загін
web-build-new-deck = Нова колода
web-build-limit = Очки
web-build-format = Формат
web-build-parts = Частини конструктора
web-build-tab = { $tab ->
    [find] Пошук
    [list] Загін
   *[check] Перевірка
}
web-build-deck-tab = { $tab ->
    [find] Карти
    [list] Колода
   *[check] Добір
}
web-build-check = Очки й правила
web-build-begin = Додай кораблі зі списку або почни з готового загону.
web-build-pilot-count = { $count ->
    [one] { $count } пілот
    [few] { $count } пілоти
    [many] { $count } пілотів
   *[other] { $count } пілотів
}
web-build-pilot-cost = пілот { $points }
web-build-only-fitting = Сховати те, що не підходить
web-build-misfits = показувати те, що не підходить
web-build-by-cost = за ціною
web-build-fit-count = підходять: { $fit }, ні: { $not }
web-build-search-upgrade = Назва або текст
web-build-here = у цьому слоті
web-build-free = вільно
web-build-free-slot = Зняти
web-build-put = Встановити: { $name }
web-build-copy-ship = Додати ще: { $name }
web-build-remove-ship = Прибрати: { $name }
web-build-of-points = з { $limit } очок
web-build-left = { $count ->
    [one] лишилося { $count } очко
    [few] лишилося { $count } очки
    [many] лишилося { $count } очок
   *[other] лишилося { $count } очок
}
web-build-over = { $count ->
    [one] { $count } зайве очко
    [few] { $count } зайві очки
    [many] { $count } зайвих очок
   *[other] { $count } зайвих очок
}
web-build-dial = Диск маневрів
web-build-dial-of = Диск маневрів: { $ship }
web-build-fair-squad = за правилами і, якщо можна, без залишку понад 3 очки
web-build-fair-deck = за правилами, з усіх наборів
web-build-cannot-join = не підходить
web-build-less = На одну менше: { $name }
web-build-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубиків
}
web-build-add-character = Додати персонажа
web-build-deck-title = Колода
web-build-of = з { $count }
web-build-order = за видом, потім за ціною
web-build-hand = Пробна рука
web-build-hand-again = Узяти
web-build-hand-chance = Покращення за { $cost } або дешевше серед перших п’яти карт: { $chance } %
web-build-as-text = Текст для сайтів колод
web-ds-unique = унікальна карта
web-filter = Добір
web-filter-colour = Колір
web-filter-affiliation = Сторона
web-filter-subtype = Підтип
web-filter-any = будь-який
web-filter-cost = Ціна
web-filter-cost-of = Ціна { $cost }, карт: { $count }
web-filter-symbol = На кубику є
web-filter-set = Набір
web-filter-fitting = Лише те, що доступне команді
web-filter-clear = Скинути добір
web-list-search = Пошук за назвою або картою
web-list-yours = Твої
web-list-unnamed = без назви
web-list-delete = Видалити: { $name }
web-list-ready = Готові ({ $count })
web-bring-squads = Загони
web-bring-squads-hint = Нічого не обрано: кораблі першого бою. Обрано лише твій: інша сторона бере свій за столом.
web-bring-decks = Колоди
web-bring-decks-hint = Місце, для якого нічого не обрано, грає готовою колодою.
web-bring-choose = Обрати
web-bring-other = Замінити
web-bring-paste = Вставити або файл
web-bring-clear = Лишити відкритим: { $name }
web-bring-along = Що ти приносиш
web-bring-along-hint = Вибери, перш ніж сісти: партія може початися, щойно займуть останнє місце.
web-bring-open = поки нічого не обрано
web-bring-first = Спершу обери своє
web-bring-at-table = вибір за столом
web-bring-squads-secret = Загони відкривають за столом, усі одразу. Обраний тут буде запропоновано першим.
web-bring-squads-known = Усі бачать, які загони летять. До початку бою можна принести інший.
web-list-copied = Скопійовано: { $what }
web-list-in = Завантажити
web-list-out = Забрати із собою
web-list-file = З файлу
web-list-copy = Копіювати
web-list-save-file = У файл
web-list-link = Посилання
web-list-legal = За правилами. Ніщо не заважає грати.
web-list-empty = Поки нічого не обрано
web-list-more-faults = ще { $count }
web-list-fault-count = { $count ->
    [one] порушено { $count } правило
    [few] порушено { $count } правила
    [many] порушено { $count } правил
   *[other] порушено { $count } правил
}
web-list-name = Назва
web-list-nothing = Нічого не знайдено. Послаб добір або прибери слова.
web-list-open = Відкрити
web-list-transfer = Перенесення
web-list-random = Випадково
web-list-undo = Скасувати
web-list-redo = Повернути
web-list-saved = збережено на цьому пристрої
web-list-saved-account = збережено в обліковому записі
web-build-too-dear = Коштує { $points }, лишилося: { $left }.

## Lessons and puzzles

web-nav-learn = Навчання
web-learn-lessons = Уроки
web-learn-puzzles = Задачі
web-learn-done = пройдено
web-learn-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроків
}
web-learn-level = складність { $level } з 3
web-learn-next = Далі: { $title }
web-learn-progress = Пройдено: { $done } з { $all }
web-learn-lesson-of = Урок { $number } з { $all }
web-learn-puzzle-of = Задача { $number } з { $all }
web-learn-leave = Вийти
web-learn-finished = Готово: правила підтверджують.
web-learn-solved = Розв’язано.
web-learn-go-on = Далі
web-learn-again = Почати заново
web-learn-lost = Так не виходить. Спроб: { $tries }.
web-learn-mistake = Хід повернуто: { $what }
web-learn-show = Підказати
web-learn-hint-idea = Перечитай завдання й подивися, що можна зробити зараз. Наступна підказка покаже де.
web-learn-hint-marked = Потрібне місце позначено на полі.
web-learn-hint-words = Це один із варіантів поруч із полем.
web-learn-hint-move = Наступний хід: { $what }
web-learn-hint-none = Це вже власний шлях. Щоб знову мати підказки, почни заново.

## Several people at one screen

web-seat-here = хтось за цим екраном
web-curtain-title = Передай екран: { $name }
web-curtain-hint = Ніхто нічого не побачить, доки не відкриє.
web-curtain-open = Це я: { $name }

## Choosing a character

web-or-pick-ability = Властивість
web-or-pick-goal = Особиста мета
web-or-pick-after = Після досягнення мети
web-or-pick-start = На початку
web-or-pick-take = Обрати: { $name }
web-or-pick-random = Обрати за мене

# --- tournaments ---

web-nav-tournaments = Турніри
web-tournament-new = Новий турнір
web-tournament-sign-in = Увійди, щоб узяти участь
web-tournament-title = Назва
web-tournament-kind = Як грають
web-tournament-kind-name = { $kind ->
    [round-robin] Коловий турнір
    [knockout] На вибування
    [league] Ліга
   *[swiss] Швейцарська система
}
web-tournament-kind-about = { $kind ->
    [round-robin] Кожен зустрічається з кожним по одному разу.
    [knockout] Хто програв, вибуває; двоє останніх грають за перемогу.
    [league] Столи на трьох або чотирьох; зараховується кожен, кого вдалося обійти.
   *[swiss] Усі грають кожен тур із суперником, у якого близька кількість очок.
}
web-tournament-rounds = Тури
web-tournament-rounds-fitting = стільки, скільки треба для кількості учасників
web-tournament-seats = Гравців за столом
web-tournament-clock = Годинник
web-tournament-clock-game = { $minutes ->
    [one] { $minutes } хвилина на партію
    [few] { $minutes } хвилини на партію
   *[many] { $minutes } хвилин на партію
}
web-tournament-clock-move = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
}
web-tournament-clock-hint = Стільки часу має кожен гравець. Хто не прийде, програє, коли він мине.
web-tournament-options = Про що домовлено для кожного столу
web-tournament-open = Відкрити запис
web-tournament-brings = Кожен приносить своє
web-tournament-brings-hint = Загони й колоди перевіряються під час вступу та приховані, поки турнір не почнеться. До того їх можна замінити.
web-tournament-bring = Що ти приносиш
web-tournament-bring-hint = Це можна замінити, поки турнір не почався; раніше ніхто інший цього не побачить.
web-tournament-bring-save = Принести це
web-tournament-brought = Що приносить { $name }
web-enter-deck = Колода
web-enter-squad = Загін { $number }
web-enter-squads-hint = По загону за кожну сторону: хто чим летить, за кожним столом вирішує жереб. Покидьки та лиходії літають за будь-яку сторону, їхнього загону досить одного.
web-tournament-none = Турнірів ще немає. Відкрий перший.
web-tournament-people = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
   *[many] { $count } учасників
}
web-tournament-state = { $state ->
    [open] запис відкрито
    [finished] завершено
   *[running] тур { $round } з { $rounds }
}
web-tournament-host = організатор: { $name }
web-tournament-join = Взяти участь
web-tournament-leave = Більше не брати участі
web-tournament-begin = Почати
web-tournament-call-off = Скасувати
web-tournament-bracket = Сітка
web-tournament-round = Тур { $number }
web-tournament-rests = пропускає тур
web-tournament-awarded = вирішено без гри
web-tournament-replay = Повтор
web-tournament-play = Грати
web-tournament-watch = Дивитися
web-tournament-decide = Вирішити без гри
web-tournament-award-to = Перемога: { $name }
web-tournament-entrants = Учасники
web-tournament-standings = Таблиця
web-tournament-nobody = Ще ніхто не записався.
web-tournament-place = Місце
web-tournament-name = Гравець
web-tournament-points = Очки
web-tournament-won = Перемоги
web-tournament-opponents = Суперники
web-tournament-out = поза турніром
web-tournament-send-away = Виключити
web-tournament-how = За перемогу — очко, за нічию — половина; за більшими столами — частка тих, кого вдалося обійти. За рівних очок вирішують очки суперників.
web-tournament-how-knockout = Хто переміг, грає далі. За нічиєї — той, хто записався раніше.
web-tournament-lost = Такого турніру немає.
