import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// A preset's text, read: what came of it, and what was found.
func load(_ text: String) -> (preset: Preset?, found: [String]) {
  var diagnostics = Diagnostics()
  let preset = Preset.load(SourceFile(path: "test.preset.yaml", text: text), into: &diagnostics)
  return (preset, lines(diagnostics))
}

/// A value's text, read by a value type as what stands under the key `it`.
func decode<Value>(_ text: String, as type: ValueType<Value>) -> (value: Value?, found: [String]) {
  var diagnostics = Diagnostics()
  let node = node(of: text)
  let value = type.decode(node, as: "it", into: &diagnostics)
  return (value, lines(diagnostics))
}

/// The value that stands under the key `it`.
func node(of text: String) -> Node {
  var diagnostics = Diagnostics()
  var reader = YAMLReader(SourceFile(path: "test.yaml", text: "it: \(text)"))
  guard let node = reader.next(into: &diagnostics)?.root["it"], diagnostics.isEmpty else {
    preconditionFailure("the test's own YAML is wrong: \(text)")
  }
  return node
}

/// The diagnostics as lines: `line:column-endColumn id: message`, with the end's line where it is another; warnings
/// are marked. Labels and help follow, indented.
///
/// - Parameter file: what is said of the file before each place. The default is nothing.
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
