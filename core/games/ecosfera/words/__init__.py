"""The words of Ecosfera Baltica: for each language, one file for each kind of text."""
