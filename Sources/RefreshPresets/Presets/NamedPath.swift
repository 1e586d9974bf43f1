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
  /// The path that a file names; nil if it lies outside of the project, which is diagnosed.
  ///
  /// - Parameters:
  ///   - text: A path relative to the folder of the file that names it.
  ///   - span: Where it is named.
  ///   - diagnostics: Collects the diagnostics.
  package func path(_ text: String, at span: Span, into diagnostics: inout Diagnostics) -> String? {
    let path = FilePath.resolve(text, from: span.file.path)
    LookupLog.current?.note(path)
    guard contains(path) else {
      return diagnostics.refuse(outside(text, at: span))
    }
    return path
  }

  /// The path of a preset that a file names; nil if it may not be read, which is diagnosed.
  package func preset(_ text: String, at span: Span, into diagnostics: inout Diagnostics) -> String? {
    guard let path = path(text, at: span, into: &diagnostics) else { return nil }
    // What is wrong with a preset is shown with its lines; those of any other file are none of the reader's business.
    guard [path, FolderSearch.realPath(path) ?? path].allSatisfy(FilePath.isYAML) else {
      diagnostics.add(
        Diagnostic(
          .cannotRead,
          "\(quoted(text)) is not read as a preset, because its name does not end with `.yaml` or `.yml`",
          at: span))
      return nil
    }
    return path
  }

  /// A file outside of the project.
  package func outside(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .outsideProject, "\(quoted(text)) lies outside of the project, whose root is \(quoted(root))", at: span,
      help: "`--allow-outside` allows files outside; a `refreshcfg.yaml` marks the root of a project")
  }

  /// The path of a folder that a node names; nil if there is none, which is diagnosed.
  func folder(_ name: NamedPath, into diagnostics: inout Diagnostics) -> String? {
    guard let path = path(name.text, at: name.node.span, into: &diagnostics) else { return nil }
    if FolderSearch.isFolder(path) { return path }
    let isFile = FolderSearch.exists(path)
    let near = isFile ? nil : FolderSearch.nearest(to: path)
    return diagnostics.refuse(
      .missingFile, isFile ? "\(quoted(name.text)) is not a folder" : "there is no folder \(quoted(name.text))",
      at: name.node.span, help: near.map { "there is a `\($0)` in that place" })
  }
}

extension FolderSearch {
  /// The name that is most like that of a file, of those in its folder; nil if none is.
  static func nearest(to path: String) -> String? {
    nearestName(to: FilePath.name(of: path), in: names(in: FilePath.folder(of: path)))
  }
}
