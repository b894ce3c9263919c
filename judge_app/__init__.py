"""A desktop program for the judge of a face-to-face 狼人杀 game."""

__version__ = "0.1.0"
