import RefreshDiagnostics

/// A slip that YAML doesn't detect or takes for something else. Each is a guess at what was meant.
///
/// Guesses may be wrong: one is reported only if reading the text with it removes the error.
package struct Slip: Sendable {
  /// A file with the slip and no other mistake.
  package let example: Rule.Example
  /// Whether the slip may have hidden other errors in the same place.
  var hidesMore = false
  /// Whether it is looked for even where an error has a safe fix of its own.
  var isLikelier = false
  /// Returns what may have been meant in the lines around an error; empty for most lines.
  let guess: @Sendable (WrittenLines) -> [Diagnostic]

  /// All slips, the likelier ones first.
  package static let all: [Slip] = [
    // The unquoted wording of a time, which looks like a map.
    Slip(example: .header("lastUpdatedTimeText: {relative}")) { $0.template },
    // Characters of the structure that were typed as others.
    Slip(example: .header("height：60"), hidesMore: true, isLikelier: true) { $0.strayStructure },
    // A comma or similar punctuation after a value.
    Slip(example: .preset("name: classic\nheader:\n  type: normalHeader\n  height: 60;")) { $0.punctuation },
    // Characters in a key or value that were typed as others.
    Slip(example: .header("height: ６０"), isLikelier: true) { $0.strayCharacters },
    // No space after a colon or a dash.
    Slip(example: .preset("name: classic\nheader:\n  type: normalHeader\n  height:60"), hidesMore: true) {
      $0.missingSpaces
    },
    // An unquoted text that YAML takes for something else.
    Slip(example: .header("titles: { idle: pull, now, pulling: b }")) { $0.unquoted },
    // Another sign between a key and its value.
    Slip(example: .preset("name: classic\nheader:\n  type: normalHeader\n  height = 60"), hidesMore: true) {
      $0.wrongSign
    },
    // Several steps on one line.
    Slip(example: .steps("- touch, release\n- expect: { header.state: idle }")) { $0.joinedItems },
    // Keys on the same level as an empty key that they belong to.
    Slip(example: .preset("name: classic\nheader:\ntype: normalHeader")) { $0.lostDepth(isStep: $0.isStep) },
    // Numbers without commas between them.
    Slip(example: .steps("- rotate: [844 390]\n- expect: { header.state: idle }")) { $0.joinedNumbers },
    // Items without dashes.
    Slip(
      example: .steps(
        "- expect: { header.state: idle }\n- repeat:\n    times: 2\n    steps:\n      touch\n      release")
    ) {
      $0.missingDashes
    },
  ]
}
