#!/bin/sh
# Prove a package on a bare Debian 12:
#   sh packaging/linux/check-deb.sh judge-app_….deb [FOLDER]
# It installs with apt, passes its self-test without any Python, opens a window that looks as from the source,
# prints a saved game, the desktop opens games and records with it, and once removed it leaves only what the judge
# keeps. Needs root, debootstrap, Xvfb, xdotool,
# and for the picture the checkout's .venv. FOLDER is that of bare-debian.sh; it keeps pictures as .xwd, and logs.
set -u

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
deb=${1:?which package?}
work=${2:-$(mktemp -d -t check-deb.XXXXXX)}
kept=/home/judge/.local/share/judge-app

# A mount space and processes of our own: whatever happens, nothing is left mounted or running.
if [ -z "${CHECK_DEB_INSIDE:-}" ]; then
    export CHECK_DEB_INSIDE=1
    exec unshare --mount --pid --fork --kill-child sh "$0" "$deb" "$work"
fi

# shellcheck source=packaging/linux/debian.sh
. "$source/packaging/linux/debian.sh"

inside() { # user, command
    chroot --userspec="$1" "$root" env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin DEBIAN_FRONTEND=noninteractive \
        HOME="$(chroot "$root" sh -c "echo ~$1")" LANG=C.UTF-8 ${3:+DISPLAY=$3} sh -c "cd / && $2"
}

installs() {
    cp "$deb" "$root/tmp/judge-app.deb"
    inside root 'apt-get update -qq && apt-get install -qq -y --no-install-recommends /tmp/judge-app.deb' \
        >"$work/install.log" 2>&1
    report 'installed by apt' "$work/install.log"
    rm -f "$root/tmp/judge-app.deb"
    rm -f "$root"/usr/bin/python3*
}

tests_itself() {
    inside judge 'judge-app --self-test' >"$work/self-test.log" 2>&1 && [ "$(wc -l <"$work/self-test.log")" = 1 ]
    report 'self-test' "$work/self-test.log"
}

opens() {
    inside judge 'exec judge-app --lang zh-CN' "$display" >"$work/window.log" 2>&1 &
    shows_a_window "$work/window.xwd"
    report 'window' "$work/window.log"
    [ -x "$source/.venv/bin/python" ] || return 0
    (cd "$source" && exec .venv/bin/python -m judge_app --data-dir "$work/data" --lang zh-CN) >"$work/source.log" 2>&1 &
    shows_a_window "$work/source.xwd" && cmp "$work/window.xwd" "$work/source.xwd" >>"$work/source.log" 2>&1
    report 'its picture is that of the source' "$work/source.log"
}

prints_a_game() {
    mkdir -p "$root$kept/games"
    cp "$source/tests/fixtures/format-1.wolfgame" "$root$kept/games/"
    chroot "$root" chown -R judge: /home/judge
    cksum <"$root$kept/games/format-1.wolfgame" >"$work/game.cksum"
    inside judge "judge-app summary --hidden $kept/games/format-1.wolfgame -o /tmp/summary.pdf" >"$work/print.log" 2>&1 &&
        head -c 5 "$root/tmp/summary.pdf" | grep -q '%PDF-'
    report 'a saved game printed' "$work/print.log"
}

# What desktops ask: what kind of file it is, and what opens it.
opened_by_us() { # file, kind
    inside judge "gio info -a standard::content-type $1" | grep -q " $2\$" &&
        inside judge "gio mime $2" | grep -q '^Default application.*: judge-app-open.desktop$' &&
        [ "$(inside judge "xdg-mime query default $2")" = judge-app-open.desktop ]
}

opens_files() {
    inside root 'apt-get install -qq -y --no-install-recommends \
        shared-mime-info desktop-file-utils xdg-utils libglib2.0-bin' \
        >"$work/files.log" 2>&1
    cp "$source/tests/fixtures/format-1.wolfgame" "$root/tmp/game.wolfgame"
    cp "$source/tests/cases/classic-02-piper.wolf.toml" "$root/tmp/game.wolf.toml"
    opened_by_us /tmp/game.wolfgame application/x-wolfgame >>"$work/files.log" 2>&1 &&
        opened_by_us /tmp/game.wolf.toml application/x-wolf-record >>"$work/files.log" 2>&1 &&
        inside root 'desktop-file-validate /usr/share/applications/judge-app*.desktop' >>"$work/files.log" 2>&1
    report 'games and records open with it' "$work/files.log"
    rm -f "$root"/tmp/game.*
}

# Where anything of the program lies, beside the notes that apt itself keeps.
traces() {
    (cd "$root" && find . -xdev -path ./proc -prune -o -path ./dev -prune -o -path ./var/log -prune -o \
        -path "./home/judge/.cache" -prune -o \( -iname '*judge-app*' -o -name '*.wolfgame' \) -print | sort)
}

leaves_only_games() {
    inside root 'apt-get remove -qq -y judge-app' >"$work/remove.log" 2>&1 &&
        traces >>"$work/remove.log" &&
        [ "$(traces)" = ".$kept
.$kept/games/format-1.wolfgame" ] &&
        cksum <"$root$kept/games/format-1.wolfgame" | cmp - "$work/game.cksum"
    report 'removed, the games are there' "$work/remove.log"
}

make_base || exit
fresh_system deb
start_display
installs
tests_itself
opens
prints_a_game
opens_files
leaves_only_games
echo "$failures failed; $work may be removed."
exit $((failures > 0))
