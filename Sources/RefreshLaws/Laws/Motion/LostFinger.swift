import RefreshEngine

/// A list that doesn't know whether a finger is down.
struct LostFinger: Law {
  static let name = "lost-finger"
  static let summary = "a list is dragged while a finger is down, and only then"
  static let explanation =
    "Components refresh when a finger is lifted. A list that misses the touch or its end refreshes too early, or never."
  static let inquiry = LawInquiry(.value(.scroll(.offsetY)), sections: "S2.4, S2.6")
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.begins, .stepEnded]
  static let healthy = LawExample(
    "header: { type: normalHeader }", "scene: { content: { height: 1200 } }",
    steps: "swipe: { by: [0, -200], duration: 0.2s }", "release: { velocity: [0, -1000] }", "wait: settled")

  private var isDown = false
  private var hasMoved = false

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .begins(let command):
      // A component that isn't there can't be pulled.
      if case .pull(let role, _) = command, run.component(role) == nil { return }
      switch command.traits.actor {
      case .finger(.down): isDown = true
      case .finger(.move): (isDown, hasMoved) = (true, true)
      case .finger(.up): (isDown, hasMoved) = (false, false)
      case .finger(.tap), .time, .app, .world: break
      }
    case .stepEnded: checkFinger(in: run, &breaches)
    default: break
    }
  }

  private func checkFinger(in run: borrowing RunView, _ breaches: inout Breaches) {
    let scroll = run.simulation.scroll
    if scroll.isDragging != isDown {
      breaches.report(
        nil, nil, cause: "dragging", observed: [("scroll.dragging", .bool(isDown))],
        "the list is \(isDown ? "not " : "")dragged \(isDown ? "by" : "without") a finger")
    }
    let pan: PanState = !isDown ? .possible : hasMoved ? .changed : .began
    if scroll.pan != pan {
      breaches.report(
        nil, nil, cause: "pan", observed: [("scroll.pan", .text(pan.rawValue))],
        "the pan of the list is \(scroll.pan.rawValue), not \(pan.rawValue)")
    }
    let path = ObservablePath.scroll(.decelerating)
    if run.simulation[path] == .bool(true), isDown || !run.simulation.physics.isUnderWay {
      breaches.report(
        nil, nil, cause: "decelerating", observed: [(path.path, .bool(false))],
        "the list decelerates \(isDown ? "under a finger" : "without moving")")
    }
  }
}
