import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// What the flows, repetitions and examples of a file may still come to, all written out.
///
/// A few lines can call each other so that they stand for more than any memory holds. What is written plainly is never refused:
/// a file may have as many steps as it has bytes.
struct ExpansionBudget: Sendable {
  /// How many steps a file may have: 100,000, or as many as it has bytes.
  static let steps = 100_000
  /// How many keys and values flows and examples may have: one million, or as many as the file has bytes.
  static let nodes = 1_000_000
  /// How many steps may be wrong before the others are not read any more: 1,000.
  static let failures = 1_000
  /// How many bytes of text may be put together of parameters: 16 MiB.
  static let bytes = 16 << 20

  static let help = "flows, repetitions and examples count with all that they bring, each time"

  private let most: (steps: Int, nodes: Int, bytes: Int)
  private var left: (steps: Int, nodes: Int, bytes: Int)
  private var failures = 0
  /// Whether there was not enough, which has been diagnosed.
  private(set) var isSpent = false

  /// The whole budget of a file.
  init(of file: SourceFile) {
    let size = file.bytes.count
    most = (max(ExpansionBudget.steps, size), max(ExpansionBudget.nodes, size), ExpansionBudget.bytes)
    left = most
  }

  /// Counts steps.
  ///
  /// - Returns: Why there may not be so many.
  mutating func spend(steps: Int) -> String? {
    left.steps -= steps
    isSpent = isSpent || left.steps < 0
    return left.steps < 0 ? "the file has more than \(grouped(most.steps)) steps, all written out" : nil
  }

  /// Counts a step that can't be read.
  ///
  /// - Returns: Why no more are read.
  mutating func spendFailure() -> String? {
    failures += 1
    guard failures > ExpansionBudget.failures else { return nil }
    isSpent = true
    return
      "more than \(grouped(ExpansionBudget.failures)) steps, all written out, can't be read; the others are not looked at"
  }

  /// Counts what a template comes to with values.
  ///
  /// - Returns: Why it may not be so much.
  mutating func spend(_ template: NodeTemplate, with values: [String: Node]) -> String? {
    let size = template.size(with: values, atMost: left.nodes)
    left.nodes -= size.nodes
    left.bytes -= size.bytes
    isSpent = isSpent || left.nodes < 0 || left.bytes < 0
    if left.nodes < 0 {
      return "flows and examples have more than \(grouped(most.nodes)) keys and values, all written out"
    }
    return left.bytes < 0
      ? "the texts of flows and examples are longer than \(most.bytes >> 20) MB, all written out" : nil
  }
}
