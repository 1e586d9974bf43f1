import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

extension Diagnostic {
  /// A step with several keys: dashes are missing, keys are next to the key they belong to, or a scenario is among
  /// steps.
  static func severalSteps(_ entries: [Node.Entry], in node: Node, for reader: StepReader) -> Diagnostic {
    let names = entries.map { $0.key.scalar ?? "" }
    let found = joined(names.map(quoted), by: "and")
    let rest = entries.dropFirst()
    func diagnostic(_ help: String, _ fix: Fix?) -> Diagnostic {
      Diagnostic(.badStep, "a step has one key, found \(found)", at: entries[1].key.span, help: help, fix: fix)
    }
    let unclear = "indent what belongs to \(quoted(names[0])) deeper, or give each step its own dash"
    let isStep = names.map { StepCatalogue[$0] != nil }
    guard let first = StepCatalogue[names[0]] else {
      let isScenario = names.contains("steps") && names.allSatisfy { ScenarioKeys.all[$0] != nil }
      guard isScenario else { return diagnostic(unclear, nil) }
      return Diagnostic(
        .badStep, "a scenario is among the steps of another", at: entries[0].key.span,
        help: "move it left, so that its dash is under the one of the scenario", fix: node.dedented)
    }
    if isStep.allSatisfy(\.self) {
      let isBlock = node.style == .block && rest.allSatisfy { $0.key.span.isBehind("  ") }
      let edits = rest.map { Fix.Edit($0.key.span.start - 2..<$0.key.span.start, "- ") }
      return diagnostic("give each step its own dash", isBlock ? Fix("add the dashes", edits, isSafe: true) : nil)
    }
    if entries[0].value.isNull, !isStep.dropFirst().contains(true) {
      let edits = rest.map { Fix.Edit($0.key.span.start..<$0.key.span.start, "  ") }
      return diagnostic(
        "indent the keys of \(quoted(names[0])) deeper",
        node.style == .block ? Fix("indent it", edits, isSafe: true) : nil)
    }
    if !isStep.dropFirst().contains(true), let depth = node.depth(of: entries) {
      let blanks = String(repeating: " ", count: depth)
      let edits = rest.map { Fix.Edit($0.key.span.start..<$0.key.span.start, blanks) }
      return diagnostic("indent the keys of \(quoted(names[0])) deeper", Fix("indent it", edits, isSafe: true))
    }
    for value in first.values(of: entries[0].value, with: Array(rest)) {
      let text = "\(first.name): \(value)"
      guard text.count <= longestLine, let trial = reader.trying(text, at: node.span.file.path), trial.isSafe
      else { continue }
      return diagnostic("write `\(trial.text)`", node.replacing(entries, by: trial.text))
    }
    if case .keys(let keys) = first.description.shape, case let own = Set(keys().map(\.name)),
      names.dropFirst().allSatisfy(own.contains)
    {
      return diagnostic("write it like `\(first.exampleText)`", nil)
    }
    return diagnostic(unclear, nil)
  }

  /// The greatest number of characters of a step that is put on one line.
  private static let longestLine = 100
}

extension StepKind {
  /// Returns the values that may be meant by a value and the keys next to it, including everything that was written.
  fileprivate func values(of value: Node, with rest: [Node.Entry]) -> [String] {
    guard let text = value.flowText, let members = Node.flowText(of: rest) else { return [] }
    guard value.kind == .scalar else {
      return [Node.flowText(of: value.entries + rest)].compactMap { value.kind == .mapping ? $0 : nil }
    }
    var values = [Node.flowText(ofEntries: ["\(text): \(members)"])]
    if case .keys(let keys) = description.shape {
      let others = keys().filter { key in key.isRequired && !rest.contains { $0.key.isScalar(key.name) } }
      values += others.map {
        Node.flowText(ofEntries: ["\($0.name): \(text)", String(members.dropFirst(2).dropLast(2))])
      }
    }
    return values
  }
}

extension Node {
  /// Returns by how many columns the lines under the first key are indented, where the others, each on one line, may belong to
  /// them; `nil` elsewhere.
  fileprivate func depth(of entries: [Entry]) -> Int? {
    let value = entries[0].value
    guard style == .block, value.style == .block, let inner = value.entries.first?.key else { return nil }
    let areOneLine = entries.dropFirst().allSatisfy {
      $0.value.span.file === $0.key.span.file
        && $0.value.span.endPosition.line == $0.key.span.startPosition.line
    }
    let depth = inner.span.startPosition.column - entries[0].key.span.startPosition.column
    return areOneLine && depth > 0 ? depth : nil
  }

  /// Returns the fix that writes a text in place of the entries of a step; `nil` where comments would be lost.
  fileprivate func replacing(_ entries: [Entry], by text: String) -> Fix? {
    guard !isAlias, !hasComment, let first = entries.first?.key.span, let last = entries.last?.value.span,
      first.file === last.file, style == .block
    else { return nil }
    return Fix(replacing: Span(file: first.file, start: first.start, end: last.end), by: text, isSafe: true)
  }

  /// The fix that moves an item to the column of the list around the one that it is in. It is safe only for the last item: what
  /// follows would be in another list.
  fileprivate var dedented: Fix? {
    let file = span.file
    guard style == .block, !isAlias, span.isBehind("- ") else { return nil }
    let (first, last) = (span.startPosition.line, file.position(at: max(span.start, span.end - 1)).line)
    let depth = span.startPosition.column - 3
    func text(_ line: Int) -> String { file.text(in: file.byteRange(ofLine: line)) }
    func blanks(_ line: Int) -> Int? {
      let text = text(line)
      let count = text.prefix { $0 == " " }.count
      return text.dropFirst(count).allSatisfy { $0 == "\r" } ? nil : count
    }
    let outer = (file.start.line..<max(file.start.line, first)).reversed().first { line in
      blanks(line).map { $0 < depth && text(line).dropFirst($0).hasPrefix("- ") } ?? false
    }
    guard blanks(first) == depth, let outer, let column = blanks(outer),
      ScenarioKeys.all[String(text(outer).dropFirst(column + 2).prefix { $0 != ":" })] != nil
    else { return nil }
    let lines = (first...last).filter { blanks($0) != nil }
    guard lines.allSatisfy({ (blanks($0) ?? 0) >= depth }) else { return nil }
    let next = (last + 1..<max(last + 1, file.start.line + file.lineCount)).lazy.compactMap(blanks).first ?? 0
    return Fix(
      "move it left",
      lines.map { line in
        let start = file.byteRange(ofLine: line).lowerBound
        return Fix.Edit(start..<start + depth - column, "")
      }, isSafe: next < depth)
  }
}
