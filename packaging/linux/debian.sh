# Bare Debian 12 systems to try things in; read by the scripts beside it. They set $work, the folder that keeps
# the base for the next time. Mirror, proxy and certificates are those of the running system; they go into the
# trial systems and nowhere else.
# shellcheck shell=sh

# Not where Debian keeps its own, which installing python3-venv writes anew.
certificates=/etc/trial-certificates.crt
failures=0

mirror() {
    apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
        awk '$2 == "bookworm" { print $1; exit }'
}

make_base() {
    [ ! -f "$work/base.done" ] || return 0
    mkdir -p "$work"
    debootstrap --variant=minbase --include=python3 bookworm "$work/base" "$(mirror)" >"$work/debootstrap.log" &&
        apt-config dump Acquire >"$work/base/etc/apt/apt.conf.d/90network" &&
        cp /etc/resolv.conf "$work/base/etc/resolv.conf" &&
        cp /etc/ssl/certs/ca-certificates.crt "$work/base$certificates" &&
        chroot "$work/base" useradd --create-home judge &&
        touch "$work/base.done"
}

# A new system; $root is its folder.
fresh_system() { # name
    root=$work/$1
    rm -rf --one-file-system "$root"
    cp -a "$work/base" "$root"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mkdir -p /tmp/.X11-unix "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
}

# A screen of its own; what stands on it is in the file $work/Xvfb_screen0.
start_display() {
    rm -f "$work/display"
    Xvfb -displayfd 3 -screen 0 1280x800x24 -ac -nocursor -fbdir "$work" 3>"$work/display" 2>/dev/null &
    for _ in 1 2 3 4 5 6 7 8 9; do [ -s "$work/display" ] || sleep 1; done
    display=:$(cat "$work/display")
    export DISPLAY="$display"
}

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

# The command started last shows a window with a title, which is pictured and closed.
shows_a_window() { # picture
    for _ in $(seq 180); do
        sleep 1
        if xdotool search --onlyvisible --name . >/dev/null 2>&1; then
            sleep 3
            cp "$work/Xvfb_screen0" "$1"
            kill -0 $! && close_windows
            return
        fi
        kill -0 $! 2>/dev/null || break
    done
    return 1
}
