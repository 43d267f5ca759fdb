"""One table: its match on the disk, who sits and looks there, what is said; it knows no other table."""
