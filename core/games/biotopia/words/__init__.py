"""The words of Biotopia: a file for each language, and one for its help pages and tips."""
