import RefreshEngine

/// The moments of a run, while it goes on.
///
/// A long run is kept as a course with the neighbourhood of its end: the last moments, and of those before them every second,
/// fourth and so on, the fewer the more there are. No event is lost: those of a moment that is not kept go to the next that is.
struct MomentLog: Sendable {
  /// How many moments are kept before the last ones: 8,192.
  static let mostMoments = 8_192

  private let keepsAll: Bool
  private var course: [Recording.Moment] = []
  private var last: [Recording.Moment] = []
  /// The number of moments that are no longer among the last; of them each so many-th is kept.
  private var count = 0
  private var stride = 1
  /// The events of moments that were not kept, since the last that was.
  private var events: [Event] = []

  /// Begins without moments.
  ///
  /// - Parameter keepsAll: Whether every moment is kept, for those who look at each. The default is that it is not.
  init(keepsAll: Bool = false) { self.keepsAll = keepsAll }

  /// All that is kept, in the order of time.
  var moments: [Recording.Moment] {
    guard let first = last.first, !events.isEmpty else { return course + last }
    return course + [first.adding(events)] + last.dropFirst()
  }

  mutating func add(_ moment: Recording.Moment) {
    last.append(moment)
    guard !keepsAll, last.count == 2 * Course.mostMoments else { return }
    for moment in last.prefix(Course.mostMoments) { thin(moment) }
    last.removeFirst(Course.mostMoments)
  }

  private mutating func thin(_ moment: Recording.Moment) {
    defer { count += 1 }
    guard count.isMultiple(of: stride) else {
      events += moment.events
      return
    }
    course.append(moment.adding(events))
    events = []
    guard course.count > MomentLog.mostMoments else { return }
    stride *= 2
    var kept: [Recording.Moment] = []
    for (index, moment) in course.enumerated() {
      if index.isMultiple(of: 2) {
        kept.append(moment.adding(events))
        events = []
      } else {
        events = moment.events
      }
    }
    course = kept
  }
}

extension Recording.Moment {
  /// The same with the events of moments before it.
  fileprivate func adding(_ before: [Event]) -> Recording.Moment {
    before.isEmpty ? self : Recording.Moment(step: step, simulation: simulation, events: before + events)
  }
}
