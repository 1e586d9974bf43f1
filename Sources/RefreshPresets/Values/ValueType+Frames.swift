import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

extension ValueType where Value == FrameSequence {
  /// The frames of a state.
  ///
  /// This version reads frames without files, `{count: 60, size: [60, 60]}`; files are refused and say so.
  public static var frames: Self {
    let files = ValueShape.text(
      TextShape("the path of an image", examples: ["frames/dropdown_{1..60}@2x.png", "loading.gif"]))
    let shape = ValueShape.named("frames") {
      .either([files, .list(of: files, count: 1...greatestFrameCount), frameKeys.shape])
    }
    let map = ValueType<FrameDraft>.keys(frameKeys) { FrameDraft() }
    return ValueType(shape) { node, name, diagnostics in
      if node.kind != .mapping, !node.isNull {
        diagnostics.add(Diagnostic(.imageFiles, imageFilesReason, at: node.span, help: imageFilesHelp))
        return nil
      }
      // Named files have been diagnosed; what they lack of the other form is no further cause.
      if node["frames"] != nil {
        var known = Diagnostics()
        _ = map.decode(node, as: name, into: &known)
        for diagnostic in known.all where diagnostic.id != .missingKey { diagnostics.add(diagnostic) }
        return nil
      }
      return map.decode(node, as: name, into: &diagnostics)
        .map { FrameSequence(count: $0.count, size: $0.size, duration: $0.duration) }
    }
  }
}

private struct FrameDraft {
  var count: Int32 = 1
  var size = Size.zero
  var duration: Interval?
}

private let greatestFrameCount = 1_000
let imageFilesReason = "image files are not supported yet"
private let imageFilesHelp = "describe the frames instead: `{count: 60, size: [60, 60]}`"

private let frameKeys = KeySet<FrameDraft>([
  Key(
    "count", .integer(1...Int32(greatestFrameCount)), isRequired: true, examples: ["60"],
    "How many frames there are."
  ) { $0.count = $1 },
  Key("size", .size(), isRequired: true, examples: ["[60, 60]"], "The width and height of a frame in points.") {
    $0.size = $1
  },
  Key("duration", .duration, examples: ["0.3s"], "How long one round takes; 0.1 s a frame if it is not given.") {
    $0.duration = $1
  },
  Key(
    "frames", unsupported: .anything, .imageFiles, because: imageFilesReason, help: imageFilesHelp,
    "The files of the frames, in order."),
])
