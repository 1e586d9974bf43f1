import RefreshDiagnostics
import RefreshYAML

/// A file of one preset, read as YAML and not yet understood.
struct PresetBook {
  /// The text.
  let file: SourceFile
  /// Its document; nil if there is none, or none that can be read.
  let document: YAMLDocument?
  /// What is wrong with it as YAML.
  let diagnostics: Diagnostics

  /// Reads a file.
  init(_ file: SourceFile) {
    self.file = file
    var found = Diagnostics()
    var reader = YAMLReader(file)
    document = reader.next(into: &found)
    if let document {
      if let second = reader.next(into: &found) {
        found.add(
          Diagnostic(
            .severalPresets, "a second preset begins here, but a file holds one", at: second.root.beginning,
            severity: .error,
            labels: [Diagnostic.Label("the first preset", at: document.root.beginning)],
            help: "put each preset into a file of its own"))
      }
    } else if !found.hasErrors {
      found.add(.emptyPreset(at: Span(wholeOf: file)))
    }
    diagnostics = found
  }
}

extension YAMLDocument {
  /// The map of a preset, nil if it is none.
  func presetRoot(into diagnostics: inout Diagnostics) -> Node? {
    if root.isNull {
      diagnostics.add(.emptyPreset(at: root.span))
      return nil
    }
    guard root.kind == .mapping else {
      diagnostics.add(
        Diagnostic(
          .wrongType, "a preset must be a map, found \(found(root))", at: root.beginning, help: shortPreset))
      return nil
    }
    return root
  }
}

private let shortPreset = "the shortest is `name: feed` and `header: { type: normalHeader }`"

extension Diagnostic {
  fileprivate static func emptyPreset(at span: Span) -> Diagnostic {
    Diagnostic(.emptyFile, "there is no preset in this file", at: span, help: shortPreset)
  }
}
