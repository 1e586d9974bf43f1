#!/bin/sh
# Builds the engine as a WebAssembly module that replays scenarios, with nothing but the Swift toolchain.
#
#   build.sh OUTPUT.wasm
#
# Exits with 3 where the toolchain has no embedded standard library for wasm32, or no linker for it.
set -eu
unset CDPATH

output=$1
here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../../../Sources
library=$sources/RefreshPreview/Module/WebAssembly
swiftc=${SWIFTC:-swiftc}
. "$library/toolchain.sh"

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
trap 'exit 1' HUP INT TERM
compile_swift "$build/engine.o" $(find "$sources/RefreshEngine" -name '*.swift' | sort) "$here/ReplayModule.swift"
compile_c "$build/runtime.o" "$library/runtime.c"
compile_c "$build/wasi.o" "$here/wasi.c"
link_module "$build/replay.wasm" --export=_start "$build/engine.o" "$build/runtime.o" "$build/wasi.o"
mv "$build/replay.wasm" "$output"
