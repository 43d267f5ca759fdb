"""help: what a command takes, and the manual of whoever runs a host."""
