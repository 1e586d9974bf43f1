import RefreshEngine
import RefreshPresets

extension ObservableType {
  /// The type of a component's state.
  static let state = ObservableType.name(RefreshState.allCases.map(\.name))

  /// The type with which the name of a state is read.
  static let stateName = ValueType<String>.choice(RefreshState.allCases.map { (ValueShape.Word($0.name), $0.name) })
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
