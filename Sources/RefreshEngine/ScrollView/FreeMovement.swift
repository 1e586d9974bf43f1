/// What the content does along both axes when the finger has left it.
struct FreeMovement: Sendable {
  /// The motion along one axis, and since when.
  struct Part: Sendable {
    let began: Instant
    let motion: ScrollMotion

    func time(at now: Instant) -> Double { (now - began).seconds }
  }

  var x: Part?
  var y: Part?

  subscript(axis: ScrollAxis) -> Part? {
    get {
      switch axis {
      case .vertical: y
      case .horizontal: x
      }
    }
    set {
      switch axis {
      case .vertical: y = newValue
      case .horizontal: x = newValue
      }
    }
  }

  /// Whether both axes have come to rest.
  func isDone(at now: Instant) -> Bool {
    (x.map { $0.motion.isDone(at: $0.time(at: now)) } ?? true)
      && (y.map { $0.motion.isDone(at: $0.time(at: now)) } ?? true)
  }
}
