import RefreshDiagnostics
import RefreshFiles

extension Preset {
  /// The preset as it would be without one of its keys, with the key's default in its place.
  ///
  /// - Parameter path: the names of the keys that lead to it, the outermost first: `header`, `titles`, `idle`.
  /// - Returns: nil where it is no preset any more: without its name, or its only component.
  public func removing(_ path: [String]) -> Preset? {
    var rest = extended
    rest.root = rest.root.removing(path)
    // It has been read before: what it names may be named, and what is wrong without the key is no news.
    var ignored = Diagnostics()
    let files = ProjectFiles(around: node.span.file.path, allowsOutside: true)
    return PresetReader.read(rest, files: files, into: &ignored)
  }
}
