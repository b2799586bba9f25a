"""New missions: put together from twists, and made as hard as they are wanted."""
