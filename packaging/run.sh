#!/bin/sh
# From a fresh checkout to a running program. Installs what is missing, then
#   sh packaging/run.sh window [ARGUMENTS OF judge-app]
#   sh packaging/run.sh tests [ARGUMENTS OF pytest]
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
venv=$root/.venv
tests_need='libglib-2.0.so.0=libglib2.0-0 libGL.so.1=libgl1 libEGL.so.1=libegl1
    libxkbcommon.so.0=libxkbcommon0 libdbus-1.so.3=libdbus-1-3 libfontconfig.so.1=libfontconfig1'
window_needs="$tests_need libxkbcommon-x11.so.0=libxkbcommon-x11-0 libxcb-cursor.so.0=libxcb-cursor0
    libxcb-icccm.so.4=libxcb-icccm4 libxcb-keysyms.so.1=libxcb-keysyms1 libxcb-shape.so.0=libxcb-shape0"

say() { # Chinese, English
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
        zh*) printf '%s\n' "$1" ;;
        *) printf '%s\n' "$2" ;;
    esac >&2
}

stop() {
    say "$@"
    exit 1
}

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
}

# The packages whose library the loader does not find, out of library=package.
absent_libraries() {
    "${python:-false}" -c '
import ctypes, sys

for pair in sys.argv[1:]:
    library, package = pair.split("=")
    try:
        ctypes.CDLL(library)
    except OSError:
        print(package)
' "$@" || printf '%s\n' "$@" | sed 's/.*=//'
}

missing_packages() {
    [ -n "$python" ] || echo python3
    [ -x "$venv/bin/python" ] || "${python:-false}" -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv
    # shellcheck disable=SC2086
    absent_libraries $1
}

# Only where apt-get is: elsewhere the libraries go by other names, and Qt itself says what it lacks.
install_system_packages() {
    [ "$(uname)" = Linux ] && command -v apt-get >/dev/null || return 0
    packages=$(missing_packages "$1" | tr '\n' ' ')
    packages=${packages% }
    [ -n "$packages" ] || return 0
    if [ "$(id -u)" != 0 ]; then
        say '缺少系统库。请用 root 运行下面这一行，再重新启动：' \
            'System libraries are missing. Run this line as root, then start again:'
        echo "apt-get install -y --no-install-recommends $packages"
        exit 1
    fi
    say "正在安装系统库：$packages" "Installing system libraries: $packages"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086
    apt-get install -qq -y --no-install-recommends $packages >/dev/null
    python=$(find_python)
}

need_display() {
    [ -n "$python" ] || return 0
    PYTHONPATH=$root "$python" -B -c 'import sys; from judge_app.display import has_display; sys.exit(not has_display())' ||
        stop '这里没有能用的显示器，窗口打不开。' 'There is no display here, so the window cannot open.'
}

# What is installed, from which files, at which place; the same again needs no work.
fingerprint() {
    echo "$root"
    cksum <"$root/pyproject.toml"
    cksum <"$root/packaging/constraints.txt"
}

install_program() {
    stamp=$venv/judge-app-installed
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(fingerprint)" ] && "$venv/bin/python" -c '' 2>/dev/null; then
        return 0
    fi
    [ -n "$python" ] || stop '需要 Python 3.11 或更新的版本。' 'Python 3.11 or newer is needed.'
    mkdir -p "$venv" 2>/dev/null && [ -w "$venv" ] || stop "不能写入 $venv。" "Cannot write to $venv."
    say '正在安装 judge-app……' 'Installing judge-app…'
    "$venv/bin/python" -m pip --version >/dev/null 2>&1 || "$python" -m venv --clear "$venv"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check --no-input \
        -c "$root/packaging/constraints.txt" -e "$root[dev]"
    fingerprint >"$stamp"
}

# Qt wants a UTF-8 locale, and says so in the middle of everything else.
case ${LC_ALL:-} in C | POSIX) export LC_ALL=C.UTF-8 ;; esac

verb=${1:-}
[ $# = 0 ] || shift
python=$(find_python)
case $verb in
    window)
        install_system_packages "$window_needs"
        need_display
        install_program
        exec "$venv/bin/python" -m judge_app "$@"
        ;;
    tests)
        install_system_packages "$tests_need"
        install_program
        cd "$root"
        exec "$venv/bin/python" -m pytest "$@"
        ;;
    *)
        stop '用法：sh packaging/run.sh window|tests [参数]' 'Usage: sh packaging/run.sh window|tests [arguments]'
        ;;
esac
