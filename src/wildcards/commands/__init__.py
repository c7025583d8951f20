"""The commands of `wildcards`, one module each, named as they are typed."""
