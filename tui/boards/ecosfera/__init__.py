"""The pieces of Ecosfera Baltica on the table: market, rows, partners, the sea; nothing that another game has."""
