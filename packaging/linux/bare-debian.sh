#!/bin/sh
# Prove the README's commands on a Debian 12 that has nothing but Python:
#   sh packaging/linux/bare-debian.sh [FOLDER [PART…]]
# PART is without_root, window_as_root, tests_as_root or wheel; all of them if none is given.
# Needs root, debootstrap, git, Xvfb, xdotool. FOLDER (if not given, a new one under /tmp) keeps the bare
# system for the next time, pictures of the window as .xwd, and logs. The commit that is checked out is
# cloned, so commit first.
set -u

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=${1:-$(mktemp -d -t bare-debian.XXXXXX)}
[ $# = 0 ] || shift
[ $# != 0 ] || set -- without_root window_as_root tests_as_root wheel
here=/home/judge/judge-app

# A mount space and processes of our own: whatever happens, nothing is left mounted or running.
if [ -z "${BARE_DEBIAN_INSIDE:-}" ]; then
    export BARE_DEBIAN_INSIDE=1
    exec unshare --mount --pid --fork --kill-child "$0" "$work" "$@"
fi

# shellcheck source=packaging/linux/debian.sh
. "$source/packaging/linux/debian.sh"

# A new system with a fresh clone in the judge's home.
fresh() {
    fresh_system "$1"
    git clone -q "$source" "$root$here"
    chroot "$root" chown -R judge: /home/judge
}

inside() { # user, command…
    user=$1
    shift
    home=$(chroot "$root" sh -c "echo ~$user")
    # shellcheck disable=SC2086
    chroot --userspec="$user" "$root" env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin HOME="$home" \
        PIP_CERT=$certificates $(env | grep -iE '^(https?|no)_proxy=|^PIP_INDEX_URL=' || true) \
        ${display:+DISPLAY=$display} sh -c "cd $here && $*"
}

# A window with a title stands on the screen; then it is closed.
opens() { # user
    inside "$1" "exec sh packaging/run.sh window" >"$work/window-of-$1.log" 2>&1 &
    shows_a_window "$work/window-of-$1.xwd"
}

without_root() {
    fresh without-root
    for verb in tests window; do
        stops 1 '^apt-get install ' judge $verb
        report "$verb without root" "$work/$verb.out"
    done
    inside root "apt-get update -qq && $(cat "$work/window.out")" >"$work/apt.log" 2>&1
    report 'the line printed, run as root' "$work/apt.log"
    window judge
    tests judge
}

# The command ends with this code and prints one line of this kind, after at most one sentence.
stops() { # code pattern user verb
    inside "$3" "sh packaging/run.sh $4" >"$work/$4.out" 2>"$work/$4.err"
    [ $? = "$1" ] && [ "$(wc -l <"$work/$4.out")" = 1 ] && [ "$(wc -l <"$work/$4.err")" = 1 ] &&
        grep -q "$2" "$work/$4.out"
}

tests() { # user
    display='' inside "$1" "sh packaging/run.sh tests" >"$work/tests-of-$1.log" 2>&1
    report "tests as $1" "$work/tests-of-$1.log"
}

window() { # user
    opens "$1"
    report "window as $1" "$work/window-of-$1.log"
}

tests_as_root() {
    fresh tests
    tests root
}

window_as_root() {
    fresh window
    display='' inside root "sh packaging/run.sh window" >"$work/no-display.log" 2>&1
    [ $? = 1 ] && tail -n 1 "$work/no-display.log" | grep -q 'no display'
    report 'window as root without a display' "$work/no-display.log"
    window root
}

# Built in the checkout, used where there is neither a checkout nor any library of Qt's.
wheel() {
    fresh wheel
    inside root "apt-get update -qq && apt-get install -qq -y --no-install-recommends python3-venv &&
        python3 -m venv /opt/judge && export PATH=/opt/judge/bin:\$PATH &&
        pip wheel -q --no-deps -w /tmp/dist . && pip install -q -c packaging/constraints.txt /tmp/dist/*.whl &&
        cp -r tests/cases /tmp/cases && rm -r $here && cd / &&
        judge-app check /tmp/cases && judge-app script last-words --board 14 --night 1 &&
        judge-app script face-to-face --board 12-thief --night 1 && judge-app rulesets &&
        python -c 'from judge_app.paths import data_path as p; print(*sorted((p(\"resources\") / \"fonts\").iterdir()))'" \
        >"$work/wheel.log" 2>&1
    report 'wheel outside the checkout' "$work/wheel.log"
}

make_base || exit
start_display
for part in "$@"; do
    "$part"
done
echo "$failures failed; $work may be removed."
exit $((failures > 0))
