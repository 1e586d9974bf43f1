import RefreshDiagnostics
import RefreshYAML

/// All documents of a text, and what was found.
func read(
  _ text: String, limits: YAMLLimits = .standard
) -> (documents: [YAMLDocument], diagnostics: Diagnostics) {
  read(bytes: Array(text.utf8), limits: limits)
}

/// All documents of the bytes of a file, and what was found.
func read(
  bytes: [UInt8], limits: YAMLLimits = .standard
) -> (documents: [YAMLDocument], diagnostics: Diagnostics) {
  var diagnostics = Diagnostics()
  var documents: [YAMLDocument] = []
  if let file = SourceFile.decode(path: "test.yaml", bytes: bytes, into: &diagnostics) {
    var reader = YAMLReader(file, limits: limits)
    while let document = reader.next(into: &diagnostics) { documents.append(document) }
  }
  return (documents, diagnostics)
}

/// Each node of a tree in the order of the text: the text of its span, `line:column-line:column`.
func spans(of node: Node) -> [String] {
  let (start, end) = (node.span.startPosition, node.span.endPosition)
  let own = "\(node.span.text)  \(start.line):\(start.column)-\(end.line):\(end.column)"
  return [own] + node.items.flatMap(spans) + node.entries.flatMap { spans(of: $0.key) + spans(of: $0.value) }
}

/// A tree in one line: scalars quoted, `[…]` and `{…}` around the others.
func outline(_ node: Node) -> String {
  switch node.kind {
  case .scalar: node.isNull ? "null" : "\"\(node.scalar ?? "?")\""
  case .sequence: "[" + node.items.map(outline).joined(separator: ", ") + "]"
  case .mapping:
    "{" + node.entries.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", ") + "}"
  }
}

/// The diagnostics as lines: `line:column-line:column id: message`, then labels and help.
func lines(_ diagnostics: Diagnostics) -> [String] {
  diagnostics.sorted().flatMap { diagnostic in
    ["\(place(diagnostic.span)) \(diagnostic.id.rawValue): \(diagnostic.message)"]
      + diagnostic.labels.map { "  \(place($0.span)) \($0.text)" }
      + (diagnostic.help.map { ["  help: \($0)"] } ?? [])
  }
}

private func place(_ span: Span) -> String {
  let (start, end) = (span.startPosition, span.endPosition)
  return "\(start.line):\(start.column)-\(end.line):\(end.column)"
}
