#!/bin/sh
# Prove the README's commands on a Debian 12 that has nothing but Python:
#   sh packaging/linux/bare-debian.sh [FOLDER]
# Needs root, debootstrap, git, Xvfb, xdotool. FOLDER (if not given, a new one under /tmp) keeps the bare
# system for the next time, pictures of the window as .xwd, and logs. The commit that is checked out is
# cloned, so commit first. Mirror, proxy and certificates are those of the running system; they go into the
# trial systems and nowhere else.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
work=${1:-$(mktemp -d /tmp/bare-debian.XXXXXX)}
# Not where Debian keeps its own, which installing python3-venv writes anew.
certificates=/etc/trial-certificates.crt
here=/home/judge/judge-app

# A mount space and processes of our own: whatever happens, nothing is left mounted or running.
if [ -z "${BARE_DEBIAN_INSIDE:-}" ]; then
    export BARE_DEBIAN_INSIDE=1
    exec unshare --mount --pid --fork --kill-child "$0" "$work"
fi

mirror() {
    apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
        awk '$2 == "bookworm" { print $1; exit }'
}

make_base() {
    [ ! -f "$work/base.done" ] || return 0
    debootstrap --variant=minbase --include=python3 bookworm "$work/base" "$(mirror)" >"$work/debootstrap.log"
    apt-config dump Acquire >"$work/base/etc/apt/apt.conf.d/90network"
    cp /etc/resolv.conf "$work/base/etc/resolv.conf"
    cp /etc/ssl/certs/ca-certificates.crt "$work/base$certificates"
    chroot "$work/base" useradd --create-home judge
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

ok() { printf 'ok   %s\n' "$*"; }

fail() {
    printf 'FAIL %s\n' "$*"
    exit 1
}

close_windows() {
    for window in $(xdotool search --onlyvisible --name .); do
        xdotool windowkill "$window" || true
    done
    wait $! || true
}

# A window with a title stands on the screen; then it is closed.
opens() { # user
    inside "$1" "exec sh packaging/run.sh window" >"$work/window.log" 2>&1 &
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
    cat "$work/window.log"
    return 1
}

without_root() {
    fresh without-root
    for verb in tests window; do
        status=0
        inside judge "sh packaging/run.sh $verb" >"$work/line" 2>"$work/sentence" || status=$?
        [ $status = 1 ] && [ "$(grep -c '^apt-get install ' "$work/line")" = 1 ] && [ "$(wc -l <"$work/line")" = 1 ] ||
            fail "$verb without root: $(cat "$work/sentence" "$work/line")"
        ok "$verb without root stops with: $(cat "$work/line")"
    done
    inside root "apt-get update -qq && $(cat "$work/line")" >"$work/apt.log" 2>&1 || fail "the line printed"
    opens judge || fail 'window for a user after the line was run'
    ok 'window for a user after the line was run'
    tests judge
}

tests() { # user
    display='' inside "$1" "sh packaging/run.sh tests" >"$work/tests-of-$1.log" 2>&1 ||
        fail "tests as $1: $(tail -n 30 "$work/tests-of-$1.log")"
    ok "tests as $1: $(tail -n 1 "$work/tests-of-$1.log")"
}

tests_as_root() {
    fresh tests
    tests root
}

window_as_root() {
    fresh window
    status=0
    display='' inside root "sh packaging/run.sh window" >"$work/window.log" 2>&1 || status=$?
    [ $status != 0 ] && grep -q 'no display' "$work/window.log" || fail "window without a display: $(cat "$work/window.log")"
    ok "window without a display: exit $status, $(tail -n 1 "$work/window.log")"
    opens root || fail 'window as root'
    ok 'window as root'
}

wheel() {
    root=$work/tests
    inside root ".venv/bin/python -m pip wheel -q --no-deps -w /tmp/dist . && python3 -m venv /opt/judge &&
        /opt/judge/bin/python -m pip install -q -c packaging/constraints.txt /tmp/dist/*.whl &&
        cp -r tests/cases /tmp/cases && mv $here $here.away && cd / && PATH=/opt/judge/bin:\$PATH &&
        judge-app check /tmp/cases && judge-app script last-words --board 14 --night 1 &&
        python -c 'from judge_app.paths import data_path as p; print(*sorted((p(\"resources\") / \"fonts\").iterdir()))'" \
        >"$work/wheel.log" 2>&1 || fail "wheel: $(tail -n 30 "$work/wheel.log")"
    ok "wheel outside the checkout; see $work/wheel.log"
}

make_base
rm -f "$work/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -ac -fbdir "$work" 3>"$work/display" 2>/dev/null &
for _ in 1 2 3 4 5 6 7 8 9; do [ -s "$work/display" ] || sleep 1; done
display=:$(cat "$work/display")
export DISPLAY="$display"
without_root
window_as_root
tests_as_root
wheel
echo "All passed; $work may be removed."
