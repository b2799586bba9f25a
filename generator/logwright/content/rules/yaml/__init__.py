"""What the reader refuses."""
