"""The words cards are written in: one typed node for each thing a card can say."""
