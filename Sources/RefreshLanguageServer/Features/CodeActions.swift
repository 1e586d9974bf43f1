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
    if isWanted("quickfix") {
      for diagnostic in here {
        actions += fixes(of: diagnostic, in: document)
        actions += actualValue(for: diagnostic, in: document)
        actions += ignoring(diagnostic, in: document)
      }
    }
    if isWanted("source.fixAll") {
      var list = EditList()
      for diagnostic in all {
        if let fix = diagnostic.fix, fix.isSafe { list.add(fix, to: document.file.bytes.count) }
      }
      if list.fixCount > 0 {
        actions.append(action("Apply all safe fixes", "source.fixAll", list.edits, in: document))
      }
    }
    if isWanted("refactor.extract"), let edits = extraction(of: start..<end, in: document) {
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
    ["range": encoding.range(of: edit.range, in: document.file).json, "newText": .string(edit.replacement)]
  }

  /// The fix of a diagnostic.
  private func fixes(of diagnostic: Diagnostic, in document: Document) -> [JSONValue] {
    guard let fix = diagnostic.fix else { return [] }
    let title = fix.title.capitalizedFirst
    return [action(title, "quickfix", fix.edits, in: document, for: diagnostic, isPreferred: fix.isSafe)]
  }

  /// The action that writes the actual value of an observable into the expectation that failed.
  private func actualValue(for diagnostic: Diagnostic, in document: Document) -> [JSONValue] {
    guard let runs = runs[FilePath.key(document.path)], runs.file === document.file,
      let failure = runs.results.lazy.flatMap(\.failures).first(where: { $0.isShown(by: diagnostic) }),
      let actual = failure.actual, document.isOwn(failure.span)
    else { return [] }
    let edit = Fix.Edit(failure.span.start..<failure.span.end, actual)
    return [action("Expect the actual value, \(actual)", "quickfix", [edit], in: document, for: diagnostic)]
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

  /// Returns the edits that move the steps in a part of the text into a new flow; nil where there are none.
  private func extraction(of range: Range<Int>, in document: Document) -> [Fix.Edit]? {
    guard !range.isEmpty, let root = document.tree.root(at: range.lowerBound),
      let scenario = root[KnownKeys.scenarios]?.value.items.first(where: {
        $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound + 1
      }), let steps = scenario[KnownKeys.steps]?.value, steps.kind == .list, !steps.isFlow
    else { return nil }
    let chosen = steps.items.filter {
      $0.range.lowerBound < range.upperBound && range.lowerBound < $0.range.upperBound
    }
    guard let first = chosen.first, let last = chosen.last, let scenarios = root[KnownKeys.scenarios] else {
      return nil
    }
    let taken = Set(root[KnownKeys.flows]?.value.entries.map(\.name) ?? [])
    let name =
      (1...).lazy.map { $0 == 1 ? "extracted" : "extracted-\($0)" }.first { !taken.contains($0) } ?? "extracted"
    let file = document.file
    let top = file.byteRange(ofLine: file.lineNumber(at: first.range.lowerBound))
    let bottom = file.byteRange(ofLine: file.lineNumber(at: max(last.range.lowerBound, last.range.upperBound - 1)))
    let dash = top.lowerBound + file.bytes[top].prefix { $0 == UInt8(ascii: " ") }.count
    let lines = document.text(top.lowerBound..<bottom.upperBound).split(
      separator: "\n", omittingEmptySubsequences: false)
    let moved = lines.map { "    " + $0.dropFirst(min(dash - top.lowerBound, $0.prefix { $0 == " " }.count)) }
    let flow = "  \(name):\n" + moved.joined(separator: "\n") + "\n"
    let call = Fix.Edit(dash..<bottom.upperBound, "- \(KnownKeys.flow): \(name)")
    guard let flows = root[KnownKeys.flows] else {
      let place = scenarios.key.lowerBound
      return [Fix.Edit(place..<place, "\(KnownKeys.flows):\n\(flow)"), call]
    }
    guard flows.value.kind == .map, !flows.value.isFlow else { return nil }
    let line = file.byteRange(ofLine: file.lineNumber(at: flows.value.range.lowerBound))
    return [Fix.Edit(line.lowerBound..<line.lowerBound, flow), call].ordered(on: \.range.lowerBound)
  }
}

extension Document {
  /// Returns whether a span is in the document.
  func isOwn(_ span: Span) -> Bool { FilePath.key(FilePath.normalized(span.file.path)) == FilePath.key(path) }
}
