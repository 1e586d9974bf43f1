import RefreshEngine
import RefreshScenarios
import RefreshText

/// The axis of a timeline: time runs from left to right, everywhere at the same scale. Where steps follow one another
/// without any time between them, they have room side by side, and the axis is interrupted.
struct StepAxis {
  /// The bands, in order.
  private(set) var bands: [StepBand] = []
  /// The position of each moment.
  private(set) var positions: [Double] = []
  /// Whether each moment follows the previous one so late that the values between them have not been sampled.
  private(set) var isLate: [Bool] = []
  /// The scale.
  let scale: TimeScale

  /// The right edge of the last band.
  var endX: Double { bands.last?.endX ?? 0 }

  /// Lays out a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - moments: Its moments, with those that are looked at in addition. The default is its own.
  ///   - changes: The instants at which anything changes, in seconds. The default is every moment.
  ///   - x: The left edge of the first band.
  ///   - width: The available width; steps can need more.
  init(
    _ recording: Recording, _ moments: [Recording.Moment]? = nil, changes: [Double]? = nil, from x: Double,
    width: Double
  ) {
    let moments = moments ?? recording.moments
    bands = moments.map(\.step).runs.map { step, run in
      let times = (moments[max(0, run.lowerBound - 1)].time.seconds, moments[run.upperBound - 1].time.seconds)
      return StepBand(
        step: step, name: recording.name(of: step), isQuiet: recording.isQuiet(step),
        failure: recording.failure(of: step), moments: run, time: times)
    }
    let instants = bands.filter { !$0.takesTime }.map(\.leastWidth).reduce(0, +)
    let duration = moments.last?.time.seconds ?? 0
    let edges = bands.flatMap { [$0.time.start, $0.time.end] }
    let known: [Double] = Set(changes ?? moments.map(\.time.seconds)).union(edges).ordered()
    let moving = bands.filter(\.takesTime).map { band -> Double in
      let last = known.last { $0 > band.time.start && $0 < band.time.end }
      return (last ?? band.time.end) - band.time.start
    }.filter { $0 > 0 }.min()
    scale = TimeScale(
      width: max(width - instants, StepAxis.leastRoom), duration: duration, changes: known, moving: moving)
    // If no time passes at all, the steps share the remaining width.
    let rest = duration > 0 ? 0 : min(110, max(0, width - instants) / Double(max(1, bands.count)))
    var edge = x
    for index in bands.indices {
      let band = bands[index]
      bands[index].x = edge
      bands[index].width =
        band.takesTime
        ? scale.length(to: band.time.end) - scale.length(to: band.time.start) : band.leastWidth + rest
      edge += bands[index].width
    }
    isLate = moments.indices.map { index in
      index > 0 && (moments[index].time - moments[index - 1].time).seconds > TimeScale.frame
    }
    positions = bands.flatMap { band in
      band.moments.map { position(of: $0, at: moments[$0].time.seconds, in: band) }
    }
  }

  /// The minimum width for the whole time, in points.
  private static let leastRoom = 480.0

  /// Returns the position of an instant in a band that takes time.
  func position(of time: Double, in band: StepBand) -> Double {
    band.x + scale.length(to: time) - scale.length(to: band.time.start)
  }

  private func position(of moment: Int, at time: Double, in band: StepBand) -> Double {
    guard band.takesTime else {
      let index = moment - band.moments.lowerBound
      return band.x + band.width * Double(index + 1) / Double(band.moments.count + 1)
    }
    return position(of: time, in: band)
  }
}

/// The part of a timeline that belongs to a step, from left to right.
struct StepBand {
  /// The number of the step; 0 is the setup.
  let step: Int
  /// The name of the step.
  let name: String
  /// Whether the step changes nothing; then its number is enough.
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
  /// Whether its name is written, and not only its number.
  var isNamed: Bool { !isQuiet || failure != nil || width > nameWidth + 10 }

  /// The width of a step that takes no time.
  var leastWidth: Double { isQuiet && failure == nil ? 26 : max(34, nameWidth + 12) }
}

extension Array where Element: Equatable {
  /// The runs of equal neighbours: their indexes and their value.
  var runs: [(value: Element, indexes: Range<Int>)] {
    let starts = indices.filter { $0 == 0 || self[$0] != self[$0 - 1] }
    return zip(starts, starts.dropFirst() + [count]).map { (self[$0], $0..<$1) }
  }
}
