"""Breaking rules on purpose, to see whether the tests that carry their ids notice."""
