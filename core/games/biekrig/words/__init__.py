"""What Biekrig says, one file a language."""
