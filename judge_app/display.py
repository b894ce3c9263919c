"""Whether a window can open here at all; Qt itself would abort the program, in many words."""

import os
import sys
from pathlib import Path


def has_display() -> bool:
    """Whether a screen answers, or none is needed. Loads no Qt."""
    if not sys.platform.startswith("linux"):
        return True
    if os.environ.get("QT_QPA_PLATFORM", "xcb").partition(":")[0] not in ("xcb", "wayland"):
        return True
    return _wayland_answers() or _x11_answers()


def _wayland_answers() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    return bool(name) and Path(os.environ.get("XDG_RUNTIME_DIR", ""), str(name)).is_socket()


def _x11_answers() -> bool:
    if not os.environ.get("DISPLAY"):
        return False
    import ctypes  # slow to load, and needed on X11 alone

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    # It stays open to the end: a server that its only client leaves begins anew, and would refuse the window.
    return not xcb.xcb_connection_has_error(connection)
