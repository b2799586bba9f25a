"""Caching between runs: revisions of sources, and cache files that detect when they are no longer valid."""
