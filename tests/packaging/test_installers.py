"""What the installers of systems hold that this one is not."""

import ast
import plistlib
import re
from pathlib import Path, PureWindowsPath

import pytest
from builds.bundle import BUNDLE_NAME, info_plist
from builds.licences import tell
from builds.tree import files_list
from builds.version_resource import numbers, version_resource
from builds.wanted import is_wanted
from builds.windows import files_script
from platformdirs.windows import Windows

from judge_app.storage.places import places

ROOT = Path(__file__).resolve().parents[2]
WINDOWS = ROOT / "packaging" / "windows"
FACTS = {"VERSION": "1.2", "DAY": "2026-07-01", "QT": "_internal"}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Two files in the top folder, two below."""
    top = tmp_path / "tree"
    for name in ("judge-app.exe", "a $b.txt", "_internal/PySide6/Qt6Core.dll", "_internal/base.zip"):
        file = top / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    return top


@pytest.mark.parametrize(
    ("version", "four"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2rc3", (1, 2, 0, 0)), ("3", (3, 0, 0, 0)), ("1.2.3.dev4", (1, 2, 3, 0))],
)
def test_version_becomes_four_numbers(version: str, four: tuple[int, ...]) -> None:
    assert numbers(version) == four


def test_windows_shows_the_version_of_each_program() -> None:
    resource = version_resource("judge-app-cli", "1.2.3")
    calls = [node for node in ast.walk(ast.parse(resource, mode="eval")) if isinstance(node, ast.Call)]
    told = [[ast.literal_eval(part) for part in call.args] for call in calls if _name(call) == "StringStruct"]
    assert ["FileVersion", "1.2.3"] in told
    assert ["OriginalFilename", "judge-app-cli.exe"] in told


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def test_macos_opens_games_with_the_bundle() -> None:
    told = plistlib.loads(plistlib.dumps(info_plist("1.2.3")))
    (kind,), (declared,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["wolfgame"]
    assert (told["CFBundleShortVersionString"], told["NSHighResolutionCapable"]) == ("1.2.3", True)


def test_macos_knows_the_bundle_by_name_in_each_of_its_languages() -> None:
    languages = info_plist("1")["CFBundleLocalizations"]
    files = sorted((ROOT / "packaging" / "macos").glob("*.lproj/InfoPlist.strings"))
    assert sorted(file.parent.stem for file in files) == sorted(languages)
    named = [re.findall('"CFBundleDisplayName" = "(.+)";', file.read_text("utf-8")) for file in files]
    assert named == [[BUNDLE_NAME], ["狼人杀法官"], ["狼人殺法官"]]


CORE = "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore"
QML = "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml"


@pytest.mark.parametrize(
    ("name", "source", "wanted"),
    [
        ("PySide6/Qt6Gui.dll", "C:/venv/PySide6/Qt6Gui.dll", True),
        ("PySide6/Qt6Qml.dll", "C:/venv/PySide6/Qt6Qml.dll", False),
        ("PySide6/opengl32sw.dll", "C:/venv/PySide6/opengl32sw.dll", False),
        ("PySide6/plugins/platforms/qwindows.dll", "C:/venv/qwindows.dll", True),
        ("PySide6/plugins/styles/qmodernwindowsstyle.dll", "C:/venv/qmodernwindowsstyle.dll", False),
        ("PySide6/translations/qtbase_zh_CN.qm", "C:/venv/qtbase_zh_CN.qm", True),
        ("PySide6/translations/qtbase_de.qm", "C:/venv/qtbase_de.qm", False),
        ("python311.dll", "C:/Python311/python311.dll", True),
        (CORE, f"/venv/{CORE}", True),
        (QML, f"/venv/{QML}", False),
        ("QtQml", QML, False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "/venv/libqcocoa.dylib", True),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/venv/libQt6Gui.so.6", True),
        ("libxcb.so.1", "/usr/lib/x86_64-linux-gnu/libxcb.so.1", False),
        ("lib-dynload/_decimal.so", "/usr/lib/python3.11/lib-dynload/_decimal.so", True),
        ("libffi.so.8", "/usr/lib/x86_64-linux-gnu/libffi.so.8", True),
        ("libexpat.so.1", "/lib/x86_64-linux-gnu/libexpat.so.1", False),
    ],
)
def test_program_carries_what_it_uses_and_no_more(name: str, source: str, wanted: bool) -> None:
    assert is_wanted(name, source) is wanted


def test_installer_lays_each_file_into_its_folder_and_takes_away_just_those(tree: Path) -> None:
    lay, _, take = files_script(tree).partition("!macro TakeFiles\n")
    dollar, program, base, core = (
        tree / name
        for name in ("a $b.txt", "judge-app.exe", "_internal/base.zip", "_internal/PySide6/Qt6Core.dll")
    )
    assert lay.splitlines()[1:-1] == [
        'SetOutPath "$INSTDIR"',
        f'File "{dollar}"',
        f'File "{program}"',
        'SetOutPath "$INSTDIR\\_internal"',
        f'File "{base}"',
        'SetOutPath "$INSTDIR\\_internal\\PySide6"',
        f'File "{core}"',
    ]
    assert take.splitlines()[:-1] == [
        'Delete "$INSTDIR\\_internal\\PySide6\\Qt6Core.dll"',
        'Delete "$INSTDIR\\_internal\\base.zip"',
        'Delete "$INSTDIR\\a $$b.txt"',
        'Delete "$INSTDIR\\judge-app.exe"',
        'RMDir "$INSTDIR\\_internal\\PySide6"',
        'RMDir "$INSTDIR\\_internal"',
    ]


def test_list_has_versions_then_each_file_with_its_sum(tree: Path, tmp_path: Path) -> None:
    listed = files_list("judge-app 1.2 2026-07-01\n", tree, tmp_path / "files.txt").read_text("utf-8")
    head, _, rest = listed.partition("\n\n")
    assert head == "judge-app 1.2 2026-07-01"
    names = [line.partition("  ")[2] for line in rest.splitlines()]
    assert names == ["_internal/PySide6/Qt6Core.dll", "_internal/base.zip", "a $b.txt", "judge-app.exe"]


def test_windows_uninstaller_asks_about_the_folder_where_the_games_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("platformdirs.PlatformDirs", Windows)
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", "C:\\Local")
    script = (WINDOWS / "installer.nsi").read_text("utf-8")
    asked = re.findall(r'^!define DATA "\$LOCALAPPDATA\\(.+)"$', script, re.MULTILINE)
    assert PureWindowsPath("C:\\Local", *asked) == PureWindowsPath(places().data)


def test_windows_installer_says_all_it_has_to_say() -> None:
    said = set(
        re.findall(r"^!insertmacro Say (\w+)", (WINDOWS / "strings.nsh").read_text("utf-8"), re.MULTILINE)
    )
    asked = set(re.findall(r"\$\(([A-Z_]+)\)", (WINDOWS / "installer.nsi").read_text("utf-8")))
    assert asked - {"LICENCE"} == said


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_each_language_tells_the_licences_and_where_qt_lies(tmp_path: Path, language: str) -> None:
    tell(ROOT, FACTS, tmp_path)
    told = (tmp_path / f"notice.{language}.txt").read_text("utf-8-sig")
    for word in ("1.2", "2026-07-01", "_internal", "LGPL-3.txt", "OFL.txt", "MIT License"):
        assert word in told
    assert re.findall("@[A-Z]+@", told) == []
