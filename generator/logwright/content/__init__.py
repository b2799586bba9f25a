"""From YAML files to one trusted library: read, locate, validate, link."""
