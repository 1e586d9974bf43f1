import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios

/// A recording as users saw it: at each instant the engine's values, less what animations that are still running have
/// to move, and the finger.
///
/// As in UIKit, the engine has the new values when an animation begins, and users see them later. A running animation
/// keeps the difference from the value before, and reduces it along its curve.
struct Playback: Sendable {
  /// The moments of the recording.
  let moments: [Recording.Moment]
  /// The animations in the order in which they begin.
  private var animations: [Running] = []
  /// The longest animation's duration: at an instant, none that began earlier than that before it still runs.
  private var longest = Interval.zero
  /// The instant at which the animations up to each index are over.
  private var ends: [Instant] = []
  /// The position of the finger on the screen at each moment; `nil` while no finger is down.
  private var fingers: [Point?] = []

  /// An animation of one value.
  private struct Running {
    let value: Value
    /// The index of the moment at which it begins.
    let index: Int
    /// The value before the animation, less the value after it.
    let missing: Double
    let began: Instant
    let duration: Interval
    /// The instant at which it ends, or at which a finger takes hold of the content.
    var end: Instant
    /// The index of the moment at which a finger takes hold of the content, if one does.
    var held: Int?

    /// Returns the remaining movement at an instant, according to the events up to a moment.
    func rest(at now: Instant, by moment: Int) -> Double {
      if let held, moment >= held { return 0 }
      guard now >= began, now < began + duration else { return 0 }
      return missing * (1 - Playback.eased((now - began).seconds / duration.seconds))
    }
  }

  /// A value that an animation moves.
  struct Value: Hashable, Sendable {
    let target: AnimationName.Target
    /// The role of the component; `nil` for a value of the scroll view.
    let role: ComponentRole?

    init(_ target: AnimationName.Target, of role: ComponentRole) {
      self.target = target
      self.role = target == .offsetX || target == .offsetY ? nil : role
    }
  }

  /// Finds the animations and the path of the finger.
  init(_ recording: Recording) {
    moments = recording.moments
    for index in moments.indices.dropFirst() {
      let (before, after) = (moments[index - 1], moments[index])
      if after.isHeld, !before.isHeld { takeHold(at: index) }
      for event in after.events {
        guard case .animation(let role, let name, let duration) = event.kind, duration > .zero else { continue }
        for target in name.targets {
          let (value, observable) = (Value(target, of: role), target.observable(of: role))
          guard before[observable] != nil, after[observable] != nil else { continue }
          let missing = before.number(observable) - after.number(observable)
          // Two animations at one instant move a value only once.
          let others = animations.reversed().lazy.prefix { $0.began == event.time }
          guard missing != 0, !others.contains(where: { $0.value == value }) else { continue }
          animations.append(
            Running(
              value: value, index: index, missing: missing, began: event.time, duration: duration,
              end: event.time + duration, held: nil))
        }
      }
    }
    longest = animations.map(\.duration).max() ?? .zero
    for animation in animations { ends.append(max(ends.last ?? .zero, animation.end)) }
    fingers = moments.fingers
  }

  /// Ends the animations of the offset that still run: the finger holds the content.
  private mutating func takeHold(at moment: Int) {
    for index in animations.indices.reversed() {
      // Earlier ones have been held, or are over.
      guard animations[index].held == nil else { return }
      guard animations[index].value.role == nil else { continue }
      animations[index].end = min(animations[index].end, moments[moment].time)
      animations[index].held = moment
    }
  }

  /// The instant from which nothing moves any more.
  var end: Instant { moments.isEmpty ? .zero : settled(after: moments.count - 1) }

  /// Returns the instant at which the animations are over that have begun by a moment, at least its own.
  func settled(after index: Int) -> Instant {
    let count = count(by: index)
    return max(moments[index].time, count > 0 ? ends[count - 1] : .zero)
  }

  /// The number of animations that have begun by a moment.
  private func count(by index: Int) -> Int { animations.partitioningIndex { $0.index > index } }

  /// Returns the sight at an instant, after everything that happened before and at it.
  func sight(at now: Instant) -> Sight {
    sight(of: moments.partitioningIndex { $0.time > now } - 1, at: now)
  }

  /// Returns the sight from a moment on, as long as nothing else happens.
  ///
  /// - Parameters:
  ///   - index: The index of the moment; one below 0 means the first.
  ///   - now: An instant at or after it.
  func sight(of index: Int, at now: Instant) -> Sight {
    let moment = moments[max(0, index)]
    var missing: [Value: Double] = [:]
    let begun = animations[..<count(by: max(0, index))]
    let over = begun.lastIndex { $0.began + longest <= now } ?? -1
    for animation in begun[(over + 1)...] {
      let rest = animation.rest(at: now, by: max(0, index))
      if rest != 0 { missing[animation.value, default: 0] += rest }
    }
    return Sight(
      moment.still(at: now, in: step(of: max(0, index), at: now)), missing: missing, finger: fingers[max(0, index)])
  }

  /// Returns the step that is running: time that passes after a moment belongs to the next one's step.
  private func step(of index: Int, at now: Instant) -> Int {
    now > moments[index].time && index + 1 < moments.count ? moments[index + 1].step : moments[index].step
  }

  /// Returns whether a moment belongs to a step that takes no time, and no time passes before the next moment.
  func isInstant(_ index: Int) -> Bool {
    let (step, time) = (moments[index].step, moments[index].time)
    let began = moments[..<index].last { $0.step < step }?.time ?? .zero
    return began == time && (index + 1 == moments.count || moments[index + 1].time == time)
  }

  /// Returns the final state of a moment, as if its animations were over.
  func outcome(of index: Int) -> Sight { Sight(moments[index], finger: fingers[index]) }

  /// UIKit's ease-in-out: the cubic Bézier curve (0.42, 0) (0.58, 1), solved for the time.
  static func eased(_ share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    var s = share
    for _ in 0..<5 {
      let rest = 1 - s
      let x = 3 * 0.42 * s * rest * rest + 3 * 0.58 * s * s * rest + s * s * s - share
      s -= x / (1.26 * rest * rest + 0.96 * s * rest + 1.26 * s * s)
    }
    return s * s * (3 - 2 * s)
  }
}

/// The sight that users have at an instant.
struct Sight: Sendable {
  /// The engine's values.
  let moment: Recording.Moment
  /// The content offset that is visible, in points.
  let offset: Point
  /// The position of the finger on the screen, in points; `nil` if none is down.
  let finger: Point?
  private let missing: [Playback.Value: Double]

  /// Creates a sight.
  ///
  /// - Parameters:
  ///   - moment: The engine's values.
  ///   - missing: What animations have yet to move. The default is nothing.
  ///   - finger: The position of the finger. The default is none.
  init(_ moment: Recording.Moment, missing: [Playback.Value: Double] = [:], finger: Point? = nil) {
    self.moment = moment
    self.missing = missing
    self.finger = finger
    func rest(_ target: AnimationName.Target) -> Double { missing[Playback.Value(target, of: .header)] ?? 0 }
    offset = Point(x: moment.offset.x + rest(.offsetX), y: moment.offset.y + rest(.offsetY))
  }

  /// Returns the visible looks of a component, or `nil` if there is none.
  func looks(of role: ComponentRole) -> Looks? {
    func rest(_ target: AnimationName.Target) -> Double { missing[Playback.Value(target, of: role)] ?? 0 }
    guard !moment.holds(.component(role, .hidden)) else { return moment.simulation.looks(of: role) }
    return moment.simulation.looks(of: role)?
      .adding(alpha: rest(.alpha), arrowRotation: rest(.arrowRotation), spinnerAlpha: rest(.spinnerAlpha))
  }
}

extension Looks {
  /// Returns the looks with other values on the screen.
  fileprivate func adding(alpha: Double, arrowRotation: Double, spinnerAlpha: Double) -> Looks {
    var looks = self
    looks.alpha = min(max(looks.alpha + alpha, 0), 1)
    looks.arrow?.rotation += arrowRotation
    if let spinner { looks.spinner?.alpha = min(max(spinner.alpha + spinnerAlpha, 0), 1) }
    return looks
  }
}

extension Recording.Moment {
  /// Whether a finger holds the content.
  fileprivate var isHeld: Bool { holds(.scroll(.dragging)) }
}

extension [Recording.Moment] {
  /// The position of the finger on the screen at each moment. What it does is known, not where: its path is in the
  /// middle of the screen.
  fileprivate var fingers: [Point?] {
    var fingers: [Point?] = Array<Point?>(repeating: nil, count: count)
    for (isHeld, run) in map(\.isHeld).runs where isHeld {
      var (way, ways) = (Point.zero, [Point]())
      for index in run {
        let step = index > 0 ? wayOfFinger(to: index) : .zero
        way = Point(x: way.x + step.x, y: way.y + step.y)
        ways.append(way)
      }
      func middle(_ values: [Double]) -> Double { ((values.min() ?? 0) + (values.max() ?? 0)) / 2 }
      let center = Point(x: middle(ways.map(\.x)), y: middle(ways.map(\.y)))
      for (index, way) in zip(run, ways) {
        let size = self[index].viewport
        func place(_ way: Double, _ length: Double) -> Double {
          Swift.min(Swift.max(length / 2 + way, 26), length - 26)
        }
        fingers[index] = Point(x: place(way.x - center.x, size.width), y: place(way.y - center.y, size.height))
      }
    }
    return fingers
  }

  /// Returns the way of the finger between a moment and the one before. Content follows a finger less far beyond its
  /// edges, so the way of a swipe counts, not that of the content.
  private func wayOfFinger(to index: Int) -> Point {
    let (before, after) = (self[index - 1], self[index])
    let (past, present) = (before.simulation.swipedWay, after.simulation.swipedWay)
    if let end = present?.soFar ?? past?.total {
      let start = past?.soFar ?? .zero
      // A swipe that begins where another ended.
      guard past == nil || present == nil || past?.total == present?.total else { return end }
      return Point(x: end.x - start.x, y: end.y - start.y)
    }
    return Point(x: before.offset.x - after.offset.x, y: before.offset.y - after.offset.y)
  }
}
