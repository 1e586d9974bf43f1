import RefreshDiagnostics
import RefreshYAML

extension FileKind {
  /// Determines the kind of a file by its name, or else by its first document: only a suite has scenarios.
  public init(of file: SourceFile, at path: String) {
    if let named = Self.allCases.first(where: { path.hasSuffix($0.rawValue) }) {
      self = named
      return
    }
    let root = Diagnostics.asking { found in
      var reader = YAMLReader(file)
      return reader.next(into: &found)?.root
    }.reportedElsewhere
    self = root?["scenarios"] != nil || root?["suite"] != nil ? .scenarios : .preset
  }
}
