"""Facts and prompts into words."""
