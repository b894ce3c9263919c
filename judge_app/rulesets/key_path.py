"""Paths of keys as a host would write them."""

Path = tuple[int | str, ...]


def dotted(path: Path) -> str:
    """The path of a key: `options."guard.self"`, `roles[3]` (items count from 1)."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += ("." if text else "") + (part if _is_bare(part) else f'"{visible(part[:60])}"')
    return text


def visible(text: str) -> str:
    """The text with a dot for each character that cannot be shown."""
    return text if text.isprintable() else "".join(sign if sign.isprintable() else "·" for sign in text)


def _is_bare(key: str) -> bool:
    return key.isascii() and 0 < len(key) <= 60 and key.replace("-", "").replace("_", "").isalnum()
