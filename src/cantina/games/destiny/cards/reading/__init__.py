"""Reading card text without changing anything: filters, numbers and conditions."""
