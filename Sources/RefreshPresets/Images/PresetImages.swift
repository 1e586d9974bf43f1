import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshYAML

/// The images that a preset names. Each image's header is read only once.
public final class PresetImages {
  /// An image that was found.
  struct Image {
    let header: ImageHeader
    /// In points.
    let size: Size
    let path: String
  }

  /// The result of looking for an image.
  enum Finding {
    case found(Image)
    case missing
    case unusable(String)
    /// The image can't be used, which has been diagnosed.
    case diagnosed
  }

  private let files: ProjectFiles
  private let assets: AssetCatalog?
  /// Whether an asset catalog is named but missing, which has been diagnosed.
  private let isMissingAssets: Bool
  private var headers: [String: Result<ImageHeader, ImageHeader.Refusal>] = [:]

  /// Makes the images of a file without an asset catalog.
  ///
  /// - Parameter path: The path of the file.
  public convenience init(around path: String) { self.init(files: ProjectFiles(around: path), assets: nil) }

  init(files: ProjectFiles, assets: AssetCatalog?, isMissingAssets: Bool = false) {
    self.files = files
    self.assets = assets
    self.isMissingAssets = isMissingAssets
  }

  /// Returns whether a name refers to an image set.
  func isAsset(_ name: String) -> Bool { !FilePath.isFile(name) }

  /// Looks for an image.
  ///
  /// - Parameters:
  ///   - name: A path, or the name of an image set.
  ///   - node: The node that names it.
  ///   - diagnostics: Collects the diagnostics: a path outside of the project, or an error in the image set.
  func find(_ name: String, namedAt node: Node, into diagnostics: inout Diagnostics) -> Finding {
    guard isAsset(name) else {
      guard let path = files.path(name, at: node.span, into: &diagnostics) else { return .diagnosed }
      return finding(path, scale: Self.scale(of: path), namedAt: node, into: &diagnostics)
    }
    guard !isMissingAssets else { return .diagnosed }
    guard let folder = assets?[name] else { return .missing }
    guard files.contains(folder + "/Contents.json") else { return .unusable("has a file outside of the project") }
    var found = Diagnostics()
    let best = ImageSet.bestFile(in: folder, into: &found)
    for diagnostic in found.all {
      diagnostics.add(diagnostic.adding([Diagnostic.Label("the image is named here", at: node.span)]))
    }
    guard let best else { return found.hasErrors ? .diagnosed : .unusable("is an image set without a file") }
    guard files.contains(best.path) else { return .unusable("has a file outside of the project") }
    let finding = finding(best.path, scale: best.scale, namedAt: node, into: &diagnostics)
    if case .missing = finding { return .unusable("lacks its file \(quoted(FilePath.name(of: best.path)))") }
    return finding
  }

  /// Returns a suggestion for the name of a missing image.
  func suggestion(for name: String, from file: SourceFile) -> String? {
    guard !isAsset(name) else {
      guard let assets else { return "a name without an extension is an image of the catalog under `assets`" }
      return question(for: name, in: assets.names)
    }
    let path = FilePath.resolve(name, from: file.path)
    let names = FolderSearch.names(in: FilePath.folder(of: path))
    let missing = FilePath.name(of: path)
    let dot = missing.lastIndex(of: ".") ?? missing.endIndex
    let scaled = ["@2x", "@3x"].map { missing[..<dot] + $0 + missing[dot...] }.first { names.contains(String($0)) }
    return scaled.map { "did you mean `\($0)`?" } ?? question(for: missing, in: names)
  }

  /// Returns the scale in a file's name, from `@2x` or `@3x` before the extension; otherwise 1.
  private static func scale(of path: String) -> Double {
    let name = FilePath.name(of: path)
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  private func finding(
    _ path: String, scale: Double, namedAt node: Node, into diagnostics: inout Diagnostics
  ) -> Finding {
    let result = headers[path] ?? Result { () throws(ImageHeader.Refusal) in try read(path) }
    headers[path] = result
    switch result {
    case .success(let header):
      let size = Size(width: Double(header.width) / scale, height: Double(header.height) / scale)
      return .found(Image(header: header, size: size, path: path))
    case .failure(.missing): return .missing
    case .failure(.exhausted(let reason)):
      diagnostics.add(
        Diagnostic(.cannotRead, "\(quoted(FilePath.name(of: path))) can't be read: \(reason)", at: node.span))
      return .diagnosed
    case .failure(let refusal): return .unusable(refusal.reason)
    }
  }

  private func read(_ path: String) throws(ImageHeader.Refusal) -> ImageHeader {
    guard FolderSearch.exists(path) else { throw .missing }
    guard FolderSearch.isFile(path) else { throw .unreadable("is not a file") }
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      let beginning = try InputFile.beginning(of: path, count: 256)
      let needed = ImageHeader.neededBytes(beginning)
      let isShort = needed > beginning.count && beginning.count == 256
      bytes = isShort ? try InputFile.beginning(of: path, count: needed) : beginning
    } catch  where error.isExhaustion {
      throw .exhausted(error.reason)
    } catch {
      throw .unreadable("can't be read: \(error.reason)")
    }
    return try ImageHeader.read(bytes)
  }
}
