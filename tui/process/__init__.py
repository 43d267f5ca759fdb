"""What belongs to any program: signals, streams, the loop, workers that end with us; nothing of games."""
