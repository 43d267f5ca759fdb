"""The words of Biomos: a file for each language, one for its cards and one for its help pages."""
