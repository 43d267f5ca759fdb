"""The application on one's own machine, which puts the screens together; nothing imports it but the command line and the host."""
