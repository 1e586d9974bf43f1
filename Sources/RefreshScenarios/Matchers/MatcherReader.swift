import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// Reads what an observable is compared with; the type of the observable says how its text is to be understood.
struct MatcherReader {
  /// What is compared.
  let observable: Observable
  /// Its type.
  let type: ObservableType

  init(_ observable: Observable) {
    self.observable = observable
    self.type = observable.type
  }

  /// The matcher that a node holds, nil if it holds none; that is diagnosed.
  func read(_ node: Node, into diagnostics: inout Diagnostics) -> Matcher? {
    guard !node.isBroken else { return nil }
    switch node.kind {
    case .mapping: return longForm(node, into: &diagnostics)
    case .sequence:
      diagnostics.add(
        Diagnostic(
          .badMatcher, "a list is nothing to compare with", at: node.span,
          help: "to allow several values write { oneOf: [a, b] }"))
      return nil
    case .scalar: return shortForm(node, into: &diagnostics)
    }
  }

  // MARK: - Short forms

  private func shortForm(_ node: Node, into diagnostics: inout Diagnostics) -> Matcher? {
    if node.isNull { return null(node, into: &diagnostics) }
    let text = node.scalar ?? ""
    if text.hasPrefix("!=") {
      let rest = String(text.dropFirst(2).drop { $0 == " " })
      return literal(rest, of: node, into: &diagnostics).map { .not($0) }
    }
    if let (source, ignoresCase) = slashed(text) {
      return pattern(source, ignoresCase: ignoresCase, at: node.span, into: &diagnostics)
    }
    if let comparison = Comparison.allCases.first(where: { text.hasPrefix($0.rawValue) }) {
      let rest = text.dropFirst(comparison.rawValue.count).drop { $0 == " " }
      guard let unit = numberUnit else {
        diagnostics.add(notComparable("'\(text)' compares numbers", node))
        return nil
      }
      return number(rest, unit, node, into: &diagnostics).map { .number(comparison.matcher($0)) }
    }
    if let unit = numberUnit {
      if let range = text.firstRange(of: "±") {
        return pair(text, range, unit, node, into: &diagnostics).flatMap { number, distance in
          near(number, within: distance, at: node.span, into: &diagnostics)
        }
      }
      if let range = text.firstRange(of: "..") {
        return pair(text, range, unit, node, into: &diagnostics).flatMap { low, high in
          guard low <= high else {
            let message = "the range '\(text)' is empty: it begins above its end"
            diagnostics.add(Diagnostic(.badMatcher, message, at: node.span))
            return nil
          }
          return .number(.between(low, high))
        }
      }
    }
    return literal(text, of: node, into: &diagnostics)
  }

  /// The comparators, longer ones first.
  private enum Comparison: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"

    func matcher(_ limit: Double) -> NumberMatcher {
      switch self {
      case .atLeast: .atLeast(limit)
      case .atMost: .atMost(limit)
      case .above: .above(limit)
      case .below: .below(limit)
      }
    }
  }

  private func null(_ node: Node, into diagnostics: inout Diagnostics) -> Matcher? {
    guard node.scalar == "" else { return .absent }
    diagnostics.add(
      Diagnostic(
        .badMatcher, "nothing to compare '\(observable.path)' with", at: node.span,
        help: "write null for a value that is absent, '' for empty text"))
    return nil
  }

  /// What stands between slashes.
  private func slashed(_ text: String) -> (source: String, ignoresCase: Bool)? {
    guard text.hasPrefix("/"), type == .text || numberUnit == nil else { return nil }
    if text.count > 2, text.hasSuffix("/") { return (String(text.dropFirst().dropLast()), false) }
    if text.count > 3, text.hasSuffix("/i") { return (String(text.dropFirst().dropLast(2)), true) }
    return nil
  }

  // MARK: - Long forms

  /// The keys of a long form; `approx` and `within` go together, the others stand alone.
  private static let keys = ["equals", "oneOf", "not", "matches", "approx", "within"]

  private func longForm(_ node: Node, into diagnostics: inout Diagnostics) -> Matcher? {
    let entries = node.entries
    for entry in entries where !MatcherReader.keys.contains(where: entry.key.isScalar) {
      diagnostics.add(
        .unknownName(
          entry.key.scalar ?? "", "a kind of matcher", MatcherReader.keys, id: .unknownKey, at: entry.key.span))
      return nil
    }
    if let approx = node["approx"], let within = node["within"], entries.count == 2 {
      return approximation(approx, within, into: &diagnostics)
    }
    guard entries.count == 1, let (key, value) = entries.first.map({ ($0.key.scalar ?? "", $0.value) }) else {
      let message = entries.isEmpty ? "an empty map is no matcher" : "these keys can't stand together"
      let help = "write one of equals, oneOf, not, matches, or approx with within"
      diagnostics.add(Diagnostic(.badMatcher, message, at: node.span, help: help))
      return nil
    }
    switch key {
    case "equals": return equality(value, into: &diagnostics)
    case "not": return read(value, into: &diagnostics).map { .not($0) }
    case "oneOf": return oneOf(value, into: &diagnostics)
    case "matches": return matches(value, into: &diagnostics)
    default:
      let missing = key == "approx" ? "within" : "approx"
      diagnostics.add(
        Diagnostic(
          .missingKey, "'\(key)' needs '\(missing)' beside it, as in { approx: 0.5, within: 0.05 }",
          at: entries[0].key.span))
      return nil
    }
  }

  private func equality(_ node: Node, into diagnostics: inout Diagnostics) -> Matcher? {
    guard !node.isBroken else { return nil }
    guard node.kind == .scalar else {
      diagnostics.add(Diagnostic(.wrongType, "expected a single value", at: node.span))
      return nil
    }
    if node.isNull { return null(node, into: &diagnostics) }
    return literal(node.scalar ?? "", of: node, into: &diagnostics)
  }

  private func oneOf(_ node: Node, into diagnostics: inout Diagnostics) -> Matcher? {
    guard !node.isBroken else { return nil }
    let items = node.items
    guard !items.isEmpty else {
      let message = node.kind == .sequence ? "an empty list allows nothing" : "expected a list like [a, b]"
      diagnostics.add(Diagnostic(.wrongType, message, at: node.span))
      return nil
    }
    let matchers = items.compactMap { read($0, into: &diagnostics) }
    return matchers.count == items.count ? .oneOf(matchers) : nil
  }

  private func matches(_ node: Node, into diagnostics: inout Diagnostics) -> Matcher? {
    guard !node.isBroken else { return nil }
    guard let text = node.scalar, !node.isNull else {
      diagnostics.add(Diagnostic(.wrongType, "expected a regular expression", at: node.span))
      return nil
    }
    let (source, ignoresCase) = slashed(text) ?? (text, false)
    return pattern(source, ignoresCase: ignoresCase, at: node.span, into: &diagnostics)
  }

  private func approximation(_ approx: Node, _ within: Node, into diagnostics: inout Diagnostics) -> Matcher? {
    guard let unit = numberUnit else {
      diagnostics.add(notComparable("'approx' compares numbers", approx))
      return nil
    }
    let number = number((approx.scalar ?? "")[...], unit, approx, into: &diagnostics)
    let distance = self.number((within.scalar ?? "")[...], unit, within, into: &diagnostics)
    guard let number, let distance else { return nil }
    return near(number, within: distance, at: within.span, into: &diagnostics)
  }

  // MARK: - Values

  /// The unit, if the observable is a number at least at times.
  private var numberUnit: ObservableType.NumberUnit? {
    switch type {
    case .number(let unit): unit
    case .countOrUnlimited: .bare
    case .boolean, .text, .name, .dateTime: nil
    }
  }

  /// A value as it is, without comparators.
  private func literal(_ text: String, of node: Node, into diagnostics: inout Diagnostics) -> Matcher? {
    switch type {
    case .number(let unit): return number(text[...], unit, node, into: &diagnostics).map { .number(.equal($0)) }
    case .boolean: return boolean(text, node, into: &diagnostics)
    case .text: return .text(text)
    case .name(let what, let names):
      if names.contains(text) { return .name(text) }
      diagnostics.add(.unknownName(text, "a \(what)", names, id: .unknownValue, at: node.span))
      return nil
    case .countOrUnlimited:
      return text == "unlimited" ? .name(text) : number(text[...], .bare, node, into: &diagnostics).map { .number(.equal($0)) }
    case .dateTime: return .name(text)
    }
  }

  private func number(
    _ text: Substring, _ unit: ObservableType.NumberUnit, _ node: Node, into diagnostics: inout Diagnostics
  ) -> Double? {
    if let number = unit.number(text) { return number }
    let found = text.isEmpty ? "nothing" : "'\(text)'"
    let also = type == .countOrUnlimited ? " or unlimited" : ""
    diagnostics.add(
      Diagnostic(
        .wrongType, "'\(observable.path)' is compared with \(unit.example)\(also), not with \(found)",
        at: node.span, help: "comparisons look like '> 1', '>= 1', '1..2' and '0.5 ± 0.05'"))
    return nil
  }

  /// The numbers on both sides of a sign.
  private func pair(
    _ text: String, _ sign: Range<String.Index>, _ unit: ObservableType.NumberUnit, _ node: Node,
    into diagnostics: inout Diagnostics
  ) -> (Double, Double)? {
    var (left, right) = (text[..<sign.lowerBound], text[sign.upperBound...].drop { $0 == " " })
    while left.last == " " { left.removeLast() }
    if left.isEmpty { right = right[...] }
    guard let first = number(left, unit, node, into: &diagnostics),
      let second = number(right, unit, node, into: &diagnostics)
    else { return nil }
    return (first, second)
  }

  private func near(
    _ number: Double, within distance: Double, at span: Span, into diagnostics: inout Diagnostics
  ) -> Matcher? {
    guard distance >= 0 else {
      diagnostics.add(Diagnostic(.badMatcher, "a distance can't be negative", at: span))
      return nil
    }
    return .number(.near(number, within: distance))
  }

  private func boolean(_ text: String, _ node: Node, into diagnostics: inout Diagnostics) -> Matcher? {
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      diagnostics.add(.unknownName(text, "true or false", ["true", "false"], id: .wrongType, at: node.span))
      return nil
    }
  }

  private func pattern(
    _ source: String, ignoresCase: Bool, at span: Span, into diagnostics: inout Diagnostics
  ) -> Matcher? {
    guard numberUnit == nil, type != .boolean else {
      diagnostics.add(
        Diagnostic(
          .badMatcher, "a regular expression is searched for in text, and '\(observable.path)' is no text", at: span))
      return nil
    }
    do {
      return .pattern(try TextPattern(source, ignoresCase: ignoresCase))
    } catch .invalid(let reason) {
      diagnostics.add(Diagnostic(.badPattern, "this is no regular expression: \(reason)", at: span))
    } catch .costly(let group) {
      diagnostics.add(
        Diagnostic(
          .badPattern, "searching for '\(group)' could take time without end: it repeats what can match in "
            + "several ways", at: span))
    }
    return nil
  }

  private func notComparable(_ what: String, _ node: Node) -> Diagnostic {
    let text = node.scalar ?? ""
    return Diagnostic(
      .badMatcher, "\(what), and '\(observable.path)' is no number", at: node.span,
      help: type == .text ? "for this very text write { equals: \"\(text)\" }" : nil)
  }
}
