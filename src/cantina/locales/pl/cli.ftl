## Wiersz poleceń

cli-yes-words = t tak 1
cli-needs-server = Serwer wymaga modułu { $module }, którego nie zainstalowano. Zainstaluj wszystko, czego potrzebuje: { $command }
