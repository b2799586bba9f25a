"""Missions: tasks, who may own them, what the crew may choose, and their objectives at one table."""
