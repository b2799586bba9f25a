"""The games themselves: cards, objectives, deals and play. Knows nothing of files, YAML or print."""
