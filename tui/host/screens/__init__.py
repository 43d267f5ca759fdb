"""What a player who came by SSH sees beside the table: lobby, waiting room, settings; nothing of SSH."""
