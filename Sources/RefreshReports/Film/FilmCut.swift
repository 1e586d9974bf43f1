import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios
import RefreshText

/// The choice of the instants that a film strip shows: the start, changes of state, rotations of the screen, the
/// farthest pulls, animations that end a refresh, the moments before and at a failure, and the end; if there is room,
/// also the steps that change how parts look.
struct FilmCut {
  /// The instants, in order.
  let frames: [Frame]
  /// The number of instants that were left out for lack of room.
  let leftOut: Int

  /// An instant that is shown.
  struct Frame: Sendable {
    /// The index of the last moment before it or at it.
    let index: Int
    /// The sight that the frame shows.
    let sight: Sight
    fileprivate var reason: Reason

    /// The instant.
    var time: Instant { sight.moment.time }
  }

  /// The reason why an instant is shown; the last reasons are left out first.
  fileprivate enum Reason: Comparable {
    case failure, beginning, state, rotation, pull, beforeFailure, end, ending, parts
  }

  /// Chooses the instants.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - playback: The same recording as users saw it.
  ///   - most: The greatest number of frames, at least 2.
  init(_ recording: Recording, _ playback: Playback, most: Int) {
    var chosen = FilmCut.reasons(in: recording).ordered(on: \.key).map { index, reason in
      Frame(index: index, sight: FilmCut.sight(of: index, for: reason, in: playback), reason: reason)
    }
    chosen += FilmCut.endings(in: playback)
    let all = FilmCut.different(chosen.ordered { ($0.time, $0.index) < ($1.time, $1.index) })
    frames = FilmCut.sample(all, most: most)
    leftOut = all.count - frames.count
  }

  /// Returns the significant moments with their reasons.
  private static func reasons(in recording: Recording) -> [Int: Reason] {
    var reasons: [Int: Reason] = [:]
    func note(_ index: Int, _ reason: Reason) { reasons[index] = min(reason, reasons[index] ?? .parts) }
    let moments = recording.moments
    note(0, .beginning)
    note(moments.count - 1, .end)
    var farthest: [ComponentRole: Int] = [:]
    var parts: [ComponentRole: [PartLooks]] = [:]
    for index in moments.indices {
      let step = moments[index].step
      let isLast = index + 1 == moments.count || moments[index + 1].step != step
      if index > 0, moments[index].viewport != moments[index - 1].viewport {
        note(FilmCut.end(of: index, in: moments), .rotation)
      }
      if isLast, recording.failure(of: step) != nil || step == recording.problemStep {
        note(index, .failure)
        if let before = moments[..<index].lastIndex(where: { $0.step < step }) { note(before, .beforeFailure) }
      }
      for role in ComponentRole.allCases {
        let percent = moments[index].number(.component(role, .pullingPercent))
        // A part may change without being shown while its component is out of view.
        if isLast, percent > 0, let looks = moments[index].simulation.looks(of: role),
          looks.parts != parts[role] ?? []
        {
          parts[role] = looks.parts
          note(index, .parts)
        }
        if percent > moments[farthest[role] ?? 0].number(.component(role, .pullingPercent)) {
          farthest[role] = FilmCut.end(of: index, in: moments)
        }
        let hasChanged = index > 0 && moments[index].state(of: role) != moments[index - 1].state(of: role)
        guard hasChanged else { continue }
        // The look of a state is seen when the step, or the instant, is over.
        note(FilmCut.end(of: index, in: moments), .state)
        if let pull = farthest[role] { note(pull, .pull) }
        farthest[role] = nil
      }
    }
    for (_, pull) in farthest { note(pull, .pull) }
    return reasons
  }

  /// Returns the last moment of the same instant and step as a moment.
  private static func end(of index: Int, in moments: [Recording.Moment]) -> Int {
    let instant = moments[index...].prefix { $0.step == moments[index].step && $0.time == moments[index].time }
    return instant.endIndex - 1
  }

  /// Returns what is shown of a moment: a state once its animations are over, as long as it lasts that long. Steps
  /// that take no time are shown as if they were over, because a finger would take its time.
  private static func sight(of index: Int, for reason: Reason, in playback: Playback) -> Sight {
    let moment = playback.moments[index]
    guard reason == .state || reason == .end || reason == .rotation else {
      return playback.isInstant(index) ? playback.outcome(of: index) : playback.sight(of: index, at: moment.time)
    }
    let states = ComponentRole.allCases.map { moment.state(of: $0) }
    let next = playback.moments[index...].firstIndex { next in
      ComponentRole.allCases.map { next.state(of: $0) } != states || next.viewport != moment.viewport
        || next.holds(.scroll(.dragging)) != moment.holds(.scroll(.dragging))
    }
    let limit = next.map { playback.moments[$0].time }
    let time = min(playback.settled(after: index), limit ?? playback.end)
    guard time > moment.time else {
      return playback.isInstant(index) ? playback.outcome(of: index) : playback.sight(of: index, at: moment.time)
    }
    let last = playback.moments.partitioningIndex { $0.time > time } - 1
    return playback.sight(of: max(index, min(last, (next ?? playback.moments.count) - 1)), at: time)
  }

  /// Returns the middles of the animations that end a refresh.
  private static func endings(in playback: Playback) -> [Frame] {
    let moments = playback.moments
    return moments.indices.flatMap { index in
      moments[index].events.compactMap { event -> Frame? in
        guard case .animation(_, .end, let duration) = event.kind, duration > .zero else { return nil }
        let middle = event.time + Interval(nanoseconds: duration.nanoseconds / 2)
        let last = max(index, moments.partitioningIndex { $0.time > middle } - 1)
        let sight = playback.sight(of: last, at: middle)
        // It isn't visible if the content did not have to move.
        guard abs(sight.offset.y - sight.moment.offset.y) + abs(sight.offset.x - sight.moment.offset.x) > 1 else {
          return nil
        }
        return Frame(index: last, sight: sight, reason: .ending)
      }
    }
  }

  /// Returns the significant instants, without those that look like another.
  private static func different(_ frames: [Frame]) -> [Frame] {
    var different: [Frame] = []
    for frame in frames {
      guard let last = different.last, Face(last.sight) == Face(frame.sight) else {
        different.append(frame)
        continue
      }
      guard frame.reason == .failure || last.reason != .failure && frame.reason < last.reason else { continue }
      different[different.count - 1] = frame
    }
    return different
  }

  /// Returns as many frames as there is room for. Of what repeats, the first and the last are shown, then others evenly
  /// spread, so that a long run is seen to its end.
  private static func sample(_ all: [Frame], most: Int) -> [Frame] {
    guard all.count > most else { return all }
    var (seen, lastOfKind) = ([Kind: Int](), [Kind: Int]())
    for (number, frame) in all.enumerated() { lastOfKind[Kind(frame), default: 0] = number }
    let ranked = all.enumerated().map { number, frame -> (rank: Int, number: Int) in
      let kind = Kind(frame)
      defer { seen[kind, default: 0] += 1 }
      let rank: Int =
        switch frame.reason {
        case .failure, .beginning: 0
        case .end, .beforeFailure: 1
        default: seen[kind] == nil ? 2 : lastOfKind[kind] == number ? 3 : 4
        }
      return (rank, number)
    }
    var chosen: [Int] = []
    for rank in 0...4 {
      let group = ranked.filter { $0.rank == rank }.map(\.number)
      let room = most - chosen.count
      guard group.count > room else {
        chosen += group
        continue
      }
      if rank < 4 {
        // The most important ones of a rank that is too large.
        chosen += group.ordered(on: { all[$0].reason }).prefix(room)
      } else {
        chosen += (0..<room).map { group[group.count * (2 * $0 + 1) / (2 * room)] }
      }
      break
    }
    return chosen.ordered().map { all[$0] }
  }

  /// The properties that frames share if they show the same in different rounds.
  private struct Kind: Hashable {
    let reason: Reason
    let states: [RefreshState?]
    let viewport: [Double]

    init(_ frame: Frame) {
      let moment = frame.sight.moment
      reason = frame.reason
      states = ComponentRole.allCases.map { moment.state(of: $0) }
      viewport = [moment.viewport.width, moment.viewport.height]
    }
  }

  /// The visible values at an instant; of two equal frames, only one is shown.
  private struct Face: Equatable {
    let offset: Point
    let size: Size
    let viewport: Size
    let insets: [Double]
    let finger: Point?
    let states: [RefreshState?]
    let looks: [Looks?]

    init(_ sight: Sight) {
      offset = Point(x: sight.offset.x.rounded(), y: sight.offset.y.rounded())
      size = sight.moment.contentSize
      viewport = sight.moment.viewport
      insets = InsetEdge.allCases.map { sight.moment.number($0.leaf) }
      finger = sight.finger
      states = ComponentRole.allCases.map { sight.moment.state(of: $0) }
      looks = ComponentRole.allCases.map { sight.looks(of: $0) }
    }
  }
}

extension Recording.Moment {
  /// The size of the content in points.
  var contentSize: Size { Size(width: number(.scroll(.contentWidth)), height: number(.scroll(.contentHeight))) }

  /// The size of the scroll view in points.
  var viewport: Size { Size(width: number(.scroll(.viewportWidth)), height: number(.scroll(.viewportHeight))) }
}
