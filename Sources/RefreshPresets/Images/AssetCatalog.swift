import RefreshDiagnostics
import RefreshYAML

/// The image sets of an asset catalog, a folder `Images.xcassets`.
struct AssetCatalog {
  /// The path of the catalog.
  let path: String
  /// The folders of the image sets by their names, and by those with the folders that they lie in.
  private var folders: [String: String] = [:]

  /// Finds the image sets.
  ///
  /// - Parameters:
  ///   - name: the path as it is written.
  ///   - files: those of the project.
  ///   - diagnostics: takes that there is no such folder.
  init?(_ name: NamedPath, in files: ProjectFiles, into diagnostics: inout Diagnostics) {
    guard let path = files.path(name.text, namedAt: name.node, into: &diagnostics) else { return nil }
    guard FolderSearch.isFolder(path) else {
      let near = nearestName(to: FilePath.name(of: path), in: FolderSearch.names(in: FilePath.folder(of: path)))
      diagnostics.add(
        Diagnostic(
          .missingFile, "there is no folder \(quoted(name.text))", at: name.node.span,
          help: near.flatMap { FilePath.name(of: path) == $0 ? nil : "there is a `\($0)` in that place" }))
      return nil
    }
    self.path = path
    for contents in FolderSearch.files(below: path, endingIn: ["/Contents.json", "Contents.json"]) {
      let folder = String(FilePath.folder(of: contents).dropLast())
      guard folder.hasSuffix(".imageset") else { continue }
      let relative = String(folder.dropFirst(path.count + 1).dropLast(".imageset".count))
      for name in [FilePath.name(of: relative), relative] where folders[name] == nil { folders[name] = folder }
    }
  }

  /// The folder of an image set; nil if there is none of that name.
  subscript(name: String) -> String? { folders[name] }

  /// The names of all image sets.
  var names: [String] { folders.keys.sorted() }
}
