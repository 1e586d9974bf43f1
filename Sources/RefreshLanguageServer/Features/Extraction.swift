import RefreshDiagnostics
import RefreshLaws
import RefreshProtocol
import RefreshScenarios
import RefreshText

extension Workspace {
  /// Returns the edits that move the steps in a part of the text into a new flow; nil where there are none, or where the scenarios
  /// would then do something else.
  func extraction(of range: Range<Int>, in document: Document) -> [Fix.Edit]? {
    guard !range.isEmpty, let root = document.tree.root(at: range.lowerBound),
      let scenario = root[KnownKeys.scenarios]?.value.items.first(where: {
        $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound + 1
      }), let steps = scenario[KnownKeys.steps]?.value, steps.kind == .list, !steps.isFlow
    else { return nil }
    let file = document.file
    let chosen = steps.items.filter {
      file.dash(of: $0, in: steps) < range.upperBound && range.lowerBound < $0.range.upperBound
    }
    guard let first = chosen.first, let last = chosen.last, let scenarios = root[KnownKeys.scenarios] else {
      return nil
    }
    let taken = Set(root[KnownKeys.flows]?.value.entries.map(\.name) ?? [])
    let name =
      (1...).lazy.map { $0 == 1 ? "extracted" : "extracted-\($0)" }.first { !taken.contains($0) } ?? "extracted"
    let dash = file.dash(of: first, in: steps)
    let bottom = file.lineNumber(at: max(last.range.lowerBound, last.range.upperBound - 1))
    let moved = dash..<file.byteRange(ofLine: bottom).upperBound
    let lines = (file.lineNumber(at: dash)...bottom).map(file.line)
    // The steps get the scenario's parameters by the same names.
    let arguments = document.parameters(in: moved).map { YAMLValue.Member($0, .quoted("${\($0)}")) }
    let flowCall = arguments.isEmpty ? name : YAMLValue.map([YAMLValue.Member(name, .map(arguments))]).flow ?? name
    let call = Fix.Edit(moved, "- \(KnownKeys.flow): \(flowCall)")
    func flow(at column: Int) -> String {
      flowText(of: lines, without: document.column(of: dash), named: name, at: column)
    }
    var edits = [call]
    if let flows = root[KnownKeys.flows] {
      guard flows.value.kind == .map, !flows.value.isFlow, let entry = flows.value.entries.first else { return nil }
      let line = document.lineStart(of: entry.key.lowerBound)
      edits.append(Fix.Edit(line..<line, flow(at: document.column(of: entry.key.lowerBound))))
    } else {
      let place = scenarios.key.lowerBound
      let column = document.column(of: place)
      edits.append(
        Fix.Edit(
          place..<place, "\(KnownKeys.flows):\n\(flow(at: column + 2))\(String(repeating: " ", count: column))"))
    }
    edits = edits.map { Fix.Edit($0.range, document.file.breakingLines(of: $0.replacement)) }
      .ordered(on: \.range.lowerBound)
    return keepsSteps(edits, of: document, around: dash) ? edits : nil
  }

  /// Returns the lines of a flow with steps.
  ///
  /// - Parameters:
  ///   - steps: The lines of the steps.
  ///   - indent: Their column.
  ///   - name: The name of the flow.
  ///   - column: Its column.
  private func flowText(of steps: [String], without indent: Int, named name: String, at column: Int) -> String {
    let lines = steps.map { line in
      let rest = line.dropFirst(min(indent, line.prefix { $0 == " " }.count))
      return rest.isEmpty ? "" : String(repeating: " ", count: column + 2) + rest
    }
    return ([String(repeating: " ", count: column) + "\(name):"] + lines).map { $0 + "\n" }.joined()
  }

  /// Returns whether edits of scenarios lead to no error and change no step of any of them, as far as they can be read: an alias can't
  /// precede its anchor, and an anchor may be used elsewhere.
  private func keepsSteps(_ edits: [Fix.Edit], of document: Document, around place: Int) -> Bool {
    func read(_ file: SourceFile) -> (scenarios: [Scenario], errors: Set<String>) {
      var (loader, found) = (SuiteLoader(read: readFile), Diagnostics())
      loader.keepsSound = true
      let suites = loader.load(file, into: &found)
      let errors = found.sorted().filter { $0.severity == .error }.map { "\($0.id.rawValue) \($0.message)" }
      return (suites.flatMap(\.scenarios), Set(errors))
    }
    let file = document.file
    let (before, errors) = read(file)
    guard before.contains(where: { $0.span.start <= place && place < $0.span.end }) else { return false }
    let (after, newErrors) = read(
      SourceFile(path: file.path, bytes: edits.applied(to: file.bytes), identity: file.identity))
    return newErrors.isSubset(of: errors)
      && before.map { $0.steps.map(\.meaning) } == after.map { $0.steps.map(\.meaning) }
  }
}

extension ScenarioStep {
  /// What it does and expects, without its place.
  fileprivate var meaning: [String] {
    let commands = commands?.map { StepCatalogue.written($0)?.written ?? "" } ?? []
    let limit = awaited.map { "\($0.limit)" } ?? ""
    return [name, text.filter { !$0.isWhitespace }, limit] + commands
      + action.conditions.map { "\($0.observable.path): \($0.matcher)" }
  }
}
