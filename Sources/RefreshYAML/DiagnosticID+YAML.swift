import RefreshDiagnostics

/// The rules of reading: from the bytes of a file to its nodes.
extension DiagnosticID {
  // The file and its bytes.
  /// A file that is not there, or that the system does not let read.
  public static let cannotRead = DiagnosticID("cannot-read")
  static let invalidEncoding = DiagnosticID("invalid-encoding")
  static let nulCharacter = DiagnosticID("nul-character")
  static let controlCharacter = DiagnosticID("control-character")
  static let byteOrderMark = DiagnosticID("byte-order-mark")

  // Limits.
  static let documentTooLarge = DiagnosticID("document-too-large")
  static let tooDeep = DiagnosticID("too-deep")
  static let tooManyNodes = DiagnosticID("too-many-nodes")
  static let tooManyDirectives = DiagnosticID("too-many-directives")
  static let tooManyErrors = DiagnosticID("too-many-errors")
  static let outOfMemory = DiagnosticID("out-of-memory")

  // Maps and aliases.
  /// A key that is given twice in one map.
  public static let duplicateKey = DiagnosticID("duplicate-key")
  static let complexKey = DiagnosticID("complex-key")
  static let unknownAlias = DiagnosticID("unknown-alias")
  static let recursiveAlias = DiagnosticID("recursive-alias")
  static let badMerge = DiagnosticID("bad-merge")

  // Syntax; after one of these the file is not read further.
  static let tabIndentation = DiagnosticID("tab-indentation")
  static let badIndentation = DiagnosticID("bad-indentation")
  static let unclosedQuote = DiagnosticID("unclosed-quote")
  static let unclosedBracket = DiagnosticID("unclosed-bracket")
  static let unexpectedBracket = DiagnosticID("unexpected-bracket")
  static let missingComma = DiagnosticID("missing-comma")
  static let missingColon = DiagnosticID("missing-colon")
  static let missingValue = DiagnosticID("missing-value")
  static let missingDash = DiagnosticID("missing-dash")
  static let unexpectedColon = DiagnosticID("unexpected-colon")
  static let unexpectedDash = DiagnosticID("unexpected-dash")
  static let unexpectedText = DiagnosticID("unexpected-text")
  static let unexpectedCharacter = DiagnosticID("unexpected-character")
  static let unknownEscape = DiagnosticID("unknown-escape")
  static let badEscape = DiagnosticID("bad-escape")
  static let badAnchor = DiagnosticID("bad-anchor")
  static let badBlockText = DiagnosticID("bad-block-text")
  static let badTag = DiagnosticID("bad-tag")
  static let unknownTag = DiagnosticID("unknown-tag")
  static let badDirective = DiagnosticID("bad-directive")
  static let invalidYAML = DiagnosticID("invalid-yaml")
}
