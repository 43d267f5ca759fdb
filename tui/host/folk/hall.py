"""What a host has for people beside its tables: the codes that make a key somebody's."""

from tui.host.folk.tickets import Tickets


class Hall:
    """One for the host, in memory only."""

    def __init__(self) -> None:
        """Nobody has asked for anything yet."""
        self.tickets = Tickets()
