import RefreshDiagnostics

extension Node {
  /// Reads a short text that isn't part of a file, to find out whether it is right; nil if it isn't YAML.
  package static func reading(_ text: String) -> Node? {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(SourceFile(path: "", bytes: Array(text.utf8)))
    let document = reader.next(into: &diagnostics)
    return diagnostics.isEmpty ? document?.root : nil
  }
}
