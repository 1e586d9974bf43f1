import RefreshDiagnostics

/// The rules of reading YAML.
package enum YAMLRules {
  /// All rules, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .cannotRead, .invalidEncoding, .nulCharacter, .controlCharacter, .byteOrderMark,
    .documentTooLarge, .tooDeep, .tooManyNodes, .tooManyDirectives, .tooManyErrors, .outOfMemory,
    .duplicateKey, .complexKey, .unknownAlias, .recursiveAlias, .badMerge,
    .wrongCharacter, .missingSpace, .joinedItems,
    .tabIndentation, .badIndentation, .missingColon, .missingDash, .unexpectedColon, .unexpectedDash,
    .unclosedBracket, .unexpectedBracket, .missingComma, .missingValue,
    .unclosedQuote, .unquotedText, .unexpectedText, .unexpectedCharacter, .unknownEscape, .badEscape,
    .badAnchor, .badBlockText, .badTag, .unknownTag, .badDirective, .invalidYAML,
  ]
}

extension Rule {
  // MARK: - Files and their bytes

  package static let cannotRead = yaml("cannot-read", "a file that can't be read")
  package static let invalidEncoding = yaml("invalid-encoding", "bytes that aren't text")
  static let nulCharacter = yaml("nul-character", "a NUL character")
  static let controlCharacter = yaml("control-character", "a control character")
  static let byteOrderMark = yaml("byte-order-mark", "a byte order mark inside the text")

  // MARK: - Limits

  static let documentTooLarge = yaml("document-too-large", "a document that is too large")
  static let tooDeep = yaml("too-deep", "lists and maps that are nested too deeply")
  static let tooManyNodes = yaml("too-many-nodes", "too many keys, values and items")
  static let tooManyDirectives = yaml("too-many-directives", "too many lines that begin with `%`")
  static let tooManyErrors = yaml("too-many-errors", "too many errors")
  static let outOfMemory = yaml("out-of-memory", "not enough memory")

  // MARK: - Maps and aliases

  package static let duplicateKey = yaml("duplicate-key", "a key that appears twice", .ofRepeatedKey)
  static let complexKey = yaml("complex-key", "a key that isn't text")
  static let unknownAlias = yaml("unknown-alias", "an alias without its anchor")
  static let recursiveAlias = yaml("recursive-alias", "an alias inside its own value")
  static let badMerge = yaml("bad-merge", "a merge key without a map")

  // MARK: - Lines: indentation, keys and dashes

  static let tabIndentation = yaml("tab-indentation", "a tab that indents a line")
  static let wrongCharacter = yaml("wrong-character", "a character typed instead of another")
  static let missingSpace = yaml("missing-space", "a missing space")
  static let joinedItems = yaml("joined-items", "several items of a list on one line")
  static let badIndentation = yaml("bad-indentation", "a line whose indentation doesn't match any other")
  package static let missingColon = yaml("missing-colon", "a line without a colon")
  static let missingDash = yaml("missing-dash", "a line of a list without a dash")
  package static let unexpectedColon = yaml("unexpected-colon", "a colon where a key isn't allowed")
  static let unexpectedDash = yaml("unexpected-dash", "a list item where none is allowed")

  // MARK: - Lists and maps in brackets

  static let unclosedBracket = yaml("unclosed-bracket", "an unclosed bracket", .ofOpenLine)
  static let unexpectedBracket = yaml("unexpected-bracket", "an unmatched closing bracket")
  static let missingComma = yaml("missing-comma", "a missing comma")
  static let missingValue = yaml("missing-value", "a missing value")

  // MARK: - Text, with and without quotes

  static let unclosedQuote = yaml("unclosed-quote", "an unclosed quote", .ofOpenLine)
  static let unquotedText = yaml("unquoted-text", "a text that needs quotes")
  static let unexpectedText = yaml("unexpected-text", "text after a complete value")
  static let unexpectedCharacter = yaml("unexpected-character", "a character with which no text can begin")
  static let unknownEscape = yaml("unknown-escape", "an unknown escape")
  static let badEscape = yaml("bad-escape", "an escape with wrong digits")

  // MARK: - Anchors, tags, blocks and directives, and everything else

  static let badAnchor = yaml("bad-anchor", "an anchor or alias with a wrong name")
  static let badBlockText = yaml("bad-block-text", "a block of text on the line of its `|` or `>`")
  static let badTag = yaml("bad-tag", "a tag with wrong characters")
  static let unknownTag = yaml("unknown-tag", "an undeclared tag")
  static let badDirective = yaml("bad-directive", "an invalid line that begins with `%`")
  static let invalidYAML = yaml("invalid-yaml", "text that isn't YAML")

  /// A rule of YAML. Text that isn't what was meant may be wrong for a preset, too, at the same place.
  private static func yaml(_ name: String, _ title: String, _ traits: Traits = []) -> Rule {
    Rule(name, title, traits.union(.ofYAML))
  }
}
