"""What is kept on disk, and where."""
