web-report-place = Miejsce
