"""Output folders of commands: only files that a command made itself are ever changed or removed."""
