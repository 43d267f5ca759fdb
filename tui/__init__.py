"""Screens and the command line: they draw views and send answers, and know no rule."""

from tui import compiled

compiled.whole()
