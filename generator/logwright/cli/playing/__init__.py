"""Playing in the terminal: the table as text, what a person is asked and answers, and how it ended."""
