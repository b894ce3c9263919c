#!/bin/sh
# Prove the README's commands on a Debian 12 that has nothing but Python:
#   sh packaging/linux/bare-debian.sh [FOLDER [PART…]]
# PART is without_root, window_as_root, tests_as_root or wheel; all of them if none is given.
# Needs root, debootstrap, git, Xvfb, xdotool. FOLDER (if not given, a new one under /tmp) keeps the bare
# system for the next time, pictures of the window as .xwd, and logs. The commit that is checked out is
# cloned, so commit first. Mirror, proxy and certificates are those of the running system; they go into the
# trial systems and nowhere else.
set -u

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=${1:-$(mktemp -d /tmp/bare-debian.XXXXXX)}
[ $# = 0 ] || shift
[ $# != 0 ] || set -- without_root window_as_root tests_as_root wheel
# Not where Debian keeps its own, which installing python3-venv writes anew.
certificates=/etc/trial-certificates.crt
here=/home/judge/judge-app

# A mount space and processes of our own: whatever happens, nothing is left mounted or running.
if [ -z "${BARE_DEBIAN_INSIDE:-}" ]; then
    export BARE_DEBIAN_INSIDE=1
    exec unshare --mount --pid --fork --kill-child "$0" "$work" "$@"
fi

mirror() {
    apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
        awk '$2 == "bookworm" { print $1; exit }'
}

make_base() {
    [ ! -f "$work/base.done" ] || return 0
    debootstrap --variant=minbase --include=python3 bookworm "$work/base" "$(mirror)" >"$work/debootstrap.log" &&
        apt-config dump Acquire >"$work/base/etc/apt/apt.conf.d/90network" &&
        cp /etc/resolv.conf "$work/base/etc/resolv.conf" &&
        cp /etc/ssl/certs/ca-certificates.crt "$work/base$certificates" &&
        chroot "$work/base" useradd --create-home judge &&
        touch "$work/base.done"
}

# A new system with a fresh clone in the judge's home.
fresh() {
    root=$work/$1
    rm -rf --one-file-system "$root"
    cp -a "$work/base" "$root"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mkdir -p /tmp/.X11-unix "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
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

failures=0

# What was just done went well or not, as its exit code says; its output is in the log.
report() { # what log
    if [ $? = 0 ]; then
        printf 'ok   %s: %s\n' "$1" "$(tail -n 1 "$2")"
    else
        failures=$((failures + 1))
        printf 'FAIL %s:\n%s\n' "$1" "$(tail -n 30 "$2")"
    fi
}

close_windows() {
    for window in $(xdotool search --onlyvisible --name .); do
        xdotool windowkill "$window" || true
    done
    wait $! || true
}

# A window with a title stands on the screen; then it is closed.
opens() { # user
    inside "$1" "exec sh packaging/run.sh window" >"$work/window-of-$1.log" 2>&1 &
    for _ in $(seq 180); do
        sleep 1
        if xdotool search --onlyvisible --name . >/dev/null 2>&1; then
            sleep 3
            cp "$work/Xvfb_screen0" "$work/window-of-$1.xwd"
            kill -0 $! && close_windows
            return
        fi
        kill -0 $! 2>/dev/null || break
    done
    return 1
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
rm -f "$work/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -ac -fbdir "$work" 3>"$work/display" 2>/dev/null &
for _ in 1 2 3 4 5 6 7 8 9; do [ -s "$work/display" ] || sleep 1; done
display=:$(cat "$work/display")
export DISPLAY="$display"
for part in "$@"; do
    "$part"
done
echo "$failures failed; $work may be removed."
exit $((failures > 0))
