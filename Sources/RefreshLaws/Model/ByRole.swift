import RefreshEngine

/// One value for each place of a scroll view.
package struct ByRole<Value> {
  /// An array, because its elements can be read without copying the others.
  private var values: [Value]

  /// The same value for each place.
  init(repeating value: Value) { values = [value, value, value] }

  /// The value of a place.
  package subscript(role: ComponentRole) -> Value {
    @inline(__always) _read { yield values[index(of: role)] }
    @inline(__always) _modify { yield &values[index(of: role)] }
  }

  /// The index of a place. The compiler has to inline it, or reading one value would copy the array with the others.
  @inline(__always) private func index(of role: ComponentRole) -> Int {
    switch role {
    case .header: 0
    case .footer: 1
    case .trailer: 2
    }
  }

  /// Whether a value meets a condition.
  @inline(__always) func contains(_ condition: (Value) -> Bool) -> Bool { values.contains(where: condition) }
}

extension ByRole: Equatable where Value: Equatable {}
extension ByRole: Sendable where Value: Sendable {}
