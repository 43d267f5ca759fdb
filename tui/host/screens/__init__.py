"""The screens of a player who came by SSH: lobby, waiting room, table, end, settings; nothing of SSH."""
