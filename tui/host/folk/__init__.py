"""People at a host and their dealings beside the matches: names, keys, talk in the lobby, rematches."""
