cli-needs-server = Serwer wymaga modułu { $module }, którego nie zainstalowano. Zainstaluj wszystko, czego potrzebuje: pip install "cantina[server]"
