import RefreshEngine
import RefreshScenarios

/// Which moments a film strip shows: the beginning, changes of state, the farthest pulls, what was before a failure and the
/// failure, the end.
struct FilmCut {
  /// The indexes of the moments, in order.
  let frames: [Int]

  /// Why a moment is shown; what is left out first where there are too many comes last.
  private enum Reason: Int, Comparable {
    case failure, beginning, state, pull, beforeFailure, end, text

    static func < (a: Reason, b: Reason) -> Bool { a.rawValue < b.rawValue }
  }

  /// Chooses.
  ///
  /// - Parameters:
  ///   - recording: what could be seen.
  ///   - most: how many frames there may be, at least 2.
  init(_ recording: Recording, most: Int) {
    var reasons: [Int: Reason] = [:]
    func note(_ index: Int, _ reason: Reason) { reasons[index] = min(reason, reasons[index] ?? .text) }
    let moments = recording.moments
    note(0, .beginning)
    note(moments.count - 1, .end)
    var farthest: [ComponentRole: Int] = [:]
    for index in moments.indices {
      let step = moments[index].step
      let isLast = index + 1 == moments.count || moments[index + 1].step != step
      if isLast, recording.failure(of: step) != nil {
        note(index, .failure)
        if let before = moments[..<index].lastIndex(where: { $0.step < step }) { note(before, .beforeFailure) }
      }
      for role in ComponentRole.allCases {
        let percent = moments[index].number(.component(role, .pullingPercent))
        if percent > moments[farthest[role] ?? 0].number(.component(role, .pullingPercent)) {
          farthest[role] = FilmCut.end(of: index, in: moments)
        }
        let hasChanged = index > 0 && moments[index].state(of: role) != moments[index - 1].state(of: role)
        guard hasChanged else { continue }
        // What a state looks like is seen when the step, or the instant, is over.
        note(FilmCut.end(of: index, in: moments), .state)
        if let pull = farthest[role] { note(pull, .pull) }
        farthest[role] = nil
      }
    }
    for (_, pull) in farthest.sorted(by: { $0.value < $1.value }) { note(pull, .pull) }
    frames = FilmCut.chosen(reasons, of: moments, most: most)
  }

  /// The last moment of the instant and the step of a moment.
  private static func end(of index: Int, in moments: [Recording.Moment]) -> Int {
    moments[index...].lastIndex { $0.step == moments[index].step && $0.time == moments[index].time } ?? index
  }

  private static func chosen(_ reasons: [Int: Reason], of moments: [Recording.Moment], most: Int) -> [Int] {
    var different: [Int] = []
    for index in reasons.keys.sorted() {
      if let last = different.last, Frame(moments[last]) == Frame(moments[index]) {
        guard reasons[index] == .failure || reasons[last] != .failure && reasons[index]! < reasons[last]! else {
          continue
        }
        different[different.count - 1] = index
      } else {
        different.append(index)
      }
    }
    let best = different.sorted { (reasons[$0]!, $0) < (reasons[$1]!, $1) }.prefix(most)
    return best.sorted()
  }

  /// What is seen at a moment; two that are the same need be shown once.
  private struct Frame: Equatable {
    let offset: Point
    let size: Size
    let inset: Double
    let looks: [Looks?]

    init(_ moment: Recording.Moment) {
      offset = Point(x: moment.offset.x.rounded(), y: moment.offset.y.rounded())
      size = moment.contentSize
      inset = moment.number(.scroll(.insetTop))
      looks = ComponentRole.allCases.map { moment.simulation.looks(of: $0) }
    }
  }
}

extension Recording.Moment {
  /// The size of the content in points.
  var contentSize: Size {
    Size(width: number(.scroll(.contentWidth)), height: number(.scroll(.contentHeight)))
  }

  /// The size of the scroll view in points.
  var viewport: Size {
    Size(width: number(.scroll(.viewportWidth)), height: number(.scroll(.viewportHeight)))
  }
}
