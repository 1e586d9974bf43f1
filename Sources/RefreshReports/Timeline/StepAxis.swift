import RefreshEngine
import RefreshScenarios

/// The axis of a timeline: each step has room, however short it is; in a step that takes time, time runs from left
/// to right.
struct StepAxis {
  /// The bands, in order.
  private(set) var bands: [StepBand] = []
  /// The position of each moment.
  private(set) var positions: [Double] = []

  /// Whether each moment follows the previous one so late that the values between them are unknown.
  private(set) var isLate: [Bool] = []

  /// The right edge of the last band.
  var endX: Double { bands.last?.endX ?? 0 }

  /// Lays out a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - x: The left edge of the first band.
  ///   - width: The available width; steps can need more.
  init(_ recording: Recording, from x: Double, width: Double) {
    let moments = recording.moments
    bands = moments.map(\.step).runs.map { step, run in
      let times = (moments[max(0, run.lowerBound - 1)].time.seconds, moments[run.upperBound - 1].time.seconds)
      return StepBand(
        step: step, name: recording.name(of: step), isQuiet: recording.isQuiet(step),
        failure: recording.failure(of: step), moments: run, time: times)
    }
    for index in bands.indices { bands[index].width = bands[index].leastWidth }
    share(width - bands.map(\.width).reduce(0, +))
    var edge = x
    for index in bands.indices {
      bands[index].x = edge
      edge += bands[index].width
    }
    isLate = recording.moments.indices.map { index in
      index > 0 && (recording.moments[index].time - recording.moments[index - 1].time).seconds > StepAxis.frame
    }
    positions = bands.flatMap { band in
      band.moments.map { StepAxis.position(of: $0, at: recording.moments[$0].time.seconds, in: band) }
    }
  }

  /// A time slightly longer than the interval between two frames of a moving scroll view, 1/60 s; in seconds.
  private static let frame = 0.02

  /// Distributes the remaining width. Steps that take time share it by the square roots of their durations, so that
  /// a long wait leaves room for a short one; if no step takes time, all share it.
  private mutating func share(_ rest: Double) {
    guard rest > 0, !bands.isEmpty else { return }
    let weights = bands.map { ($0.time.end - $0.time.start).squareRoot() }
    let sum = weights.reduce(0, +)
    for index in bands.indices {
      bands[index].width += sum > 0 ? rest * weights[index] / sum : min(110, rest / Double(bands.count))
    }
  }

  private static func position(of moment: Int, at time: Double, in band: StepBand) -> Double {
    guard band.takesTime else {
      let index = moment - band.moments.lowerBound
      return band.x + band.width * Double(index + 1) / Double(band.moments.count + 1)
    }
    return band.x + band.width * (time - band.time.start) / (band.time.end - band.time.start)
  }
}

/// The part of a timeline that belongs to a step, from left to right.
struct StepBand {
  /// The number of the step; 0 is the setup.
  let step: Int
  /// The name of the step.
  let name: String
  /// Whether the step changes nothing, so that its number is enough.
  let isQuiet: Bool
  /// The messages of the step's failures, or `nil` if it did not fail.
  let failure: [String]?
  /// The indexes of its moments; never empty.
  let moments: Range<Int>
  /// The times at which it began and ended, in seconds.
  let time: (start: Double, end: Double)
  /// The left edge in the picture.
  var x = 0.0
  /// The width in the picture.
  var width = 0.0

  /// Whether time passes in the step. If not, its moments are side by side in their order.
  var takesTime: Bool { time.end > time.start }
  /// The right edge in the picture.
  var endX: Double { x + width }
  /// The width of the name in the picture.
  var nameWidth: Double { Double(name.count) * 6.2 }

  /// The minimum width in the picture.
  var leastWidth: Double {
    if takesTime { return 88 }
    return isQuiet && failure == nil ? 26 : max(34, nameWidth + 12)
  }
}

extension Array where Element: Equatable {
  /// The runs of equal neighbours: their indexes, with their value.
  var runs: [(value: Element, indexes: Range<Int>)] {
    let starts = indices.filter { $0 == 0 || self[$0] != self[$0 - 1] }
    return zip(starts, starts.dropFirst() + [count]).map { (self[$0], $0..<$1) }
  }
}
