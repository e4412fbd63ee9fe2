"""What `tools/check_grammar.py` is made of: dictionaries, tables of forms, written sentences."""
