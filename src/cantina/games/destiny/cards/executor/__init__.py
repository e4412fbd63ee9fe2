"""Carrying out what cards say: one function for each word of the vocabulary."""
