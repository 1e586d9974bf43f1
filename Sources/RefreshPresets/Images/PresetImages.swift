import RefreshDiagnostics
import RefreshEngine
import RefreshFiles

/// The images and texts that a preset names.
public final class PresetImages {
  /// An image that is there.
  struct Image: Sendable {
    let header: ImageHeader
    /// In points.
    let size: Size
    let path: String
  }

  /// A frame that is there.
  struct Frame: Sendable {
    let name: String
    let image: Image
  }

  /// The table of texts of a preset.
  enum TableSearch: Sendable {
    /// The preset doesn't name any.
    case none
    /// It can't be read, which has been diagnosed.
    case diagnosed
    case found(TextTable)
  }

  /// What a preset names for all of its components, where images and texts are looked up. The default is nothing.
  struct Named: Sendable {
    /// The catalog under `assets`.
    var assets: AssetCatalog?
    /// Whether a catalog is named but missing, which has been diagnosed.
    var isMissingAssets = false
    /// The table in which texts are looked up by their keys.
    var texts = TableSearch.none
  }

  /// An image that was looked for.
  enum Search {
    case found(Image)
    case missing
    case unusable(String)
    /// The image can't be used, which has been diagnosed.
    case diagnosed
  }

  let files: ProjectFiles
  let lookups: PresetLookups
  let named: Named

  /// Makes the images of a file that doesn't name a catalog or texts.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - allowsOutside: Whether images outside of the file's project may be named.
  ///   - lookups: What the run has found so far. The default is nothing.
  package convenience init(around path: String, allowsOutside: Bool, lookups: PresetLookups = PresetLookups()) {
    let files = ProjectFiles(around: path, allowsOutside: allowsOutside, lookups: lookups.files)
    self.init(files: files, lookups: lookups, named: Named())
  }

  init(files: ProjectFiles, lookups: PresetLookups, named: Named) {
    self.files = files
    self.lookups = lookups
    self.named = named
  }

  /// Makes the images of a component that has been read before: it may name these files.
  convenience init(of component: ComponentGraph.Component) {
    let lookups = PresetLookups()
    let files = ProjectFiles(around: component.written.span.file.path, allowsOutside: true, lookups: lookups.files)
    self.init(files: files, lookups: lookups, named: component.named)
  }

  /// Returns whether a name refers to an image set.
  func isAsset(_ name: String) -> Bool { !FilePath.isFile(name) }

  /// Looks for an image.
  ///
  /// - Parameters:
  ///   - name: A path, or the name of an image set.
  ///   - place: The span of the name.
  ///   - diagnostics: Collects the diagnostics: a path outside of the project, or an error in the image set.
  func find(_ name: String, at place: Span, into diagnostics: inout Diagnostics) -> Search {
    guard isAsset(name) else {
      guard let path = files.path(name, at: place, into: &diagnostics) else { return .diagnosed }
      return search(path, scale: Self.scale(of: path), at: place, into: &diagnostics)
    }
    guard !named.isMissingAssets else { return .diagnosed }
    guard let folder = named.assets?[name] else { return .missing }
    guard files.contains(folder + "/Contents.json") else { return .unusable("has a file outside the project") }
    let (best, found) = lookups.imageSet(in: folder)
    for diagnostic in found.all {
      diagnostics.add(diagnostic.adding([Diagnostic.Label("the image is used here", at: place)]))
    }
    guard let best else { return found.hasErrors ? .diagnosed : .unusable("is an image set without a file") }
    guard files.contains(best.path) else { return .unusable("has a file outside the project") }
    let result = search(best.path, scale: best.scale, at: place, into: &diagnostics)
    if case .missing = result { return .unusable("doesn't have its file \(quoted(FilePath.name(of: best.path)))") }
    return result
  }

  /// Returns the names that may be meant by that of a missing image: the last parts of paths, or names of image sets.
  func names(meantBy name: String, from file: SourceFile) -> [String] {
    isAsset(name)
      ? nearestNames(to: name, in: named.assets?.names ?? [])
      : lookups.names(meantBy: FilePath.resolve(name, from: file.path))
  }

  /// Returns the first folder of an image's path that is missing, and the one that may be meant by it, each with its slash.
  func folder(meantBy name: String, from file: SourceFile) -> (missing: String, right: String)? {
    guard !isAsset(name) else { return nil }
    for folder in FilePath.folders(around: name).dropLast().reversed() {
      let path = FilePath.resolve(folder, from: file.path)
      guard !FolderSearch.isFolder(path) else { continue }
      guard let near = FolderSearch.nearest(to: path) else { return nil }
      let right = FilePath.folder(of: String(folder.dropLast())) + near + "/"
      return FolderSearch.isFolder(FilePath.resolve(right, from: file.path)) ? (folder, right) : nil
    }
    return nil
  }

  /// Returns the paths of images that are written one after the other in a single text, with spaces or commas between them;
  /// nil if it is one path.
  func paths(in name: String, from file: SourceFile) -> [String]? {
    let paths = name.split { $0 == " " || $0 == "," }.map(String.init)
    let areThere = paths.allSatisfy { FolderSearch.isThere(FilePath.resolve($0, from: file.path)) }
    return paths.count > 1 && areThere ? paths : nil
  }

  /// The advice for the name of a missing image set where none can be found.
  func advice(forAsset name: String) -> String? {
    isAsset(name) && named.assets == nil
      ? "a name without an extension is an image in the catalog under `assets`" : nil
  }

  /// Returns the scale in a file's name, from `@2x` or `@3x` before the extension; otherwise 1.
  private static func scale(of path: String) -> Double {
    let name = FilePath.name(of: path)
    let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...]
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  private func search(
    _ path: String, scale: Double, at place: Span, into diagnostics: inout Diagnostics
  ) -> Search {
    switch lookups.header(at: path) {
    case .success(let header):
      let size = Size(width: Double(header.width) / scale, height: Double(header.height) / scale)
      return .found(Image(header: header, size: size, path: path))
    case .failure(.missing): return .missing
    case .failure(.exhausted(let reason)):
      diagnostics.add(
        Diagnostic(.cannotRead, "\(quoted(FilePath.name(of: path))) can't be read: \(reason)", at: place))
      return .diagnosed
    case .failure(let refusal): return .unusable(refusal.reason)
    }
  }
}
