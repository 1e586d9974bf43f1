import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

extension Diagnostic {
  /// Returns the diagnostic of a step that doesn't exist.
  ///
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - owner: Whose steps they are, as the message says it.
  ///   - allowed: The names that exist.
  ///   - node: The node of the name.
  ///   - map: The step whose key it is; `nil` for a word alone.
  ///   - cast: The components that may be attached.
  static func unknownStep(
    _ name: String, of owner: String, allowed: [String], at node: Node, under map: Node?, in cast: Cast
  ) -> Diagnostic {
    let message = "there is no step \(quoted(name))"
    let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
    if map == nil, words.count > 1, let kind = StepCatalogue[words[0]] {
      if words.allSatisfy({ StepCatalogue[$0]?.canStandAlone ?? false }) {
        return Diagnostic(
          .unknownStep, message, at: node.span, help: "give each step its own dash",
          fix: node.lineBreak.map {
            Fix(replacing: node.span, by: words.joined(separator: $0 + "- "), isSafe: true)
          })
      }
      let rest = words.dropFirst().joined(separator: " ")
      let entry = words.count == 3 ? "{ \(words[1]): \(words[2]) }" : nil
      guard let value = [rest, entry].lazy.compactMap(\.self).first(where: { kind.takes($0, in: cast) }) else {
        return Diagnostic(.unknownStep, message, at: node.span, help: "write it like `\(kind.exampleText)`")
      }
      let step = "\(kind.name): \(value)"
      return Diagnostic(
        .unknownStep, message, at: node.span, help: "write `\(step)`, with a colon after the step's name",
        fix: node.fix(Correction(step, isSafe: true)))
    }
    let same = allowed.first { isSameName($0, name) }
    let meant = same == nil ? ForeignStep(name, value: map?.entries.first?.value, in: cast) : nil
    guard let meant else {
      if same == nil, let place = placeOfKey(name) {
        return Diagnostic(.unknownStep, message, at: node.span, help: "`\(name)` belongs to \(place)")
      }
      return Diagnostic(
        .unknownStep, message, at: node.span, help: suggestion(for: name, in: allowed, owner: owner, what: "steps"),
        fix: node.fix(Correction(of: name, in: allowed)))
    }
    let place = map?.entries.first.flatMap { entry in map.map { StepReader.span(of: $0, entry) } } ?? node.span
    return Diagnostic(
      .unknownStep, message, at: node.span, help: "write \(meant.isExact ? "" : "it like ")`\(meant.text)`",
      fix: meant.isExact ? Fix(replacing: place, by: meant.text, isSafe: true) : nil)
  }

  /// Where a key belongs that is no step.
  private static func placeOfKey(_ name: String) -> String? {
    if ScenarioKeys.all[name] != nil { return "the whole scenario, next to `steps`" }
    return SuiteKeys.all[name] != nil ? "the suite, next to `scenarios`" : nil
  }

  /// A step of several keys: dashes are missing, or what belongs under the first key is not indented.
  static func severalSteps(_ entries: [Node.Entry], in node: Node) -> Diagnostic {
    let names = entries.map { quoted($0.key.scalar ?? "") }
    let message = "a step has one key, found \(joined(names, by: "and"))"
    let rest = entries.dropFirst().map(\.key)
    let isIndented = entries[0].value.isNull && !rest.contains { StepCatalogue[$0.scalar ?? ""] != nil }
    guard !isIndented else {
      return Diagnostic(
        .badStep, message, at: entries[1].key.span, help: "indent the keys of \(names[0]) deeper",
        fix: node.style == .block
          ? Fix("indent it", rest.map { Fix.Edit($0.span.start..<$0.span.start, "  ") }, isSafe: true) : nil)
    }
    // Keys of the step's value: `steps` next to `repeat: 3`.
    if let first = StepCatalogue[entries[0].key.scalar ?? ""], case .keys(let keys) = first.description.shape,
      case let own = Set(keys().map(\.name)), rest.allSatisfy({ own.contains($0.scalar ?? "") })
    {
      return Diagnostic(.badStep, message, at: entries[1].key.span, help: "write it like `\(first.exampleText)`")
    }
    let isBlock = node.style == .block && rest.allSatisfy { $0.span.isBehind("  ") }
    return Diagnostic(
      .badStep, message, at: entries[1].key.span, help: "give each step its own dash",
      fix: isBlock
        ? Fix("add the dashes", rest.map { Fix.Edit($0.span.start - 2..<$0.span.start, "- ") }, isSafe: true) : nil)
  }
}

extension Node {
  /// A line break followed by the indentation of the list; `nil` if the node is not an item of a list with one item
  /// per line.
  fileprivate var lineBreak: String? {
    guard span.isBehind("- ") else { return nil }
    return "\n" + String(repeating: " ", count: max(0, span.startPosition.column - 3))
  }
}

extension Span {
  /// Returns whether a text directly precedes the span.
  func isBehind(_ text: String) -> Bool {
    let start = start - text.utf8.count
    return start >= 0 && file.bytes[start..<self.start].elementsEqual(text.utf8)
  }
}
