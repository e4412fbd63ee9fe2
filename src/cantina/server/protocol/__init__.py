"""What a client and the server say to each other.

REST bodies are in `requests` and, by what they are about, in `responses`; the messages of the
WebSocket `/ws/tables/{id}` are in `messages`:

* a client sends one JSON object a frame, told apart by `type`;
* the server sends a JSON *array* of messages a frame (what belongs together arrives together).

A client starts with `hello`. The server answers with `welcome`, then a whole `view`, and from then
on `delta` patches (see `patch.py`): a list of `[path]` (remove) or `[path, value]` (set), where a
path is a list of names and indexes. A view that changed too much comes whole again. Events are
numbered without gaps per match; `since` in `hello` is the first number the client lacks.

`python -m cantina.server.protocol` prints all of it as one JSON Schema.
"""
