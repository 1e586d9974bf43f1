import BrokenTexts
import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// Reads a preset, and returns it with its diagnostics.
func load(_ text: String) -> (preset: Preset?, found: [String]) {
  var diagnostics = Diagnostics()
  let preset = Preset.load(SourceFile(path: "test.preset.yaml", text: text), into: &diagnostics)
  return (preset, ranges(diagnostics))
}

/// Reads a text with a value type as the value of the key `it`.
func decode<Value>(_ text: String, as type: ValueType<Value>) -> (value: Value?, found: [String]) {
  var diagnostics = Diagnostics()
  let node = node(of: text)
  let value = type.decode(node, as: "it", into: &diagnostics)
  return (value, ranges(diagnostics))
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
