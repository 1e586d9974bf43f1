import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshYAML

/// The images that a preset names; the header of each is read once.
public final class PresetImages {
  /// An image that was looked for.
  enum Finding {
    case found(ImageHeader, size: Size, path: String)
    case missing
    case unusable(String)
    /// What is wrong with it has been said elsewhere.
    case diagnosed
  }

  private let files: ProjectFiles
  private let assets: AssetCatalog?
  /// Whether there should be assets and are none, which has been said.
  private let isMissingAssets: Bool
  private var headers: [String: Result<ImageHeader, Unreadable>] = [:]

  private struct Unreadable: Error {
    let reason: String?
  }

  /// Makes the images of a file without an asset catalog.
  ///
  /// - Parameter path: the path of the file.
  public convenience init(around path: String) { self.init(files: ProjectFiles(around: path), assets: nil) }

  init(files: ProjectFiles, assets: AssetCatalog?, isMissingAssets: Bool = false) {
    self.files = files
    self.assets = assets
    self.isMissingAssets = isMissingAssets
  }

  /// Whether a name is that of an image set.
  func isAsset(_ name: String) -> Bool { !FilePath.isFile(name) }

  /// Looks for an image.
  ///
  /// - Parameters:
  ///   - name: a path, or the name of an image set.
  ///   - node: where it is named.
  ///   - diagnostics: takes that it lies outside of the project, or what is wrong with its image set.
  func image(_ name: String, namedAt node: Node, into diagnostics: inout Diagnostics) -> Finding {
    guard isAsset(name) else {
      guard let path = files.path(NamedPath(text: name, node: node), into: &diagnostics) else { return .diagnosed }
      return finding(path, scale: ImageName.scale(of: path))
    }
    guard !isMissingAssets else { return .diagnosed }
    guard let folder = assets?[name] else { return .missing }
    var found = Diagnostics()
    let best = ImageSet.bestFile(in: folder, into: &found)
    for diagnostic in found.all {
      diagnostics.add(diagnostic.adding([Diagnostic.Label("the image is named here", at: node.span)]))
    }
    guard let best else { return found.hasErrors ? .diagnosed : .unusable("is an image set without a file") }
    guard files.contains(best.path) else { return .unusable("has a file outside of the project") }
    if case .missing = finding(best.path, scale: best.scale) {
      return .unusable("lacks its file \(quoted(FilePath.name(of: best.path)))")
    }
    return finding(best.path, scale: best.scale)
  }

  /// What may have been meant by the name of an image that is not there.
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

  private func finding(_ path: String, scale: Double) -> Finding {
    let result = headers[path] ?? read(path)
    headers[path] = result
    switch result {
    case .success(let header):
      let size = Size(width: Double(header.width) / scale, height: Double(header.height) / scale)
      return .found(header, size: size, path: path)
    case .failure(let unreadable): return unreadable.reason.map { .unusable($0) } ?? .missing
    }
  }

  private func read(_ path: String) -> Result<ImageHeader, Unreadable> {
    guard FolderSearch.exists(path) else { return .failure(Unreadable(reason: nil)) }
    guard FolderSearch.isFile(path) else { return .failure(Unreadable(reason: "is no file")) }
    do {
      var bytes = try InputFile.beginning(of: path, count: 256)
      let needed = ImageHeader.neededBytes(bytes)
      if needed > bytes.count, bytes.count == 256 {
        bytes = try InputFile.beginning(of: path, count: needed)
      }
      do {
        return .success(try ImageHeader.read(bytes))
      } catch .otherFormat {
        return .failure(Unreadable(reason: "is no PNG, JPEG, GIF or WebP"))
      } catch .tooManyFrames {
        return .failure(Unreadable(reason: "has more than \(ImageHeader.greatestFrameCount) frames"))
      } catch {
        return .failure(Unreadable(reason: "is a damaged image"))
      }
    } catch {
      return .failure(Unreadable(reason: "can't be read: \(error.reason)"))
    }
  }
}
