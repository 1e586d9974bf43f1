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

  static let tabIndentation = Rule("tab-indentation", "a tab that indents a line")
  static let wrongCharacter = Rule("wrong-character", "a character typed instead of another")
  static let missingSpace = Rule("missing-space", "a missing space")
  static let joinedItems = Rule("joined-items", "several items of a list on one line")
  static let badIndentation = Rule("bad-indentation", "a line whose indentation doesn't match any other")
  static let missingColon = Rule("missing-colon", "a line without a colon")
  static let missingDash = Rule("missing-dash", "a line of a list without a dash")
  static let unexpectedColon = Rule("unexpected-colon", "a colon where a key isn't allowed")
  static let unexpectedDash = Rule("unexpected-dash", "a list item where none is allowed")

  // MARK: - Lists and maps in brackets

  static let unclosedBracket = Rule("unclosed-bracket", "an unclosed bracket")
  static let unexpectedBracket = Rule("unexpected-bracket", "an unmatched closing bracket")
  static let missingComma = Rule("missing-comma", "a missing comma")
  static let missingValue = Rule("missing-value", "a missing value")

  // MARK: - Text, with and without quotes

  static let unclosedQuote = Rule("unclosed-quote", "an unclosed quote")
  static let unquotedText = Rule("unquoted-text", "a text that needs quotes")
  static let unexpectedText = Rule("unexpected-text", "text after a complete value")
  static let unexpectedCharacter = Rule("unexpected-character", "a character with which no text can begin")
  static let unknownEscape = Rule("unknown-escape", "an unknown escape")
  static let badEscape = Rule("bad-escape", "an escape with wrong digits")

  // MARK: - Anchors, tags, blocks and directives, and everything else

  static let badAnchor = Rule("bad-anchor", "an anchor or alias with a wrong name")
  static let badBlockText = Rule("bad-block-text", "a block of text on the line of its `|` or `>`")
  static let badTag = Rule("bad-tag", "a tag with wrong characters")
  static let unknownTag = Rule("unknown-tag", "an undeclared tag")
  static let badDirective = Rule("bad-directive", "an invalid line that begins with `%`")
  static let invalidYAML = Rule("invalid-yaml", "text that isn't YAML")
}
