"""The pieces of Biomos on the table: planets, biomes, offers; nothing that another game has."""
