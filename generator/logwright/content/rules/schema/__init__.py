"""What the schemas refuse."""
