"""REST: what the server answers, by what it is about."""
