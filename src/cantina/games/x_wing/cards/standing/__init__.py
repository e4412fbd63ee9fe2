"""What stands while a card does, by subject: data that the rules look for."""
