import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText
import RefreshYAML

/// Reads the matcher with which an observable is compared; the type of the observable determines how the text is read.
struct MatcherReader {
  /// The name of the observable in messages.
  let path: String
  /// The type of the observable.
  let type: ObservableType

  /// The diagnostics collected so far.
  var diagnostics = Diagnostics()

  /// Returns the matcher of a node, or `nil` if it is not a matcher, which is diagnosed.
  static func read(_ node: Node, for observable: ObservablePath, into diagnostics: inout Diagnostics) -> Matcher? {
    var reader = MatcherReader(path: observable.path, type: observable.type)
    defer { diagnostics.add(contentsOf: reader.diagnostics) }
    return reader.read(node)
  }

  /// Returns the matcher of a node, or `nil` if it is not a matcher, which is diagnosed.
  mutating func read(_ node: Node) -> Matcher? {
    guard !node.isBroken else { return nil }
    if let negation = negation(node) { return diagnostics.refuse(negation) }
    switch node.kind {
    case .mapping: return map(node)
    case .scalar: return shortForm(node)
    case .sequence:
      return diagnostics.refuse(
        .badMatcher, "`\(path)` can't be compared with a list", at: node.span,
        help: "to allow several values, write `{ oneOf: [a, b] }`",
        fix: node.fix(writing: node.flowText.map { "{ oneOf: \($0) }" }))
    }
  }

  /// Returns the diagnostic of a negation without quotes, `!idle`, which is a tag to YAML; nil for other nodes.
  private func negation(_ node: Node) -> Diagnostic? {
    guard let tag = node.tag, tag.hasPrefix("!"), tag.count > 1, node.kind == .scalar, node.scalar == "" else {
      return nil
    }
    let (end, text) = (node.span.start, "\(MatcherForm.negation) \(tag.dropFirst())".quotedYAML)
    let start = node.span.file.bytes[..<end].lastIndex(of: UInt8(ascii: "!")) ?? end
    let place = Span(file: node.span.file, start: start, end: end)
    return Diagnostic(
      .badMatcher, "`\(path)` is compared with the tag `\(tag)`", at: place, help: "write `\(text)`, in quotes",
      fix: place.text == tag ? Fix(replacing: place, by: text, isSafe: true) : nil)
  }

  /// Reads a matcher in one scalar: a value, a comparison, a range or a regular expression.
  private mutating func shortForm(_ node: Node) -> Matcher? {
    let text = node.scalar ?? ""
    if node.isNull { return value(of: node) }
    if let misspelt = misspelt(node, text) { return diagnostics.refuse(misspelt) }
    if isNegated(text) {
      let rest = text.dropFirst(MatcherForm.negation.count).drop { $0 == " " }
      return value(of: rest, in: node).map { .not($0) }
    }
    if let comparison = MatcherForm.comparisons.first(where: { text.hasPrefix($0.sign) }) {
      let rest = text.dropFirst(comparison.sign.count).drop { $0 == " " }
      return number(rest, in: node).map { .number(comparison.matcher($0)) }
    }
    if type.isNumeric {
      for form in MatcherForm.pairs {
        guard let sign = text.range(ofSign: form.sign) else { continue }
        return pair(text, sign, in: node).flatMap { form.read(&self, $0, $1, node.span) }
      }
    } else if let (source, ignoresCase) = MatcherReader.slashed(text) {
      return pattern(source, ignoresCase: ignoresCase, in: node, from: 1)
    }
    return value(of: node)
  }

  /// Returns the diagnostic of a comparison with an unknown operator, if the meaning is clear.
  private mutating func misspelt(_ node: Node, _ text: String) -> Diagnostic? {
    let isText = type == .text
    let null = isText ? nil : ForeignMatcher.comparisonWithNull(text)
    guard null != nil || !isOwn(text) && type != .dateTime, !isText || ForeignMatcher.isComparison(text),
      let meaning = null ?? ForeignMatcher.meaning(of: text, for: type)
    else { return nil }
    let message =
      "`\(path)` is compared with \(quoted(text)), "
      + (null == nil ? "which isn't a comparison" : "but no sign can be followed by `null`")
    let equals = isText ? "; for exactly this text, write `{ equals: \(text.jsonLiteral) }`" : ""
    // The fix also replaces the quotes around it.
    let fix =
      node.fix(Correction("", isSafe: true)) == nil
      ? nil
      : Fix(replacing: node.span, by: meaning, isSafe: !isText && (!meaning.contains("±") || text.contains("+")))
    return Diagnostic(.badMatcher, message, at: node.span, help: "write `\(meaning)`\(equals)", fix: fix)
  }

  /// Returns whether a text has the form of one of our matchers, correct or not.
  private func isOwn(_ text: String) -> Bool {
    guard let first = text.first else { return true }
    if type == .text { return false }
    if type == .boolean, text == "true" || text == "false" { return true }
    if case .name(let names) = type, names.contains(text) { return true }
    if let unit = type.unit {
      guard unit.number(text[...]) == nil else { return true }
      // The signs of ranges are between two numbers.
      if let sign = MatcherForm.pairs.lazy.compactMap({ text.range(ofSign: $0.sign) }).first, !text.contains("...")
      {
        return unit.number(text[..<sign.lowerBound].filter { $0 != " " }[...]) != nil
      }
    }
    if let sign = MatcherForm.comparisons.first(where: { text.hasPrefix($0.sign) })?.sign {
      let rest = text.dropFirst(sign.count)
      return !rest.contains { "<>=&|,".contains($0) } && !rest.contains(" and ") && type.isNumeric
    }
    return isNegated(text) || first == "/"
  }

  /// Returns whether a text begins with our sign of a negation, and not with the longer one of another language.
  private func isNegated(_ text: String) -> Bool {
    text.hasPrefix(MatcherForm.negation) && !text.hasPrefix(MatcherForm.negation + "=")
  }

  /// Reads the numbers on both sides of a sign.
  private mutating func pair(_ text: String, _ sign: Range<String.Index>, in node: Node) -> (Double, Double)? {
    let left = String(text[..<sign.lowerBound].reversed().drop { $0 == " " }.reversed())
    let right = text[sign.upperBound...].drop { $0 == " " }
    guard let first = number(left[...], in: node), let second = number(right, in: node) else { return nil }
    return (first, second)
  }

  /// Returns the matcher of the numbers between two.
  mutating func between(_ low: Double, and high: Double, at span: Span) -> Matcher? {
    if low <= high { return .number(.between(low, high)) }
    return diagnostics.refuse(
      .badMatcher, "the range from \(low.shortestText) to \(high.shortestText) is empty", at: span,
      help: "write the smaller number first")
  }

  /// Returns the matcher of a number with a tolerance.
  mutating func near(_ number: Double, within distance: Double, at span: Span) -> Matcher? {
    if distance >= 0 { return .number(.near(number, within: distance)) }
    return diagnostics.refuse(.badMatcher, "a tolerance can't be negative", at: span)
  }

  /// Returns the text between slashes, and whether an `i` follows.
  static func slashed(_ text: String) -> (source: String, ignoresCase: Bool)? {
    guard text.hasPrefix("/") else { return nil }
    if text.count > 2, text.hasSuffix("/") { return (String(text.dropFirst().dropLast()), false) }
    if text.count > 3, text.hasSuffix("/i") { return (String(text.dropFirst().dropLast(2)), true) }
    return nil
  }
}

extension String {
  /// The first place of a sign; most texts need no search for it.
  fileprivate func range(ofSign sign: String) -> Range<String.Index>? {
    contains(bytesOf: sign) ? firstRange(of: sign) : nil
  }
}
