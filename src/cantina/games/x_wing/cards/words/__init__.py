"""The words of card abilities, by subject: what a definition can say."""
