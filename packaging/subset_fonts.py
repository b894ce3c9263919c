"""Cut Noto Sans SC down to what the program needs.

    python packaging/subset_fonts.py REGULAR.ttf BOLD.ttf resources/fonts

The two fonts are those of the npm package `@expo-google-fonts/noto-sans-sc` 0.4.3 (400Regular, 700Bold).
Needs fontTools. GBK, not GB2312: people's names use 喆 珺 祎 玥. Kangxi radicals are left out, so that text
copied from a PDF comes out as ordinary characters.
"""

import argparse
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

RANGES = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin letters of European names, · × ±
    (0x2010, 0x2027),  # dashes, quotes, …
    (0x2030, 0x203F),
    (0x2070, 0x209F),  # small digits
    (0x20A0, 0x20BF),
    (0x2100, 0x218F),  # № Ⅰ ⅓
    (0x2190, 0x21FF),  # arrows
    (0x2200, 0x22FF),  # mathematics, ⋯
    (0x2460, 0x24FF),  # ① ⑱
    (0x2500, 0x25FF),  # lines, ● ■ ▲
    (0x2600, 0x266F),  # ★ ♥
    (0x2700, 0x27BF),
    (0x3000, 0x303F),  # 、。〔〕「」
    (0x3040, 0x30FF),  # kana
    (0x3220, 0x3249),
    (0xFF00, 0xFFEF),  # full-width forms
)


def gbk() -> set[int]:
    """Every character GBK can write, except those it keeps in the private use area."""
    found: set[int] = set()
    for lead in range(0x81, 0xFF):
        for trail in range(0x40, 0xFF):
            text = bytes([lead, trail]).decode("gbk", "ignore")
            found.update(ord(char) for char in text if not 0xE000 <= ord(char) <= 0xF8FF)
    return found


def wanted() -> set[int]:
    """The code points that are kept if the font has them."""
    return gbk().union(*(range(low, high + 1) for low, high in RANGES))


def cut(source: Path, target: Path) -> None:
    """Write the part of `source` that is wanted to `target`."""
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    font = TTFont(source, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted())
    subsetter.subset(font)
    font.save(target)
    print(f"{target.name}: {len(font.getBestCmap())} characters, {target.stat().st_size / 1e6:.1f} MB")


def main() -> None:
    """Cut both weights into the folder given."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("regular", type=Path)
    parser.add_argument("bold", type=Path)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    cut(arguments.regular, arguments.folder / "NotoSansSC-Regular.ttf")
    cut(arguments.bold, arguments.folder / "NotoSansSC-Bold.ttf")


if __name__ == "__main__":
    main()
