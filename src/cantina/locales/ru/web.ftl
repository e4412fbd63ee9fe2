## Страница вокруг столов

web-skip = К содержанию
web-nav = Страницы
web-nav-play = Играть
web-nav-watch = Смотреть
web-nav-rules = Правила
web-nav-cards = Карты
web-nav-mine = Мои партии
web-guest = Гость { $name }
web-your-name = Ваше имя
web-disclaimer = Движок правил, сделанный поклонниками. Названия принадлежат их владельцам; каждый рисунок и каждая фраза здесь — наши.
web-language = Язык
web-theme = Тема
web-theme-system = как в системе
web-theme-dark = Включить тёмную тему
web-theme-light = Включить светлую тему
web-theme-dark-word = тёмная
web-theme-light-word = светлая
web-sound = Звук
web-settings = Настройки и клавиши
web-close = Закрыть
web-loading = Одну минуту.
web-server-silent = Сервер не отвечает. Ваши места сохранены; попробуйте чуть позже.
web-lost = По этой ссылке нет стола.
web-back-home = Назад к играм

## Главная страница

web-home-title = Подсаживайтесь к столу.
web-home-lead = Три настольные игры, где каждое правило соблюдено и объяснено: с друзьями или с ботами. Учётная запись не нужна.
web-games = Игры
web-outer-rim = Внешнее кольцо
web-outer-rim-pitch = Летайте, торгуйте, охотьтесь и рискуйте, пока ваше имя не узнают все.
web-outer-rim-length = 1–4 игрока · около двух часов
web-x-wing = X-wing
web-x-wing-pitch = Планируйте втайне, летайте по шаблонам, стреляйте точнее соперника.
web-x-wing-length = 2 игрока или команды · около часа
web-destiny = { "Destiny" }
web-destiny-pitch = Бросайте кубики своих героев и используйте каждую грань.
web-destiny-length = 2–4 игрока · около получаса
web-other-game = Маленькая игра
web-other-game-pitch = Маленькая игра, чтобы освоиться за столом.
web-other-game-length = несколько минут
web-also-here = А чтобы освоиться за столом, есть ещё:
web-x-wing-squads = Звенья на 100 очков
web-play-now = Играть
web-with-friends = С друзьями
web-learn = Обучение, 2 мин
web-table-of = Стол игрока { $name }
web-paste-invitation = Есть приглашение?
web-invitation-hint = Ссылка, которую вам прислали, или её последнее слово.
web-invitation-unreadable = Это не ссылка на стол.
web-your-tables = Ваши столы
web-your-tables-empty = Пока пусто. До первой партии — одно нажатие.
web-all-matches = все партии
web-open-now = Открыты сейчас
web-open-empty = Сейчас открытых столов нет. Откройте свой: пустые места займут боты.
web-tables-count = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}
web-tables-open = Сбор игроков
web-tables-running = Идёт игра
web-tables-finished = Окончены
web-table-go-on = Продолжить
web-table-join = Присоединиться
web-table-watch = Смотреть
web-table-nobody-yet = пока никого
web-table-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
}
web-table-with = с кем: { $names }
web-table-your-move = ваш ход
web-table-waiting-for = ждём: { $name }
web-table-won = победа
web-table-lost = поражение
web-table-drawn = ничья
web-table-outdated = из старой версии
web-start-a-table = Открыть стол
web-mine-here-only = Ваши партии помнит этот браузер. С учётной записью вы найдёте их на любом устройстве.
web-mine-waiting = { $count ->
    [0] Вас никто не ждёт.
    [one] Вас ждёт { $count } партия.
    [few] Вас ждут { $count } партии.
   *[other] Вас ждут { $count } партий.
}
web-mine-yours = Ваш ход
web-mine-theirs = Ход за другими
web-mine-move = Ходить
web-mine-look = Взглянуть
web-mine-paused = отдых
web-mine-rests = { $name } в отпуске до { $date }; часы отдыхают.
web-bell = Сообщать на этом устройстве, когда мой ход
web-bell-hint = И когда эта страница закрыта.
web-bell-refused = Браузер этого не разрешает. Разрешить можно в его настройках для этой страницы.
web-bell-failed = Сейчас до этого браузера не достучаться.

## Другие люди

web-seek = Найти соперника
web-seek-open = Ищу соперника
web-seek-begin = Искать соперника
web-seek-not = Не надо
web-seek-looking = Ищем соперника. Страница сама перейдёт к столу.
web-seek-end = Больше не искать
web-seek-none = Сейчас никто не ищет соперника.
web-seek-play = Играть
web-seek-seats = мест: { $count }
web-seek-range = рейтинг { $low }–{ $high }
web-seek-strength = Сила соперника
web-seek-anybody = любая
web-seek-within = в пределах { $width } от моего рейтинга
web-rated = Рейтинговая партия
web-rated-hint = Идёт в зачёт: только с учётной записью и часами; без ботов, подсказок и возврата ходов.
web-rated-account = В рейтинговые партии играют с учётной записью.
web-rated-matches = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[many] { $count } рейтинговых партий
}
web-rating = Рейтинг
web-rating-unsure = партий пока мало, рейтинг может сильно измениться
web-rating-history = Рейтинг за последние партии: { $game }
web-ratings = Рейтинги
web-ratings-none = Рейтинговых партий пока нет.
web-leaders = Лидеры
web-leaders-none = Никто ещё не сыграл рейтинговой партии.
web-leaders-place = Место
web-leaders-matches = Партии
web-leaders-hint = Порядок — по тому, что уже ясно: кто мало играл, стоит ниже, пока о нём не известно больше. Рейтинги — по системе Глико-2.
web-person-since = здесь с { $date }
web-person-own = Мой профиль
web-person-blocked = Вы заблокировали этого человека.
web-friends = Друзья
web-friends-none = Пока никого. Найдите кого-нибудь по имени и предложите дружбу.
web-friend = Вы друзья.
web-friend-asked = Вы предложили дружбу.
web-friend-asks = Предлагает дружбу.
web-friend-ask = Предложить дружбу
web-friend-agree = Принять
web-friend-decline = Отклонить
web-friend-take-back = Отозвать предложение
web-friend-end = Больше не дружить
web-friend-here = сейчас здесь
web-friend-away = нет на месте
web-friend-find = Найти по имени
web-private = Личные сообщения
web-private-hear = Друзья могут мне писать
web-private-hint = Сначала выключено. Писать можно друзьям, которые тоже это включили; больше никто вас не потревожит. Сообщения хранятся не вечно.
web-private-write = Написать: { $name }
web-private-text = Текст сообщения
web-private-send = Отправить
web-private-none = Пока ничего не написано.
web-private-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
web-invited = Для вас держат место · { $game }
web-invite-sent = место придержано
web-seat-kept = Место для игрока { $name }
web-seat-free = Открыть для всех
web-block = Заблокировать
web-unblock = Разблокировать
web-block-hint = Тот, кого вы заблокировали, не может вас пригласить, не попадётся вам в соперники, не сядет за ваши столы, и его слов вы не услышите. Ему об этом не сообщают. Личных сообщений здесь нет.
web-lobby-rated = Партия начнётся, когда все места будут заняты.
web-seal = Честные кубики
web-seal-hint = От чего зависят кубики, запечатано сейчас и раскроется после партии.
web-seal-sealed = Кубики запечатаны
web-seal-verified = Кубики проверены: печать сходится
web-seal-broken = Печать не сходится: это не те кубики, что обещаны
web-seal-record = Кто хочет бросить каждый кубик заново, запускает { $command } для записи партии.
web-seal-download = Скачать запись

## Учётные записи

web-account-title = Кто вы?
web-account-lead = Чтобы играть, учётная запись не нужна. С ней вы найдёте свои партии на любом устройстве.
web-account-guest = Как гость
web-account-guest-hint = Это имя видят другие за столом. Ваши места хранятся только в этом браузере.
web-account-name = Имя учётной записи
web-account-password = Пароль
web-account-show-password = Показать пароль
web-account-password-hint = Не меньше восьми знаков. Когда войдёте, создайте коды восстановления.
web-account-forgotten = Забыли? Вас впустит код восстановления.
web-safety-title = Безопасность
web-safety-password = Сменить пароль
web-safety-password-hint = Здесь вы останетесь в учётной записи, на остальных устройствах — выйдете.
web-safety-password-changed = Новый пароль действует.
web-safety-new-password = Новый пароль
web-safety-codes = Коды восстановления
web-safety-codes-hint = Восемь кодов; каждый впустит вас один раз, если пароль потерян. Прежние коды перестанут действовать.
web-safety-codes-made = Запишите или распечатайте их: больше они показаны не будут.
web-safety-copy = Копия моих данных
web-safety-end = Удалить учётную запись
web-safety-end-hint = Ваше имя исчезнет со столов, ваши реплики — из чата. Вернуть их будет нельзя.
web-safety-ended = Учётной записи больше нет. Вы снова гость.
web-safety-sessions = Где вы вошли
web-safety-here = здесь
web-safety-end-session = Выйти там
web-passkeys-title = Ключи доступа
web-passkeys-hint = С ключом доступа вы входите по отпечатку пальца, лицу или коду устройства. Заводить его не обязательно.
web-passkey-add = Добавить ключ доступа
web-passkey-name = Имя ключа доступа
web-passkey-rename = Переименовать
web-passkey-remove = Удалить
web-passkey-keep = Сохранить имя
web-passkey-number = Ключ доступа { $number }
web-passkey-made = создан { $date }
web-passkey-used = последний вход { $date }
web-passkey-doubted = возможно, скопирован, больше ничего не открывает
web-passkey-added = Теперь этот ключ доступа открывает вашу учётную запись.
web-passkey-enter = Войти с ключом доступа
web-passkey-confirm = Подтвердить ключом доступа
web-passkey-failed = Ключ доступа не предъявлен.
web-passkey-alone = Обходиться без пароля
web-passkey-alone-hint = Тогда войти можно будет только с ключом доступа или с кодом восстановления, если коды есть. На остальных устройствах вы выйдете.
web-passkey-is-alone = У вашей учётной записи нет пароля; её открывают ключи доступа.
web-safety-set-password = Задать пароль
web-reach-title = Ваш ход
web-reach-drop = Забыть устройство
web-reach-no-address = Адреса нет. По почте можно вернуть учётную запись, если пароль потерян.
web-reach-confirmed = подтверждён
web-reach-unconfirmed = загляните в почту
web-reach-address = Изменить адрес
web-reach-address-hint = Мы отправим одно письмо со ссылкой для подтверждения. Оставьте поле пустым, и адрес будет забыт.
web-reach-mail = Адрес электронной почты
web-reach-keep = Сохранить адрес
web-reach-mailed = Ссылка отправлена на { $address }.
web-reach-notices = Писать мне, когда мой ход
web-reach-notices-hint = Одно письмо на ход, и только если вас нет за столом. В каждом письме есть ссылка, чтобы отказаться.
web-vacation = Отпуск
web-vacation-hint = Ваши часы в днях отдыхают. Осталось дней в этом году: { $left } из { $days }.
web-vacation-days = Дней отпуска
web-vacation-begin = Уйти в отпуск
web-vacation-until = Отпуск до { $date }. Ваши часы отдыхают.
web-vacation-end = Вернуться к играм
web-forgotten-title = Прислать мне ссылку по почте
web-forgotten-hint = Если у вашей учётной записи есть адрес, на него придёт ссылка для нового пароля.
web-forgotten-go = Отправить ссылку
web-forgotten-sent = Если этот адрес указан в учётной записи, письмо уже в пути.
web-letter-confirm = Подтвердите адрес
web-letter-confirm-hint = Тогда потерянный пароль можно заменить по почте, и вам смогут сообщать о вашем ходе.
web-letter-confirm-go = Это мой адрес
web-letter-confirm-done = Адрес подтверждён.
web-letter-off = Больше никаких писем о ходах
web-letter-off-hint = Партии продолжаются; вам лишь не будут о них писать.
web-letter-off-go = Отказаться от писем
web-letter-off-done = Готово. Включить письма снова можно в учётной записи.
web-letter-password = Новый пароль
web-letter-password-hint = На всех остальных устройствах вы выйдете из учётной записи.
web-recover-title = Я не помню пароль
web-recover-hint = Понадобится один из записанных вами кодов восстановления.
web-recover-code = Код восстановления
web-recover-go = Задать новый пароль
web-account-carry-along = { $count ->
    [1] Взять с собой место из этого браузера
    [one] Взять с собой { $count } место из этого браузера
    [few] Взять с собой { $count } места из этого браузера
   *[other] Взять с собой { $count } мест из этого браузера
}
web-account-carry = Добавить места этого браузера
web-account-carried = Теперь места этого браузера принадлежат вашей учётной записи.
web-account-yours = Ваша учётная запись
web-account-anywhere = Войдите на другом устройстве и продолжайте с того же места.
web-account-signed-out = Вы снова гость. Места этого браузера сохранены.
web-sign-in = Войти
web-sign-up = Создать запись
web-sign-out = Выйти

## Сбор игроков

web-new-overline = { $game } · новый стол
web-new-title = Кто играет и как?
web-new-open = Открыть стол
web-seats = Места
web-seat-number = Место { $number }
web-seat-open = Свободное место
web-seat-open-anyone = открыто по ссылке
web-seat-open-hint = сесть может любой, у кого есть ссылка
web-seat-add = Ещё одно место
web-seat-remove = Убрать это место
web-bot = Бот
web-bot-named = { $bot ->
    [greedy] рассудительный бот
    [random] суматошный бот
    [easy] лёгкий бот
    [normal] обычный бот
    [hard] сильный бот
    [ace] бот-ас
    [hard-aggressive] сильный напористый бот
    [hard-careful] сильный осторожный бот
    [ace-aggressive] напористый бот-ас
    [ace-careful] осторожный бот-ас
   *[other] бот { $bot }
}
web-bots-about = Как играют боты, от слабого к сильному
web-bot-about = { $bot ->
    [random] Отвечает наугад.
    [easy] Знает игру, но ошибается, как новичок.
    [greedy] Берёт то, что лучше на первый взгляд: сильнее лёгкого, слабее обычного.
    [normal] Играет по здравому смыслу: привычный соперник.
    [hard] Смотрит вперёд, прежде чем ответить.
    [hard-aggressive] Смотрит вперёд и любит нападать.
    [hard-careful] Смотрит вперёд и бережёт своих.
    [ace] Смотрит дальше всех и думает дольше всех.
    [ace-aggressive] Смотрит дальше всех и любит нападать.
    [ace-careful] Смотрит дальше всех и бережёт своих.
   *[other] Играет по-своему.
}
web-bot-seat = { $name }, { $bot }
web-bot-person = { $seat ->
    [1] Джуно
    [2] Кестрел
    [3] Веспер
   *[other] Бракк
}
web-you = вы
web-the-game = Игра
web-options-readings = Как читать спорные правила
web-the-table = Стол
web-table-name = Название стола
web-clock-per-move = Время на ход
web-clock-none = без часов
web-clock-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
web-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
web-clock-days-hint = Сидеть за столом не нужно: возвращайтесь, когда придёт ваш ход. С учётной записью вам об этом сообщат.
web-clock-over = Когда время выйдет
web-clock-over-bot = до возвращения играет бот
web-clock-over-forfeit = игрок выбывает
web-clock-rests = отдыхают до { $date }
web-time-days-hours = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
} { $hours } ч
web-time-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
web-time-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
web-time-minutes = { $minutes } мин
web-listed = Показать всем
web-listed-hint = Незнакомые увидят стол в разделе «Смотреть» и смогут занять свободные места.
web-build-squad = Составить звено
web-build-deck = Собрать колоду
web-lobby-overline = { $game } · сбор игроков
web-lobby-waiting = { $count ->
    [1] Одно место ещё свободно. Начните сейчас, и его займёт бот.
    [one] Ещё свободно { $count } место. Начните сейчас, и его займёт бот.
    [few] Ещё свободны { $count } места. Начните сейчас, и их займут боты.
   *[other] Ещё свободно { $count } мест. Начните сейчас, и их займут боты.
}
web-lobby-ready = Все в сборе.
web-lobby-begin = Начать партию
web-ready = готово
web-seat-a-bot = Посадить бота
web-sit-down = Сесть
web-stand-up = Встать
web-invite = Пригласить
web-invite-hint = Кто откроет ссылку, выберет имя и сядет за стол. Без учётной записи.
web-copy-link = Копировать ссылку
web-link-copied = Ссылка скопирована. Она ведёт к этому столу.

## За столом

web-region-board = Поле
web-region-ask = Ваше решение
web-region-log = Журнал
web-panes = Части стола
web-pane-lit = , здесь есть из чего выбрать
web-pane-board = Поле
web-phases = Фазы
web-title-your-turn = Ваш ход · { $title }
web-you-are-watching = вы смотрите
web-watching = Вы смотрите
web-loading-table = Раскладываем стол. Сначала появится поле, потом журнал.
web-generic-facts = Стол

web-ask-your-turn = Ваш ход
web-ask-announce = { $prompt } Вариантов: { $count }.
web-ask-options = Варианты
web-ask-click-glowing = { $count ->
    [1] Нажмите на то, что светится.
   *[other] Нажмите на то, что светится. Можно выбрать: { $count }.
}
web-ask-tap-glowing = { $count ->
    [1] Коснитесь того, что светится.
   *[other] Коснитесь того, что светится. Можно выбрать: { $count }.
}
web-ask-unfold = Показать весь вопрос
web-ask-fold = Свернуть вопрос
web-ask-choose-exactly = { $count ->
    [1] Выберите одно.
   *[other] Выберите { $count }.
}
web-ask-choose-between = Выберите от { $least } до { $most }.
web-ask-choose-none = Ничего не выбирать
web-ask-keep-all = Оставить все
web-ask-confirm-verb = { $verb }: { $count }
web-ask-confirm = { $count ->
    [1] Взять это
   *[other] Взять эти { $count }
}
web-ask-something-else = Что-то другое
web-ask-explain = Почему не другое?
web-ask-why-not = { $count ->
    [1] и ещё одно, чего нельзя сделать
   *[other] и ещё { $count }, чего нельзя сделать
}
web-ask-as-list = Списком
web-ask-not-yours = Сейчас ход другого игрока
web-ask-is-choosing = Выбирает { $name }
web-ask-table-moves = Дальше всё идёт само.
web-odds-succeeds = Шанс, что получится
web-refused-title = Так нельзя
web-refused-nothing-changed = Ничего не изменилось.
web-undo = Вернуть ход
web-clock = Осталось времени: { $time }
web-thing-can-be-chosen = можно выбрать
web-thing-chosen = выбрано
web-thing-blocked = { $name }, нельзя: { $reason }
web-thing-choices = { $name }, вариантов: { $count }

web-tab-log = Журнал
web-tab-chat = Чат
web-log-turn = Ход { $number }
web-log-round = Раунд { $number }
web-log-turn-of = { $turn } · { $name }
web-log-setup = Подготовка
web-log-steps = каждый шаг
web-log-why = почему?
web-log-why-rule = Почему? Правило { $rule }
web-log-filter = Какие строки
web-log-all = все
web-log-mine = мои
web-log-earlier = { $count ->
    [one] { $count } строка раньше
    [few] { $count } строки раньше
   *[other] { $count } строк раньше
}
web-log-empty = Пока ничего не произошло.

## Что сделали другие, одно за другим

web-story-next = Дальше
web-story-skip = Пропустить ещё { $count }
web-back-again = Тем временем
web-back-count = { $count ->
    [one] Произошло { $count } событие.
    [few] Произошло { $count } события.
   *[other] Произошло { $count } событий.
}
web-back-show = Показать
web-back-go-on = Дальше
web-pace = Ходы других показывать
web-pace-calm = спокойно
web-pace-brisk = быстро
web-pace-instant = сразу
web-key-space = дальше по рассказу; удерживайте, чтобы пропустить
web-key-bot = что сделал бы бот

## Советы

web-hint = Что сделал бы бот?
web-hint-thinking = Бот думает.
web-hint-would = Бот выбрал бы: { $option }
web-hint-would-place = У бота на это свой ответ.
web-hint-take = Так и сделать
web-hint-best = Что взвесил бы бот
web-hints-allowed = Можно просить совета у ботов
web-hints-allowed-hint = «Что сделал бы бот?» показывает его ответ тому, кто спросил.
web-hint-this = бот выбрал бы это

## Партия из старой версии

web-outdated-title = Эта партия из старой версии
web-outdated-text = С тех пор правила изменились, и поле этой партии уже не разложить. Что произошло, можно прочитать и сохранить.
web-outdated-keep = Сохранить рассказ
web-outdated-again = Сыграть в «{ $game }» снова
web-only-you = видите только вы
web-chat-empty = Пока никто ничего не сказал.
web-chat-label = Напишите что-нибудь
web-chat-send = Отправить

web-rule-link = Правило { $rule }
web-rule-unknown = Такого пункта в книге нет.
web-rule-why = Почему

web-line-dropped = Связь прервалась. Ваше место сохранено.
web-line-trying = { $seconds ->
    [0] Подключаемся снова.
   *[other] Подключимся снова через { $seconds } с.
}
web-line-try-now = Повторить
web-paused = Стол на паузе.
web-resume = Продолжить
web-pause = Поставить на паузу
web-proposal = Просьба
web-proposal-undo = { $name } просит вернуть ход.
web-proposal-pause = { $name } просит сделать паузу.
web-allow = Разрешить
web-refuse = Отказать
web-away = Нет на месте: { $name }.
web-away-bot = Пусть играет бот
web-concede = Сдаться
web-concede-sure = Да, сдаюсь
web-finished = Партия окончена
web-open-report = Открыть отчёт
web-watch-replay = Смотреть повтор

web-letters = Клавиши — отдельные буквы
web-single = Отвечать одним нажатием, без подтверждения
web-keys = Клавиши
web-key-tab = следующий элемент
web-key-glow = следующее, что светится; с { "Shift" } — предыдущее
web-key-arrows = ближайшее светящееся в эту сторону
web-key-enter = выбрать; главный вариант
web-key-digits = вариант с этим номером
web-key-escape = закрыть просмотр или окно
web-key-regions = следующая часть: поле, решение, журнал
web-key-inspect = карта целиком
web-key-name = начните писать имя с заглавной буквы: переход к этому месту, кораблю или карте
web-key-why = почему нельзя: правило
web-key-undo = вернуть ход или попросить об этом
web-key-describe = поле словами
web-key-log = журнал, чат
web-key-help = этот список

web-shape-circle = голубой круг
web-shape-triangle = коралловый треугольник
web-shape-square = мятный квадрат
web-shape-diamond = сиреневый ромб

## Первый ход с подсказками

web-guide-step = Ваш первый ход · { $step } из { $steps }
web-guide-keys = или нажмите G, затем { "Enter" }
web-guide-next = Дальше
web-guide-skip = Без подсказок
web-guide-done = Играть дальше
web-guide-or-2 = Тёплые кольца — ваши ходы. Наведите на кольцо, чтобы увидеть цену, и нажмите, чтобы сделать ход.
web-guide-or-3 = Планирование: летите, получите 2 000 кредитов или восстановите повреждения. Вся работа — на планетах.
web-guide-or-4 = Действия: покупайте на рынке под картой Галактики. На грузах и работах указана планета, где заплатят.
web-guide-or-5 = Где решают кубики, шанс виден до того, как вы выберете.
web-guide-or-6 = Чего нельзя сделать, показано серым, вместе с правилом. Нажмите на правило, чтобы прочитать его.
web-guide-or-7 = Журнал помнит всё; ход можно вернуть, пока не брошены кубики и не открыты карты. Удачного полёта!
web-guide-xw-1 = Два звена, один бой: уничтожьте все вражеские корабли.
web-guide-xw-2 = Планирование: выберите светящийся корабль и поверните его диск. Этого никто не видит.
web-guide-xw-3 = Активация: корабли летят по шаблону со своего диска, начиная с наименьшего мастерства пилота.
web-guide-xw-4 = После полёта совершите одно действие. Концентрация превращает глаза в попадания или уклонения.
web-guide-xw-5 = Бой: первым стреляет корабль с наибольшим мастерством пилота. Сектор обстрела и дистанция решают, в кого можно попасть; шанс стоит рядом с каждой целью.
web-guide-xw-6 = Красные манёвры дают перегрузку, а с ней нельзя ни красных манёвров, ни действий. Серые строки объясняют почему.
web-guide-xw-7 = В журнале — каждый бросок и его правило. Следующий раунд вы играете сами.
web-guide-ds-1 = Победите всех персонажей соперника или дождитесь, пока опустеет его колода.
web-guide-ds-2 = По одному действию за раз: активируйте персонажа, и его кубики попадут в пул.
web-guide-ds-3 = Кубики с одним символом применяются вместе: нажмите на первый, подходящие засветятся.
web-guide-ds-4 = Платите ресурсы, чтобы играть карты с руки. У улучшений есть свои кубики.
web-guide-ds-5 = Щит останавливает урон один к одному. Панель покажет, что останется.
web-guide-ds-6 = Серое — не сейчас; рядом указано правило.
web-guide-ds-7 = Закончили раньше — захватите поле боя. Журнал помнит всё. Играйте!

## Свод правил

web-rules-search = Поиск по правилам
web-rules-chapters = Главы
web-rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[other] { $count } пунктов
}
web-rules-nothing = Ни в одном пункте нет всех этих слов.
web-rules-own-words = Пунктов: { $count }, нашими словами. Каждый соблюдается за столом.

## X-wing

web-ask-send = Отправить
web-xw-setup = Подготовка
web-xw-planning = Планирование
web-xw-activation = Активация
web-xw-combat = Бой
web-xw-end = Завершение
web-xw-pane-mat = Поле
web-xw-pane-order = Порядок
web-xw-mat = Игровая зона
web-xw-dial = Диск манёвров
web-xw-dial-left = Повернуть диск влево
web-xw-dial-right = Повернуть диск вправо
web-xw-dial-is-set = диск выставлен
web-xw-dial-open = диск не выставлен
web-xw-pick-ship = Какой корабль
web-xw-set = Выставить: { $maneuver }
web-xw-not-now = этому кораблю сейчас нельзя
web-xw-green = зелёный: снимает перегрузку
web-xw-white = белый: перегрузка не меняется
web-xw-red = красный: добавляет перегрузку
web-xw-green-short = снимает перегрузку
web-xw-red-short = добавляет перегрузку
web-xw-order-planning = Выставьте все диски в любом порядке. Их никто не видит.
web-xw-order-setup = Первыми ставят корабли с наименьшим мастерством пилота.
web-xw-order-activation = Первыми летят корабли с наименьшим мастерством пилота.
web-xw-order-combat = Первыми стреляют корабли с наибольшим мастерством пилота.
web-xw-on-the-mat = В игровой зоне
web-xw-by-eye = Шаблоны и линейка отложены: планируют на глаз.
web-xw-arc = Сектор обстрела
web-xw-ruler = Дистанция 1–3
web-xw-paths = Пройденный путь
web-xw-range = дистанция { $range }
web-xw-ship-label = { $name }, мастерство пилота { $skill }, корпус { $hull }, щиты { $shields }, { $player }
web-xw-hull-left = корпус { $left } из { $of }
web-xw-shields-left = щиты { $left } из { $of }
web-xw-asteroid = Астероид
web-xw-bomb = Бомба
web-xw-mine = Мина
web-xw-satellite = Спутник
web-xw-cargo = Контейнер
web-xw-docked = пристыкован
web-xw-suggested = Предложенное место
web-xw-place-at = { $x } × { $y } мм
web-xw-place-hint = Перетащите или двигайте стрелками ({ "Shift" } — в десять раз дальше). Колесо, Q и E поворачивают.
web-xw-place-hint-straight = Перетащите или двигайте стрелками ({ "Shift" } — в десять раз дальше).
web-xw-place-hint-touch = Перетащите пальцем или коснитесь предложенного места. Стрелки поворачивают.
web-xw-place-hint-touch-straight = Перетащите пальцем или коснитесь предложенного места.
web-xw-place-here = Поставить сюда
web-xw-outside = Часть выходит за вашу заштрихованную полосу.
web-xw-crowded = Здесь уже стоит другой корабль.
web-xw-off-mat = Часть выходит за игровую зону.
web-xw-near-edge = Слишком близко к краю.
web-xw-near-rock = Слишком близко к астероиду.
web-xw-near-ship = Слишком близко к кораблю.
web-xw-near-satellite = Спутник ставят на дистанции 2 или 3 от другого спутника.
web-xw-near-mine = Мины ставят дальше дистанции 1 друг от друга.
web-xw-fits = Здесь подходит.
web-xw-ghost = За этим столом видно, где закончится манёвр.
web-xw-beyond = дальше 3
web-xw-plan = Ваш план
web-xw-plan-hits = попадёт
web-xw-plan-spread = урон
web-xw-plan-destroys = уничтожит
web-xw-plan-count = { $damage ->
    [0] промах
    [1] 1 урон
   *[other] { $damage }
}
web-xw-plan-damage = { $damage ->
    [0] без урона { $chance }
   *[other] урон { $damage }: { $chance }
}
web-xw-plan-token = { $token ->
    [lock] Захват
    [focus] Концентрация
    [evade] Уклонение
   *[other] { $token }
}
web-xw-plan-then = затем
web-xw-plan-none = Ничего не менять
web-xw-plan-exact = Точно, по всем ещё не брошенным граням; карты — сверх того. Считаем, что защищающийся тратит жетоны с умом.
web-xw-turn-left = Повернуть влево
web-xw-turn-right = Повернуть вправо
web-xw-slide = Насколько сдвинуть, в миллиметрах
web-xw-squads = Звенья
web-xw-side = { $faction ->
    [rebel] Мятежники
    [imperial] Империя
   *[scum] Отбросы
}
web-xw-token = { $token ->
    [focus] концентрация
    [evade] уклонение
    [stress] перегрузка
    [ion] ионизация
    [cloak] маскировка
    [reinforce-fore] усиление, нос
    [reinforce-aft] усиление, корма
    [weapons-disabled] оружие отключено
    [jam] помехи
   *[other] жетон
}
web-xw-action = { $action ->
    [focus] концентрация
    [evade] уклонение
    [target-lock] захват цели
    [barrel-roll] «бочка»
    [cloak] маскировка
    [slam] SLAM
    [reinforce] усиление
    [reload] перезарядка
    [coordinate] координация
    [jam] помехи
   *[boost] ускорение
}
web-xw-slot = { $slot ->
    [ept] элитный талант
    [amd] астромеханик
    [torpedo] торпеда
    [missile] ракета
    [turret] турель
    [cannon] пушка
    [bomb] бомба
    [crew] экипаж
    [system] система
    [mod] модификация
    [title] титул
    [samd] восстановленный астромеханик
    [illicit] контрабанда
    [tech] технология
   *[other] улучшение
}
web-xw-attack = атака
web-xw-agility = манёвренность
web-xw-hull = корпус
web-xw-shields = щиты
web-xw-skill = Мастерство пилота { $skill }
web-xw-face-down = Карта урона лицевой стороной вниз
web-xw-attacker = Атакующий
web-xw-defender = Защищающийся
web-xw-attack-overline = Раунд { $round } · бой · мастерство пилота { $skill }
web-xw-attack-title = { $attacker } берёт на прицел: { $defender }
web-xw-attack-value = атака { $value }, дистанция { $range }
web-xw-agility-value = манёвренность { $value }
web-xw-obstructed = атака осложнена
web-xw-clear = путь чист
web-xw-outcome = { $hits ->
    [0] { $criticals ->
        [one] Проходит { $criticals } критическое попадание.
        [few] Проходит { $criticals } критических попадания.
       *[other] Проходит { $criticals } критических попаданий.
    }
    [one] { $criticals ->
        [0] Проходит { $hits } попадание.
       *[other] Проходит { $hits } попадание, критических: { $criticals }.
    }
    [few] { $criticals ->
        [0] Проходит { $hits } попадания.
       *[other] Проходит { $hits } попадания, критических: { $criticals }.
    }
   *[other] { $criticals ->
        [0] Проходит { $hits } попаданий.
       *[other] Проходит { $hits } попаданий, критических: { $criticals }.
    }
}
web-xw-step-target = Цель
web-xw-step-attack = Бросок атаки
web-xw-step-modify-attack = Модификация атаки
web-xw-step-defence = Бросок защиты
web-xw-step-modify-defence = Модификация защиты
web-xw-step-compare = Сравнение
web-xw-step-damage = Урон

## «Внешнее кольцо»

web-or-setup = Подготовка
web-or-planning = Планирование
web-or-action = Действие
web-or-encounter = Контакт
web-or-your-step = Ваш ход · { $step }
web-or-pane-map = Галактика
web-or-pane-ship = Корабль
web-or-pane-market = Рынок
web-or-pane-players = Игроки
web-or-map = Карта Галактики
web-or-market = Рынок
web-or-kind = { $kind ->
    [bounty] Охота
    [cargo] Груз
    [gear_mod] Экипировка, модификация
    [job] Работа
    [luxury] Роскошь
    [ship] Корабль
    [encounter] Контакт
    [databank] База данных
    [character] Персонаж
    [sheet] Лист корабля
   *[contact] Жетон встречи
}
web-or-slot = { $slot ->
    [cargo] Груз
    [mod] Модификация
    [cargo_or_mod] Груз или модификация
    [crew] Член команды
    [gear] Экипировка
   *[other] Работа или охота
}
web-or-standing = { $standing ->
    [1] положительная
    [-1] негативная
   *[0] нейтральная
}
web-or-source = { $source ->
    [bounty] охота
    [cargo] груз
    [job] работа
    [patrol] патрули
    [goal] цели
    [luxury] роскошь
    [card] карты
   *[other] прочее
}
web-or-empty-deck = пусто
web-or-cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-or-deck-short = { $deck ->
    [bounty] Охота
    [cargo] Груз
    [gear_mod] Экипировка
    [job] Работа
    [luxury] Роскошь
   *[ship] Корабль
}
web-or-free = бесплатно
web-or-to = Куда: { $planet }
web-or-to-player = Другому капитану
web-or-patrol-moves = движение патруля: { $distance }
web-or-planet = планета
web-or-navpoint = узловая точка навигации
web-or-spaces = { $count ->
    [one] { $count } область
    [few] { $count } области
   *[other] { $count } областей
}
web-or-fact-flown = { $count } из { $of ->
    [one] { $of } области
   *[other] { $of } областей
}
web-or-fact-there = Там: { $things }
web-or-fact-then = Затем действия и контакт на месте.
web-or-fact-credits = У вас будет { $credits }.
web-or-fact-unhurt = Повреждений нет.
web-or-fact-recover = Повреждения: на персонаже { $character }, на корабле { $ship }.
web-or-fact-market = При желании сбросьте одну карту, затем купите одну. У вас { $credits }.
web-or-fact-done = Дальше контакт.
web-or-contact-closed = жетон встречи взакрытую, класс: { $rank }
web-or-no-contacts = Жетонов встречи здесь нет.
web-or-first-to = До победы: { $fame } славы
web-or-fame = слава
web-or-credits = кредиты
web-or-ground = наземный бой
web-or-ship = космический бой
web-or-health = здоровье
web-or-hull = прочность корпуса
web-or-hyperdrive = гиперпривод
web-or-damage = повреждения
web-or-damage-of = повреждения: { $damage } из { $of }
web-or-left-of = осталось { $left } из { $of }
web-or-defeated = поражение
web-or-goal-done = Цель достигнута
web-or-secrets = { $count ->
    [one] { $count } секрет
    [few] { $count } секрета
   *[other] { $count } секретов
}
web-or-captured = На борту: { $contact }
web-or-choosing = выбирает
web-or-describe = { $name }, { $player }: { $space }, слава { $fame }, кредиты { $credits }.
web-or-attacker = Атакующий
web-or-defender = Защищающийся
web-or-enemy = Враг
web-or-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
web-or-takes-no-damage = Повреждений нет
web-or-ship-combat = Космический бой
web-or-ground-combat = Наземный бой
web-or-combat-title = Бой: { $attacker } и { $defender }
web-or-combat-title-enemy = { $attacker } против врага
web-or-tie = При ничьей побеждает атакующий.
web-or-their-damage = { $count ->
    [one] Их повреждения: { $count } кубик
    [few] Их повреждения: { $count } кубика
   *[other] Их повреждения: { $count } кубиков
}
web-or-step-attack = Бросок атаки
web-or-step-attack-damage = Повреждения атаки
web-or-step-defence = Бросок защиты
web-or-step-winner = Кто победил
web-or-step-suffer = Повреждения
web-or-encounter-of = Контакт · { $name }
web-or-a-roll = Бросок
web-or-unskilled = неквалифицированный
web-or-skilled = квалифицированный
web-or-highly-skilled = высококвалифицированный
web-or-test-of = Проверка навыка: { $skill }
web-or-test-chance = шанс на успех
web-or-counts = успех
web-or-chances = Шансы
web-or-chance-win = Побеждает { $name }
web-or-chance-defeated = { $name } терпит поражение: повреждений { $damage } и больше
web-or-chances-plain = Точно, без учёта других свойств.
web-or-stake-you-win = Если победите вы
web-or-stake-you-lose = Если вы проиграете
web-or-stake-wins = Если победит { $name }
web-or-stake-loses = Если проиграет { $name }
web-or-stake-either = В любом случае
web-or-stake-choice = { $choice ->
    [eliminate] Устранить:
   *[capture] или пленить:
}
web-or-stake-credits = кредиты: { $amount }
web-or-stake-fame = слава: { $amount }
web-or-stake-reputation = репутация ({ $faction }): { $amount }
web-or-stake-deliver = оплата при доставке: { $planet }
web-or-stake-crew = { $card } уходит из команды
web-or-stake-survived = только если вы переживёте повреждения
web-or-stake-nothing = больше ничего
web-or-stake-patrol-gone = патруль исчезает; появляется следующий той же группировки
web-or-stake-patrol-pushed = патруль остаётся; вы сдвигаете его в соседнюю область
web-or-stake-defeat = { $secrets ->
    [0] повреждений { $damage } — и { $name } терпит поражение: минус { $credits } кредитов
   *[other] повреждений { $damage } — и { $name } терпит поражение: минус { $credits } кредитов и все секреты
}
web-or-stake-defeat-you = { $secrets ->
    [0] повреждений { $damage } — и вы терпите поражение: минус { $credits } кредитов
   *[other] повреждений { $damage } — и вы терпите поражение: минус { $credits } кредитов и все секреты
}
web-or-trade-overline = Обмен · { $place }
web-or-trade-title = Сделка: { $one } и { $two }
web-or-trade-you = вы
web-or-trade-goods = Что есть: { $name }
web-or-trade-none-left = Предложить больше нечего.
web-or-trade-lane = { $from } → { $to }
web-or-trade-nothing = пока ничего
web-or-trade-sum = { NUMBER($amount) } кредитов
web-or-trade-lay = положить на стол
web-or-trade-back = забрать обратно
web-or-trade-pay = Вы отдаёте { NUMBER($amount) } кредитов
web-or-trade-ask = Вы просите { NUMBER($amount) } кредитов
web-or-trade-no-credits = Без кредитов
web-or-trade-give-more = Дать ещё { $amount } кредитов
web-or-trade-ask-more = Ещё { $amount } кредитов платит { $name }
web-or-trade-yourself = Вы
web-or-trade-agreed = согласие есть
web-or-trade-open = согласия ещё нет
web-or-trade-make = Предложить
web-or-trade-make-hint = потом другая сторона согласится или откажется
web-or-trade-leave = Отказаться

## Destiny

web-ds-setup = Подготовка
web-ds-action-phase = Фаза действий
web-ds-upkeep = Перегруппировка
web-ds-your-action = Ваше действие
web-ds-pane-table = Стол
web-ds-pane-field = Поле боя
web-ds-pane-hand = Рука
web-ds-melee = ближний урон
web-ds-ranged = дальний урон
web-ds-indirect = непрямой урон
web-ds-shield = щит
web-ds-resource = ресурс
web-ds-disrupt = диверсия
web-ds-discard = сброс
web-ds-focus = концентрация
web-ds-special = особенность
web-ds-blank = пустая грань
web-ds-any = любой символ
web-ds-kind = { $kind ->
    [character] персонаж
    [upgrade] улучшение
    [downgrade] ухудшение
    [support] поддержка
    [event] событие
    [plot] замысел
   *[battlefield] поле боя
}
web-ds-side = { $side ->
    [hero] герой
    [villain] злодей
   *[neutral] нейтральный
}
web-ds-side-costs = { $side }, стоимость { $cost }
web-ds-health = здоровье
web-ds-health-of = здоровье { $left } из { $of }
web-ds-ready = подготовлено
web-ds-exhausted = повёрнуто
web-ds-resting-die = кубик «{ $card }» на карте
web-ds-cost = стоимость { $cost }
web-ds-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-ds-elite = { $points } с двумя кубиками
web-ds-hand = рука
web-ds-hand-empty = На руке нет карт.
web-ds-discard-pile = Сброс
web-ds-pile-empty = Здесь ничего нет.
web-ds-you = Вы
web-ds-out = вне игры
web-ds-claimed = захват сделан
web-ds-acts = действует
web-ds-your-pool = Ваш пул
web-ds-pool-of = Пул игрока { $name }
web-ds-pool-empty = кубиков нет
web-ds-threatens = угрожает
web-ds-threat-cost = за { $cost ->
    [one] { $cost } ресурс
    [few] { $cost } ресурса
   *[other] { $cost } ресурсов
}
web-ds-queue = Очередь
web-ds-queue-now = применяется
web-ds-queued = в очереди под номером { $place }
web-ds-chosen = выбрано
web-ds-resolve-chosen = { $count ->
    [1] Применить этот кубик
    [one] Применить { $count } кубик
    [few] Применить эти { $count } кубика
   *[other] Применить эти { $count } кубиков
}
web-ds-resolve-same = один за другим, в одну цель
web-ds-resolve-plus = к грани с плюсом нужен кубик с её символом
web-ds-resolve-other = Другие кубики
web-ds-has-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
}
web-ds-has-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
web-ds-has-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[other] { $count } щитов
}
web-ds-deck-of = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[other] в колоде { $count } карт
}
web-ds-you-control = под вашим контролем
web-ds-controls = контролирует { $name }
web-ds-describe = { $name }, { $player }: здоровье { $left } из { $of }, щиты { $shields }.

## Карты

web-cards-search = Поиск по картам
web-cards-kinds = Виды карт
web-cards-all = все
web-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-cards-more = Показать ещё
web-xw-kind = { $kind ->
    [pilot] карта корабля
    [upgrade] улучшение
   *[damage] карта урона
}
web-xw-faction = { $faction ->
    [rebel] Мятежный Альянс
    [imperial] Галактическая Империя
   *[other] Отбросы и негодяи
}
web-xw-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-xw-unique = уникальное имя

## Повтор и отчёт

web-chart-table = таблицей
web-replay = Повтор
web-replay-chip = повтор
web-replay-timeline = Шкала времени
web-replay-turn-back = Предыдущий ход
web-replay-turn-forward = Следующий ход
web-replay-step-back = Шаг назад
web-replay-step-forward = Шаг вперёд
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-moment = момент { $now } из { $last }
web-replay-what-if = А что, если?
web-replay-what-if-hint = Откройте новый стол ровно с этого момента: одно место ваше, на остальных боты.
web-replay-branch = Ветка отсюда
web-replay-link = Ссылка сюда
web-picture = Сохранить картинку
web-picture-failed = Этот браузер не может нарисовать картинку.
web-film = Сохранить короткий фильм
web-film-making = Фильм снимается: { $now } из { $last }
web-replay-through = Чьими глазами
web-replay-everyone = то, что видели все
web-replay-open = всё, без секретов
web-report = Отчёт
web-report-winner = Побеждает { $name }
web-report-draw = Победителя нет
web-report-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
web-report-over-time = { $game ->
    [outer-rim] Слава, ход за ходом
    [x-wing] Корпус и щиты, раунд за раундом
    [destiny] Здоровье, раунд за раундом
   *[other] Ход за ходом
}
web-report-turn = ход
web-report-round = раунд
web-report-standing = Итог
web-report-player = Игрок
web-report-score = Счёт
web-report-sources = Откуда слава
web-report-luck = Везение на кубиках
web-report-luck-hint = насколько выпало больше среднего для стольких кубиков
web-report-share = Поделиться
web-report-record = Запись партии
web-report-fame = Слава
web-report-credits = Кредиты
web-report-fights = Победы в боях
web-report-fights-won = { $won } из { $all }
web-report-sources-hint = каждый блок — один источник; число — слава
web-report-no-fame = нет
web-report-visits = Кто где бывал
web-report-visits-hint = посещения планет
web-report-awards = Награды
web-report-awards-hint = чтобы было о чём поговорить
web-award-traveller = Дальние странствия: планет — { $count }
web-award-fighter = Лучший боец: побед — { $count }
web-award-earner = Лучшие дела: заработано кредитов — { $count }
web-award-luck = Самые удачливые кубики: на { $count } выше среднего
web-award-attacks = Самые быстрые пушки: атак — { $count }
web-award-battered = На одном двигателе: { $thing }, повреждений — { $count }
web-award-blow = Самый сильный удар: { $thing }, урона — { $count }
web-award-dice = Самые занятые кубики: применены раз — { $count }
web-award-cards = Полные руки: сыграно карт — { $count }
web-report-beyond = { $sign ->
    [short] −{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[more] +{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
web-report-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
web-report-turning = Переломные моменты
web-analyse = Разобрать
web-analysis = Разбор
web-analysis-about = Каковы были шансы каждого, что сделали кубики, а что решения, и какие ответы обошлись дороже всего.
web-analysis-how = Боты играют дальше с каждого решения. Это займёт минуту-другую; найденное останется при партии.
web-analysis-begin = Разобрать эту партию
web-analysis-waiting = Сначала другая работа; эта партия на очереди.
web-analysis-working = Боты играют дальше с каждого решения.
web-analysis-chance = Шансы на победу
web-analysis-chance-hint = перед каждым решением и в конце; выберите точку, чтобы увидеть этот момент
web-analysis-moment = { $turn }, { $name }: { $chance }
web-analysis-forces = Удача и решения
web-analysis-forces-hint = { $name }: что изменило шансы с { $start } до { $end } — сумма всех взлётов и падений за партию
web-analysis-luck = Удача
web-analysis-choices = Ответы: { $name }
web-analysis-rest = Не рассмотрено
web-analysis-rest-hint = отрезки с ответами, которые не взвешивались: удача и решения вместе
web-analysis-costly = { $count ->
    [one] { $count } решение обошлось в { $percent } %
    [few] { $count } решения обошлись в { $percent } %
   *[many] { $count } решений обошлись в { $percent } %
}
web-analysis-nothing = Ни один ответ не мог быть явно лучше.
web-analysis-instead = { $answer } → { $better }
web-analysis-given = так сыграно
web-analysis-others = Что это значило бы для остальных:
web-analysis-judged = Судим по тому, что игрок мог знать тогда, с усреднёнными кубиками. Малые различия ненадёжны.
web-analysis-try = Попробовать отсюда
web-analysis-try-hint = { $name }: { $answer }; за остальных играют боты
web-analysis-play = Сыграть и продолжить
web-analysis-replay = Этот момент в повторе
web-analysis-whose = Чьи решения
web-analysis-odds = { $name }: { $chance }
web-chances = Шансы на победу
web-chances-hint = по тому, что видно всем
web-chances-earlier = до последних ходов
web-rematch = Реванш

## Звенья и колоды

web-build-side = Сторона
web-build-play = Играть с этим
web-build-pilots = Корабли
web-build-search = Поиск пилотов и кораблей
web-build-yours = Ваше звено
web-build-add = Добавить: { $name }
web-build-paste = Вставьте сюда
web-build-paste-squad = Текст XWS из программы для сбора звеньев.
web-build-paste-deck = Текст или { "JSON" } с сайта колод.
web-build-read = Прочитать

## О чём договариваются до партии

web-option-outer-rim-fame = Слава для победы
web-option-outer-rim-fame-hint = 8 для первой партии, 12 для долгого вечера
web-option-outer-rim-random-map = Случайная раскладка
web-option-outer-rim-random-map-hint = шесть фрагментов карты Галактики в любом порядке
web-option-outer-rim-ai-fame = Слава игрока-ИИ
web-option-outer-rim-ai-fame-hint = только в одиночной игре; чем больше, тем труднее
web-option-outer-rim-turn-cap = Предел ходов
web-option-outer-rim-turn-cap-hint = 0 — играть до победы
web-option-x-wing-mission = Миссия
web-option-x-wing-mission-none = нет
web-option-x-wing-mission-asteroid-run = Прятки в астероидах
web-option-x-wing-mission-dark-whispers = Шёпот во тьме
web-option-x-wing-mission-political-escort = Политический эскорт
web-option-x-wing-mission-convoy = Конвой
web-option-x-wing-mission-salvage = Груз
web-option-x-wing-mission-minefield = Сквозь минное поле
web-option-x-wing-mission-relay = Станция связи
web-option-x-wing-mission-defector = Охота на перебежчика
web-option-x-wing-own-mission = Файл миссии
web-option-x-wing-own-mission-hint = текст собственной миссии
web-option-x-wing-squad-building = Свои звенья
web-option-x-wing-squad-building-hint = каждая сторона составляет своё, втайне
web-option-x-wing-core-set-only = Только базовый набор
web-option-x-wing-core-set-only-hint = что есть в одной коробке, не больше 31 очка
web-option-x-wing-width = Ширина зоны, мм
web-option-x-wing-height = Высота зоны, мм
web-option-x-wing-special-area = Другой размер зоны
web-option-x-wing-special-area-hint = меньше 900 × 900 — только по договорённости
web-option-x-wing-assist = Учебный стол
web-option-x-wing-assist-hint = при планировании видно, где закончится манёвр
web-option-x-wing-rules = Правила
web-option-x-wing-rules-book = как в книге
web-option-x-wing-rules-reference = справочник правил с поздними ответами
web-option-x-wing-round-limit = Предел раундов
web-option-x-wing-round-limit-hint = 0 — играть, пока одна сторона не исчезнет
web-option-x-wing-time-limit = Предел времени, минут
web-option-x-wing-time-limit-hint = 75 на турнирах: раунд доигрывается, затем решают очки; 0 — без предела
web-option-x-wing-damage-deck = Колода урона
web-option-x-wing-damage-deck-core = из первой базовой коробки
web-option-x-wing-damage-deck-awakens = из второй базовой коробки
web-option-x-wing-obstacle-choice = Препятствия на выбор
web-option-x-wing-obstacle-choice-hint = каждая сторона приносит три: астероиды или обломки
web-option-x-wing-tournament = Турнирный счёт
web-option-x-wing-tournament-hint = половина очков за большие корабли, последний залп при ничьей
web-option-destiny-format = Формат
web-option-destiny-format-any = любой, у каждой колоды свой
web-option-destiny-points = Очки
web-option-destiny-points-balance = по списку баланса
web-option-destiny-points-printed = как на карте
web-option-destiny-reroll-zero = Не перебрасывать
web-option-destiny-reroll-zero-hint = можно сбросить карту и не перебросить ни одного кубика
web-option-destiny-power-actions = Мощные действия
web-option-destiny-power-actions-hint = что можно использовать раз в раунд, если копий карты несколько
web-option-destiny-power-actions-card = действие каждой копии
web-option-destiny-power-actions-title = действие одной из копий
web-option-destiny-both-defeated = Последние персонажи побеждены разом
web-option-destiny-both-defeated-battlefield = побеждает тот, кто контролирует поле боя
web-option-destiny-both-defeated-draw = ничья
web-option-destiny-any-battlefield = Любое поле боя
web-option-destiny-any-battlefield-hint = при трёх и четырёх игроках лучший бросок выбирает из всех полей
web-option-destiny-loop-tables = Повтор: сколько раз тот же стол
web-option-destiny-loop-tables-hint = после этого кто может, тот прерывает повтор
web-option-destiny-loop-effects = Повтор: эффектов за действие
web-option-destiny-loop-effects-hint = после них — тоже
web-option-destiny-idle-rounds = Пустые раунды
web-option-destiny-idle-rounds-hint = после стольких раундов из одних пасов — ничья
web-option-smugglers-dice-target = Кредиты для победы
web-report-place = Место
web-scene-told = Что произошло
web-scene-first = Следующий вопрос — после этого.
web-scene-go-on = Дальше
web-scene-rolls = { $player }
web-scene-enemy-rolls = Противник
web-scene-no-dice = без кубиков
web-scene-cancelled = отменён
web-scene-tested = Проверяется навык
web-scene-one-face = хватит одной из этих граней
web-scene-again = Показать ещё раз
web-card-more = подробнее:
web-card-rule = Правило об этом
web-card-rulings = Правила, в которых она названа
web-xw-lands =
    { $count ->
        [one] { $count } попадание прошло.
        [few] { $count } попадания прошли.
       *[many] { $count } попаданий прошло.
    }
web-ds-hurts = { $card }: получено урона — { $count }.
web-ds-fact-cost = Цена { $cost }; у вас { $have }.
web-ds-fact-resolve = { $symbol ->
    [damage] Наносит выбранному персонажу { $value ->
        [1] 1 урон
       *[other] { $value } урона
    }.
    [indirect] Наносит { $value ->
        [1] 1 урон; кому, решает
       *[other] { $value } урона; распределяет его
    } сам соперник.
    [shield] Даёт щиты: { $value }.
    [resource] Приносит ресурсы: { $value }.
    [disrupt] Отнимает у соперника ресурсы: { $value }.
    [discard] Соперник сбрасывает наугад карты: { $value }.
    [focus] Поворачивает другие ваши кубики на любую грань: { $value }.
   *[special] Делает то, что сказано на карте.
}
web-ds-fact-claim = Использует поле боя; до конца раунда вы пасуете.
web-ds-fact-health = Здоровье { $left } из { $of }{ $shields ->
    [0] .
    [one] ; сначала блокирует { $shields } щит.
    [few] ; сначала блокируют { $shields } щита.
   *[other] ; сначала блокируют { $shields } щитов.
}
web-ds-fact-damage = Останется здоровья: { $left } из { $of }.
web-ds-fact-pass = Раунд кончается, когда все пасуют подряд.
web-ds-fact-reroll = Сбрасывает эту карту; затем перебросьте любые свои кубики.
web-end-won = Победа за вами
web-end-lost = Вы проиграли
web-end-drawn = Никто не победил
web-end-closed = Стол закрыт
web-end-board = К столу
web-ds-end-characters-lost = Ваш последний персонаж побеждён.
web-ds-end-cards-lost = У вас не осталось карт.
web-ds-end-conceded-lost = Вы вышли из игры.
web-xw-end-won = Вражеских кораблей не осталось.
web-xw-end-lost = В вашем звене не осталось кораблей.
web-end-fallen = Потеряно: { $things }
web-end-standing = Осталось: { $things }
web-end-nothing = ничего
web-end-won-points = уничтожено вражеских очков: { $points }
web-end-decided = Что решило исход
web-or-end-won = Ваша слава достигла { $fame }.
web-or-end-lost = { $name }: слава { $fame }; у вас { $mine }.
web-ask-take = Сделать
web-ask-leave = Не делать этого
web-ask-again = Ещё раз, чтобы подтвердить
web-asides = Помимо вопроса
web-undo-ask = Попросить вернуть ход
web-proposal-waits = Ждём согласия: { $names }.
web-rules-synonyms = ничья равно поровну; бой схватка; урон ранение; деньги кредиты
web-xw-spot = Место { $number }
web-xw-fact-focus = Позже превратит «концентрацию» в попадания или уклонения.
web-xw-fact-evade = Добавит одно уклонение, когда по вам стреляют.
web-xw-fact-lock = Позволит перебросить кубики атаки против этой цели.
web-xw-fact-boost = Пролёт ещё на один короткий шаблон.
web-xw-fact-barrel-roll = Смещение вбок на один шаблон.
web-xw-fact-pass-action = Без жетона и без движения в этом раунде.
web-xw-fact-pass-attack = Этот корабль в этом раунде не стреляет.
web-xw-fact-done = Кубики остаются как есть.
web-verb =
    { $verb ->
        [move] лететь
        [stay] остаться
        [discard] сбросить
        [buy] купить
        [sell] продать
        [barter] бартер
        [deliver] доставить
        [attack] атаковать
        [reroll] перебросить
        [turn] повернуть
        [meet] встретить
        [trade] обмен
        [protect] защитить
        [use] использовать
        [push] оттеснить
        [lock] захватить
        [place] разместить
        [play] сыграть
        [activate] активировать
        [resolve] применить
        [claim] захватить
        [damage] урон
        [shield] щит
        [heal] лечить
        [remove] убрать
        [shuffle] замешать
        [defeat] победить
        [attach] прикрепить
       *[other] выбрать
    }
web-xw-squad-yours = Ваше звено
web-xw-squad-ready = Готовое звено
web-xw-squad-paste = Из другого конструктора (XWS)
web-region-rail = Вопрос, журнал и чат
web-guide-or-1 = Прославьтесь: побеждает первый капитан, набравший достаточно славы. Сначала выберите, кто вы.
web-end-gave-up = Вы сдались.
web-end-gives-up = { $name } сдаётся.

## Builders

web-build-squad-overline = X-wing · сбор звена
web-build-deck-overline = { "Destiny" } · сбор колоды
web-build-new-squad = Новое звено
web-build-new-deck = Новая колода
web-build-limit = Очки
web-build-format = Формат
web-build-parts = Части конструктора
web-build-tab = { $tab ->
    [find] Поиск
    [list] Звено
   *[check] Проверка
}
web-build-deck-tab = { $tab ->
    [find] Карты
    [list] Колода
   *[check] Отбор
}
web-build-check = Очки и правила
web-build-begin = Добавьте корабли из списка или начните с готового звена.
web-build-pilot-count = { $count ->
    [one] { $count } пилот
    [few] { $count } пилота
    [many] { $count } пилотов
   *[other] { $count } пилотов
}
web-build-pilot-cost = пилот { $points }
web-build-only-fitting = Скрыть то, что не подходит
web-build-misfits = показывать неподходящее
web-build-by-cost = по стоимости
web-build-fit-count = подходят: { $fit }, нет: { $not }
web-build-search-upgrade = Название или текст
web-build-here = в этой ячейке
web-build-free = свободно
web-build-free-slot = Снять
web-build-put = Установить: { $name }
web-build-copy-ship = Добавить ещё: { $name }
web-build-remove-ship = Убрать: { $name }
web-build-of-points = из { $limit } очков
web-build-left = { $count ->
    [one] осталось { $count } очко
    [few] осталось { $count } очка
    [many] осталось { $count } очков
   *[other] осталось { $count } очков
}
web-build-over = { $count ->
    [one] { $count } лишнее очко
    [few] { $count } лишних очка
    [many] { $count } лишних очков
   *[other] { $count } лишних очков
}
web-build-dial = Диск манёвров
web-build-dial-of = Диск манёвров: { $ship }
web-build-fair-squad = по правилам и, если можно, без остатка больше 3 очков
web-build-fair-deck = по правилам, из всех наборов
web-build-cannot-join = не подходит
web-build-less = На одну меньше: { $name }
web-build-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубиков
}
web-build-add-character = Добавить персонажа
web-build-deck-title = Колода
web-build-of = из { $count }
web-build-order = по виду, затем по стоимости
web-build-hand = Пробная рука
web-build-hand-again = Взять
web-build-hand-chance = Улучшение за { $cost } или дешевле среди первых пяти карт: { $chance } %
web-build-as-text = Текст для сайтов колод
web-ds-unique = уникальная карта
web-filter = Отбор
web-filter-colour = Цвет
web-filter-affiliation = Сторона
web-filter-subtype = Подтип
web-filter-any = любой
web-filter-cost = Стоимость
web-filter-cost-of = Стоимость { $cost }, карт: { $count }
web-filter-symbol = На кубике есть
web-filter-set = Набор
web-filter-fitting = Только то, что доступно команде
web-filter-clear = Сбросить отбор
web-list-search = Поиск по названию или карте
web-list-yours = Ваши
web-list-unnamed = без названия
web-list-delete = Удалить: { $name }
web-list-ready = Готовые ({ $count })
web-bring-squads = Звенья
web-bring-squads-hint = Ничего не выбрано: корабли первого боя. Выбрано только ваше: другая сторона берёт своё за столом.
web-bring-decks = Колоды
web-bring-decks-hint = Место, для которого ничего не выбрано, играет готовой колодой.
web-bring-choose = Выбрать
web-bring-other = Заменить
web-bring-paste = Вставить или файл
web-bring-clear = Оставить открытым: { $name }
web-bring-along = Что вы приносите
web-bring-along-hint = Выберите, прежде чем сесть: партия может начаться, как только займут последнее место.
web-bring-open = пока ничего не выбрано
web-bring-first = Сначала выберите своё
web-bring-at-table = выбирается за столом
web-bring-squads-secret = Звенья открывают за столом, все сразу. Выбранное здесь будет предложено вам первым.
web-bring-squads-known = Все видят, какие звенья летят. До начала боя можно принести другое.
web-list-copied = Скопировано: { $what }
web-list-in = Загрузить
web-list-out = Забрать с собой
web-list-file = Из файла
web-list-copy = Копировать
web-list-save-file = В файл
web-list-link = Ссылка
web-list-legal = По правилам. Ничто не мешает играть.
web-list-empty = Пока ничего не выбрано
web-list-more-faults = ещё { $count }
web-list-fault-count = { $count ->
    [one] нарушено { $count } правило
    [few] нарушено { $count } правила
    [many] нарушено { $count } правил
   *[other] нарушено { $count } правил
}
web-list-name = Название
web-list-nothing = Ничего не найдено. Ослабьте отбор или уберите слова.
web-list-open = Открыть
web-list-transfer = Перенос
web-list-random = Случайно
web-list-undo = Отменить
web-list-redo = Вернуть
web-list-saved = сохранено на этом устройстве
web-list-saved-account = сохранено в учётной записи
web-build-too-dear = Стоит { $points }, осталось: { $left }.

## Lessons and puzzles

web-nav-learn = Учиться
web-learn-lessons = Уроки
web-learn-puzzles = Задачи
web-learn-done = пройдено
web-learn-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шагов
}
web-learn-level = сложность { $level } из 3
web-learn-next = Дальше: { $title }
web-learn-progress = Пройдено: { $done } из { $all }
web-learn-lesson-of = Урок { $number } из { $all }
web-learn-puzzle-of = Задача { $number } из { $all }
web-learn-leave = Выйти
web-learn-finished = Готово: правила подтверждают.
web-learn-solved = Решено.
web-learn-go-on = Дальше
web-learn-again = Начать заново
web-learn-lost = Так не выходит. Попыток: { $tries }.
web-learn-mistake = Ход возвращён: { $what }
web-learn-show = Подсказать
web-learn-hint-idea = Перечитайте задание и посмотрите, что можно сделать сейчас. Следующая подсказка покажет где.
web-learn-hint-marked = Нужное место отмечено на поле.
web-learn-hint-words = Это один из вариантов рядом с полем.
web-learn-hint-move = Следующий ход: { $what }
web-learn-hint-none = Вы пошли своим путём. Чтобы снова получать подсказки, начните заново.

## Several people at one screen

web-seat-here = кто-то за этим экраном
web-curtain-title = Передайте экран: { $name }
web-curtain-hint = Никто ничего не увидит, пока не откроет.
web-curtain-open = Это я: { $name }

## Choosing a character

web-or-pick-ability = Свойство
web-or-pick-goal = Личная цель
web-or-pick-after = После достижения цели
web-or-pick-start = В начале
web-or-pick-take = Выбрать: { $name }
web-or-pick-random = Выбрать за меня

# --- tournaments ---

web-nav-tournaments = Турниры
web-tournament-new = Новый турнир
web-tournament-sign-in = Войдите, чтобы участвовать
web-tournament-title = Название
web-tournament-kind = Как играют
web-tournament-kind-name = { $kind ->
    [round-robin] Круговой турнир
    [knockout] На выбывание
    [league] Лига
   *[swiss] Швейцарская система
}
web-tournament-kind-about = { $kind ->
    [round-robin] Каждый встречается с каждым по одному разу.
    [knockout] Проигравший выбывает; двое последних играют за победу.
    [league] Столы на троих или четверых; засчитывается каждый, кого вы обошли.
   *[swiss] Все играют каждый тур с соперником, у которого близкое число очков.
}
web-tournament-rounds = Туры
web-tournament-rounds-fitting = столько, сколько нужно для числа участников
web-tournament-seats = Игроков за столом
web-tournament-clock = Часы
web-tournament-clock-game = { $minutes ->
    [one] { $minutes } минута на партию
    [few] { $minutes } минуты на партию
   *[many] { $minutes } минут на партию
}
web-tournament-clock-move = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
web-tournament-clock-hint = Столько времени у каждого игрока. Кто не придёт, проиграет, когда оно выйдет.
web-tournament-options = О чём договорились для каждого стола
web-tournament-open = Открыть запись
web-tournament-brings = Каждый приносит своё
web-tournament-brings-hint = Звенья и колоды проверяются при вступлении и скрыты до начала турнира. До тех пор их можно заменить.
web-tournament-bring = Что вы приносите
web-tournament-bring-hint = До начала турнира это можно заменить; раньше никто другой этого не увидит.
web-tournament-bring-save = Принести это
web-tournament-brought = Что приносит { $name }
web-enter-deck = Колода
web-enter-squad = Звено { $number }
web-enter-squads-hint = По звену за каждую сторону: кто чем летит, за каждым столом решает жребий. Отбросы и негодяи летают за любую сторону, их звена хватит одного.
web-tournament-none = Турниров пока нет. Откройте первый.
web-tournament-people = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
web-tournament-state = { $state ->
    [open] запись открыта
    [finished] завершён
   *[running] тур { $round } из { $rounds }
}
web-tournament-host = организатор: { $name }
web-tournament-join = Участвовать
web-tournament-leave = Больше не участвовать
web-tournament-begin = Начать
web-tournament-call-off = Отменить
web-tournament-bracket = Сетка
web-tournament-round = Тур { $number }
web-tournament-rests = пропускает тур
web-tournament-awarded = решено без игры
web-tournament-replay = Повтор
web-tournament-play = Играть
web-tournament-watch = Смотреть
web-tournament-decide = Решить без игры
web-tournament-award-to = Победа: { $name }
web-tournament-entrants = Участники
web-tournament-standings = Положение
web-tournament-nobody = Пока никто не записался.
web-tournament-place = Место
web-tournament-name = Игрок
web-tournament-points = Очки
web-tournament-won = Победы
web-tournament-opponents = Соперники
web-tournament-out = вне турнира
web-tournament-send-away = Исключить
web-tournament-how = За победу — очко, за ничью — половина; за большими столами — доля тех, кого вы обошли. При равенстве решают очки соперников.
web-tournament-how-knockout = Победитель идёт дальше. При ничьей — тот, кто записался раньше.
web-tournament-lost = Такого турнира нет.
