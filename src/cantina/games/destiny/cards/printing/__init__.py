"""The printer: card text in our own words, made from the same trees that are executed."""
