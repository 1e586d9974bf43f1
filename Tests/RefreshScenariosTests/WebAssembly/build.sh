#!/bin/sh
# Builds the engine as a WebAssembly module that replays scenarios, with nothing but the Swift toolchain.
#
#   build.sh OUTPUT.wasm
#
# Exits with 3 where the toolchain has no embedded standard library for wasm32, or no linker for it.
set -eu

output=$1
here=$(cd "$(dirname "$0")" && pwd)
engine=$here/../../../Sources/RefreshEngine
triple=wasm32-unknown-none-wasm
swiftc=${SWIFTC:-swiftc}

resources=$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$(dirname "$(dirname "$(dirname "$resources")")")/usr/bin
[ -x "$tools/wasm-ld" ] || tools=$(dirname "$(dirname "$resources")")/bin
[ -d "$resources/embedded/$triple" ] || [ -e "$resources/embedded/Swift.swiftmodule/$triple.swiftmodule" ] || exit 3
[ -x "$tools/wasm-ld" ] && [ -x "$tools/clang" ] || exit 3

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
"$swiftc" -swift-version 6 -enable-experimental-feature Embedded -enable-experimental-feature Extern \
  -wmo -parse-as-library -Osize \
  -target "$triple" -Xfrontend -disable-stack-protector \
  $(find "$engine" -name '*.swift' | sort) "$here/ReplayModule.swift" -c -o "$build/engine.o"
# -fno-builtin: or the compiler makes memcpy of a loop that is memcpy.
"$tools/clang" --target="$triple" -Os -fno-builtin -nostdinc -isystem "$resources/clang/include" \
  -c "$here/runtime.c" -o "$build/runtime.o"
tables=$resources/embedded/$triple/libswiftUnicodeDataTables.a
[ -e "$tables" ] || tables=
"$tools/wasm-ld" --no-entry --export=_start --gc-sections --strip-all -z stack-size=262144 --stack-first \
  "$build/engine.o" "$build/runtime.o" $tables -o "$build/replay.wasm"
mv "$build/replay.wasm" "$output"
