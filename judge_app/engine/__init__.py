"""What happens in a game: prompt, answer, fact. No Qt, no files, no clock, no randomness of its own."""
