import RefreshEngine
import RefreshScenarios
import RefreshText

/// The scale of a timeline: the length of a second, and the stretches without any change that are cut out.
struct TimeScale {
  /// The length of a second, in points.
  let second: Double
  /// The stretches that are cut out, in order.
  let breaks: [Break]

  /// A stretch of time that is cut out.
  struct Break: Equatable {
    /// The instant at which it begins, in seconds.
    let start: Double
    /// The instant at which it ends, in seconds.
    let end: Double

    /// The length in seconds.
    var length: Double { end - start }
  }

  /// The width of the mark of a break, in points.
  static let breakWidth = 34.0
  /// A time slightly longer than the interval between two frames of a moving scroll view, 1/60 s; in seconds.
  static let frame = 0.02
  /// The time that is kept on both sides of a break, in seconds.
  private static let margin = 0.05
  /// The shortest stretch that is cut out, in seconds.
  private static let shortest = 0.5
  /// The length that the shortest change should have, in points; stretches are cut out to reach it.
  private static let wanted = 40.0

  /// Chooses the scale.
  ///
  /// - Parameters:
  ///   - width: The room for all of the time, in points.
  ///   - duration: The whole time, in seconds.
  ///   - changes: The instants at which anything changes, in seconds and in order, with the start and the end.
  ///   - moving: The length of the shortest time in which something moves, in seconds, or `nil` if nothing does.
  init(width: Double, duration: Double, changes: [Double], moving: Double?) {
    var (breaks, time, room) = ([Break](), duration, width)
    let quiet = zip(changes, changes.dropFirst()).map { Break(start: $0, end: $1) }
      .filter { $0.length >= TimeScale.shortest }.ordered { ($1.length, $0.start) < ($0.length, $1.start) }
    let shortest = max(moving ?? duration, 1e-3)
    for stretch in quiet where room / max(time, 1e-9) * shortest < TimeScale.wanted {
      // A cut has to save more room than its mark takes.
      let saved = stretch.length - 2 * TimeScale.margin
      guard room / time * saved > 3 * TimeScale.breakWidth, room > 6 * TimeScale.breakWidth else { break }
      breaks.append(Break(start: stretch.start + TimeScale.margin, end: stretch.end - TimeScale.margin))
      time -= saved
      room -= TimeScale.breakWidth
    }
    self.breaks = breaks.ordered(on: \.start)
    second = time > 0 ? room / time : 0
  }

  /// Returns the length in points from the start to an instant, without the room for steps that take no time.
  func length(to time: Double) -> Double {
    breaks.reduce(time * second) { length, stretch in
      guard time > stretch.start else { return length }
      let share = min(1, (time - stretch.start) / stretch.length)
      return length + share * (TimeScale.breakWidth - stretch.length * second)
    }
  }
}
