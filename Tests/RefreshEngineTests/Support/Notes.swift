@testable import RefreshEngine

/// What an app under test writes down while it is called. One simulation calls it, from one thread.
final class Notes: @unchecked Sendable {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}
