import RefreshEngine

/// One value for each place of a scroll view.
package struct ByRole<Value> {
  /// An array, because its elements can be read without copying the others.
  private var values: [Value]

  /// The same value for each place.
  init(repeating value: Value) { values = [value, value, value] }

  /// The value of a place.
  package subscript(role: ComponentRole) -> Value {
    @inline(__always) _read { yield values[role.place] }
    @inline(__always) _modify { yield &values[role.place] }
  }

  /// Whether a value meets a condition.
  @inline(__always) func contains(_ condition: (Value) -> Bool) -> Bool { values.contains(where: condition) }
}

extension ByRole: Equatable where Value: Equatable {}
extension ByRole: Sendable where Value: Sendable {}
