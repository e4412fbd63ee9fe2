cli-needs-server = Серверу потрібен модуль { $module }, а його не встановлено. Встанови все потрібне: pip install "cantina[server]"
