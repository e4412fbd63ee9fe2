web-report-place = Место
