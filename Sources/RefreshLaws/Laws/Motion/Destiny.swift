import RefreshEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The place where the content should come to rest if nothing happens until then.
struct Destiny {
  /// The offset; with pages, the offset at which the drag began.
  let offset: Point
  /// The range of offsets, which must not change on the way.
  let ranges: OffsetRanges
  /// Whether the content comes to rest on a page.
  var isPaged = false
  /// The place to which the content would glide without pages and edges.
  var glide = Point.zero
  /// The way there; nil if it is not computed.
  var flight: Flight?

  /// The way of content that nothing holds.
  struct Flight {
    let began: Instant
    let start: Point
    /// The velocity of the offset, in points a second.
    let velocity: Point
    /// The rate at which velocity is lost, a second.
    let decay: Double
    /// The end of an app's animation; nil for a glide.
    var goal: Point?

    /// The duration of an animated scroll, in seconds.
    private static let scrollDuration = 0.25

    /// The offset along an axis after some seconds.
    func offset(along axis: ScrollAxis, in range: ClosedRange<Double>, after time: Double) -> Double {
      let (start, velocity) = (start[axis], velocity[axis])
      if let goal {
        let share = min(time / Self.scrollDuration, 1)
        return start + (goal[axis] - start) * share * share * (3 - 2 * share)
      }
      if range.contains(start) {
        let offset = start + velocity * (1 - exp(-decay * time)) / decay
        let edge = range.nearest(to: offset)
        guard offset != edge else { return offset }
        // It reaches the edge with the speed that is left there, and continues with it.
        let left = 1 - (edge - start) * decay / velocity
        let beyond = time + log(left) / decay
        return edge + exp(-10 * beyond) * velocity * left * beyond
      }
      // A critically damped spring of the stiffness 100.
      let edge = range.nearest(to: start)
      return edge + exp(-10 * time) * (start - edge + (velocity + 10 * (start - edge)) * time)
    }
  }
}

extension Destiny {
  /// The destiny that a command gives the content; nil for a command that gives none.
  init?(of command: Command, in run: borrowing RunView) {
    guard run.simulation.physics.kind == .uikit, !run.ledger.isReset, !run.ledger.hasReplaced else { return nil }
    let scroll = run.simulation.scroll
    let ranges = OffsetRanges(of: scroll)
    if command.isLift {
      let velocity =
        if case .release(let velocity) = command { velocity ?? run.ledger.swipeVelocity } else { Point.zero }
      self.init(lettingGoAt: velocity, ranges, in: run)
      return
    }
    guard command.isScroll else { return nil }
    var goal = scroll.offset
    switch command.path {
    case .to(let place): goal = Point(x: place.x ?? goal.x, y: place.y ?? goal.y)
    case .toEnd(.top): goal.y = ranges[.vertical].lowerBound
    case .toEnd(.bottom): goal.y = ranges[.vertical].upperBound
    // A step by a distance aims at an end that no law has computed.
    case .by, .toEnd(.left), .toEnd(.right), .under, .showing, nil: return nil
    }
    self.init(aimedAt: goal, command.isAnimated, ranges, in: run)
  }

  /// Content that a finger lets go.
  private init?(lettingGoAt velocity: Point, _ ranges: OffsetRanges, in run: borrowing RunView) {
    let scroll = run.simulation.scroll
    guard scroll.isDragging else { return nil }
    // -1000 ln d, where d of the speed, `UIScrollView.DecelerationRate`, is left after each millisecond: 0.99 or 0.998.
    let decay = run.world.scene.decelerationRate == .fast ? 10.050_335_853_501_45 : 2.002_002_670_673_077
    var (end, speed) = (scroll.offset, Point.zero)
    for axis in ScrollAxis.both where ranges[axis].lowerBound < ranges[axis].upperBound || run.world.bounces(axis) {
      speed[axis] = -velocity[axis]
    }
    if scroll.isPagingEnabled {
      guard let touch = run.ledger.touchOffset else { return nil }
      let glide = Point(x: end.x + speed.x / decay, y: end.y + speed.y / decay)
      self.init(offset: touch, ranges: ranges, isPaged: true, glide: glide)
      return
    }
    for axis in ScrollAxis.both {
      let way = ranges[axis].contains(end[axis]) ? speed[axis] / decay : 0
      end[axis] = ranges[axis].nearest(to: end[axis] + way)
    }
    // A header that refreshes moves the edges on the way.
    let flight = Flight(began: run.simulation.now, start: scroll.offset, velocity: speed, decay: decay)
    self.init(offset: end, ranges: ranges, flight: run.ledger.isBusy ? nil : flight)
  }

  /// Content that an app scrolls.
  private init?(aimedAt end: Point, _ isAnimated: Bool, _ ranges: OffsetRanges, in run: borrowing RunView) {
    let scroll = run.simulation.scroll
    guard !scroll.isDragging, !run.simulation.physics.isUnderWay else { return nil }
    let flight = Flight(began: run.simulation.now, start: scroll.offset, velocity: .zero, decay: 1, goal: end)
    self.init(offset: end, ranges: ranges, flight: isAnimated ? flight : nil)
  }
}
