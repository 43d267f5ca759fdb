"""One moment of a table as it is looked at, and the answer half given; no widget, no painter of one game."""
