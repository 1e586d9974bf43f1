import RefreshDiagnostics
import RefreshYAML

/// Returns all documents of a text, and the diagnostics.
func read(
  _ text: String, limits: YAMLLimits = .standard
) -> (documents: [YAMLDocument], diagnostics: Diagnostics) {
  read(bytes: Array(text.utf8), limits: limits)
}

/// Returns all documents in the bytes of a file, and the diagnostics.
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

/// Returns the nodes of a tree in the order of the text: the text of each span, and `line:column-line:column`.
func spans(of node: Node) -> [String] {
  let (start, end) = (node.span.startPosition, node.span.endPosition)
  let own = "\(node.span.text)  \(start.line):\(start.column)-\(end.line):\(end.column)"
  return [own] + node.items.flatMap(spans) + node.entries.flatMap { spans(of: $0.key) + spans(of: $0.value) }
}

/// Returns a tree on one line: scalars are quoted, others are in `[…]` and `{…}`.
func outline(_ node: Node) -> String {
  switch node.kind {
  case .scalar: node.isNull ? "null" : "\"\(node.scalar ?? "?")\""
  case .sequence: "[" + node.items.map(outline).joined(separator: ", ") + "]"
  case .mapping:
    "{" + node.entries.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", ") + "}"
  }
}
