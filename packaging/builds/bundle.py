"""What macOS is told of the program."""

from typing import Any

BUNDLE_NAME = "Werewolf Judge"
IDENTIFIER = "local.judge-app"
GAME_TYPE = f"{IDENTIFIER}.wolfgame"
ICON = "judge-app.icns"
OLDEST_MACOS = "13.0"
"""That of the PySide6 wheels."""


def info_plist(version: str) -> dict[str, Any]:
    """The bundle's Info.plist: version, languages, and the kind of file that is its own."""
    return {
        "CFBundleName": BUNDLE_NAME,
        "CFBundleDisplayName": BUNDLE_NAME,
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "zh-Hans", "zh-Hant"],
        "CFBundleDocumentTypes": [_document_type()],
        "UTExportedTypeDeclarations": [_type_declaration()],
        "LSApplicationCategoryType": "public.app-category.role-playing-games",
        "LSHasLocalizedDisplayName": True,
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The judge-app authors. MIT licence.",
    }


def _document_type() -> dict[str, Any]:
    return {
        "CFBundleTypeName": "Werewolf game",
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": ICON,
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [GAME_TYPE],
    }


def _type_declaration() -> dict[str, Any]:
    return {
        "UTTypeIdentifier": GAME_TYPE,
        "UTTypeDescription": "Werewolf game",
        "UTTypeIconFile": ICON,
        "UTTypeConformsTo": ["public.data"],
        "UTTypeTagSpecification": {
            "public.filename-extension": ["wolfgame"],
            "public.mime-type": ["application/x-wolfgame"],
        },
    }
