"""The host: many tables, friends who come by SSH. Needs the extra `ssh` (asyncssh). Rooms only, no module of its own."""
