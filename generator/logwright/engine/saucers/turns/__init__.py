"""What happens in a round of Crash & Grab, phase by phase."""
