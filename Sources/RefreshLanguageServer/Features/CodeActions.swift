import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshProtocol
import RefreshScenarios
import RefreshText

extension Workspace {
  /// Returns the actions for a part of a document: `textDocument/codeAction`.
  func codeActions(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let range = TextRange(params["range"]) else { throw .invalidParameters("there is no range") }
    let start = encoding.offset(of: range.start, in: document.file)
    let end = encoding.offset(of: range.end, in: document.file)
    let only = params.at("context", "only")?.items.compactMap(\.text)
    func isWanted(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    let all = shown(at: document.path).filter { document.isOwn($0.span) }
    let here = all.filter { $0.span.start <= max(end, start) && start <= max($0.span.end, $0.span.start) }
    var actions: [JSONValue] = []
    lazy var trial = document.kind.map { FixTrial(of: document.file, as: $0, read: readFile) }
    if isWanted("quickfix") {
      for diagnostic in here {
        if diagnostic.fix != nil { actions += fixes(of: diagnostic, in: document, trial) }
        actions += otherPaths(for: diagnostic, in: document)
        if let fix = actualValue(for: diagnostic, in: document), trial?.fix(of: diagnostic.fixed(by: fix)) != nil {
          actions.append(action(fix.title, "quickfix", fix.edits, in: document, for: diagnostic))
        }
        actions += ignoring(diagnostic, in: document)
      }
    }
    if isWanted("source.fixAll") {
      let edits = trial?.edits(ofSafe: all) ?? []
      if !edits.isEmpty { actions.append(action("Apply all safe fixes", "source.fixAll", edits, in: document)) }
    }
    if isWanted("refactor.extract"), let edits = extraction(of: start..<end, in: document),
      trial?.isValid(start..<end) == true
    {
      actions.append(action("Extract the steps into a flow", "refactor.extract", edits, in: document))
    }
    return .array(actions)
  }

  private func action(
    _ title: String, _ kind: String, _ edits: [Fix.Edit], in document: Document, for diagnostic: Diagnostic? = nil,
    isPreferred: Bool = false
  ) -> JSONValue {
    .members([
      "title": .string(title), "kind": .string(kind), "diagnostics": diagnostic.map { [json($0)] },
      "isPreferred": isPreferred ? true : nil,
      "edit": ["changes": .object([document.uri: .array(edits.map { edit($0, in: document) })])],
    ])
  }

  /// Returns an edit in the form of the protocol.
  func edit(_ edit: Fix.Edit, in document: Document) -> JSONValue {
    [
      "range": encoding.range(of: edit.range, in: document.file).json,
      "newText": .string(document.file.breakingLines(of: edit.replacement)),
    ]
  }

  /// The fix of a diagnostic, unless it would only exchange one error for another.
  private func fixes(of diagnostic: Diagnostic, in document: Document, _ trial: FixTrial?) -> [JSONValue] {
    guard let fix = trial?.fix(of: diagnostic) else { return [] }
    let title = fix.title.capitalizedFirst
    return [action(title, "quickfix", fix.edits, in: document, for: diagnostic, isPreferred: fix.isSafe)]
  }

  /// The actions that name a preset of the project instead of one that doesn't exist and has the same name without its folder and
  /// ending.
  private func otherPaths(for diagnostic: Diagnostic, in document: Document) -> [JSONValue] {
    guard diagnostic.severity == .error, diagnostic.fix == nil, document.isOwn(diagnostic.span),
      let node = document.fileNames.first(where: { $0.range.contains(diagnostic.span.start) })
    else { return [] }
    let path = FilePath.resolve(node.text(in: document.file.bytes), from: document.path)
    func stem(_ path: String) -> Substring { FilePath.name(of: path).prefix { $0 != "." } }
    guard !FolderSearch.exists(path) else { return [] }
    return presetPaths.filter { stem($0) == stem(path) && $0 != document.path }.map { other in
      let name = FilePath.relative(other, to: document.path)
      let edit = document.writing(name, at: document.inner(node.range))
      return action("Write `\(name)`", "quickfix", [edit], in: document, for: diagnostic)
    }
  }

  /// The fix that makes a failed expectation expect the actual value. There is none if the expectation also ran with
  /// another result, because it would then fail there.
  private func actualValue(for diagnostic: Diagnostic, in document: Document) -> Fix? {
    guard let runs = runs[FilePath.key(document.path)], runs.file === document.file,
      let result = runs.results.first(where: { $0.failures.contains { $0.isShown(by: diagnostic) } }),
      let failure = result.failures.first(where: { $0.isShown(by: diagnostic) }),
      let actual = failure.actual, document.isOwn(failure.span),
      let range = document.expectedValue(at: failure.span.start..<failure.span.end, in: result)
    else { return nil }
    let places = runs.results.map {
      ($0, document.expectedValue(at: failure.span.start..<failure.span.end, in: $0))
    }
    let isSame = places.allSatisfy { other, place in
      place != range
        || !other.passes(failure.span)
          && other.failures.allSatisfy { $0.span != failure.span || $0.actual == actual }
    }
    guard isSame else { return nil }
    return Fix("Expect the actual value, \(actual.shown)", [Fix.Edit(range, actual.written)], isSafe: false)
  }

  /// The action that silences a warning in its line.
  private func ignoring(_ diagnostic: Diagnostic, in document: Document) -> [JSONValue] {
    guard RuleCatalogue[diagnostic.id]?.severity == .warning, diagnostic.severity == .warning else { return [] }
    let line = document.file.byteRange(ofLine: document.file.lineNumber(at: diagnostic.span.start))
    let indent = document.file.bytes[line].prefix { $0 == UInt8(ascii: " ") }.count
    let tool = String(decoding: SourceFile.toolName, as: UTF8.self)
    let comment =
      String(repeating: " ", count: indent) + "# \(tool) ignore \(diagnostic.id.rawValue) write the reason here\n"
    let edit = Fix.Edit(line.lowerBound..<line.lowerBound, comment)
    return [action("Ignore `\(diagnostic.id.rawValue)` here", "quickfix", [edit], in: document, for: diagnostic)]
  }
}

extension ScenarioResult {
  /// Returns whether a step with an expectation at a place passed.
  fileprivate func passes(_ span: Span) -> Bool {
    zip(scenario.steps, steps).contains { step, ran in
      step.span.file === span.file && step.span.start <= span.start && span.end <= step.span.end
        && ran.outcome == .passed
    }
  }
}

extension Document {
  /// Returns the place of the value that an expectation at a place has in a run: its own, or that of the example's
  /// parameter; nil if the value is made of parameters in another way.
  fileprivate func expectedValue(at range: Range<Int>, in result: ScenarioResult) -> Range<Int>? {
    let used = uses(in: range)
    guard let use = used.first else { return range }
    let name = text(use)
    // Another use of the parameter may need the present value.
    guard let example = result.scenario.example, text(inner(range)) == "${\(name)}",
      let scope = scope(at: range.lowerBound), uses(in: scope.range).count(where: { text($0) == name }) == 1
    else { return nil }
    let items = scope[KnownKeys.examples]?.value.items ?? []
    return items.first { $0.range.contains(example.span.start) }?[name]?.value.range
  }

  /// Returns whether a span is in the document.
  func isOwn(_ span: Span) -> Bool { FilePath.key(FilePath.normalized(span.file.path)) == FilePath.key(path) }
}
