# The common part of scripts that build WebAssembly modules; sourced by a script that has set `swiftc`.
#
# Sets `triple`, `resources`, `tools`, `linker` and `tables`. Exits with 3 if the toolchain has no embedded standard
# library for wasm32, or no linker for it.
triple=wasm32-unknown-none-wasm
resources=$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$(dirname "$(dirname "$(dirname "$resources")")")/usr/bin
[ -x "$tools/clang" ] || tools=$(dirname "$(dirname "$resources")")/bin
[ -d "$resources/embedded/$triple" ] || [ -e "$resources/embedded/Swift.swiftmodule/$triple.swiftmodule" ] || exit 3
linker=$tools/wasm-ld
[ -x "$linker" ] || linker=$(command -v wasm-ld) || exit 3
[ -x "$tools/clang" ] || exit 3
tables=$resources/embedded/$triple/libswiftUnicodeDataTables.a
[ -e "$tables" ] || tables=

# compile_swift OUTPUT SOURCE…
#
# Without inlining by LLVM, which repeats code at each call, the module is smaller by 4%; with instructions shared by branches moved after
# them, by another 0.3%.
compile_swift() {
  object=$1
  shift
  "$swiftc" -swift-version 6 -enable-experimental-feature Embedded -enable-experimental-feature Extern \
    -wmo -parse-as-library -package-name refreshcfg -Osize -target "$triple" -Xfrontend -disable-stack-protector \
    -Xfrontend -disable-incremental-llvm-codegen -Xllvm -inline-threshold=0 -Xllvm -sink-common-insts "$@" -c -o "$object"
}

# compile_c OUTPUT SOURCE
compile_c() {
  # -fno-builtin: otherwise, the compiler turns the loop in memcpy into a call of memcpy.
  "$tools/clang" --target="$triple" -Os -fno-builtin -nostdinc -isystem "$resources/clang/include" -c "$2" -o "$1"
}

# link_module OUTPUT OBJECT…
#
# The linker pads numbers that it fills in to five bytes, unless it is asked to compress them, which saves 3% of the compressed module.
link_module() {
  module=$1
  shift
  "$linker" --no-entry --gc-sections --strip-all --compress-relocations -z stack-size=262144 --stack-first "$@" $tables -o "$module"
}
