"""Between TCP and asyncssh: whom there is time for, how much they may say, and what is kept of it."""
