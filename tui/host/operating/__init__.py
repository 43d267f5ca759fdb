"""What puts a host together and runs it, from start to stop; the only room that knows all the others."""
