"""Every table of a host and whoever is at it, without screens and without a network."""
