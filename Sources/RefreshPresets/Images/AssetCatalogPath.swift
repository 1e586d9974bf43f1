import RefreshDiagnostics
import RefreshFiles
import RefreshYAML

/// Files in the folders of an asset catalog.
package enum AssetCatalogPath {
  /// Returns the name of the image set to which a file belongs, or `nil` for other files.
  ///
  /// Folders of the catalog are part of it only if they say so by `provides-namespace`.
  package static func name(of path: String, into diagnostics: inout Diagnostics) -> String? {
    var folders = FilePath.folder(of: path).split(separator: "/").map(String.init)
    guard let set = folders.popLast(), set.hasSuffix(".imageset") else { return nil }
    var name = String(set.dropLast(".imageset".count))
    while let folder = folders.last, !folder.hasSuffix(".xcassets") {
      let root = (path.hasPrefix("/") ? "/" : "") + folders.joined(separator: "/")
      if providesNamespace(root, into: &diagnostics) { name = folder + "/" + name }
      folders.removeLast()
    }
    return name
  }

  private static func providesNamespace(_ folder: String, into diagnostics: inout Diagnostics) -> Bool {
    let path = folder + "/Contents.json"
    // A folder need not have one.
    guard FolderSearch.isFile(path), let file = SourceFile.read(path: path, into: &diagnostics) else {
      return false
    }
    var reader = YAMLReader(file)
    return reader.next(into: &diagnostics)?.root["properties"]?["provides-namespace"]?.isScalar("true") ?? false
  }
}
