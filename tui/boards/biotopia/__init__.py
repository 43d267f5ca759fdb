"""The pieces of Biotopia on the table: Sky, gardens, hand; nothing that another game has."""
