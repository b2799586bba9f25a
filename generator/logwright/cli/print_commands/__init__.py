"""The commands below `logwright print`."""
