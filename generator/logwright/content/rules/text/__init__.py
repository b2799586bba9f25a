"""Rules about words and translations."""
