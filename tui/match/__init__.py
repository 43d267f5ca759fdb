"""A match as a table has it: who sits, what was agreed, the port it is played through; nothing is drawn here."""
