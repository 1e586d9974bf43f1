#!/bin/sh
# Builds the engine as the WebAssembly module of the preview, using only the Swift toolchain.
#
#   build.sh OUTPUT.wasm
#
# The same sources give the same bytes. Exits with 3 if the toolchain can't build modules for wasm32.
set -eu
unset CDPATH

output=$1
here=$(cd "$(dirname "$0")" && pwd)
swiftc=${SWIFTC:-swiftc}
. "$here/toolchain.sh"

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
trap 'exit 1' HUP INT TERM
# Runs in the folder of the sources, so that no path of this machine gets into the module.
cd "$here/../../.."
compile_swift "$build/engine.o" $(find RefreshEngine -name '*.swift' | LC_ALL=C sort) \
  RefreshPreview/Module/WebAssembly/*.swift
compile_c "$build/runtime.o" RefreshPreview/Module/WebAssembly/runtime.c
link_module "$build/engine.wasm" "$build/engine.o" "$build/runtime.o"
cd - >/dev/null
mv "$build/engine.wasm" "$output"
