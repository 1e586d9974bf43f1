/// One thing that is measured.
struct Benchmark {
  /// The name in the table and in `bench.json`.
  let name: String
  /// What the number counts: `1/s`, `bytes`.
  let unit: String
  /// What is to be reached, nil where nothing is.
  let goal: Double?
  /// Whether the goal is an upper limit.
  var isLimit = false
  /// The number of significant digits after the decimal point.
  var digits = 0
  /// Measures once.
  let measure: () throws -> Double

  /// How often each is measured; the median is reported.
  static let runs = 7

  /// The median of ``runs`` measurements, after one that warms up.
  func median() throws -> Double {
    _ = try measure()
    return try (0..<Benchmark.runs).map { _ in try measure() }.sorted()[Benchmark.runs / 2]
  }
}

/// Calls a body and says how often it was done in a second.
///
/// - Parameter count: how much one call does.
func perSecond(_ count: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let time = clock.measure(body) / .seconds(1)
  return Double(count) / time
}
