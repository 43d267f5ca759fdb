"""The pieces of Biekrig on the table: the year, farms, dice, supply; nothing that another game has."""
