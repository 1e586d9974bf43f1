import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
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
    var names: [ImageName] = []
    /// How long one round takes; nil if it is not given.
    var duration: Interval?
  }
}

extension ValueType where Value == FrameSource {
  /// The frames of a state: a path, maybe with a range; a list of them; a map with a duration; or frames without files,
  /// `{count: 60, size: [60, 60]}`.
  static var frames: Self {
    let files = ValueType<[ImageName]>.imageFiles
    let shape = ValueShape.named("frames") { .either([files.shape, FrameKeys.drawn.shape, FrameKeys.files.shape]) }
    let drawn = ValueType<FrameKeys.Drawn>.keys(FrameKeys.drawn) { FrameKeys.Drawn() }
    let map = ValueType<FrameSource.Files>.keys(FrameKeys.files) { FrameSource.Files() }
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping || node.isNull else {
        return files.decode(node, as: name, into: &diagnostics).map { .files(FrameSource.Files(names: $0)) }
      }
      if node["frames"] != nil { return map.decode(node, as: name, into: &diagnostics).map { .files($0) } }
      return drawn.decode(node, as: name, into: &diagnostics)
        .map { .drawn(FrameSequence(count: $0.count, size: $0.size, duration: $0.duration)) }
    }
  }
}

extension ValueType where Value == [ImageName] {
  /// A path, maybe with a range, or a list of them.
  static var imageFiles: Self {
    let image = ValueType<ImageName>.image(examples: ["frames/dropdown_{1..60}@2x.png", "loading.gif"])
    return .by(scalar: image.map { [$0] }, list: .list(of: image, count: 1...ImageHeader.greatestFrameCount))
  }
}

/// The keys of frames that are written as a map.
private enum FrameKeys {
  struct Drawn {
    var count: Int32 = 1
    var size = Size.zero
    var duration: Interval?
  }

  static let drawn = KeySet<Drawn>([
    Key(
      "count", .integer(1...Int32(ImageHeader.greatestFrameCount)), isRequired: true, examples: ["60"],
      "How many frames there are."
    ) { $0.count = $1 },
    Key("size", .size(), isRequired: true, examples: ["[60, 60]"], "The width and height of a frame in points.") {
      $0.size = $1
    },
    Key("duration", .duration, examples: ["0.3s"], "How long one round takes; 0.1 s a frame if it is not given.") {
      $0.duration = $1
    },
  ])

  static let files = KeySet<FrameSource.Files>(
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

/// The path of an image, or its name in an asset catalog, as it is written.
struct ImageName: Sendable {
  let text: String
  let node: Node

  /// The scale that the name of a file says, `@2x` or `@3x` before the extension; else 1.
  static func scale(of path: String) -> Double {
    let name = FilePath.name(of: path)
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
}

extension ValueType where Value == ImageName {
  /// One image, as an arrow has it.
  static var image: Self { image(examples: ["arrow@2x.png"]) }

  /// One image.
  static func image(examples: [String]) -> Self {
    let path = ValueType<String>.path("the path of an image", to: .image, examples: examples)
    return ValueType(path.shape) { node, name, diagnostics in
      path.decode(node, as: name, into: &diagnostics).map { ImageName(text: $0, node: node) }
    }
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
