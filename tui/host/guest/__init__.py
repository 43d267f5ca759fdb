"""The application of one player who came by SSH, from the name to the last word."""
