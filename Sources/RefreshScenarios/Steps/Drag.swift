import RefreshEngine
import RefreshPresets

/// `drag`: the content is dragged to an exact offset.
struct Drag: Step {
  /// Where to.
  enum Way: Sendable {
    case to(Destination)
    case by(Destination)
  }

  let way: Way

  func run(on stage: inout Stage) {
    let offset = stage.simulation.contentOffset
    switch way {
    case .to(let destination): stage.simulation.drag(to: destination.point(from: offset))
    case .by(let distance): stage.simulation.drag(to: distance.point(by: offset))
    }
  }

  static let kind = StepKind(
    "drag",
    .oneKey([
      Key<Way?>("to", .destination, examples: ["-120", "{ x: 40 }"], "The content offset; a number is its y.") {
        $0 = .to($1)
      },
      Key<Way?>("by", .destination, examples: ["-30"], "What is added to the content offset; a number is its y.") {
        $0 = .by($1)
      },
    ]),
    examples: ["{ to: -120 }", "{ by: -30 }"],
    "The finger drags the content exactly so far, touching first if need be; the other axis stays."
  ) { way, _ in Drag(way: way) }
}
