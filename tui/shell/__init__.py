"""What every screen is given: how things look, the way on, what a key does; no screen, no application."""
