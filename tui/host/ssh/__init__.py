"""Connections, sessions and terminals by SSH; nothing of tables, no screen."""
