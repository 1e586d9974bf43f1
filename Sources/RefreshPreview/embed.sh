#!/bin/sh
# Writes what a page is made of as constants of Swift, so that a single binary carries it.
#
#   embed.sh page OUTPUT.swift              the page's HTML, style and script, from Page/Files
#   embed.sh module MODULE.wasm OUTPUT.swift    the engine as WebAssembly
#
# The same files give the same bytes. Exits with 3 where there is no openssl.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
files=$here/Page/Files
# In the order in which they need each other.
modules="dom wire engine animation player recorder gesture component phone machine observables\
 eventlog timeline live steps controls sheet preview main"

# What a browser wants to hear of an inline script or style before it lets it in.
digest() { openssl dgst -sha256 -binary "$1" | openssl base64 -A; }

# constant NAME COMMENT FILE: a text without its last line feed.
constant() {
  printf '  /// %s\n  static let %s = ##"""\n' "$2" "$1"
  cat "$3"
  printf '"""##\n'
}

command -v openssl >/dev/null || exit 3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
case $1 in
page)
  # One script instead of modules that import each other: a page that is a file can't load others.
  {
    echo '"use strict";'
    for module in $modules; do
      sed -e '/^import /d' -e 's/^export //' "$files/$module.js"
    done
  } >"$work/script.js"
  # A constant of several lines ends without a line feed; the digest has to be that of the same bytes.
  printf '%s' "$(cat "$work/script.js")" >"$work/script"
  printf '%s' "$(cat "$files/page.css")" >"$work/style"
  printf '%s' "$(cat "$files/page.html")" >"$work/body"
  for name in script style body; do
    cp "$work/$name" "$work/$name.text"
    printf '\n' >>"$work/$name.text"
  done
  {
    echo '// Written by `make page` from the files in Page/Files.'
    echo '// swift-format-ignore-file'
    echo
    echo '/// The parts of the page.'
    echo 'enum PageFiles {'
    constant body 'The elements of the body.' "$work/body.text"
    constant style 'The style.' "$work/style.text"
    constant script 'The script.' "$work/script.text"
    printf '  /// The SHA-256 of the style in base64.\n  static let styleDigest = "%s"\n' "$(digest "$work/style")"
    printf '  /// The SHA-256 of the script in base64.\n  static let scriptDigest = "%s"\n' "$(digest "$work/script")"
    echo '}'
  } >"$work/output"
  mv "$work/output" "$2"
  ;;
module)
  gzip -9nc "$2" | openssl base64 -A | fold -w 120 >"$work/base64"
  printf '\n' >>"$work/base64"
  {
    echo '// Written by `make module` from RefreshEngine and Module/WebAssembly.'
    echo '// swift-format-ignore-file'
    echo
    echo '/// The engine as a WebAssembly module.'
    echo 'package enum EngineModule {'
    printf '  /// Its gzip as base64, in lines.\n  package static let text = """\n'
    cat "$work/base64"
    printf '"""\n}\n'
  } >"$work/output"
  mv "$work/output" "$3"
  ;;
esac
