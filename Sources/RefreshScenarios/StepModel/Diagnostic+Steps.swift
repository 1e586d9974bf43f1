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
  ///   - node: The node of the name.
  ///   - map: The step whose key it is; `nil` for a word alone.
  ///   - reader: The reader of the step.
  static func unknownStep(_ name: String, at node: Node, under map: Node?, for reader: StepReader) -> Diagnostic {
    let message = "there is no step \(quoted(name))"
    if map == nil, let diagnostic = severalWords(name, message, at: node, for: reader) { return diagnostic }
    let allowed = reader.allowed.map(\.name)
    let same = allowed.first { isSameName($0, name) }
    let meant = same == nil ? ForeignStep(name, value: map?.entries.first?.value, for: reader) : nil
    if let meant {
      return Diagnostic(
        .unknownStep, message, at: node.span, help: meant.help, fix: meant.fix(replacing: node, under: map))
    }
    if same == nil, let place = placeOfKey(name) {
      return Diagnostic(.unknownStep, message, at: node.span, help: "`\(name)` belongs to \(place)")
    }
    return Diagnostic(
      .unknownStep, message, at: node.span,
      help: suggestion(for: name, in: allowed, owner: reader.ownerName, what: "steps"),
      fix: node.fix(Correction(of: name, in: allowed)))
  }

  /// The diagnostic of a word in which a step's name is followed by others: its colon is missing, or dashes.
  private static func severalWords(
    _ name: String, _ message: String, at node: Node, for reader: StepReader
  ) -> Diagnostic? {
    let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, let kind = StepCatalogue[words[0]] else { return nil }
    if words.allSatisfy({ StepCatalogue[$0]?.canStandAlone ?? false }) {
      return Diagnostic(
        .unknownStep, message, at: node.span, help: "give each step its own dash",
        fix: node.lineBreak.map {
          Fix(replacing: node.span, by: words.joined(separator: $0 + "- "), isSafe: true)
        })
    }
    let step =
      switch words.count {
      case 2: "\(words[0]): \(words[1])"
      case 3: "\(words[0]): { \(words[1]): \(words[2]) }"
      default: ""
      }
    let trial = step.isEmpty ? nil : reader.trying(step, at: node.span.file.path)
    guard let trial, trial.isSafe else {
      return Diagnostic(
        .unknownStep, message, at: node.span, help: "write it like `\(trial?.text ?? kind.exampleText)`")
    }
    return Diagnostic(
      .unknownStep, message, at: node.span,
      help: "write `\(trial.text)`, with a colon after the step's name",
      fix: node.fix(inPlaceOfScalar: trial.text))
  }

  /// Returns the place in which a key belongs that isn't a step.
  private static func placeOfKey(_ name: String) -> String? {
    if ScenarioKeys.all[name] != nil { return "the whole scenario, next to `steps`" }
    return SuiteKeys.all[name] != nil ? "the suite, next to `scenarios`" : nil
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
