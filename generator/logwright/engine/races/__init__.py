"""Very many games of Crash & Grab: `engine/saucers` defines the game and lays the table, C plays the rounds."""
