"""`python -m wildcards` is the command `wildcards`."""

import sys

from wildcards.cli import main

if __name__ == "__main__":
    sys.exit(main())
