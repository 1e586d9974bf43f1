import RefreshDiagnostics
import RefreshFiles
import RefreshText
import RefreshYAML

/// The image sets of an asset catalog, a folder `Images.xcassets`.
package struct AssetCatalog: Sendable {
  /// The folders of the image sets by their names, and by those with the folders that they lie in.
  private var folders: [String: String] = [:]

  /// Finds the image sets below a folder.
  package init(in path: String) {
    for contents in FolderSearch.files(below: path, endingIn: ["/Contents.json", "Contents.json"]) {
      let folder = String(FilePath.folder(of: contents).dropLast())
      guard folder.hasSuffix(".imageset") else { continue }
      let relative = String(folder.dropFirst(path.count + 1).dropLast(".imageset".count))
      for name in [FilePath.name(of: relative), relative] where folders[name] == nil { folders[name] = folder }
    }
  }

  /// The folder of an image set, or nil if there is none with that name.
  package subscript(name: String) -> String? { folders[name] }

  /// The names of all image sets.
  package var names: [String] { folders.keys.ordered() }
}

/// The `Contents.json` of an image set.
enum ImageSet {
  /// A file of an image set.
  struct File: Equatable, Sendable {
    let path: String
    let scale: Double
    /// Whether it is for all devices and for both appearances.
    let isUniversal: Bool
  }

  /// Returns the file with the highest scale. If several have it, those for all devices and appearances come
  /// first, then the first in the list.
  ///
  /// - Parameters:
  ///   - folder: The path of the image set.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The file, or nil if there is none.
  static func bestFile(in folder: String, into diagnostics: inout Diagnostics) -> File? {
    guard let file = SourceFile.read(path: folder + "/Contents.json", into: &diagnostics) else { return nil }
    var reader = YAMLReader(file)
    guard let root = reader.next(into: &diagnostics)?.root else { return nil }
    guard let images = root["images"], images.kind == .sequence else {
      return diagnostics.refuse(
        .badImageSet, "this image set doesn't have a list `images`", at: root["images"]?.span ?? root.beginning)
    }
    let files = images.items.compactMap { self.file($0, in: folder) }
    return files.max { ($0.scale, $0.isUniversal ? 1 : 0) < ($1.scale, $1.isUniversal ? 1 : 0) }
  }

  private static func file(_ image: Node, in folder: String) -> File? {
    guard let name = image["filename"]?.scalar, !name.isEmpty else { return nil }
    let scale = image["scale"]?.scalar.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil } ?? 1
    guard scale >= 1, scale <= 10 else { return nil }
    return File(
      path: folder + "/" + name, scale: scale,
      isUniversal: image["appearances"] == nil && image["idiom"]?.isScalar("universal") ?? true)
  }
}
