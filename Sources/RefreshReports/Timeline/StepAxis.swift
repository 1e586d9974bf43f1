import RefreshEngine
import RefreshScenarios

/// The axis of a timeline: each step has room, however short it is; in one that takes time, time goes from left to right.
struct StepAxis {
  /// The bands, in order.
  private(set) var bands: [StepBand] = []
  /// The position of each moment.
  private(set) var positions: [Double] = []

  /// Whether a moment comes so long after the one before that the values between them are unknown.
  private(set) var isLate: [Bool] = []

  /// The right edge of the last band.
  var endX: Double { bands.last?.endX ?? 0 }

  /// Lays out a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - x: The left edge of the first band.
  ///   - width: The width available; steps can need more.
  init(_ recording: Recording, from x: Double, width: Double) {
    let moments = recording.moments
    bands = moments.map(\.step).runs.map { step, run in
      let times = (moments[max(0, run.lowerBound - 1)].time.seconds, moments[run.upperBound - 1].time.seconds)
      return StepBand(step: step, moments: run, time: times)
    }
    for index in bands.indices { bands[index].width = StepAxis.least(bands[index], in: recording) }
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

  /// Longer than what lies between two frames of a scroll view that moves, 1/60 s, in seconds.
  private static let frame = 0.02

  /// The room that a step needs: its name, where it does something.
  private static func least(_ band: StepBand, in recording: Recording) -> Double {
    if band.takesTime { return 88 }
    let name = recording.name(of: band.step)
    // What is only looked at needs no more than its number.
    guard !StepAxis.isQuiet(name) || recording.failure(of: band.step) != nil else { return 26 }
    return max(34, Double(name.count) * 6.2 + 12)
  }

  /// Whether a step changes nothing, so that its number is enough.
  static func isQuiet(_ name: String) -> Bool { ["expect", "expectEvents", "snapshot"].contains(name) }

  /// Shares the remaining width: among the steps that take time, by the square root of their time, so that a long wait
  /// leaves room for a short one; among all where none takes time.
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

/// A step's part of a timeline, from left to right.
struct StepBand {
  /// The number; 0 is the setting up.
  let step: Int
  /// The indexes of its moments; never empty.
  let moments: Range<Int>
  /// When it began and ended, in seconds.
  let time: (start: Double, end: Double)
  /// Where it begins in the picture.
  var x = 0.0
  /// How wide it is.
  var width = 0.0

  /// Whether time passes in it. Where none does, its moments stand side by side in their order.
  var takesTime: Bool { time.end > time.start }
  /// Where it ends in the picture.
  var endX: Double { x + width }
}

extension Array where Element: Equatable {
  /// The indexes of equal neighbours, with their value.
  var runs: [(value: Element, indexes: Range<Int>)] {
    let starts = indices.filter { $0 == 0 || self[$0] != self[$0 - 1] }
    return zip(starts, starts.dropFirst() + [count]).map { (self[$0], $0..<$1) }
  }
}
