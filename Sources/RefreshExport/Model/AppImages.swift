import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshText
import RefreshYAML

/// The images that exported presets show, by the names by which an app finds them.
///
/// In an app all images lie side by side: two of one name would be one.
struct AppImages {
  /// An image that the presets name by its file.
  struct Image: Sendable {
    /// The name in the app.
    let name: String
    /// The file that is named.
    let file: ScaledFile
    /// Whether it is an animated GIF, of which an app reads the file.
    let isAnimated: Bool
  }

  /// Whether the files go into an asset catalog, in which no name has an extension.
  let isCatalog: Bool
  /// The images that are files of their own, in the order in which they are named.
  private(set) var files: [Image] = []
  /// Where each name was given first, and to what.
  private var known: [FileIdentity: (source: String, name: String, place: Span)] = [:]

  init(isCatalog: Bool) { self.isCatalog = isCatalog }

  /// The names of the frames of a state, with a duration where one is said; nil where they have no files, which is diagnosed.
  ///
  /// - Parameters:
  ///   - paths: The files; nil if there are none.
  ///   - frames: The frames.
  ///   - component: Where they are said.
  ///   - name: The key that says them, with dots.
  mutating func names(
    ofFrames paths: [String]?, in frames: FrameSequence, of component: ComponentGraph.Component, named name: String,
    into diagnostics: inout Diagnostics
  ) -> (names: ImageNames, duration: Interval?)? {
    let place = component.place(of: name) ?? component.place
    guard let paths else {
      return diagnostics.refuse(
        .framesWithoutFiles,
        "`\(name)` has \(counted(Int(frames.count), "frame")) without files, which an app can't show", at: place,
        help: "name the files, as in `frame_{1..\(frames.count)}@2x.png`")
    }
    let isTimed = component.value(of: name)?["duration"] != nil
    return (
      names(of: paths, count: Int(frames.count), at: place, into: &diagnostics), isTimed ? frames.duration : nil
    )
  }

  /// The names of the frames of a state.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - count: How many frames there are.
  mutating func names(
    of paths: [String], count: Int, at place: Span, into diagnostics: inout Diagnostics
  ) -> ImageNames {
    if let path = paths.first, paths.count == 1, count > 1 {
      let file = ScaledFile(path)
      let name = FilePath.name(of: file.stem)
      add(Image(name: name, file: file, isAnimated: true), at: place, into: &diagnostics)
      return .gif(name: name, scale: file.scale)
    }
    return ImageNames(paths.map { name(of: $0, at: place, into: &diagnostics) })
  }

  /// The name of an image.
  mutating func name(of path: String, at place: Span, into diagnostics: inout Diagnostics) -> String {
    if let name = AssetCatalogPath.name(of: path) {
      _ = isNew(name, name, of: FilePath.folder(of: path), at: place, into: &diagnostics)
      return name
    }
    let file = ScaledFile(path)
    // The system looks for PNG files by itself.
    let name = FilePath.name(of: file.stem) + (isCatalog || file.suffix == ".png" ? "" : file.suffix)
    add(Image(name: name, file: file, isAnimated: false), at: place, into: &diagnostics)
    return name
  }

  private mutating func add(_ image: Image, at place: Span, into diagnostics: inout Diagnostics) {
    let key = image.name + (image.isAnimated ? image.file.suffix : "")
    let source = image.file.stem + image.file.suffix
    if isNew(image.name, key, of: source, at: place, into: &diagnostics) { files.append(image) }
  }

  /// Whether a name is given for the first time.
  ///
  /// - Parameters:
  ///   - name: The name in the app.
  ///   - key: The name with what tells images from data.
  ///   - source: The files that it is given to.
  private mutating func isNew(
    _ name: String, _ key: String, of source: String, at place: Span, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard !name.isEmpty else {
      diagnostics.add(
        .namelessImage, "the image has no name in an app, which finds it by what its file has before the scale",
        at: place,
        help: "rename the file, as in `arrow@2x.png`")
      return false
    }
    guard let other = known[FileIdentity(key)] else {
      known[FileIdentity(key)] = (source, name, place)
      return true
    }
    if !other.source.utf8.elementsEqual(source.utf8) {
      let names =
        other.name.utf8.elementsEqual(name.utf8)
        ? "`\(name)`" : "`\(other.name)` and `\(name)`, which are one name,"
      diagnostics.add(
        .ambiguousImage, "two images would be \(names) in an app", at: place,
        labels: [Diagnostic.Label("the other is named here", at: other.place)],
        help: "give one of them another name")
    }
    return false
  }
}

/// The path of an image file, taken apart: `sun/rise_01`, `@2x`, `.png`.
struct ScaledFile: Sendable {
  /// The path.
  let path: String
  /// The path without scale and extension.
  let stem: String
  /// Pixels a point.
  let scale: Int
  /// The extension with its dot.
  let suffix: String

  init(_ path: String) {
    self.path = path
    let name = FilePath.name(of: path)
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    suffix = String(name[dot...])
    let bare = FilePath.folder(of: path) + name[..<dot]
    scale = bare.hasSuffix("@2x") ? 2 : bare.hasSuffix("@3x") ? 3 : 1
    stem = scale == 1 ? bare : String(bare.dropLast(3))
  }
}

/// Files in the folders of an asset catalog.
enum AssetCatalogPath {
  /// The name of an image set, of one of its files; nil for other files.
  ///
  /// Folders of the catalog are part of it only if they say so by `provides-namespace`.
  static func name(of path: String) -> String? {
    var folders = FilePath.folder(of: path).split(separator: "/").map(String.init)
    guard let set = folders.popLast(), set.hasSuffix(".imageset") else { return nil }
    var name = String(set.dropLast(".imageset".count))
    while let folder = folders.last, !folder.hasSuffix(".xcassets") {
      let root = (path.hasPrefix("/") ? "/" : "") + folders.joined(separator: "/")
      if providesNamespace(root) { name = folder + "/" + name }
      folders.removeLast()
    }
    return name
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    var ignored = Diagnostics()
    guard let file = SourceFile.read(path: folder + "/Contents.json", into: &ignored) else { return false }
    var reader = YAMLReader(file)
    return reader.next(into: &ignored)?.root["properties"]?["provides-namespace"]?.isScalar("true") ?? false
  }
}
