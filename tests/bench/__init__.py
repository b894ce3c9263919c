"""How fast it is, each figure beside its own yardstick from the same run. Not part of the tests."""
