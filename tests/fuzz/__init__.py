"""What must not break, tried by number: a few cases in the tests, as many as wanted by scripts/fuzz.py."""
