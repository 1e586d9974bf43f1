#!/bin/sh
# Writes a Swift file that holds other files: embed.sh OUTPUT.swift FILE…
#
# A string literal compiles in no time; an array of as many bytes, as SwiftPM's own `.embedInCode` writes it, takes seconds.
set -eu

output=$1
shift
{
  echo '/// The files that the build has put into the program.'
  echo 'enum EmbeddedFiles {'
  echo '  /// Their texts by their names; files that are no text are in base64.'
  echo '  static let texts: [String: String] = ['
  for file in "$@"; do
    printf '    "%s": ##"""\n' "$(basename "$file")"
    case $file in
    *.gz) base64 <"$file" | tr -d '\n' | fold -w 120 ;;
    *) cat "$file" ;;
    esac
    printf '\n"""##,\n'
  done
  echo '  ]'
  echo '}'
} >"$output"
