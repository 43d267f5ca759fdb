"""The command line without screens: one module a command, none of them imports Textual."""
