import RefreshEngine
import RefreshPresets

extension ObservableType {
  /// The type of a component's state.
  static let state = ObservableType.name(RefreshState.allCases.map(\.name))

  /// The type with which the name of a state is read.
  static let stateName = ValueType<String>.choice(RefreshState.allCases.map { (ValueShape.Word($0.name), $0.name) })

  /// Returns a value as reports show it: free text in quotes, everything else bare, numbers with at most six
  /// decimals.
  public func text(of value: ObservedValue) -> String {
    switch value {
    // Rounding removes the noise of binary fractions: 1.01 instead of 1.0099999999999998. Matchers and traces use
    // the exact number.
    case .number(let number): (abs(number) < 1e9 ? number.rounded(decimals: 6) : number).shortestText
    case .bool(let bool): bool ? "true" : "false"
    case .text(let text): self == .text ? "\"\(text)\"" : text
    case .absent: "null"
    }
  }
}

/// Returns the number that a text contains in plain decimal notation: `12`, `-0.5`, `+3`, `1e-3`; `nil` for any
/// other text, and for a number that is too large.
///
/// `Double.init` would also accept hexadecimal numbers, `nan` and `infinity`.
func decimal(_ text: Substring) -> Double? {
  let isPlain = text.utf8.allSatisfy { "0123456789.-+eE".utf8.contains($0) }
  guard isPlain, let number = Double(text), number.isFinite else { return nil }
  return number
}
