import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshText

/// The images that exported presets show, by their names in the app.
///
/// All images of an app share one namespace, so two images with the same name would collide.
struct AppImages {
  /// An image that presets name by its file.
  struct Image: Sendable {
    /// The name in the app.
    let name: String
    let file: ScaledFile
    /// Whether it is an animated GIF; the app reads its file itself.
    let isAnimated: Bool
  }

  /// Whether the files go into an asset catalog, in which names have no extensions.
  let isCatalog: Bool
  /// The images that have their own files, in the order in which they are named.
  private(set) var files: [Image] = []
  /// The first file and place of each name.
  private var known: [FileIdentity: (source: String, name: String, place: Span)] = [:]

  init(isCatalog: Bool) { self.isCatalog = isCatalog }

  /// Returns the names of the frames of a state, with their duration if the preset sets one, or `nil` if they have
  /// no files, which is diagnosed.
  ///
  /// - Parameters:
  ///   - paths: The files; nil if there are none.
  ///   - frames: The frames.
  ///   - component: The component that declares them.
  ///   - name: The key that declares them, with dots.
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

  /// Returns the names of the frames of a state.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - count: The number of frames.
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

  /// Returns the name of an image.
  mutating func name(of path: String, at place: Span, into diagnostics: inout Diagnostics) -> String {
    if let name = AssetCatalogPath.name(of: path, into: &diagnostics) {
      _ = isNew(name, name, of: FilePath.folder(of: path), at: place, into: &diagnostics)
      return name
    }
    let file = ScaledFile(path)
    // The system finds PNG files without their extension.
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
  ///   - key: The name with what distinguishes images from data.
  ///   - source: The files that it is given to.
  private mutating func isNew(
    _ name: String, _ key: String, of source: String, at place: Span, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard !name.isEmpty else {
      diagnostics.add(
        .namelessImage, "the image has no name in an app, which finds it by the file name before the scale",
        at: place, help: "rename the file, as in `arrow@2x.png`")
      return false
    }
    guard let other = known[FileIdentity(key)] else {
      known[FileIdentity(key)] = (source, name, place)
      return true
    }
    if !other.source.utf8.elementsEqual(source.utf8) {
      let names =
        other.name.utf8.elementsEqual(name.utf8)
        ? "`\(name)`" : "`\(other.name)` and `\(name)`, which count as the same name,"
      diagnostics.add(
        .ambiguousImage, "two images would be \(names) in an app", at: place,
        labels: [Diagnostic.Label("the other is named here", at: other.place)],
        help: "give one of them another name")
    }
    return false
  }
}

/// The components of the path of an image file: `sun/rise_01`, `@2x`, `.png`.
struct ScaledFile: Sendable {
  let path: String
  /// The path without the scale and the extension.
  let stem: String
  /// The number of pixels per point.
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
