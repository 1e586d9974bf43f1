import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// Reads a preset, and returns it with its diagnostics.
func load(_ text: String) -> (preset: Preset?, found: [String]) {
  var diagnostics = Diagnostics()
  let preset = Preset.load(SourceFile(path: "test.preset.yaml", text: text), into: &diagnostics)
  return (preset, lines(diagnostics))
}

/// Reads a text with a value type as the value of the key `it`.
func decode<Value>(_ text: String, as type: ValueType<Value>) -> (value: Value?, found: [String]) {
  var diagnostics = Diagnostics()
  let node = node(of: text)
  let value = type.decode(node, as: "it", into: &diagnostics)
  return (value, lines(diagnostics))
}

/// Returns the node of the value of the key `it`.
func node(of text: String) -> Node {
  var diagnostics = Diagnostics()
  var reader = YAMLReader(SourceFile(path: "test.yaml", text: "it: \(text)"))
  guard let node = reader.next(into: &diagnostics)?.root["it"], diagnostics.isEmpty else {
    preconditionFailure("the test's own YAML is wrong: \(text)")
  }
  return node
}

/// Returns the diagnostics as lines: `line:column-endColumn id: message`, with the line of the end if it differs;
/// warnings are marked. Labels and help follow, indented.
///
/// - Parameter file: Returns the text for a file that precedes each location. The default is empty.
func lines(_ diagnostics: Diagnostics, showing file: (SourceFile) -> String = { _ in "" }) -> [String] {
  func place(_ span: Span) -> String {
    let (start, end) = (span.startPosition, span.endPosition)
    let name = file(span.file)
    return (name.isEmpty ? "" : name + ":") + "\(start.line):\(start.column)-"
      + (end.line == start.line ? "" : "\(end.line):") + "\(end.column)"
  }
  return diagnostics.sorted().flatMap { diagnostic in
    let severity = diagnostic.severity == .warning ? "warning " : ""
    return ["\(place(diagnostic.span)) \(severity)\(diagnostic.id.rawValue): \(diagnostic.message)"]
      + diagnostic.labels.map { "  \(place($0.span)) \($0.text)" }
      + (diagnostic.help.map { ["  help: \($0)"] } ?? [])
  }
}
