"""Screens and the command line: they draw views and send answers, and know no rule."""

from tui.process import compiled

compiled.whole()
