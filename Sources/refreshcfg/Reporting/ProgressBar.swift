import Dispatch

/// A line that shows the progress of a long run to people at a terminal.
///
/// ```
/// ━━━━━━━━━━━━━━━━━━━━──────────  6,412 of 10,000 scenarios, 3 failed
/// ```
///
/// It appears when a run has taken ``patience``, is rewritten in place at most ten times a second, and is erased at
/// the end. Workers may report their progress from several threads.
final class ProgressBar: Sendable {
  /// The time after which the bar appears, in nanoseconds.
  static let patience: UInt64 = 1_000_000_000
  /// The shortest time between two updates, in nanoseconds.
  static let pause: UInt64 = 100_000_000

  private let total: Int
  private let noun: String
  private let width: Int
  private let signs: (done: String, left: String)
  /// The queue that protects the state.
  private let queue = DispatchQueue(label: "progress")
  private nonisolated(unsafe) var state: State
  private nonisolated(unsafe) let write: (String) -> Void
  private nonisolated(unsafe) let now: () -> UInt64

  private struct State {
    var done = 0
    var failed = 0
    /// The time of the next update, in nanoseconds.
    var due: UInt64
    var isShown = false
  }

  /// Starts the bar.
  ///
  /// - Parameters:
  ///   - total: The number of things to do.
  ///   - noun: The name of the things. The default is "scenarios".
  ///   - streams: The streams; the bar is written to the error stream, so that it does not disturb the results.
  ///   - now: Returns the time in nanoseconds since any fixed moment. The default is the machine's clock.
  /// - Returns: The bar, or `nil` if it wouldn't be visible: without a terminal, on a terminal that can't rewrite a
  ///   line, or in continuous integration.
  init?(
    of total: Int, _ noun: String = "scenarios", on streams: Streams,
    now: @escaping () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }
  ) {
    guard streams.errorIsTerminal, !streams.isCI, total > 0 else { return nil }
    (self.total, self.noun) = (total, noun)
    width = streams.errorWidth ?? 80
    signs = streams.isASCII ? ("=", "-") : ("━", "─")
    write = streams.error
    self.now = now
    state = State(due: now() + ProgressBar.patience)
  }

  /// Adds what has been done.
  ///
  /// - Parameters:
  ///   - count: The number of things that have been done.
  ///   - failed: The number of those that failed.
  func advance(by count: Int, failed: Int) {
    queue.sync {
      state.done += count
      state.failed += failed
      let time = now()
      guard time >= state.due, state.done < total else { return }
      state.due = time + ProgressBar.pause
      state.isShown = true
      write("\r\(picture)\u{1B}[K")
    }
  }

  /// Erases the line, if there is one.
  func finish() {
    queue.sync {
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
      state.due = .max
    }
  }

  /// The line, one column narrower than the terminal, so that it does not wrap.
  private var picture: String {
    let failed = state.failed == 0 ? "" : ", \(state.failed) failed"
    let text = "  \(state.done) of \(total) \(noun)\(failed)"
    let room = min(40, width - text.count - 1)
    guard room >= 5 else { return String(text.dropFirst(2).prefix(width - 1)) }
    let done = room * state.done / total
    return String(repeating: signs.done, count: done) + String(repeating: signs.left, count: room - done) + text
  }
}
