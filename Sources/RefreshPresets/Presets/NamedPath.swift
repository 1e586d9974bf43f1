import RefreshDiagnostics
import RefreshFiles
import RefreshYAML

/// The name of a file or folder with its place.
struct NamedPath: Sendable {
  let text: String
  let node: Node
}

extension ValueType where Value == NamedPath {
  /// What a type of texts reads, with its place.
  static func named(_ type: ValueType<String>) -> Self {
    ValueType(type.shape) { node, name, diagnostics in
      type.decode(node, as: name, into: &diagnostics).map { NamedPath(text: $0, node: node) }
    }
  }
}

extension ProjectFiles {
  /// The path of something that a node names, nil if it lies outside, which is then said.
  ///
  /// - Parameters:
  ///   - name: a path relative to the folder of the node's file, with its place.
  ///   - diagnostics: takes what is wrong.
  func path(_ name: NamedPath, into diagnostics: inout Diagnostics) -> String? {
    let resolved = FilePath.resolve(name.text, from: name.node.span.file.path)
    LookupLog.current?.note(resolved)
    guard contains(resolved) else {
      diagnostics.add(
        Diagnostic(
          .outsideProject, "\(quoted(name.text)) lies outside of the project, whose root is \(quoted(root))",
          at: name.node.span,
          help: "`--allow-outside` allows files outside; a `refreshcfg.yaml` marks the root of a project"))
      return nil
    }
    return resolved
  }

  /// The path of a folder that a node names, nil if there is none, which is then said.
  func folder(_ name: NamedPath, into diagnostics: inout Diagnostics) -> String? {
    guard let path = path(name, into: &diagnostics) else { return nil }
    if FolderSearch.isFolder(path) { return path }
    let isFile = FolderSearch.exists(path)
    let near =
      isFile ? nil : nearestName(to: FilePath.name(of: path), in: FolderSearch.names(in: FilePath.folder(of: path)))
    diagnostics.add(
      Diagnostic(
        .missingFile, isFile ? "\(quoted(name.text)) is no folder" : "there is no folder \(quoted(name.text))",
        at: name.node.span, help: near.map { "there is a `\($0)` in that place" }))
    return nil
  }
}
