import RefreshDiagnostics

/// The rules of reading YAML.
package enum YAMLRules {
  /// All of them, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .cannotRead, .invalidEncoding, .nulCharacter, .controlCharacter, .byteOrderMark,
    .documentTooLarge, .tooDeep, .tooManyNodes, .tooManyDirectives, .tooManyErrors, .outOfMemory,
    .duplicateKey, .complexKey, .unknownAlias, .recursiveAlias, .badMerge,
    .tabIndentation, .badIndentation, .missingColon, .missingDash, .unexpectedColon, .unexpectedDash,
    .unclosedBracket, .unexpectedBracket, .missingComma, .missingValue,
    .unclosedQuote, .unexpectedText, .unexpectedCharacter, .unknownEscape, .badEscape,
    .badAnchor, .badBlockText, .badTag, .unknownTag, .badDirective, .invalidYAML,
  ]
}
