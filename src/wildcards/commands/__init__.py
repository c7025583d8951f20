"""The commands of `wildcards`, a module each, called as they are typed."""
