"""What a host keeps in its folder, beside the saves, how it is set up, and its log; no table is played here."""
