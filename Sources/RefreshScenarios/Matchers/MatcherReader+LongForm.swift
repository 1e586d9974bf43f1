import RefreshPresets
import RefreshYAML

extension MatcherReader {
  /// The long forms, by the first key of each.
  private enum LongForm: String, CaseIterable {
    /// Exactly this value, even if it looks like a comparison: `{ equals: "> x" }`.
    case equals
    /// One of several matchers: `{ oneOf: [a, b] }`.
    case oneOf
    /// Anything but a matcher: `{ not: m }`.
    case not
    /// Text that contains a match of an expression: `{ matches: re }`.
    case matches
    /// A number with a tolerance: `{ approx: 0.5, within: 0.05 }`.
    case approx
    /// The tolerance of `approx`.
    case within
  }

  /// Reads a matcher that is a map.
  mutating func longForm(_ node: Node) -> Matcher? {
    let names = LongForm.allCases.map(\.rawValue)
    var entries: [(form: LongForm, key: Node, value: Node)] = []
    for entry in node.entries {
      guard let name = entry.key.scalar, !entry.key.isBroken else { return nil }
      guard let form = LongForm(rawValue: name) else {
        var help: String? { suggestion(for: name, in: names, owner: "a matcher", what: "keys") }
        return diagnostics.refuse(
          .unknownKey, "unknown key \(quoted(name)) in a matcher", at: entry.key.span, help: help,
          fix: entry.key.fix(Correction(of: name, in: names)))
      }
      entries.append((form, entry.key, entry.value))
    }
    if let approx = entries.first(where: { $0.form == .approx }),
      let within = entries.first(where: { $0.form == .within }), entries.count == 2
    {
      return approximation(approx.value, within: within.value)
    }
    guard let (form, key, value) = entries.first, entries.count == 1 else {
      let message =
        entries.isEmpty ? "a matcher can't be an empty map" : "these keys of a matcher exclude each other"
      return diagnostics.refuse(
        .badMatcher, message, at: node.span,
        help: "write one of `equals`, `oneOf`, `not`, `matches`, or `approx` with `within`")
    }
    switch form {
    case .equals: return equality(value)
    case .oneOf: return anyOf(value)
    case .not: return read(value).map { .not($0) }
    case .matches: return search(value)
    case .approx, .within:
      let missing = form == .approx ? "within" : "approx"
      return diagnostics.refuse(
        .missingKey, "`\(form.rawValue)` also needs `\(missing)`", at: key.span,
        help: "write `{ approx: 0.5, within: 0.05 }`")
    }
  }

  private mutating func equality(_ node: Node) -> Matcher? {
    guard !node.isBroken else { return nil }
    if node.kind == .scalar { return value(of: node) }
    return diagnostics.refuse(.wrongType, "`equals` must be a single value, found \(found(node))", at: node.span)
  }

  private mutating func anyOf(_ node: Node) -> Matcher? {
    guard !node.isBroken else { return nil }
    let items = node.items
    guard !items.isEmpty else {
      let found = node.kind == .sequence ? "an empty list" : found(node)
      return diagnostics.refuse(.wrongType, "`oneOf` must be a list of matchers, found \(found)", at: node.span)
    }
    let matchers = items.compactMap { read($0) }
    return matchers.count == items.count ? .oneOf(matchers) : nil
  }

  private mutating func search(_ node: Node) -> Matcher? {
    guard !node.isBroken else { return nil }
    guard let text = node.scalar, !node.isNull else {
      return diagnostics.refuse(
        .wrongType, "`matches` must be a regular expression, found \(found(node))", at: node.span)
    }
    guard let (source, ignoresCase) = MatcherReader.slashed(text) else {
      return pattern(text, ignoresCase: false, in: node, from: 0)
    }
    return pattern(source, ignoresCase: ignoresCase, in: node, from: 1)
  }

  private mutating func approximation(_ approx: Node, within: Node) -> Matcher? {
    let number = number((approx.scalar ?? "")[...], in: approx)
    let distance = number.flatMap { _ in self.number((within.scalar ?? "")[...], in: within) }
    guard let number, let distance else { return nil }
    return near(number, within: distance, at: within.span)
  }
}
