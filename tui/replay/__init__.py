"""The screen on which a match is watched; nothing can be changed here."""
