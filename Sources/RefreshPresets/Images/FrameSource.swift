import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshText
import RefreshYAML

/// The frames of a state, as they are written.
enum FrameSource: Sendable {
  /// Frames without files.
  case drawn(FrameSequence)
  /// Frames in files.
  case files(Files)

  /// The files of frames.
  struct Files: Sendable {
    /// The names, in order. Each may stand for several files.
    var names: [Located<String>] = []
    /// The duration of one cycle, or nil if it isn't given.
    var duration: Interval?
  }
}

extension ValueType where Value == FrameSource {
  /// The frames of a state: a path, which may contain a range; a list of paths; a map with a duration; or frames
  /// without files, such as `{count: 60, size: [60, 60]}`.
  static var frames: Self {
    let files = ValueType<[Located<String>]>.imageFiles
    let shape = ValueShape.named("frames") {
      .either([files.shape, DrawnFrames.keys.shape, FrameSource.Files.keys.shape])
    }
    let drawn = ValueType<DrawnFrames>.keys(DrawnFrames.keys) { DrawnFrames() }
    let map = ValueType<FrameSource.Files>.keys(FrameSource.Files.keys) { FrameSource.Files() }
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping || node.isNull else {
        return files.decode(node, as: name, into: &diagnostics).map { .files(FrameSource.Files(names: $0)) }
      }
      if let inner = node["frames"], inner["frames"] != nil || inner["count"] != nil {
        return diagnostics.refuse(
          .misplacedKey, "this `frames` is inside another `frames`", at: inner.beginning,
          help: "replace the outer `frames` with what is in it",
          fix: node.entries.count == 1 ? node.fix(writing: inner.flowText) : nil)
      }
      if node["frames"] != nil || node.namesFiles {
        return map.decode(node, as: name, into: &diagnostics).map { .files($0) }
      }
      return drawn.decode(node, as: name, into: &diagnostics)
        .map { .drawn(FrameSequence(count: $0.count, size: $0.size, duration: $0.duration)) }
    } write: {
      // Frames from files can be written as drawn ones, because only their number and size matter.
      if case .drawn(let frames) = $0 { drawn.written(DrawnFrames(frames)) } else { nil }
    }
  }
}

extension Node {
  /// Whether a map has the path of an image, or several, although under another key, and nothing of frames without
  /// files.
  fileprivate var namesFiles: Bool {
    guard self["count"] == nil, self["size"] == nil else { return false }
    return entries.contains { entry in
      let first = entry.value.kind == .sequence ? entry.value.items.first : entry.value
      return FilePath.isImage(first?.scalar ?? "")
    }
  }
}

extension ValueType where Value == [Located<String>] {
  /// A path, which may contain a range, or a list of paths.
  static var imageFiles: Self {
    let image = ValueType<Located<String>>.image(examples: ["frames/dropdown_{1..60}@2x.png", "loading.gif"])
    return .by(scalar: image.map { [$0] }, list: .list(of: image, count: 1...ImageHeader.greatestFrameCount))
  }
}

/// Frames without files.
private struct DrawnFrames {
  var count: Int32 = 1
  var size = Size.zero
  var duration: Interval?

  init() {}
  init(_ frames: FrameSequence) { (count, size, duration) = (frames.count, frames.size, frames.duration) }

  static let keys = KeySet<DrawnFrames>([
    Key(
      "count", .integer(1...Int32(ImageHeader.greatestFrameCount)), \.count, isRequired: true, examples: ["60"],
      "The number of frames."),
    Key(
      "size", .size(), \.size, isRequired: true, examples: ["[60, 60]"],
      "The width and height of a frame in points."),
    Key(
      "duration", .duration, \.duration, examples: ["0.3s"],
      "The duration of one round; by default, 0.1 s per frame."),
  ])
}

extension FrameSource.Files {
  fileprivate static let keys = KeySet<FrameSource.Files>(
    [
      Key(
        "frames", .imageFiles, \.names, isRequired: true, examples: ["[a@2x.png, b@2x.png]"],
        "The files of the frames, in order."),
      Key(
        "duration", .duration, \.duration, examples: ["0.3s"],
        "The duration of one round; by default, that of the GIF or 0.1 s per frame."),
    ],
    elsewhere: { name in
      name == "count" || name == "size"
        ? MisplacedKey(help: "`\(name)` is for frames without files; these have `frames`") : nil
    })
}

extension ValueType where Value == Located<String> {
  /// Returns the type of a single image.
  ///
  /// - Parameter examples: Image names as presets write them. The default is an arrow's.
  static func image(examples: [String] = ["arrow@2x.png"]) -> Self {
    ValueType<String>.path("the path of an image", to: .image, examples: examples).located
  }
}

/// The files of a component's frames, arrow and parts, of which the engine needs only the sizes.
public struct ImageFiles: Equatable, Sendable {
  /// The paths of each state's frames, in order; a single path if one file contains all frames, as in a GIF.
  public internal(set) var frames: [RefreshState: [String]] = [:]
  /// The path of the arrow's picture, or nil for MJRefresh's own.
  public internal(set) var arrow: String?
  /// The files of parts, by the part's name. Parts without images have none.
  public internal(set) var parts: [PartName: PartFiles] = [:]

  /// Makes an empty set of files.
  public init() {}
}
