/// Two things that are compared, measured in turns, so that other work of the machine slows both.
final class Comparison {
  /// How often both are measured.
  private static let runs = 5

  private let own: () throws -> Void
  private let base: () throws -> Void
  private var times: [(own: Double, base: Double)] = []

  init(of own: @escaping () throws -> Void, with base: @escaping () throws -> Void) {
    self.own = own
    self.base = base
  }

  /// A median of what is made of the seconds of each run; the runs are made at the first question.
  func median(_ value: (_ own: Double, _ base: Double) -> Double) throws -> Double {
    if times.isEmpty { times = try (0..<Comparison.runs).map { _ in try measured() } }
    return times.map(value).sorted()[times.count / 2]
  }

  private func measured() throws -> (own: Double, base: Double) {
    let clock = ContinuousClock()
    let base = try clock.measure(base) / .seconds(1)
    return (try clock.measure(own) / .seconds(1), base)
  }
}
