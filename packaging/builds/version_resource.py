"""What Windows shows of a program under Properties, Details."""

import re

TEMPLATE = """VSVersionInfo(
    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
    kids=[
        StringFileInfo([StringTable("040904B0", [
{strings}
        ])]),
        VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
    ],
)
"""


def numbers(version: str) -> tuple[int, ...]:
    """The four numbers that Windows wants: 1.2rc3 is (1, 2, 0, 0)."""
    found = re.match(r"\d+(\.\d+){0,2}", version)
    given = [int(part) for part in found[0].split(".")] if found else []
    return tuple([*given, 0, 0, 0, 0][:4])


def version_resource(name: str, version: str) -> str:
    """The resource of `name`.exe, as PyInstaller reads it."""
    told = {
        "CompanyName": "The judge-app authors",
        "FileDescription": "Werewolf Judge",
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "The judge-app authors. MIT licence.",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "judge-app",
        "ProductVersion": version,
    }
    strings = "\n".join(f'            StringStruct("{key}", "{text}"),' for key, text in told.items())
    return TEMPLATE.format(numbers=numbers(version), strings=strings)
