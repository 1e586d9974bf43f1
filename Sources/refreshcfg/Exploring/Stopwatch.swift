import Dispatch

/// A stopwatch for real time, which an interruption ends.
final class Stopwatch: Sendable {
  private let start = DispatchTime.now().uptimeNanoseconds
  /// The time limit in nanoseconds.
  private let end: UInt64
  private let queue = DispatchQueue(label: "stopwatch")
  private nonisolated(unsafe) var reported = 0

  /// - Parameter time: The time limit in seconds; `nil` for no limit.
  init(until time: Double?) { end = time.map { UInt64($0 * 1e9) } ?? .max }

  /// The elapsed time in nanoseconds.
  private var nanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds - start }
  /// The elapsed time in seconds.
  var seconds: Double { Double(nanoseconds) / 1e9 }
  /// Whether the time limit has passed, or the program was interrupted.
  var isOver: Bool { nanoseconds >= end || Interruption.isRequested }

  /// Returns the whole seconds since the last call.
  func takeSeconds() -> Int {
    queue.sync {
      let passed = Int(seconds)
      defer { reported = passed }
      return passed - reported
    }
  }
}
