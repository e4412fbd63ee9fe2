"""The server: lobby, live tables, a store that loses nothing. It knows the core only."""
