import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshScenarios
import RefreshText

extension Workspace {
  /// Publishes the diagnostics of all files that checks concern, if they have changed.
  mutating func publish(_ checks: CheckedFile?...) -> [Message] {
    let paths = checks.compactMap(\.self).flatMap { check in
      [check.path] + check.diagnostics.map { $0.span.file.path }
    }
    var seen: Set<String> = []
    return paths.map(FilePath.normalized).filter { $0.hasPrefix("/") || document(at: $0) != nil }
      .filter { seen.insert(FilePath.key($0)).inserted }
      .flatMap { path in
        publish(uri: document(at: path)?.uri ?? DocumentURI.uri(ofPath: path), shown(at: path))
      }
  }

  /// Publishes the diagnostics of a document, unless the client has them.
  mutating func publish(uri: String, _ diagnostics: [Diagnostic]) -> [Message] {
    var params: JSONValue.Object = ["uri": .string(uri)]
    params["version"] = documents[uri].map { .number($0.version) }
    params["diagnostics"] = .array(diagnostics.map(json) + (documents[uri].map(notes) ?? []))
    let news = JSONValue.object(params)
    // An empty list is only news to a client that has another one, or for a document that was just opened.
    if published[uri] == nil, diagnostics.isEmpty, documents[uri] == nil { return [] }
    if published[uri] == news { return [] }
    published[uri] = documents[uri] == nil && diagnostics.isEmpty ? nil : news
    return [.notification(method: "textDocument/publishDiagnostics", params: news)]
  }

  /// Returns the diagnostics to show for a file: those of checks of it and of files that name it, and its failures.
  ///
  /// Files that aren't open are shown only if they depend on one that is, or one that is depends on them.
  func shown(at path: String) -> [Diagnostic] {
    let key = FilePath.key(path)
    let open = document(at: path)
    let edited = documents.values.map { FilePath.key($0.path) }
    let isRelevant =
      open != nil
      || edited.contains {
        checks[key]?.dependencies.contains($0) == true || checks[$0]?.dependencies.contains(key) == true
      }
    guard isRelevant else { return [] }
    var found = Diagnostics()
    let own = checks.values.filter { $0.diagnosticsByFile[key] != nil }.ordered(on: \.path)
    for diagnostic in own.flatMap({ $0.diagnosticsByFile[key] ?? [] }) {
      // What was found in an earlier text is out of date.
      let text = diagnostic.span.file
      if let open, text !== open.file, text.bytes != open.file.bytes, !text.bytes.isEmpty { continue }
      found.add(diagnostic)
    }
    if let open, let runs = runs[key], runs.file === open.file {
      found = found.merged(with: runs.results.flatMap(\.failures))
    }
    return found.sorted()
  }

  /// Returns the notes at presets with errors, because of which the scenarios of an open suite don't run. The errors
  /// themselves are shown only in the files of the presets.
  private func notes(for document: Document) -> [JSONValue] {
    let key = FilePath.key(document.path)
    guard let check = checks[key] else { return [] }
    let others = check.diagnosticsByFile.filter { $0.key != key }
    guard !others.isEmpty else { return [] }
    return document.tree.roots.compactMap { root in
      guard let node = root[KnownKeys.preset]?.value, node.isScalar, !node.range.isEmpty else { return nil }
      let name = node.text(in: document.file.bytes)
      let presets = presetKeys(from: FilePath.resolve(name, from: document.path))
      let errors = others.filter { presets.contains($0.key) }.values.flatMap(\.self)
        .filter { $0.severity == .error }.ordered(on: \.span.file.path)
      guard let error = errors.first else { return nil }
      return [
        "range": encoding.range(of: document.inner(node.range), in: document.file).json,
        "severity": 3,
        "source": "refreshcfg",
        "message": .string("`\(name)` has errors, so the scenarios don't run"),
        "relatedInformation": [["location": location(of: error.span), "message": .string(error.message)]],
      ]
    }
  }

  /// Returns the keys of the paths of a preset and of those that it extends, as their texts say, because a preset that isn't open
  /// may not have been checked yet.
  private func presetKeys(from path: String) -> Set<String> {
    var (keys, rest): (Set<String>, [String]) = ([], [path])
    while let next = rest.popLast() {
      guard keys.insert(FilePath.key(next)).inserted, let document = anyDocument(at: next) else { continue }
      rest += document.tree.roots.compactMap { $0[KnownKeys.extends]?.value }
        .flatMap { $0.isScalar ? [$0] : $0.items }
        .map { FilePath.resolve($0.text(in: document.file.bytes), from: next) }
    }
    return keys
  }

  /// Returns a diagnostic in the form of the protocol.
  func json(_ diagnostic: Diagnostic) -> JSONValue {
    var object: JSONValue.Object = [
      "range": encoding.range(of: diagnostic.span).json,
      "severity": diagnostic.severity == .error ? 1 : 2,
      "code": .string(diagnostic.id.rawValue),
    ]
    if let rule = RuleCatalogue[diagnostic.id] { object["codeDescription"] = ["href": .string(rule.page)] }
    object["source"] = "refreshcfg"
    object["message"] = .string(diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? ""))
    if [Rule.unusedFlow, .unusedIgnore].contains(diagnostic.rule) { object["tags"] = [1] }
    if diagnostic.rule == .mjrefreshName { object["tags"] = [2] }
    if !diagnostic.labels.isEmpty {
      object["relatedInformation"] = .array(
        diagnostic.labels.map { ["location": location(of: $0.span), "message": .string($0.text)] })
    }
    return .object(object)
  }

  /// Returns a place in the form of the protocol.
  func location(of span: Span) -> JSONValue {
    ["uri": .string(uri(of: span.file)), "range": encoding.range(of: span).json]
  }

  /// Returns the URI of a file.
  func uri(of file: SourceFile) -> String {
    let path = FilePath.normalized(file.path)
    if let open = document(at: path) { return open.uri }
    return DocumentURI.uri(ofPath: path.hasPrefix("/") ? path : FolderSearch.realPath(path) ?? path)
  }
}

extension Diagnostics {
  /// Returns the diagnostics together with failures. A warning at the same place is about the same mistake, so only its advice is
  /// kept.
  fileprivate func merged(with failures: [ScenarioResult.Failed]) -> Diagnostics {
    let failed = Set(failures.map(\.span))
    let warnings = Dictionary(
      all.filter { $0.severity == .warning && failed.contains($0.span) }.map { ($0.span, $0) }
    ) { first, _ in first }
    var merged = Diagnostics(all.filter { warnings[$0.span] == nil || $0.severity == .error })
    for failure in failures {
      let (diagnostic, warning) = (failure.diagnostic, warnings[failure.span])
      merged.add(diagnostic.fixed(by: diagnostic.fix ?? warning?.fix, help: diagnostic.help ?? warning?.help))
    }
    return merged
  }
}

extension Rule {
  /// The address of its explanation.
  var page: String { "https://github.com/OWNER/refreshcfg/blob/main/Documentation/rules.md#\(id.rawValue)" }
}
