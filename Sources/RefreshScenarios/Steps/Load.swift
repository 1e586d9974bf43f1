import RefreshEngine
import RefreshPresets

/// `load`: content arrives.
struct Load: Action {
  /// How much.
  enum Amount: Sendable {
    case rows(Int32)
    case height(Double)
  }

  let amount: Amount

  func act(on simulation: inout Simulation) {
    switch amount {
    case .rows(let rows): simulation.load(rows: rows)
    case .height(let height): simulation.load(height: height)
    }
  }

  static let kind = StepKind(
    "load",
    .oneKey([
      Key<Amount?>("rows", .integer(), examples: ["20"], "How many rows are appended.") { $0 = .rows($1) },
      Key<Amount?>("height", .length(atLeast: 0), examples: ["300"], "How much the content grows, in points.") {
        $0 = .height($1)
      },
    ]),
    examples: ["{ rows: 20 }", "{ height: 300 }"],
    "Rows or height are appended to the content, and the scroll view reloads."
  ) { amount, _ in Load(amount: amount) }
}
