cli-needs-server = Серверу нужен модуль { $module }, а он не установлен. Установите всё необходимое: pip install "cantina[server]"
