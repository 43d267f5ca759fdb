"""What the owner of a host can see from outside: lines of the log, and numbers."""
