import RefreshDiagnostics
import RefreshFiles
import RefreshYAML

/// The path of a file or folder as it is written, with its place; of an image also its name in an asset catalog.
struct NamedPath: Sendable {
  let text: String
  let node: Node

  /// The path from where the program runs.
  var path: String { FilePath.resolve(text, from: node.span.file.path) }
}

extension ValueType where Value == NamedPath {
  /// A path with its place.
  static func named(_ type: ValueType<String>) -> Self {
    ValueType(type.shape) { node, name, diagnostics in
      type.decode(node, as: name, into: &diagnostics).map { NamedPath(text: $0, node: node) }
    }
  }
}

extension ProjectFiles {
  /// The path that a node names; nil if it lies outside of the project, which is diagnosed.
  ///
  /// - Parameters:
  ///   - name: A path relative to the folder of the node's file, with its place.
  ///   - diagnostics: Collects the diagnostics.
  func path(_ name: NamedPath, into diagnostics: inout Diagnostics) -> String? {
    let path = name.path
    LookupLog.current?.note(path)
    guard contains(path) else {
      return diagnostics.refuse(
        .outsideProject, "\(quoted(name.text)) lies outside of the project, whose root is \(quoted(root))",
        at: name.node.span,
        help: "`--allow-outside` allows files outside; a `refreshcfg.yaml` marks the root of a project")
    }
    return path
  }

  /// The path of a folder that a node names; nil if there is none, which is diagnosed.
  func folder(_ name: NamedPath, into diagnostics: inout Diagnostics) -> String? {
    guard let path = path(name, into: &diagnostics) else { return nil }
    if FolderSearch.isFolder(path) { return path }
    let isFile = FolderSearch.exists(path)
    let near = isFile ? nil : FolderSearch.nearest(to: path)
    return diagnostics.refuse(
      .missingFile, isFile ? "\(quoted(name.text)) is no folder" : "there is no folder \(quoted(name.text))",
      at: name.node.span, help: near.map { "there is a `\($0)` in that place" })
  }
}

extension FolderSearch {
  /// The name that is most like that of a file, of those in its folder; nil if none is.
  static func nearest(to path: String) -> String? {
    nearestName(to: FilePath.name(of: path), in: names(in: FilePath.folder(of: path)))
  }
}
