"""The host: many tables, friends who come by SSH. Needs the extra `ssh` (asyncssh)."""
