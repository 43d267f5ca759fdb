"""What a host keeps in its folder, beside the saves, and how it is read and written; no table is played here."""
