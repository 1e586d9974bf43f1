@testable import RefreshEngine

/// Notes that an app under test takes when it is called. One simulation calls it, on one thread.
final class Notes: @unchecked Sendable {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}
