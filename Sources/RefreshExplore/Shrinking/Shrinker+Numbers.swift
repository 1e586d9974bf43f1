import RefreshEngine
import RefreshText

/// Rounding numbers, and finding the smallest ones that still show the problem.
extension Shrinker {
  /// Rounds each number of a part as far as possible.
  mutating func roundNumbers(in part: ExploredRun.Part) {
    var numbers: [Double] = []
    var copy = run
    copy.visitNumbers(in: part) { numbers.append($0) }
    for (place, number) in numbers.enumerated() {
      for rounder in number.rounder where set(rounder, at: place, in: part) { break }
    }
  }

  private mutating func set(_ value: Double, at place: Int, in part: ExploredRun.Part) -> Bool {
    tryRun(part) { run in
      var index = 0
      run.visitNumbers(in: part) { number in
        if index == place { number = value }
        index += 1
      }
    }
  }

  /// Looks for the least pull, or the longest wait, that shows the problem.
  ///
  /// - Returns: The threshold in words; nil if neither decides, or if it takes too many runs to find out.
  mutating func findThreshold() -> String? {
    guard shouldContinue else { return nil }
    let limits = (attempts: attempts + Self.mostThresholdAttempts, moments: moments + Self.mostMoments)
    for (index, command) in run.commands.enumerated().reversed() {
      func limit(of value: Double, upTo most: Double, in other: (Double) -> Command) -> Threshold? {
        Threshold(of: value, upTo: most) { value in
          guard attempts < limits.attempts, moments < limits.moments, hasTime() else { return nil }
          var candidate = run
          candidate.commands[index] = other(value)
          return look(at: candidate) != nil
        }
      }
      if case .pull(let role, let amount) = command {
        // All pulls in points: percents of heights that differ can't be compared.
        guard let extent = run.components.first(where: { $0.kind.role == role })?.settings.extent else { continue }
        let points = amount.points(of: extent)
        let limit = limit(of: points, upTo: 3 * points) { .pull(role, .points($0)) }
        if let limit { return "any pull \(limit.words) pt\(place(of: index))" }
      } else if case .wait(let time) = command {
        if let limit = limit(of: time.seconds, upTo: 30, in: { .wait(Interval(seconds: $0)) }) {
          return "any wait \(limit.words) s\(place(of: index))"
        }
      }
    }
    return nil
  }

  /// Returns the number of a step in words; empty if no other step has such a number, because then it's clear which is meant.
  private func place(of index: Int) -> String {
    let isPull = run.commands[index].isPull
    return run.commands.count { isPull ? $0.isPull : $0.isWait } == 1 ? "" : " in step \(index + 1)"
  }
}

extension Command {
  fileprivate var isPull: Bool { if case .pull = self { true } else { false } }
  fileprivate var isWait: Bool { if case .wait = self { true } else { false } }
}

extension Double {
  /// Shorter numbers near this one on either side, the shortest first.
  fileprivate var rounder: [Double] {
    var numbers: [Double] = []
    for unit in [100, 50, 10, 5, 1, 0.5, 0.1, 0.01] {
      for rounded in [(self / unit).rounded(), (self / unit).rounded(.awayFromZero)] {
        let number = (rounded * unit).rounded(decimals: 2)
        // Much greater numbers mean something else, and long times take long to run.
        guard abs(number) <= 2 * abs(self) else { continue }
        if number != self, number != 0 || unit == 100, !numbers.contains(number), number.weight < weight {
          numbers.append(number)
        }
      }
    }
    return numbers
  }

  /// The length of the number as it is written, without zeros.
  private var weight: Int { shortestText.utf8.count { $0 != UInt8(ascii: "0") } }
}

/// The number from which, or up to which, runs show a problem, found by bisection, and tried at a few other numbers, because they
/// might show it only up to another one.
private struct Threshold {
  /// The range of the number: `past 54`, `from 54 on`, `shorter than 0.4`.
  let words: String

  /// - Parameters:
  ///   - value: A number that shows it.
  ///   - most: The greatest number that is tried.
  ///   - isBroken: Whether a number shows it; nil if there is no time left to find out.
  init?(of value: Double, upTo most: Double, isBroken: (Double) -> Bool?) {
    guard value > 0, let isBrokenAtZero = isBroken(0), let isBrokenAtTwice = isBroken(value * 2),
      isBrokenAtZero != isBrokenAtTwice
    else { return nil }
    let isLeast = !isBrokenAtZero
    var (broken, sound) = (value, isLeast ? 0 : value * 2)
    while abs(broken - sound) > 0.001 {
      let middle = (broken + sound) / 2
      guard let isBrokenThere = isBroken(middle) else { return nil }
      if isBrokenThere { broken = middle } else { sound = middle }
    }
    let others =
      isLeast
      ? [1.1, 1.25, 1.5, 3, 10].map { $0 * broken }.filter { $0 < most } + [most]
      : [0.25, 0.5, 0.75, 0.9].map { $0 * broken }
    guard others.allSatisfy({ isBroken($0) == true }) else { return nil }
    // Thresholds that people have chosen are round.
    let edge = broken.rounded(decimals: 2)
    let step = isLeast ? 0.002 : -0.002
    guard let inside = isBroken(edge + step), let outside = isBroken(edge - step), let isIncluded = isBroken(edge)
    else { return nil }
    guard inside, !outside else {
      words = (isLeast ? "past " : "below ") + sound.rounded(decimals: 3).shortestText
      return
    }
    let bound = isLeast ? (isIncluded ? "from" : "past") : (isIncluded ? "up to" : "below")
    words = "\(bound) \(edge.shortestText)"
  }
}
