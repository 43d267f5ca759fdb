"""What screens are made of: a zone, a sheet, a page, a line that is typed; nothing of a match is drawn here."""
