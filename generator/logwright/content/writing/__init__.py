"""Files that Logwright writes for people: missions, translations, editor settings."""
