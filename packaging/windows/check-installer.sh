#!/bin/sh
# Try the Windows installer with a stand-in for the program, under wine:
#   sh packaging/windows/check-installer.sh [FOLDER]
# Silently it installs, upgrades, refuses while the program runs, and is removed, with and without the games, in
# English and Chinese. Where something is missing it prints the line that installs it. FOLDER keeps what was made.
set -u

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=${1:-$(mktemp -d -t check-installer.XXXXXX)}
failures=0
entry='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\judge-app'
kind='HKCU\Software\Classes\judge-app.wolfgame'
extension='HKCU\Software\Classes\.wolfgame'

needs() {
    for tool in makensis wine xvfb-run localedef; do
        command -v "$tool" >/dev/null || return 1
    done
    [ -f /usr/share/i18n/locales/zh_CN ]
}
if ! needs; then
    echo 'apt-get install -y --no-install-recommends nsis wine wine64 xvfb xauth locales'
    exit 1
fi
# A screen of its own, and nothing of the person's.
if [ -z "${CHECK_INSTALLER_INSIDE:-}" ]; then
    mkdir -p "$work/home" "$work/locale"
    for language in en_US zh_CN; do
        localedef -i "$language" -f UTF-8 "$work/locale/$language.UTF-8" || exit 1
    done
    export CHECK_INSTALLER_INSIDE=1 HOME="$work/home" WINEPREFIX="$work/prefix" LOCPATH="$work/locale"
    export WINEDEBUG=-all WINEDLLOVERRIDES='winemenubuilder.exe=d;mscoree=d;mshtml=d' LC_ALL=en_US.UTF-8
    exec xvfb-run -a sh "$0" "$work"
fi
# The released installer is a 32-bit program; without 32-bit wine a 64-bit one of the same script is tried.
[ -x /usr/lib/wine/wine ] && target=x86-unicode || target=amd64-unicode

drive=$WINEPREFIX/drive_c
called=$drive/called.txt
step() { # name command…
    name=$1
    shift
    if "$@" >"$work/step.log" 2>&1; then
        printf 'ok   %s\n' "$name"
    else
        failures=$((failures + 1))
        printf 'FAIL %s: %s\n' "$name" "$*"
        tail -n 20 "$work/step.log"
    fi
}
no() { ! "$@"; }
unix() { winepath -u "$1" 2>/dev/null; }
soon() { # a program goes on after its caller has ended
    for _ in $(seq 100); do
        ! "$@" >/dev/null 2>&1 || return 0
        sleep 0.2
    done
    return 1
}

stand_in() { # file
    makensis -V1 -X"Target $target" -DOUT="$1" -DCALLED='C:\called.txt' "$source/packaging/windows/stand-in.nsi"
}
payload() { # version, what only this one has
    tree=$work/tree-$1
    rm -rf "$tree"
    mkdir -p "$tree/_internal/only-$1" "$tree/_internal/数据" "$tree/licences"
    stand_in "$tree/judge-app.exe" && cp "$tree/judge-app.exe" "$tree/judge-app-cli.exe"
    for file in "only-$1/$2" '数据/a $b.txt' both.txt; do echo "$1" >"$tree/_internal/$file"; done
    cp "$source"/packaging/notices/* "$tree/licences"
    find "$tree" -exec touch -d @1700000000 {} +
}
build() { # version, what only this one has
    payload "$1" "$2" && python3 -B - "$source/packaging" "$work" "$1" "Target $target" <<'PYTHON'
import sys
from pathlib import Path

packaging, work, version, target = sys.argv[1:]
sys.path.insert(0, packaging)
from builds.windows import installer

tree, scripts = Path(work, f"tree-{version}"), Path(packaging, "windows")
installer(tree, version, scripts, Path(work, f"setup-{version}.exe"), "-WX", f"-X{target}")
PYTHON
}

# The switches go unquoted, as NSIS wants its last one: wine would quote a word with blanks.
# shellcheck disable=SC2086
setup() { # version, switches
    wine "$work/setup-$1.exe" /S ${2:-}
}
# shellcheck disable=SC2086
uninstall() { # switches
    wine "$place/uninstall.exe" /S ${1:-}
}
# Exported: what wine prints itself is in the code page of the language.
value() { # key, name; "" is the key's own
    rm -f "$drive/key.reg"
    wine reg export "$1" 'C:\key.reg' /y >/dev/null 2>&1
    iconv -f UTF-16 -t UTF-8 "$drive/key.reg" | tr -d '\r' | sed -n "2,/^\[.*\]\$/!{/^\[/q;p}" |
        sed -n "s/^$([ -n "$2" ] && echo "\"$2\"" || echo @)=\"\(.*\)\"\$/\1/p" | sed 's/\\\(.\)/\1/g'
}
says() { # key, name, value
    [ "$(value "$1" "$2")" = "$3" ] || { value "$1" "$2"; return 1; }
}
has_key() { wine reg query "$1"; }
same_files() { # version
    (cd "$place" && find . -type f ! -name uninstall.exe ! -name mine.txt | sort) >"$work/installed"
    (cd "$work/tree-$1" && find . -type f | sort) | diff - "$work/installed"
}
shortcut_starts() { # its name
    rm -f "$called"
    wine start "$windows_menu\\$1.lnk" && soon test -s "$called" && was_called "$windows_place\\judge-app.exe "
}
was_called() { # how
    iconv -f UTF-16 -t UTF-8 "$called" | tee "$work/called" | grep -qxF "$1" || { cat "$work/called"; return 1; }
}
# Wine, unlike Windows, knows only the kinds of file of the whole machine.
for_wine() { # key
    rm -f "$drive/key.reg"
    wine reg export "$1" 'C:\key.reg' /y && iconv -f UTF-16 -t UTF-8 "$drive/key.reg" |
        sed 's/^\[HKEY_CURRENT_USER/[HKEY_LOCAL_MACHINE/' | iconv -f UTF-8 -t UTF-16 >"$drive/machine.reg" &&
        wine reg import 'C:\machine.reg'
}
double_click() {
    for_wine "$extension" && for_wine "$kind" || return
    rm -f "$called"
    wine start "$windows_game" && soon test -s "$called" &&
        was_called "$windows_place\\judge-app.exe open \"$windows_game\""
}
games_are_there() { [ "$(cat "$games/第 1 局.wolfgame")" = game ] && [ -f "$games/../settings.toml" ]; }

installs() { # version, language's name for it, switches
    step "$1 installs silently" setup "$1" "${3:-}"
    step '  its files and no others' same_files "$1"
    step '  the shortcut starts it' shortcut_starts "$2"
    step '  no shortcut on the desktop' no test -e "$desktop/$2.lnk"
    step '  the entry has its version' says "$entry" DisplayVersion "$1"
    step '  the entry has its name' says "$entry" DisplayName "$2"
    step '  the entry says where' says "$entry" InstallLocation "$windows_place"
    step '  the entry says how to remove it' says "$entry" UninstallString "\"$windows_place\\uninstall.exe\""
    step '  and how without asking' says "$entry" QuietUninstallString "\"$windows_place\\uninstall.exe\" /S"
    step '  the entry has its icon' says "$entry" DisplayIcon "$windows_place\\judge-app.exe,0"
    step '  a game is of its kind' says "$extension" '' judge-app.wolfgame
    step '  the kind has its icon' says "$kind\\DefaultIcon" '' "$windows_place\\judge-app.exe,0"
    step '  a double click opens the game' double_click
}
refuses_while_running() { # version, version there
    rm -f "$called"
    wine "$place/judge-app.exe" wait &
    step 'the program runs' soon test -s "$called"
    step "  $1 refuses to install" no setup "$1"
    step "  $2 is untouched" same_files "$2"
    step '  it refuses to be removed' no uninstall "_?=$windows_place"
    step "  $2 is untouched" same_files "$2"
    rm -f "$called"
    wait
}
is_gone() { # language's name for it
    step '  no program' soon no test -e "$place"
    step '  no shortcut' no test -e "$menu/$1.lnk"
    step '  none on the desktop' no test -e "$desktop/$1.lnk"
    step '  no entry' soon no has_key "$entry"
    step '  no kind of file' no has_key "$kind"
}

keep_games() {
    mkdir -p "$games"
    echo game >"$games/第 1 局.wolfgame"
    echo >"$data/settings.toml"
}
at() { # folder
    windows_place=$1
    place=$(unix "$1")
}
folder_of() { # variable of Windows
    wine cmd /c "echo %$1%" | tr -d '\r'
}

step 'stand-ins of 1.0 and 1.1 packed' build 1.0 old.dll
build 1.1 new.dll && cp "$work/setup-1.1.exe" "$work/first.exe" && build 1.1 new.dll
step '  packed again: the same bytes' cmp "$work/first.exe" "$work/setup-1.1.exe"
wine winecfg -v win7 >/dev/null 2>&1
data=$(unix "$(folder_of LOCALAPPDATA)\\judge-app")
windows_menu="$(folder_of APPDATA)\\Microsoft\\Windows\\Start Menu\\Programs"
menu=$(unix "$windows_menu")
desktop=$(unix "$(folder_of USERPROFILE)\\Desktop")
games=$data/games
windows_game="$(folder_of LOCALAPPDATA)\\judge-app\\games\\第 1 局.wolfgame"
keep_games

step 'Windows 7 is refused' no setup 1.0
step '  nothing is installed' no has_key "$entry"
wine winecfg -v win10

echo; echo '== English, in the usual place'
at "$(folder_of LOCALAPPDATA)\\Programs\\judge-app"
installs 1.0 'Werewolf Judge'
refuses_while_running 1.1 1.0
echo mine >"$place/mine.txt"
installs 1.1 'Werewolf Judge'
step '  what only 1.0 had is gone' no test -e "$place/_internal/only-1.0"
step '  a file of the person is there' test -f "$place/mine.txt"
rm "$place/mine.txt"
step '  games are there' games_are_there
mkdir -p "$desktop" && cp "$menu/Werewolf Judge.lnk" "$desktop/"
step '1.1 once more, with a shortcut on the desktop' setup 1.1
step '  the shortcut stays' test -e "$desktop/Werewolf Judge.lnk"
step 'removed silently' uninstall
is_gone 'Werewolf Judge'
step '  games are there' games_are_there

echo; echo '== Chinese, in a folder with blanks and Chinese'
export LC_ALL=zh_CN.UTF-8
at 'C:\判 官\狼人杀 1'
installs 1.0 '狼人杀法官' "/D=$windows_place"
refuses_while_running 1.1 1.0
former=$place
at 'C:\判 官\狼人杀 2'
installs 1.1 '狼人杀法官' "/D=$windows_place"
step '  nothing is left in the folder before' no test -e "$former"
step 'another program takes the kind of file' wine reg add "$extension" /ve /d other.game /f
step 'removed silently, with the games' uninstall /REMOVEGAMES
is_gone '狼人杀法官'
step '  no games' soon no test -e "$data"
step '  the kind of file is still the other one'"'"'s' says "$extension" '' other.game

wineserver -k
printf '\n%s failed; %s may be removed.\n' "$failures" "$work"
exit $((failures > 0))
