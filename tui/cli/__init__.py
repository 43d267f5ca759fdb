"""The command line: one module a command; Textual comes only with what cannot be done without a screen."""
