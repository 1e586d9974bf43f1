#!/bin/sh
# Writes a Swift file that contains other files: embed.sh OUTPUT.swift FILE…
#
# A string literal compiles quickly; an equally long array of bytes, as in SwiftPM's own `.embedInCode`, takes
# seconds.
set -eu

output=$1
shift
{
  echo '/// The files that the build has embedded in the program.'
  echo 'enum EmbeddedFiles {'
  echo '  /// The texts of the files by name, without the final line feed; binary files are in base64.'
  echo '  private static let texts: [String: String] = ['
  for file in "$@"; do
    case $file in
    *.gz) text=$(base64 <"$file" | tr -d '\n' | fold -w 120) ;;
    *) text=$(cat "$file") ;;
    esac
    printf '    "%s": ##"""\n%s\n"""##,\n' "$(basename "$file")" "$text"
  done
  echo '  ]'
  echo
  echo '  /// Returns the text of a file.'
  echo '  static func text(_ name: String) -> String {'
  echo '    guard let text = texts[name] else { preconditionFailure("\(name) is not embedded") }'
  echo '    return text'
  echo '  }'
  echo '}'
} >"$output"
