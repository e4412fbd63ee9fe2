cli-needs-server = Serwer wymaga modułu { $module }, którego nie zainstalowano. Zainstaluj wszystko, czego potrzebuje: { $command }
