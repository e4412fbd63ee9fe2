web-report-place = Місце
