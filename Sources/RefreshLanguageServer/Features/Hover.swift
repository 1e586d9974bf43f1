import RefreshChecks
import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshScenarios
import RefreshText

extension Workspace {
  /// Returns the information about a place: `textDocument/hover`.
  func hover(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(params)
    var parts: [String] = []
    var range: Range<Int>?
    if let path = document.tree.path(to: offset), !document.tree.comments.contains(where: { $0.contains(offset) }) {
      let own = path.isKey ? path.entry?.entry.key : path.node.isScalar ? path.node.range : nil
      if let own, own.lowerBound <= offset, offset <= own.upperBound {
        range = own
        parts = describe(path, at: offset, in: document)
      }
    }
    for diagnostic in shown(at: document.path) where document.isAt(offset, diagnostic.span) {
      parts.append(describe(diagnostic, at: offset, in: document))
      range = range ?? diagnostic.span.start..<diagnostic.span.end
    }
    guard let range, !parts.isEmpty else { return .null }
    return [
      "contents": ["kind": "markdown", "value": .string(parts.joined(separator: "\n\n---\n\n"))],
      "range": encoding.range(of: range, in: document.file).json,
    ]
  }

  /// Returns the facts about a key or value in the declarations and the file.
  private func describe(_ path: SyntaxPath, at offset: Int, in document: Document) -> [String] {
    let meaning = Meaning(of: path, in: document)
    if path.isKey {
      guard let entry = path.entry?.entry else { return [] }
      if path.names.dropLast().last == KnownKeys.flow { return flowText(entry.name, at: offset, in: document) }
      if case .part(let role, let name)? = NamedThing.at(offset, in: document)?.thing, name == entry.name {
        return partText(name, of: role, in: document)
      }
      guard let key = meaning.key else { return [] }
      var lines = ["**\(entry.name)**", key.markdown]
      lines += valueInForce(of: path, in: document)
      lines += observedValue(of: entry.name, at: offset, in: document)
      return [lines.joined(separator: "\n\n")]
    }
    let text = path.node.text(in: document.file.bytes)
    if case .parameter(let name)? = NamedThing.at(offset, in: document)?.thing {
      return parameterText(name, at: offset, in: document)
    }
    if path.names.last == KnownKeys.flow { return flowText(text, at: offset, in: document) }
    if let word = meaning.words.first(where: { $0.name == text }), let summary = word.summary {
      return ["**\(word.name)**\n\n\(summary)"]
    }
    if let step = meaning.shapes.lazy.flatMap({ $0.keys(in: path.node, document) }).first(where: { $0.name == text }
    ) {
      return ["**\(step.name)**\n\n\(step.markdown)"]
    }
    guard let key = meaning.key else { return [] }
    let points = points(in: document).first { $0.offset == path.node.range.upperBound }
    return ["**\(key.name)**\n\n\(key.summary)" + (points.map { "\n\n`\(text)` \($0.text)" } ?? "")]
  }

  /// Returns the values that a parameter has in examples and in calls of its flow.
  private func parameterText(_ name: String, at offset: Int, in document: Document) -> [String] {
    guard let owner = document.ownerOfParameter(at: offset) else { return [] }
    var values = (owner.scope[KnownKeys.examples]?.value.items ?? []).compactMap { $0[name]?.value.range }
    document.visitCalls(below: owner.flow == nil ? nil : document.tree.root(at: offset)) { call, _, arguments in
      if call == owner.flow, let value = arguments?[name]?.value.range { values.append(value) }
    }
    var seen: Set<String> = []
    let texts = values.map(document.text).filter { !$0.isEmpty && seen.insert($0).inserted }.map { "`\($0)`" }
    let place = owner.flow.map { "the flow `\($0)`" } ?? "this scenario"
    let list = texts.isEmpty ? "" : "\n\nValues: \(texts.joined(separator: ", "))"
    return ["**\(name)**\n\nA parameter of \(place).\(list)"]
  }

  private func flowText(_ name: String, at offset: Int, in document: Document) -> [String] {
    guard let flow = document.tree.root(at: offset)?[KnownKeys.flows]?.value[name] else { return [] }
    return ["**flow \(name)**\n\n```yaml\n\(document.text(flow.range))\n```"]
  }

  /// Returns what a part shows.
  private func partText(_ name: String, of role: String, in document: Document) -> [String] {
    let components = presets(for: document).flatMap(\.components).filter { $0.kind.role.rawValue == role }
    let part = components.flatMap(\.settings.parts).first { $0.name.text == name }
    return part.map { ["**\(name)**\n\nA part of the \(role). \($0.kind.summary)"] } ?? []
  }

  // MARK: Values

  /// Returns the value in force of a component's key, and where it comes from.
  private func valueInForce(of path: SyntaxPath, in document: Document) -> [String] {
    guard let preset = checks[FilePath.key(document.path)]?.preset else { return [] }
    let name = path.names.joined(separator: ".")
    let outline = preset.graph.outline { path.names.contains($0) }
    let values = outline.root.parts.flatMap(\.flattened)
    guard let value = values.first(where: { $0.name == name })?.value else { return [] }
    guard let span = preset.written.place(of: name) else { return ["In force: `\(value.text)`, the default"] }
    let file = FilePath.normalized(span.file.path)
    let isOwn = FilePath.key(file) == FilePath.key(document.path)
    let origin = isOwn ? "this file" : "\(FilePath.relative(file, to: document.path)):\(span.startPosition.line)"
    return ["In force: `\(value.text)`, from \(origin)"]
  }

  /// Returns the value that an observable has after the step at a place.
  private func observedValue(of name: String, at offset: Int, in document: Document) -> [String] {
    guard let (result, number) = step(at: offset, in: document), let observable = ObservablePath.named(name[...])
    else { return [] }
    let moments = Runner.record(result.scenario).moments
    guard let moment = moments.last(where: { $0.step == number }) else { return [] }
    let value = moment[observable].map { observable.type.text(of: $0) } ?? "null"
    return ["After this step: `\(value)`, at \(moment.time.seconds.shortestText) s"]
  }

  /// Returns the result of the scenario at an offset, and the number of the step there.
  func step(at offset: Int, in document: Document) -> (result: ScenarioResult, number: Int)? {
    guard let runs = runs[FilePath.key(document.path)], runs.file === document.file else { return nil }
    for result in runs.results {
      let index = result.steps.firstIndex { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
      if let index { return (result, index + 1) }
    }
    return nil
  }

  // MARK: Diagnostics

  private func describe(_ diagnostic: Diagnostic, at offset: Int, in document: Document) -> String {
    if let (result, number) = step(at: offset, in: document),
      result.failures.contains(where: { $0.isShown(by: diagnostic) }),
      let answer = Explanation.answer(nil, about: result.scenario, after: number)
    {
      return answer.markdown
    }
    guard let rule = RuleCatalogue[diagnostic.id] else { return diagnostic.message }
    let text = RuleCatalogue.text(of: rule)
    return "[`\(rule.id.rawValue)`](\(rule.page)): \(rule.title)\n\n\(text.what) \(text.why)"
  }
}

extension Answer {
  /// The answer in Markdown.
  fileprivate var markdown: String {
    var text = sentence + (owner.map { " [\($0.name)]" } ?? "")
    let terms = lines.map { "- \($0.text)" + ($0.detail.isEmpty ? "" : ": \($0.detail)") }
    if !terms.isEmpty { text += "\n\n" + terms.joined(separator: "\n") }
    let tried = changes.map { "- \($0.text)" + ($0.note.isEmpty ? "" : " (\($0.note))") }
    if !tried.isEmpty {
      text += "\n\nThese changes were tried, and each is enough:\n\n" + tried.joined(separator: "\n")
    }
    return text
  }
}

extension Document {
  /// Returns whether an offset is in a span of the document.
  func isAt(_ offset: Int, _ span: Span) -> Bool {
    FilePath.key(FilePath.normalized(span.file.path)) == FilePath.key(path) && span.start <= offset
      && offset <= span.end
  }
}
