"""How the work is run: in this process, in others, on a cluster; and where verdicts are stored."""
