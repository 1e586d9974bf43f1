import RefreshDiagnostics
import RefreshFiles
import RefreshProtocol
import RefreshScenarios
import RefreshText

extension Workspace {
  /// Returns the lenses above scenarios and presets: `textDocument/codeLens`.
  ///
  /// Commands that need a terminal or a browser are provided by the client's extension, which announces them.
  func codeLenses(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard options.showsLenses else { return [] }
    var lenses: [JSONValue] = []
    func add(_ title: String, _ command: String, at range: Range<Int>, _ arguments: [JSONValue]) {
      let range = encoding.range(of: range, in: document.file)
      lenses.append([
        "range": range.json,
        "command": ["title": .string(title), "command": .string(command), "arguments": .array(arguments)],
      ])
    }
    for (place, results) in results(in: document) {
      let line = encoding.position(of: place.lowerBound, in: document.file).line + 1
      let arguments: [JSONValue] = [.string(document.path), .number(line)]
      let failed = results.filter { $0.outcome == .failed }.count
      let end = (results.map(\.end).max() ?? 0).rounded(decimals: 3).shortestText
      let all = results.count > 1 ? " (\(results.count) examples)" : ""
      let outcome =
        results[0].outcome == .skipped
        ? "skipped"
        : failed == 0
          ? "✓ \(end) s\(all)"
          : "✗ \(failed == 1 && results.count == 1 ? "failed" : "\(failed) failed") at \(end) s\(all)"
      add(outcome, failed > 0 ? LensCommand.why.rawValue : "", at: place, arguments)
      guard options.hasCommands else { continue }
      add("run", "refreshcfg.run", at: place, arguments)
      add("film", "refreshcfg.film", at: place, arguments)
    }
    if document.kind == .preset, options.hasCommands, let name = document.tree.roots.first?[KnownKeys.name] {
      add("preview", "refreshcfg.preview", at: name.key, [.string(document.path)])
      add("problems it causes", "refreshcfg.museum", at: name.key, [.string(document.path)])
    }
    return .array(lenses)
  }

  /// Returns the results of each scenario as it is written, with the place of its name.
  private func results(in document: Document) -> [(place: Range<Int>, results: [ScenarioResult])] {
    guard let runs = runs[FilePath.key(document.path)], runs.file === document.file else { return [] }
    let byStart = Dictionary(grouping: runs.results) { $0.scenario.span.start }
    return byStart.ordered(on: \.key).map { start, results in (start..<start, results) }
  }

  /// Carries out a command of a lens: `workspace/executeCommand`.
  func execute(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let command = params["command"]?.text.flatMap(LensCommand.init),
      let path = params["arguments"]?.items.first?.text, let line = params["arguments"]?.items.last?.int,
      let document = document(at: path)
    else { throw .invalidParameters("there is no such command") }
    switch command {
    case .why:
      let failed = results(in: document).flatMap(\.results).first {
        $0.outcome == .failed && document.file.lineNumber(at: $0.scenario.span.start) == line
      }
      guard let scenario = failed?.scenario else { return .null }
      let answer = Explanation.answer(nil, about: scenario) ?? Explanation.failure(of: scenario)
      return answer.map { .string($0.sentence) } ?? .null
    }
  }
}

/// The commands that the server carries out.
enum LensCommand: String, CaseIterable {
  /// Explains the failure of a scenario; the arguments are the path of the file and the line of the scenario.
  case why = "refreshcfg.why"
}
