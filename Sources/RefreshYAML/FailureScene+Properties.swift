import RefreshDiagnostics

/// Anchors, aliases, tags and directives: what begins with `&`, `*`, `!` and `%`.
extension FailureScene {
  static let propertyRules: [String: @Sendable (FailureScene) -> Diagnostic] = [
    "did not find expected alphabetic or numeric character": { $0.badAnchor },
    "did not find expected '!'": { $0.isDirective ? $0.badDirective : $0.badTag },
    "did not find expected tag URI": { $0.isDirective ? $0.badDirective : $0.badTag },
    "did not find the expected '>'": { $0.badTag },
    "did not find expected whitespace or line break": { $0.isDirective ? $0.badDirective : $0.badTag },
    "did not find URI escaped octet": { $0.isDirective ? $0.badDirective : $0.badTag },
    "found an incorrect leading UTF-8 octet": { $0.isDirective ? $0.badDirective : $0.badTag },
    "found an incorrect trailing UTF-8 octet": { $0.isDirective ? $0.badDirective : $0.badTag },
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
  ]

  /// Whether libyaml was reading a line that begins with `%`.
  var isDirective: Bool { failure.context.contains("directive") }

  /// A line that begins with `%` and is none of those YAML knows.
  var badDirective: Diagnostic {
    Diagnostic(
      .badDirective, "a line that begins with `%` has to be `%YAML 1.1` or `%TAG !name! prefix`",
      at: spanOfLine(from: scan.startOfLine(from: contextPlace ?? place)),
      help: "text that begins with `%` needs quotes")
  }

  private var badVersion: Diagnostic {
    Diagnostic(
      .badDirective, "the version of YAML has to be 1.1 or 1.2",
      at: spanOfLine(from: scan.startOfLine(from: contextPlace ?? place)))
  }

  private var doubleDirective: Diagnostic {
    Diagnostic(.badDirective, "the same line with `%` was given before", at: spanOfLine(from: place))
  }

  private var badAnchor: Diagnostic {
    let start = contextPlace ?? place
    let mark = spanOfCharacter(at: start).text
    let what = mark == "*" ? "alias" : "anchor"
    return Diagnostic(
      .badAnchor, "the name of an \(what) has only letters A–Z, digits, `-` and `_`", at: spanOfWord(from: start),
      help: "text that begins with `\(mark)` needs quotes")
  }

  private var badTag: Diagnostic {
    Diagnostic(
      .badTag, "this is no tag", at: spanOfWord(from: contextPlace ?? place),
      help: "text that begins with `!` needs quotes")
  }

  private var unknownTag: Diagnostic {
    let tag = spanOfWord(from: place)
    return Diagnostic(
      .unknownTag, "the beginning of the tag `\(tag.text)` was not declared", at: tag,
      help: "declare it with a line `%TAG` before the document; text that begins with `!` needs quotes")
  }
}
