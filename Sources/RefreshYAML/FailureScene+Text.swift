import RefreshDiagnostics

/// Text in quotes, and what begins with `&`, `*`, `!` and `%`: anchors, aliases, tags and directives.
extension FailureScene {
  func unclosedQuote(_ end: String) -> Diagnostic {
    Diagnostic(
      .unclosedQuote, "the quote that begins here is never closed", at: spanOfCharacter(at: contextPlace ?? place),
      labels: [.init(end, at: span(place, place))])
  }

  var unknownEscape: Diagnostic {
    let escape = span(place, spanOfCharacter(at: place + 1).end)
    return Diagnostic(
      .unknownEscape, "`\(escape.text)` means nothing in double quotes", at: escape,
      help: "a backslash is written `\\\\` there; in single quotes it is just a backslash")
  }

  var shortEscape: Diagnostic {
    let (escape, digits) = escapeCode
    return Diagnostic(
      .badEscape,
      "behind `\(span(escape.start, escape.start + 2).text)` \(digits) hexadecimal digits have to stand",
      at: escape, help: "a backslash is written `\\\\` in double quotes")
  }

  var escapedNonCharacter: Diagnostic {
    let escape = escapeCode.span
    return Diagnostic(.badEscape, "`\(escape.text)` is no character", at: escape)
  }

  /// The escape whose digits begin at the place, and how many it needs.
  private var escapeCode: (span: Span, digits: Int) {
    let digits = scan.has("x", at: place - 1) ? 2 : scan.has("u", at: place - 1) ? 4 : 8
    var end = place
    while end < place + digits, let byte = scan[end], Character(Unicode.Scalar(byte)).isHexDigit { end += 1 }
    return (span(max(place - 2, 0), end), digits)
  }

  /// Whether libyaml was reading a line that begins with `%`.
  var isDirective: Bool { contextPlace.map { scan.has("%", at: $0) } ?? false }

  var badTagOrDirective: Diagnostic { isDirective ? badDirective : badTag }

  /// A line that begins with `%` and is none of those YAML knows.
  var badDirective: Diagnostic {
    Diagnostic(
      .badDirective, "a line that begins with `%` has to be `%YAML 1.1` or `%TAG !name! prefix`",
      at: spanOfLine(from: scan.startOfLine(from: contextPlace ?? place)),
      help: "text that begins with `%` needs quotes")
  }

  var badVersion: Diagnostic {
    Diagnostic(
      .badDirective, "the version of YAML has to be 1.1 or 1.2",
      at: spanOfLine(from: scan.startOfLine(from: contextPlace ?? place)))
  }

  var doubleDirective: Diagnostic {
    Diagnostic(.badDirective, "the same line with `%` was given before", at: spanOfLine(from: place))
  }

  var badAnchor: Diagnostic {
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

  var unknownTag: Diagnostic {
    let tag = spanOfWord(from: place)
    return Diagnostic(
      .unknownTag, "the beginning of the tag `\(tag.text)` was not declared", at: tag,
      help: "declare it with a line `%TAG` before the document; text that begins with `!` needs quotes")
  }
}
