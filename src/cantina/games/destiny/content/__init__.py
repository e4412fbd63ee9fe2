"""The cards and ready decks of Destiny."""
