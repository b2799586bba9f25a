"""The scenario designer: what its page is told and asks."""
