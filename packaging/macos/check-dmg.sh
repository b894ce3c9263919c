#!/bin/sh
# Try a disk image on a Mac: the program is copied off it, passes its self-test, replays records, and is removed.
#   sh packaging/macos/check-dmg.sh judge-app-….dmg
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
image=${1:?which disk image?}
work=$(mktemp -d)
bundle="$work/Werewolf Judge.app"
program="$bundle/Contents/MacOS/judge-app"

hdiutil attach "$image" -nobrowse -readonly -mountpoint "$work/disk"
trap 'hdiutil detach "$work/disk" -quiet || true; rm -rf "$work"' EXIT
[ "$(readlink "$work/disk/Applications")" = /Applications ]
cp -R "$work/disk/Werewolf Judge.app" "$bundle"

plutil -lint "$bundle/Contents/Info.plist"
codesign --verify --deep --strict "$bundle"
for file in LGPL-3.txt GPL-3.txt OFL.txt judge-app.txt notice.en.txt versions.txt; do
    [ -s "$bundle/Contents/Resources/licences/$file" ] || { echo "no licences/$file"; exit 1; }
done
"$program" --self-test
"$program" check "$source/tests/cases"

rm -r "$bundle"
echo "ok   $image"
