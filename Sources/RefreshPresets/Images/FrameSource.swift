import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

/// The frames of a state as they are written.
enum FrameSource: Sendable {
  /// Frames without files.
  case drawn(FrameSequence)
  /// Frames in files.
  case files(Files)

  /// The files of frames.
  struct Files: Sendable {
    /// In order; each may stand for several.
    var names: [NamedPath] = []
    /// How long one round takes; nil if it is not given.
    var duration: Interval?
  }
}

extension ValueType where Value == FrameSource {
  /// The frames of a state: a path, maybe with a range; a list of them; a map with a duration; or frames without files,
  /// `{count: 60, size: [60, 60]}`.
  static var frames: Self {
    let files = ValueType<[NamedPath]>.imageFiles
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
          .misplacedKey, "these are frames in frames: one `frames` is too many", at: inner.beginning,
          help: "what stands under the outer `frames` belongs in its place",
          fix: node.entries.count == 1
            ? inner.flowText.map { Fix(replacing: node.span, by: $0, isSafe: true) } : nil)
      }
      if node["frames"] != nil { return map.decode(node, as: name, into: &diagnostics).map { .files($0) } }
      return drawn.decode(node, as: name, into: &diagnostics)
        .map { .drawn(FrameSequence(count: $0.count, size: $0.size, duration: $0.duration)) }
    } write: {
      // Frames that come from files are as good as drawn ones: only their number and size count.
      if case .drawn(let frames) = $0 { drawn.written(DrawnFrames(frames)) } else { nil }
    }
  }
}

extension ValueType where Value == [NamedPath] {
  /// A path, maybe with a range, or a list of them.
  static var imageFiles: Self {
    let image = ValueType<NamedPath>.image(examples: ["frames/dropdown_{1..60}@2x.png", "loading.gif"])
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
      "count", .integer(1...Int32(ImageHeader.greatestFrameCount)), isRequired: true, examples: ["60"],
      "How many frames there are."
    ) {
      $0.count = $1
    } from: {
      $0.count
    },
    Key("size", .size(), isRequired: true, examples: ["[60, 60]"], "The width and height of a frame in points.") {
      $0.size = $1
    } from: {
      $0.size
    },
    Key("duration", .duration, examples: ["0.3s"], "How long one round takes; 0.1 s a frame if it is not given.") {
      $0.duration = $1
    } from: {
      $0.duration
    },
  ])
}

extension FrameSource.Files {
  fileprivate static let keys = KeySet<FrameSource.Files>(
    [
      Key(
        "frames", .imageFiles, isRequired: true, examples: ["[a@2x.png, b@2x.png]"],
        "The files of the frames, in order."
      ) { $0.names = $1 },
      Key(
        "duration", .duration, examples: ["0.3s"],
        "How long one round takes; what the GIF says, or 0.1 s a frame, if it is not given."
      ) { $0.duration = $1 },
    ],
    elsewhere: { name in
      name == "count" || name == "size"
        ? MisplacedKey(help: "`\(name)` is for frames without files; these have `frames`") : nil
    })
}

extension ValueType where Value == NamedPath {
  /// One image.
  ///
  /// - Parameter examples: Images as presets name them. The default is that of an arrow.
  static func image(examples: [String] = ["arrow@2x.png"]) -> Self {
    .named(.path("the path of an image", to: .image, examples: examples))
  }
}

/// The files of a component's frames and of its arrow, which the engine needs no more of than their sizes.
public struct ImageFiles: Equatable, Sendable {
  /// The paths of the frames of each state, in order; one alone where a file holds all frames, as GIFs do.
  public internal(set) var frames: [RefreshState: [String]] = [:]
  /// The path of the arrow's picture; nil for the library's own.
  public internal(set) var arrow: String?

  /// No files.
  public init() {}
}
