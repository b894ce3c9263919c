"""How `build.py` makes each installer."""
