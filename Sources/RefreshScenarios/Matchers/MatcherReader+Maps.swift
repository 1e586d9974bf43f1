import RefreshDiagnostics
import RefreshLaws
import RefreshPresets
import RefreshYAML

extension MatcherReader {
  /// Reads a matcher that is a map.
  mutating func map(_ node: Node) -> Matcher? {
    let names = MatcherForm.maps.flatMap(\.form.names)
    var values: [String: Node] = [:]
    for entry in node.entries {
      guard let name = entry.key.scalar, !entry.key.isBroken else { return nil }
      guard names.contains(name) else {
        var help: String? { suggestion(for: name, in: names, owner: "a matcher", what: "keys") }
        let comparison = node.entries.count == 1 ? ForeignMatcher.meaning(of: entry, for: type) : nil
        let unknown = Diagnostic(
          .unknownKey, "unknown key \(quoted(name)) in a matcher", at: entry.key.span,
          help: comparison.map { "write `\($0)`" } ?? help,
          fix: node.fix(writing: comparison) ?? entry.key.fix(Correction(of: name, in: names)))
        diagnostics.add(Diagnostics([unknown]), renamingKeysOf: node.entries)
        return nil
      }
      values[name] = entry.value
    }
    if let map = MatcherForm.maps.first(where: { Set($0.form.names) == Set(values.keys) }) {
      return map.form.read(&self, map.form.names.compactMap { values[$0] })
    }
    guard let key = node.entries.first?.key, node.entries.count == 1,
      let map = MatcherForm.maps.first(where: { $0.form.names.contains { key.isScalar($0) } }),
      let missing = map.form.names.first(where: { !key.isScalar($0) })
    else {
      let forms = MatcherForm.maps.map { $0.form.names.map { "`\($0)`" }.joined(separator: " with ") }
      let message =
        node.entries.isEmpty ? "a matcher can't be an empty map" : "these keys of a matcher exclude each other"
      return diagnostics.refuse(
        .badMatcher, message, at: node.span,
        help: "write one of \(forms.dropLast().joined(separator: ", ")), or \(forms.last ?? "")")
    }
    return diagnostics.refuse(
      .missingKey, "`\(key.scalar ?? "")` also needs `\(missing)`", at: key.span,
      help: "write `\(map.example)`")
  }

  /// Reads exactly a value, even if it looks like a comparison.
  mutating func equality(_ node: Node) -> Matcher? {
    guard !node.isBroken else { return nil }
    if node.kind == .scalar { return value(of: node) }
    return diagnostics.refuse(.wrongType, "`equals` must be a single value, found \(found(node))", at: node.span)
  }

  /// Reads a list of matchers, of which one has to hold.
  mutating func anyOf(_ node: Node) -> Matcher? {
    guard !node.isBroken else { return nil }
    let items = node.items
    guard !items.isEmpty else {
      let found = node.kind == .sequence ? "an empty list" : found(node)
      let meant = node.kind == .scalar && !node.isNull ? node.flowText.map { "[\($0)]" } : nil
      return diagnostics.refuse(
        .wrongType, "`oneOf` must be a list of matchers, found \(found)", at: node.span,
        help: meant.map { "write `oneOf: \($0)`" }, fix: node.fix(inPlaceOfScalar: meant))
    }
    let matchers = items.compactMap { read($0) }
    return matchers.count == items.count ? .oneOf(matchers) : nil
  }

  /// Reads the text of a key.
  ///
  /// - Parameter demand: What the key demands, for messages: `` `matches` must be a regular expression ``.
  mutating func text(of node: Node, _ demand: String) -> String? {
    guard !node.isBroken else { return nil }
    if let text = node.scalar, !node.isNull { return text }
    return diagnostics.refuse(.wrongType, "\(demand), found \(found(node))", at: node.span)
  }

  /// Reads a regular expression without slashes, or with them.
  mutating func search(_ node: Node) -> Matcher? {
    guard let text = text(of: node, "`matches` must be a regular expression") else { return nil }
    guard let (source, ignoresCase) = MatcherReader.slashed(text) else {
      return pattern(text, ignoresCase: false, in: node, from: 0)
    }
    return pattern(source, ignoresCase: ignoresCase, in: node, from: 1)
  }

  /// Reads a number with a tolerance.
  mutating func approximation(_ approx: Node, within: Node) -> Matcher? {
    let number = number((approx.scalar ?? "")[...], in: approx)
    let distance = number.flatMap { _ in self.number((within.scalar ?? "")[...], in: within) }
    guard let number, let distance else { return nil }
    return near(number, within: distance, at: within.span)
  }
}
