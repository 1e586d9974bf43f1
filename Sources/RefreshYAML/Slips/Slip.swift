import RefreshDiagnostics

/// A slip that YAML doesn't detect or takes for something else. Each is a guess at what was meant.
///
/// Guesses may be wrong: one is reported only if reading the text with it removes the error.
package struct Slip: Sendable {
  /// Whether the slip may have hidden other errors in the same place.
  var hidesMore = false
  /// Whether it is looked for even where an error already has a safe fix.
  var isLikelier = false
  /// Whether it is looked for only at the first error, and is the cause of all of them.
  var isOnly = false
  /// Whether it isn't what was meant if an error is left in what it changes.
  var isWhole = false
  /// Returns what may have been meant in the lines around an error; empty for most lines.
  @Guess let guess: @Sendable (WrittenLines) -> [Diagnostic]

  /// A guess is one slip, or several that only make sense together.
  @resultBuilder
  enum Guess {
    static func buildBlock(_ slip: Diagnostic?) -> [Diagnostic] { slip.map { [$0] } ?? [] }
    static func buildBlock(_ slips: [Diagnostic]) -> [Diagnostic] { slips }
  }

  /// All slips, the likelier ones first.
  package static let all: [Slip] = [
    // A comment of another language: `// height: 60`.
    Slip { $0.foreignComment },
    // The unquoted wording of a time, which looks like a map: `{relative}`.
    Slip { $0.template },
    // Braces around a list, a text or a word, and a comma or quotes in place of the colon in them: `{30, 30}`.
    Slip(isLikelier: true, isWhole: true) { $0.listInBraces },
    Slip(isLikelier: true, isWhole: true) { $0.textInBraces },
    Slip(isLikelier: true, isWhole: true) { $0.wordInBraces },
    Slip(isLikelier: true, isWhole: true) { $0.commaInBraces },
    Slip(isLikelier: true, isWhole: true) { $0.quotedPair },
    // A map in two pairs of braces: `expect: {{ header.state: idle }}`.
    Slip(isLikelier: true, isWhole: true) { $0.doubledBraces },
    // Characters of the structure that were typed as others: `height：60`.
    Slip(hidesMore: true, isLikelier: true) { $0.strayStructure },
    // A comma or similar punctuation after a value: `height: 60;`.
    Slip { $0.punctuation },
    // Parentheses around numbers: `by: (0, 320)`.
    Slip { $0.pointInParentheses },
    // Semicolons between items: `[667; 375]`.
    Slip { $0.semicolons },
    // A bracket that is closed, but not opened: `rotate: 667, 375]`.
    Slip(hidesMore: true) { $0.missingOpener },
    // A closing bracket after a value that isn't in brackets: `wait: 1s }`.
    Slip { $0.strayClosers },
    // No colon before a map: `expect { header.state: idle }`.
    Slip(hidesMore: true) { $0.missingColonBeforeBracket },
    // Characters in a key or value that were typed as others: `height: ６０`.
    Slip(isLikelier: true) { $0.strayCharacters },
    // No space after a colon or a dash: `height:60`.
    Slip(hidesMore: true) { $0.missingSpaces },
    // An unquoted text that YAML takes for something else: `{ idle: pull, now, pulling: b }`.
    Slip { $0.unquoted },
    // Another sign between a key and its value: `height = 60`.
    Slip(hidesMore: true) { $0.wrongSign },
    // Several steps on one line: `- touch, release`.
    Slip { $0.joinedItems },
    // A key that is missing above what is written below it, so that this is part of another map.
    Slip(isLikelier: true, isOnly: true) { $0.missingOwner },
    // Keys among those of an inner map whose own keys are where they belong.
    Slip { $0.surplusDepthOfKey },
    // Keys on the same level as an empty key that they belong to.
    Slip { $0.lostDepth(isStep: $0.isStep) },
    // A key of another map in the column of an empty key above it, to which it belongs.
    Slip { $0.emptyOwner },
    // A key without a colon that is indented like further text of the value above it.
    Slip(hidesMore: true) { $0.continuedLine },
    // Keys among those of an inner map, and keys after the inner map to which they belong.
    Slip { $0.surplusDepth(outwards: 1) },
    Slip { $0.surplusDepth(outwards: 2) },
    Slip(isLikelier: true) { $0.lackingDepth(inwards: 1) },
    Slip(isLikelier: true) { $0.lackingDepth(inwards: 2) },
    Slip(isLikelier: true) { $0.lackingDepth(inwards: 3) },
    // An item of the list around the one that it is in: a scenario among steps.
    Slip(isLikelier: true) { $0.itemOfOuterList },
    // An item whose keys have a dash each: `- name: a` above `- steps: []`.
    Slip { $0.splitItem },
    // Numbers without commas between them: `[844 390]`.
    Slip { $0.joinedNumbers },
    // Items without dashes.
    Slip { $0.missingDashes },
  ]
}
