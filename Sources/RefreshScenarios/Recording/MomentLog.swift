import RefreshEngine

/// The moments of a run that is being recorded.
///
/// Of a long run, the last moments are kept, and of those before them every second, every fourth and so on, fewer
/// the longer the run is. No event is lost: the events of a dropped moment are added to the next one that is kept.
struct MomentLog: Sendable {
  /// The greatest number of moments that are kept before the last ones: 8,192.
  static let mostMoments = 8_192

  private let keepsAll: Bool
  private var course: [Recording.Moment] = []
  private var last: [Recording.Moment] = []
  /// The number of moments that are no longer among the last ones; every *stride*-th of them is kept.
  private var count = 0
  private var stride = 1
  /// The events of the moments that were dropped since the last one that was kept.
  private var events: [Event] = []

  /// Creates an empty log.
  ///
  /// - Parameter keepsAll: Whether every moment is kept, for callers that examine each one. The default is `false`.
  init(keepsAll: Bool = false) { self.keepsAll = keepsAll }

  /// The kept moments in chronological order.
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
  /// Returns the moment with the events of earlier moments put before its own.
  fileprivate func adding(_ before: [Event]) -> Recording.Moment {
    before.isEmpty ? self : Recording.Moment(step: step, simulation: simulation, events: before + events)
  }
}
