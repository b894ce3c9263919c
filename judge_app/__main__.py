"""`python -m judge_app`."""

import sys

from judge_app.cli import main

if __name__ == "__main__":
    sys.exit(main())
