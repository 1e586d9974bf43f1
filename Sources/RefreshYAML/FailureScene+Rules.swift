import RefreshDiagnostics

extension FailureScene {
  /// The version of libyaml whose sentences these are. Another may word them differently; what has no row is told in its
  /// own words.
  static let libraryVersion = "0.2.5"

  /// libyaml's sentences, and what each is in the user's words: the one place that knows them.
  static let rules: [String: @Sendable (FailureScene) -> Diagnostic] = [
    // Lines, indentation, keys and dashes.
    "did not find expected key": { $0.noKey },
    "did not find expected '-' indicator": { $0.noDash },
    "did not find expected <document start>": { $0.noDocumentStart },
    "could not find expected ':'": { $0.noColon },
    "mapping values are not allowed in this context": { $0.unexpectedColon },
    "mapping keys are not allowed in this context": { $0.unexpectedQuestionMark },
    "block sequence entries are not allowed in this context": { $0.unexpectedDash },
    "found character that cannot start any token": { $0.unexpectedCharacter },
    "found a tab character that violates indentation": { $0.tab },
    "found a tab character where an indentation space is expected": { $0.tab },
    "found an indentation indicator equal to 0": { $0.badBlockHeader },
    "did not find expected comment or line break": { $0.isDirective ? $0.badDirective : $0.badBlockHeader },
    "Maximum nesting level reached, set with yaml_set_max_nest_level())": { $0.tooDeep },
    // Brackets.
    "did not find expected ',' or ']'": { $0.noComma(closing: "]", of: "list") },
    "did not find expected ',' or '}'": { $0.noComma(closing: "}", of: "map") },
    "did not find expected node content": { $0.noContent },
    "found unexpected ':'": { $0.tightColon },
    // Quotes.
    "found unexpected end of stream": { $0.unclosedQuote("the text ends here") },
    "found unexpected document indicator": { $0.unclosedQuote("the document ends here") },
    "found unknown escape character": { $0.unknownEscape },
    "did not find expected hexdecimal number": { $0.shortEscape },
    "found invalid Unicode character escape code": { $0.escapedNonCharacter },
    // Anchors, aliases, tags and directives.
    "did not find expected alphabetic or numeric character": { $0.badAnchor },
    "did not find expected '!'": { $0.badTagOrDirective },
    "did not find expected tag URI": { $0.badTagOrDirective },
    "did not find the expected '>'": { $0.badTagOrDirective },
    "did not find expected whitespace or line break": { $0.badTagOrDirective },
    "did not find URI escaped octet": { $0.badTagOrDirective },
    "found an incorrect leading UTF-8 octet": { $0.badTagOrDirective },
    "found an incorrect trailing UTF-8 octet": { $0.badTagOrDirective },
    "found undefined tag handle": { $0.unknownTag },
    "found unknown directive name": { $0.badDirective },
    "could not find expected directive name": { $0.badDirective },
    "found unexpected non-alphabetical character": { $0.badDirective },
    "did not find expected whitespace": { $0.badDirective },
    "did not find expected digit or '.' character": { $0.badVersion },
    "did not find expected version number": { $0.badVersion },
    "found extremely long version number": { $0.badVersion },
    "found incompatible YAML document": { $0.badVersion },
    "found duplicate %YAML directive": { $0.doubleDirective },
    "found duplicate %TAG directive": { $0.doubleDirective },
    // Bytes.
    "control characters are not allowed": { $0.controlCharacter },
  ]
}
