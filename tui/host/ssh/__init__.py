"""Connections, keys, sessions and terminals by SSH, and what may stand behind `ssh host`; plays no table, draws no screen."""
