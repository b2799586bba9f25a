"""Crews: members who see only their own hand, and how well they play."""
