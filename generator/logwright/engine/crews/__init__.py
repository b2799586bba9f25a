"""Crews: members who see only their own hand, and how they fare."""
