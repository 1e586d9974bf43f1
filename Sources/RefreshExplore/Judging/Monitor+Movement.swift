import RefreshEngine
import RefreshPresets
import RefreshScenarios

// For the exponential.
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Judging the movement of the content.
extension Monitor {
  /// The position at which the content will come to rest, if nothing happens until then.
  struct Destiny {
    /// The offset; with pages, the offset at which the drag began.
    let offset: Point
    let ranges: OffsetRanges
    var isPaged = false
    /// The offset to which it would glide without pages and edges.
    var glide = Point.zero
    /// The flight of the content after it was let go.
    var flight: Flight?
  }

  /// The path of a swiping finger.
  final class Path {
    let way: Point
    let duration: Interval
    let began: Instant
    /// The offset of the content before the swipe.
    let start: Point
    let ranges: OffsetRanges
    /// Whether the swipe was judged halfway.
    var isJudged = false

    init(_ way: Point, _ duration: Interval, began: Instant, start: Point, in ranges: OffsetRanges) {
      (self.way, self.duration, self.began, self.start, self.ranges) = (way, duration, began, start, ranges)
    }
  }

  /// The motion of content that a finger has let go.
  struct Flight {
    let began: Instant
    let start: Point
    /// The velocity of the offset, in points per second.
    let velocity: Point
    /// The decay rate of the velocity, per second.
    let decay: Double
    /// The end of an app's animation, which takes a quarter of a second; `nil` for a glide.
    var goal: Point?

    /// Returns the offset along an axis after a time in seconds, or `nil` after a bounce.
    func offset(along axis: ScrollAxis, in range: ClosedRange<Double>, after time: Double) -> Double? {
      let (start, velocity) = (start[axis], velocity[axis])
      if let goal {
        let share = min(time / 0.25, 1)
        return start + (goal[axis] - start) * share * share * (3 - 2 * share)
      }
      if range.contains(start) {
        let offset = start + velocity * (1 - exp(-decay * time)) / decay
        return range.contains(offset) ? offset : nil
      }
      // A critically damped spring with a stiffness of 100.
      let edge = range.nearest(to: start)
      return edge + exp(-10 * time) * (start - edge + (velocity + 10 * (start - edge)) * time)
    }
  }

  /// Records where a command will bring the content.
  func foresee(_ command: Command, in simulation: inout Simulation) {
    switch command {
    case .wait, .settle: return
    default: destiny = nil
    }
    let scroll = simulation.scroll
    let ranges = OffsetRanges(of: scroll)
    guard simulation.physics.kind == .uikit, !isReset, !records.contains(where: { $0.isReplaced }) else { return }
    switch command {
    case .release, .cancel:
      guard scroll.isDragging else { return }
      var velocity = swipeVelocity
      if case .release(let given?) = command { velocity = given }
      if case .cancel = command { velocity = .zero }
      // -1000 ln d, where d is the share of the velocity left after each millisecond,
      // `UIScrollView.DecelerationRate`: 0.99 or 0.998.
      let decay = run.scene.decelerationRate == .fast ? 10.050_335_853_501_45 : 2.002_002_670_673_077
      var (end, speed) = (scroll.offset, Point.zero)
      for axis in ScrollAxis.both where ranges[axis].lowerBound < ranges[axis].upperBound || bounces(axis) {
        speed[axis] = -velocity[axis]
      }
      if scroll.isPagingEnabled {
        let glide = Point(x: end.x + speed.x / decay, y: end.y + speed.y / decay)
        destiny = touchOffset.map { Destiny(offset: $0, ranges: ranges, isPaged: true, glide: glide) }
        return
      }
      for axis in ScrollAxis.both {
        let way = ranges[axis].contains(end[axis]) ? speed[axis] / decay : 0
        end[axis] = ranges[axis].nearest(to: end[axis] + way)
      }
      // A refreshing header moves the edges during the flight.
      let isBusy = records.contains { $0.state == .refreshing }
      let flight = Flight(began: simulation.now, start: scroll.offset, velocity: speed, decay: decay)
      destiny = Destiny(offset: end, ranges: ranges, flight: isBusy ? nil : flight)
    case .scroll(let place, let isAnimated):
      aim(at: Point(x: place.x ?? scroll.offset.x, y: place.y ?? scroll.offset.y), isAnimated, in: &simulation)
    case .scrollToEnd(.top, let isAnimated):
      aim(at: Point(x: scroll.offset.x, y: ranges[.vertical].lowerBound), isAnimated, in: &simulation)
    case .scrollToEnd(.bottom, let isAnimated):
      aim(at: Point(x: scroll.offset.x, y: ranges[.vertical].upperBound), isAnimated, in: &simulation)
    default: break
    }
  }

  /// Records where an app scrolls to.
  private func aim(at end: Point, _ isAnimated: Bool, in simulation: inout Simulation) {
    let scroll = simulation.scroll
    guard !scroll.isDragging, !simulation.physics.isUnderWay else { return }
    destiny = Destiny(offset: end, ranges: OffsetRanges(of: scroll))
    guard isAnimated else { return }
    destiny?.flight = Flight(began: simulation.now, start: scroll.offset, velocity: .zero, decay: 1, goal: end)
  }

  /// Judges the position of the content during its flight; the last frame may be the previous one.
  func judgeFlight(in simulation: inout Simulation) {
    if isThorough { for role in ComponentRole.allCases { judgeFading(role, in: &simulation) } }
    guard let destiny, let flight = destiny.flight, destiny.ranges == OffsetRanges(of: simulation.scroll) else {
      return
    }
    let time = (simulation.now - flight.began).seconds
    for axis in ScrollAxis.both {
      let range = destiny.ranges[axis]
      guard let last = flight.offset(along: axis, in: range, after: max(0, time - 1.0 / 120)),
        let next = flight.offset(along: axis, in: range, after: time)
      else { continue }
      let offset = simulation.scroll.offset[axis]
      guard offset < min(last, next) - 0.6 || offset > max(last, next) + 0.6 else { continue }
      raise(
        .wrongMove, nil, nil, cause: "way", observed: [(axis.offsetPath, nil)],
        "\(milliseconds(simulation.now - flight.began)) after it was let go the list is at \(length(offset)), and was to be at "
          + length(next))
    }
  }

  /// Judges the position at which the content has come to rest.
  func judgeDestiny(in simulation: inout Simulation) {
    guard let destiny, !simulation.scroll.isDragging else { return }
    self.destiny = nil
    let scroll = simulation.scroll
    guard destiny.ranges == OffsetRanges(of: scroll) else { return }
    for axis in ScrollAxis.both {
      let range = destiny.ranges[axis]
      let (offset, expected) = (scroll.offset[axis], destiny.offset[axis])
      if destiny.isPaged {
        let size = scroll.viewport[axis]
        let page = (offset - range.lowerBound) / size
        let turned = abs(offset - range.nearest(to: expected)) / size
        guard
          abs(page - page.rounded()) * size > 0.6 && abs(offset - range.upperBound) > 0.6 || turned > 1.13
            || isWrong(page, from: expected, to: destiny.glide[axis], in: range, of: size)
        else {
          continue
        }
        raise(
          .wrongMove, nil, nil, cause: "page", observed: [(axis.offsetPath, nil)],
          "the list rests \(length(offset - expected)) from where a finger took hold of it, and pages are \(length(size))"
        )
      } else if abs(offset - expected) > 0.6 {
        raise(
          .wrongMove, nil, nil, cause: "rest",
          observed: [(axis.offsetPath, .number(expected))],
          "the list comes to rest at \(length(offset)), and was to come to \(length(expected))")
      }
    }
  }

  /// Returns whether a page differs from the one to which the content glides, at most one page from the start.
  private func isWrong(
    _ page: Double, from start: Double, to glide: Double, in range: ClosedRange<Double>, of size: Double
  ) -> Bool {
    let first = (range.nearest(to: start) - range.lowerBound) / size
    let end = (glide - range.lowerBound) / size
    // Half a page is ambiguous, and content that starts between two pages may turn to either.
    guard abs(first - first.rounded()) < 0.1, abs(abs(end - end.rounded()) - 0.5) > 0.02 else { return false }
    let last = (range.upperBound - range.lowerBound) / size
    let wanted = min(max(end.rounded(), first.rounded() - 1), first.rounded() + 1)
    return abs(page - min(max(wanted, 0), last)) * size > 0.6
  }

  /// Returns whether content that is too short to scroll follows a finger: the component attached last decides.
  func bounces(_ axis: ScrollAxis) -> Bool {
    switch axis {
    case .vertical: run.components.last?.kind.family.axis == .vertical
    case .horizontal: run.components.contains { $0.kind.family == .trailer }
    }
  }

  /// Judges the effect of an app's command on the content.
  func judgeContent(_ command: Command, from before: ScrollView, isFree: Bool, in simulation: inout Simulation) {
    let scroll = simulation.scroll
    let expected: Double
    switch command {
    case .loadHeight(let height): expected = before.contentSize.height + height
    case .loadRows(let rows), .loadRowsAbove(let rows): expected = Double(before.rows + rows) * simulation.rowHeight
    case .setScene(.rows(let rows)): expected = Double(rows) * simulation.rowHeight
    case .setScene(.contentHeight(let height)): expected = height
    default: return
    }
    if abs(scroll.contentSize.height - expected) > 0.01 {
      raise(
        .lostContent, nil, nil, observed: [("scroll.content.height", .number(expected))],
        "the content is \(length(scroll.contentSize.height)) high after a load, and was to be \(length(expected))")
    }
    guard case .loadRowsAbove = command, isFree, expected >= before.contentSize.height else { return }
    let place = before.offset.y + scroll.contentSize.height - before.contentSize.height
    guard OffsetRanges(of: scroll)[.vertical].contains(place), abs(scroll.offset.y - place) > 0.01 else { return }
    raise(
      .wrongMove, nil, nil, cause: "above", observed: [("scroll.offset.y", .number(place))],
      "rows that are put above move what is seen by \(length(abs(scroll.offset.y - place)))")
  }
}
