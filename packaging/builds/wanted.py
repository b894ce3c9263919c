"""Which of the files that PyInstaller finds go into the program: not what of Qt it does not use."""

from pathlib import PurePath

# The platforms a desktop has, and `offscreen` for printing and the self-test.
PLUGINS: dict[str, set[str] | None] = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qjpeg", "qsvg", "qwebp"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "printsupport": None,
    "styles": set(),
    "wayland-decoration-client": None,
    "wayland-graphics-integration-client": None,
    "wayland-shell-integration": None,
    "xcbglintegrations": None,
}
"""The plugins wanted of each kind; None: all. Of any other kind none."""
UNUSED_QT = ("Qml", "Quick", "VirtualKeyboard", "Pdf", "EglF", "Network", "Sql", "Test", "WaylandCompositor")
# Of the system's own libraries only those that Python's modules need; a desktop has its own of the others.
# Not libexpat: fontconfig brings the one that fits the C library, and Debian's asks for a newer one.
CARRIED = ("libpython", "libffi", "libbz2", "liblzma", "libz.", "libmpdec", "libuuid")
TRANSLATIONS = ("qtbase_zh_CN", "qtbase_zh_TW")
# Draws OpenGL where Windows has no driver; nothing here does.
UNUSED = ("opengl32sw",)

Entry = tuple[str, str, str]
"""Name in the program, file it comes from, kind: as PyInstaller lists them."""


def filtered(entries: list[Entry]) -> list[Entry]:
    """Those that are wanted."""
    return [entry for entry in entries if is_wanted(entry[0], entry[1])]


def is_wanted(name: str, source: str) -> bool:
    """Whether a file goes in; `name` has the separators of the system that builds."""
    parts = PurePath(name).parts
    stem = PurePath(name).name.removeprefix("lib").partition(".")[0]
    if "plugins" in parts:
        wanted = PLUGINS.get(parts[parts.index("plugins") + 1], set())
        return wanted is None or stem in wanted
    if "translations" in parts:
        return stem in TRANSLATIONS
    library = _qt_library((*parts, *PurePath(source).parts), stem)
    if library:
        return not library.startswith(UNUSED_QT)
    # Where Python itself is the system's, its modules lie there too.
    if source.startswith(("/lib/", "/usr/lib/")) and PurePath(name).name.startswith("lib"):
        return PurePath(name).name.startswith(CARRIED)
    return stem not in UNUSED


def _qt_library(parts: tuple[str, ...], stem: str) -> str:
    """Gui of libQt6Gui.so.6 and Qt6Gui.dll, and of what is or leads into QtGui.framework; else nothing."""
    framework = next((part for part in parts if part.endswith(".framework")), "")
    if framework.startswith("Qt"):
        return framework.removeprefix("Qt").removesuffix(".framework")
    return stem.removeprefix("Qt6") if stem.startswith("Qt6") else ""
