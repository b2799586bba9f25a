"""python -m logwright: the same as the command."""

from logwright.cli.command import command

command()
