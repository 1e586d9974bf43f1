import RefreshEngine
import RefreshPresets

/// What a finger does.
extension StepKind {
  /// `touch`: a finger goes down.
  static let touch = StepKind(
    word: .touch, "touch", "A finger goes down: the pan begins, and the scroll view is being dragged.")

  /// `drag`: the content is dragged to an exact offset.
  static let drag = StepKind(
    "drag",
    .oneKey([
      Key<Command?>("to", .destination, examples: ["-120", "{ x: 40 }"], "The content offset; a number is its y.") {
        $0 = Command.drag(to: $1)
      },
      Key<Command?>(
        "by", .destination, examples: ["-30"], "What is added to the content offset; a number is its y."
      ) {
        $0 = Command.dragBy(Point(x: $1.x ?? 0, y: $1.y ?? 0))
      },
    ]),
    examples: ["{ to: -120 }", "{ by: -30 }"],
    "The finger drags the content exactly so far, touching first if need be; the other axis stays."
  ) { command, _ in Perform(command) }

  /// `pull`: the content is dragged so far that so much of a component shows.
  static let pull = StepKind(
    "pull",
    .componentMap(of: .pullAmount),
    examples: ["{ header: 60 }", "{ footer: 150% }"],
    "The finger drags until so much of the component shows, in points or as a part of its height (a trailer: width)."
  ) { pull, builder in
    builder.requireComponent(at: pull.role) ? Perform(.pull(pull.role.value, pull.item)) : nil
  }

  /// `release`: the finger goes up.
  static let release = StepKind(
    "release",
    .keys(
      KeySet<Point?>([
        Key(
          "velocity", .vector(of: .velocity), isRequired: true, examples: ["[0, -900]"],
          "The finger's velocity in points per second, right and down positive; the offset moves against it."
        ) { $0 = $1 }
      ]), from: { nil }),
    word: .release(velocity: nil), examples: ["{ velocity: [0, -900] }"],
    "The finger goes up: the pan ends, and physics takes over; without a velocity with that of the last swipe."
  ) { velocity, _ in Perform(.release(velocity: velocity)) }

  /// `cancel`: the system takes the finger away.
  static let cancel = StepKind(
    word: .cancel, "cancel", "The pan is cancelled, as by an alert or another gesture.")

  /// `tap`: a finger taps on a footer's label.
  static let tap = StepKind(
    "tap", ValueType<ComponentRole>.footer.located, examples: ["footer"],
    "A finger taps on the footer's label; the label has to be there and to be seen."
  ) { role, builder in
    guard builder.requireComponent(at: role) else { return nil }
    guard builder.requireLeaf(.stateLabelText, of: role) else { return nil }
    return Perform(.tap(role.value))
  }

  /// `swipe`: a finger moves along a path, and the content follows as physics has it.
  static let swipe = StepKind(
    "swipe",
    .keys(
      KeySet<SwipeDraft>([
        Key(
          "by", .vector(of: .length), isRequired: true, examples: ["[0, 320]"],
          "The finger's way in points, right and down positive; the offset moves against it."
        ) { $0.way = $1 },
        Key("duration", positiveDuration, isRequired: true, examples: ["0.3s"], "How long the finger takes.") {
          $0.duration = $1
        },
      ]), from: { SwipeDraft() }),
    examples: ["{ by: [0, 320], duration: 0.3s }"],
    "A finger moves along a straight path, through rubber bands at the edges, and stays down."
  ) { draft, _ in Perform(.swipe(by: draft.way, draft.duration)) }

  /// A path that takes no time would have no velocity.
  private static let positiveDuration = ValueType<Double>
    .number(
      NumberShape(.duration, minimum: 0, excludesMinimum: true, maximum: Interval.maximum.seconds)
    )
    .map { Interval(seconds: $0) }
}

/// The value of `swipe` as it is written.
private struct SwipeDraft: Sendable {
  var way = Point.zero
  var duration = Interval.zero
}

extension ValueType where Value == PullAmount {
  /// Points, or a percentage; a bare number is points.
  fileprivate static var pullAmount: Self {
    let points = ValueType<Double>.length
    let percent = ValueType<Double>.fraction
    return ValueType(.either([points.shape, percent.shape])) { node, name, diagnostics in
      if node.scalar?.hasSuffix("%") ?? false {
        return percent.decode(node, as: name, into: &diagnostics).map { .fraction($0) }
      }
      return points.decode(node, as: name, into: &diagnostics).map { .points($0) }
    }
  }
}

extension ValueType where Value == Point {
  /// Two numbers, along x and y: `[0, -900]`.
  static func vector(of coordinate: ValueType<Double>) -> Self {
    ValueType<[Double]>.list(of: coordinate, count: 2...2).map { Point(x: $0[0], y: $0[1]) }
  }
}
