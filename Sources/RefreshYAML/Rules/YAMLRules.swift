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

  package static let cannotRead = Rule("cannot-read", "a file that can't be read")
  static let invalidEncoding = Rule("invalid-encoding", "bytes that aren't text")
  static let nulCharacter = Rule("nul-character", "a NUL character")
  static let controlCharacter = Rule("control-character", "a control character")
  static let byteOrderMark = Rule("byte-order-mark", "a byte order mark inside the text")

  // MARK: - Limits

  static let documentTooLarge = Rule("document-too-large", "a document that is too large")
  static let tooDeep = Rule("too-deep", "lists and maps that are nested too deeply")
  static let tooManyNodes = Rule("too-many-nodes", "too many keys, values and items")
  static let tooManyDirectives = Rule("too-many-directives", "too many lines that begin with `%`")
  static let tooManyErrors = Rule("too-many-errors", "too many errors")
  static let outOfMemory = Rule("out-of-memory", "not enough memory")

  // MARK: - Maps and aliases

  package static let duplicateKey = Rule("duplicate-key", "a key that appears twice")
  static let complexKey = Rule("complex-key", "a key that isn't text")
  static let unknownAlias = Rule("unknown-alias", "an alias without its anchor")
  static let recursiveAlias = Rule("recursive-alias", "an alias inside its own value")
  static let badMerge = Rule("bad-merge", "a merge key without a map")

  // MARK: - Lines: indentation, keys and dashes

  static let tabIndentation = slip("tab-indentation", "a tab that indents a line")
  static let wrongCharacter = slip("wrong-character", "a character typed instead of another")
  static let missingSpace = slip("missing-space", "a missing space")
  static let joinedItems = slip("joined-items", "several items of a list on one line")
  static let badIndentation = slip("bad-indentation", "a line whose indentation doesn't match any other")
  static let missingColon = slip("missing-colon", "a line without a colon")
  static let missingDash = slip("missing-dash", "a line of a list without a dash")
  static let unexpectedColon = slip("unexpected-colon", "a colon where a key isn't allowed")
  static let unexpectedDash = slip("unexpected-dash", "a list item where none is allowed")

  // MARK: - Lists and maps in brackets

  static let unclosedBracket = slip("unclosed-bracket", "an unclosed bracket")
  static let unexpectedBracket = slip("unexpected-bracket", "an unmatched closing bracket")
  static let missingComma = slip("missing-comma", "a missing comma")
  static let missingValue = slip("missing-value", "a missing value")

  // MARK: - Text, with and without quotes

  static let unclosedQuote = slip("unclosed-quote", "an unclosed quote")
  static let unquotedText = slip("unquoted-text", "a text that needs quotes")
  static let unexpectedText = slip("unexpected-text", "text after a complete value")
  static let unexpectedCharacter = slip("unexpected-character", "a character with which no text can begin")
  static let unknownEscape = slip("unknown-escape", "an unknown escape")
  static let badEscape = slip("bad-escape", "an escape with wrong digits")

  // MARK: - Anchors, tags, blocks and directives, and everything else

  static let badAnchor = slip("bad-anchor", "an anchor or alias with a wrong name")
  static let badBlockText = slip("bad-block-text", "a block of text on the line of its `|` or `>`")
  static let badTag = slip("bad-tag", "a tag with wrong characters")
  static let unknownTag = slip("unknown-tag", "an undeclared tag")
  static let badDirective = slip("bad-directive", "an invalid line that begins with `%`")
  static let invalidYAML = slip("invalid-yaml", "text that isn't YAML")

  /// A rule about text that isn't YAML, or not the YAML that was meant. What it was corrected to is checked, too, and
  /// may be wrong at the same place.
  private static func slip(_ name: String, _ title: String) -> Rule { Rule(name, title, hidesOthers: true) }
}
