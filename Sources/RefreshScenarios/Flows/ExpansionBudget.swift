import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// The limits on the expansion of flows, repetitions and examples in a file, and how much of them is left.
///
/// A few lines that call each other can expand to more than any memory holds. Steps that are written out are never
/// refused: a file may have as many steps as it has bytes.
struct ExpansionBudget: Sendable {
  /// The maximum number of steps in a file: 100,000, or as many as it has bytes.
  static let steps = 100_000
  /// The maximum number of keys and values in flows and examples: one million, or as many as the file has bytes.
  static let nodes = 1_000_000
  /// The number of invalid steps after which no more steps are read: 1,000.
  static let failures = 1_000
  /// The total size of the texts that may be assembled from parameters: 16 MiB.
  static let bytes = 16 << 20

  static let help = "flows, repetitions and examples count in full each time they are used"

  private let most: (steps: Int, nodes: Int, bytes: Int)
  private var left: (steps: Int, nodes: Int, bytes: Int)
  private var failures = 0
  /// Whether the budget was exceeded, which has been diagnosed.
  private(set) var isSpent = false

  /// Creates the full budget for a file.
  init(of file: SourceFile) {
    let size = file.bytes.count
    most = (max(ExpansionBudget.steps, size), max(ExpansionBudget.nodes, size), ExpansionBudget.bytes)
    left = most
  }

  /// Counts steps.
  ///
  /// - Returns: A message if the limit is exceeded.
  mutating func spend(steps: Int) -> String? {
    left.steps -= steps
    isSpent = isSpent || left.steps < 0
    return left.steps < 0 ? "the file has more than \(grouped(most.steps)) steps when fully expanded" : nil
  }

  /// Counts an invalid step.
  ///
  /// - Returns: A message if no more steps should be read.
  mutating func spendFailure() -> String? {
    failures += 1
    guard failures > ExpansionBudget.failures else { return nil }
    isSpent = true
    return "more than \(grouped(ExpansionBudget.failures)) expanded steps can't be read; the others aren't checked"
  }

  /// Counts the expansion of a template with values.
  ///
  /// - Returns: A message if a limit is exceeded.
  mutating func spend(_ template: NodeTemplate, with values: [String: Node]) -> String? {
    let size = template.size(with: values, atMost: left.nodes)
    left.nodes -= size.nodes
    left.bytes -= size.bytes
    isSpent = isSpent || left.nodes < 0 || left.bytes < 0
    if left.nodes < 0 {
      return "flows and examples have more than \(grouped(most.nodes)) keys and values when fully expanded"
    }
    return left.bytes < 0
      ? "the texts of flows and examples are longer than \(byteCount(most.bytes)) when fully expanded" : nil
  }
}
