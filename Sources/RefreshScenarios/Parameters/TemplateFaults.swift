import RefreshDiagnostics
import RefreshPresets

/// Units that are wrong with the values of several examples because of what is written after the parameter, as in
/// `"${amount}%"` with `amount: 110%`. Each is reported once.
struct TemplateFaults {
  private var known: Set<Span> = []

  /// Returns the diagnostics of an example without those that an earlier one had in the same text. Where a text is only a
  /// parameter, each value is a mistake.
  mutating func keep(_ found: Diagnostics) -> Diagnostics {
    guard found.hasErrors else { return found }
    return Diagnostics(
      found.all.filter { !$0.isUnitAfterParameter || known.insert($0.span).inserted })
  }
}

extension Diagnostic {
  nonisolated(unsafe) private static let parameterAndUnit = /["']?\$\{[^{}]*\}[^"'${}\s]+["']?/

  /// Whether the error is the unit of a text that consists of a parameter and something directly after it.
  fileprivate var isUnitAfterParameter: Bool {
    rule == .wrongUnit && span.end - span.start < 200 && span.text.wholeMatch(of: Self.parameterAndUnit) != nil
  }
}
