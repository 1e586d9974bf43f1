import RefreshDiagnostics

/// Text in quotes.
extension FailureScene {
  static let quoteRules: [String: @Sendable (FailureScene) -> Diagnostic] = [
    "found unexpected end of stream": { $0.unclosedQuote("the text ends here") },
    "found unexpected document indicator": { $0.unclosedQuote("the document ends here") },
    "found unknown escape character": { $0.unknownEscape },
    "did not find expected hexdecimal number": { $0.shortEscape },
    "found invalid Unicode character escape code": { $0.escapedNonCharacter },
  ]

  private func unclosedQuote(_ end: String) -> Diagnostic {
    Diagnostic(
      .unclosedQuote, "the quote that begins here is never closed", at: spanOfCharacter(at: contextPlace ?? place),
      labels: [.init(end, at: span(place, place))])
  }

  private var unknownEscape: Diagnostic {
    let escape = span(place, spanOfCharacter(at: place + 1).end)
    return Diagnostic(
      .unknownEscape, "`\(escape.text)` means nothing in double quotes", at: escape,
      help: "a backslash is written `\\\\` there; in single quotes it is just a backslash")
  }

  private var shortEscape: Diagnostic {
    let (escape, digits) = escapeCode
    return Diagnostic(
      .badEscape,
      "behind `\(span(escape.start, escape.start + 2).text)` \(digits) hexadecimal digits have to stand",
      at: escape, help: "a backslash is written `\\\\` in double quotes")
  }

  private var escapedNonCharacter: Diagnostic {
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
}
